"""What `./kantyna ARGUMENTS` means: four commands of the launcher's own; everything else is Kantyna's."""

import os
import subprocess
import sys

from launch.checks import test
from launch.engine import check_wish, compile_engine
from launch.environment import Environment
from launch.locks import lock
from launch.package import package
from launch.page import Page
from launch.words import Trouble, say

OWN = {"test": test, "compile": compile_engine, "lock": lock, "package": package}
# Without arguments the table opens in the browser.
IN_THE_BROWSER = ("serve",)
FOR_SERVERS = ("serve", "admin")
# Addresses of what only a club's server has.
OF_A_CLUB = ("postgres://", "postgresql://", "postgresql+asyncpg://", "redis://", "rediss://", "unix://")


def main(arguments: list[str]) -> int:
    environment = Environment()
    words = without_language(arguments)
    try:
        if words and words[0] in OWN:
            return OWN[words[0]](environment, words[1:])
        return start(environment, arguments, words)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        print(say("system-trouble", reason=error), file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


def without_language(arguments: list[str]) -> list[str]:
    """The words without `--lang`, which may stand anywhere."""
    rest: list[str] = []
    wish_follows = False
    for word in arguments:
        if not wish_follows and word != "--lang" and not word.startswith("--lang="):
            rest.append(word)
        wish_follows = word == "--lang" and not wish_follows
    return rest


def prepare_page(environment: Environment) -> None:
    """At the first start, whatever it is for: later ones need no network. What fails now is told again when it
    matters."""
    try:
        Page(environment).ensure()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)


def in_the_browser(words: list[str]) -> bool:
    """Does this open tables in the browser? Its help alone needs no page."""
    return {"-h", "--help", "--version"}.isdisjoint(words) and (not words or words[0] in IN_THE_BROWSER)


def of_a_club(words: list[str]) -> bool:
    """Does a command for servers name a database or a bus that needs more than a table at home?"""
    if words and words[0] not in FOR_SERVERS:
        return False
    named = [part for word in words for part in (word, word.partition("=")[2])]
    named += [os.environ.get(name, "") for name in ("KANTYNA_DATABASE", "KANTYNA_BUS")]
    return any(address.startswith(OF_A_CLUB) for address in named)


def start(environment: Environment, arguments: list[str], words: list[str]) -> int:
    """Become Kantyna: the environment's Python takes this process over."""
    first = not environment.has("run")
    environment.ensure("run")
    if of_a_club(words):
        environment.ensure("club")
    if in_the_browser(words):
        Page(environment).ensure()
    elif first:
        prepare_page(environment)
    check_wish(environment)
    # So that a command that Kantyna proposes can be typed as it stands.
    os.environ["KANTYNA_CALLED"] = sys.argv[0]
    # -P: what lies in the user's folder can't pass for a module of ours.
    command = [str(environment.python), "-P", "-m", "kantyna", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command).returncode
