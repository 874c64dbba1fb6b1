"""Life Points, and how a duel is won, lost and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import end
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.happenings import (
    BATTLE_DAMAGE,
    EFFECT_DAMAGE,
    LP_GAINED,
    LP_PAID,
    Happening,
)

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def win(s: Duel, seat: int, why: str) -> None:
    """End the duel with a winner (YGO-166, YGO-167, YGO-168)."""
    s.note("win", seat, why)
    end(s, (1.0, 0.0) if seat == 0 else (0.0, 1.0))


def draw_duel(s: Duel, why: str) -> None:
    """End the duel without a winner (YGO-169, YGO-268)."""
    s.note("draw", why)
    end(s, (0.5, 0.5))


def check_life(s: Duel) -> None:
    """End the duel the moment somebody has no Life Points left (YGO-939)."""
    if s.result or (s.lp[0] > 0 and s.lp[1] > 0):
        return
    if s.lp[0] <= 0 and s.lp[1] <= 0:
        draw_duel(s, "both players have no Life Points")
    else:
        win(s, 0 if s.lp[1] <= 0 else 1, "the opponent has no Life Points")


def battle_damage(
    s: Duel, damage: tuple[int, int], dealers: tuple[int, int], how: tuple[str, ...] = ()
) -> None:
    """Take battle damage from both players at the same moment; dealers are the monsters."""
    for seat in (0, 1):
        _lose(s, BATTLE_DAMAGE, seat, damage[seat], dealers[seat], 1 - seat, how)
    check_life(s)


def effect_damage(s: Duel, damage: tuple[int, int], by: int, by_seat: int) -> None:
    """Take effect damage from both players at the same moment (YGO-216)."""
    for seat in (0, 1):
        _lose(s, EFFECT_DAMAGE, seat, damage[seat], by, by_seat)
    check_life(s)


def _lose(
    s: Duel,
    what: str,
    seat: int,
    amount: int,
    by: int,
    by_seat: int,
    how: tuple[str, ...] = (),
) -> None:
    if amount <= 0:
        return
    s.lp[seat] = max(0, s.lp[seat] - amount)  # YGO-921
    s.derived = {}
    told = Happening(what, by, seat, how=how, by=by, by_seat=by_seat, tick=s.tick, amount=amount)
    s.happen(told)
    s.note("damage", seat, amount, what)


def pay_life(s: Duel, seat: int, amount: int, by: int) -> None:
    """Pay Life Points as a cost; the caller has asked `can_pay`."""
    if amount > 0:
        s.lp[seat] -= amount
        s.derived = {}
        s.happen(Happening(LP_PAID, by, seat, by=by, by_seat=seat, tick=s.tick, amount=amount))
        s.note("pay", seat, amount)
        check_life(s)


def can_pay(s: Duel, seat: int, amount: int) -> bool:
    """Tell whether a player has the Life Points for a cost (YGO-921)."""
    return s.lp[seat] >= amount


def gain_life(s: Duel, seat: int, amount: int, by: int, by_seat: int) -> None:
    """Gain Life Points."""
    if amount > 0:
        s.lp[seat] += amount
        s.derived = {}
        s.happen(Happening(LP_GAINED, by, seat, by=by, by_seat=by_seat, tick=s.tick, amount=amount))
        s.note("gain", seat, amount)


def draw_or_lose(s: Duel, counts: tuple[int, int], by: int = -1, how: tuple[str, ...] = ()) -> None:
    """Draw for one or both players at the same moment (YGO-167).

    Who cannot loses; where both cannot, the duel is a draw (YGO-939).
    """
    short = [seat for seat in (0, 1) if len(s.decks[seat]) < counts[seat]]
    for seat in (s.seat, 1 - s.seat):
        zones.draw(s, seat, counts[seat], how, by)
    if len(short) == 2:
        draw_duel(s, "both players must draw and cannot")
    elif short:
        win(s, 1 - short[0], "the opponent must draw and cannot")
