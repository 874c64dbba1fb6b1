"""`deckcheck play`: a match in the terminal against bots or each other."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.matches.conversation import Conversation
from deckcheck.cli.matches.guessing import guessed
from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.options import once
from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deckcheck.cli.matches.matchup import Matchup


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@click.option(
    "-r",
    "--ruleset",
    multiple=True,
    callback=once,
    shell_complete=complete_ruleset,
    help="Ruleset to play (see 'deckcheck rulesets') - defaults to one the decks are legal in",
)
@click.option("--players", type=click.IntRange(1), metavar="N",
              help="Players of a ruleset without decks - defaults to 4")  # fmt: skip
@click.option("--seat", "seats", multiple=True, metavar="NAMES",
              help="Who sits where: human, random, greedy; the last one fills the other seats - "
              "defaults to human,greedy")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), metavar="N",
              help="Start of all luck - defaults to a new one each time")  # fmt: skip
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Write the match here when it ends, and on quitting")  # fmt: skip
@click.option("--resume", "saved", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Go on with a saved match")  # fmt: skip
@click.option("--best-of", type=click.IntRange(1), metavar="N", default=1,
              help="Play until somebody has won more than half of N games; cards are exchanged "
              "with the Side Deck in between where the game has one")  # fmt: skip
@match_options
def play(
    decks: tuple[str, ...],
    ruleset: str,
    players: int | None,
    seats: tuple[str, ...],
    seed: int | None,
    save: Path | None,
    saved: Path | None,
    best_of: int,
    options: tuple[str, ...],
    on: str,
    allow_unscripted: bool,
    allow_illegal: bool,
) -> None:
    """Play a match in the terminal

    Example:

    \b
        deckcheck play -r master-trainer --players 3 --seat human,greedy --save match.json
    """
    from dataclasses import replace

    from rich.console import Console

    from deckcheck.cli.matches.several import play_several
    from deckcheck.play.replay import not_legal, resume
    from deckcheck.play.series import Series
    from deckcheck.play.transcript import MatchError

    try:
        if saved is not None:
            _refuse_more(best_of, decks, ruleset, players, seats, seed, options, on)
            match = resume(saved)
            for told in not_legal(match):
                click.echo(shown(f"{saved}: {told}"), err=True)
        else:
            names = split(seats) or ["human", "greedy"]
            who = _who(ruleset, decks, players, names, options, on, allow_unscripted, allow_illegal)
            luck = secrets.randbelow(1 << 31) if seed is None else seed
            series = Series(who.ruleset, who.players, who.decks, 1, who.options, luck)
            if best_of > 1:
                play_several(replace(series, best_of=best_of), save, Console(highlight=False))
                return
            match = series.game()
        Conversation(match, save or saved, Console(highlight=False)).play()
    except MatchError as error:
        fail(str(error), error.hint)


def _refuse_more(best_of: int, *given: object) -> None:
    """A saved match has its own decks, seats, luck and options: nothing else is passed over."""
    if best_of > 1 or any(one not in (None, "", ()) for one in given):
        fail("--resume goes on with a saved match as it is; --best-of, decks and other options "
             "begin a new one", "Leave them out, or leave --resume out.")  # fmt: skip


def _who(
    ruleset: str,
    decks: Sequence[str],
    players: int | None,
    names: Sequence[str],
    options: Sequence[str],
    on: str,
    allow_unscripted: bool,
    allow_illegal: bool,
) -> Matchup:
    if not ruleset:
        ruleset = guessed(decks, on)
        click.echo(f"Played by {ruleset}; -r names another ruleset.", err=True)
    return matchup(
        ruleset, decks, players, names, options, "greedy", on, allow_unscripted, allow_illegal
    )
