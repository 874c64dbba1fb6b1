"""One pair of lists compared by one reading of their names, and the siding of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.comparing.difference import Difference, differences, same
from deckcheck.comparing.pairs import Pair
from deckcheck.resolver import guess_game, is_unread
from rulesets import registry
from rulesets.api import Finding
from rulesets.family import Family
from rulesets.lines.model import Decklist

EQUAL, DIFFERENT, UNREADABLE, MISSING = "equal", "different", "unreadable", "missing"


class CannotCompareError(ValueError):
    """Two lists that have nothing in common to compare; the hint says what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Question:
    """In which sense lists are to be equal, or for which duel cards were exchanged."""

    sense: str
    duel: int = 0  # 0: no siding
    undueled: bool = False  # every earlier duel was lost by a penalty before it began


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a pair of lists came to."""

    pair: Pair
    verdict: str
    question: Question
    family: Family | None = None
    ruleset: str = ""
    on: str = ""
    differences: Sequence[Difference] = ()
    findings: Sequence[Finding] = ()  # of the siding
    unread: Sequence[str] = ()  # lines that nobody can compare


def compare(checker: Checker, pair: Pair, question: Question) -> Comparison:
    """Return the differences of a pair; both lists are read by the ruleset of the first."""
    before, after = pair.before, pair.after
    if before is None or after is None:
        return Comparison(pair, MISSING, question)
    unread = [*_unread(before), *_unread(after)]
    if not before.runs or not after.runs:
        return Comparison(pair, UNREADABLE, question, unread=unread)
    chosen = checker.choose(before)
    linter, resolver = checker.by(*chosen)
    _of_one_game(checker.pool, before, after, linter.ruleset.info.family)
    readings = resolver.read(before), resolver.read(after)
    family = registry.family(linter.ruleset.info.family)
    found = differences(*readings, family)
    findings: Sequence[Finding] = ()
    if question.duel:
        told = family.siding(*readings, linter.rules, question.duel, question.undueled)
        if told is None:
            raise CannotCompareError(
                f"{family.title} has no Side Deck, so that nothing is sided",
                "Leave --siding out: the list played must be the list registered.",
            )
        findings = told
    equal = not findings if question.duel else same(found, question.sense)
    verdict = UNREADABLE if unread else EQUAL if equal else DIFFERENT
    return Comparison(
        pair, verdict, question, family, chosen.ruleset, linter.on, found, findings, unread
    )


def _unread(source: Decklist) -> list[str]:
    """Return what could not be read of a list, each with its place."""
    told = [each for each in source.problems if is_unread(each) or not source.runs]
    place = {each: f"{source.path}:{each.line}" if each.line else source.path for each in told}
    return [f"{place[each]}: {each.message}" for each in told]


def _of_one_game(pool: CardPool, before: Decklist, after: Decklist, game: str) -> None:
    one, other = (registry.family(guess_game(pool, source, game)) for source in (before, after))
    if one.id != other.id:
        raise CannotCompareError(
            f"{before.path} is a list for {one.name}, {after.path} one for {other.name}",
            "Compare two lists of one game.",
        )
    if one.id != game:
        asked = registry.family(game).name
        raise CannotCompareError(
            f"{before.path} is a list for {one.name}, the ruleset for {asked}",
            "Name a ruleset of that game, or none.",
        )
