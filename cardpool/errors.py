"""What can go wrong with the pool and with a search."""

from __future__ import annotations

import re

# Controls, ends of lines, turns of direction, and bytes of a name that are no Unicode.
_UNFIT = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")


def shown(text: str) -> str:
    """Return text for one line on a screen: what would break, paint or turn it is spelled."""
    return _UNFIT.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


class PoolError(RuntimeError):
    """The card pool cannot be used; `hint` says what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


AGAIN = (
    "The cards of the pool itself serve. Import your files again ('deckcheck pool import FILE'), "
    "or put the imports away ('deckcheck pool remove')."
)
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
