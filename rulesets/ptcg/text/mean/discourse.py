"""What a text has said so far: the Pokémon and cards its pronouns mean, and its registers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import Pick
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.text.gaps import NoMeaning

ATTACK, POWER, TRAINER, TOOL, STADIUM, ENERGY = (
    "attack", "power", "trainer", "tool", "stadium", "energy",
)  # fmt: skip


def says(numbers: tuple[object, ...], *wanted: str) -> None:
    """Refuse a sentence whose numbers are not those that its rule is made for."""
    if tuple(n for n in numbers if isinstance(n, str) and n.isdigit()) != wanted:
        raise NoMeaning("other numbers than this sentence always has")


def first_int(parts: tuple[object, ...], default: int = 1) -> int:
    """Return the first number of a sentence's parts, or what it means without one."""
    return next((int(p) for p in parts if isinstance(p, str) and p.isdigit()), default)


@dataclass(frozen=True, slots=True)
class Mons:
    """Pokémon a phrase means: all that `source` finds, or so many of them, to be picked."""

    source: Selector | None  # None: the ones last mentioned
    count: Number | None = None
    at_least: int = -1
    plural: bool = False
    each: bool = False  # said of each of them
    same: bool = False  # "another": of the group picked from just before
    spread: bool = False  # "any of": what is done may be divided among several


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards a phrase means: those with a property, all or so many of them."""

    filter: CardFilter | None
    count: Number | None = 1
    at_least: int = -1
    differ: bool = False


@dataclass(frozen=True, slots=True)
class EnergySet:
    """Energy a phrase means: cards (or units where `units`) of a property, so many of them."""

    filter: CardFilter
    types: str = ""
    count: Number | None = 1
    at_least: int = -1
    units: bool = False


class Trait(NamedTuple):
    """What an adjective or a relative clause adds to a noun."""

    filter: CardFilter | None = None
    place: str = ""
    others: bool = False
    names: tuple[str, ...] = ()  # "A and B": each of them, where someone must have them
    types: str = ""  # the same of types


class Discourse:
    """The thread of one text: who "it" is, what was picked, which condition "if not" negates."""

    def __init__(
        self, own: str, kind: str, attack: str = "", damages: Mapping[str, int] | None = None
    ) -> None:
        self.own = own  # the name of the card
        self.kind = kind
        self.attack = attack  # whose text this is
        self.damages = damages or {}  # the printed figures of the card's attacks
        self.words: tuple[str, ...] = ()  # of the sentence being read
        self.that: Selector | None = None  # the Pokémon last mentioned
        self.cards: Selector | None = None  # the cards last mentioned
        self.sort: CardFilter | None = None  # which cards these could be
        self.new: Selector | None = None  # the Pokémon a switch makes Active
        self.searched = False  # a search of the deck may find nothing
        self.received: Condition | None = None  # whether "that Pokémon" got a card
        self.evolves = False  # the cards searched for are put on a Pokémon to evolve it
        self.subject = ""  # the player a verb without a subject belongs to
        self.pile: Selector | None = None  # the cards a condition has spoken of
        self.energy: CardFilter | None = None  # the Energy a condition has spoken of
        self.seen: Selector | None = None  # the cards of a deck looked at
        self.condition: Condition | None = None  # the last "if"
        self.done: Condition | None = None  # whether the last thing asked for was done
        self.done_before: Condition | None = None  # the same, of the sentences before this one
        self.new_side = OPPONENT  # whose it is
        self.event = ""  # what the text answers
        self.falls = False  # a Knocked Out Pokémon goes elsewhere than to the discard pile
        self.deed: Condition | None = None  # the same of this sentence, where its ops do not tell
        self.exchanged = False  # the Pokémon was exchanged for another card of its name
        self.healed = False  # a condition has asked whether anything was healed
        self.number: Number | None = None  # what "that many" means
        self.wanted = False  # that number is named only by who wants to do something
        self.chosen = ""  # the register of the Special Condition chosen
        self.shield = ""  # what a coin flipped against an attack may prevent
        self.foe_only = False  # the same, of the opponent's attacks only
        self.shield_when: Condition | None = None  # the same, only under a condition
        self.shield_until = ""  # the same, for some time only
        self.shown = ""  # whose hand lies open
        self.first = ""  # who acts first where both players do the same
        self.chosen_times: tuple[Selector, int, str] | None = None  # choices made several times
        self._used: dict[str, int] = {}

    def register(self, name: str) -> str:
        """Return an unused register, named after what it holds."""
        n = self._used[name] = self._used.get(name, 0) + 1
        return name if n == 1 else f"{name}{n}"

    def counted(self) -> Number:
        """Return the number that a sentence has counted."""
        if self.number is None:
            raise NoMeaning("a number that no sentence has counted")
        return self.number

    def pick(self, mons: Mons, by: str = YOU) -> tuple[Program, Selector]:
        """Return the ops that settle which Pokémon are meant, and their selector."""
        source = mons.source
        if source is None:
            if self.that is None:
                raise NoMeaning("a pronoun for a Pokémon no sentence has named")
            return (), self.that
        if mons.count is None:
            self.that = source
            return (), source
        into = self.register("pokemon")
        self.that = Held(into)
        return (Pick(source, into, mons.count, mons.at_least, by),), self.that

    def put_onto(self, into: str) -> None:
        """Let "that Pokémon" mean the one whose card was put onto the Bench."""
        if into == "bench":
            self.that = Held("benched")

    def only(self, mons: Mons) -> Selector:
        """Return the selector of Pokémon that need no pick; "any of" them are all."""
        if mons.spread and mons.source is not None:
            return mons.source
        ops, selector = self.pick(mons)
        if ops:
            raise NoMeaning("a pick where none is possible")
        return selector

    def take(
        self, source: Selector, cards: CardSet | EnergySet, by: str = YOU
    ) -> tuple[Program, Selector]:
        """Return the ops that settle which cards of a source are meant, and their selector."""
        self.sort = cards.filter
        if cards.count is None:
            self.cards = source
            return (), source
        into = self.register("cards")
        self.cards = Held(into)
        differ = isinstance(cards, CardSet) and cards.differ
        return (Pick(source, into, cards.count, cards.at_least, by, differ),), self.cards
