"""The table in a terminal: drawn with Textual, or in plain numbered lines."""
