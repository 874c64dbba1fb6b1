"""What a game with programs tells of its card texts, and of how they became programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

from rulesets.lines.pool import Pool
from rulesets.plain import AnyCard, Json

Gap: TypeAlias = tuple[str, str, str, str]  # place, sentence, words not understood, why
Progress: TypeAlias = Callable[[int, int], None]  # done, total; no total: not known


class Part(NamedTuple):
    """One attack, one power, or everything else a card says."""

    place: str
    name: str
    text: str
    program: str
    words: str


class Explained(NamedTuple):
    """What is known of a card's effects."""

    scripted: bool
    source: str  # imported, bundled, the printing that speaks for it, or nothing
    parts: tuple[Part, ...]
    gaps: tuple[Gap, ...]
    reason: str = ""  # why it is unscripted, where that is no matter of words

    def as_data(self) -> dict[str, Json]:
        """Return it as JSON data."""
        keys = ("place", "sentence", "words", "why")
        return {
            "scripted": self.scripted,
            "source": self.source or None,
            "parts": [part._asdict() for part in self.parts],
            "not_understood": [dict(zip(keys, gap, strict=True)) for gap in self.gaps],
            "reason": self.reason or None,
        }


class Program(Protocol):
    """What compiling made of one imported card."""

    @property
    def id(self) -> str: ...
    @property
    def text(self) -> str: ...  # fingerprint
    @property
    def script(self) -> str: ...  # JSON, "" for none
    @property
    def gaps(self) -> Sequence[Gap]: ...
    @property
    def bundled(self) -> bool: ...  # the pool has this program for this card already
    @property
    def waits(self) -> bool: ...  # its text is still to be compiled


class TextCompiler(Protocol):
    """Makes programs of card texts."""

    def is_installed(self) -> bool:
        """Tell whether the parser is installed, without which new texts wait."""

    def is_scripted(self, card: AnyCard) -> bool:
        """Tell whether all that a card says has a program."""

    def rows(self, pool: Pool, card: AnyCard) -> dict[str, tuple[str, ...]]:
        """Return the rows of a table of coverage in which a card counts: series, sets, kinds."""

    def day(self, card: AnyCard) -> str:
        """Return the day of release, by which the rows are ordered."""

    def gaps(self, card: AnyCard) -> Sequence[Gap]:
        """Return the words of an imported card that were not understood."""

    def gaps_below(self, source: Path, progress: Progress) -> list[Sequence[Gap]]:
        """Compile the texts of a folder of sources and return the gaps of each card."""

    def alike(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words with numbers and names made all alike, where the parser is installed."""

    def programs_of(
        self,
        cards: Sequence[tuple[AnyCard, Json]],
        names: Callable[[], Iterable[tuple[str, str]]],
        progress: Progress,
    ) -> Sequence[Program]:
        """Return the programs of imported cards, each given with its texts."""
