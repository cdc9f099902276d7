"""How good each verb looks at a glance: play everything, use what helps, hunt where it pays, strike with the rest.

A conditional expression of a machine integer and a plain number makes an object: such are written as statements.
"""

from __future__ import annotations

from typing import Final

import kantyna.games.deckbuilding.actions  # the verbs have their codes from there  # noqa: F401
from kantyna.games.deckbuilding.bot.ability_weights import Using
from kantyna.games.deckbuilding.bot.position import (
    base_damage,
    base_left,
    has_junk,
    hunt_attack,
    strike_attack,
    wall,
)
from kantyna.games.deckbuilding.bot.situation import (
    A_HIT,
    BUYING,
    DENIED,
    FINISHING,
    HUNTING,
    LAST,
    PLAYING,
    RESOLVING,
    RICH,
    STRIKING,
    Situation,
    Weigher,
)
from kantyna.games.deckbuilding.bot.values import (
    BASE_FIRST,
    BASE_LATER,
    FORCED_EXILE,
    MANNER,
    REWARD_WORTH,
    VERSATILE,
    WITH_JUNK,
    WORTH,
)
from kantyna.games.deckbuilding.effects.galaxy import KEEP, SALVAGE, TAKE
from kantyna.games.deckbuilding.effects.hand import DISCARD, EXILE_DISCARD, EXILE_HAND, RECOVER
from kantyna.games.deckbuilding.effects.opponents import PUT_ON_DECK, SHIP
from kantyna.games.deckbuilding.table import (
    AT_BASE,
    AT_ROW,
    BLOCK,
    GALAXY_DECK,
    HAND,
    SPACE,
    VICTORY,
)
from kantyna.games.deckbuilding.turn.abilities import USE
from kantyna.games.deckbuilding.turn.answers import CHOOSE, NUMBER, ROW, TARGET, YIELD
from kantyna.games.deckbuilding.turn.attack import ATTACKER, RESOLVE_STRIKE, STRIKE
from kantyna.games.deckbuilding.turn.bases import PICK_BASE, REVEAL_BASE
from kantyna.games.deckbuilding.turn.equal_cards import DOOMED_HAS_DAMAGE, HAS_DAMAGE
from kantyna.games.deckbuilding.turn.hunt import HUNT, RESOLVE_HUNT
from kantyna.games.deckbuilding.turn.play import PLAY
from kantyna.games.deckbuilding.turn.purchase import BUY, PAY_OFF, TO_THE_DECK, TO_THE_DISCARD_PILE
from kantyna.games.deckbuilding.turn.rewards import TAKE_REWARD
from kantyna.games.deckbuilding.turn.strength import attack_of, committed, target_value
from kantyna.games.deckbuilding.turn.triggers import REACT
from kantyna.games.deckbuilding.vocabulary import ASK_SWAP
from kantyna.kernel.body import vec
from kantyna.kernel.ids import Code
from kantyna.kernel.native import i64


class Never(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        return -1


class Playing(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        card = now.table.book[what % BLOCK]
        return PLAYING + card.resources + card.force


class Buying(Weigher):
    """What betters the deck."""

    def weigh(self, now: Situation, what: i64) -> i64:
        gain = WORTH[what] - now.mean()
        if gain > 0:
            return BUYING + gain
        return -1


class Worthy(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        return WORTH[what % BLOCK]


class Losing(Weigher):
    """A card that must go at the end of the turn costs nothing: it pays prices, but thins no deck."""

    def weigh(self, now: Situation, what: i64) -> i64:
        if what < BLOCK:
            return self.loss(now, WORTH[what])
        return 100 if MANNER[now.table.defs[now.table.asked_card]] == WITH_JUNK else -100

    def loss(self, now: Situation, worth: i64) -> i64:
        raise NotImplementedError


class Discarding(Losing):
    """The least loss first."""

    def loss(self, now: Situation, worth: i64) -> i64:
        return -worth


class Exiling(Losing):
    """Only what is below the average; a card exiled from hand is not played this turn."""

    def __init__(self, dear: i64) -> None:
        self.dear = dear

    def loss(self, now: Situation, worth: i64) -> i64:
        return now.mean() - worth - self.dear


class Keeping(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        return now.liking(what)


class Reacting(Weigher):
    """Rewards and "when" abilities are taken, unless they would exile something good."""

    def weigh(self, now: Situation, what: i64) -> i64:
        return 1 if not FORCED_EXILE[what] or has_junk(now.table, now.seat) else -1


class Picking(Weigher):
    """A base for the game: good early or late."""

    def weigh(self, now: Situation, what: i64) -> i64:
        return BASE_FIRST[what] + BASE_LATER[what]


class Revealing(Weigher):
    """A new base: another one is best at first than later."""

    def weigh(self, now: Situation, what: i64) -> i64:
        lost = len(now.table.rows[VICTORY[1 - now.seat % 2]])
        return BASE_FIRST[what] if lost <= now.table.seats // 2 else BASE_LATER[what]


class Choosing(Weigher):
    """The texts of "choose one"."""

    def weigh(self, now: Situation, what: i64) -> i64:
        table = now.table
        if VERSATILE[table.defs[table.asked_card]]:
            # Attack, resources or Force: resources while the deck is poor, Force where a bonus each turn hangs on it.
            if what == 2:
                return 3 if self.bonus_at_stake(now) else 0
            return 2 if (what == 1) == (now.mean() < RICH) else 1
        return what if base_damage(table, now.seat) >= 5 else -what

    def bonus_at_stake(self, now: Situation) -> bool:
        """Would a step of the marker take it off the opponents' end or onto the own end of the track?"""
        left = now.table.force_left(now.seat)
        return left == 1 or left == 6


class Aiming(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        return 100 - base_left(now.table, what) + len(now.table.rows[HAND[what]])


class Striking(Weigher):
    """A base that can be finished before anything else, the weaker the better."""

    def weigh(self, now: Situation, what: i64) -> i64:
        needed = wall(now.table, what)
        if committed(now.table, now.seat, AT_BASE + what) >= needed:
            return 0
        finishing = strike_attack(now.table, now.seat, what) >= needed
        return (FINISHING if finishing else STRIKING) - needed


class ResolvingStrike(Weigher):
    """Whoever can still join the attack joins first."""

    def weigh(self, now: Situation, what: i64) -> i64:
        return LAST + 500


class Dividing(Weigher):
    """Damage to a ship: all of it or as little as may be."""

    def weigh(self, now: Situation, what: i64) -> i64:
        if what == now.table.hits_left(now.table.asked_card):
            return 50
        return -what


class Yielding(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        return -12 - now.mean() // 4


class OnTop(Weigher):
    """A good card on top of the deck is drawn next turn."""

    def weigh(self, now: Situation, what: i64) -> i64:
        return 2 if WORTH[now.table.defs[now.table.asked_card]] > now.mean() else 0


class ToDiscardPile(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        return 1


class Hunting(Weigher):
    """Is the reward worth the attack?"""

    def weigh(self, now: Situation, what: i64) -> i64:
        table = now.table
        seat = now.seat
        definition = what % BLOCK
        used = hunt_attack(table, seat, what // BLOCK)
        if used < 0:
            return -1
        gain = REWARD_WORTH[definition] + WORTH[definition] // DENIED - used * A_HIT
        spare: i64 = -1
        for foe in table.foes[seat]:
            spare = max(spare, strike_attack(table, seat, foe) - wall(table, foe))
        if spare >= 0:
            if used > spare:
                return -1
            gain += used * A_HIT
        if gain > 0:
            return HUNTING + gain
        return -1


class ResolvingHunt(Weigher):
    def weigh(self, now: Situation, what: i64) -> i64:
        place = what // BLOCK
        enough = committed(now.table, now.seat, AT_ROW + place) >= target_value(now.table, now.seat, place)
        return RESOLVING if enough else -2


class OnRow(Weigher):
    """Which card of the row is discarded, destroyed or swapped."""

    def weigh(self, now: Situation, what: i64) -> i64:
        table = now.table
        deck = table.rows[GALAXY_DECK]
        if table.asked_kind == ASK_SWAP and len(deck) > 0:
            return now.liking(table.defs[deck[len(deck) - 1]]) - now.liking(what % BLOCK) - 5
        return -now.liking(what % BLOCK)


class Joining(Weigher):
    """As few as are enough, the weakest that does alone or else the strongest; for a lone opponent's base all."""

    def weigh(self, now: Situation, what: i64) -> i64:
        table = now.table
        aim = table.asked_number
        card = ATTACKER.meant(table, now.seat, ATTACKER.base + what)
        attack = attack_of(table, now.seat, card, aim >= AT_ROW)
        if aim < AT_ROW and len(table.foes[now.seat]) == 1:
            return attack + 1
        needed = target_value(table, now.seat, aim - AT_ROW) if aim >= AT_ROW else wall(table, aim - AT_BASE)
        need = needed - committed(table, now.seat, aim)
        if need <= 0:
            return -1
        return 101 - attack if attack >= need else attack + 1


class MostDamaged(Weigher):
    """Of equal cards the one that lasts least is used first."""

    def weigh(self, now: Situation, what: i64) -> i64:
        return what


DEAR_IN_HAND: Final = 3

WEIGHERS: Final[dict[str, Weigher]] = {
    PLAY.name: Playing(),
    BUY.name: Buying(),
    PAY_OFF.name: Never(),
    DISCARD.name: Discarding(),
    EXILE_HAND.name: Exiling(DEAR_IN_HAND),
    EXILE_DISCARD.name: Exiling(0),
    TAKE.name: Worthy(),
    SALVAGE.name: Worthy(),
    RECOVER.name: Worthy(),
    PUT_ON_DECK.name: Worthy(),
    KEEP.name: Keeping(),
    TAKE_REWARD.name: Reacting(),
    REACT.name: Reacting(),
    REVEAL_BASE.name: Revealing(),
    PICK_BASE.name: Picking(),
    CHOOSE.name: Choosing(),
    TARGET.name: Aiming(),
    STRIKE.name: Striking(),
    RESOLVE_STRIKE.name: ResolvingStrike(),
    NUMBER.name: Dividing(),
    YIELD.name: Yielding(),
    TO_THE_DISCARD_PILE.name: ToDiscardPile(),
    TO_THE_DECK.name: OnTop(),
    USE.name: Using(),
    HUNT.name: Hunting(),
    RESOLVE_HUNT.name: ResolvingHunt(),
    ROW.name: OnRow(),
    ATTACKER.name: Joining(),
    SHIP.name: Worthy(),
    HAS_DAMAGE.name: MostDamaged(),
    DOOMED_HAS_DAMAGE.name: MostDamaged(),
}

BY_BLOCK: Final = vec[Weigher](
    [WEIGHERS.get(SPACE.verb(block * BLOCK).name, Weigher()) for block in range(SPACE.size // BLOCK)]
)


def weigh(now: Situation, code: Code) -> i64:
    """How good an answer looks."""
    block = code // BLOCK
    return BY_BLOCK[block].weigh(now, code - SPACE.blocks[block].base)
