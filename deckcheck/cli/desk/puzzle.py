"""`deckcheck puzzle`: win this turn, a puzzle for every day."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.cli.lists.check import day
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from deckcheck.puzzles.mine import Puzzle


@click.command()
@click.argument("number", type=click.IntRange(1), required=False)
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="The puzzle of that day - defaults to today's")  # fmt: skip
@click.option("--solution", is_flag=True, help="Show the position and how it is won")
@click.option("--position", is_flag=True, help="Write the position as text (docs/positions.md)")
@click.option("--score", "bot", metavar="BOT", help="Let a bot try all puzzles and count")
@click.option("--json", "as_json", is_flag=True, help="With --score: output as JSON")
def puzzle(
    number: int | None, on: str, solution: bool, position: bool, bot: str | None, as_json: bool
) -> None:
    """Win this turn: a puzzle a day, or by its number

    The win is sure, whatever luck brings and the opponent does, and needs no card that you
    cannot see. Every line was tried: none is shorter.

    Exit code: 0 solved, 1 not solved.

    Example:

    \b
        deckcheck puzzle 3 --solution
        deckcheck puzzle --score greedy
    """
    from datetime import date

    from deckcheck.puzzles.suite import number_on, puzzles

    if bot is not None:
        if number is not None or on or solution or position:
            fail("--score tries all puzzles", "Leave the number and other options out.")
        _score(bot, as_json)
        return
    if as_json:
        fail("--json goes with --score", "Name a bot, e.g. --score greedy.")
    if number is not None and number > len(puzzles()):
        fail(f"there are puzzles 1 to {len(puzzles())}, not {number}")
    number = number or number_on(on or date.today().isoformat())
    chosen = puzzles()[number - 1]
    if position:
        click.echo(chosen.position, nl=False)
    elif solution:
        _show(number, chosen)
    else:
        _play(number, chosen)


def _show(number: int, chosen: Puzzle) -> None:
    """Print the position and its solution."""
    from rich.console import Console

    from deckcheck.puzzles.suite import begun

    match = begun(number, ("human", "random"))
    console = Console(highlight=False)
    console.print(match.game.screen(match.game.view(match.state, match.actor), console.width))
    click.echo(f"Puzzle {number}: won in {chosen.moves} decisions.")
    for said in chosen.solution:
        click.echo(shown(f"  {said}"))


def _play(number: int, chosen: Puzzle) -> None:
    """Let a person try a puzzle until the turn is over."""
    from rich.console import Console

    from deckcheck.cli.table.conversation import Conversation
    from deckcheck.play.narration import turns_of
    from deckcheck.puzzles.suite import begun

    match = begun(number, ("human", "random"))
    seat, turn = match.actor, turns_of(match.state)
    click.echo(f"Puzzle {number}: win this turn. It takes {chosen.moves} decisions.")
    table = Conversation(match, None, Console(highlight=False))
    table.play(lambda: turns_of(match.state) != turn)
    result = match.transcript.result
    if result is not None and result[seat] == 1:
        click.echo("Solved.")
        return
    click.echo(f"Not won this turn. See 'deckcheck puzzle {number} --solution'.")
    sys.exit(1)


def _score(bot: str, as_json: bool) -> None:
    """Let a bot try every puzzle and say how many it solved."""
    from deckcheck.play.bots import make
    from deckcheck.puzzles.suite import scored

    try:
        make(bot)
    except ValueError as error:
        fail(f"--score: {error}")
    tried = list(scored(bot))
    solved = sum(each.solved for each in tried)
    if as_json:
        rows = [each._asdict() for each in tried]
        echo_json({"bot": bot, "solved": solved, "of": len(tried), "puzzles": rows})
        return
    for moves in sorted({each.moves for each in tried}):
        some = [each.solved for each in tried if each.moves == moves]
        click.echo(f"{moves} decisions: {sum(some)} of {len(some)}")
    click.echo(f"{bot}: {solved} of {len(tried)} solved")
