"""Rules of thumb: they answer every question, and beat chance."""

from __future__ import annotations

from kantyna.games.outer_rim.cards import NUMBER_OF
from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.outer_rim.table import CREDITS, FAME, OuterRim
from kantyna.kernel.engine import advance, submit
from kantyna.kernel.event import Log
from kantyna.kernel.layout import Laid, Scene
from kantyna.kernel.rng import Dice, seeded
from kantyna.players.factory import make
from tests.outer_rim.laid import do, lay, options, place

SPEC = OuterRimSpec()


def test_who_has_a_plan_beats_those_who_have_none() -> None:
    wins = 0
    for seed in range(6):
        table = SPEC.new("standard", 4, {"rounds": 12}, seed)
        dice = Dice(seeded(seed))
        planner = seed % 4
        while table.asked >= 0:
            choices = table.options
            chance = choices.codes[dice.below(choices.count)]
            advance(table, SPEC.heuristics.best(table, choices) if table.asked == planner else chance, Log(True))
        assert table.outcome is not None
        wins += planner in table.outcome.winners
    assert wins >= 4


def test_cargo_is_brought_where_it_is_wanted() -> None:
    table = lay({"cargo": ["cargo-coaxium-crystal"]}, "naboo", phase="planning")
    best = SPEC.heuristics.best(table, table.options)
    assert options(table)[table.options.listed().index(best)] == "move-to ryloth"


def test_what_is_wanted_here_is_delivered_first() -> None:
    table = lay({"cargo": ["cargo-coaxium-crystal"]}, "ryloth")
    best = SPEC.heuristics.best(table, table.options)
    assert options(table)[table.options.listed().index(best)] == "deliver"


def answers(table: OuterRim, most: int = 12) -> list[str]:
    """What rules of thumb answer from here on, while it is this seat's action step."""
    found: list[str] = []
    while len(found) < most and table.asked >= 0:
        best = SPEC.heuristics.best(table, table.options)
        found.append(options(table)[table.options.listed().index(best)])
        advance(table, best, Log(True))
        if found[-1] in ("end-actions", "market", "deliver"):
            break
    return found


def test_who_is_rich_buys_fame() -> None:
    table = lay({}, credits=30000, table_piles={"market": ["luxury-chromium-hull"]})
    assert answers(table) == ["market"]
    assert answers(table, 1) == ["buy luxury-chromium-hull"]


def test_crew_is_sold_to_a_player_here_who_lacks_it_and_can_pay() -> None:
    """Three play, so half of the partner's gain is envied: a price half way between is good for both."""
    table = partners(9000)
    assert answers(table, 1) == ["trade 1"]
    told = answers(table, 8)
    assert told[0] == "put data-dengar"
    assert told[1 : told.index("send")] == ["ask-credits"] * (told.index("send") - 1)
    assert told[told.index("send") + 1] == "accept"


def test_nothing_is_sold_to_who_is_near_the_goal() -> None:
    table = partners(9000)
    table.count[FAME[1]] = 8
    assert answers(table, 1) != ["trade 1"]


def test_two_players_who_are_rivals_trade_nothing() -> None:
    table = lay({"crew": ["data-dengar"]}, other_at="naboo", other={"captain": ["lando-calrissian"]})
    table.count[CREDITS[1]] = 9000
    assert "trade 1" in options(table)
    assert "trade 1" not in answers(table)


def partners(credits: int) -> OuterRim:
    """Seat 0 has tactics twice over; seat 1, in the same space, has none and money; a third is far away."""
    scene = Scene("standard", 3, {}, 1)
    scene.phase = "action"
    scene.counters = {"credits": {1: credits}}
    for seat, (captain, where) in enumerate(
        [("boba-fett", "naboo"), ("lando-calrissian", "naboo"), ("bossk", "lothal")]
    ):
        scene.piles.setdefault("captain", {})[seat] = [Laid(NUMBER_OF[captain], {"place": place(where)}, [])]
    scene.piles["crew"] = {0: [Laid(NUMBER_OF["data-dengar"], {}, [])]}
    table = SPEC.layout.lay(scene)
    assert isinstance(table, OuterRim)
    return table


def test_a_poor_offer_is_countered_with_a_better_one() -> None:
    """A seller who asks for all that the buyer has hears another price, and takes it."""
    table = partners(9000)
    do(table, "trade 1", "put data-dengar", *["ask-credits"] * 9, "send")
    told = answers(table)
    assert told[0] == "counter"
    assert told[1] == "put data-dengar"
    assert set(told[2 : told.index("send")]) == {"ask-credits"}
    assert told[told.index("send") + 1] == "accept"


def test_rules_of_thumb_read_only_what_a_seat_may_know() -> None:
    """Asked with the table or with a seat's view they answer the same."""
    table = SPEC.new("standard", 4, {"rounds": 60}, 3)
    player = make("greedy", 3)
    for _ in range(150):
        asked = table.pending
        assert asked is not None
        answer = player.choose(SPEC, SPEC.view(table, asked.seat), asked)
        assert answer == SPEC.heuristics.best(table, table.options)
        submit(table, asked.seat, answer)


def test_nobody_gives_credits_away_by_mistake() -> None:
    """A gift is offered beside every question of a turn; one that is begun and left would be offered again for ever."""
    table = SPEC.new("standard", 2, {}, 5)
    seen = 0
    while table.asked >= 0 and seen < 20:
        verbs = {SPEC.space.verb(code).name for code in table.options.listed()}
        if "give" in verbs:
            seen += 1
            sensible = {SPEC.space.verb(code).name for code in SPEC.heuristics.sensible(table)}
            assert sensible == verbs - {"give", "request"}
            assert SPEC.space.verb(SPEC.heuristics.best(table, table.options)).name in sensible
        submit(table, table.asked, SPEC.heuristics.best(table, table.options))
    assert seen == 20
