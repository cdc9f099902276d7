"""Which dice and cards a text speaks of. A selector finds them, and speaks."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.registers import AMOUNT, DIE, FOE, PRIOR, chosen
from kantyna.games.destiny.table import (
    CHARACTERS,
    DICE,
    DISCARD_PILE,
    EXHAUSTED,
    HAND,
    HURT,
    LOOKED_AT,
    POOL,
    SHIELDS,
    SUPPORTS,
    UPGRADES,
    Destiny,
)
from kantyna.games.destiny.turn.values import value_of
from kantyna.games.destiny.vocabulary import (
    COLOURS,
    KINDS,
    MELEE,
    RANGED,
    SUBTYPES,
    SYMBOLS,
    UPGRADE,
)
from kantyna.kernel.body import listed
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said

# Whose.
ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
WHOSE: Final = ["any", "yours", "opponents"]
HIS: Final = ["any", "users", "his"]
"""The same, where an opponent acts."""

# Of whom a die is, or to whom something happens.
OF_ANYBODY: Final = 0
OF_THIS: Final = 1
"""Of the card that speaks."""
OF_BEARER: Final = 2
"""Of the character that bears it, or of that character's upgrades."""
OF_CHOSEN: Final = 3
"""Of the character chosen before, or of its upgrades; of a die: of its character."""
OF_HURT: Final = 4
"""Of the character that was dealt damage last."""
OF: Final = ["anybody", "this", "bearer", "chosen", "hurt"]

DAMAGE_SYMBOLS: Final = [MELEE, RANGED]

# How many.
ALL: Final = -1
ANY_NUMBER: Final = 99


def quantity(least: i64, most: i64) -> str:
    """How the number of a choice is worded."""
    if most == ALL:
        return "-all"
    if most >= ANY_NUMBER:
        return "-some" if least else "-any"
    if least == most:
        return ""
    return "-from" if least else "-up-to"


@mypyc_attr(allow_interpreted_subclasses=True)
class Which:
    """Something to choose from. *whose* counts from the user; with a named opponent only his are meant."""

    def __init__(self, whose: i64) -> None:
        self.whose = whose

    def seats(self, table: Destiny, frame: Frame) -> list[Seat]:
        """The seats whose things are meant, the user first."""
        if self.whose == YOURS:
            return [frame.seat]
        if self.whose == OPPONENTS:
            return [frame.data[FOE]] if frame.data[FOE] != NOBODY else table.foes(frame.seat)
        return [frame.seat, *table.foes(frame.seat)]

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        raise NotImplementedError

    def noun(self) -> str:
        raise NotImplementedError

    def such(self) -> list[Said]:
        """What tells those that are meant from others."""
        return []

    def said(self, least: i64 = 1, most: i64 = 1, his: bool = False) -> Said:
        """As the object of a clause, with its number; *his*: an opponent acts there, and "his" are that opponent's."""
        whose = HIS[self.whose] if his else WHOSE[self.whose]
        many = quantity(least, most)
        such = self.such()
        number: dict[str, int] = {"n": max(most, 1), "least": least}
        parts = {"such": such} if such else {}
        ending = "-such" if such else ""
        told = {
            "many": [Said(f"many{many or '-number'}", number)],
            "noun": [Said(f"noun-{self.noun()}")],
            "whose": [Said(f"whose-{whose}")],
        }
        plain = Said(f"plain-things{ending}", parts={**told, **parts})
        return Said(f"{self.noun()}-{whose}{many}{ending}", number, {}, parts, plain)


def one_of(key: str, words: list[str], kind: str) -> Said:
    """One of some *words* of a *kind*. A language may have an idiom for them together, or tells them one by one."""
    return Said(
        f"{key}-{'-'.join(words)}",
        plain=Said(f"{key}-one-of", parts={"words": [Said(f"{kind}-{word}") for word in words]}),
    )


def symbols(key: str, of: list[i64]) -> Said:
    return one_of(key, [SYMBOLS.words[symbol] for symbol in of], "symbol")


class Dice(Which):
    """Dice in pools; with *on_cards* those that lie on cards too."""

    def __init__(
        self,
        whose: i64 = ANYONES,
        colour: i64 = -1,
        symbols: list[i64] | None = None,
        without: list[i64] | None = None,
        kind: i64 = -1,
        subtype: i64 = 0,
        at_least: i64 = -1,
        at_most: i64 = -1,
        at_most_amount: bool = False,
        costly: bool = False,
        modifier: bool = False,
        of: i64 = OF_ANYBODY,
        other: bool = False,
        colour_of_played: bool = False,
        on_cards: bool = False,
    ) -> None:
        super().__init__(whose)
        self.colour = colour
        self.symbols = symbols or []
        """One of these."""
        self.without = without or []
        """None of these."""
        self.kind = kind
        self.subtype = subtype
        self.at_least = at_least
        self.at_most = at_most
        self.at_most_amount = at_most_amount
        """A value of at most what the text has counted."""
        self.costly = costly
        """The side has a cost."""
        self.modifier = modifier
        self.of = of
        self.other = other
        """Not the die that speaks, nor one chosen before."""
        self.colour_of_played = colour_of_played
        """Of the colour of the card that was played."""
        self.on_cards = on_cards

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        dice: list[CardId] = []
        for seat in self.seats(table, frame):
            for die in table.rows[POOL[seat]]:
                if self.fits(table, frame, die):
                    dice.append(die)
            if self.on_cards:
                for die in table.rows[DICE[seat]]:
                    if self.is_such(table, frame, die):
                        dice.append(die)
        return dice

    def fits(self, table: Destiny, frame: Frame, die: CardId) -> bool:
        face = table.face(die)
        if self.symbols and face.symbol not in self.symbols:
            return False
        if self.without and face.symbol in self.without:
            return False
        if self.costly and face.cost == 0:
            return False
        if self.modifier and not face.plus:
            return False
        if self.at_least >= 0 and value_of(table, die) < self.at_least:
            return False
        if self.at_most >= 0 and value_of(table, die) > self.at_most:
            return False
        if self.at_most_amount and value_of(table, die) > frame.data[AMOUNT]:
            return False
        return self.is_such(table, frame, die)

    def is_such(self, table: Destiny, frame: Frame, die: CardId) -> bool:
        """Is it one of those, whatever it shows?"""
        printed = table.printed[die]
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.kind >= 0 and printed.kind != self.kind:
            return False
        if self.subtype and not printed.subtypes & self.subtype:
            return False
        if self.other and (die == frame.data[DIE] or die == frame.data[PRIOR]):
            return False
        if self.colour_of_played:
            played = table.happenings[frame.about].card if 0 <= frame.about < len(table.happenings) else NO_CARD
            if played == NO_CARD or printed.colour != table.printed[played].colour:
                return False
        if self.of == OF_ANYBODY:
            return True
        if self.of == OF_THIS:
            return table.home(die) == frame.card or table.bearer(die) == frame.card
        return table.bearer(die) == somebody(table, frame, self.of)

    def noun(self) -> str:
        return "die"

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.colour >= 0:
            said.append(Said("such-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        if self.colour_of_played:
            said.append(Said("such-colour-of-played"))
        if self.kind >= 0:
            said.append(one_of("such-die-of", [KINDS.words[self.kind]], "kind"))
        if self.subtype:
            said.append(one_of("such-die-of", SUBTYPES.of_mask(self.subtype), "trait"))
        if self.symbols:
            said.append(symbols("such-showing", self.symbols))
        if self.without:
            said.append(symbols("such-not-showing", self.without))
        if self.costly:
            said.append(Said("such-costly"))
        if self.modifier:
            said.append(Said("such-modifier"))
        if self.at_least >= 0:
            said.append(Said("such-at-least", {"n": self.at_least}))
        if self.at_most >= 0:
            said.append(Said("such-at-most", {"n": self.at_most}))
        if self.at_most_amount:
            said.append(Said("such-at-most-cost"))
        if self.of != OF_ANYBODY:
            said.append(Said(f"such-of-{OF[self.of]}"))
        if self.other:
            said.append(Said("such-other"))
        if self.on_cards:
            said.append(Said("such-on-cards-too"))
        return said


class Characters(Which):
    """Characters in play."""

    def __init__(
        self,
        whose: i64 = ANYONES,
        colour: i64 = -1,
        not_colour: i64 = -1,
        unique: i64 = -1,
        exhausted: i64 = -1,
        unshielded: bool = False,
        damaged: bool = False,
        other: bool = False,
        not_bearer: bool = False,
        not_of_die: bool = False,
        has_special: bool = False,
    ) -> None:
        super().__init__(whose)
        self.colour = colour
        self.not_colour = not_colour
        self.unique = unique
        """1: only unique ones, 0: only others."""
        self.exhausted = exhausted
        """1: only exhausted ones, 0: only ready ones."""
        self.unshielded = unshielded
        self.damaged = damaged
        self.other = other
        """Not the one chosen before, nor the one that speaks."""
        self.not_bearer = not_bearer
        self.not_of_die = not_of_die
        """Not the one whose die was chosen."""
        self.has_special = has_special

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        return [
            card
            for seat in self.seats(table, frame)
            for card in table.rows[CHARACTERS[seat]]
            if self.fits(table, frame, card)
        ]

    def fits(self, table: Destiny, frame: Frame, card: CardId) -> bool:
        printed = table.printed[card]
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.not_colour >= 0 and printed.colour == self.not_colour:
            return False
        if self.unique >= 0 and (1 if printed.unique else 0) != self.unique:
            return False
        if self.exhausted >= 0 and table.mark(EXHAUSTED, card) != self.exhausted:
            return False
        if self.unshielded and table.mark(SHIELDS, card) > 0:
            return False
        if self.damaged and table.health_left(card) == printed.health:
            return False
        if self.other and (card == frame.data[PRIOR] or card == frame.card):
            return False
        if self.not_bearer and card == table.host(frame.card):
            return False
        if self.has_special and not printed.specials:
            return False
        return not (self.not_of_die and card == somebody(table, frame, OF_CHOSEN))

    def noun(self) -> str:
        return "character"

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.colour >= 0:
            said.append(Said("such-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        if self.not_colour >= 0:
            said.append(Said("such-not-colour", names={"colour": f"colour-{COLOURS.words[self.not_colour]}"}))
        if self.unique >= 0:
            said.append(Said("such-unique" if self.unique else "such-common"))
        if self.exhausted >= 0:
            said.append(Said("such-exhausted" if self.exhausted else "such-ready"))
        if self.unshielded:
            said.append(Said("such-unshielded"))
        if self.damaged:
            said.append(Said("such-damaged"))
        if self.other:
            said.append(Said("such-other"))
        if self.not_bearer:
            said.append(Said("such-not-bearer"))
        if self.not_of_die:
            said.append(Said("such-not-of-die"))
        if self.has_special:
            said.append(Said("such-with-special"))
        return said


class InPlay(Which):
    """Upgrades, supports, or any cards with a special ability, in play."""

    def __init__(
        self,
        kind: i64,
        whose: i64 = ANYONES,
        subtypes: i64 = 0,
        without: i64 = 0,
        at_most: i64 = -1,
        at_most_amount: bool = False,
        on_colour: i64 = -1,
        same_bearer: bool = False,
        of_event: bool = False,
        exhausted: i64 = -1,
        colour: i64 = -1,
    ) -> None:
        super().__init__(whose)
        self.kind = kind
        self.colour = colour
        self.subtypes = subtypes
        """One of these."""
        self.without = without
        """None of these."""
        self.at_most = at_most
        self.at_most_amount = at_most_amount
        """A cost of at most what the text has counted."""
        self.on_colour = on_colour
        """On a character of this colour."""
        self.same_bearer = same_bearer
        """All on one character."""
        self.of_event = of_event
        """On the character that this is about."""
        self.exhausted = exhausted

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        place = UPGRADES if self.kind == UPGRADE else SUPPORTS
        return [
            card
            for seat in self.seats(table, frame)
            for card in table.rows[place[seat]]
            if self.fits(table, frame, card)
        ]

    def fits(self, table: Destiny, frame: Frame, card: CardId) -> bool:
        printed = table.printed[card]
        if self.subtypes and not printed.subtypes & self.subtypes:
            return False
        if printed.subtypes & self.without:
            return False
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.at_most >= 0 and printed.cost > self.at_most:
            return False
        if self.at_most_amount and printed.cost > frame.data[AMOUNT]:
            return False
        host = table.host(card)
        if self.on_colour >= 0 and (host == NO_CARD or table.printed[host].colour != self.on_colour):
            return False
        if self.of_event and host != table.happenings[frame.about].card:
            return False
        if self.exhausted >= 0 and table.mark(EXHAUSTED, card) != self.exhausted:
            return False
        picked = chosen(frame)
        return not (self.same_bearer and picked and table.host(picked[0]) != host)

    def noun(self) -> str:
        return KINDS.words[self.kind]

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.colour >= 0:
            said.append(Said("such-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        if self.subtypes:
            said.append(one_of("such", SUBTYPES.of_mask(self.subtypes), "trait"))
        if self.without:
            said.append(one_of("such-no", SUBTYPES.of_mask(self.without), "trait"))
        if self.at_most >= 0:
            said.append(Said("such-costing", {"n": self.at_most}))
        if self.at_most_amount:
            said.append(Said("such-costing-amount"))
        if self.on_colour >= 0:
            said.append(Said("such-on-colour", names={"colour": f"colour-{COLOURS.words[self.on_colour]}"}))
        if self.same_bearer:
            said.append(Said("such-same-bearer"))
        if self.of_event:
            said.append(Said("such-of-event"))
        if self.exhausted >= 0:
            said.append(Said("such-exhausted" if self.exhausted else "such-ready"))
        return said


# Piles.
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_LOOKED: Final = 4
PILES: Final = {1: "hand", 2: "discard", 3: "hand-or-discard", 4: "looked"}


class Pile(Which):
    """Cards of hands and discard piles: bits say of which."""

    def __init__(
        self,
        piles: i64,
        whose: i64 = YOURS,
        kinds: list[i64] | None = None,
        colour: i64 = -1,
        subtypes: i64 = 0,
        at_most: i64 = -1,
        at_most_amount: bool = False,
        cheapest: bool = False,
        copy_of_chosen: bool = False,
        only_chosen: bool = False,
    ) -> None:
        super().__init__(whose)
        self.piles = piles
        self.kinds = kinds or []
        self.colour = colour
        self.subtypes = subtypes
        self.at_most = at_most
        self.at_most_amount = at_most_amount
        self.cheapest = cheapest
        self.copy_of_chosen = copy_of_chosen
        """A copy of the card chosen before."""
        self.only_chosen = only_chosen
        """Just the card chosen before."""

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        cards: list[CardId] = []
        for seat in self.seats(table, frame):
            if self.piles & FROM_HAND:
                cards.extend(listed(table.rows[HAND[seat]]))
            if self.piles & FROM_DISCARD:
                cards.extend(listed(table.rows[DISCARD_PILE[seat]]))
            if self.piles & FROM_LOOKED:
                cards.extend(listed(table.rows[LOOKED_AT[seat]]))
        cards = [card for card in cards if self.fits(table, frame, card)]
        if self.cheapest and cards:
            least = min([table.printed[card].cost for card in cards])
            cards = [card for card in cards if table.printed[card].cost == least]
        return cards

    def fits(self, table: Destiny, frame: Frame, card: CardId) -> bool:
        printed = table.printed[card]
        if self.kinds and printed.kind not in self.kinds:
            return False
        if self.colour >= 0 and printed.colour != self.colour:
            return False
        if self.subtypes and not printed.subtypes & self.subtypes:
            return False
        if self.at_most >= 0 and printed.cost > self.at_most:
            return False
        if self.at_most_amount and printed.cost > frame.data[AMOUNT]:
            return False
        prior = frame.data[PRIOR]
        if self.copy_of_chosen and (prior == NO_CARD or table.printed[prior].title != printed.title):
            return False
        return not (self.only_chosen and card != prior)

    def noun(self) -> str:
        return f"card-of-{PILES[self.piles]}"

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.kinds:
            said.append(one_of("such", [KINDS.words[kind] for kind in self.kinds], "kind"))
        if self.colour >= 0:
            said.append(Said("such-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        if self.subtypes:
            said.append(one_of("such", SUBTYPES.of_mask(self.subtypes), "trait"))
        if self.at_most >= 0:
            said.append(Said("such-costing", {"n": self.at_most}))
        if self.at_most_amount:
            said.append(Said("such-costing-amount"))
        if self.cheapest:
            said.append(Said("such-cheapest"))
        if self.copy_of_chosen:
            said.append(Said("such-copy"))
        if self.only_chosen:
            said.append(Said("such-that-card"))
        return said


def somebody(table: Destiny, frame: Frame, of: i64) -> CardId:
    """The character that is meant, or nothing."""
    if of == OF_BEARER:
        return table.host(frame.card)
    if of == OF_THIS:
        return frame.card
    if of == OF_HURT:
        return table.count[HURT]
    thing = frame.data[PRIOR]
    if thing == NO_CARD:
        return NO_CARD
    return table.bearer(thing) if table.is_die[thing] else thing


class WithSpecial(Which):
    """Any card in play that has a special ability."""

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        return [
            card
            for seat in self.seats(table, frame)
            for handle in (CHARACTERS, UPGRADES, SUPPORTS)
            for card in table.rows[handle[seat]]
            if table.printed[card].specials
        ]

    def noun(self) -> str:
        return "card-with-special"
