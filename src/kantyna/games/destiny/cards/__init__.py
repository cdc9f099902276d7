"""All cards; with them the book is full."""

from kantyna.games.destiny.card_index import CARDS, enter
from kantyna.games.destiny.cards.awakenings import AWAKENINGS_CARDS
from kantyna.games.destiny.cards.spirit_of_rebellion import SPIRIT_OF_REBELLION_CARDS
from kantyna.games.destiny.cards.two_player_game import TWO_PLAYER_GAME_CARDS

if not CARDS:
    enter([*AWAKENINGS_CARDS, *SPIRIT_OF_REBELLION_CARDS, *TWO_PLAYER_GAME_CARDS])
