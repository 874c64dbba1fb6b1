"""The Special Conditions: what replaces what, who can have them, when they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.lasting import Mark
from rulesets.engine.modifiers import Modifier
from rulesets.ptcg.effects import modifiers
from rulesets.ptcg.eras import ASLEEP, CONFUSED, PARALYZED, POISONED

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

# Whichever of these was inflicted last is the only one that remains: BASE-099, EX-165, BW-173.
_ROTATED = (ASLEEP, CONFUSED, PARALYZED)

_OF_1999 = frozenset((ASLEEP, CONFUSED, PARALYZED, POISONED))


def inflict(s: Match, pos: int, condition: str, counters: int = 1) -> bool:
    """Give the Pokémon at a spot a condition, if it can have it; tell whether it has it now."""
    if not s.is_active(pos) or condition not in s.rules.conditions:
        return False
    if _is_safe(s, pos, condition):
        return False
    kept = s.conditions[pos]
    if condition in _ROTATED:
        kept = tuple(c for c in kept if c not in _ROTATED)
    elif condition in kept:
        kept = tuple(c for c in kept if c != condition)
    s.conditions[pos] = (*kept, condition)
    if condition == PARALYZED:
        s.paralyzed_at[pos] = s.turn
    elif condition == POISONED:
        s.poison[pos] = counters
    s.note("condition", s.stacks[pos][-1], condition)
    return True


def _is_safe(s: Match, pos: int, condition: str) -> bool:
    """Tell whether an effect keeps a condition off; all four of 1999 mean every one (RO-58)."""
    for x in modifiers.applying(s, "cannot be affected", pos):
        named = frozenset(x.modifier.value.split("|"))
        every = s.rules.old_conditions_mean_all and named >= _OF_1999
        if not x.modifier.value or condition in named or every:
            return True
    return False


def cure(s: Match, pos: int, conditions: tuple[str, ...] = ()) -> None:
    """Remove conditions from the Pokémon at a spot; with none named, all."""
    has = s.conditions[pos]
    s.conditions[pos] = tuple(c for c in has if c not in conditions) if conditions else ()
    if ASLEEP in has and ASLEEP not in s.conditions[pos] and s.marks[pos]:
        # More coins were asked for this sleep alone.
        s.marks[pos] = tuple(m for m in s.marks[pos] if _point(m) != "sleep coins")


def _point(mark: Mark) -> str:
    return mark.effect.point if isinstance(mark.effect, Modifier) else ""


def recovering(s: Match) -> list[int]:
    """Return the spots of Pokémon that an effect frees from their conditions."""
    if "recovers" not in s.table.points or not any(s.conditions):
        return []
    return [
        pos
        for pos, has in enumerate(s.conditions)
        if has and modifiers.has(s, "recovers", pos) is not None
    ]


def recover_from_paralysis(s: Match) -> None:
    """End the Paralysis that was there when the turn just ended began, of its player's Pokémon.

    BASE-093, EX-171, BW-168.
    """
    for pos in s.active_spots(s.seat):
        if PARALYZED in s.conditions[pos] and s.paralyzed_at[pos] < s.turn:
            cure(s, pos, (PARALYZED,))
