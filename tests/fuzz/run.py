"""Try many inputs of one kind: each is answered or refused within two seconds, none raises."""

import random
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from typing import NamedTuple

TOO_LONG = 2  # seconds of the processor for one input
GIVE_UP = 6  # failures after which a kind is not gone on with


class Tally(NamedTuple):
    """What became of the inputs of one kind."""

    kind: str
    outcomes: Counter
    failures: list[int]  # the seeds
    slowest: float
    seconds: float
    megabytes: int

    def __str__(self):
        found = ", ".join(f"{count:,} {outcome}" for outcome, count in self.outcomes.most_common())
        return (
            f"{self.kind}: {self.outcomes.total():,} tried in {self.seconds:.0f} s, "
            f"{len(self.failures)} failed, slowest {self.slowest:.2f} s, peak {self.megabytes} MB"
            f" ({found})"
        )


def fuzz(kind, make, attempt, count, seed, until=float("inf")):
    """Try `count` inputs, or as many as there is time for; return what became of them."""
    outcomes, failures, slowest, start = Counter(), [], 0.0, time.monotonic()
    signal.signal(signal.SIGPROF, _hang)
    for number in range(count):
        if time.monotonic() > until or len(failures) >= GIVE_UP:
            break
        own = seed * 1_000_003 + number
        made = make(random.Random(own))
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, TOO_LONG)
        try:
            outcomes[attempt(made)] += 1
        except (Exception, SystemExit):
            failures.append(own)
            traceback.print_exc()
            print(f"{kind}: seed {own}", file=sys.stderr, flush=True)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        slowest = max(slowest, time.process_time() - began)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return Tally(kind, outcomes, failures, slowest, time.monotonic() - start, peak)


def _hang(signum, frame):
    raise TimeoutError(f"longer than {TOO_LONG} s")


def damaged(rng, text, signs):
    """Return a text with a piece added, taken away, doubled or changed."""
    at, kind = rng.randrange(len(text) + 1), rng.randrange(4)
    if kind == 0:
        return text[:at] + rng.choice(signs) * rng.choice((1, 1, 3, 40)) + text[at:]
    if kind == 1:
        return text[:at] + text[at + rng.randrange(1, 12) :]
    if kind == 2:
        return text[:at] + text[max(0, at - rng.randrange(20)) : at] + text[at:]
    return text[:at] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x3000)))) + text[at:]


def changed(rng, data, values):
    """Return JSON data with one value, key or item of it exchanged, dropped or doubled."""
    if isinstance(data, dict) and data and rng.random() < 0.85:
        key = rng.choice(list(data))
        if rng.random() < 0.12:
            return {k: v for k, v in data.items() if k != key}
        return data | {key: changed(rng, data[key], values)}
    if isinstance(data, list) and data and rng.random() < 0.85:
        at = rng.randrange(len(data))
        kind = rng.random()
        if kind < 0.1:
            return data[:at] + data[at + 1 :]
        if kind < 0.2:
            return data[:at] + data[at : at + 1] * rng.choice((2, 30)) + data[at + 1 :]
        return [*data[:at], changed(rng, data[at], values), *data[at + 1 :]]
    return rng.choice(values)
