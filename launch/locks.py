"""`./kantyna lock`: what pyproject.toml asks for, pinned by hash for every platform, naming no registry."""

from launch.environment import LOCKS, Environment, last_line
from launch.words import Trouble, say

OPTIONS = (
    *("--group", "build", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-annotate", "--no-emit-index-url", "--quiet", "--custom-compile-command", "./kantyna lock"),
)


def lock(environment: Environment, arguments: list[str]) -> int:
    if "--help" in arguments:
        print(say("help-lock"))
        return 0
    environment.ensure("run")
    environment.pip("uv", lock=environment.lock("test"))
    # The largest first; the others take its versions, so that each is a part of it.
    for name in reversed(LOCKS):
        extra = () if name == "run" else ("--extra", name)
        same = arguments if name == "test" else ("--upgrade", "--constraint", str(environment.lock("test")))
        command = ("-m", "uv", "pip", "compile", "pyproject.toml", *OPTIONS, *extra, *same)
        done = environment.run_quietly(*command, "--output-file", str(environment.lock(name)))
        if "unexpected argument" in done.stderr:
            raise Trouble("bad-lock", given=" ".join(arguments))
        if done.returncode != 0:
            raise Trouble("lock-failed", lock=f"requirements/{name}.txt", reason=last_line(done.stderr))
    return 0
