"""A list that is being built: its file, its rules, its verdict and its history."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cardpool.store import CardPool
from deckcheck.builder import naming
from deckcheck.builder.edits import Editor
from deckcheck.builder.errors import BuildError
from deckcheck.builder.history import History, Step
from deckcheck.builder.listfile import ListFile, empty, format_by_ending, reread
from deckcheck.checker import Checker
from deckcheck.decklist.stated import with_ruleset
from deckcheck.lint import Linter, Result
from deckcheck.resolver import Resolver
from rulesets.deck import Entry
from rulesets.family import Family
from rulesets.lines.model import Decklist
from rulesets.lines.resolution import Reading
from rulesets.plain import AnyCard


class Building:
    """One list and what may be done to it. Nothing is written before `save`."""

    def __init__(self, file: ListFile, checker: Checker, format: str = "") -> None:
        self.file, self.checker, self.format = file, checker, format
        self.game = checker.by(checker.ruleset)[0].ruleset.info.family if checker.ruleset else ""
        self.source: Decklist = file.source(format, self.game)
        self.saved = self.source.text
        self.reading: Reading = self._read(self.source.text)

    @classmethod
    def new(cls, path: str, checker: Checker, format: str = "", on: str = "") -> Building:
        """Begin a list in a file that is not there yet."""
        format = format or format_by_ending(path)
        text = empty(format, checker.pool)
        building = cls(ListFile(Path(path), None), checker)
        if checker.ruleset:
            text = with_ruleset(text, _read_as(format), checker.ruleset, on) or text
        building.become(text)
        return building

    @property
    def pool(self) -> CardPool:
        """Return the card pool."""
        return self.checker.pool

    @property
    def by(self) -> tuple[Linter, Resolver]:
        """Return linter and resolver of the list's ruleset."""
        return self.checker.by(*self.checker.choose(self.source))

    @property
    def family(self) -> Family:
        """Return the game of the list."""
        return self.by[1].family

    @property
    def text(self) -> str:
        """Return the list as it now stands."""
        return self.source.text

    def result(self) -> Result:
        """Return findings and verdict of the list as it now stands."""
        return self.checker.check(self.source)

    def _read(self, text: str) -> Reading:
        """Return the reading of a text in the place of the list."""
        source = reread(self.source, text, self.format, self.game)
        return self.checker.read(source)

    def become(self, text: str) -> None:
        """Take another text as the list."""
        self.reading = self._read(text)
        assert self.reading.source is not None
        self.source = self.reading.source

    def editor(self) -> Editor:
        """Return what changes the list."""
        return Editor(self.reading, self.family, self.pool, self._read, self._means)

    def _means(self, name: str) -> AnyCard:
        what, _ = naming.written(name, self.by[1])
        return self.by[1].resolve(what).card

    def cards_in(self, words: Sequence[str]) -> list[str]:
        """Return the cards that the words of a command name."""

        def known(text: str) -> bool:
            what, _ = naming.written(text, self.by[1])
            return self.by[1].resolve(what).card is not None

        return naming.lines_of(words, known)

    # Changes

    def add(self, text: str, section: str = "") -> str:
        """Add a card and return what was understood."""
        found = naming.meant(text, self.by[1], self.reading)
        self.add_card(found.card, found.copies or 1, section)
        notes = f" ({'; '.join(found.notes)})" if found.notes else ""
        return f"+{found.copies or 1} {self.printed(found.card)}{notes}"

    def add_card(self, card: AnyCard, copies: int = 1, section: str = "") -> None:
        """Add copies of a card."""
        editor = self.editor()
        editor.add(card, copies, section)
        self.become(editor.text)

    def remove(self, text: str, section: str = "") -> str:
        """Remove a card and return what was understood; without a number all its copies."""
        found = naming.held(text, self.by[1], self.reading)
        editor = self.editor()
        if found.lines:
            editor.drop(found.lines)
            said = ", ".join(line.raw.strip() for line in found.lines)
        else:
            entries, copies = self._of(found, section)
            editor.take(entries, copies)
            said = f"{copies} {self.printed(entries[-1].card)}"
        self.become(editor.text)
        return f"-{said}"

    def remove_entry(self, entry: Entry, copies: int = 1) -> None:
        """Remove copies of one entry."""
        editor = self.editor()
        editor.take([entry], copies)
        self.become(editor.text)

    def swap(self, old: str, new: str) -> str:
        """Put one card in the place of another and return what was understood."""
        gone = naming.held(old, self.by[1], self.reading)
        come = naming.meant(new, self.by[1], self.reading)
        if gone.lines:
            copies = come.copies or sum(line.copies for line in gone.lines)
            return "; ".join((self.remove(old), self.add(f"{copies} {_bare(new, come)}")))
        entries, copies = self._of(gone, "")
        editor = self.editor()
        editor.swap(entries, copies, come.card)
        if come.copies > copies:
            editor.add(come.card, come.copies - copies)
        self.become(editor.text)
        there = max(come.copies, copies)
        return f"-{copies} {self.printed(entries[-1].card)}, +{there} {self.printed(come.card)}"

    def move(self, text: str, section: str) -> str:
        """Move a card to another section and return what was understood."""
        found = naming.held(text, self.by[1], self.reading)
        if found.lines:
            raise BuildError(f"{found.name!r} is no known card and cannot be moved")
        if section not in self.family.sections:
            known = ", ".join(self.family.sections)
            raise BuildError(f"there is no section {section!r}", f"There is {known}.")
        rest = tuple(e for e in found.entries if e.section != section)
        if not rest:
            raise BuildError(f"{found.name} is in {section!r} already")
        entries, copies = self._of(found._replace(entries=rest), "")
        editor = self.editor()
        editor.move(entries, copies, section)
        self.become(editor.text)
        return f"{copies} {self.printed(entries[0].card)} to {section}"

    def set_ruleset(self, ruleset: str, on: str = "") -> str:
        """Let the list name its ruleset and return what was done."""
        text = with_ruleset(self.text, self.source.format, ruleset, on)
        if text is None:
            raise BuildError(
                f"a {self.source.format} list has no place for the name of its ruleset",
                "Name it each time: -r " + ruleset,
            )
        self.become(text)
        return f"ruleset {ruleset}{f' on {on}' if on else ''}"

    def _of(self, found: naming.Held, section: str) -> tuple[Sequence[Entry], int]:
        """Return the entries that are meant and how many of their copies."""
        entries = [e for e in found.entries if section in ("", e.section)]
        if not entries:
            raise BuildError(f"there is no {found.name} in {section!r}")
        there = sum(e.copies for e in entries)
        if found.copies > there:
            raise BuildError(f"the list has {there} {found.name}, not {found.copies}")
        return entries, found.copies or there

    def printed(self, card: AnyCard) -> str:
        """Return a card with the place that tells it from others of its name."""
        place = " ".join(part for part in self.family.place(self.pool, card) if part)
        return f"{card.name}{f' {place}' if place else ''}"

    # The file

    def save(self, said: str, *, anyway: bool = False) -> str:
        """Write the list and remember the step; return what could not be remembered."""
        before = self.saved
        self.file.write(self.text, anyway=anyway)
        self.saved = self.text
        try:
            History(self.file.path).add(Step(said, before, self.text))
        except OSError as error:
            return f"undo will not know of this: {error.filename}: {error.strerror}"
        return ""

    def undo(self, *, anyway: bool = False) -> str:
        """Take the last saved change back and return what it was."""
        history = History(self.file.path)
        if not history.past:
            raise BuildError(f"{self.file.path}: there is nothing to undo")
        step = history.past[-1]
        self._expect(step.after, anyway)
        history.past[-1] = step._replace(after=self.saved)  # redo brings all of it back
        self._write_again(step.before)
        with suppress(OSError):
            history.undone()
        return step.said

    def redo(self, *, anyway: bool = False) -> str:
        """Make again what was taken back and return what it was."""
        history = History(self.file.path)
        if not history.future:
            raise BuildError(f"{self.file.path}: there is nothing to redo")
        step = history.future[-1]
        self._expect(step.before, anyway)
        history.future[-1] = step._replace(before=self.saved)
        self._write_again(step.after)
        with suppress(OSError):
            history.redone()
        return step.said

    def _expect(self, text: str, anyway: bool) -> None:
        """Refuse where the list is not as the history knows it."""
        if self.saved != text and not anyway:
            raise BuildError(
                f"{self.file.path}: changed by another program since the last step",
                "Add --anyway to go back all the same; nothing is lost, the other way leads back.",
            )

    def _write_again(self, text: str) -> None:
        self.file.write(text)
        self.saved = text
        self.become(text)


def _bare(text: str, found: naming.Meant) -> str:
    """Return words without the number of copies."""
    return text.strip().removeprefix(str(found.copies)).strip() if found.copies else text


def _read_as(format: str) -> str:
    return "plain" if format == "text" else format
