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

    def add_bit(self, word: str) -> i64:
        """Enter a word of which a thing may have several; gives the mask that it is in a number of them."""
        mask: i64 = 1
        for _ in range(self.add(word)):
            mask *= 2
        return mask

    def of_mask(self, mask: i64) -> list[str]:
        """The words whose bits are in a mask, in their order."""
        found: list[str] = []
        bit: i64 = 1
        for word in self.words:
            if mask & bit:
                found.append(word)
            bit *= 2
        return found
