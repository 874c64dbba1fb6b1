"""The table of real decks on a Dask cluster, one of its workers killed in the middle.

    make bench-cluster

It must be the table of one process byte for byte. Processor time is that of the command and all
that it needed; what else runs on the machine changes the time by the clock alone.
"""

import argparse
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from deckcheck.play.match import load_decks, not_carried_out
from deckcheck.play.transcript import MatchError
from rulesets import registry
from tests.conftest import ROOT

DAY = "2026-06-15"
DASK = [str(Path(sys.executable).with_name("dask"))]
PORT = 8797


def real_decks(shared, count):
    """Return the files of legal Standard decks of that time which play with every card."""
    ruleset, found = registry.load("ptcg-standard"), []
    folder = shared / "decks/pokemon/codes4tcg-decks"
    for path in (p for month in ("06", "05", "04") for p in sorted(folder.glob(f"2026-{month}/*"))):
        try:
            decks = load_decks([str(path)], ruleset, DAY)
        except MatchError:
            continue
        if not not_carried_out(ruleset, decks, DAY):
            found.append(str(path))
        if len(found) == count:
            return found
    raise SystemExit(f"only {len(found)} such decks in {folder}")


def simulate(decks, games, *more):
    """Start the command; return its process."""
    command = [sys.executable, "-P", "-m", "deckcheck", "simulate", "-r", "standard", "--on", DAY]
    command += [*decks, "--games", str(games), "--seed", "7", "--json", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


@contextmanager
def cluster(workers):
    """Start a scheduler and workers of one thread, without nannies; yield address and workers."""
    address, run = f"tcp://127.0.0.1:{PORT}", []
    with TemporaryDirectory() as folder:
        quiet = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        scheduler = [*DASK, "scheduler", "--host", "127.0.0.1", "--port", str(PORT)]
        worker = [*DASK, "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        try:
            run.append(subprocess.Popen([*scheduler, "--no-dashboard"], **quiet))
            run += [subprocess.Popen(worker, **quiet) for _ in range(workers)]
            yield address, run[1:]
        finally:
            for process in reversed(run):
                process.terminate()
                process.wait()


def timed(start, what, process):
    """Wait for the command; return what it printed, and say how long it took."""
    printed = process.communicate()[0]
    print(f"{what}: {monotonic() - start:.0f} s by the clock, exit code {process.returncode}")
    return printed


def main():
    """Compare both; return 0 where the tables are the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=12)
    parser.add_argument("--games", type=int, default=100, help="of each pair")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--kill-after", type=float, default=20, help="seconds")
    given = parser.parse_args()
    shared = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
    decks = real_decks(shared, given.decks)
    alone = timed(monotonic(), "one process", simulate(decks, given.games, "--jobs", "1"))
    with cluster(given.workers) as (address, workers):
        start = monotonic()
        played = simulate(decks, given.games, "--cluster", address)
        sleep(given.kill_after)
        ended = played.poll() is not None
        workers[0].send_signal(signal.SIGKILL)
        table = timed(start, f"{given.workers} workers, one killed", played)
    times = os.times()
    print(f"{times.children_user + times.children_system:.0f} s of the processor together")
    if ended:
        print("The command had ended before the worker was killed: see --kill-after.")
        return 1
    print("the same table" if table == alone else "ANOTHER TABLE")
    return 0 if table == alone else 1


if __name__ == "__main__":
    sys.exit(main())
