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
    try:
        if arguments and arguments[0] in OWN:
            return OWN[arguments[0]](environment, arguments[1:])
        return start(environment, arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        print(say("system-trouble", reason=error), file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


def start(environment: Environment, arguments: list[str]) -> int:
    """Become Kantyna: the environment's Python takes this process over."""
    environment.ensure("run")
    if not arguments or arguments[0] in IN_THE_BROWSER:
        Page(environment).ensure()
    check_wish(environment)
    # -P: what lies in the user's folder can't pass for a module of ours.
    command = [str(environment.python), "-P", "-m", "kantyna", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command).returncode
