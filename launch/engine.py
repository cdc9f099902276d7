"""`./kantyna compile`, and the wish for a build in KANTYNA_BUILD."""

import os
import sys

from launch.environment import Environment
from launch.system import COMPILER, install
from launch.words import Trouble, say


def is_compiled(environment: Environment) -> bool:
    """Only the package knows which source its compiled build was made from."""
    question = "from kantyna import build; raise SystemExit(not build.is_current())"
    return environment.run("-P", "-c", question, KANTYNA_BUILD="plain") == 0


def compile_engine(environment: Environment, arguments: list[str]) -> int:
    environment.ensure("compile")
    install([COMPILER])
    if not is_compiled(environment):
        print(say("compiling"), file=sys.stderr, flush=True)
    if environment.run("-P", "-m", "kantyna.compiling", *arguments, KANTYNA_BUILD="plain") != 0:
        raise Trouble("compile-failed")
    return 0


def check_wish(environment: Environment) -> None:
    """Refuse a build that can't be had before the package has to."""
    wish = os.environ.get("KANTYNA_BUILD", "")
    if wish not in ("", "plain", "compiled"):
        raise Trouble("bad-build", found=wish)
    if wish == "compiled" and not is_compiled(environment):
        raise Trouble("not-compiled")
