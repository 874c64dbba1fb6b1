"""Rebuild the facts under `cardpool/data/` from the sources: `python -m cardpool.build`."""

from __future__ import annotations

import filecmp
import importlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import click

from cardpool.games import modules

DATA = Path(__file__).parent / "data"
# What is built, and the module that writes it.
WRITERS: dict[str, str] = {
    part: name for own in modules("builder").values() for part, name in own.WRITERS.items()
}

Progress = Callable[..., None]  # game, step, and for most steps: done, total


class Unreadable(click.ClickException):
    """Sources that cannot be read."""

    exit_code = 2


@click.command()
@click.option(
    "--from",
    "source",
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the sources, with one folder per game",
)
@click.option(
    "--only",
    type=click.Choice([*WRITERS]),
    multiple=True,
    help="Build this game only - defaults to all",
)
@click.option("--check", is_flag=True, help="Write nothing, fail if a file would change")
def main(source: Path, only: tuple[str, ...], check: bool) -> None:
    """Rebuild the facts of every card from the sources

    Example:

        python -m cardpool.build --from ../shared/data --check
    """
    from cardpool.ingest.errors import IngestError

    games = only or WRITERS
    try:
        with _progress() as progress:
            differing = [file for game in games for file in _build(game, source, check, progress)]
    except (IngestError, OSError) as problem:
        raise Unreadable(str(problem)) from problem
    if differing:
        shown = "\n".join(f"  {file}" for file in differing[:20])
        raise click.ClickException(
            f"{len(differing)} files differ from a rebuild:\n{shown}\n\n"
            "Run the same command without --check to write them."
        )


def _build(game: str, source: Path, check: bool, progress: Progress) -> list[str]:
    """Write one game's files, or return those that would change."""
    writer = importlib.import_module(WRITERS[game])
    write, step = writer.write, partial(progress, game)
    # What is no fact about cards stands beside the rules that read it.
    folder_of_game, target = source / game.split("-")[0], getattr(writer, "TARGET", DATA / game)
    if not check:
        write(folder_of_game, target, step)
        step("written", 1, 1)
        return []
    with tempfile.TemporaryDirectory() as folder:
        rebuilt = Path(folder) / game
        write(folder_of_game, rebuilt, step)
        step("compared", 1, 1)
        return [f"{game}/{name}" for name in differences(target, rebuilt)]


def differences(committed: Path, rebuilt: Path) -> list[str]:
    """Return the names of the files that differ between two folders or exist in one only."""
    both = (*committed.glob("*.*"), *rebuilt.glob("*.*"))
    found = {file.name for file in both if file.suffix != ".py"}
    return sorted(
        name
        for name in found
        if not (committed / name).is_file()
        or not (rebuilt / name).is_file()
        or not filecmp.cmp(committed / name, rebuilt / name, shallow=False)
    )


@contextmanager
def _progress() -> Iterator[Progress]:
    """Yield a progress bar on a terminal and silence in a pipe."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

    with Bar(console=Console(stderr=True)) as bar:
        tasks: dict[str, TaskID] = {}

        def report(game: str, step: str, done: int = 0, total: int = 0) -> None:
            if game not in tasks:
                tasks[game] = bar.add_task(game, total=None)
            title = f"{game}: {step}"
            bar.update(tasks[game], description=title, completed=done, total=total or None)

        yield report


if __name__ == "__main__":
    main()
