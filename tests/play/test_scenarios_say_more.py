"""What scenarios can say: new games, views, what follows a move, one copy among equals, starts in the middle."""

import pytest

from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import Verdict, run_text


def run(text: str) -> Verdict:
    return run_text(text, "here.yaml", called)


HOLDS = {
    "a new game is dealt by the rulebook": """
        game: star-realms
        seed: 7
        given: new game
        then:
          seat 1: {authority: 50}
          table: {trade-row: 5, trade-deck: 75}
          events: [turn-began]
          asks: main
    """,
    "a seat sees its own hand, another only how large it is": """
        game: star-realms
        given:
          seat 1: {hand: [Scout, Ram], deck: [Viper]}
          seat 2: {hand: [Cutter]}
        then:
          seat 1 sees:
            seat 1: {hand: [Scout, Ram], deck: {size: 1, lacks: [Viper]}}
            seat 2: {hand: {size: 1, lacks: [Cutter]}}
          spectator sees:
            seat 1: {hand: [], deck: []}
            seat 2: {hand: 1}
    """,
    "an option with what follows it": """
        game: star-realms
        given: {seat 1: {combat: 3, bases: [Trading Post]}}
        when:
          - then:
              options:
                has:
                  - attack: {seat: 2, points: 3}
                  - primary: {card: Trading Post, follows: {choose: 2}}
                lacks:
                  - attack: {seat: 2, points: 99}
                  - primary: {card: Trading Post, follows: [choose: 1, choose: 1]}
          - primary: {card: Trading Post, follows: {choose: 2}}
        then:
          seat 1: {trade: 1}
    """,
    "one copy among equals": """
        game: star-realms
        variant: raid
        given:
          turn: 2
          seat 1: {bases: [{card: Barter World, damage: 2}, Barter World]}
          seat 2: {combat: 4}
        then:
          marks: [{card: Barter World, damage: 2, count: 1}, {card: Barter World, damage: 0, count: 1}]
          options:
            has: [hit-base: {card: Barter World, seat: 1, damage: 2}]
            lacks: [hit-base: {card: Barter World, damage: 3}]
    """,
    "a counter that is not shown is 0": """
        game: card-game
        given:
          seat 1: {units: [nightsister]}
        then:
          seat 1: {edge-held: 0}
          seat 2: {edge-held: }
    """,
    "not over, eliminated, nothing offered to who is not asked": """
        game: star-realms
        variant: free-for-all
        given:
          seat 1: {combat: 5}
          seat 2: {authority: 3}
        when:
          - attack: {seat: 2, points: 3}
        then:
          ended: no
          eliminated: [2]
          options of seat 2: none
          options of seat 1: {has: [attack: 3]}
    """,
    "nothing is offered once it is over": """
        game: star-realms
        given: {seat 1: {combat: 1}, seat 2: {authority: 1}}
        when: [attack: 2]
        then: {options: none, eliminated: [2], ended: {winners: [1]}}
    """,
    "a start inside a phase": """
        game: card-game
        given:
          phase: conflict
          until: engage
          seat 1: {units: [nightsister], hand: [force-choke]}
          seat 2: {objectives: [Draw Their Fire]}
        then:
          asks: {seat: 1, kind: engage}
    """,
    "captives at any objective": """
        game: card-game
        given:
          seat 1:
            objectives:
              - shadows-of-dathomir
              - {card: cruel-interrogations, captives: [yoda, fleet-officer]}
        then:
          seat 1: {captured: [yoda, fleet-officer]}
          marks: [{card: cruel-interrogations, captives: 2}, {card: yoda, host: cruel-interrogations}]
    """,
    "a copied ship": """
        game: star-realms
        given:
          seat 1: {ships: [{card: Stealth Needle, acts-as: Cutter}, Cutter]}
        then:
          marks: [{card: Stealth Needle, acts-as: Cutter}, {card: Cutter, acts-as: }]
          options: {has: [ally-as: Cutter]}
    """,
    "the next ship goes on top": """
        game: star-realms
        given:
          seat 1: {trade: 4, next-ship-on-top: 1}
        when:
          - then: {seat 1: {next-ship-on-top: 1}}
          - buy: Explorer
          - "yes"
        then:
          seat 1: {deck: [Explorer], next-ship-on-top: 0}
    """,
    "doomed and committed cards": """
        game: deckbuilding
        given:
          seat 1:
            hand: [{card: stormtrooper, doomed: 1}]
            in-play: [{card: inquisitor, committed: base 2}]
            next-on-top: 1
        when:
          - then:
              seat 1: {next-on-top: 1}
              marks: [{card: stormtrooper, doomed: 1}, {card: inquisitor, committed: base 2}]
              options: {has: [resolve-strike: 2]}
          - end
        then:
          table: {exiled: [stormtrooper]}
    """,
}


NEW_GAMES = {
    "star-realms": "{seat 1: {hand: 5}, seat 2: {hand: 3, deck: 7}, asks: {seat: 2, kind: main}}",
    "deckbuilding": "{seat 1: {hand: 5, deck: 5, base: 1}, table: {galaxy-row: 6}, asks: main}",
    "card-game": "{seat 1: {hand: 0}, seat 2: {hand: 0}, asks: keep-objectives}",
    "destiny": "{seat 1: {hand: 5}, seat 2: {hand: 5}, asks: mulligan}",
    "outer-rim": "{table: {unchosen: 8, market: 0}, asks: captain}",
}
"""The first question of every game, and what was dealt before it."""


@pytest.mark.parametrize("game", NEW_GAMES)
def test_every_game_can_be_begun_by_its_rulebook(game: str) -> None:
    verdict = run(f"game: {game}\nseed: 7\ngiven: new game\nthen: {NEW_GAMES[game]}")
    assert verdict.passed, "\n".join(map(str, verdict.failures))


@pytest.mark.parametrize("name", HOLDS)
def test_it_can_be_said(name: str) -> None:
    verdict = run(HOLDS[name])
    assert verdict.passed, "\n".join(map(str, verdict.failures))


def test_a_new_game_is_the_game_of_its_seed() -> None:
    text = "game: star-realms\nseed: {seed}\ngiven: new game\nthen: {{table: {{trade-row: {row}}}}}"
    (failure,) = run(text.format(seed=3, row="[]")).failures
    found = str(failure.error.values["found"])
    assert run(text.format(seed=3, row=f"[{found}]")).passed
    assert not run(text.format(seed=4, row=f"[{found}]")).passed
