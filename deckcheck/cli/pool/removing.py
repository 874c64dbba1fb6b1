"""Take imports back: all of them, or one file or list."""

from __future__ import annotations

from pathlib import Path

import click

from cardpool.errors import shown
from deckcheck.cli.output import fail
from deckcheck.cli.pool.importing import changing


def remove_all() -> None:
    """Put all imports away."""
    from cardpool.store import overlay

    target = Path(overlay.path())
    try:
        if target.parent.is_dir():
            with changing(target):
                there = target.is_file()
                target.unlink(missing_ok=True)
                Path(f"{target}.sound").unlink(missing_ok=True)
        else:
            there = False
    except OSError as error:
        fail(f"cannot remove {str(target)!r}: {error.strerror or error}")
    click.echo(f"Removed {shown(str(target))}" if there else "There are no imports.")


def remove_one(name: str) -> None:
    """Take one import back, or one list of it."""
    from cardpool.errors import AGAIN, PoolError
    from cardpool.store import overlay

    target = Path(overlay.path())
    if not target.is_file():
        fail("there are no imports", "See 'deckcheck pool info'.")
    try:
        with changing(target):
            _rewrite(target, name)
    except PoolError as error:
        fail(f"your imports cannot be used: {error}", AGAIN)
    except OSError as error:
        fail(f"cannot write {str(target)!r}: {error.strerror or error}", "Nothing was changed.")
    click.echo(f"Removed {shown(name)}")


def _rewrite(target: Path, name: str) -> None:
    """Write the imports again without one of them."""
    from cardpool.importing.earlier import copy, join_reprints
    from cardpool.store import CardPool, bundle, overlay
    from cardpool.store.layer import Layer
    from cardpool.writing.database import Database

    base = Layer(bundle.locate())
    before = overlay.sound(str(target), base)
    rows = before.rows("SELECT source FROM brought UNION SELECT name FROM restrictionlist")
    known = [known for (known,) in rows]
    if name not in known:
        listed = ", ".join(map(repr, known[:12])) + ", …" * (len(known) > 12)
        fail(f"no import and no list {name!r}", f"There are {listed}")
    database = Database()
    copy(before, database, without=name)
    join_reprints(database, CardPool([base]))
    database.meta["hash"] = base.meta()["hash"]
    database.write(target)
    overlay.note(str(target))
