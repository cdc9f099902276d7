"""Star Realms as the rest of the program sees it."""

from __future__ import annotations

import kantyna.games.star_realms.actions  # the verbs have their codes from there  # noqa: F401
from kantyna.games.common.setup import find, named
from kantyna.games.star_realms.bot.features import features
from kantyna.games.star_realms.bot.heuristics import StarRealmsHeuristics
from kantyna.games.star_realms.card import Card
from kantyna.games.star_realms.cards import CARDS
from kantyna.games.star_realms.layout import StarRealmsLayout
from kantyna.games.star_realms.table import ENDED, SPACE, STATE, StarRealms
from kantyna.games.star_realms.turn.setup import empty_table, new_table
from kantyna.games.star_realms.variants import RANGES, VARIANTS
from kantyna.games.star_realms.vocabulary import (
    ASK_MAIN,
    EVENTS,
    FACTIONS,
    KINDS,
    PHASES,
    QUESTIONS,
    REASON_LIMIT,
    REASONS,
)
from kantyna.kernel.event import Log
from kantyna.kernel.ids import NOBODY, Code, DefId, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Names
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant


class StarRealmsSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "star-realms"
        self.rule_prefix = "SR"
        self.rules_number = 5
        self.cards = [card_def(card) for card in CARDS]
        self.names = Names(STATE, EVENTS.words, QUESTIONS.words, PHASES.words, REASONS.words)
        self.schema = STATE
        self.space = SPACE
        self.heuristics = StarRealmsHeuristics()
        self.features = features(len(self.cards))
        self.layout = StarRealmsLayout()

    def variants(self) -> list[Variant]:
        return list(VARIANTS)

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        way, chosen = find(VARIANTS, variant, seats, settings, RANGES)
        return new_table(way, seats, chosen, seed, log or Log(True))

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        way = named(VARIANTS, variant)
        return empty_table(way, seats, dict(zip(way.settings, settings, strict=True)), defs)

    def role(self, variant: str, seat: Seat) -> str:
        return named(VARIANTS, variant).role(seat)

    def eliminated(self, table: Table) -> list[Seat]:
        assert isinstance(table, StarRealms)
        return [seat for seat in range(table.seats) if not table.lives(seat)]

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        """The first rule that stands in the way: of the game, of the turn, of the verb."""
        assert isinstance(table, StarRealms)
        if table.asked == NOBODY:
            drawn = table.outcome is not None and table.outcome.reason == REASON_LIMIT
            return Refusal("SR-END-4" if drawn else "SR-END-3", Said("why-game-over"))
        if not table.lives(seat):
            return Refusal("SR-FALL-2", Said("why-fallen"))
        own_turn = seat in table.way.side(table, table.active)
        if table.asked == seat and table.asked_kind != ASK_MAIN:
            what = {"what": self.names.decisions[table.asked_kind]}
            return Refusal("SR-TURN-4" if own_turn else "SR-TURN-5", Said("why-settle-first", names=what))
        if not own_turn:
            return Refusal("SR-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
        if table.asked != seat:
            return why_another(table, seat)
        verb = SPACE.verb(code)
        refusal = verb.why_not(table, seat, code - verb.base)
        return refusal if refusal is not None else Refusal("SR-TURN-2", Said("why-not-now"))


def why_another(table: StarRealms, seat: Seat) -> Refusal:
    """It is the seat's turn, but somebody else is asked: a teammate on the move, or whoever an effect concerns."""
    if table.count[ENDED[seat]]:
        return Refusal("SR-HYDRA-12", Said("why-ended"))
    rule = "SR-HYDRA-11" if table.asked_kind == ASK_MAIN else "SR-TURN-4"
    return Refusal(rule, Said("why-other-decides", {"seat": table.asked}))


def card_def(card: Card) -> CardDef:
    """The card as pages and books show it."""
    numbers: dict[str, int] = {}
    if card.cost:  # starters print none
        numbers["cost"] = card.cost
    if card.defense:
        numbers["defense"] = card.defense
    faction = FACTIONS.words[card.faction]
    text: list[Said] = []
    if card.has_primary:
        text.append(Said("ability-primary", parts={"text": card.primary.said()}))
    if card.each_ship:
        text.append(Said("ability-each-ship", {"n": card.each_ship}))
    if card.ally_to_all:
        text.append(Said("ability-ally-to-all"))
    if card.has_ally:
        text.append(Said("ability-ally", names={"faction": faction}, parts={"text": card.ally.said()}))
    if card.has_scrap:
        text.append(Said("ability-scrap", parts={"text": card.scrap.said()}))
    return CardDef(card.key, KINDS.words[card.kind], faction, card.copies, numbers, text)
