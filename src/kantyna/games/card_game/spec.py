"""The card game as the rest of the program sees it."""

from __future__ import annotations

from kantyna.games.card_game import judge, variants, view
from kantyna.games.card_game.actions import ACTIONS, BLOCK, ICON, PASS, PLAIN, SUGGESTED, VERBS
from kantyna.games.card_game.book import CARDS, PROGRAM
from kantyna.games.card_game.card import Card
from kantyna.games.card_game.constant import HOST_ICONS, VEHICLE_DISCOUNT
from kantyna.games.card_game.layout import CardGameLayout
from kantyna.games.card_game.sets import SETS
from kantyna.games.card_game.table import CardGame, read_table
from kantyna.games.card_game.thumbs import CardGameThumbs
from kantyna.games.card_game.words import (
    AFFILIATION,
    AFFILIATIONS,
    ASK_ACTION,
    ASK_RESPOND,
    FATE,
    ICONS,
    KEYWORDS,
    KINDS,
    NAMES,
    NEUTRAL,
    OBJECTIVE,
    SIDES,
    TRAITS,
    UNIT,
    W_ANSWERS,
    WINDOWS,
)
from kantyna.kernel.codec import Reader
from kantyna.kernel.decision import Decision, Option
from kantyna.kernel.event import Log
from kantyna.kernel.ids import CardId, Code, Seat
from kantyna.kernel.rng import Dice
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Refusal, Setting, Variant
from kantyna.kernel.table import Table
from kantyna.kernel.view import View


class CardGameSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "card-game"
        self.rule_prefix = "CG"
        self.cards = [card_def(card) for card in CARDS]
        self.names = NAMES
        self.actions = ACTIONS
        self.thumbs = CardGameThumbs()
        self.layout = CardGameLayout()

    def variants(self) -> list[Variant]:
        return variants.VARIANTS

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        return variants.new_table(variant, seats, settings, seed, log)

    def view(self, table: Table, seat: Seat) -> View:
        assert isinstance(table, CardGame)
        return view.build(table, seat)

    def determinize(self, seen: View, dice: Dice) -> Table:
        return view.determinize(seen, dice)

    def resample(self, table: Table, seat: Seat, dice: Dice) -> None:
        assert isinstance(table, CardGame)
        view.resample(table, seat, dice)

    def role(self, variant: str, seat: Seat) -> str:
        return SIDES[seat]

    def read(self, reader: Reader) -> Table:
        return read_table(reader, PROGRAM)

    def option(self, table: Table, code: Code) -> Option:
        if code == SUGGESTED:
            return Option(code, "suggested")
        if code >= ICON:
            return Option(code, PLAIN[code - ICON])
        assert isinstance(table, CardGame)
        card = code % BLOCK
        key = CARDS[table.defs[card]].key
        return Option(code, VERBS[code // BLOCK], key, [card, *twins(table, code)])

    def stops(self) -> list[str]:
        return WINDOWS

    def stop_of(self, asked: Decision) -> int:
        return asked.number if asked.kind == ASK_ACTION else W_ANSWERS if asked.kind == ASK_RESPOND else -1

    def passing(self) -> Code:
        return PASS

    def intents(self, table: Table, seat: Seat) -> list[Code]:
        assert isinstance(table, CardGame)
        return judge.intents(table, seat)

    def why_not(self, table: Table, seat: Seat, code: Code) -> Refusal | None:
        assert isinstance(table, CardGame)
        return judge.why_not(table, seat, code)


def twins(table: CardGame, code: Code) -> list[CardId]:
    """The equals of an option's card in the asked player's hand without options of their own: it stands for them."""
    asked = table.pending
    card = code % BLOCK
    if asked is None or card not in table.hand[asked.seat]:
        return []
    equal = [other for other in table.hand[asked.seat] if table.defs[other] == table.defs[card] and other != card]
    return [other for other in equal if code - card + other not in asked.options]


def card_def(card: Card) -> CardDef:
    """The card as pages and books show it."""
    numbers: dict[str, int] = {}
    if card.kind not in (OBJECTIVE, FATE, AFFILIATION):
        numbers["cost"] = card.cost
    if card.kind not in (OBJECTIVE, AFFILIATION):
        numbers["force"] = card.force
    if card.capacity:
        numbers["capacity"] = card.capacity
    if card.resources:
        numbers["resources"] = card.resources
    if card.priority:
        numbers["priority"] = card.priority
    if card.kind == UNIT:
        for kind, icon in enumerate(ICONS):
            if card.icons[kind]:
                numbers[icon] = card.icons[kind]
            if card.icons[kind + 3]:
                numbers[f"edge-{icon}"] = card.icons[kind + 3]
    if card.unique:
        numbers["unique"] = 1
    traits = [trait for at, trait in enumerate(TRAITS) if card.traits >> at & 1]
    faction = AFFILIATIONS[card.affiliation]
    if card.affiliation == NEUTRAL:
        faction = f"neutral-{SIDES[card.side]}"
    count = sum(one.cards.count(card.key) * (2 if one.number in (18, 36) else 1) for one in SETS)
    return CardDef(card.key, KINDS[card.kind], faction, count if count else 1, numbers, card_text(card), traits)


def card_text(card: Card) -> list[Said]:
    """What the card says: where it goes, its keywords, what it changes, its abilities."""
    text: list[Said] = []
    for one in SETS:
        if one.objective == card.key:
            if one.single:
                text.append(Said("single"))
            if one.only:
                text.append(Said("only", {}, {"affiliation": f"faction-{one.only}"}))
    if card.host is not None:
        text.append(Said("enhance", {}, {}, {"such": [card.host.said()]}))
    elif card.enhances:
        text.append(Said(f"enhance-{card.enhances}"))
    for at, keyword in enumerate(KEYWORDS):
        if card.keywords >> at & 1:
            text.append(Said(f"keyword-{keyword}"))
    for at, trait in enumerate(TRAITS):
        if card.protect >> at & 1:
            text.append(Said("keyword-protect", {}, {"trait": f"trait-{trait}"}))
    if card.edge:
        text.append(Said("keyword-edge", {"n": card.edge}))
    for row in card.constants:
        if row.what != VEHICLE_DISCOUNT:
            said = row.said()
            # A unit that may be an enhancement gives icons only as such.
            attached = row.what == HOST_ICONS and card.kind == UNIT
            text.append(Said("constant-attached-icons", parts=said.parts) if attached else said)
    for ability in card.abilities:
        text.append(ability.said())
        text.extend(ability.said_in_2012())
    return text
