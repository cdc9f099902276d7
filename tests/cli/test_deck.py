"""Decks on the command line."""

import json
from pathlib import Path

import pytest

from kantyna.games.destiny.decks.ready import READY_MADE, STARTERS
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
        "game": "card-game",
        "affiliation": "rebel-alliance",
        "sets": [8, 9, 10, 11, 12, 13, 14, 18],
        "setting": "rebel-alliance",
        "faults": [],
    }


@pytest.mark.parametrize("form", ["text", "json", "tts"])
def test_a_deck_of_destiny_goes_from_format_to_format(kantyna: Kantyna, tmp_path: Path, form: str) -> None:
    written = kantyna("deck", "leia-poe", "--as", form, lang="pl")
    assert written.returncode == 0
    file = tmp_path / "deck"
    file.write_text(written.stdout, encoding="utf-8")
    told = json.loads(kantyna("deck", str(file), "--json", lang="en").stdout)
    assert told == {"game": "destiny", "points": 30, "cards": 30, "setting": "leia-poe", "faults": []}


def test_a_deck_of_destiny_is_told_all_that_is_wrong_and_a_misspelt_name_its_nearest(
    kantyna: Kantyna, tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("1x Leia Organa\n1x Darth Vader (Awakenings #10)\n3x Dodge\n", encoding="utf-8")
    told = kantyna("deck", str(file), lang="en")
    assert told.returncode == 1
    assert {line.split(":")[0] for line in told.stdout.splitlines()} >= {"DE-TEAM-2", "DE-DECK-1", "DE-DECK-5"}
    file.write_text("1x Leia Organa\n2x Lightsabr\n", encoding="utf-8")
    assert kantyna("deck", str(file), lang="pl").stderr == (
        "Wiersz 2: nie ma karty „Lightsabr”. Może chodziło o „Lightsaber”?\n"
    )


def test_what_is_wrong_with_a_deck_is_told(kantyna: Kantyna, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Sith\n3x Fall of the Jedi\nSpoza listy (1)\n", encoding="utf-8")
    told = kantyna("deck", str(file), lang="pl")
    assert told.returncode == 1
    assert [line.split(":")[0] for line in told.stdout.splitlines()] == ["CG-DECK-1", "CG-DECK-2", "CG-DECK-3"]


READY = ", ".join(("jedi", "rebel-alliance", "sith", "imperial-navy", *READY_MADE, *STARTERS))
SAYS = [
    (
        "deck",
        "sihth",
        f"„sihth” to ani gotowa talia ({READY}), ani plik.\n",
    ),
    ("deck", "broken.json", "To nie jest talia w formacie JSON: wiersz 2 jest niezrozumiały.\n"),
    ("deck", "broken.o8d", "To nie jest talia OCTGN: wiersz 2 jest niezrozumiały.\n"),
    ("deck", "bare.json", "Talia nie podaje zestawów: „sets” to lista ich numerów.\n"),
    ("replay", "broken.json", "Ten plik nie jest zapisem partii albo jest uszkodzony.\n"),
    (
        "replay",
        "half.json",
        "Ten zapis partii jest uszkodzony: pola „version” brakuje, jest nieznane albo błędne.\n",
    ),
]


@pytest.mark.parametrize(("command", "file", "told"), SAYS, ids=lambda value: value.split()[0])
def test_what_no_parser_says_in_polish(kantyna: Kantyna, tmp_path: Path, command: str, file: str, told: str) -> None:
    for name, text in {
        "broken.json": '{"affiliation": "sith",\n"sets": [19',
        "broken.o8d": "<deck>\n<section>",
        "bare.json": '{"affiliation": "sith"}',
        "half.json": '{"kantyna": "replay", "format": 2}',
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
    assert kantyna(command, file, lang="pl").stderr == told


def test_a_deck_of_the_other_side_is_told_with_those_that_fit(kantyna: Kantyna) -> None:
    done = kantyna("play", "card-game", "--set", "dark=jedi", lang="pl")
    assert done.stderr == (
        "„jedi” nie jest stronnictwem ciemnej strony. Znane: sith, imperial-navy, scum-and-villainy.\n"
    )


@pytest.mark.parametrize("words", [["deck", "nowhere.txt"], ["deck", "jedi", "--as", "pdf"]])
def test_what_cannot_be_read_or_written_is_told_in_a_sentence(kantyna: Kantyna, words: list[str]) -> None:
    told = kantyna(*words, lang="en")
    assert told.returncode == 1
    assert "Traceback" not in told.stderr
