"""What the documents show is so: commands with their answers, Python, scenarios, links and the list of commands."""

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from kantyna.cli import app
from kantyna.games.registry import GAMES
from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import run_text
from kantyna.players.outside import OUTSIDE
from tests.cli.conftest import Kantyna

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MADE = ["learn-star-realms/value.json"]
"""What a command writes."""
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for name, text in BLOCK.findall(page.read_text("utf-8")) if name == kind]


def test_commands_answer_as_the_readme_shows(kantyna: Kantyna) -> None:
    """A line of three dots stands for whatever else is told."""
    shown = [
        part for block in blocks(ROOT / "README.md", "console") for part in re.split(r"^\$ ", block, flags=re.M) if part
    ]
    assert len(shown) >= 4
    for part in shown:
        line, _, answer = part.partition("\n")
        given, _, command = line.rpartition(" | ")
        words = shlex.split(command or line)
        assert words.pop(0) == "./kantyna"
        typed = shlex.split(given)[1].replace("\\n", "\n") if given else ""
        told = kantyna(*words, given=typed).stdout
        expected = answer.replace("...\n", "")
        assert told.startswith(expected) if "..." in answer else told == expected


def test_the_readme_lists_every_command() -> None:
    listed = set(re.findall(r"^\| `\./kantyna (\w+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
    assert listed == set(get_command(app).commands)  # type: ignore[attr-defined] # an app of several commands is a group


def test_the_options_of_the_server_are_told_with_their_defaults() -> None:
    text = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `(--[\w-]+)` \| (.*) \|$", text, re.MULTILINE))
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined] # as above
    options = {option.opts[0]: option.default for option in serve.params if option.name != "help"}
    assert set(told) == set(options)
    for name in ("--host", "--port"):
        assert f"`{options[name]}` if you leave it out" in told[name]


@pytest.mark.parametrize(
    "name", ["README.md", "docs/add-a-card.md", "docs/library.md", "docs/bots.md", "docs/research.md"]
)
def test_the_python_of_a_page_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page are one program."""
    code = "\n".join(blocks(ROOT / name, "python"))
    assert code
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(OUTSIDE, "_objects", {})  # whom a page lets sit down, nobody else meets
    exec(compile(code, name, "exec"), {})


@pytest.mark.parametrize("name", ["add-a-card.md", "scenario-format.md"])
def test_the_scenarios_of_a_page_hold(name: str) -> None:
    whole = [text for text in blocks(ROOT / "docs" / name, "yaml") if text.startswith("scenario:")]
    assert whole
    for text in whole:
        verdict = run_text(text, name, called)
        assert verdict.passed, [str(failure) for failure in verdict.failures]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_folders_and_files_that_are_named_exist(page: Path) -> None:
    """Of the project, of its package, or of the page's source: whatever begins with one of their folders."""
    roots = (ROOT, ROOT / "src" / "kantyna", ROOT / "web" / "src")
    for path in re.findall(r"`([\w.-]+/[\w./*-]*)`", page.read_text("utf-8")):
        if path not in MADE and any((root / path.partition("/")[0]).is_dir() for root in roots):
            assert any(list(root.glob(path.rstrip("/"))) for root in roots), path


def words(cell: str) -> list[str]:
    return re.findall(r"`([\w…-]+)`", cell)


def of_each_game(page: Path, columns: int) -> dict[str, list[list[str]]]:
    """The rows of the table with so many columns that begin with a game's name."""
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in page.read_text("utf-8").splitlines()]
    return {cells[0]: list(map(words, cells[1:])) for cells in rows if cells[0] in GAMES and len(cells) == columns}


def test_the_words_of_scenarios_are_those_of_the_games() -> None:
    page = ROOT / "docs" / "scenario-format.md"
    tables, verbs = of_each_game(page, 6), of_each_game(page, 2)
    assert list(tables) == list(verbs) == list(GAMES)
    for name, spec in GAMES.items():
        layout = spec.layout
        counters = [*layout.seat_counters, *layout.common_counters]
        truth = [layout.seat_zones, layout.common_zones, counters, layout.marks, spec.names.phases]
        for told, known in zip(tables[name], truth, strict=True):
            found = [[one for one in known if re.fullmatch(word.replace("…", ".*"), one)] for word in told]
            assert all(found), (name, told)
            assert {one for some in found for one in some} == set(known), name
        assert verbs[name] == [[verb.name for verb in spec.space.verbs]]
