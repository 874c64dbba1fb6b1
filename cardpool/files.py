"""Files that are whole or not there at all, also after a crash or a loss of power."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from tempfile import mkstemp
from typing import IO

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


@contextmanager
def locked(path: Path, wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Let one process at a time change a file; `wait` is told once that another one is at it.

    The lock ends with the process that holds it, also if that is killed. What such a process left
    behind is swept before the next one begins.
    """
    with Path(f"{path}.lock").open("a+b") as file:
        if not _took(file, wait=False):
            wait()
            while not _took(file, wait=True):  # Windows gives up after ten seconds
                pass
        for left in drafts_of(path):
            left.unlink(missing_ok=True)
        yield


def _took(file: IO[bytes], wait: bool) -> bool:
    """Lock an open file until it is closed, and tell whether that was possible."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        raise
    return True


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
