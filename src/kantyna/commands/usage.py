"""What is wrong with a command line, in the user's words: the parser's own are English and name no value."""

from __future__ import annotations

from typing import Any

from typer.core import TyperOption
from typer.exceptions import TyperException

from kantyna.commands.help import shown
from kantyna.lang import Speaker


def misused(speaker: Speaker, error: TyperException, words: list[str]) -> str:
    """One sentence: which word is wrong, and what would be right."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        if type(error).__name__ == "MissingParameter":
            return speaker.text(None, "cli-bad-missing", name=shown(speaker, parameter).rstrip("…"))
        return _bad_number(speaker, parameter, error)
    if option is None:
        return speaker.text(None, "cli-bad-usage", reason=error.format_message())
    if type(error).__name__ == "NoSuchOption":
        near = getattr(error, "possibilities", None)
        if near:
            return speaker.text(None, "cli-option-like", name=option, near=near[0])
        return speaker.text(None, "cli-bad-option", name=option)
    given = any(word.startswith(f"{option}=") for word in words)
    return speaker.text(None, "cli-no-value" if given else "cli-needs-value", name=option)


def _bad_number(speaker: Speaker, parameter: Any, error: TyperException) -> str:
    """Numbers are all that the parser itself refuses; the cause keeps what was typed."""
    typed: Any = error.__cause__
    described = parameter.type_descriptor
    least, most = described.parameter_info.min, described.parameter_info.max
    kind = "whole" if least is None else "least" if most is None else "between"
    return speaker.text(
        None,
        "cli-bad-number",
        value=str(typed.errors()[0]["input"]),
        name=shown(speaker, parameter),
        argument="no" if isinstance(parameter, TyperOption) else "yes",
        kind="part" if described.annotation is float else kind,
        least=str(least),
        most=str(most),
    )
