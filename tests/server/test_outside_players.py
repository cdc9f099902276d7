"""Players from outside at a server: they sit down by the names of its file, and one that breaks down stops no table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kantyna.server.protocol.server_frames import Failure
from kantyna.server.settings import database_url
from tests.server.conftest import running, settings_for
from tests.server.table import DUEL

# Takes the last option, and tells in its file how much it has heard each time it is asked.
PROGRAM = """import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        print('{"type": "ready", "protocol": 1}', flush=True)
    elif told["type"] == "choose":
        open("heard.txt", "a").write(f"{len(told['events'])}\\n")
        print(json.dumps({"type": "answer", "code": told["options"][-1]["code"]}), flush=True)
"""


def test_players_from_outside_sit_down_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "last.py").write_text(PROGRAM)
    (tmp_path / "bots.toml").write_text(
        f'[last]\ncommand = ["{sys.executable}", "last.py"]\n'
        f'[weak]\ncommand = ["{sys.executable}", "-c", "input(); exit(1 / 0)"]\n'
    )
    monkeypatch.setenv("KANTYNA_BOTS", str(tmp_path / "bots.toml"))
    with running(settings_for(database_url(tmp_path))) as house:
        assert house.http.get("/api/games").json()["players"] == ["last", "weak"]
        wish = {**DUEL, "seats": [{"kind": "player", "name": "nobody"}, {"kind": "human"}]}
        refused = house.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["key"]) == (422, "no-such-player")
        assert "last, weak" in refused.json()["text"]
        seated = house.create({"kind": "human", "name": "A"}, {"kind": "player", "name": "last"})
        with house.guest(seated["table"]["id"], seated["token"]) as guest:
            guest.until_version(0)
            while guest.update is None or guest.update.view.turn < 7:
                if guest.codes:
                    guest.answer(guest.codes[-1])
                guest.receive()
        heard = [int(line) for line in (tmp_path / "heard.txt").read_text().split()]
        assert len(heard) > 1
        assert heard == sorted(heard), "it hears from the beginning each time it is seated anew"
        assert heard[0] > 0
        # One that dies is answered for by one of ours, and the guests are told.
        seated = house.create({"kind": "human", "name": "A"}, {"kind": "player", "name": "weak"})
        with house.guest(seated["table"]["id"], seated["token"]) as guest:
            guest.until_version(0)
            told: list[Failure] = []
            while guest.update is None or guest.update.view.turn < 7:
                if guest.codes:
                    guest.answer(guest.codes[-1])
                frame = guest.receive()
                told += [frame] if isinstance(frame, Failure) else []
        assert {one.key for one in told} == {"bot-away"}
        assert "ZeroDivision" not in told[0].text
        info = house.http.get(f"/api/tables/{seated['table']['id']}").json()
        assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("human", "A"), ("bot", "weak")]
