"""What defeating each unit of the row brings, taken from the list of the box."""

import pytest

from kantyna.games.deckbuilding.cards import CARDS, NUMBER_OF
from kantyna.games.deckbuilding.vocabulary import NEUTRAL, REBEL, UNIT
from kantyna.play.scenario_runner import run_text

GAINS = {
    "tie-fighter": (1, 0),
    "admiral-piett": (0, 1),
    "death-trooper": (0, 2),
    "tie-interceptor": (3, 0),
    "moff-jerjerrod": (0, 3),
    "general-veers": (0, 3),
    "landing-craft": (4, 0),
    "director-krennic": (3, 2),
    "boba-fett": (3, 2),
    "grand-moff-tarkin": (3, 3),
    "darth-vader": (4, 4),
    "y-wing": (1, 0),
    "baze-malbus": (0, 1),
    "rebel-commando": (0, 2),
    "x-wing": (3, 0),
    "chirrut-imwe": (0, 2),
    "u-wing": (4, 0),
    "chewbacca": (0, 3),
    "jyn-erso": (0, 3),
    "han-solo": (3, 2),
    "cassian-andor": (3, 2),
    "princess-leia": (3, 3),
    "luke-skywalker": (4, 4),
}
EXILES = ["tie-bomber", "scout-trooper", "snowspeeder", "duros-spy"]
EXILES_UP_TO_TWO = ["at-st", "b-wing"]
FREE_PURCHASE = ["at-at", "millennium-falcon"]


def hunter(key: str) -> tuple[int, list[str]]:
    """The seat that hunts a card, and enough attackers."""
    seat = 1 if CARDS[NUMBER_OF[key]].faction == REBEL else 2
    return seat, ["ig-88", "quarren-mercenary"]


def hunt(key: str, more: str, then: str, force: int = 0) -> None:
    seat, attackers = hunter(key)
    text = f"""
game: deckbuilding
given:
  turn: {seat}
  seat {seat}: {{in-play: [{", ".join(attackers)}], hand: [outer-rim-pilot], discard-pile: [outer-rim-pilot]}}
  table: {{force: {force}, galaxy-row: [{key}], galaxy-deck: [lobot]}}
when:
  - hunt: {key}
  - attacker: {attackers[0]}
  - attacker: {attackers[1]}
  - resolve-hunt: {key}
{more}
then:
{then}
"""
    verdict = run_text(text, key)
    assert verdict.passed, "\n".join(str(failure) for failure in verdict.failures)


def test_every_unit_of_a_faction_is_listed_once() -> None:
    listed = [*GAINS, *EXILES, *EXILES_UP_TO_TWO, *FREE_PURCHASE]
    units = [card.key for card in CARDS if card.kind == UNIT and card.faction != NEUTRAL and card.cost > 0]
    assert sorted(listed) == sorted(units)
    for card in CARDS:
        assert (len(card.reward.effects) > 0) == (card.key in listed), card.key


@pytest.mark.rule("DB-HUNT-6")
@pytest.mark.parametrize("key", GAINS)
def test_resources_and_force(key: str) -> None:
    resources, force = GAINS[key]
    seat, _ = hunter(key)
    # The marker starts at the far end, so that nothing is lost.
    start = 3 if seat == 1 else -3
    now = start - force if seat == 1 else start + force
    hunt(key, f"  - reward: {key}", f"  seat {seat}: {{resources: {resources}}}\n  table: {{force: {now}}}", start)


@pytest.mark.rule("DB-HUNT-6", "DB-EXILE-3")
@pytest.mark.parametrize("key", EXILES)
def test_one_card_is_exiled(key: str) -> None:
    more = f"""  - reward: {key}
  - then: {{options: [exile-hand: outer-rim-pilot, exile-discard: outer-rim-pilot]}}
  - exile-hand: outer-rim-pilot"""
    hunt(key, more, "  table: {exiled: [outer-rim-pilot]}\n  asks: react")


@pytest.mark.rule("DB-EXILE-4")
@pytest.mark.parametrize("key", EXILES_UP_TO_TWO)
def test_up_to_two_cards_are_exiled(key: str) -> None:
    more = f"""  - reward: {key}
  - exile-discard: outer-rim-pilot
  - then: {{options: [exile-hand: outer-rim-pilot, stop]}}
  - exile-hand: outer-rim-pilot"""
    hunt(key, more, "  table: {exiled: [outer-rim-pilot x2]}")
