"""What the commands do, one module each; `cli` is the door to them."""
