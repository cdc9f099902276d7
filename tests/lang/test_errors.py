"""Every error that the source can raise is a sentence in both languages."""

import re

from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker, lexicon
from tests.lang.sources import SOURCE, calls, error_classes, patterns


def raised() -> dict[str, set[str]]:
    """The keys of all errors in the source, each with the values that every place of it gives."""
    found: dict[str, set[str]] = {}
    classes = error_classes()
    for file, name, call in calls(SOURCE):
        if name in classes and call.args and file.name != "errors.py":
            given = {word.arg for word in call.keywords if word.arg}
            for key in patterns(call.args[0]):
                found[key] = found[key] & given if key in found else given
    return found


def test_every_error_has_its_sentence(speaker: Speaker) -> None:
    words = lexicon(speaker.language)
    for pattern, given in raised().items():
        keys = [key for key in words.entries if re.fullmatch(f"error-{pattern}", key)]
        assert keys, f"error-{pattern} has no words in {speaker.language}"
        for key in keys:
            assert words.variables(key) <= given, f"{key} wants {words.variables(key) - given}"


def test_no_sentence_is_there_for_nothing(speaker: Speaker) -> None:
    known = [f"error-{pattern}" for pattern in raised()]
    for key in lexicon(speaker.language).entries:
        if key.startswith("error-"):
            assert any(re.fullmatch(pattern, key) for pattern in known), key


def test_an_error_is_told_with_its_values() -> None:
    error = KantynaError("setup-seats", name="duel", seats=5, fewest=2, most=2)
    assert Speaker("pl").error(error) == "„duel” nie jest dla 5 osób: co najmniej 2, najwyżej 2."
    assert Speaker("en").error(error) == "“duel” is not for 5 seats: at least 2, at most 2."


def test_errors_are_found_in_the_source_at_all() -> None:
    assert {re.escape("setup-unknown-game"), re.escape("answer-not-asked")} <= set(raised())
