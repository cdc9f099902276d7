"""Every game that can be played."""

from __future__ import annotations

from kantyna.games.card_game.spec import CardGameSpec
from kantyna.games.deckbuilding.spec import DeckbuildingSpec
from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.star_realms.spec import StarRealmsSpec
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.spec import GameSpec

GAMES: dict[str, GameSpec] = {
    spec.name: spec for spec in (StarRealmsSpec(), DeckbuildingSpec(), CardGameSpec(), DestinySpec(), OuterRimSpec())
}


def game(name: str) -> GameSpec:
    """The game of that name."""
    if name not in GAMES:
        raise BadSetup("setup-unknown-game", name=name, known=", ".join(GAMES))
    return GAMES[name]
