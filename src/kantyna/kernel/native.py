"""What is said to mypyc alone. Never compiled itself: compiled code knows the words, plain Python needs stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i16 = int
    i64 = int
    C = TypeVar("C")

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """With `allow_interpreted_subclasses`: a plain game may inherit from this class of a compiled kernel."""
        return lambda marked: marked
