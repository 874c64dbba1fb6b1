"""How well a seat stands, for look-ahead bots."""

from __future__ import annotations

from rulesets.ptcg.effects.energy import can_pay
from rulesets.ptcg.effects.modifiers import hp_of
from rulesets.ptcg.eras import ASLEEP, CONFUSED, PARALYZED
from rulesets.ptcg.match.state import Match

_PRIZE = 100.0
_AT_RISK = 25.0  # a Prize beyond the first, of a Pokémon that is all but Knocked Out
_CONDITION = {ASLEEP: 12.0, CONFUSED: 10.0, PARALYZED: 14.0}


def standing(s: Match, seat: int) -> float:
    """Return the value of a state for a seat; a won match is worth 10,000."""
    if s.result:
        return 20_000.0 * (s.result[seat] - 0.5)
    return _side(s, seat) - _side(s, 1 - seat)


def _side(s: Match, seat: int) -> float:
    value = _PRIZE * (s.prizes_laid - len(s.prizes[seat]))
    value += 1.5 * min(len(s.hands[seat]), 8)
    spots = s.spots(seat)
    if not spots:
        return value - 1000.0
    value += 10.0 * min(len(spots), 4)
    for pos in spots:
        value += _pokemon(s, pos)
    if len(s.decks[seat]) < 4:
        value -= 15.0 * (4 - len(s.decks[seat]))
    return value


def _pokemon(s: Match, pos: int) -> float:
    face = s.face_at(pos)
    hp = hp_of(s, pos)
    left = max(0, hp - s.damage[pos])
    value = 0.2 * left + 6.0 * (len(s.stacks[pos]) - 1)
    # What gives several Prizes is the dearer to lose the more it is hurt.
    value -= (
        _AT_RISK * (s.rules.prize_worth(face.subkinds) - 1) * min(1.0, s.damage[pos] / max(hp, 10))
    )
    best = useful = 0
    for attack in face.attacks:
        need = len(attack.cost)
        useful = max(useful, need)
        if can_pay(s, pos, attack.cost):
            best = max(best, attack.damage or 10)
    active = s.is_active(pos)
    value += (0.5 if active else 0.25) * best
    # Energy beyond the dearest attack is worth little.
    count = len(s.energies[pos])
    value += 4.0 * min(count, useful) + 0.5 * max(0, count - useful)
    if active:
        for condition in s.conditions[pos]:
            value -= _CONDITION.get(condition, 8.0)
    return value
