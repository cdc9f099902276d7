"""Tables of dice and of a map, told as a server would tell them: for frames that are seen before their games are."""

from __future__ import annotations

from kantyna.server.protocol.base import PROTOCOL
from kantyna.server.protocol.catalogue import CardEntry, CardRow, Catalogue, GameSummary, Side, VariantEntry
from kantyna.server.protocol.lobby import SeatInfo, TableInfo
from kantyna.server.protocol.server_frames import Update, Welcome
from kantyna.server.protocol.view import Counter, Decision, Option, Space, Thing, View, Zone

NAMES = ("Ola", "Tomek", "Zuzanna Wiśniewska", "Bartłomiej")
FIGHT = [
    Side("melee", 1, 0, False),
    Side("melee", 2, 0, False),
    Side("shield", 1, 0, False),
    Side("focus", 1, 0, False),
]
REST = [Side("special", 0, 0, False), Side("blank", 0, 0, False)]
AIM = [
    Side("ranged", 2, 1, False),
    Side("ranged", 1, 0, True),
    Side("disrupt", 1, 0, False),
    Side("resource", 1, 0, False),
]
SYMBOLS = ("melee", "ranged", "shield", "focus", "special", "blank", "disrupt", "resource")


class Told:
    """A table in words and pieces."""

    def __init__(self, game: str, variant: str, cards: list[CardEntry], titles: dict[str, str], view: View) -> None:
        self.game = game
        self.view = view
        way = VariantEntry(variant, variant, "", 2, 4, False, list(range(view.seats)), [], [])
        summary = GameSummary(game, game.replace("-", " ").title(), "", "", "", 2, 4, [way])
        phases = [view.phase]
        self.catalogue = Catalogue(summary, "en", cards, titles, phases, [], [])

    def welcome(self) -> Welcome:
        seats = [
            SeatInfo("human" if n == 0 else "level", NAMES[n], 0 if n == 0 else 3, True, 0)
            for n in range(self.view.seats)
        ]
        variant = self.view.variant
        table = TableInfo("crowd", self.game, variant, {}, "playing", seats, "en", "free", True, False, 0, 4, "", "")
        return Welcome(PROTOCOL, table, [0], True, "useful", [])

    def update(self, version: int) -> Update:
        return Update(version, "hello", self.view, 0, 0, [], "free", True, -1, -1)


def entry(
    name: str,
    kind: str,
    colour: str,
    numbers: dict[str, int] | None = None,
    piece: str = "card",
    sides: list[Side] | None = None,
    faction: str = "",
) -> CardEntry:
    title = name.removeprefix("die-").replace("-", " ").title()
    rows = [CardRow("", "", "Draw a card.", "Draw a card.", [])] if kind == "event" else []
    traits = [colour] if colour else []
    return CardEntry(name, title, piece, kind, kind, faction, faction, 1, numbers or {}, traits, rows, [], sides or [])


def option(code: int, verb: str, things: list[int], text: str, number: int = -1) -> Option:
    return Option(code, verb, text, "", things, -1, -1, -1, number, [])


def decision(prompt: str, options: list[Option]) -> Decision:
    return Decision(0, "action", prompt, -1, "", 0, options)


def zone(kind: str, seat: int, things: list[Thing], size: int = -1) -> Zone:
    return Zone(kind, seat, -1, len(things) if size < 0 else size, things)


def dice_table(seats: int = 2) -> Told:
    """Two characters with upgrades before each seat, dice in the pools, three cards in hand."""
    cards = [
        entry("lamplighter", "character", "blue", {"health": 10}, sides=FIGHT + REST),
        entry("the-cook", "character", "red", {"health": 9}, sides=AIM + REST),
        entry("broomstick", "upgrade", "gray", {"cost": 2}, sides=FIGHT + REST),
        entry("old-blade", "upgrade", "blue", {"cost": 3}, sides=FIGHT + REST),
        entry("kitchen-cart", "support", "yellow", {"cost": 3}, sides=AIM + REST),
        entry("quick-hands", "event", "blue", {"cost": 1}),
        entry("canteen", "battlefield", "gray"),
    ]
    cards += [
        entry(f"die-{card.name}", "die", card.traits[0], piece="die", sides=card.sides) for card in cards if card.sides
    ]
    zones: list[Zone] = []
    options: list[Option] = []
    for seat in range(seats):
        first = 100 * seat
        zones += [
            zone("hand", seat, [Thing(first + n, "quick-hands", {}) for n in range(3)] if seat == 0 else [], 3),
            zone("deck", seat, [], 18),
            zone("discard-pile", seat, [], 0),
            zone(
                "characters",
                seat,
                [
                    Thing(first + 10, "lamplighter", {"damage": 4, "shields": 2, "exhausted": 1, "elite": 1}),
                    Thing(first + 11, "the-cook", {"damage": 6}),
                ],
            ),
            zone(
                "upgrades",
                seat,
                [
                    Thing(first + 12, "broomstick", {"host": first + 10}),
                    Thing(first + 13, "old-blade", {"host": first + 10}),
                    Thing(first + 14, "broomstick", {"host": first + 11}),
                ],
            ),
            zone("supports", seat, [Thing(first + 15, "kitchen-cart", {})]),
            zone(
                "pool",
                seat,
                [
                    Thing(first + 20, "die-lamplighter", {"face": 1, "home": first + 10}),
                    Thing(first + 21, "die-lamplighter", {"face": 4, "home": first + 10}),
                    Thing(first + 22, "die-broomstick", {"home": first + 12}),
                    Thing(first + 23, "die-old-blade", {"face": 3, "home": first + 13}),
                    Thing(first + 24, "die-kitchen-cart", {"face": 1, "home": first + 15}),
                    Thing(first + 25, "die-broomstick", {"face": 5, "home": first + 14}),
                ],
            ),
            zone("dice", seat, [Thing(first + 26, "die-the-cook", {"home": first + 11})]),
        ]
    zones.append(zone("battlefield", -1, [Thing(900, "canteen", {})]))
    options += [option(n, "resolve", [20 + n], "Resolve this die.") for n in range(5)]
    options += [option(10 + n, "play", [n], "Play this card.") for n in range(3)]
    options += [option(20, "activate", [11], "Activate: roll 1 die."), option(30, "claim", [], "Claim the battlefield")]
    options.append(option(31, "pass", [], "Pass"))
    titles = {f"symbol-{symbol}": symbol for symbol in SYMBOLS} | {
        "zone-characters": "characters",
        "zone-supports": "supports",
        "zone-battlefield": "battlefield",
        "counter-controls-battlefield": "battlefield",
        "counter-resources": "resources",
    }
    counters = [Counter("resources", seat, 2) for seat in range(seats)] + [Counter("controls-battlefield", 1, 1)]
    view = View(
        game="destiny",
        variant="duel",
        seat=0,
        seats=seats,
        teams=list(range(seats)),
        active=0,
        asked=0,
        turn=4,
        phase="action",
        zones=zones,
        spaces=[],
        counters=counters,
        decision=decision("Your action: what do you do?", options),
        outcome=None,
    )
    return Told("destiny", "duel", cards, titles, view)


WORLDS = (
    ("cantonica", "ord-mantell"),
    ("mon-calamari", "lothal"),
    ("maelstrom", "kessel"),
    ("tatooine", "nal-hutta"),
    ("naboo", "ryloth"),
    ("ring-of-kafrene", "takodana"),
)
CORNERS = ((100, 820), (140, 105), (900, 820), (860, 105))
STEPS = 6


def spaces() -> list[Space]:
    """Six sheets, each with two worlds and four points, joined to the next."""
    found: list[Space] = []
    for sheet, worlds in enumerate(WORLDS):
        first = sheet * STEPS
        left = [first - STEPS + 4, first - STEPS + 5] if sheet else [-1, -1]
        right = [first + STEPS + 2, first + STEPS + 3] if sheet < len(WORLDS) - 1 else [-1, -1]
        lanes = [
            [first + 2, first + 4],
            [first + 3, first + 5],
            [first, first + 3, left[0]],
            [first + 1, first + 2, left[1]],
            [first, first + 5, right[0]],
            [first + 1, first + 4, right[1]],
        ]
        where = [(500, 755), (500, 290), *CORNERS]
        for n, (along, across) in enumerate(where):
            key = worlds[n] if n < 2 else f"navpoint-{sheet}-{n}"
            kind = "maelstrom" if key == "maelstrom" else "planet" if n < 2 else "navpoint"
            beside = [space for space in lanes[n] if space >= 0]
            found.append(Space(key, kind, "", (1000 * sheet + along) // 6, across, beside, first + n))
    return found


def map_table(seats: int = 4) -> Told:
    """Captains on a map with patrols and a market, one of them about to fly."""
    cards = [
        *(entry(f"captain-{n}", "captain", "", {"health": 5}) for n in range(4)),
        entry("freighter", "sheet", "", {"hull": 5, "hyperdrive": 4}),
        entry("blaster", "gear", "", {"cost": 3000}),
        entry("crates-without-names", "cargo", "", {"cost": 2000}),
        entry("scouts", "patrol", "", {"level": 2, "ship-combat": 3}, faction="hutt"),
    ]
    laid = spaces()
    at = [30, 18, 7, 13]
    zones = [zone("market", -1, [Thing(600 + n, "crates-without-names", {}) for n in range(6)])]
    zones.append(zone("patrols", -1, [Thing(620, "scouts", {"place": 22}), Thing(621, "scouts", {"place": 29})]))
    for seat in range(seats):
        zones += [
            zone("captain", seat, [Thing(500 + seat, f"captain-{seat}", {"place": at[seat], "damage": 1})]),
            zone("ship", seat, [Thing(510 + seat, "freighter", {})]),
            zone("gear", seat, [Thing(520 + seat, "blaster", {})]),
        ]
    reached = {30: 0}
    queue = [30]
    for space in queue:
        for other in laid[space].lanes:
            if other not in reached and reached[space] < 4:
                reached[other] = reached[space] + 1
                queue.append(other)
    options = [
        option(space, "move-to", [space], f"Fly there ({cost})", cost) for space, cost in reached.items() if cost
    ]
    options += [option(300, "recover", [], "Recover"), option(301, "earn", [], "Take 2000")]
    keys = {f"place-{space.key}": space.key.replace("-", " ").title() for space in laid}
    titles = keys | {"zone-market": "market", "zone-captain": "captain", "zone-ship": "ship", "zone-gear": "gear"}
    counters = [
        Counter(kind, seat, n) for seat in range(seats) for kind, n in (("credits", 4000), ("total-fame", 3 + seat))
    ]
    view = View(
        game="outer-rim",
        variant="standard",
        seat=0,
        seats=seats,
        teams=list(range(seats)),
        active=0,
        asked=0,
        turn=9,
        phase="planning",
        zones=zones,
        spaces=laid,
        counters=counters,
        decision=decision("Planning: choose one", options),
        outcome=None,
    )
    return Told("outer-rim", "standard", cards, titles, view)
