"""Destiny as the rest of the program sees it."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.bot.features import features
from kantyna.games.destiny.bot.heuristics import DestinyHeuristics
from kantyna.games.destiny.card import Card, X
from kantyna.games.destiny.card_index import CARDS
from kantyna.games.destiny.derived import derive
from kantyna.games.destiny.effects.requirement import OnlyOn
from kantyna.games.destiny.layout import DestinyLayout
from kantyna.games.destiny.table import SPACE, STATE, Destiny
from kantyna.games.destiny.turn.refusals import no
from kantyna.games.destiny.variants import VARIANTS, find, new_table, ready_table
from kantyna.games.destiny.vocabulary import (
    AFFILIATIONS,
    ASK_ACTION,
    ASK_EXTRA,
    CHARACTER,
    COLOURS,
    EVENTS,
    KEYWORDS,
    KINDS,
    PHASES,
    QUESTIONS,
    R_DECK_OUT,
    R_DEFEATED,
    R_LIMIT,
    REASONS,
    SUBTYPES,
    SYMBOLS,
)
from kantyna.kernel.die import Face
from kantyna.kernel.event import Log
from kantyna.kernel.ids import Code, DefId, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said
from kantyna.kernel.spec import CardDef, GameSpec, Names, Side
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant
from kantyna.kernel.view import View

ENDS: Final = {R_LIMIT: "DE-TABLE-11", R_DEFEATED: "DE-WIN-1", R_DECK_OUT: "DE-WIN-2"}


class DestinySpec(GameSpec):
    """The plug-in."""

    def __init__(self) -> None:
        self.name = "destiny"
        self.rule_prefix = "DE"
        self.rules_number = 7
        self.cards = [*(card_def(card) for card in CARDS), *(die_def(card) for card in CARDS if card.has_die)]
        self.names = Names(STATE, EVENTS.words, QUESTIONS.words, PHASES.words, REASONS.words)
        self.schema = STATE
        self.space = SPACE
        self.heuristics = DestinyHeuristics()
        self.features = features(len(self.cards))
        self.layout = DestinyLayout()

    def variants(self) -> list[Variant]:
        return list(VARIANTS)

    def new(self, variant: str, seats: int, settings: dict[str, Setting], seed: int, log: Log | None = None) -> Table:
        return new_table(variant, seats, settings, seed, log or Log(True))

    def empty(self, variant: str, seats: int, settings: list[int], defs: list[DefId]) -> Table:
        way, _ = find(variant, seats, {})
        return ready_table(way, seats, defs)

    def eliminated(self, table: Table) -> list[Seat]:
        assert isinstance(table, Destiny)
        return [seat for seat in range(table.seats) if not table.plays(seat)]

    def derive(self, table: Table, view: View) -> None:
        """What is worked out for those who look."""
        assert isinstance(table, Destiny)
        derive(table, view)

    def refuse(self, table: Table, seat: Seat, code: Code) -> Refusal:
        """The first rule that stands in the way: of the game, of the turn, of the verb."""
        if table.outcome is not None:
            return no(ENDS[table.outcome.reason], "over")
        if table.asked != seat:
            return no("DE-ROUND-2", "not-asked")
        if table.asked_kind != ASK_ACTION and table.asked_kind != ASK_EXTRA:
            return no(QUESTIONS.rules[table.asked_kind], "other-question")
        verb = SPACE.verb(code)
        refusal = verb.why_not(table, seat, code - verb.base)
        return refusal if refusal is not None else no("DE-ACT-1", "not-now")


def card_def(card: Card) -> CardDef:
    """The card as pages and books show it."""
    numbers: dict[str, int] = {}
    if card.kind == CHARACTER:
        numbers["health"] = card.health
        numbers["points"] = card.points
        if card.elite:
            numbers["elite-points"] = card.elite
    elif KINDS.words[card.kind] != "battlefield":
        numbers["cost"] = card.cost
    if card.unique:
        numbers["unique"] = 1
    traits = [COLOURS.words[card.colour], *SUBTYPES.of_mask(card.subtypes)]
    kind, faction = KINDS.words[card.kind], AFFILIATIONS.words[card.affiliation]
    return CardDef(card.key, kind, faction, 1, numbers, card_text(card), traits, sides=sides_of(card))


def die_def(card: Card) -> CardDef:
    """The die of a card: six sides, and the special abilities that belong to the die."""
    kind, faction = "die", AFFILIATIONS.words[card.affiliation]
    text = [sides_said(card), *(ability.said() for ability in card.specials)]
    traits = [COLOURS.words[card.colour]]
    return CardDef(f"die-{card.key}", kind, faction, 1, {}, text, traits, piece="die", sides=sides_of(card))


def sides_of(card: Card) -> list[Side]:
    """The sides as pages draw them; a value that is not printed is the mark of the die."""
    return [Side(SYMBOLS.words[face.symbol], max(face.value, 0), face.cost, face.plus) for face in card.sides]


def side_said(face: Face) -> Said:
    """A side in words."""
    key = "side"
    if face.value == X:
        key += "-x"
    if face.plus:
        key += "-plus"
    if face.cost:
        key += "-cost"
    if face.symbol in (SYMBOLS.words.index("special"), SYMBOLS.words.index("blank")):
        key = f"side-{SYMBOLS.words[face.symbol]}{'-cost' if face.cost else ''}"
    symbol = SYMBOLS.words[face.symbol]
    worth = Said(f"worth-{symbol}", {"n": max(face.value, 0)})
    return Said(key, {"cost": face.cost}, {"symbol": f"symbol-{symbol}"}, {"worth": [worth]})


def sides_said(card: Card) -> Said:
    """All sides in words; where the card has several special abilities, they are what one is asked to choose from."""
    parts = {"sides": [side_said(face) for face in card.sides]}
    if len(card.specials) > 1:
        parts.update({f"choice{at}": [ability.said()] for at, ability in enumerate(card.specials)})
    return Said("sides", parts=parts)


def card_text(card: Card) -> list[Said]:
    """What the card says: its sides, its keywords, where it may be played, what it changes, its abilities."""
    text: list[Said] = []
    if card.has_die:
        text.append(sides_said(card))
    for keyword in KEYWORDS.of_mask(card.keywords):
        text.append(Said(f"keyword-{keyword}"))
    for condition in card.only:
        said = condition.said()
        text.append(said if isinstance(condition, OnlyOn) else Said("only", parts={"if": [said]}))
    text.extend(one.said() for one in card.constants)
    text.extend(ability.said() for ability in card.abilities)
    return text
