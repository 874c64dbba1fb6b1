"""What every match state has: the stack of programs, the pending decision and the result."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Any

from rulesets.api import Action, Json, Seat
from rulesets.engine.frames import Cards, Frame
from rulesets.engine.terms import dump, load

if TYPE_CHECKING:
    from rulesets.engine.asking import Pick
    from rulesets.engine.modifiers import Found
    from rulesets.engine.triggers import Listener


class MatchState:
    """The engine's part of a state. A game adds slots of its own: ints, tuples, flat lists.

    `clone` in a subclass calls `copy_engine` and then copies its own slots by hand.
    """

    __slots__ = ("offers", "result", "stack", "told", "waits")

    stack: list[Frame]
    waits: Seat  # the seat to decide, CHANCE or OVER
    offers: tuple[Action, ...] | None  # the legal actions, listed when first asked for
    result: tuple[float, ...]  # by seat; () while nobody has won or lost
    told: list[tuple[Any, ...]] | None  # what happens in this action, where someone listens

    def start(self) -> None:
        """Prepare the slots of a new match."""
        self.stack = []
        self.waits = 0
        self.offers = None
        self.result = ()
        self.told = None

    def copy_engine(self, into: MatchState) -> None:
        """Copy the engine's slots into another state."""
        into.stack = [f.clone() for f in self.stack]
        into.waits = self.waits
        into.offers = self.offers
        into.result = self.result
        into.told = None  # nobody listens to a copy

    # What a game tells the engine's words. A game that uses none of them writes none of these.

    def cite(self, topic: str) -> str:
        """Return the statement that decides a topic, for refusals."""
        return "engine"

    def note(self, *entry: object) -> None:
        """Add an entry to the log, where the game keeps one."""

    def tell(self, *entry: object) -> None:
        """Add an entry for those who listen; nobody does in a simulation."""
        if self.told is not None:
            self.told.append(entry)

    def flipped(self, f: Frame) -> None:
        """Hear that the coins of an op were flipped, before what they showed is used."""

    def is_in_play(self, card: int) -> bool:
        """Tell whether a card is in play, known by the same number as before."""
        return True

    def likeness(self, card: int) -> Hashable:
        """Return a value equal for cards that make no difference as a choice."""
        return card

    def is_strict(self, f: Frame) -> bool:
        """Tell whether a program may only choose what lets it do something."""
        return False

    def must_take(self, f: Frame, found: Cards) -> bool:
        """Tell whether a pick of up to so many of some cards takes one at least."""
        return False

    def may_decline(self, f: Frame, pick: Pick) -> bool:
        """Tell whether a pick of so many cards may take none, as nobody else sees them."""
        return False

    def traits(self, card: int) -> str:
        """Return the letters of a card's kinds, for picks that must differ in them."""
        return ""

    def modifiers(self, point: str) -> Iterator[Found]:
        """Yield the modifiers of a point among everything in play, in the rules' order."""
        return iter(())

    def listeners(self, event: str) -> Iterator[Listener]:
        """Yield the triggers of an event among everything in play, in the rules' order."""
        return iter(())

    # Keys and JSON

    def engine_key(self) -> Hashable:
        """Return the engine's part of a hashable key."""
        return tuple(f.key() for f in self.stack), self.waits, self.result

    def dump_engine(self) -> Json:
        """Return the engine's slots as JSON data."""
        return {
            "stack": [_dumped(f) for f in self.stack],
            "waits": self.waits,
            "result": list(self.result),
        }

    def load_engine(self, data: Json) -> None:
        """Set the engine's slots from JSON data."""
        self.stack = [_loaded(f) for f in data["stack"]]
        self.waits = data["waits"]
        self.offers = None
        self.told = None
        self.result = tuple(data["result"])


def _dumped(f: Frame) -> Json:
    data = {
        "program": dump(f.program),
        "pc": f.pc,
        "regs": {name: dump(value) for name, value in f.values.items()},
        "controller": f.controller,
    }
    if f.cards:
        data["cards"] = {name: list(cards) for name, cards in f.cards.items()}
    return data


def _loaded(data: Json) -> Frame:
    cards = {name: tuple(held) for name, held in data.get("cards", {}).items()}
    values = {name: load(value) for name, value in data["regs"].items()}
    return Frame(load(data["program"]), data["controller"], cards, values, data["pc"])
