"""The Deckbuilding Game as the rest of the program sees it."""

from __future__ import annotations

import kantyna.games.deckbuilding.actions  # the verbs have their codes from there  # noqa: F401
from kantyna.games.common.setup import find, named
from kantyna.games.deckbuilding.bot.features import features
from kantyna.games.deckbuilding.bot.heuristics import DeckbuildingHeuristics
from kantyna.games.deckbuilding.card import Card
from kantyna.games.deckbuilding.cards import CARDS
from kantyna.games.deckbuilding.layout import DeckbuildingLayout
from kantyna.games.deckbuilding.table import ATTACK, DESTROYED, IN_PLAY, SPACE, STATE, VICTORY, Deckbuilding
from kantyna.games.deckbuilding.turn.setup import empty_table, new_table
from kantyna.games.deckbuilding.turn.strength import attack_of
from kantyna.games.deckbuilding.variants import RANGES, VARIANTS
from kantyna.games.deckbuilding.vocabulary import (
    ASK_MAIN,
    ASK_PICK_BASES,
    EVENTS,
    FACTIONS,
    KINDS,
    PHASES,
    QUESTIONS,
    REASONS,
    TRAITS,
)
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code, DefId, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said
from kantyna.kernel.schema import SIDES
from kantyna.kernel.spec import CardDef, GameSpec, Names
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant
from kantyna.kernel.view import Counter, Mark, View


class DeckbuildingSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "deckbuilding"
        self.rule_prefix = "DB"
        self.rules_number = 5
        self.cards = [card_def(card) for card in CARDS]
        self.names = Names(STATE, EVENTS.words, QUESTIONS.words, PHASES.words, REASONS.words)
        self.schema = STATE
        self.space = SPACE
        self.heuristics = DeckbuildingHeuristics()
        self.features = features(len(self.cards))
        self.layout = DeckbuildingLayout()

    def variants(self) -> list[Variant]:
        return list(VARIANTS)

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        way, chosen = find(VARIANTS, variant, seats, settings, RANGES)
        return new_table(way, seats, chosen, seed, log or Log(True))

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        way = named(VARIANTS, variant)
        return empty_table(way, seats, dict(zip(way.settings, settings, strict=True)), defs)

    def role(self, variant: str, seat: Seat) -> str:
        return FACTIONS.words[seat % 2]

    def derive(self, table: Table, view: View) -> None:
        """Destroyed bases are counted; a card whose attack is not the printed one shows what it has."""
        assert isinstance(table, Deckbuilding)
        for side in range(SIDES):
            view.counters.append(Counter(DESTROYED, side, len(table.rows[VICTORY[side]])))
        for seat in range(table.seats):
            for card in table.rows[IN_PLAY[seat]]:
                attack = attack_of(table, seat, card, False)
                if attack != table.printed[card].attack:
                    view.marks.append(Mark(card, ATTACK, attack))

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        """The first rule that stands in the way: of the game, of the turn, of the verb."""
        if table.asked == NOBODY:
            return Refusal("DB-WIN-2", Said("why-game-over"))
        rule = QUESTIONS.rules[table.asked_kind]
        what = {"what": self.names.decisions[table.asked_kind]}
        if table.asked_kind == ASK_PICK_BASES:  # the first turn has not begun
            said = Said("why-settle-first", names=what) if table.asked == seat else Said("why-other-decides")
            said.numbers["seat"] = table.asked
            return Refusal(rule, said)
        if table.active != seat:
            return Refusal("DB-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
        if table.asked != seat:
            return Refusal(rule, Said("why-other-decides", {"seat": table.asked}))
        if table.asked_kind != ASK_MAIN:
            return Refusal(rule, Said("why-settle-first", names=what))
        verb = SPACE.verb(code)
        refusal = verb.why_not(table, seat, code - verb.base)
        return refusal if refusal is not None else Refusal("DB-TURN-2", Said("why-not-now"))


def card_def(card: Card) -> CardDef:
    """The card as pages and books show it."""
    numbers: dict[str, int] = {}
    for name, value in (
        ("cost", card.cost),  # starters and bases print none
        ("attack", card.attack),
        ("resources", card.resources),
        ("force", card.force),
        ("hit-points", card.hits),
        ("target", card.target),
        ("unique", 1 if card.unique else 0),
    ):
        if value:
            numbers[name] = value
    kind, faction = KINDS.words[card.kind], FACTIONS.words[card.faction]
    return CardDef(card.key, kind, faction, card.copies, numbers, card.text(), TRAITS.of_mask(card.traits))
