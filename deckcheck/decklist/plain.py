"""PTCGL and PTCGO exports, and plain lists: sections, counts of headings, joined lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardpool.games import YUGIOH
from rulesets.lines import headings
from rulesets.lines.grammar import JOINED, Parsed, parse, parse_all, rows_of
from rulesets.lines.headings import Heading
from rulesets.lines.model import Decklist, Problem, Run, Written, joined, runs

# "Deck 1", "Deck 2" and a second "Main Deck" open another list, "Monsters" does not.
_WHOLE = re.compile(r"^(?:main(?: ?deck)?|deck|hauptdeck|deck principal|メインテッキ)$")
_RANK = re.compile(r"^\d+(?:st|nd|rd|th)\b")
_SECTIONS = {"extra", "side", "box", "setup", "team", "event"}


class _Under(NamedTuple):
    """A heading, its line and how many card lines stood before it."""

    heading: Heading
    line: int
    start: int


class _Reader:
    """One pass over the lines of a text list."""

    def __init__(self) -> None:
        self.runs: list[Run] = []
        self.cards: list[Written] = []  # of all runs
        self.problems: list[Problem] = []
        self.opened: list[_Under] = []
        self.section = ""
        self.title = ""
        self.words: set[str] = set()  # of its headings
        self.sections: set[str] = set()  # that they open
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
        return not isinstance(found, str) or self._odd(number, raw, found)

    def _open(self, found: Heading, number: int) -> bool:
        """Enter a section; False where a second list begins."""
        if found.section == headings.TOTAL:
            self.total = found.stated
            self._check_total(found, number)
            return True
        word = headings.fold(found.word)
        again = found.section == headings.POKEMON in self.sections and len(self.sections) > 1
        again = again or (word in self.words and _WHOLE.search(word) is not None)
        if (again or self.total >= 0) and self.cards:
            self.problems.append(joined(number))
            return False
        self.words.add(word)
        self.sections.add(found.section)
        self.section = found.section if found.section in _SECTIONS else "main"
        if found.section in (headings.POKEMON, headings.ENERGY):
            self.game = self.game or "pokemon"
        elif found.section in (headings.EXTRA, headings.SIDE):
            self.game = self.game or YUGIOH
        self.opened.append(_Under(found, number, len(self.cards)))
        return True

    def _odd(self, number: int, raw: str, why: str) -> bool:
        """Deal with a line that is neither card nor heading; False where a second list begins."""
        text = raw.strip()
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
        self.problems.append(Problem("DECK001", number, why))
        return True

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
            later = [under for under in later if under.heading.section != found.section]
        return later[0].start if later else len(self.cards)


def read(text: str, path: str, format: str = "ptcgl") -> Decklist:
    """Read a text list."""
    reader = _Reader()
    reader.read(rows_of(text))
    reader.check_headings()
    return Decklist(
        path,
        # A text list with a Main or Side Deck is no export of that client.
        "plain" if reader.game == YUGIOH else format,
        tuple(reader.runs),
        tuple(reader.problems),
        reader.game,
        reader.title,
        text,
    )
