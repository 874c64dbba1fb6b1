"""Look up the cards of lists: each kind of line once in the life of a resolver.

Never a silent choice: what is unknown, ambiguous, contradictory or corrected is a problem with
its own code. Copies that stay unresolved still count for the size of the deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cardpool.model import BOARD, POKEMON, YUGIOH, IsoDate
from cardpool.names import copy_key, search_key
from cardpool.store import CardPool
from rulesets.deck import Row
from rulesets.lines.model import Decklist, Problem, Written
from rulesets.lines.near import nearly
from rulesets.lines.resolution import Note, Reading, Resolution
from rulesets.ptcg.lookup import places as pokemon_places
from rulesets.ptcg.lookup.places import group
from rulesets.yugioh.lookup import lines as yugioh

_GAME_NAMES = {POKEMON: "Pokémon", YUGIOH: "Yu-Gi-Oh!", BOARD: "the board game"}
GAMES = (POKEMON, YUGIOH, BOARD)
Admits = Callable[..., bool]
MEMO_SIZE = 100_000
_DIGITS = re.compile(r"\d{5}")  # no Pokémon card has so many in its name, but passwords do
MAX_PROBLEMS = 200  # near names are costly to find: what has more problems is no list


class Resolver:
    """Resolves lists of one game; `admits` says which cards a ruleset allows on its day."""

    def __init__(
        self,
        pool: CardPool,
        game: str,
        admits: Admits | None = None,
        begins: IsoDate = "",
        day: IsoDate = "",
    ) -> None:
        self.pool = pool
        self.game = game
        self.admits = admits
        self.begins = begins  # what was last printed before that day need not be asked about
        self.day = day  # nobody who wrote a name then meant a card of later
        self._memo: dict[Written, Resolution] = {}  # by the line, whatever its copies
        self._meant: dict[object, Resolution] = {}  # by what it says of the card
        self._home = "team" if game == BOARD else "main"  # of lines under no heading
        self._look_up = _LOOK_UP[game]

    def resolve(self, what: Written) -> Resolution:
        """Return what one line means."""
        return self._memo.get(what) or self._first(what)

    def _first(self, what: Written) -> Resolution:
        """Find out what a line means, or find another that says the same."""
        if len(self._memo) >= MEMO_SIZE:
            self._memo.clear()
            self._meant.clear()
        says: object = what.password  # as it is all that most lists of passwords say
        if what.name or what.password < 0:
            name, code, number = what.name or what.raw, what.set_code, what.card_number
            says = (name, code, number, what.card_id, what.password)
        found = self._meant.get(says)
        if found is None:
            found = self._meant[says] = self._meaning(what)
        self._memo[what] = found
        return found

    def _meaning(self, what: Written) -> Resolution:
        if "&" in what.name and ";" in what.name:  # pages write an apostrophe as "&#39;"
            from html import unescape

            what = replace(what, name=unescape(what.name))
        found = self._look_up(self.pool, what)
        if found.choices:
            found = self._choose(what, found)
        card = found.card
        renamed = card is not None and what.name and what.name != card.name
        if renamed and (lang := self._language(what.name, card)):
            return replace(found, lang=lang)
        return found

    def read(self, source: Decklist) -> Reading:
        """Return the deck of a list."""
        rows: list[Row] = []
        unresolved: dict[str, int] = {}
        problems = list(source.problems)
        known, first, add = self._memo.get, self._first, rows.append
        by_kind = self.game == YUGIOH and not any(run.section for run in source.runs)
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
                elif by_kind and not yugioh.EXTRA_KINDS.isdisjoint(card.subkinds):
                    add((card, what.count, "extra", number, found.lang))
                else:
                    add((card, what.count, section, number, found.lang))
                if found.notes:
                    problems += [
                        Problem(note.code, number, note.message, note.cards, note.severity)
                        for note in found.notes
                    ]
        return self._reading(source, rows, unresolved, problems)

    def _reading(
        self, source: Decklist, rows: list[Row], unresolved: dict[str, int], problems: list[Problem]
    ) -> Reading:
        if (
            unresolved
            and not rows
            and (game := guess_game(self.pool, source, self.game)) != self.game
        ):
            return self._of_another_game(source, game)
        if rows and not unresolved and any(p.code == "DECK001" for p in source.problems):
            unresolved[self._home] = 0  # a line that cannot be read may hold what seems missing
        return Reading(tuple(rows), unresolved, source, tuple(problems))

    def _of_another_game(self, source: Decklist, game: str) -> Reading:
        message = f"this list is for {_GAME_NAMES[game]}, the ruleset for {_GAME_NAMES[self.game]}"
        line = source.runs[0].numbers[0] if source.runs else 0
        return Reading((), {}, source, (*source.problems, Problem("DECK013", line, message)))

    def _language(self, name: str, card: Any) -> str:
        """Return the language of a name that is not the card's English one."""
        if copy_key(name, self.game) == card.copy_key or search_key(name) == search_key(card.name):
            return ""
        spelled = self.pool.spelled(name, self.game)
        langs = {s.lang for s in spelled if s.source in ("name", "inferred")}
        return "" if not langs or "en" in langs else min(langs)

    def _choose(self, what: Written, found: Resolution) -> Resolution:
        """Take the newest of several cards of one name that the ruleset admits.

        Legality is of the card, so a bare name is legal if some card of that name is.
        """
        if any(note.code == "DECK003" for note in found.notes):
            return self._disambiguate(found)
        choices = found.choices
        taken = self._newest_admitted(choices)
        passed_over = [c for c in choices[: choices.index(taken)] if not self._is_later(c)]
        if all(group(card) == group(taken) for card in passed_over):
            return replace(found, card=taken, choices=())
        doubted = self.admits is not None and any(self.admits(card) for card in passed_over)
        why = "not surely legal" if doubted else "not legal"
        message = f"{str(what)!r} taken as {taken.id}; newer cards of that name are {why}"
        note = Note("DECK011", message, (taken.id,))
        return Resolution(taken, notes=(*found.notes, note))

    def _is_later(self, card: Any) -> bool:
        """Tell whether a card appeared only after the day of the list."""
        return "" < self.day < getattr(card, "released", "")

    def _newest_admitted(self, choices: Sequence[Any]) -> Any:
        """Return the first card that is surely legal, else the first that may be, else the first.

        A doubt about one print is no question for the judge where another print has none.
        """
        if self.admits is None or "" < getattr(choices, "newest", "") < self.begins:
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
        """Take basic or special Energy where the day's pool has only one of the two."""
        keys = {card.copy_key for card in found.choices}
        if len(keys) > 1 or self.admits is None:
            return replace(found, choices=())
        admitted = [card for card in found.choices if self.admits(card)]
        if len({"Special Energy" in card.subkinds for card in admitted}) != 1:
            return replace(found, choices=())
        kept = tuple(note for note in found.notes if note.code != "DECK003")
        return Resolution(admitted[0], notes=kept)


def _not_looked_up(line: int) -> Problem:
    message = f"more than {MAX_PROBLEMS} lines with problems; the lines from here on were not read"
    return Problem("DECK001", line, message)


def _on_board(pool: CardPool, what: Written) -> Resolution:
    """Look up a component of the board game by id or name."""
    if what.card_id and (found := pool.get(what.card_id)) is not None and found.game == BOARD:
        return Resolution(found)
    cards = pool.named(str(what), BOARD) or pool.named(what.name, BOARD)
    if len(cards) == 1:
        return Resolution(cards[0])
    if cards:
        listed = ", ".join(f"{card.name} ({card.id})" for card in cards[:8])
        note = Note("DECK003", f"{what.name!r} may be {listed}", tuple(c.id for c in cards[:8]))
        return Resolution(None, notes=(note,))
    near = nearly(pool, what.name, BOARD)
    if isinstance(near, Resolution):
        return near
    found = pool.named(near, BOARD)[0]
    return Resolution(found, notes=(Note("DECK005", f"{what.name!r} read as {near}"),))


def guess_game(pool: CardPool, source: Decklist, unless: str = POKEMON) -> str:
    """Return the game of a list: what its format says, or whose cards its names are.

    Where no name tells, it is the game that it is unless something speaks for another.
    """
    if source.game:
        return source.game
    lines = source.lines[:12]
    if any(line.what.password >= 0 or _DIGITS.search(line.name) for line in lines):
        return YUGIOH
    if any(line.section in ("team", "box", "setup", "event") for line in lines):
        return BOARD
    known = {game: sum(bool(pool.named(x.name, game)) for x in lines) for game in GAMES[:2]}
    if known[YUGIOH] == known[POKEMON]:
        return unless
    return YUGIOH if known[YUGIOH] > known[POKEMON] else POKEMON


_LOOK_UP = {POKEMON: pokemon_places.look_up, YUGIOH: yugioh.look_up, BOARD: _on_board}
