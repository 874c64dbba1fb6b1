"""Write what the commands of the walk-through pages print into these pages: `make docs`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tempfile
from pathlib import Path

from click.testing import CliRunner

from deckcheck.cli.app import cli

HERE = Path(__file__).parent
PAGES = sorted(HERE.glob("building*.md"))
SHOWN = re.compile(r"^\$ (.+)\n((?:(?!\$ |```).*\n)*)", re.MULTILINE)


def printed(command: str) -> str:
    """Return what one command of a page prints."""
    program, *given = shlex.split(command)
    if program == "cat":
        return Path(given[0]).read_text("utf-8")
    return CliRunner().invoke(cli, given).output


def filled(page: str) -> str:
    """Return a page with what its commands print, one after the other, in a folder of their own."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(HERE / "examples", Path(folder) / "docs" / "examples")
        os.environ["DECKCHECK_HOME"] = str(Path(folder) / "home")
        os.chdir(folder)
        try:
            return SHOWN.sub(lambda found: f"$ {found[1]}\n{printed(found[1])}", page)
        finally:
            os.chdir(here)


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(filled(path.read_text("utf-8")), "utf-8")
