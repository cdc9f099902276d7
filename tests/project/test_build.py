"""The compiled build is used only while it was made from the source that is here."""

from pathlib import Path

import pytest

from kantyna import build


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small engine, and an environment without a compiled build."""
    files = {
        "build.py": "",
        "compiler.py": "",
        "kernel/__init__.py": "",
        "kernel/rng.py": "SEED = 1",
        "games/__init__.py": "",
        "games/whist/cards/hearts.py": "",
        "games/whist/rules.toml": "",
    }
    for name, text in files.items():
        file = tmp_path / "src" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.setattr(build, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(build, "HOME", tmp_path / "compiled")
    monkeypatch.setattr(build, "STAMP", tmp_path / "compiled" / "stamp")
    monkeypatch.delenv("KANTYNA_BUILD", raising=False)
    return tmp_path / "src"


def compile_it(opt: int = 3) -> None:
    build.HOME.mkdir(exist_ok=True)
    build.STAMP.write_text(build.stamp(opt))


def chosen(monkeypatch: pytest.MonkeyPatch, wish: str = "") -> list[str]:
    monkeypatch.setenv("KANTYNA_BUILD", wish)
    monkeypatch.setattr("sys.path", [])
    path = ["plain"]
    build.choose(path)
    return path


def test_cards_are_data_and_all_else_is_compiled(source: Path) -> None:
    assert list(build.names()) == ["kantyna.kernel", "kantyna.kernel.rng", "kantyna.games"]


def test_without_a_compiled_build_plain_is_chosen(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch) == ["plain"]
    with pytest.raises(ImportError, match="kantyna compile"):
        chosen(monkeypatch, "compiled")


def test_a_current_build_is_chosen_unless_plain_is_wished(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it()
    compiled = [str(build.HOME / "kantyna"), "plain"]
    assert chosen(monkeypatch) == compiled
    assert chosen(monkeypatch, "compiled") == compiled
    assert chosen(monkeypatch, "plain") == ["plain"]


def test_a_quick_build_is_used_and_does_not_pass_for_the_best(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(1)
    assert chosen(monkeypatch, "compiled") != ["plain"]
    assert build.is_current(1)
    assert not build.is_current(3)


@pytest.mark.parametrize(
    "file", ["kernel/rng.py", "games/whist/cards/hearts.py", "games/whist/rules.toml", "compiler.py"]
)
def test_an_edited_file_means_plain(source: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    compile_it()
    (source / file).write_text("SEED = 2")
    assert chosen(monkeypatch) == ["plain"]


def test_what_tools_leave_behind_changes_nothing(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it()
    for name in ("kernel/__pycache__/rng.pyc", "games/whist/.cache/x"):
        (source / name).parent.mkdir()
        (source / name).touch()
    assert chosen(monkeypatch) != ["plain"]


def test_new_weights_need_no_compiling_and_are_another_build_for_a_cluster(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_it()
    before = build.fingerprint(weights=True)
    (source / "games/whist/value.json").write_text("{}")
    assert chosen(monkeypatch) != ["plain"]
    assert build.fingerprint(weights=True) != before


def test_a_renamed_file_means_plain(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it()
    (source / "kernel/rng.py").rename(source / "kernel/chance.py")
    assert chosen(monkeypatch) == ["plain"]


def test_an_unknown_wish_is_refused(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ImportError, match="quick"):
        chosen(monkeypatch, "quick")
