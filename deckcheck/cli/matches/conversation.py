"""A match at the terminal: the board, the menu, and what a person may say."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any

from cardpool.errors import shown
from deckcheck.cli.matches.prompt import ask, is_file, number_in
from deckcheck.cli.matches.telling import heard_by
from deckcheck.cli.output import clear_screen

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
_RESUME = "Saved. Go on with: deckcheck play --resume"


class Conversation:
    """The conversation at the terminal.

    Among several people each sees the screen alone: before a seat's turn to decide it is cleared,
    and what happened since is told as that seat hears it.
    """

    def __init__(self, match: Match, file: Path | None, console: Console) -> None:
        self.match = match
        self.file = file
        self.console = console
        self.people = [i for i, p in enumerate(match.transcript.players) if p == "human"]
        self.shown: tuple[Seat, Any] | None = None  # whose board, in which turn
        self.sitting: Seat | None = None  # who looks at the screen, among several people
        self.news: dict[Seat, list[str]] = {seat: [] for seat in self.people}

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        console, match = self.console, self.match
        seats = ", ".join(f"{i}: {p}" for i, p in enumerate(match.transcript.players, 1))
        told = f"{match.ruleset.info.title}. Seats {seats}. Seed {match.transcript.seed}."
        console.print(shown(told), markup=False)
        self._tell_bare()
        try:
            while True:
                match.advance(self._tell)
                if match.is_over:
                    break
                if not self._decide() and self._leave():
                    return
        except (KeyboardInterrupt, EOFError):
            console.print()
            match.restore()
            if not self._keep(self.file or _USUAL_FILE):
                sys.exit(2)
            return
        except (Exception, SystemExit):
            # A fault of the game itself: what was played up to it is not lost.
            match.restore()
            self._keep(self.file or _USUAL_FILE)
            raise
        self._finish()

    def _tell_bare(self) -> None:
        """Name the cards that are played as if they had no text."""
        from deckcheck.play.match import cards_of, not_carried_out

        match = self.match
        bare = cards_of(not_carried_out(match.ruleset, match.decks, match.day), match.decks)
        if bare:
            told = shown(f"Played without their effects: {', '.join(bare)}")
            self.console.print(told, markup=False)

    def _tell(self, state: Any, actor: Seat, action: Action) -> None:
        """Tell a move of chance or a bot, among several people later and to each alone."""
        if action[0] == "shuffle":
            return
        who = "chance" if actor < 0 else f"seat {actor + 1}"
        if len(self.people) > 1:
            for seat in self.people:
                self.news[seat].append(f"  {who}: {self._heard(state, action, seat)}")
        else:
            listener = self.people[0] if self.people else None
            self._print_dim(f"  {who}: {self._heard(state, action, listener)}")

    def _heard(self, state: Any, action: Action, listener: Seat | None) -> str:
        """Return a move in words, without what the listener may not know."""
        return heard_by(self.match.game, state, action, listener)

    def _print_dim(self, line: str) -> None:
        self.console.print(shown(line), style="dim", markup=False)

    def _decide(self) -> bool:
        """Ask the person whose decision it is; False to leave."""
        match, console = self.match, self.console
        seat = match.actor
        if not self._hand_over(seat):
            return False
        actions = match.game.legal_actions(match.state)
        self._show(seat)
        self._menu(actions)
        while True:
            said = ask(console, "> ")
            number = number_in(said)
            if number is not None and 1 <= number <= len(actions):
                self._take(seat, actions[number - 1])
                return True
            if said == "q" and self._may_quit():
                return False
            if said == "u" and self._undo():
                return True
            self._answer(said, seat, actions)

    def _take(self, seat: Seat, action: Action) -> None:
        """Make a person's move and tell it."""
        words = self.match.game.describe(self.match.state, action)
        self.console.print(shown(f"  seat {seat + 1}: {words}"), style="bold", markup=False)
        for other in self.people:
            if other != seat:
                heard = self._heard(self.match.state, action, other)
                self.news[other].append(f"  seat {seat + 1}: {heard}")
        self.match.play(action)

    def _hand_over(self, seat: Seat) -> bool:
        """Give the screen to another seat, and tell it what happened; False to leave."""
        if len(self.people) > 1 and seat != self.sitting:
            clear_screen()
            self.console.print(f"Seat {seat + 1} decides; the others look away.", style="bold")
            while said := ask(self.console, "Enter when ready> "):
                if said == "q":
                    return False
                if not self._saves(said):
                    self.console.print("Press Enter to see the cards; s [FILE] saves, q quits.")
            self.sitting, self.shown = seat, None
        for line in self.news[seat]:
            self._print_dim(line)
        self.news[seat].clear()
        return True

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
            self.console.print(shown(said[0].upper() + said[1:]), style="bold", markup=False)

    def _menu(self, actions: Sequence[Action]) -> None:
        for number, action in enumerate(actions, 1):
            words = self.match.game.describe(self.match.state, action)
            self.console.print(shown(f"{number:>3}  {words}"), markup=False)

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
        if said == "b":
            self.console.print(self._board(seat))
            self._menu(actions)
        elif said in ("?", "h", "help"):
            self.console.print(_HELP, markup=False)
        elif said not in ("u", "q") and not self._saves(said):
            self.console.print(f"Expected a number from 1 to {len(actions)}, or ? for help.")

    def _saves(self, said: str) -> bool:
        """Save where that was said, and tell whether it was said."""
        word, _, rest = said.partition(" ")
        if word != "s":
            return False
        file = Path(rest.strip()) if rest.strip() else self.file or _USUAL_FILE
        other = file != self.file and is_file(file)
        if other and not self._is_sure(f"{file} exists. Write over it?"):
            self.console.print("Not saved.")
            return True
        self._save(file)
        return True

    def _is_sure(self, question: str) -> bool:
        return ask(self.console, f"{shown(question)} [y/N] ").lower() in ("y", "yes")

    def _may_quit(self) -> bool:
        """Ask before a match that is saved nowhere is given up."""
        return self.file is not None or self._is_sure("Quit without saving?")

    def _save(self, file: Path, told: str = _RESUME) -> bool:
        """Save the match and say so, or say why not."""
        from deckcheck.play.transcript import MatchError

        try:
            self.match.save(file)
        except MatchError as error:
            self.console.print(shown(f"Not saved: {error}"), markup=False)
            return False
        self.file = file
        self.console.print(f"{told} {shown(str(file))}", markup=False)
        return True

    def _keep(self, file: Path, told: str = _RESUME) -> bool:
        """Save before the program ends; if that fails, among the temporary files, and False."""
        if self._save(file, told):
            return True
        self._save(Path(gettempdir()) / f"deckcheck-match-{secrets.token_hex(4)}.json")
        return False

    def _leave(self) -> bool:
        """Save where a file is named; False where that fails, and the match goes on."""
        return self.file is None or self._save(self.file)

    def _finish(self) -> None:
        for line in self.news[self.sitting] if self.sitting is not None else ():
            self._print_dim(line)
        result = self.match.transcript.result or []
        winners = [i + 1 for i, share in enumerate(result) if share == 1]
        said = f"Seat {winners[0]} wins." if winners else "The match is a draw."
        self.console.print(said, style="bold")
        self._tell_bare()
        if self.file and not self._keep(self.file, "Written to"):
            sys.exit(2)
