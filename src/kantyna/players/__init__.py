"""Who may sit at the table besides a human. Players see a View and a Decision, never the table."""

from kantyna.players.factory import make
from kantyna.players.level_player import LEVELS
from kantyna.players.player import BotFault, Player, Progress

__all__ = ["LEVELS", "BotFault", "Player", "Progress", "make"]
