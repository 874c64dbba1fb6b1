"""Faults of single records in either source, each found by comparing the two."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

from cardpool.builder import pokemon_kinds as kinds
from cardpool.builder.pokemon_facts import Facts, plain_number

# (source, id) -> the fields to replace. An empty dict drops nothing; see `UNUSABLE` for that.
FIELDS: dict[tuple[str, str], dict[str, Any]] = {
    # Two attacks run together in one record.
    ("pokemon-tcg-data", "mcd12-8"): {"attacks": [("Hone Claws", "C", ""), ("Scratch", "F", "10")]},
}
# Celebrations Classic Collection: printed numbers repeat, so lists count the cards CC1 to CC25.
CLASSIC = "cel25c"
# Aquapolis prints two pictures under one number as 50a and 50b; pokemon-tcg-data has one record.
TWICE = {("ecard2", number): f"{number}a" for number in ("50", "74", "95", "103")}


def repaired(facts: Facts) -> Facts:
    """Return the facts with the known faults of their record mended."""
    return replace(facts, **FIELDS.get((facts.source, facts.id), {}))


def join_key(facts: Facts) -> str:
    """Return what the two sources have in common for one printing of a set."""
    if facts.set == CLASSIC:
        name = facts.name.get("en", "").replace("-", " ")
        return name.removesuffix(" δ")
    number = plain_number(facts.number)
    return TWICE.get((facts.set, number), number)


def share_marks(printings: list[Facts]) -> None:
    """Give printings that only tcgdex has the marks their equals carry (Tera, Ancient …)."""
    shared: dict[tuple[object, ...], set[str]] = defaultdict(set)
    for facts in printings:
        shared[_likeness(facts)] |= set(facts.subkinds).intersection(kinds.SHARED)
    types: dict[str, set[str]] = defaultdict(set)
    for facts in printings:
        if facts.kind != "Pokémon":
            types[facts.kind + facts.name["en"]] |= set(facts.subkinds)
    for facts in printings:
        more = shared[_likeness(facts)] if facts.kind == "Pokémon" else set()
        if facts.kind != "Pokémon" and not facts.subkinds and facts.source == "tcgdex":
            more = types[facts.kind + facts.name["en"]]
        facts.subkinds = kinds.in_order(set(facts.subkinds) | more)


def _likeness(facts: Facts) -> tuple[object, ...]:
    return facts.name["en"], facts.hp, tuple(attack[0] for attack in facts.attacks)
