"""Programs for imported texts, for any game: known without compiling, or compiled together.

Only compiling needs the parser (`deckcheck[compile]`); without it new texts wait.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import NamedTuple, TypeVar

from rulesets.text.gaps import Gap

BLANK = "null"  # a program for a card that only has printed numbers
Progress = Callable[[int, int], None]
T = TypeVar("T")


class Made(NamedTuple):
    """The program of one imported card, or the words that keep it from having one."""

    id: str
    text: str  # fingerprint
    script: str = ""  # JSON
    gaps: tuple[Gap, ...] = ()
    bundled: bool = False  # the pool has this program for this card already

    @property
    def waits(self) -> bool:
        """Tell whether the text is still to be compiled."""
        return not self.script and not self.gaps


def can_compile() -> bool:
    """Tell whether the parser is installed."""
    return find_spec("lark") is not None


def made_of(
    known: Iterable[tuple[Made, T | None]], compiled: Callable[[Sequence[T]], Iterable[Made]]
) -> list[Made]:
    """Return what each card does; `known` gives what is known, and the text to compile."""
    made: list[Made] = []
    unknown: list[tuple[int, T]] = []
    for found, text in known:
        if found.waits and text is not None:
            unknown.append((len(made), text))
        made.append(found)
    if unknown and can_compile():
        texts = [text for _, text in unknown]
        for (at, _), done in zip(unknown, compiled(texts), strict=True):
            made[at] = done
    return made


def as_json(script: object) -> str:
    """Return a stored script as the database keeps it."""
    return json.dumps(script, ensure_ascii=False, separators=(",", ":"))
