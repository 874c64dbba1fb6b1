"""Scripts of cards, compiled from text and stored with the pool."""

from rulesets.ptcg.scripts.stored import is_scripted, script_of, scripts_of, unscripted

__all__ = ["is_scripted", "script_of", "scripts_of", "unscripted"]
