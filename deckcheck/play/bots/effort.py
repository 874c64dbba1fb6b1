"""Run a search as long as it may, on one process or several.

Several processes search on deals of their own, and what they found is added up. They are forks,
so nothing is sent to them. Where a system cannot fork, the search stays in one process.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from deckcheck.play.bots.levels import Effort
from deckcheck.play.bots.tree import Counts, Search

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def run(search: Search, asked: Effort) -> None:
    """Search for so many rounds or so long, on so many processes; one round at least."""
    end = monotonic() + asked.seconds
    search.round()
    if search.settled():
        return
    if asked.jobs == 1 or not hasattr(os, "fork"):
        _go_on(search, asked, end)
    else:
        _on_several(search, replace(asked, rounds=-(-asked.rounds // asked.jobs)), end)


def _go_on(search: Search, asked: Effort, end: float) -> None:
    done = 1
    while monotonic() < end if asked.seconds else done < asked.rounds:
        search.round()
        done += 1


def _on_several(search: Search, share: Effort, end: float) -> None:
    """Give each process its share, this one too; lines that only others found are left out."""
    import multiprocessing

    context = multiprocessing.get_context("fork")
    helpers = []
    for _ in range(share.jobs - 1):
        here, there = context.Pipe(duplex=False)
        seed = search.rng.getrandbits(32)
        helper = context.Process(target=_help, args=(search, share, end, seed, there), daemon=True)
        helper.start()
        there.close()
        helpers.append((helper, here))
    _go_on(search, share, end)
    for helper, here in helpers:
        search.add(_received(here))
        helper.join()


def _help(search: Search, share: Effort, end: float, seed: int, there: Connection) -> None:
    """Search in another process and send what its lines brought since the first round."""
    before = search.counts()
    search.rng = Random(seed)
    _go_on(search, share, end)
    found: Counts = {}
    for actions, (visits, total) in search.counts().items():
        first = before.get(actions, (0, 0.0))
        found[actions] = visits - first[0], total - first[1]
    there.send(found)
    there.close()


def _received(here: Connection) -> Counts:
    """Return what a process sent; one that died has found nothing."""
    try:
        found: Counts = here.recv()
    except EOFError:
        found = {}
    here.close()
    return found
