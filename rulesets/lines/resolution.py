"""What a line was found to mean, and the reading of a whole list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rulesets.deck import Deck
from rulesets.lines.model import Decklist, Problem


class LineNote(NamedTuple):
    """A problem of a line, before it is known on which lines it stands."""

    code: str
    message: str
    cards: tuple[str, ...] = ()
    severity: str = ""


@dataclass(slots=True)
class Resolution:
    """The card of a line; or several that share the name, for the ruleset to choose from."""

    card: Any
    choices: Sequence[Any] = ()
    notes: tuple[LineNote, ...] = ()
    lang: str = ""  # of the name on the line, where it is not the English one
    bare: bool = False  # the line gives a name and no print

    def noted(self, note: LineNote) -> Resolution:
        """Return the same with one note more."""
        return replace(self, notes=(*self.notes, note))


@dataclass(frozen=True, slots=True)
class Reading(Deck):
    """A deck with the list it was read from and the problems met on the way."""

    source: Decklist | None = None
    problems: tuple[Problem, ...] = ()
