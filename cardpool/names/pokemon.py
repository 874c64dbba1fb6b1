"""What is particular about the names of Pokémon cards."""

from __future__ import annotations

import re

ENERGY_LETTERS = {
    "G": "grass",
    "R": "fire",
    "W": "water",
    "L": "lightning",
    "P": "psychic",
    "F": "fighting",
    "D": "darkness",
    "M": "metal",
    "Y": "fairy",
    "N": "dragon",
    "C": "colorless",
}

# Patterns are compiled when first used: most commands need few of them.
_BRACED = r"(?i)\{([grwlpfdmync])\}"
_NIDORAN = r"\bnidoran (fe)?male\b"
_SPACED_SYMBOL = r"\s*([δ★☆◇♢♀♂])"
_SUFFIX = r"[\s-]+(EX|GX)$"
_HANDY = r"\(([^)]*\d[^)]*)\)"  # "(HANDY909)" is a model, not a person
_BASIC_ENERGY = rf"^(?:basic )?({'|'.join(ENERGY_LETTERS.values())}) energy$"
_RULE_BOX = r"\b(EX|ex|GX)\W*$"
_LEVEL = r"\s+lv\.?\s*(?:x|\d+)$"
_PERSON = r"\s*\([^)]*\)"


def spelled_out(text: str) -> str:
    """Return text with letters in braces as the types they mean: {R} is fire."""
    if "{" in text:
        return re.sub(_BRACED, lambda m: ENERGY_LETTERS[m[1].upper()], text)
    return text


def shortened(key: str) -> str:
    """Return a search key with words as signs stand for them: δ is delta, ♀ is f."""
    key = key.replace("delta species", "delta")
    if "nidoran" in key:
        key = re.sub(_NIDORAN, lambda m: "nidoran f" if m[1] else "nidoran m", key)
    return key


def identity(text: str) -> str:
    """Return the strict key of a name without accents."""
    suffix = re.search(_SUFFIX, text)  # "-EX" of 2012 and "ex" of 2003 and 2023 are different names
    stem = spelled_out(text[: suffix.start()] if suffix else text).casefold()
    if not stem.isascii():
        stem = re.sub(_SPACED_SYMBOL, r"\1", stem).replace("☆", "★").replace("♢", "◇")
    if "(" in stem:
        stem = re.sub(_HANDY, r"\1", stem)
    if energy := re.match(_BASIC_ENERGY, stem):
        stem = f"{energy[1]} energy"
    return f"{stem}-{suffix[1]}" if suffix else stem


def counted(identity: str) -> str:
    """Return what the copy rule counts as one name.

    The level, LV.X, δ and bracketed persons or formes are not part of the name (EX-131 and the
    rulebooks' "what counts as a name"); owners, GL, E4, ★, ◇ and -EX / ex / GX are.
    """
    key = identity.replace("δ", "")
    if "(" in key:
        key = re.sub(_PERSON, "", key)
    if "lv" in key:
        key = re.sub(_LEVEL, "", key)
    return key.strip()


def ending(name: str) -> str:
    """Return the letters at the end of a name that tell ex from -EX, "" if there are none."""
    found = re.search(_RULE_BOX, name)
    return found[1] if found else ""
