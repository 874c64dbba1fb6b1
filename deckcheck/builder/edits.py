"""Changes of a list as text: every other row stays as it is, and what was asked for is proved.

Each change is read back: where the cards are not those that were meant, nothing is written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from deckcheck.builder.errors import BuildError
from deckcheck.builder.rows import Rows
from deckcheck.decklist import formats
from deckcheck.decklist.fix import fixed
from deckcheck.decklist.json.layout import layout_of
from rulesets.deck import Deck, Entry
from rulesets.family import Family
from rulesets.lines.model import Decklist, Line
from rulesets.lines.pool import Pool
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import Added, added
from rulesets.plain import AnyCard

Cards: TypeAlias = "Counter[tuple[str, str]]"  # (section, card id) -> copies
_CONVERT = "'deckcheck convert LIST --to text' makes a list of it that can be edited."


def cards_of(deck: Deck) -> Cards:
    """Return the copies of a deck by section and card."""
    found: Cards = Counter()
    for entry in deck.entries:
        found[entry.section, entry.card.id] += entry.copies
    return found


class Editor:
    """Changes one list; `read` makes the reading of another text in its place."""

    def __init__(
        self,
        reading: Reading,
        family: Family,
        pool: Pool,
        read: Callable[[str], Reading],
        means: Callable[[str], AnyCard],
    ) -> None:
        self.family, self.pool, self.read = family, pool, read
        self.means = means  # the card that a bare name stands for
        self.reading = reading
        self.layout = layout_of(self._text) if self.source.format == formats.JSON else None
        if self.layout:  # lines must tell its cards apart
            self.reading = read(self.layout.one_a_line(self._text))

    @property
    def source(self) -> Decklist:
        """Return the list as it now stands."""
        assert self.reading.source is not None
        return self.reading.source

    @property
    def _text(self) -> str:
        return self.source.text

    @property
    def text(self) -> str:
        """Return the text of the list, laid out as it was."""
        return self.layout.restored(self._text) if self.layout else self._text

    def section_for(self, card: AnyCard, section: str = "") -> str:
        """Return the section that a card goes to."""
        if section and section not in self.family.sections:
            known = ", ".join(self.family.sections)
            raise BuildError(f"there is no section {section!r}", f"There is {known}.")
        return section or self.family.section_of(card)

    def add(self, card: AnyCard, copies: int, section: str = "", after: int = 0) -> None:
        """Add copies of a card: to its line, or on a new one beside its like."""
        section = self.section_for(card, section)
        expected = cards_of(self.reading)
        expected[section, card.id] += copies
        same = [e for e in self.reading.entries if (e.card.id, e.section) == (card.id, section)]
        for entry in reversed(same):
            counted = fixed(self.source, {entry.line: entry.copies + copies})
            if self._take_over(counted, expected):
                return
        behind = after or max((e.line for e in same), default=0)
        for name in self._names(card):
            new = added(card, copies, section, self.family, self.pool, name)
            if self._take_over(self._with(new, behind), expected):
                return
        raise BuildError(
            f"{card.name} cannot be put into {section!r} of this {self.source.format} list",
            _CONVERT,
        )

    def _with(self, new: Added, behind: int) -> str:
        """Return the text with a card on a line of its own, behind a row where one is given."""
        format = formats.known(self.source.format)
        if format.added is not None:
            return format.added(self.source, [new])
        return Rows(self.reading, self.family, self._is_exact).with_card(new, behind)

    def _names(self, card: AnyCard) -> list[str]:
        """Return how a card may be written: in the language of the list, else in English."""
        said = Counter(e.lang for e in self.reading.entries if e.lang)
        lang = max(said, key=lambda each: said[each], default="en")
        prints = (card, *self.pool.printings(card)) if lang != "en" else ()
        same = (each for each in prints if self.family.plays_as(each) == self.family.plays_as(card))
        local = (self.pool.names(each.id).get(lang, "") for each in same)
        return [*dict.fromkeys((next(filter(None, local), card.name), card.name))]

    def _is_exact(self, new: Added) -> bool:
        """Tell whether a bare name leads to the card of a row."""
        return self.means(new.row.name) is new.card

    def take(self, entries: Iterable[Entry], copies: int) -> None:
        """Take copies of some entries away, from the last one first."""
        expected = cards_of(self.reading)
        wanted: dict[int, int] = {}
        left = copies
        for entry in sorted(entries, key=lambda e: -e.line):
            fewer = min(entry.copies, left)
            if fewer:
                wanted[entry.line] = entry.copies - fewer
                expected[entry.section, entry.card.id] -= fewer
            left -= fewer
        if not self._take_over(fixed(self.source, wanted), +expected):
            raise BuildError(f"lines of this {self.source.format} list cannot be changed", _CONVERT)

    def drop(self, lines: Sequence[Line]) -> None:
        """Take whole lines away that are no known card."""
        expected = cards_of(self.reading)
        text = fixed(self.source, {line.number: 0 for line in lines})
        if text == self._text or not self._take_over(text, expected):
            raise BuildError(f"lines of this {self.source.format} list cannot be changed", _CONVERT)

    def swap(self, entries: Sequence[Entry], copies: int, card: AnyCard, section: str = "") -> None:
        """Put copies of a card in the place of others."""
        last = max(entries, key=lambda e: e.line)
        self.add(card, copies, section or self._home(card, last), after=last.line)
        still = {(e.card.id, e.section) for e in entries}
        now = [e for e in self.reading.entries if (e.card.id, e.section) in still]
        self.take([e for e in now if e.card.id != card.id], copies)

    def _home(self, card: AnyCard, other: Entry) -> str:
        """Return the section of the card that is replaced, where the new one may be in it."""
        usual = self.family.section_of(other.card)
        return other.section if other.section != usual else self.family.section_of(card)

    def move(self, entries: Sequence[Entry], copies: int, section: str) -> None:
        """Move copies of a card from their section to another."""
        card = entries[0].card
        self.section_for(card, section)
        self.take(entries, copies)
        self.add(card, copies, section)

    def _take_over(self, text: str, expected: Cards) -> bool:
        """Take a text as the list if it holds the cards that are expected."""
        reading = self.read(text)
        if cards_of(reading) != +expected:
            return False
        self.reading = reading
        return True
