"""Faults of single records in either source, each found by comparing the two."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

from cardpool.builder.pokemon import kinds
from cardpool.builder.pokemon.facts import LETTERS, Facts, plain_number
from cardpool.builder.pokemon.merge import POKEMONTCG, TCGDEX, signed

# (source, id) -> the fields to replace.
FIELDS: dict[tuple[str, str], dict[str, Any]] = {
    # Two attacks run together in one record.
    (POKEMONTCG, "mcd12-8"): {"attacks": [("Hone Claws", "C", ""), ("Scratch", "F", "10")]},
    # The number of another card.
    (POKEMONTCG, "zsv10pt5-80"): {"number": "80"},
    # Weakness swapped with Dark Gloom's neighbour; the holo print base5-13 and tcgdex agree.
    (POKEMONTCG, "base5-30"): {"weaknesses": [("Fire", "×2")]},
    # One half of the LEGEND lacks what the other half and both pictures together say.
    (POKEMONTCG, "hgss2-90"): {"weaknesses": [("Water", "×2"), ("Fighting", "×2")]},
    # Figures that the same card's other printings have.
    (POKEMONTCG, "bwp-BW45"): {"attacks": [("X Ball", "CC", "20×"), ("Psydrive", "PPC", "120")]},
    (POKEMONTCG, "bw11-54"): {"attacks": [("X Ball", "CC", "20×"), ("Psydrive", "PPC", "120")]},
    (POKEMONTCG, "smp-SM126"): {"retreat": 2},
    (POKEMONTCG, "smp-SM208"): {"attacks": [("Electricannon", "LLLC", "120+")]},
    (POKEMONTCG, "xyp-XY30"): {
        "attacks": [("Rapid Spin", "CC", "30"), ("Splash Bomb", "WWW", "120")]
    },
    (POKEMONTCG, "xyp-XY112"): {
        "attacks": [("Precognitive Dream", "M", ""), ("Iron Head", "CC", "30×")]
    },
    (POKEMONTCG, "xyp-XY152"): {"attacks": [("Rumble", "FC", "30"), ("Geostrike", "FFC", "120")]},
    (POKEMONTCG, "base6-76"): {"attacks": [("Lick", "P", "10"), ("Energy Conversion", "PP", "")]},
    # Attacks misspelt: the same card's other printings have these names.
    (POKEMONTCG, "pop6-15"): {"attacks": [("Peck", "", "10"), ("Water Splash", "WC", "20+")]},
    (POKEMONTCG, "col1-13"): {
        "attacks": [("Miasma Wind", "C", "50×"), ("Soothing Scent", "G", "30")]
    },
    (POKEMONTCG, "col1-70"): {"attacks": [("Whimsy Tackle", "C", "20")]},
    (POKEMONTCG, "base6-14"): {
        "attacks": [("Quick Attack", "CC", "10+"), ("Pin Missile", "LLC", "20×")]
    },
    (POKEMONTCG, "base6-78"): {"attacks": [("Nasty Goo", "C", "10"), ("Minimize", "G", "")]},
    # McDonald's prints cards of the main sets again; these records have slips of HP, name or cost.
    (TCGDEX, "2023sv-4"): {"attacks": [("Icicle", "W", "10"), ("Sharp Fin", "WCC", "60")]},
    (TCGDEX, "2023sv-10"): {
        "attacks": [("Skull Bash", "FFC", "120"), ("Sandstorm Spray", "FFFC", "")]
    },
    (TCGDEX, "2023sv-11"): {
        "attacks": [("Vise Grip", "FF", "50"), ("Adrenaline Hammer", "FFF", "130")]
    },
    (TCGDEX, "2023sv-15"): {
        "hp": 90,
        "attacks": [("Magical Shot", "PC", "30"), ("Psychic", "PPC", "60+")],
    },
    (TCGDEX, "2024sv-8"): {
        "attacks": [("Claw Slash", "CCC", "70"), ("Rampaging Fang", "FFFC", "190")]
    },
    (TCGDEX, "2024sv-11"): {
        "attacks": [("Vengeance Fletching", "DD", "70+"), ("Speed Wing", "DCCC", "120")]
    },
    (TCGDEX, "2024sv-12"): {"hp": 180, "attacks": [("Dragon Pulse", "WL", "180")]},
    # A Pokémon that evolves from nothing.
    (TCGDEX, "miscp-001"): {"subkinds": ["Basic"]},
}
# (id, language) -> the printed name, where a translation is that of another card.
NAMES = {
    # The French booklet of the set names both special Energy cards.
    ("ex4-86", "fr"): "Énergie Aqua",
}
_TYPES = tuple(word for word in LETTERS if word != "Metal")
# Celebrations Classic Collection: printed numbers repeat, so lists count the cards CC1 to CC25.
CLASSIC = "cel25c"
# Aquapolis prints two pictures under one number as 50a and 50b; pokemon-tcg-data has one record.
AQUAPOLIS = "ecard2"
TWICE = {(AQUAPOLIS, number): f"{number}a" for number in ("50", "74", "95", "103")}


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


def mistranslated(facts: Facts, name: str) -> bool:
    """Say whether a translation is of another card, or is an English name in disguise."""
    if facts.set == CLASSIC:
        return True  # tcgdex counts these cards in another order in each language
    basic = "Basic Energy" in facts.subkinds
    return name.endswith("*") or (basic and any(f" {word} " in f" {name} " for word in _TYPES))


def second_picture(facts: Facts, held: dict[str, Facts]) -> Facts | None:
    """Return the record of the first picture for a second one (50b), which has no record."""
    if facts.set != AQUAPOLIS or not facts.number.endswith("b"):
        return None
    first = held[f"{facts.number[:-1]}a"]
    return replace(first, id=facts.id, number=facts.number)


def fill_gaps(printings: list[Facts]) -> None:
    """Complete records that only tcgdex has from printings of the same card."""
    twins: dict[tuple[object, ...], list[Facts]] = defaultdict(list)
    for facts in printings:
        if facts.source == POKEMONTCG:
            twins[_likeness(facts)].append(facts)
    by_name = _by_name(printings)
    for facts in printings:
        if facts.source != POKEMONTCG:
            for twin in twins[_likeness(facts)]:
                _copy_from(twin, facts)
            _name_decides(facts, by_name[facts.kind, facts.name["en"]])


def _likeness(facts: Facts) -> tuple[object, ...]:
    return (
        facts.name["en"],
        facts.hp,
        tuple(attack[0] for attack in facts.attacks),
        tuple(ability[1] for ability in facts.abilities),
    )


def _by_name(printings: list[Facts]) -> dict[tuple[str, str], list[Facts]]:
    held: dict[tuple[str, str], list[Facts]] = defaultdict(list)
    for facts in printings:
        held[facts.kind, facts.name["en"]].append(facts)
    return held


def _copy_from(twin: Facts, facts: Facts) -> None:
    facts.weaknesses = facts.weaknesses or twin.weaknesses
    facts.resistances = facts.resistances or twin.resistances
    facts.retreat = facts.retreat or twin.retreat
    facts.dex = twin.dex
    priced = any(cost for _, cost, _ in facts.attacks)
    facts.attacks = [
        (name, cost if priced else theirs[1], signed(damage, theirs[2]))
        for (name, cost, damage), theirs in zip(facts.attacks, twin.attacks, strict=True)
    ]
    shared = set(twin.subkinds).intersection(kinds.SHARED)
    facts.subkinds = kinds.in_order(set(facts.subkinds) | shared)


def _name_decides(facts: Facts, namesakes: list[Facts]) -> None:
    """Stage, evolves-from and a Trainer's sub-kind hardly ever differ within one name."""
    stages = (*kinds.STAGES, "MEGA")
    wanted = stages if facts.kind == "Pokémon" else kinds.VOCABULARY
    if not set(facts.subkinds).intersection(wanted):
        stated = [set(f.subkinds).intersection(wanted) for f in namesakes]
        facts.subkinds = kinds.in_order(
            set(facts.subkinds).union(next((words for words in stated if words), set()))
        )
    if not facts.evolves_from:
        facts.evolves_from = next((f.evolves_from for f in namesakes if f.evolves_from), "")
