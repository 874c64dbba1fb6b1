"""What the interactive builder does to a list, without a screen: steps, undo, redo, files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from cardpool.errors import QueryError
from cardpool.search.hits import Hit
from deckcheck.builder.building import Building
from deckcheck.builder.errors import BuildError
from deckcheck.builder.listfile import ListFile
from deckcheck.builder.removal import forbidden
from deckcheck.builder.standing import standing
from deckcheck.cli.cards.legality import verdict_on
from deckcheck.decklist import formats
from deckcheck.decklist.write import write
from deckcheck.lint import Result
from rulesets.api import LEGAL
from rulesets.deck import Deck, Entry
from rulesets.plain import AnyCard

HITS = 30  # shown at a time


class Taken(NamedTuple):
    """A text that can be come back to, and what was done to it next."""

    text: str
    said: str


class Session:
    """A list that is being built on the screen."""

    def __init__(self, building: Building) -> None:
        self.building = building
        self.past: list[Taken] = []
        self.future: list[Taken] = []
        self.result: Result = building.result()

    @property
    def is_changed(self) -> bool:
        """Tell whether there is something to save."""
        return self.building.text != self.building.saved or self.building.file.data is None

    @property
    def standing(self) -> str:
        """Return how the list stands: legal, incomplete, illegal, judge or unreadable."""
        return standing(self.result)

    # Cards

    def search(self, query: str) -> list[Hit]:
        """Return the cards that a query finds, by the full query language."""
        if not query.strip():
            return []
        game = self.building.family.id
        return self.building.pool.search(query, game=game, limit=HITS, legal=_is_legal)

    def try_search(self, query: str) -> tuple[list[Hit], str]:
        """Return the hits of a query, or what is wrong with it."""
        try:
            return self.search(query), ""
        except QueryError as error:
            return [], str(error)

    def card_of(self, hit: Hit) -> AnyCard | None:
        """Return the card to add for a hit: its own print if it is legal, else one that is."""
        building = self.building
        card = building.family.card(building.pool, hit.id)
        linter, _ = building.by
        if card is None:
            return None
        if not linter.admits(card):
            others = building.pool.printings(card)
            card = next((c for c in others if linter.admits(c, surely=True)), card)
        held = [e.card for e in building.reading.entries if e.card.copy_key == card.copy_key]
        plays_as = building.family.plays_as
        then = building.family.print_of(building.pool, card, linter.on)
        return next((c for c in held if plays_as(c) == plays_as(card)), then)

    def legal(self, hit: Hit) -> str:
        """Return the legal card of a hit's name in a few words; "" where none is legal."""
        card = self.card_of(hit)
        linter, pool = self.building.by[0], self.building.pool
        if card is None or not any(map(linter.admits, (card, *pool.printings(card)))):
            return ""
        return pool.summary(card.id) or hit.summary or hit.name

    def entries(self, section: str) -> Sequence[Entry]:
        """Return the entries of a section in the order of the list."""
        return list(self.building.reading.in_section(section))

    # Steps

    def do(self, said: str, change: Callable[[], object]) -> str:
        """Make a change that can be taken back; return what is wrong with it, if so."""
        before = self.building.text
        try:
            change()
        except BuildError as error:
            return str(error)
        if self.building.text != before:
            self.past.append(Taken(before, said))
            self.future.clear()
        self.result = self.building.result()
        return ""

    def add(self, card: AnyCard, copies: int = 1, section: str = "") -> str:
        """Add copies of a card."""
        return self.do(
            f"added {copies} {card.name}", lambda: self.building.add_card(card, copies, section)
        )

    def remove(self, entry: Entry, copies: int = 1) -> str:
        """Remove copies of an entry."""
        fewer = min(copies, entry.copies)
        return self.do(
            f"removed {fewer} {entry.card.name}", lambda: self.building.remove_entry(entry, fewer)
        )

    def move(self, entry: Entry) -> str:
        """Move one copy of an entry to the next section that it may be in."""
        sections = self.building.family.sections
        at = sections.index(entry.section)
        others = [*sections[at + 1 :], *sections[:at]]
        if not others:
            return f"this game has no section but {entry.section!r}"
        to = min(others, key=lambda section: self._wrong_in(entry, section))

        def change() -> None:
            editor = self.building.editor()
            editor.move([entry], 1, to)
            self.building.become(editor.text)

        return self.do(f"moved 1 {entry.card.name} to {to}", change)

    def _wrong_in(self, entry: Entry, section: str) -> int:
        """Return how much is forbidden about a card alone in a section."""
        alone = Deck((entry._replace(copies=1, section=section),))
        return sum(entry.card.id in f.cards for f in forbidden(self.building.by[0].run(alone)))

    def undo(self) -> str:
        """Take the last step back and return what it was."""
        return self._walk(self.past, self.future)

    def redo(self) -> str:
        """Make the last step again and return what it was."""
        return self._walk(self.future, self.past)

    def _walk(self, source: list[Taken], target: list[Taken]) -> str:
        if not source:
            return ""
        step = source.pop()
        target.append(Taken(self.building.text, step.said))
        self.building.become(step.text)
        self.result = self.building.result()
        return step.said

    # Files

    def save(self, *, anyway: bool = False) -> str:
        """Write the list; another program's change is an error unless it may be overwritten."""
        if anyway:  # what is overwritten can be taken back with `build undo`
            self.building.saved = self._on_disk()
        return self.building.save("edited in the builder", anyway=anyway)

    def _on_disk(self) -> str:
        try:
            return ListFile.open(str(self.building.file.path)).source().text
        except BuildError:
            return self.building.saved

    def reload(self) -> None:
        """Take the list as it is in its file; what was on the screen can be taken back to."""
        file = ListFile.open(str(self.building.file.path))
        text = file.source(self.building.format, self.building.game).text
        self.building.file = file
        self.building.saved = text
        self.do("read the file again", lambda: self.building.become(text))

    def load(self, path: str) -> None:
        """Take up another list."""
        file = ListFile.open(path)
        checker, format = self.building.checker, ""
        self.building = Building(file, checker, format)
        self.past.clear()
        self.future.clear()
        self.result = self.building.result()

    def save_as(self, path: str) -> str:
        """Write the list to a file that is not there yet, converted where its ending says so."""
        from deckcheck.builder.listfile import format_by_ending

        if Path(path).exists():
            raise BuildError(f"{path}: is there already", "Name a file that is not.")
        own = self.building.source.format
        wanted = format_by_ending(path)
        kept = wanted == own or (wanted == formats.TEXT and formats.known(own).states_counts)
        if kept:
            ListFile(Path(path), None).write(self.building.text)
            return f"written to {path}"
        export = write(self.building.reading, wanted, self.building.pool)
        ListFile(Path(path), None).write(export.text)
        lost = f"; lost: {export.lost[0]}" if export.lost else ""
        return f"written to {path} as {wanted}{lost}"

    def set_ruleset(self, ruleset: str, on: str = "") -> str:
        """Judge by another ruleset from now on, named in the list where it has a place for it."""
        checker = self.building.checker
        checker.by(ruleset, on)  # says what is wrong with it
        checker.ruleset = checker.on = ""
        said = self.do(f"ruleset {ruleset}", lambda: self.building.set_ruleset(ruleset, on))
        if said:
            checker.ruleset, checker.on = ruleset, on
            self.building.become(self.building.text)
            self.result = self.building.result()
        return ""


def _is_legal(card: AnyCard, ruleset: str) -> bool:
    return verdict_on(card, ruleset) == LEGAL
