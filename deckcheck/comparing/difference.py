"""What one list has that another has not: cards added, removed, moved, in other prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from cardpool.names import search_key
from rulesets.family import Family
from rulesets.lines.resolution import Reading

PRINT, CARD, NAME = SENSES = ("print", "card", "name")  # the strictest first
REMOVED, ADDED, MOVED, REPRINT, NAMESAKE = "removed", "added", "moved", "reprint", "namesake"
# What leaves two lists equal, by the sense in which they are compared.
_EQUAL: dict[str, tuple[str, ...]] = {PRINT: (), CARD: (REPRINT,), NAME: (REPRINT, NAMESAKE)}


class Copies(NamedTuple):
    """Some copies of a card in a section; `card` is None for a line that is no known card."""

    card: Any
    words: str  # of that line, as the list has them
    section: str
    line: int


class Difference(NamedTuple):
    """Copies that differ: where they are in the first list, and where in the second."""

    kind: str
    copies: int
    before: Copies | None
    after: Copies | None

    @property
    def one(self) -> Copies:
        """Return the copies that it is about, those of the first list where they are in both."""
        found = self.before or self.after
        assert found is not None
        return found


def same(differences: Iterable[Difference], sense: str) -> bool:
    """Tell whether lists with these differences are equal in a sense."""
    return all(each.kind in _EQUAL[sense] for each in differences)


def differences(before: Reading, after: Reading, family: Family) -> list[Difference]:
    """Return what differs between two lists of a game, in the order of their sections and lines."""
    left, right = _counted(before), _counted(after)
    common = Counter(dict(left.counts)) & Counter(dict(right.counts))
    rest = _Rest(left.counts - common, right.counts - common, left.at, right.at)

    def alike(one: _Key) -> object:
        card = rest.copies(one).card
        return one.what if card is None else family.plays_as(card)

    def named(one: _Key) -> object:
        card = rest.copies(one).card
        return one.what if card is None else card.copy_key

    for kind, by in ((REPRINT, alike), (MOVED, _what), (MOVED, alike), (NAMESAKE, named)):
        rest.pair(kind, by, kind != MOVED)
    rest.pair(MOVED, named, False)
    rest.single()
    order = {section: place for place, section in enumerate(family.sections)}
    return sorted(rest.found, key=lambda each: _place(each, order))


class _Key(NamedTuple):
    section: str
    what: str  # the id of a card, or what a line says that is no known card


class _Counted(NamedTuple):
    counts: Counter[_Key]
    at: dict[_Key, Copies]


def _what(one: _Key) -> object:
    return one.what


def _counted(reading: Reading) -> _Counted:
    """Return the copies of each card by section, also of lines that are no known card."""
    counts: Counter[_Key] = Counter()
    at: dict[_Key, Copies] = {}
    for entry in reading.entries:
        key = _Key(entry.section, entry.card.id)
        counts[key] += entry.copies
        at.setdefault(key, Copies(entry.card, entry.card.name, entry.section, entry.line))
    known = {entry.line for entry in reading.entries}
    for line in reading.source.lines if reading.source else ():
        if line.number not in known:
            words = str(line.what)
            key = _Key(line.section or "main", f"? {search_key(words)}")
            counts[key] += line.copies
            at.setdefault(key, Copies(None, words, key.section, line.number))
    return _Counted(counts, at)


class _Rest:
    """Copies of two lists that are not matched yet; pairs are found strictest first."""

    def __init__(
        self,
        left: Counter[_Key],
        right: Counter[_Key],
        left_at: dict[_Key, Copies],
        right_at: dict[_Key, Copies],
    ) -> None:
        self.left, self.right, self.left_at, self.right_at = left, right, left_at, right_at
        self.found: list[Difference] = []

    def copies(self, key: _Key) -> Copies:
        """Return what a key stands for, in whichever list it is."""
        return self.left_at.get(key) or self.right_at[key]

    def pair(self, kind: str, by: Callable[[_Key], object], in_section: bool) -> None:
        """Match copies that are one by a measure, of one section or of two."""
        there: dict[object, list[_Key]] = {}
        for key in self.right:
            there.setdefault(by(key), []).append(key)
        for one in list(self.left):
            for other in there.get(by(one), ()):
                taken = min(self.left[one], self.right[other])
                if taken > 0 and (one.section == other.section) == in_section:
                    self.left[one] -= taken
                    self.right[other] -= taken
                    pair = self.left_at[one], self.right_at[other]
                    self.found.append(Difference(kind, taken, *pair))

    def single(self) -> None:
        """Take what no copy of the other list matches."""
        for key, copies in (+self.left).items():
            self.found.append(Difference(REMOVED, copies, self.left_at[key], None))
        for key, copies in (+self.right).items():
            self.found.append(Difference(ADDED, copies, None, self.right_at[key]))


def _place(each: Difference, order: dict[str, int]) -> tuple[int, bool, int, int]:
    one = each.one
    after = each.after.line if each.after else 0
    return order.get(one.section, len(order)), each.before is None, one.line, after
