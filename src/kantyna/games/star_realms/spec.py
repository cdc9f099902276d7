"""Star Realms as the rest of the program sees it."""

from __future__ import annotations

from kantyna.games.star_realms import judge, variants, view
from kantyna.games.star_realms.actions import (
    ACTIONS,
    ALLY_AS,
    BLOCK,
    BUY,
    CHOOSE,
    COPY,
    DISCARD,
    END,
    GIVE,
    HIT_BASE,
    LEAVE,
    NO,
    NUMBER,
    PRIMARY,
    SCRAP_AS,
    SCRAP_DISCARD,
    SCRAP_ROW,
    STOP,
    TARGET,
    VERBS,
    YES,
)
from kantyna.games.star_realms.book import CARDS, PROGRAM
from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.layout import StarRealmsLayout
from kantyna.games.star_realms.table import StarRealms
from kantyna.games.star_realms.targets import find_foes, is_emperor
from kantyna.games.star_realms.thumbs import StarRealmsThumbs
from kantyna.games.star_realms.words import FACTIONS, KINDS, NAMES
from kantyna.kernel.codec import Reader
from kantyna.kernel.decision import Option
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NO_CARD, CardId, Code, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Refusal, Setting, Variant
from kantyna.kernel.table import Table
from kantyna.kernel.view import View

SINGLE = {YES: "yes", NO: "no", STOP: "stop", END: "end"}


class StarRealmsSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "star-realms"
        self.rule_prefix = "SR"
        self.cards = [card_def(card) for card in CARDS]
        self.names = NAMES
        self.actions = ACTIONS
        self.thumbs = StarRealmsThumbs()
        self.layout = StarRealmsLayout()

    def variants(self) -> list[Variant]:
        return variants.VARIANTS

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        return variants.new_table(variant, seats, settings, seed, log)

    def view(self, table: Table, seat: Seat) -> View:
        assert isinstance(table, StarRealms)
        return view.build(table, seat)

    def determinize(self, seen: View, dice: Dice) -> Table:
        return view.determinize(seen, dice)

    def resample(self, table: Table, seat: Seat, dice: Dice) -> None:
        assert isinstance(table, StarRealms)
        view.resample(table, seat, dice)

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        assert isinstance(table, StarRealms)
        return judge.intents(table, seat)

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        assert isinstance(table, StarRealms)
        return judge.why_not(table, seat, code)

    def option(self, table: Table, code: Code) -> Option:
        assert isinstance(table, StarRealms)
        if code in SINGLE:
            return Option(code, SINGLE[code])
        verb = VERBS[code // BLOCK]
        if code >= NUMBER:
            return Option(code, verb, number=code - NUMBER)
        if code >= TARGET:
            return Option(code, verb, seat=code % BLOCK)
        if code >= CHOOSE:
            return Option(code, verb, number=code - CHOOSE)
        seat = NO_CARD if table.pending is None else table.pending.seat
        owner = (code - HIT_BASE) // BLOCK % 6 if HIT_BASE <= code < DISCARD else -1
        cards = [card for card in _places(table, seat, owner, code) if _fits(table, card, code)]
        return Option(code, verb, CARDS[code % BLOCK].key, cards, owner)

    def role(self, variant: str, seat: Seat) -> str:
        if variant == "emperor":
            return "emperor" if is_emperor(seat) else "admiral"
        if variant == "raid":
            return "raider" if seat else "boss"
        return ""

    def read(self, reader: Reader) -> Table:
        core = reader.core(PROGRAM)
        mode, seats, active, turn, quiet, refused = (reader.number() for _ in range(6))
        piles = [reader.pile() for _ in range(18)]
        zones = [reader.piles() for _ in range(5)]
        copies: list[int] = []
        for _ in range(reader.number() // 2):
            copies += [reader.number(), reader.definition()]
        table = StarRealms(
            core,
            mode,
            seats,
            piles[0],
            piles[1],
            piles[2],
            piles[3],
            piles[4],
            [],
            [],
            piles[5],
            piles[6],
            piles[7],
            zones[0],
            zones[1],
            zones[2],
            zones[3],
            zones[4],
            piles[8],
            copies,
            piles[9],
            piles[10],
            piles[11],
            active,
            turn,
            quiet,
            refused,
            piles[12],
            piles[13],
            piles[14],
            piles[15],
            piles[16],
            piles[17],
        )
        find_foes(table)
        return table


def _places(table: StarRealms, seat: Seat, owner: Seat, code: Code) -> list[CardId]:
    """Where the cards of an option lie."""
    if owner >= 0:
        return table.bases[owner]
    if code < PRIMARY or DISCARD <= code < SCRAP_DISCARD:
        return table.hand[seat]
    if code < BUY:
        return table.bases[seat] + table.ships[seat]
    if code < GIVE or SCRAP_ROW <= code < COPY:
        return table.trade_row + table.explorers[-1:]
    if code < HIT_BASE or SCRAP_DISCARD <= code < SCRAP_ROW:
        return table.discard[seat]
    if code < LEAVE:
        return table.ships[seat]
    return table.discard[seat] + table.hand[seat] + table.deck[seat] + table.ships[seat] + table.bases[seat]


def _fits(table: StarRealms, card: CardId, code: Code) -> bool:
    copied = ALLY_AS <= code < ALLY_AS + BLOCK or SCRAP_AS <= code < SCRAP_AS + BLOCK or COPY <= code < LEAVE
    return (table.acts_as(card) if copied else table.defs[card]) == code % BLOCK


def card_def(card: Card) -> CardDef:
    """The card as pages and books show it."""
    numbers: dict[str, int] = {}
    if card.cost:  # starters print none
        numbers["cost"] = card.cost
    if card.defense:
        numbers["defense"] = card.defense
    text: list[Said] = []
    if card.primary.effects:
        text.append(Said("ability-primary", parts={"text": card.primary.said()}))
    if card.each_ship:
        text.append(Said("ability-each-ship", {"n": card.each_ship}))
    if card.ally_to_all:
        text.append(Said("ability-ally-to-all"))
    if card.ally.effects:
        text.append(Said("ability-ally", names={"faction": FACTIONS[card.faction]}, parts={"text": card.ally.said()}))
    if card.scrap.effects:
        text.append(Said("ability-scrap", parts={"text": card.scrap.said()}))
    return CardDef(card.key, KINDS[card.kind], FACTIONS[card.faction], card.count, numbers, text)
