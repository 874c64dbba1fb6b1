"""The three rulebooks as parameters: each later era is its differences from the one before.

This is the only module that names an era; every other module reads an `EraRules`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class EraRules:
    """The numbers, flags and small functions in which the rulebooks differ."""

    name: str

    # Deck construction.
    deck_size: int = 60  # BASE-001, EX-001, BW-001
    copies: int = 4  # EX-002, BW-003; BASE is silent, read as EX (PF-001)
    basics: int = 1  # BW-005; BASE and EX are silent (PF-002)
    basic_energy: frozenset[str] = frozenset(
        ("Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting")
    )  # EX-004
    ace_specs: int = 1  # BW-007, BW-008


BASE = EraRules("base")
EX = replace(BASE, name="ex")
BW = replace(EX, name="bw", basic_energy=EX.basic_energy | {"Darkness", "Metal"})  # BW-009
# After the last rulebook on hand: Fairy joined with XY (PF-004).
MODERN = replace(BW, name="modern", basic_energy=BW.basic_energy | {"Fairy"})

# First day from which a card pool without a rulebook of its own is counted by an era (PF-003).
CONSTRUCTION_FROM: tuple[tuple[str, EraRules], ...] = (
    ("2014-02-05", MODERN),
    ("2007-05-01", BW),
    ("2003-07-01", EX),
    ("", BASE),
)


def counted_by(day: str) -> EraRules:
    """Return the era whose construction numbers a dated format uses on a day."""
    return next(era for start, era in CONSTRUCTION_FROM if day >= start)
