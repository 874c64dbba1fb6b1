"""Rebuild the facts under `cardpool/data/` from the sources: `python -m cardpool.build`."""

from __future__ import annotations

import filecmp
import importlib
import importlib.util
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

GAMES = ("pokemon", "yugioh", "board")
DATA = Path(__file__).parent / "data"

Progress = Callable[[str, int, int], None]


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
    "--only", type=click.Choice(GAMES), multiple=True, help="Build this game only - defaults to all"
)
@click.option("--check", is_flag=True, help="Write nothing, fail if a file would change")
def main(source: Path, only: tuple[str, ...], check: bool) -> None:
    """Rebuild the facts of every card from the sources

    Example:

        python -m cardpool.build --from ../shared/data --only pokemon
    """
    from cardpool.ingest.errors import IngestError

    games = [game for game in only or GAMES if _registered(game)]
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


def _registered(game: str) -> bool:
    return importlib.util.find_spec(f"cardpool.builder.{game}") is not None


def _build(game: str, source: Path, check: bool, progress: Progress) -> list[str]:
    """Write one game's files, or return those that would change."""
    write = importlib.import_module(f"cardpool.builder.{game}").write
    if not check:
        write(source, DATA / game, progress)
        return []
    with tempfile.TemporaryDirectory() as folder:
        write(source, Path(folder), progress)
        return [f"{game}/{name}" for name in differences(DATA / game, Path(folder))]


def differences(committed: Path, rebuilt: Path) -> list[str]:
    """Return the names of the files that differ between two folders or exist in one only."""
    found = {file.name for folder in (committed, rebuilt) for file in folder.glob("*.*")}
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
        yield lambda _title, _done, _total: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True)) as bar:
        tasks: dict[str, int] = {}

        def report(title: str, done: int, total: int) -> None:
            game = title.partition(":")[0]
            if game not in tasks:
                tasks[game] = int(bar.add_task(title, total=total))
            bar.update(bar.task_ids[tasks[game]], description=title, completed=done, total=total)

        yield report


if __name__ == "__main__":
    main()
