"""The table on the whole screen: the cards above, the choices and the story below."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static

from cardpool.errors import shown
from deckcheck.cli.table.asides import Asides
from deckcheck.cli.table.lines import lines_of, one_by_one
from deckcheck.play.bots import BOTS
from deckcheck.play.narration import narrated
from rulesets.api import Action

_SCENE = 70  # percent of the screen for the cards
_CSS = f"""
#scene {{ height: auto; max-height: {_SCENE}%; }}
#asked {{ height: auto; max-height: 2; text-style: bold; background: $boost; }}
#below {{ height: 1fr; min-height: 4; }}
#menu {{ width: 1fr; height: 1fr; border: none; padding: 0; }}
#right {{ width: 1fr; border-left: solid $panel; padding: 0 1; }}
#story {{ height: 1fr; }}
#detail {{ height: auto; max-height: 50%; color: $text-muted; background: $boost; }}
#typed {{ height: 1; border: none; padding: 0; display: none; }}
"""


class TableApp(Asides):
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
        Binding("colon", "type", show=False),
        Binding("escape", "close", show=False),
        Binding("pageup", "turn_scene(-1)", show=False, priority=True),
        Binding("pagedown", "turn_scene(1)", show=False, priority=True),
        Binding("question_mark", "help", "Keys"),
    ]
    typed = ""  # digits of a number that is being typed

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        with VerticalScroll(id="scene"):
            yield Static(id="cards")
        yield Static(id="asked")
        with Horizontal(id="below"):
            yield OptionList(id="menu")
            with Vertical(id="right"):
                yield RichLog(id="story", wrap=True, markup=False, min_width=20)
                yield Static(id="detail")
        yield Input(id="typed", placeholder="c NAME, s FILE, bot NAME, concede", compact=True)
        yield Footer()

    def on_mount(self) -> None:
        """Begin, or go on, with the match."""
        self.query_one("#menu").focus()
        self.play_on()

    def on_resize(self) -> None:
        """Lay the cards out anew."""
        self.refresh_table()

    # The match

    def _make(self, action: Action) -> None:
        match = self.match
        self.tell(narrated(match.game, match.state, action, (self.seat,), match.play)[self.seat])

    def play_on(self) -> None:
        """Let chance and bots play, then show what is to be decided."""
        self.busy, self.lines, self.whole = True, [], []
        self.run_worker(self._others_play())

    async def _others_play(self) -> None:
        match = self.match
        while (action := await self._automatic()) is not None:
            self._make(action)
            self.refresh_table()
        self.busy = False
        self.lines = [] if match.is_over else lines_of(self.teller, match.state)
        if match.is_over:
            self._finish()
        self.refresh_table()

    async def _automatic(self) -> Action | None:
        """Return the next move of chance or a bot; keys are answered while a bot thinks.

        A bot of another package is held to its time by a signal, which only this thread hears.
        """
        match = self.match
        kind = match.transcript.players[match.actor].partition(":")[0] if match.actor >= 0 else ""
        if match.is_over or kind not in BOTS:
            return match.automatic()
        self.refresh_table()
        return await asyncio.to_thread(match.automatic)

    def _finish(self) -> None:
        result = self.match.transcript.result or []
        winners = [i for i, share in enumerate(result) if share == 1]
        said = f"{self.teller.name(winners[0])} wins" if winners else "The match is a draw"
        transcript = self.match.transcript
        if transcript.conceded is not None:
            loser = self.teller.name(transcript.conceded)
            said += f": {loser} {transcript.why or 'concedes'}"
        self.tell([f"{said}.", "q quits."])
        if self.file is not None:
            self.save(self.file)

    # The screen

    def refresh_table(self) -> None:
        """Show the cards, what is asked and the choices."""
        self.query_one("#cards", Static).update(self._scene())  # type: ignore[arg-type]
        self.call_after_refresh(self.query_one("#scene").scroll_end, animate=False)
        self.query_one("#asked", Static).update(Text(shown(self._moment())))
        menu = self.query_one("#menu", OptionList)
        menu.clear_options()
        menu.add_options([Text(shown(f"{n:>2}  {e.words}")) for n, e in enumerate(self.lines, 1)])
        self.typed = ""
        if self.lines:
            menu.highlighted = 0
        self._detail()

    def _scene(self) -> object:
        """Return the board; where it is too high and the game has a smaller one, that."""
        game = self.match.game
        view = game.view(self.match.state, self.seat)
        width = max(40, self.size.width - 2)
        scene, small = game.screen(view, width), getattr(game, "small_screen", None)
        options = self.console.options.update(width=width)
        lines = len(self.console.render_lines(scene, options))  # type: ignore[arg-type]
        fits = lines <= self.size.height * _SCENE // 100
        return scene if fits or small is None else small(view, width)

    def _moment(self) -> str:
        """Return what the decision is for, and how things stand."""
        game, state = self.match.game, self.match.state
        if self.match.is_over:
            return "The match is over."
        if self.busy:
            return f"{self.teller.name(self.match.actor)} …" if self.match.actor >= 0 else "…"
        status = getattr(game, "status", None)
        told = status(game.view(state, self.seat)) if status is not None else ""
        asked = self.teller.asked(state) or "Your turn: choose."
        if self.whole:
            asked = "Choose one; Esc goes back."
        return f"{asked} ({told})" if told else asked

    @on(OptionList.OptionHighlighted, "#menu")
    def _detail(self) -> None:
        """Show what the marked choice does."""
        marked, detail = self.marked(), self.query_one("#detail", Static)
        detail.update(Text(shown(marked.detail if marked else "")))
        detail.display = bool(marked and marked.detail)

    def action_turn_scene(self, way: int) -> None:
        """Show the rest of the board."""
        self.query_one("#scene").scroll_relative(y=5 * way, animate=False)

    # Keys

    @on(OptionList.OptionSelected, "#menu")
    def take(self, event: OptionList.OptionSelected) -> None:
        """Take the choice, or go on to its target."""
        if event.option_index >= len(self.lines):
            return
        self.asked_once = ""
        line = self.lines[event.option_index]
        if line.is_first_step:
            self.lines, self.whole = one_by_one(line.entries), self.lines
            self.refresh_table()
        else:
            self._make(line.action)
            self.play_on()

    def on_key(self, event: events.Key) -> None:
        """Mark the entry whose number is typed."""
        if event.character and event.character.isascii() and event.character.isdigit():
            self.typed = (self.typed + event.character)[-3:]
            number = int(self.typed)
            if not 1 <= number <= len(self.lines):
                self.typed, number = event.character, int(event.character)
            if 1 <= number <= len(self.lines):
                self.query_one("#menu", OptionList).highlighted = number - 1

    def action_undo(self) -> None:
        """Take the last decision back."""
        if self.busy:
            self.may_act()
        elif self.match.undo():
            self.tell(["Taken back."])
            self.play_on()
        else:
            self.tell(["There is nothing to take back."])

    def action_bot(self) -> None:
        """Let the greedy bot play on."""
        self.seat_bot("greedy")

    def action_leave(self) -> None:
        """Quit; a match that is saved nowhere asks once."""
        saved = self.file is not None and self.save(self.file)
        if (self.match.is_over or saved
                or self.is_sure("q", "q again quits without saving; s saves.")):  # fmt: skip
            self.exit()
