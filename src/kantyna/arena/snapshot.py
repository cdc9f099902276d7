"""An object of the engine as plain nested values, field by field, in plain and compiled builds alike."""

from __future__ import annotations


def snapshot(thing: object) -> object:
    """Everything in *thing*, comparable with ``==`` and printable."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list):
        if thing and isinstance(thing[0], int):
            return thing  # the engine's lists of numbers hold nothing else
        return [snapshot(part) for part in thing]
    if isinstance(thing, dict):
        return sorted((key, snapshot(value)) for key, value in thing.items())
    # A compiled class has no __dict__; it lists its fields instead.
    names = getattr(type(thing), "__mypyc_attrs__", None)
    fields = names if names is not None else vars(thing)
    return [(name, snapshot(getattr(thing, name))) for name in sorted(fields) if name != "__dict__"]
