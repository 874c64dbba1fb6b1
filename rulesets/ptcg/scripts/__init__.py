"""Scripts of cards: those kept by hand, and the stored ones compiled from text."""

from rulesets.ptcg.scripts.hand import HAND
from rulesets.ptcg.scripts.stored import is_scripted, script_of, scripts_of, unscripted

__all__ = ["HAND", "is_scripted", "script_of", "scripts_of", "unscripted"]
