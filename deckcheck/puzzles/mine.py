"""Find puzzles in matches between bots, and prove them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from deckcheck.play.match import Match
from deckcheck.play.narration import turns_of
from deckcheck.play.positions import positions_for, set_up, written
from deckcheck.play.transcript import MatchError
from deckcheck.puzzles.solve import Solution, Solver, TooManyError, line
from rulesets.api import CHANCE, OVER, AnyGame, Ruleset
from rulesets.deck import Deck
from rulesets.parts.positions import CardPositions

LAST = 10  # turns before the end in which a win is looked for
FEWEST = 2  # decisions that a puzzle takes
SHARE = 0.5  # of the first moves that may be right
TRIES = 200  # turns played at random: none that wins, and there is hardly a win to be proved
LUCKY = 0.2  # of them may win; where more do, nothing is to be found


class Puzzle(NamedTuple):
    """A position, how many decisions win it, and one way to do so."""

    position: str
    moves: int
    solution: list[str]


def mined(
    ruleset: Ruleset,
    decks: Sequence[Deck],
    seed: int,
    options: Mapping[str, Any],
    bot: str = "random",
    most: int = 6_000,
    fits: Callable[[str], bool] = lambda text: True,
) -> Iterator[Puzzle]:
    """Yield the puzzles of one match, at most one a turn, out of the positions that fit."""
    match = Match(ruleset, [bot, bot], decks, options, seed)
    positions = positions_for(ruleset)
    starts: dict[int, Any] = {}  # by turn: its first open position
    while not match.is_over:
        turn = turns_of(match.state)
        if turn not in starts and positions.is_open(match.state):
            starts[turn] = match.state.clone()
        action = match.automatic()
        assert action is not None
        match.make(action)
    for turn in sorted(starts)[-LAST:]:
        state = starts[turn]
        text = written(ruleset, dict(options), state, state.seat)
        if "# left out" in text or not fits(text):
            continue
        if 0 < luck(match.game, state, Random(seed << 16 | turn)) <= LUCKY:
            puzzle = proved(text, most)
            if puzzle is not None:
                yield puzzle


def luck(game: AnyGame, s: Any, rng: Random) -> float:
    """Return the share of turns at random that win; it is not counted beyond what is lucky."""
    seat, turn, won = game.actor(s), turns_of(s), 0
    for _ in range(TRIES):
        copy = s.clone()
        while (actor := game.actor(copy)) != OVER and turns_of(copy) == turn:
            if actor == CHANCE:
                action = game.chance(copy, rng)
            else:
                action = rng.choice(list(game.legal_actions(copy)))
            game.apply(copy, action)
        won += actor == OVER and turns_of(copy) == turn and game.returns(copy)[seat] == 1
        if won > LUCKY * TRIES:
            break
    return won / TRIES


def proved(text: str, most: int) -> Puzzle | None:
    """Return the puzzle of a position as anybody reads it, None where it is none."""
    try:
        made = set_up(text, "puzzle")
    except MatchError:
        return None  # what lies on the table cannot be said in lines
    game, state = made.ruleset.game, made.laid.state
    assert game is not None
    positions = positions_for(made.ruleset)
    if not isinstance(positions, CardPositions):
        raise MatchError(f"{made.ruleset.info.id} has no puzzles: its hidden pieces are not told")
    solver = Solver(game, positions, game.actor(state), turns_of(state), most)
    try:
        found: Solution | None = solver.solve(state)
    except TooManyError:
        return None
    if found is None or found.moves < FEWEST:
        return None
    if len(found.first) > SHARE * len(game.legal_actions(state)):
        return None
    return Puzzle(text, found.moves, line(solver, state, found.moves))
