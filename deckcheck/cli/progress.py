"""Progress bars of long commands: on a terminal alone, and gone when the work is done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

Progress = Callable[[int, int], None]  # done, total; no total: not known


def bar(label: str) -> AbstractContextManager[Progress]:
    """Return a progress bar on a terminal, and nothing in a pipe."""
    if not sys.stderr.isatty():
        return nullcontext(lambda done, total: None)
    return _Bar(label)


class _Bar(AbstractContextManager[Progress]):
    def __init__(self, label: str) -> None:
        self.label = label

    def __enter__(self) -> Progress:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(),
                   MofNCompleteColumn())  # fmt: skip
        self._bar = Progress(*columns, console=Console(file=sys.__stderr__), transient=True)
        self._bar.start()
        task = self._bar.add_task(self.label, total=None)
        return lambda done, total: self._bar.update(task, completed=done, total=total or None)

    def __exit__(self, *error: object) -> None:
        self._bar.stop()
