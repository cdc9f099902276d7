"""Tables laid out by keys for tests, and answers by verb and key."""

from __future__ import annotations

from kantyna.games.outer_rim.card import Patrol
from kantyna.games.outer_rim.cards import CARDS, NUMBER_OF
from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.outer_rim.table import CREDITS, DAMAGE, FAME, OuterRim
from kantyna.games.outer_rim.vocabulary import SPACES
from kantyna.kernel.body import Row
from kantyna.kernel.engine import submit
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.layout import Laid, Scene

SPEC = OuterRimSpec()
HIT, CRIT, FOCUS, BLANK = 0, 3, 4, 6
"""Rolls that give each face."""


def place(key: str) -> int:
    return SPACES.words.index(key)


def lay(
    own: dict[str, list[str]],
    at: str = "naboo",
    *,
    phase: str = "action",
    credits: int = 0,
    table_piles: dict[str, list[str]] | None = None,
    other: dict[str, list[str]] | None = None,
    other_at: str = "lothal",
    reputation: dict[str, int] | None = None,
    other_reputation: dict[str, int] | None = None,
    patrols: dict[str, str] | None = None,
    flipped: bool = False,
    variant: str = "standard",
    rolls: list[int] | None = None,
    active: int = 0,
) -> OuterRim:
    """A game of two: what seat 0 has and where it is, and what else matters. The rest lies as set-up has it."""
    way = next(way for way in SPEC.variants() if way.name == variant)
    scene = Scene(variant, 2 - way.automatic, {}, 1, way.automatic)
    scene.phase = phase
    scene.active = active
    scene.counters = {"credits": {0: credits}}
    for faction, value in (reputation or {}).items():
        scene.counters.setdefault(f"reputation-{faction}", {})[0] = value
    for faction, value in (other_reputation or {}).items():
        scene.counters.setdefault(f"reputation-{faction}", {})[1] = value
    for seat, piles, where in ((0, own, at), (1, other or {}, other_at)):
        for zone, keys in {"captain": ["boba-fett" if seat == 0 else "lando-calrissian"], **piles}.items():
            marks = {"place": place(where)} if zone == "captain" else {}
            if zone == "ship" and seat == 0 and flipped:
                marks["flipped"] = 1
            scene.piles.setdefault(zone, {})[seat] = [Laid(NUMBER_OF[key], dict(marks), []) for key in keys]
    for zone, keys in (table_piles or {}).items():
        scene.piles[zone] = {NOBODY: [Laid(NUMBER_OF[key], {}, []) for key in keys]}
    if patrols is not None:
        scene.piles["patrols"] = {
            NOBODY: [Laid(NUMBER_OF[key], {"place": place(where)}, []) for key, where in patrols.items()]
        }
        rest = [card.number for card in CARDS if isinstance(card, Patrol) and card.key not in patrols]
        scene.piles["patrol-stacks"] = {NOBODY: [Laid(number, {}, []) for number in rest]}
    table = SPEC.layout.lay(scene)
    assert isinstance(table, OuterRim)
    table.forced = rolls or []
    return table


def options(table: OuterRim) -> list[str]:
    """What is offered: the verb, and what it points at."""
    found: list[str] = []
    for code in table.options.listed():
        option = SPEC.option(table, code)
        words = [option.verb]
        if option.name:
            words.append(option.name)
        elif option.seat >= 0:
            words.append(str(option.seat))
        elif option.number >= 0:
            words.append(str(option.number))
        found.append(" ".join(words))
    return found


def do(table: OuterRim, *answers: str) -> list[Event]:
    """Give answers by the words of ``options``."""
    told: list[Event] = []
    for answer in answers:
        offered = options(table)
        assert answer in offered, f"{answer}: not among {offered}"
        told.extend(submit(table, table.asked, table.options.listed()[offered.index(answer)]))
    return told


def keys(table: OuterRim, handle: int | Row, seat: int = 0) -> list[str]:
    """The keys of what lies in a zone of the table, or of a seat."""
    place = handle if isinstance(handle, int) else handle[seat]
    return [CARDS[table.defs[card]].key for card in table.rows[place] if card >= 0]


def credits(table: OuterRim, seat: int = 0) -> int:
    return table.count[CREDITS[seat]]


def fame(table: OuterRim, seat: int = 0) -> int:
    return table.count[FAME[seat]]


def wounds(table: OuterRim, seat: int = 0) -> int:
    return table.mark(DAMAGE, table.captain(seat))


def dents(table: OuterRim, seat: int = 0) -> int:
    return table.mark(DAMAGE, table.ship(seat))
