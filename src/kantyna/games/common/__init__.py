"""What several games share: personal decks, market rows."""
