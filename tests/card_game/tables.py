"""Tables laid out as scenarios write them, for tests that look closer than a scenario can."""

from kantyna.games.card_game.table import CardGame
from kantyna.games.registry import game
from kantyna.kernel.engine import leaves_choice, settle, submit
from kantyna.kernel.event import Event
from kantyna.play.card_names import keys_only
from kantyna.play.scenario_reader import read_scenario
from kantyna.play.scenario_runner import laid
from kantyna.play.yaml_lines import documents

SPEC = game("card-game")


def table(given: str, head: str = "") -> CardGame:
    """A table of the card game: *given* and *head* are lines of a scenario file."""
    indented = "\n".join(f"  {line}" for line in given.strip().splitlines())
    (item,) = documents(f"game: card-game\n{head}\ngiven:\n{indented}\nthen: {{}}")
    found = laid(read_scenario(item, keys_only))
    assert isinstance(found, CardGame)
    return found


def answer(on: CardGame, verb: str, key: str = "") -> list[Event]:
    """Give the first option of that verb and card; tells what happened. Every question is put, whatever it leaves."""
    assert on.pending is not None
    for option in (SPEC.option(on, code) for code in on.pending.options):
        if option.verb == verb and option.name == key:
            return submit(on, on.pending.seat, option.code, patient=True)
    if not leaves_choice(on):
        return settle(on) + answer(on, verb, key)
    raise AssertionError(f"{verb} {key} is not offered")


def keys(on: CardGame, cards: list[int]) -> list[str]:
    """The cards by name; an unknown one is a question mark."""
    return [SPEC.cards[on.defs[card]].key if card >= 0 else "?" for card in cards]


def card(on: CardGame, key: str) -> int:
    """The first card of that key."""
    return next(at for at, number in enumerate(on.defs) if SPEC.cards[number].key == key)


def zone_kind(name: str) -> int:
    """The kind that a zone of this name has in views."""
    return SPEC.names.zones.index(name)
