"""The keys of card names, set codes and collector numbers.

*Search key*: loose; what a person types and what the index holds. *Identity key*: strict; two
printings with equal identity carry the same name. *Copy-count key*: what the copy rule counts.
A game may have rules of its own for them, in a module of its name beside this one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

from cardpool import games

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
_INITIALS = r"\b(?:\w\.){2,}"
# French and Italian elisions stand before a word of their own: "l'ombre", "dell'acqua".
_ELISION = r"\b(l|d|j|m|n|s|t|c|qu|un|dell|all|nell|sull|dall|degl|coll)'(?=\w\w)"
_STAR = r"(?<=\s)[★☆]|[★☆](?!\w)"
_NOT_WORD = re.compile(r"[^\w]+|_")
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
    """Return the loose key: no case, accents or punctuation, symbols spelled out.

    A person need not say the game, so the rules of all games hold for every name.
    """
    text = name
    if not name.isascii():  # before NFKD; inside "Live☆Twin" a star only separates
        text = re.sub(_STAR, " star ", name)
    text = unaccented(text).lower()
    for own in games.modules("names").values():
        text = own.spelled_out(text)
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
    for own in games.modules("names").values():
        text = own.shortened(text)
    return text


def is_latin(key: str) -> bool:
    """Tell whether a search key is written in Latin letters."""
    return key.isascii() or all(ord(c) < 0x250 for c in key)


@lru_cache(maxsize=16384)
def identity_key(name: str, game: str) -> str:
    """Return the strict key: case, accents, spacing and quotes fold, nothing else does."""
    text = " ".join(unaccented(name).split())
    own = games.modules("names").get(game)
    key: str = own.identity(text) if own else text.casefold()
    return key


@lru_cache(maxsize=16384)
def copy_key(name: str, game: str) -> str:
    """Return what the copy rule counts as one name."""
    key, own = identity_key(name, game), games.modules("names").get(game)
    counted: str = own.counted(key) if own else key
    return counted


def ending(name: str, game: str) -> str:
    """Return the end of a name that tells it from others of its search key, "" if it has none."""
    own = games.modules("names").get(game)
    found: str = own.ending(name) if own else ""
    return found


class Spelt(Protocol):
    """A way to write a title, and where it comes from: name, inferred or a kind of alias."""

    @property
    def name(self) -> str:
        """Return the spelling."""

    @property
    def source(self) -> str:
        """Return where it comes from."""

    @property
    def game(self) -> str:
        """Return the game of the title."""


S = TypeVar("S", bound=Spelt)


def closest(found: Sequence[S], name: str) -> list[S]:
    """Keep real names before nicknames, and exact spellings before loose ones."""
    if len(found) < 2:
        return [*found]
    real = [s for s in found if s.source in ("name", "inferred")] or found
    if exact := [s for s in real if identity_key(s.name, s.game) == identity_key(name, s.game)]:
        # In Japanese only the case of the letters tells ex from EX.
        same = [] if is_latin(name) else [s for s in exact if s.name == name]
        return same or exact
    # "Tortank ex" for "Tortank-ex", "Ho oh EX" for "Ho-Oh-EX": the last letters tell them apart.
    ends_so = [s for s in real if "" != ending(s.name, s.game) == ending(name, s.game)]
    return ends_so or [*real]


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
