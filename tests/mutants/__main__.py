"""Break the rules of play in one place at a time and see whether a test fails.

    python -m tests.mutants --game yugioh --sample 100 --seed 2026 --minutes 30

The sample is drawn by its seed; `--sample 0` takes every place. All tests run once, watched line by
line. Then each mutant lives in a forked process, whose functions get the broken code, until one of
the tests that go through them fails or all of those have passed. Survivors are listed with what was
changed; those in `explained.txt` change nothing that a rule says. A row there that names no place
of either game any more ends the run before it begins.
"""

import ast
import gc
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import click
import pytest

from tests.conftest import ROOT
from tests.mutants.breaking import apply, living, path_of, stores
from tests.mutants.reach import Reach
from tests.mutants.sites import GAMES, Played, Site, all_sites, functions

HERE = Path(__file__).parent
OPTIONS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no"]


def arguments(game: Played) -> list[str]:
    """Return what pytest is told: which tests, and how."""
    tests = ROOT / "tests" / game.package
    ignored = [f"--ignore={tests / name}" for name in game.left_out]
    return [*(str(tests / folder) for folder in game.suite), *ignored, *OPTIONS]


def explained() -> set[str]:
    """Return the survivors that change nothing a rule says."""
    lines = (HERE / "explained.txt").read_text("utf-8").splitlines()
    return {line.partition(" | ")[0] for line in lines if line and not line.startswith("#")}


def keys(sites: list[Site]) -> dict[Site, str]:
    """Return sites as `explained.txt` names them: without the numbers of their lines.

    Where a function can be broken like that in several places, the text of the line tells which;
    what is equal even then is numbered.
    """
    plain = {site: f"{site.module} {site.function}: {site.change}" for site in sites}
    often = Counter(plain.values())
    found: dict[Site, str] = {}
    seen: Counter[str] = Counter()
    for site, name in plain.items():
        told = f"{name} in {site.text}" if site.text and often[name] > 1 else name
        seen[told] += 1
        found[site] = told if seen[told] == 1 else f"{told} (place {seen[told]})"
    return found


def stale() -> list[str]:
    """Return what is explained but names no place any more: its code was changed since."""
    there = {name for game in GAMES.values() for name in keys(all_sites(game)).values()}
    return sorted(explained() - there)


def tests_for(site: Site, game: Played, reach: Reach) -> list[int]:
    """Return the tests that may notice a broken place, the likeliest first."""
    if site.module in game.books:
        return reach.everything()
    path = path_of(site.module)
    function = dict(functions(ast.parse(path.read_text("utf-8"))))[site.function]
    last = function.end_lineno or site.line
    return reach.of(str(path), site.line, range(function.body[0].lineno, last + 1))


@click.command()
@click.option("--game", "name", default="ptcg", type=click.Choice(sorted(GAMES)))
@click.option("--sample", default=100, help="Mutants drawn; 0: all")
@click.option("--seed", default=2026, help="Seed of the draw")
@click.option("--minutes", default=60.0, help="Time after which no new mutant is begun")
@click.option("--only", default="", help="Only sites that contain these words")
def main(name: str, sample: int, seed: int, minutes: float, only: str) -> None:
    """Draw mutants and list those that no test notices."""
    if rows := stale():
        raise click.ClickException("explained.txt names what is gone:\n" + "\n".join(rows))
    game = GAMES[name]
    everywhere = all_sites(game)
    named = keys(everywhere)
    sites = [site for site in everywhere if only in str(site)]
    drawn = Random(seed).sample(sites, min(sample or len(sites), len(sites)))
    known = explained()
    shares = []

    def work(reach: Reach) -> None:
        if reach.failed:
            raise SystemExit(f"without a mutant fails {reach.failed[0]}")
        living(game.package)
        gc.freeze()  # forked processes share what is there
        end = time.monotonic() + 60 * minutes
        tried = survived = 0
        for site in drawn:
            if time.monotonic() > end:
                break
            tried += 1
            if named[site] in known:
                continue
            came = reach.outcome(partial(apply, site, game), tests_for(site, game, reach))
            survived += came == "survived"
            if came != "noticed":
                print(f"{came}  {site}", flush=True)
        shares.append(100 * survived / max(1, tried))
        print(f"{survived} of {tried} mutants survived ({shares[0]:.1f} %), of {len(sites)} sites")

    watched = {str(path_of(site.module)) for site in everywhere}
    stores(game.package)  # before any test has filled them
    pytest.main(arguments(game), plugins=[Reach(watched, work)])
    sys.exit(1 if not shares or shares[0] >= 5 else 0)


if __name__ == "__main__":
    main()
