"""Measure the search: recall on damaged names, latency against a plain scan, start-up.

    python tests/bench/search.py [--seed N] [--quick]

Figures are ratios within one run on one machine; nothing here is a test.
"""

from __future__ import annotations

import argparse
import random
import statistics
import string
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from rapidfuzz.fuzz import ratio
from rapidfuzz.process import extract

from cardpool.names import is_latin, search_key
from cardpool.store import CardPool

Case = tuple[str, str, str]  # what is typed, the game and the identity of the card that is meant


def typo(text: str, rng: random.Random, letters: str) -> str:
    """Return text with one letter dropped, doubled in, replaced or swapped with the next."""
    place = rng.randrange(len(text))
    kind = rng.choice(("drop", "insert", "replace", "swap"))
    if kind == "drop":
        return text[:place] + text[place + 1 :]
    if kind == "insert":
        return text[:place] + rng.choice(letters) + text[place:]
    if kind == "replace":
        return text[:place] + rng.choice(letters) + text[place + 1 :]
    return text[:place] + text[place + 1 : place + 2] + text[place] + text[place + 2 :]


def mistyped(name: str, rng: random.Random) -> str:
    """Return a name with one to three typos, in letters of its own script."""
    letters = string.ascii_lowercase if is_latin(search_key(name)) else name.replace(" ", "")
    for _ in range(rng.randint(1, 3)):
        name = typo(name, rng, letters)
    return name


def shortened(name: str, rng: random.Random) -> str:
    """Return some words of a name in their order, at least two, with one typo."""
    words = name.split()
    kept = rng.randint(2, len(words) - 1)
    places = sorted(rng.sample(range(len(words)), kept))
    return typo(" ".join(words[p] for p in places), rng, string.ascii_lowercase)


def recall(find: Callable[[str], Sequence[tuple[str, str]]], cases: Sequence[Case]) -> str:
    """Return recall@1 and recall@5 as a table cell."""
    first = fifth = 0
    for typed, game, identity in cases:
        found = find(typed)
        first += (game, identity) in found[:1]
        fifth += (game, identity) in found[:5]
    return f"{first / len(cases):.3f}   {fifth / len(cases):.3f}"


def names(pool: CardPool) -> list[tuple[str, str, str]]:
    """Return (name, game, identity) of every printed name of the two card games."""
    rows = pool.layers[-1].rows(
        "SELECT DISTINCT s.name, t.game, t.identity FROM spelling s JOIN title t USING (t)"
        " WHERE s.source IN ('name', 'inferred') AND t.game <> 'board' ORDER BY 1, 2, 3"
    )
    return [(name, game, identity) for name, game, identity in rows]


def median_ms(call: Callable[[str], object], queries: Sequence[str]) -> float:
    """Return the median time of a call in milliseconds."""
    times = []
    for query in queries:
        start = time.perf_counter()
        call(query)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


def process_ms(*commands: list[str], runs: int) -> list[float]:
    """Return the median wall time of whole processes, run in turns."""
    times: list[list[float]] = [[] for _ in commands]
    for _ in range(runs):
        for command, taken in zip(commands, times, strict=True):
            start = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True)
            taken.append(time.perf_counter() - start)
    return [statistics.median(taken) * 1000 for taken in times]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--quick", action="store_true", help="a fifth of the cases")
    options = parser.parse_args()
    rng, scale = random.Random(options.seed), 5 if options.quick else 1
    pool = CardPool.open()
    everything = names(pool)
    identities = {}

    def find(typed: str) -> list[tuple[str, str]]:
        found = pool.suggest(typed, limit=5)
        for hit in found:
            if hit.id not in identities:
                card = pool.get(hit.id)
                identities[hit.id] = (hit.game, card.identity if card else "")
        return [identities[hit.id] for hit in found]

    latin = [n for n in everything if is_latin(search_key(n[0]))]
    long = [n for n in latin if len(n[0]) >= 8]
    groups = {
        "whole names, 1-3 typos, Latin, 8+ letters": (long, 1000, mistyped),
        "  the same, 4 to 7 letters": ([n for n in latin if 4 <= len(n[0]) < 8], 500, mistyped),
        "  the same, other scripts, 4+ letters": (
            [n for n in everything if not is_latin(search_key(n[0])) and len(n[0]) >= 4], 500,
            mistyped,
        ),
        "words dropped and 1 typo, 3+ words": (
            [n for n in latin if len(n[0].split()) >= 3], 500, shortened,
        ),
    }  # fmt: skip
    print(f"{len(everything)} names, {len(latin)} in Latin letters; seed {options.seed}\n")
    print(f"{'recall':<44}@1      @5")
    queries = []
    for title, (group, size, damage) in groups.items():
        sample = rng.sample(group, size // scale)
        cases = [(damage(n, rng), game, identity) for n, game, identity in sample]
        queries += [typed for typed, _, _ in cases] if group is long else []
        print(f"{title:<44}{recall(find, cases)}")
    keys = sorted({search_key(n) for n, _, _ in everything})
    typed = [search_key(q) for q in queries][: 200 // scale]
    plain = median_ms(lambda q: extract(q, keys, scorer=ratio, score_cutoff=60, limit=5), typed)
    ours = median_ms(lambda q: pool.suggest(q, limit=5), queries[: 200 // scale])
    print(f"\nplain scan {plain:.2f} ms, search {ours:.2f} ms: ratio {ours / plain:.2f}")
    imports = [sys.executable, "-c", "import click, rapidfuzz, sqlite3"]
    command = [sys.executable, "-m", "deckcheck", "search", "Tema Magmas Groudn"]
    bare, whole = process_ms(imports, command, runs=20 // scale + 1)
    print(f"imports {bare:.0f} ms, deckcheck search {whole:.0f} ms: ratio {whole / bare:.2f}")


if __name__ == "__main__":
    main()
