"""Cards that are gained, discarded, or resolved; tokens of contacts."""

from __future__ import annotations

from kantyna.games.outer_rim.table import OuterRim
from kantyna.games.outer_rim.vocabulary import KINDS, TRAITS
from kantyna.kernel.effect import Effect
from kantyna.kernel.native import i64
from kantyna.kernel.said import Said


class GainItem(Effect[OuterRim]):
    """Keep this card as what is printed at its foot: an item, or the crew member of a databank card."""

    def said(self) -> Said:
        return Said("gain-item")


class GainCrew(Effect[OuterRim]):
    """Take this databank card as crew, and the contact's token off the map."""

    def said(self) -> Said:
        return Said("gain-crew")


class DiscardToken(Effect[OuterRim]):
    """Take this contact's token off the map."""

    def said(self) -> Said:
        return Said("discard-token")


class DiscardThis(Effect[OuterRim]):
    """This card."""

    def said(self) -> Said:
        return Said("discard-this")


class RemoveSabacc(Effect[OuterRim]):
    """The job card of the game of sabacc leaves the game."""

    def said(self) -> Said:
        return Said("remove-sabacc")


class DiscardCard(Effect[OuterRim]):
    """Discard a card of yours of that kind, with that trait if one is named; *flees*: a crew member's token goes to the
    nearest free contact space."""

    def __init__(self, kind: i64, trait: i64 = 0, *, flees: bool = False) -> None:
        self.kind = kind
        self.trait = trait
        self.flees = flees

    def said(self) -> Said:
        names = {"kind": f"kind-{KINDS.words[self.kind]}"}
        if self.trait:
            names["trait"] = f"trait-{TRAITS.of_mask(self.trait)[0]}"
            return Said("discard-card-trait", names=names)
        return Said("discard-crew-flees" if self.flees else "discard-card", names=names)


class ResolveDatabank(Effect[OuterRim]):
    """A databank card of that number, one of them by chance."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def said(self) -> Said:
        return Said("resolve-databank", {"n": self.number})


class ShuffleIntoDeck(Effect[OuterRim]):
    """This market card goes back into its deck, which is shuffled."""

    def said(self) -> Said:
        return Said("shuffle-into-deck")


class TakeDroid(Effect[OuterRim]):
    """Take a droid of a player here into your crew."""

    def said(self) -> Said:
        return Said("take-droid")
