"""What a refusal tells besides its rule: the missing condition with its numbers."""

import pytest

from kantyna.games.registry import game
from kantyna.games.star_realms.bot.weights import NUMBER_OF
from kantyna.games.star_realms.table import BLOCK
from kantyna.games.star_realms.turn.abilities import PRIMARY
from kantyna.games.star_realms.turn.combat import ATTACK, HIT_BASE
from kantyna.games.star_realms.turn.emperor import GIVE
from kantyna.games.star_realms.turn.hydra import BUY_TOGETHER, HIT_TOGETHER
from kantyna.games.star_realms.turn.main import END
from kantyna.games.star_realms.turn.purchase import BUY
from kantyna.kernel.ids import Code, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import Variant
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.match import Match
from tests.star_realms.tables import table

SPEC = game("star-realms")
RAM, CUTTER, POST, WORLD = (NUMBER_OF[key] for key in ("ram", "cutter", "trading-post", "barter-world"))

CASES: list[tuple[str, str, Seat, Code, str, str, dict[str, int]]] = [
    (
        "",
        "table: {trade-row: [ram]}\nseat 1: {trade: 2}",
        0,
        BUY.base + RAM,
        "SR-BUY-1",
        "why-no-trade",
        {"need": 3, "have": 2},
    ),
    ("", "table: {trade-row: [ram]}", 0, BUY.base + CUTTER, "SR-BUY-1", "why-not-in-row", {}),
    (
        "",
        "table: {trade-row: [ram]}",
        0,
        BUY_TOGETHER.base + RAM,
        "SR-BUY-1",
        "why-no-trade",
        {"need": 3, "have": 0},
    ),
    ("", "seat 1: {trade: 2}", 0, ATTACK.base + 1, "SR-ATTACK-7", "why-no-combat", {"need": 1, "have": 0}),
    (
        "",
        "seat 1: {combat: 2}\nseat 2: {bases: [barter-world]}",
        0,
        HIT_BASE.base + BLOCK + WORLD,
        "SR-ATTACK-2",
        "why-no-combat",
        {"need": 4, "have": 2},
    ),
    ("", "seat 1: {combat: 9}", 0, HIT_BASE.base + BLOCK + WORLD, "SR-ATTACK-2", "why-no-such-base", {}),
    ("", "seat 1: {combat: 9}", 0, PRIMARY.base + POST, "SR-ABILITY-2", "why-not-in-play", {}),
    ("", "seat 1: {ships: [ram]}", 0, PRIMARY.base + RAM, "SR-PLAY-2", "why-used", {}),
    ("", "seat 1: {discard-pile: [ram], trade: 1}", 0, GIVE.base + RAM, "SR-EMPEROR-7", "why-not-in-discard", {}),
    ("", "turn: 2", 0, END.base, "SR-TURN-1", "why-not-your-turn", {"seat": 1}),
    (
        "variant: two-headed-hydra",
        "table: {trade-row: [ram]}\nseat 1: {trade: 1}\nseat 2: {trade: 1}",
        0,
        BUY_TOGETHER.base + RAM,
        "SR-HYDRA-13",
        "why-no-trade",
        {"need": 3, "have": 2},
    ),
    (
        "variant: two-headed-hydra",
        "table: {trade-row: [ram]}\nseat 1: {trade: 3}",
        0,
        BUY_TOGETHER.base + RAM,
        "SR-HYDRA-13",
        "why-nobody-adds",
        {},
    ),
    ("variant: two-headed-hydra", "seat 1: {trade: 3}", 0, BUY_TOGETHER.base + RAM, "SR-HYDRA-8", "why-not-in-row", {}),
    (
        "variant: two-headed-hydra",
        "seat 1: {combat: 1}\nseat 2: {combat: 2}\nseat 3: {bases: [barter-world]}",
        0,
        HIT_TOGETHER.base + 2 * BLOCK + WORLD,
        "SR-HYDRA-16",
        "why-no-combat",
        {"need": 4, "have": 3},
    ),
    ("variant: two-headed-hydra", "seat 1: {combat: 1}", 0, ATTACK.base + 3, "SR-HYDRA-3", "why-team-as-one", {}),
    ("variant: two-headed-hydra", "seat 1: {combat: 1}", 1, END.base, "SR-HYDRA-11", "why-other-decides", {"seat": 0}),
    (
        "variant: emperor",
        "seat 1: {discard-pile: [ram]}",
        0,
        GIVE.base + RAM,
        "SR-EMPEROR-7",
        "why-no-trade",
        {"need": 1, "have": 0},
    ),
    (
        "variant: emperor",
        "seat 2: {discard-pile: [ram], trade: 1}\nturn: 2\nseat 1: {authority: 0}\nseat 3: {authority: 0}",
        1,
        GIVE.base + RAM,
        "SR-EMPEROR-11",
        "why-no-teammate",
        {},
    ),
    (
        "variant: raid",
        "turn: 2\nseat 1: {bases: [barter-world]}",
        1,
        HIT_BASE.base + WORLD,
        "SR-RAID-14",
        "why-no-combat",
        {"need": 1, "have": 0},
    ),
]


@pytest.mark.parametrize(("head", "given", "seat", "code", "rule", "key", "numbers"), CASES)
def test_refusals_name_the_rule_and_what_is_missing(
    head: str, given: str, seat: Seat, code: Code, rule: str, key: str, numbers: dict[str, int]
) -> None:
    refusal = SPEC.why_not(table(given, head), seat, code)
    assert refusal is not None
    assert (refusal.rule, refusal.said.key, refusal.said.numbers) == (rule, key, numbers)


@pytest.mark.parametrize("variant", SPEC.variants(), ids=lambda variant: variant.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_random_games_can_be_told(variant: Variant, language: str) -> None:
    speaker = Speaker(language)
    dice = Dice(7)
    match = Match.new("star-realms", variant.name, variant.most, seed=3)
    names = [f"P{seat}" for seat in range(variant.most)]
    for _ in range(60):
        for seat in range(variant.most):
            for _, _, refusal in match.refusals(seat):
                assert speaker.refusal(SPEC, refusal, names)
                assert speaker.rule(SPEC, refusal.rule).text
        options = match.options(match.pending_seat)
        match.submit(match.pending_seat, options[dice.below(len(options))].code)
