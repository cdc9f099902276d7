"""The action space: all verbs in the order of their codes, which stands for ever."""

from __future__ import annotations

from kantyna.games.deckbuilding.effects.galaxy import KEEP, SALVAGE, TAKE
from kantyna.games.deckbuilding.effects.hand import DISCARD, EXILE_DISCARD, EXILE_HAND, RECOVER
from kantyna.games.deckbuilding.effects.opponents import PUT_ON_DECK, SHIP
from kantyna.games.deckbuilding.table import SPACE
from kantyna.games.deckbuilding.turn.abilities import USE
from kantyna.games.deckbuilding.turn.answers import CHOOSE, NUMBER, ROW, STOP, TARGET, YIELD
from kantyna.games.deckbuilding.turn.attack import ATTACKER, RESOLVE_STRIKE, STRIKE
from kantyna.games.deckbuilding.turn.bases import PICK_BASE, REVEAL_BASE
from kantyna.games.deckbuilding.turn.equal_cards import DOOMED_HAS_DAMAGE, HAS_DAMAGE
from kantyna.games.deckbuilding.turn.hunt import HUNT, RESOLVE_HUNT
from kantyna.games.deckbuilding.turn.main import END
from kantyna.games.deckbuilding.turn.play import PLAY
from kantyna.games.deckbuilding.turn.purchase import (
    BUY,
    PAY_OFF,
    TO_THE_DECK,
    TO_THE_DISCARD_PILE,
    TO_THE_HAND_DOOMED,
)
from kantyna.games.deckbuilding.turn.rewards import TAKE_REWARD
from kantyna.games.deckbuilding.turn.triggers import REACT

for verb in (
    PLAY,
    BUY,
    PAY_OFF,
    DISCARD,
    EXILE_HAND,
    EXILE_DISCARD,
    TAKE,
    SALVAGE,
    RECOVER,
    PUT_ON_DECK,
    KEEP,
    TAKE_REWARD,
    REACT,
    REVEAL_BASE,
    PICK_BASE,
    CHOOSE,
    TARGET,
    STRIKE,
    RESOLVE_STRIKE,
    NUMBER,
    STOP,
    END,
    YIELD,
    TO_THE_DISCARD_PILE,
    TO_THE_DECK,
    TO_THE_HAND_DOOMED,
    USE,
    HUNT,
    RESOLVE_HUNT,
    ROW,
    ATTACKER,
    SHIP,
    HAS_DAMAGE,
    DOOMED_HAS_DAMAGE,
):
    SPACE.add(verb)
