"""Scripts of cards, compiled from text and stored with the pool."""

from rulesets.yugioh.scripts.stored import is_plain, is_scripted, script_of, scripts_of, unscripted

__all__ = ["is_plain", "is_scripted", "script_of", "scripts_of", "unscripted"]
