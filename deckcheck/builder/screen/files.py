"""Saving, loading and leaving: nothing is lost without being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

from deckcheck.builder.errors import BuildError
from deckcheck.builder.listfile import ChangedMeanwhileError
from deckcheck.builder.screen.dialogs import Ask, Help, Prompt
from deckcheck.checker import RulesetError

if TYPE_CHECKING:
    from deckcheck.builder.screen.session import Session

_CHANGED = "Another program has changed the file since it was read."
_BOTH = (("keep", "Write mine (undo knows theirs)"), ("theirs", "Read theirs"), ("as", "Save as…"))


class Files(App[None]):
    """The part of the builder that deals with files and rulesets."""

    session: Session

    if TYPE_CHECKING:  # of the whole builder, which this is a part of

        def say(self, text: str) -> None:
            """Show a line under the search."""

        def refresh_list(self) -> None:
            """Show the list as it now is."""

    def action_help(self) -> None:
        """Show the keys."""
        self.push_screen(Help())

    def action_save(self) -> None:
        """Save the list; ask where another program has changed its file."""
        self._save()

    def _save(self, *, leaving: bool = False) -> bool:
        try:
            note = self.session.save()
        except ChangedMeanwhileError:
            self.push_screen(Ask(_CHANGED, _BOTH), self._decide)
            return False
        except BuildError as error:
            self.say(f"{error}. {error.hint}".strip())
            return False
        self.say(note or f"saved {self.session.building.file.path}")
        self.refresh_list()
        if leaving:
            self.exit()
        return True

    def _decide(self, answer: str | None) -> None:
        """Do what was chosen about a file that changed meanwhile."""
        try:
            if answer == "keep":
                self.say(self.session.save(anyway=True) or "saved; 'build undo' brings theirs back")
            elif answer == "theirs":
                self.session.reload()
                self.say("read the file again; Ctrl+Z brings yours back")
            elif answer == "as":
                self.action_save_as()
        except BuildError as error:
            self.say(f"{error}. {error.hint}".strip())
        self.refresh_list()

    def action_save_as(self) -> None:
        """Ask for a file and write the list there, converted by the file's ending."""

        def write(path: str | None) -> None:
            if path:
                try:
                    self.say(self.session.save_as(path))
                except (BuildError, OSError, ValueError) as error:
                    self.say(str(error))

        self.push_screen(Prompt("Write the list to (its ending tells the format):"), write)

    def action_load(self) -> None:
        """Ask for a file and take up its list."""

        def load(path: str | None) -> None:
            if path:
                try:
                    self.session.load(path)
                    self.say(f"loaded {path}")
                except BuildError as error:
                    self.say(f"{error}. {error.hint}".strip())
                self.refresh_list()

        def ask(answer: str | None) -> None:
            if answer == "drop" or (answer == "save" and self._save()):
                self.push_screen(Prompt("Load the list of:"), load)

        if self.session.is_changed:
            self.push_screen(Ask("The list is not saved.", _UNSAVED), ask)
        else:
            ask("drop")

    def action_ruleset(self) -> None:
        """Ask for a ruleset and a day."""

        def judge(answer: str | None) -> None:
            ruleset, _, on = (answer or "").partition(" ")
            if ruleset:
                try:
                    self.session.set_ruleset(ruleset, on.strip())
                    self.say(f"judged by {ruleset}")
                except (RulesetError, ValueError, BuildError) as error:
                    self.say(str(error))
                self.refresh_list()

        result = self.session.result
        self.push_screen(Prompt("Ruleset and day:", f"{result.ruleset} {result.on}"), judge)

    def action_leave(self) -> None:
        """Leave; ask where something is not saved."""

        def leave(answer: str | None) -> None:
            if answer == "drop":
                self.exit()
            elif answer == "save":
                self._save(leaving=True)

        if self.session.is_changed and self.session.building.reading.entries:
            self.push_screen(Ask("The list is not saved.", _UNSAVED), leave)
        else:
            self.exit()


_UNSAVED = (("save", "Save"), ("drop", "Do not save"))
