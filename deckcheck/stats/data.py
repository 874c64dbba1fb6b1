"""Figures as JSON data: chances as decimals, and exact as fractions where they are asked for."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from deckcheck.stats.figures import ByTurn, Figures


def as_data(found: Figures) -> dict[str, Any]:
    """Return the figures of one deck."""
    again = found.redeals
    return {
        "path": found.path,
        "ruleset": found.ruleset,
        "on": found.on,
        "cards": found.cards,
        "opening": found.opening._asdict(),
        "starters": found.starters,
        "kept": _chance(found.kept),
        "redeals": {name: float(value) for name, value in again._asdict().items()} if again else {},
        "turns": found.turns,
        "extra": found.extra,
        "groups": [
            {
                "name": group.name,
                "copies": group.copies,
                "mean": float(group.mean),
                "number": {str(n): float(chance) for n, chance in group.number.items()},
                "seen": _by_turn(group.seen),
                "each_turn": _by_turn(group.each_turn) if group.each_turn else None,
            }
            for group in found.groups
        ],
        "each": [
            {
                "name": card.name,
                "copies": card.copies,
                "seen": _by_turn(card.seen),
                "aside": float(card.aside),
                "all_aside": float(card.all_aside),
            }
            for card in found.each
        ],
        "wishes": [
            {
                "wish": wish.text,
                "notes": list(wish.notes),
                "exact": {
                    "first": list(map(str, wish.held.first)),
                    "second": list(map(str, wish.held.second)),
                },
                **_by_turn(wish.held),
            }
            for wish in found.wishes
        ],
        "charts": [
            {
                "title": chart.title,
                "series": list(chart.series),
                "rows": [[label, list(values)] for label, values in chart.rows],
            }
            for chart in found.charts
        ],
        "remarks": found.remarks,
        "missing": None
        if found.missing is None
        else [{"name": name, "copies": copies} for name, copies in found.missing],
    }


def _chance(value: Fraction) -> dict[str, Any]:
    return {"chance": float(value), "exact": str(value)}


def _by_turn(seen: ByTurn) -> dict[str, list[float]]:
    return {"first": list(map(float, seen.first)), "second": list(map(float, seen.second))}
