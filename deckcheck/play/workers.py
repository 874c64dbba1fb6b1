"""Who plays the matches of a run: this process, several, or a cluster.

Parts come back in the order in which they were asked for, so nothing depends on who played them.
Where Ctrl-C ends a run, those come back that were over, also behind one that was not.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import NamedTuple, Protocol, TypeAlias

from deckcheck.play.one import Outcome, Plan, play_one
from deckcheck.play.transcript import MatchError

_AHEAD = 4  # parts that are asked for beyond those being played, for each process
_PATIENCE = 2.0  # seconds in which a process that is ended dismisses the programs that play
_TRIES = 3  # new pools for a run whose processes die: a match that kills its process ends it


class Span(NamedTuple):
    """A part of a run: a plan by its number, its first match and the one behind its last."""

    plan: int
    first: int
    last: int


Played: TypeAlias = tuple[Span, list[Outcome]]


class Awaited(Protocol):
    """Outcomes that are still being played."""

    def done(self) -> bool:
        """Tell whether they are there, or why not."""

    def exception(self) -> BaseException | None:
        """Return why they are not."""

    def result(self) -> list[Outcome]:
        """Return them when they are there."""


class Workers(Protocol):
    """Those who play."""

    part: int  # matches of a part: all of it is lost where Ctrl-C ends a run in the middle of it

    def play(self, plans: Sequence[Plan], spans: Iterator[Span]) -> Iterator[Played]:
        """Yield the outcomes of parts in their order; a part is fetched when its time comes."""


def play_span(plans: Sequence[Plan], span: Span) -> list[Outcome]:
    """Play the matches of one part."""
    return [play_one(plans[span.plan], index) for index in range(span.first, span.last)]


class Alone:
    """This process plays everything."""

    part = 1

    def play(self, plans: Sequence[Plan], spans: Iterator[Span]) -> Iterator[Played]:
        """Yield the outcomes of parts, each played when it is asked for."""
        for span in spans:
            yield span, play_span(plans, span)


class Processes:
    """Several processes of this machine. One that is killed loses nothing: others take over."""

    part = 1

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, plans: Sequence[Plan], spans: Iterator[Span]) -> Iterator[Played]:
        """Yield the outcomes of parts in their order."""
        asked: deque[Span] = deque()  # and not yet answered
        others = set(active_children())
        for _ in range(_TRIES):
            pool = ProcessPoolExecutor(self.jobs, initializer=_join, initargs=(plans,))
            try:
                ahead = self.jobs * (1 + _AHEAD)
                yield from in_order(partial(_submitted, pool), asked, spans, ahead)
                pool.shutdown()
                return
            except BrokenProcessPool:
                pool.shutdown(wait=False, cancel_futures=True)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                _end(set(active_children()) - others)
                raise
        raise MatchError("the processes that play were ended again and again", "Try --jobs 1.")


def _end(processes: Collection[BaseProcess]) -> None:
    """End processes in the middle of a match that nobody waits for."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_PATIENCE)
        if process.is_alive():
            process.kill()


def in_order(
    submit: Callable[[Span], Awaited],
    asked: deque[Span],
    spans: Iterator[Span],
    ahead: int,
) -> Iterator[Played]:
    """Yield outcomes in the order of the parts; `asked` holds those that are not yet answered."""
    waiting = deque(submit(span) for span in asked)
    while True:
        while len(asked) < ahead and (span := next(spans, None)) is not None:
            asked.append(span)
            waiting.append(submit(span))
        if not asked:
            return
        try:
            outcomes = waiting[0].result()
        except KeyboardInterrupt:
            for span, awaited in zip(asked, waiting, strict=True):
                if awaited.done() and awaited.exception() is None:
                    yield span, awaited.result()
            raise
        waiting.popleft()
        yield asked.popleft(), outcomes


_PLANS: list[Plan] = []  # in a process of a run: its plans


def _join(plans: Sequence[Plan]) -> None:
    """Take the plans once: the tables of their cards are made once a process, not once a span.

    The parent process alone answers Ctrl-C. It ends the others so that programs which play are
    dismissed: a match in the middle is left by an error.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    use_imports()
    _PLANS[:] = plans


def _leave(number: int, frame: object) -> None:
    _PLANS.clear()  # what waits for this process is not begun
    raise SystemExit(1)


def use_imports() -> None:
    """Let cards that were imported on this machine play by their programs."""
    from cardpool import programs
    from cardpool.store import overlay

    programs.use_imports(overlay.programs)


def _play(span: Span) -> list[Outcome]:
    return play_span(_PLANS, span)


def _submitted(pool: ProcessPoolExecutor, span: Span) -> Future[list[Outcome]]:
    return pool.submit(_play, span)


def workers(jobs: int, cluster: str = "") -> Workers:
    """Return those who play: on this machine, or on a cluster by the address of its scheduler."""
    if not cluster:
        return Processes(jobs) if jobs > 1 else Alone()
    try:
        from deckcheck.play.runs.cluster import Cluster
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("dask", "distributed"):
            raise
        raise MatchError(
            "--cluster needs the package distributed",
            "Install it with: pip install 'deckcheck[cluster]'",
        ) from None
    return Cluster(cluster)
