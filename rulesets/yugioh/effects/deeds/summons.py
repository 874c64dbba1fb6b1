"""Deeds that Summon, and what becomes of monsters on the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.values import Number
from rulesets.yugioh.match.script import Token
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class SpecialSummon(Op):
    """Special Summon monsters; position attack, defense, any (face-up) or set."""

    cards: AnySelector
    side: str = "you"
    position: str = "any"
    ignoring: bool = False  # its summoning conditions
    how: str = "special"  # or fusion, synchro, xyz, ritual: it counts as such
    negated: bool = False

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
class SummonToken(Op):
    """Special Summon Tokens."""

    token: Token
    count: Number = 1
    side: str = "you"
    position: str = "any"

    def in_words(self, say: Speaker) -> str:
        return (
            f"Special Summon {say.number(self.count)} {self.token.name} to the field of {self.side}"
            + (f" in {self.position} position" if self.position != "any" else "")
        )


@dataclass(frozen=True, slots=True)
class FusionSummon(Op):
    """Fusion Summon a monster from the Extra Deck with materials of some zones."""

    what: AnyFilter | None = None
    zones: tuple[str, ...] = ("hand", "monsters")
    to: str = "grave"
    with_this: bool = False  # this card is one of the materials
    materials: AnyFilter | None = None

    def in_words(self, say: Speaker) -> str:
        return (
            "Fusion Summon "
            + ("a monster" if self.what is None else f"a monster that is {self.what.in_words(say)}")
            + f" with materials of {', '.join(self.zones)} ({self.to})"
        )


@dataclass(frozen=True, slots=True)
class RitualSummon(Op):
    """Ritual Summon a monster by Tributing monsters: their Levels reach its Level, or equal it."""

    what: AnyFilter
    exactly: bool = False
    zones: tuple[str, ...] = ("hand", "monsters")
    from_: tuple[str, ...] = ("hand",)
    level: int = 0  # the sum asked for where the text prints it

    def in_words(self, say: Speaker) -> str:
        levels = f"{'equal' if self.exactly else 'reach'} {self.level or 'its Level'}"
        return (
            f"Ritual Summon a monster that is {self.what.in_words(say)} from "
            f"{', '.join(self.from_)} by Tributes of {', '.join(self.zones)} whose Levels {levels}"
        )


@dataclass(frozen=True, slots=True)
class SynchroSummonNow(Op):
    """Synchro Summon a monster now; `using` are materials it must use."""

    what: AnyFilter | None = None
    using: AnySelector | None = None

    def in_words(self, say: Speaker) -> str:
        return (
            "Synchro Summon "
            + ("a monster" if self.what is None else f"a monster that is {self.what.in_words(say)}")
            + ("" if self.using is None else f" using {say.which(self.using)}")
        )


@dataclass(frozen=True, slots=True)
class XyzSummonNow(Op):
    """Xyz Summon a monster now; `using` are materials it must use."""

    what: AnyFilter | None = None
    using: AnySelector | None = None

    def in_words(self, say: Speaker) -> str:
        return (
            "Xyz Summon "
            + ("a monster" if self.what is None else f"a monster that is {self.what.in_words(say)}")
            + ("" if self.using is None else f" using {say.which(self.using)}")
        )


@dataclass(frozen=True, slots=True)
class NormalSummonNow(Op):
    """Normal Summon (or Set) a monster now, beside the one of the turn."""

    cards: AnySelector
    set_too: bool = False

    def in_words(self, say: Speaker) -> str:
        return f"Normal Summon {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class ChangePosition(Op):
    """Change the position of monsters: to attack, defense, set, or the "other" one."""

    cards: AnySelector
    to: str = "other"

    def in_words(self, say: Speaker) -> str:
        return f"change {say.which(self.cards)} to {self.to} position"


@dataclass(frozen=True, slots=True)
class FlipDown(Op):
    """Turn monsters to face-down Defense Position."""

    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"turn {say.which(self.cards)} face-down"


@dataclass(frozen=True, slots=True)
class FlipUp(Op):
    """Turn cards face-up; to attack or defense position."""

    cards: AnySelector
    to: str = "attack"

    def in_words(self, say: Speaker) -> str:
        return f"turn {say.which(self.cards)} face-up to {self.to} position"


@dataclass(frozen=True, slots=True)
class TakeControl(Op):
    """Give a side control of monsters, for a time or for good."""

    cards: AnySelector
    side: str = "you"
    until: str = ""

    def in_words(self, say: Speaker) -> str:
        return f"{self.side} takes control of {say.which(self.cards)}" + (
            f" until {self.until}" if self.until else ""
        )


@dataclass(frozen=True, slots=True)
class SwapControl(Op):
    """Switch control of two selections."""

    mine: AnySelector
    theirs: AnySelector
    until: str = ""

    def in_words(self, say: Speaker) -> str:
        return f"switch control of {say.which(self.mine)} and {say.which(self.theirs)}"


@dataclass(frozen=True, slots=True)
class PlaceCounter(Op):
    """Place counters on cards."""

    kind: str
    count: Number
    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"place {say.number(self.count)} {self.kind} counter(s) on {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class RemoveCounter(Op):
    """Remove counters from cards."""

    kind: str
    count: Number
    cards: AnySelector

    def in_words(self, say: Speaker) -> str:
        return (
            f"remove {say.number(self.count)} {self.kind} counter(s) from {say.which(self.cards)}"
        )
