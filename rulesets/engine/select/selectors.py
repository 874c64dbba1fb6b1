"""Zones, registers and what else holds cards: which cards an op means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from rulesets.engine.frames import Cards, Frame, S
from rulesets.engine.terms import Term
from rulesets.engine.values import ME, Number, number

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


class Selector(Term, Generic[S]):
    """Some cards of the match, in a fixed order."""

    __slots__ = ()

    steady: ClassVar[bool] = False  # the same until cards in play come, go or move

    def find(self, s: S, f: Frame) -> Cards:
        """Return the cards meant now."""
        raise NotImplementedError(type(self).__name__)

    def perhaps(self, s: S, f: Frame) -> Cards:
        """Return every card that may be meant, as far as all can see.

        A register holds all the candidates of a pick still to come.
        """
        return self.find(s, f)

    def is_one(self) -> bool:
        """Tell whether a single card is meant, for the verb behind it."""
        return True

    def noun(self, say: Speaker) -> str:
        """Return what the cards found are called."""
        return "cards"


class Filter(Term, Generic[S]):
    """A property of one card."""

    __slots__ = ()

    steady: ClassVar[bool] = False  # the same until cards in play come, go or move

    def accepts(self, s: S, f: Frame, card: int) -> bool:
        """Tell whether a card has it now."""
        raise NotImplementedError(type(self).__name__)


AnySelector: TypeAlias = Selector[Any]  # of whichever game
AnyFilter: TypeAlias = Filter[Any]


@dataclass(frozen=True, slots=True)
class Zone(Selector["MatchState"]):
    """The cards of a zone: the state's attribute of that name, a list by seat of tuples.

    `shared` zones have no owner: the attribute is the tuple itself.
    """

    name: str
    owner: Number = ME
    shared: bool = False

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the zone's cards, top or oldest first."""
        if self.shared:
            shared: Cards = getattr(s, self.name)
            return shared
        by_seat: list[Cards] = getattr(s, self.name)
        return by_seat[number(self.owner, s, f)]

    def put(self, s: MatchState, f: Frame, cards: Cards) -> None:
        """Replace the zone's cards."""
        if self.shared:
            setattr(s, self.name, cards)
        else:
            getattr(s, self.name)[number(self.owner, s, f)] = cards

    def in_words(self, say: Speaker) -> str:
        return f"the {self.name}" if self.shared else f"the {self.name} of {say.number(self.owner)}"


@dataclass(frozen=True, slots=True)
class Held(Selector["MatchState"]):
    """The cards in a register."""

    name: str

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the register's cards; one never set has none."""
        return f.cards.get(self.name, ())

    def perhaps(self, s: MatchState, f: Frame) -> Cards:
        """Return the register's cards, which are all that may be picked."""
        return f.cards.get(self.name, ())

    def in_words(self, say: Speaker) -> str:
        return say.held(self.name)


class InRegister(Selector["MatchState"]):
    """The one card in play that the engine keeps in a register of that name."""

    __slots__ = ()

    register: ClassVar[str]

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the card, if it is still in play."""
        held = f.cards.get(self.register, ())
        return held if held and s.is_in_play(held[0]) else ()

    def noun(self, say: Speaker) -> str:
        """Call it a card in play."""
        return say.piece


@dataclass(frozen=True, slots=True)
class Self(InRegister):
    """The card in play whose effect this is, or that the effect's card is attached to."""

    register: ClassVar[str] = "self"

    def in_words(self, say: Speaker) -> str:
        return f"this {say.piece}"


@dataclass(frozen=True, slots=True)
class It(InRegister):
    """The card in play that an event or a question is about."""

    register: ClassVar[str] = "it"

    def in_words(self, say: Speaker) -> str:
        return f"that {say.piece}"


@dataclass(frozen=True, slots=True)
class Source(InRegister):
    """The card in play whose effect made a lasting effect."""

    register: ClassVar[str] = "source"

    def in_words(self, say: Speaker) -> str:
        return f"the {say.piece} this comes from"


SELF, IT = Self(), It()


@dataclass(frozen=True, slots=True)
class ThisCard(Selector["MatchState"]):
    """The card whose program runs, wherever it is."""

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the card."""
        return f.cards.get("card", ())

    def in_words(self, say: Speaker) -> str:
        return "this card"
