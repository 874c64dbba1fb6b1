"""Find puzzles in matches between bots, and prove them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from deckcheck.play.match import Match
from deckcheck.play.narration import turns_of
from deckcheck.play.positions import positions_for, set_up, written
from deckcheck.play.transcript import MatchError
from deckcheck.puzzles.solve import Solution, Solver, TooManyError, line
from rulesets.api import Ruleset
from rulesets.deck import Deck
from rulesets.parts.positions import CardPositions

LAST = 6  # turns before the end in which a win is looked for
FEWEST = 2  # decisions that a puzzle takes
SHARE = 0.5  # of the first moves that may be right


class Puzzle(NamedTuple):
    """A position, how many decisions win it, and one way to do so."""

    position: str
    moves: int
    solution: list[str]


def mined(
    ruleset: Ruleset, decks: Sequence[Deck], seed: int, bot: str = "random", most: int = 6_000
) -> Iterator[Puzzle]:
    """Yield the puzzles of one match, at most one a turn."""
    match = Match(ruleset, [bot, bot], decks, {}, seed)
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
        text = written(ruleset, {}, state, state.seat)
        if "# left out" not in text:
            puzzle = proved(text, most)
            if puzzle is not None:
                yield puzzle


def proved(text: str, most: int) -> Puzzle | None:
    """Return the puzzle of a position as anybody reads it, None where it is none."""
    made = set_up(text, "puzzle")
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
