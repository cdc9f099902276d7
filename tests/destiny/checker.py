"""A second opinion on Destiny: `python -m tests.destiny.checker [DECISIONS] [SEED]`.

Plays games by chance and works out by itself, from the printed cards alone (`tests/destiny/printed.py`, `legal.py`),
what may be done at each question and what an answer must bring about. Tells of the first disagreements and ends with 1
if there are any; how many questions and how many happenings of each kind were looked at is told at the end.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from kantyna.games.registry import game
from kantyna.kernel.decision import Option
from kantyna.kernel.engine import submit
from kantyna.kernel.event import Event
from kantyna.kernel.table import Table
from tests.destiny.legal import MOST_SHIELDS, MOST_UPGRADES, Legal, steps
from tests.destiny.printed import DAMAGE, Board, Step

SPEC = game("destiny")
EVENTS = SPEC.names.events
SHOWN = 10


class Disagreement(AssertionError):
    """The game and the checker are of two minds."""


class Watch:
    """One game that is watched: what happened in this action and this round, and what is being resolved."""

    def __init__(self, variant: str, seats: int, settings: dict[str, Any], seed: int) -> None:
        self.table: Table = SPEC.new(variant, seats, settings, seed)
        self.chance = random.Random(seed)
        self.checked = Counter[str]()
        self.resolved: set[int] = set()
        self.yellow: set[int] = set()
        self.die = -1
        """The die that is being resolved."""
        self.added: list[int] = []
        self.picks: list[int] = []
        self.asking: tuple[Any, ...] = ()
        self.named: set[int] = set()
        """What was picked in this action: a question may be about it."""
        self.plain = False
        """Has no card's text meddled with that die?"""
        self.symbol = ""
        self.between = False
        """Is this an additional action, perhaps in the midst of somebody's resolving?"""
        self.asked_card = self.asked_number = -1
        self.board = self.look()

    def look(self) -> Board:
        asked = self.table.pending
        return Board(SPEC, self.table, asked.seat if asked is not None else 0)

    # One decision.

    def decide(self) -> bool:
        """Check the pending question, answer it by chance, check what came of it; False when the game is over."""
        asked = self.table.pending
        if asked is None:
            return False
        options = [SPEC.option(self.table, code) for code in asked.options]
        kind = SPEC.names.decisions[asked.kind]
        asking = (kind, asked.seat, asked.card)
        if asking != self.asking:
            self.asking, self.picks = asking, []
        legal = Legal(self.board, self.resolved, self.yellow)
        check = getattr(self, "_" + kind.replace("-", "_"), None)
        if check is not None:
            check(legal, asked.seat, asked.card, options)
            self.checked[kind] += 1
        answer = self.chance.choice(options)
        if kind in ("action", "extra-action"):
            self.between = kind == "extra-action"
            self.resolved, self.die, self.added, self.plain, self.named = set(), -1, [], False, set()
        if kind == "kept-die":
            self.die = -1  # which of two equal dice was the resolved one, has just been decided
        self.asked_card, self.asked_number = asked.card, asked.number
        if answer.verb == "pick":
            self.picks.append(answer.cards[0])
            self.named.add(answer.cards[0])
        before = self.board
        events = submit(self.table, asked.seat, answer.code)
        self.board = self.look()
        self._follow(before, kind, answer, events)
        return self.table.pending is not None

    def differ(self, what: str, expected: object, offered: object) -> None:
        raise Disagreement(f"{what}: expected {expected}, the game has {offered}")

    def _same(self, what: str, things: set[int], options: list[Option], verb: str = "pick") -> None:
        """Are just these things offered, alike ones once?"""
        expected = {self.board.alike(thing) for thing in things}
        offered = {self.board.alike(option.cards[0]) for option in options if option.verb == verb}
        if expected != offered:
            self.differ(f"{what} ({verb})", sorted(expected - offered, key=str), sorted(offered - expected, key=str))

    # The questions of a turn.

    def _action(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        board = self.board
        hand, pool = set(board.of("hand", seat)), board.of("pool", seat)
        ready = {
            card
            for card in [*board.of("characters", seat), *board.of("supports", seat)]
            if not board.mark("exhausted", card) and board.card(card).sides
        }
        self._same("play", {card for card in hand if legal.can_play(card, seat)}, options, "play")
        self._same("activate", ready, options, "activate")
        self._same("use", {card for card in board.in_play(seat) if legal.can_use(card, seat)}, options, "use")
        self._same("reroll", hand if pool else set(), options, "reroll")
        self._same(
            "resolve", {die for die in pool if Legal(board, set(), set()).can_resolve(die, seat)}, options, "resolve"
        )
        claimed = any(name == "claimed-battlefield" for name, _ in board.counters)
        tax = sum(
            max(
                (
                    step["n"]
                    for die in board.of("pool", foe)
                    if board.on("home", die) >= 0
                    for step in board.card(die).lasting("claim_tax")
                ),
                default=0,
            )
            for foe in board.foes(seat)
        )
        verbs = {option.verb for option in options}
        if ("claim" in verbs) != (not claimed and tax <= board.resources(seat)):
            self.differ("claim", not claimed, "claim" in verbs)
        if "pass" not in verbs:
            self.differ("pass", "pass", verbs)

    _extra_action = _action

    def _next_die(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        if self.die < 0 or self.between:
            return
        symbol = self.symbol
        dice = {
            die
            for die in self.board.of("pool", seat)
            if self.board.face(die).symbol == symbol and legal.can_resolve(die, seat)
        }
        self._same("next die", dice, options)

    def _modify(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        board = self.board
        added = [*self.picks]
        symbol = board.face(card).symbol
        left = board.resources(seat) - sum(board.face(die).cost for die in [card, *added])
        self._same(
            "modifier",
            {
                die
                for die in board.of("pool", seat)
                if board.face(die).plus
                and board.face(die).symbol in (symbol, "any")
                and board.face(die).cost <= left
                and die not in self.resolved
                and die not in [card, *added]
            },
            options,
        )

    def _target(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        board = self.board
        symbol = board.face(card).symbol if card in board.pooled else ""
        if symbol in (*DAMAGE, "shield"):  # else a die that is resolved as something else
            self._same("target", set(board.characters()), options)

    def _turn_die(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        dice = {die for die in self.board.of("pool", seat) if die != card}
        offered = {option.cards[0] for option in options if option.verb == "pick"}
        if not offered <= dice:
            self.differ("focus", dice, offered)

    def _face(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        if card not in self.board.pooled:
            return
        sides = self.board.card(card).sides
        offered = {sides[option.face] for option in options}
        possible = {sides[at] for at in legal.faces(card)}
        if not offered <= possible or len(offered) != len(options):
            self.differ("sides", possible, offered)

    def _bearer(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        offered = {option.cards[0] for option in options}
        fitting = {one for one in self.board.of("characters", seat) if legal.bears(self.board.card(card), one)}
        if not offered <= fitting:
            self.differ("bearer", fitting, offered)

    def _reroll(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        self._same("reroll", set(self.board.of("pool", seat)) - set(self.picks), options)

    def _mulligan(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        self._same("hand", set(self.board.of("hand", seat)), options)

    _upkeep = _mulligan

    def _shield(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        self._same("shield", set(self.board.of("characters", seat)), options)

    def _battlefield(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        brought = [card for owner in range(self.board.seats) for card in self.board.of("set-aside", owner)]
        self._same("battlefield", {card for card in brought if self.board.card(card).kind == "battlefield"}, options)

    def _opponent(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        offered = {option.seat for option in options}
        if not set(self.board.foes(seat)) <= offered <= {seat, *self.board.foes(seat)}:
            self.differ("opponent", self.board.foes(seat), offered)

    def _guard(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        dice = {
            die
            for foe in self.board.foes(seat)
            for die in self.board.of("pool", foe)
            if self.board.face(die).symbol in DAMAGE and not legal.is_guarded(die, seat)
        }
        self._same("guardian", dice, options)

    def _redeploy(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        self._same("redeploy", set(self.board.of("characters", seat)), options)

    def _special(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        count = len(self.board.card(card).of_kind("special"))
        if {option.number for option in options} != set(range(count)):
            self.differ("special", count, len(options))

    # The questions of a card: the things on offer are those of one of its steps.

    def _die(self, legal: Legal, seat: int, card: int, options: list[Option]) -> None:
        board = self.board
        offered = {option.cards[0] for option in options if option.verb == "pick"}
        lit = {board.alike(thing) for option in options if option.verb == "pick" for thing in option.cards}
        tried, untold = [], not offered <= board.controllers.keys()  # cards that are looked at
        for step in steps(board.card(card).abilities) if card in board.cards else ():
            for user in range(board.seats):
                found = legal.targets(step, user, card, seat)
                if found is None:
                    continue
                things, exact = found
                untold = untold or not (things or exact)
                for group in [things, *self._of_one(step, things, board.card(card).abilities)]:
                    missing = {board.alike(thing) for thing in group if thing not in self.picks} - lit
                    if offered <= things and (not exact or not missing):
                        return
                tried.append((step["verb"], user, sorted(things), exact))
        if tried and not untold and card not in self.named and not self._moves(legal, seat, card, offered):
            self.differ(f"targets of {board.cards[card]} for {seat}", tried, sorted(offered))

    def _of_one(self, step: Step, things: set[int], abilities: list[Step]) -> list[set[int]]:
        """Several things of an opponent, or those of one who has chosen before, are of one whom the user has named."""
        chosen_before = any(one.get("by") == "opp" for one in steps(abilities))
        if not ("qty" in step or chosen_before) or len(self.board.foes(self.board.seat)) == 1:
            return []
        return [{one for one in things if self.board.controllers.get(one) == seat} for seat in range(self.board.seats)]

    def _moves(self, legal: Legal, seat: int, card: int, offered: set[int]) -> bool:
        """Is an upgrade on its way to another character of its controller, or are tokens on theirs to somebody?"""
        board = self.board
        others = set(board.of("characters", board.controllers.get(card, -1))) - {board.on("host", card)}
        if board.card(card).kind == "upgrade" and offered == others:
            return True
        speaking = [*board.in_play(seat), *board.of("limbo", -1)]
        return any(
            offered == legal.chosen(step["to"], seat, source)[0] - {card}
            for source in speaking
            for step in steps(board.card(source).abilities)
            if step["verb"] in ("move_damage", "move_shields")
        )

    _character = _die
    _card = _die

    # What an answer brings about.

    def _follow(self, before: Board, kind: str, answer: Option, events: list[Event]) -> None:
        told = [EVENTS[event.kind] for event in events]
        tokens = {
            **{("resources", seat): before.resources(seat) for seat in range(before.seats)},
            **{(name, card): before.mark(name, card) for name in ("shields", "damage") for card in before.characters()},
        }
        if kind == "mulligan" and "rolled" in told:
            tokens.update({("resources", seat): 2 for seat in range(before.seats)})
        if answer.verb == "resolve" or (kind == "next-die" and answer.verb == "pick"):
            self.die, self.added = answer.cards[0], []
            self.symbol = before.face(self.die).symbol
        self.plain = "used" not in told and (self.plain or self.die == (answer.cards or [-1])[0])
        if kind == "target" and self.plain and answer.cards:
            self._hit(before, answer.cards[0], events)
        for at, event in enumerate(events):
            name = told[at]
            if name == "round-began":
                self.yellow = set()
            elif name == "modified":
                self.added.append(event.card)
            elif name == "resolved":
                self._resolved(before, event, events[at + 1 :])
            elif name == "played" and event.known:
                card = self.board.card(event.card)
                if card.kind == "event" and card.colour == "yellow":
                    self.yellow.add(event.seat)
            elif name == "gained":
                tokens["resources", event.seat] += event.number
            elif name in ("paid", "lost"):
                tokens["resources", event.seat] -= event.number
                if tokens["resources", event.seat] < 0:
                    self.differ("resources", "at least 0", tokens["resources", event.seat])
            elif name in ("blocked", "damaged", "shielded", "healed", "lost-shields"):
                mark = "damage" if name in ("damaged", "healed") else "shields"
                if (mark, event.card) in tokens and not (name == "blocked" and self._blocks(before)):
                    taken = name in ("blocked", "lost-shields", "healed")
                    tokens[mark, event.card] += -event.number if taken else event.number
                if (mark, event.source) in tokens:
                    tokens[mark, event.source] -= event.number  # they came from there
        self._agree(tokens, set(told))
        self._bounds()

    def _blocks(self, before: Board) -> bool:
        """Does the card that asked block damage itself, without shields?"""
        verbs = [step["verb"] for step in steps(before.card(self.asked_card).abilities)] if self.asked_card >= 0 else []
        return "block_damage" in verbs

    def _resolved(self, before: Board, event: Event, later: list[Event]) -> None:
        """A die comes to what is printed on it and on what is added to it, and all of their costs are paid; a card may
        have changed that."""
        die, dice = event.card, [event.card, *self.added]
        self.resolved |= set(dice)
        self.added = []
        if die != self.die or not self.plain or not set(dice) <= before.pooled:
            return
        face = before.face(die)
        value = sum(before.value(one) for one in dice)
        if event.number != value:
            self.differ(f"value of {before.cards[die]}", value, event.number)
        paid = [one.number for one in later[:1] if EVENTS[one.kind] == "paid"]
        cost = sum(before.face(one).cost for one in dice)
        if sum(paid) != cost and (cost or face.symbol != "special"):  # a special ability may have a cost of its own
            self.differ(f"cost of {before.cards[die]}", cost, paid)
        if face.symbol == "resource":
            gained = [one.number for one in later if EVENTS[one.kind] == "gained"]
            if gained[: value > 0] != [value] * (value > 0):
                self.differ(f"resources of {before.cards[die]}", value, gained)
        self.checked["values"] += 1

    def _hit(self, before: Board, target: int, events: list[Event]) -> None:
        """Shields stop what they can, the rest is damage, up to the character's health; or shields, up to three."""
        die, number = self.asked_card, self.asked_number
        asked = self.table.pending
        meddling = asked is not None and SPEC.names.decisions[asked.kind] in ("may", "order", "mentor", "hand")
        if meddling or die != self.die or before.face(die).symbol not in (*DAMAGE, "shield"):
            return
        told = {(EVENTS[event.kind], event.card): event.number for event in reversed(events)}
        shields = before.mark("shields", target)
        if before.face(die).symbol == "shield":
            expected = {"shielded": min(number, MOST_SHIELDS - shields)}
        else:
            knife = before.face(die).symbol == "melee" and any(
                before.on("home", other) >= 0 and before.card(other).lasting("make_unblockable")
                for other in before.of("pool", before.controllers[die])
            )
            stopped = 0 if knife else min(shields, number)
            left = before.card(target).health - before.mark("damage", target)
            expected = {"blocked": stopped, "damaged": min(number - stopped, left)}
        for name, amount in expected.items():
            if told.get((name, target), 0) != amount:
                self.differ(
                    f"{name} by {before.cards[die]} on {before.cards[target]}", amount, told.get((name, target))
                )
        self.checked["hits"] += 1

    def _agree(self, tokens: dict[Any, int], told: set[str]) -> None:
        """What was told explains what lies there now."""
        if self.table.pending is None or told & {"swapped-resources", "moved-damage", "returned", "eliminated", "used"}:
            return
        for (name, what), value in tokens.items():
            if name == "resources":
                now = self.board.resources(what)
            elif what in self.board.controllers:
                now = self.board.mark(name, what)
            else:
                continue
            if now != value:
                self.differ(f"{name} of {what} after {sorted(told)}", value, now)
        self.checked["tokens"] += 1

    def _bounds(self) -> None:
        """What must hold at every moment."""
        board = self.board
        if self.table.pending is None:
            return
        trimming = SPEC.names.decisions[self.table.pending.kind] == "trim" or bool(self.table.queue)
        for seat in range(board.seats):
            names = Counter(board.card(card).name for card in board.in_play(seat) if board.card(card).unique)
            if not trimming and any(count > 1 for count in names.values()):
                self.differ("unique", 1, names)
            for card in board.of("characters", seat):
                if board.mark("shields", card) > MOST_SHIELDS:
                    self.differ("shields", MOST_SHIELDS, board.mark("shields", card))
                if board.mark("damage", card) > board.card(card).health:
                    self.differ("damage", board.card(card).health, board.mark("damage", card))
                if not trimming and len(board.worn(card)) > MOST_UPGRADES:
                    self.differ("upgrades", MOST_UPGRADES, len(board.worn(card)))


def watch(decisions: int, seed: int = 0) -> tuple[Counter[str], list[str]]:
    """Watch so many decisions of games in every way to play; what was checked, and the disagreements."""
    checked, wrong, made = Counter[str](), [], 0
    ways = [(way.name, way.fewest, sample) for way in SPEC.variants() for sample in way.samples]
    while made < decisions and len(wrong) < SHOWN:
        variant, seats, settings = ways[seed % len(ways)]
        game = Watch(variant, seats, settings, seed)
        try:
            while game.decide():
                made += 1
        except Disagreement as found:
            wrong.append(f"{variant} {settings} seed {seed}, decision {game.table.decisions}: {found}")
        checked += game.checked
        seed += 1
    return checked, wrong


if __name__ == "__main__":
    counted, disagreements = watch(*(int(argument) for argument in sys.argv[1:] or ["1000000"]))
    print(", ".join(f"{kind} {count}" for kind, count in counted.most_common()))
    print("\n".join(disagreements) or "no disagreement")
    sys.exit(bool(disagreements))
