"""A Dask cluster plays: the same results as one process, also when workers come and go."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any
from uuid import uuid4

from distributed import Client, Future, KilledWorker
from distributed.diagnostics.plugin import WorkerPlugin

from deckcheck import __version__
from deckcheck.play.one import Outcome, Plan
from deckcheck.play.transcript import MatchError
from deckcheck.play.workers import Played, Span, in_order, play_span, use_imports

_CONNECT = "20s"
_AHEAD = 4  # parts that are asked for beyond those being played, for each thread
_LEAST = 8  # parts ahead while few workers have joined


class Cluster:
    """The workers of a scheduler. One that is lost loses nothing: others play its parts."""

    part = 4  # a task takes the scheduler about as long as a quick match

    def __init__(self, address: str) -> None:
        self.address = address

    def play(self, plans: Sequence[Plan], spans: Iterator[Span]) -> Iterator[Played]:
        """Yield the outcomes of parts in their order."""
        try:
            client = Client(self.address, timeout=_CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise MatchError(
                f"--cluster {self.address}: no scheduler answers ({type(error).__name__})",
                "Start one with 'dask scheduler', and workers with 'dask worker ADDRESS'.",
            ) from None
        run = uuid4().hex
        asked: list[Future] = []
        try:
            client.register_plugin(Plans(plans, run), name=run)
            threads = sum(client.nthreads().values())
            ahead = max(_LEAST, threads * (1 + _AHEAD))
            yield from in_order(partial(_submit, client, run, asked), deque(), spans, ahead)
        except KilledWorker as error:
            raise MatchError(f"--cluster {self.address}: workers died playing: {error}") from None
        finally:
            client.cancel(asked, force=True)
            client.unregister_worker_plugin(run)
            client.close()


class Plans(WorkerPlugin):  # type: ignore[misc]
    """What a worker must know of a run, also one that joins later: its plans, sent once."""

    def __init__(self, plans: Sequence[Plan], run: str) -> None:
        self.plans, self.run = list(plans), run

    def setup(self, worker: Any) -> None:
        """Take the plans."""
        use_imports()
        _RUNS[self.run] = self.plans

    def teardown(self, worker: Any) -> None:
        """Forget them."""
        _RUNS.pop(self.run, None)


_RUNS: dict[str, list[Plan]] = {}  # in a worker: the plans of each run


def _submit(client: Any, run: str, asked: list[Any], span: Span) -> Any:
    key = f"deckcheck-{run}-{span.plan}-{span.first}"
    future = client.submit(_play, run, __version__, tuple(span), key=key, pure=False)
    asked[:] = [each for each in asked if not each.done()]
    asked.append(future)
    return future


def _play(run: str, version: str, span: tuple[int, int, int]) -> list[Outcome]:
    """Play a part on a worker, which must have the same rules."""
    if version != __version__:
        raise MatchError(f"a worker has deckcheck {__version__}; this is deckcheck {version}")
    return play_span(_RUNS[run], Span(*span))
