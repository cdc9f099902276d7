"""The law of texts: change what a card does, and what it says changes, in both languages.

Whatever a card is made of (abilities, effects, conditions, rewards …) is changed in place, one attribute at a time.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kantyna.games.outer_rim.ability import Ability
from kantyna.games.outer_rim.ability_texts import ACTING
from kantyna.games.outer_rim.card import Card, Encounter, Patrol
from kantyna.games.outer_rim.cards import CARDS
from kantyna.games.outer_rim.effects.amounts import Credits, Gain
from kantyna.games.outer_rim.effects.choices import Choose, Option
from kantyna.games.outer_rim.effects.conditions import OnPlanet, PlayerHere
from kantyna.games.outer_rim.effects.dice import CANCEL, REROLL, TURN, Change
from kantyna.games.outer_rim.goal import Goal
from kantyna.games.outer_rim.item import Item, Reward
from kantyna.games.outer_rim.texts import card_text
from kantyna.games.outer_rim.vocabulary import (
    ANY_ROLL,
    ASK_PATROL_WAY,
    CARGO,
    CREW,
    DECKS,
    ENCOUNTERS,
    FACES,
    FACTIONS,
    FIGHTS,
    GOALS,
    JOB,
    KINDS,
    NOWHERE,
    NUMBERS,
    OFTEN,
    OUR_COST,
    OUR_WHOLE,
    PLANETS,
    RANKS,
    ROLLS,
    SKILLS,
    TIMINGS,
)
from kantyna.games.registry import GAMES
from kantyna.kernel.combinators import Condition, Priced
from kantyna.kernel.decision import Decision
from kantyna.kernel.effect import Script
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from kantyna.lang import LANGUAGES, Speaker
from tests.fields import fields, within


class Book(GameSpec):
    """As much of the game as a speaker asks for."""

    name = "outer-rim"


BOOK = Book()
SPEAKERS = [Speaker(language) for language in LANGUAGES]

INTERNAL = {
    ("Card", "number"),  # its place in the book
    ("Card", "copies"),  # told by the page, not by the text
    ("Card", "kind"),  # likewise
    ("Card", "key"),  # its name
    ("Card", "deck"),  # where it lies in the set-up
    ("Card", "contact"),  # whose card it is: its name tells
    ("Card", "token"),  # the same as a number
    ("Card", "items"),  # gone into one by one
    ("Captain", "combat"),  # numbers of the page
    ("Captain", "health"),
    ("Captain", "sides"),  # both, front and back put together
    ("Sheet", "cost"),
    ("Patrol", "faction"),
    ("Item", "kind"),
    ("Item", "cost"),
    ("Item", "illegal"),  # follows from the traits
    ("Item", "timings"),  # of its abilities, put together
    ("Item", "numbers"),  # that its modifiers add to
    ("Captain", "timings"),
    ("Side", "timings"),
    ("Item", "key"),  # only what stands at the foot of a card has one
    ("Bounty", "contact"),  # the target as a number
    ("Script", "number"),  # its place in the program
    ("May", "yes"),  # how a question is answered, and which it is
    ("May", "no"),
    ("May", "kind"),
    ("Pick", "kind"),
    ("Pick", "stop"),  # whether it may be declined is told by its key; test_declining_is_told
    ("ChooseOne", "verb"),
    ("ChooseOne", "choices"),  # the options' texts, gone into there
    ("Choose", "which"),  # its place among the choices of its card
    ("Fight", "combat"),  # what follows from it, put together
    ("FightPlayer", "combat"),
    ("FightPlayer", "owner"),  # whose card it is tells
}
"""Attributes that the text need not tell, with the reason."""
WORDS = {
    "faction": len(FACTIONS.words),
    "favor": 4,
    "symbol": 4,
    "timing": len(TIMINGS.words),
    "roll": len(ROLLS.words),
    "once": len(OFTEN.words),
    "event": len(GOALS.words),
    "what": len(NUMBERS.words),
    "rank": len(RANKS.words),
    "buys": len(DECKS.words),
    "instead": len(DECKS.words),
    "encounters": len(ENCOUNTERS.words),
    "destination": PLANETS,
    "deliver_to": PLANETS,
    "start": PLANETS,
    "space": PLANETS,
    "fight": len(FIGHTS.words),
    "to": len(FACES.words),
    "per": len(KINDS.words),
}
"""Attributes that are one of so many."""
LISTS = {"skills": len(SKILLS.words), "factions": 4, "decks": len(DECKS.words), "faces": len(FACES.words), "ranks": 3}
LISTS |= {"spaces": PLANETS, "not_on": PLANETS, "reputation": 4, "steps": 7}
MAY_BE_NONE = ("abilities", "back", "both", "changes", "fame", "front", "modify")
ENUMERATED = {"Fight": len(FIGHTS.words), "FightPlayer": len(FIGHTS.words), "Belongings": len(KINDS.words)}
"""Classes whose *kind* is one of so many."""
OTHER_WORDS = {
    "what": "sold",
    "target": "contact-dengar",
    "sheet": "lancer",
    "enemy": "escort",
    "label": "eat",
    "lines": "",
    "key": "slave-i",
}


def text(card: Card) -> list[list[str]]:
    said = card_text(card)
    return [[speaker.said(BOOK, line) for line in said] for speaker in SPEAKERS]


def untold(thing: Any, name: str) -> bool:
    """Is the attribute one that the text need not tell?"""
    if isinstance(thing, Change) and name == "to":
        return thing.kind in (REROLL, CANCEL)
    if isinstance(thing, Ability) and name == "amount":
        return thing.timing not in ACTING or thing.amount == 0
    if isinstance(thing, Goal) and name != "event":
        return getattr(thing, name) in (0, 1)
    return any((kind.__name__, name) in INTERNAL for kind in type(thing).__mro__)


def earns(thing: Any) -> bool:
    """Is there something to be rewarded? Nobody delivers gear, nobody beats a patrol without combat."""
    if isinstance(thing, Item):
        return thing.kind in (CARGO, JOB)
    return not isinstance(thing, Patrol) or thing.combat > 0


def parts(thing: Any) -> Iterator[tuple[Any, str, Any]]:
    """All that a card is made of: the thing, the attribute, its value."""
    for name in fields(thing):
        value = getattr(thing, name)
        if untold(thing, name):
            if name == "items" and not isinstance(thing, Encounter):
                for item in value:
                    yield from parts(item)
            continue
        yield thing, name, value
        if isinstance(value, Reward) and not earns(thing):
            continue
        for one in within(value):
            if isinstance(one, Script):
                for effect in one.effects:
                    if not isinstance(effect, Credits):  # the price, gone into by itself
                        yield from parts(effect)
            elif type(one).__module__.startswith("kantyna.games.outer_rim"):
                yield from parts(one)


def others(thing: Any, name: str, value: Any) -> Iterator[Any]:
    """Other values of an attribute."""
    kind = type(thing).__name__
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        most = ENUMERATED.get(kind, 0) if name == "kind" else WORDS.get(name, 0)
        if (kind, name) == ("Change", "kind"):
            yield TURN if value != TURN else CANCEL
        elif (kind, name) == ("Captain", "start") or name in ("numbered", "databank"):
            yield value + 1
        elif name in ("faction", "symbol", "favor", "instead", "per") and value < 0:
            yield CARGO if name == "per" else 0
        elif most and value >= 0:
            yield (value + 1) % most
        elif name == "ours":
            yield OUR_COST if value == OUR_WHOLE else value ^ OUR_COST
        elif name in ("standings", "trait"):
            yield value ^ 1
        elif value >= 0:
            yield value + 1
    elif isinstance(value, str):
        if value:
            yield OTHER_WORDS[name]
    elif isinstance(value, Priced):
        price, effects = list(value.effects)[: value.price], list(value.effects)[value.price :]
        yield Priced(price, [*effects, Gain(fame=7)])
        if len(effects) > 1:
            yield Priced(price, effects[1:])
    elif isinstance(value, Script):
        yield Script([*value.effects, Gain(fame=7)])
        if len(value.effects) > 1:
            yield Script(list(value.effects)[1:])
    elif isinstance(value, Condition) or name == "condition":
        yield PlayerHere() if not isinstance(value, PlayerHere) else OnPlanet()
    elif isinstance(value, list):
        if not value and name in LISTS and kind != "Captain":
            yield [0]
        elif value and name in LISTS and isinstance(value[0], int):
            yield [(value[0] + 1) % LISTS[name], *value[1:]]
        elif (
            len(value) > (0 if name in MAY_BE_NONE else 1)
            and name not in ("sides", "sections")
            and not isinstance(value[0], Script)
        ):
            yield value[1:]


def lawful(thing: Any, name: str, value: Any, other: Any) -> bool:
    """Is there such a thing at all?"""
    kind = type(thing).__name__
    if kind == "Ability" and name == "timing":
        return other in ACTING or len(thing.script.effects) > 0
    if kind == "Ability" and name == "roll":
        return value != ANY_ROLL
    if kind == "Change" and name in ("count", "faces", "kind"):
        return thing.faces != [] and not (thing.kind == REROLL and name == "faces")
    if kind == "ChoosePlayer" and name == "standing":
        return isinstance(other, type(value))
    if kind in ("Standing", "PatrolStanding") and name == "standings":
        return other != 0
    if kind == "Damage":
        return value != 0
    if kind in ("Gain", "Reward", "Recover", "PeekContacts", "MoveSelf", "BuySheet") and value == 0:
        return False
    if kind == "Credits" and name in ("less", "once", "per"):
        return thing.per >= 0 and name != "per"
    if kind == "Section" and name in ("space", "patrol"):
        return name == "space" and value >= 0
    if kind == "Item" and name in ("favor", "destination", "traits", "attempt", "tested"):
        return thing.kind == JOB and name in ("attempt", "tested") and thing.destination != NOWHERE
    if kind == "Sabacc" and name in ("dice", "price"):
        return not thing.skills
    if name == "line":
        return bool(value)
    if name == "icons":
        return value[0] is not None
    if kind == "Happened" and name == "what":
        return value != other
    if kind == "MovePatrol" and name == "distance":
        return value < 99
    if kind == "Modify" and name == "per":
        return value >= 0
    if kind == "Patrol":
        return thing.combat > 0
    if kind == "AiCard" and name == "ship_damage":
        return not thing.costs_reputation
    if kind == "DiscardCard" and name == "flees":
        return bool(thing.cards.kind == CREW)
    return not (isinstance(other, list) and not other and name in ("skills", "faces", "decks", "factions", "spaces"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_what_a_card_does_it_says(card: Card) -> None:
    before = text(card)
    same = []
    for thing, name, value in list(parts(card)):
        for other in others(thing, name, value):
            if other == value or not lawful(thing, name, value, other):
                continue
            setattr(thing, name, other)
            try:
                after = text(card)
            finally:
                setattr(thing, name, value)
            if any(new == old for new, old in zip(after, before, strict=True)):
                same.append(f"{type(thing).__name__}.{name}: {value} -> {other}")
    assert text(card) == before
    assert same == []


def test_declining_is_told() -> None:
    options = [Option("eat", [Gain(fame=1)]), Option("cheer", [Gain(fame=2)])]
    for speaker in SPEAKERS:
        told = [speaker.said(BOOK, Choose(options, may_decline).said()) for may_decline in (False, True)]
        assert told[0] != told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_speaks(language: str) -> None:
    """Whole sentences, no sign of a message that was not filled, no sentence joined to another by an "and"."""
    for card in CARDS:
        for said in card_text(card):
            line = Speaker(language).said(BOOK, said)
            assert line[0].isupper() or line[0].isdigit() or line[0] in "„“", line
            assert line.endswith((".", "!", "?", "”")), line
            assert not re.search(r"[{}$]|  | [.,]|\.\.|\. (i|and) ", line), line


def test_a_bounty_reads_like_the_card() -> None:
    """Greedo of the rulebook, in our words."""
    (card,) = [card for card in CARDS if card.key == "bounty-greedo"]
    assert text(card)[LANGUAGES.index("en")][:4] == [
        "Target: Greedo (contact), ground combat 3.",
        "Elimination: gain 8,000 credits and 1 fame.",
        "Capture and delivery to Ord Mantell: gain 9,000 credits, 2 fame and reputation with the Syndicates.",
        "After the reward lose reputation with the Hutts and remove this card from the game.",
    ]


def test_a_job_tells_its_steps() -> None:
    """The Casino Heist of the rulebook, in our words: OR-JOB-1, OR-JOB-2."""
    (card,) = [card for card in CARDS if card.key == "data-casino-heist"]
    assert text(card)[LANGUAGES.index("pl")][1:] == [
        "Etap 1: Strażnik, który mówi o pogodzie, nie patrzy. Wykonaj test: Wpływ. Porażka: misja się nie udaje.",
        "Etap 2: System kasyna zaokrągla w górę. Dziś na nasze konto. Wykonaj test: Technika. "
        "Porażka: otrzymaj 1 obrażenie postaci i przejdź do etapu 4.",
        "Etap 3: Jeden funkcjonariusz, jeden korytarz, jedne szybkie przeprosiny. Wykonaj test: Siła. "
        "Sukces: misja jest ukończona.",
        "Etap 4: Alarm ma lepszą akustykę niż kapela. Rozegraj walkę bezpośrednią; przeciwnik: miejscowa ochrona (3). "
        "Wygrana: jeśli obrażenia cię nie pokonały, misja jest ukończona. Przegrana: powtórz ten etap.",
    ]


def test_no_text_has_an_if_right_behind_an_if() -> None:
    nested = re.compile(r"\b(if|jeśli)\b[^.:;]*, \1\b", re.IGNORECASE)
    assert nested.search("If you are here, if you have a cargo, gain 1 fame.")
    for card in CARDS:
        for lines in text(card):
            assert not nested.search(" ".join(lines)), card.key


@pytest.mark.parametrize(
    ("left", "told"), [(3, "Którędy leci Para zwiadowców? (pozostało pól: 3)"), (98, "Którędy leci Para zwiadowców?")]
)
def test_a_patrol_that_comes_from_anywhere_has_no_number_of_spaces_left(left: int, told: str) -> None:
    view = View("standard", 2, 0)
    (patrol,) = [card.number for card in CARDS if card.key == "rebel-1"]
    view.defs = {0: patrol}
    view.decision = Decision(0, ASK_PATROL_WAY, [0], 0, left)
    assert Speaker("pl").prompt(GAMES["outer-rim"], view, ["Ada", "Bo"]) == told
