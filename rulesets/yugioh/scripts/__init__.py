"""Scripts of cards, compiled from text and stored with the pool."""

from rulesets.yugioh.scripts.stored import (
    imported,
    is_plain,
    is_scripted,
    script_of,
    scripts_of,
    unscripted,
)

__all__ = ["imported", "is_plain", "is_scripted", "script_of", "scripts_of", "unscripted"]
