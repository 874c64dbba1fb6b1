"""The three keys of a card name, and the keys of set codes and collector numbers.

*Search key*: loose; what a person types and what the index holds. *Identity key*: strict; two
printings with equal identity carry the same name. *Copy-count key*: what the copy rule counts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

from cardpool.games import POKEMON

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
_ENERGY_NAMES = "|".join(ENERGY_LETTERS.values())

# Letters that Unicode does not decompose, and quotation marks that keyboards vary.
_LETTERS = str.maketrans(
    {
        "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ß": "ss", "æ": "ae",
        "Æ": "ae", "œ": "oe", "Œ": "oe", "ı": "i", "’": "'", "‘": "'", "´": "'", "`": "'",
        "ʼ": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-",
    }
)  # fmt: skip
_MARKS = dict.fromkeys(range(0x300, 0x370))  # combining accents, not the dakuten of kana

# Patterns are compiled when first used: most commands need few of them.
_BRACED = r"(?i)\{([grwlpfdmync])\}"
_INITIALS = r"\b(?:\w\.){2,}"
# French and Italian elisions stand before a word of their own: "l'ombre", "dell'acqua".
_ELISION = r"\b(l|d|j|m|n|s|t|c|qu|un|dell|all|nell|sull|dall|degl|coll)'(?=\w\w)"
_STAR = r"(?<=\s)[★☆]|[★☆](?!\w)"
_NOT_WORD = re.compile(r"[^\w]+|_")
_NIDORAN = r"\bnidoran (fe)?male\b"
_SYMBOLS = str.maketrans(
    {
        "δ": " delta ", "◇": " prism star ", "♢": " prism star ", "♀": " f ", "♂": " m ",
        "α": " alpha ", "β": " beta ", "γ": " gamma ", "ω": " omega ",
    }
)  # fmt: skip
# Hiragana to katakana, so that either spelling finds the name.
_KANA = {c: c + 0x60 for c in range(0x3041, 0x3097)}


def unaccented(text: str) -> str:
    """Return text without Latin accents, with plain quotes and hyphens, other scripts intact."""
    if text.isascii():
        return text.replace("`", "'")
    decomposed = unicodedata.normalize("NFKD", text.translate(_LETTERS)).translate(_MARKS)
    return unicodedata.normalize("NFC", decomposed)


@lru_cache(maxsize=16384)
def search_key(name: str) -> str:
    """Return the loose key: no case, accents or punctuation, symbols spelled out."""
    text = name
    if not name.isascii():  # before NFKD; inside "Live☆Twin" a star only separates
        text = re.sub(_STAR, " star ", name)
    text = unaccented(text).lower()
    if "{" in text:
        text = re.sub(_BRACED, lambda m: ENERGY_LETTERS[m[1].upper()], text)
    if "." in text:
        text = re.sub(_INITIALS, lambda m: m[0].replace(".", "") + " ", text)
    if "'" in text:
        text = re.sub(_ELISION, r"\1 ", text)
    text = text.replace("'", "").replace("&", " and ")
    if not text.isascii():
        text = text.translate(_SYMBOLS)
    text = " ".join(_NOT_WORD.sub(" ", text).split())
    if not text:
        return "".join(name.casefold().split())  # a name of signs only, such as "?"
    if not text.isascii():
        return text.translate(_KANA)
    if "delta species" in text:
        text = text.replace("delta species", "delta")
    if "nidoran" in text:
        text = re.sub(_NIDORAN, lambda m: "nidoran f" if m[1] else "nidoran m", text)
    return text


def is_latin(key: str) -> bool:
    """Tell whether a search key is written in Latin letters."""
    return key.isascii() or all(ord(c) < 0x250 for c in key)


_SPACED_SYMBOL = re.compile(r"\s*([δ★☆◇♢♀♂])")
_SUFFIX = r"[\s-]+(EX|GX)$"
_HANDY = r"\(([^)]*\d[^)]*)\)"  # "(HANDY909)" is a model, not a person
_BASIC_ENERGY = re.compile(rf"^(?:basic )?({_ENERGY_NAMES}) energy$")


@lru_cache(maxsize=16384)
def identity_key(name: str, game: str = POKEMON) -> str:
    """Return the strict key: case, accents, spacing and quotes fold, nothing else does."""
    text = " ".join(unaccented(name).split())
    if game != POKEMON:
        return text.casefold()
    suffix = re.search(_SUFFIX, text)  # "-EX" of 2012 and "ex" of 2003 and 2023 are different names
    stem = text[: suffix.start()] if suffix else text
    if "{" in stem:
        stem = re.sub(_BRACED, lambda m: ENERGY_LETTERS[m[1].upper()], stem)
    stem = stem.casefold()
    if not stem.isascii():
        stem = re.sub(_SPACED_SYMBOL, r"\1", stem).replace("☆", "★").replace("♢", "◇")
    if "(" in stem:
        stem = re.sub(_HANDY, r"\1", stem)
    if energy := re.match(_BASIC_ENERGY, stem):
        stem = f"{energy[1]} energy"
    return f"{stem}-{suffix[1]}" if suffix else stem


class Spelt(Protocol):
    """A way to write a title, and where it comes from: name, inferred or a kind of alias."""

    @property
    def name(self) -> str:
        """Return the spelling."""

    @property
    def source(self) -> str:
        """Return where it comes from."""


S = TypeVar("S", bound=Spelt)
_RULE_BOX = r"\b(EX|ex|GX)\W*$"


def rule_box(name: str) -> str:
    """Return the letters at the end of a name that tell ex from -EX, "" if there are none."""
    found = re.search(_RULE_BOX, name)
    return found[1] if found else ""


def closest(found: Sequence[S], name: str) -> list[S]:
    """Keep real names before nicknames, and exact spellings before loose ones."""
    if len(found) < 2:
        return [*found]
    real = [s for s in found if s.source in ("name", "inferred")] or found
    exact = identity_key(name)
    if found := [s for s in real if identity_key(s.name) == exact]:
        return found
    # "Tortank ex" for "Tortank-ex", "Ho oh EX" for "Ho-Oh-EX": the last letters tell them apart.
    last = rule_box(name)
    return [s for s in real if last and rule_box(s.name) == last] or [*real]


_LEVEL = r"\s+lv\.?\s*(?:x|\d+)$"
_PERSON = r"\s*\([^)]*\)"


@lru_cache(maxsize=16384)
def copy_key(name: str, game: str = POKEMON) -> str:
    """Return what the copy rule counts as one name.

    Pokémon: the level, LV.X, δ and bracketed persons or formes are not part of the name (EX-131
    and the rulebooks' "what counts as a name"); owners, GL, E4, ★, ◇ and -EX / ex / GX are.
    """
    key = identity_key(name, game)
    if game != POKEMON:
        return key
    key = key.replace("δ", "")
    if "(" in key:
        key = re.sub(_PERSON, "", key)
    if "lv" in key:
        key = re.sub(_LEVEL, "", key)
    return key.strip()


_NUMBER = r"^([A-Z]*)0*(\d+)([A-Z]*)$"


def number_key(number: str) -> str:
    """Return a collector number without its total, leading zeros, spaces and case."""
    if number.isdigit() and number.isascii():
        return number.lstrip("0") or "0"
    text = "".join(unicodedata.normalize("NFKC", number).upper().split()).lstrip("#")
    text = text.split("/", 1)[0].replace("-", "")
    match = re.match(_NUMBER, text)
    return f"{match[1]}{match[2]}{match[3]}" if match else text


def digits(number: str) -> str:
    """Return a number without letters: "SWSH020" in one convention is "20" in another."""
    return "".join(c for c in number if c.isdigit()).lstrip("0")


def tag_key(text: str) -> str:
    """Return a kind, type or property as filters compare it ("Quick-Play" = quickplay)."""
    return code_key(unaccented(text))


def code_key(code: str) -> str:
    """Return a set code without case, spaces and punctuation ("PR-SW" = "prsw")."""
    return "".join(c for c in code.casefold() if c.isalnum())
