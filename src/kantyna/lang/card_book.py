"""The card book: a card's page in one language, and cards found by a name in either."""

from __future__ import annotations

from difflib import get_close_matches

from kantyna.games.common.deck_list import plain
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.ids import DefId
from kantyna.kernel.spec import CardDef, GameSpec
from kantyna.lang.lexicon import LANGUAGES
from kantyna.lang.speaker import Speaker


class BadName(KantynaError):
    """A name that no card has, or several."""


def facts(speaker: Speaker, spec: GameSpec, card: CardDef) -> list[str]:
    """Kind, faction, numbers and traits, as words."""
    told = [speaker.text(spec, f"kind-{card.kind}")]
    if card.faction:
        told.append(speaker.text(spec, f"faction-{card.faction}"))
    told += [speaker.text(spec, f"number-{name}", n=n) for name, n in card.numbers.items()]
    told += [speaker.text(spec, f"trait-{trait}") for trait in card.traits]
    return told


def page_of(speaker: Speaker, spec: GameSpec, key: str) -> list[str]:
    """The page of the card with that key; nothing if no card has it."""
    return [line for card in spec.cards if card.key == key for line in page(speaker, spec, card)]


def page(speaker: Speaker, spec: GameSpec, card: CardDef) -> list[str]:
    """A card's page: a line of what it is, then a line for each thing it does."""
    told = [*facts(speaker, spec, card), speaker.text(spec, "book-copies", n=card.count)]
    name = speaker.card(spec, card.key)
    head = speaker.text(spec, "book-card", name=name, facts=", ".join(told))
    return [head, *(speaker.card_text(spec, card) or [speaker.text(spec, "book-no-text")])]


def called(spec: GameSpec) -> dict[str, list[str]]:
    """What each card, by its key, is called in all languages."""
    return {card.key: [Speaker(language).card(spec, card.key) for language in LANGUAGES] for card in spec.cards}


def names(spec: GameSpec) -> dict[str, DefId]:
    """Every name a card goes by, made plain: its key and its names in all languages."""
    known: dict[str, DefId] = {}
    for number, (key, others) in enumerate(called(spec).items()):
        for name in (key, *others):
            known.setdefault(plain(name), number)
    return known


def find(spec: GameSpec, name: str) -> DefId:
    """The card of that name in any language; the beginning or a part of it will do if it fits one card only."""
    known = names(spec)
    wanted = plain(name)
    if wanted in known:
        return known[wanted]
    found: list[DefId] = []
    for fits in (str.startswith, str.__contains__):
        found = sorted({number for full, number in known.items() if wanted and fits(full, wanted)})
        if len(found) == 1:
            return found[0]
    # All of them: whoever asks for Vader wants Darth Vader among his things.
    if found:
        raise BadName("book-ambiguous", name=name, near=_listed(spec, found))
    near = sorted({known[full] for full in get_close_matches(wanted, known, 3)})
    if near:
        raise BadName("book-like", name=name, game=spec.name, near=_listed(spec, near))
    raise BadName("book-unknown", name=name, game=spec.name)


def _listed(spec: GameSpec, cards: list[DefId]) -> str:
    return ", ".join("/".join(dict.fromkeys(Speaker(lang).card(spec, card) for lang in LANGUAGES)) for card in cards)
