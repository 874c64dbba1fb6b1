"""What mails, chats, web pages and hand-made lists put around a card line, and how to take it off.

Only lines that cannot be read as they stand come here.
"""

from __future__ import annotations

import re

# Signs without a width that web pages and chats leave in a text: joiners, marks of direction.
INVISIBLE = dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF))

_QUOTED = re.compile(r"^(?:>\s?)+")  # how mails quote: "> 4 Iono"
_MARK = re.compile(r"^(?:[*•·\-–—+▪▫◦●○■□➤►▸→☐☑✓✔❏]|✅|\[[ xX]?\])\s*(?=\S)")
# "1. 4x Iono" and "1) Iono x4" are numbered; "4. Iono" may be a count, and stays unread.
_NUMBERED = re.compile(r"^\d{1,3}[.)]\s+(?=[(\[]?[x×]?\d|\S.*\s[(\[]?[x×]\s?\d{1,4}[)\]]?$)", re.I)
_BOLD = re.compile(r"\*\*|``+")
_QUOTES = "\"'`“”„«»‘’"
_COUNT = r"(\d{1,4})"
# Other ways to write a count, each with the usual one: "(4) Iono", "x4 Iono", "4: Iono".
_COUNTS = (
    (re.compile(rf"^[(\[]\s*[x×]?{_COUNT}\s*[x×]?\s*[)\]]\s*(?=\S)", re.I), r"\1 "),
    (re.compile(rf"^[x×ｘ]\s?{_COUNT}\s+(?=\S)", re.I), r"\1 "),
    (re.compile(rf"^{_COUNT}\s?[:*枚장ｘ]\s*(?=[^\W\d])"), r"\1 "),
    (re.compile(rf"\s*[(\[]\s*[x×]\s?{_COUNT}\s*[)\]]$", re.I), r" x\1"),
    (re.compile(rf"\s+{_COUNT}\s?[x×ｘ枚장]$", re.I), r" x\1"),
    (re.compile(rf"\s+[*ｘ]\s?{_COUNT}$"), r" x\1"),
)
_LINKED = re.compile(r"\[([^\[\]]+)\]\(<?https?://[^\s()]+>?\)")
_LINK = re.compile(r"\s*[<(]?https?://\S+")
_REMARK = re.compile(r"\s+(?://|#\s).*$")


def undressed(text: str) -> str:
    """Return a line without quotation, bullets, numbers and emphasis, its count as usual."""
    text = _QUOTED.sub("", text.translate(INVISIBLE))
    before = ""
    while before != text:
        before, text = text, _MARK.sub("", text, count=1)
    text = _BOLD.sub("", _NUMBERED.sub("", text)).strip()
    if len(text) > 2 and text[0] in _QUOTES and text[-1] in _QUOTES:
        text = text[1:-1].strip()
    for said, plain in _COUNTS:
        text = said.sub(plain, text, count=1)
    return " ".join(text.split())


def without_links(text: str) -> str:
    """Return a line with the words of its links, but not their addresses."""
    return _LINK.sub("", _LINKED.sub(r"\1", text)).strip()


def name_alone(rest: str) -> str:
    """Return the words behind a count without a remark, emphasis or a stray comma."""
    rest = _REMARK.sub("", _BOLD.sub("", rest.translate(INVISIBLE)))
    if rest[:1] in "*-–—:,;":
        rest = rest.lstrip("*-–—:,; ")
    if rest[-1:] in "*,;":
        rest = rest.rstrip("*,; ")
    return rest.strip()
