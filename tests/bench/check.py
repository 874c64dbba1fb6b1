"""How fast 1,000 real lists are read, resolved and fully checked in one process.

    make bench-check

Every list is read from its file. The lists are taken evenly from the whole index; Pokémon lists
are checked by ptcg-standard and Yu-Gi-Oh! lists by ygo-tcg, each on the day given. Start-up is what
the command does before it reads a list: the pool is opened and the rulesets are loaded, as
`check -r` does. *First pass* meets every line and card for the first time, *later passes* are what
a running batch settles at.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import collect_rarely
from deckcheck.decklist.read import read_file

ROOT = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))


def sample(count, only):
    """Return (path, game) of so many lists, evenly from the index."""
    rows = [json.loads(row) for row in (SHARED / "decks/INDEX.jsonl").open(encoding="utf-8")]
    if only:
        rows = [row for row in rows if row["path"].endswith(only)]
    step = max(len(rows) / count, 1)
    picked = [rows[int(i * step)] for i in range(min(count, len(rows)))]
    return [(str(SHARED / "decks" / row["path"]), row["game"]) for row in picked]


def parse(lists):
    for path, _ in lists:
        read_file(path)


def check(checkers, lists):
    """Read and check the lists of each game as one batch."""
    verdicts = {}
    for game, checker in checkers.items():
        sources = (source for path, of in lists if of == game for source in read_file(path))
        for result in checker.check_all(sources):
            verdicts[result.verdict] = verdicts.get(result.verdict, 0) + 1
    return verdicts


def best(passes, work):
    """Return the shortest time of some passes, in seconds of one core."""
    times = []
    for _ in range(passes):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def process_time(command):
    """Return the processor time of a command, the least of nine runs."""
    times = []
    for _ in range(9):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, capture_output=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return min(times)


def process_ratio():
    """Return the time of one `check` process against an import of three modules."""
    path = next(path for path, game in sample(50, ".txt") if game == "pokemon")
    one = process_time([sys.executable, "-m", "deckcheck", "check", "-r", "ptcg-standard", path])
    imports = process_time([sys.executable, "-c", "import click, rapidfuzz, sqlite3"])
    return one, imports, one / imports


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lists", type=int, default=1000)
    parser.add_argument("--on", default="2026-05-20")
    parser.add_argument("--pokemon", default="ptcg-standard", help="ruleset for Pokémon lists")
    parser.add_argument("--yugioh", default="ygo-tcg", help="ruleset for Yu-Gi-Oh! lists")
    parser.add_argument("--only", default="", help="only files that end so, e.g. .txt")
    given = parser.parse_args()
    lists = sample(given.lists, given.only)
    collect_rarely()
    pool = CardPool.open()
    rulesets = {"pokemon": given.pokemon, "yugioh": given.yugioh}
    checkers = {game: Checker(pool, name, given.on) for game, name in rulesets.items()}
    for checker in checkers.values():
        checker.by(checker.ruleset)
    start = time.process_time()
    verdicts = check(checkers, lists)
    first = time.process_time() - start
    later = best(5, lambda: check(checkers, lists))
    parsed = best(5, lambda: parse(lists))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{len(lists)} lists: {verdicts}")
    print(f"first pass   {len(lists) / first:8.0f} lists/s")
    print(f"later passes {len(lists) / later:8.0f} lists/s")
    print(f"only parsing {len(lists) / parsed:8.0f} lists/s; checking takes {later / parsed:.1f} ×")
    print(f"memory       {memory:8.0f} MB")
    one, imports, ratio = process_ratio()
    print(f"one process  {one * 1000:8.0f} ms; imports {imports * 1000:.0f} ms; ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
