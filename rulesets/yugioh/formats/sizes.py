"""How large each deck may be, by game and day: the rulebook's figures and what was before."""

from __future__ import annotations

from typing import Final, NamedTuple


class Range(NamedTuple):
    """Least and most cards; `most` None means no limit."""

    least: int
    most: int | None

    def holds(self, size: int) -> bool:
        """Tell whether a size is within the range."""
        return self.least <= size and (self.most is None or size <= self.most)

    def __str__(self) -> str:
        if self.most is None:
            return f"at least {self.least}"
        return f"{self.least} to {self.most}" if self.least < self.most else f"exactly {self.most}"


class Sizes(NamedTuple):
    """Deck sizes from one day on, with the statements that give them."""

    since: str
    main: Range
    extra: Range
    side: Range
    whole_side: str = ""  # "rule", "policy" or "doubt": the Side Deck is 0 or exactly its maximum
    side_by_event: bool = False  # the game has no Side Deck; an event may have one
    extra_in_side: bool = True
    skills: int = 0
    cites: tuple[str, ...] = ()


_OPEN_MAIN, _MAIN = Range(40, None), Range(40, 60)
_OPEN, _FIFTEEN = Range(0, None), Range(0, 15)

RULEBOOK: Final = Sizes("", _MAIN, _FIFTEEN, _FIFTEEN, cites=("YGO-001", "YGO-006", "YGO-012"))

TCG: Final = (
    Sizes(
        "2002-03-08",
        _OPEN_MAIN,
        _OPEN,
        _FIFTEEN,
        "rule",
        extra_in_side=False,
        cites=("YF-001", "YF-003"),
    ),
    Sizes(
        "2008-08-13",
        _MAIN,
        _FIFTEEN,
        _FIFTEEN,
        "policy",
        extra_in_side=False,
        cites=("YF-002", "YF-004"),
    ),
    # When the organiser's policy ended is not known (YF-004).
    Sizes(
        "2009-01-01",
        _MAIN,
        _FIFTEEN,
        _FIFTEEN,
        "doubt",
        extra_in_side=False,
        cites=("YF-002", "YF-004"),
    ),
    Sizes("2009-10-27", _MAIN, _FIFTEEN, _FIFTEEN, cites=("YF-002",)),
)
OCG: Final = (
    Sizes("1999-02-04", _OPEN_MAIN, _OPEN, Range(0, 10), cites=("YF-001", "YF-005")),
    Sizes("2000-04-20", _OPEN_MAIN, _OPEN, _FIFTEEN, "rule", cites=("YF-001", "YF-005")),
    Sizes("2008-03-15", _MAIN, _FIFTEEN, _FIFTEEN, cites=("YF-002",)),
)
MASTER_DUEL: Final = (
    Sizes("", _MAIN, _FIFTEEN, _FIFTEEN, side_by_event=True, cites=("YF-002", "YF-028")),
)
SPEED: Final = (Sizes("", Range(20, 30), Range(0, 6), Range(0, 6), skills=1, cites=("YF-045",)),)


def on_day(table: tuple[Sizes, ...], on: str) -> Sizes:
    """Return the sizes in force on a day, the earliest ones for a day before all."""
    chosen = table[0]
    for sizes in table:
        if sizes.since <= on:
            chosen = sizes
    return chosen
