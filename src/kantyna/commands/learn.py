"""`learn`: the value of positions is learnt anew from games, as it was for what comes with Kantyna."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kantyna.commands.output import say, say_json
from kantyna.commands.progress import bar
from kantyna.games.registry import game as find
from kantyna.kernel.errors import BadSetup
from kantyna.lang import Speaker

if TYPE_CHECKING:
    from kantyna.arena.worker_pool import Jobs


def learn_value(
    speaker: Speaker,
    game: str,
    games: int | None,
    passes: int | None,
    seed: int | None,
    folder: Path | None,
    jobs: Jobs,
    machine: bool,
) -> int:
    from kantyna.arena.bar_chart import surprises
    from kantyna.arena.learning import RECIPES, learn
    from kantyna.players.weights import FILE

    spec = find(game)
    if spec.name not in RECIPES:
        raise BadSetup("setup-no-recipe", game=spec.name)
    usual = RECIPES[spec.name]
    recipe = replace(usual, games=games or usual.games, passes=passes or usual.passes)
    if seed is not None:
        recipe = replace(recipe, seed=seed)
    where = folder or Path(f"learn-{spec.name}")
    with bar(speaker.text(None, "cli-learn-works")) as advance:
        learnt = learn(recipe, where, jobs, advance)
    file = where / FILE
    file.write_text(learnt.weights.to_json(), encoding="utf-8")
    if machine:
        say_json({"file": str(file), **learnt.json()})
        return 0
    say(speaker.text(None, "cli-learn-lessons", games=recipe.games, lessons=learnt.lessons))
    say(speaker.text(None, "cli-learn-curve"))
    say(surprises(learnt.curve, speaker.decimal))
    weights = learnt.weights
    say(speaker.text(None, "cli-learn-kept", file=str(file), rules=weights.rules, digest=weights.digest[:16]))
    return 0
