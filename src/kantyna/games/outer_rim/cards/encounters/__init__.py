"""The encounter cards: a file for each of the seven decks."""
