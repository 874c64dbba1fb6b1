"""The table of real decks by one process and by two: the same, and in which share of the time.

    make bench-processes

Both play the same run in turn, a few times, so that what else the machine does falls to both; the
best time of each counts. Two processes on two cores that do nothing else may come close to half the
time; no time is held against a limit. Another table ends it with exit code 1.
"""

import argparse
import os
import sys
from pathlib import Path
from time import monotonic

from tests.bench.cluster import real_decks, simulate
from tests.conftest import ROOT


def timed(decks, games, jobs):
    """Play the run; return what was printed and how long it took by the clock."""
    start = monotonic()
    process = simulate(decks, games, "--jobs", str(jobs))
    table = process.communicate()[0]
    took = monotonic() - start
    print(f"--jobs {jobs}: {took:.1f} s by the clock, exit code {process.returncode}", flush=True)
    if process.returncode:
        raise SystemExit(f"--jobs {jobs} was not played to its end")
    return table, took


def alternated(decks, games, jobs, times):
    """Play by one process and by several in turn; return the tables and the times of each."""
    tables, took = set(), {1: [], jobs: []}
    for _ in range(times):
        for number in took:
            table, seconds = timed(decks, games, number)
            tables.add(table)
            took[number].append(seconds)
    return tables, took


def main():
    """Compare both; return 0 where every table is the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=4)
    parser.add_argument("--games", type=int, default=300, help="of each pair")
    parser.add_argument("--jobs", type=int, default=2, help="processes beside the one")
    parser.add_argument("--times", type=int, default=3, help="that each plays the run")
    given = parser.parse_args()
    if given.jobs < 2 or given.times < 1:
        parser.error("expected two processes or more, and to play once or more")
    shared = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
    decks = real_decks(shared, given.decks)
    print(f"{given.decks} decks, {given.games} matches of each pair, {os.cpu_count()} cores, "
          f"load {os.getloadavg()[0]:.1f}")  # fmt: skip
    tables, took = alternated(decks, given.games, given.jobs, given.times)
    best = {number: min(seconds) for number, seconds in took.items()}
    print(f"best: {best[1]:.1f} s by one process, {best[given.jobs]:.1f} s by {given.jobs}: "
          f"{best[1] / best[given.jobs]:.2f} x")  # fmt: skip
    print("the same table" if len(tables) == 1 else f"{len(tables)} TABLES")
    return 0 if len(tables) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
