"""What others install: the whole package with the page inside, or nothing."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from launch.environment import ROOT, Environment
from launch.package import package
from launch.page import Page
from launch.words import Trouble

PAGE = Path("src", "kantyna", "server", "page")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """What a package is made of, with a page that somebody built."""
    folder = tmp_path / "source"
    folder.mkdir()
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore", "hatch_build.py"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (folder / PAGE).mkdir(parents=True)
    (folder / PAGE / "index.html").write_text("<!doctype html>")
    return folder


def build(folder: Path, *targets: str) -> subprocess.CompletedProcess[str]:
    wished = [word for target in targets for word in ("-t", target)]
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *wished, "-d", "dist"], cwd=folder, capture_output=True, text=True
    )


def in_wheel(folder: Path) -> set[str]:
    (wheel,) = (folder / "dist").glob("kantyna-*-py3-none-any.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def urls(folder: Path) -> set[str]:
    """The addresses that a wheel of it tells."""
    told = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata", "urls"], cwd=folder, capture_output=True, text=True, check=True
    )
    return {f"{name}, {address}" for name, address in json.loads(told.stdout).items()}


def test_the_wheel_holds_the_built_page_and_the_whole_package(source: Path) -> None:
    assert build(source, "wheel").returncode == 0
    inside = in_wheel(source)
    clutter = re.compile(r"/kantyna/(.*/)?(__pycache__|\.|server/page/)")
    files = {
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / "src" / "kantyna").rglob("*")
        if file.is_file() and not clutter.search(file.as_posix())
    }
    assert "kantyna/server/page/index.html" in inside
    assert files <= inside


def test_the_source_package_is_built_again_without_node(source: Path, tmp_path: Path) -> None:
    assert build(source, "sdist", "wheel").returncode == 0
    (archive,) = (source / "dist").glob("kantyna-*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "again", filter="data")
    (again,) = (tmp_path / "again").iterdir()
    assert not (again / "web").exists()
    assert build(again, "wheel").returncode == 0
    assert in_wheel(again) == in_wheel(source)


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("https://code.example/club/kantyna.git", "https://code.example/club/kantyna"),
        ("https://ola:secret@code.example:8443/club/kantyna/", "https://code.example:8443/club/kantyna"),
        ("git@code.example:club/kantyna.git", "https://code.example/club/kantyna"),
        ("ssh://git@code.example:2222/club/kantyna.git", "https://code.example/club/kantyna"),
        ("../kantyna", ""),
        ("/srv/kantyna", ""),
        ("file:///srv/kantyna", ""),
        ("http://localhost:3000/club/kantyna.git", ""),
        ("http://127.0.0.1/club/kantyna.git", ""),
    ],
)
def test_a_package_tells_where_its_source_lies(source: Path, tmp_path: Path, remote: str, page: str) -> None:
    subprocess.run(["git", "init", "-q", source], check=True)
    subprocess.run(["git", "-C", source, "remote", "add", "origin", remote], check=True)
    wanted = {f"Source, {page}", f"Issues, {page}/issues"} if page else set()
    assert urls(source) == wanted
    assert build(source, "sdist").returncode == 0
    (archive,) = (source / "dist").glob("kantyna-*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "again", filter="data")
    (again,) = (tmp_path / "again").iterdir()
    assert urls(again) == wanted


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built(source: Path, target: str) -> None:
    (source / PAGE / "index.html").unlink()
    done = build(source, target)
    assert done.returncode != 0
    assert "The page is not built. Run ./kantyna package" in done.stderr
    assert list(source.glob("dist/*")) == []


def test_nothing_is_built_with_the_page_of_another_source(source: Path) -> None:
    """In a clone the page's source is there, too."""
    shutil.copytree(ROOT / "launch", source / "launch", ignore=shutil.ignore_patterns("__pycache__"))
    (source / "web").mkdir()
    (source / "web" / "package.json").write_text("{}")
    assert "another source" in build(source, "wheel").stderr
    (source / PAGE / ".source").write_text(Page(Environment(source)).wanted())
    assert build(source, "wheel").returncode == 0


def test_the_page_is_built_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(Environment, "ensure", lambda self, name: done.append(name))
    monkeypatch.setattr(Page, "ensure", lambda self: done.append("the page"))
    monkeypatch.setattr(Environment, "run", lambda self, *words: done.append(words[2]) or len(done) - 3)
    assert package(Environment(), []) == 0
    assert done == ["run", "the page", "hatchling"]
    with pytest.raises(Trouble):
        package(Environment(), [])
    with pytest.raises(Trouble, match="--frob"):
        package(Environment(), ["--frob"])
