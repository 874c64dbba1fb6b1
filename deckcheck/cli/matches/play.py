"""`deckcheck play`: a match in the terminal against bots or each other."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.matches.guessing import guessed
from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.matches.thinking import SEARCH, thinking_options, with_thinking
from deckcheck.cli.options import once
from deckcheck.cli.output import fail, refuse_taken
from deckcheck.cli.table.conversation import Conversation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deckcheck.cli.matches.matchup import Matchup
    from deckcheck.play.match import Match


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
              help="Who sits where: human, random, greedy, search, program:COMMAND; the last one "
              "fills the other seats - defaults to human,greedy")  # fmt: skip
@click.option("--bot", default="", metavar="NAME",
              help="The bot to play against, as --seat human,NAME does")  # fmt: skip
@thinking_options
@click.option("--seed", type=click.IntRange(0), metavar="N",
              help="Start of all luck - defaults to a new one each time")  # fmt: skip
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Write the match here when it ends, and on quitting")  # fmt: skip
@click.option("--resume", "saved", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Go on with a saved match")  # fmt: skip
@click.option("--position", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Begin in the position of a text file (docs/positions.md)")  # fmt: skip
@click.option("--best-of", type=click.IntRange(1), metavar="N", default=1,
              help="Play until somebody has won more than half of N games; cards are exchanged "
              "with the Side Deck in between where the game has one")  # fmt: skip
@click.option("--full-screen", is_flag=True,
              help="Show the table on the whole screen (extra tui)")  # fmt: skip
@match_options
def play(
    decks: tuple[str, ...],
    ruleset: str,
    players: int | None,
    seats: tuple[str, ...],
    bot: str,
    think: str,
    level: str,
    seed: int | None,
    save: Path | None,
    saved: Path | None,
    position: Path | None,
    best_of: int,
    full_screen: bool,
    options: tuple[str, ...],
    on: str,
    allow_unscripted: bool,
    allow_illegal: bool,
) -> None:
    """Play a match in the terminal

    Example:

    \b
        deckcheck play -r master-trainer --players 3 --seat human,greedy --save match.json
        deckcheck play -r ptcg-ex docs/examples/magma.txt docs/examples/haymaker.txt --bot search
    """
    from dataclasses import replace

    from rich.console import Console

    from deckcheck.cli.matches.several import play_several
    from deckcheck.play.replay import not_legal, resume
    from deckcheck.play.series import Series
    from deckcheck.play.transcript import MatchError

    seats = _seated(seats, bot, think, level)
    if full_screen and best_of > 1:
        fail("--full-screen plays one match", "Leave --best-of out, or --full-screen.")
    _keep_files(save, saved, best_of)
    try:
        if saved is not None:
            _refuse_more(best_of, decks, ruleset, players, seats, seed, options, on, position,
                         allow_unscripted, allow_illegal)  # fmt: skip
            match = resume(saved)
            for told in not_legal(match):
                click.echo(shown(f"{saved}: {told}"), err=True)
        elif position is not None:
            if decks or players or options or best_of > 1:
                fail("--position has cards and players of its own; decks, --players, --option and "
                     "--best-of begin another match", "Leave them out, or --position.")  # fmt: skip
            match = begun_at(position, ruleset, on, seats, seed, allow_unscripted)
        else:
            names = split(seats) or ["human", "greedy"]
            who = _who(ruleset, decks, players, names, options, on, allow_unscripted, allow_illegal)
            luck = secrets.randbelow(1 << 31) if seed is None else seed
            series = Series(who.ruleset, who.players, who.decks, 1, who.options, luck)
            if best_of > 1:
                play_several(replace(series, best_of=best_of), save, Console(highlight=False))
                return
            match = series.game()
        if full_screen:
            _on_the_whole_screen(match, save or saved)
        else:
            Conversation(match, save or saved, Console(highlight=False)).play()
    except MatchError as error:
        fail(str(error), error.hint)


def _seated(seats: tuple[str, ...], bot: str, think: str, level: str) -> tuple[str, ...]:
    """Return the seats as --seat, --bot, --think and --level name them together."""
    if seats and bot:
        fail("--bot names the other seats of a person, --seat all of them", "Leave one out.")
    if not seats and not bot and (think or level):
        bot = SEARCH
    return tuple(with_thinking(["human", bot] if bot else split(seats), think, level))


def begun_at(
    position: Path,
    ruleset: str,
    on: str,
    seats: Sequence[str],
    seed: int | None,
    allow_unscripted: bool,
) -> Match:
    """Return a match that begins in a position; what cannot be played ends with exit code 2."""
    from deckcheck.cli.matches.matchup import refuse_unscripted
    from deckcheck.play.match import Match, not_carried_out
    from deckcheck.play.positions import read_text, set_up

    luck = secrets.randbelow(1 << 31) if seed is None else seed
    made = set_up(read_text(position), str(position), ruleset, on, luck)
    names = split(seats) or ["human", "greedy"]
    count = len(made.laid.decks) or made.laid.state.seats
    if len(names) > count:
        fail(f"{len(names)} seats named; the position has {count} players")
    names += [names[-1]] * (count - len(names))
    missing = not_carried_out(made.ruleset, made.laid.decks, on)
    if missing and not allow_unscripted:
        refuse_unscripted(missing, made.laid.decks)
    return Match(made.ruleset, names, made.laid.decks, made.options, luck, made)


def _on_the_whole_screen(match: Match, file: Path | None) -> None:
    """Open the table on the whole screen, or say what it needs."""
    from deckcheck.play.match import HUMAN

    plain = "Leave --full-screen out to play in lines."
    if match.transcript.players.count(HUMAN) != 1:
        fail("--full-screen is for one person against bots", plain)
    try:
        from deckcheck.cli.table.fullscreen import TableApp
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        fail("--full-screen needs the package textual",
             f"Install it with: pip install 'deckcheck[tui]'\n{plain}")  # fmt: skip
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        fail("--full-screen needs a terminal", plain)
    try:
        TableApp(match, file).run()
    finally:
        match.dismiss()


def _keep_files(save: Path | None, saved: Path | None, best_of: int) -> None:
    """Refuse to write over any file but that of the match which goes on."""
    if save is None or (saved is not None and _same(save, saved)):
        return
    from deckcheck.cli.matches.several import of_games

    for file in [save] if best_of == 1 else of_games(save, best_of):
        refuse_taken("--save", file)


def _same(one: Path, other: Path) -> bool:
    """Tell whether two names are of the same file, which is there."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return False


def _refuse_more(best_of: int, *given: object) -> None:
    """A saved match has its own decks, seats, luck and options: nothing else is passed over."""
    if best_of > 1 or any(one not in (None, "", ()) and one is not False for one in given):
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
