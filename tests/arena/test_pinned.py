"""Players of another revision at our tables: this source stands in for the other one, in a process of its own."""

from collections.abc import Iterator

import pytest

from kantyna.arena.harness.surface import Way
from kantyna.arena.pinned import FollowedGame, OtherGame, Pinned, process_of
from kantyna.arena.revision import here
from kantyna.arena.tournament import Result, run
from kantyna.games.registry import game
from kantyna.kernel.errors import BadSetup, KantynaError
from kantyna.lang import LANGUAGES, Speaker


@pytest.fixture(scope="module")
def there() -> Iterator[Pinned]:
    pinned = Pinned("0123456789abcdef", here(), "plain")
    yield pinned
    process_of(pinned).close()


def counted(result: Result) -> list[tuple[int, tuple[int, ...], int, str]]:
    return [(game.number, game.winners, game.decisions, game.error) for game in result.played]


@pytest.mark.parametrize(
    ("name", "variant", "seats"),
    [
        ("star-realms", "duel", ["greedy", "level1"]),
        ("destiny", "duel", ["greedy", "greedy"]),
        ("star-realms", "free-for-all", ["random", "greedy", "random"]),
    ],
)
def test_they_play_as_they_would_at_home(there: Pinned, name: str, variant: str, seats: list[str]) -> None:
    """The same source on both sides: then it must be the same games, answer by answer."""
    away = run(name, variant, seats, games=2, seed=4, against=there)
    assert counted(away) == counted(run(name, variant, seats, games=2, seed=4))
    assert away.json()["seats"] == [seats[0], *(f"{one}@01234567" for one in seats[1:])]


def told(error: KantynaError) -> list[str]:
    return [Speaker(language).error(error) for language in LANGUAGES]


def test_other_rules_are_told_before_the_first_game(there: Pinned, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("star-realms"), "rules_number", 999)
    with pytest.raises(OtherGame, match="arena-other-rules") as refused:
        run("star-realms", "duel", ["greedy", "greedy"], games=1, against=there)
    assert all("999" in sentence and "01234567" in sentence for sentence in told(refused.value))


def test_a_game_that_goes_another_way_is_told(there: Pinned) -> None:
    """Rules may differ though their number is the same: here the deal does."""
    way = Way("star-realms", "duel", 2, {})
    table = game("star-realms").new("duel", 2, {}, 1)
    followed = FollowedGame(there, way, table, 2, {0: ("greedy", 1), 1: ("greedy", 2)})
    with pytest.raises(OtherGame, match="arena-other-game") as refused:
        followed.choose()
    assert all("01234567" in sentence for sentence in told(refused.value))


def test_who_is_not_there_is_told(there: Pinned) -> None:
    with pytest.raises(BadSetup, match="arena-no-player-there") as refused:
        run("star-realms", "duel", ["greedy", "level9"], games=1, against=there)
    assert all("level9" in sentence for sentence in told(refused.value))
    with pytest.raises(BadSetup, match="bench-no-game"):
        there.check("chess", ["greedy"])


def test_a_process_that_died_is_begun_again(there: Pinned) -> None:
    first = process_of(there)
    first.close()
    there.check("star-realms", ["greedy"])
    assert process_of(there) is not first
