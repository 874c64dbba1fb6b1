"""Scripts of cards: those kept by hand, and the stored ones compiled from text."""

from rulesets.ptcg.scripts.hand import HAND
from rulesets.ptcg.scripts.stored import script_of, scripts_of, unscripted

__all__ = ["HAND", "script_of", "scripts_of", "unscripted"]
