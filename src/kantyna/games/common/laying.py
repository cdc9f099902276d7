"""Cards laid out by hand, numbered as they are laid."""

from __future__ import annotations

from kantyna.kernel.errors import BadSetup
from kantyna.kernel.ids import NOBODY, CardId, DefId, Seat
from kantyna.kernel.layout import Laid, Scene
from kantyna.kernel.view import Zone


class Cards:
    """The cards of a scene. *box* lists the definitions of all cards there are: more of one can't be laid."""

    def __init__(
        self,
        scene: Scene,
        seat_zones: list[str],
        common_zones: list[str],
        from_the_top: list[str],
        box: list[DefId],
        keys: list[str],
    ) -> None:
        self.defs: list[DefId] = []
        self.laid: list[Laid] = []
        self.piles: dict[tuple[str, Seat], list[CardId]] = {}
        for zone in seat_zones + common_zones:
            for seat in range(NOBODY, scene.seats):
                self._take(zone, seat, scene.pile(zone, seat), zone in from_the_top)
        for definition in self.defs:
            if self.defs.count(definition) > box.count(definition):
                raise BadSetup("scenario-too-many", card=keys[definition], most=box.count(definition))

    def _take(self, zone: str, seat: Seat, laid: list[Laid], turned: bool) -> None:
        pile = list(range(len(self.defs), len(self.defs) + len(laid)))
        self.defs.extend(card.definition for card in laid)
        self.laid.extend(laid)
        self.piles[zone, seat] = pile[::-1] if turned else pile

    def pile(self, zone: str, seat: Seat) -> list[CardId]:
        return self.piles.get((zone, seat), [])


def laid_zone(kind: int, seat: Seat, pile: list[CardId], turned: bool) -> Zone:
    """A zone as a scenario reads it: from the top or from the left."""
    return Zone(kind, seat, len(pile), pile[::-1] if turned else pile[:])
