"""What a person may ask in the middle of a decision: none of it makes a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardpool.errors import shown
from deckcheck.cli.table.anycard import from_the_pool
from deckcheck.cli.table.lines import one_by_one
from deckcheck.cli.table.printing import print_set_in, print_told
from deckcheck.cli.table.prompt import number_in
from rulesets.parts.telling import teller_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from deckcheck.cli.table.lines import Line
    from deckcheck.play.match import Match
    from rulesets.api import Seat

_HELP = """\
A number      takes that action
b             shows the board again
m             shows the menu again, every entry with what it does
c N, c NAME   shows the card of entry N, or any card by its name
w             why not: what cannot be done now, with the reason
h             a hint: what the greedy bot would do
d             the discard piles
l [N]         what happened: the last N lines, all with 'l all'
u             takes your last decision back (with bots only)
s [FILE]      saves the match
bot [NAME]    lets a bot play on for you
concede       gives the match to the other player
q             saves where a file is named, and quits
?             shows this help

Ctrl-C saves and quits."""

_LINES = 30  # of the log, unless asked for more
_LEFT = 5  # columns before the words of an entry


class Answers:
    """The answers at one decision."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        lines: Sequence[Line],
        console: Console,
        screen: Callable[[Seat], Any],
    ) -> None:
        self.match, self.seat, self.lines = match, seat, lines
        self.console, self.screen = console, screen
        self.teller = teller_of(match.game)
        self._whole: Sequence[Line] = ()  # the menu of the first step, at the second one

    def narrow(self, line: Line) -> None:
        """Go on to the second step: a target for what was chosen."""
        self._whole, self.lines = self.lines, one_by_one(line.entries)
        self.menu()

    def widen(self) -> bool:
        """Go back to the first step; False where one is there."""
        if not self._whole:
            return False
        self._whole, self.lines = (), self._whole
        self.menu()
        return True

    def menu(self, full: bool = False) -> None:
        """Show what the decision is for and the choices; details where there is room."""
        for line in self._moment():
            self.console.print(shown(line), style="bold", markup=False)
        described = sum(bool(e.detail) for e in self.lines)
        roomy = full or len(self.lines) + described <= self.console.height // 2
        for number, entry in enumerate(self.lines, 1):
            self.console.print(shown(f"{number:>3}  {entry.words}"), markup=False)
            if entry.detail and roomy:
                self._detail(entry.detail, full)
        if self._whole:
            self.console.print("  0  Back")

    def _moment(self) -> list[str]:
        """Return what the decision is for, and how things stand."""
        game, state = self.match.game, self.match.state
        said = [self.teller.asked(state)]
        status = getattr(game, "status", None)
        if status is not None:
            said.append(status(game.view(state, self.seat)))
        return [text[0].upper() + text[1:] for text in said if text]

    def _detail(self, text: str, full: bool) -> None:
        room = max(20, self.console.width - _LEFT)
        told = text if full or len(text) <= room else text[: room - 1] + "…"
        print_set_in(self.console, told, _LEFT)

    def answer(self, said: str) -> None:
        """Answer what was typed."""
        word, _, rest = said.partition(" ")
        known: dict[str, Callable[[], None]] = {
            "b": self._board,
            "m": lambda: self.menu(full=True),
            "w": self._why_not,
            "h": self._hint,
            "d": lambda: self._lines(self.teller.piles(self.match.state, self.seat), "No piles."),
            "?": lambda: self.console.print(_HELP, markup=False),
            "help": lambda: self.console.print(_HELP, markup=False),
        }
        if said in known:
            known[said]()
        elif word == "c" and rest.strip():
            self._card(rest.strip())
        elif word == "l" and (not rest or rest.strip() == "all" or number_in(rest.strip())):
            self._log(rest.strip())
        else:
            count = len(self.lines)
            self.console.print(f"Expected a number from 1 to {count}, or ? for help.")

    def _board(self) -> None:
        self.console.print(self.screen(self.seat))
        self.menu()

    def _lines(self, lines: Sequence[str], empty: str) -> None:
        for line in lines or [empty]:
            self.console.print(shown(line), markup=False)

    def _why_not(self) -> None:
        refused = self.teller.why_not(self.match.state, self.seat)
        self._lines(refused, "Nothing that you hold is refused now beside this decision.")

    def _card(self, asked: str) -> None:
        """Show the cards of an entry, or a card by name."""
        state, number = self.match.state, number_in(asked)
        names = [asked]
        if number is not None:
            if not 1 <= number <= len(self.lines):
                self.console.print(f"There is no entry {number}.")
                return
            names = self.teller.cards(state, self.lines[number - 1].action, self.seat)
        lines = [line for name in names for line in self.teller.card(state, name, self.seat)]
        unknown = "That entry is about no card."
        if number is None:
            lines = lines or from_the_pool(self.match, asked)
            unknown = f"There is no card named {asked!r}."
        self._lines(lines, unknown)

    def _hint(self) -> None:
        """Say what the greedy bot would do: it knows what this seat knows."""
        match = self.match
        wanted = match.hint(self.seat)
        words = match.game.describe(match.state, wanted)
        numbers = [n for n, e in enumerate(self.lines, 1) if e.has(wanted)]
        numbers = numbers or [n for n, e in enumerate(self.lines, 1) if e.words.startswith(words)]
        told = words
        if numbers:
            line = self.lines[numbers[0] - 1]
            told = f"{numbers[0]}  {words if line.is_first_step else line.words}"
        self.console.print(shown(f"Greedy would take: {told}"), markup=False)

    def _log(self, asked: str) -> None:
        """Tell what happened, from the beginning of the match."""
        from deckcheck.play.narration import retold

        lines = [line for step in retold(self.match, self.seat) for line in step.lines]
        many = len(lines) if asked == "all" else number_in(asked) or _LINES
        print_told(self.console, lines[-many:])
