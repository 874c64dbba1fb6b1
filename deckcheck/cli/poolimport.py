"""Run an import with a progress bar and swap the new overlay in."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import click

from deckcheck.cli.output import echo_json, fail


def run(path: str, as_json: bool) -> None:
    """Import a file or folder into the user's overlay database."""
    from cardpool import bundle, overlay
    from cardpool.errors import PoolError
    from cardpool.importer import Importer
    from cardpool.ingest.errors import IngestError
    from cardpool.layer import Layer
    from cardpool.store import CardPool

    target = Path(overlay.path())
    hint = "Nothing was changed."
    try:
        base = CardPool([Layer(bundle.locate())])
        importer = Importer(base, Layer(target) if target.is_file() else None)
        with _bar() as tick:
            summary = importer.run(Path(path), tick)
        target.parent.mkdir(parents=True, exist_ok=True)
        importer.database.meta["hash"] = base.layers[-1].meta()["hash"]
        importer.database.write(target)
    except IngestError as error:
        fail(str(error), hint)
    except PoolError as error:
        fail(str(error), error.hint)
    except OSError as error:
        fail(f"cannot write {str(target)!r}: {error.strerror or error}", hint)
    if as_json:
        echo_json({"overlay": str(target), **summary._asdict()})
        return
    click.echo(
        f"Read {summary.read:,} records of {summary.format}: {summary.new:,} new cards, "
        f"{summary.renamed:,} with more names, {summary.texts:,} texts, {summary.lists:,} lists."
    )
    click.echo(f"They are in {target}")


def _bar() -> AbstractContextManager[Callable[[int], None]]:
    if not sys.stderr.isatty():
        return nullcontext(lambda done: None)
    return _Bar()


class _Bar(AbstractContextManager[Callable[[int], None]]):
    def __enter__(self) -> Callable[[int], None]:
        from rich.console import Console
        from rich.progress import Progress, SpinnerColumn, TextColumn

        text = TextColumn("{task.description} {task.completed:,.0f} records")
        self._bar = Progress(SpinnerColumn(), text, console=Console(stderr=True), transient=True)
        self._bar.start()
        task = self._bar.add_task("Importing", total=None)
        return lambda done: self._bar.update(task, completed=done)

    def __exit__(self, *error: object) -> None:
        self._bar.stop()
