"""`deckcheck simulate`: many matches between bots, with honest intervals."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.options import once
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deckcheck.play.simulate import Outcome, Plan


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@click.option(
    "-r",
    "--ruleset",
    required=True,
    multiple=True,
    callback=once,
    shell_complete=complete_ruleset,
    help="Ruleset to play (see 'deckcheck rulesets')",
)
@click.option("--players", type=click.IntRange(1), metavar="N",
              help="Players of a ruleset without decks - defaults to 4")  # fmt: skip
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, metavar="N",
              help="Matches to play")  # fmt: skip
@click.option("--bots", multiple=True, metavar="NAMES",
              help="Bots by seat, e.g. greedy,random; the last one fills the other seats - "
              "defaults to random")  # fmt: skip
@click.option("--jobs", type=click.IntRange(1), metavar="J",
              help="Processes - defaults to one a core; never changes the results")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, metavar="N",
              help="Start of all luck")  # fmt: skip
@match_options
@click.option("--check", is_flag=True, help="Hold every state against the game's invariants")
@click.option("--json", "as_json", is_flag=True, help="Output the result as JSON")
def simulate(
    decks: tuple[str, ...],
    ruleset: str,
    players: int | None,
    games: int,
    bots: tuple[str, ...],
    jobs: int | None,
    seed: int,
    options: tuple[str, ...],
    on: str,
    allow_unscripted: bool,
    allow_illegal: bool,
    check: bool,
    as_json: bool,
) -> None:
    """Play many matches between bots and report who wins how often

    Example:

    \b
        deckcheck simulate -r master-trainer --players 4 --games 200 --bots greedy,random
    """
    from dataclasses import replace

    from deckcheck.play.simulate import prepare, summary
    from deckcheck.play.transcript import MatchError

    who = matchup(
        ruleset,
        decks,
        players,
        split(bots),
        options,
        "random",
        on,
        allow_unscripted,
        allow_illegal,
    )
    try:
        plan = prepare(who.ruleset, who.players, who.decks, who.options, seed)
    except MatchError as error:
        fail(str(error), error.hint)
    plan = replace(plan, check=check)
    played = _play(plan, games, jobs or os.cpu_count() or 1)
    result = summary(plan, who.names, played) | {"unscripted": who.unscripted}
    if as_json:
        echo_json(result)
    else:
        _show(result, [p.turns for p in played])
    if result["violations"]:
        sys.exit(1)


def _play(plan: Plan, games: int, jobs: int) -> list[Outcome]:
    """Play with a progress bar on a terminal and none in a pipe."""
    from deckcheck.play.simulate import play_all

    if not sys.stderr.isatty():
        return play_all(plan, games, jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(file=sys.__stderr__), transient=True) as progress:
        task = progress.add_task("matches", total=games)
        return play_all(plan, games, jobs, lambda n: progress.advance(task, n))


def _show(result: dict[str, Any], turns: Sequence[int]) -> None:
    """Print the result as a table and the lengths as bars."""
    from rich.console import Console
    from rich.table import Table

    from deckcheck.play.simulate import histogram

    console = Console(highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("player", "bot", "wins", "rate", "95 % interval"):
        table.add_column(name, justify="left" if name in ("player", "bot") else "right")
    for row, wins in zip(result["win_rate"], result["wins"], strict=True):
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(shown(row["deck"]), row["bot"], str(wins), f"{row['rate']:.1%}", interval)
    console.print(f"{result['games']} matches of {result['ruleset']}, seed {result['seed']}\n")
    console.print(table)
    length = result["turns"]
    first = result["first_player_win_rate"]
    console.print(f"\nDraws: {result['draws']}")
    if first is not None:
        console.print(f"Won by the player who began: {first:.1%}")
    console.print(
        f"Turns: mean {length['mean']:.1f}, median {length['median']}, "
        f"{length['min']} to {length['max']}\n"
    )
    bars = histogram(turns)
    most = max(count for _, _, count in bars)
    wide = max(len(f"{low}-{high}") for low, high, _ in bars)
    room = max(10, min(50, console.width - wide - 12))
    for low, high, count in bars:
        label = f"{low}-{high}".rjust(wide)
        console.print(f"{label}  {'█' * round(room * count / most)} {count or ''}".rstrip())
    if result["unscripted"]:
        console.print(f"Played without their effects: {', '.join(result['unscripted'])}")
    for text in result["violations"][:10]:
        console.print(f"Broken: {text}", style="red")
