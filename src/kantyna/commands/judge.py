"""`judge`: runs scenario files and says what failed and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kantyna.commands.output import BadInput, say
from kantyna.commands.progress import bar
from kantyna.lang import Speaker
from kantyna.lang.card_book import called
from kantyna.play.scenario_runner import Failure, Verdict, run_file


def judge_files(speaker: Speaker, paths: list[Path], machine: bool) -> int:
    """0 if every scenario holds. For machines: one object a line, one line a file."""
    files = [file for path in paths for file in scenario_files(path)]
    verdicts: list[Verdict] = []
    with bar(speaker.text(None, "cli-judging")) as advance:
        for at, file in enumerate(files):
            advance(at, len(files), file.name)
            verdicts.append(run_file(file, called))
    for verdict in verdicts:
        if machine:
            say(json.dumps(_verdict(speaker, verdict), ensure_ascii=False))
        else:
            for failure in verdict.failures:
                say(failure_line(speaker, failure))
    if not machine:
        failed = sum(not verdict.passed for verdict in verdicts)
        count = sum(verdict.scenarios for verdict in verdicts)
        say(speaker.text(None, "cli-judged", files=len(verdicts), scenarios=count, failed=failed))
    return 0 if all(verdict.passed for verdict in verdicts) else 1


def scenario_files(path: Path) -> list[Path]:
    """A file, or all scenario files below a folder."""
    if not path.is_dir():
        return [path]
    found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
    if not found:
        raise BadInput("cli-no-scenarios", folder=str(path))
    return found


def failure_line(speaker: Speaker, failure: Failure) -> str:
    """Where and what, in one line."""
    way = f" [{failure.way}]" if failure.way else ""
    return f"{failure.file}:{failure.line}: {speaker.error(failure.error)}{way}"


def _verdict(speaker: Speaker, verdict: Verdict) -> dict[str, Any]:
    return {
        "file": verdict.file,
        "passed": verdict.passed,
        "scenarios": verdict.scenarios,
        "failures": [
            {"line": one.line, "key": one.error.key, "text": speaker.error(one.error), "way": one.way}
            for one in verdict.failures
        ],
    }
