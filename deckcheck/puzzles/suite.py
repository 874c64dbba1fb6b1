"""The puzzles that come along: one for every day, and a score for bots."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from deckcheck.play.match import Match, from_position
from deckcheck.play.narration import turns_of
from deckcheck.puzzles.mine import Puzzle

PARTED = "---\n"


class Tried(NamedTuple):
    """How a bot did on a puzzle."""

    number: int
    moves: int  # that it takes
    solved: bool


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles, by the names of their files."""
    folder = files("deckcheck.puzzles") / "data"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(parse(file.read_text("utf-8")) for file in found if file.name.endswith(".txt"))


def parse(text: str) -> Puzzle:
    """Return the puzzle of a file."""
    position, _, below = text.partition(PARTED)
    said = [line.partition(": ") for line in below.splitlines()]
    moves = next(int(value) for key, _, value in said if key == "moves")
    return Puzzle(position, moves, [value for key, _, value in said if key == "solution"])


def as_text(puzzle: Puzzle) -> str:
    """Return a puzzle as its file has it."""
    lines = [f"moves: {puzzle.moves}", *(f"solution: {said}" for said in puzzle.solution)]
    return puzzle.position + PARTED + "\n".join(lines) + "\n"


def number_on(day: str) -> int:
    """Return the number of the puzzle of a day, from 1; none comes again before all have come."""
    return date.fromisoformat(day).toordinal() % len(puzzles()) + 1


def begun(number: int, players: tuple[str, str]) -> Match:
    """Return the match of a puzzle; the first name plays the side that wins."""
    puzzle = puzzles()[number - 1]
    match = from_position(puzzle.position, f"puzzle {number}", players, seed=number)
    if match.actor == 0:
        return match
    return from_position(puzzle.position, f"puzzle {number}", players[::-1], seed=number)


def won_this_turn(match: Match) -> bool:
    """Let the players of a match end its turn, and tell whether who was to move has won."""
    seat, turn = match.actor, turns_of(match.state)
    while not match.is_over and turns_of(match.state) == turn:
        action = match.automatic()
        assert action is not None
        match.play(action)
    result = match.transcript.result
    return result is not None and result[seat] == 1


def scored(bot: str) -> Iterator[Tried]:
    """Yield how a bot does on each puzzle; the luck of a puzzle is always the same."""
    for number, puzzle in enumerate(puzzles(), 1):
        yield Tried(number, puzzle.moves, won_this_turn(begun(number, (bot, bot))))
