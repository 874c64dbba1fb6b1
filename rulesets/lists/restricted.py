"""What the list of a day says: which cards are banned, limited or cost points, and since when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Restricted(NamedTuple):
    """A card on a list; `since` is the first day of an unbroken stretch ("": not known)."""

    name: str
    status: str  # in the game's own word: "Limited", "33 points"
    copies: int | None  # that a deck may hold; None: the list sets no number
    points: int = 0
    since: str = ""
    cards: tuple[str, ...] = ()  # ids
    note: str = ""

    @property
    def said(self) -> str:
        """Return the status and since when."""
        return f"{self.status} since {self.since}" if self.since else self.status


class LegalSet(NamedTuple):
    """A set of which a format takes cards on a day."""

    id: str
    cards: int


class RestrictedList(NamedTuple):
    """The list of a format on a day, and which cards the format takes."""

    title: str
    since: str  # its first day; "" where it has none
    entries: Sequence[Restricted] = ()
    pool: Sequence[tuple[str, str]] = ()  # which cards are in, in words: label, what
    sets: Sequence[LegalSet] = ()
    note: str = ""  # what is not known of it
    cites: tuple[str, ...] = ()  # the statements by which it is in force


class Change(NamedTuple):
    """A card whose status is another than on the list before; None: not listed there."""

    name: str
    before: Restricted | None
    after: Restricted | None


def changes(before: RestrictedList, after: RestrictedList) -> list[Change]:
    """Return what changed from one list to another, in the order of the lists."""
    then = {entry.name: entry for entry in before.entries}
    now = {entry.name: entry for entry in after.entries}
    return [
        Change(name, then.get(name), now.get(name))
        for name in dict.fromkeys((*now, *then))
        if _status(then.get(name)) != _status(now.get(name))
    ]


def _status(entry: Restricted | None) -> str:
    return entry.status if entry else ""
