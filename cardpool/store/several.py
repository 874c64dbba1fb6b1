"""Cards that are known by their numbers, each made when it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from cardpool.model import Card


class Several(Sequence["Card"]):
    """The cards of a common name: dozens, of which a list mostly means the newest."""

    def __init__(
        self, card: Callable[[int], Card], numbers: Sequence[int], newest: str = ""
    ) -> None:
        self.newest = newest  # day of the newest printing that plays as one of them, where known
        self._card = card
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Card: ...
    @overload
    def __getitem__(self, at: slice) -> Several: ...
    def __getitem__(self, at: int | slice) -> Card | Several:
        if isinstance(at, slice):
            return Several(self._card, self._numbers[at], self.newest)
        return self._card(self._numbers[at])
