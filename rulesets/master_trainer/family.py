"""Pokémon Master Trainer for the application: its sections, components and what they show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.board import BOARD, BoardPiece
from rulesets.family import Fact, Family
from rulesets.lines.headings import HeadingWords
from rulesets.lines.model import Line, Written
from rulesets.lines.resolution import LineNote, Resolution

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool


class MasterTrainerFamily(Family):
    """The board game of 1999."""

    id = BOARD
    name = "the board game"
    title = "Master Trainer"
    cards_called = "components"
    usual = "master-trainer"
    sections = ("team", "box", "setup", "event")
    plays_decks = False
    headings = (
        HeadingWords("box", "box|inventory|box inventory", "box"),
        HeadingWords("setup", "setup|set up|board setup", "setup"),
        HeadingWords("team", "team|chips|pokemon chips|trainer's team|trainers team", "team"),
        HeadingWords("event", "event|events|event cards", "event"),
    )

    def look_up(self, pool: Pool, what: Written) -> Resolution:
        """Return the component that a line means by its id or name, or why there is none."""
        if what.card_id and (found := pool.get(what.card_id)) is not None and found.game == BOARD:
            return Resolution(found)
        cards = pool.named(str(what), BOARD) or pool.named(what.name, BOARD)
        if len(cards) == 1:
            return Resolution(cards[0])
        if cards:
            listed = ", ".join(f"{card.name} ({card.id})" for card in cards[:8])
            note = LineNote(
                "DECK003", f"{what.name!r} may be {listed}", tuple(c.id for c in cards[:8])
            )
            return Resolution(None, notes=(note,))
        return self._by_near_name(pool, what)

    def _by_near_name(self, pool: Pool, what: Written) -> Resolution:
        from rulesets.lines.near import nearly

        near = nearly(pool, what.name, BOARD)
        if isinstance(near, Resolution):
            return near
        note = LineNote("DECK005", f"{what.name!r} read as {near}")
        return Resolution(pool.named(near, BOARD)[0], notes=(note,))

    def knows(self, pool: Pool, name: str) -> bool:
        """Never tell the game by a name: the chips have those of Pokémon cards."""
        return False

    def claims(self, lines: Sequence[Line]) -> bool:
        """Tell whether lines stand under headings that only this game has."""
        return any(line.section in self.sections for line in lines)

    def section_title(self, section: str) -> str:
        """Return the heading of a section: "Team", "Box"."""
        return section.capitalize()

    def pieces(self) -> Iterator[object]:
        """Yield the tables of the box."""
        from cardpool import board

        for table in (*board.TABLES, "spaces", "plateau", "evolutions"):
            yield board.lines(table)

    def facts(self, card: Card) -> list[Fact]:
        """Return what is printed on a component."""
        if not isinstance(card, BoardPiece):
            return []
        strength = f"{card.attack} {card.attack_name}".strip() if card.attack else ""
        return [
            Fact("Number", str(card.number or "")),
            Fact("Colour", card.colour),
            Fact("Power points", str(card.power or "")),
            Fact("Attack strength", strength),
            Fact("Caught with", ", ".join(map(str, card.catch))),
            Fact("In the box", str(card.amount)),
        ]


FAMILY = MasterTrainerFamily()
