"""What the wire says of pieces: dice with their sides, the spaces of a map, what an option is about."""

from __future__ import annotations

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.action import A_FACE, A_PLACE, ActionSpace, Verb
from kantyna.kernel.spec import CardDef, Side
from kantyna.kernel.table import Table
from kantyna.kernel.view import Space, Zone
from kantyna.play.match import Match
from kantyna.server import catalogue, protocol
from kantyna.server.localization import cached_speaker
from kantyna.server.view_serializer import ViewSerializer
from kantyna.terminal.remote_table import as_seen

LANES = [Space("harbour", "port", 100, 700, [1], "blob", 7), Space("reef", "nav", 300, 650, [0])]


def shown(monkeypatch: pytest.MonkeyPatch) -> ViewSerializer:
    """A duel, at a table with a map on it."""
    match = Match.new("star-realms", "duel", 2, seed=1, names=["Ola", "Igor"])
    seen = match.view(0)
    seen.spaces = LANES
    seen.zones.append(Zone(seen.zones[0].kind, -1, 2, [], 1))
    monkeypatch.setattr(match, "view", lambda seat: seen)
    return ViewSerializer(match, ["Ola", "Igor"], 0, cached_speaker("en"))


def test_a_map_is_told_space_by_space_with_its_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    told = shown(monkeypatch).view()
    assert told.spaces == [
        protocol.view.Space(key="harbour", kind="port", faction="blob", along=100, across=700, lanes=[1], thing=7),
        protocol.view.Space(key="reef", kind="nav", faction="", along=300, across=650, lanes=[0], thing=-1),
    ]
    assert told.zones[-1].place == 1
    assert {zone.place for zone in told.zones[:-1]} == {-1}


def test_the_terminal_reads_the_map_that_the_server_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = as_seen(GAMES["star-realms"], shown(monkeypatch).view())
    assert [vars_of(space) for space in told.spaces] == [vars_of(space) for space in LANES]
    assert told.zones[-1].place == 1


def vars_of(space: Space) -> tuple[object, ...]:
    return space.key, space.kind, space.along, space.across, space.lanes, space.faction, space.thing


def test_an_option_says_which_space_or_side_it_is_about() -> None:
    space = ActionSpace(4)
    fly: Verb[Table] = Verb("fly", A_PLACE, most=6)
    turn: Verb[Table] = Verb("turn", A_FACE, most=5)
    for verb in (fly, turn):
        space.add(verb)
    table = GAMES["star-realms"].new("duel", 2, {}, 1)
    flown = space.option(table, 0, fly.base + 6, [])
    assert (flown.verb, flown.place, flown.face, flown.number) == ("fly", 6, -1, -1)
    turned = space.option(table, 0, turn.base + 2, [])
    assert (turned.verb, turned.place, turned.face, turned.number) == ("turn", -1, 2, -1)
    assert turn.base == 8, "a verb's block is whole"


def test_a_die_has_its_sides_in_the_catalogue() -> None:
    sides = [Side("combat", 2), Side("trade", 1, price=1), Side("combat", 1, plus=True)]
    spec, speaker = GAMES["star-realms"], cached_speaker("en").speaker
    die = CardDef("scout", "ship", "blob", 1, {}, [], piece="die", sides=sides)
    entry = catalogue._card(spec, speaker, die)
    assert entry.piece == "die"
    assert [(side.symbol, side.value, side.price, side.plus) for side in entry.sides] == [
        ("combat", 2, 0, False),
        ("trade", 1, 1, False),
        ("combat", 1, 0, True),
    ]
    assert catalogue.catalogue(spec, "en").cards[0].piece == "card"
