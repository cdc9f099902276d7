"""Decks on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Kantyna


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("form", ["text", "json", "o8d"])
def test_a_deck_goes_from_format_to_format(kantyna: Kantyna, tmp_path: Path, language: str, form: str) -> None:
    written = kantyna("deck", "rebel-alliance", "--as", form, lang=language)
    assert written.returncode == 0
    file = tmp_path / "deck"
    file.write_text(written.stdout, encoding="utf-8")
    told = json.loads(kantyna("deck", str(file), "--json", lang=language).stdout)
    assert told == {
        "affiliation": "rebel-alliance",
        "sets": [8, 9, 10, 11, 12, 13, 14, 18],
        "setting": "rebel-alliance",
        "faults": [],
    }


def test_what_is_wrong_with_a_deck_is_told(kantyna: Kantyna, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Sith\n3x Fall of the Jedi\nSpoza listy (1)\n", encoding="utf-8")
    told = kantyna("deck", str(file), lang="pl")
    assert told.returncode == 1
    assert [line.split(":")[0] for line in told.stdout.splitlines()] == ["CG-DECK-1", "CG-DECK-2", "CG-DECK-3"]


@pytest.mark.parametrize("words", [["deck", "nowhere.txt"], ["deck", "jedi", "--as", "pdf"]])
def test_what_cannot_be_read_or_written_is_told_in_a_sentence(kantyna: Kantyna, words: list[str]) -> None:
    told = kantyna(*words, lang="en")
    assert told.returncode == 1
    assert "Traceback" not in told.stderr
