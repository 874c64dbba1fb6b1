"""What every command shares: JSON, error messages, and files written in one step."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from pathlib import Path


def echo_json(data: Any) -> None:
    """Print data as JSON, names in their own script."""
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def fail(message: str, hint: str = "") -> NoReturn:
    """End with exit code 2: what happened, a blank line, what to try."""
    click.echo(f"Error: {message}", err=True)
    if hint:
        click.echo(f"\n{hint}", err=True)
    sys.exit(2)


def write_atomically(path: Path, text: str, encoding: str = "utf-8") -> None:
    """Replace a file by a text in one step, keeping its mode; a failure leaves nothing behind."""
    import os
    from contextlib import suppress
    from pathlib import Path
    from tempfile import mkstemp

    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(handle, "w", encoding=encoding, newline="") as file:
            file.write(text)
        mode = path.stat().st_mode & 0o7777 if path.exists() else 0o666 & ~_umask()
        Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _umask() -> int:
    import os

    mask = os.umask(0o022)
    os.umask(mask)
    return mask
