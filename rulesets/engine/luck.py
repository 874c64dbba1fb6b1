"""Ops of chance: coins, dice and orders. What luck brings is an action like any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.frames import ACTS, PREPARES, VALUES, Cards, Frame, Op, Register, S
from rulesets.engine.select import Zone
from rulesets.engine.values import Number, number

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker

COIN: tuple[Action, Action] = (("coin", 1), ("coin", 0))
DIE: tuple[Action, ...] = tuple(("roll", face) for face in range(1, 7))


class Toss(Op[S]):
    """One coin on which something depends: with heads the program goes on, with tails it ends."""

    __slots__ = ()

    def run(self, s: S, f: Frame) -> Seat | None:
        """Wait for the coin."""
        return CHANCE

    def offers(self, s: S, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return COIN

    def take(self, s: S, f: Frame, action: Action) -> Seat | None:
        """Go on with heads; with tails the rest does not take place."""
        s.note("coin", action[1])
        if not action[1]:
            self.fail(s, f)
            f.leave()
        return None

    def fail(self, s: S, f: Frame) -> None:
        """Do what tails does."""


@dataclass(frozen=True, slots=True)
class Coins(Op["MatchState"]):
    """Flip coins; `heads` and `tails` hold how many showed each. `count` -1: until tails."""

    part = PREPARES
    writes = (
        Register("heads", VALUES, "how many coins showed heads"),
        Register("tails", VALUES, "how many showed tails"),
        Register("coins", VALUES),
    )

    count: Number = 1

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Wait for the first coin."""
        f.values["heads"] = f.values["tails"] = 0
        count = f.values["coins"] = number(self.count, s, f)
        return CHANCE if count else None

    def offers(self, s: MatchState, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return COIN

    def take(self, s: MatchState, f: Frame, action: Action) -> Seat | None:
        """Count the coin; a run until tails ends with it."""
        f.values["heads" if action[1] else "tails"] += 1
        s.note("coin", action[1])
        left = f.values["coins"]
        f.values["coins"] = max(left - 1, -1)
        if left > 1 or (left < 0 and action[1]):
            return CHANCE
        s.flipped(f)
        return None

    def in_words(self, say: Speaker) -> str:
        if self.count == -1:
            return "flip coins until tails"
        if self.count == 1:
            return "flip a coin"
        if isinstance(self.count, int):
            return f"flip {self.count} coins"
        return f"flip coins, {say.so_many(self.count)}"


class Dice(Op[S]):
    """Roll six-sided dice one after another into the register `dice`."""

    __slots__ = ()

    def roll(self, f: Frame) -> Seat:
        """Begin with no die rolled."""
        f.values["dice"] = ()
        return CHANCE

    def offers(self, s: S, f: Frame) -> Sequence[Action]:
        """Return the six faces."""
        return DIE

    def rolled(self, f: Frame, action: Action) -> tuple[int, ...]:
        """Add a face; return all rolled so far."""
        dice: tuple[int, ...] = (*f.values["dice"], action[1])
        f.values["dice"] = dice
        return dice


class Order(Op[S]):
    """Bring some cards into a chance order; the order, as places in the old one, is the action."""

    __slots__ = ()

    def pile(self, s: S, f: Frame) -> Cards:
        """Return the cards as they lie."""
        raise NotImplementedError(type(self).__name__)

    def lay(self, s: S, f: Frame, cards: Cards) -> Seat | None:
        """Lay the cards down in their new order."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: S, f: Frame, action: Action) -> Seat | None:
        """Lay the cards down in the order chance gave."""
        return self.lay(s, f, permuted(self.pile(s, f), action[1]))

    def chance(self, s: S, f: Frame, rng: Random) -> Action:
        """Sample one order."""
        order = list(range(len(self.pile(s, f))))
        rng.shuffle(order)
        return "shuffle", tuple(order)

    def refuse(self, s: S, f: Frame, action: Action) -> Refusal | None:
        """Accept every permutation."""
        size = len(self.pile(s, f))
        if is_permutation(action, "shuffle", size):
            return None
        return Refusal(f"not an order of the {size} cards", s.cite("turn"))


@dataclass(frozen=True, slots=True)
class Shuffle(Order["MatchState"]):
    """Shuffle a zone."""

    part = ACTS
    moves = False

    zone: Zone

    def run(self, s: MatchState, f: Frame) -> Seat | None:
        """Wait for the order, unless there is only one."""
        return CHANCE if len(self.zone.find(s, f)) > 1 else None

    def pile(self, s: MatchState, f: Frame) -> Cards:
        """Return the zone's cards."""
        return self.zone.find(s, f)

    def lay(self, s: MatchState, f: Frame, cards: Cards) -> Seat | None:
        """Put them back."""
        self.zone.put(s, f, cards)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"shuffle {say.which(self.zone)}"


def permuted(cards: Cards, order: tuple[int, ...]) -> Cards:
    """Return cards in a new order, given as positions in the old one."""
    return tuple([cards[i] for i in order])


def is_permutation(action: Action, verb: str, size: int) -> bool:
    """Tell whether an action is a verb and an order of so many places."""
    return (
        len(action) == 2
        and action[0] == verb
        and isinstance(action[1], tuple)
        and all(type(i) is int for i in action[1])
        and sorted(action[1]) == list(range(size))
    )
