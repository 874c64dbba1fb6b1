"""Read JSON records one after another, so that a large file is never in memory as a whole."""

from __future__ import annotations

import codecs
import gzip
import json
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from cardpool.ingest.errors import IngestError

MOST_BYTES = 500_000_000  # of a file, unpacked; all cards in all languages are 31 million
LONGEST = 4_000_000  # characters of one record; the longest card has 20,000
_CHUNK = 1 << 18
_DECODE = json.JSONDecoder().raw_decode
_ARRAY = re.compile(r'\s*(?:\{\s*"(?:data|cards)"\s*:\s*)?\[')
_BETWEEN = re.compile(r"[\s,]*")


class _Limited:
    """The bytes of a file, unpacked; more than the limit is an error."""

    def __init__(self, file: Path, raw: BinaryIO | gzip.GzipFile) -> None:
        self._file, self._raw, self._left = file, raw, MOST_BYTES

    def lines(self) -> Iterator[bytes]:
        while line := self._raw.readline(LONGEST + 1):
            self._count(line)
            yield line

    def chunks(self) -> Iterator[bytes]:
        while chunk := self._raw.read(_CHUNK):
            self._count(chunk)
            yield chunk

    def _count(self, read: bytes) -> None:
        self._left -= len(read)
        if self._left < 0:
            raise IngestError(self._file, "", f"larger than {MOST_BYTES // 1_000_000} MB")


@contextmanager
def _opened(file: Path) -> Iterator[_Limited]:
    """Open a plain or gzipped file; what cannot be read is an error that names it."""
    try:
        with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as raw:
            yield _Limited(file, raw)
    except FileNotFoundError:
        raise IngestError(file, "", "no such file") from None
    except (OSError, EOFError, zlib.error) as problem:
        raise IngestError(file, "", f"cannot be read: {problem}") from problem
    except RecursionError:
        raise IngestError(file, "", "brackets within brackets, too many to be cards") from None


def objects(file: Path) -> Iterator[tuple[str, Any]]:
    """Yield (position, object) of a JSON array, a single JSON object or JSON lines."""
    with _opened(file) as found:
        if ".jsonl" in file.suffixes:
            yield from _lines(file, found)
        else:
            yield from _document(file, _Text(file, found))


def _lines(file: Path, found: _Limited) -> Iterator[tuple[str, Any]]:
    for number, raw in enumerate(found.lines(), 1):
        place = f"line {number}"
        if len(raw) > LONGEST:
            raise IngestError(file, place, f"longer than {LONGEST // 1_000_000} MB")
        try:
            line = raw.decode("utf-8-sig" if number == 1 else "utf-8")
            if line.strip():
                yield place, json.loads(line)
        except UnicodeDecodeError as problem:
            raise IngestError(file, place, "not UTF-8 text") from problem
        except ValueError as problem:
            why = getattr(problem, "msg", problem)
            raise IngestError(file, place, f"not JSON: {why}") from problem


class _Text:
    """The text of a file as far as it was read and is still needed."""

    def __init__(self, file: Path, found: _Limited) -> None:
        self.file, self.text, self.at, self.is_whole = file, "", 0, False
        self._chunks = found.chunks()
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")()
        self._lines, self._column = 1, 0  # of the text that was dropped

    def more(self) -> None:
        """Read on, and drop what is done with."""
        done = self.text[: self.at]
        self._lines += done.count("\n")
        self._column = len(done) - done.rfind("\n") - 1 + ("\n" not in done) * self._column
        chunk = next(self._chunks, b"")
        self.is_whole = not chunk
        try:
            self.text = self.text[self.at :] + self._decoder.decode(chunk, self.is_whole)
        except UnicodeDecodeError as problem:
            raise IngestError(self.file, "", "not UTF-8 text") from problem
        self.at = 0

    def skip(self, pattern: re.Pattern[str]) -> None:
        """Go past a pattern, however long it is."""
        while True:
            found = pattern.match(self.text, self.at)
            self.at = found.end() if found else self.at
            if self.at < len(self.text) or self.is_whole:
                return
            self.more()

    def value(self, longest: int) -> Any:
        """Return the JSON value that begins here."""
        while True:
            try:
                value, end = _DECODE(self.text, self.at)
            except ValueError as problem:
                if self.is_whole or len(self.text) - self.at > longest:
                    raise self._not_json(problem, longest) from problem
                self.more()
            else:
                self.at = end
                return value

    def _not_json(self, problem: ValueError, longest: int) -> IngestError:
        if not self.is_whole:
            return IngestError(self.file, "", f"a record longer than {longest // 1_000_000} MB")
        if not isinstance(problem, json.JSONDecodeError):  # a number of too many digits
            return IngestError(self.file, "", f"not JSON: {problem}")
        lines = self._lines + problem.lineno - 1
        column = problem.colno + (problem.lineno == 1) * self._column
        place = f"line {lines} column {column}"
        return IngestError(self.file, place, f"not JSON: {problem.msg}")


def _document(file: Path, found: _Text) -> Iterator[tuple[str, Any]]:
    found.more()
    found.skip(re.compile(r"\s*"))
    if begun := _ARRAY.match(found.text, found.at):
        found.at = begun.end()
        yield from _array(found)
        return
    document = found.value(LONGEST)
    if isinstance(document, dict):
        document = document.get("data", document.get("cards", [document]))
    if not isinstance(document, list):
        raise IngestError(file, "", "expected a list of records or one record")
    for index, item in enumerate(document, 1):
        yield f"record {index}", item


def _array(found: _Text) -> Iterator[tuple[str, Any]]:
    number = 0
    while True:
        found.skip(_BETWEEN)
        if found.text[found.at : found.at + 1] == "]":
            return
        number += 1
        yield f"record {number}", found.value(LONGEST)
