"""What a card is doing now: its position, its attacks, and how it was Summoned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter
from rulesets.engine.words import joined
from rulesets.yugioh.effects.context import known
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, SET
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

_ANY = ("special",)
_SPECIAL = ("special", "fusion", "ritual", "synchro", "xyz", "pendulum", "own")


def is_summon(summoned: str, how: tuple[str, ...]) -> bool:
    """Tell whether a Summon is one of some kinds; special and normal ones have kinds of their own.

    YGO-078: a Tribute Summon is a Normal Summon. YGO-089: the others are Special Summons.
    """
    if summoned in how:
        return True
    return ("special" in how and summoned in _SPECIAL) or (
        "normal" in how and summoned == "tribute"
    )


def position_of(s: Duel, f: Frame, card: int) -> str:
    """Return the position of a card on the field, now or when it happened; "" elsewhere."""
    last = known(f, card)
    if last is not None:
        return last.position
    spot = s.spot(card)
    return "" if spot is None else spot.position


@dataclass(frozen=True, slots=True)
class FaceUp(Filter):
    """A face-up card."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at it now, or when it happened."""
        position = position_of(s, f, card)
        return position != SET

    def in_words(self, say: Speaker) -> str:
        return "face-up"


@dataclass(frozen=True, slots=True)
class FaceDown(Filter):
    """A face-down card."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at it now, or when it happened."""
        return position_of(s, f, card) == SET

    def in_words(self, say: Speaker) -> str:
        return "face-down"


@dataclass(frozen=True, slots=True)
class InPosition(Filter):
    """A monster in one of these positions: attack, defense, set."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare its position; a Set monster is in Defense Position (YGO-019)."""
        position = position_of(s, f, card)
        return position in self.words or (position == SET and DEFENSE in self.words)

    def in_words(self, say: Speaker) -> str:
        return f"in {joined(self.words)} position"


@dataclass(frozen=True, slots=True)
class SummonedThisTurn(Filter):
    """A monster Summoned this turn in one of these ways; (): in any."""

    how: tuple[str, ...] = ()

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look when and how it was Summoned."""
        spot = s.spot(card)
        return (
            spot is not None
            and spot.since == s.turn
            and bool(spot.summoned)
            and (not self.how or is_summon(spot.summoned, self.how))
        )

    def in_words(self, say: Speaker) -> str:
        return f"{joined(self.how)} Summoned this turn".strip()


@dataclass(frozen=True, slots=True)
class WasSummoned(Filter):
    """A monster that was Summoned in one of these ways."""

    how: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look how it was Summoned, now or when it happened, or how it is being Summoned."""
        if card in s.pending:
            return is_summon(s.attempted, self.how)
        last = known(f, card)
        spot = s.spot(card)
        how = last.summoned if last is not None else spot.summoned if spot is not None else ""
        return is_summon(how, self.how)

    def in_words(self, say: Speaker) -> str:
        return f"that was {joined(self.how)} Summoned"


@dataclass(frozen=True, slots=True)
class CameFrom(Filter):
    """A monster that was Special Summoned from one of these zones."""

    zones: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look where it was before it came."""
        spot = s.spot(card)
        return spot is not None and spot.origin in self.zones and is_summon(spot.summoned, _ANY)

    def in_words(self, say: Speaker) -> str:
        return f"Special Summoned from {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class SummonedByEffectOf(Filter):
    """A monster that was Summoned by the effect of such a card."""

    card: AnyFilter

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at the card whose effect Summoned it."""
        spot = s.spot(card)
        return spot is not None and spot.by >= 0 and self.card.accepts(s, f, spot.by)

    def in_words(self, say: Speaker) -> str:
        return f"Summoned by the effect of a card that is {self.card.in_words(say)}"


@dataclass(frozen=True, slots=True)
class DeclaredAttack(Filter):
    """A monster that declared an attack this turn."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it attacked this turn."""
        spot = s.spot(card)
        return spot is not None and spot.attacks > 0

    def in_words(self, say: Speaker) -> str:
        return "that declared an attack this turn"


@dataclass(frozen=True, slots=True)
class FallenInBattle(Filter):
    """A monster destroyed by battle that has not left the field yet."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at what damage calculation decided."""
        spot = s.spot(card)
        return spot is not None and spot.gone

    def in_words(self, say: Speaker) -> str:
        return "destroyed by this battle"


@dataclass(frozen=True, slots=True)
class CanAttack(Filter):
    """A monster that could attack now."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at its position, its attacks and what forbids them."""
        spot = s.spot(card)
        return (
            spot is not None
            and spot.position == ATTACK
            and spot.attacks == 0
            and not derived.holds_for(s, "no attack", card)
        )

    def in_words(self, say: Speaker) -> str:
        return "that can attack"


@dataclass(frozen=True, slots=True)
class SetThisTurn(Filter):
    """A card that was Set this turn."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look when it was Set."""
        spot = s.spot(card)
        return spot is not None and spot.position == SET and spot.since == s.turn

    def in_words(self, say: Speaker) -> str:
        return "Set this turn"
