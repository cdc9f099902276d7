"""The market: a file for each of its six decks."""
