"""The course of a game, chapter by chapter."""
