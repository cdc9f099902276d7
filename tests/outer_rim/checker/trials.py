"""What the book says about dice: tests, fights, illegal cargo, damage and defeat."""

from __future__ import annotations

from collections import Counter

from kantyna.kernel.event import Event
from kantyna.kernel.spec import GameSpec
from tests.outer_rim.checker.facts import (
    CAPPED,
    FACES,
    FEWER,
    FIGURES,
    FOOT_REWARDS,
    ILLEGAL,
    PASSING,
    PRICE_OF_DEFEAT,
    SHIELDS,
    SKILLS,
)
from tests.outer_rim.checker.picture import Captain, Picture


class Disagreement(AssertionError):
    """The game did what the book does not say."""


class Roll:
    """Dice on the table; *sure* while it is known what each change made of them."""

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        self.dice = dice_of(code)
        self.sure = True

    def damage(self) -> int:
        return self.dice["hit"] + 2 * self.dice["crit"]


def dice_of(code: int) -> Counter[str]:
    return Counter({face: code // 100 ** (3 - at) % 100 for at, face in enumerate(FACES)})


class Fight:
    """A fight of a seat with an enemy or another seat."""

    def __init__(self, seat: int, card: int, value: int, defender: int) -> None:
        self.seat, self.card, self.value, self.defender = seat, card, value, defender
        self.rolls: list[Roll] = []


class Trials:
    """Follows the dice from their roll to what becomes of them."""

    def __init__(self, spec: GameSpec, people: int) -> None:
        self.spec = spec
        self.people = people
        """The seats that use abilities; behind them sits the captain whom cards lead."""
        self.seen: Counter[str] = Counter()
        """How often each thing was looked at."""
        self.picture: Picture | None = None
        self.roll: Roll | None = None
        self.test: tuple[int, str, int] | None = None
        """Who tests which skill at which level."""
        self.fights: list[Fight] = []
        self.fought = -1
        """The crew member that is fought."""
        self.harm: list[tuple[int, str, set[int]]] = []
        """Damage that is still to be suffered: whose, of what, and which amounts would do."""
        self.owed: tuple[int, int] | None = None
        """Who has to pay for a defeat, and how much."""
        self.delivering = False

    def agree(self, what: str, holds: bool, told: object = "") -> None:
        self.seen[what] += 1
        if not holds:
            raise Disagreement(f"{what}: {told}")

    def captain(self, seat: int) -> Captain:
        assert self.picture is not None
        return self.picture.captains[seat]

    def on_tested(self, event: Event) -> None:
        skill = SKILLS[event.number]
        self.test = (event.seat, skill, self.captain(event.seat).skills(self.fought).count(skill))

    def on_used_ability(self, event: Event) -> None:
        assert self.picture is not None
        key = self.picture.key[event.card]
        if self.test is not None and key in ("doctor-aphra", "crew-hired-help"):
            self.test = (self.test[0], self.test[1], self.test[2] + 1)
        elif self.roll is not None:
            self.roll.sure = False

    def on_rolled(self, event: Event) -> None:
        self.roll = Roll(event.seat, event.number)
        dice = self.roll.dice.total()
        if self.test is not None:
            self.agree("two dice for a test", dice == 2, dice)
        elif self.fights and len(self.fights[-1].rolls) < 2:
            fight = self.fights[-1]
            other = fight.defender if event.seat == fight.seat else fight.seat
            fight.rolls.append(self.roll)
            self.agree("dice of a captain", dice in self.strengths(fight, event.seat, other), dice)
        elif self.delivering:
            self.agree("one die for a delivery", dice == 1, dice)

    def strengths(self, fight: Fight, seat: int, other: int) -> set[int]:
        """How many dice it may be, on the ground or in space."""
        without = self.fought if seat == fight.seat else -1
        return {
            max(0, self.captain(seat).number(kind, without) - self.fewer(other, kind)) for kind in self.kinds(fight)
        }

    def kinds(self, fight: Fight) -> tuple[str, ...]:
        assert self.picture is not None
        key = self.picture.key.get(fight.card, "")
        figures = FIGURES.get(key)
        if figures is not None and figures.combat[0] and fight.defender < 0:
            return ("ground",) if figures.combat[0] == "ground" else ("ship",)
        return ("ground", "ship")

    def fewer(self, seat: int, kind: str) -> int:
        """By how many dice a captain's cards lessen the opponent's: an ability, so nothing for the automatic captain,
        whose cards only raise its own numbers."""
        if not 0 <= seat < self.people:
            return 0
        captain = self.captain(seat)
        skills = captain.skills(self.fought)
        return sum(kind == FEWER[key][0] and FEWER[key][1] in skills for key in captain.sources() if key in FEWER)

    def on_enemy_rolled(self, event: Event) -> None:
        self.roll = Roll(-1, event.number)
        if self.fights:
            fight = self.fights[-1]
            fight.rolls.append(self.roll)
            dice = {max(0, fight.value - self.fewer(fight.seat, kind)) for kind in self.kinds(fight)}
            self.agree("dice of an enemy", self.roll.dice.total() in dice, (self.roll.dice, dice))

    def on_rerolled(self, event: Event) -> None:
        if self.roll is not None:
            self.roll.dice += dice_of(event.number)

    def on_die_turned(self, event: Event) -> None:
        if self.roll is not None:
            self.roll.dice[FACES[event.number]] += 1

    def on_test_passed(self, event: Event) -> None:
        self.tested(event, True)

    def on_test_failed(self, event: Event) -> None:
        self.tested(event, False)

    def tested(self, event: Event, passed: bool) -> None:
        assert self.test is not None
        assert self.roll is not None
        seat, skill, level = self.test
        self.agree("the skill that was tested", (seat, skill) == (event.seat, SKILLS[event.number]))
        if self.roll.sure:
            expected = any(self.roll.dice[face] > 0 for face in PASSING[min(level, 2)])
            self.agree("tests", passed == expected, (skill, level, self.roll.dice))
        self.test, self.roll = None, None

    def on_combat_began(self, event: Event) -> None:
        assert self.picture is not None
        self.fights.append(Fight(event.seat, event.card, event.number, event.other))
        figures = FIGURES.get(self.picture.key.get(event.card, ""))
        if figures is not None and figures.kind in ("patrol", "bounty") and event.other < 0:
            self.agree("an enemy's combat", event.number == figures.combat[1], (figures, event.number))

    def on_combat_won(self, event: Event) -> None:
        self.judged(event, True)

    def on_combat_lost(self, event: Event) -> None:
        self.judged(event, False)

    def judged(self, event: Event, won: bool) -> None:
        fight = self.fights.pop()
        attack, defence = divmod(event.number, 100)
        self.agree("a tie is the attacker's", won == (attack >= defence), (attack, defence))
        for roll, damage in zip(fight.rolls, (attack, defence), strict=True):
            if roll.sure:
                self.agree("damage by dice", roll.damage() == damage, (roll.dice, damage))
        self.roll = None
        for seat, damage, winner in ((fight.seat, defence, won), (fight.defender, attack, not won)):
            if seat >= 0 and damage > 0:
                self.harm.append((seat, self.suffering(fight), self.amounts(seat, damage, winner)))

    def suffering(self, fight: Fight) -> str:
        kinds = self.kinds(fight)
        return "either" if len(kinds) > 1 else "captain" if kinds == ("ground",) else "ship"

    def amounts(self, seat: int, damage: int, winner: bool) -> set[int]:
        found = {damage}
        if seat >= self.people:
            return found
        for key in self.captain(seat).sources():
            if winner and key in CAPPED:
                found.add(min(damage, CAPPED[key]))
            if key in SHIELDS:
                found |= {amount - 1 for amount in set(found)}
        return found

    def on_suffered(self, event: Event) -> None:
        thing = "captain" if event.card == self.captain(event.seat).captain else "ship"
        for one in self.harm:
            seat, where, amounts = one
            if seat == event.seat and where in ("either", thing) and event.number in amounts:
                self.harm.remove(one)
                return

    def on_discarded(self, event: Event) -> None:
        """A bodyguard who took the last point leaves nothing to suffer."""
        assert self.picture is not None
        if self.picture.key.get(event.card) in SHIELDS:
            self.harm = [one for one in self.harm if one[0] != event.seat or 0 not in one[2]]

    def on_delivery_failed(self, event: Event) -> None:
        self.rolled_to_deliver(hit=False)

    def rolled_to_deliver(self, *, hit: bool) -> None:
        if self.roll is not None and self.roll.sure:
            self.agree("a hit delivers", (self.roll.dice["hit"] > 0) == hit, self.roll.dice)
        self.roll = None

    def on_rewarded(self, event: Event) -> None:
        assert self.picture is not None
        key = self.picture.key[event.card]
        if self.delivering and key in ILLEGAL:
            self.rolled_to_deliver(hit=True)
        rewards = [FOOT_REWARDS[key]] if key in FOOT_REWARDS else FIGURES[key].rewards if key in FIGURES else []
        if rewards:
            credits = {credits for credits, _ in rewards}
            half = {-(-amount // 2000) * 1000 for amount in credits}
            self.agree("rewards", event.number in credits | half | {0}, (key, event.number))

    def on_was_defeated(self, event: Event) -> None:
        captain = self.captain(event.seat)
        self.agree(
            "who is defeated", captain.beaten(), (captain.damage, captain.number("health"), captain.number("hull"))
        )
        self.owed = (event.seat, min(PRICE_OF_DEFEAT, captain.credits)) if captain.credits > 0 else None

    def on_lost_credits(self, event: Event) -> None:
        if self.owed is not None and self.owed[0] == event.seat:
            self.agree("the price of defeat", event.number == self.owed[1], (event.number, self.owed))
            self.owed = None
