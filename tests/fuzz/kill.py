"""Kill imports, saves and builds at random moments: what was there stays, or the new is whole.

    python -m tests.fuzz.kill --kills 200 --seed 1

Each in turn is killed after a random part of the time that it takes undisturbed. Prints how many
were killed, how many had ended before, and what was lost; exits with 1 if anything was.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from cardpool.files import drafts_of
from cardpool.store import CardPool, bundle
from cardpool.store.layer import Layer
from deckcheck.play.replay import resume
from tests.conftest import ROOT

_SAVE = """
import sys
from pathlib import Path
from deckcheck.play.replay import resume
match = resume(Path(sys.argv[1]))
for _ in range(40):
    match.save(Path(sys.argv[2]))
"""
_BUILD = """
import sys
from pathlib import Path
from cardpool.files import locked
from cardpool.writing.facts import compile_facts
path = Path(sys.argv[2])
with locked(path):
    compile_facts(Path(sys.argv[1]), path)
"""
SETS = ("base1", "base2", "ex1", "bw1")


class Import:
    """One list more with every import; each is there as a whole or not at all."""

    size = 3000

    def __init__(self, folder):
        self.folder, self.done = folder, 0
        os.environ["DECKCHECK_HOME"] = str(folder / "home")

    def command(self):
        file = self.folder / f"{self.done}.conf"
        limits = "".join(f"{10_000_000 + i} 1\n" for i in range(self.size))
        file.write_text(f"!List {self.done}\n{limits}")
        return [sys.executable, "-m", "deckcheck", "pool", "import", str(file)]

    def lost(self, ended):
        """Return what is missing, and take note of what was imported now."""
        target = self.folder / "home" / "overlay.db"
        if not target.exists():
            return "all imports" if self.done or ended else ""
        layer = Layer(target)
        if (said := layer.rows("PRAGMA integrity_check")[0][0]) != "ok":
            return str(said)
        rows = dict(layer.rows("SELECT list, count(*) FROM restriction GROUP BY list"))
        wrong = [name for name, count in rows.items() if count != self.size]
        missing = {f"List {n}" for n in range(self.done + ended)} - rows.keys()
        self.done = len(rows)
        if self.done > 12:  # so that imports stay short
            target.unlink()
            self.done = 0
        return f"lists cut {wrong}, missing {missing}" if wrong or missing else ""


class Save:
    """A match that is saved again and again; the file always resumes."""

    def __init__(self, folder):
        self.source = ROOT / "tests/match/saved/master-trainer-format-1.json"
        self.target = folder / "match.json"
        shutil.copy(self.source, self.target)

    def command(self):
        return [sys.executable, "-c", _SAVE, str(self.source), str(self.target)]

    def lost(self, ended):
        """Return why the saved match is not the one that was saved."""
        moves = json.loads(self.source.read_text("utf-8"))["moves"]
        match = resume(self.target)
        return "" if len(match.transcript.moves) == len(moves) else "moves"


class Build:
    """A database of some sets, built over itself."""

    def __init__(self, folder):
        self.data, self.target = folder / "data", folder / "small.db"
        for game in ("pokemon", "yugioh"):
            (self.data / game).mkdir(parents=True)
        for name in SETS:
            shutil.copy(Path(bundle.DATA) / "pokemon" / f"{name}.jsonl", self.data / "pokemon")
        subprocess.run(self.command(), check=True, cwd=ROOT)
        self.cards = len(list(Layer(self.target).all_ids()))

    def command(self):
        return [sys.executable, "-c", _BUILD, str(self.data), str(self.target)]

    def lost(self, ended):
        """Return what the database lacks."""
        layer = Layer(self.target)
        said = layer.rows("PRAGMA integrity_check")[0][0]
        cards = len(list(layer.all_ids()))
        found = CardPool([layer]).get("base1-58")
        return "" if said == "ok" and cards == self.cards and found else f"{said}, {cards} cards"


def run(kills, seed):
    """Kill each kind in turn and return how often what happened."""
    rng, tally, faults = random.Random(seed), Counter(), []
    folder = Path(tempfile.mkdtemp(prefix="deckcheck-kill-"))
    kinds = []
    for kind in (Import, Save, Build):
        (folder / kind.__name__).mkdir()
        made = kind(folder / kind.__name__)
        start = time.monotonic()
        subprocess.run(made.command(), check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
        assert not made.lost(True)
        kinds.append((made, time.monotonic() - start))
    killed = Counter()
    while killed.total() < kills:
        at = min(range(len(kinds)), key=lambda at: killed[at])
        kind, usual = kinds[at]
        start = time.monotonic()
        process = subprocess.Popen(kind.command(), cwd=ROOT, stdout=subprocess.DEVNULL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(rng.uniform(0.05, 1.05) * usual)
        process.send_signal(signal.SIGKILL)
        ended = process.wait() == 0
        if ended:  # the machine is quicker than it was
            kinds[at] = kind, min(usual, time.monotonic() - start)
        killed[at] += not ended
        tally[f"{type(kind).__name__} {'ended before' if ended else 'killed'}"] += 1
        try:
            lost = kind.lost(ended)
        except Exception as error:
            lost = repr(error)
        if lost:
            faults.append(f"{type(kind).__name__}: {lost}")
            print(faults[-1], flush=True)
    left = [path for kind, _ in kinds for path in _drafts(kind)]
    shutil.rmtree(folder)
    return tally, faults, len(left)


def _drafts(kind):
    """Return what is left after an undisturbed run, which sweeps."""
    subprocess.run(kind.command(), check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    if isinstance(kind, Import):
        return list(drafts_of(kind.folder / "home" / "overlay.db"))
    return list(drafts_of(kind.target)) if isinstance(kind, Build) else []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.monotonic()
    tally, faults, left = run(given.kills, given.seed)
    said = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
    took = time.monotonic() - start
    print(f"{said}; {len(faults)} lost anything, {left} drafts left, {took:.0f} s")
    sys.exit(1 if faults or left else 0)


if __name__ == "__main__":
    main()
