"""From a list and the options of `stats` to its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardpool.store import CardPool
from deckcheck.checker import Checker, RulesetError, family_of
from deckcheck.odds.deal import TooManyKindsError
from deckcheck.odds.wish import WishError
from deckcheck.owned import Owned, read_owned
from deckcheck.stats.figures import Asked, Figures, figures
from deckcheck.stats.naming import Namer, NamingError
from rulesets.lines.model import Decklist
from rulesets.parts.statistics import Group
from rulesets.plain import AnyCard

_BRICKS = "bricks"


class CannotCountError(ValueError):
    """Why there are no figures of a list; `ends` tells that no other list will do better."""

    def __init__(self, message: str, hint: str = "", ends: bool = True) -> None:
        super().__init__(message)
        self.hint = hint
        self.ends = ends


class Holdings:
    """What a player owns, read once for each game that is asked about."""

    def __init__(self, paths: Sequence[str], pool: CardPool) -> None:
        self.paths = paths
        self.pool = pool
        self._of: dict[str, Owned] = {}

    def of(self, game: str) -> Owned | None:
        """Return what is owned of a game; None where nobody said what is owned."""
        if self.paths and game not in self._of:
            self._of[game] = read_owned(self.paths, self.pool, game)
        return self._of.get(game)


def count(
    checker: Checker, source: Decklist, given: Mapping[str, Any], holdings: Holdings
) -> Figures:
    """Return the figures that the options ask for."""
    try:
        chosen = checker.choose(source)
        linter, resolver = checker.by(*chosen)
        family = family_of(linter.ruleset)
    except RulesetError as error:
        raise CannotCountError(str(error), "See 'deckcheck rulesets'.") from None
    statistics = family.statistics(linter.rules)
    if statistics is None:
        raise CannotCountError(f"there are no statistics for {family.title}")
    reading = resolver.read(source)
    if not reading.size(statistics.section):
        said = source.problems[0].message if source.problems else "no card line found"
        raise CannotCountError(said, ends=False)
    entries = list(reading.in_section(statistics.section))
    namer = Namer(entries, statistics.groups(), resolver)
    groups = _bricks(namer, given["bricks"])
    wishes = [_asked(namer, text) for text in given["wanted"]]
    place = source.path, chosen.ruleset, linter.on
    try:
        found = figures(reading, statistics, place, given["turns"], given["extra"], groups, wishes)
    except TooManyKindsError as error:
        hint = "Name fewer cards in --want, or put them into one set: 2 of {A, B}."
        raise CannotCountError(f"--want: {error}", hint) from None
    if owned := holdings.of(family.id):
        found.missing = [(lacking.card.name, lacking.copies) for lacking in owned.missing(reading)]
        found.remarks += owned.notes
    return found


def _asked(namer: Namer, text: str) -> Asked:
    try:
        return namer.asked(text)
    except WishError as error:
        hint = "Try 'A and (B or 2 of {C, D})'; names with such words go in quotes."
        raise CannotCountError(f"--want {text!r}: {error}", hint) from None
    except NamingError as error:
        raise CannotCountError(f"--want {text!r}: {error}", error.hint) from None


def _bricks(namer: Namer, names: Sequence[str]) -> list[Group]:
    """Return the group of cards that no opening hand wants, where any are named."""
    if not names:
        return []
    keys: set[str] = set()
    for name in names:
        try:
            keys |= namer.find(name)[0]
        except NamingError as error:
            raise CannotCountError(f"--brick: {error}", error.hint) from None

    def includes(card: AnyCard) -> bool:
        return card.copy_key in keys

    return [Group(_BRICKS, includes)]
