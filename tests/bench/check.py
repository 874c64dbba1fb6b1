"""How fast 1,000 real lists are read, resolved and fully checked in one process.

    make bench-check

Every list is read from its file. The lists are taken evenly from the whole index; Pokémon lists
are checked by ptcg-standard and Yu-Gi-Oh! lists by ygo-tcg, each on the day given, each game as one
batch. Start-up is what any number of lists takes once: libraries, readers and tables are loaded
when a list first needs them, so one list of each kind of file, none of them among the 1,000, is
checked with a pool of its own, which is then thrown away. The pool that is measured is opened and
its rulesets are loaded, as `check -r` does, but nothing has been looked up in it.

Builds of Python differ by a fifth and more: those of Linux distributions are optimised by profile,
what pyenv builds by default is not. `make bench-check PYTHON=/usr/bin/python3 VENV=build/venv`
measures another one; the figures name theirs.

*First pass*: every line and every card of the 1,000 lists is met for the first time. *Other lists*:
the lists of the index that are not among the 1,000, checked by the same process, which has met many
of their cards and some of their lines. *Later passes*: the 1,000 lists again. Each figure is the
best of some processes, in processor time of one core.
"""

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import time
from compileall import compile_dir
from importlib import import_module
from pathlib import Path

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import collect_rarely
from deckcheck.decklist.read import read_file

ROOT = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
PROCESSES = 24
# Imported when a list first needs them: for misspelt names, odd numbers and tables.
IMPORTED_LATER = (
    "rapidfuzz.fuzz", "rapidfuzz.process", "cardpool.search.finder",
    "deckcheck.decklist.csv",
)  # fmt: skip


def index(only):
    """Return (path, game) of all lists, or of those whose path ends so."""
    rows = [json.loads(row) for row in (SHARED / "decks/INDEX.jsonl").open(encoding="utf-8")]
    return [
        (str(SHARED / "decks" / row["path"]), row["game"])
        for row in rows
        if row["path"].endswith(only)
    ]


def sample(count, only):
    """Return so many lists, evenly from the index."""
    lists = index(only)
    step = max(len(lists) / count, 1)
    return [lists[int(i * step)] for i in range(min(count, len(lists)))]


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


def seconds(work, passes=1):
    """Return the shortest time of some passes."""
    times = []
    for _ in range(passes):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def start(given):
    """Open a pool and return the checker of each game with its ruleset loaded."""
    pool = CardPool.open()
    rulesets = {"pokemon": given.pokemon, "yugioh": given.yugioh}
    checkers = {game: Checker(pool, name, given.on) for game, name in rulesets.items()}
    for checker in checkers.values():
        checker.by(checker.ruleset)
    return checkers


def measure(given):
    """Return the times of one process, its memory and the verdicts."""
    lists = sample(given.lists, given.only)
    met = set(lists)
    others = [one for one in index(given.only) if one not in met]
    collect_rarely()
    for module in IMPORTED_LATER:
        import_module(module)
    one_of_each = {(game, Path(path).suffix): (path, game) for path, game in reversed(others)}
    check(start(given), one_of_each.values())
    checkers = start(given)
    first = seconds(lambda: check(checkers, lists))
    return {
        "first": first,
        "others": seconds(lambda: check(checkers, others)),
        "later": seconds(lambda: check(checkers, lists), 3),
        "parsing": seconds(lambda: parse(lists), 3),
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "lists": len(lists),
        "of others": len(others),
        "verdicts": check(checkers, lists),
    }


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
    """Return the time of one `check` process against an import of three modules.

    The modules are compiled first, as installing a package does.
    """
    for package in ("deckcheck", "rulesets", "cardpool"):
        compile_dir(ROOT / package, quiet=2)
    path = next(path for path, game in sample(50, ".txt") if game == "pokemon")
    one = process_time([sys.executable, "-m", "deckcheck", "check", "-r", "ptcg-standard", path])
    imports = process_time([sys.executable, "-c", "import click, rapidfuzz, sqlite3"])
    return one, imports, one / imports


def report(found):
    """Print the best figures of some processes."""
    lists, others = found[0]["lists"], found[0]["of others"]
    best = {key: min(one[key] for one in found) for key in ("first", "others", "later", "parsing")}
    print(f"Python {platform.python_version()} ({os.path.realpath(sys.executable)})")
    print(f"{lists} lists: {found[0]['verdicts']}; the best of {len(found)} processes")
    print(f"first pass   {lists / best['first']:8.0f} lists/s")
    if others:
        print(f"other lists  {others / best['others']:8.0f} lists/s ({others} lists)")
    print(f"later passes {lists / best['later']:8.0f} lists/s")
    print(f"only parsing {lists / best['parsing']:8.0f} lists/s; ", end="")
    print(f"checking takes {best['later'] / best['parsing']:.1f} ×")
    print(f"memory       {max(one['memory'] for one in found):8.0f} MB")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lists", type=int, default=1000)
    parser.add_argument("--on", default="2026-05-20")
    parser.add_argument("--pokemon", default="ptcg-standard", help="ruleset for Pokémon lists")
    parser.add_argument("--yugioh", default="ygo-tcg", help="ruleset for Yu-Gi-Oh! lists")
    parser.add_argument("--only", default="", help="only files that end so, e.g. .txt")
    parser.add_argument("--once", action="store_true", help="measure this process, print JSON")
    given = parser.parse_args()
    if given.once:
        print(json.dumps(measure(given)))
        return
    again = [sys.executable, "-m", "tests.bench.check", "--once", *sys.argv[1:]]
    runs = (
        subprocess.run(again, capture_output=True, check=True, text=True, cwd=ROOT)
        for _ in range(PROCESSES)
    )
    report([json.loads(run.stdout) for run in runs])
    one, imports, ratio = process_ratio()
    print(f"one process  {one * 1000:8.0f} ms; imports {imports * 1000:.0f} ms; ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
