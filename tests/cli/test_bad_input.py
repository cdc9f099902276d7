"""Whatever is wrong is told in a sentence of the user's language, with an exit code, and never with a traceback."""

import json
import os
import pty
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from socket import gaierror

import pytest

from kantyna import cli
from kantyna.commands import catalogue
from kantyna.kernel.errors import KantynaError
from kantyna.lang import LANGUAGES, Speaker
from kantyna.play.files import reason
from kantyna.server.startup import bound
from tests.cli.conftest import Kantyna

BAD = [
    (["nonsense"], 2),
    (["gmaes"], 2),
    (["games", "--nonsense"], 2),
    (["games", "too", "many"], 2),
    (["cards"], 2),
    (["cards", "chess"], 1),
    (["cards", "star-realms", "nonsense"], 1),
    (["cards", "star-realms", "blob"], 1),
    (["rules", "star-realms", "SR-NONSENSE-1"], 1),
    (["rules", "star-realms", "--coverage", "--tests", "nowhere"], 1),
    (["play", "chess", "--plain"], 1),
    (["play", "star-realms", "--variant", "nonsense", "--plain"], 1),
    (["play", "star-realms", "--seats", "human", "--plain"], 1),
    (["play", "star-realms", "--seats", "human,nonsense", "--plain"], 1),
    (["play", "star-realms", "--variant", "duel", "--seats", "human,random,random", "--plain"], 1),
    (["play", "star-realms", "--names", "only-one", "--plain"], 1),
    (["play", "star-realms", "--seed", "abc", "--plain"], 2),
    (["play", "star-realms", "--seed", "-5", "--plain"], 1),
    (["play", "star-realms", "--set", "nonsense", "--plain"], 1),
    (["play", "star-realms", "--set", "boss-hand=7", "--plain"], 1),
    (["play", "star-realms", "--set", "boss-hand=--5", "--plain"], 1),
    (["play", "deckbuilding", "--set", "bases=99", "--plain"], 1),
    (["play", "card-game", "--set", "wording=7", "--plain"], 1),
    (["play", "card-game", "--set", "mulligan=x", "--plain"], 1),
    (["play", "card-game", "--set", "dark=3", "--plain"], 1),
    (["resume", "nowhere.json"], 1),
    (["resume", "."], 1),
    (["resume", "1"], 1),
    (["completion", "cmd"], 1),
    (["replay", "kept.json", "--branch", "--json"], 1),
    (["rules", "star-realms", "SR-ALLY-1", "--coverage"], 1),
    (["watch", "star-realms", "--seats", "human,random", "--plain"], 1),
    (["deck", "nowhere.txt"], 1),
    (["deck", "."], 1),
    (["deck", "sith", "--as", "pdf"], 1),
    (["serve", "--data", "/proc/nowhere", "--port", "0"], 1),
    (["watch", "star-realms", "--seats", "random,nonsense", "--plain"], 1),
    (["replay", "nowhere.json"], 1),
    (["replay", "."], 1),
    (["judge", "nowhere.yaml"], 1),
    (["judge", "."], 1),
    (["arena", "chess"], 1),
    (["arena", "star-realms", "--games", "0"], 2),
    (["arena", "star-realms", "--seats", "human,random"], 1),
    (["arena", "star-realms", "--seats", "random,nonsense"], 1),
    (["arena", "star-realms", "--file", "/proc/nowhere/kept"], 1),
    (["soak", "star-realms", "--variant", "nonsense"], 1),
    (["soak", "star-realms", "--engine", "ray", "--address", "127.0.0.1:1"], 1),
    (["serve", "--port", "99999"], 2),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "code"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_a_sentence_and_an_exit_code(kantyna: Kantyna, words: list[str], code: int, language: str) -> None:
    done = kantyna(*words, lang=language)
    assert done.returncode == code
    assert "Traceback" not in done.stdout + done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.strip().endswith((".", "?", ")"))
    other = kantyna(*words, lang="en" if language == "pl" else "pl")
    assert other.stderr != done.stderr, "the sentence is the user's language"


@pytest.mark.parametrize(
    ("words", "polish", "english"),
    [
        (
            ["play", "--seed", "1.5"],
            "„1.5” nie może być wartością opcji --seed: potrzebna jest liczba całkowita.",
            "“1.5” can’t be the value of --seed: a whole number is wanted.",
        ),
        (
            ["arena", "star-realms", "--games", "0"],
            "„0” nie może być wartością opcji --games: potrzebna jest liczba całkowita, co najmniej 1.",
            "“0” can’t be the value of --games: a whole number of at least 1 is wanted.",
        ),
        (
            ["serve", "--port", "99999"],
            "„99999” nie może być wartością opcji --port: potrzebna jest liczba całkowita od 0 do 65535.",
            "“99999” can’t be the value of --port: a whole number from 0 to 65535 is wanted.",
        ),
        (
            ["bench", "--seconds", "inf"],
            "„inf” nie może być wartością opcji --seconds: potrzebna jest liczba od 0.01 do 3600.",
            "“inf” can’t be the value of --seconds: a number from 0.01 to 3600 is wanted.",
        ),
        (
            ["play", "--set"],
            "Po --set potrzebna jest wartość. Więcej mówi --help.",
            "After --set a value is wanted. --help tells more.",
        ),
        (
            ["admin", "nonsense"],
            "Nie ma polecenia „nonsense”. Spis daje kantyna admin --help.",
            "There is no command “nonsense”. kantyna admin --help lists them.",
        ),
        (["judge"], "Brakuje: PLIK. Więcej mówi --help.", "FILE is missing. --help tells more."),
        (
            ["cards", "star-realms", "trade", "pod"],
            "Za dużo słów: pod. To, co ma w środku odstępy, bierze się w cudzysłów; więcej mówi --help.",
            "Too many words: pod. What has spaces in it goes in quotes; --help tells more.",
        ),
        (["games", "--json=3"], "Opcja --json nie ma wartości.", "--json takes no value."),
        (
            ["arena", "star-realms", "--game", "3"],
            "Nie ma opcji --game. Może chodzi o --games?",
            "There is no option --game. Did you mean --games?",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_option_is_told_with_what_would_be_right(
    kantyna: Kantyna, words: list[str], polish: str, english: str
) -> None:
    for language, told in (("pl", polish), ("en", english)):
        done = kantyna(*words, lang=language)
        assert done.returncode == 2
        assert done.stderr == f"{told}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--set", "boss-hand=5"], "„duel” nie ma ustawienia „boss-hand”. Nie ma żadnych.\n"),
        (
            ["serve", "--host", "192.0.2.1", "--port", "8000"],
            "Portu 8000 na 192.0.2.1 nie można użyć: ta maszyna nie ma takiego adresu.\n",
        ),
        (
            ["serve", "--port", "0", "--data", "postgresql://nobody@127.0.0.1:1/x"],
            "Bazy danych nie można użyć: nikt tam nie odpowiada.\n",
        ),
        (["join", "http://[::1"], "„http://[::1” to nie link do stołu: wygląda on tak: https://serwer/table/nazwa.\n"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_is_refused_is_told_in_polish_to_the_end(kantyna: Kantyna, words: list[str], told: str) -> None:
    done = kantyna(*words, lang="pl")
    assert (done.returncode, done.stderr) == (1, told)


def test_a_bus_that_is_not_there_is_told_in_polish_to_the_end(kantyna: Kantyna, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data", str(tmp_path))
    done = kantyna(*words, lang="pl", KANTYNA_BUS="redis://127.0.0.1:1")
    assert (done.returncode, done.stderr) == (1, "Szyna jest nieosiągalna: nikt tam nie odpowiada.\n")


@pytest.mark.parametrize(
    ("error", "polish"),
    [(gaierror(-2, "not known"), "nie ma maszyny o tej nazwie"), (TimeoutError(), "nikt nie odpowiada na czas")],
)
def test_a_machine_that_is_not_there_is_told_in_polish(error: OSError, polish: str) -> None:
    told = Speaker("pl").error(KantynaError("server-bus-failed", reason=reason(error)))
    assert told == f"Szyna jest nieosiągalna: {polish}."


def test_a_port_that_is_taken_names_a_way_out(kantyna: Kantyna) -> None:
    with bound("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        done = kantyna("serve", "--port", str(port), lang="en")
    assert done.stderr.endswith("is taken. Choose another with --port; 0 takes any that is free.\n")


def test_what_means_nothing_together_is_told(kantyna: Kantyna) -> None:
    done = kantyna("rules", "star-realms", "SR-ALLY-1", "--coverage", lang="en")
    assert done.stderr == "--coverage and SR-ALLY-1 don’t go together: leave one of them out.\n"


def test_an_unknown_language_is_refused_in_the_systems(kantyna: Kantyna) -> None:
    unsaid = kantyna("games", "--lang", LANG="pl_PL.UTF-8")
    assert (unsaid.returncode, unsaid.stderr) == (2, "Po --lang potrzebna jest wartość. Więcej mówi --help.\n")
    done = kantyna("games", "--lang", "tlh", LANG="pl_PL.UTF-8")
    assert done.returncode == 1
    assert done.stderr == "Nie ma języka „tlh”. Znane: pl, en.\n"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "damaged"),
        ("{}", "damaged"),
        ("not json", "damaged"),
        ('{"kantyna": "replay", "format": 99}', "newer"),
        ('{"kantyna": "replay", "format": 2}', "damaged"),
    ],
)
def test_a_damaged_or_newer_replay(kantyna: Kantyna, tmp_path: Path, content: str, told: str) -> None:
    file = tmp_path / "kept.json"
    file.write_text(content, "utf-8")
    for words in (["replay", str(file)], ["resume", str(file)]):
        done = kantyna(*words, lang="en")
        assert done.returncode == 1
        assert told in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_refuses_is_told_in_the_users_language(kantyna: Kantyna, language: str) -> None:
    told = {"pl": "to jest folder", "en": "it is a folder"}[language]
    for words in (["replay", "."], ["resume", "."], ["deck", "."]):
        assert told in kantyna(*words, lang=language).stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_beyond_all_bounds(kantyna: Kantyna, tmp_path: Path, language: str) -> None:
    """In a damaged file, or typed by a cat."""
    kantyna("play", "star-realms", "--plain", "--seed", "1", given="1\n1\nsave kept.json\nquit\n")
    kept = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    for name, change in (("answer", {"answers": [10**30], "hashes": {}}), ("newer", {"format": 10**30})):
        (tmp_path / f"{name}.json").write_text(json.dumps({**kept, **change}), "utf-8")
        done = kantyna("replay", f"{name}.json", lang=language)
        assert done.returncode == 1
        assert str(10**30) in done.stderr
    assert kantyna("replay", "kept.json", "--at", str(10**30), lang=language).returncode == 1


def test_a_file_that_is_no_text_is_no_deck(kantyna: Kantyna, tmp_path: Path) -> None:
    (tmp_path / "deck.bin").write_bytes(bytes(range(256)))
    done = kantyna("deck", "deck.bin", lang="en")
    assert done.returncode == 1
    assert done.stderr == "deck.bin is no text, so it is no deck.\n"


def test_an_empty_file_is_no_deck_of_any_game(kantyna: Kantyna, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(" \n", encoding="utf-8")
    done = kantyna("deck", "deck.txt", lang="en")
    assert done.returncode == 1
    assert done.stderr == "deck.txt is empty: there is no deck in it.\n"


def test_a_replay_without_names_goes_on_with_people(kantyna: Kantyna, tmp_path: Path) -> None:
    kantyna("play", "star-realms", "--plain", "--seed", "1", given="1\n1\nsave kept.json\nquit\n")
    kept = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    (tmp_path / "bare.json").write_text(json.dumps({**kept, "names": [], "players": []}), "utf-8")
    done = kantyna("resume", "bare.json", lang="en", given="quit\n")
    assert "Player 1" in done.stdout
    assert "Player 2" in done.stdout


def test_an_empty_name_is_the_seats_own(kantyna: Kantyna) -> None:
    done = kantyna("play", "--names", ",Ala", "--seats", "human,greedy", lang="en", given="quit\n")
    assert "Player 1: authority" in done.stdout
    assert "Ala: authority" in done.stdout


def test_two_seats_of_one_name_are_told_apart(kantyna: Kantyna) -> None:
    done = kantyna("play", "--names", "Ala,Ala", lang="en", given="quit\n")
    assert "Ala: authority" in done.stdout
    assert "Ala 2: authority" in done.stdout


@pytest.mark.parametrize("command", ["play", "watch", "arena"])
def test_so_many_players_as_no_way_to_play_has(kantyna: Kantyna, command: str) -> None:
    done = kantyna(command, "deckbuilding", "--seats", "greedy,greedy,greedy", lang="en")
    assert done.returncode == 1
    assert done.stderr.startswith("deckbuilding is not played by 3 players.")
    assert "beginner (2), " in done.stderr


def test_a_replay_that_does_not_hold(kantyna: Kantyna, tmp_path: Path) -> None:
    kantyna("play", "star-realms", "--plain", "--seed", "1", given="1\n1\nsave kept.json\nquit\n")
    file = tmp_path / "kept.json"
    good = kantyna("replay", "kept.json", "--verify", lang="en")
    assert good.returncode == 0
    assert "holds" in good.stdout
    file.write_text(file.read_text("utf-8").replace('"seed": 1', '"seed": 2'), "utf-8")
    bad = kantyna("replay", "kept.json", "--verify", lang="en")
    assert bad.returncode == 1
    assert "part ways" in bad.stderr


def test_a_scenario_that_is_impossible_names_its_line(kantyna: Kantyna, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("game: star-realms\nnonsense: 1\n", "utf-8")
    done = kantyna("judge", "bad.yaml", lang="en")
    assert done.returncode == 1
    assert "bad.yaml:" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_closed_pipe(tmp_path: Path) -> None:
    """`kantyna cards star-realms | head -1`"""
    command = [sys.executable, "-m", "kantyna", "rules", "star-realms", "--lang", "en"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr == ""


def test_a_closed_pipe_for_everything(tmp_path: Path) -> None:
    """`kantyna rules star-realms 2>&1 | head -1`: what nobody can be told is in the exit code."""
    command = [sys.executable, "-m", "kantyna", "rules", "star-realms"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=writing, timeout=60)
    os.close(writing)
    assert done.returncode == 141


@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [
        ("games", ">&-", 0),
        ("games", "<&-", 0),
        ("nonsense", "2>&-", 2),
        ("play --plain --seed 1", "<&-", 0),
        ("games", "<&- >&- 2>&-", 0),
    ],
)
def test_closed_streams(tmp_path: Path, words: str, closed: str, code: int) -> None:
    """Nothing to read and nobody to tell is no fault of Kantyna's."""
    command = f'"{sys.executable}" -m kantyna {words} --lang en {closed}'
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"}
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment, timeout=60)
    assert done.returncode == code
    assert "broke" not in done.stdout + done.stderr


def test_where_nothing_can_be_kept_a_game_is_kept_elsewhere(
    kantyna: Kantyna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "short"))
    done = kantyna("play", "--plain", "--seed", "1", lang="en", given="1\nquit\n", XDG_STATE_HOME="/dev/null")
    assert done.stderr == ""
    (kept,) = (tmp_path / "short").rglob("*.json")
    assert str(kept) in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_in_the_middle_of_a_game_loses_nothing(tmp_path: Path, language: str) -> None:
    command = [sys.executable, "-m", "kantyna", "play", "star-realms", "--plain", "--lang", language, "--seed", "3"]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    playing = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        encoding="utf-8",
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("1\n")
    playing.stdin.flush()
    told = ""
    while told.count("\n1. ") < 2:
        told += playing.stdout.read(1)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=30)
    assert playing.returncode == 0
    assert "Traceback" not in out + err
    (kept,) = tmp_path.rglob("*.json")
    assert f"kantyna resume {kept}" in out


def test_a_terminal_too_small_to_draw_in_gets_plain_lines(tmp_path: Path) -> None:
    main, side = pty.openpty()
    command = [sys.executable, "-m", "kantyna", "play", "--lang", "en", "--seats", "human,greedy", "--seed", "1"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "40", "LINES": "10", "XDG_STATE_HOME": str(tmp_path)}
    os.write(main, b"quit\n")
    done = subprocess.run(
        command, stdin=side, stdout=side, stderr=subprocess.PIPE, env=environment, timeout=60, text=True
    )
    told = os.read(main, 100_000).decode()
    os.close(side)
    os.close(main)
    assert done.stderr == ""
    assert "Main phase: what will it be?" in told


def test_a_fault_of_ours_goes_to_a_file(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*words: object) -> None:
        raise ZeroDivisionError("of our own making")

    monkeypatch.setattr(catalogue, "show_games", broken)
    assert cli.main(["games", "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    file = Path(told.split(" is written in ")[1].split(": please")[0])
    assert "of our own making" in file.read_text("utf-8")
    file.unlink()


def test_nothing_heavy_is_imported_for_help() -> None:
    code = "import sys; from kantyna.cli import main; main(['--help']); print([m for m in HEAVY if m in sys.modules])"
    code = code.replace("HEAVY", "('textual', 'fastapi', 'rich', 'sqlalchemy', 'yaml')")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"
