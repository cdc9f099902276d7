"""Whole games told in both languages, as each seat and as a spectator reads them."""

import re
from itertools import pairwise

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.ids import NO_CARD, NOBODY
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.scene import scene
from kantyna.play.match import Match

NAMES = ["Ola", "Mira", "Jan", "Ewa", "Bo", "Kim"]
DECISIONS = 250
SPEAKERS = [Speaker(language) for language in LANGUAGES]
WAYS = [(name, variant.name, variant.most) for name, spec in GAMES.items() for variant in spec.variants()]


def told(match: Match, spec: GameSpec, since: int) -> None:
    """Say everything that there is to say now."""
    seat = match.pending_seat
    names = NAMES[: match.setup.seats]
    view, options, refusals = match.view(seat), match.options(seat), match.refusals(seat)
    readers = (NOBODY, *range(match.setup.seats))
    stories = [(match.events_for(reader, since), match.view(reader).defs) for reader in readers]
    for speaker in SPEAKERS:
        lines = [speaker.prompt(spec, view, names)]
        lines += [speaker.option(spec, option, names, view) for option in options]
        lines += [speaker.refusal(spec, refusal, names) for _, _, refusal in refusals]
        lines += [speaker.option(spec, option, names, view) for _, option, _ in refusals]
        lines += [speaker.mark(spec, mark) for mark in view.marks]
        for events, defs in stories:
            lines += speaker.story(spec, events, names, defs)
            for one, other in pairwise(events):
                if one.kind != other.kind and one.card == other.card != NO_CARD:
                    first, second = (speaker.event(spec, event, names, defs) for event in (one, other))
                    assert first != second, "told twice"
        for line in lines:
            assert line
            assert not re.search(r"[{}$]|  |FluentNone", line), line


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_everything_in_a_random_game_can_be_said(game: str, variant: str, seats: int) -> None:
    match = Match.new(game, variant, seats, seed=7, names=NAMES[:seats])
    dice = Dice(7)
    for made in range(DECISIONS):
        if match.over:
            break
        told(match, match.spec, made - 1)
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, options[dice.below(len(options))].code)


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_nobody_is_told_of_a_turn_0(game: str, variant: str, seats: int) -> None:
    """Before the first turn a table is being set up."""
    match = Match.new(game, variant, seats, seed=7, names=NAMES[:seats])
    view = match.view(match.pending_seat)
    for speaker in SPEAKERS:
        told = scene(speaker, match.spec, view, NAMES[:seats]).turn
        assert told.endswith(NAMES[view.active])
        assert re.findall(r"\d+", told) == ([str(view.turn)] if view.turn else [])


@pytest.mark.parametrize(("game", "variant", "seats"), WAYS)
def test_refusals_point_at_rules_that_exist(game: str, variant: str, seats: int) -> None:
    match = Match.new(game, variant, seats, seed=3)
    dice = Dice(3)
    for _ in range(60):
        if match.over:
            break
        for seat in range(seats):
            for _, _, refusal in match.refusals(seat):
                assert all(speaker.rule(match.spec, refusal.rule).text for speaker in SPEAKERS)
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, options[dice.below(len(options))].code)


def test_a_secret_is_not_told() -> None:
    """What Mira draws Ola reads as a card, Mira by its name."""
    match = Match.new("star-realms", "duel", 2, seed=1)
    first = match.pending_seat
    while match.pending_seat == first:
        match.submit(first, match.options(first)[-1].code)
    active = 1 - match.pending_seat
    drawn = [event for event in match.events_for(1 - active) if match.spec.names.events[event.kind] == "drew"]
    lines = Speaker("pl").story(match.spec, drawn, ["Ola", "Mira"], match.view(1 - active).defs)
    assert len(drawn) == 5
    assert lines == [f"{['Ola', 'Mira'][active]} dobiera kartę. (×5)"]
    mine = [event for event in match.events_for(active) if match.spec.names.events[event.kind] == "drew"]
    told = " ".join(Speaker("pl").story(match.spec, mine, ["Ola", "Mira"], match.view(active).defs))
    assert "dobiera Zwiadowcę" in told
