"""Star Realms, the base set with all its ways to play."""
