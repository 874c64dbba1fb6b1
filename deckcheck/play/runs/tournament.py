"""Tournaments of bots and agents: pairings by Swiss or round robin, and standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from typing import NamedTuple

from deckcheck.play.figures import wins_of
from deckcheck.play.one import Plan
from deckcheck.play.simulate import Table, run
from deckcheck.play.transcript import MatchError
from deckcheck.play.workers import Workers
from rulesets.deck import Deck

SWISS, ROUND_ROBIN = "swiss", "round-robin"
WIN, DRAW = 3, 1  # points of a match; a bye is a win
_FLOOR = 1 / 3  # the least that an opponent counts in tie-breakers, as in the games' own events
_TRIES = 20_000  # to pair a round without anybody meeting somebody again
_ROUND, _TABLE = 16, 16  # bits of the seed that tell rounds and tables apart


class Entrant(NamedTuple):
    """Somebody who takes part: a name, a bot and a deck."""

    name: str
    bot: str
    deck: Deck | None = None


class Result(NamedTuple):
    """A match: its round, the two by number, and the games that each won; no second: a bye."""

    round: int
    first: int
    second: int | None
    wins: tuple[int, int] = (0, 0)

    def points(self, who: int) -> int:
        """Return the points of one of the two."""
        if self.second is None:
            return WIN
        own, other = self.wins if who == self.first else self.wins[::-1]
        return WIN if own > other else DRAW if own == other else 0


class Standing(NamedTuple):
    """Where somebody stands."""

    who: int
    points: int
    won: int
    drawn: int
    lost: int
    opponents: float  # share of points that opponents won elsewhere too
    further: float  # and their opponents


@dataclass
class Tournament:
    """Entrants, the matches so far, and who meets whom next."""

    plan: Plan  # ruleset, options and seed of every match
    entrants: Sequence[Entrant]
    form: str = SWISS
    rounds: int = 0  # 0: as many as it takes
    best_of: int = 1
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = len(self.entrants)
        if count < 2:
            raise MatchError(f"{count} players; a tournament takes two or more")
        if self.best_of % 2 == 0:
            raise MatchError(f"best of {self.best_of}: expected an odd number, such as 3")
        usual = ceil(log2(count)) if self.form == SWISS else count - 1 + count % 2
        if self.form == ROUND_ROBIN and self.rounds not in (0, usual):
            raise MatchError(f"a round robin of {count} has {usual} rounds")
        if self.rounds >= count + count % 2:
            raise MatchError(f"{self.rounds} rounds; {count} players have met after "
                             f"{count - 1 + count % 2}")  # fmt: skip
        self.rounds = self.rounds or usual

    def play(self, who: Workers) -> Iterator[int]:
        """Play round by round and yield the number of each that is over."""
        for number in range(1, self.rounds + 1):
            pairs = self.pairings(number)
            tables = [self._table(number, i, pair) for i, pair in enumerate(pairs)]
            tables = [table for table in tables if table.plan.players]
            for _ in run(tables, self.best_of, who):
                pass
            played = iter(tables)
            for first, second in pairs:
                wins = (0, 0) if second is None else self._score(next(played))
                if second is not None or self.form == SWISS:  # in a round robin all rest alike
                    self.results.append(Result(number, first, second, wins))
            yield number

    def _table(self, number: int, place: int, pair: tuple[int, int | None]) -> Table:
        """Return the table of a pair; that of a bye has no players."""
        from dataclasses import replace

        first, second = pair
        if second is None:
            return Table(replace(self.plan, players=()))
        both = self.entrants[first], self.entrants[second]
        seed = (self.plan.seed << _ROUND | number) << _TABLE | place
        decks = tuple(each.deck for each in both if each.deck is not None)
        bots = tuple(each.bot for each in both)
        return Table(replace(self.plan, players=bots, decks=decks, seed=seed))

    def _score(self, table: Table) -> tuple[int, int]:
        """Return the games that each won until one had more than half."""
        for games in range(1, self.best_of + 1):
            wins = tuple(wins_of(table.played[:games], side) for side in (0, 1))
            if max(wins) > self.best_of // 2:
                break
        return wins[0], wins[1]

    def pairings(self, number: int) -> list[tuple[int, int | None]]:
        """Return who meets whom in a round; somebody who meets nobody has a bye."""
        if self.form == ROUND_ROBIN:
            return circle(len(self.entrants), number)
        order = [standing.who for standing in self.standings()]
        return swiss(order, self.results)

    def standings(self) -> list[Standing]:
        """Return everybody, the best first; equal ones in the order of entry."""
        found = [self._standing(who) for who in range(len(self.entrants))]
        return sorted(found, key=lambda s: (-s.points, -s.opponents, -s.further, s.who))

    def _standing(self, who: int) -> Standing:
        own = [r for r in self.results if who in (r.first, r.second)]
        points = [result.points(who) for result in own]
        met = self._met(who)
        return Standing(
            who,
            sum(points),
            points.count(WIN),
            points.count(DRAW),
            points.count(0),
            round(_mean([self._share(other) for other in met]), 4),
            round(_mean([_mean([self._share(o) for o in self._met(other)]) for other in met]), 4),
        )

    def _met(self, who: int) -> list[int]:
        """Return the opponents of somebody, in their order."""
        pairs = [(r.first, r.second) for r in self.results if r.second is not None]
        return [b if a == who else a for a, b in pairs if who in (a, b)]

    def _share(self, who: int) -> float:
        """Return the share of points that somebody won, byes left out."""
        own = [r for r in self.results if r.second is not None and who in (r.first, r.second)]
        return max(_FLOOR, sum(r.points(who) for r in own) / (WIN * len(own))) if own else _FLOOR


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def circle(count: int, number: int) -> list[tuple[int, int | None]]:
    """Return a round of a round robin: everybody but the first moves on by one place a round."""
    places: list[int | None] = [*range(count), *([None] if count % 2 else [])]
    turn = (number - 1) % (len(places) - 1)
    rest = places[1:]
    ring = [places[0], *rest[len(rest) - turn :], *rest[: len(rest) - turn]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    # A bye stands second; who is named first changes from round to round.
    found: list[tuple[int, int | None]] = []
    for a, b in pairs:
        if a is None or (b is not None and number % 2 == 0):
            a, b = b, a
        assert a is not None
        found.append((a, b))
    return found


def swiss(order: Sequence[int], results: Sequence[Result]) -> list[tuple[int, int | None]]:
    """Return a Swiss round: neighbours in the standings who have not met.

    The last one who has had none gets a bye where the number is odd. Where nobody could be paired
    without meeting somebody again, pairs meet again.
    """
    met = {frozenset((r.first, r.second)) for r in results if r.second is not None}
    rested = {r.first for r in results if r.second is None}
    playing, byes = list(order), []
    if len(playing) % 2:
        byes = [who for who in reversed(playing) if who not in rested] or playing[-1:]
    tries: list[list[int]] = [[bye] for bye in byes] or [[]]
    for resting in tries:
        left = [who for who in playing if who not in resting]
        pairs = _paired(left, met, [_TRIES])
        if pairs is not None:
            return [*pairs, *((who, None) for who in resting)]
    left = [who for who in playing if who not in byes[:1]]
    again: list[tuple[int, int | None]] = [
        (a, b) for a, b in zip(left[::2], left[1::2], strict=True)
    ]
    return [*again, *((bye, None) for bye in byes[:1])]


def _paired(
    left: list[int], met: set[frozenset[int]], patience: list[int]
) -> list[tuple[int, int | None]] | None:
    """Return pairs of neighbours who have not met, or None; `patience` counts the tries."""
    if not left:
        return []
    first, rest = left[0], left[1:]
    for i, other in enumerate(rest):
        patience[0] -= 1
        if patience[0] < 0:
            return None
        if frozenset((first, other)) not in met:
            found = _paired(rest[:i] + rest[i + 1 :], met, patience)
            if found is not None:
                return [(first, other), *found]
    return None
