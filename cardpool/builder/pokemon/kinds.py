"""The closed vocabulary of sub-kinds and how a printing gets its own."""

from __future__ import annotations

STAGES = (
    "Basic",
    "Stage 1",
    "Stage 2",
    "Restored",
    "LEVEL-UP",
    "BREAK",
    "LEGEND",
    "VMAX",
    "VSTAR",
    "V-UNION",
)
VOCABULARY = (
    *STAGES,
    "Baby",
    "MEGA",
    "EX",
    "ex",
    "GX",
    "TAG TEAM",
    "V",
    "Prime",
    "SP",
    "Star",
    "Shining",
    "Radiant",
    "Prism Star",
    "Amazing",
    "Delta",
    "Dark",
    "Light",
    "Team Magma",
    "Team Aqua",
    "Team Plasma",
    "Ultra Beast",
    "Single Strike",
    "Rapid Strike",
    "Fusion Strike",
    "Ancient",
    "Future",
    "Tera",
    "Item",
    "Supporter",
    "Stadium",
    "Tool",
    "Technical Machine",
    "Rocket's Secret Machine",
    "Fossil",
    "ACE SPEC",
    "Basic Energy",
    "Special Energy",
)
# Marks that belong to the card, not to the printing: any printing that plays the same has them.
SHARED = (
    "Team Plasma",
    "Ultra Beast",
    "Single Strike",
    "Rapid Strike",
    "Fusion Strike",
    "Ancient",
    "Future",
    "Tera",
    "SP",
    "Prime",
)
# What each source writes, where it is not our word already. "" drops it.
WRITTEN = {
    "Basic Stage": ("Basic",),
    "Stage1": ("Stage 1",),
    "Stage2": ("Stage 2",),
    "RESTORED": ("Restored",),
    "Level-Up": ("LEVEL-UP",),
    "Legend": ("LEGEND",),
    "Eternamax": ("VMAX",),
    "Mega Evolution ex": ("MEGA", "ex"),
    "TAG TEAM-GX": ("TAG TEAM", "GX"),
    "Pokémon Tool": ("Tool",),
    "Pokémon Tool F": ("Tool",),
    "Trainer-Owned": (),
    "Goldenrod Game Corner": (),
}
_ENERGY = {
    "Basic": "Basic Energy",
    "Normal": "Basic Energy",
    "Special": "Special Energy",
    "Special Energy": "Special Energy",
}
_ENDINGS = {
    "-EX": "EX",
    " ex": "ex",
    " ex δ": "ex",
    "-GX": "GX",
    " V": "V",
    " VMAX": "VMAX",
    " VSTAR": "VSTAR",
    " V-UNION": "V-UNION",
    " BREAK": "BREAK",
    " LEGEND": "LEGEND",
    " LV.X": "LEVEL-UP",
    " ★": "Star",
    " ★ δ": "Star",
    " δ": "Delta",
    " ◇": "Prism Star",
}
_BEGINNINGS = {
    "Team Magma's ": "Team Magma",
    "Team Aqua's ": "Team Aqua",
    "Dark ": "Dark",
    "Light ": "Light",
    "Shining ": "Shining",
    "Radiant ": "Radiant",
}
_FOSSILS = ("Fossil", "Old Amber")
_NO_FOSSILS = (
    "Fossil Egg",
    "Fossil Excavation Kit",
    "Fossil Excavation Map",
    "Fossil Excavator",
    "Fossil Quarry",
    "Fossil Researcher",
    "Holon Fossil",
)


def in_order(subkinds: set[str]) -> list[str]:
    """Return sub-kinds in the order of the vocabulary; an unknown one is an error."""
    unknown = subkinds.difference(VOCABULARY)
    if unknown:
        raise ValueError(f"sub-kind outside the vocabulary: {', '.join(sorted(unknown))}")
    return [word for word in VOCABULARY if word in subkinds]


def from_words(kind: str, words: list[str]) -> set[str]:
    """Return the sub-kinds that a source's own words state."""
    if kind == "Energy":
        words = [_ENERGY.get(word, word) for word in words if word]
    stated = {known for word in words if word for known in WRITTEN.get(word, (word,))}
    if kind == "Pokémon" and "Baby" in stated:
        stated.add("Basic")  # a Baby Pokémon counts as a Basic Pokémon
    return stated


def from_name(kind: str, name: str, rarity: str) -> set[str]:
    """Return the sub-kinds that the printed name and rarity symbol show."""
    shown = {word for ending, word in _ENDINGS.items() if name.endswith(ending)}
    if kind != "Pokémon":
        shown &= {"Prism Star"}
    else:
        shown |= {word for start, word in _BEGINNINGS.items() if name.startswith(start)}
        if shown & {"EX", "ex"} and name.startswith(("M ", "Mega ", "Primal ")):
            shown.add("MEGA")
        if "GX" in shown and " & " in name:
            shown.add("TAG TEAM")
        if " δ" in name:
            shown.add("Delta")
        if "Amazing" in rarity:
            shown.add("Amazing")
    if "ACE SPEC" in rarity:
        shown.add("ACE SPEC")
    if kind == "Trainer" and any(f in name for f in _FOSSILS) and name not in _NO_FOSSILS:
        shown.add("Fossil")
    return shown


def settle_stage(kind: str, subkinds: set[str]) -> set[str]:
    """Keep one stage: what a card is put onto decides, so LV.X, LEGEND and MEGA are no Basics."""
    if kind != "Pokémon":
        return subkinds
    for stage in ("LEVEL-UP", "LEGEND", "BREAK", "Restored", "VMAX", "VSTAR", "V-UNION"):
        if stage in subkinds:
            return subkinds.difference(STAGES) | {stage}
    if {"MEGA", "EX"} <= subkinds:
        return subkinds.difference(STAGES)
    return subkinds
