"""Which upgrades and supports in play a text speaks of."""

from __future__ import annotations

from kantyna.games.destiny.effects.registers import AMOUNT, chosen
from kantyna.games.destiny.effects.which import ANYONES, Which, one_of
from kantyna.games.destiny.table import CHARACTERS, EXHAUSTED, SUPPORTS, UPGRADES, Destiny
from kantyna.games.destiny.vocabulary import COLOURS, KINDS, SUBTYPES, UPGRADE
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


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
        cards: list[CardId] = []
        for seat in self.seats(table, frame):
            self.gather_here(table, place[seat], frame, cards)
        return cards

    def fits_here(self, table: Destiny, frame: Frame, card: CardId) -> bool:
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

    def qualities(self) -> list[Said]:
        said: list[Said] = []
        if self.colour >= 0:
            said.append(Said("quality-colour", names={"colour": f"colour-{COLOURS.words[self.colour]}"}))
        if self.exhausted >= 0:
            said.append(Said("quality-exhausted" if self.exhausted else "quality-ready"))
        return said

    def such(self) -> list[Said]:
        said: list[Said] = []
        if self.subtypes:
            said.append(one_of("such-being", SUBTYPES.of_mask(self.subtypes), "trait"))
        if self.without:
            said.append(one_of("such-no", SUBTYPES.of_mask(self.without), "trait"))
        if self.at_most >= 0:
            said.append(Said("such-that-costs", {"n": self.at_most}))
        if self.at_most_amount:
            said.append(Said("such-that-costs-amount"))
        if self.on_colour >= 0:
            where = "such-on-one-colour" if self.same_bearer else "such-on-colour"
            said.append(Said(where, names={"colour": f"colour-{COLOURS.words[self.on_colour]}"}))
        elif self.same_bearer:
            said.append(Said("such-same-bearer"))
        if self.of_event:
            said.append(Said("such-of-event"))
        return said


class WithSpecial(Which):
    """Any card in play that has a special ability."""

    def found(self, table: Destiny, frame: Frame) -> list[CardId]:
        cards: list[CardId] = []
        for seat in self.seats(table, frame):
            for place in (CHARACTERS, UPGRADES, SUPPORTS):
                self.gather_here(table, place[seat], frame, cards)
        return cards

    def fits_here(self, table: Destiny, frame: Frame, card: CardId) -> bool:
        return len(table.printed[card].specials) > 0

    def noun(self) -> str:
        return "card-with-special"
