"""Who controls a monster: taking it, giving it back, exchanging two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Cards, Frame
from rulesets.engine.lasting import FOREVER, Mark
from rulesets.engine.modifiers import Modifier, applies
from rulesets.engine.select import Source
from rulesets.engine.values import Not
from rulesets.yugioh.effects.context import own
from rulesets.yugioh.effects.terms.conditions import IsFaceUp
from rulesets.yugioh.match import derived, zones
from rulesets.yugioh.match.continuous import modifiers
from rulesets.yugioh.match.happenings import CONTROL, Delayed, Happening
from rulesets.yugioh.match.spots import MONSTER_SLOTS
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


GOES_BACK = "goes back"  # the mark of a monster that another card keeps


def hand_over(s: Duel, f: Frame, card: int, seat: int) -> bool:
    """Move a monster to a seat's field; tell whether it went."""
    if s.controller(card) == seat or derived.holds_for(s, "no control change", card):
        return False
    slot = s.free(MONSTER_SLOTS[seat])
    if slot < 0:
        return False
    zones.shift(s, card, slot, own(f), f.controller)
    s.note("control", seat, card)
    return True


def swap(s: Duel, f: Frame, one: int, other: int) -> None:
    """Exchange the places of two monsters on either side."""
    a, b = s.place[one], s.place[other]
    s.spots[a], s.spots[b] = s.spots[b], s.spots[a]
    s.place[one], s.place[other] = b, a
    s.changed()
    for card in (one, other):
        s.happen(
            Happening(
                CONTROL, card, s.controller(card), by=own(f), by_seat=f.controller, tick=s.tick
            )
        )
        s.note("control", s.controller(card), card)


def give_back_later(s: Duel, f: Frame, cards: Cards, until: str) -> None:
    """Let monsters return to who had them in a later phase, if they are still there."""
    phase = next((word for word in ("standby", "battle", "main", "draw") if word in until), "end")
    stamps = tuple(s.stamp[card] for card in cards)
    taken = (("taken", cards),)
    values = (("stamps", stamps),)
    seat = f.controller if until.startswith("your next") else -1
    s.delayed += (Delayed(phase, 0, seat, (GiveBack(),), f.controller, taken, values),)


def keep_while_there(s: Duel, f: Frame, card: int) -> None:
    """Let a monster go back as soon as the card that took it is not face up on the field."""
    spot = s.spot(card)
    if spot is not None:
        source = own(f)
        back = Modifier(GOES_BACK, when=Not(IsFaceUp(Source())))
        mark = Mark(back, s.turn, FOREVER, f.controller, source, source, "")
        s.change(card, marks=(*spot.marks, mark))


def give_back_lost(s: Duel) -> bool:
    """Give back the monsters whose taker has left; tell whether there were any."""
    found = [x.marked for x in modifiers(s, GOES_BACK) if applies(s, x, x.marked, -1)]
    for card in found:
        spot = s.spot(card)
        if spot is None:
            continue
        left = tuple([m for m in spot.marks if getattr(m.effect, "point", "") != GOES_BACK])
        s.change(card, marks=left)
        f = Frame((), 1 - s.controller(card), {"card": ()})
        if not hand_over(s, f, card, f.controller):
            zones.move(s, card, "grave", how=("rule",))
    return bool(found)


@dataclass(frozen=True, slots=True)
class GiveBack(Deed):
    """Give monsters that were taken for a time back to the other side."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Move each that has not left the field since; without room it is lost (YGO-936)."""
        stamps = f.values["stamps"]
        for card, stamp in zip(f.cards["taken"], stamps, strict=True):
            # A monster that became an Equip card meanwhile is no monster to be given back.
            if s.stamp[card] == stamp and s.zone_of(card) == "monsters":
                owner = 1 - s.controller(card)
                if not hand_over(s, f, card, owner):
                    zones.move(s, card, "grave", how=("rule",))
        return None

    def in_words(self, say: Speaker) -> str:
        return "give [taken] back"
