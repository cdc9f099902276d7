"""Decks: what one consists of, and the files it is kept in."""
