"""`deckcheck tournament`: bots and agents meet in rounds, with pairings and standings."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.output import echo_json, fail
from deckcheck.cli.runs.options import ruleset_option, worker_options
from deckcheck.cli.runs.progress import STOPPED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deckcheck.cli.matches.matchup import Matchup
    from deckcheck.play.runs.tournament import Entrant, Result, Tournament


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@ruleset_option
@click.option("--bots", multiple=True, metavar="NAMES",
              help="Who takes part: bots and program:COMMAND, each with the deck at its place; one "
              "bot plays all decks, one deck is played by all bots")  # fmt: skip
@click.option("--format", "form", type=click.Choice(["swiss", "round-robin"]), default="swiss",
              show_default=True, help="How opponents are found")  # fmt: skip
@click.option("--rounds", type=click.IntRange(1), metavar="N",
              help="Rounds of a Swiss - defaults to as many as leave one unbeaten")  # fmt: skip
@click.option("--best-of", type=click.IntRange(1), default=1, show_default=True, metavar="N",
              help="Games of a match; who has won more than half has won it")  # fmt: skip
@worker_options
@match_options
@click.option("--json", "as_json", is_flag=True, help="Output pairings and standings as JSON")
def tournament(
    decks: tuple[str, ...],
    ruleset: str,
    bots: tuple[str, ...],
    form: str,
    rounds: int | None,
    best_of: int,
    jobs: int | None,
    cluster: str | None,
    seed: int,
    options: tuple[str, ...],
    on: str,
    allow_unscripted: bool,
    allow_illegal: bool,
    as_json: bool,
) -> None:
    """Let bots and agents meet in rounds and report pairings and standings

    Example:

    \b
        deckcheck tournament -r master-trainer --bots greedy,random,random,random
        deckcheck tournament -r ptcg-base A.txt B.txt C.txt --bots greedy --format round-robin
    """
    from deckcheck.play.runs.tournament import Tournament
    from deckcheck.play.simulate import prepare
    from deckcheck.play.transcript import MatchError
    from deckcheck.play.workers import workers

    names = split(bots)
    count = max(len(decks), len(names), 2)
    given = decks * count if len(decks) == 1 else decks
    who = matchup(
        ruleset, given, _seats(ruleset, count), names[:1], options, "random", on,
        allow_unscripted, allow_illegal,
    )  # fmt: skip
    try:
        entrants = _entrants(who, names)
        for each in entrants:
            pair = [each.bot, each.bot]
            own = [each.deck, each.deck] if each.deck is not None else []
            plan = prepare(who.ruleset, pair, own, who.options, seed)
        event = Tournament(plan, entrants, form, rounds or 0, best_of)
        whole = _play(event, workers(jobs or os.cpu_count() or 1, cluster or ""), as_json)
    except MatchError as error:
        fail(str(error), error.hint)
    if as_json:
        echo_json(to_json(event) | {"stopped": not whole})
    else:
        _show_standings(event)
    if not whole:
        sys.exit(STOPPED)


def _seats(ruleset: str, count: int) -> int | None:
    """Return how many players a ruleset without decks is asked for: the two of a match."""
    from deckcheck.checker import RulesetError, load
    from deckcheck.play.match import uses_decks

    try:
        return None if uses_decks(load(ruleset)) else 2
    except RulesetError as error:
        fail(str(error))


def _entrants(who: Matchup, names: Sequence[str]) -> list[Entrant]:
    """Return who takes part: each bot with the deck at its place."""
    from deckcheck.cli.runs.simulate import distinct
    from deckcheck.play.runs.tournament import Entrant

    bots = list(names) or ["random"]
    if not who.decks:
        return [Entrant(name, bot) for name, bot in zip(distinct(bots), bots, strict=True)]
    if len(bots) == 1:
        bots *= len(who.decks)
    if len(bots) != len(who.decks):
        fail(f"{len(bots)} bots for {len(who.decks)} decks",
             "Name a bot for each deck, one bot for all, or one deck for all.")  # fmt: skip
    titles = who.names if len(who.names) == len(bots) else who.names * len(bots)
    named = [f"{bot} ({deck})" for bot, deck in zip(bots, titles, strict=True)]
    return [Entrant(n, b, d) for n, b, d in zip(distinct(named), bots, who.decks, strict=True)]


def _play(event: Tournament, who: Any, quiet: bool) -> bool:
    """Play round by round and tell each; False where Ctrl-C ends it."""
    try:
        for number in event.play(who):
            if not quiet:
                click.echo(f"Round {number}")
                for result in event.results:
                    if result.round == number:
                        click.echo(shown(f"  {_said(event, result)}"))
    except KeyboardInterrupt:
        click.echo("Stopped; the standings are those after the last whole round.", err=True)
        return False
    return True


def _said(event: Tournament, result: Result) -> str:
    first = event.entrants[result.first].name
    if result.second is None:
        return f"{first} has a bye"
    wins = f"{result.wins[0]} : {result.wins[1]}"
    return f"{first} - {event.entrants[result.second].name}  {wins}"


def _show_standings(event: Tournament) -> None:
    """Print the standings as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("", "player", "points", "won-drawn-lost", "opponents", "theirs"):
        table.add_column(title, justify="left" if title == "player" else "right")
    for place, row in enumerate(event.standings(), 1):
        record = f"{row.won}-{row.drawn}-{row.lost}"
        name = shown(event.entrants[row.who].name)
        shares = f"{row.opponents:.1%}", f"{row.further:.1%}"
        table.add_row(str(place), name, str(row.points), record, *shares)
    click.echo()
    Console(highlight=False).print(table)


def to_json(event: Tournament) -> dict[str, Any]:
    """Return pairings and standings as JSON data."""
    names = [each.name for each in event.entrants]
    return {
        "ruleset": event.plan.ruleset,
        "format": event.form,
        "best_of": event.best_of,
        "seed": event.plan.seed,
        "rounds": event.rounds,
        "matches": [
            {
                "round": r.round,
                "a": names[r.first],
                "b": None if r.second is None else names[r.second],
                "wins_a": r.wins[0],
                "wins_b": r.wins[1],
            }
            for r in event.results
        ],
        "standings": [
            {"place": place, **row._asdict(), "who": names[row.who]}
            for place, row in enumerate(event.standings(), 1)
        ],
    }
