"""The action space: all verbs in the order of their codes, which stands for ever."""

from __future__ import annotations

from kantyna.games.star_realms.effects.bases import DESTROY
from kantyna.games.star_realms.effects.hand import DISCARD
from kantyna.games.star_realms.effects.scrap import SCRAP_DISCARD, SCRAP_HAND
from kantyna.games.star_realms.effects.ships import COPY, SCRAP_ROW, TAKE
from kantyna.games.star_realms.table import SPACE
from kantyna.games.star_realms.turn.abilities import ALLY, ALLY_AS, PRIMARY, SCRAP, SCRAP_AS
from kantyna.games.star_realms.turn.answers import CHOOSE, NO, NUMBER, STOP, TARGET, YES
from kantyna.games.star_realms.turn.combat import ATTACK, HIT_BASE
from kantyna.games.star_realms.turn.elimination import LEAVE
from kantyna.games.star_realms.turn.emperor import GIVE
from kantyna.games.star_realms.turn.equal_cards import HAS_DAMAGE, HAS_USED
from kantyna.games.star_realms.turn.hydra import BUY_TOGETHER, HAND_OVER, HIT_TOGETHER
from kantyna.games.star_realms.turn.main import END
from kantyna.games.star_realms.turn.play import PLAY
from kantyna.games.star_realms.turn.purchase import BUY

for verb in (
    PLAY,
    PRIMARY,
    ALLY,
    ALLY_AS,
    SCRAP,
    SCRAP_AS,
    BUY,
    BUY_TOGETHER,
    GIVE,
    HIT_BASE,
    HIT_TOGETHER,
    DESTROY,
    DISCARD,
    SCRAP_HAND,
    SCRAP_DISCARD,
    SCRAP_ROW,
    TAKE,
    COPY,
    LEAVE,
    CHOOSE,
    TARGET,
    ATTACK,
    HAND_OVER,
    YES,
    NO,
    STOP,
    END,
    NUMBER,
    HAS_USED,
    HAS_DAMAGE,
):
    SPACE.add(verb)
