"""What must hold for a card to be played or an ability to work. It speaks as the beginning of a sentence."""

from __future__ import annotations

from kantyna.games.destiny.effects.registers import first_chosen
from kantyna.games.destiny.table import (
    BLOCKED,
    CHARACTERS,
    CONTROLLER,
    DAMAGE,
    DISCARD_PILE,
    POOL,
    ROUND,
    SHIELDS,
    Destiny,
)
from kantyna.games.destiny.turn.values import ready, shows, value_of
from kantyna.games.destiny.vocabulary import CHARACTER, COLOURS, KINDS, SYMBOLS
from kantyna.kernel.combinators import Condition
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import CardId
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Condition[Destiny]):
    """Asked of a frame: who asks, from which card, with what chosen so far."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return True

    def fits(self, table: Destiny, bearer: CardId) -> bool:
        """May the upgrade be played on this character?"""
        return True


class OnlyOn(Requirement):
    """An upgrade that goes only on characters of a colour, perhaps only on those that are not unique."""

    def __init__(self, colour: i64, common: bool = False) -> None:
        self.colour = colour
        self.common = common

    def fits(self, table: Destiny, bearer: CardId) -> bool:
        printed = table.printed[bearer]
        return printed.colour == self.colour and not (self.common and printed.unique)

    def said(self) -> Said:
        key = "only-on-common" if self.common else "only-on"
        return Said(key, names={"colour": f"colour-{COLOURS.words[self.colour]}"})


class Spotted(Requirement):
    """A character of a colour is in one's own team."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        for card in table.rows[CHARACTERS[frame.seat]]:
            if table.printed[card].colour == self.colour:
                return True
        return False

    def said(self) -> Said:
        return Said("only-spotting", names={"colour": f"colour-{COLOURS.words[self.colour]}"})


class HoldsBattlefield(Requirement):
    """One controls the battlefield."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return table.count[CONTROLLER] == frame.seat

    def said(self) -> Said:
        return Said("only-holding")


class Showing(Requirement):
    """So many of one's own dice show a symbol."""

    def __init__(self, symbol: i64, least: i64 = 1) -> None:
        self.symbol = symbol
        self.least = least

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        found = 0
        for die in table.rows[POOL[frame.seat]]:
            if shows(table, die, self.symbol):
                found += 1
        return found >= self.least

    def said(self) -> Said:
        return Said("only-showing", {"n": self.least}, {"symbol": f"symbol-{SYMBOLS.words[self.symbol]}"})


class Totalling(Requirement):
    """The values of one's own dice add up to so much."""

    def __init__(self, least: i64) -> None:
        self.least = least

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        total: i64 = 0
        for die in table.rows[POOL[frame.seat]]:
            total += value_of(table, die)
        return total >= self.least

    def said(self) -> Said:
        return Said("only-totalling", {"n": self.least})


class Discarded(Requirement):
    """So many cards are in one's own discard pile."""

    def __init__(self, least: i64) -> None:
        self.least = least

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return len(table.rows[DISCARD_PILE[frame.seat]]) >= self.least

    def said(self) -> Said:
        return Said("only-discarded", {"n": self.least})


class CopyDiscarded(Requirement):
    """Another copy of this card is in one's own discard pile; the event itself is in limbo."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        title = table.printed[frame.card].title
        for card in table.rows[DISCARD_PILE[frame.seat]]:
            if table.printed[card].title == title:
                return True
        return False

    def said(self) -> Said:
        return Said("if-copy-discarded")


class MoreReady(Requirement):
    """One has more ready characters than an opponent."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        for foe in table.foes(frame.seat):
            if ready(table, frame.seat) > ready(table, foe):
                return True
        return False

    def said(self) -> Said:
        return Said("only-more-ready")


class BearerUnshielded(Requirement):
    """The character that bears this has no shield."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        host = table.host(frame.card)
        return host >= 0 and table.mark(SHIELDS, host) == 0

    def said(self) -> Said:
        return Said("if-bearer-unshielded")


class ThisShielded(Requirement):
    """This character has a shield."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return table.mark(SHIELDS, frame.card) > 0

    def said(self) -> Said:
        return Said("if-this-shielded")


class FirstRound(Requirement):
    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return table.count[ROUND] == 1

    def said(self) -> Said:
        return Said("if-first-round")


class BearerIs(Requirement):
    """This is attached to somebody of a title."""

    def __init__(self, title: str) -> None:
        self.title = title

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        host = table.host(frame.card)
        return host >= 0 and table.printed[host].title == self.title

    def said(self) -> Said:
        return Said("if-bearer-is", names={"title": f"card-{self.title}"})


class Alone(Requirement):
    """One has a single character in play."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return len(table.rows[CHARACTERS[frame.seat]]) == 1

    def said(self) -> Said:
        return Said("if-alone")


class ChosenShows(Requirement):
    """The chosen die shows one of some symbols."""

    def __init__(self, symbols: list[i64]) -> None:
        self.symbols = symbols

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        die = first_chosen(frame)
        if die < 0 or not table.in_pool(die):
            return False
        for symbol in self.symbols:
            if shows(table, die, symbol):
                return True
        return False

    def said(self) -> Said:
        return Said(f"if-chosen-shows-{'-'.join(SYMBOLS.words[symbol] for symbol in self.symbols)}")


class ChosenIs(Requirement):
    """The chosen card is of one of some kinds."""

    def __init__(self, kinds: list[i64]) -> None:
        self.kinds = kinds

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        card = first_chosen(frame)
        return card >= 0 and table.printed[card].kind in self.kinds

    def said(self) -> Said:
        return Said(f"if-chosen-is-{'-'.join(KINDS.words[kind] for kind in self.kinds)}")


class ChosenOwn(Requirement):
    """The chosen thing is one's own."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        thing = first_chosen(frame)
        return thing >= 0 and table.controller(thing) == frame.seat

    def said(self) -> Said:
        return Said("if-chosen-own")


class ChosenCharacterDie(Requirement):
    """The chosen die is a character's own."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        die = first_chosen(frame)
        return die >= 0 and table.printed[die].kind == CHARACTER

    def said(self) -> Said:
        return Said("if-chosen-character-die")


class ChosenMarked(Requirement):
    """The chosen character bears so much damage, or so many shields."""

    def __init__(self, damage: i64 = 0, shields: i64 = 0) -> None:
        self.damage = damage
        self.shields = shields

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        card = first_chosen(frame)
        return card >= 0 and table.mark(DAMAGE, card) >= self.damage and table.mark(SHIELDS, card) >= self.shields

    def said(self) -> Said:
        if self.shields:
            return Said("if-chosen-shielded", {"n": self.shields})
        return Said("if-chosen-damaged", {"n": self.damage})


class ShieldsBlocked(Requirement):
    """Shields stopped some of the damage that was dealt last."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        return table.count[BLOCKED] > 0

    def said(self) -> Said:
        return Said("if-shields-blocked")


class AnotherShowsSame(Requirement):
    """Another of one's own dice shows the symbol of the die that is about to be resolved."""

    def holds_here(self, table: Destiny, frame: Frame) -> bool:
        about = table.happenings[frame.about].card
        symbol = table.face(about).symbol
        for die in table.rows[POOL[frame.seat]]:
            if die != about and shows(table, die, symbol):
                return True
        return False

    def said(self) -> Said:
        return Said("if-another-shows-same")
