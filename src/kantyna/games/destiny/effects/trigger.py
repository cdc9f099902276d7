"""What an ability waits for: something that is about to happen or has happened, and to whom."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.table import HOST, ROUND, USED, Destiny
from kantyna.games.destiny.vocabulary import (
    COLOURS,
    DAMAGE_WAYS,
    H_ACTIVATE,
    H_CLAIM,
    H_DAMAGE,
    H_DEFEAT,
    H_DISCARD,
    H_EMPTY_HAND,
    H_PLAY,
    H_REROLL,
    H_RESOLVE,
    H_ROLL,
    H_SHIELDS,
    HAPPENINGS,
    IS_RANGED,
    KEYWORDS,
    KINDS,
    SUBTYPES,
    SYMBOLS,
)
from kantyna.kernel.happening import Happening
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said
from kantyna.kernel.vocabulary import Words

# To whom it happens, seen from the card.
WHOM: Final = Words()
ANYONE: Final = WHOM.add("anyone")
YOU: Final = WHOM.add("you")
"""Something that its controller does, or that befalls one of his things."""
OPPONENT: Final = WHOM.add("opponent")
THIS: Final = WHOM.add("this")
"""The card itself; of a die: its own."""
ATTACHED: Final = WHOM.add("bearer")
"""The character that bears it; of a die: one of that character's and its upgrades'."""
ON_THIS: Final = WHOM.add("on-this")
"""An upgrade that is played on it."""
BESIDE: Final = WHOM.add("beside")
"""Another upgrade of its bearer."""


class Trigger:
    """An event of *kind* that befalls *whom*, with whatever else must be true of it.

    What it is made of is the name of its words, so that none of it can be changed and still say the same.
    """

    def __init__(
        self,
        kind: i64,
        whom: i64,
        late: bool = False,
        colour: i64 = -1,
        card_kind: i64 = -1,
        keyword: i64 = 0,
        subtype: i64 = 0,
        symbol: i64 = -1,
        least: i64 = 0,
        exactly: i64 = -1,
        how: i64 = 0,
        into_pool: bool = False,
        played: bool = False,
        once: bool = False,
        bearer: str = "",
    ) -> None:
        self.kind = kind
        self.whom = whom
        self.late = late
        """Of damage: before it is taken, when shields have done what they can; else before it is dealt."""
        self.colour = colour
        self.card_kind = card_kind
        self.keyword = keyword
        self.subtype = subtype
        self.symbol = symbol
        self.least = least
        self.exactly = exactly
        self.how = how
        """Of damage: how it must be dealt."""
        self.into_pool = into_pool
        self.played = played
        """Of an empty hand: the last card must have been played."""
        self.once = once
        """The first time each round."""
        self.bearer = bearer
        """Of an upgrade: the title of whoever it must be played on."""

    def hears(self, table: Destiny, seat: Seat, card: CardId, event: Happening) -> bool:
        """Is this what the card of *seat* waits for?"""
        if not self._befalls(table, seat, card, event):
            return False
        if event.amount < self.least or (self.exactly >= 0 and event.amount != self.exactly):
            return False
        if self.symbol >= 0 and event.other != self.symbol:
            return False
        if self.how and not event.other & self.how:
            return False
        if (self.into_pool or self.played) and event.amount == 0:
            return False
        if self.once and table.mark(USED, card) == table.count[ROUND]:
            return False
        return self._is_such(table, event)

    def _is_such(self, table: Destiny, event: Happening) -> bool:
        if event.card < 0:
            return True
        printed = table.printed[event.card]
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.card_kind >= 0 and printed.kind != self.card_kind:
            return False
        if self.subtype and not printed.subtypes & self.subtype:
            return False
        if self.keyword and not printed.keywords & self.keyword and not event.other & self.keyword:
            return False
        return not self.bearer or (event.source >= 0 and table.printed[event.source].title == self.bearer)

    def _befalls(self, table: Destiny, seat: Seat, card: CardId, event: Happening) -> bool:
        whom = self.whom
        if whom == ANYONE:
            return True
        if whom == YOU:
            return event.seat == seat
        if whom == OPPONENT:
            return event.seat != seat
        if whom == ON_THIS:
            return event.seat == seat and event.source == card
        if whom == BESIDE:
            return event.card != card and table.mark(HOST, event.card) == table.mark(HOST, card)
        if self.kind == H_DAMAGE and whom == ATTACHED and self.least == 0:
            dealt_by = event.source  # what its bearer's dice deal, not what its bearer is dealt
            return dealt_by >= 0 and table.is_die[dealt_by] != 0 and table.bearer(dealt_by) == table.host(card)
        if self.kind == H_RESOLVE and event.seat != seat:
            return False  # "you": a die that an opponent resolves as his own is not meant
        if table.is_die[event.card]:
            return table.home(event.card) == card if whom == THIS else table.bearer(event.card) == table.host(card)
        return event.card == (card if whom == THIS else table.host(card))

    def is_opponents(self) -> bool:
        """Does it wait for what an opponent does? Then its text may speak of that opponent."""
        return self.whom == OPPONENT

    @property
    def key(self) -> str:
        """The name of its words: all that it is made of, but numbers, colours, symbols and titles."""
        parts = [WHOM.words[self.whom], HAPPENINGS.words[self.kind]]
        if self.late:
            parts.append("late")
        if self.card_kind >= 0:
            parts.append(KINDS.words[self.card_kind])
        parts += KEYWORDS.of_mask(self.keyword) + SUBTYPES.of_mask(self.subtype) + DAMAGE_WAYS.of_mask(self.how)
        if self.colour >= 0:
            parts.append("colour")
        if self.symbol >= 0:
            parts.append("symbol")
        if self.least:
            parts.append("some" if self.least == 1 else "at-least")
        if self.exactly >= 0:
            parts.append("exactly")
        if self.into_pool:
            parts.append("into-pool")
        if self.played:
            parts.append("played")
        if self.once:
            parts.append("once")
        if self.bearer:
            parts.append("titled")
        return "-".join(parts)

    def said(self) -> Said:
        """A language may have an idiom for it; else it is told by what it is made of."""
        names: dict[str, str] = {}
        if self.colour >= 0:
            names["colour"] = f"colour-{COLOURS.words[self.colour]}"
        if self.symbol >= 0:
            names["symbol"] = f"symbol-{SYMBOLS.words[self.symbol]}"
        if self.bearer:
            names["title"] = f"card-{self.bearer}"
        number = self.exactly if self.exactly >= 0 else self.least
        plain = Said("when-plain", parts={"what": self.told(names)})
        return Said(f"when-{self.key}", {"n": number}, names, plain=plain)

    def told(self, names: dict[str, str]) -> list[Said]:
        """What happens to whom, and all that narrows it down."""
        told = [Said(f"happens-{HAPPENINGS.words[self.kind]}"), Said(f"happens-to-{WHOM.words[self.whom]}")]
        if self.late:
            told.append(Said("happens-late"))
        if self.card_kind >= 0:
            told.append(Said(f"kind-{KINDS.words[self.card_kind]}"))
        told += [Said(f"trait-{word}") for word in SUBTYPES.of_mask(self.subtype)]
        told += [Said(f"keyword-{word}") for word in KEYWORDS.of_mask(self.keyword)]
        told += [Said(f"happens-{word}") for word in DAMAGE_WAYS.of_mask(self.how)]
        told += [Said(f"happens-with-{word}", names={word: name}) for word, name in names.items()]
        if self.least:
            told.append(Said("happens-at-least", {"n": self.least}))
        if self.exactly >= 0:
            told.append(Said("happens-exactly", {"n": self.exactly}))
        if self.into_pool:
            told.append(Said("happens-into-pool"))
        if self.played:
            told.append(Said("happens-played"))
        if self.once:
            told.append(Said("happens-once"))
        return told


# As card files write them.


def this_activated() -> Trigger:
    return Trigger(H_ACTIVATE, THIS)


def bearer_activated() -> Trigger:
    return Trigger(H_ACTIVATE, ATTACHED)


def you_activate(colour: i64, card_kind: i64) -> Trigger:
    return Trigger(H_ACTIVATE, YOU, colour=colour, card_kind=card_kind)


def opponent_activates(card_kind: i64) -> Trigger:
    return Trigger(H_ACTIVATE, OPPONENT, card_kind=card_kind)


def this_rolled() -> Trigger:
    """This die is rolled or rerolled."""
    return Trigger(H_ROLL, THIS)


def this_rolled_in() -> Trigger:
    """This die is rolled into the pool."""
    return Trigger(H_ROLL, THIS, into_pool=True)


def you_roll(symbol: i64) -> Trigger:
    """One of your dice comes up with a symbol."""
    return Trigger(H_ROLL, YOU, symbol=symbol)


def this_played() -> Trigger:
    return Trigger(H_PLAY, THIS)


def this_played_on(title: str) -> Trigger:
    return Trigger(H_PLAY, THIS, bearer=title)


def played_on_this(card_kind: i64 = -1, subtype: i64 = 0) -> Trigger:
    return Trigger(H_PLAY, ON_THIS, card_kind=card_kind, subtype=subtype)


def you_play(card_kind: i64 = -1, colour: i64 = -1, keyword: i64 = 0) -> Trigger:
    return Trigger(H_PLAY, YOU, card_kind=card_kind, colour=colour, keyword=keyword)


def this_resolved(value: i64 = -1) -> Trigger:
    """This die is resolved, with that value if one is named."""
    return Trigger(H_RESOLVE, THIS, exactly=value)


def you_resolve(symbol: i64) -> Trigger:
    return Trigger(H_RESOLVE, YOU, symbol=symbol)


def this_dealt() -> Trigger:
    """Damage is dealt to this character."""
    return Trigger(H_DAMAGE, THIS, least=1)


def bearer_dealt_ranged(least: i64) -> Trigger:
    return Trigger(H_DAMAGE, ATTACHED, least=least, how=IS_RANGED)


def bearer_takes() -> Trigger:
    """The bearer takes damage that shields did not stop."""
    return Trigger(H_DAMAGE, ATTACHED, late=True, least=1)


def bearer_deals() -> Trigger:
    """A die of the bearer or of its upgrades deals damage."""
    return Trigger(H_DAMAGE, ATTACHED)


def this_defeated() -> Trigger:
    return Trigger(H_DEFEAT, THIS)


def bearer_defeated() -> Trigger:
    return Trigger(H_DEFEAT, ATTACHED)


def own_defeated() -> Trigger:
    return Trigger(H_DEFEAT, YOU)


def opponent_defeated() -> Trigger:
    return Trigger(H_DEFEAT, OPPONENT)


def anyone_defeated() -> Trigger:
    return Trigger(H_DEFEAT, ANYONE)


def this_gains_shields() -> Trigger:
    return Trigger(H_SHIELDS, THIS, least=1)


def you_claim() -> Trigger:
    return Trigger(H_CLAIM, YOU)


def opponent_out_of_cards() -> Trigger:
    """An opponent plays or discards the last card of the hand."""
    return Trigger(H_EMPTY_HAND, OPPONENT)


def you_play_last_card() -> Trigger:
    return Trigger(H_EMPTY_HAND, YOU, played=True, once=True)


def opponent_discards_to_reroll() -> Trigger:
    return Trigger(H_REROLL, OPPONENT)


def another_upgrade_discarded() -> Trigger:
    """Another upgrade of the bearer would be discarded by a card effect."""
    return Trigger(H_DISCARD, BESIDE)
