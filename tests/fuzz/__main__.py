"""Fuzz every kind of input: `make fuzz` in five minutes, `make fuzz-nightly` at full size.

    python -m tests.fuzz --minutes 5 --seed 1
    python -m tests.fuzz --nightly
    python -m tests.fuzz queries --count 1000

Prints what became of each kind, and the seeds that failed; exits with 1 if any did.
"""

import argparse
import sys
import time

from tests.fuzz.kinds import KINDS, PROMPTS, prepared
from tests.fuzz.run import fuzz

NIGHTLY = {
    "lists": 1_000_000,
    "queries": 100_000,
    "saves": 20_000,
    "imports": 5_000,
    "options": 20_000,
    "prompts": 10_000 // PROMPTS,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], help="all, if none is named")
    parser.add_argument("--minutes", type=float, default=5, help="for all kinds together")
    parser.add_argument("--count", type=int, help="inputs of each kind, however long it takes")
    parser.add_argument("--nightly", action="store_true", help="the full size of each kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kinds = given.kinds or list(KINDS)
    failed = False
    for name in kinds:
        count = given.count or NIGHTLY[name]
        timed = not given.count and not given.nightly
        until = time.monotonic() + 60 * given.minutes / len(kinds) if timed else float("inf")
        tally = fuzz(name, *prepared(name), count, given.seed, until)
        print(tally, flush=True)
        failed = failed or bool(tally.failures)
    sys.exit(failed)


if __name__ == "__main__":
    main()
