"""What a text asks for before it acts. Each holds or doesn't for a seat, and speaks as what comes after an "if"."""

from __future__ import annotations

from kantyna.games.outer_rim.effects.selectors import Belongings
from kantyna.games.outer_rim.table import (
    CAPTAINS,
    CREW_HELD,
    DEFEATED,
    HAPPENED,
    REPUTATION,
    OuterRim,
)
from kantyna.games.outer_rim.vocabulary import FACTIONS, MAELSTROM, PATROLLING, PLANETS, SPACES
from kantyna.games.outer_rim.wording import factions_said, standings_said
from kantyna.kernel.combinators import Condition as KernelCondition
from kantyna.kernel.ids import CardId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.said import Said


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(KernelCondition[OuterRim]):
    """Of this game."""


class Standing(Condition):
    """A seat's standing with a faction is one of some (bits)."""

    def __init__(self, faction: i64, standings: i64) -> None:
        self.faction = faction
        self.standings = standings

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.standing(seat, self.faction) & self.standings != 0

    def said(self) -> Said:
        names = {"faction": f"faction-{FACTIONS.words[self.faction]}"}
        return Said("if-standing", names=names, parts={"standing": [standings_said(self.standings)]})


class PatrolStanding(Condition):
    """The standing with a faction whose patrol is here is one of some; with several patrols, with any of them."""

    def __init__(self, standings: i64) -> None:
        self.standings = standings

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        for token in table.patrols_at(table.at(seat)):
            if table.standing(seat, table.faction_of(token)) & self.standings:
                return True
        return False

    def said(self) -> Said:
        return Said("if-patrol-standing", parts={"standing": [standings_said(self.standings)]})


class Happened(Condition):
    """The purchase, gift or sale that the text just offered was made; *no*: was not."""

    def __init__(self, what: str, no: bool = False) -> None:
        self.what = what
        """``bought``, ``gained`` or ``sold``: only for the text."""
        self.no = no

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return (table.count[HAPPENED] == 0) == self.no

    def said(self) -> Said:
        return Said(f"if-not-{self.what}" if self.no else f"if-{self.what}")


class NotDefeated(Condition):
    """The seat stands."""

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.count[DEFEATED[seat]] == 0

    def said(self) -> Said:
        return Said("if-not-defeated")


class PlayerHere(Condition):
    """Another player is in the space."""

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(table.others_here(seat)) > 0

    def said(self) -> Said:
        return Said("if-player-here")


class PlanetOf(Condition):
    """On a planet of one of some factions."""

    def __init__(self, factions: list[i64]) -> None:
        self.factions = factions

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        place = table.at(seat)
        return place < PLANETS and table.planet_faction(place) in self.factions

    def said(self) -> Said:
        return Said("if-planet-of", parts={"faction": [factions_said(self.factions)]})


class OnPlanet(Condition):
    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.at(seat) < PLANETS

    def said(self) -> Said:
        return Said("if-on-planet")


class AtNavpoint(Condition):
    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.at(seat) > MAELSTROM

    def said(self) -> Said:
        return Said("if-at-navpoint")


class NotInMaelstrom(Condition):
    """On a planet or a navpoint."""

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.at(seat) != MAELSTROM

    def said(self) -> Said:
        return Said("if-not-in-maelstrom")


class AtSpace(Condition):
    """In one of some spaces."""

    def __init__(self, spaces: list[i64]) -> None:
        self.spaces = spaces

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.at(seat) in self.spaces

    def said(self) -> Said:
        names = {f"place{at}": f"in-{SPACES.words[place]}" for at, place in enumerate(self.spaces)}
        return Said(f"if-at-{len(self.spaces)}", names=names)


class Have(Condition):
    """At least so many cards of a kind, with a trait if one is named."""

    def __init__(self, kind: i64, count: i64 = 1, trait: i64 = 0) -> None:
        self.cards = Belongings(kind, trait)
        self.count = count

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(self.cards.found(table, seat)) >= self.count

    def said(self) -> Said:
        return Said("if-have-trait" if self.cards.trait else "if-have", {"n": self.count}, self.cards.names())


class FameAtLeast(Condition):
    def __init__(self, fame: i64) -> None:
        self.fame = fame

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return table.fame(seat) >= self.fame

    def said(self) -> Said:
        return Said("if-fame", {"n": self.fame})


class NotDroid(Condition):
    """The captain is no droid."""

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(table.rows[CAPTAINS[seat]]) > 0 and not table.captain_card(seat).droid

    def said(self) -> Said:
        return Said("if-not-droid")


class PatrolHere(Condition):
    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(table.patrols_at(table.at(seat))) > 0

    def said(self) -> Said:
        return Said("if-patrol-here")


class PositiveReputations(Condition):
    """Positive reputation with so many factions: at least, at most."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least = least
        self.most = most

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        found = 0
        for faction in range(PATROLLING):
            if table.count[REPUTATION[faction][seat]] > 0:
                found += 1
        return self.least <= found <= self.most

    def said(self) -> Said:
        key = "if-positive" if self.least == self.most else "if-positive-between"
        return Said(key, {"n": self.least, "most": self.most})


class CrewAtLeast(Condition):
    def __init__(self, count: i64) -> None:
        self.count = count

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return len(table.rows[CREW_HELD[seat]]) >= self.count

    def said(self) -> Said:
        return Said("if-crew", {"n": self.count})


class Always(Condition):
    """As long as the card is there."""

    def holds(self, table: OuterRim, seat: Seat, card: CardId) -> bool:
        return True

    def said(self) -> Said:
        return Said("if-always")
