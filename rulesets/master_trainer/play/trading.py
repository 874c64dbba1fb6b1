"""Trades: an offer in passing, which may be refused, and the forced trade of an Event card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rulesets.api import Action, Seat
from rulesets.engine import Frame, Op, Program, named
from rulesets.engine.asking import Choice
from rulesets.master_trainer.match.components import POKE_DOLL
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.items import give, keep_limit, kinds, spend, without

OFFER_MADE = ("offer",)
ACCEPT, REFUSE, DOLL = ("accept",), ("refuse",), ("doll",)

# What a meeting tells the walk below it on the stack.
WALK_ON, TURN_OVER = "walk on", "turn over"


def report(s: TrainerState, outcome: str) -> None:
    """Tell the frame below the running one how a meeting ended."""
    s.stack[-2].values["outcome"] = outcome


def can_trade(s: TrainerState, a: Seat, b: Seat) -> bool:
    """Tell whether both have a chip that is no starter: MT-073."""
    return s.can_trade(a) and s.can_trade(b)


def swap(s: TrainerState, a: Seat, given: int, b: Seat, wanted: int) -> None:
    """Exchange two chips; a knocked-out one stays so: MT-075, MT-104."""
    for seat, lost, won in ((a, given, wanted), (b, wanted, given)):
        s.team[seat] = (*without(s.team[seat], lost), won)
    fallen_a, fallen_b = given in s.down[a], wanted in s.down[b]
    if fallen_a:
        s.down[a] = without(s.down[a], given)
    if fallen_b:
        s.down[b] = (*without(s.down[b], wanted),)
        s.down[a] += (wanted,)
    if fallen_a:
        s.down[b] += (given,)


class ChooseTrainer(Choice[TrainerState]):
    """Choose another trainer, anywhere on the board; without one the card goes back unused."""

    __slots__ = ()
    # Whether the two can meet so.
    possible: ClassVar[staticmethod[[TrainerState, Seat, Seat], bool]]

    def choices(self, s: TrainerState, f: Frame) -> Sequence[Seat]:
        """Return the trainers who can be met."""
        me = f.controller
        return [seat for seat in s.others(me) if self.possible(s, me, seat)]

    def nothing(self, s: TrainerState, f: Frame) -> None:
        """Let the card go back."""
        f.leave()


@dataclass(frozen=True, slots=True)
class ChoosePartner(ChooseTrainer):
    """Choose whom a forced trade meets, of those with more than a starter: MT-074, MT-104."""

    statement = "MT-104"
    verb = "partner"
    possible = staticmethod(can_trade)

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is chosen."""
        return "Trade card: choose a trainer to trade with"

    def chosen(self, s: TrainerState, f: Frame, choice: Seat) -> Seat | None:
        """Note the trainer."""
        f.values["partner"] = choice
        return None


@dataclass(frozen=True, slots=True)
class PickTrade(Op[TrainerState]):
    """Choose the Pokémon to give, then the one to get: one for one, MT-158."""

    statement = "MT-073"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the first of two picks."""
        return f.controller

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the chips that are no starters."""
        if "give" not in f.values:
            return [("give", chip) for chip in s.tradable(f.controller)]
        return [("want", chip) for chip in s.tradable(f.values["partner"])]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is picked."""
        partner = f.values["partner"] + 1
        what = "get from them" if "give" in f.values else "give"
        return f"Trade with trainer {partner}: choose the Pokémon that you {what}"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Note a pick."""
        f.values[action[0]] = action[1]
        return f.controller if action[0] == "give" else None


@dataclass(frozen=True, slots=True)
class AddItems(Op[TrainerState]):
    """Add any number of Item cards to the offer, one after another: MT-071."""

    statement = "MT-071"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Ask whoever has cards."""
        return f.controller if s.hand[f.controller] else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the kinds from the last one on, so that a set is added in one order only."""
        least = s.offered[-1] if s.offered else -1
        adds = [("add", kind) for kind in kinds(s.hand[f.controller]) if kind >= least]
        return [*adds, OFFER_MADE]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what is added."""
        return "Trade: add Item cards to the offer, or make it"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Lay a card open into the offer, or make it."""
        if action == OFFER_MADE:
            return None
        s.hand[f.controller] = without(s.hand[f.controller], action[1])
        s.offered += (action[1],)
        return self.run(s, f)


@dataclass(frozen=True, slots=True)
class Reply(Op[TrainerState]):
    """Accept or refuse an offer: MT-072. No Poké Doll is needed: MT-099."""

    statement = "MT-072"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the other trainer."""
        return f.values["partner"]  # type: ignore[no-any-return]

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return yes and no."""
        return ACCEPT, REFUSE

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say who offers."""
        return f"Trainer {f.controller + 1} offers you a trade"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Swap and end the turn there, or walk on."""
        offered, s.offered = s.offered, ()
        partner = f.values["partner"]
        if action == REFUSE:
            give(s, f.controller, offered)
            report(s, WALK_ON)
            return None
        swap(s, f.controller, f.values["give"], partner, f.values["want"])
        give(s, partner, offered)
        report(s, TURN_OVER)
        keep_limit(s, partner)
        return None


@dataclass(frozen=True, slots=True)
class ForcedReply(Op[TrainerState]):
    """Swap, unless the other trainer stops it with a Poké Doll: MT-099, MT-104."""

    statement = "MT-104"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Ask whoever holds a doll."""
        partner: Seat = f.values["partner"]
        return partner if POKE_DOLL in s.hand[partner] else self.take(s, f, ACCEPT)

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the doll, and bearing it."""
        return DOLL, ACCEPT

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say who trades."""
        return f"Trainer {f.controller + 1} trades with you: bear it, or play a Poké Doll?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Spend the doll or swap."""
        partner = f.values["partner"]
        if action == DOLL:
            spend(s, partner, POKE_DOLL)
        else:
            swap(s, f.controller, f.values["give"], partner, f.values["want"])
        return None


OFFER: Program = named("master_trainer.offer", (PickTrade(), AddItems(), Reply()))
FORCED_TRADE: Program = named(
    "master_trainer.forced_trade", (ChoosePartner(), PickTrade(), ForcedReply())
)
