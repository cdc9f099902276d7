"""What `./kantyna ARGUMENTS` means: three commands of the launcher's own; everything else is Kantyna's."""

import os
import subprocess
import sys

from launch.checks import test
from launch.engine import check_wish, compile_engine
from launch.environment import Environment
from launch.locks import lock
from launch.page import Page
from launch.words import Trouble, say

OWN = {"test": test, "compile": compile_engine, "lock": lock}
# Without arguments the table opens in the browser.
IN_THE_BROWSER = ("serve",)


def main(arguments: list[str]) -> int:
    environment = Environment()
    words = without_language(arguments)
    try:
        if words and words[0] in OWN:
            return OWN[words[0]](environment, words[1:])
        return start(environment, arguments, in_the_browser(words))
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


def in_the_browser(words: list[str]) -> bool:
    """Does this open tables in the browser? Its help alone needs no page."""
    return "--help" not in words and (not words or words[0] in IN_THE_BROWSER)


def start(environment: Environment, arguments: list[str], page: bool) -> int:
    """Become Kantyna: the environment's Python takes this process over."""
    environment.ensure("run")
    if page:
        Page(environment).ensure()
    check_wish(environment)
    # So that a command that Kantyna proposes can be typed as it stands.
    os.environ["KANTYNA_CALLED"] = sys.argv[0]
    # -P: what lies in the user's folder can't pass for a module of ours.
    command = [str(environment.python), "-P", "-m", "kantyna", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command).returncode
