"""Numbers and the words beside them: 0, 1, 2, 5, 12, 22 are all the kinds that Polish has."""

import re

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.event import Event
from kantyna.kernel.ids import NO_CARD
from kantyna.kernel.outcome import Outcome
from kantyna.kernel.said import Said
from kantyna.lang import Speaker

SPEC = GAMES["star-realms"]
NUMBERS = (0, 1, 2, 5, 12, 22)


@pytest.mark.parametrize(
    ("key", "polish", "english"),
    [
        (
            "gain-trade",
            "0 punktów, 1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty",
            "0 trade, 1 trade, 2 trade, 5 trade, 12 trade, 22 trade",
        ),
        (
            "draw",
            "0 kart, kartę, 2 karty, 5 kart, 12 kart, 22 karty",
            "0 cards, a card, 2 cards, 5 cards, 12 cards, 22 cards",
        ),
        (
            "scrap-to-draw",
            "0 kart, jedną kartę, 2 karty, 5 kart, 12 kart, 22 karty",
            "0 cards, one card, 2 cards, 5 cards, 12 cards, 22 cards",
        ),
        (
            "if-bases",
            "0 baz, jedną bazę, 2 bazy, 5 baz, 12 baz, 22 bazy",
            "0 bases, a base, 2 bases, 5 bases, 12 bases, 22 bases",
        ),
    ],
)
def test_what_cards_say(key: str, polish: str, english: str) -> None:
    for language, forms in (("pl", polish), ("en", english)):
        for number, form in zip(NUMBERS, forms.split(", "), strict=True):
            said = Said(key, {"n": number}, parts={"then": [Said("draw", {"n": 3})]})
            assert f" {form}" in f" {Speaker(language).said(SPEC, said)}"


@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (1, "Potrzeba 1 punktu handlu, a masz 0.", "It takes 1 trade, and you have 0."),
        (2, "Potrzeba 2 punktów handlu, a masz 0.", "It takes 2 trade, and you have 0."),
        (22, "Potrzeba 22 punktów handlu, a masz 0.", "It takes 22 trade, and you have 0."),
    ],
)
def test_the_genitive_has_its_own_forms(number: int, polish: str, english: str) -> None:
    said = Said("why-no-trade", {"need": number, "have": 0})
    assert [Speaker(language).said(SPEC, said) for language in ("pl", "en")] == [polish, english]


def test_what_happened_counts_in_the_nominative() -> None:
    for number, form in zip(NUMBERS, ("kart", "karta", "karty", "kart", "kart", "karty"), strict=True):
        event = Event(SPEC.names.events.index("reshuffled"), 0, number=number)
        assert f"({number} {form})" in Speaker("pl").event(SPEC, event, ["Ola"], [])


def test_several_winners_take_a_plural() -> None:
    told = [Speaker("pl").outcome(SPEC, Outcome(winners, 1), ["Ola", "Jan"]) for winners in ([0], [0, 1])]
    assert told == [
        "Wygrywa Ola. Nikt inny nie pozostał w grze.",
        "Wygrywają Ola i Jan. Nikt inny nie pozostał w grze.",
    ]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_name_in_the_plural_is_never_the_subject(number: int) -> None:
    """“Zapomniani bohaterowie wchodzi do gry” is no Polish: no verb follows but that of the word card."""
    spec = GAMES["card-game"]
    heroes = next(at for at, card in enumerate(spec.cards) if card.key == "forgotten-heroes")
    name = Speaker("pl").card(spec, heroes)
    for kind in range(len(spec.names.events)):
        event = Event(kind, 0, card=0, number=number, other=1, source=0)
        told = Speaker("pl").event(spec, event, ["Ola", "Jan"], [heroes])
        assert not re.search(rf"(?<![Kk]arta ){name} \w", told), told


@pytest.mark.parametrize(("card", "told"), [(0, "Ola dobiera: Yoda."), (NO_CARD, "Ola dobiera kartę.")])
def test_a_card_that_nobody_told_you_is_a_card(card: int, told: str) -> None:
    spec = GAMES["card-game"]
    yoda = next(at for at, one in enumerate(spec.cards) if one.key == "yoda")
    event = Event(spec.names.events.index("drew"), 0, card=card)
    assert Speaker("pl").event(spec, event, ["Ola", "Jan"], [yoda]) == told
