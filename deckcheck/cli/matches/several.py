"""Several games in a row at the terminal, with an exchange of cards between them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from cardpool.errors import shown
from deckcheck.cli.table.conversation import Conversation
from deckcheck.cli.table.prompt import ask, number_in
from deckcheck.play.series import Series, swapped

if TYPE_CHECKING:
    from rich.console import Console

    from rulesets.api import Seat
    from rulesets.deck import Deck, Entry

_SIDE = "side"
_HELP = """\
Two numbers   exchange a card of the deck for one of the Side Deck: OUT IN
b             shows the cards again
r             takes the deck as it was registered
Enter         goes on to the next game"""


def play_several(series: Series, file: Path | None, console: Console) -> None:
    """Play games until the match is decided or the person leaves."""
    while not series.is_over:
        number = len(series.results) + 1
        console.print(f"Game {number} of at most {series.best_of}.", style="bold")
        match = series.game()
        Conversation(match, _of_game(file, number), console).play()
        if not match.is_over:
            return
        series.record(match.transcript.result or [])
        console.print(_standing(series))
        if not series.is_over and series.exchanges:
            for seat, player in enumerate(series.players):
                if player == "human":
                    Exchange(series, seat, console).hold()


def _of_game(file: Path | None, number: int) -> Path | None:
    """Return the file of one game: the name with the number of the game behind it."""
    return None if file is None else file.with_name(f"{file.stem}-{number}{file.suffix}")


def of_games(file: Path, games: int) -> list[Path]:
    """Return the files that are there under the names of games to be written."""
    folder = file.parent.iterdir() if file.parent.is_dir() else ()
    names = re.compile(rf"{re.escape(file.stem)}-([1-9]\d{{0,8}}){re.escape(file.suffix)}")
    there = [(names.fullmatch(other.name), other) for other in folder]
    return sorted(other for named, other in there if named and int(named[1]) <= games)


def _standing(series: Series) -> str:
    wins = " : ".join(str(series.wins(seat)) for seat in range(len(series.players)))
    if series.winner is not None:
        return f"Seat {series.winner + 1} wins the match {wins}."
    return f"The match is a draw, {wins}." if series.is_over else f"The match stands {wins}."


class Exchange:
    """A player exchanges cards with the Side Deck before the next game."""

    def __init__(self, series: Series, seat: Seat, console: Console) -> None:
        self.series, self.seat, self.console = series, seat, console
        self.deck: Deck = series.decks[seat]

    def hold(self) -> None:
        """Ask until the player goes on with a deck that may be brought."""
        if not any(entry.section == _SIDE for entry in self.deck.entries):
            return
        self.console.print(f"Seat {self.seat + 1} may exchange cards with the Side Deck.")
        self._show()
        while said := ask(self.console, "OUT IN, or Enter> "):
            self._take(said)
        wrong = self.series.exchange(self.seat, self.deck)
        for line in wrong:
            self.console.print(shown(f"Not taken: {line}"), markup=False)
        if wrong:
            self.hold()

    def _take(self, said: str) -> None:
        numbers = [number_in(word) for word in said.split()]
        match numbers:
            case [int(out), int(into)] if self._fits(out, into):
                entries = self._entries()
                self.deck = swapped(self.deck, entries[out - 1], entries[into - 1])
                self._show()
            case _ if said == "b":
                self._show()
            case _ if said == "r":
                self.deck = self.series.registered[self.seat]
                self._show()
            case _:
                self.console.print(_HELP, markup=False)

    def _entries(self) -> list[Entry]:
        return sorted(self.deck.entries, key=lambda e: (e.section == _SIDE, e.section, e.card.name))

    def _fits(self, out: int, into: int) -> bool:
        entries = self._entries()
        if not (1 <= out <= len(entries) and 1 <= into <= len(entries)):
            return False
        return entries[out - 1].section != _SIDE and entries[into - 1].section == _SIDE

    def _show(self) -> None:
        section = ""
        for number, entry in enumerate(self._entries(), 1):
            if entry.section != section:
                section = entry.section
                size = self.deck.size(section)
                self.console.print(f"{section.capitalize()} ({size})", style="bold")
            told = f"{number:>3}  {entry.copies} {entry.card.name}"
            self.console.print(shown(told), markup=False)
