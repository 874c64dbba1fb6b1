"""Slips of the pen in the sources: a letter or a word that no reader misunderstands."""

from __future__ import annotations

import re

# What is written, and what is meant. A slip that changes a number or leaves a text unclear is
# scripted by hand instead.
_SLIPS: tuple[tuple[str, str], ...] = (
    (r"\bcounters fro\b", "counters from"),
    (r"\bdamages times\b", "damage times"),
    (r"\bof you opponent's\b", "of your opponent's"),
    (r"\bTeam Mamga\b", "Team Magma"),
    (r"\bPokémon is play\b", "Pokémon in play"),
    (r"^As long (?=[A-Z])", "As long as "),
    (r"\bPokémon has already has\b", "Pokémon that already has"),
    (r"\bIf Mysterious is\b", "If Mysterious Fossil is"),
    (r"\battached to attack, the\b", "attached to attacks, the"),
    (r"\bBaby Pokémon\.\)", "Baby Pokémon)."),
    (r"\bFighting and /or\b", "Fighting and/or"),
    (r"\bEXP\. ALL\b", "EXP.ALL"),
    (r"\btimes then number\b", "times the number"),
    (r"\bhe of she\b", "he or she"),
    # One coin: the second sentence on it is what its tails do.
    (r"(?<=Pineco does 40 damage to itself and )(.*\)) Flip a coin\.", r"\1"),
    (r"\bUnown Dragon\b", "Unown [N]"),
)
_COMPILED = tuple((re.compile(written), meant) for written, meant in _SLIPS)


def corrected(text: str) -> str:
    """Return a text without the slips that are known."""
    for written, meant in _COMPILED:
        text = written.sub(meant, text)
    return text
