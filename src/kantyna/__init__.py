"""Kantyna: a digital table at which card games are played by their rulebooks."""
