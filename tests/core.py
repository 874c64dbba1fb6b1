"""What must be the same on every Python: verdicts, saved matches, playthroughs and bots.

    python -m tests.core

Needs nothing but the standard library, so that it runs on each Python that is there.
"""

import json
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).resolve().parent.parent
SAVED = sorted((ROOT / "tests/match/saved").glob("*-format-1.json"))
LISTS = {"haymaker": "ptcg-base", "goat": "ygo-goat"}  # with exact names: typos need a package


def digest(text):
    """Return a text in short."""
    return f"{crc32(text.encode()):08x}"


def verdicts():
    """Return the findings of the lists in the documentation."""
    from cardpool.store import CardPool
    from deckcheck.checker import Checker
    from deckcheck.decklist.read import read_bytes

    pool, said = CardPool.open(), {}
    for name, ruleset in LISTS.items():
        content = (ROOT / f"docs/examples/{name}.txt").read_bytes()
        results = [Checker(pool, ruleset).check(found) for found in read_bytes(content, name)]
        said[name] = f"{results[0].verdict} {digest(repr(results))}"
    return said


def resumed(path):
    """Return a saved match, verified, as if it had been played with today's facts of its cards."""
    from deckcheck.checker import load
    from deckcheck.play import transcript
    from deckcheck.play.match import Match
    from deckcheck.play.replay import decks_of, replay
    from rulesets import registry

    saved = transcript.read(path)
    ruleset = load(saved.ruleset)
    decks = decks_of(saved, registry.family(ruleset.info.family), path.name)
    fresh = Match(ruleset, saved.players, decks, saved.options, saved.seed)
    saved.pool = fresh.transcript.pool
    return replay(saved, ruleset, decks, path.name)


def matches():
    """Verify every saved match move by move, and play others with its decks."""
    from rulesets.testing import playthrough

    said = {}
    for path in SAVED:
        match = resumed(path)
        seats = len(match.transcript.players)
        told = playthrough(match.game, decks=match.decks, seats=seats, seed=3, moves=150)
        said[path.stem] = f"{match.transcript.last_check():08x} {digest(told)}"
    return said


def bots():
    """Play a match between bots of every kind."""
    from deckcheck.play.simulate import Plan, play_one

    said = {}
    for seats in (("greedy",) * 4, ("greedy", "random", "random")):
        plan = Plan("master-trainer", seats, (), {"turn-cap": 100}, seed=5)
        said[" ".join(seats)] = f"{play_one(plan, 0).digest:08x}"
    return said


def everything():
    """Return all of it as data."""
    return {"verdicts": verdicts(), "matches": matches(), "bots": bots()}


if __name__ == "__main__":
    print(json.dumps(everything(), indent=2, sort_keys=True))
