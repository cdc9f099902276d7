"""Decks in words, as they are sent."""

from __future__ import annotations

from functools import cache

from kantyna.games.common.deck_builder import DeckBuilder, Offer, Picks, Seating
from kantyna.games.common.deck_list import BadDeck, DeckList
from kantyna.games.registry import game
from kantyna.kernel.errors import KantynaError
from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.lang.card_book import called
from kantyna.lang.deck import card_names, say_check, say_expected, say_fault
from kantyna.server.localization import cached_speaker
from kantyna.server.protocol.catalogue import SettingChoice
from kantyna.server.protocol.decks import (
    DeckBook,
    DeckCheck,
    DeckColumn,
    DeckFigure,
    DeckKind,
    DeckOffer,
    DeckPick,
    DeckRead,
    DeckReport,
    DeckSeating,
    DeckShare,
    DeckSource,
    DeckWritten,
    ReadyDeck,
)

names_in_all_languages = cache(called)
SUFFIXES = {"json": "json", "o8d": "o8d", "tts": "json"}


def book(builder: DeckBuilder, language: str) -> DeckBook:
    """What one needs to begin."""
    spec, speaker = game(builder.game), cached_speaker(language).speaker
    setting = next(iter(spec.variants()[0].settings))
    return DeckBook(
        game=builder.game,
        leaders=[DeckKind(kind, speaker.text(spec, f"deck-leader-{kind}")) for kind in builder.leaders],
        groups=[DeckKind(kind, speaker.text(spec, f"deck-group-{kind}")) for kind in builder.groups],
        picks=[DeckPick(key, builder.most(key), builder.units.get(key, [])) for key in builder.numbers],
        formats=builder.formats,
        ready=[
            ReadyDeck(name, _ready_title(speaker, spec, setting, name), builder.sorted(picks))
            for name, picks in builder.ready.items()
        ],
        shares_title=speaker.text(spec, "deck-shares-title"),
        shares_besides=speaker.text(spec, "deck-shares-besides"),
        sources_title=speaker.text(spec, "deck-sources-title"),
        sources_givers=speaker.text(spec, "deck-sources-givers"),
        sources_cards=speaker.text(spec, "deck-sources-cards"),
        expected_title=speaker.text(spec, "deck-expected-title"),
        hand_rule=speaker.text(spec, "deck-hand-rule"),
        hand_laid=speaker.text(spec, "deck-hand-laid") if speaker.has(spec, "deck-hand-laid") else "",
    )


def _ready_title(speaker: Speaker, spec: GameSpec, setting: str, name: str) -> str:
    """As the setting of a table calls it; a deck of an affiliation is called like its card."""
    return (
        speaker.setting_value(spec, setting, name)
        if not speaker.has(spec, f"card-{name}")
        else speaker.card(spec, name)
    )


def report(builder: DeckBuilder, deck: DeckList, owned: Picks | None, language: str) -> DeckReport:
    """All that can be said about a deck."""
    spec, speaker = game(builder.game), cached_speaker(language).speaker
    checks = builder.checks(deck.picks)
    legal = all(check.good for check in checks)
    found = builder.statistics(deck.picks)
    return DeckReport(
        legal=legal,
        checks=[DeckCheck(check.rule, say_check(speaker, spec, check), check.good) for check in checks],
        offers={key: _offer(speaker, spec, builder, one) for key, one in builder.offers(deck.picks, owned).items()},
        figures=[
            DeckFigure(one.key, speaker.text(spec, f"deck-figure-{one.key}"), one.have, one.need)
            for one in found.figures
        ],
        columns=[DeckColumn(one.cost, one.counts) for one in found.columns],
        mean_cost=speaker.decimal(float(found.mean_cost()), 1),
        shares=[DeckShare(one.sign, speaker.text(spec, one.sign), one.outright, one.besides) for one in found.shares],
        sources=[DeckSource(one.name, speaker.text(spec, one.name), one.givers, one.cards) for one in found.sources],
        expected=[say_expected(speaker, spec, one) for one in found.expectations],
        setting=builder.code(deck.picks) if legal else "",
        seatings=[_seating(speaker, spec, one) for one in builder.seatings(deck.picks)] if legal else [],
    )


def _offer(speaker: Speaker, spec: GameSpec, builder: DeckBuilder, offer: Offer) -> DeckOffer:
    fault = offer.fault
    if fault is None:
        return DeckOffer(offer.room, "", "", full=False)
    return DeckOffer(offer.room, say_fault(speaker, spec, fault), fault.rule, builder.full(fault))


def _seating(speaker: Speaker, spec: GameSpec, one: Seating) -> DeckSeating:
    foes = [SettingChoice(foe, speaker.setting_value(spec, one.foe_setting, foe)) for foe in one.foes]
    return DeckSeating(one.variant, one.seat, one.setting, one.foe_setting, foes)


def read(builder: DeckBuilder, text: str, language: str) -> DeckRead:
    """What was pasted, with a sentence for each line that could not be read, or for all of it."""
    spec, speaker = game(builder.game), cached_speaker(language).speaker

    def said(error: KantynaError) -> str:
        return speaker.error(error, spec)

    try:
        reading = builder.read(text, names_in_all_languages(spec))
    except BadDeck as error:
        return DeckRead({}, "", [said(error)])
    return DeckRead(reading.deck.picks, reading.deck.name, [said(one) for one in reading.troubles])


def written(builder: DeckBuilder, deck: DeckList, form: str, language: str) -> DeckWritten:
    """A file of it; its names have plain spaces, for other programs read them."""
    text = builder.written(deck, form, card_names(Speaker(language), game(builder.game)))
    file = "".join(sign if sign.isalnum() else "-" for sign in deck.name).strip("-") or builder.game
    return DeckWritten(text, f"{file}.{SUFFIXES.get(form, 'txt')}")
