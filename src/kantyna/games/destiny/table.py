"""The state of a game of Destiny: what it consists of, and how it is looked at."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.card import Card
from kantyna.games.destiny.card_index import CARD_OF, CARDS, PROGRAM
from kantyna.games.destiny.effects.constant import CONSTANTS
from kantyna.games.destiny.vocabulary import CHARACTER, P_SET_UP, SUPPORT, UPGRADE
from kantyna.kernel.action import ActionSpace
from kantyna.kernel.body import Row, append, listed, row, vec
from kantyna.kernel.box import Box
from kantyna.kernel.die import FACES, Face
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, DefId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.schema import NONE, OWNER, Schema
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant

MOST_SHIELDS: Final = 3
STATE: Final = Schema()

HAND: Final = STATE.zone("hand", seen_by=OWNER, pool="cards")
DECK: Final = STATE.zone("deck", seen_by=NONE, stacked=True, pool="cards")
DISCARD_PILE: Final = STATE.zone("discard-pile", stacked=True)
CHARACTERS: Final = STATE.zone("characters")
UPGRADES: Final = STATE.zone("upgrades")
"""All upgrades that a seat controls; ``HOST`` says which character bears each."""
SUPPORTS: Final = STATE.zone("supports")
POOL: Final = STATE.zone("pool")
"""Rolled dice, each with a face up."""
DICE: Final = STATE.zone("dice")
"""Dice that lie on the cards of a seat, with no face up."""
ASIDE: Final = STATE.zone("set-aside")
"""Defeated characters, battlefields that are not in play, cards that were set aside."""
DICE_ASIDE: Final = STATE.zone("dice-set-aside", seen_by=OWNER)
"""Dice that may come into play, kept from the others' eyes until they do (DE-AREA-12)."""
FACE_DOWN: Final = STATE.zone("face-down", seen_by=OWNER, pool="cards", ordered=True)
"""Cards that a seat laid under set-aside copies of Premonitions, in the order of those."""
PUT_BACK: Final = STATE.zone("put-back", seen_by=OWNER, pool="cards", laid=False)
"""Hand cards picked to be shuffled back or discarded, until everybody has picked."""
LOOKED_AT: Final = STATE.zone("looked-at", seen_by=NONE, pool="cards", laid=False, ordered=True)
"""Cards of a seat that somebody looks at."""
GONE: Final = STATE.zone("out-of-the-game")
"""What an eliminated player takes along."""
BATTLEFIELD_ZONE: Final = STATE.common_zone("battlefield")
LIMBO: Final = STATE.common_zone("limbo", laid=False)
"""Events that are being resolved."""

RESOURCES: Final = STATE.counter("resources")
OUT: Final = STATE.counter("eliminated", most=1, silent=True)
YELLOW_EVENTS: Final = STATE.counter("yellow-events", shown=False)
"""Yellow events played this round (Jyn Erso)."""
ROUND: Final = STATE.common_counter("round", first=0)
CONTROLLER: Final = STATE.common_counter("controller", first=NOBODY, least=NOBODY, shown=False)
"""Who controls the battlefield."""
JUDGE: Final = STATE.common_counter("judge", first=NOBODY, least=NOBODY, shown=False)
"""Who orders what happens at the same time while nobody controls it."""
CLAIMED: Final = STATE.common_counter("claimed", first=NOBODY, least=NOBODY, shown=False)
"""Who claimed the battlefield this round."""
PASSES: Final = STATE.common_counter("passes", shown=False)
"""How many passed in a row."""
PHASE: Final = STATE.common_counter("phase", first=P_SET_UP, shown=False)
BLOCKED: Final = STATE.common_counter("blocked", shown=False)
"""Damage of the last packet that shields stopped."""
HURT: Final = STATE.common_counter("hurt", first=NO_CARD, least=NO_CARD, shown=False)
"""The character that the die resolved last dealt damage to."""
ACTION: Final = STATE.common_counter("action", shown=False)
"""The number of the action at work: a die is resolved at most once in each."""

EXHAUSTED: Final = STATE.mark("exhausted", most=1)
ELITE: Final = STATE.mark("elite", most=1)
"""A character with two dice."""
DAMAGE: Final = STATE.mark("damage")
SHIELDS: Final = STATE.mark("shields", most=MOST_SHIELDS)
FACE: Final = STATE.mark("face", most=FACES - 1)
"""The side of a die that is up, counted from 0; it means something only in a pool."""
HOST: Final = STATE.mark("host", thing=True)
"""The character that an upgrade is attached to; the card that holds a captured die."""
HOME: Final = STATE.mark("home", thing=True)
"""The card that a die belongs to; none for a die that came without its card."""
RESOLVED: Final = STATE.mark("resolved", shown=False)
"""The action in which a die was resolved last."""
LOCKED: Final = STATE.mark("locked")
"""The round in which a die may not be rolled."""
DOOMED: Final = STATE.mark("doomed")
"""To be defeated when the round is over (Crime Lord): by whom, and one more."""
USED: Final = STATE.mark("used", shown=False)
"""The round in which an ability that works once a round was used."""
LAID_UNDER: Final = STATE.mark("laid-under", shown=False)
"""On a set-aside copy of Premonitions: who laid a card under it, and one more; 0: there is none."""
OWNERS: Final = STATE.note()
"""Who brought each thing."""
DERIVED_VALUE: Final = STATE.derived_mark("value")
AT_WORK: Final = STATE.derived_mark("at-work")
"""On the die that is being resolved: what it comes to so far, and one more."""
ADDED: Final = STATE.derived_mark("added")
WAITS: Final = STATE.derived_mark("waits")
"""Its place in the queue, from 1."""
WOULD_BLOCK: Final = STATE.derived_mark("would-block")
WOULD_TAKE: Final = STATE.derived_mark("would-take")
WOULD_GAIN: Final = STATE.derived_mark("would-gain")
"""Of characters one may choose: what the die would do to each."""
EXTRA_ACTIONS: Final = STATE.derived_counter("extra-actions")
"""Additional actions that wait outside of the queue."""
CONTROLS: Final = STATE.derived_counter("controls-battlefield", most=1)
CLAIMS: Final = STATE.derived_counter("claimed-battlefield", most=1)

STATE.close()

BLOCK: Final = 512
"""More than there are things on a table: four players' cards and dice."""
SPACE: Final = ActionSpace(BLOCK)

HAND_SIZE: Final = 5
MOST_UPGRADES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Variant):
    """A way to play: how many sit down, and what those get whose battlefield is not used."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        settings: dict[str, Setting],
        samples: list[dict[str, Setting]],
        choices: dict[str, list[Setting]],
    ) -> None:
        super().__init__(name, fewest, most, settings, False, samples, choices)

    def shields(self) -> i64:
        """Shields of a player whose battlefield was not chosen (DE-SETUP-6)."""
        return 2

    def must_shield(self) -> bool:
        """Must they be given to characters? Else they may be."""
        return True

    def all_reroll(self) -> bool:
        """Does everybody roll again when the highest rolls are equal?"""
        return True


IN_PLAY: Final = vec[vec[i64]]([CHARACTERS, UPGRADES, SUPPORTS])
"""Where cards lie that are in play."""


class Listeners:
    """Which abilities of the cards on a table answer what, by moments and kinds of happening."""

    def __init__(self, moments: i64, kinds: i64) -> None:
        self.kinds = kinds
        self.index = vec[vec[i64]]([row([]) for _ in range(moments * kinds)])

    def enter(self, moment: i64, kind: i64, ability: i64) -> None:
        at = moment * self.kinds + kind
        self.index[at] = append(self.index[at], ability)

    def heard(self, moment: i64, kind: i64) -> Row:
        return self.index[moment * self.kinds + kind]


class Kit:
    """What all tables of a box share: the card behind each thing, and which things have each definition."""

    def __init__(self, defs: Row) -> None:
        cards = len(CARDS)
        self.printed = vec[Card]([CARDS[CARD_OF[number]] for number in defs])
        """The card behind each card and each die."""
        self.constant: Row = row([0] * len(CONSTANTS.words))
        """Which constant effects there are at all: those of which none is need not be looked for."""
        for card in self.printed:
            for one in card.constants:
                self.constant[one.what] = 1
        self.is_die: Row = row([1 if number >= cards else 0 for number in defs])
        things: list[list[CardId]] = [[] for _ in range(cards)]
        for thing in range(len(defs)):
            if defs[thing] < cards:
                things[defs[thing]].append(thing)
        self.copies = vec[vec[i64]]([row(found) for found in things])
        """The things that are each card."""
        self.alone = vec[vec[i64]]([row([thing]) for thing in range(len(defs))])
        """Each thing as a row of its own."""
        self.listeners = Listeners(0, 0)
        """What its cards listen to; filled in by the windows."""


KITS: Final[dict[tuple[int, ...], Kit]] = {}
MOST_KITS: Final = 64
"""So many are kept: the same decks meet again and again."""


def kit_of(defs: Row) -> Kit:
    """The kit of these things, worked out once."""
    key = tuple(listed(defs))
    kit = KITS.get(key)
    if kit is None:
        kit = Kit(defs)
        if len(KITS) >= MOST_KITS:
            KITS.clear()
        KITS[key] = kit
    return kit


class Destiny(Table):
    """Cards and dice are things of one kind of number; the top of a pile is the end of its row."""

    def __init__(self, box: Box, model: Destiny | None = None) -> None:
        super().__init__(box, model)
        if model is None:
            way = box.variant
            assert isinstance(way, Way)
            self.way = way
            self.kit = kit_of(box.defs)
        else:
            self.way = model.way
            self.kit = model.kit
        self.printed = self.kit.printed
        self.is_die = self.kit.is_die

    def clone(self) -> Destiny:
        return Destiny(self.box, self)

    def phase(self) -> int:
        return self.count[PHASE]

    # Who has what.

    def owner(self, thing: CardId) -> Seat:
        return self.rows[OWNERS][thing]

    def plays(self, seat: Seat) -> bool:
        """Is this seat still in the game?"""
        return self.count[OUT[seat]] == 0

    def foes(self, seat: Seat) -> list[Seat]:
        """The opponents of a seat who are still in the game, clockwise."""
        found: list[Seat] = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.count[OUT[other]] == 0:
                found.append(other)
        return found

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.count[OUT[other]] == 0:
                return other
        return seat

    def judge(self) -> Seat:
        """Who orders what happens to several players at the same time."""
        controller = self.count[CONTROLLER]
        return controller if controller != NOBODY else self.count[JUDGE]

    def controller(self, thing: CardId) -> Seat:
        """Who has a card or a die in his play area, or nobody."""
        if self.is_die[thing]:
            for seat in range(self.seats):
                if has(self.rows[POOL[seat]], thing) or has(self.rows[DICE[seat]], thing):
                    return seat
            return NOBODY
        kind = self.printed[thing].kind
        if kind == CHARACTER:  # nobody ever takes another's
            owner = self.rows[OWNERS][thing]
            return owner if has(self.rows[CHARACTERS[owner]], thing) else NOBODY
        if kind == UPGRADE or kind == SUPPORT:
            for seat in range(self.seats):
                if has(self.rows[UPGRADES[seat]], thing) or has(self.rows[SUPPORTS[seat]], thing):
                    return seat
        return NOBODY

    def in_play(self, card: CardId) -> bool:
        return self.controller(card) != NOBODY

    def in_pool(self, die: CardId) -> bool:
        for seat in range(self.seats):
            if has(self.rows[POOL[seat]], die):
                return True
        return False

    # What lies on what.

    def home(self, die: CardId) -> CardId:
        """The card that a die belongs to, or nothing."""
        return self.mark(HOME, die) - 1

    def host(self, upgrade: CardId) -> CardId:
        """The character that an upgrade is attached to, or nothing."""
        return self.mark(HOST, upgrade) - 1

    def kind_of(self, die: CardId) -> i64:
        """The kind of card that a die is of now: an upgrade that nobody bears has become a support (DE-CLAR-6)."""
        kind = self.printed[die].kind
        home = self.home(die)
        return SUPPORT if kind == UPGRADE and home != NO_CARD and self.host(home) == NO_CARD else kind

    def bearer(self, die: CardId) -> CardId:
        """The character whose own or whose upgrade's die this is, or nothing."""
        home = self.home(die)
        if home == NO_CARD:
            return NO_CARD
        attached = self.host(home)
        if attached != NO_CARD:
            return attached
        return home

    def upgrades(self, character: CardId) -> list[CardId]:
        """The upgrades attached to a character, in their order."""
        return [
            card
            for seat in range(self.seats)
            for card in self.rows[UPGRADES[seat]]
            if self.mark(HOST, card) == character + 1
        ]

    def dice_of(self, card: CardId) -> list[CardId]:
        """The dice that belong to a card, wherever they are in play."""
        found: list[CardId] = []
        for seat in range(self.seats):
            for die in self.rows[POOL[seat]]:
                if self.mark(HOME, die) == card + 1:
                    found.append(die)
            for die in self.rows[DICE[seat]]:
                if self.mark(HOME, die) == card + 1:
                    found.append(die)
        return found

    def face(self, die: CardId) -> Face:
        """The side of a die that is up."""
        return self.printed[die].faces[self.mark(FACE, die)]

    def health_left(self, character: CardId) -> i64:
        return self.printed[character].health - self.mark(DAMAGE, character)

    def characters(self) -> list[CardId]:
        """All characters in play, seat after seat."""
        return [card for seat in range(self.seats) for card in self.rows[CHARACTERS[seat]]]

    def battlefield(self) -> CardId:
        field = self.rows[BATTLEFIELD_ZONE]
        return field[0] if len(field) > 0 else NO_CARD


def has(values: Row, thing: CardId) -> bool:
    for value in values:
        if value == thing:
            return True
    return False


def empty_table(way: Way, seats: int, settings: list[int], defs: list[DefId]) -> Destiny:
    """A table with nothing on it."""
    return Destiny(Box(STATE, PROGRAM, way, seats, settings, defs))
