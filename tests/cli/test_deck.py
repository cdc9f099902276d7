"""Decks on the command line."""

import json
from pathlib import Path

import pytest

from kantyna.games.deck_builders import BUILDERS
from kantyna.games.destiny.decks.ready import READY_MADE, STARTERS
from tests.cli.conftest import Kantyna


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("form", ["text", "json", "o8d", "link", "code"])
def test_a_deck_goes_from_format_to_format(kantyna: Kantyna, tmp_path: Path, language: str, form: str) -> None:
    written = kantyna("deck", "rebel-alliance", "--as", form, lang=language)
    assert written.returncode == 0
    file = tmp_path / "deck"
    file.write_text(written.stdout, encoding="utf-8")
    told = json.loads(kantyna("deck", str(file), "--json", lang=language).stdout)
    assert list(told) == ["game", "name", "picks", "setting", "link", "faults"]
    assert (told["game"], told["setting"], told["faults"]) == ("card-game", "rebel-alliance", [])
    assert told["picks"] == BUILDERS["card-game"].ready["rebel-alliance"]


@pytest.mark.parametrize("form", ["text", "json", "tts", "link", "code"])
def test_a_deck_of_destiny_goes_from_format_to_format(kantyna: Kantyna, tmp_path: Path, form: str) -> None:
    written = kantyna("deck", "leia-poe", "--as", form, lang="pl")
    assert written.returncode == 0
    file = tmp_path / "deck"
    file.write_text(written.stdout, encoding="utf-8")
    told = json.loads(kantyna("deck", str(file), "--json", lang="en").stdout)
    assert (told["game"], told["setting"], told["faults"]) == ("destiny", "leia-poe", [])
    assert told["picks"] == READY_MADE["leia-poe"]


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
    file.write_text("1x Leia Organ", encoding="utf-8")
    assert kantyna("deck", str(file), lang="en").stderr == (
        "Line 1: there is no card “Leia Organ”. Did you mean “Leia Organa”?\n"
    )
    file.write_text('{"slots": {"01028": "many"}}', encoding="utf-8")
    assert "Leia Organa" in kantyna("deck", str(file), lang="pl").stderr


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
    ("replay", "broken.json", "broken.json nie jest zapisem partii albo jest uszkodzony.\n"),
    (
        "replay",
        "half.json",
        "Zapis partii half.json jest uszkodzony: pola „version” brakuje, jest nieznane albo błędne.\n",
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


def test_only_a_personal_deck_is_held_to_ten_sets(kantyna: Kantyna, tmp_path: Path) -> None:
    """A deck of the rulebook is whole with its eight."""
    assert kantyna("deck", "jedi", "--stats", lang="en").stdout.startswith("objective sets: 8\n")
    file = tmp_path / "own.txt"
    file.write_text("jedi 1 1 2 2 3 3 4 4 5 6 7", encoding="utf-8")
    assert kantyna("deck", str(file), "--stats", lang="en").stdout.startswith("objective sets: 11/10+\n")


@pytest.mark.parametrize("name", ["jedi", "leia-poe"])
def test_a_deck_is_weighed_and_tried(kantyna: Kantyna, name: str) -> None:
    weighed = kantyna("deck", name, "--stats", "--hand", "--seed", "3", lang="pl")
    assert weighed.returncode == 0
    assert "Krzywa kosztów" in weighed.stdout
    assert "Próbna ręka (ziarno 3)" in weighed.stdout
    told = json.loads(kantyna("deck", name, "--stats", "--back", "1", "--seed", "3", "--json", lang="en").stdout)
    assert len(told["hand"]["cards"]) in (5, 6)
    assert set(told["statistics"]) == {"figures", "curve", "signs", "sources", "expected"}
    again = kantyna("deck", name, "--back", "1,3", "--seed", "3", lang="en").stdout.splitlines()[0]
    gone = {"jedi": "all of the first went back", "leia-poe": "of the first cards 1, 3 went back"}[name]
    assert again == f"Test hand (seed 3), the second: {gone}"
    assert kantyna("deck", name, "--back", "x", lang="en").returncode == 1


@pytest.mark.parametrize("more", [[], ["--json"]])
@pytest.mark.parametrize(("name", "most"), [("jedi", 6), ("leia-poe", 5)])
def test_places_that_the_hand_does_not_have_are_told_with_what_would_be_right(
    kantyna: Kantyna, name: str, most: int, more: list[str]
) -> None:
    away = kantyna("deck", name, "--hand", "--back", "1,9", *more, lang="en")
    assert (away.returncode, away.stderr) == (1, f"There is no card number 9 in hand; there are {most}.\n")
    twice = kantyna("deck", name, "--hand", "--back", "1,3,1", *more, lang="pl")
    assert (twice.returncode, twice.stderr) == (
        1,
        "Karta numer 1 jest podana dwa razy; wystarczy raz: --back 1,3.\n",
    )


def test_a_deck_meets_every_ready_deck_of_its_game(kantyna: Kantyna) -> None:
    command = ("deck", "sith", "--matrix", "--games", "1", "--player", "random")
    told = kantyna(*command, lang="en")
    assert [line.split(":")[0] for line in told.stdout.splitlines()] == ["Jedi", "Rebel Alliance"]
    rows = json.loads(kantyna(*command, "--json", lang="en").stdout)["matrix"]
    assert [(row["foe"], row["games"], row["errors"]) for row in rows] == [("jedi", 1, 0), ("rebel-alliance", 1, 0)]


def test_only_bots_meet_the_ready_decks(kantyna: Kantyna) -> None:
    told = kantyna("deck", "jedi", "--matrix", "--player", "human", lang="en")
    assert (told.returncode, told.stderr) == (1, "Only bots play here: there is no seat for a human.\n")


def test_a_link_is_a_deck(kantyna: Kantyna) -> None:
    link = kantyna("deck", "han-rey", "--as", "link", lang="en").stdout.strip()
    again = kantyna("deck", f"https://kantyna.example/decks/destiny#{link}", "--as", "code", lang="en")
    assert again.stdout == "han-rey\n"
    assert kantyna("deck", f"{link[:-3]}zzz", lang="en").stderr.startswith("This link to a deck is damaged")


def test_a_deck_is_built_of_a_collection(kantyna: Kantyna, tmp_path: Path) -> None:
    """The file that the page writes, or a list of cards; what there is too little of is told by its name."""
    text = kantyna("deck", "leia-poe", lang="en").stdout
    listed, kept = tmp_path / "cards.txt", tmp_path / "kantyna-decks.json"
    listed.write_text(text)
    assert kantyna("deck", "leia-poe", "--owned", str(listed), lang="en").returncode == 0
    kept.write_text(
        json.dumps({"kantyna": "decks", "format": 1, "decks": [], "collections": {"destiny": {"scout": 1}}})
    )
    told = kantyna("deck", "leia-poe", "--owned", str(kept), lang="en")
    assert told.returncode == 1
    assert "Scout: your collection has 1." in told.stdout
    assert "Leia Organa: your collection has 0." in told.stdout
    assert kantyna("deck", "leia-poe", "--owned", "nowhere.json", lang="en").returncode != 0


OWNED = [
    ("1x Leia \x1b[31mOrg\x07\n", "Line 1: there is no card “Leia �[31mOrg�”. Did you mean “Leia Organa”?"),
    ('{"kantyna": "decks", "collections": {"destiny": {"scout": "x"}}}', "The deck names no cards"),
]


@pytest.mark.parametrize(("text", "why"), OWNED)
def test_a_collection_that_cant_be_read_is_named_and_sends_no_control_signs(
    kantyna: Kantyna, tmp_path: Path, text: str, why: str
) -> None:
    (tmp_path / "mine.txt").write_text(text, encoding="utf-8")
    told = kantyna("deck", "leia-poe", "--owned", "mine.txt", lang="en")
    assert told.returncode == 1
    assert told.stderr.startswith(f"The collection in mine.txt can’t be read. {why}")
    assert told.stderr.rstrip("\n").isprintable()
    assert kantyna("deck", "leia-poe", "--owned", "none.txt", lang="pl").stderr == "Nie ma pliku none.txt.\n"
