"""Decks: turning over the next card, and putting cards back under them."""

from __future__ import annotations

from kantyna.games.outer_rim.card import Card, Databank, Encounter, Market
from kantyna.games.outer_rim.events import DISCARDED, LEFT_GAME, TOP_DISCARDED, TURNED_UP
from kantyna.games.outer_rim.table import (
    ASIDE,
    CAPTURED,
    CARGO_HELD,
    CREW_HELD,
    DATABANK_CARDS,
    ENCOUNTER_DECKS,
    GEAR_HELD,
    JOBS_HELD,
    LESSENED,
    MARKET,
    MARKET_DECKS,
    MODS_HELD,
    PLACE,
    REMOVED,
    SECRETS,
    SECTION,
    USED,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import BOUNTY, CARGO, CREW, GEAR, MOD
from kantyna.kernel.body import Row
from kantyna.kernel.event import Log
from kantyna.kernel.ids import EVERYBODY, NO_CARD, CardId, Seat
from kantyna.kernel.native import i64


def under(table: OuterRim, place: i64, card: CardId, known: i64 = EVERYBODY) -> None:
    """Lay a card under a deck; whoever saw it knows that it is there."""
    table.insert(place, 0, card)
    table.set_known(card, known)
    forget(table, card)


def forget(table: OuterRim, card: CardId) -> None:
    """What was marked on a card goes with it."""
    for mark in (USED, SECTION, PLACE):
        if table.mark(mark, card) != 0:
            table.write_mark(mark, card, 0)


def zone_for(kind: i64) -> Row:
    """The zone where a card of a kind lies with whoever has it."""
    if kind == CARGO:
        return CARGO_HELD
    if kind == MOD:
        return MODS_HELD
    if kind == GEAR:
        return GEAR_HELD
    if kind == CREW:
        return CREW_HELD
    return JOBS_HELD


def back(table: OuterRim, card: CardId) -> None:
    """Put a card that lies nowhere back where it came from: under its deck, or into the databank."""
    printed = table.printed[card]
    if isinstance(printed, Market):
        under(table, MARKET_DECKS[printed.deck], card)
    elif isinstance(printed, Encounter):
        under(table, ENCOUNTER_DECKS[printed.deck], card)
    else:
        assert isinstance(printed, Databank)
        forget(table, card)
        table.add(DATABANK_CARDS, card)


def note_loss(table: OuterRim, card: CardId) -> None:
    """A card leaves somebody's boards: limits that it raised have to be looked at."""
    item = table.item(card)
    if item.numbers != 0 or item.carries != 0:
        table.count[LESSENED] = 1


def take_from(table: OuterRim, seat: Seat, card: CardId) -> None:
    """Take a card off a seat's boards; a captured contact goes with its bounty."""
    item = table.item(card)
    table.take(zone_for(item.kind)[seat], card)
    note_loss(table, card)
    if item.kind == BOUNTY and item.bounty is not None:
        token = table.first_of(table.rows[CAPTURED[seat]], item.bounty.contact)
        if token >= 0:
            table.move(token, CAPTURED[seat], ASIDE)


def discard(table: OuterRim, seat: Seat, card: CardId, log: Log) -> None:
    """Discard a card of a seat's boards (OR-LEAVE-1)."""
    take_from(table, seat, card)
    log.add(DISCARDED, seat, card)
    back(table, card)


def remove(table: OuterRim, seat: Seat, card: CardId, log: Log) -> None:
    """A card of a seat's boards leaves the game (OR-LEAVE-2)."""
    take_from(table, seat, card)
    forget(table, card)
    table.add(REMOVED, card)
    log.add(LEFT_GAME, seat, card)


def discard_secret(table: OuterRim, seat: Seat, card: CardId, log: Log) -> None:
    """A secret that is used is shown, and goes under its deck."""
    printed = table.printed[card]
    assert isinstance(printed, Encounter)
    table.take(SECRETS[printed.deck][seat], card)
    log.add(DISCARDED, seat, card)
    back(table, card)


def market_card(card: Card) -> Market:
    assert isinstance(card, Market)
    return card


def turn_up(table: OuterRim, deck: i64, seat: Seat, log: Log) -> CardId:
    """Turn up the next card of a market deck: an empty deck offers nothing (ours)."""
    if len(table.rows[MARKET_DECKS[deck]]) == 0:
        table.put(MARKET, deck, NO_CARD)
        return NO_CARD
    card = table.pop(MARKET_DECKS[deck])
    table.set_known(card, EVERYBODY)
    table.put(MARKET, deck, card)
    log.add(TURNED_UP, seat, card)
    return card


def discard_top(table: OuterRim, deck: i64, seat: Seat, log: Log) -> None:
    """Put the open card of a deck under it, and turn up the next; its patrol icon does nothing (OR-MARKET-2)."""
    card = table.rows[MARKET][deck]
    log.add(TOP_DISCARDED, seat, card)
    table.put(MARKET, deck, NO_CARD)
    under(table, MARKET_DECKS[deck], card)
    turn_up(table, deck, seat, log)
