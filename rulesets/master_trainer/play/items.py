"""Item cards: drawing, spending, the hand limit and Potions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.api import Action, Seat
from rulesets.engine import Frame, Op, Program, named, push
from rulesets.master_trainer.match.components import HAND_LIMIT, POTION
from rulesets.master_trainer.match.state import TrainerState

DONE = ("done",)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return cards with one copy of a card removed."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def kinds(cards: tuple[int, ...]) -> list[int]:
    """Return each kind once, in order."""
    return list(dict.fromkeys(cards))


def give(s: TrainerState, seat: Seat, cards: tuple[int, ...]) -> None:
    """Add cards to a hand, which stays sorted."""
    s.hand[seat] = tuple(sorted(s.hand[seat] + cards))


def draw(s: TrainerState, seat: Seat, count: int, *, in_battle: bool = False) -> None:
    """Take cards from the top of the Item deck, then keep to the hand limit."""
    drawn = s.items[:count]
    s.items = s.items[count:]
    give(s, seat, drawn)
    s.tell("drawn", seat, drawn)
    keep_limit(s, seat, in_battle=in_battle)


def put_under(s: TrainerState, cards: tuple[int, ...]) -> None:
    """Return used cards face down under the Item deck: MT-100."""
    s.items += cards


def spend(s: TrainerState, seat: Seat, card: int) -> None:
    """Use a card of a hand up."""
    s.hand[seat] = without(s.hand[seat], card)
    put_under(s, (card,))


def keep_limit(s: TrainerState, seat: Seat, *, in_battle: bool = False) -> None:
    """Make a trainer with too many cards return or use some at once: MT-101."""
    if s.over_limit(seat):
        push(s, LIMIT, seat, values={"in_battle": int(in_battle)})


def revive(s: TrainerState, seat: Seat, chip: int) -> None:
    """Make a knocked-out Pokémon conscious again: MT-093."""
    s.down[seat] = without(s.down[seat], chip)


def heals(s: TrainerState, seat: Seat) -> list[Action]:
    """Return the uses of a Potion."""
    if POTION not in s.hand[seat]:
        return []
    return [("potion", chip) for chip in s.down[seat]]


def heal(s: TrainerState, seat: Seat, chip: int) -> None:
    """Use a Potion: MT-098."""
    spend(s, seat, POTION)
    revive(s, seat, chip)


@dataclass(frozen=True, slots=True)
class KeepLimit(Op[TrainerState]):
    """Return or use Item cards until seven are left."""

    statement = "MT-101"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait for the trainer while there are too many."""
        return f.controller if s.over_limit(f.controller) else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return each kind to give back, and what can be used at this moment."""
        seat = f.controller
        back: list[Action] = [("return", kind) for kind in kinds(s.hand[seat])]
        # A Potion needs one's own turn, outside a battle: MT-098.
        usable = seat == s.turn and not f.values["in_battle"]
        return back + heals(s, seat) if usable else back

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say why cards go back."""
        held = len(s.hand[f.controller])
        return f"{held} Item cards in hand, the limit is {HAND_LIMIT}: return or use one"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Give a card back, or use it."""
        if action[0] == "return":
            spend(s, f.controller, action[1])
        else:
            heal(s, f.controller, action[1])
        return self.run(s, f)


@dataclass(frozen=True, slots=True)
class MayHeal(Op[TrainerState]):
    """Let the trainer use Potions; not asked without one, or with nobody to revive."""

    statement = "MT-098"

    def run(self, s: TrainerState, f: Frame) -> Seat | None:
        """Wait while a Potion can be used."""
        return f.controller if heals(s, f.controller) else None

    def offers(self, s: TrainerState, f: Frame) -> Sequence[Action]:
        """Return the uses, and leaving it."""
        return [*heals(s, f.controller), DONE]

    def asks(self, s: TrainerState, f: Frame) -> str:
        """Say what a Potion does."""
        return "Revive a knocked-out Pokémon with a Potion?"

    def take(self, s: TrainerState, f: Frame, action: Action) -> Seat | None:
        """Use a Potion, or leave it."""
        if action == DONE:
            return None
        heal(s, f.controller, action[1])
        return self.run(s, f)


LIMIT: Program = named("master_trainer.limit", (KeepLimit(),))
