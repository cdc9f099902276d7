"""Star Wars: The Card Game, the complete core set."""
