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


class Questions(Words):
    """The kinds of question of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.settled: list[int] = []
        """1 for each kind that answers itself when it leaves nothing to decide."""
        self.rules: list[str] = []
        """The rule by which each kind is asked: what stands in the way of anything else meanwhile."""

    def ask(self, word: str, rule: str = "", settles: bool = False) -> i64:
        """Enter a kind of question; gives its number. *rule*: by which it is asked, unless the game says that
        otherwise. *settles*: it need not be put when it has one answer. Never where its being put or not would betray
        something hidden, never the end of a turn, never a card just drawn that one should see."""
        self.rules.append(rule)
        self.settled.append(1 if settles else 0)
        return self.add(word)
