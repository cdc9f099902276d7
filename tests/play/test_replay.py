"""Replay files: kept, resumed, proved; whatever is wrong with one is told."""

import json
from pathlib import Path
from typing import Any

import pytest

from kantyna.kernel.errors import BadSave
from kantyna.play.files import BadFile
from kantyna.play.match import Match
from kantyna.play.replay import FORMAT, Replay
from tests.play.test_match import played


@pytest.fixture(scope="module")
def match() -> Match:
    return played(21, 57)


def changed(match: Match, **fields: Any) -> bytes:
    return json.dumps({**json.loads(match.replay().to_bytes()), **fields}).encode()


def test_a_replay_gives_the_same_match(match: Match) -> None:
    data = match.replay().to_bytes()
    again = Match.load(Replay.from_bytes(data))
    assert again.digest() == match.digest()
    assert again.given == match.given
    assert again.setup == match.setup
    assert len(again.events) == len(match.events)
    assert again.replay().to_bytes() == data


@pytest.mark.parametrize(("variant", "seats"), [("raid", 4), ("two-headed-hydra", 4), ("hunter", 3)])
def test_every_way_to_play_can_be_kept(variant: str, seats: int) -> None:
    match = played(4, 120, variant, seats)
    assert Match.load(Replay.from_bytes(match.replay().to_bytes())).digest() == match.digest()


def test_settings_names_and_players_are_kept() -> None:
    match = Match.new(
        "star-realms", "raid", 3, {"boss-hand": 7}, 8, ["Ada", "Żaneta", "Jo"], ["human", "greedy", "level3"]
    )
    again = Match.load(Replay.from_bytes(match.replay().to_bytes()))
    assert again.setup == match.setup
    assert again.setup.names[1] == "Żaneta"


def test_proofs_are_kept_every_tenth_answer_and_at_the_end(match: Match) -> None:
    assert sorted(match.replay().hashes) == [0, 10, 20, 30, 40, 50, 57]
    # A resumed match goes on with all of them.
    again = Match.load(match.replay())
    options = again.options(again.pending_seat)
    again.submit(again.pending_seat, options[0].code)
    assert sorted(again.replay().hashes) == [0, 10, 20, 30, 40, 50, 58]


def test_proofs_of_what_was_taken_back_are_gone(match: Match) -> None:
    again = Match.load(match.replay())
    while len(again.given) > 45:
        again.undo(again.given[-1].seat, force=True)
    assert sorted(again.replay().hashes) == [0, 10, 20, 30, 40, 45]
    Match.load(again.replay())


def test_a_file_is_written_whole_and_read_back(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "game.json"
    match.replay().write(file)
    match.replay().write(file)
    assert Replay.read(file) == match.replay()
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_read_or_written(match: Match, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as missing:
        Replay.read(tmp_path / "none.json")
    assert missing.value.key == "file-missing"
    with pytest.raises(BadFile) as folder:
        Replay.read(tmp_path)
    assert folder.value.key == "file-unreadable"
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile) as unwritable:
        match.replay().write(tmp_path / "file" / "game.json")
    assert unwritable.value.key == "file-unwritable"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b'{"kantyna": "scenario", "format": 1}',
        b'{"kantyna": "replay"}',
        b'{"kantyna": "replay", "format": "one"}',
        b'{"kantyna": "replay", "format": 2, "game": "star-realms"}',
    ],
)
def test_damaged_files(data: bytes) -> None:
    with pytest.raises(BadSave) as refused:
        Replay.from_bytes(data)
    assert refused.value.key == "replay-damaged"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"format": FORMAT + 1, "anything": "new"}, "replay-newer"),
        ({"format": 1, "anything": "old"}, "replay-older"),
        ({"rules": 99}, "replay-other-rules"),
        ({"game": "chess"}, "replay-unknown-game"),
        ({"answers": [1, "two"]}, "replay-damaged"),
        ({"seats": 2.5}, "replay-damaged"),
        ({"hashes": {"900": "00"}}, "replay-damaged"),
        ({"hashes": {"x": "00"}}, "replay-damaged"),
        ({"surplus": 1}, "replay-damaged"),
    ],
)
def test_wrong_fields(match: Match, fields: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSave) as refused:
        Replay.from_bytes(changed(match, **fields))
    assert refused.value.key == key


def test_a_truncated_file_is_damaged_wherever_it_breaks_off(match: Match) -> None:
    data = match.replay().to_bytes()
    for size in range(0, len(data) - 2, 97):
        with pytest.raises(BadSave):
            Replay.from_bytes(data[:size])


def test_the_replay_of_another_game(match: Match) -> None:
    with pytest.raises(BadSave) as refused:
        Replay.from_bytes(match.replay().to_bytes(), game="deckbuilding")
    assert refused.value.key == "replay-other-game"
    Replay.from_bytes(match.replay().to_bytes(), game="star-realms")


def test_a_false_proof_is_found_where_it_stands(match: Match) -> None:
    hashes = {str(count): proof for count, proof in match.replay().hashes.items()}
    data = changed(match, hashes={**hashes, "30": "0" * 16})
    with pytest.raises(BadSave) as refused:
        Match.load(Replay.from_bytes(data))
    assert refused.value.key == "replay-differs"
    assert refused.value.values["at"] == 30
    assert Match.load(Replay.from_bytes(data), verify=False).digest() == match.digest()


def test_another_seed_is_found_at_once(match: Match) -> None:
    with pytest.raises(BadSave) as refused:
        Match.load(Replay.from_bytes(changed(match, seed=match.setup.seed + 1)))
    assert (refused.value.key, refused.value.values["at"]) == ("replay-differs", 0)


def test_an_impossible_answer_is_found(match: Match) -> None:
    answers = list(match.answers)
    answers[33] = 2751
    with pytest.raises(BadSave) as refused:
        Match.load(Replay.from_bytes(changed(match, answers=answers)))
    assert (refused.value.key, refused.value.values["at"]) == ("replay-illegal", 34)


def test_a_changed_answer_is_found_by_the_next_proof(match: Match) -> None:
    """Whichever possible answer is put in place of the true one, the file no longer holds."""
    for at in (12, 25):
        asked = match.at(at).decision(match.given[at].seat)
        assert asked is not None
        for other in asked.options:
            if other != match.answers[at]:
                answers = [*match.answers[:at], other, *match.answers[at + 1 :]]
                with pytest.raises(BadSave) as refused:
                    Match.load(Replay.from_bytes(changed(match, answers=answers)))
                assert refused.value.key in ("replay-differs", "replay-illegal")


def test_answers_after_the_end_are_refused() -> None:
    match = played(2, 20_000)
    with pytest.raises(BadSave) as refused:
        Match.load(Replay.from_bytes(changed(match, answers=[*match.answers, 0])))
    assert refused.value.key == "replay-illegal"
