"""Look up the cards of lists; equal lines are looked up once.

Never a silent choice: what is unknown, ambiguous, contradictory or corrected is a problem with
its own code. Copies that stay unresolved still count for the size of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cardpool.model import IsoDate
from cardpool.names import copy_key, search_key
from cardpool.store import CardPool
from rulesets import registry
from rulesets.api import WARNING
from rulesets.deck import Entry
from rulesets.family import Family
from rulesets.lines.model import Decklist, Line, Problem, Written
from rulesets.lines.resolution import LineNote, Reading, Resolution

Admits = Callable[..., bool]
MEMO_SIZE = 100_000
MAX_PROBLEMS = 200  # a file with more of them is no list, and near names take long to find


class Resolver:
    """Resolves lists of one game; `admits` says which cards a ruleset allows on its day."""

    def __init__(
        self,
        pool: CardPool,
        game: str,
        admits: Admits | None = None,
        begins: IsoDate = "",
        day: IsoDate = "",
        looked_up: dict[object, Resolution] | None = None,
    ) -> None:
        self.pool = pool
        self.family = registry.family(game)
        self.admits = admits
        self.begins = begins  # cards last printed before that day are not legal
        self.day = day  # a name written then means no card of later
        self._memo: dict[Written, Resolution] = {}  # by the line, whatever its copies
        self._meant: dict[object, Resolution] = {}  # by what it says of the card
        # What lines mean on any day, before one of several cards is chosen; resolvers may share it.
        self._looked_up = looked_up
        self._home = self.family.sections[0]  # of lines under no heading

    def resolve(self, what: Written) -> Resolution:
        """Return what one line means."""
        return self._memo.get(what) or self._first(what)

    def _first(self, what: Written) -> Resolution:
        """Find out what a line means, or find another that says the same."""
        if len(self._memo) >= MEMO_SIZE:
            self._memo.clear()
            self._meant.clear()
        says = _says(what)
        found = self._meant.get(says)
        if found is None:
            found = self._meant[says] = self._meaning(what, says)
        self._memo[what] = found
        return found

    def _meaning(self, what: Written, says: object) -> Resolution:
        if "&" in what.name and ";" in what.name:  # pages write an apostrophe as "&#39;"
            from html import unescape

            what = replace(what, name=unescape(what.name))
        found = self._on_any_day(what, says)
        if found.choices:
            found = self._in_its_language(what, self._choose(what, found))
        return replace(found, bare=True) if _is_bare(what, found) else found

    def _on_any_day(self, what: Written, says: object) -> Resolution:
        known = self._looked_up
        if known is None:
            return self._in_its_language(what, self.family.look_up(self.pool, what))
        found = known.get(says)
        if found is None:
            if len(known) >= MEMO_SIZE:
                known.clear()
            looked_up = self.family.look_up(self.pool, what)
            found = known[says] = self._in_its_language(what, looked_up)
        return found

    def may_mean(self, source: Decklist) -> tuple[set[Any], set[Any]]:
        """Return the cards that a list names on any day, and those it names on some days."""
        surely: set[Any] = set()
        perhaps: set[Any] = set()
        for run in source.runs:
            for what in run.cards:
                meant = self._on_any_day(what, _says(what))
                perhaps.update(meant.choices)
                if not meant.choices and meant.card is not None:
                    surely.add(meant.card)
        return surely, perhaps

    def _in_its_language(self, what: Written, found: Resolution) -> Resolution:
        card = found.card
        renamed = card is not None and what.name and what.name != card.name
        if renamed and (lang := self._language(what.name, card)):
            return replace(found, lang=lang)
        return found

    def read(self, source: Decklist) -> Reading:
        """Return the deck of a list."""
        rows: list[Entry] = []
        unresolved: dict[str, int] = {}
        problems = list(source.problems)
        known, first, add = self._memo.get, self._first, rows.append
        home_of = self.family.section_of
        by_kind = not any(run.section for run in source.runs)
        for section, numbers, cards in source.runs:
            section = section or self._home
            for number, what in zip(numbers, cards, strict=True):
                found = known(what)
                if found is None:
                    if unresolved and len(problems) > MAX_PROBLEMS:
                        problems.append(_not_looked_up(number))
                        return self._reading(source, rows, unresolved, problems)
                    found = first(what)
                card = found.card
                if card is None:
                    unresolved[section] = unresolved.get(section, 0) + what.count
                elif by_kind:
                    add(Entry(card, what.count, home_of(card), number, found.lang, found.bare))
                else:
                    add(Entry(card, what.count, section, number, found.lang, found.bare))
                if found.notes:
                    problems += [
                        Problem(note.code, number, note.message, note.cards, note.severity)
                        for note in found.notes
                    ]
        return self._reading(source, rows, unresolved, problems)

    def _reading(
        self,
        source: Decklist,
        rows: list[Entry],
        unresolved: dict[str, int],
        problems: list[Problem],
    ) -> Reading:
        if (
            unresolved
            and not rows
            and (game := guess_game(self.pool, source, self.family.id)) != self.family.id
        ):
            return self._of_another_game(source, game)
        if any(row.lang for row in rows):
            rows = self._with_english(source, rows)
        if rows and not unresolved and any(map(is_unread, source.problems)):
            unresolved[self._home] = 0  # an unreadable line may hold the missing cards
        return Reading(tuple(rows), unresolved, source, tuple(problems))

    def _with_english(self, source: Decklist, rows: list[Entry]) -> list[Entry]:
        """Mark the lines that can only be English in a list that has another language, too.

        A name that is the same in both, and a line without a name, tell nothing.
        """
        others = {row.lang for row in rows if row.lang}
        written = {line.number: line.name for line in source.lines}
        marked = []
        for row in rows:
            name = written.get(row.line, "")
            known = [n for lang, n in self.pool.names(row.card.id).items() if lang in others]
            strange = known and all(search_key(each) != search_key(name) for each in known)
            english = not row.lang and search_key(name) == search_key(row.card.name)
            marked.append(row._replace(lang="en") if name and strange and english else row)
        return marked

    def _of_another_game(self, source: Decklist, game: str) -> Reading:
        other = registry.family(game).name
        message = f"this list is for {other}, the ruleset for {self.family.name}"
        line = source.runs[0].numbers[0] if source.runs else 0
        return Reading((), {}, source, (*source.problems, Problem("DECK013", line, message)))

    def _language(self, name: str, card: Any) -> str:
        """Return the language of a name that is not the card's English one."""
        if copy_key(name, self.family.id) == card.copy_key or search_key(name) == search_key(
            card.name
        ):
            return ""
        spelled = self.pool.spelled(name, self.family.id)
        langs = {s.lang for s in spelled if s.source in ("name", "inferred")}
        if not langs or "en" in langs:
            return ""
        named = self.pool.names(card.id)  # "Élektek" is French, though German "Elektek" is near
        return min({lang for lang in langs if named.get(lang) == name} or langs)

    def _choose(self, what: Written, found: Resolution) -> Resolution:
        """Take the newest of several cards of one name that the ruleset admits.

        A bare name is legal if some card of that name is.
        """
        if any(note.code == "DECK003" for note in found.notes):
            return self._disambiguate(found)
        choices = found.choices
        taken = self._newest_admitted(choices)
        passed_over = [c for c in choices[: choices.index(taken)] if not self._is_later(c)]
        plays_as = self.family.plays_as
        if all(plays_as(card) == plays_as(taken) for card in passed_over):
            return replace(found, card=taken, choices=())
        doubted = self.admits is not None and any(self.admits(card) for card in passed_over)
        why = "not surely legal" if doubted else "not legal"
        place = " ".join((taken.name, *filter(None, self.family.place(self.pool, taken))))
        message = f"{str(what)!r} read as {place}; newer cards of that name are {why}"
        note = LineNote("DECK011", message, (taken.id,))
        return Resolution(taken, notes=(*found.notes, note))

    def _is_later(self, card: Any) -> bool:
        """Tell whether a card appeared only after the day of the list."""
        return "" < self.day < getattr(card, "released", "")

    def _newest_admitted(self, choices: Sequence[Any]) -> Any:
        """Return the first card that is surely legal, else the first that may be, else the first.

        A print in doubt is no question for the judge where another print is surely legal.
        """
        if self.admits is None:
            return choices[0]
        may_be = None
        for card in choices:
            if "" < getattr(card, "newest", "") < self.begins or not self.admits(card):
                continue
            if self.admits(card, surely=True):
                return card
            may_be = may_be or card
        return may_be or choices[0]

    def _disambiguate(self, found: Resolution) -> Resolution:
        """Take one of two kinds of one name where the day's pool has only that one."""
        keys = {card.copy_key for card in found.choices}
        if len(keys) > 1 or self.admits is None:
            return replace(found, choices=())
        admitted = [card for card in found.choices if self.admits(card)]
        if len(set(map(self.family.counts_apart, admitted))) != 1:
            return replace(found, choices=())
        kept = tuple(note for note in found.notes if note.code != "DECK003")
        return Resolution(admitted[0], notes=kept)


def _is_bare(what: Written, found: Resolution) -> bool:
    """Tell whether a line gives the name of its card and no print of it."""
    if what.set_code or what.card_number or what.card_id or what.password >= 0:
        return False
    return found.card is not None and (bool(found.lang) or what.name == found.card.name)


def _says(what: Written) -> object:
    """Return what a line says of its card; most lists of passwords say nothing else."""
    if what.name or what.password < 0:
        name, code, number = what.name or what.raw, what.set_code, what.card_number
        return (name, code, number, what.card_id, what.password)
    return what.password


def is_unread(problem: Problem) -> bool:
    """Tell whether a line could not be read that may hold cards; words below a list hold none."""
    return problem.code == "DECK001" and problem.severity != WARNING


_CUT = f"more than {MAX_PROBLEMS} lines with problems; the lines from here on were not read"


def _not_looked_up(line: int) -> Problem:
    return Problem("DECK001", line, _CUT)


def is_cut(problems: Sequence[Problem]) -> bool:
    """Tell whether lines were left unread after too many problems."""
    return len(problems) > MAX_PROBLEMS and problems[-1].message == _CUT


def guess_game(pool: CardPool, source: Decklist, unless: str = "") -> str:
    """Return the game of a list: what its format says, or whose cards its names are.

    Where its names do not tell, it is `unless`, or the first built-in game if none is given.
    """
    if source.game:
        return source.game
    lines = source.lines[:12]
    families = registry.built_in_families()
    for family in families:
        if family.claims(lines):
            return family.id
    known = _most_known(pool, families, lines)
    if not known and unless in (*registry.FAMILIES, ""):
        known = _most_known(pool, registry.installed_families(), lines)
    return known[0] if len(known) == 1 else unless or families[0].id


def _most_known(pool: CardPool, families: Sequence[Family], lines: Sequence[Line]) -> list[str]:
    """Return the games that know most of the names of lines; none where no name is known."""
    known = {f.id: sum(f.knows(pool, line.name) for line in lines) for f in families}
    most = max(known.values(), default=0)
    return [game for game, names in known.items() if names == most] if most else []
