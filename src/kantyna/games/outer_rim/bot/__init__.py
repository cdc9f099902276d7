"""Rules of thumb and values: nothing in the rules imports them."""
