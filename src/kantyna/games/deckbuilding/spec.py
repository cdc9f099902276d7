"""The Deckbuilding Game as the rest of the program sees it."""

from __future__ import annotations

from kantyna.games.deckbuilding import judge, variants, view
from kantyna.games.deckbuilding.actions import (
    ACTIONS,
    ATTACKER,
    BLOCK,
    BUY,
    CHOOSE,
    DISCARD,
    DOOMED,
    END,
    EXILE_DISCARD,
    HUNT,
    KEEP,
    NUMBER,
    PICK_BASE,
    PLACE,
    PUT_ON_DECK,
    REACT,
    REACT_BASE,
    RECOVER,
    RESOLVE_HUNT,
    RESOLVE_STRIKE,
    REWARD,
    ROW,
    SALVAGE,
    SHIP,
    STOP,
    TAKE,
    TARGET,
    USE,
    VERBS,
    YIELD,
)
from kantyna.games.deckbuilding.assault import ship_code, ship_owner
from kantyna.games.deckbuilding.attacks import attacker_code
from kantyna.games.deckbuilding.book import CARDS, FIRST_BASE, PROGRAM, TARGET_VALUE
from kantyna.games.deckbuilding.card import Card, trait_keys
from kantyna.games.deckbuilding.layout import DeckbuildingLayout
from kantyna.games.deckbuilding.moves import attack_of, committed, target_value
from kantyna.games.deckbuilding.table import Deckbuilding
from kantyna.games.deckbuilding.thumbs import DeckbuildingThumbs
from kantyna.games.deckbuilding.words import (
    ASK_DAMAGE,
    AT_ROW,
    AT_SEAT,
    FACTIONS,
    FREE,
    KINDS,
    NAMES,
    PLACES,
    TO_DECK,
    TO_DISCARD,
    TO_HAND_DOOMED,
)
from kantyna.kernel.codec import Reader
from kantyna.kernel.decision import Option
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, CardId, Code, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.spec import CardDef, GameSpec, Refusal, Setting, Variant
from kantyna.kernel.table import Table
from kantyna.kernel.view import View

# Numbers in options that tell equal cards apart; lower ones are aims.
COMMITTED_CARD = 2
DOOMED_CARD = 3
THE_BASE = 1
"""In an option that names a seat: its base is meant."""

SINGLE = {
    STOP: "stop",
    END: "end",
    YIELD: "yield",
    PLACE + TO_DISCARD: "to-discard-pile",
    PLACE + TO_DECK: "to-deck",
    PLACE + TO_HAND_DOOMED: "to-hand-doomed",
}


class DeckbuildingSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "deckbuilding"
        self.rule_prefix = "DB"
        self.cards = [card_def(number, card) for number, card in enumerate(CARDS)]
        self.names = NAMES
        self.actions = ACTIONS
        self.thumbs = DeckbuildingThumbs()
        self.layout = DeckbuildingLayout()

    def variants(self) -> list[Variant]:
        return variants.VARIANTS

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        return variants.new_table(variant, seats, settings, seed, log)

    def view(self, table: Table, seat: Seat) -> View:
        assert isinstance(table, Deckbuilding)
        return view.build(table, seat)

    def determinize(self, seen: View, dice: Dice) -> Table:
        return view.determinize(seen, dice)

    def resample(self, table: Table, seat: Seat, dice: Dice) -> None:
        assert isinstance(table, Deckbuilding)
        view.resample(table, seat, dice)

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        assert isinstance(table, Deckbuilding)
        return judge.intents(table, seat)

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        assert isinstance(table, Deckbuilding)
        return judge.why_not(table, seat, code)

    def option(self, table: Table, code: Code) -> Option:
        assert isinstance(table, Deckbuilding)
        if code in SINGLE:
            return Option(code, SINGLE[code])
        asked = table.pending
        seat = NOBODY if asked is None else asked.seat
        verb = VERBS[code // BLOCK]
        if NUMBER <= code < NUMBER + BLOCK:
            return Option(code, verb, number=code - NUMBER)
        if TARGET <= code < NUMBER:
            base = table.base[code % BLOCK]
            number = -1
            if code >= RESOLVE_STRIKE:
                number = committed(table, seat, AT_SEAT + code % BLOCK)
            elif asked is not None and asked.kind == ASK_DAMAGE:
                number = THE_BASE
            return Option(code, verb, cards=[base] if base >= 0 else [], seat=code % BLOCK, number=number)
        if CHOOSE <= code < TARGET:
            return Option(code, verb, number=code - CHOOSE)
        if REACT_BASE <= code < CHOOSE:
            definition = FIRST_BASE + code % BLOCK
            places = table.away[seat] if code >= PICK_BASE else [*table.bases[seat], table.base[seat]]
            cards = [card for card in places if card >= 0 and table.defs[card] == definition]
            return Option(code, verb, CARDS[definition].key, cards)
        owner = ship_owner(code) if SHIP <= code < DOOMED else NOBODY
        cards = [card for card in _places(table, seat, owner, code % DOOMED) if _fits(table, owner, card, code)]
        return Option(code, verb, CARDS[code % BLOCK].key, cards, owner, _number(table, seat, cards, code))

    def role(self, variant: str, seat: Seat) -> str:
        return FACTIONS[seat % 2]

    def read(self, reader: Reader) -> Table:
        core = reader.core(PROGRAM)
        mode, goal, pay_off, seats, force, active, turn = (reader.number() for _ in range(7))
        purchases, neutral_purchases, played_neutral, bounty = (reader.number() for _ in range(4))
        base, resources, shielded, used, aim, damage = (reader.pile() for _ in range(6))
        doomed, row, galaxy, galaxy_discard, pilots, exiled, coming = (reader.pile() for _ in range(7))
        hand, deck, discard, play, bases, away, victory = (reader.piles() for _ in range(7))
        table = variants.empty_table(mode, seats, goal, pay_off, core.defs)
        return Deckbuilding(
            core,
            seats,
            table.sight,
            hand,
            deck,
            discard,
            mode,
            goal,
            pay_off,
            table.foes,
            play,
            base,
            bases,
            away,
            victory,
            resources,
            shielded,
            used,
            aim,
            damage,
            doomed,
            force,
            active,
            turn,
            purchases,
            neutral_purchases,
            played_neutral,
            bounty,
            row,
            galaxy,
            galaxy_discard,
            pilots,
            exiled,
            coming,
        )


def _places(table: Deckbuilding, seat: Seat, owner: Seat, code: Code) -> list[CardId]:
    """Where the cards of an option lie."""
    if owner != NOBODY:
        return table.play[owner]
    if code < BUY or DISCARD <= code < EXILE_DISCARD:
        return table.hand[seat]
    if BUY <= code < DISCARD or TAKE <= code < SALVAGE:
        return [*table.row, *table.pilots[-1:]]
    if EXILE_DISCARD <= code < TAKE or RECOVER <= code < PUT_ON_DECK:
        return table.discard[seat]
    if SALVAGE <= code < RECOVER:
        return table.galaxy_discard
    if PUT_ON_DECK <= code < KEEP:
        return [card for foe in table.foes[seat] for card in table.hand[foe]]
    if KEEP <= code < REWARD:
        return table.galaxy[-2:]
    if REWARD <= code < REACT:
        return table.galaxy_discard[-1:]
    if REACT <= code < REACT_BASE:
        return [*table.play[seat], *table.discard[seat], *table.hand[seat], *table.deck[seat][-1:]]
    if USE <= code < HUNT or ATTACKER <= code < SHIP:
        return table.play[seat]
    place = (code // BLOCK - HUNT // BLOCK) % PLACES
    return table.row[place : place + 1]


def _fits(table: Deckbuilding, owner: Seat, card: CardId, code: Code) -> bool:
    if card < 0 or table.defs[card] != code % BLOCK:
        return False
    if owner != NOBODY:
        return ship_code(table, owner, card) == code
    doomed = code >= DOOMED
    code %= DOOMED
    if (code < BUY or DISCARD <= code < TAKE or USE <= code < HUNT) and (card in table.doomed) != doomed:
        return False
    if USE <= code < HUNT:
        return table.aim[card] == (code - USE) // BLOCK and not table.used[card]
    if ATTACKER <= code < SHIP:
        return table.aim[card] == FREE and attacker_code(table, card) == code
    return True


def _number(table: Deckbuilding, seat: Seat, cards: list[CardId], code: Code) -> int:
    """What tells an option from its like: an attack, damage or target value, or how it stands with a card."""
    if code >= DOOMED:
        return DOOMED_CARD
    if code >= SHIP:
        return (code - SHIP) // BLOCK % 8
    if code >= ATTACKER:
        aim = table.pending.number if table.pending is not None else AT_SEAT
        return attack_of(table, seat, cards[0], aim >= AT_ROW) if cards else -1
    if HUNT <= code < ROW:
        place = (code // BLOCK - HUNT // BLOCK) % PLACES
        return committed(table, seat, AT_ROW + place) if code >= RESOLVE_HUNT else target_value(table, seat, place)
    if USE <= code < HUNT:
        return min((code - USE) // BLOCK, COMMITTED_CARD)
    return -1


def card_def(number: int, card: Card) -> CardDef:
    """The card as pages and books show it."""
    numbers: dict[str, int] = {}
    for name, value in (
        ("cost", card.cost),  # starters and bases print none
        ("attack", card.attack),
        ("resources", card.resources),
        ("force", card.force),
        ("hit-points", card.hits),
        ("target", TARGET_VALUE[number]),
        ("unique", 1 if card.unique else 0),
    ):
        if value:
            numbers[name] = value
    return CardDef(
        card.key, KINDS[card.kind], FACTIONS[card.faction], card.count, numbers, card.text(), trait_keys(card.traits)
    )
