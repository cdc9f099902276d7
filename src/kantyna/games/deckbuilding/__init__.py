"""Star Wars: The Deckbuilding Game, with all its ways to play and a team game of our own."""
