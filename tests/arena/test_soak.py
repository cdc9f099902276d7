"""Soaking: the laws over many games, and what is told of it."""

import pytest

from kantyna.arena import soak
from kantyna.arena.laws import Broken, Laws
from kantyna.kernel.errors import BadSetup
from kantyna.kernel.table import Table


def test_a_short_soak_holds() -> None:
    told: list[tuple[int, int]] = []
    (result,) = soak(
        "star-realms", "duel", decisions=3000, seed=1, progress=lambda done, total: told.append((done, total))
    )
    assert result.json() == {
        "game": "star-realms",
        "variant": "duel",
        "games": result.games,
        "decisions": 3000,
        "violations": [],
    }
    assert told[-1] == (3000, 3000)


def test_every_way_to_play_is_soaked_and_the_jobs_do_not_matter() -> None:
    one = [result.json() for result in soak("star-realms", decisions=200, seed=2)]
    assert [told["variant"] for told in one][:3] == ["duel", "free-for-all", "hunter"]
    assert one == [result.json() for result in soak("star-realms", decisions=200, seed=2, jobs=2)]


def test_a_broken_law_is_told_with_where_it_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(self: Laws, table: Table) -> None:
        raise Broken("cards-conserved", "lost [3]")

    monkeypatch.setattr(Laws, "cards_are_conserved", lose)
    (result,) = soak("star-realms", "duel", decisions=500)
    assert result.violations
    assert str(result.violations[0]).startswith("cards-conserved (star-realms duel, 2 seats, seed ")


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(BadSetup, match="setup-unknown-variant"):
        soak("star-realms", "bogus")
