"""Compile what runs in a match, and say what it gains: `make compiled`.

    PYTHONPATH=build/compiled .venv/bin/deckcheck simulate ...

The sources stay as they are and the reference: the compiled copy has to play the same matches.
"""

import argparse
import json
import os
import subprocess
import sys

from rulesets.compiling.build import LOG, OUT, build, missing
from tests.conftest import ROOT


def played(*folders, matches):
    """Return what `tests.compiled.played` says with some folders in front of the path."""
    path = os.pathsep.join(map(str, folders))
    command = [sys.executable, "-P", "-m", "tests.compiled.played", "--matches", str(matches)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(matches):
    """Return the matches of the sources and of the compiled copy, pairwise."""
    return list(zip(played(ROOT, matches=matches), played(OUT, ROOT, matches=matches), strict=True))


def quickest(runs):
    """Return the pairs of the first run with the best rate of each side in any of them.

    Others work on the machine too: what took longer than need be says nothing of the build.
    """
    return [
        [
            {**side, "rate": max(run[place][i]["rate"] for run in runs)}
            for i, side in enumerate(pair)
        ]
        for place, pair in enumerate(runs[0])
    ]


def main():
    """Build, then play the same matches with both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="matches a ruleset to compare")
    parser.add_argument("--runs", type=int, default=3, help="so often, of which the best counts")
    parser.add_argument("--level", default="2", help="how far the C compiler optimises")
    given = parser.parse_args()
    lack = missing()
    if lack:
        print(f"Not compiled: {lack}.\nThe pure Python sources play on as before.")
        return 0
    if not build(given.level):
        print(f"Not compiled: see {OUT.relative_to(ROOT) / LOG}. The sources play on as before.")
        return 1
    differs = 0
    for pure, made in quickest([compare(given.matches) for _ in range(given.runs)]):
        same = pure["digest"] == made["digest"]
        differs += not same
        told = "same matches" if same else "DIFFERENT MATCHES"
        print(
            f"{pure['ruleset']:15} {pure['rate']:8,.0f} actions/s pure, "
            f"{made['rate']:8,.0f} compiled ({made['rate'] / pure['rate']:.2f} x), {told}"
        )
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main())
