"""How well a seat stands, for look-ahead bots."""

from __future__ import annotations

from functools import lru_cache

from rulesets.ptcg.effects.energy import can_pay
from rulesets.ptcg.effects.modifiers import hps_of, units_on
from rulesets.ptcg.eras import ASLEEP, CONFUSED, PARALYZED
from rulesets.ptcg.match.faces import AttackFace, Face
from rulesets.ptcg.match.state import Match

_PRIZE = 100.0
_LAST = 250.0  # a threat to take the last Prize, or the last Pokémon
_LOST = 1000.0  # a side that will lose, though it has not yet
_SPOTS = 0.0, 0.0, 25.0, 40.0, 48.0  # for so many Pokémon: whoever has only one may soon have none
# Cards that a deck should still hold for each Prize to be taken, and in any case: as many draws.
_DRAWS, _LAST_DRAWS = 3, 2
_HURT = 35.0, 20.0  # a Prize of an Active or Benched Pokémon that is all but Knocked Out
_CONDITION = {ASLEEP: 12.0, CONFUSED: 10.0, PARALYZED: 14.0}
# What a Knock Out is worth before it happens: to whoever attacks first, and to the other.
_NEXT, _LATER = 0.3, 0.15
_ONE_SHORT = 0.5  # of a threat that lacks one Energy
_HAND = 7  # cards beyond these are worth less
_TRAINER, _POKEMON, _ENERGY = 1.5, 1.3, 1.2  # in hand


def standing(s: Match, seat: int) -> float:
    """Return the value of a state for a seat; a won match is worth 10,000."""
    if s.result:
        return 20_000.0 * (s.result[seat] - 0.5)
    hps = hps_of(s, (*s.spots(0), *s.spots(1)))
    return _side(s, seat, hps) - _side(s, 1 - seat, hps)


def _side(s: Match, seat: int, hps: dict[int, int]) -> float:
    value = _PRIZE * (s.prizes_laid[seat] - len(s.prizes[seat]))
    value += _hand(s, seat)
    spots = s.spots(seat)
    if not spots:
        return value - _LOST
    value += _SPOTS[min(len(spots), 4)]
    for pos in spots:
        value += _pokemon(s, pos, hps[pos])
    value += _threat(s, seat, hps)
    return value - _LOST * _exhausted(s, seat)


def _exhausted(s: Match, seat: int) -> float:
    """Return how surely a deck ends before the match does: 0 where it lasts, 1 where it is empty.

    Cards that are drawn early are missing at the end, when a side that cannot draw has lost.
    """
    needed = _LAST_DRAWS + _DRAWS * len(s.prizes[seat])
    missing = max(0.0, 1.0 - len(s.decks[seat]) / needed)
    return missing * missing * missing


def _hand(s: Match, seat: int) -> float:
    faces, value = s.table.faces, 0.0
    cards = s.hands[seat]
    for card in cards:
        face = faces[card]
        value += _TRAINER if face.is_trainer else _ENERGY if face.is_energy else _POKEMON
    many = len(cards)
    return value if many <= _HAND else value * (_HAND + 0.4 * (many - _HAND)) / many


def _pokemon(s: Match, pos: int, hp: int) -> float:
    active = s.is_active(pos)
    units = units_on(s, pos) if s.energies[pos] else ()
    conditions = s.conditions[pos] if active else ()
    # Look-ahead asks for the same Pokémon again and again.
    key = s.stacks[pos], hp, units, active, conditions
    value = s.table.worths.get(key)
    if value is None:
        value = _able(s.face_at(pos), units, active) + 0.1 * hp + 6.0 * (len(s.stacks[pos]) - 1)
        value -= sum([_CONDITION.get(condition, 8.0) for condition in conditions])
        s.table.worths[key] = value
    if s.damage[pos]:
        # Damage is a part of the Prizes that the Pokémon gives.
        hurt = min(1.0, s.damage[pos] / max(hp, 10))
        value -= _HURT[not active] * s.rules.prize_worth(s.face_at(pos).subkinds) * hurt
    return value


def _able(face: Face, units: tuple[str, ...], active: bool) -> float:
    """Return what the attacks of a Pokémon and its Energy for them are worth."""
    useful, strength = 0, 0.0
    for attack in face.attacks:
        damage, need = attack.damage or 10, len(attack.cost)
        met = covered(units, attack.cost)
        useful = max(useful, met)
        strength = max(strength, damage if met == need else 0.5 * damage * met / need)
    # Energy that no attack needs is worth little, but more than in hand.
    spare = 1.5 * max(0, len(units) - useful)
    return (0.5 if active else 0.25) * strength + 4.0 * useful + spare


@lru_cache(maxsize=4096)
def covered(units: tuple[str, ...], cost: str) -> int:
    """Return how many letters of a cost some Energy pays."""
    left, met = list(units), 0
    for letter in cost.replace("C", ""):
        unit = min((u for u in left if letter in u), key=len, default=None)
        if unit is not None:
            left.remove(unit)
            met += 1
    return met + min(len(left), cost.count("C"))


def _threat(s: Match, seat: int, hps: dict[int, int]) -> float:
    """Return what the Knock Outs are worth that a seat's Active Pokémon threaten."""
    most = 0.0
    for pos in s.active_spots(seat):
        if not s.conditions[pos] or not {ASLEEP, PARALYZED} & set(s.conditions[pos]):
            for aim in s.active_spots(1 - seat):
                most = max(most, _aimed(s, seat, pos, aim, hps[aim] - s.damage[aim]))
    return most * (_NEXT if s.seat == seat else _LATER)


def _aimed(s: Match, seat: int, pos: int, aim: int, left: int) -> float:
    """Return what a Pokémon with so many Hit Points left is worth as an aim."""
    face, target = s.face_at(pos), s.face_at(aim)
    able = max([_share(s, pos, a) for a in face.attacks if _hit(s, face, target, a) >= left],
               default=0.0)  # fmt: skip
    if not able:
        return 0.0
    worth = s.rules.prize_worth(target.subkinds)
    last = worth >= len(s.prizes[seat]) or len(s.spots(1 - seat)) == 1
    return able * (_LAST if last else _PRIZE * worth)


def _share(s: Match, pos: int, attack: AttackFace) -> float:
    """Return how ready an attack is: paid for, or one Energy short."""
    if not s.table.plain_costs:
        return 1.0 if can_pay(s, pos, attack.cost, attack.name) else 0.0
    missing = len(attack.cost) - covered(units_on(s, pos), attack.cost)
    return 1.0 if not missing else _ONE_SHORT if missing == 1 else 0.0


def _hit(s: Match, face: Face, target: Face, attack: AttackFace) -> int:
    """Return the printed damage of an attack after printed Weakness and Resistance."""
    damage = attack.damage
    if damage:
        for kind, printed in target.weaknesses:
            if kind in face.types:
                damage = s.rules.amounts.weakness(damage, printed)
                break
        for kind, printed in target.resistances:
            if kind in face.types:
                damage = s.rules.amounts.resistance(damage, printed)
                break
    return damage
