"""`./kantyna package`: what others install, with the page inside."""

from launch.environment import Environment
from launch.page import Page
from launch.words import Trouble, say


def package(environment: Environment, arguments: list[str]) -> int:
    if "--help" in arguments:
        print(say("help-package"))
        return 0
    if arguments:
        raise Trouble("bad-package", given=" ".join(arguments))
    environment.ensure("run")
    Page(environment).ensure()
    if environment.run("-P", "-m", "hatchling", "build", "--clean") != 0:
        raise Trouble("package-failed")
    return 0
