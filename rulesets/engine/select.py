"""Zones and selectors: which cards an op means, as set algebra over zones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from rulesets.engine.frames import Cards, Frame, S
from rulesets.engine.terms import Term
from rulesets.engine.values import ME, Condition, Number, Value, number

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
        cards: Cards = getattr(s, self.name)
        if self.shared:
            return cards
        return cards[number(self.owner, s, f)]  # type: ignore[return-value]

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


@dataclass(frozen=True, slots=True)
class Top(Selector["MatchState"]):
    """The first cards of a selection."""

    source: AnySelector
    count: Number = 1

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return at most `count` cards."""
        return self.source.find(s, f)[: number(self.count, s, f)]

    def in_words(self, say: Speaker) -> str:
        return say.end_of(self.source, "top", self.count)


@dataclass(frozen=True, slots=True)
class Bottom(Selector["MatchState"]):
    """The last cards of a selection."""

    source: AnySelector
    count: Number = 1

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return at most `count` cards."""
        wanted = number(self.count, s, f)
        return self.source.find(s, f)[-wanted:] if wanted > 0 else ()

    def in_words(self, say: Speaker) -> str:
        return say.end_of(self.source, "last", self.count)


@dataclass(frozen=True, slots=True)
class Either(Selector["MatchState"]):
    """The cards of one selection, then those of the other that are new."""

    left: AnySelector
    right: AnySelector

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the union."""
        return tuple(dict.fromkeys(self.left.find(s, f) + self.right.find(s, f)))

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.left)} and {say.which(self.right)}"

    def is_one(self) -> bool:
        """Mean several."""
        return False

    def noun(self, say: Speaker) -> str:
        """Call them as those of the first selection are called."""
        return self.left.noun(say)


@dataclass(frozen=True, slots=True)
class Both(Selector["MatchState"]):
    """The cards in both selections."""

    left: AnySelector
    right: AnySelector

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the intersection."""
        right = frozenset(self.right.find(s, f))
        return tuple([c for c in self.left.find(s, f) if c in right])

    def in_words(self, say: Speaker) -> str:
        if isinstance(self.left, Held):
            return say.narrowed(self.left, self.right)
        return f"those of {say.which(self.left)} that are also {say.which(self.right)}"

    def noun(self, say: Speaker) -> str:
        """Call them as those of the first selection are called."""
        return self.left.noun(say)


@dataclass(frozen=True, slots=True)
class Without(Selector["MatchState"]):
    """The cards of one selection that are not in the other."""

    left: AnySelector
    right: AnySelector

    def find(self, s: MatchState, f: Frame) -> Cards:
        """Return the difference."""
        right = frozenset(self.right.find(s, f))
        return tuple([c for c in self.left.find(s, f) if c not in right])

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.left)} except {say.which(self.right)}"

    def noun(self, say: Speaker) -> str:
        """Call them as those of the first selection are called."""
        return self.left.noun(say)


@dataclass(frozen=True, slots=True)
class Count(Value["MatchState"]):
    """How many cards a selector finds."""

    cards: AnySelector

    def of(self, s: MatchState, f: Frame) -> int:
        """Return the number of cards."""
        return len(self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"the number of {say.which(self.cards)}"

    def at_least(self, say: Speaker, n: Number) -> str:
        """Say that there are so many."""
        if n == 1:
            return say.exists(self.cards)
        return f"there are {say.number(n)} or more of {say.which(self.cards)}"

    def less_than(self, say: Speaker, n: Number) -> str:
        """Say that there are not so many."""
        return say.exists(self.cards, "no ") if n == 1 else Value.less_than(self, say, n)


@dataclass(frozen=True, slots=True)
class Exists(Condition["MatchState"]):
    """There is at least one such card."""

    what: AnySelector

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Look for one."""
        return bool(self.what.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return say.exists(self.what)

    def denied(self, say: Speaker) -> str:
        """Say that there is none."""
        return say.exists(self.what, "no ")


@dataclass(frozen=True, slots=True)
class Among(Condition["MatchState"]):
    """Every card of one selection is also in another, and there is one."""

    what: AnySelector
    others: AnySelector

    def holds(self, s: MatchState, f: Frame) -> bool:
        """Compare the selections."""
        found = self.what.find(s, f)
        return bool(found) and set(found) <= set(self.others.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.what)} is {say.among(self.others)}"
