"""A match looked at afterwards: winning chances turn by turn, and the decisions that cost most.

Nothing is looked up that a seat could not know: its hidden cards are dealt anew for every figure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, NamedTuple

from deckcheck.play import bots
from deckcheck.play.bots.plan import held, lines
from deckcheck.play.bots.turns import Turn
from deckcheck.play.match import Match
from deckcheck.play.narration import turns_of
from rulesets.api import CHANCE, OVER, Action, AnyGame, Seat

MOST_TURNS, MOST_DECISIONS = 40, 300  # of a long match that are looked at
_SAMPLES = 4  # deals on which two lines are compared
_WIDTH, _NODES, _KEPT = 3, 90, 3  # of the search for a better line
_MOST_MOVES = 3_000  # of a game that is played on
_SCALES = [4.0 * 1.25**i for i in range(28)]  # of standings, from 4 to 1,700


class Point(NamedTuple):
    """The beginning of a turn: how often a seat wins the games that are played on from it."""

    turn: int
    seat: Seat  # whose turn it is
    chance: float  # of the reviewed seat
    standing: float  # of the reviewed seat, by the game's evaluation


class Lapse(NamedTuple):
    """A decision that was worse than another one by so much."""

    move: int
    turn: int
    seat: Seat
    taken: str
    better: tuple[str, ...]  # the line, as far as it does not depend on hidden cards
    loss: float  # in standing, until it is given in chances


@dataclass(slots=True)
class Review:
    """What a match looks like afterwards."""

    seat: Seat
    games: int
    points: list[Point] = field(default_factory=list)
    lapses: list[Lapse] = field(default_factory=list)
    scale: float = 0.0  # standings of this much are worth about a quarter of the chances

    def cost(self, lapse: Lapse) -> float:
        """Return what a lapse cost in winning chances, from an even position."""
        return 2 / (1 + exp(-_bound(lapse.loss / 2 / self.scale))) - 1


def review(
    match: Match,
    seat: Seat = 0,
    games: int = 40,
    bot: str = "random",
    most: int = 5,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Return the review of a match; lapses are those of all seats that decided, worst first."""
    found = Review(seat, games)
    game, moves = match.game, match.transcript.moves
    turns, decisions = _looked_at(match)
    for number, state in _states(match):
        move = moves[number]
        told(number, len(moves))
        rng = Random(match.transcript.seed << 20 | number)
        turn = turns_of(state)
        if turn in turns and all(turn != point.turn for point in found.points):
            found.points.append(_point(game, state, move.actor, found, turn, bot, rng))
        if number in decisions:
            lapse = _lapse(game, state, move.actor, move.action, number + 1, rng)
            if lapse is not None:
                found.lapses.append(lapse)
    found.scale = fitted(found.points)
    found.lapses = sorted(found.lapses, key=lambda lapse: -lapse.loss)[:most]
    return found


def _looked_at(match: Match) -> tuple[set[int], set[int]]:
    """Return the turns and the decisions to look at: all, or some of a long match."""
    turns: dict[int, None] = {}
    decisions = []
    for number, state in _states(match):
        if (turn := turns_of(state)) > 0:
            turns[turn] = None
            if len(match.game.legal_actions(state)) > 1:
                decisions.append(number)
    return set(_spread(list(turns), MOST_TURNS)), set(_spread(decisions, MOST_DECISIONS))


def _spread(numbers: Sequence[int], most: int) -> Sequence[int]:
    """Return at most so many numbers, evenly taken."""
    step = -(-len(numbers) // most)
    return numbers[:: max(step, 1)]


def _states(match: Match) -> Iterator[tuple[int, Any]]:
    """Yield each decision of a player: the number of moves before it, and the state."""
    state = match.fresh()
    for number, move in enumerate(match.transcript.moves):
        if move.actor != CHANCE:
            yield number, state
        match.game.apply(state, move.action)


def _point(
    game: AnyGame, state: Any, actor: Seat, found: Review, turn: int, bot: str, rng: Random
) -> Point:
    won = standing = 0.0
    for _ in range(found.games):
        sampled = game.resample(state, actor, rng)
        standing += game.evaluate(sampled, found.seat)
        won += played_on(game, sampled, bot, rng)[found.seat]
    return Point(turn, actor, won / found.games, standing / found.games)


def played_on(game: AnyGame, state: Any, bot: str, rng: Random) -> Sequence[float]:
    """Return how a game ends that a bot plays on for everybody; one without end is a draw."""
    players: dict[Seat, bots.Bot] = {}
    for _ in range(_MOST_MOVES):
        actor = game.actor(state)
        if actor == OVER:
            return game.returns(state)
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
            continue
        if actor not in players:
            players[actor] = bots.make(bot)
        game.apply(state, players[actor].choose(bots.Position(game, state, actor), rng))
    seats = 1 + max(players, default=1)
    return [1 / seats] * max(seats, 2)


def _lapse(
    game: AnyGame, state: Any, seat: Seat, taken: Action, number: int, rng: Random
) -> Lapse | None:
    """Return what was better than an action, None where nothing that was found is."""
    sampled, luck = game.resample(state, seat, rng), rng.getrandbits(32)
    turn = Turn(game, sampled, seat)
    others = [a for a in game.legal_actions(state) if a != taken]
    mine = lines(turn, sampled.clone(), [taken], luck, _WIDTH, _NODES)[:_KEPT]
    rest = lines(turn, sampled.clone(), others, luck, _WIDTH, _NODES)[:_KEPT]
    told = [[step.action for step in line.steps()] for line in (*mine, *rest)]
    totals = [0.0] * len(told)
    for _ in range(_SAMPLES):
        deal, luck = game.resample(state, seat, rng), rng.getrandbits(32)
        for i, actions in enumerate(told):
            end = held(turn, actions, deal.clone(), luck)
            totals[i] += game.evaluate(end, seat) / _SAMPLES
    own, best = max(totals[: len(mine)]), max(totals[len(mine) :], default=float("-inf"))
    if best <= own:
        return None
    better = told[len(mine) + totals[len(mine) :].index(best)]
    words = _in_words(game, state, seat, better, rng)
    taken_words = game.describe(state, taken)
    return Lapse(number, turns_of(state), seat, taken_words, words, best - own)


def _in_words(
    game: AnyGame, state: Any, seat: Seat, line: Sequence[Action], rng: Random
) -> tuple[str, ...]:
    """Return a line in words as far as it is the same on two deals of the hidden cards."""
    deals = [game.resample(state, seat, rng) for _ in range(2)]
    said = []
    for action in line:
        if any(game.actor(d) != seat or action not in game.legal_actions(d) for d in deals):
            break
        words = {game.describe(d, action) for d in deals}
        if len(words) > 1:
            break
        said.append(words.pop())
        for deal in deals:
            game.apply(deal, action)
            while game.actor(deal) == CHANCE:
                game.apply(deal, game.chance(deal, rng))
    return tuple(said)


def fitted(points: Sequence[Point]) -> float:
    """Return the scale at which standings tell the chances of the points best."""

    def error(scale: float) -> float:
        return sum((p.chance - 1 / (1 + exp(-_bound(p.standing / scale)))) ** 2 for p in points)

    return min(_SCALES, key=error)


def _bound(x: float) -> float:
    return max(-30.0, min(30.0, x))
