"""A guest in a terminal: `kantyna join`."""

from __future__ import annotations

import io
import os
import random
import re
import threading
import time

import pytest

from kantyna.kernel.errors import KantynaError
from kantyna.lang import LANGUAGES, Speaker
from kantyna.lang.scene import scene
from kantyna.lang.scene_lines import table_lines
from kantyna.server.protocol.server_frames import Update
from kantyna.terminal.guest import Guest
from kantyna.terminal.remote_table import Address, Refused, RemoteTable, as_seen
from tests.server.table import House, play


def talk(link: str, lines: str, language: str) -> tuple[int, str]:
    club = RemoteTable(Address(link), language)
    out = io.StringIO()
    return Guest(Speaker(language), club, io.StringIO(lines), out).run(), out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_plays_by_numbers(house: House, language: str) -> None:
    seated = house.create({"kind": "human", "name": "Ola"}, {"kind": "level", "level": 1})
    link = f"{house.base}/table/{seated['table']['id']}#{seated['token']}"
    asked = ["why", "card", "?", "table", "card viper", "why blob world", "why 1", "why 99", "99", "nonsense", ""]
    asked += ["i", "rule", "rule sr-buy-1", "rule nonsense"]
    lines = "\n".join([*asked, "1", "1", "log 3", "hint", "undo", "e", "quit"]) + "\n"
    code, told = talk(link, lines, language)
    assert code == 0
    speaker = Speaker(language)
    assert speaker.text(None, "term-help-table") in told
    for name in ("term-help-why-card", "term-help-card", "term-help-rule"):
        assert told.count(speaker.text(None, name)) == 2, "without a name it is told how to ask, as in the list"
    assert speaker.text(None, "term-join-back", link=link) in told
    assert {"pl": "To można zrobić: Zagraj", "en": "This can be done: Play"}[language] in told
    assert {"pl": "Żmija: okręt", "en": "Viper: ship"}[language] in told
    assert {"pl": "Pojedynek. Odpowiada się numerem", "en": "Duel. Answer with the number"}[language] in told
    counters = {"pl": r"\(autorytet \d+, handel 0, walka 0\)", "en": r"\(authority \d+, trade 0, combat 0\)"}[language]
    assert re.search(rf"{counters}\n1\. ", told)
    assert {"pl": "Ola. Ręka (", "en": "Ola. Hand ("}[language] in told
    assert {"pl": "SR-BUY-1: Kartę z rzędu", "en": "SR-BUY-1: "}[language] in told
    assert {"pl": "nie ma zasady „nonsense”", "en": "has no rule “nonsense”"}[language] in told
    assert {"pl": "Dobry ruch", "en": "A good move"}[language] in told
    assert {"pl": "Ola zagrywa", "en": "Ola plays"}[language] in told
    assert "(SR-PLAY-1)" in told, "the log cites the rules"
    assert {"pl": "; ? podaje polecenia.", "en": "; ? lists the commands."}[language] in told
    assert {"pl": "Ola kończy turę", "en": "Ola ends the turn"}[language] in told


def test_a_guest_plays_all_cards_with_one_key(house: House) -> None:
    seated = house.create({"kind": "human", "name": "Ola"}, {"kind": "level", "level": 1})
    code, told = talk(f"{house.base}/table/{seated['table']['id']}#{seated['token']}", "a\na\ne\nquit\n", "en")
    assert code == 0
    assert told.count("Ola plays ") in (3, 5), "the opening hand of who begins, or of who does not"
    assert told.count("> ") == 4, "nothing is asked between the cards"
    assert told.count("There is no card here that can simply be played.") == 1
    assert not re.search(r"^(Ola .+)\n\1$", told, re.MULTILINE), "the same thing in a row is told once"


def test_a_guest_sits_down_where_a_seat_is_open_and_plays_to_the_end(house: House) -> None:
    seated = house.create()
    table = seated["table"]["id"]
    club = RemoteTable(Address(f"{house.base}/table/{table}"), "en")
    club.sit_down("South")
    assert club.address.link().startswith(f"{house.base}/table/{table}#")
    out = io.StringIO()
    ended: list[int] = []
    guest = Guest(Speaker("en"), club, io.StringIO("1\n" * 5000), out)
    there = threading.Thread(target=lambda: ended.append(guest.run()))
    there.start()
    with house.guest(table, seated["token"]) as north:
        dice = random.Random(3)
        while north.update is None or north.update.view.outcome is None:
            if north.update is not None and north.codes:
                north.answer(north.busy(dice))
            else:
                north.receive()
    there.join(60)
    assert ended == [0]
    assert "wins" in out.getvalue()


@pytest.mark.skipif(os.name != "posix", reason="a terminal that can be asked whether something was typed")
def test_whoever_waits_for_others_may_look_around_and_leave(house: House) -> None:
    """At a terminal lines are heeded while another decides; what needs one's turn is answered with a sentence."""
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as first, house.guest(table, tokens[1]) as second:
        for guest in (first, second):
            guest.until_version(0)
        waits = tokens[0] if second.codes else tokens[1]
        ours, theirs = os.openpty()
        out = io.StringIO()
        ended: list[int] = []
        club = RemoteTable(Address(f"{house.base}/table/{table}#{waits}"), "en")
        with open(theirs) as typed:
            there = threading.Thread(target=lambda: ended.append(Guest(Speaker("en"), club, typed, out).run()))
            there.start()
            os.write(ours, b"?\n\ni\ncard viper\nrule sr-buy-1\nw explorer\n1\ne\nh\nwhy 1\nu\nnonsense\nlog\n")
            for _ in range(300):
                if "nonsense" in out.getvalue() and "(SR-TURN-1)" in out.getvalue():
                    break
                time.sleep(0.1)
            assert ended == []
            os.write(ours, b"q\n")
            there.join(30)
        os.close(ours)
    told = out.getvalue()
    assert ended == [0]
    assert "look, i: every place" in told
    assert re.search(r"^(North|South)\. Hand \(\d\): ", told, re.MULTILINE)
    assert "Viper: ship" in told
    assert "SR-BUY-1: " in told
    assert re.search(r"^Buy Explorer for 2: .*\(SR-TURN-1\)$", told, re.MULTILINE)
    assert told.count("Somebody else is asked now.") == 4
    assert "“nonsense” can’t be understood" in told
    assert "\n> " not in told, "nothing is asked"


def test_who_only_watched_is_not_told_of_a_seat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no key to a seat has no seat to come back to."""
    table, _ = house.duel()
    link = f"{house.base}/table/{table}"
    out = io.StringIO()
    watcher = Guest(Speaker("en"), RemoteTable(Address(link), "en"), io.StringIO(), out)

    def enough(update: Update) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(watcher, "_tell", enough)
    assert watcher.run() == 0
    assert out.getvalue().strip() == f"You come back with: {link}"


def test_a_view_over_the_wire_reads_like_any_other(house: House) -> None:
    table, tokens = house.duel()
    with house.guest(table, tokens[0]) as first, house.guest(table, tokens[1]) as second:
        for guest in (first, second):
            guest.until_version(0)
        play([first, second], random.Random(1), most=60)
        assert first.update is not None
        club = RemoteTable(Address(f"{house.base}/table/{table}#{tokens[0]}"), "pl")
        seen = scene(Speaker("pl"), club.spec, as_seen(club.spec, first.update.view), club.names)
        told = list(table_lines(Speaker("pl"), seen))
        assert any(line.startswith("North: autorytet") for line in told)
        assert any("Rząd handlu (5)" in line for line in told)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "nonsense",
        "ftp://club/table/x",
        "http://",
        "http://club",
        "http:///table/x",
        "http://[::1/table/x",
        "http://club:door/table/x",
        "http://club:99999/table/x",
        "http://cl ub/table/x",
        "http://club/table/x y",
    ],
)
def test_what_is_no_link_is_told(link: str) -> None:
    with pytest.raises(Refused, match="join-address"):
        Address(link)


def test_whoever_does_not_answer_is_told(house: House) -> None:
    with pytest.raises(Refused, match="join-away"):
        RemoteTable(Address("http://127.0.0.1:1/table/x"), "en")
    with pytest.raises(KantynaError) as refused:
        RemoteTable(Address(f"{house.base}/table/nowhere"), "pl")
    assert Speaker("pl").error(refused.value).startswith("Nie ma")
