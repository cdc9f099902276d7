"""What a server is run with: the files in deploy/ and the page about it say what the program knows."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from kantyna.cli import app
from kantyna.server.metrics import Metrics
from kantyna.server.settings import from_environment
from launch.environment import ROOT

DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
READERS = ("server/settings.py", "players/outside.py")
READ = {
    name
    for reader in READERS
    for name in re.findall(r'"(KANTYNA_[A-Z_]+)"', (ROOT / "src" / "kantyna" / reader).read_text(encoding="utf-8"))
}
FILLED = {"KANTYNA_DOMAIN": "club.example", "POSTGRES_PASSWORD": "secret"}


def compose() -> dict[str, Any]:
    written = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)\}", lambda one: FILLED[one[1]], written))
    return found


def commands(group: Any) -> dict[str, Any]:
    found: dict[str, Any] = group.commands
    return found


def test_every_setting_is_on_the_page_and_nothing_else() -> None:
    assert len(READ) > 9
    assert set(re.findall(r"^\| `(KANTYNA_[A-Z_]+)`", PAGE, re.MULTILINE)) == READ
    assert set(re.findall(r"KANTYNA_[A-Z_]+", PAGE)) == READ


def test_every_option_and_every_command_is_on_the_page() -> None:
    found = commands(get_command(app))
    options = {name for one in found["serve"].params for name in one.opts if name != "--help"}
    assert set(re.findall(r"^\| `(--[a-z-]+)`", PAGE, re.MULTILINE)) == options
    for name in commands(found["admin"]):
        assert re.search(rf"`kantyna admin (\w+ FILE`, `)?{name}\b|`{name} FILE`", PAGE), name


def test_every_metric_is_on_the_page() -> None:
    named = set(re.findall(r"kantyna_\w+", PAGE))
    for metric in Metrics().registry.collect():
        if metric.name.startswith("kantyna_"):
            assert metric.name in named or f"{metric.name}_total" in named, metric.name


def test_the_settings_of_the_club_are_good_ones() -> None:
    services = compose()["services"]
    assert {"one", "two", "postgres", "redis", "proxy"} == set(services)
    for name in ("one", "two"):
        environment = services[name]["environment"]
        assert set(environment) <= READ
        settings = from_environment(None, "https://club.example", False, environment)
        assert not settings.at_home
        assert settings.proxies
        _understood(services[name]["command"])
    subnet = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert subnet == services["one"]["environment"]["KANTYNA_PROXIED"]
    assert set(FILLED) == set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE))


def _understood(words: list[str]) -> None:
    """A command line that the program would take."""
    serve = commands(get_command(app))[words[0]]
    serve.make_context(words[0], words[1:])


def test_the_proxy_asks_for_health_and_shows_nothing_of_it() -> None:
    told = (DEPLOY / "Caddyfile").read_text()
    assert "health_uri /health/ready" in told
    assert "respond @inside 404" in told
    assert "one:8000 two:8000" in told


def test_the_unit_starts_what_there_is() -> None:
    unit = (DEPLOY / "kantyna.service").read_text()
    line = re.search(r"^ExecStart=\S+/kantyna (.*)$", unit, re.MULTILINE)
    assert line is not None
    _understood(line[1].split())
    told = re.search(r"^Environment=(.*)$", unit, re.MULTILINE)
    assert told is not None
    environment = dict(one.split("=", 1) for one in told[1].split())
    assert set(environment) <= READ


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "kantyna.service").read_text().replace("/opt/kantyna/bin/kantyna", "/bin/true")
    (tmp_path / "kantyna.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / "kantyna.service"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "kantyna.service" not in done.stderr, done.stderr


def test_the_container_is_made_of_what_there_is() -> None:
    told = (DEPLOY / "Containerfile").read_text()
    for name in re.findall(r"requirements/(\w+)\.txt", told):
        assert (ROOT / "requirements" / f"{name}.txt").is_file()
    command = re.search(r'^CMD \["(.*)"\]$', told, re.MULTILINE)
    assert command is not None
    _understood(command[1].split('", "'))
    assert set(re.findall(r"KANTYNA_[A-Z_]+", told)) <= READ
