"""Many matches; results depend on the seed, never on who played them or in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import NamedTuple

from deckcheck.play.figures import histogram, summary, wilson, wins_of
from deckcheck.play.one import Outcome, Plan, match_seed, play_one, prepare
from deckcheck.play.workers import Span, Workers, workers

CHUNK = 4  # matches after which a table may be found to have played enough
_Z2 = 1.96**2


@dataclass(slots=True)
class Table:
    """A plan and the matches that were played by it, in their order."""

    plan: Plan
    played: list[Outcome] = field(default_factory=list)
    closed: bool = False  # it has played enough

    def width(self) -> float:
        """Return half the widest interval of the players' rates."""
        games = len(self.played)
        sides = range(len(self.plan.players))
        bounds = [wilson(wins_of(self.played, side), games) for side in sides]
        return max((high - low) / 2 for low, high in bounds)


class Step(NamedTuple):
    """How far a run is: matches played, and how many it will be at most or by estimate."""

    done: int
    total: int


def run(
    tables: Sequence[Table], games: int, who: Workers, until: float | None = None
) -> Iterator[Step]:
    """Play matches at all tables, in parts of each in turn, and yield how far it is.

    With `until` a table plays until its rates are known as well as that. Whether it has is asked
    after every so many matches of its own, so it depends neither on what others play meanwhile nor
    on how many make a part; what was played beyond that is left out. When the caller stops, the
    tables keep what was played; a match may be missing before the last ones then.
    """
    played = who.play([table.plan for table in tables], _spans(tables, games, who.part))
    for span, outcomes in played:
        table = tables[span.plan]
        if table.closed:
            continue
        for outcome in outcomes:
            table.played.append(outcome)
            if until is not None and len(table.played) % CHUNK == 0 and table.width() <= until:
                table.closed = True
                break
        yield Step(sum(len(t.played) for t in tables), _total(tables, games, until))


def _spans(tables: Sequence[Table], games: int, part: int) -> Iterator[Span]:
    """Yield a part of each table in turn, as long as it is open."""
    for first in range(0, games, part):
        for number, table in enumerate(tables):
            if not table.closed:
                yield Span(number, first, min(first + part, games))


def _total(tables: Sequence[Table], games: int, until: float | None) -> int:
    """Return how many matches all tables will have played; with `until` by estimate."""
    if until is None:
        return games * len(tables)
    most = min(games, ceil(_Z2 / 4 / until**2))  # at a rate of one half
    return sum(len(t.played) if t.closed else max(most, len(t.played)) for t in tables)


def play_all(
    plan: Plan, games: int, jobs: int = 1, done: Callable[[int], None] = lambda n: None
) -> list[Outcome]:
    """Play matches 0 to games - 1 and return them in that order."""
    table = Table(plan)
    before = 0
    for step in run([table], games, workers(min(jobs, games))):
        done(step.done - before)
        before = step.done
    return table.played


__all__ = [
    "CHUNK",
    "Outcome",
    "Plan",
    "Step",
    "Table",
    "histogram",
    "match_seed",
    "play_all",
    "play_one",
    "prepare",
    "run",
    "summary",
    "wilson",
]
