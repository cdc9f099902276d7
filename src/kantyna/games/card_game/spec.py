"""The card game as the rest of the program sees it."""

from __future__ import annotations

from typing import Final

import kantyna.games.card_game.actions  # the verbs have their codes from there  # noqa: F401
from kantyna.games.card_game import variants
from kantyna.games.card_game.bot.features import features
from kantyna.games.card_game.bot.heuristics import CardGameHeuristics
from kantyna.games.card_game.card import Card
from kantyna.games.card_game.card_index import CARDS
from kantyna.games.card_game.decks.sets import SETS
from kantyna.games.card_game.derived import derive
from kantyna.games.card_game.effects.constant import HOST_ICONS, VEHICLE_DISCOUNT
from kantyna.games.card_game.layout import CardGameLayout
from kantyna.games.card_game.table import SPACE, STATE, CardGame
from kantyna.games.card_game.turn.answers import PASS
from kantyna.games.card_game.turn.refusals import no
from kantyna.games.card_game.vocabulary import (
    AFFILIATION,
    AFFILIATIONS,
    ASK_ACTION,
    ASK_ATTACKERS,
    ASK_BALANCE_DAMAGE,
    ASK_COMMIT,
    ASK_DEFENDERS,
    ASK_DISCARD_DOWN,
    ASK_DISCARD_ONE,
    ASK_EDGE_CARD,
    ASK_ENGAGE,
    ASK_RESPOND,
    ASK_STRIKE,
    EVENTS,
    FATE,
    ICONS,
    KEYWORDS,
    KINDS,
    NEUTRAL,
    OBJECTIVE,
    PHASES,
    QUESTIONS,
    R_COMMAND_DECK,
    R_DIAL,
    R_HEART,
    R_LIMIT,
    R_OBJECTIVE_DECK,
    R_OBJECTIVES,
    R_TRENCH_RUN,
    REASONS,
    SIDES,
    TRAITS,
    UNIT,
    W_ANSWERS,
    WINDOWS,
)
from kantyna.kernel.decision import Decision
from kantyna.kernel.event import Log
from kantyna.kernel.ids import Code, DefId, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Names
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant
from kantyna.kernel.view import View

ENDS: Final = {
    R_LIMIT: "CG-TABLE-4",
    R_OBJECTIVES: "CG-WIN-1",
    R_DIAL: "CG-WIN-2",
    R_COMMAND_DECK: "CG-WIN-3",
    R_OBJECTIVE_DECK: "CG-WIN-3",
    R_HEART: "CG-GOLD-1",
    R_TRENCH_RUN: "CG-OPEN-4",
}


FRAMEWORK: Final = (
    ASK_ACTION,
    ASK_RESPOND,
    ASK_ENGAGE,
    ASK_ATTACKERS,
    ASK_DEFENDERS,
    ASK_EDGE_CARD,
    ASK_STRIKE,
    ASK_COMMIT,
    ASK_BALANCE_DAMAGE,
    ASK_DISCARD_ONE,
    ASK_DISCARD_DOWN,
)
"""Questions of the framework, at which a verb knows best why it can't be done. The others come in the middle of
something that is to be finished first."""


class CardGameSpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "card-game"
        self.rule_prefix = "CG"
        self.rules_number = 4
        self.cards = [card_def(card) for card in CARDS]
        self.names = Names(STATE, EVENTS.words, QUESTIONS.words, PHASES.words, REASONS.words)
        self.schema = STATE
        self.space = SPACE
        self.heuristics = CardGameHeuristics()
        self.features = features(len(self.cards))
        self.layout = CardGameLayout()

    def variants(self) -> list[Variant]:
        return [variants.DUEL]

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        return variants.new_table(variant, seats, settings, seed, log or Log(True))

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        return variants.empty_table(settings, defs)

    def role(self, variant: str, seat: Seat) -> str:
        return SIDES[seat]

    def derive(self, table: Table, view: View) -> None:
        assert isinstance(table, CardGame)
        derive(table, view)

    def stops(self) -> list[str]:
        return WINDOWS.words

    def stop_of(self, asked: Decision) -> int:
        return asked.number if asked.kind == ASK_ACTION else W_ANSWERS if asked.kind == ASK_RESPOND else -1

    def passing(self) -> Code:
        return PASS.base

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        """The first rule that stands in the way: of the game, of the question, of the verb."""
        if table.outcome is not None:
            return no(ENDS[table.outcome.reason], "over")
        rule = QUESTIONS.rules[table.asked_kind]
        if table.asked != seat:
            return no(rule, "not-asked")
        if table.asked_kind not in FRAMEWORK:
            return no(rule, "other-question")
        verb = SPACE.verb(code)
        refusal = verb.why_not(table, seat, code - verb.base)
        return refusal if refusal is not None else no(rule, "other-question")


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
        for kind, icon in enumerate(ICONS.words):
            if card.icons[kind]:
                numbers[icon] = card.icons[kind]
            if card.icons[kind + 3]:
                numbers[f"edge-{icon}"] = card.icons[kind + 3]
    if card.unique:
        numbers["unique"] = 1
    traits = TRAITS.of_mask(card.traits)
    faction = AFFILIATIONS.words[card.affiliation]
    if card.affiliation == NEUTRAL:
        faction = f"neutral-{SIDES[card.side]}"
    count = sum(one.cards.count(card.key) * (2 if one.number in (18, 36) else 1) for one in SETS)
    return CardDef(card.key, KINDS.words[card.kind], faction, count if count else 1, numbers, card_text(card), traits)


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
    for keyword in KEYWORDS.of_mask(card.keywords):
        text.append(Said(f"keyword-{keyword}"))
    for trait in TRAITS.of_mask(card.protect):
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
