"""The interactive builder: search as you type, the deck with its totals, live findings."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.timer import Timer
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from cardpool.search.hits import Hit
from deckcheck.builder.screen import panes
from deckcheck.builder.screen.files import Files
from deckcheck.builder.screen.session import Session
from deckcheck.builder.screen.style import CSS, LEAST, WIDE
from rulesets.deck import Entry
from rulesets.plain import AnyCard

PANES = ("card", "findings", "stats")
_PAUSE = 0.1  # seconds after the last key until hits are marked
_AT_A_TIME = 5
_TITLES = {"card": "Card", "findings": "Findings", "stats": "Statistics"}


class BuilderApp(Files, App[None]):
    """One list on the screen."""

    CSS = CSS
    TITLE = "deckcheck build"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help", priority=True),
        Binding("f2", "pane('card')", "Card", priority=True),
        Binding("f3", "pane('findings')", "Findings", priority=True),
        Binding("f4", "pane('stats')", "Stats", priority=True),
        Binding("ctrl+s", "save", "Save", priority=True),
        Binding("ctrl+z", "undo", "Undo", priority=True),
        Binding("ctrl+y", "redo", "Redo", priority=True),
        Binding("f6", "save_as", "Save as", priority=True, show=False),
        Binding("f7", "load", "Load", priority=True, show=False),
        Binding("f8", "ruleset", "Ruleset", priority=True, show=False),
        Binding("ctrl+q", "leave", "Quit", priority=True),
        Binding("escape", "to_search", "Search", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hits: list[Hit] = []
        self.lines: list[Entry | None] = []  # of the deck pane: None for a heading
        self.shown: AnyCard | None = None
        self._legal: dict[str, str] = {}  # the legal card of a hit in a few words, "" for none
        self._later: Timer | None = None
        self._soon: Timer | None = None
        self._rules = ("", "")  # by which hits were marked

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        yield Static(id="title")
        with Container(id="body"):
            with Vertical(id="find"):
                yield Input(placeholder="search: name, type:fire hp>=120 …", id="query")
                yield Static(id="said")
                yield OptionList(id="hits")
            with Vertical(id="list"):
                yield OptionList(id="deck")
            with Vertical(id="panes"):
                for name in PANES:
                    yield Static(_TITLES[name], classes="label")
                    with VerticalScroll(id=name, classes="pane"):
                        yield Static(id=f"{name}-text")
        yield Static(id="small")
        yield Footer()

    def on_mount(self) -> None:
        """Show the list as it is."""
        self.session.search("a")  # the first search loads the names
        self.action_pane("findings")
        self.refresh_list()
        self.query_one("#query", Input).focus()

    def on_resize(self, event: events.Resize) -> None:
        """Say so where the terminal is too small to build in."""
        wide, high = event.size
        small = wide < LEAST[0] or high < LEAST[1]
        self.screen.set_class(small, "-small")
        self.query_one("#small", Static).update(
            f"The terminal is {wide} × {high}.\nThe builder needs {LEAST[0]} × {LEAST[1]}."
        )

    # What is shown

    def refresh_list(self) -> None:
        """Show the list, its findings and its statistics as they now are."""
        rules = (self.session.result.ruleset, self.session.result.on)
        if rules != self._rules:
            self._legal.clear()
            self._rules = rules
        self.query_one("#title", Static).update(panes.title(self.session))
        self.query_one("#findings-text", Static).update(panes.findings(self.session))
        self.query_one("#stats-text", Static).update(panes.statistics(self.session))
        self._show_deck()

    def _show_deck(self) -> None:
        """Fill the deck pane, the mark on the line where it was."""
        deck = self.query_one("#deck", OptionList)
        marked = self._marked_key()
        wrong = {card for f in self.session.result.findings if f.severity == "error"
                 for card in f.cards}  # fmt: skip
        options: list[Option] = []
        self.lines = []
        building = self.session.building
        for words, entries in self._groups():
            options.append(Option(panes.heading(words, sum(e.copies for e in entries)),
                                  disabled=True))  # fmt: skip
            self.lines.append(None)
            for each in entries:
                options.append(Option(panes.entry(building, each, each.card.id in wrong)))
                self.lines.append(each)
        deck.clear_options()
        deck.add_options(options)
        keys = [_key(line) for line in self.lines]
        if marked in keys:
            deck.highlighted = keys.index(marked)

    def _groups(self) -> list[tuple[str, list[Entry]]]:
        """Return the entries by the headings that the game has for them."""
        family = self.session.building.family
        found: dict[str, list[Entry]] = {}
        for section in family.sections:
            for each in self.session.entries(section):
                found.setdefault(family.heading(each.card, section)[1], []).append(each)
        return list(found.items())

    def _marked_key(self) -> tuple[str, str]:
        entry = self.marked_entry()
        return _key(entry)

    def marked_entry(self) -> Entry | None:
        """Return the entry that is marked in the deck pane."""
        at = self.query_one("#deck", OptionList).highlighted
        return self.lines[at] if at is not None and at < len(self.lines) else None

    def say(self, text: str) -> None:
        """Show a line under the search."""
        said = self.query_one("#said", Static)
        said.update(Text(text))
        said.set_class(bool(text), "-some")

    def show_card(self, card: AnyCard | None) -> None:
        """Show a card in its pane."""
        if card is not None and card is not self.shown:
            self.shown = card
            self.query_one("#card-text", Static).update(panes.card(self.session, card))

    # Searching

    @on(Input.Changed, "#query")
    def search(self, event: Input.Changed) -> None:
        """Show what the query finds."""
        self.hits, wrong = self.session.try_search(event.value)
        self.say(wrong)
        hits = self.query_one("#hits", OptionList)
        hits.clear_options()
        hits.add_options([Option(panes.hit(each, self._legal.get(each.id))) for each in self.hits])
        if self.hits:
            hits.highlighted = 0
        if self._later is not None:
            self._later.stop()
        self._later = self.set_timer(_PAUSE, self._mark_some)

    def _mark_some(self) -> None:
        """Mark a few hits that are not legal, then go on: typing comes first."""
        unknown = [n for n, each in enumerate(self.hits) if each.id not in self._legal]
        if not self.query("#hits"):  # the screen is being left
            return
        hits = self.query_one("#hits", OptionList)
        for at in unknown[:_AT_A_TIME]:
            found = self.hits[at]
            self._legal[found.id] = self.session.legal(found)
            hits.replace_option_prompt_at_index(at, panes.hit(found, self._legal[found.id]))
        self._later = self.set_timer(_PAUSE / 5, self._mark_some) if unknown else None

    @on(OptionList.OptionHighlighted, "#hits")
    def look(self, event: OptionList.OptionHighlighted) -> None:
        """Show the marked hit once typing pauses: the list of hits comes first."""
        if self._soon is not None:
            self._soon.stop()
        self._soon = self.set_timer(_PAUSE / 2, self._show_marked)

    def _show_marked(self) -> None:
        if not self.query("#hits"):  # the screen is being left
            return
        at = self.query_one("#hits", OptionList).highlighted
        if at is not None and at < len(self.hits):
            self.show_card(self.session.card_of(self.hits[at]))

    @on(OptionList.OptionHighlighted, "#deck")
    def look_at_line(self, event: OptionList.OptionHighlighted) -> None:
        """Show the marked card of the deck."""
        entry = self.marked_entry()
        if entry is not None and self.query_one("#deck", OptionList).has_focus:
            self.show_card(entry.card)

    @on(Input.Submitted, "#query")
    def add_marked(self) -> None:
        """Add the marked hit."""
        at = self.query_one("#hits", OptionList).highlighted
        if at is not None and at < len(self.hits):
            self._add(self.hits[at])

    @on(OptionList.OptionSelected, "#hits")
    def add_selected(self, event: OptionList.OptionSelected) -> None:
        """Add a hit that was clicked or chosen."""
        self._add(self.hits[event.option_index])

    def _add(self, hit: Hit) -> None:
        card = self.session.card_of(hit)
        if card is not None:
            self._done(self.session.add(card))

    def _done(self, wrong: str) -> None:
        """Show the list after a step, or what was wrong with it."""
        self.say(wrong or (self.session.past[-1].said if self.session.past else ""))
        self.refresh_list()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Let arrows lead from the search to its hits, and signs change copies in the deck."""
        if self.query_one("#query", Input).has_focus and event.key in ("down", "up"):
            hits = self.query_one("#hits", OptionList)
            (hits.action_cursor_down if event.key == "down" else hits.action_cursor_up)()
            event.stop()
            return
        entry = self.marked_entry()
        if entry is None or not self.query_one("#deck", OptionList).has_focus:
            return
        steps = {
            "plus": lambda: self.session.add(entry.card, 1, entry.section),
            "minus": lambda: self.session.remove(entry),
            "delete": lambda: self.session.remove(entry, entry.copies),
            "m": lambda: self.session.move(entry),
        }
        if event.key in steps:
            self._done(steps[event.key]())
            event.stop()

    def action_to_search(self) -> None:
        """Go back to an empty search."""
        query = self.query_one("#query", Input)
        query.value = ""
        query.focus()

    def action_pane(self, name: str) -> None:
        """Show one pane where there is room for one."""
        for each in PANES:
            self.query_one(f"#{each}").set_class(each == name, "shown")

    def action_undo(self) -> None:
        """Take the last step back."""
        said = self.session.undo()
        self.say(f"undid: {said}" if said else "nothing to undo")
        self.refresh_list()

    def action_redo(self) -> None:
        """Make the last step again."""
        said = self.session.redo()
        self.say(f"did again: {said}" if said else "nothing to redo")
        self.refresh_list()


def _key(entry: Entry | None) -> tuple[str, str]:
    return (entry.card.id, entry.section) if entry else ("", "")
