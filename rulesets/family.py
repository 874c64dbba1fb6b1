"""What the application must know of a game, in one object of that game.

A game makes a subclass of `Family`, overrides what differs from the usual and is found by the
registry: built-in games by name, others by the entry-point group `deckcheck.families`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rulesets.lines.resolution import LineNote, Reading, Resolution
from rulesets.plain import Facts

if TYPE_CHECKING:
    from cardpool.model import Card
    from rulesets.api import Finding
    from rulesets.deck import Deck
    from rulesets.explained import Explained, TextCompiler
    from rulesets.lines.headings import HeadingWords
    from rulesets.lines.list_format import Export, ListFormat
    from rulesets.lines.model import Line, Written
    from rulesets.lines.pool import Pool
    from rulesets.lists.restricted import Restricted, RestrictedList
    from rulesets.parts.advice import Advisor
    from rulesets.parts.paper import Paper
    from rulesets.parts.statistics import Statistics
    from rulesets.plain import Json


class Coloured(NamedTuple):
    """A piece of text in a colour of the terminal, "" for none."""

    text: str
    colour: str = ""
    bold: bool = False


class Fact(NamedTuple):
    """One row of a card's sheet; a row without a value is not shown."""

    label: str
    value: str | Sequence[Coloured]


class Listing(NamedTuple):
    """Where a card was printed: a title, then words that are wrapped or rows of a table."""

    title: str
    words: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    more: str = ""  # what is said of those that are not listed


class Family:
    """A game: its cards, its lists and what is usual in it."""

    id = ""  # `Card.game` of its cards and `RulesetInfo.family` of its rulesets
    name = ""  # in a sentence: "this list is for the board game"
    title = ""  # as a heading
    cards_called = "cards"
    usual = ""  # the ruleset of lists for which the user names none
    sections: tuple[str, ...] = ("main",)  # the first is that of lines under no heading
    plays_decks = True  # False: a match needs players only
    headings: tuple[HeadingWords, ...] = ()  # of text lists that only this game has
    set_keys: tuple[str, ...] = ()  # what JSON documents of this game call the code of a set

    @property
    def formats(self) -> tuple[ListFormat, ...]:
        """Return the formats of lists that only this game has."""
        return ()

    # Cards

    def card(self, pool: Pool, card_id: str) -> Card | None:
        """Return the card with an id."""
        return pool.get(card_id)

    def section_of(self, card: Card) -> str:
        """Return the section of a card in a list that names no sections."""
        return self.sections[0]

    def plays_as(self, card: Card) -> str:
        """Return an id that all cards share which play the same as a card."""
        return card.id

    def print_of(self, pool: Pool, card: Card, day: str) -> Card:
        """Return the print of a card that a list written on a day would name."""
        return card

    def counts_apart(self, card: Card) -> bool:
        """Tell whether a card counts apart from others of its name."""
        return False

    def in_force(self, title: str) -> str:
        """Say from when and where an imported list of restrictions is in force; "": nowhere."""
        return ""

    def pieces(self) -> Iterable[object]:
        """Yield what a match depends on besides the cards of its decks."""
        return ()

    # Lines of lists

    def look_up(self, pool: Pool, what: Written) -> Resolution:
        """Return the card that a line means, or why there is none."""
        card = self.card(pool, what.card_id) if what.card_id else None
        named = [card] if card else pool.named(what.name, self.id)
        if len(named) == 1:
            return Resolution(named[0])
        if not named:
            return Resolution(None, notes=(LineNote("DECK002", f"no card named {what.name!r}"),))
        listed = ", ".join(f"{card.name} ({card.id})" for card in named)
        note = LineNote("DECK003", f"{what.name!r} may be {listed}", tuple(c.id for c in named))
        return Resolution(None, notes=(note,))

    def knows(self, pool: Pool, name: str) -> bool:
        """Tell whether a name is one of this game's cards, for a list whose game is not told."""
        return bool(pool.named(name, self.id))

    def claims(self, lines: Sequence[Line]) -> bool:
        """Tell whether lines can only be of this game, whatever their names mean."""
        return False

    def claims_document(self, document: Facts) -> bool:
        """Tell whether the keys of a JSON document say that it is a list of this game."""
        return False

    # Decks that are built

    def advisor(self) -> Advisor:
        """Return what the game knows of building decks."""
        from rulesets.parts.advice import Advisor

        return Advisor()

    # Lists that are written

    def place(self, pool: Pool, card: Card) -> tuple[str, str]:
        """Return the code of a card's set and its number there, where the game has such."""
        return "", ""

    def id_of(self, card: Card) -> str:
        """Return the id that leads back to a card from a list."""
        return card.id

    def shares_its_name(self, card: Card) -> bool:
        """Tell whether others may have a card's name, so that a list must give its id, too."""
        return False

    def heading(self, card: Card, section: str) -> tuple[str, str]:
        """Return the kind and the words of the heading that a list has a card under."""
        return section, self.section_title(section)

    def section_title(self, section: str) -> str:
        """Return how a section is called in a text list, as a heading that is read again."""
        return f"{section.capitalize()} Deck"

    def as_text(self, reading: Reading, pool: Pool) -> Export:
        """Return a list as text: names and counts under the names of the sections."""
        from rulesets.lines import textlist

        return textlist.write(reading, self, pool)

    # Figures about a deck, and its sheet

    def statistics(self, rules: Json) -> Statistics | None:
        """Return what statistics count by the rules in force, or None in a game without them."""
        return None

    def paper(self) -> Paper:
        """Return how a list stands on a registration sheet."""
        from rulesets.parts.paper import PlainPaper

        return PlainPaper(self.sections)

    # What formats that are written as data ask of a card

    def sets_of(self, card: Card) -> frozenset[str]:
        """Return the codes of the sets that a card is in, in whatever print."""
        return frozenset()

    def knows_set(self, pool: Pool, code: str) -> bool:
        """Tell whether a set has this code, as `sets_of` gives it."""
        return bool(pool.sets_by_code(code))

    def first_day(self, card: Card) -> str:
        """Return the day of a card's first print, "" where it is not known."""
        return ""

    def types_of(self, card: Card) -> frozenset[str]:
        """Return the types of a card; empty for cards that have none."""
        return frozenset()

    def rarity(self, card: Card) -> str:
        """Return the rarity of a print, "" where it is not known."""
        return ""

    def any_number(self, card: Card) -> bool:
        """Tell whether a deck may hold any number of a card."""
        return False

    # Statements

    def carries_out(self, statement_id: str) -> tuple[str, ...]:
        """Return what of the play code carries a statement out, where the game keeps account."""
        return ()

    # Lists of a day

    def restrictions(self, pool: Pool, rules: Json) -> RestrictedList | None:
        """Return the list of the day with all its cards, or None in a game without lists."""
        return None

    def restricted(self, rules: Json, card: Card) -> Restricted | None:
        """Return what the list of the day says of a card; None: nothing."""
        return None

    def list_title(self, rules: Json) -> str:
        """Return which list is in force, in a few words; "" in a game without lists."""
        return ""

    def set_legal_from(self, set_id: str, released: str) -> str:
        """Return the first day on which events take the cards of a set; "" where not told."""
        return ""

    # Matches of several games

    def siding(
        self, registered: Deck, brought: Deck, rules: Json, duel: int, undueled: bool = False
    ) -> list[Finding] | None:
        """Return what is wrong with the deck brought to one duel of a match.

        None in a game in which no cards are exchanged. `undueled`: no duel has begun yet.
        """
        return None

    # A card on the screen

    def facts(self, card: Card) -> list[Fact]:
        """Return what is printed on a card, in the order in which it is shown."""
        return []

    def printings(self, pool: Pool, card: Card) -> Listing | None:
        """Return where a card was printed."""
        return None

    def explained(self, pool: Pool, card: Card) -> Explained | None:
        """Return a card's text and program, or None in a game without programs."""
        return None

    def compiler(self) -> TextCompiler | None:
        """Return what makes programs of card texts, or None in a game without programs."""
        return None
