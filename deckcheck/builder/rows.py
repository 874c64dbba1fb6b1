"""Put cards into the rows of a list: beside their like, under their heading, all else untouched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from deckcheck.decklist import formats
from deckcheck.decklist.fix import restate
from rulesets.family import Family
from rulesets.lines.headings import TOTAL, Heading, HeadingWords, heading, table
from rulesets.lines.list_format import ListFormat
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import Added


class _Place(NamedTuple):
    """After which row a card goes, and the heading that it needs there."""

    after: int
    heading: str = ""
    gap: bool = False  # a blank row before the heading


class Rows:
    """The rows of a list that is read, and where in it cards belong."""

    def __init__(self, reading: Reading, family: Family, exact: Callable[[Added], bool]) -> None:
        source = reading.source
        assert source is not None
        self.source, self.reading, self.family = source, reading, family
        self.exact = exact  # tells whether a bare name means the very card
        self.format: ListFormat = formats.known(source.format)
        self.rows = self.format.rows(source.text)
        self.end = "\r\n" if "\r\n" in source.text else "\n"
        own = table(family.headings)
        lines = {line.number for line in source.lines}
        self.headings: list[tuple[int, Heading]] = [
            (number, found)
            for number, row in enumerate(self.rows, 1)
            if number not in lines and (found := _heading(row, own))
        ]

    def with_card(self, added: Added, after: int = 0) -> str:
        """Return the text with a card more, behind a row where one is given."""
        place = _Place(after) if after else self._place(added)
        new, copies = self._written(added), added.row.copies
        old = list(enumerate(self.rows, 1))  # each row with its number, 0 for a new one
        above, below = old[: place.after], old[place.after :]
        if above and not above[-1][1].endswith(("\n", "\r")):
            above[-1] = (above[-1][0], above[-1][1] + self.end)
        head = [self.end] * place.gap + [self._headed(place)] * bool(place.heading)
        gap = [self.end] if head and below and below[0][1].strip() else []
        middle = [*head, *(row + self.end for row in new)]
        rows = [*above, *((0, row) for row in (*middle, *gap)), *below]
        text = [row for _, row in rows]
        if self.format.states_counts:
            counts = {line.number: line.copies for line in self.source.lines}
            before = {at: counts[n] for at, (n, _) in enumerate(rows, 1) if n in counts}
            first = len(above) + len(head) + 1
            share = dict.fromkeys(range(first, first + len(new)), copies // len(new))
            restate(text, {**before, **dict.fromkeys(share, 0)}, {**before, **share})
        return "".join(text)

    def _headed(self, place: _Place) -> str:
        """Return a new heading, which is restated with the others."""
        return f"{place.heading}{': 0' if self.format.states_counts else ''}{self.end}"

    def _written(self, added: Added) -> list[str]:
        if self.format.row is not None:
            return self.format.row(added, self.source)
        row = added.row
        name = f"{row.copies} {row.name}"
        if self.family.shares_its_name(added.card):
            return [f"{name} ({row.id})"]
        lines = self.source.lines
        placed = any(line.what.set_code for line in lines)
        if row.set and row.number and (placed or not lines or not self.exact(added)):
            return [f"{name} {row.set} {row.number}"]
        return [name]

    def _place(self, added: Added) -> _Place:
        """Return where a card belongs: by its like, under its heading, or a new one."""
        kind, words = self.family.heading(added.card, added.row.section)
        like = [
            e.line
            for e in self.reading.entries
            if e.section == added.row.section and self.family.heading(e.card, e.section)[0] == kind
        ]
        if like:
            return _Place(max(like))
        under = [number for number, each in self.headings if kind == each.kind]
        if under:
            return _Place(under[0])
        if self._needs_no_heading(added):
            return _Place(self._last_card() or len(self.rows))
        own = self.format.heading
        return self._new_heading(kind, own(added.row.section) if own else words)

    def _needs_no_heading(self, added: Added) -> bool:
        if not self.format.states_counts and self.format.heading is None:
            return True  # a table
        alone = not any(each.kind != TOTAL for _, each in self.headings)
        by_kind = self.family.section_of(added.card) == added.row.section
        return alone and by_kind and bool(self.source.lines)

    def _last_card(self) -> int:
        return max((line.number for line in self.source.lines), default=0)

    def _new_heading(self, kind: str, words: str) -> _Place:
        """Return the place of a new heading, in the order in which the game has them."""
        order = {each.kind: n for n, each in enumerate(self.family.headings)}
        mine = order.get(kind, len(order))
        for number, each in self.headings:
            if each.kind == TOTAL or order.get(each.kind, -1) > mine:
                blank = number > 1 and not self.rows[number - 2].strip()
                return _Place(number - 1, words, gap=number > 1 and not blank)
        end = len(self.rows)
        while end and not self.rows[end - 1].strip():
            end -= 1
        return _Place(end, words, gap=end > 0)


def _heading(row: str, own: Mapping[str, HeadingWords]) -> Heading | None:
    """Return the heading that a row is, also one that opens with a mark of its own ("!side")."""
    text = row.strip().lstrip("!")
    return heading(text, own) or heading(text)
