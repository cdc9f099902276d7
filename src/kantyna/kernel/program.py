"""The nodes a game is made of, numbered in memory and named by stable paths in saves."""

from __future__ import annotations

from typing import Any

from kantyna.kernel.body import append, row, vec
from kantyna.kernel.effect import Node
from kantyna.kernel.vocabulary import Questions


class Program:
    """All nodes of one game. Built once at import; tables share it."""

    def __init__(self, questions: Questions) -> None:
        self.settled = row(questions.settled)
        """1 for each kind of question that answers itself when it leaves nothing to decide."""
        self.nodes = vec[Node[Any]]()
        self.paths: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, path: str, node: Node[Any]) -> int:
        """Register a node under its path; gives its number."""
        if path in self.numbers:
            raise ValueError(f"two nodes at {path}")
        number = len(self.nodes)
        self.nodes = append(self.nodes, node)
        self.paths.append(path)
        self.numbers[path] = number
        node.register(self, path, number)
        return number
