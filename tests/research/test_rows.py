"""Rows tell what a view tells, and nothing else; whichever way a table is played, they are the same."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import numpy as np
import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.batch import OUTSIDE, Batch
from kantyna.kernel.body import row
from kantyna.kernel.encoding import numbers
from kantyna.kernel.ids import NOBODY
from kantyna.kernel.knowledge import show
from kantyna.kernel.rng import Dice
from kantyna.kernel.sight import Sight
from kantyna.kernel.view import View
from kantyna.research.game import Game, Position, Shorts, copied
from tests.research.ways import WAYS, walk


def fresh(position: Position, seat: int) -> Shorts:
    """The row of a seat that looks at the table for the first time."""
    encoding = position.game.encoding
    sight = Sight(encoding, seat, numbers(encoding.size), 0)
    sight.look(position.table)
    return copied(sight.out, np.int16)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_who_looks_again_sees_what_one_sees_who_looks_for_the_first_time(name: str, variant: str, seats: int) -> None:
    game, dice = Game(name, variant, seats), Dice(5)
    position = game.start(8)
    for at in range(60):
        for seat in range(seats):
            if (at + seat) % 3 == 0 or seat == position.asked:
                differ = np.nonzero(position.row(seat) != fresh(position, seat))[0]
                assert [game.columns[column] for column in differ] == []
        walk(position, 1 + at % 4, dice)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_no_observation_tells_what_its_seat_can_not_know(name: str, variant: str, seats: int) -> None:
    game, dice = Game(name, variant, seats), Dice(3)
    position = game.start(11)
    for at in range(8):
        for seat in range(seats):
            other = position.imagine(seat, at)
            differ = np.nonzero(position.row(seat) != other.row(seat))[0]
            assert [game.columns[column] for column in differ] == []
            _, differ = np.nonzero(position.cards(seat) != other.cards(seat))
            assert [game.card_columns[column] for column in differ] == []
            assert game.json(position.view(seat)) == game.json(other.view(seat))
            assert game.key(position.view(seat)) == game.key(other.view(seat))
        walk(position, 25, dice)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_every_column_has_a_name_of_its_own(name: str, variant: str, seats: int) -> None:
    game = Game(name, variant, seats)
    assert len(set(game.columns)) == len(game.columns) == len(game.start(0).row(0))
    covered = [column for part in game.slices.values() for column in range(part.start, part.stop)]
    assert covered == list(range(len(game.columns)))


def counted(game: Game, view: View) -> Counter[str]:
    """What a view tells, under the names of columns: things by where they lie, counters, marks by whose they are."""
    told: Counter[str] = Counter()
    schema, names, key = game.spec.schema, game.spec.names, [card.key for card in game.spec.cards]
    holders: dict[int, str] = {}
    for zone in view.zones:
        owners = schema.owners(schema.zones[zone.kind].of, view.seats)
        owner = (zone.seat - view.seat) % owners
        told[f"zone:{names.zones[zone.kind]}/{owner}/number"] = zone.size
        for card in zone.cards:
            if card >= 0:
                told[f"zone:{names.zones[zone.kind]}/{owner}/{key[view.defs[card]]}"] += 1
                holders[card] = f"{owner if owners > 1 else 'table'}/{key[view.defs[card]]}"
    for pool in view.unseen:
        owner = 0 if pool.seat == NOBODY else (pool.seat - view.seat) % view.seats
        told.update(f"unseen:{pool.pool}/{owner}/{key[view.defs[card]]}" for card in pool.cards)
    for counter in view.counters:
        owners = schema.owners(schema.counters[counter.kind].of, view.seats)
        told[f"counter:{schema.counters[counter.kind].name}/{(counter.seat - view.seat) % owners}"] = counter.value
    for mark in [*view.marks, *view.undrawn]:
        kind = schema.marks[mark.kind]
        worth = 1 if kind.definition or kind.thing else mark.value + kind.offset
        told[f"mark:{kind.name}/{holders[mark.card]}"] += worth
    return told


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_a_row_tells_what_the_view_tells(name: str, variant: str, seats: int) -> None:
    """The two walk over one table each in its own way, and count the same. Aside: counters that nobody draws, which a
    View has without their names, and on what a thing lies, which it tells place by place."""
    game, dice = Game(name, variant, seats), Dice(6)
    schema = game.spec.schema
    aside = {f"counter:{one.name}" for one in schema.counters if not one.shown}
    aside |= {f"mark:{one.name}" for one in schema.marks if one.place in {zone.host for zone in schema.zones}}
    subjects = ("zone:", "unseen:", "counter:", "mark:")
    position = game.start(4)
    for at in range(5):
        seat = at % seats if position.asked == NOBODY or at % 2 else int(position.asked)
        row = dict(zip(game.columns, position.row(seat).tolist(), strict=True))
        seen = {column: count for column, count in row.items() if column.startswith(subjects)}
        told = counted(game, show(position.table, seat))
        for column in [*seen, *told]:
            if column.partition("/")[0] not in aside:
                assert seen[column] == told[column], column
        walk(position, 30, dice)


def test_columns_say_what_lies_where() -> None:
    game = Game("star-realms", "duel")
    position = game.start(7)
    told = dict(zip(game.columns, position.row(position.asked).tolist(), strict=True))
    hand = {name: count for name, count in told.items() if name.startswith("zone:hand/0/") and count}
    view = position.view(position.asked)
    zone = view.zone(game.spec.names.zones.index("hand"), position.asked)
    keys = [game.spec.cards[view.defs[card]].key for card in zone.cards]
    assert hand == {**{f"zone:hand/0/{key}": keys.count(key) for key in keys}, "zone:hand/0/number": len(keys)}
    assert told["zone:hand/1/number"] == 5
    assert not any(count for name, count in told.items() if name.startswith("zone:hand/1/") and "number" not in name)
    assert told["counter:authority/0"] == told["counter:authority/1"] == 50
    assert told["question/main"] == told["asked/0"] == told["active/0"] == told["turn/number"] == 1


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_a_position_is_copied_and_kept_in_the_middle_of_a_game(name: str, variant: str, seats: int) -> None:
    position = Game(name, variant, seats).start(5)
    walk(position, 40, Dice(1))
    copies = [position.copy(), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
    walk(position, 30, Dice(2))
    for other in copies:
        walk(other, 30, Dice(2))
        assert other.digest() == position.digest()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_position_is_made_of_is_copied_and_pickled_too(name: str) -> None:
    game = Game(name)
    position = game.start(5)
    for _ in range(4):
        walk(position, 20, Dice(1))
        seat = position.asked
        for again in (copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
            table, view = again(position.table), again(position.view(seat))
            assert game.spec.digest(table) == position.digest()
            assert table.options.listed() == position.legal()
            assert game.json(view) == game.json(position.view(seat))
            assert game.spec.digest(game.spec.determinize(view, Dice(2))) == position.imagine(seat, 2).digest()
            decision = again(view.decision)
            assert (decision.kind, decision.options) == (view.decision.kind, view.decision.options)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_codes_hold_every_option_and_less_than_the_space(name: str, variant: str, seats: int) -> None:
    game, dice = Game(name, variant, seats), Dice(4)
    codes = set(game.codes())
    assert len(codes) < game.actions
    position = game.start(2)
    for _ in range(200):
        assert codes.issuperset(position.legal())
        walk(position, 1, dice)


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_every_action_has_words_of_its_own(name: str, variant: str, seats: int) -> None:
    game = Game(name, variant, seats, compact=True)
    assert len({game.action(action) for action in range(game.actions)}) == game.actions


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_compact_actions_are_the_same_in_other_numbers(name: str, variant: str, seats: int) -> None:
    whole, compact = Game(name, variant, seats), Game(name, variant, seats, compact=True)
    assert compact.actions == len(whole.codes())
    positions = [game.start(7) for game in (whole, compact)]
    dice = Dice(3)
    for _ in range(60):
        if positions[0].over:
            break
        legal = [position.legal() for position in positions]
        assert [compact.used[action] for action in legal[1]] == legal[0]
        assert [*map(compact.action, legal[1])] == [*map(whole.action, legal[0])]
        assert np.flatnonzero(positions[1].mask()).tolist() == legal[1]
        at = dice.below(len(legal[0]))
        for position, offered in zip(positions, legal, strict=True):
            position.play(offered[at])
    assert positions[0].digest() == positions[1].digest()


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_tables_that_are_played_together_are_played_as_alone(name: str, variant: str, seats: int) -> None:
    game, count = Game(name, variant, seats), 3
    batch = Batch(game.spec, game.variant, game.seats, game.settings, count, [OUTSIDE] * game.seats)
    batch.reset(9)
    alone = [Position(game, table.clone()) for table in batch.tables]
    dice = Dice(6)
    for _ in range(40):
        if any(position.over for position in alone):
            break
        seen = copied(batch.rows, np.int16).reshape(count, game.seats, -1)
        legal = copied(batch.legal, np.int64).reshape(count, -1)
        answers = []
        for at, position in enumerate(alone):
            assert (seen[at, position.asked] == fresh(position, position.asked)).all()
            assert [code for code in legal[at].tolist() if code >= 0] == position.legal()
            answers.append(position.legal()[dice.below(len(position.legal()))])
            position.answer(answers[-1])
        batch.step(row(answers))


@pytest.mark.parametrize(("name", "variant", "seats"), WAYS)
def test_rules_of_thumb_say_the_same_whatever_their_seat_can_not_know(name: str, variant: str, seats: int) -> None:
    """So those who play inside may be asked of the table itself."""
    position, dice = Game(name, variant, seats).start(4), Dice(9)
    spec = position.game.spec
    for _ in range(120):
        table = position.table
        if table.asked == NOBODY:
            break
        best = spec.heuristics.best(table, table.options)
        imagined = table.clone()
        spec.resample(imagined, table.asked, dice)
        assert spec.heuristics.best(imagined, imagined.options) == best
        position.play(best)
        walk(position, dice.below(2), dice)
