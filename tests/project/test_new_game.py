"""Who follows "Add a game" succeeds: the example is laid over the program, entered, and played through its doors."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from launch.environment import ROOT

EXAMPLE = ROOT / "examples" / "high_card"
COMMANDS = [
    "judge tests/high_card/scenarios/turn.yaml --lang en",
    "soak high-card --decisions 4000 --lang en",
    "watch high-card --plain --seed 2 --seats search:20,level5 --lang pl",
    "cards high-card jedynka --lang pl",
    "rules high-card HC-DRAW-1 --lang en",
    "watch high-card --plain --seats learned:10,greedy --lang en",
    "learn high-card --lang en",
]
SCRIPT = """
import shlex, sys
from kantyna.cli import main

for line in sys.stdin.read().splitlines():
    print("$", line, flush=True)
    print("=", main(shlex.split(line)), flush=True)
"""


def enter(registry: Path) -> None:
    """As the page says: an import beside the others, and the spec at the end of the tuple."""
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    line = next(line for line in page.splitlines() if line.startswith("from kantyna.games.high_card.spec import"))
    text = registry.read_text("utf-8").replace("\nGAMES: ", f"\n{line.partition('  #')[0]}\n\nGAMES: ")
    registry.write_text(text.replace("OuterRimSpec())", "OuterRimSpec(), HighCardSpec())"), "utf-8")


def test_the_example_is_played_judged_soaked_and_spoken_of(tmp_path: Path) -> None:
    program = tmp_path / "src" / "kantyna"
    clutter = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(ROOT / "src" / "kantyna", program, ignore=clutter)
    shutil.copytree(EXAMPLE, tmp_path, dirs_exist_ok=True)
    enter(program / "games" / "registry.py")
    home = {"XDG_STATE_HOME": str(tmp_path / "state"), "KANTYNA_BUILD": "plain", "PYTHONPATH": str(program.parent)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT],
        input="\n".join(COMMANDS),
        cwd=tmp_path,
        env={**os.environ, **home},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    told = [part.partition("\n")[2] for part in done.stdout.split("$ ")[1:]]
    assert len(told) == len(COMMANDS), done.stdout
    assert told[0] == "1 file, 3 scenarios; files that failed: 0.\n= 0\n"
    assert told[1].endswith("4,000 decisions, laws broken: 0\n= 0\n")
    assert "Największa liczba punktów." in told[2]
    assert told[2].endswith("= 0\n")
    assert told[3] == "Jedynka: liczba, 4 egzemplarze\nBez zdolności.\n= 0\n"
    assert "Whoever has laid a card draws one, while there are any." in told[4]
    assert "high-card comes without a learned value yet; “search:500ms” plays it.\n= 1\n" in told[5]
    assert told[6].endswith("its spec wants features, and arena/learning.py a recipe.\n= 1\n")
