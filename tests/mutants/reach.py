"""Which tests go through which lines, and running those alone."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from types import FrameType

import pytest

Line = tuple[str, int]


class Reach:
    """The collected tests, the lines each went through, and how long it took.

    As a plug-in of pytest it runs every test once, writing down what it reaches, and then does
    `work` in place of ending. What a mutant breaks is asked only of tests that go there.
    """

    def __init__(self, watched: Iterable[str], work: Callable[["Reach"], None]) -> None:
        self.watched = frozenset(watched)
        self.work = work
        self.items: list[pytest.Item] = []
        self.through: dict[Line, set[int]] = {}
        self.took: list[float] = []
        self.failed: list[str] = []
        self._now: set[Line] = set()
        self._forked = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests once, each watched; then do the work."""
        self.items = session.items
        for number in range(len(self.items)):
            self._now, start = set(), time.process_time()
            sys.settrace(self._entered)
            self._run(number, number + 1)
            sys.settrace(None)
            self.took.append(time.process_time() - start)
            for line in self._now:
                self.through.setdefault(line, set()).add(number)
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what fails; a mutant needs no second test that notices it."""
        if report.failed:
            self.failed.append(report.nodeid)
            if self._forked:
                os._exit(1)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self) -> tuple[str, str, str]:
        """Show no dots."""
        return "", "", ""

    def _run(self, number: int, following: int) -> None:
        after = self.items[following] if following < len(self.items) else None
        item = self.items[number]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)

    def _entered(self, frame: FrameType, event: str, arg: object) -> object:
        return self._line if frame.f_code.co_filename in self.watched else None

    def _line(self, frame: FrameType, event: str, arg: object) -> object:
        if event == "line":
            self._now.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line

    def of(self, path: str, line: int, lines: range) -> list[int]:
        """Return the tests that run a function, quick ones first, before all those of the line."""
        there = self.through.get((path, line), set())
        inside = set().union(*(self.through.get((path, n), set()) for n in lines))
        return sorted(inside, key=lambda n: (n not in there, self.took[n]))

    def everything(self) -> list[int]:
        """Return all tests, quick ones first."""
        return sorted(range(len(self.items)), key=self.took.__getitem__)

    def outcome(self, change: Callable[[], None], numbers: list[int]) -> str:
        """Change something in a forked process and run tests there until one fails.

        Returns "noticed", "survived" where all pass, or "looped" where one takes far too long.
        """
        child = os.fork()
        if child == 0:
            self._in_child(change, numbers)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return {0: "survived", -signal.SIGPROF: "looped"}.get(code, "noticed")

    def _in_child(self, change: Callable[[], None], numbers: list[int]) -> None:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        try:
            self._forked = True
            change()
            after = [*numbers[1:], len(self.items)][: len(numbers)]  # perhaps no test goes there
            for number, following in zip(numbers, after, strict=True):
                signal.setitimer(signal.ITIMER_PROF, 5 + 5 * self.took[number])
                self._run(number, following)
            os._exit(0)
        finally:
            os._exit(3)
