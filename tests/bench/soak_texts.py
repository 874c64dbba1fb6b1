"""Soak everything that card texts became: `make soak-texts`.

Matches: random play between randomly drawn decks of fully scripted cards, each legal in its
ruleset, with the invariants held after every action. Programs: every stored program from many
states in the middle of such matches. What fails is named with what is needed to see it again.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from time import perf_counter
from typing import NamedTuple

import click

from cardpool.model.pokemon import POKEMON
from rulesets.api import OVER, MatchOptions
from rulesets.ptcg.game import DATED_GAME
from rulesets.ptcg.scripts import script_of
from tests.bench.ptcg import GAMES
from tests.fuzz.soak import turns_pass
from tests.rulesets.ptcg.text.stored import exercise
from tests.rulesets.ptcg.text.stored.legal_decks import ERAS, LATER, drawer, pool

WHOLE_EVERY = 4  # every so many matches the decks come from all that is legal in the era
LONGEST = 20_000  # actions after which a match counts as endless
STATES = 60  # states in the middle of matches that trials are drawn from
CHUNK = {"matches": 20, "programs": 40}


class Report(NamedTuple):
    """What a part of the work did, and what went wrong."""

    count: int  # matches, or runs of programs
    actions: int = 0
    longest: int = 0
    turns: int = 0
    cards: frozenset[str] = frozenset()
    faults: tuple[str, ...] = ()


def matches(era: str, seed: int, numbers: range) -> Report:
    """Play some matches of an era."""
    actions = longest = turns = 0
    cards: set[str] = set()
    faults = []
    for number in numbers:
        rng = Random(f"{era} {seed} {number}")
        draw = drawer(era, number % WHOLE_EVERY == WHOLE_EVERY - 1)
        decks = [draw.deck(rng), draw.deck(rng)]
        cards.update(e.card.id for deck in decks for e in deck.entries)
        moves, last, fault = _match(GAMES.get(era, DATED_GAME), decks, draw.day, rng)
        actions, longest, turns = actions + moves, max(longest, moves), turns + last
        if fault:
            faults.append(f"{era} match {number} (seed {seed}), action {moves}: {fault}")
    return Report(len(numbers), actions, longest, turns, frozenset(cards), tuple(faults))


def _match(game, decks, day, rng):
    """Return the actions and turns of a match, on a day where the era is dated, and its fault."""
    moves, s = 0, None
    try:
        s = game.new_match(decks, MatchOptions({"on": day} if day else {}))
        while game.actor(s) != OVER:
            game.apply(s, exercise.move(game, s, rng))
            moves += 1
            if broken := game.violations(s):
                return moves, s.turn, "; ".join(broken)
            if moves > LONGEST:
                return moves, s.turn, "" if turns_pass(s, moves) else "a turn does not end"
    except Exception as error:  # every crash is a result here
        return moves, s.turn if s else 0, repr(error)
    return moves, s.turn, ""


@cache
def states(seed: int):
    """Return (game, state) in the middle of matches, as many of each era."""
    made = []
    for era in ERAS:
        rng = Random(f"states {era} {seed}")
        while len(made) % (STATES // len(ERAS)) or not made or made[-1][0] is not GAMES[era]:
            deck = drawer(era).deck
            start = GAMES[era].new_match([deck(rng), deck(rng)], MatchOptions())
            middle = exercise.play(GAMES[era], start, rng, rng.randint(20, 160))
            if middle is not None:
                made.append((GAMES[era], middle))
    return made


@cache
def scripted() -> list[str]:
    """Return one card of each distinct script, in the order of their ids."""
    found = {}
    for card in sorted(pool().cards(POKEMON), key=lambda c: c.id):
        script = script_of(card)
        if script is not None:
            found.setdefault((card.kind, card.hp > 0, script), card.id)
    return sorted(found.values())


def programs(runs: int, seed: int, numbers: range) -> Report:
    """Try some cards from `runs` states each."""
    done, faults = 0, []
    for number in numbers:
        card = pool().get(scripted()[number])
        rng = Random(f"programs {seed} {card.id}")
        for game, state in rng.sample(states(seed), min(runs, STATES)):
            try:
                trial = exercise.trial(game, state, card, script_of(card))
                broken = trial.broken(rng) if trial else []
            except Exception as error:  # every crash is a result here
                broken = [repr(error)]
            done += 1
            if broken:
                faults.append(f"{card.id} (seed {seed}), {game.rules.name}: {'; '.join(broken)}")
                break
    return Report(done, faults=tuple(faults))


def _shared_out(work, given, total: int, chunk: int, jobs: int, label: str) -> Iterator[Report]:
    """Yield the reports of all parts, with a progress bar on a terminal."""
    spans = [range(i, min(i + chunk, total)) for i in range(0, total, chunk)]
    hidden = not sys.stderr.isatty()
    with (
        ProcessPoolExecutor(jobs) as processes,
        click.progressbar(length=total, label=label, file=sys.stderr, hidden=hidden) as bar,
    ):
        jobs_of = [processes.submit(work, *given, span) for span in spans]
        for span, job in zip(spans, jobs_of, strict=True):
            yield job.result()
            bar.update(len(span))


def _tell(faults: list[str]) -> None:
    for fault in faults[:40]:
        print(f"  {fault[:400]}")


def main() -> int:
    """Print what was played and tried; exit with 1 where anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="matches an era")
    parser.add_argument("--states", type=int, default=50, help="states each program runs from")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--era", choices=sorted({**ERAS, **LATER}), action="append")
    given = parser.parse_args()
    broken = 0
    for era in (given.era or {**ERAS, **LATER}) if given.matches else ():
        start = perf_counter()
        work = _shared_out(matches, (era, given.seed), given.matches, CHUNK["matches"],
                           given.jobs, f"{era} matches")  # fmt: skip
        reports = list(work)
        faults = [fault for r in reports for fault in r.faults]
        cards = frozenset().union(*(r.cards for r in reports))
        print(
            f"{era}: {sum(r.count for r in reports):,} matches, seed {given.seed}, "
            f"{sum(r.actions for r in reports):,} actions, longest "
            f"{max(r.longest for r in reports)}, mean "
            f"{sum(r.turns for r in reports) / given.matches:.0f} turns, {len(cards):,} different "
            f"cards, {len(faults)} faults, {perf_counter() - start:.0f} s",
            flush=True,
        )
        _tell(faults)
        broken += len(faults)
    if given.states:
        start = perf_counter()
        total = len(scripted())
        work = _shared_out(programs, (given.states, given.seed), total, CHUNK["programs"],
                           given.jobs, "programs")  # fmt: skip
        reports = list(work)
        faults = [fault for r in reports for fault in r.faults]
        print(
            f"programs: {total:,} different scripts, {sum(r.count for r in reports):,} trials, "
            f"seed {given.seed}, {len(faults)} faults, {perf_counter() - start:.0f} s",
            flush=True,
        )
        _tell(faults)
        broken += len(faults)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
