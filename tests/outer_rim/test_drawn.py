"""The map as pages are told it: every space somewhere of its own, lanes both ways, contacts beside their planets."""

from __future__ import annotations

import pytest

from kantyna.games.outer_rim.spec import OuterRimSpec
from kantyna.games.outer_rim.world import STANDARD, drawn
from kantyna.kernel.ids import NOBODY

SPEC = OuterRimSpec()


@pytest.mark.parametrize("order", [STANDARD, [3, 0, 5, 2, 4, 1]])
def test_every_space_is_drawn_somewhere_of_its_own(order: list[int]) -> None:
    spaces = drawn(order, SPEC.factions)
    assert len({(space.along, space.across) for space in spaces}) == len(spaces) == 38
    assert all(0 < space.along < 1000 and 0 < space.across < 1000 for space in spaces)
    for number, space in enumerate(spaces):
        assert space.thing == number
        assert all(number in spaces[other].lanes for other in space.lanes)
        assert all(abs(spaces[other].along - space.along) < 170 for other in space.lanes), "no lane leaps over a tile"


def test_a_view_has_the_map_and_where_contacts_are() -> None:
    variant = SPEC.variants()[0]
    view = SPEC.view(SPEC.new(variant.name, variant.fewest, dict(variant.settings), 1), NOBODY)
    assert [space.key for space in view.spaces[:2]] == ["cantonica", "ord-mantell"]
    assert view.spaces[1].faction == "syndicate"
    contacts = [zone for zone in view.zones if SPEC.names.zones[zone.kind].startswith("contact-")]
    assert [zone.place for zone in contacts] == [at // 2 for at in range(22)]
    assert {zone.place for zone in view.zones if zone not in contacts} == {-1}
