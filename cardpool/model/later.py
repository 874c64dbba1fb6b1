"""Fields of a record that are read when they are first asked for.

A pool keeps much that no check of a deck looks at, such as attacks; taking it apart for every card
of a tournament would cost as much as all the rest of a record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_C = TypeVar("_C")


class Stored:
    """A record as a pool has it: some fields are left unread until one of them is asked for."""

    __slots__ = ("group", "place", "read")
    group: str  # of the printings that play the same, where there are others
    place: int  # where the pool keeps what is left unread
    read: Callable[[Any, str], None]  # sets the field of a name, and others with it


class _Later:
    """A field that may be left unread. All other fields stay as fast as fields can be."""

    def __init__(self, name: str, slot: Any) -> None:
        self._name, self._slot = name, slot
        self.__doc__ = slot.__doc__

    def __get__(self, card: Stored | None, kind: type | None = None) -> Any:
        if card is None:
            return self
        try:
            return self._slot.__get__(card)
        except AttributeError:
            card.read(card, self._name)
            return self._slot.__get__(card)

    def __set__(self, card: Stored, value: Any) -> None:
        self._slot.__set__(card, value)


def read_later(*names: str) -> Callable[[type[_C]], type[_C]]:
    """Let fields of a class be left unread; its slots stay as they are."""

    def decorate(kind: type[_C]) -> type[_C]:
        for name in names:
            setattr(kind, name, _Later(name, getattr(kind, name)))
        return kind

    return decorate
