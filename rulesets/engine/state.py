"""What every match state has: the stack of programs, the pending decision and the result."""

from __future__ import annotations

from typing import Any, TypeVar

from rulesets.api import Action, Seat
from rulesets.engine.frames import Frame
from rulesets.engine.terms import dump, load

M = TypeVar("M", bound="MatchState")


class MatchState:
    """The engine's part of a state. A game adds slots of its own: ints, tuples, flat lists.

    `clone` in a subclass calls `copy_engine` and then copies its own slots by hand.
    """

    __slots__ = ("offers", "result", "stack", "waits")

    stack: list[Frame]
    waits: Seat  # the seat to decide, CHANCE or OVER
    offers: tuple[Action, ...] | None  # the legal actions, listed when first asked for
    result: tuple[float, ...]  # by seat; () while nobody has won or lost

    def start(self) -> None:
        """Prepare the slots of a new match."""
        self.stack = []
        self.waits = 0
        self.offers = None
        self.result = ()

    def copy_engine(self, into: MatchState) -> None:
        """Copy the engine's slots into another state."""
        into.stack = [f.clone() for f in self.stack]
        into.waits = self.waits
        into.offers = self.offers
        into.result = self.result

    def engine_key(self) -> tuple[Any, ...]:
        """Return the engine's part of a hashable key."""
        return tuple(f.key() for f in self.stack), self.waits, self.result

    def dump_engine(self) -> dict[str, Any]:
        """Return the engine's slots as JSON data."""
        return {
            "stack": [
                {
                    "program": dump(f.program),
                    "pc": f.pc,
                    "regs": {name: dump(value) for name, value in f.regs.items()},
                    "controller": f.controller,
                }
                for f in self.stack
            ],
            "waits": self.waits,
            "result": list(self.result),
        }

    def load_engine(self, data: Any) -> None:
        """Set the engine's slots from JSON data."""
        self.stack = [
            Frame(
                load(f["program"]),
                f["controller"],
                {name: load(value) for name, value in f["regs"].items()},
                f["pc"],
            )
            for f in data["stack"]
        ]
        self.waits = data["waits"]
        self.offers = None
        self.result = tuple(data["result"])
