"""What can go wrong with the pool and with a search."""

from __future__ import annotations


class PoolError(RuntimeError):
    """The card pool cannot be used; `hint` says what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


HINT = "Reinstall deckcheck, or remove the file so that it is built anew."


def damaged(path: str, why: object) -> PoolError:
    """Return the error of a pool that cannot be read."""
    return PoolError(f"the card pool {path!r} is damaged: {why}", HINT)


class QueryError(ValueError):
    """A query that cannot be read: what is wrong and where."""

    def __init__(self, message: str, query: str = "", place: int | None = None) -> None:
        super().__init__(message)
        self.query = query
        self.place = place
