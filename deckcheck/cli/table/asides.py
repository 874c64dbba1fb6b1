"""What may be asked and said at the table on the whole screen beside taking a choice."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from rich.text import Text
from textual import on
from textual.app import App
from textual.widgets import Input, OptionList, RichLog

from cardpool.errors import shown
from deckcheck.cli.table.anycard import from_the_pool
from deckcheck.cli.table.lines import Line
from deckcheck.cli.table.prompt import is_file, unused
from deckcheck.play.match import HUMAN, Match
from deckcheck.play.narration import retold
from deckcheck.play.transcript import MatchError
from rulesets.parts.telling import INDENT, teller_of

_USUAL_FILE = Path("match.json")
_SAID = "Expected c NAME, s FILE, bot NAME or concede."
_HELP = (
    "Arrows or digits mark a choice, Enter takes it. c: its card, w: why not, h: hint, "
    "d: piles, l: the whole story, u: take back, b: a bot plays on, s: save, q: quit, "
    "PageUp and PageDown: the rest of the board. Behind a colon words are typed as in lines: "
    "c NAME any card, s FILE, bot NAME, concede."
)


class Asides(App[None]):
    """The story, and the keys that make no move."""

    def __init__(self, match: Match, file: Path | None) -> None:
        super().__init__()
        self.match, self.file = match, file
        self.teller = teller_of(match.game)
        self.seat = match.transcript.players.index(HUMAN)
        self.lines: list[Line] = []  # of the menu
        self.whole: list[Line] = []  # those of the first step, at the second one
        self.busy = False  # while others play
        self.asked_once = ""  # what is done when it is said again

    @abstractmethod
    def play_on(self) -> None:
        """Go on with the match after it was changed."""

    @abstractmethod
    def refresh_table(self) -> None:
        """Show the match as it stands."""

    def tell(self, lines: list[str]) -> None:
        """Add lines to the story."""
        story = self.query_one("#story", RichLog)
        for line in lines:
            story.write(Text(shown(line), style="dim" if line.startswith(INDENT) else ""))

    def marked(self) -> Line | None:
        """Return the line of the menu that is marked."""
        at = self.query_one("#menu", OptionList).highlighted
        return self.lines[at] if at is not None and at < len(self.lines) else None

    def may_act(self) -> bool:
        """Tell whether the match is the person's to change."""
        if self.busy:
            self.tell(["A moment: others are playing."])
        return not self.busy and not self.match.is_over

    def is_sure(self, what: str, question: str) -> bool:
        """Tell whether something is said for the second time; ask for that otherwise."""
        if self.asked_once == what:
            self.asked_once = ""
            return True
        self.asked_once = what
        self.tell([question])
        return False

    # Questions

    def action_card(self) -> None:
        """Show the cards of the marked choice, and what it does."""
        marked = self.marked()
        if marked is None:
            return
        state = self.match.state
        names = self.teller.cards(state, marked.action, self.seat)
        lines = [line for name in names for line in self.teller.card(state, name, self.seat)]
        self.tell(lines or [marked.detail or "That choice is about no card."])

    def action_why_not(self) -> None:
        """Tell what cannot be done now."""
        self.tell(self.teller.why_not(self.match.state, self.seat) or ["Nothing is refused now."])

    def action_hint(self) -> None:
        """Mark what the greedy bot would do."""
        match = self.match
        if not self.lines:
            return
        wanted = match.hint(self.seat)
        for number, line in enumerate(self.lines):
            if line.has(wanted):
                self.query_one("#menu", OptionList).highlighted = number
        self.tell([f"Greedy would take: {match.game.describe(match.state, wanted)}"])

    def action_piles(self) -> None:
        """Tell the open piles."""
        self.tell(self.teller.piles(self.match.state, self.seat) or ["No piles."])

    def action_story(self) -> None:
        """Tell the match from its beginning."""
        self.query_one("#story", RichLog).clear()
        self.tell([line for step in retold(self.match, self.seat) for line in step.lines])

    def action_help(self) -> None:
        """Tell the keys."""
        self.tell([_HELP])

    # What is typed

    def action_type(self) -> None:
        """Open the line in which words are typed."""
        line = self.query_one("#typed", Input)
        line.value, line.display = "", True
        line.focus()

    def action_close(self) -> None:
        """Close it, or go back from the second step to the first."""
        line = self.query_one("#typed")
        if not line.display and self.whole:
            self.lines, self.whole = self.whole, []
            self.refresh_table()
        line.display = False
        self.query_one("#menu").focus()

    @on(Input.Submitted, "#typed")
    def said(self, event: Input.Submitted) -> None:
        """Do what was typed."""
        self.action_close()
        word, _, rest = event.value.strip().partition(" ")
        match word, rest.strip():
            case "c", name if name:
                self._look_up(name)
            case "s", name if name:
                self._save_as(Path(name))
            case "bot", name:
                self.seat_bot(name or "greedy")
            case "concede", "":
                self._concede()
            case _:
                self.tell([_SAID])

    def _look_up(self, name: str) -> None:
        lines = self.teller.card(self.match.state, name, self.seat)
        self.tell(lines or from_the_pool(self.match, name) or [f"There is no card named {name!r}."])

    def seat_bot(self, name: str) -> None:
        """Let a bot play on, once that was said twice: it cannot be taken back."""
        if not self.may_act() or not self.is_sure(
            f"bot {name}", f"The bot {name} plays on to the end if you say that again."
        ):
            return
        try:
            self.match.seat_bot(self.seat, name)
        except MatchError as error:
            self.tell([str(error)])
        else:
            self.play_on()

    def _concede(self) -> None:
        if self.may_act() and self.is_sure("concede", "Say it again to concede the match."):
            try:
                self.match.concede(self.seat)
            except MatchError as error:
                self.tell([str(error)])
            else:
                self.play_on()

    # Files

    def _save_as(self, file: Path) -> None:
        other = file != self.file and is_file(file)
        if not other or self.is_sure(f"s {file}", f"{file} exists; say it again to write over it."):
            self.save(file)

    def action_save(self) -> None:
        """Save the match, over no other file."""
        self.save(self.file or unused(_USUAL_FILE))

    def save(self, file: Path) -> bool:
        """Save the match and say so, or say why not."""
        try:
            self.match.save(file)
        except MatchError as error:
            self.tell([f"Not saved: {error}"])
            return False
        self.file = file
        self.tell([f"Saved. Go on with: deckcheck play --resume {file}"])
        return True
