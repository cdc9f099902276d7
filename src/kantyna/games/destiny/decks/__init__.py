"""Teams and decks: what one consists of, those that are ready to play, and the files they are kept in."""
