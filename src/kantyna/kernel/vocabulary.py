"""Words and their numbers, each said once: a game writes words, the engine counts."""

from __future__ import annotations

from kantyna.kernel.native import i64


class Words:
    """A list of words; a word's number is its place."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def add(self, word: str) -> i64:
        """Enter a word; gives its number."""
        self.words.append(word)
        return len(self.words) - 1
