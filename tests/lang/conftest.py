"""Both languages, every game."""

import pytest

from kantyna.games.registry import GAMES
from kantyna.kernel.spec import GameSpec
from kantyna.lang import LANGUAGES, Speaker


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(request.param)


@pytest.fixture(params=GAMES)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    return GAMES[request.param]
