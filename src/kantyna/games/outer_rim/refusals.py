"""Why something can't be done now: the first rule that stands in the way."""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.table import DEFEATED, SPACE, OuterRim
from kantyna.games.outer_rim.turn.encounter import ATTEMPT, DRAW, FIGHT_PATROL, MEET, forced
from kantyna.games.outer_rim.turn.hunting import HUNT_CREW
from kantyna.games.outer_rim.turn.main import DELIVER, EARN, END_ACTIONS, GO_TO_MARKET, RECOVER
from kantyna.games.outer_rim.turn.market import DISCARD_TOP
from kantyna.games.outer_rim.turn.movement import MOVE_TO
from kantyna.games.outer_rim.turn.purchase import BUY
from kantyna.games.outer_rim.turn.trading import TRADE
from kantyna.games.outer_rim.turn.using import CHALLENGE, DUEL, FULFIL
from kantyna.games.outer_rim.vocabulary import ASK_ACTION, ASK_ENCOUNTER, ASK_MARKET, ASK_PLANNING, QUESTIONS
from kantyna.kernel.ids import NOBODY, Code, Seat
from kantyna.kernel.refusal import Refusal
from kantyna.kernel.said import Said

PHASES: Final = (ASK_PLANNING, ASK_ACTION, ASK_ENCOUNTER)
ANSWERS_TO: Final = {
    **{verb.name: ASK_PLANNING for verb in (MOVE_TO, RECOVER, EARN)},
    **{verb.name: ASK_ACTION for verb in (GO_TO_MARKET, DELIVER, TRADE, FULFIL, END_ACTIONS)},
    **{verb.name: ASK_ENCOUNTER for verb in (DRAW, MEET, FIGHT_PATROL, ATTEMPT, HUNT_CREW, DUEL, CHALLENGE)},
    **{verb.name: ASK_MARKET for verb in (BUY, DISCARD_TOP)},
}
"""The question that a verb answers, by its name; abilities, gifts and requests belong to every phase."""


def refuse(table: OuterRim, seat: Seat, code: Code) -> Refusal:
    if table.asked == NOBODY:
        return Refusal("OR-WIN-1", Said("why-game-over"))
    if table.asked != seat:
        if table.active != seat:
            return Refusal("OR-TURN-1", Said("why-not-your-turn", {"seat": table.active}))
        return Refusal(QUESTIONS.rules[table.asked_kind], Said("why-other-decides", {"seat": table.asked}))
    verb = SPACE.verb(code)
    kind = table.asked_kind
    question = ANSWERS_TO.get(verb.name, kind)
    if kind not in PHASES and question != kind:
        what = {"what": QUESTIONS.words[kind]}
        return Refusal(QUESTIONS.rules[kind], Said("why-settle-first", names=what))
    if question in PHASES and question != kind:
        return Refusal(QUESTIONS.rules[question], Said("why-not-now"))
    if kind == ASK_PLANNING and table.count[DEFEATED[seat]] != 0:
        return Refusal("OR-DEFEAT-4", Said("why-defeated"))
    if kind == ASK_ENCOUNTER and question == kind and forced(table, seat):
        return Refusal("OR-ENC-2", Said("why-hostile-patrol"))
    refusal = verb.why_not(table, seat, code - verb.base)
    return refusal if refusal is not None else Refusal(QUESTIONS.rules[kind], Said("why-not-now"))
