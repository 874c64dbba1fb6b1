"""Paying with Energy: attack costs, and costs discarded card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.ptcg.effects.modifiers import amount, units_of, units_on

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


def attack_cost(s: Match, pos: int, cost: str) -> str:
    """Return a cost after effects that change it: Colorless is added or taken off first."""
    change = amount(s, "attack cost", pos)
    if change > 0:
        return cost + "C" * change
    while change < 0 and "C" in cost:
        cost = cost.replace("C", "", 1)
        change += 1
    return cost


def can_pay(s: Match, pos: int, cost: str) -> bool:
    """Tell whether the Pokémon at a position has the Energy for an attack's cost."""
    if "attack cost" in s.table.points:
        cost = attack_cost(s, pos, cost)
    return covered(s, pos, cost)


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


def useful(s: Match, pos: int, cost: str, paid: tuple[int, ...]) -> tuple[int, ...]:
    """Return the attached Energy cards that may be discarded next towards a cost.

    Cards go one at a time until the cost is paid or exceeded, none after that (EX-082).
    """
    units: list[str] = [u for card in paid for u in units_of(s, card, pos)]
    open_cost = _unpaid(units, cost)
    if not open_cost:
        return ()
    found = []
    for card in s.energies[pos]:
        if card not in paid and len(_unpaid(units + list(units_of(s, card, pos)), cost)) < len(
            open_cost
        ):
            found.append(card)
    return tuple(found)


def further(s: Match, pos: int, cost: str, paid: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that may go too although a cost is paid: one Energy is named on each.

    So two cards of two Energy each may go for a cost of two (PL-150).
    """
    if len(paid) >= len(cost):
        return ()
    found = []
    for card in s.energies[pos]:
        if card not in paid:
            named = ["".join(units_of(s, c, pos)) for c in (*paid, card)]
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
