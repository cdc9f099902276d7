"""Every error that the source can raise is a sentence in both languages."""

import re
from functools import cache
from pathlib import Path

from kantyna.games.registry import GAMES
from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker, lexicon
from tests.lang.sources import SOURCE, Keys, calls, error_classes, patterns, written_keys


def unregistered(file: Path) -> bool:
    """Is it a file of a game that can't be played yet?"""
    inside = file.relative_to(SOURCE).parts
    return (
        inside[0] == "games" and len(inside) > 2 and inside[1] not in {n.replace("-", "_") for n in (*GAMES, "common")}
    )


@cache
def raised() -> dict[str, set[str]]:
    """The keys of all errors in the source, each with the values that every place of it gives."""
    found: dict[str, set[str]] = {}
    classes = error_classes()
    for file, name, call in calls(SOURCE):
        if unregistered(file):
            continue
        if name in classes and call.args and file != SOURCE / "kernel" / "errors.py":
            given = {word.arg for word in call.keywords if word.arg}
            for key in next((keys for keys in map(patterns, call.args) if keys), []):
                found[key] = found[key] & given if key in found else given
    return found


def test_every_error_has_its_sentence(speaker: Speaker) -> None:
    books = [lexicon(speaker.language, name) for name in ("", *GAMES)]
    sentences = [(words, key) for words in books for key in words.entries if key.startswith("error-")]
    for pattern, given in raised().items():
        told = False
        for words, key in sentences:
            if re.fullmatch(f"error-{pattern}", key):
                told = True
                wanted = words.variables(key) - {"kantyna"}  # the program's own name, which every message has
                assert wanted <= given, f"{key} wants {wanted - given}"
        assert told, f"error-{pattern} has no words in {speaker.language}"


def test_no_sentence_is_there_for_nothing(speaker: Speaker) -> None:
    """Its key stands somewhere in the source, whole or put together."""
    known = Keys(written_keys())
    for key in lexicon(speaker.language).entries:
        if key.startswith("error-"):
            assert key.removeprefix("error-") in known


def test_an_error_is_told_with_its_values() -> None:
    error = KantynaError("setup-seats", name="duel", seats=5, wanted="2")
    assert Speaker("pl").error(error) == "„duel” nie jest dla 5 osób, lecz dla 2."
    assert Speaker("en").error(error) == "“duel” is not for 5 seats, but for 2."


def test_a_missing_extra_is_told_with_how_to_have_it_of_a_wheel_and_in_a_clone(speaker: Speaker) -> None:
    for error, extra in (
        (KantynaError("cli-no-research", name="numpy"), "research"),
        (KantynaError("cluster-missing"), "cluster"),
    ):
        told = speaker.error(error)
        assert f'pip install "kantyna[{extra}]"' in told
        assert f'.venv/bin/python -m pip install -e ".[{extra}]"' in told


def test_errors_are_found_in_the_source_at_all() -> None:
    assert {re.escape("setup-unknown-game"), re.escape("answer-not-asked")} <= set(raised())
