"""Rules of thumb; nothing in the rules imports it."""
