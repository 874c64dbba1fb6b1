"""Take the pictures of the builder for the walk-through pages: `make pictures`."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from cardpool.store import CardPool
from deckcheck.builder.building import Building
from deckcheck.builder.listfile import ListFile
from deckcheck.builder.screen.app import BuilderApp
from deckcheck.builder.screen.session import Session
from deckcheck.checker import Checker

HERE = Path(__file__).parent
# name, list, ruleset, columns and rows, what is typed, keys after it
PICTURES = (
    ("pokemon-wide", "magma-fr.txt", "ptcg-ex", (140, 42), "groudn", ()),
    ("pokemon-narrow", "haymaker.txt", "ptcg-base", (80, 24), "hitmonchn", ("enter",)),
    ("yugioh-wide", "goat.txt", "ygo-goat", (140, 42), "mystcal spce", ("enter",)),
    ("board-narrow", "team.txt", "master-trainer", (80, 24), "onyx", ("enter",)),
)


async def _take(
    source: str, ruleset: str, size: tuple[int, int], text: str, keys: Sequence[str]
) -> str:
    """Return the screen after some keys as an SVG that asks for no font of the network."""
    checker = Checker(CardPool.open(), ruleset)
    app = BuilderApp(Session(Building(ListFile.open(str(HERE / "examples" / source)), checker)))
    async with app.run_test(size=size) as pilot:
        for letter in text:
            await pilot.press("space" if letter == " " else letter)
        await pilot.press(*keys)
        await pilot.pause(2.0)
        found = app.export_screenshot()
    found = re.sub(r"@font-face \{.*?\}\s*", "", found, flags=re.DOTALL)
    found = re.sub(r"<!--.*?-->\s*", "", found, flags=re.DOTALL)
    found = re.sub(r"terminal-\d+", "terminal", found)
    return found.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Write every picture, or those that are named."""
    for name, source, ruleset, size, text, keys in PICTURES:
        if not sys.argv[1:] or name in sys.argv[1:]:
            found = asyncio.run(_take(source, ruleset, size, text, keys))
            (HERE / "pictures" / f"{name}.svg").write_text(found, "utf-8")


if __name__ == "__main__":
    main()
