"""A match at the terminal: the board, the menu, and the moves a person makes."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any

from cardpool.errors import shown
from deckcheck.cli.output import clear_screen
from deckcheck.cli.table.answers import Answers
from deckcheck.cli.table.lines import lines_of
from deckcheck.cli.table.printing import print_told
from deckcheck.cli.table.prompt import ask, is_file, number_in, unused
from rulesets.parts.telling import teller_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from deckcheck.play.match import Match
    from rulesets.api import Action, Seat

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
        self.teller = teller_of(match.game)
        self.people = [i for i, p in enumerate(match.transcript.players) if p == "human"]
        self.shown: tuple[Seat, Any] | None = None  # whose board, in which turn
        self.sitting: Seat | None = None  # who looks at the screen, among several people
        self.news: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        self.last = ""  # what was told last

    def play(self, is_enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the match is over, or what is played is enough, or the person leaves."""
        console, match = self.console, self.match
        seats = ", ".join(f"{i}: {p}" for i, p in enumerate(match.transcript.players, 1))
        told = f"{match.ruleset.info.title}. Seats {seats}. Seed {match.transcript.seed}."
        console.print(shown(told), markup=False)
        self._tell_bare()
        try:
            while True:
                while not is_enough() and (action := match.automatic()) is not None:
                    self._make(action)
                if match.is_over:
                    break
                if is_enough():
                    return
                if not self._decide() and self._leave():
                    return
        except (KeyboardInterrupt, EOFError):
            console.print()
            match.restore()
            if not self._keep(self.file or unused(_USUAL_FILE)):
                sys.exit(2)
            return
        except (Exception, SystemExit):
            # A fault of the game itself: what was played up to it is not lost.
            match.restore()
            self._keep(self.file or unused(_USUAL_FILE))
            raise
        finally:
            match.dismiss()
        self._finish()

    def _tell_bare(self) -> None:
        """Name the cards that are played as if they had no text."""
        from deckcheck.play.match import cards_of, not_carried_out

        match = self.match
        bare = cards_of(not_carried_out(match.ruleset, match.decks, match.day), match.decks)
        if bare:
            told = shown(f"Played without their effects: {', '.join(bare)}")
            self.console.print(told, markup=False)

    def _make(self, action: Action) -> None:
        """Make a move and tell it, among several people later and to each alone."""
        from deckcheck.play.narration import narrated

        match, actor = self.match, self.match.actor
        listeners: Sequence[Seat | None] = self.people or (None,)
        told = narrated(match.game, match.state, action, listeners, match.play)
        alone = len(self.people) < 2
        for who, lines in told.items():
            if alone or who == actor:
                self._print(lines, bold=who == actor)
            elif who is not None:
                self.news[who] += lines

    def _print(self, lines: Sequence[str], bold: bool = False) -> None:
        print_told(self.console, lines, bold)
        self.last = lines[-1] if lines else self.last

    def _decide(self) -> bool:
        """Ask the person whose decision it is; False to leave."""
        match, console = self.match, self.console
        seat = match.actor
        if not self._hand_over(seat):
            return False
        answers = Answers(match, seat, lines_of(self.teller, match.state), console, self.screen)
        self._show(seat)
        answers.menu()
        while True:
            said = ask(console, "> ")
            number = number_in(said)
            if number is not None and 1 <= number <= len(answers.lines):
                line = answers.lines[number - 1]
                if not line.is_first_step:
                    self._make(line.action)
                    return True
                answers.narrow(line)
                continue
            if number == 0 and answers.widen():
                continue
            if said == "q" and self._may_quit():
                return False
            if (said == "u" and self._undo()) or self._gives_up(said, seat):
                return True
            if not self._saves(said) and said not in ("u", "q"):
                answers.answer(said)

    def _gives_up(self, said: str, seat: Seat) -> bool:
        """Concede or let a bot go on where that was said; False where nothing changes."""
        from deckcheck.play.transcript import MatchError

        word, _, rest = said.partition(" ")
        if said not in ("concede", "bot") and word != "bot":
            return False
        try:
            if word == "bot":
                self.match.seat_bot(seat, rest.strip() or "greedy")
                self.people.remove(seat)
                self.console.print(f"{self.teller.name(seat)} is now played by a bot.")
            elif self._is_sure("Concede the match?"):
                self.match.concede(seat)
            else:
                return False
        except MatchError as error:
            self.console.print(shown(str(error)), markup=False)
            return False
        return True

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
        self._print(self.news[seat])
        self.news[seat].clear()
        return True

    def _show(self, seat: Seat) -> None:
        """Show the board once a turn, and in between what the decision is for."""
        view = self.match.game.view(self.match.state, seat)
        turn = view.facts.get("turns", view.facts.get("turn"))
        moment = (seat, turn)
        if moment != self.shown or turn is None:
            self.console.print(self.screen(seat))
            self.shown = moment
        if len(self.people) > 1:
            self.console.print(f"Seat {seat + 1} decides.", style="bold")

    def screen(self, seat: Seat) -> Any:
        """Return the table as a seat sees it; in words where nobody sees frames."""
        game, console = self.match.game, self.console
        seen = console.is_terminal and not console.is_dumb_terminal
        screen = game.screen if seen else getattr(game, "small_screen", game.screen)
        return screen(game.view(self.match.state, seat), console.width)

    def _undo(self) -> bool:
        if len(self.people) > 1:
            self.console.print("No taking back among several people.")
            return False
        if not self.match.undo():
            self.console.print("There is nothing to take back.")
            return False
        self.shown = None
        return True

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
        if self.sitting is not None:
            self._print(self.news[self.sitting])
        transcript = self.match.transcript
        result = transcript.result or []
        winners = [i for i, share in enumerate(result) if share == 1]
        said = f"{self.teller.name(winners[0])} wins" if winners else "The match is a draw"
        if transcript.conceded is not None:
            loser = self.teller.name(transcript.conceded)
            said += shown(f": {loser} {transcript.why or 'concedes'}")
        if not self.last.startswith(f"{said}:"):
            self.console.print(f"{said}.", style="bold")
        self._tell_bare()
        if self.file and not self._keep(self.file, "Written to"):
            sys.exit(2)
