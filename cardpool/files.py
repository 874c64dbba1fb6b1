"""Files that are whole or not there at all, also after a crash or a loss of power."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from tempfile import mkstemp

_ENDING = ".tmp"
_SHOWN = 40  # characters of a file's name in that of its draft, which may not be too long


def drafts_of(path: Path) -> Iterator[Path]:
    """Yield the drafts beside a file, those included that a killed process left behind."""
    return path.parent.glob(f".{escape(path.name[:_SHOWN])}.*{_ENDING}")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a draft beside a file; it takes the file's place and mode when it is complete.

    The draft's name cannot be guessed, so that nobody else can put a link there. What fails leaves
    the file as it was and is an OSError.
    """
    if "\0" in str(path) or not path.name or path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is not the name of a file", str(path))
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name[:_SHOWN]}.", suffix=_ENDING)
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        draft.chmod(path.stat().st_mode & 0o7777 if path.exists() else 0o666 & ~_umask())
        _settle(draft, os.O_RDWR)
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    with suppress(OSError):  # some systems cannot open a folder
        _settle(path.parent, os.O_RDONLY)


def write_text(path: Path, text: str, encoding: str = "utf-8") -> None:
    """Replace a file by a text in one step, line ends as they stand."""
    with replacing(path) as draft:
        draft.write_bytes(text.encode(encoding))


def _settle(path: Path, flags: int) -> None:
    """Wait until a file or folder is on the disk."""
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
