"""Take the pictures of the builder for the walk-through pages: `make pictures`.

`tests/builder/test_pictures.py` takes them anew and compares. After a change of the screen look at
each of them before it is committed.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from textual.widgets import Input

from cardpool.store import CardPool
from deckcheck.builder.building import Building
from deckcheck.builder.listfile import ListFile
from deckcheck.builder.screen.app import BuilderApp
from deckcheck.builder.screen.session import Session
from deckcheck.checker import Checker

HERE = Path(__file__).parent
NARROW, WIDE = (80, 24), (160, 50)
_PATIENCE = 200  # tenths of a second until the screen must have come to rest
DAY = "2026-06-05"  # of the rulesets that have no day of their own


class Picture(NamedTuple):
    """A list of the examples, the size of the terminal, what is typed and the keys after it."""

    source: str
    ruleset: str
    size: tuple[int, int]
    typed: str
    keys: Sequence[str] = ()


# The cards that are marked have no text: words of effects change with the compilers.
PICTURES = {
    "pokemon-80x24": Picture("haymaker.txt", "ptcg-base", NARROW, "hitmonchn", ("enter",)),
    "pokemon-160x50": Picture("haymaker.txt", "ptcg-base", WIDE, "hitmonchn", ("enter",)),
    "yugioh-80x24": Picture("goat.txt", "ygo-goat", NARROW, "gemni elf", ("enter", "f4")),
    "yugioh-160x50": Picture("goat.txt", "ygo-goat", WIDE, "gemni elf", ("enter", "enter")),
    "board-80x24": Picture("team.txt", "master-trainer", NARROW, "onyx", ("enter",)),
    "board-160x50": Picture("team.txt", "master-trainer", WIDE, "onyx", ("enter",)),
}


async def _take(picture: Picture) -> str:
    on = "" if picture.ruleset != "master-trainer" else DAY
    checker = Checker(CardPool.open(), picture.ruleset, on)
    path = HERE / "examples" / picture.source
    app = BuilderApp(Session(Building(ListFile.open(str(path)), checker)))
    async with app.run_test(size=picture.size) as pilot:
        app.query_one(Input).cursor_blink = False
        for letter in picture.typed:
            await pilot.press("space" if letter == " " else letter)
        await pilot.press(*picture.keys)
        await _settled(app, pilot.pause)
        return app.export_screenshot()


async def _settled(app: BuilderApp, pause: object) -> None:
    """Wait until the screen stays as it is: hits are marked a moment after the last key."""
    assert callable(pause)
    same, before = 0, ""
    for _ in range(_PATIENCE):
        await pause(0.1)
        now = app.export_screenshot()
        same, before = (same + 1, before) if now == before else (0, now)
        if same == 4:
            return
    raise TimeoutError("the screen does not come to rest")


def taken(name: str) -> str:
    """Return a picture as an SVG that asks for no font of the network."""
    found = asyncio.run(_take(PICTURES[name]))
    found = re.sub(r"@font-face \{.*?\}\s*", "", found, flags=re.DOTALL)
    found = re.sub(r"<!--.*?-->\s*", "", found, flags=re.DOTALL)
    found = re.sub(r"terminal-\d+", "terminal", found)
    return found.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Write every picture, or those that are named."""
    for name in sys.argv[1:] or PICTURES:
        (HERE / "pictures" / f"{name}.svg").write_text(taken(name), "utf-8")


if __name__ == "__main__":
    main()
