"""The table on the whole screen: the cards above, the choices and the story below."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, OptionList, RichLog, Static

from cardpool.errors import shown
from deckcheck.play.match import HUMAN, Match
from deckcheck.play.narration import narrated, retold
from deckcheck.play.transcript import MatchError
from rulesets.api import Action
from rulesets.parts.telling import INDENT, Entry, teller_of

_USUAL_FILE = Path("match.json")
_CSS = """
#scene { height: auto; max-height: 75%; }
#asked { height: auto; max-height: 2; text-style: bold; background: $boost; }
#below { height: 1fr; min-height: 4; }
#menu { width: 1fr; height: 1fr; border: none; padding: 0; }
#story { width: 1fr; height: 1fr; border-left: solid $panel; padding: 0 1; }
"""
_HELP = (
    "Arrows or digits mark a choice, Enter takes it. c: its card, w: why not, h: hint, "
    "d: piles, l: the whole story, u: take back, b: a bot plays on, s: save, q: quit."
)


class TableApp(App[None]):
    """A match of one person against bots."""

    CSS = _CSS
    TITLE = "deckcheck play"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "card", "Card"),
        Binding("w", "why_not", "Why not"),
        Binding("h", "hint", "Hint"),
        Binding("d", "piles", "Piles"),
        Binding("l", "story", "Story"),
        Binding("u", "undo", "Undo"),
        Binding("b", "bot", "Bot", show=False),
        Binding("s", "save", "Save"),
        Binding("q", "leave", "Quit"),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("question_mark", "help", "Keys"),
    ]

    def __init__(self, match: Match, file: Path | None) -> None:
        super().__init__()
        self.match, self.file = match, file
        self.teller = teller_of(match.game)
        self.seat = match.transcript.players.index(HUMAN)
        self.entries: list[Entry] = []
        self.typed = ""  # digits of a number that is being typed
        self.leaving = False  # asked once to quit without saving

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        with VerticalScroll(id="scene"):
            yield Static(id="cards")
        yield Static(id="asked")
        with Horizontal(id="below"):
            yield OptionList(id="menu")
            yield RichLog(id="story", wrap=True, markup=False, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        """Begin, or go on, with the match."""
        self.query_one("#menu").focus()
        self._go_on()

    def on_resize(self) -> None:
        """Lay the cards out anew."""
        self._refresh()

    # The match

    def _make(self, action: Action) -> None:
        match = self.match
        self.tell(narrated(match.game, match.state, action, (self.seat,), match.play)[self.seat])

    def _go_on(self) -> None:
        """Let chance and bots play, then show what is to be decided."""
        self.match.advance(self._make)
        over = self.match.is_over
        self.entries = [] if over else self.teller.menu(self.match.state)
        if over:
            self._finish()
        self._refresh()

    def _finish(self) -> None:
        result = self.match.transcript.result or []
        winners = [i for i, share in enumerate(result) if share == 1]
        said = f"{self.teller.name(winners[0])} wins" if winners else "The match is a draw"
        why = self.match.transcript.why
        self.tell([f"{said}{f': the other {why}' if why else ''}.", "q quits."])
        if self.file is not None:
            self._save(self.file)

    def _refresh(self) -> None:
        """Show the cards, what is asked and the choices."""
        game, state = self.match.game, self.match.state
        view = game.view(state, self.seat)
        self.query_one("#cards", Static).update(game.screen(view, max(40, self.size.width - 2)))  # type: ignore[arg-type]
        asked = "The match is over." if self.match.is_over else self.teller.asked(state)
        self.query_one("#asked", Static).update(Text(shown(asked or "Your turn: choose.")))
        menu = self.query_one("#menu", OptionList)
        menu.clear_options()
        menu.add_options([Text(shown(f"{n:>2}  {e.words}")) for n, e in enumerate(self.entries, 1)])
        self.typed = ""
        if self.entries:
            menu.highlighted = 0

    def tell(self, lines: list[str]) -> None:
        """Add lines to the story."""
        story = self.query_one("#story", RichLog)
        for line in lines:
            story.write(Text(shown(line), style="dim" if line.startswith(INDENT) else ""))

    @on(OptionList.OptionSelected, "#menu")
    def take(self, event: OptionList.OptionSelected) -> None:
        """Take the choice."""
        if event.option_index < len(self.entries):
            self.leaving = False
            self._make(self.entries[event.option_index].action)
            self._go_on()

    def on_key(self, event: events.Key) -> None:
        """Mark the entry whose number is typed."""
        if event.character and event.character.isascii() and event.character.isdigit():
            self.typed = (self.typed + event.character)[-3:]
            number = int(self.typed)
            if not 1 <= number <= len(self.entries):
                self.typed, number = event.character, int(event.character)
            if 1 <= number <= len(self.entries):
                self.query_one("#menu", OptionList).highlighted = number - 1

    def _marked(self) -> Entry | None:
        at = self.query_one("#menu", OptionList).highlighted
        return self.entries[at] if at is not None and at < len(self.entries) else None

    # What may be asked

    def action_card(self) -> None:
        """Show the cards of the marked choice, and what it does."""
        entry = self._marked()
        if entry is None:
            return
        state = self.match.state
        names = self.teller.cards(state, entry.action, self.seat)
        lines = [line for name in names for line in self.teller.card(state, name, self.seat)]
        self.tell(lines or [entry.detail or "That choice is about no card."])

    def action_why_not(self) -> None:
        """Tell what cannot be done now."""
        self.tell(self.teller.why_not(self.match.state, self.seat) or ["Nothing is refused now."])

    def action_hint(self) -> None:
        """Mark what the greedy bot would do."""
        match = self.match
        if not self.entries:
            return
        wanted = match.hint(self.seat)
        for number, entry in enumerate(self.entries):
            if entry.action == wanted:
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

    def action_undo(self) -> None:
        """Take the last decision back."""
        if self.match.undo():
            self.tell(["Taken back."])
            self._go_on()
        else:
            self.tell(["There is nothing to take back."])

    def action_bot(self) -> None:
        """Let the greedy bot play on."""
        if not self.match.is_over:
            self.match.seat_bot(self.seat, "greedy")
            self._go_on()

    def action_save(self) -> None:
        """Save the match."""
        self._save(self.file or _USUAL_FILE)

    def _save(self, file: Path) -> bool:
        try:
            self.match.save(file)
        except MatchError as error:
            self.tell([f"Not saved: {error}"])
            return False
        self.file = file
        self.tell([f"Saved. Go on with: deckcheck play --resume {file}"])
        return True

    def action_leave(self) -> None:
        """Quit; a match that is saved nowhere asks once."""
        if self.match.is_over or self.leaving or (self.file and self._save(self.file)):
            self.exit()
            return
        self.leaving = True
        self.tell(["q again quits without saving; s saves."])
