"""What goes wrong between a program and the server; the words are in ``lang`` under ``error-<key>``."""

from __future__ import annotations

from kantyna.games.common.deck_list import BadDeck
from kantyna.kernel.errors import BadSave, BadSetup, IllegalAnswer, KantynaError


class Refused(KantynaError):
    """Something asked of the server that can't be done; *status* is HTTP's word for it."""

    def __init__(self, status: int, key: str, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status


class TooMuch(Refused):
    """A rate limit was reached: which one, and when it opens again."""

    def __init__(self, limit: str, amount: int, seconds: int, retry_after: int) -> None:
        super().__init__(429, "rate-limited", limit=limit, amount=amount, seconds=seconds, retry=retry_after)
        self.limit = limit
        self.retry_after = retry_after


class Away(Refused):
    """The database can't be reached now; nothing is lost, and it is worth trying again."""

    retry_after = 3

    def __init__(self, reason: str) -> None:
        super().__init__(503, "database-away")
        self.reason = reason


class OtherRules(Refused):
    """A table that was played under another rules number of its game: the same answers may lead elsewhere."""

    def __init__(self, game: str, rules: int, known: int) -> None:
        super().__init__(409, "table-other-rules", game=game, rules=rules, known=known)


def status_of(error: KantynaError) -> int:
    """HTTP's word for an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, IllegalAnswer):
        return 409
    if isinstance(error, BadSetup | BadSave | BadDeck):
        return 422
    return 500


def no_such_table(name: str) -> Refused:
    return Refused(404, "no-such-table", name=name[:32])


def no_such_replay(name: str) -> Refused:
    return Refused(404, "no-such-replay", name=name[:32])
