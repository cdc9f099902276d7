"""The papers of the project: the site, the list of changes, and that every page can be found."""

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import yaml

import kantyna
from launch.environment import ROOT

PAGES = sorted((ROOT / "docs").glob("*.md"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    (tmp_path / "mkdocs.yml").write_text(settings.replace("[src]", f"[{ROOT / 'src'}]"), "utf-8")
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=tmp_path, capture_output=True, text=True
    )
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    assert "warning" not in told.casefold(), told
    for page in PAGES:
        folder = "" if page.stem == "index" else page.stem
        assert (tmp_path / "site" / folder / "index.html").is_file()
    reference = (tmp_path / "site" / "reference" / "index.html").read_text("utf-8")
    told = set(re.findall(r'id="kantyna\.([\w.]+)"', reference))
    assert set(kantyna.__all__) - {"__version__"} <= told
    match = kantyna.new("star-realms", seed=7)
    refusal = match.why_not("buy: Mothership")
    event, *_ = match.play("play: Scout")
    view = match.view()
    ended = match.copy().run(kantyna.bot("random"))
    hand = view.me.zones["hand"]
    for thing in (match, match.options[0], refusal, event, ended, view, view.me, hand, hand.pieces[0]):
        assert public(thing) <= told, type(thing).__name__
    for thing in (match.game, hand.cards[0], kantyna.bot("greedy")):
        assert public(thing) <= told, type(thing).__name__


def public(thing: object) -> set[str]:
    """What a program may ask of it, by the names in the reference."""
    return {f"{type(thing).__name__}.{name}" for name in dir(thing) if not name.startswith("_")}


def test_every_page_is_in_the_site_and_in_the_readme() -> None:
    listed = set(re.findall(r"[\w-]+\.md", str(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"])))
    assert listed == {page.name for page in PAGES}
    linked = set(re.findall(r"\]\(docs/([\w-]+\.md)\)", (ROOT / "README.md").read_text("utf-8")))
    assert linked == {page.name for page in PAGES}


def test_the_newest_version_with_changes_is_this_one() -> None:
    """What comes after it stands above, unreleased."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## (\d\S*)", changes, re.MULTILINE)[0] == PROJECT["version"]


@pytest.mark.parametrize("name", ["CHANGELOG.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)", (ROOT / name).read_text("utf-8")):
        assert target.startswith("http") or (ROOT / target).exists(), target


TAKEN_BY_UVICORN = {"httptools", "uvloop"}


def test_only_what_is_used_is_a_dependency() -> None:
    """Whatever is asked for is imported somewhere in the program; uvicorn looks for two by itself."""
    asked = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"]]
    asked += PROJECT["optional-dependencies"]["redis"]
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "kantyna").rglob("*.py"))
    imported = set(re.findall(r"^\s*(?:from|import) (\w+)", source, re.MULTILINE))
    brought = {
        module: {name.lower().replace("_", "-") for name in names} for module, names in packages_distributions().items()
    }
    used = {name for module in imported for name in brought.get(module, set())}
    names = {re.split(r"[\[>=<; ]", one)[0].lower() for one in asked}
    assert names - used == TAKEN_BY_UVICORN


def test_every_dependency_has_a_lower_bound() -> None:
    asked = [*PROJECT["dependencies"], *(one for extra in PROJECT["optional-dependencies"].values() for one in extra)]
    assert [one for one in asked if not re.search(r">=|==", one) and not one.startswith("kantyna[")] == []
