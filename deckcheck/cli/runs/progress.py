"""How far a run is: matches, their rate and the time left, on a terminal alone."""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING, NoReturn

import click

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.progress import Task

    from deckcheck.play.simulate import Step

STOPPED = 130  # the exit code of what Ctrl-C ended


def play_out(steps: Iterator[Step]) -> bool:
    """Play to the end; False where Ctrl-C ends it."""
    try:
        if not sys.stderr.isatty():
            deque(steps, 0)
            return True
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Remaining

        class Rate(TextColumn):
            def __init__(self) -> None:
                super().__init__("")

            def render(self, task: Task) -> object:  # type: ignore[override]
                from rich.text import Text

                return Text(f"{task.speed:.1f}/s" if task.speed else "")

        columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), Rate(), Remaining())
        with Progress(*columns, console=Console(file=sys.__stderr__), transient=True) as progress:
            bar = progress.add_task("matches", total=None)
            for step in steps:
                progress.update(bar, completed=step.done, total=step.total)
    except KeyboardInterrupt:
        return False
    return True


def end(whole: bool, played: int, total: int, broken: Sequence[str]) -> None:
    """Say where a run was stopped, and end with the exit code that fits."""
    if not whole:
        stop(played, total)
    if broken:
        sys.exit(1)


def stop(played: int, total: int) -> NoReturn:
    """Say that a run was stopped and end."""
    click.echo(f"Stopped after {played} of {total} matches.", err=True)
    sys.exit(STOPPED)
