"""Lists of restrictions that users imported, by name; rules read them here and see no database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

LIMITS: Final = "limits"  # copies allowed; a card that is not listed is not restricted
WHITELIST: Final = "whitelist"  # copies allowed; a card that is not listed is not allowed
POINTS: Final = "points"  # what a card costs
KINDS: Final = (LIMITS, WHITELIST, POINTS)


class ImportedList(NamedTuple):
    """A list of an import: what its figures mean, and the figure of each password."""

    name: str
    game: str
    kind: str
    limits: Mapping[int, int]


Imports: TypeAlias = Callable[[], Sequence[ImportedList]]
_imports: list[Imports] = []  # one at the most


def use_imports(imports: Imports) -> None:
    """Take the user's lists from here on; without this call there are none."""
    _imports[:] = [imports]


def imported(game: str) -> Sequence[ImportedList]:
    """Return the lists that the user imported for a game."""
    return [found for found in _imports[0]() if found.game == game] if _imports else ()
