"""Summons as programs: the attempt that may be negated, then the arrival (YGO-915)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Cards, Frame, push
from rulesets.engine.terms import named
from rulesets.yugioh.match import summons, zones
from rulesets.yugioh.match.continuous import GEMINI
from rulesets.yugioh.match.happenings import SUMMONED, Happening
from rulesets.yugioh.match.spots import ATTACK, SET
from rulesets.yugioh.match.terms import Choice, Op
from rulesets.yugioh.play.answers import Answers, open_window

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class SendMaterials(Op):
    """Send Synchro Materials, or Tributes, to the Graveyard before the monster comes (YGO-113)."""

    how: tuple[str, ...]
    to: str = "grave"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send them; what comes after is a later moment."""
        card, seat = f.card("card"), f.controller
        for material in f.cards["materials"]:
            zones.move(s, material, self.to, how=self.how, by=card, by_seat=seat)
        s.tick += 1
        return None


@dataclass(frozen=True, slots=True)
class ChoosePosition(Choice):
    """Choose the face-up position of the next monster of a Special Summon (YGO-091)."""

    verb = "as"

    def choices(self, s: Duel, f: Frame) -> Sequence[str]:
        """Return the positions it may take."""
        return summons.face_up_positions(f.values.get("position", "any"))

    def asks(self, s: Duel, f: Frame) -> str:
        """Say whose position it is."""
        card = f.cards["card"][len(f.values.get("positions", ()))]
        return f"Choose the position of {s.table.faces[card].name}"

    def chosen(self, s: Duel, f: Frame, choice: str) -> Seat | None:
        """Note the position, and come again for the next monster."""
        positions = (*f.values.get("positions", ()), choice)
        f.values["positions"] = positions
        if len(positions) < len(f.cards["card"]):
            f.pc -= 1
        return None


@dataclass(frozen=True, slots=True)
class Attempt(Op):
    """Open the window in which a Summon may be negated, where any card of the duel does that."""

    how: str

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Hold the monsters as pending: they are not on the field yet."""
        s.pending, s.attempted = f.cards["card"], self.how
        if "summoning" in s.table.events:
            open_window(s)
        return None


@dataclass(frozen=True, slots=True)
class Arrive(Op):
    """Complete a Summon that was not negated."""

    how: str

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put the monsters on the field at one moment; Materials of a negated one are lost."""
        cards = f.cards["card"]
        left, s.pending = s.pending, ()
        s.tick += 1
        positions: tuple[str, ...] = f.values.get("positions", (ATTACK,) * len(cards))
        materials: Cards = f.cards.get("materials", ()) if self.how == "xyz" else ()
        side: int = f.values.get("side", f.controller)
        for card, position in zip(cards, positions, strict=True):
            if card in left:
                summons.arrive(s, card, side, position, self.how, proper=True, materials=materials)
                materials = ()
        for material in materials:  # YGO-916
            zones.move(s, material, "grave", how=("rule",), by_seat=f.controller)
        return None


@dataclass(frozen=True, slots=True)
class Flip(Op):
    """Complete a Flip Summon that was not negated: to face-up Attack Position (YGO-084)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Turn the monster; it counts as a change of position (YGO-314)."""
        card = f.card("card")
        left, s.pending = s.pending, ()
        s.tick += 1
        spot = s.spot(card)
        if card in left and spot is not None and spot.position == SET:
            s.change(card, summoned="flip", turned=s.turn)
            summons.turn(s, card, ATTACK, by_seat=f.controller)
            seat = f.controller
            s.happen(Happening(SUMMONED, card, seat, how=("flip",), by_seat=seat, tick=s.tick))
            s.note("flip", seat, card)
        return None


@dataclass(frozen=True, slots=True)
class Awaken(Op):
    """Complete the second Normal Summon of a Gemini monster: from now on it has its effects."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note how it was Summoned; it stays where it is."""
        card, seat = f.card("card"), f.controller
        left, s.pending = s.pending, ()
        s.tick += 1
        spot = s.spot(card)
        if card in left and spot is not None:
            s.change(card, summoned=GEMINI)
            how = summons.KINDS["normal"]
            s.happen(Happening(SUMMONED, card, seat, how=how, by_seat=seat, tick=s.tick))
            s.note("summon", seat, card, "normal", spot.position)
        return None


def _way(name: str, *steps: Op) -> tuple[Op, ...]:
    return named(f"yugioh.{name}", (*steps, Answers()))


NORMAL = _way("normal", Attempt("normal"), Arrive("normal"))
TRIBUTE = _way(
    "tribute", SendMaterials(("tributed", "summon")), Attempt("tribute"), Arrive("tribute")
)
FLIP = _way("flip", Attempt("flip"), Flip())
SYNCHRO = _way(
    "synchro",
    SendMaterials(("material", "synchro")),
    ChoosePosition(),
    Attempt("synchro"),
    Arrive("synchro"),
)
XYZ = _way("xyz", ChoosePosition(), Attempt("xyz"), Arrive("xyz"))
SPECIAL = _way("special", ChoosePosition(), Attempt("special"), Arrive("special"))
OWN = _way("own", ChoosePosition(), Attempt("special"), Arrive("own"))
CONTACT = {
    to: _way(
        f"contact {to}",
        SendMaterials(("material", "contact"), to),
        ChoosePosition(),
        Attempt("special"),
        Arrive("special"),
    )
    for to in ("grave", "deck", "banished")
}
AGAIN = _way("again", Attempt("normal"), Awaken())
PENDULUM = _way("pendulum", ChoosePosition(), Attempt("pendulum"), Arrive("pendulum"))


def begin(s: Duel, way: tuple[Op, ...], cards: Cards, materials: Cards = ()) -> Frame:
    """Start a Summon of the turn player; which monster it is, is announced."""
    s.pending = cards
    return push(s, way, s.seat, {"card": cards, "materials": materials})
