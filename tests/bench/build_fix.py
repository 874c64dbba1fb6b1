"""Repair broken real lists: all legal afterwards, none with more changes than needed.

    python -m tests.bench.build_fix --lists 300 --exhaustive 50

Lists of the shared folder that are illegal in a ruleset they were not made for. Those with the
smallest repairs are held against an exhaustive search that knows nothing of the fixer
(`tests/bench/every_way.py`).
"""

import argparse
import os
import random
import time
from pathlib import Path

from cardpool.store import CardPool
from deckcheck.builder.repair import Repairer
from deckcheck.checker import Checker
from deckcheck.decklist.read import read_or_report
from rulesets.api import ERROR, QUESTION
from rulesets.deck import Deck
from tests.bench.every_way import EveryWay, TooManyWaysError

ROOT = Path(__file__).resolve().parents[2]
TARGETS = {
    "pokemon": (
        *(("ptcg-standard", day) for day in ("2024-09-01", "2025-04-20", "2026-06-05")),
        *(("ptcg-expanded", "2024-06-01"), ("ptcg-glc", "2025-06-05"), ("ptcg-unlimited", "")),
        *(("ptcg-bw", ""), ("ptcg-ex", "")),
    ),
    "yugioh": (
        *(("ygo-tcg", "2024-01-01"), ("ygo-tcg", "2026-06-05"), ("ygo-goat", "")),
        *(("ygo-9", ""), ("ygo-edison", ""), ("ygo-ocg", "2025-06-01")),
    ),
}
PARTS = 40  # of each mended deck that are tried, as the exhaustive search rests on parts


def broken(pool, shared, count, seed=16, games=tuple(TARGETS)):
    """Yield path, linter and reading of real lists that are illegal by that linter."""
    rng = random.Random(seed)
    files = [p for game in games for p in (shared / "decks" / game).rglob("*") if p.is_file()]
    files = [p for p in sorted(files) if p.suffix in (".txt", ".ydk") and p.stat().st_size < 20_000]
    rng.shuffle(files)
    checkers = {}
    found = 0
    for path in files:
        game = path.relative_to(shared / "decks").parts[0]
        ruleset, day = rng.choice(TARGETS[game])
        checker = checkers.setdefault((ruleset, day), Checker(pool, ruleset, day))
        (source, *more) = read_or_report(str(path), "", game)
        if more or not source.runs:
            continue
        linter, resolver = checker.by(ruleset)
        reading = resolver.read(source)
        if reading.unresolved or not 30 <= reading.size() <= 100:
            continue  # what is no known card is no matter of legality
        if not any(f.severity in (ERROR, QUESTION) for f in linter.run(reading)):
            continue
        yield path, linter, reading
        found += 1
        if found == count:
            return


def main():
    """Print the figures; exit code 1 where one list stays illegal or a repair is too large."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lists", type=int, default=300)
    parser.add_argument("--exhaustive", type=int, default=50)
    given = parser.parse_args()
    shared = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
    pool = CardPool.open()
    repairers, done, bad = {}, [], 0
    started = time.process_time()
    for path, linter, reading in broken(pool, shared, given.lists):
        repairer = repairers.setdefault(id(linter), Repairer(pool, linter))
        repair = repairer.repair(reading)
        left = [f for f in linter.run(repair.deck) if f.severity in (ERROR, QUESTION)]
        done.append((repair.size, path, linter, reading, repair))
        if left:
            bad += 1
            print(f"{path.name} {linter.ruleset.info.id} {linter.on}: left {left[0].message}")
    spent = time.process_time() - started
    proved = sum(d[-1].proved for d in done)
    print(f"{len(done)} lists, {len(done) - bad} legal afterwards, {proved} proved smallest, "
          f"{1000 * spent / len(done):.0f} ms each")  # fmt: skip
    compared, worse = compare(done, given.exhaustive)
    raise SystemExit(1 if bad or worse or compared < min(given.exhaustive, len(done)) else 0)


def compare(done, number):
    """Hold the smallest repairs against all ways; return how many, and how many are too large."""
    worse = by_bound = tried = 0
    some = sorted(done, key=lambda d: (d[0], d[1]))[:number]
    compared = 0
    for _, path, linter, reading, repair in some:
        same = [c for c in repair.changes if c.same or (c.old and c.new and c.old is c.new)]
        out = sum(c.copies for c in repair.changes if c.old is not None and c not in same)
        try:
            deck = _reprinted(reading, same)
            ways = EveryWay(deck, linter)
            found, least = ways.fewest(out), ways.least()
            rest = _rest(deck, [c for c in repair.changes if c not in same])
            if not (ways.fits(rest) and ways.holds_for_parts(rest, PARTS)):
                raise SystemExit(f"{path.name}: a part of a deck is forbidden, not the deck")
        except TooManyWaysError:
            print(f"{path.name} {linter.ruleset.info.id}: {out} out, too many ways to try")
            continue
        compared += 1
        by_bound += least == out
        tried += ways.tried
        if out != found:
            worse += 1
            print(f"{path.name} {linter.ruleset.info.id}: {out} out, {found} are enough")
    sizes = f"{some[0][0]} to {some[-1][0]} cards changed"
    print(f"{compared} of the {len(some)} smallest ({sizes}) compared "
          f"with all ways, {by_bound} by a lower bound alone, {tried} decks tried; "
          f"{worse} larger than needed")  # fmt: skip
    return compared, worse


def _reprinted(reading, changes):
    """Return a deck with the other prints and sections that cost nothing."""
    entries = list(reading.entries)
    for change in changes:
        for at, entry in enumerate(entries):
            if entry.card is change.old and entry.section == change.section:
                entries[at] = entry._replace(card=change.new, section=change.to)
    return Deck(tuple(entries))


def _rest(deck, changes):
    """Return the copies of each entry that stay."""
    counts = [e.copies for e in deck.entries]
    for change in changes:
        left = change.copies if change.old is not None else 0
        for at, entry in enumerate(deck.entries):
            if left and (entry.card, entry.section) == (change.old, change.section):
                gone = min(left, counts[at])
                counts[at] -= gone
                left -= gone
    return tuple(counts)


if __name__ == "__main__":
    main()
