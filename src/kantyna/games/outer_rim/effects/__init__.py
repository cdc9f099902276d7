"""The verbs of the card texts."""
