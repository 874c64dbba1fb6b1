"""The line grammar that PTCGL exports and plain lists share.

`4 Name SET 12`, `4x Name`, `Name x4`, `* 4 Name base1-43`, `8 Fire Energy 2`, `… SVE 4 PH`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from rulesets.lines.headings import Heading, heading
from rulesets.lines.model import MAX_COPIES, Written

T = TypeVar("T")
# None: blank, a comment or a title; a str: why the line cannot be read.
Parsed: TypeAlias = Written | Heading | str | None

# One pattern for the commonest lines: "4 Name SET 12", "4 Name SET 12 PH" and "4 Name base1-43",
# with single spaces and no signs around them. The patterns below read these lines alike.
_LETTERS = r"[^\s/*#`\u00ad\u200b-\u200f\u2060\ufeff]++"
_PLAIN = re.compile(
    rf"\s*([1-9][0-9]{{0,3}}) (?![xX×] |[–—:,;-])({_LETTERS}(?: {_LETTERS})*?) "
    r"(?:([A-Z][A-Z0-9]{1,4}(?:-[A-Z]{1,4})?) ((?:[A-Z]{2,6})?[0-9]{1,4}[a-z]?)"
    r"(?: (PH|RH|HOLO|FOIL|REVERSE))?|([a-z][a-z0-9]*-[A-Z]*[0-9]+[a-z]?))\s*"
)
# The X of "2 X Speed" is part of the name, that of "2 x Iono" is not.
_COUNT_FIRST = re.compile(
    r"^[*•·\-–+\s]*(\d{1,30})\s*(?!x speed(?:\s+\S+\s+\d+)?$)[x×]?\s+(\S.*)$", re.IGNORECASE
)
_COUNT_LAST = re.compile(r"^[*•·\-–+\s]*(\S.*?)\s+(?:[x×]\s?(\d{1,30})|\((\d{1,30})\))$", re.I)
_TIGHT = re.compile(r"^[*•·\-–+\s]*(\d{1,4})[x×]([^\s,;].*)$", re.IGNORECASE)

# Finishes that clients append after the number; no rule asks for them.
_FINISH = re.compile(
    r"\s+\(?(PH|RH|HOLO|FOIL|REVERSE|\*F\*|(?:Reverse |Cosmos )?(?:Holo|Foil)|Reverse)\)?$"
)
_BRACKETED = re.compile(r"^(.+?)\s*[(\[]([A-Za-z0-9-]+)[\s#-]+([A-Za-z]{0,5}\d+[a-z]?)[)\]]$")
# An id has a digit; "e-Nigma" is a name, Iono's in Spanish.
_API_ID = re.compile(r"^(.+?)\s+[(\[]?(?=\S*\d)([a-z][a-z0-9]*-[A-Za-z]*\d*[a-z?!]*)[)\]]?$")
# A Japanese code is written with a space inside: "SV 11B 1", "M 2 63".
_SET_SPACED = re.compile(r"^(.+?)\s+((?:SV|S|SM|M|XY|BW|CP|MC)\s\d{1,2}[A-Za-z]?)\s+(\d+)$")
# Codes are capitals ("PR-SV"), ids of sets with a digit ("sv3pt5") or an Energy set.
_SET_NUMBER = re.compile(
    r"^(.+?)\s+([A-Z0-9]{1,8}(?:[-:][A-Za-z0-9]{1,6})?|[a-z]+\d[a-z0-9]*|(?<=Energy\s)[A-Z]*Energy)"
    r"\s+#?((?:[A-Z]{1,6}-?)?\d{1,4}[a-z]?|[A-Z]|[?!])(?:/[A-Z]*\d+)?$"
)
_BASIC_ENERGY = re.compile(
    r"^((?:Basic\s+)?(?:\{[A-Z]\}|Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy)"
    r"\s+Energy)\s+(\d{1,4})$",
    re.IGNORECASE,
)
# What may be a remark, emphasis or a stray comma behind a count.
_DRESSED = re.compile(r"[*#`/\u00ad\u200b-\u200f\u2060\ufeff]|^[–—:,;-]|[,;]$")
# The banners of exports, remarks, fences, and "60 cards", but not "3 Cards from the Sky".
_COMMENT = re.compile(
    r"^(?:\*{3}\s|\*{4}|//|;|#|--|```"
    r"|\d{1,3} (?:cards|cartes|karten|cartas)(?: (?:in )?total| insgesamt| au total| en total)?$)",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"^\d{1,3}[.)]\s+")  # of a numbered list, before a name with its count behind
# An export pasted right behind another: "4 Basic {R} Energy SVE 1Pokémon: 14".
JOINED = re.compile(r"^(.*\S)(?:Pokémon|Pokemon)\s*[:(]\s*\d+\)?$")
_HAS_CODE = re.compile(r"[A-Za-z]")

_MAX_DIGITS = 18
MAX_LINE = 300  # far more than the longest card name in any language
MEMO_SIZE = 50_000  # of lines up to MAX_LINE: some 20 MB of real lists


class Memo(dict[str, T]):
    """What lines say, remembered until there are too many."""

    def __init__(self, learn: Callable[[str], T]) -> None:
        self._learn = learn

    def __missing__(self, raw: str) -> T:
        found = self._learn(raw)
        if len(raw) <= MAX_LINE:
            if len(self) >= MEMO_SIZE:
                self.clear()
            self[raw] = found
        return found


def rows_of(text: str) -> list[str]:
    """Return the rows of a text as editors number them.

    A form feed and the like end a row only in texts without usual line ends.
    """
    return text.split("\n") if "\n" in text and "\r" not in text else text.splitlines()


def parse(raw: str) -> Parsed:
    """Return what a line says; equal lines give the same object."""
    return _memo[raw]


def parse_all(rows: list[str]) -> list[Parsed]:
    """Return what each line says."""
    return list(map(_memo.__getitem__, rows))


def _learn(raw: str) -> Parsed:
    return (_plain(raw) if len(raw) <= MAX_LINE else None) or by_ladder(raw)


def _plain(raw: str) -> Written | None:
    if found := _PLAIN.fullmatch(raw):
        count, name, code, number, finish, card_id = found.groups("")
        # Fields by place: most new lines pass here, and keywords take longer.
        return Written(raw, int(count), name, code, number, card_id, -1, finish)
    return None


def by_ladder(raw: str) -> Parsed:
    """Return what a line says, by trying one form of line after the other."""
    text = " ".join(raw.split())
    if not text:
        return None
    if len(text) > MAX_LINE:
        return f"expected at most {MAX_LINE} characters on a line, found {len(text)}"
    if "://" in text:
        from rulesets.lines.dress import undressed, without_links

        found = _rung(raw, undressed(without_links(text)))
        return found if isinstance(found, Written) else None
    if "**" in text and not _COMMENT.match(text):  # bold, in which headings stand, too
        text = " ".join(text.replace("**", " ").split())
    found = _rung(raw, text)
    return _undressed(raw, text, found) if isinstance(found, str) else found


def _undressed(raw: str, text: str, why: str) -> Parsed:
    """Return what a line says that cannot be read as it stands, or why it says nothing."""
    from rulesets.lines.dress import undressed  # ordinary lists never need it

    plain = undressed(text)
    said = _rung(raw, plain) if plain != text else why
    return why if isinstance(said, str) else said


def _rung(raw: str, text: str) -> Parsed:
    if not text:
        return None
    if found := heading(text):
        return found
    if _COMMENT.search(text):
        return None
    if JOINED.match(text):
        return f"expected the end of the line before the next list, found {clip(text)!r}"
    last = None if _TIGHT.match(text) else _COUNT_LAST.match(text)
    numbered = _NUMBER.match(text)
    if last and (last[2] or numbered or not text[0].isdigit()):
        return card(raw, last[2] or last[3], last[1][numbered.end() if numbered else 0 :])
    if first := _COUNT_FIRST.match(text) or _TIGHT.match(text):
        return card(raw, first[1], first[2])
    return f'expected "<count> <name> [set number]", found {clip(text)!r}'


def card(raw: str, count: str, rest: str) -> Written | str:
    """Return a card line from its count and the words after it, or why it is none."""
    copies = int(count)
    if not 0 < copies <= MAX_COPIES:
        shown = count if len(count) < 12 else count[:9] + "…"
        return f"expected a count from 1 to {MAX_COPIES}, found {shown}"
    if not any(c.isalnum() for c in rest):
        return f"expected a card name after the count, found {clip(rest)!r}"
    return _written(raw, copies, rest)


def _written(raw: str, copies: int, rest: str) -> Written:
    finish = ""
    if (shine := _FINISH.search(rest)) and any(c.isdigit() for c in rest[: shine.start()]):
        finish, rest = shine[1], rest[: shine.start()]
    if _DRESSED.search(rest):
        from rulesets.lines.dress import name_alone

        rest = name_alone(rest)
    if energy := _BASIC_ENERGY.match(rest):
        return Written(raw, copies, energy[1], "Energy", energy[2], finish=finish)
    if (api := _API_ID.match(rest)) and api[2].rpartition("-")[2]:
        return Written(raw, copies, api[1], card_id=api[2], finish=finish)
    found = _BRACKETED.match(rest) or _SET_SPACED.match(rest) or _SET_NUMBER.match(rest)
    if found and _HAS_CODE.search(found[2]):
        return Written(raw, copies, found[1], found[2], found[3], finish=finish)
    return Written(raw, copies, rest, finish=finish)


_memo = Memo(_learn)


def number_alone(text: str) -> Written | None:
    """Return the card of a line that is a number alone; equal lines give the same object."""
    return _numbers[text.strip()]


def _number(text: str) -> Written | None:
    if text.isdecimal() and len(text) <= _MAX_DIGITS:
        return Written(text, 1, "", "", "", "", int(text), "")  # by place, as above
    return None


_numbers = Memo(_number)


def clip(text: str, limit: int = 60) -> str:
    """Return a text short enough for a message."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
