"""Who knows what: discard piles, looks at the galaxy deck, hands and secret bases."""

import pytest

from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.table import BASES, DECK, Deckbuilding
from kantyna.games.registry import GAMES
from kantyna.kernel.engine import random_playout, submit
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.layout import Laid, Scene
from kantyna.kernel.rng import Dice
from kantyna.kernel.view import View, Zone

SPEC = GAMES["deckbuilding"]
KEYS = [card.key for card in CARDS]


def scene(
    piles: dict[str, dict[int, list[str]]], active: int = 0, force: int = 3, phase: str = "", teams: bool = False
) -> Deckbuilding:
    """A duel, or a game of teams, laid out by keys."""
    laid = Scene("teams-beginner", 4, {}, 1) if teams else Scene("beginner", 2, {}, 1)
    laid.active = active
    laid.phase = phase
    laid.counters = {"force": {NOBODY: force}}
    for zone, owners in piles.items():
        laid.piles[zone] = {seat: [Laid(KEYS.index(key), {}, []) for key in keys] for seat, keys in owners.items()}
    table = SPEC.layout.lay(laid)
    assert isinstance(table, Deckbuilding)
    return table


def do(table: Deckbuilding, verb: str, key: str = "") -> None:
    asked = table.pending
    assert asked is not None
    for code in asked.options:
        option = SPEC.option(table, code)
        if option.verb == verb and option.name == key:
            submit(table, asked.seat, code)
            return
    raise AssertionError(f"no {verb} {key}")


def zone(view: View, name: str, seat: int = NOBODY) -> Zone:
    return view.zone(SPEC.names.zones.index(name), seat)


def seen(view: View, name: str, seat: int = NOBODY) -> list[str]:
    return [KEYS[view.defs[card]] if card >= 0 else "?" for card in zone(view, name, seat).cards]


@pytest.mark.rule("DB-INFO-1")
@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_all_discard_piles_are_open_in_their_order(seat: int) -> None:
    table = scene(
        {
            "discard-pile": {0: ["stormtrooper", "at-st"], 1: ["x-wing", "y-wing"]},
            "galaxy-discard": {NOBODY: ["lobot", "dengar"]},
        }
    )
    view = SPEC.view(table, seat)
    assert seen(view, "discard-pile", 0) == ["at-st", "stormtrooper"]
    assert seen(view, "discard-pile", 1) == ["y-wing", "x-wing"]
    assert seen(view, "galaxy-discard") == ["dengar", "lobot"]


def test_hands_are_hidden() -> None:
    table = scene({"hand": {0: ["stormtrooper"], 1: ["x-wing", "y-wing"]}})
    assert seen(SPEC.view(table, 0), "hand", 1) == []
    assert zone(SPEC.view(table, 0), "hand", 1).size == 2
    assert seen(SPEC.view(table, 1), "hand", 1) == ["x-wing", "y-wing"]
    assert seen(SPEC.view(table, NOBODY), "hand", 0) == []


@pytest.mark.rule("DB-LOOK-1")
def test_only_who_looks_at_the_galaxy_deck_learns_it() -> None:
    table = scene({"in-play": {0: ["moff-jerjerrod"]}, "galaxy-deck": {NOBODY: ["darth-vader", "lobot"]}}, force=0)
    do(table, "use", "moff-jerjerrod")
    assert seen(SPEC.view(table, 0), "galaxy-deck") == ["darth-vader"]
    assert seen(SPEC.view(table, 1), "galaxy-deck") == []
    assert seen(SPEC.view(table, NOBODY), "galaxy-deck") == []


@pytest.mark.rule("DB-LOOK-1", "DB-TEAM-9")
def test_a_teammate_learns_what_the_other_looks_at() -> None:
    piles = {"in-play": {0: ["moff-jerjerrod"]}, "galaxy-deck": {NOBODY: ["darth-vader", "lobot"]}}
    table = scene(piles, force=0, teams=True)
    do(table, "use", "moff-jerjerrod")
    for seat in (0, 2):
        assert seen(SPEC.view(table, seat), "galaxy-deck") == ["darth-vader"]
    for seat in (NOBODY, 1, 3):
        assert seen(SPEC.view(table, seat), "galaxy-deck") == []


@pytest.mark.rule("DB-REVEAL-1")
def test_a_revealed_card_that_goes_back_is_known_to_all() -> None:
    table = scene({"in-play": {0: ["scout-trooper"]}, "galaxy-deck": {NOBODY: ["at-st", "lobot"]}})
    do(table, "use", "scout-trooper")
    for seat in (NOBODY, 0, 1):
        assert seen(SPEC.view(table, seat), "galaxy-deck") == ["at-st"]


def test_a_card_put_back_by_jyn_erso_is_known_to_her_player() -> None:
    table = scene(
        {"in-play": {1: ["jyn-erso"]}, "hand": {0: ["darth-vader", "at-st"]}, "deck": {0: ["stormtrooper"]}},
        active=1,
    )
    do(table, "use", "jyn-erso")
    do(table, "put-on-deck", "darth-vader")
    assert seen(SPEC.view(table, 1), "hand", 0) == ["at-st"]
    assert seen(SPEC.view(table, 1), "deck", 0) == ["darth-vader"]
    assert seen(SPEC.view(table, NOBODY), "deck", 0) == []
    guess = SPEC.determinize(SPEC.view(table, 1), Dice(5))
    assert KEYS[guess.defs[guess.rows[DECK[0]][-1]]] == "darth-vader"


@pytest.mark.rule("DB-MODE-3")
def test_secret_bases_are_guessed_from_all_that_were_not_shown() -> None:
    table = SPEC.new("secret-bases", 2, {}, 4)
    for _ in range(8):
        asked = table.pending
        assert asked is not None
        submit(table, asked.seat, asked.options[0])
    view = SPEC.view(table, 0)
    assert seen(view, "bases", 1) == []
    assert zone(view, "bases", 1).size == 4
    (unseen,) = [one.cards for one in view.unseen if (one.pool, one.seat) == ("bases", 1)]
    assert len(unseen) == 9
    assert len(seen(view, "bases", 0)) == 4
    guesses = set()
    for seed in range(12):
        guess = SPEC.determinize(view, Dice(seed))
        assert isinstance(guess, Deckbuilding)
        guesses.add(tuple(sorted(guess.rows[BASES[1]])))
    assert len(guesses) > 3


@pytest.mark.rule("DB-TEAM-1")
def test_who_is_with_whom_is_open() -> None:
    assert SPEC.view(scene({}), NOBODY).teams == [0, 1]
    assert SPEC.view(SPEC.new("teams-beginner", 4, {}, 1), NOBODY).teams == [0, 1, 0, 1]


@pytest.mark.parametrize("variant", ["secret-bases", "teams-secret-bases"])
def test_dealing_a_clone_anew_leaves_the_table_alone(variant: str) -> None:
    table = SPEC.new(variant, 4 if variant.startswith("teams") else 2, {}, 4)
    random_playout(table, Dice(4), Log(True), 60)
    before = list(SPEC.writer(table).numbers)
    changed = 0
    for seed in range(5):
        copy = table.clone()
        SPEC.resample(copy, 0, Dice(seed))
        assert list(SPEC.writer(table).numbers) == before
        changed += list(SPEC.writer(copy).numbers) != before
    assert changed == 5
