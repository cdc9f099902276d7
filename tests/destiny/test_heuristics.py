"""Rules of thumb: a player who follows them beats chance, and no bot lets a won game go."""

from __future__ import annotations

import pytest

from kantyna.games.destiny.bot.heuristics import HELD_BACK
from kantyna.games.destiny.decks.ready import READY_MADE
from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.destiny.table import SPACE
from kantyna.games.destiny.turn.answers import NO, PICK
from kantyna.games.destiny.turn.play import PLAY
from kantyna.games.destiny.vocabulary import ASK_REPLACED
from kantyna.kernel.engine import advance, submit
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.rng import Dice
from kantyna.kernel.table import Table
from kantyna.play.card_names import keys_only
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import laid
from kantyna.play.yaml_lines import documents
from kantyna.players import make

SPEC = DestinySpec()


def test_heuristics_beat_chance_over_the_ready_decks() -> None:
    decks = list(READY_MADE)
    won = 0
    for game in range(20):
        settings: dict[str, int | str] = {"deck-1": decks[game % 10], "deck-2": decks[(game * 3 + 1) % 10]}
        table = SPEC.new("duel", 2, settings, game)
        chance = Dice(game)
        while table.asked != NOBODY:
            options = table.options
            sensible = table.asked == game % 2
            code = SPEC.heuristics.best(table, options) if sensible else options.codes[chance.below(options.count)]
            advance(table, code, Log(True))
        assert table.outcome is not None
        won += game % 2 in table.outcome.winners
    assert won >= 17


def test_dice_are_rolled_again_for_one_card_and_cards_held_back_exist() -> None:
    """Which card goes is no question to think about: the one that is missed least."""
    assert set(HELD_BACK) <= {card.key for card in SPEC.cards}
    table = nearly_won("one die")
    options = [SPEC.option(table, code) for code in table.options.listed()]
    sensible = [SPEC.option(table, code) for code in SPEC.heuristics.sensible(table)]
    rerolls = [one for one in sensible if one.verb == "reroll"]
    assert len(rerolls) == 1
    assert [one.code for one in options if one.verb != "reroll"] == [one.code for one in sensible if one not in rerolls]


WINNING = {
    "one die": "pool: [{card: darth-vader, face: 0}]",
    "a die that costs": "pool: [{card: kylo-ren, face: 1}], resources: 1",
    "a die and what is added to it": "pool: [{card: darth-vader, face: 0}, {card: kylo-rens-lightsaber, face: 2}]",
    "two dice": "pool: [{card: darth-vader, face: 0}, {card: kylo-ren, face: 0}]",
}
LEFT = {"one die": 2, "a die that costs": 2, "a die and what is added to it": 5, "two dice": 3}


def nearly_won(how: str) -> Table:
    """The last opponent is one action away from defeat."""
    (item,) = documents(
        "game: destiny\ngiven:\n"
        "  seat 1: {characters: [{card: darth-vader, exhausted: 1}, "
        "{card: kylo-ren, exhausted: 1, with: [kylo-rens-lightsaber]}], "
        f"{WINNING[how]}, hand: [enrage x2], deck: [enrage x6]}}\n"
        f"  seat 2: {{characters: [{{card: rey, damage: {10 - LEFT[how]}}}], hand: [dodge], deck: [dodge x6]}}\n"
        "then: {}"
    )
    return laid(read_scenario(item, keys_only))


@pytest.mark.parametrize("player", ["greedy", "search:60"])
@pytest.mark.parametrize("how", list(WINNING))
def test_no_bot_passes_with_winning_damage_in_its_pool(player: str, how: str) -> None:
    table = nearly_won(how)
    bot = make(player, 1)
    while table.pending is not None:
        assert table.pending.seat == 0, "the turn is over, the game is not"
        submit(table, 0, bot.choose(SPEC, SPEC.view(table, 0), table.pending))
    assert table.outcome is not None
    assert table.outcome.winners == [0]


def test_whoever_deals_damage_thinks_of_the_others_only() -> None:
    table = nearly_won("one die")
    resolve = next(code for code in table.options.listed() if SPEC.option(table, code).verb == "resolve")
    submit(table, 0, resolve)
    offered = table.options.listed()
    names = {code: SPEC.option(table, code).name for code in offered}
    assert sorted(names.values()) == ["darth-vader", "kylo-ren", "rey"]
    assert [names[code] for code in SPEC.heuristics.sensible(table)] == ["rey"]


def test_nobody_throws_an_upgrade_away_for_one_that_is_free() -> None:
    (item,) = documents(
        "game: destiny\ngiven:\n"
        "  seat 1: {characters: [{card: luke-skywalker, with: [holdout-blaster]}], hand: [destiny, force-training], "
        "pool: [{card: luke-skywalker, face: 0}]}\n"
        "  seat 2: {characters: [darth-vader]}\n"
        "then: {}"
    )
    table = laid(read_scenario(item, keys_only))
    while table.asked_kind != ASK_REPLACED:  # Destiny is played, the die given up for it, the card and its bearer named
        submit(table, 0, next(code for code in table.options.listed() if SPACE.verb(code) in (PLAY, PICK)))
    assert SPEC.heuristics.best(table, table.options) == NO.base
