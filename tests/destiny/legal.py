"""What may be done at a table, worked out from the printed cards alone: nothing here asks the game's own rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.destiny.printed import DAMAGE, Board, Printed, Step

SELECTOR = re.compile(r"(die|char|upgrade|support|card):(\w+?)(?:\[(.*)\])?")
COUNT = re.compile(r"(count|total)\((.*)\) >= (\d+)")
COLOURS = ("red", "blue", "yellow", "gray")
SYMBOLS = ("melee", "ranged", "shield", "resource", "disrupt", "discard", "focus", "special", "blank")
SUBTYPES = ("vehicle", "weapon", "equipment", "ability", "droid", "title")
MORE_READY = "count(char:own[ready]) > count(char:opp[ready])"
MOST_SHIELDS = 3
MOST_UPGRADES = 3

Found = tuple[set[int], bool]
"""Things, and whether these are all that must be so: a choice that depends on an earlier one is told only in part."""


class Legal:
    """The rules of one moment: a board, and what happened in the action and the round so far."""

    def __init__(self, board: Board, resolved: set[int], yellow: set[int]) -> None:
        self.board = board
        self.resolved = resolved
        """Dice that were resolved in this action."""
        self.yellow = yellow
        """Seats that have played a yellow event this round."""

    # Which things a selector of the list means.

    def chosen(self, text: str, user: int, source: int) -> Found:
        """The things that are meant, seen from *user* and the card *source*."""
        board = self.board
        found = SELECTOR.fullmatch(text)
        if found is None:
            return set(), False
        noun, whose, filters = found.groups()
        if whose == "this":
            return ({source} if noun != "die" else self._dice_of(source)), True
        if whose == "attached":
            return {board.on("host", source)}, True
        if whose == "hand_own":
            things, exact = set(board.of("hand", user)), True
        else:
            seats = {"own": [user], "opp": board.foes(user), "any": range(board.seats), "on_own_char": [user]}.get(
                whose
            )
            if seats is None:
                return set(), False
            zones = {
                "die": ["pool"],
                "char": ["characters"],
                "upgrade": ["upgrades"],
                "support": ["supports"],
                "card": ["characters", "upgrades", "supports"],
            }[noun]
            things, exact = {thing for seat in seats for zone in zones for thing in board.of(zone, seat)}, True
            if filters and "incl_on_card" in filters:
                things |= {thing for seat in seats for thing in board.of("dice", seat)}
        for one in filters.split(",") if filters else ():
            fitting = {thing: self._fits(thing, one.strip(), user, source) for thing in things}
            if None in fitting.values():
                exact = False
            things = {thing for thing, fits in fitting.items() if fits is not False}
        return things, exact

    def _dice_of(self, card: int) -> set[int]:
        return {die for die in self.board.pooled if self.board.on("home", die) == card}

    def _fits(self, thing: int, one: str, user: int, source: int) -> bool | None:
        """Is it such a thing? Nothing where that depends on what was chosen before."""
        board = self.board
        if "|" in one and "<" not in one:
            return any(self._fits(thing, part, user, source) for part in one.split("|"))
        card = board.card(thing)
        if one.startswith("char_"):
            return board.card(board.on("host", thing)).colour == one.removeprefix("char_")
        if one in COLOURS:
            return card.colour == one
        if one.startswith("non_") and one.removeprefix("non_") in COLOURS:
            return card.colour != one.removeprefix("non_")
        if one in SUBTYPES:
            return one in card.subtypes
        if one in ("unique", "non_unique"):
            return card.unique == (one == "unique")
        if one in ("exhausted", "ready"):
            return bool(board.mark("exhausted", thing)) == (one == "exhausted")
        if one == "no_shields":
            return board.mark("shields", thing) == 0
        if one == "has_special":
            return bool(card.of_kind("special"))
        if one in ("in_play", "incl_on_card"):
            return True
        if one in ("character", "upgrade", "support"):
            return card.kind == one
        if one == "not_attached":
            return thing != board.on("host", source)
        if one == "not_ability":
            return "ability" not in card.subtypes
        found = re.fullmatch(r"(cost|value)(<=|>=)(\d+)", one)
        if found is not None:
            number = card.cost if found[1] == "cost" else board.value(thing)
            return number <= int(found[3]) if found[2] == "<=" else number >= int(found[3])
        if board.is_die(thing) and thing in board.pooled:
            face = board.face(thing)
            if one in SYMBOLS:
                return face.symbol == one
            if one == "damage":
                return face.symbol in DAMAGE
            if one == "not_damage":
                return face.symbol not in DAMAGE
            if one == "not_special":
                return face.symbol != "special"
            if one == "modifier":
                return face.plus
            if one == "has_cost":
                return face.cost > 0
            if one == "of_attached_char":
                return board.bearer(thing) == board.on("host", source)
            if one == "of_this_char":
                return board.bearer(thing) == source
        return None

    # What a step may be done to.

    def targets(self, step: Step, user: int, source: int, chooser: int) -> Found | None:
        """The things that *chooser* may choose for a step of *user*; nothing if it falls on no thing that is chosen."""
        text = step.get("target") or step.get("to")
        if isinstance(text, str):
            text = text.removeprefix("die:this+")
        verb = step["verb"]
        if verb in ("move_damage", "move_shields"):
            if step["from"].split(":")[1][:3] in ("own", "opp", "any"):
                text = step["from"]
            else:
                verb = "take_shields" if verb == "move_shields" else "deal_damage"
        if not isinstance(text, str) or SELECTOR.fullmatch(text) is None or step.get("distribute"):
            return None
        things, exact = self.chosen(text, user, source)
        by_foe = step.get("by") == "opp" and not step.get("forced")
        if by_foe == (chooser == user):
            return None
        if by_foe:
            things = {thing for thing in things if self.board.controllers.get(thing) == chooser}
        if any(rule.get("condition") == MORE_READY for rule in self.board.card(source).abilities):
            things = {thing for thing in things if self.outnumbers(user, self.board.controllers[thing])}
        things = {thing for thing in things if self._allows({**step, "verb": verb}, thing, user)}
        return things, exact and step.get("side") != "chosen_symbol"

    def _allows(self, step: Step, thing: int, user: int) -> bool:
        board, verb = self.board, step["verb"]
        chooser_is_user = step.get("by") != "opp"
        if verb in ("remove_die", "capture_die"):
            return not (chooser_is_user and self.is_guarded(thing, user))
        if verb == "take_shields":
            return board.mark("shields", thing) < MOST_SHIELDS
        if verb in ("exhaust", "ready"):
            return bool(board.mark("exhausted", thing)) == (verb == "ready")
        if verb == "resolve_die" and not step.get("forced"):
            payer = user if chooser_is_user else board.controllers[thing]
            return self.can_resolve(
                thing, payer, bool(step.get("ignore_modifier")), bool(step.get("free")), "as_symbol" in step
            )
        if verb == "turn_die":
            return bool(self.faces(thing, str(step["side"])))
        if verb == "activate":
            return not board.mark("exhausted", thing)
        if verb == "move_damage":
            return board.mark("damage", thing) > 0
        if verb == "move_shields":
            return board.mark("shields", thing) > 0
        if verb == "move_upgrade" and step["to"].startswith("char:same_controller"):
            return len(board.of("characters", board.controllers[thing])) > 1
        if step.get("price") == "spend_resources":
            return board.card(thing).cost <= board.resources(user)
        if step.get("price") == "discard_from_hand":
            return board.card(thing).cost <= board.sizes["hand", user]
        return True

    def is_guarded(self, die: int, remover: int) -> bool:
        """Does another die of the same pool keep opponents from removing this one?"""
        board = self.board
        seat = board.controllers.get(die)
        if seat is None or seat == remover or die not in board.pooled or board.face(die).symbol != "ranged":
            return False
        return any(
            other != die and board.on("home", other) >= 0 and board.card(other).lasting("protect_dice_from_removal")
            for other in board.of("pool", seat)
        )

    def can_resolve(self, die: int, seat: int, alone: bool = False, free: bool = False, other: bool = False) -> bool:
        face = self.board.face(die)
        if face.symbol == "blank" and not other:
            return False
        if (face.plus and (not alone or face.symbol == "any")) or die in self.resolved:
            return False
        return free or face.cost <= self.board.resources(seat)

    def faces(self, die: int, wanted: str = "any") -> set[int]:
        """The sides that a die may be turned to, equal ones once."""
        sides, up = self.board.card(die).sides, self.board.mark("face", die)
        found: dict[object, int] = {}
        for at, one in enumerate(sides):
            if at == up:
                continue
            fits = {
                "any": True,
                "blank": one.symbol == "blank",
                "damage": one.symbol in DAMAGE,
                "not_damage": one.symbol not in DAMAGE,
            }.get(wanted, wanted == "chosen_symbol" or one.symbol in wanted.split("|"))
            if fits:
                found.setdefault(one, at)
        return set(found.values())

    # Playing cards.

    def bears(self, card: Printed, bearer: int) -> bool:
        """May an upgrade be played on this character, as far as the character goes?"""
        host = self.board.card(bearer)
        for step in host.lasting("forbid_play"):
            if step["filter"].startswith("blue ability") and card.colour == "blue" and "ability" in card.subtypes:
                return False
        if self._unrestricted(card, bearer):
            return True
        seat = self.board.controllers[bearer]
        for rule in card.of_kind("play_restriction"):
            if "attach_to" in rule and bearer not in self.chosen(rule["attach_to"], seat, bearer)[0]:
                return False
        return True

    def _unrestricted(self, card: Printed, bearer: int) -> bool:
        return bool(self.board.card(bearer).lasting("ignore_play_restrictions")) and "weapon" in card.subtypes

    def is_restricted(self, card: Printed, seat: int) -> bool:
        """Does something stand in the way of playing it, wherever it goes?"""
        for rule in card.of_kind("play_restriction"):
            if "spot" in rule and not self.chosen(rule["spot"], seat, -1)[0]:
                return True
            if "condition" in rule and not all(self._holds(one, seat) for one in rule["condition"].split(" and ")):
                return True
        return False

    def outnumbers(self, seat: int, foe: int) -> bool:
        """Has *seat* more ready characters?"""
        ours, theirs = (
            sum(not self.board.mark("exhausted", one) for one in self.board.of("characters", whose))
            for whose in (seat, foe)
        )
        return ours > theirs

    def _holds(self, condition: str, seat: int) -> bool:
        board = self.board
        if condition == "you_control_battlefield":
            return board.holds(seat)
        if condition == MORE_READY:
            return any(self.outnumbers(seat, foe) for foe in board.foes(seat))
        found = COUNT.fullmatch(condition)
        assert found is not None, condition
        what, text, least = found.groups()
        if text == "discard_own":
            return len(board.of("discard-pile", seat)) >= int(least)
        things, _ = self.chosen(text, seat, -1)
        return (len(things) if what == "count" else sum(map(board.value, things))) >= int(least)

    def has_namesake(self, card: Printed, seat: int) -> bool:
        return any(self.board.card(other).name == card.name for other in self.board.in_play(seat))

    def price(self, card: Printed, seat: int, bearer: int = -1, replaced: int = -1) -> int:
        """What a card costs, with all that lies there, and whatever may still be used to make it cheaper."""
        board = self.board
        cost = card.cost
        if card.kind == "event" and card.colour == "yellow" and seat not in self.yellow:
            cost += sum(
                step["n"]
                for other in board.in_play(seat)
                for step in board.card(other).lasting("cost_modifier")
                if step["filter"] == "first yellow event each round"
            )
        for step in card.lasting("cost_modifier"):
            if step["filter"] == "card:this" and any(board.resources(foe) >= 3 for foe in board.foes(seat)):
                cost += step["n"]
        if bearer >= 0 and "weapon" in card.subtypes and not board.worn(bearer):
            cost += sum(
                step["n"]
                for step in board.card(bearer).lasting("cost_modifier")
                if step["filter"].startswith("weapon upgrade")
            )
        if card.kind == "upgrade" and card.colour == "blue":
            cost -= sum(
                board.cards[other] == "it-binds-all-things" and not board.mark("exhausted", other)
                for other in board.of("supports", seat)
            )
        if replaced >= 0:
            cost -= board.card(replaced).cost
        return max(cost, 0)

    def bearers(self, card: Printed, seat: int) -> set[int]:
        """The characters on which an upgrade may be played and paid for."""
        found = set()
        for character in self.board.of("characters", seat):
            if not self.bears(card, character):
                continue
            if self.is_restricted(card, seat) and not self._unrestricted(card, character):
                continue
            cheapest = min(
                self.price(card, seat, character, replaced) for replaced in [-1, *self.board.worn(character)]
            )
            if cheapest <= self.board.resources(seat):
                found.add(character)
        return found

    def can_play(self, thing: int, seat: int) -> bool:
        card = self.board.card(thing)
        if card.unique and self.has_namesake(card, seat):
            return False
        if card.kind == "upgrade":
            return bool(self.bearers(card, seat))
        return not self.is_restricted(card, seat) and self.price(card, seat) <= self.board.resources(seat)

    # Using actions.

    def can_use(self, thing: int, seat: int) -> bool:
        """Has a card an action whose cost can be paid, or which would change something without one?"""
        for ability in self.board.card(thing).of_kind("action"):
            if ability.get("condition") == "char:attached has 0 shields":
                host = self.board.on("host", thing)
                if host < 0 or self.board.mark("shields", host):
                    return False
            if "cost" in ability:
                return all(self._payable(step, thing, seat) for step in ability["cost"])
            return any(self._possible(step, thing, seat) for step in ability["do"])
        return False

    def _payable(self, step: Step, thing: int, seat: int) -> bool:
        board, verb = self.board, step["verb"]
        if verb == "exhaust" and step["target"] == "card:this":
            return not board.mark("exhausted", thing)
        if verb == "discard_from_hand":
            hand = board.of("hand", seat)
            wanted = step.get("filter")
            return any(wanted is None or board.card(card).colour == wanted for card in hand)
        if verb in ("discard_in_play", "put_in_deck"):
            return True
        found = self.targets(step, seat, thing, seat)
        assert found is not None, step
        return bool(found[0])

    def _possible(self, step: Step, thing: int, seat: int) -> bool:
        if "total" in step:
            return sum(map(self.board.value, self.board.of("pool", seat))) >= int(str(step["total"]).removeprefix(">="))
        found = self.targets(step, seat, thing, seat)
        return found is not None and bool(found[0])


def steps(abilities: list[Step]) -> Iterator[Step]:
    """All steps of some abilities, those within others too."""
    for part in abilities:
        if "verb" in part:
            yield part
        prices = [cost["verb"] for cost in part.get("cost", ()) if cost.get("n") == "cost(target)"]
        if prices:
            yield from ({**step, "price": prices[0]} for step in steps(part["do"]))
            continue
        for key in ("cost", "do", "else_do"):
            if isinstance(part.get(key), list):
                yield from steps(part[key])
        for option in part.get("options", ()):
            yield from steps(option)
