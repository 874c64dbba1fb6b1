"""Scripted games at the table: keys pressed through the pilot and through a real terminal.

`python -m tests.fuzz.terminal --games 30` plays so many of each; a traceback ends it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pty
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.conftest import ROOT
from tests.rulesets.yugioh.play.test_soundness import plain_deck

EXAMPLES = ROOT / "docs" / "examples"
HAYMAKER = str(EXAMPLES / "haymaker.txt")
MONSTERS = "monsters.ydk"  # written where a table is opened
TABLES = (
    ("-r", "ptcg-base", HAYMAKER, HAYMAKER),
    ("-r", "master-trainer", "--players", "2"),
    ("--position", str(EXAMPLES / "confused.txt")),
    ("-r", "ygo-9", MONSTERS, MONSTERS),
    ("-r", "ptcg-ex", str(EXAMPLES / "magma.txt"), HAYMAKER),
    ("-r", "ptcg-standard", str(EXAMPLES / "garchomp.txt"), str(EXAMPLES / "typhlosion.txt"),
     "--on", "2026-06-15"),
    ("-r", "ptcg-bw", HAYMAKER, HAYMAKER),
)  # fmt: skip
LINE_KEYS = ("1", "2", "3", "4", "5", "9", "99", "0", "-1", "", " ", "b", "m", "c 1", "c Bill", "c",
             "w", "h", "d", "l", "l 5", "l all", "u", "u", "?", "x", "é", "\x1b[A", "1 2",
             "s", "s no/such/folder/m.json", "bot nobody", "q\nn")  # fmt: skip
SCREEN_KEYS = ("1", "2", "3", "\r", "\r", "\r", "c", "w", "h", "d", "l", "u", "x", "9", "?", "0",
               ":", "b", "\t", "\x1b[A", "\x1b[B", "\x1b[5~", " ", "\x1b[H", "é", "s")  # fmt: skip
PILOT_KEYS = ("1", "2", "3", "enter", "enter", "enter", "down", "up", "c", "w", "h", "d", "l", "u",
              "x", "9", "question_mark", "0", "tab", "escape", "space", "home", "end", "pageup",
              "ctrl+l", "f5", "s")  # fmt: skip


def at_a_terminal(
    seed: int, keys: int, size: tuple[int, int], full_screen: bool
) -> tuple[int, str]:
    """Play a match at a pseudo-terminal; return the exit code and all that was shown."""
    rng = Random(seed)
    command = [sys.executable, "-m", "deckcheck", "play", *TABLES[seed % len(TABLES)]]
    command += ["--seat", "human,random", "--seed", str(seed)]
    main, other = pty.openpty()
    with tempfile.TemporaryDirectory() as folder:
        monsters = [e.card.id for e in plain_deck().entries for _ in range(e.copies)]
        (Path(folder) / MONSTERS).write_text("\n".join(["#main", *monsters]), "utf-8")
        ran = subprocess.Popen(
            [*command, "--full-screen"] if full_screen else command,
            stdin=other, stdout=other, stderr=other, cwd=folder, start_new_session=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color",
                 "COLUMNS": str(size[0]), "LINES": str(size[1])},
        )  # fmt: skip
        os.close(other)
        shown = _read_until(main, b"> " if not full_screen else b"Quit", 60)
        for _ in range(keys):
            key = rng.choice(SCREEN_KEYS) if full_screen else rng.choice(LINE_KEYS) + "\n"
            if ran.poll() is not None or not _written(main, key):
                break
            shown += _read(main, 0.05)
        for last in ("\x1b", "q", "q") if full_screen else ("q\n", "y\n", "q\n", "y\n"):
            if ran.poll() is not None or not _written(main, last):
                break
            shown += _read(main, 0.3)
        shown += _drain(main, ran)
        return ran.wait(30), shown.decode("utf-8", "replace")


def _written(main: int, key: str) -> bool:
    try:
        os.write(main, key.encode())
    except OSError:
        return False
    return True


def _read(main: int, seconds: float) -> bytes:
    found = b""
    while select.select([main], [], [], seconds)[0]:
        try:
            part = os.read(main, 65536)
        except OSError:
            break
        if not part:
            break
        found += part
    return found


def _read_until(main: int, wanted: bytes, seconds: float) -> bytes:
    found, end = b"", time.monotonic() + seconds
    while wanted not in found and time.monotonic() < end:
        found += _read(main, 0.2)
    return found


def _drain(main: int, ran: subprocess.Popen[bytes]) -> bytes:
    found, end = b"", time.monotonic() + 40
    while ran.poll() is None and time.monotonic() < end:
        found += _read(main, 0.2)
    if ran.poll() is None:
        ran.terminate()
    return found + _read(main, 0.1)


def by_the_pilot(seed: int, keys: int, size: tuple[int, int]) -> int:
    """Press keys on the whole screen without a terminal; return how many moves were made."""
    from deckcheck.cli.table.fullscreen import TableApp
    from deckcheck.play.match import Match, load_decks
    from rulesets import registry

    name = ("ptcg-base", "master-trainer", "ygo-9")[seed % 3]
    ruleset = registry.load(name)
    decks = load_decks([HAYMAKER] * 2, ruleset) if name == "ptcg-base" else []
    decks = [plain_deck()] * 2 if name == "ygo-9" else decks
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        app = TableApp(
            Match(ruleset, ["human", "random"], decks, {}, seed), Path(folder) / "m.json"
        )

        async def drive() -> None:
            async with app.run_test(size=size) as pilot:
                for _ in range(keys):
                    await pilot.press(rng.choice(PILOT_KEYS))
                    await app.workers.wait_for_complete()

        asyncio.run(drive())
    return len(app.match.transcript.moves)


def is_sound(code: int, shown: str) -> bool:
    """Tell whether a game at a terminal went without a fault."""
    return "Traceback" not in shown and "Error" not in shown and code == 0


def main() -> None:
    """Play, print counts, and end with the first fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--keys", type=int, default=60)
    given = parser.parse_args()
    sizes = ((80, 24), (120, 40), (60, 16))
    moves = sum(by_the_pilot(seed, given.keys, sizes[seed % 3]) for seed in range(given.games))
    print(f"pilot: {given.games} games, {moves} moves, no traceback", flush=True)
    for seed in range(given.games):
        code, shown = at_a_terminal(seed, given.keys, sizes[seed % 3], seed % 3 == 1)
        if not is_sound(code, shown):
            print(shown[-3000:])
            raise SystemExit(f"terminal: game {seed} ended with {code}")
    print(f"terminal: {given.games} games, no traceback", flush=True)


if __name__ == "__main__":
    main()
