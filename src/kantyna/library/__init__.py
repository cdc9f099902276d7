"""The library: what `import kantyna` gives. Everything here is also a name of the package itself."""

from kantyna.library.bots import Bot, NamedBot, bot
from kantyna.library.cards import Card, Game, all_games, game
from kantyna.library.errors import Error, IllegalMove
from kantyna.library.events import Event, Outcome
from kantyna.library.match import Match, load, new, position
from kantyna.library.options import Option, Refusal
from kantyna.library.players import PlayerMaker, add_player, player
from kantyna.library.view import Piece, Side, View, Zone

__all__ = [
    "Bot",
    "Card",
    "Error",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "NamedBot",
    "Option",
    "Outcome",
    "Piece",
    "PlayerMaker",
    "Refusal",
    "Side",
    "View",
    "Zone",
    "add_player",
    "all_games",
    "bot",
    "game",
    "load",
    "new",
    "player",
    "position",
]
