"""What the sources say of maps, captains, ships and cards: `facts.csv`, and what a figure can't tell."""

from __future__ import annotations

import csv
from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
SKILLS = ("influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech")
DECKS = ("bounty", "cargo", "gear-mod", "job", "luxury", "ship")
PRICE_OF_DEFEAT = 3000
FACES = ("blank", "focus", "hit", "crit")
PASSING = (("crit",), ("crit", "hit"), ("crit", "hit", "focus"))
"""Faces that pass a test: without the skill, with it once, with it twice or oftener."""


class Figures(NamedTuple):
    """A row of the list."""

    kind: str
    place: str
    cost: int
    icons: list[tuple[str, int]]
    combat: tuple[str, int]
    """How a bounty fights, and with how many dice."""
    rewards: list[tuple[int, int]]
    """Credits and fame: dead and alive, or the one there is."""
    skills: list[str]
    sides: list[list[int]]
    """Of a sheet: hull, combat, hyperdrive, slots for cargo, mods, either, crew. Of a captain: combat, health."""
    faction: str
    level: int


def read() -> dict[str, Figures]:
    with (Path(__file__).parent.parent / "facts.csv").open(encoding="utf-8", newline="") as file:
        return {row["key"]: figures(row) for row in csv.DictReader(file)}


def figures(row: dict[str, str]) -> Figures:
    kind, parts = row["kind"], [part.strip() for part in row["figures"].split(";")]
    cost, icons, combat, sides, faction, level = 0, [], ("", 0), [], "", 0
    if kind in ("captain", "sheet"):
        sides = [[int(number) for number in side.split("/")] for side in parts[0].split()]
        cost = int(row["place"]) if kind == "sheet" else 0
    elif kind == "patrol":
        faction, number = parts[0].split()
        level, combat = int(number), ("ship", int(parts[1]))
    elif kind not in ("contact", "databank", "ai", "space"):
        started = row["key"].startswith("start-")
        cost = 0 if started else int(parts[0])
        if kind == "bounty":
            way, dice = parts[1].split()
            combat = (way, int(dice))
        if not started:
            icons = [icon(word) for word in parts[-1].split(",")]
    rewards = []
    for reward in row["reward"].split(",") if row["reward"] else []:
        credits, fame = reward.split()[0].split("/")
        rewards.append((int(credits), int(fame)))
    return Figures(kind, row["place"], cost, icons, combat, rewards, row["skills"].split(), sides, faction, level)


def icon(word: str) -> tuple[str, int]:
    faction, _, distance = word.strip().partition(" ")
    return faction, int(distance or 0)


FIGURES = read()

# What stands at the foot of encounter cards, by the zone where it lies: skills, cost, destination.
FOOT: dict[tuple[str, str], tuple[list[str], int, str]] = {
    ("cantonica-ord-mantell-03", "crew"): ([], 2000, ""),
    ("cantonica-ord-mantell-07", "gear"): ([], 2000, ""),
    ("lothal-mon-calamari-03", "gear"): ([], 2000, ""),
    ("kessel-02", "cargo"): ([], 1000, "cantonica"),
    ("kessel-03", "mods"): ([], 2000, ""),
    ("nal-hutta-tatooine-04", "crew"): (["strength"], 2000, ""),
    ("naboo-ryloth-03", "cargo"): ([], 1000, "lothal"),
    ("naboo-ryloth-03", "crew"): (["stealth"], 2000, ""),
    ("ring-of-kafrene-takodana-02", "crew"): (["knowledge"], 2000, ""),
    ("navpoint-04", "cargo"): ([], 1000, "ring-of-kafrene"),
}
FOOT_REWARDS = {"kessel-02": (4000, 1), "naboo-ryloth-03": (6000, 0), "navpoint-04": (4000, 0)}
ILLEGAL = {
    "cargo-stolen-hyperfuel", "cargo-stolen-weapons", "cargo-stolen-prototype", "cargo-stolen-supplies", "kessel-02",
    "start-blasters", "start-spice",
}  # fmt: skip
NOT_SOLD_AT_DESTINATION = ("cargo-", "job-", "luxury-gift")

# What adds to numbers: the key (a sheet or captain with its side), the number, how much, and what it takes.
MORE: list[tuple[str, str, int, tuple[str, ...]]] = [
    ("han-solo", "hyperdrive", 2, ()),
    ("hwk-290/1", "ground", 1, ()),
    ("mod-improved-nav-computer", "hyperdrive", 1, ()),
    ("kessel-03", "hyperdrive", 1, ()),
    ("data-boshek", "hyperdrive", 1, ()),
    ("gear-mpl-57", "ground", 2, ()),
    ("gear-iqa-11", "ground", 1, ()),
    ("gear-dl-44", "ground", 1, ()),
    ("gear-vibro-ax", "ground", 1, ()),
    ("gear-vibroknife", "ground", 1, ("stealth", "strength")),
    ("data-4-lom", "ground", 1, ()),
    ("data-black-krrsantan", "ground", 1, ()),
    ("mod-quad-laser", "ship", 1, ()),
    ("luxury-proton-torpedoes", "ship", 1, ()),
    ("data-hera-syndulla", "ship", 1, ()),
    ("gear-armored-vest", "health", 2, ()),
    ("gear-plastoid-armor", "health", 2, ()),
    ("luxury-mandalorian-armor", "health", 3, ()),
    ("data-ponda-baba", "health", 1, ()),
    ("mod-shield-upgrade", "hull", 1, ()),
    ("data-sootbolt", "hull", 1, ()),
]
PER_JOB = "heavy-duty-lifter/1"
"""One hyperdrive more for each job."""
FEWER = {"gear-plastoid-armor": ("ground", "strength"), "mod-maneuvering-thrusters": ("ship", "tactics")}
"""One die less for the opponent, with the skill."""
CAPPED = {"gear-iqa-11": 2}
SHIELDS = ("nal-hutta-tatooine-04",)
UNFORCED = ("gx1/1",)
ANY_TIME = ("cargo-bacta-supplies",)
"""What may raise a defeated captain before planning."""
DISCOUNTS = {"data-rinnak": ("gear-mod", 1000)}


def adds(keys: Iterable[str], number: str, skills: list[str]) -> int:
    """What some cards add to a number."""
    found = 0
    for key in keys:
        for name, what, amount, needed in MORE:
            if name == key and what == number and (not needed or any(skill in skills for skill in needed)):
                found += amount
    return found


# The map.
PAIRS = [("cantonica", "ord-mantell"), ("mon-calamari", "lothal"), ("", ""), ("tatooine", "nal-hutta"),
         ("naboo", "ryloth"), ("ring-of-kafrene", "takodana")]  # fmt: skip
PLANETS = {planet for pair in PAIRS for planet in pair if planet} | {"kessel"}


def corner(tile: int, which: str) -> str:
    return f"navpoint-{tile + 1}-{which}"


def lanes_of(tile: int) -> list[tuple[str, str]]:
    lo, li, ro, ri = (corner(tile, which) for which in ("lo", "li", "ro", "ri"))
    ends = [(lo, li), (ro, ri)]
    outer, inner = PAIRS[tile]
    if outer:
        return [*ends, (lo, outer), (outer, ro), (li, inner), (inner, ri)]
    cross, bend = corner(tile, "x"), corner(tile, "y")
    through = [(lo, "maelstrom"), ("maelstrom", "kessel"), ("kessel", bend), (bend, ro)]
    return [*ends, *through, (bend, cross), (li, cross), (cross, ri)]


class Galaxy:
    """The tiles in an order, joined at two lanes each."""

    def __init__(self, order: list[int]) -> None:
        lanes = [lane for tile in order for lane in lanes_of(tile)]
        for one, other in pairwise(order):
            lanes += [(corner(one, "ro"), corner(other, "lo")), (corner(one, "ri"), corner(other, "li"))]
        self.beside: dict[str, set[str]] = {}
        for one, other in lanes:
            self.beside.setdefault(one, set()).add(other)
            self.beside.setdefault(other, set()).add(one)
        first, last = order[0], order[-1]
        self.entries = {
            "rebel": corner(first, "lo"),
            "syndicate": corner(first, "li"),
            "hutt": corner(last, "ro"),
            "imperial": corner(last, "ri"),
        }

    def reach(self, start: str, most: int, stops: set[str]) -> dict[str, int]:
        """How far each place is by ways that nothing stops before their end."""
        found, line = {start: 0}, deque([start])
        while line:
            place = line.popleft()
            if found[place] == most or (place in stops and place != start):
                continue
            for other in self.beside[place]:
                if other not in found:
                    found[other] = found[place] + 1
                    line.append(other)
        return found

    def distance(self, one: str, other: str) -> int:
        return self.reach(one, 99, set())[other]
