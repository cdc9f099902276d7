"""The rules of the turn, one file a chapter of the rulebook."""
