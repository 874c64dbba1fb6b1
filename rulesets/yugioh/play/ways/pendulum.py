"""The Pendulum Summon: any number of monsters between the Scales at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.asking import DONE, unlike
from rulesets.engine.frames import Cards, Frame, push
from rulesets.engine.terms import named
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.derived import level_of, scale_of
from rulesets.yugioh.match.spots import MONSTER_SLOTS, PENDULUM_SLOTS
from rulesets.yugioh.match.terms import Op
from rulesets.yugioh.play.ways.summoning import PENDULUM

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def scales(s: Duel, seat: int) -> tuple[int, int] | None:
    """Return the lower and the higher Scale, None without a card in each zone (YGO-096)."""
    pair = s.cards_at(PENDULUM_SLOTS[seat])
    if len(pair) < 2:
        return None
    first, second = scale_of(s, pair[0]), scale_of(s, pair[1])
    return min(first, second), max(first, second)


def candidates(s: Duel, seat: int) -> Cards:
    """Return the monsters a Pendulum Summon may bring: strictly between the Scales (YGO-097).

    From the hand, and of the Extra Deck the face-up Pendulum Monsters (YGO-098).
    """
    bounds = scales(s, seat)
    if bounds is None:
        return ()
    low, high = bounds
    found = []
    for card in (*s.hands[seat], *s.face_up_extra):
        face = s.table.faces[card]
        if s.table.owner[card] != seat or not face.is_monster:
            continue
        if low < level_of(s, card) < high and _may(s, card, seat):
            found.append(card)
    return tuple(found)


def _may(s: Duel, card: int, seat: int) -> bool:
    """Tell whether a monster may come this way: one with its own way does not (YGO-094)."""
    face = s.table.faces[card]
    summoning = face.script.summoning
    if "no special" in summoning or "nomi" in summoning or "semi-nomi" in summoning:
        return False
    if "Ritual" in face.kinds or (face.is_extra and not face.is_pendulum):
        return False
    return not summons.barred(s, card, seat, "pendulum")


def may_pendulum(s: Duel, seat: int) -> bool:
    """Tell whether a Pendulum Summon is open: once per turn, with room and a monster for it."""
    return (
        s.rules.pendulum
        and not s.pendulums
        and s.free(MONSTER_SLOTS[seat]) >= 0
        and bool(candidates(s, seat))
    )


@dataclass(frozen=True, slots=True)
class PickMonsters(Op):
    """Pick the monsters of a Pendulum Summon, at most as many as zones are free (YGO-923)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for a pick; without room or candidates the picking is over."""
        if len(f.cards["card"]) < s.room(f.controller) and self._left(s, f):
            return f.controller
        return None

    def _left(self, s: Duel, f: Frame) -> Cards:
        return tuple([c for c in candidates(s, f.controller) if c not in f.cards["card"]])

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return one action a monster, and ending once there is one."""
        picks: list[Action] = [("pick", c) for c in unlike(s, self._left(s, f)).values()]
        return [*picks, DONE] if f.cards["card"] else picks

    def asks(self, s: Duel, f: Frame) -> str:
        """Say what is picked."""
        picked = len(f.cards["card"])
        return f"Pendulum Summon: pick the monsters ({picked} picked)"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Add a monster, or end."""
        if action == DONE:
            return None
        f.cards["card"] += (action[1],)
        return self.run(s, f)

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say which monsters may come."""
        if len(action) != 2 or action[0] != "pick":
            return Refusal("pick the monsters of the Pendulum Summon", s.cite("pendulum"))
        if action[1] in s.extras[f.controller]:
            return Refusal(
                "of the Extra Deck only face-up Pendulum Monsters come", s.cite("pendulum extra")
            )
        reason = "its Level is not between the Scales"
        return Refusal(f"cannot be Pendulum Summoned: {reason}", s.cite("pendulum level"))


PICK_MONSTERS = named("yugioh.pendulum picks", (PickMonsters(), *PENDULUM))


def begin(s: Duel) -> None:
    """Start the Pendulum Summon of the turn; it is used up even if it is negated (YGO-916)."""
    s.pendulums += 1
    push(s, PICK_MONSTERS, s.seat, {"card": (), "materials": ()})
