"""How a decent player sees the table; nothing in the rules knows of it."""
