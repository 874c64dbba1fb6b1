"""`deckcheck replay`: step through a saved match, forwards and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.matches.prompt import ask, number_in
from deckcheck.cli.matches.telling import heard_by
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from rich.console import Console

    from deckcheck.play.match import Match

_HELP = "Enter: next   b: back   N: to move N   +: next decision   g: end   q: quit"


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--verify", is_flag=True, help="Only verify every move, then say so")
@click.option("--seat", type=click.IntRange(1), default=1, show_default=True, metavar="N",
              help="Whose view of the table to show, step by step")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output the moves in words as JSON")
def replay(file: Path, verify: bool, seat: int, as_json: bool) -> None:
    """Step through a saved match, or verify it move by move

    Example:

    \b
        deckcheck replay match.json --verify
    """
    from deckcheck.play.replay import foreign_luck, not_legal, resume
    from deckcheck.play.transcript import MatchError

    try:
        match = resume(file)
    except MatchError as error:
        fail(str(error), error.hint)
    if seat > len(match.transcript.players):
        fail(f"--seat {seat}: the match has {len(match.transcript.players)} players")
    if as_json:
        echo_json(_in_words(match))
    elif verify:
        end = f"result {match.transcript.result}" if match.is_over else "not over yet"
        seed, strange = match.transcript.seed, foreign_luck(match)
        if strange:
            fail(f"{file}: move {strange} is not the luck of seed {seed}",
                 "Every move is allowed by the rules; coins, dice or shuffles, or the seed, were "
                 "changed.")  # fmt: skip
        moves = len(match.transcript.moves)
        click.echo(shown(f"{file}: {moves} moves verified, luck by seed {seed}, {end}"))
        for told in not_legal(match):
            click.echo(shown(f"{file}: {told}"))
    elif sys.stdin.isatty():
        _step_through(match, seat - 1)
    else:
        for entry in _in_words(match)["moves"]:
            click.echo(shown(f"{entry['number']:>5}  {entry['actor']:<8}  {entry['words']}"))


def _actor(seat: int) -> str:
    return "chance" if seat < 0 else f"seat {seat + 1}"


def _in_words(match: Match) -> dict[str, Any]:
    """Return the match with every move in words."""
    state, moves = match.fresh(), []
    for number, move in enumerate(match.transcript.moves, 1):
        words = match.game.describe(state, move.action)
        moves.append(
            {
                "number": number,
                "actor": _actor(move.actor),
                "action": move.action,
                "words": words,
            }
        )
        match.game.apply(state, move.action)
    t = match.transcript
    return {"ruleset": t.ruleset, "players": t.players, "result": t.result, "moves": moves}


def _state_at(match: Match, number: int) -> Any:
    state = match.fresh()
    for move in match.transcript.moves[:number]:
        match.game.apply(state, move.action)
    return state


def _step_through(match: Match, seat: int) -> None:
    from rich.console import Console

    console = Console()
    moves = match.transcript.moves
    at = 0
    console.print(f"{len(moves)} moves. {_HELP}")
    while True:
        try:
            said = ask(console, f"[{at}/{len(moves)}] ")
        except (EOFError, KeyboardInterrupt):
            return
        if said == "q":
            return
        wanted = _target(match, at, said)
        if wanted is None:
            console.print(_HELP)
            continue
        at = wanted
        _show(console, match, at, seat)


def _target(match: Match, at: int, said: str) -> int | None:
    """Return the move number that a command leads to, or None for an unknown command."""
    moves = match.transcript.moves
    if said == "+":
        onward = range(at + 1, len(moves))
        return next((i for i in onward if moves[i].actor >= 0), len(moves))
    steps = {"": at + 1, "b": at - 1, "g": len(moves)}
    if (number := number_in(said)) is not None:
        steps[said] = number
    return max(0, min(steps[said], len(moves))) if said in steps else None


def _show(console: Console, match: Match, at: int, seat: int) -> None:
    state = _state_at(match, at)
    if at and hasattr(match.game, "screen"):
        console.print(match.game.screen(match.game.view(state, seat), console.width))
    if at:
        move = match.transcript.moves[at - 1]
        words = heard_by(match.game, _state_at(match, at - 1), move.action, seat)
        console.print(shown(f"Move {at}, {_actor(move.actor)}: {words}"), markup=False)
