"""`deckcheck play`: a match in the terminal against bots or each other."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.matches.matchup import match_options, matchup, split
from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from deckcheck.play.match import Match
    from rulesets.api import Action, Seat

_HELP = """\
A number   takes that action
b          shows the board again
u          takes your last decision back (with bots only)
s [FILE]   saves the match
q          saves where a file is named, and quits
?          shows this help

Ctrl-C saves and quits."""

_USUAL_FILE = Path("match.json")


@click.command()
@click.argument("decks", nargs=-1, metavar="[DECK]...")
@click.option(
    "-r",
    "--ruleset",
    default="",
    shell_complete=complete_ruleset,
    help="Ruleset to play (see 'deckcheck rulesets')",
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
@match_options
def play(
    decks: tuple[str, ...],
    ruleset: str,
    players: int | None,
    seats: tuple[str, ...],
    seed: int | None,
    save: Path | None,
    saved: Path | None,
    options: tuple[str, ...],
    on: str,
    allow_unscripted: bool,
) -> None:
    """Play a match in the terminal

    Example:

    \b
        deckcheck play -r master-trainer --players 3 --seat human,greedy --save match.json
    """
    from rich.console import Console

    from deckcheck.play.replay import resume
    from deckcheck.play.transcript import MatchError

    try:
        if saved is not None:
            match = resume(saved)
        else:
            match = _new(ruleset, decks, players, seats, seed, options, on, allow_unscripted)
        _Table(match, save or saved, Console(highlight=False)).play()
    except MatchError as error:
        fail(str(error), error.hint)


def _new(
    ruleset: str,
    decks: Sequence[str],
    players: int | None,
    seats: Sequence[str],
    seed: int | None,
    options: Sequence[str],
    on: str,
    allow_unscripted: bool,
) -> Match:
    from deckcheck.play.match import Match

    if not ruleset:
        fail("no ruleset named", "Try 'deckcheck play -r master-trainer', or --resume FILE.")
    names = split(seats) or ["human", "greedy"]
    who = matchup(ruleset, decks, players, names, options, "greedy", on, allow_unscripted)
    luck = secrets.randbelow(1 << 31) if seed is None else seed
    return Match(who.ruleset, who.players, who.decks, who.options, luck)


class _Table:
    """The conversation at the terminal."""

    def __init__(self, match: Match, file: Path | None, console: Console) -> None:
        self.match = match
        self.file = file
        self.console = console
        self.people = [i for i, p in enumerate(match.transcript.players) if p == "human"]
        self.shown: tuple[Seat, Any] | None = None  # whose board, in which turn

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        console, match = self.console, self.match
        seats = ", ".join(f"{i}: {p}" for i, p in enumerate(match.transcript.players, 1))
        console.print(f"{match.ruleset.info.title}. Seats {seats}. Seed {match.transcript.seed}.")
        self._tell_bare()
        try:
            while True:
                match.advance(self._tell)
                if match.is_over:
                    break
                if not self._decide():
                    self._leave()
                    return
        except (KeyboardInterrupt, EOFError):
            console.print()
            self._leave(always=True)
            return
        self._finish()

    def _tell_bare(self) -> None:
        """Name the cards that are played as if they had no text."""
        from deckcheck.play.match import cards_of, not_carried_out

        match = self.match
        bare = cards_of(not_carried_out(match.ruleset, match.decks), match.decks)
        if bare:
            self.console.print(f"Played without their effects: {', '.join(bare)}", markup=False)

    def _tell(self, state: Any, actor: Seat, action: Action) -> None:
        """Print a move of chance or a bot."""
        if action[0] == "shuffle":
            return
        who = "chance" if actor < 0 else f"seat {actor + 1}"
        words = self._heard(state, action)
        self.console.print(f"  {who}: {words}", style="dim", markup=False)

    def _heard(self, state: Any, action: Action) -> str:
        """Return a move in words, without what the only person at the table may not know."""
        heard = getattr(self.match.game, "heard", None)
        if heard is None or not self.people:
            return self.match.game.describe(state, action)
        # Among several people nobody is told more than a bystander.
        listener = self.people[0] if len(self.people) == 1 else len(self.match.transcript.players)
        return str(heard(state, action, listener))

    def _decide(self) -> bool:
        """Ask the person whose decision it is; False to leave."""
        match, console = self.match, self.console
        seat = match.actor
        actions = match.game.legal_actions(match.state)
        self._show(seat)
        self._menu(actions)
        while True:
            said = console.input("> ").strip()
            if said.isdigit() and 1 <= int(said) <= len(actions):
                words = match.game.describe(match.state, actions[int(said) - 1])
                console.print(f"  seat {seat + 1}: {words}", style="bold", markup=False)
                match.play(actions[int(said) - 1])
                return True
            if said == "q":
                return False
            if said == "u" and self._undo():
                return True
            self._answer(said, seat, actions)

    def _show(self, seat: Seat) -> None:
        """Show the board once a turn, and in between what is going on."""
        view = self.match.game.view(self.match.state, seat)
        turn = view.facts.get("turns", view.facts.get("turn"))
        moment = (seat, turn)
        if moment != self.shown or turn is None:
            self.console.print(self._board(seat))
            self.shown = moment
        if len(self.people) > 1:
            self.console.print(f"Seat {seat + 1} decides.", style="bold")
        status = getattr(self.match.game, "status", None)
        if status is not None and (said := status(view)):
            self.console.print(said[0].upper() + said[1:], style="bold", markup=False)

    def _menu(self, actions: Sequence[Action]) -> None:
        for number, action in enumerate(actions, 1):
            words = self.match.game.describe(self.match.state, action)
            self.console.print(f"{number:>3}  {words}", markup=False)

    def _board(self, seat: Seat) -> Any:
        return self.match.game.screen(self.match.game.view(self.match.state, seat),
                                      self.console.width)  # fmt: skip

    def _undo(self) -> bool:
        if len(self.people) > 1:
            self.console.print("No taking back among several people.")
            return False
        if not self.match.undo():
            self.console.print("There is nothing to take back.")
            return False
        return True

    def _answer(self, said: str, seat: Seat, actions: Sequence[Action]) -> None:
        """Do what needs no move: help, board, saving."""
        word, _, rest = said.partition(" ")
        if said == "b":
            self.console.print(self._board(seat))
            self._menu(actions)
        elif word == "s":
            self._save(Path(rest.strip()) if rest.strip() else self.file or _USUAL_FILE)
        elif said in ("?", "h", "help"):
            self.console.print(_HELP, markup=False)
        elif said != "u":
            self.console.print(f"Expected a number from 1 to {len(actions)}, or ? for help.")

    def _save(self, file: Path) -> None:
        self.match.save(file)
        self.file = file
        self.console.print(f"Saved. Go on with: deckcheck play --resume {file}", markup=False)

    def _leave(self, *, always: bool = False) -> None:
        if self.file or always:
            self._save(self.file or _USUAL_FILE)

    def _finish(self) -> None:
        result = self.match.transcript.result or []
        winners = [i + 1 for i, share in enumerate(result) if share == 1]
        said = f"Seat {winners[0]} wins." if winners else "The match is a draw."
        self.console.print(said, style="bold")
        self._tell_bare()
        if self.file:
            self.match.save(self.file)
            self.console.print(f"Written to {self.file}", markup=False)
