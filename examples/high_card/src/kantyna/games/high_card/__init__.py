"""High Card, made up for the page "Add a game": lay cards for what is printed on them, or for what a die gives."""
