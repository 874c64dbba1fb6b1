"""Deeds that Summon, and what becomes of monsters on the field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import CARDS, VALUES, Frame, Register
from rulesets.engine.select import AnySelector, Held
from rulesets.engine.sides import seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts, turning
from rulesets.yugioh.effects.control import give_back_later, hand_over, keep_while_there, swap
from rulesets.yugioh.effects.possible import some
from rulesets.yugioh.effects.summoning import FREES, bring, can_special, silence
from rulesets.yugioh.effects.terms.numbers import CountersOn
from rulesets.yugioh.effects.turning import change_counters
from rulesets.yugioh.match import summons, zones
from rulesets.yugioh.match.script import Token
from rulesets.yugioh.match.spots import ATTACK, BANISHED, DEFENSE, MONSTER_SLOTS, NOWHERE, SET, Spot
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

POSITIONS: tuple[Action, ...] = (("as", ATTACK), ("as", DEFENSE))


class Bring(Deed):
    """Monsters come to a side of the field by an effect, each in a position that may be chosen."""

    __slots__ = ()

    writes = (Register("coming", CARDS), Register("positions", VALUES))
    how = "special"
    negated = False

    side: str
    position: str

    def start(self, s: Duel, f: Frame, cards: Sequence[int]) -> Seat | None:
        """Take as many as find room; ask for their positions."""
        f.cards["coming"] = tuple(cards[: s.room(self._seat(f))])
        f.values["positions"] = ()
        return self._next(s, f)

    def _seat(self, f: Frame) -> Seat:
        return seats_of(self.side, f.controller)[0]

    def _next(self, s: Duel, f: Frame) -> Seat | None:
        coming, chosen = f.cards["coming"], f.values["positions"]
        if self.position == "any" and len(chosen) < len(coming):
            return f.controller
        if self.position != "any":
            chosen = (self.position,) * len(coming)
        for card, position in zip(coming, chosen, strict=True):
            bring(s, f, card, self._seat(f), position, self.how)
            if self.negated:
                silence(s, f, card)
        f.values[acts.DONE] = len(coming)
        return None

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return the face-up positions for the next monster."""
        return POSITIONS

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Note the position."""
        f.values["positions"] += (action[1],)
        return self._next(s, f)


@dataclass(frozen=True, slots=True)
class SpecialSummon(Bring):
    """Special Summon monsters; position attack, defense, any (face-up) or set."""

    cards: AnySelector
    side: str = "you"
    position: str = "any"
    ignoring: bool = False  # its summoning conditions
    how: str = "special"  # or fusion, synchro, xyz, ritual: it counts as such
    negated: bool = False

    touches = ("negated",)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let those come that may."""
        found = self.cards.find(s, f)
        return self.start(s, f, [c for c in found if self._may(s, f, c)])

    def _may(self, s: Duel, f: Frame, card: int) -> bool:
        return can_special(s, card, f.controller, self.free, f.card("card"))

    @property
    def free(self) -> bool:
        """Tell whether its own conditions do not count: ignored, or met by this very Summon."""
        return self.ignoring or self.how != "special"

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a monster that may come, and for a free zone."""
        if s.room(self._seat(f)) == 0 and FREES not in f.values:
            return False
        if isinstance(self.cards, Held) and self.cards.name not in f.cards:
            return True
        return any(self._may(s, f, c) for c in self.cards.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return (
            f"Special Summon {say.which(self.cards)}"
            + (f" in {self.position} position" if self.position != "any" else "")
            + (" to the opponent's field" if self.side == "opponent" else "")
            + (" ignoring its conditions" if self.ignoring else "")
            + (f" (as {self.how})" if self.how != "special" else "")
            + (" with its effects negated" if self.negated else "")
        )


@dataclass(frozen=True, slots=True)
class SummonToken(Bring):
    """Special Summon Tokens."""

    token: Token
    count: Number = 1
    side: str = "you"
    position: str = "any"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let as many come as the effect says."""
        free = [c for c in s.table.tokens[self.token] if s.place[c] == NOWHERE]
        return self.start(s, f, free[: number(self.count, s, f)])

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for as many free zones as there are Tokens, and for what forbids them."""
        if summons.barred(s, s.table.tokens[self.token][0], f.controller, "special"):
            return False
        return FREES in f.values or s.room(self._seat(f)) >= number(self.count, s, f)

    def in_words(self, say: Speaker) -> str:
        return (
            f"Special Summon {say.number(self.count)} {self.token.name} to the field of {self.side}"
            + (f" in {self.position} position" if self.position != "any" else "")
        )


@dataclass(frozen=True, slots=True)
class ChangePosition(Deed):
    """Change the position of monsters: to attack, defense, set, or the "other" one."""

    cards: AnySelector
    to: str = "other"
    quiet: bool = False  # FLIP effects do not follow

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Turn each to its new position."""
        done = 0
        for card in acts.on_field(s, self.cards.find(s, f)):
            if acts.is_affected(s, f, card):
                done += turning.turn(s, f, card, self.to, self.quiet)
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        said = f"change {say.which(self.cards)} to {self.to} position"
        return f"{said}, without FLIP effects" if self.quiet else said


@dataclass(frozen=True, slots=True)
class FlipDown(Deed):
    """Turn monsters to face-down Defense Position."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Turn each face down."""
        done = 0
        for card in acts.on_field(s, self.cards.find(s, f)):
            if acts.is_affected(s, f, card):
                done += turning.turn(s, f, card, SET)
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"turn {say.which(self.cards)} face-down"


@dataclass(frozen=True, slots=True)
class FlipUp(Deed):
    """Turn cards face-up; to attack or defense position; `quiet`: without their FLIP effects."""

    cards: AnySelector
    to: str = "attack"
    quiet: bool = False

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Turn each face up."""
        done = 0
        for card in acts.on_field(s, self.cards.find(s, f)):
            if self.quiet:
                s.change(card, position=self.to)
                done += 1
            else:
                done += turning.turn(s, f, card, self.to)
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        quiet = " without FLIP effects" if self.quiet else ""
        return f"turn {say.which(self.cards)} face-up to {self.to} position{quiet}"


@dataclass(frozen=True, slots=True)
class TakeControl(Deed):
    """Give a side control of monsters, for a time or for good."""

    cards: AnySelector
    side: str = "you"
    until: str = ""

    touches = ("goes back",)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Move each to the other side, if there is room (YGO-936)."""
        seat = seats_of(self.side, f.controller)[0]
        taken = []
        for card in acts.on_field(s, self.cards.find(s, f)):
            if acts.is_affected(s, f, card) and hand_over(s, f, card, seat):
                taken.append(card)
        f.values[acts.DONE] = len(taken)
        if self.until == "it leaves":
            for card in taken:
                keep_while_there(s, f, card)
        elif self.until and taken:
            give_back_later(s, f, tuple(taken), self.until)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a monster, and for a free zone."""
        seat = seats_of(self.side, f.controller)[0]
        return some(s, f, self.cards) and (s.room(seat) > 0 or FREES in f.values)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side} takes control of {say.which(self.cards)}" + (
            f" until {self.until}" if self.until else ""
        )


@dataclass(frozen=True, slots=True)
class SwapControl(Deed):
    """Switch control of two selections."""

    mine: AnySelector
    theirs: AnySelector
    until: str = ""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Exchange the two monsters."""
        mine = acts.on_field(s, self.mine.find(s, f))
        theirs = acts.on_field(s, self.theirs.find(s, f))
        f.values[acts.DONE] = 0
        if mine and theirs:
            swap(s, f, mine[0], theirs[0])
            f.values[acts.DONE] = 1
            if self.until:
                give_back_later(s, f, (mine[0], theirs[0]), self.until)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for two monsters."""
        return some(s, f, self.mine) and some(s, f, self.theirs)

    def in_words(self, say: Speaker) -> str:
        return f"switch control of {say.which(self.mine)} and {say.which(self.theirs)}"


@dataclass(frozen=True, slots=True)
class PlaceCounter(Deed):
    """Place counters on cards."""

    kind: str
    count: Number
    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Place them on each."""
        count = number(self.count, s, f)
        for card in acts.on_field(s, self.cards.find(s, f)):
            change_counters(s, card, self.kind, count)
        f.values[acts.DONE] = count
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"place {say.number(self.count)} {self.kind} counter(s) on {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class RemoveCounter(Deed):
    """Remove counters from cards."""

    kind: str
    count: Number
    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Remove them, from the first card that has any."""
        left = number(self.count, s, f)
        f.values[acts.DONE] = 0
        for card in acts.on_field(s, self.cards.find(s, f)):
            spot = s.spot(card)
            there = spot.counter(self.kind) if spot is not None else 0
            taken = min(left, there)
            if taken:
                change_counters(s, card, self.kind, -taken)
                left -= taken
                f.values[acts.DONE] += taken
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Count the counters."""
        return CountersOn(self.cards, self.kind).of(s, f) >= number(self.count, s, f)

    def in_words(self, say: Speaker) -> str:
        return (
            f"remove {say.number(self.count)} {self.kind} counter(s) from {say.which(self.cards)}"
        )


@dataclass(frozen=True, slots=True)
class ReturnToField(Deed):
    """Put cards that were away for a time back on their owner's field; that is no Summon."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let each that is still banished come back where there is room."""
        for card in f.cards.get("away", ()):
            slot = s.free(MONSTER_SLOTS[s.table.owner[card]])
            if s.place[card] == BANISHED and slot >= 0:
                zones.enter(s, card, slot, Spot(card, ATTACK, s.turn), ("returned",))
        return None

    def in_words(self, say: Speaker) -> str:
        return "put [away] back on the field"
