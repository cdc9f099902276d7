"""Which cards of hands and discard piles a text speaks of."""

from __future__ import annotations

from typing import Final

from kantyna.games.destiny.effects.registers import AMOUNT, PRIOR
from kantyna.games.destiny.effects.which import YOURS, Which, one_of
from kantyna.games.destiny.table import DISCARD_PILE, HAND, LOOKED_AT, Destiny
from kantyna.games.destiny.turn.values import play_cost
from kantyna.games.destiny.vocabulary import COLOURS, KINDS, SUBTYPES
from kantyna.kernel.frame import Frame
from kantyna.kernel.ids import NO_CARD, CardId
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said

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
                self.gather_here(table, HAND[seat], frame, cards)
            if self.piles & FROM_DISCARD:
                self.gather_here(table, DISCARD_PILE[seat], frame, cards)
            if self.piles & FROM_LOOKED:
                self.gather_here(table, LOOKED_AT[seat], frame, cards)
        if self.cheapest and cards:  # whatever changes their costs counts (DE-TERM-5)
            costs = [play_cost(table, table.owner(card), card, NO_CARD, NO_CARD, 0) for card in cards]
            least = min(costs)
            cards = [card for at, card in enumerate(cards) if costs[at] == least]
        return cards

    def fits_here(self, table: Destiny, frame: Frame, card: CardId) -> bool:
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
        kinds = [one_of("such", [KINDS.words[kind] for kind in self.kinds], "kind")] if self.kinds else []
        if self.colour >= 0:
            names = {"colour": f"colour-{COLOURS.words[self.colour]}"}
            said.append(
                Said("such-coloured", names=names, parts={"kind": kinds})
                if kinds
                else Said("quality-colour", names=names)
            )
        else:
            said.extend(kinds)
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
