"""One list in one file: read whole, written in one step, and never over another's change."""

from __future__ import annotations

from pathlib import Path

from cardpool.files import write_text
from deckcheck.builder.errors import BuildError
from deckcheck.decklist import formats
from deckcheck.decklist.read import encoding_of, read_bytes, read_text
from rulesets.lines.model import MAX_BYTES, Decklist
from rulesets.lines.pool import Pool
from rulesets.lines.resolution import Reading

_READ_AGAIN = "Read the file again, or write to another one."


class ListFile:
    """A file as it was last read or written."""

    def __init__(self, path: Path, data: bytes | None) -> None:
        self.path = path
        self.data = data  # None: there is no file yet
        self.encoding = encoding_of(data) if data else "utf-8"

    @classmethod
    def open(cls, path: str) -> ListFile:
        """Read a file, or say why it cannot be built on."""
        place = Path(path)
        try:
            data = place.read_bytes()
        except FileNotFoundError:
            hint = f"Begin a list with: deckcheck build new {path}"
            raise BuildError(f"{path}: there is no such file", hint) from None
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BuildError(f"{path}: cannot be opened: {why}") from None
        if len(data) > MAX_BYTES:
            raise BuildError(f"{path}: larger than {MAX_BYTES // 1024 // 1024} MB; a list is not")
        return cls(place, data)

    def source(self, format: str = "", game: str = "") -> Decklist:
        """Return the one list of the file as it was read."""
        lists = read_bytes(self.data or b"", str(self.path), format, game)
        return _only(lists, str(self.path))

    def changed_meanwhile(self) -> bool:
        """Tell whether somebody else has written the file since."""
        try:
            return self.path.read_bytes() != self.data
        except FileNotFoundError:
            return self.data is not None
        except OSError:
            return False  # writing says why

    def write(self, text: str, *, anyway: bool = False) -> None:
        """Write the file in its encoding; refuse where somebody else has changed it."""
        if not anyway and self.changed_meanwhile():
            raise ChangedMeanwhileError(self.path)
        place = self.path.resolve()  # a link stays a link
        try:
            data = text.encode(self.encoding)
        except UnicodeEncodeError:  # a name that Western letters cannot write
            self.encoding = "utf-8"
            data = text.encode()
        try:
            write_text(place, text, self.encoding)
        except OSError as error:
            why = error.strerror or str(error)
            raise BuildError(
                f"{self.path}: cannot be written: {why}", "The list is as it was."
            ) from None
        self.data = data


class ChangedMeanwhileError(BuildError):
    """Somebody else wrote the file after it was read."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: changed by another program meanwhile; not written", _READ_AGAIN)


def reread(source: Decklist, text: str, format: str = "", game: str = "") -> Decklist:
    """Return the list of a text that takes the place of another."""
    return _only(read_text(text, source.file or source.path, format, game), source.path)


def _only(lists: list[Decklist], path: str) -> Decklist:
    if len(lists) > 1:
        raise BuildError(
            f"{path}: holds {len(lists)} lists; a file that is built on holds one",
            "Put each list into a file of its own.",
        )
    return lists[0]


def empty(format: str, pool: Pool) -> str:
    """Return a list without cards in a format."""
    chosen = formats.find(formats.PLAIN if format in ("", formats.TEXT) else format)
    if chosen is None or chosen.write is None:
        known = ", ".join(formats.readable())
        raise BuildError(f"there is no format {format!r} that lists are written in", known)
    if chosen.states_counts:
        return ""  # headings come with the cards
    from rulesets.family import Family

    return chosen.write(Reading(()), Family(), pool).text


def format_by_ending(path: str) -> str:
    """Return the format that files with this ending have; text for all others."""
    ending = Path(path).suffix.lower().lstrip(".")
    for name in formats.readable():
        found = formats.find(name)
        if found is not None and found.write and found.ending == ending != "txt":
            return name
    return formats.TEXT
