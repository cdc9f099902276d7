"""What the book says about moves, patrols, prices and deliveries, held against what was played."""

from __future__ import annotations

from typing import Any

from kantyna.kernel.decision import Option
from kantyna.kernel.event import Event
from kantyna.kernel.spec import GameSpec
from kantyna.kernel.view import View
from tests.outer_rim.checker.facts import (
    ANY_TIME,
    DECKS,
    DISCOUNTS,
    FACES,
    FIGURES,
    NOT_SOLD_AT_DESTINATION,
    PLANETS,
    UNFORCED,
)
from tests.outer_rim.checker.picture import Captain, Picture, is_bounty
from tests.outer_rim.checker.trials import Trials


class Judge(Trials):
    """Sees every question with its options, the answer, and what happened."""

    def __init__(self, spec: GameSpec, people: int, things: list[int]) -> None:
        super().__init__(spec, people)
        self.things = things
        """Which card each thing of the box is, for copies."""
        self.done: set[str] = set()
        """Actions of this turn."""
        self.purchase: dict[str, int] | None = None
        self.march: dict[str, Any] | None = None
        """A patrol on its way to a buyer."""

    # Questions.

    def question(self, view: View, options: list[Option]) -> None:
        """Are just those options there that the book gives?"""
        assert view.decision is not None
        fresh = Picture(self.spec, view, self.picture.galaxy if self.picture is not None else None)
        if self.picture is not None and self.picture.captains[0].place:
            self.agree("events tell what changed", not fresh.differs(self.picture), fresh.differs(self.picture))
        self.picture = fresh
        seat, kind = view.decision.seat, self.spec.names.decisions[view.decision.kind]
        if kind in ("planning", "action", "market", "encounter"):
            self.purchase = None
        by_verb: dict[str, set[str]] = {}
        for option in options:
            by_verb.setdefault(option.verb, set()).add(option.name or str(option.number))
        mover = fresh.captains[seat]
        if kind in ("planning", "move"):
            self.moves(seat, kind, view.decision.number, by_verb)
        elif kind == "action":
            self.delivering = False
            self.actions(mover, by_verb)
        elif kind == "deliver":
            self.agree("what is delivered", by_verb["deliver-card"] <= wanted_here(mover), by_verb)
        elif kind == "market":
            self.sale(mover, by_verb.get("buy", set()))
        elif kind == "price" and self.purchase is not None:
            self.price(mover, view.decision.card, view.decision.number, by_verb)
        elif kind == "encounter":
            self.forced(mover, by_verb)
        elif kind == "patrol-way":
            self.ways(view.decision.card, view.decision.number, by_verb["step-to"])
        if kind not in ("patrol-way", "redirect", "make-room"):
            self.arrived()

    def moves(self, seat: int, kind: str, left: int, by_verb: dict[str, set[str]]) -> None:
        assert self.picture is not None
        mover = self.picture.captains[seat]
        if kind == "planning" and mover.defeated:
            raised = by_verb.get("use", set()) <= set(ANY_TIME)
            self.agree(
                "defeated captains recover", raised and set(by_verb) <= {"recover", "use", "give", "request"}, by_verb
            )
            return
        most = mover.number("hyperdrive") if kind == "planning" else left
        offered = by_verb.get("move-to", set())
        reach = set(self.picture.galaxy.reach(mover.place, most, self.picture.stops(seat))) - {mover.place}
        freely = set(self.picture.galaxy.reach(mover.place, most, set())) - {mover.place}
        self.agree("where one can move", offered == reach or (kind == "move" and offered == freely), (offered, reach))

    def actions(self, mover: Captain, by_verb: dict[str, set[str]]) -> None:
        market = mover.place in PLANETS and "market" not in self.done
        self.agree("market on planets, once", ("market" in by_verb) == market, (mover.place, self.done))
        deliver = bool(wanted_here(mover)) and "deliver" not in self.done
        self.agree("delivery where it is wanted, once", ("deliver" in by_verb) == deliver, (mover.place, self.done))

    def sale(self, mover: Captain, offered: set[str]) -> None:
        assert self.picture is not None
        means = mover.credits + sum(mover.cost(card, zone) for zone in BARTER for card in mover.held[zone])
        sold = set()
        for deck, key in zip(DECKS, self.picture.market, strict=True):
            if key and self.asking(mover, key, deck) <= means and self.sellable(mover, key):
                sold.add(key)
        self.agree("what can be bought", offered == sold, (offered, sold))

    def asking(self, mover: Captain, key: str, deck: str) -> int:
        """What a card costs a captain before anything is handed in."""
        price = FIGURES[key].cost - sum(
            amount for name, (where, amount) in DISCOUNTS.items() if where == deck and name in mover.sources()
        )
        if FIGURES[key].kind == "ship":
            price -= FIGURES[mover.ship].cost
        return max(price, 0)

    def sellable(self, mover: Captain, key: str) -> bool:
        """Not where it is wanted, and where there is a slot at all."""
        figures = FIGURES[key]
        if key.startswith(NOT_SOLD_AT_DESTINATION) and figures.place == mover.place:
            return False
        _hull, _combat, _drive, cargo, mods, either, crew = FIGURES[mover.ship].sides[mover.flipped["ship"]]
        if figures.kind == "crew":
            return crew > 0
        if figures.kind == "mod":
            return mods + either > 0 or key == "cargo-smuggling-compartment"
        assert self.picture is not None
        if figures.kind == "ship":
            return all(captain.ship != key.removeprefix("ship-") for captain in self.picture.captains)
        return figures.kind != "cargo" or cargo + either > 0

    def price(self, mover: Captain, card: int, told: int, by_verb: dict[str, set[str]]) -> None:
        assert self.picture is not None
        assert self.purchase is not None
        key = self.picture.key[card]
        deck = DECKS[self.picture.market.index(key)]
        price = max(0, self.asking(mover, key, deck) - self.purchase["handed"])
        figures = FIGURES[key]
        if figures.kind == "ship":
            worth = figures.cost - FIGURES[mover.ship].cost - self.purchase["handed"]
            price = max(0, worth)
        self.agree("the price", told == price, (key, told, price))
        self.agree("who can pay may", ("pay" in by_verb) == (price <= mover.credits), (price, mover.credits))
        cards = {mover.held[zone][card] for zone in BARTER for card in mover.held[zone] if mover.cost(card, zone) > 0}
        self.agree("what can be handed in", by_verb.get("hand-in", set()) == (cards if price else set()), by_verb)

    def forced(self, mover: Captain, by_verb: dict[str, set[str]]) -> None:
        assert self.picture is not None
        here = {self.picture.key[card] for card, place in self.picture.patrols.items() if place == mover.place}
        hostile = {key for key in here if mover.reputation[FIGURES[key].faction] < 0}
        if any(key in UNFORCED for key in mover.sources()):
            hostile = set()
        if hostile:
            self.agree("hostile patrols come first", by_verb["fight-patrol"] == hostile and "draw" not in by_verb)
        else:
            self.agree("a card can be drawn", "draw" in by_verb)
            self.agree("patrols here can be fought", by_verb.get("fight-patrol", set()) == here, (by_verb, here))

    def ways(self, card: int, left: int, offered: set[str]) -> None:
        assert self.picture is not None
        galaxy, place = self.picture.galaxy, self.picture.patrols[card]
        self.agree("patrols follow lanes", offered <= galaxy.beside[place], (place, offered))
        if self.march is None or self.march["card"] != card:
            return
        target = self.picture.captains[self.march["seat"]].place
        away = galaxy.distance(place, target)
        most = away - 1 if away <= left else away
        ways = {other for other in galaxy.beside[place] if galaxy.distance(other, target) <= most}
        self.agree("the ways of a patrol", offered == ways and left == self.march["left"], (place, target, offered))

    def arrived(self) -> None:
        """A patrol that was sent has gone all its way."""
        if self.march is None or self.picture is None:
            return
        target = self.picture.captains[self.march["seat"]].place
        gone = self.march["left"] == 0 or self.picture.patrols[self.march["card"]] == target
        self.agree("a patrol goes all its way", gone, self.march)
        self.march = None

    # Answers.

    def answered(self, view: View, option: Option) -> None:
        assert view.decision is not None
        assert self.picture is not None
        kind = self.spec.names.decisions[view.decision.kind]
        if kind == "action" and option.verb in ("market", "deliver"):
            self.done.add(option.verb)
            self.delivering = option.verb == "deliver"
        elif kind == "market" and option.verb == "buy":
            self.purchase = {"handed": 0}
        elif kind == "face" and option.verb == "face" and self.roll is not None:
            self.roll.dice[FACES[option.number]] -= 1
        elif kind == "talk-or-fight" or option.verb == "hunt-crew":
            self.fought = option.cards[0] if option.verb == "hunt-crew" and option.cards else -1
        elif option.verb == "target" and kind == "redirect" and self.march is not None:
            self.march["seat"] = option.seat

    # What happened.

    def happened(self, events: list[Event]) -> None:
        for event in events:
            word = self.spec.names.events[event.kind]
            if self.picture is not None and self.picture.captains[0].place:
                before = getattr(self, "on_" + word.replace("-", "_"), None)
                if before is not None:
                    before(event)
                self.picture.tell(event)
                after = getattr(self, "after_" + word.replace("-", "_"), None)
                if after is not None:
                    after(event)

    def on_turn_ended(self, event: Event) -> None:
        self.agree("all damage was suffered", not self.harm, self.harm)
        self.done.clear()
        self.purchase, self.delivering, self.fought = None, False, -1

    def on_patrol_moved(self, event: Event) -> None:
        assert self.picture is not None
        place = self.picture.places[event.number]
        self.agree("patrols follow lanes", place in self.picture.galaxy.beside[self.picture.patrols[event.card]])
        if self.march is not None and self.march["card"] == event.card:
            self.march["left"] -= 1
            self.agree("no farther than its icon says", self.march["left"] >= 0, self.march)

    def on_patrol_entered(self, event: Event) -> None:
        assert self.picture is not None
        figures = FIGURES[self.picture.key[event.card]]
        place = self.picture.places[event.number]
        self.agree("where patrols come in", place == self.picture.galaxy.entries[figures.faction], place)
        beaten = self.picture.patrol_of(figures.faction)
        self.agree("level by level", FIGURES[self.picture.key[beaten]].level + 1 == figures.level, figures)

    def on_handed_in(self, event: Event) -> None:
        if self.purchase is not None:
            self.purchase["handed"] += event.number

    def on_bought(self, event: Event) -> None:
        if self.purchase is not None:
            self.purchase["bought"] = 1

    def after_turned_up(self, event: Event) -> None:
        """The icon of the card that follows a purchase sends its patrol."""
        assert self.picture is not None
        if self.purchase is None or "bought" not in self.purchase:
            return
        self.purchase = None
        key = self.spec.cards[self.things[event.card]].key
        copy = sum(number == self.things[event.card] for number in self.things[: event.card])
        faction, distance = FIGURES[key].icons[copy]
        card = self.picture.patrol_of(faction) if distance else -1
        if card >= 0:
            self.march = {"card": card, "seat": event.seat, "left": distance}

    def on_redirected(self, event: Event) -> None:
        if self.march is not None:
            self.march["seat"] = event.other

    def after_spent(self, event: Event) -> None:
        self.agree("no purse is overdrawn", self.captain(event.seat).credits >= 0)

    def after_gained_reputation(self, event: Event) -> None:
        self.agree(
            "reputation has an end", all(abs(step) <= 1 for step in self.captain(event.seat).reputation.values())
        )

    after_lost_reputation = after_gained_reputation


BARTER = ("cargo", "gear", "mods")


def wanted_here(captain: Captain) -> set[str]:
    """The keys of cargo and of bounties with their captives that are wanted where a captain is."""
    found = {key for card, key in captain.held["cargo"].items() if captain.destination(card) == captain.place}
    for key in captain.held["jobs"].values():
        if is_bounty(key) and FIGURES[key].place == captain.place and target(key) in captain.captured:
            found.add(key)
    return found


def target(bounty: str) -> str:
    return "contact-" + bounty.partition("-")[2]
