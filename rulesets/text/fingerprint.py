"""Digests of texts: equal for texts that differ only in typing, another for any other word."""

from __future__ import annotations

import json
import unicodedata
from hashlib import sha256

_SPELLINGS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-"})


def without_typing(text: str) -> str:
    """Drop differences of typing: accents, quotation marks, dashes, case and spaces."""
    letters = unicodedata.normalize("NFKD", text.translate(_SPELLINGS))
    kept = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(kept.casefold().split())


def digest(value: object) -> str:
    """Return twelve hexadecimal digits for JSON data."""
    return sha256(json.dumps(value, ensure_ascii=False).encode()).hexdigest()[:12]
