"""The table as views show it and events go on telling it."""

from __future__ import annotations

from typing import Any

from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from tests.outer_rim.checker.facts import FACTIONS, FIGURES, FOOT, PER_JOB, Galaxy, adds

HELD = ("gear", "mods", "crew", "cargo", "jobs")
ZONES = {
    "gear": "gear",
    "mod": "mods",
    "crew": "crew",
    "databank": "crew",
    "cargo": "cargo",
    "job": "jobs",
    "bounty": "jobs",
}
"""Where a card of a kind is kept."""


class Captain:
    """What a seat has and where it is."""

    def __init__(self) -> None:
        self.key = self.ship = self.place = ""
        self.captain = self.sheet = -1
        self.flipped = {"captain": 0, "ship": 0}
        self.damage = {"captain": 0, "ship": 0}
        self.credits = self.fame = 0
        self.reputation = dict.fromkeys(FACTIONS, 0)
        self.held: dict[str, dict[int, str]] = {zone: {} for zone in HELD}
        self.captured: list[str] = []
        self.marked: dict[int, str] = {}
        """The planet that somebody marked for a card."""
        self.defeated = False

    def sources(self, without: int = -1) -> list[str]:
        """All that may add to numbers, each by its key; captain and ship by their sides too."""
        own = [key for zone in self.held.values() for card, key in zone.items() if card != without]
        return [self.key, f"{self.key}/{self.flipped['captain']}", f"{self.ship}/{self.flipped['ship']}", *own]

    def skills(self, without: int = -1) -> list[str]:
        found = list(FIGURES[self.key].skills)
        for card, key in self.held["crew"].items():
            if card != without:
                found += FOOT[key, "crew"][0] if (key, "crew") in FOOT else FIGURES[key].skills
        return found

    def number(self, what: str, without: int = -1) -> int:
        """Ground or ship combat, health, hull or hyperdrive with all that adds to it."""
        if what in ("ground", "health"):
            printed = FIGURES[self.key].sides[0][("ground", "health").index(what)]
        else:
            printed = FIGURES[self.ship].sides[self.flipped["ship"]][("hull", "ship", "hyperdrive").index(what)]
        keys = self.sources(without)
        if what == "hyperdrive" and PER_JOB in keys:
            printed += sum(not is_bounty(key) for key in self.held["jobs"].values())
        return printed + adds(keys, what, self.skills(without))

    def beaten(self) -> bool:
        return self.damage["captain"] >= self.number("health") or self.damage["ship"] >= self.number("hull")

    def cost(self, card: int, zone: str) -> int:
        key = self.held[zone][card]
        return FOOT[key, zone][1] if (key, zone) in FOOT else FIGURES[key].cost

    def destination(self, card: int) -> str:
        """Where a cargo is wanted."""
        key = self.held["cargo"][card]
        if card in self.marked:
            return self.marked[card]
        return FOOT[key, "cargo"][2] if (key, "cargo") in FOOT else FIGURES[key].place


def is_bounty(key: str) -> bool:
    return key in FIGURES and FIGURES[key].kind == "bounty"


class Picture:
    """Made of a view; ``tell`` takes in an event."""

    def __init__(self, spec: GameSpec, view: View, galaxy: Galaxy | None = None) -> None:
        self.names = spec.names
        self.key = {card: spec.cards[number].key for card, number in view.defs.items()}
        self.kind = {card: spec.cards[number].kind for card, number in view.defs.items()}
        self.places = [space.key for space in view.spaces]
        self.galaxy = galaxy if galaxy is not None else Galaxy(tiles(view))
        self.captains = [Captain() for _ in range(view.seats)]
        self.patrols: dict[int, str] = {}
        self.market: list[str] = []
        marks: dict[str, dict[int, int]] = {}
        for mark in [*view.marks, *view.undrawn]:
            marks.setdefault(self.names.marks[mark.kind], {})[mark.card] = mark.value
        place = {card: self.places[value] for card, value in marks.get("place", {}).items()}
        for zone in view.zones:
            word = self.names.zones[zone.kind]
            if word == "patrols":
                self.patrols = {card: place[card] for card in zone.cards}
            elif word == "market":
                self.market = [self.key[card] if card >= 0 else "" for card in zone.cards]
            elif zone.seat >= 0:
                self.fill(self.captains[zone.seat], word, zone.cards, place, marks)
        for counter in view.counters:
            word = self.names.counters[counter.kind]
            if counter.seat < 0:
                continue
            captain = self.captains[counter.seat]
            if word in ("credits", "fame"):
                setattr(captain, word, counter.value)
            elif word == "defeated":
                captain.defeated = counter.value > 0
            elif word.startswith("reputation-"):
                captain.reputation[word.partition("-")[2]] = counter.value

    def fill(self, captain: Captain, zone: str, cards: list[int], place: dict[int, str], marks: Any) -> None:
        if zone in ("captain", "ship"):
            for card in cards:
                captain.flipped[zone] = marks.get("flipped", {}).get(card, 0)
                captain.damage[zone] = marks.get("damage", {}).get(card, 0)
                if zone == "captain":
                    captain.key, captain.captain, captain.place = self.key[card], card, place.get(card, "")
                else:
                    captain.ship, captain.sheet = self.key[card], card
        elif zone in HELD:
            captain.held[zone] = {card: self.key[card] for card in cards}
            captain.marked |= {card: place[card] for card in cards if card in place}
        elif zone == "captured":
            captain.captured = [self.key[card] for card in cards]

    def patrol_of(self, faction: str) -> int:
        return next((card for card in self.patrols if FIGURES[self.key[card]].faction == faction), -1)

    def stops(self, seat: int) -> set[str]:
        """Where a move of a seat ends, or somebody may end it."""
        mover = self.captains[seat]
        found = {
            place for card, place in self.patrols.items() if mover.reputation[FIGURES[self.key[card]].faction] <= 0
        }
        if "kessel-03" not in mover.held["mods"].values():
            found.add("maelstrom")
        for other, captain in enumerate(self.captains):
            if other != seat and "lancer/1" in captain.sources():
                found.add(captain.place)
        return found

    def tell(self, event: Any) -> None:
        """What an event changes."""
        word = self.names.events[event.kind]
        captain = self.captains[event.seat] if event.seat >= 0 else Captain()
        if word == "moved":
            captain.place = self.places[event.card]
        elif word == "patrol-moved":
            self.patrols[event.card] = self.places[event.number]
        elif word == "patrol-entered":
            faction = FIGURES[self.key[event.card]].faction
            self.patrols.pop(self.patrol_of(faction), None)
            self.patrols[event.card] = self.places[event.number]
        elif word == "gained-credits":
            captain.credits += event.number
        elif word in ("lost-credits", "spent"):
            captain.credits -= event.number
        elif word == "gave-credits":
            captain.credits -= event.number
            self.captains[event.other].credits += event.number
        elif word in ("gained-reputation", "lost-reputation"):
            captain.reputation[FACTIONS[event.number]] += 1 if word.startswith("gained") else -1
        elif word == "gained-fame":
            captain.fame += event.number
        elif word in ("suffered", "recovered"):
            thing = "captain" if event.card == captain.captain else "ship"
            captain.damage[thing] += event.number if word == "suffered" else -event.number
        elif word in ("was-defeated", "stood-up"):
            captain.defeated = word == "was-defeated"
        elif word == "goal-reached":
            captain.flipped["captain" if event.card == captain.captain else "ship"] = 1
        elif word == "took-ship":
            captain.ship, captain.sheet = self.key[event.card], event.card
            captain.flipped["ship"], captain.damage["ship"] = 0, event.number
        elif word == "kept" and self.kind.get(event.card) in ZONES:
            captain.held[ZONES[self.kind[event.card]]][event.card] = self.key[event.card]
        elif word in ("discarded", "left-game"):
            self.drop(event.card)
        elif word in ("captured-contact", "eliminated"):
            # whoever had hired the contact loses the crew member, and what it adds
            hired = "data-" + self.key[event.card].partition("-")[2]
            for crew in [card for one in self.captains for card, key in one.held["crew"].items() if key == hired]:
                self.drop(crew)
        elif word == "traded-card":
            for zone, held in captain.held.items():
                if event.card in held:
                    self.captains[event.other].held[zone][event.card] = held.pop(event.card)
                    return

    def drop(self, card: int) -> None:
        for captain in self.captains:
            for held in captain.held.values():
                held.pop(card, None)

    def differs(self, other: Picture) -> str:
        """The first thing that two pictures of one table show differently."""
        if self.patrols != other.patrols:
            return f"patrols: {self.patrols} {other.patrols}"
        for seat, (one, two) in enumerate(zip(self.captains, other.captains, strict=True)):
            for word in ("place", "credits", "fame", "reputation", "damage", "flipped", "ship", "defeated"):
                if getattr(one, word) != getattr(two, word):
                    return f"{word} of {seat}: {getattr(one, word)} {getattr(two, word)}"
        return ""


def tiles(view: View) -> list[int]:
    """The order of the tiles as they are drawn, from left to right."""
    where = {space.key: space.along for space in view.spaces}
    return sorted(range(6), key=lambda tile: where[f"navpoint-{tile + 1}-lo"])
