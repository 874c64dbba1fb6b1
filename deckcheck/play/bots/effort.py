"""Run a search as long as it may, on one process or several.

Several processes search on deals of their own, and what they found is added up. They are forks,
so nothing is sent to them. Where a system cannot fork, the search stays in one process.
"""

from __future__ import annotations

import os
from random import Random
from time import thread_time
from typing import TYPE_CHECKING

from deckcheck.play.bots.levels import Effort
from deckcheck.play.bots.trials import Outcomes, Search

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_DEALS = 3  # on which lines are looked for at most
_FINDING = 0.4  # of the time at which that ends


def run(search: Search, asked: Effort) -> None:
    """Find lines and try them for so many rounds or so long, on so many processes.

    Time is that of the processor, so that a busy machine makes no bot weaker.
    """
    start = thread_time()
    for _ in range(_DEALS if asked.seconds else min(_DEALS, asked.rounds)):
        search.find()
        if search.settled():
            return
        if asked.seconds and thread_time() - start > _FINDING * asked.seconds:
            break
    # A little is left at least: no time at all would mean that rounds count.
    left = max(asked.seconds - (thread_time() - start), 1e-6) if asked.seconds else 0.0
    if asked.jobs == 1 or not hasattr(os, "fork"):
        _go_on(search, left, asked.rounds)
    else:
        _on_several(search, left, -(-asked.rounds // asked.jobs), asked.jobs)


def _go_on(search: Search, left: float, rounds: int) -> None:
    """Search on until one line is left, the time is up or, without a time, the rounds are over."""
    start, done = thread_time(), 0
    while not search.settled():
        spent = (thread_time() - start) / left if left else done / max(rounds, 1)
        if spent >= 1:
            break
        search.narrow(spent)
        search.round()
        done += 1


def _on_several(search: Search, left: float, rounds: int, jobs: int) -> None:
    """Give each process its share, this one too; lines that only others found are left out."""
    import multiprocessing

    context = multiprocessing.get_context("fork")
    helpers = []
    for _ in range(jobs - 1):
        here, there = context.Pipe(duplex=False)
        seed = search.rng.getrandbits(32)
        given = (search, left, rounds, seed, there)
        helper = context.Process(target=_help, args=given, daemon=True)
        helper.start()
        there.close()
        helpers.append((helper, here))
    _go_on(search, left, rounds)
    for helper, here in helpers:
        search.add(_received(here))
        helper.join()


def _help(search: Search, left: float, rounds: int, seed: int, there: Connection) -> None:
    """Search in another process and send what its lines brought."""
    search.rng = Random(seed)
    _go_on(search, left, rounds)
    there.send(search.outcomes())
    there.close()


def _received(here: Connection) -> Outcomes:
    """Return what a process sent; one that died has found nothing."""
    try:
        found: Outcomes = here.recv()
    except EOFError:
        found = {}
    here.close()
    return found
