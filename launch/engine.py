"""`./kantyna compile`, and the wish for a build in KANTYNA_BUILD."""

import os
import sys
from collections.abc import Sequence

from launch.environment import Environment
from launch.system import COMPILER, install
from launch.words import Trouble, say

QUICK = ("--opt", "0")
"""Made in less than half the time, for the tests: the same engine, which the C compiler has not tried to make quick."""


def is_compiled(environment: Environment, opt: int = 0) -> bool:
    """Only the package knows which source its compiled build was made from."""
    question = f"from kantyna import build; raise SystemExit(not build.is_current({opt}))"
    return environment.run("-P", "-c", question, KANTYNA_BUILD="plain") == 0


def wished_opt(arguments: Sequence[str]) -> int:
    """How far it is to be optimised. Only what the compiler understands: told now, in the user's language, and not
    after minutes of setting up."""
    words = [part for word in arguments for part in word.split("=", 1)]
    wishes = dict(zip(words[::2], words[1::2], strict=False))
    opt, jobs = wishes.pop("--opt", "3"), wishes.pop("--jobs", "1")
    if wishes or len(words) % 2 or opt not in tuple("0123") or not jobs.isdecimal() or int(jobs) == 0:
        raise Trouble("bad-compile", given=" ".join(arguments))
    return int(opt)


def compile_engine(environment: Environment, arguments: Sequence[str]) -> int:
    if "--help" in arguments:
        print(say("help-compile"))
        return 0
    opt = wished_opt(arguments)
    environment.ensure("compile")
    install([COMPILER])
    if not is_compiled(environment, opt):
        print(say("compiling"), file=sys.stderr, flush=True)
    if environment.run("-P", "-m", "kantyna.compiler", *arguments, KANTYNA_BUILD="plain") != 0:
        raise Trouble("compile-failed")
    return 0


def check_wish(environment: Environment) -> None:
    """Refuse a build that can't be had before the package has to."""
    wish = os.environ.get("KANTYNA_BUILD", "")
    if wish not in ("", "plain", "compiled"):
        raise Trouble("bad-build", found=wish)
    if wish == "compiled" and not is_compiled(environment):
        raise Trouble("not-compiled")
