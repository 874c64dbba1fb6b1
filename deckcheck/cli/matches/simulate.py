"""`deckcheck simulate`: many matches between bots, with honest intervals."""

from __future__ import annotations

import os
import sys
from collections import deque
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.options import once
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from deckcheck.cli.matches.matchup import Matchup
    from deckcheck.play.matrix import Pair
    from deckcheck.play.simulate import Outcome, Plan

STOPPED = 130  # the exit code of what Ctrl-C ended


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
              help="Matches to play; of more than two decks for each pair")  # fmt: skip
@click.option("--bots", multiple=True, metavar="NAMES",
              help="Bots by seat, e.g. greedy,random or program:COMMAND; the last one fills the "
              "other seats - defaults to random")  # fmt: skip
@click.option("--jobs", type=click.IntRange(1), metavar="J",
              help="Processes - defaults to one a core; never changes the results")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, metavar="N",
              help="Start of all luck")  # fmt: skip
@match_options
@click.option("--mirror", is_flag=True, help="In a round robin each deck meets itself too")
@click.option("--check", is_flag=True, help="Hold every state against the game's invariants")
@click.option("--csv", "as_csv", is_flag=True, help="Output the pairs of a round robin as CSV")
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
    mirror: bool,
    check: bool,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Play many matches between bots and report who wins how often

    More decks than two play a round robin. Ctrl-C reports what was played.

    Example:

    \b
        deckcheck simulate -r master-trainer --players 4 --games 200 --bots greedy,random
        deckcheck simulate -r ptcg-base A.txt B.txt C.txt --games 100 --bots greedy
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
    jobs = jobs or os.cpu_count() or 1
    form = "json" if as_json else "csv" if as_csv else "text"
    try:
        if len(who.decks) > who.ruleset.info.seats[1] or mirror:
            pairs = _round_robin(who, seed, check, mirror)
            _matrix(who, pairs, games, jobs, seed, form)
            return
        plan = prepare(who.ruleset, who.players, who.decks, who.options, seed)
    except MatchError as error:
        fail(str(error), error.hint)
    if as_csv:
        fail("--csv is for a round robin of more than two decks", "Try --json.")
    played: list[Outcome] = []
    whole = _play(_collect(replace(plan, check=check), games, jobs, played), games)
    if not played:
        _end(False, 0, games, ())
    result = summary(plan, who.names, played) | {"unscripted": who.unscripted}
    if as_json:
        echo_json(result if whole else result | {"stopped": True})
    else:
        _show(result, [p.turns for p in played])
    _end(whole, len(played), games, result["violations"])


def _play(steps: Iterator[int], total: int) -> bool:
    """Play with a progress bar on a terminal and none in a pipe; False where Ctrl-C ends it."""
    try:
        if not sys.stderr.isatty():
            deque(steps, 0)
            return True
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Remaining

        columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), Remaining())
        with Progress(*columns, console=Console(file=sys.__stderr__), transient=True) as progress:
            task = progress.add_task("matches", total=total)
            for played in steps:
                progress.advance(task, played)
    except KeyboardInterrupt:
        return False
    return True


def _collect(plan: Plan, games: int, jobs: int, played: list[Outcome]) -> Iterator[int]:
    """Play one plan into a list, part by part."""
    from deckcheck.play.simulate import runs, spans_of

    for some in runs([plan], [(0, *span) for span in spans_of(games)], jobs):
        played += some
        yield len(some)


def _end(whole: bool, played: int, total: int, broken: Sequence[str]) -> None:
    """Say where a run was stopped, and end with the exit code that fits."""
    if not whole:
        click.echo(f"Stopped after {played} of {total} matches.", err=True)
        sys.exit(STOPPED)
    if broken:
        sys.exit(1)


def _round_robin(who: Matchup, seed: int, check: bool, mirror: bool) -> list[Pair]:
    """Return the pairs of more decks than sit at a table."""
    from dataclasses import replace

    from deckcheck.play.matrix import pairs_of
    from deckcheck.play.simulate import prepare

    if len(who.decks) < who.ruleset.info.seats[0]:
        fail(f"--mirror: {who.ruleset.info.id} is played without decks")
    if len(set(who.players)) > 1:
        fail("--bots: a round robin of decks takes one bot", "Name one: it plays all decks.")
    seats = who.ruleset.info.seats[0]
    plan = prepare(who.ruleset, who.players[:seats], who.decks[:seats], who.options, seed)
    return pairs_of(replace(plan, check=check), who.decks, mirror)


def _matrix(who: Matchup, pairs: list[Pair], games: int, jobs: int, seed: int, form: str) -> None:
    """Play a round robin and report it; Ctrl-C reports what was played."""
    from rich.console import Console

    from deckcheck.cli.matches.heatmap import echo_csv, show_matrix
    from deckcheck.play.matrix import play_pairs, table

    total = games * len(pairs)
    whole = _play(play_pairs(pairs, games, jobs), total)
    result = table(pairs, distinct(who.names), seed) | {"unscripted": who.unscripted}
    if form == "json":
        echo_json(result | {"stopped": not whole})
    elif form == "csv":
        echo_csv(result)
    else:
        show_matrix(result, Console(highlight=False))
    _end(whole, result["games"], total, result["violations"])


def distinct(names: Sequence[str]) -> list[str]:
    """Return names of which no two are the same."""
    return [n if names.count(n) == 1 else f"{n} ({i})" for i, n in enumerate(names, 1)]


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
