"""Questions and help that lie over the builder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

HELP = """\
[b]Search[/b]  type a name in any language, typos forgiven, and filters
        such as [i]type:fire hp>=120[/i]; ↓ ↑ choose, Esc clears
        Enter or a click adds a copy of the marked card
[b]Deck[/b]    + and - change copies, Del takes all, m moves one to the
        next section; a click marks a line
[b]Panes[/b]   F2 card, F3 findings, F4 statistics; Tab goes on
[b]Steps[/b]   Ctrl+Z undo, Ctrl+Y redo
[b]Files[/b]   Ctrl+S save, F7 load, F6 save as, which converts by the
        ending (.ydk, .ydke, .csv, .json, else text)
[b]Rules[/b]   F8 ruleset and day, such as [i]ptcg-standard 2024-08-16[/i]
[b]Leave[/b]   Ctrl+Q; what is not saved is asked for

A list that only lacks cards is [yellow]incomplete[/yellow], not [red]illegal[/red].
Both can be saved.
"""


class Ask(ModalScreen[str]):
    """A question with a few answers; Escape gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')", "Cancel")]

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.question, self.answers = question, answers

    def compose(self) -> ComposeResult:
        """Lay out the question over its answers."""
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="buttons"):
                for key, label in self.answers:
                    yield Button(label, id=key, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give the answer."""
        self.dismiss(event.button.id or "")


class Prompt(ModalScreen[str]):
    """A line to be filled in; Escape gives nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')", "Cancel")]

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self.question, self.value = question, value

    def compose(self) -> ComposeResult:
        """Lay out the question over its line."""
        with Vertical(classes="dialog"):
            yield Static(self.question, markup=False)
            yield Input(self.value, id="answer", compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the answer."""
        self.dismiss(event.value.strip())


class Help(ModalScreen[None]):
    """The keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss(None)", "Close"),
        ("f1", "dismiss(None)", "Close"),
        ("q", "dismiss(None)", "Close"),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the help."""
        with VerticalScroll(classes="dialog wide"):
            yield Static(HELP)
