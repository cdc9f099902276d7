"""The state of a game of Outer Rim: what it consists of, and where everything is.

Spaces are things too: the first definitions of the book and the first things of the box, so a space's number is that of
its definition and of its thing, and options and events name a space as they name a card.
"""

from __future__ import annotations

from typing import Final

from kantyna.games.outer_rim.card import Captain, Card, Databank, Patrol, Sheet, Side, Space
from kantyna.games.outer_rim.events import PHASE_SETUP
from kantyna.games.outer_rim.item import NOTHING_KEPT, Item
from kantyna.games.outer_rim.vocabulary import (
    DECKS,
    ENCOUNTER,
    ENCOUNTERS,
    FACTIONS,
    NEGATIVE,
    NEUTRAL,
    NO_FACTION,
    PATROLLING,
    POSITIVE,
    QUESTIONS,
    RANKS,
    SKILLS,
    SPACES,
)
from kantyna.games.outer_rim.world import CONTACT_SPACES, chart_of
from kantyna.kernel.action import ActionSpace
from kantyna.kernel.body import Row, listed, row
from kantyna.kernel.box import Box
from kantyna.kernel.game_map import GameMap
from kantyna.kernel.ids import NO_CARD, NOBODY, CardId, Seat
from kantyna.kernel.native import i64, mypyc_attr
from kantyna.kernel.program import Program
from kantyna.kernel.schema import NONE, OWNER, Schema
from kantyna.kernel.table import Table
from kantyna.kernel.variant import Setting, Variant

STATE: Final = Schema()

CHART: Final = STATE.common_zone("map")
"""The spaces; first, so that their things come first in a table laid out by hand too."""

# A seat's own.
CAPTAINS: Final = STATE.zone("captain")
SHIPS: Final = STATE.zone("ship")
CARGO_HELD: Final = STATE.zone("cargo")
MODS_HELD: Final = STATE.zone("mods")
CREW_HELD: Final = STATE.zone("crew")
GEAR_HELD: Final = STATE.zone("gear")
JOBS_HELD: Final = STATE.zone("jobs")
"""Jobs and bounties."""
CAPTURED: Final = STATE.zone("captured")
"""Contacts taken alive: each belongs to the bounty of its name."""
SECRETS: Final = [STATE.zone(f"secrets-{word}", seen_by=OWNER, pool=f"encounters-{word}") for word in ENCOUNTERS.words]
"""Kept in secret; from which deck is known to everybody."""

# On the table.
MARKET: Final = STATE.common_zone("market", places=len(DECKS.words))
"""The open card of each deck."""
MARKET_DECKS: Final = [STATE.common_zone(f"deck-{word}", seen_by=NONE, stacked=True) for word in DECKS.words]
ENCOUNTER_DECKS: Final = [
    STATE.common_zone(f"encounters-{word}", seen_by=NONE, stacked=True, pool=f"encounters-{word}")
    for word in ENCOUNTERS.words
]
CONTACTS: Final = [
    STATE.common_zone(f"contact-{at}", seen_by=NONE, pool=f"contacts-{RANKS.words[space.rank]}")
    for at, space in enumerate(CONTACT_SPACES)
]
"""A token on each contact space, or none. A face-down one's rank is known."""
PATROLS: Final = STATE.common_zone("patrols")
"""One of each faction on the map."""
PATROL_STACKS: Final = STATE.common_zone("patrol-stacks")
DATABANK_CARDS: Final = STATE.common_zone("databank")
SCENE: Final = STATE.common_zone("scene")
"""The card that is being resolved."""
SUPPLY: Final = STATE.common_zone("supply")
"""Ship sheets that nobody has."""
UNCHOSEN: Final = STATE.common_zone("unchosen")
"""Captains that nobody plays."""
ASIDE: Final = STATE.common_zone("aside")
"""Tokens off the map: they wait with their crew cards."""
AI_DECK: Final = STATE.common_zone("ai-deck", seen_by=NONE, stacked=True)
REMOVED: Final = STATE.common_zone("removed")

CREDITS: Final = STATE.counter("credits")
FAME: Final = STATE.counter("fame")
"""On the track; a bonus comes on top of it."""
TOTAL_FAME: Final = STATE.derived_counter("total-fame")
REPUTATION: Final = [STATE.counter(f"reputation-{word}", least=-1, most=1) for word in FACTIONS.words[:PATROLLING]]
DEFEATED: Final = STATE.counter("defeated", most=1, silent=True)
ACTED: Final = STATE.common_counter("acted", shown=False)
"""The actions that were done this turn: bits."""
HAPPENED: Final = STATE.common_counter("happened", shown=False)
"""Did the last thing that a text offered happen: a purchase, a gift, a sale?"""
REQUESTS: Final = STATE.common_counter("requests", shown=False)
"""How often credits were asked for this turn."""
BARGAINS: Final = STATE.common_counter("bargains", shown=False)
"""How many offers were made in this turn's trade."""
OVER: Final = STATE.common_counter("over", shown=False)
"""This turn ends as soon as what runs has run."""
FOUGHT: Final = STATE.common_counter("fought", shown=False)
"""The crew card that is being fought, and one more: it helps in nothing."""
LESSENED: Final = STATE.common_counter("lessened", shown=False)
"""A card that may have raised a limit left somebody's boards, and nobody has looked at the limits since."""

PLACE: Final = STATE.mark("place", definition=True)
"""The space where a captain or patrol is, or that was marked for a card."""
DAMAGE: Final = STATE.mark("damage")
FLIPPED: Final = STATE.mark("flipped")
"""A captain or ship shows its other side."""
GOAL: Final = STATE.mark("goal")
"""Goal tokens."""
USED: Final = STATE.mark("used")
"""An ability of it was used this turn: a bit for each."""
SECTION: Final = STATE.mark("section", shown=False, stays=True)
"""The section of an encounter card that is kept, and one more."""
RAIDED: Final = STATE.mark("raided")
"""On spaces: the seats that left a goal token there, as bits."""
TARGETED: Final = STATE.mark("targeted")
"""On spaces: goal tokens of the automatic captain."""
TILES: Final = STATE.note()
"""The order of the map's tiles."""

# Worked out for those who look.
SHOWN_NUMBERS: Final = {
    word: STATE.derived_mark(word) for word in ("ground-combat", "health", "ship-combat", "hull", "hyperdrive")
}
"""Of a captain or ship, with all that adds to them."""
SHOWN_SKILLS: Final = [STATE.derived_mark(f"skill-{word}") for word in SKILLS.words]
"""On a captain: how often the seat has each skill."""
SHOWN_SLOTS: Final = {
    word: STATE.derived_mark(f"slots-{word}") for word in ("gear", "jobs", "crew", "cargo", "mods", "either")
}
"""On a captain or ship: for how many cards there is room."""
SHOWN_GOAL: Final = STATE.derived_mark("goal-of")
"""So many goal tokens are wanted."""
SHOWN_OFFERED: Final = STATE.derived_mark("offered")
"""It would change hands by the offer that is made or put together."""
SHOWN_ICONS: Final = [STATE.derived_mark(f"patrol-{word}") for word in FACTIONS.words[:PATROLLING]]
"""On an open card of the market: how far it moves whose patrol."""
SHOWN_SECTION: Final = STATE.derived_mark("part")
"""On an encounter card that is being resolved: which of its sections counts."""
SHOWN_DESTINATION: Final = STATE.derived_mark("destination")
"""The space where a card is to be brought or carried out."""

STATE.close()

BOARDS: Final = [GEAR_HELD, MODS_HELD, CREW_HELD, CARGO_HELD, JOBS_HELD]
"""Where a seat's cards lie at its boards."""
ZONES_OF_BOARDS: Final = 5

PROGRAM: Final = Program(QUESTIONS)
BLOCK: Final = 320

# A way to play's settings, in their order.
GOAL_FAME: Final = 0
ROUNDS: Final = 1
MODULAR: Final = 2
SPACE: Final = ActionSpace(BLOCK)


def copy_numbers(box: Box) -> list[int]:
    """For each thing how many of its definition come before it."""
    seen = [0] * BLOCK
    found: list[int] = []
    for definition in box.defs:
        found.append(seen[definition])
        seen[definition] += 1
    return found


class OuterRim(Table):
    """The top of a pile is the end of its row."""

    def __init__(self, box: Box, model: OuterRim | None = None) -> None:
        super().__init__(box, model)
        if model is None:
            way = box.variant
            assert isinstance(way, Way)
            self.way = way
            self.printed: list[Card] = [way.book[definition] for definition in box.defs]
            """What each thing is."""
            self.items: list[Item] = [card.items[0] if card.items else NOTHING_KEPT for card in self.printed]
            """What each thing is to whoever has it, of several by its first section."""
            self.sectioned: Row = row([1 if card.kind == ENCOUNTER else 0 for card in self.printed])
            """Has each thing sections?"""
            self.copies: Row = row(copy_numbers(box))
            """Which copy of its definition each thing is."""
            self.chart: GameMap = chart_of([])
            self.goal: i64 = box.settings[GOAL_FAME]
            """The fame that wins."""
            self.people: i64 = box.seats - way.automatic
            """The seats of people or bots; those of automatic captains come behind."""
            self.boards: Row = row([zone[seat] for seat in range(box.seats) for zone in BOARDS])
            """The zones with a seat's cards, seat by seat."""
        else:
            self.way = model.way
            self.printed = model.printed
            self.items = model.items
            self.sectioned = model.sectioned
            self.copies = model.copies
            self.chart = model.chart
            self.goal = model.goal
            self.people = model.people
            self.boards = model.boards

    def clone(self) -> OuterRim:
        return OuterRim(self.box, self)

    def refresh(self) -> None:
        self.chart = chart_of(listed(self.rows[TILES]))

    def pool_owner(self, zone: int, owner: Seat) -> Seat:
        """Secrets are completed from the decks, which are the table's."""
        return NOBODY

    def phase(self) -> int:
        return self.stack[0].at if self.stack else PHASE_SETUP

    def is_automatic(self, seat: Seat) -> bool:
        """Is this seat an automatic captain's?"""
        return seat >= self.people

    def decider(self, seat: Seat) -> Seat:
        """Who decides for a seat: itself, or whoever plays against the automatic captain (OR-SOLO-15)."""
        if seat >= self.people:
            return 0
        return seat

    # Where everything is.

    def ready(self) -> bool:
        """Is every captain on the map: is set-up over?"""
        for seat in range(self.seats):
            captains = self.rows[CAPTAINS[seat]]
            if len(captains) == 0 or self.mark(PLACE, captains[0]) == 0:
                return False
        return True

    def captain(self, seat: Seat) -> CardId:
        return self.rows[CAPTAINS[seat]][0]

    def ship(self, seat: Seat) -> CardId:
        return self.rows[SHIPS[seat]][0]

    def at(self, seat: Seat) -> i64:
        """The space where a seat's captain is."""
        return self.mark(PLACE, self.rows[CAPTAINS[seat]][0]) - 1

    def place_of(self, thing: CardId) -> i64:
        """The space where a patrol is, or that was marked for a card; -1 for none."""
        return self.mark(PLACE, thing) - 1

    def patrol(self, faction: i64) -> CardId:
        """The patrol of a faction on the map."""
        for token in self.rows[PATROLS]:
            printed = self.printed[token]
            assert isinstance(printed, Patrol)
            if printed.faction == faction:
                return token
        return NO_CARD

    def patrols_at(self, place: i64) -> list[CardId]:
        return [token for token in self.rows[PATROLS] if self.mark(PLACE, token) - 1 == place]

    def faction_of(self, token: CardId) -> i64:
        printed = self.printed[token]
        assert isinstance(printed, Patrol)
        return printed.faction

    def planet_faction(self, place: i64) -> i64:
        printed = self.way.book[place]
        assert isinstance(printed, Space)
        return printed.faction

    def others_here(self, seat: Seat) -> list[Seat]:
        """The other seats in the space of *seat*, in turn order."""
        here = self.at(seat)
        found: list[Seat] = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.at(other) == here:
                found.append(other)
        return found

    # What cards are.

    def item(self, card: CardId) -> Item:
        """What a card is to whoever has it."""
        if self.sectioned[card]:
            return self.printed[card].items[max(self.mark(SECTION, card) - 1, 0)]
        return self.items[card]

    def captain_card(self, seat: Seat) -> Captain:
        printed = self.printed[self.captain(seat)]
        assert isinstance(printed, Captain)
        return printed

    def sheet(self, seat: Seat) -> Sheet:
        printed = self.printed[self.ship(seat)]
        assert isinstance(printed, Sheet)
        return printed

    def side(self, seat: Seat) -> Side:
        """The side of the ship that is up."""
        return self.sheet(seat).sides[self.mark(FLIPPED, self.ship(seat))]

    def belongings(self, seat: Seat) -> list[CardId]:
        """The cards with abilities that a seat has at its boards."""
        found: list[CardId] = []
        for at in range(seat * ZONES_OF_BOARDS, (seat + 1) * ZONES_OF_BOARDS):
            for card in self.rows[self.boards[at]]:
                found.append(card)
        return found

    def databank_card(self, card: CardId) -> Databank:
        printed = self.printed[card]
        assert isinstance(printed, Databank)
        return printed

    # Standing.

    def fame(self, seat: Seat) -> i64:
        """The fame of a seat: on its track, and what counts as long as something holds."""
        fame = self.count[FAME[seat]]
        for at in range(seat * ZONES_OF_BOARDS, (seat + 1) * ZONES_OF_BOARDS):
            for card in self.rows[self.boards[at]]:
                for bonus in self.item(card).fame:
                    if bonus.condition.holds(self, seat, card):
                        fame += bonus.amount
        return fame

    def standing(self, seat: Seat, faction: i64) -> i64:
        """The bit of a seat's standing with a faction."""
        if faction == NO_FACTION:
            return NEUTRAL
        reputation = self.count[REPUTATION[faction][seat]]
        return POSITIVE if reputation > 0 else NEGATIVE if reputation < 0 else NEUTRAL


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Variant):
    """A way to play."""

    book: list[Card]
    """The definitions by their numbers."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        settings: dict[str, Setting],
        choices: dict[str, list[Setting]],
        samples: list[dict[str, Setting]],
        automatic: int = 0,
    ) -> None:
        super().__init__(name, fewest, most, settings, choices=choices, samples=samples, automatic=automatic)


ALL_SPACES: Final = len(SPACES.words)
NO_STOPS: Final[Row] = row([0] * ALL_SPACES)
