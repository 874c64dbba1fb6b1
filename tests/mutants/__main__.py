"""Break the rules of play in one place at a time and see whether a test fails.

    python -m tests.mutants --game yugioh --sample 100 --seed 2026 --minutes 30

The sample is drawn by its seed. Tests are collected once; each mutant lives in a forked process,
whose functions get the broken code, until a test fails or all have passed. Survivors are listed
with what was changed; those in `explained.txt` change nothing that a rule says.
"""

import ast
import gc
import importlib
import os
import sys
import time
from pathlib import Path
from random import Random
from types import CodeType, FunctionType

import click
import pytest

from tests.conftest import ROOT
from tests.mutants.sites import (
    GAMES,
    Played,
    Site,
    all_sites,
    breakable,
    broken,
    functions,
    variants,
)

HERE = Path(__file__).parent
OPTIONS = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no"]
LONGEST = 4  # times as long as without a mutant: then it loops, which counts as noticed


def arguments(game: Played) -> list[str]:
    """Return what pytest is told: which tests, and to stop at the first that fails."""
    tests = ROOT / "tests" / game.package
    ignored = [f"--ignore={tests / name}" for name in game.left_out]
    return [*(str(tests / folder) for folder in game.suite), *ignored, *OPTIONS]


def apply(site: Site, game: Played) -> None:
    """Break one place in this process."""
    if site.module in game.books:
        book = game.books[site.module]
        value = variants(getattr(book, site.function))[site.number][1]
        object.__setattr__(book, site.function, value)
        return
    path = ROOT.joinpath(*site.module.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text("utf-8"))
    function = dict(functions(tree))[site.function]
    node = breakable(function)[site.number]
    _Replace(node).visit(function)
    code = _code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), site.function)
    target = importlib.import_module(site.module)
    for name in site.function.split("."):
        target = vars(target)[name] if isinstance(target, type) else getattr(target, name)
    target = getattr(target, "fget", None) or getattr(target, "__wrapped__", target)
    target.__code__ = code
    # Functions inside it were made when the module was imported.
    inside = {c.co_name: c for c in code.co_consts if isinstance(c, CodeType)}
    for made in gc.get_objects():
        if isinstance(made, FunctionType) and made.__module__ == site.module:
            outer, _, name = made.__qualname__.partition(".<locals>.")
            if outer == site.function and name in inside:
                made.__code__ = inside[name]


class _Replace(ast.NodeTransformer):
    """Puts the broken node in the place of the one found."""

    def __init__(self, node: ast.AST) -> None:
        self.node = node

    def visit(self, node: ast.AST) -> ast.AST:
        return broken(node) or node if node is self.node else self.generic_visit(node)


def _code_of(code: CodeType, qualified: str) -> CodeType:
    for name in qualified.split("."):
        inner = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name]
        code = inner[-1]
    return code


def outcome(site: Site | None, game: Played, seconds: float) -> str:
    """Return "noticed", "survived" where all tests pass, or "looped" where they take too long."""
    child = os.fork()
    if child == 0:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        try:
            if site is not None:
                apply(site, game)
            os._exit(int(pytest.main(arguments(game))))
        finally:
            os._exit(3)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return "survived" if os.waitstatus_to_exitcode(status) == 0 else "noticed"
        time.sleep(0.05)
    os.kill(child, 9)
    os.waitpid(child, 0)
    return "looped"


def explained() -> set[str]:
    """Return the survivors that change nothing a rule says."""
    lines = (HERE / "explained.txt").read_text("utf-8").splitlines()
    return {line.partition(" | ")[0] for line in lines if line and not line.startswith("#")}


def key(site: Site) -> str:
    """Return a site without its line, as `explained.txt` names it."""
    return f"{site.module} {site.function}: {site.change}"


@click.command()
@click.option("--game", "name", default="ptcg", type=click.Choice(sorted(GAMES)))
@click.option("--sample", default=100, help="Mutants drawn")
@click.option("--seed", default=2026, help="Seed of the draw")
@click.option("--minutes", default=60.0, help="Time after which no new mutant is begun")
@click.option("--only", default="", help="Only sites that contain these words")
def main(name: str, sample: int, seed: int, minutes: float, only: str) -> None:
    """Draw mutants and list those that no test notices."""
    game = GAMES[name]
    sites = [site for site in all_sites(game) if only in str(site)]
    drawn = Random(seed).sample(sites, min(sample, len(sites)))
    if pytest.main([*arguments(game), "--collect-only", "-qq"]) != 0:
        raise SystemExit("the tests cannot be collected")
    start = time.monotonic()
    if outcome(None, game, 3600) != "survived":
        raise SystemExit("the tests fail without a mutant")
    seconds = 60 + LONGEST * (time.monotonic() - start)
    known, end = explained(), time.monotonic() + 60 * minutes
    tried, survivors = 0, []
    for site in drawn:
        if time.monotonic() > end:
            break
        tried += 1
        if key(site) in known:
            continue
        came = outcome(site, game, seconds)
        if came == "survived":
            survivors.append(site)
        if came != "noticed":
            print(f"{came}  {site}", flush=True)
    share = 100 * len(survivors) / max(1, tried)
    print(f"{len(survivors)} of {tried} mutants survived ({share:.1f} %), of {len(sites)} sites")
    sys.exit(1 if share >= 5 else 0)


if __name__ == "__main__":
    main()
