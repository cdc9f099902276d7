"""Help in both languages, quickly."""

import os
import re
import subprocess
import sys

import pytest
from typer.main import get_command

from kantyna import __version__
from kantyna.cli import app
from kantyna.commands.help import LAUNCHERS, WORD
from kantyna.lang import LANGUAGES, lexicon
from tests.cli.conftest import Kantyna

COMMANDS = list(get_command(app).commands)  # type: ignore[attr-defined] # an app with several commands is a group

OF_THE_ISSUE = ["games", "play", "watch", "arena", "replay", "judge", "cards", "rules", "bench", "soak"]


def test_every_command_that_was_promised_is_there() -> None:
    assert set(OF_THE_ISSUE) <= set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_text_is_a_message(language: str) -> None:
    """In the source, help is a key: all of them are words in both languages, and no word of the commands is unused."""
    words = lexicon(language).entries
    for command in get_command(app).commands.values():  # type: ignore[attr-defined] # as above
        assert command.help in words
        for parameter in command.params:
            assert parameter.help in words or "--help" in parameter.opts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands(kantyna: Kantyna, language: str) -> None:
    done = kantyna("--help", lang=language, KANTYNA_CALLED="./kantyna")
    assert done.returncode == 0
    assert all(re.search(rf"^  {name} ", done.stdout, re.MULTILINE) for name in [*COMMANDS, *LAUNCHERS])
    assert {"pl": "Polecenia:", "en": "Commands:"}[language] in done.stdout
    assert {"pl": "Commands", "en": "Polecenia"}[language] not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command(kantyna: Kantyna, command: str, language: str) -> None:
    done = kantyna(command, "--help", lang=language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert {"pl": "Opcje:", "en": "Options:"}[language] in done.stdout
    assert "--lang pl|en" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_what_stands_for_a_value_has_a_word_in_each_language(kantyna: Kantyna) -> None:
    """`GAME` is `GRA` to a Polish reader, in the help and where it is missing; no such word is there for nothing."""
    groups = [get_command(app), get_command(app).commands["admin"]]  # type: ignore[attr-defined] # as above
    parameters = [one for group in groups for command in group.commands.values() for one in command.params]  # type: ignore[attr-defined] # as above
    values = [one for one in parameters if not getattr(one, "is_flag", False)]
    words = {word for one in values for word in WORD.findall(one.metavar or str(one.name).upper())}
    for language in LANGUAGES:
        known = {key for key in lexicon(language).entries if key.startswith("cli-value-")}
        assert known == {f"cli-value-{word.lower()}" for word in words}
    assert kantyna("learn", "--help", lang="pl").stdout.startswith("kantyna learn GRA [opcje]\n")
    assert kantyna("learn", lang="pl").stderr == "Brakuje: GRA. Więcej mówi --help.\n"


def test_admin_alone_tells_what_it_can_do(kantyna: Kantyna) -> None:
    done = kantyna("admin", lang="pl")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == kantyna("admin", "--help", lang="pl").stdout


@pytest.mark.parametrize("called", ["./kantyna", "kantyna"])
def test_a_command_that_is_told_can_be_typed_as_it_stands(kantyna: Kantyna, called: str) -> None:
    def told(*words: str) -> str:
        done = kantyna(*words, lang="en", KANTYNA_CALLED="" if called == "kantyna" else called)
        return (done.stdout + done.stderr).partition("\n")[0]

    assert told("nonsense") == f"There is no command “nonsense”. {called} --help lists them."
    assert told("rules", "destiny", "X-1").endswith(f"All of them: {called} rules destiny.")
    assert told("deck", "--help") == f"{called} deck FILE [options]"
    assert told("admin", "tables", "--help") == f"{called} admin tables [options]"
    assert told("--help").startswith(f"{called} COMMAND …:")


def test_an_installed_package_lists_only_what_it_can_do(kantyna: Kantyna) -> None:
    told = kantyna("--help", KANTYNA_CALLED="").stdout
    assert all(re.search(rf"^  {name} ", told, re.MULTILINE) for name in COMMANDS)
    assert not any(re.search(rf"^  {name} ", told, re.MULTILINE) for name in LAUNCHERS)


@pytest.mark.parametrize(("called", "listed"), [("", 0), ("./kantyna", 6)])
def test_an_installed_package_lists_no_option_that_wants_a_clone(kantyna: Kantyna, called: str, listed: int) -> None:
    told = "".join(kantyna(command, "--help", KANTYNA_CALLED=called).stdout for command in ("arena", "bench", "rules"))
    assert len(re.findall(r"^  --(?:against|build|coverage|tests|traces) ", told, re.MULTILINE)) == listed
    told += kantyna("--help", KANTYNA_CALLED=called).stdout
    assert len(re.findall(r"without a\s+test|bez\s+testu", told)) == (2 if listed else 0), "nor tells of it"


def test_short_and_long_help_are_the_same(kantyna: Kantyna) -> None:
    assert kantyna("-h").stdout == kantyna("--help").stdout != ""
    assert kantyna("play", "-h").stdout == kantyna("play", "--help").stdout != ""


def test_the_version(kantyna: Kantyna) -> None:
    assert kantyna("--version").stdout == f"Kantyna {__version__}\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_the_script_for_a_shell(kantyna: Kantyna, shell: str) -> None:
    done = kantyna("completion", shell)
    assert done.returncode == 0
    assert "_KANTYNA_COMPLETE" in done.stdout


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("kantyna re", {"resume", "replay"}),
        ("kantyna play dec", {"deckbuilding"}),
        ("kantyna play deckbuilding --variant teams-s", {"teams-secret-bases"}),
        ("kantyna play --seats human,level", {f"human,level{n}" for n in range(1, 6)}),
    ],
)
def test_what_a_shell_completes(words: str, offered: set[str]) -> None:
    asked = {"_KANTYNA_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "kantyna"],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert set(done.stdout.split()) == offered, done.stderr


def test_help_tells_what_an_option_is_without_a_wish(kantyna: Kantyna) -> None:
    told = " ".join(kantyna("bench", "--help", lang="en").stdout.split())
    assert "(default: 5)" in told
    assert "seconds for each measurement (default: 1.0)" in told


@pytest.mark.parametrize(
    ("variables", "language"), [({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LC_ALL": "en_GB.UTF-8"}, "en")]
)
def test_without_a_wish_the_system_chooses_the_language(
    kantyna: Kantyna, variables: dict[str, str], language: str
) -> None:
    assert {"pl": "Polecenia:", "en": "Commands:"}[language] in kantyna("--help", **variables).stdout


def test_the_wish_may_stand_anywhere(kantyna: Kantyna) -> None:
    told = kantyna("cards", "star-realms", "viper", "--lang", "pl").stdout
    assert "Żmija" in told
    assert kantyna("--lang=pl", "cards", "star-realms", "viper").stdout == told
    assert kantyna("cards", "--lang", "pl", "star-realms", "viper").stdout == told
