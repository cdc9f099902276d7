"""Help in the user's language: in the source, help is the key of a message."""

from __future__ import annotations

import re
import sys
from difflib import get_close_matches
from textwrap import wrap
from typing import Any, Final

from typer import Context
from typer.core import TyperCommand, TyperGroup, TyperOption

from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker
from kantyna.lang.program import launched

WIDTH = 78
HELP = ["-h", "--help"]
LAUNCHERS = ("test", "compile", "package")
"""Commands of the project's ./kantyna, which an installed package doesn't have."""
OF_A_CLONE: Final = {"--against", "--build", "--coverage", "--tests", "--traces"}
"""Options that want what only a clone of the project has: other revisions, a compiled build, its tests."""
INSTALLED: Final = {"cli-rules": "cli-rules-installed"}
"""What a command does where it is installed, if that is less than in a clone."""
WORD: Final = re.compile("[A-Z]{2,}")


class BadUsage(KantynaError):
    """A command line that can't be understood."""


class PipeClosed(Exception):
    """Whoever read the output has gone. (Typer would end the process without a word.)"""


class Interrupted(Exception):
    """Somebody pressed Ctrl-C. (Typer would end with an exit code alone.)"""


class SpokenCommand(TyperCommand):
    """A command whose help is spoken, and which wants no words too many."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.context_settings["allow_extra_args"] = True
        self.context_settings["help_option_names"] = HELP

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise BadUsage("cli-too-many", words=" ".join(ctx.args))
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
            return done
        except BrokenPipeError as error:
            raise PipeClosed from error
        except KeyboardInterrupt as error:
            raise Interrupted from error

    def get_help(self, ctx: Any) -> str:
        return command_help(ctx, self)


class SpokenGroup(TyperGroup):
    """The list of commands, spoken."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.context_settings["help_option_names"] = HELP

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.commands, 1)
            if near:
                raise BadUsage("cli-command-like", name=args[0], near=near[0])
            raise BadUsage("cli-command-unknown", name=args[0], group=ctx.command_path)
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def get_help(self, ctx: Any) -> str:
        speaker = _speaker(ctx)
        inner = ctx.parent is not None
        rows = [(name, _does(speaker, command)) for name, command in self.commands.items()]
        options = _always(speaker)
        if not inner:
            options.insert(0, ("--version", speaker.text(None, "cli-version")))
            rows += [(name, speaker.text(None, f"cli-{name}")) for name in (LAUNCHERS if launched() else ())]
        return "\n".join(
            [
                *wrap(speaker.text(None, str(self.help) if inner else "cli-about"), WIDTH),
                "",
                *_table(speaker.text(None, "cli-commands"), rows),
                "",
                *_table(speaker.text(None, "cli-options"), options),
                "",
                speaker.text(None, "cli-more", command=ctx.command_path),
            ]
        )


def command_help(ctx: Context, command: TyperCommand) -> str:
    """How a command is called, what it does, its arguments and options."""
    speaker = _speaker(ctx)
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in command.params:
        if isinstance(parameter, TyperOption):
            if "--help" not in parameter.opts and (launched() or OF_A_CLONE.isdisjoint(parameter.opts)):
                options.append((_called(speaker, parameter), _explained(speaker, parameter)))
        else:
            arguments.append((shown(speaker, parameter), _explained(speaker, parameter)))
    needed = {shown(speaker, parameter) for parameter in command.params if parameter.required}
    usage = [ctx.command_path, *(name if name in needed else f"[{name}]" for name, _ in arguments)]
    usage.append(speaker.text(None, "cli-usage-options"))
    lines = [" ".join(usage), "", *wrap(_does(speaker, command), WIDTH)]
    if arguments:
        lines += ["", *_table(speaker.text(None, "cli-arguments"), arguments)]
    lines += ["", *_table(speaker.text(None, "cli-options"), [*options, *_always(speaker)])]
    return "\n".join(lines)


def _does(speaker: Speaker, command: Any) -> str:
    """What a command does, in a sentence."""
    key = str(command.help)
    return speaker.text(None, key if launched() else INSTALLED.get(key, key))


def _speaker(ctx: Context) -> Speaker:
    found = ctx.find_object(Speaker)
    assert found is not None, "the door gives every command its language"
    return found


def shown(speaker: Speaker, parameter: Any) -> str:
    """What an argument or option is called on the command line."""
    return str(parameter.opts[0]) if isinstance(parameter, TyperOption) else _placeholder(speaker, parameter)


def _called(speaker: Speaker, option: TyperOption) -> str:
    name = ", ".join(option.opts)
    return name if option.is_flag else f"{name} {_placeholder(speaker, option)}"


def _placeholder(speaker: Speaker, parameter: Any) -> str:
    """What stands for a value, in the user's words: FILE, NAME=VALUE. A letter alone stands for a number."""
    written = str(parameter.metavar or str(parameter.name).upper())
    return WORD.sub(lambda word: speaker.text(None, f"cli-value-{word[0].lower()}"), written)


def _explained(speaker: Speaker, parameter: Any) -> str:
    told = speaker.text(None, str(parameter.help))
    default = parameter.default
    if isinstance(default, int | float | str) and not isinstance(default, bool) and default != "":
        told = speaker.text(None, "cli-default", text=told, value=str(default))
    return told


def _always(speaker: Speaker) -> list[tuple[str, str]]:
    return [("--lang pl|en", speaker.text(None, "cli-lang")), ("-h, --help", speaker.text(None, "cli-help"))]


def _table(title: str, rows: list[tuple[str, str]]) -> list[str]:
    """Two columns; what is too long for its line goes on under itself."""
    first = min(max(len(name) for name, _ in rows) + 2, 30)
    lines = [title]
    for name, told in rows:
        beside = len(name) <= first - 2
        wrapped = wrap(told, WIDTH - first - 2)
        if not beside:
            lines.append(f"  {name}")
        for at, line in enumerate(wrapped):
            lines.append(f"  {name if beside and at == 0 else '':<{first}}{line}")
    return lines
