"""Paying with Energy: attack costs, and costs discarded card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.engine.values import number
from rulesets.ptcg.effects.modifiers import applying, units_of, units_on

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def covers(units: Sequence[str], cost: str) -> bool:
    """Tell whether Energy pays a cost in letters: C takes any, a type only its own."""
    if len(units) < len(cost):
        return False
    coloured = cost.replace("C", "")
    return not coloured or _match(list(units), coloured)


def _match(units: list[str], letters: str) -> bool:
    """Find a unit for each letter, the single-typed ones first."""
    if not letters:
        return True
    letter, rest = letters[0], letters[1:]
    for unit in sorted({u for u in units if letter in u}, key=len):
        left = units.copy()
        left.remove(unit)
        if _match(left, rest):
            return True
        if len(unit) == 1:
            break  # a single-typed unit serves no other letter
    return False


ANY_TYPE = "any"  # of a cost lowered by Energy of whatever type


def attack_cost(s: Match, pos: int, cost: str, name: str = "") -> str:
    """Return a cost after effects that change it: more and less are summed, none beats both.

    An attack without a cost may cost something by that (PL-207).
    """
    found = applying(s, "attack cost", pos)
    named = applying(s, "cost of attack", pos)
    changes = [(number(x.modifier.amount, s, x.frame), x.modifier.value or "C") for x in found]
    changes += [
        (number(x.modifier.amount, s, x.frame), "C") for x in named if x.modifier.value == name
    ]
    # As a sum: what is added first is there to be taken off.
    for change, letters in sorted(changes, reverse=True):
        cost = _changed(cost, change, letters)
    for x in applying(s, "no attack cost", pos):
        cost = "".join(c for c in cost if x.modifier.value and c not in x.modifier.value)
    return cost


def set_costs(s: Match, pos: int, name: str) -> list[str]:
    """Return the costs that effects set for an attack: no other effect changes them (PL-149)."""
    said = [x.modifier.value.partition("|") for x in applying(s, "attack for", pos)]
    return [cost for named, _, cost in said if named == name]


def _changed(cost: str, change: int, letters: str) -> str:
    """Return a cost with letters added, or taken off as far as there are any."""
    if change > 0:
        return cost + letters * change
    for _ in range(-change):
        # Of any type: the dearest first, as whoever pays would choose.
        coloured = [c for c in cost if c != "C"] if letters == ANY_TYPE else []
        letter = coloured[0] if coloured else letters.replace(ANY_TYPE, "C")
        cost = cost.replace(letter, "", 1)
    return cost


def can_pay(s: Match, pos: int, cost: str, name: str = "") -> bool:
    """Tell whether the Pokémon at a position has the Energy for an attack's cost."""
    if s.table.plain_costs:
        return covered(s, pos, cost)
    costs = (attack_cost(s, pos, cost, name), *set_costs(s, pos, name))
    return any(covered(s, pos, one) for one in costs)


def covered(s: Match, pos: int, cost: str) -> bool:
    """Tell whether the Energy attached to the Pokémon at a position pays a cost in letters."""
    table = s.table
    if not table.plain_energy:
        return covers(units_on(s, pos), cost)
    key = (s.energies[pos], cost)
    known = table.affords.get(key)
    if known is None:
        known = table.affords[key] = covers(units_on(s, pos), cost)
    return known


def useful(s: Match, where: Sequence[int], cost: str, paid: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Energy cards attached at some spots that may be discarded next towards a cost.

    Cards go one at a time until the cost is paid or exceeded, none after that (EX-082).
    """
    at = {card: pos for pos in where for card in s.energies[pos]}
    units: list[str] = [u for card in paid for u in units_of(s, card, at[card])]
    open_cost = _unpaid(units, cost)
    if not open_cost:
        return ()
    return tuple(
        card
        for card, pos in at.items()
        if card not in paid
        and len(_unpaid(units + list(units_of(s, card, pos)), cost)) < len(open_cost)
    )


def further(s: Match, where: Sequence[int], cost: str, paid: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that may go too although a cost is paid: one Energy is named on each.

    So two cards of two Energy each may go for a cost of two (PL-150).
    """
    at = {card: pos for pos in where for card in s.energies[pos]}
    found = []
    for card in at:
        if card not in paid:
            named = ["".join(units_of(s, c, at[c])) for c in (*paid, card)]
            if len(_unpaid(named, cost)) == len(cost) - len(named):
                found.append(card)
    return tuple(found)


def _unpaid(units: Sequence[str], cost: str) -> str:
    """Return the letters of a cost that some Energy does not pay, coloured ones served first."""
    if cost.count("C") == len(cost):
        return cost[len(units) :]  # any Energy pays Colorless, as for every retreat
    left = list(units)
    open_cost = ""
    for letter in sorted(cost, key=lambda c: c == "C"):
        fits = [u for u in left if letter in ("C",) or letter in u]
        if fits:
            left.remove(min(fits, key=len))
        else:
            open_cost += letter
    return open_cost
