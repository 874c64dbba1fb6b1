"""Measure what a key costs in the builder: from a letter of a query to the list of hits.

    python -m tests.bench.keys

Time of the processor, over the whole pool, beside that of a plain search of the same letters in
the same run; nothing here is a test.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
from pathlib import Path

from textual.widgets import Input

from cardpool.store import CardPool
from deckcheck.builder.building import Building
from deckcheck.builder.listfile import ListFile
from deckcheck.builder.screen.app import BuilderApp
from deckcheck.builder.screen.session import Session
from deckcheck.checker import Checker

QUERIES = ("charizrd", "type:fire hp>=120")
RULESET = "ptcg-unlimited"


def prefixes(query: str) -> list[str]:
    """Return what stands in the line after each key."""
    return [query[:end] for end in range(1, len(query) + 1)]


async def keys(app: BuilderApp) -> tuple[list[float], list[float]]:
    """Return what each key costs on the screen, and what a search of the same letters does."""
    on_screen, plain = [], []
    async with app.run_test() as pilot:
        line = app.query_one("#query", Input)
        for query in QUERIES:
            line.value = ""
            await pilot.pause(0.3)
            for typed in prefixes(query):
                started = time.process_time()
                line.value = typed
                await asyncio.sleep(0.03)  # the card and the marks come later
                on_screen.append(time.process_time() - started)
                await asyncio.sleep(0.2)
                started = time.process_time()
                app.session.try_search(typed)
                plain.append(time.process_time() - started)
    return on_screen, plain


def main() -> None:
    """Print what a key costs, and how many times a plain search that is."""
    pool = CardPool.open()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "deck.txt")
        path.write_text("4 Pikachu BS 58\n", "utf-8")
        app = BuilderApp(Session(Building(ListFile.open(str(path)), Checker(pool, RULESET))))
        gc.collect()
        gc.disable()  # as the command line does for the most part
        on_screen, plain = asyncio.run(keys(app))
    for what, spent in (("a key on the screen", on_screen), ("a search alone", plain)):
        typical, worst = statistics.median(spent) * 1e3, max(spent) * 1e3
        print(f"{what:20} median {typical:6.1f} ms, worst {worst:6.1f} ms")
    ratio = statistics.median(on_screen) / statistics.median(plain)
    print(f"a key costs {ratio:.1f} times a search alone")


if __name__ == "__main__":
    main()
