"""Read `lflist.conf` files: restriction lists, whitelists and point lists of the simulators.

Imported by every check with a list of the user's own, so it stays free of slow imports.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardpool.ingest.errors import IngestError
from cardpool.lists import LIMITS, POINTS, WHITELIST

_ENTRY = re.compile(r"(\d{1,10})\s+(-?\d{1,6})(?:\s+(?:--|#)?(.*)|--(.*))?$")
MOST_COPIES = 3  # of a card in a deck, whatever a list says
MAX_BYTES = 20_000_000


class LfList(NamedTuple):
    """One list: password -> copies allowed, or points where `genesys` is set."""

    name: str
    limits: dict[int, int]
    whitelist: bool = False
    genesys: bool = False
    source: str = ""

    @property
    def kind(self) -> str:
        """Return what the figures mean and what is said of cards that are not listed."""
        return POINTS if self.genesys else WHITELIST if self.whitelist else LIMITS


def _finish(name: str, limits: dict[int, int], flags: set[str], source: str) -> LfList:
    over = {password: count for password, count in limits.items() if count > MOST_COPIES}
    if over and "genesys" not in flags:  # where the figure is points
        password, count = next(iter(over.items()))
        why = f"expected at most {MOST_COPIES} copies of {password}, found {count}"
        raise IngestError(Path(source), f"list {name!r}", why)
    return LfList(name, limits, "whitelist" in flags, "genesys" in flags, source)


def parse(text: str, path: Path) -> Iterator[LfList]:
    """Yield the lists in the text of an lflist.conf; `path` is for messages only."""
    name, limits, flags = "", dict[int, int](), set[str]()
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(("#", "--")):
            continue
        if line.startswith("!"):
            if name:
                yield _finish(name, limits, flags, str(path))
            name, limits, flags = line[1:].strip(), {}, set()
            if not name:
                raise IngestError(path, f"line {number}", "expected the list's name after '!'")
        elif line.startswith("$"):
            word = line[1:].strip().lower()
            flags |= {flag for flag in ("whitelist", "genesys") if word.startswith(flag)}
        elif entry := _ENTRY.match(line):
            # Entries before the first list are ignored, as the simulators do; code 0 means none.
            if name and int(entry[1]):
                limits[int(entry[1])] = int(entry[2])
        elif line[0].isdigit():  # other stray words are skipped, as the simulators do
            raise IngestError(
                path, f"line {number}", f"expected '<password> <count> --name', found {line[:60]!r}"
            )
    if name:
        yield _finish(name, limits, flags, str(path))


def read(path: Path) -> list[LfList]:
    """Return the lists of a file; a file without any is an error."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise IngestError(path, "", f"larger than {MAX_BYTES // 1_000_000} MB")
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise IngestError(path, "", error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise IngestError(path, "", f"not UTF-8 text (byte {error.start})") from error
    found = list(parse(text, path))
    if not found:
        raise IngestError(path, "", "expected a line '!<name>' that starts a list, found none")
    return found


def read_one(path: Path, name: str = "") -> LfList:
    """Return the list called `name`, or the only or first one of a file."""
    found = read(path)
    if not name:
        return found[0]
    for each in found:
        if each.name.casefold() == name.casefold():
            return each
    known = ", ".join(repr(each.name) for each in found[:12])
    raise IngestError(path, "", f"no list {name!r}; the file has {known}")
