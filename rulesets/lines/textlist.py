"""Text lists, plain or exported by clients: sections, counts of headings, joined lists."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rulesets.api import WARNING
from rulesets.lines import headings
from rulesets.lines.grammar import JOINED, Parsed, parse, parse_all, rows_of
from rulesets.lines.headings import Heading, HeadingWords, heading
from rulesets.lines.list_format import Export
from rulesets.lines.model import Decklist, Problem, Run, Written, joined, runs
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import Row, deck_rows, kept, not_resolved

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool

# "Deck 1", "Deck 2" and a second "Main Deck" open another list, "Monsters" does not.
_WHOLE = re.compile(r"^(?:main(?: ?deck)?|deck|hauptdeck|deck principal|メインテッキ)$")
_RANK = re.compile(r"^\d+(?:st|nd|rd|th)\b")


class _Under(NamedTuple):
    """A heading, its line and how many card lines stood before it."""

    heading: Heading
    line: int
    start: int


class _Reader:
    """One pass over the lines of a text list."""

    def __init__(self, own: Mapping[str, HeadingWords] | None = None) -> None:
        self.own = own  # headings of the game that the list is read for
        self.runs: list[Run] = []
        self.cards: list[Written] = []  # of all runs
        self.problems: list[Problem] = []
        self.opened: list[_Under] = []
        self.section = ""
        self.title = ""
        self.words: set[str] = set()  # of its headings
        self.kinds: set[str] = set()  # of its headings, too
        self.gap = -1  # how many cards stood before the last blank row
        self.total = -1
        self.complete = False  # the total was stated, and is right
        self.game = ""

    def read(self, rows: list[str]) -> None:
        """Take the rows in order; stop where a second list begins."""
        found = parse_all(rows)
        for start, stop, cards in runs(found):
            if cards:
                self._add(range(start + 1, stop + 1), cards)
            if stop < len(rows) and not self._take(found[stop], rows[stop], stop + 1):
                break

    def _add(self, numbers: Sequence[int], cards: Sequence[Written]) -> None:
        self.runs.append(Run(self.section, numbers, cards))
        self.cards += cards

    def _take(self, found: Parsed, raw: str, number: int) -> bool:
        """Take a row that is no card; False where a second list begins."""
        if isinstance(found, Heading):
            return self._open(found, number)
        if not raw.strip():
            self.gap = len(self.cards)
        return not isinstance(found, str) or self._odd(number, raw, found)

    def _open(self, found: Heading, number: int) -> bool:
        """Enter a section; False where a second list begins."""
        if found.kind == headings.TOTAL:
            self.total = found.stated
            self._check_total(found, number)
            return True
        word = headings.fold(found.word)
        again = found.begins and found.kind in self.kinds and len(self.kinds) > 1
        again = again or (word in self.words and _WHOLE.search(word) is not None)
        if (again or self.total >= 0) and self.cards:
            self.problems.append(joined(number))
            return False
        self.words.add(word)
        self.kinds.add(found.kind)
        self.section = found.section
        self.game = self.game or found.game
        self.opened.append(_Under(found, number, len(self.cards)))
        return True

    def _odd(self, number: int, raw: str, why: str) -> bool:
        """Deal with a line that is neither card nor heading; False where a second list begins."""
        text = raw.strip()
        if self.own and (found := heading(text, self.own)):
            return self._open(found, number)
        if behind := JOINED.match(text):
            before = parse(behind[1])
            if isinstance(before, Written):
                self._add((number,), (before,))
                self.problems.append(joined(number))
                return False
        if self.complete and not text[:1].isdigit():
            return True  # what mails and pages have below a list that is whole
        if not self.cards and (not text[:1].isdigit() or _RANK.match(text)):
            self.title = self.title or text.strip(" :#*=-")
            return True
        self.problems.append(Problem("DECK001", number, why, (), self._severity(text)))
        return True

    def _severity(self, text: str) -> str:
        """Return a warning for words below the list: a remark, where the list is whole."""
        apart = self.gap == len(self.cards) > 0
        return WARNING if apart and not any(map(str.isdigit, text)) else ""

    def end(self) -> None:
        """Take back what was taken for words below the list, but has cards below it."""
        last = self.runs[-1].numbers[-1] if self.runs else 0
        self.problems = [
            each._replace(severity="") if each.code == "DECK001" and each.line < last else each
            for each in self.problems
        ]

    def _check_total(self, found: Heading, number: int) -> None:
        copies = sum(what.count for what in self.cards)
        self.complete = found.stated == copies > 0
        if found.stated >= 0 and found.stated != copies:
            self.problems.append(
                Problem(
                    "DECK007",
                    number,
                    f"{found.word!r} says {found.stated}, but {copies} cards are listed",
                )
            )

    def check_headings(self) -> None:
        """Compare the counts that headings state with what stands under them."""
        for at, (found, number, start) in enumerate(self.opened):
            end = self._end(at)
            if found.stated < 0 or found.stated == end - start:
                continue  # PTCGL counts lines under a heading, other tools count copies
            copies = sum(what.count for what in self.cards[start:end])
            if found.stated != copies:
                listed = "1 card" if copies == 1 else f"{copies} cards"
                lines = "1 line" if end - start == 1 else f"{end - start} lines"
                message = (
                    f"heading {found.word!r} says {found.stated}, but {listed} on {lines} "
                    f"{'stands' if copies == 1 else 'stand'} under it"
                )
                self.problems.append(Problem("DECK007", number, message))

    def _end(self, at: int) -> int:
        """Return where the cards of a heading end; "Trainer" holds the "Items" right under it."""
        found, _, start = self.opened[at]
        later = self.opened[at + 1 :]
        if later and later[0].start == start:  # nothing of its own
            later = [under for under in later if under.heading.kind != found.kind]
        return later[0].start if later else len(self.cards)


def read(
    text: str, path: str, format: str = "plain", own: Mapping[str, HeadingWords] | None = None
) -> Decklist:
    """Read a text list; `own` are headings of a game that is not built in."""
    reader = _Reader(own)
    reader.read(rows_of(text))
    reader.end()
    reader.check_headings()
    runs, problems = tuple(reader.runs), tuple(reader.problems)
    return Decklist(path, format, runs, problems, reader.game, reader.title, text)


def write(reading: Reading, family: Family, pool: Pool) -> Export:
    """Return a list as text: names and counts under the names of the sections."""
    rows = deck_rows(reading, family, pool, keep=True)
    shared = {family.id_of(e.card) for e in reading.entries if family.shares_its_name(e.card)}
    parts = []
    for section in dict.fromkeys(row.section for row in rows):
        under = [row for row in rows if row.section == section]
        head = f"{family.section_title(section)}: {sum(row.copies for row in under)}"
        parts.append("\n".join([head, *(_named(row, row.id in shared) for row in under)]))
    return Export("\n\n".join(parts) + "\n", kept(not_resolved(reading)))


def _named(row: Row, shared: bool) -> str:
    """Return a card by its name, and by its number where other cards may have that name."""
    return f"{row.copies} {row.name} ({row.id})" if shared else f"{row.copies} {row.name}"
