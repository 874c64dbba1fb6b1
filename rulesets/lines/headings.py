"""Section headings of decklists."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

MAIN, TOTAL = "main", "total"


class HeadingWords(NamedTuple):
    """The words of one kind of heading in all languages, "|" between them."""

    kind: str
    words: str
    section: str = MAIN  # of the deck that it opens
    game: str = ""  # whose lists alone have such headings
    begins: bool = False  # it comes first in a list: a second one begins another list


# Games add their own (`rulesets.family`). English, French, German, Spanish, Italian, Portuguese,
# Japanese, Korean.
_SHARED = (
    HeadingWords(
        MAIN,
        "main|main deck|maindeck|mainboard|deck principal|deck|hauptdeck|main deck cards"
        "|mazo principal|baraja principal|mazzo principale|mazzo|baralho principal"
        "|メインデッキ|메인 덱|메인덱",
    ),
    HeadingWords(
        TOTAL,
        "total|total cards|cards|total de cartes|cartes totales|nombre total de cartes"
        "|total des cartes|karten insgesamt|gesamtzahl karten|gesamt|insgesamt|karten gesamt"
        "|cartas totales|total de cartas|cartas en total|carte totali|totale carte|totale"
        "|cartas no total|total cartas",
        TOTAL,
    ),
)
_HEADING = re.compile(
    r"^[#*=\-\s]*(?P<word>[^\W\d_][^\d:()\[\]=]*?)\s*(?:[:\-–—=]|\(|\[|\s)*\s*"
    r"(?:[x×]\s?(?=\d))?(?P<count>\d{1,5})?(?:\s*(?:cards?|cartes?|karten|cartas?|枚|장))?[\s)\]:=*#-]*$",
    re.IGNORECASE,
)

MAX_HEADING = 60  # no longer line is a heading


class Heading(NamedTuple):
    """A heading: its kind, what it opens and the number it states (-1: none)."""

    kind: str
    section: str
    stated: int
    word: str
    game: str = ""
    begins: bool = False


def restated(row: str, number: int) -> str:
    """Return a heading that states another number."""
    match = _HEADING.match(row)
    if not match or not match["count"]:
        return row
    return f"{row[: match.start('count')]}{number}{row[match.end('count') :]}"


@lru_cache(maxsize=1024)  # lists have the same few headings
def fold(word: str) -> str:
    """Return a word without case and accents, inner space collapsed."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def table(every: Iterable[HeadingWords]) -> dict[str, HeadingWords]:
    """Return the kinds of headings by their folded words."""
    return {fold(word): each for each in every for word in each.words.split("|")}


@cache
def _known() -> dict[str, HeadingWords]:
    """Return the headings that all lists share, and those of the built-in games."""
    from rulesets import registry

    return table((*_SHARED, *(h for f in registry.built_in_families() for h in f.headings)))


def heading(text: str, own: Mapping[str, HeadingWords] | None = None) -> Heading | None:
    """Return the heading a line is, or None; `own` are the headings of another game."""
    if len(text) > MAX_HEADING or text[:1].isdecimal():  # most lines open with a count
        return None
    match = _HEADING.match(text)
    if not match:
        return None
    found = (_known() if own is None else own).get(fold(match["word"]))
    if found is None:
        return None
    stated = int(match["count"]) if match["count"] else -1
    return Heading(
        found.kind, found.section, stated, match["word"].strip(), found.game, found.begins
    )
