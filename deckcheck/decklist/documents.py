"""Files that are no lists but may show one: PDF, Word, pages, pictures. Say how to get the list."""

from __future__ import annotations

import re

_TEXT = "copy the list into a text file"
_BEGINNINGS = (
    (b"%PDF-", "a PDF", _TEXT),
    (b"PK\x03\x04", "a Word, Excel or zip file", "save the list as text or CSV"),
    (b"\xd0\xcf\x11\xe0", "a Word or Excel file", "save the list as text or CSV"),
    (b"{\\rtf", "a rich text file", "save the list as plain text"),
    (b"\x89PNG", "a picture", "write the list as text"),
    (b"\xff\xd8\xff", "a picture", "write the list as text"),
    (b"GIF8", "a picture", "write the list as text"),
)
_PAGE = re.compile(
    rb"\s*(?:<!--.*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype\s+html|html)\b", re.I | re.S
)
_LINK = re.compile(r"https?://", re.IGNORECASE)
_EXPORT = "use the export of that site, or copy the list into a text file"


def not_a_list(data: bytes) -> str:
    """Say what a file is that is no list, and how to get the list out of it; "" for others."""
    for beginning, what, way in _BEGINNINGS:
        if data.startswith(beginning):
            return f"this is {what}, not a decklist; {way}"
    if _PAGE.match(data[:4096]):
        return f"this is a web page, not a decklist; {_EXPORT}"
    return ""


def is_link(path: str) -> bool:
    """Tell whether a path is the address of a page."""
    return bool(_LINK.match(path))


HOW_TO_EXPORT = f"deckcheck opens no pages: {_EXPORT}."
