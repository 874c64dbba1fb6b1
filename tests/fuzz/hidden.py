"""What a seat sees and hears is the same when only hidden cards differ: many matches a game.

`python -m tests.fuzz.hidden --matches 200` plays so many of every playable ruleset.
"""

from __future__ import annotations

import argparse
import time

from rulesets import registry
from rulesets.testing import check_secrecy
from tests.conftest import ROOT
from tests.rulesets.test_leaks import PLAYABLE, decks_for


def main() -> None:
    """Play, print counts, and end with the first leak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="of each ruleset")
    parser.add_argument("--every", type=int, default=10, help="moves from one look to the next")
    parser.add_argument("--only", default="", help="one ruleset")
    given = parser.parse_args()
    shared = ROOT.parent / "shared"
    for name in [given.only] if given.only else PLAYABLE:
        began = time.process_time()
        decks = decks_for(name, shared)
        found = check_secrecy(
            registry.load(name), decks=decks, games=given.matches, every=given.every
        )
        spent = time.process_time() - began
        print(f"{name}: {found.matches} matches, {found.moves:,} moves, {found.probes:,} looks, "
              f"no leak, {spent:.0f} s", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
