"""The card book: kept as sheets that people read, and cards found by name."""

import re
from pathlib import Path

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.spec import GameSpec
from kantyna.lang import Speaker
from kantyna.lang.card_book import BadName, find, page

GOLDEN = Path(__file__).parent / "golden"
SR = GAMES["star-realms"]


def sheet(speaker: Speaker, spec: GameSpec) -> str:
    """The whole book of a game as one text. `kantyna cards GAME --lang pl > sheet` writes the same."""
    return "\n".join("\n".join(page(speaker, spec, card)) + "\n" for card in spec.cards)


def test_the_sheet_is_the_one_that_was_read_and_approved(speaker: Speaker, spec: GameSpec) -> None:
    kept = GOLDEN / f"{spec.name}.{speaker.language}.txt"
    assert kept.is_file(), f"write it with `./kantyna cards {spec.name} --lang {speaker.language} > {kept.name}`"
    assert sheet(speaker, spec) == kept.read_text(encoding="utf-8")


def test_what_you_may_do_is_something_to_do(spec: GameSpec) -> None:
    told = sheet(Speaker("en"), spec)
    assert not re.findall(r"\byou may (?:you|the|an?|that|this|your|it|each|all)\b.*", told)


@pytest.mark.parametrize(
    "name",
    ["Trade Pod", "trade-pod", "TRADE POD", "Kokon Handlowy", "kokon handlowy", "kokonhandl", "okon Handlow"],
)
def test_a_card_is_found_in_either_language(name: str) -> None:
    assert SR.cards[find(SR, name)].key == "trade-pod"


@pytest.mark.parametrize("name", ["żmija", "zmija", "ŻMIJA", "Viper", "vip"])
def test_polish_letters_need_not_be_typed(name: str) -> None:
    assert SR.cards[find(SR, name)].key == "viper"


def test_a_whole_name_wins_over_a_part_of_another() -> None:
    assert SR.cards[find(SR, "Ram")].key == "ram"


def test_a_part_of_several_names_tells_all_of_them() -> None:
    with pytest.raises(BadName) as refused:
        find(GAMES["card-game"], "Vader")
    assert "Darth Vader" in str(refused.value.values["near"])
    assert "Vader’s Lightsaber" in str(refused.value.values["near"])


@pytest.mark.parametrize(("name", "key"), [("Blob", "book-ambiguous"), ("Vipre", "book-like"), ("", "book-unknown")])
def test_a_name_that_does_not_fit_one_card_is_refused(name: str, key: str, speaker: Speaker) -> None:
    with pytest.raises(BadName) as refused:
        find(SR, name)
    assert refused.value.key == key
    assert speaker.error(refused.value).endswith((".", "?"))
