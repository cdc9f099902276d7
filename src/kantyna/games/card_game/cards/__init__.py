"""All different cards of the core set; with them the program is complete."""

from kantyna.games.card_game.card_index import CARDS, PROGRAM, enter
from kantyna.games.card_game.cards.affiliations import AFFILIATION_CARDS
from kantyna.games.card_game.cards.fringe import FRINGE
from kantyna.games.card_game.cards.jedi import JEDI_CARDS
from kantyna.games.card_game.cards.navy import NAVY
from kantyna.games.card_game.cards.rebels import REBELS
from kantyna.games.card_game.cards.sith import SITH_CARDS
from kantyna.games.card_game.cards.underworld import UNDERWORLD
from kantyna.games.card_game.turn.program import add_framework

if not CARDS:
    enter([*AFFILIATION_CARDS, *JEDI_CARDS, *REBELS, *FRINGE, *SITH_CARDS, *NAVY, *UNDERWORLD])
    add_framework(PROGRAM)
