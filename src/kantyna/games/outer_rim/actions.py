"""All verbs in the order of their codes, which stands for ever."""

from __future__ import annotations

from kantyna.games.outer_rim.effects.belongings import DISCARD_HELD, TAKE_CREW
from kantyna.games.outer_rim.effects.trade import BUY_SHEET, SELL, TAKE
from kantyna.games.outer_rim.effects.voyage import MARK, PEEK, PICK_PATROL
from kantyna.games.outer_rim.table import SPACE
from kantyna.games.outer_rim.turn.answers import (
    AMOUNT,
    CHANGE_WAY,
    CHOOSE,
    FACE,
    FACTION,
    NO,
    SIDE,
    SKILL,
    STOP,
    TARGET,
    YES,
)
from kantyna.games.outer_rim.turn.delivery import DELIVER_CARD
from kantyna.games.outer_rim.turn.dice import REACT
from kantyna.games.outer_rim.turn.encounter import ATTEMPT, DRAW, FIGHT_PATROL, HUNT_CONTACT, MEET, TALK
from kantyna.games.outer_rim.turn.flight import FLEE_TO
from kantyna.games.outer_rim.turn.gifts import GIVE, REQUEST
from kantyna.games.outer_rim.turn.hunting import CAPTURE, ELIMINATE, HUNT_CREW
from kantyna.games.outer_rim.turn.main import DELIVER, EARN, END_ACTIONS, GO_TO_MARKET, RECOVER
from kantyna.games.outer_rim.turn.market import DISCARD_TOP
from kantyna.games.outer_rim.turn.movement import MOVE_TO
from kantyna.games.outer_rim.turn.patrols import STEP_TO
from kantyna.games.outer_rim.turn.purchase import BUY, HAND_IN, PAY
from kantyna.games.outer_rim.turn.setup import PICK_CAPTAIN
from kantyna.games.outer_rim.turn.slots import MAKE_ROOM
from kantyna.games.outer_rim.turn.trading import (
    ACCEPT,
    ADD_CREDITS,
    ASK_CREDITS,
    COUNTER,
    PUT,
    REFUSE,
    SEND,
    TRADE,
)
from kantyna.games.outer_rim.turn.using import CHALLENGE, DUEL, FULFIL, USE

for verb in (
    STOP,
    YES,
    NO,
    CHOOSE,
    CHANGE_WAY,
    SIDE,
    TARGET,
    SKILL,
    FACTION,
    FACE,
    AMOUNT,
    MOVE_TO,
    RECOVER,
    EARN,
    USE,
    GO_TO_MARKET,
    DELIVER,
    TRADE,
    FULFIL,
    END_ACTIONS,
    DRAW,
    MEET,
    FIGHT_PATROL,
    ATTEMPT,
    HUNT_CREW,
    DUEL,
    CHALLENGE,
    GIVE,
    REQUEST,
    DISCARD_TOP,
    BUY,
    HAND_IN,
    PAY,
    MAKE_ROOM,
    DELIVER_CARD,
    STEP_TO,
    REACT,
    TALK,
    HUNT_CONTACT,
    ELIMINATE,
    CAPTURE,
    FLEE_TO,
    PUT,
    ADD_CREDITS,
    ASK_CREDITS,
    SEND,
    ACCEPT,
    REFUSE,
    COUNTER,
    TAKE,
    SELL,
    BUY_SHEET,
    PEEK,
    PICK_PATROL,
    MARK,
    DISCARD_HELD,
    TAKE_CREW,
    PICK_CAPTAIN,
):
    SPACE.add(verb)
