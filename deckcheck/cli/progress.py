"""Progress bars of long commands: on a terminal alone, and gone when the work is done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import monotonic

Progress = Callable[[int, int], None]  # done, total; no total: not known
_PATIENCE = 1.0  # seconds of work before a bar is worth showing


def bar(label: str) -> AbstractContextManager[Progress]:
    """Return a progress bar on a terminal, and nothing in a pipe."""
    if not sys.stderr.isatty():
        return nullcontext(lambda done, total: None)
    return _Bar(label)


class _Bar(AbstractContextManager[Progress]):
    """A bar that shows itself only once the work has taken a second."""

    def __init__(self, label: str) -> None:
        self.label = label
        self._tell: Progress | None = None
        self._stop: Callable[[], None] = lambda: None

    def __enter__(self) -> Progress:
        self._begun = monotonic()
        return self._report

    def _report(self, done: int, total: int) -> None:
        if self._tell is None and monotonic() - self._begun > _PATIENCE:
            self._show()
        if self._tell is not None:
            self._tell(done, total)

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(),
                   MofNCompleteColumn())  # fmt: skip
        shown = Progress(*columns, console=Console(file=sys.__stderr__), transient=True)
        shown.start()
        task = shown.add_task(self.label, total=None)
        self._tell = lambda done, total: shown.update(task, completed=done, total=total or None)
        self._stop = shown.stop

    def __exit__(self, *error: object) -> None:
        self._stop()
