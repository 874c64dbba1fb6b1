"""`deckcheck simulate`: many matches between bots, with honest intervals."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.matches.thinking import thinking_options, with_thinking
from deckcheck.cli.output import echo_json, fail, refuse_taken
from deckcheck.cli.runs.options import ruleset_option, worker_options
from deckcheck.cli.runs.progress import end, play_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deckcheck.cli.matches.matchup import Matchup
    from deckcheck.play.runs.matrix import Pair
    from deckcheck.play.simulate import Table
    from deckcheck.play.workers import Workers

_GAMES = 1000  # unless told
_MOST = 100_000  # with --until and no --games


class Report(NamedTuple):
    """How a result is wanted."""

    form: str  # text, json or csv
    page: Path | None


class Run(NamedTuple):
    """How much is played, by whom and how."""

    games: int
    until: float | None
    who: Workers
    seed: int
    check: bool


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@ruleset_option
@click.option("--players", type=click.IntRange(1), metavar="N",
              help="Players of a ruleset without decks - defaults to 4")  # fmt: skip
@click.option("--games", type=click.IntRange(1), metavar="N",
              help="Matches to play; of more than two decks for each pair - defaults to "
              f"{_GAMES}")  # fmt: skip
@click.option("--until", metavar="±P%",
              help="Stop once every rate is known to within so much, e.g. ±2%; --games is then "
              "the most")  # fmt: skip
@click.option("--bots", multiple=True, metavar="NAMES",
              help="Bots by seat, e.g. greedy,random or program:COMMAND; the last one fills the "
              "other seats - defaults to random")  # fmt: skip
@worker_options
@thinking_options
@match_options
@click.option("--mirror", is_flag=True, help="In a round robin each deck meets itself too")
@click.option("--field", multiple=True, metavar="DECK",
              help="Let the decks meet these and not one another; repeat it for more")  # fmt: skip
@click.option("--check", is_flag=True, help="Hold every state against the game's invariants")
@click.option("--match", "number", metavar="[PAIR.]N",
              help="Play match N of the run alone, with several decks of a pair, and tell it "
              "or --save it")  # fmt: skip
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="With --match: write the match here, for 'deckcheck replay'")  # fmt: skip
@click.option("--csv", "as_csv", is_flag=True, help="Output the pairs of several decks as CSV")
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Write the table of several decks as a page here")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output the result as JSON")
def simulate(
    decks: tuple[str, ...],
    ruleset: str,
    players: int | None,
    games: int | None,
    until: str | None,
    bots: tuple[str, ...],
    jobs: int | None,
    cluster: str | None,
    seed: int,
    think: str,
    level: str,
    options: tuple[str, ...],
    on: str,
    allow_unscripted: bool,
    allow_illegal: bool,
    mirror: bool,
    field: tuple[str, ...],
    check: bool,
    number: str | None,
    save: Path | None,
    as_csv: bool,
    page: Path | None,
    as_json: bool,
) -> None:
    """Play many matches between bots and report who wins how often

    More decks than two play a round robin. Ctrl-C reports what was played.

    Example:

    \b
        deckcheck simulate -r master-trainer --players 4 --games 200 --bots greedy,random
        deckcheck simulate -r ptcg-base A.txt B.txt C.txt --games 100 --bots greedy
    """
    from deckcheck.play.transcript import MatchError
    from deckcheck.play.workers import workers

    if save is not None:
        if number is None:
            fail("--save goes with --match", "Name the match to write, e.g. --match 17.")
        refuse_taken("--save", save)
    every = (*decks, *field)
    names = with_thinking(split(bots), think, level)
    who = matchup(
        ruleset, every, players, names, options, "random", on, allow_unscripted, allow_illegal
    )
    if cluster and jobs:
        fail("--jobs is for this machine; the workers of a cluster are its own")
    form = "json" if as_json else "csv" if as_csv else "text"
    many = bool(field) or mirror or len(who.decks) > who.ruleset.info.seats[1]
    try:
        hands = workers(jobs or os.cpu_count() or 1, cluster or "")
        most = games or (_MOST if until else _GAMES)
        played = Run(most, width(until), hands, seed, check)
        tables = _pairs(who, played, mirror, len(field)) if many else [_table(who, played)]
        if number is not None:
            _one(tables, number, save, as_json)
        elif many:
            _matrix(who, tables, played, Report(form, page))
        else:
            if as_csv or page:
                fail(f"--{'csv' if as_csv else 'html'} is for more than two decks", "Try --json.")
            _single(who, tables[0], played, form)
    except MatchError as error:
        fail(str(error), error.hint)


def width(text: str | None) -> float | None:
    """Return how well rates are to be known, of ±2%, 2% or 0.02."""
    if text is None:
        return None
    number = text.strip().removeprefix("±").removeprefix("+-").strip()
    try:
        found = float(number.rstrip("% ")) / (100 if "%" in number else 1)
    except ValueError:
        found = 0.0
    if not 0 < found < 0.5:
        fail(f"--until: expected a share such as ±2% or 0.02, found {text!r}")
    if found < 0.001:
        fail(f"--until {text}: nothing is known that well in {_MOST:,} matches", "Try ±1%.")
    return found


def _table(who: Matchup, played: Run) -> Table:
    """Return the one table of a run."""
    from dataclasses import replace

    from deckcheck.play.simulate import Table, prepare

    plan = prepare(who.ruleset, who.players, who.decks, who.options, played.seed)
    return Table(replace(plan, check=played.check))


def _pairs(who: Matchup, played: Run, mirror: bool, field: int) -> list[Pair]:
    """Return the pairs of more decks than sit at a table."""
    from dataclasses import replace

    from deckcheck.play.runs.matrix import pairs_of
    from deckcheck.play.simulate import prepare

    if len(who.decks) < who.ruleset.info.seats[0]:
        fail(f"{'--field' if field else '--mirror'}: {who.ruleset.info.id} is played without decks")
    if field >= len(who.decks):
        fail("--field: no deck is named that meets the field")
    if len(set(who.players)) > 1:
        fail("--bots: several decks take one bot", "Name one: it plays all decks.")
    seats = who.ruleset.info.seats[0]
    plan = prepare(who.ruleset, who.players[:seats], who.decks[:seats], who.options, played.seed)
    return pairs_of(replace(plan, check=played.check), who.decks, mirror, field)


def _single(who: Matchup, table: Table, played: Run, form: str) -> None:
    """Play one table and report it; Ctrl-C reports what was played."""
    from rich.console import Console

    from deckcheck.cli.runs.show import show_one
    from deckcheck.play.simulate import run, summary

    whole = play_out(run([table], played.games, played.who, played.until))
    result: dict[str, Any] = summary(table.plan, who.names, table.played)
    result |= {"unscripted": who.unscripted}
    if form == "json":
        echo_json(result if whole else result | {"stopped": True})
    elif table.played:
        show_one(result, [p.turns for p in table.played], Console(highlight=False))
    end(whole, len(table.played), played.games, result["violations"])


def _matrix(who: Matchup, pairs: Sequence[Any], played: Run, report: Report) -> None:
    """Play all pairs and report them; Ctrl-C reports what was played."""
    from rich.console import Console

    from cardpool.files import write_text
    from deckcheck.cli.runs import page
    from deckcheck.cli.runs.heatmap import echo_csv, show_matrix
    from deckcheck.play.runs.matrix import table
    from deckcheck.play.simulate import run

    whole = play_out(run(pairs, played.games, played.who, played.until))
    result = table(pairs, distinct(who.names), played.seed) | {"unscripted": who.unscripted}
    if report.form == "json":
        echo_json(result | {"stopped": not whole})
    elif report.form == "csv":
        echo_csv(result)
    else:
        show_matrix(result, Console(highlight=False))
    if report.page is not None:
        write_text(report.page, page.render(result))
    end(whole, result["games"], played.games * len(pairs), result["violations"])


def _one(tables: Sequence[Table], number: str, save: Path | None, as_json: bool) -> None:
    """Play one match of the run again, and save or tell it."""
    from cardpool.errors import shown
    from deckcheck.cli.matches.replay import tell
    from deckcheck.play import transcript
    from deckcheck.play.one import written
    from deckcheck.play.replay import of_transcript
    from rulesets.wording import numbered

    pair, _, match = number.rpartition(".")
    parts = [pair or "1", match]
    if not all(part.isdecimal() for part in parts) or (len(tables) > 1 and not pair):
        wanted = "N" if len(tables) == 1 else f"PAIR.N, with a pair of 1 to {len(tables)}"
        fail(f"--match: expected {wanted}, found {number!r}")
    which, index = int(parts[0]), int(parts[1])
    if not 1 <= which <= len(tables) or not 1 <= index <= _MOST:
        pairs = numbered(len(tables), "pair")
        fail(f"--match {number}: the run has {pairs}, and matches from 1 on")
    record = written(tables[which - 1].plan, index - 1)
    if save is not None:
        transcript.write(record, save)
        click.echo(shown(f"Match {number} written to {save}"), err=True)
    elif as_json:
        echo_json(record.to_json())
    else:
        tell(of_transcript(record, f"match {number}"), None)


def distinct(names: Sequence[str]) -> list[str]:
    """Return names of which no two are the same."""
    return [n if names.count(n) == 1 else f"{n} ({i})" for i, n in enumerate(names, 1)]
