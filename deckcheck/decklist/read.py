"""Read decklists from bytes or files: limits, encoding, format, then the reader."""

from __future__ import annotations

import os
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

from deckcheck.decklist import formats
from deckcheck.decklist.detect import detect
from deckcheck.decklist.documents import not_a_list
from rulesets.lines.model import MAX_BYTES, MAX_LINES, Decklist, DecklistError, Problem

_BINARY = getattr(os, "O_BINARY", 0)  # else Windows changes the ends of lines
_PIECE = 64 * 1024  # most lists come in one
_OTHERS = b"%P\xd0{\x89\xffG<\n\r\t "  # first bytes of files that may be no lists at all
_SHOWN = 24  # characters of a link that findings show
_NULS = 8  # more of them, and the file is no text but a picture, a program or an archive


def read_file(path: str, format: str = "", game: str = "") -> list[Decklist]:
    """Read the lists of one file; a file that cannot be opened is a DecklistError."""
    if formats.is_written_out(path):
        return _of_link(path, format, game)
    try:
        data = _content(path)
    except OSError as error:
        raise DecklistError(f"{path}: cannot be opened: {error.strerror}") from error
    return read_bytes(data, path, format, game)


def read_or_report(path: str, format: str = "", game: str = "") -> list[Decklist]:
    """Read the lists of one file of a batch; one that cannot be opened is a list that says so."""
    if formats.is_written_out(path):
        return _of_link(path, format, game)
    try:
        data = _content(path)
    except OSError as error:
        unopened = Problem("DECK014", 0, f"the file cannot be opened: {error.strerror}")
        return [Decklist(path, "unknown", problems=(unopened,))]
    if data.startswith(b"%PDF-"):
        return _of_pdf(data, path, format, game)
    return read_bytes(data, path, format, game)


def _of_pdf(data: bytes, path: str, format: str, game: str) -> list[Decklist]:
    """Read the text of a PDF; it is only read, so that nothing writes a list over it."""
    from deckcheck.decklist import pdf

    if not pdf.is_installed():
        why = f"{not_a_list(data)}, {pdf.INSTALL}"
        return [Decklist(path, "unknown", problems=(Problem("DECK001", 0, why),))]
    text = pdf.text_of(data) if len(data) <= MAX_BYTES else ""
    if not text:
        return read_bytes(data, path, format, game)
    lists = read_text(text, path, format, game)
    for found in lists:
        found.format = pdf.FORMAT
    return lists


def _of_link(link: str, format: str, game: str) -> list[Decklist]:
    """Read a list that was given in place of a file; findings name it by how it begins."""
    begins = link if len(link) <= _SHOWN else f"{link[:_SHOWN]}…"
    return read_bytes(link.encode(errors="replace"), begins, format, game)


def _content(path: str) -> bytes:
    """Return the bytes of a file, but hardly more than the limit; a file object costs twice."""
    file = os.open(path, os.O_RDONLY | _BINARY)
    try:
        pieces, size = [], 0
        while size <= MAX_BYTES and (piece := os.read(file, _PIECE)):
            pieces.append(piece)
            size += len(piece)
    finally:
        os.close(file)
    return b"".join(pieces)


def read_bytes(data: bytes, path: str, format: str = "", game: str = "") -> list[Decklist]:
    """Read the lists of a file's content; never raises for what it contains."""
    if len(data) > MAX_BYTES:
        return [_refused(path, f"larger than {MAX_BYTES // 1024 // 1024} MB; a list is not")]
    if data[:1] in _OTHERS and (why := not_a_list(data)):
        return [Decklist(path, "unknown", problems=(Problem("DECK001", 0, why),))]
    try:
        text = data.removeprefix(BOM_UTF8).decode()
    except UnicodeDecodeError:
        text = data.decode(_not_utf8(data), "replace")
    if "Ã" in text or "Â" in text or "â€" in text:  # what UTF-8 looks like in Western letters
        text = _decoded_twice(text)
    if "\0" in text and text.count("\0") > _NULS:
        binary = Problem("DECK001", 0, "not a text; expected a decklist as text, CSV or JSON")
        return [Decklist(path, "unknown", problems=(binary,))]
    if len(text) >= MAX_LINES <= text.count("\n") and not text.lstrip().startswith(("{", "[")):
        return [_refused(path, f"longer than {MAX_LINES:,} lines; a list is not")]
    return read_text(text, path, format, game)


def read_text(text: str, path: str, format: str = "", game: str = "") -> list[Decklist]:
    """Read the lists of a text; `game` is that of the ruleset the user named, if any."""
    chosen = formats.find(format or detect(text, path, game))
    if chosen is None:
        raise DecklistError(f"{path}: there is no format {format!r}")
    lists = formats.read(chosen, text, path, game)
    for found in lists:
        if not found.runs and not found.problems:
            found.problems = (Problem("DECK009", 0, _nothing_in(text, chosen.expected)),)
        elif len(text) > MAX_LINES < sum(len(run.cards) for run in found.runs):
            found.runs = ()
            found.problems = (_too_long(),)
    return lists


def _nothing_in(text: str, expected: str) -> str:
    return f"no card line found; expected {expected}" if text.strip() else "the list is empty"


def _not_utf8(data: bytes) -> str:
    """Return the encoding of bytes that are not UTF-8: UTF-16 by its mark, else Western."""
    return "utf-16" if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE) else "cp1252"


def encoding_of(data: bytes) -> str:
    """Return the encoding in which a file's text is written back; UTF-8 where none gives it."""
    if data.startswith(BOM_UTF8):
        return "utf-8-sig"
    try:
        data.decode()
    except UnicodeDecodeError:
        found = _not_utf8(data)
        return found if data.decode(found, "replace").encode(found, "replace") == data else "utf-8"
    return "utf-8"


def _decoded_twice(text: str) -> str:
    """Return a text that was saved as UTF-8 after UTF-8 had been read as Western: "PokÃ©mon"."""
    for western in ("cp1252", "latin-1"):
        try:
            return text.encode(western).decode()
        except UnicodeError:
            continue
    return text


def _refused(path: str, why: str) -> Decklist:
    return Decklist(path, "unknown", problems=(Problem("DECK008", 0, f"the input is {why}"),))


def _too_long() -> Problem:
    return Problem("DECK008", 0, f"the input is longer than {MAX_LINES:,} lines; a list is not")
