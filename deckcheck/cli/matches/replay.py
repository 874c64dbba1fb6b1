"""`deckcheck replay`: a saved match told again, step by step or whole."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from deckcheck.play.match import Match
    from rulesets.api import Seat


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--verify", is_flag=True, help="Only verify every move, then say so")
@click.option("--seat", type=click.IntRange(1), metavar="N",
              help="Tell it as this seat heard it - defaults to all hands")  # fmt: skip
@click.option("--text", "whole", is_flag=True,
              help="Tell the whole match as text, also on a terminal")  # fmt: skip
@click.option("--position", is_flag=True,
              help="Write the last open position as text (docs/positions.md)")  # fmt: skip
@click.option("--move", type=click.IntRange(0), metavar="N",
              help="With --position: the last one after at most N moves")  # fmt: skip
@click.option("--review", "reviewed", is_flag=True,
              help="Show winning chances turn by turn and the costliest decisions")  # fmt: skip
@click.option("--games", type=click.IntRange(1, 10_000), default=40, show_default=True, metavar="N",
              help="With --review: games played on from each turn")  # fmt: skip
@click.option("--bot", default="random", show_default=True, metavar="NAME",
              help="With --review: who plays them")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output the moves in words as JSON")
def replay(
    file: Path,
    verify: bool,
    seat: int | None,
    whole: bool,
    position: bool,
    move: int | None,
    reviewed: bool,
    games: int,
    bot: str,
    as_json: bool,
) -> None:
    """Step through a saved match, tell it as text, or verify it move by move

    Example:

    \b
        deckcheck replay match.json --text > story.txt
    """
    from deckcheck.cli.matches.stepping import step_through
    from deckcheck.play.replay import resume
    from deckcheck.play.transcript import MatchError

    try:
        match = resume(file)
    except MatchError as error:
        fail(str(error), error.hint)
    if seat is not None and seat > len(match.transcript.players):
        fail(f"--seat {seat}: the match has {len(match.transcript.players)} players")
    listener = None if seat is None else seat - 1
    if move is not None and not position:
        fail("--move goes with --position")
    if reviewed:
        _review(match, seat, games, bot, as_json)
    elif position:
        _write_position(match, listener, move)
    elif as_json:
        echo_json(_in_words(match, listener))
    elif verify:
        _verify(match, file)
    elif sys.stdin.isatty() and not whole:
        step_through(match, listener)
    else:
        tell(match, listener)


def _review(match: Match, seat: int | None, games: int, bot: str, as_json: bool) -> None:
    from deckcheck.cli.matches.reviewing import tell_review
    from deckcheck.play.bots import make

    try:
        make(bot)
    except ValueError as error:
        fail(f"--bot: {error}")
    tell_review(match, (seat or 1) - 1, games, bot, as_json)


def _write_position(match: Match, listener: Seat | None, most: int | None) -> None:
    """Write the last position in which a player was free to act."""
    from deckcheck.play.positions import positions_for, written
    from deckcheck.play.transcript import MatchError

    try:
        positions = positions_for(match.ruleset)
    except MatchError as error:
        fail(str(error))
    state, found = match.fresh(), None
    moves = match.transcript.moves[:most]
    for action in (None, *(move.action for move in moves)):
        if action is not None:
            match.game.apply(state, action)
        if positions.is_open(state):
            found = state.clone()
    if found is None:
        fail("nobody was free to act up to there: a match is set up first",
             "Name a later --move, or leave it out.")  # fmt: skip
    click.echo(written(match.ruleset, match.transcript.options, found, listener), nl=False)


def _verify(match: Match, file: Path) -> None:
    from deckcheck.play.replay import foreign_luck, not_legal

    end = f"result {match.transcript.result}" if match.is_over else "not over yet"
    seed, strange = match.transcript.seed, foreign_luck(match)
    if strange:
        fail(f"{file}: move {strange} is not the luck of seed {seed}",
             "Every move is allowed by the rules; coins, dice or shuffles, or the seed, were "
             "changed.")  # fmt: skip
    moves = len(match.transcript.moves)
    luck = "not held against a seed" if match.transcript.luck else f"by seed {seed}"
    click.echo(shown(f"{file}: {moves} moves verified, luck {luck}, {end}"))
    for told in not_legal(match):
        click.echo(shown(f"{file}: {told}"))


def _in_words(match: Match, listener: Seat | None) -> dict[str, Any]:
    """Return the match with every move in words and what it brought about."""
    from deckcheck.play.narration import retold

    moves = [
        {
            "number": step.number,
            "actor": "chance" if step.actor < 0 else f"seat {step.actor + 1}",
            "action": step.action,
            "words": step.words,
            "turn": step.turn,
            "told": step.lines,
        }
        for step in retold(match, listener)
        if step.action
    ]
    t = match.transcript
    return {"ruleset": t.ruleset, "players": t.players, "result": t.result, "moves": moves}


def tell(match: Match, listener: Seat | None) -> None:
    """Tell the whole match; a blank line stands before each turn."""
    from deckcheck.play.narration import retold

    t = match.transcript
    players = ", ".join(f"{i}: {player}" for i, player in enumerate(t.players, 1))
    click.echo(shown(f"{match.ruleset.info.title}. Seats {players}. Seed {t.seed}."))
    turn = 0
    for step in retold(match, listener):
        for line in step.lines:
            if line.startswith("Turn ") and step.turn != turn:
                click.echo()
                turn = step.turn
            click.echo(shown(line))
    if not match.is_over:
        click.echo("(not over yet)")
