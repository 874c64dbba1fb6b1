"""What holds for a time: continuous effects on cards and players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.lasting import FOREVER, Mark
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector, Self
from rulesets.engine.values import number
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.context import AWAY
from rulesets.yugioh.effects.possible import is_nothing, some
from rulesets.yugioh.effects.terms.selectors import This
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

# With these the turn code ends an effect before its last turn is over.
_THIS_TURN = (
    *("end of turn", "damage step", "damage calculation", "battle phase"),
    *("end phase", "standby phase"),
)


def settled(s: Duel, f: Frame, m: Modifier) -> Modifier:
    """Return a change with its figure as it is now: what it was counted from is forgotten."""
    return m if isinstance(m.amount, int) else replace(m, amount=number(m.amount, s, f))


def ends(s: Duel, f: Frame, until: str) -> int:
    """Return the last turn of an effect by a word of duration."""
    if not until:
        return FOREVER
    if until in _THIS_TURN:
        return s.turn
    mine = s.seat == f.controller
    if until == "your next standby":
        return s.turn + mine  # nothing happens between the end of a turn and that phase
    if until == "end of your next turn":
        return s.turn + (2 if mine else 1)
    if until == "end of opponent's next turn":
        return s.turn + (1 if mine else 2)
    if until == "end of next turn":
        return s.turn + 1
    raise ValueError(f"no duration {until!r}")


def _said(m: Modifier, say: Speaker) -> str:
    """Return a change in words, with the cards it is for where those are not marked one by one."""
    return m.in_words(say) if isinstance(m.on, Self) else f"{m.in_words(say)} for {say.which(m.on)}"


@dataclass(frozen=True, slots=True)
class Lasting(Deed):
    """Put continuous effects on cards, or on players where `on` is None, for a time."""

    standings: tuple[Modifier, ...]
    on: AnySelector | None = None
    until: str = "end of turn"  # "": as long as it is there
    about: AnySelector | None = None  # on players: the card that "this card" means in it

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Mark the cards, or the player, with the effects."""
        first, last = s.turn, ends(s, f, self.until)
        source = card_ = f.card("card")
        if self.about is not None:
            card_ = next(iter(self.about.find(s, f)), -1)
        made = tuple(
            Mark(settled(s, f, m), first, last, f.controller, source, card_, self.until)
            for m in self.standings
        )
        if self.on is None:
            s.player_marks[f.controller] += made
            s.changed()
            return None
        for card in acts.on_field(s, self.on.find(s, f)):
            spot = s.spot(card)
            if spot is not None and acts.is_affected(s, f, card):
                s.change(card, marks=spot.marks + made)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a card to mark, and for a change that is one."""
        if all(is_nothing(s, f, m.amount) for m in self.standings):
            return False
        if AWAY in f.values and self.on == This():
            return False  # its own cost takes it off the field
        return self.on is None or some(s, f, self.on)

    def in_words(self, say: Speaker) -> str:
        return (
            "; ".join(_said(m, say) for m in self.standings)
            + ("" if self.on is None else f" on {say.which(self.on)}")
            + (f" until {self.until}" if self.until else "")
            + ("" if self.about is None else f" (this card: {say.which(self.about)})")
        )


@dataclass(frozen=True, slots=True)
class Silence(Deed):
    """Negate the effects of monsters on the field, and also in the Graveyard they go to."""

    cards: AnySelector

    touches = ("negated",)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Mark them."""
        source = f.card("card")
        for card in acts.on_field(s, self.cards.find(s, f)):
            spot = s.spot(card)
            if spot is not None and acts.is_affected(s, f, card):
                mark = Mark(Modifier("negated"), s.turn, FOREVER, f.controller, source, source, "")
                s.change(card, marks=(*spot.marks, mark), silent=True)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"negate the effects of {say.which(self.cards)}, also in the Graveyard"


@dataclass(frozen=True, slots=True)
class Remember(Deed):
    """Let this card remember cards as long as it stays on the field."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note them on the card, if it is still there."""
        card = f.card("card")
        spot = s.spot(card) if card >= 0 else None
        if spot is not None:
            s.change(card, links=self.cards.find(s, f))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"this card is linked to {say.which(self.cards)}"
