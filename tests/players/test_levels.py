"""The levels err as people do: seeded games, and what their slips may be."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from kantyna.games.card_game.table import CardGame
from kantyna.games.card_game.turn.answers import PASS
from kantyna.games.card_game.turn.values import participates
from kantyna.games.card_game.vocabulary import ASK_EDGE_CARD
from kantyna.games.registry import GAMES, game
from kantyna.games.star_realms.bot.values import WORTH
from kantyna.games.star_realms.bot.weights import average
from kantyna.games.star_realms.effects.scrap import SCRAP_DISCARD, SCRAP_HAND
from kantyna.games.star_realms.table import COMBAT_POOL, HAND, SPACE, StarRealms
from kantyna.games.star_realms.turn.abilities import SCRAP, SCRAP_AS
from kantyna.games.star_realms.turn.main import END
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.kernel.engine import random_playout, submit
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.event import Log
from kantyna.kernel.ids import Code
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.table import Table
from kantyna.players import LEVELS, make
from kantyna.players.level_player import SKILLS, UNMEASURED, LevelPlayer, Skill, skill

STAR_REALMS = game("star-realms")
AT_A_GLANCE = ["level1", "level2", "level3"]


def played(spec: GameSpec, variant: str, name: str, seed: int) -> Iterator[tuple[Table, Code]]:
    """A game of one level against itself: every question with a choice, and its answer, before it is given."""
    table = spec.new(variant, 2, {}, seed)
    players = [make(name, 2 * seed + seat) for seat in range(2)]
    while (asked := table.pending) is not None:
        code = players[asked.seat].choose(spec, spec.view(table, asked.seat), asked)
        if len(asked.options) > 1:
            yield table, code
        submit(table, asked.seat, code)


@pytest.mark.parametrize("name", AT_A_GLANCE)
def test_no_level_throws_a_turn_of_star_realms_away(name: str) -> None:
    """No card is left in hand, no combat unused."""
    ends = 0
    for seed in range(5):
        for table, code in played(STAR_REALMS, "duel", name, seed):
            assert isinstance(table, StarRealms)
            if code == END.base:
                ends += 1
                assert len(table.rows[HAND[table.asked]]) == 0
                assert table.count[COMBAT_POOL[table.asked]] == 0 or not any(
                    SPACE.verb(option).name == "attack" for option in table.options.listed()
                )
                assert not any(PLAY.has(option) for option in table.options.listed())
    assert ends > 20


def test_the_lowest_level_scraps_no_good_card_by_whim() -> None:
    scrapped = 0
    for seed in range(6):
        for table, code in played(STAR_REALMS, "duel", "level1", seed):
            assert isinstance(table, StarRealms)
            verb = SPACE.verb(code)
            if verb in (SCRAP_HAND, SCRAP_DISCARD) and len(STAR_REALMS.heuristics.sensible(table)) > 1:
                scrapped += 1
                forced = STAR_REALMS.heuristics.best(table, table.options)
                assert WORTH[code - verb.base] <= average(table, table.asked) or code == forced
            if verb in (SCRAP, SCRAP_AS):
                scrapped += 1
                assert STAR_REALMS.heuristics.weigh(table, table.asked, code) > 0
    assert scrapped > 10


@pytest.mark.parametrize("name", GAMES)
def test_what_tempts_is_worth_trying_and_throws_nothing_away(name: str) -> None:
    spec = game(name)
    tempted = 0
    for variant in spec.variants():
        for seed in range(3):
            table = spec.new(variant.name, variant.fewest, dict(next(iter(variant.samples), {})), seed)
            dice = Dice(seed)
            for _ in range(150):
                if table.pending is None:
                    break
                tempting = spec.heuristics.tempting(table)
                assert set(tempting) <= set(spec.heuristics.sensible(table))
                assert not any(spec.heuristics.wasteful(table, code) for code in tempting)
                tempted += len(tempting) > 1
                random_playout(table, dice, Log(True), 1)
    assert tempted > 20


@pytest.mark.parametrize("name", ["star-realms", "deckbuilding"])
def test_nobody_ends_a_turn_by_mistake(name: str) -> None:
    spec = game(name)
    end = next(verb for verb in spec.space.verbs if verb.name == "end")
    for variant in spec.variants():
        table = spec.new(variant.name, variant.fewest, {}, 1)
        dice = Dice(1)
        for _ in range(300):
            if table.pending is None:
                break
            assert end.base not in spec.heuristics.tempting(table)
            random_playout(table, dice, Log(True), 1)


def test_nobody_passes_by_mistake_while_there_is_something_good_to_do() -> None:
    spec = game("card-game")
    seen = 0
    for seed in range(2):
        for table, code in played(spec, "duel", "level1", seed):
            if spec.names.decisions[table.asked_kind] == "action" and code == PASS.base:
                seen += 1
                weights = [spec.heuristics.weigh(table, table.asked, option) for option in table.options.listed()]
                assert max(weights) <= 0
    assert seen > 10


def test_against_nobody_no_good_card_goes_into_the_edge() -> None:
    """Only a fate card that does something there is worth a thought besides passing."""
    spec = game("card-game")
    fates = {card.key for card in spec.cards if card.kind == "fate"}
    seen = 0
    for seed in range(6):
        for table, _ in played(spec, "duel", "level1", seed):
            assert isinstance(table, CardGame)
            if table.asked_kind == ASK_EDGE_CARD and not participates(table, 1 - table.asked):
                seen += 1
                worth = [spec.option(table, code) for code in spec.heuristics.sensible(table)]
                assert {option.name for option in worth} <= {"", *fates}
    assert seen > 3


def test_every_answer_of_a_level_that_always_slips_tempts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "star-realms", [Skill(1000)] * 5)
    for table, code in played(STAR_REALMS, "duel", "level1", 4):
        tempting = STAR_REALMS.heuristics.tempting(table)
        assert code in tempting or not tempting


@pytest.mark.parametrize("skills", [*SKILLS.values(), UNMEASURED], ids=[*SKILLS, "another"])
def test_a_higher_level_errs_less_or_thinks_longer(skills: list[Skill]) -> None:
    assert len(skills) == len(LEVELS)
    assert (skills[-1].slips, skills[-1].iterations >= 2000) == (0, True)
    for lower, higher in pairwise(skills):
        assert (higher.iterations, -higher.slips) > (lower.iterations, -lower.slips)


def test_a_level_may_be_given_a_time() -> None:
    player = make("level4:250ms", 1)
    assert isinstance(player, LevelPlayer)
    assert (player.level, player.seconds) == (4, 0.25)
    for name in ("level6", "level4:", "level4:0ms", "level4:5s"):
        with pytest.raises(BadSetup):
            make(name, 1)


def test_a_game_that_nobody_measured_has_levels_too() -> None:
    assert skill("noughts and crosses", 1) == UNMEASURED[0]
    assert isinstance(make("level2", 1), LevelPlayer)
