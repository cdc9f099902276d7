"""The law of texts: change what a card does, and what it says or shows changes, in both languages.

Arguments of cards are *rule* (the text changes), *face* (the card's page changes) or *internal* (listed below, with the
reason). Each is changed in place to what else it might have been, one at a time. There must be words for that too, if
only plain ones.
"""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from kantyna.games.destiny.card import Card, Face, battlefield, character, event, support, upgrade
from kantyna.games.destiny.card_index import CARDS
from kantyna.games.destiny.effects.ability import Ability
from kantyna.games.destiny.effects.amount import AMOUNTS, FOES_HAND, HOW_MANY, NUMBER_OF, Amount
from kantyna.games.destiny.effects.choosing import Choosing
from kantyna.games.destiny.effects.constant import (
    BARE_WEAPON_DISCOUNT,
    CLAIM_TAX,
    CONSTANTS,
    FIRST_EVENT_DISCOUNT,
    FOES_EARN_LESS,
    HAND_SIZE_MORE,
    HOLDING_VALUE,
    RICH_FOE_DISCOUNT,
    Constant,
)
from kantyna.games.destiny.effects.hand import Draw
from kantyna.games.destiny.effects.piles import PLACE_WORDS
from kantyna.games.destiny.effects.requirement import Alone, FirstRound
from kantyna.games.destiny.effects.rolls import OF_CARD, OF_PLAYED
from kantyna.games.destiny.effects.trigger import WHOM, Trigger
from kantyna.games.destiny.effects.which import ALL, ANY_NUMBER, OF, WHOSE, Which
from kantyna.games.destiny.effects.which_pile import PILES
from kantyna.games.destiny.spec import card_def, card_text
from kantyna.games.destiny.vocabulary import (
    AFFILIATIONS,
    AMBUSH,
    BATTLEFIELD,
    BLANK,
    CHARACTER,
    COLOURS,
    DAMAGE_WAYS,
    EVENT,
    GUARDIAN,
    HAPPENINGS,
    KEYWORDS,
    KINDS,
    REDEPLOY,
    SPECIAL,
    SUBTYPES,
    SUPPORT,
    SYMBOLS,
    TIMINGS,
    UPGRADE,
)
from kantyna.games.registry import game
from kantyna.kernel.combinators import Condition, Priced
from kantyna.kernel.effect import Effect, Script
from kantyna.kernel.vocabulary import Words
from kantyna.lang import LANGUAGES, Speaker
from tests.fields import fields, unshown, within

SPEC = game("destiny")
SPEAKERS = [Speaker(language) for language in LANGUAGES]
PARTS = (Effect, Script, Which, Trigger, Amount, Condition)

INTERNAL = {
    ("Ability", "number"): "its place in the program",
    ("Script", "number"): "its place in the program",
    ("Ability", "verbs"): "the cost and the effects, gone into there",
    ("Ability", "paid"): "where the cost ends",
    ("Priced", "price"): "where the price ends",
    ("May", "yes"): "how its question is answered",
    ("May", "no"): "how its question is answered",
    ("May", "kind"): "which question it asks",
    ("May", "otherwise"): "whoever declines does nothing else: a card is not given this",
    ("Pick", "kind"): "which question it asks",
    ("ChooseOne", "verb"): "how its question is answered",
    ("ResolveDice", "how"): "follows from what is free, unblockable, kept …",
    ("MoveTokens", "mark"): "follows from what is moved",
    ("PlayFrom", "least"): "follows from whether it may be declined",
    ("PlayFrom", "most"): "always one card",
    ("PlayFrom", "by_opponent"): "always the user",
    ("Recover", "least"): "follows from whether it may be declined",
    ("Recover", "most"): "always one card",
    ("RemoveNamed", "least"): "always all of them",
    ("RemoveNamed", "most"): "always all of them",
    ("DrawAndUse", "n"): "always one card",
    ("DrawAndUse", "any_player"): "always one's own",
}
"""Arguments that no text says, with the reason."""

ONE_OF: dict[str, Words | int] = {
    "colour": COLOURS,
    "not_colour": COLOURS,
    "on_colour": COLOURS,
    "symbol": SYMBOLS,
    "card_kind": KINDS,
    "timing": TIMINGS,
    "whom": WHOM,
    "whose": len(WHOSE),
    "of": len(OF),
    "unique": 2,
    "exhausted": 2,
}
"""Arguments that are one of so many."""
OF_CLASS: dict[tuple[str, str], Words] = {
    ("Trigger", "kind"): HAPPENINGS,
    ("Dice", "kind"): KINDS,
    ("Constant", "what"): CONSTANTS,
    ("Trigger", "keyword"): KEYWORDS,
    ("Trigger", "how"): DAMAGE_WAYS,
}
MASKS = {"subtype": SUBTYPES, "subtypes": SUBTYPES, "without": SUBTYPES, "keyword": KEYWORDS, "how": DAMAGE_WAYS}
"""Arguments that are some of so many."""
LISTS = {"symbols": SYMBOLS, "without": SYMBOLS, "to": SYMBOLS, "kinds": KINDS, "counting": KINDS, "discarding": KINDS}
"""The same as a list."""

COUNTED = {
    BARE_WEAPON_DISCOUNT,
    CLAIM_TAX,
    FIRST_EVENT_DISCOUNT,
    FOES_EARN_LESS,
    HAND_SIZE_MORE,
    HOLDING_VALUE,
    RICH_FOE_DISCOUNT,
}
"""Constant effects that have an amount; of the others it only says that they are there."""

BEHIND = {"less": "free", "on_chosen": "on_this", "prior": "lowest"}
"""Arguments that mean nothing beside another."""


def texts(card: Card) -> list[list[str]]:
    """What the card says in each language; nothing where a language has no words for it."""
    spoken: list[list[str]] = []
    for speaker in SPEAKERS:
        try:
            spoken.append([speaker.said(SPEC, one) for one in card_text(card)])
        except LookupError:
            spoken.append([])
    return spoken


def arguments(thing: Any) -> Iterator[tuple[Any, str]]:
    """Every argument of a text, and of all that it is made of."""
    for name in fields(thing):
        if any((kind.__name__, name) in INTERNAL for kind in type(thing).__mro__):
            continue
        value = getattr(thing, name)
        yield thing, name
        for part in within(value):
            if isinstance(part, PARTS):
                yield from arguments(part)


def has_meaning(thing: Any, name: str) -> bool:
    """Does the argument matter beside the others?"""
    if name in ("n", "everybody") and getattr(thing, "equal", None) is not None:
        return False  # the amount is worked out
    if type(thing).__name__ == "MillFoe" and thing.each and name != "each":
        return name == "n"  # what is worked out is worked out of one opponent
    if name == "otherwise" and isinstance(getattr(thing, name), int):
        return thing.unless is not None
    if name in BEHIND:
        return not getattr(thing, BEHIND[name])
    if isinstance(thing, Choosing) and name in ("least", "most"):
        return name == "most" or thing.most != ALL
    if isinstance(thing, Constant):
        return name == "what" or needs(thing)[name]
    if name in ("to", "no_damage", "named"):
        return not (thing.named and name != "named") and not (thing.no_damage and name == "to")
    if name in ("counting", "discarding", "of_colour"):
        return not (thing.discarding and name != "discarding") and not (thing.counting and name == "of_colour")
    if name == "from_this":
        return thing.source is None
    if type(thing).__name__ == "LookAtHand" and name in ("least", "most"):
        return thing.which is not None
    if type(thing).__name__ == "ChosenMarked":
        return getattr(thing, name) > 0
    if type(thing).__name__ == "RollIn":
        return name == "whose"
    if type(thing).__name__ == "RemoveShields" and name in ("n", "some"):
        return not thing.some if name == "n" else thing.n == ALL  # any number, or so many
    if name == "by_chance" and getattr(thing, "n", 0) == ALL:
        return False  # a whole hand leaves nothing to chance
    if type(thing).__name__ == "Recover" and name in ("may", "by_chance"):
        return not (thing.by_chance if name == "may" else thing.may)  # what chance picks nobody declines
    return True


def needs(constant: Constant) -> dict[str, bool]:
    """What a constant effect is given besides its kind: most are just there."""
    return {
        "amount": constant.what in COUNTED,
        "colour": constant.colour >= 0,
        "title": constant.title != "",
        "least": constant.least > 0,
    }


def timings(ability: Ability) -> set[int]:
    """The timings of abilities that wait for something, as this one does, or of those that don't."""
    waits = ability.when is not None
    return {one.timing for card in CARDS for one in card.abilities if (one.when is not None) == waits}


def constants(constant: Constant) -> set[int]:
    """The constant effects that are given the same things."""
    return {one.what for card in CARDS for one in card.constants if needs(one) == needs(constant)}


def others(thing: Any, name: str, value: Any) -> Iterator[Any]:
    """Other values that an argument might have."""
    kind = type(thing).__name__
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        if isinstance(thing, Choosing) and name == "least":
            yield thing.most if value == 0 and thing.most < ANY_NUMBER else 1 - min(value, 1)
        elif isinstance(thing, Choosing) and name == "most":
            yield 2 if value in (ALL, ANY_NUMBER) else value + 1
            yield ALL if value != ALL else ANY_NUMBER
        elif isinstance(thing, Amount):
            yield from (n for n in range(len(AMOUNTS.words)) if n != value and NUMBER_OF not in (n, value))
        elif isinstance(thing, Ability) and name == "timing":
            yield from timings(thing) - {value}
        elif isinstance(thing, Constant) and name == "what":
            yield from constants(thing) - {value}
        elif kind == "RollIn":
            yield OF_CARD if value != OF_CARD else OF_PLAYED  # a title's needs a title
        elif kind == "PlaceThis":
            yield (value + 1) % len(PLACE_WORDS)
        elif name == "piles":
            yield from (piles for piles in PILES if piles != value)
        elif (kind, name) == ("InPlay", "kind"):
            yield UPGRADE if value == SUPPORT else SUPPORT
        elif name in MASKS:
            yield from (value ^ 2**at for at in range(len(MASKS[name].words)))
        elif (kind, name) in OF_CLASS or name in ONE_OF:
            known = OF_CLASS[kind, name] if (kind, name) in OF_CLASS else ONE_OF[name]
            yield (value + 1) % (len(known.words) if isinstance(known, Words) else known)
        else:
            yield value + 1
    elif isinstance(value, list) and name in LISTS:
        yield from ([n] for n in range(0, len(LISTS[name].words), 3) if [n] != value)
    elif isinstance(value, list) and isinstance(thing, Ability):
        yield [*value, FirstRound() if name == "only" else Draw(7)]
        if name != "effects" or len(value) > 1:  # an ability without effects is none
            yield from (value[:at] + value[at + 1 :] for at in range(len(value)))
    elif isinstance(value, list) and name == "choices":
        yield [*value[:-1], Script([Draw(7)])]
    elif isinstance(value, Priced):
        price, effects = list(value.effects)[: value.price], list(value.effects)[value.price :]
        yield Priced([*price, Draw(7)], effects)
        yield Priced(price, [*effects, Draw(7)])
        yield Script(effects)
    elif isinstance(value, Script):
        yield Script([*value.effects, Draw(7)])
        if name == "then":
            yield Priced([Draw(7)], list(value.effects))
    elif isinstance(value, Condition):
        yield FirstRound() if not isinstance(value, FirstRound) else Alone()
    elif isinstance(value, Effect):
        yield Draw(7)
    elif isinstance(value, str) and value:
        yield "rey" if value != "rey" else "poe-dameron"
    elif name in ("equal", "value", "bonus_of"):
        yield from (Amount(what) for what in (FOES_HAND, HOW_MANY) if value is None or value.what != what)


def silent(card: Card) -> Iterator[str]:
    """The arguments of a card's texts that may be changed without a word."""
    before = texts(card)
    assert all(before), card.key
    for whole in [*card.only, *card.constants, *card.abilities]:
        for thing, name in list(arguments(whole)):
            if not has_meaning(thing, name):
                continue
            value = getattr(thing, name)
            for other in others(thing, name, value):
                setattr(thing, name, other)
                after = texts(card)
                setattr(thing, name, value)
                told = f"{type(thing).__name__}.{name}: {value} -> {other}"
                if any(now == then for now, then in zip(after, before, strict=True)):
                    yield told
                if not all(after):
                    yield f"{told} has no words"


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.only or card.constants or card.abilities], ids=lambda card: card.key
)
def test_no_argument_of_a_text_is_silent(card: Card) -> None:
    assert list(silent(card)) == []


MAKERS = {CHARACTER: character, UPGRADE: upgrade, SUPPORT: support, EVENT: event, BATTLEFIELD: battlefield}
KEYWORD = {"guardian": GUARDIAN, "ambush": AMBUSH, "redeploy": REDEPLOY}
FOR_DECKS = ("set", "number", "rarity", "title")
"""Where a card is from and whose copy it is: told by the deck workshop."""


def faces(card: Card) -> Iterator[tuple[str, Any]]:
    """The arguments of a card besides its texts, each with other values."""
    for name in signature(MAKERS[card.kind]).parameters:
        if name in ("only", "constants", "abilities", *FOR_DECKS):
            continue
        if name in KEYWORD:
            yield "keywords", card.keywords ^ KEYWORD[name]
        elif name == "subtype":
            yield from (("subtypes", card.subtypes ^ 2**at) for at in range(len(SUBTYPES.words)))
        elif name == "affiliation":
            yield name, (card.affiliation + 1) % len(AFFILIATIONS.words)
        elif name == "colour":
            yield name, (card.colour + 1) % len(COLOURS.words)
        elif name == "sides":
            for at, side in enumerate(card.sides):
                for other in sides(side):
                    yield name, [*card.sides[:at], other, *card.sides[at + 1 :]]
        elif name == "key":
            yield name, "rey" if card.key != "rey" else "poe-dameron"
        else:
            value = getattr(card, name)
            yield name, not value if isinstance(value, bool) else value + 1


def sides(side: Face) -> Iterator[Face]:
    """A side of a die that differs in one thing."""
    yield Face((side.symbol + 1) % len(SYMBOLS.words), side.value, side.plus, side.cost)
    yield Face(side.symbol, side.value, side.plus, side.cost + 1)
    if side.symbol not in (SPECIAL, BLANK):  # those have neither a value nor a plus
        yield Face(side.symbol, side.value + 1, side.plus, side.cost)
        yield Face(side.symbol, side.value, not side.plus, side.cost)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_whatever_is_printed_on_a_card_is_shown(card: Card) -> None:
    assert unshown(card, faces(card), card_def, texts) == []


def shape(thing: object) -> str:
    """All that a text is made of."""
    if isinstance(thing, list | tuple):
        return f"[{', '.join(shape(one) for one in thing)}]"
    if isinstance(thing, Script):
        return shape(list(thing.effects))
    if isinstance(thing, (*PARTS, Ability, Constant)):
        kinds = [kind.__name__ for kind in type(thing).__mro__]
        kept = [name for name in fields(thing) if not any((kind, name) in INTERNAL for kind in kinds)]
        return f"{kinds[0]}({', '.join(f'{name}={shape(getattr(thing, name))}' for name in sorted(kept))})"
    return repr(thing)


def test_no_two_texts_are_the_same_unless_they_do_the_same() -> None:
    for speaker in SPEAKERS:
        found: dict[str, str] = {}
        for card in CARDS:
            for whole in [*card.only, *card.constants, *card.abilities]:
                said = speaker.said(SPEC, whole.said())
                assert found.setdefault(said, shape(whole)) == shape(whole), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_is_named_as_its_card(language: str) -> None:
    names = {card.key: Speaker(language).card(SPEC, card.key) for card in SPEC.cards}
    dice = {key.removeprefix("die-"): name for key, name in names.items() if key.startswith("die-")}
    assert dice
    assert [name for key, name in dice.items() if not name.endswith(f": {names[key]}")] == []
