"""The laws of every game, held by Destiny in every way to play it."""

from __future__ import annotations

import pytest

from kantyna.arena.language_check import LanguageCheck
from kantyna.arena.laws import Laws
from kantyna.games.destiny.spec import DestinySpec
from kantyna.games.registry import GAMES

SPEC = DestinySpec()


@pytest.mark.parametrize("name", [variant.name for variant in SPEC.variants()])
def test_the_laws_hold_in_random_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SPEC.name, SPEC)
    variant = next(variant for variant in SPEC.variants() if variant.name == name)
    for sample in variant.samples:
        made, violation = Laws(SPEC, name, variant.fewest, sample, every=60).game(3, most=300)
        assert violation is None, str(violation)
        assert made > 10


def test_every_card_speaks_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SPEC.name, SPEC)
    LanguageCheck(SPEC, ["A", "B"]).cards()
