"""How a decent player sees the table."""
