"""What the card texts are made of."""
