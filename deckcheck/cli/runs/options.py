"""Options of the commands that play many matches: by which ruleset, where, from which luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.options import once

ruleset_option = click.option(
    "-r",
    "--ruleset",
    required=True,
    multiple=True,
    callback=once,
    shell_complete=complete_ruleset,
    help="Ruleset to play (see 'deckcheck rulesets')",
)


def worker_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add where the matches are played, and the start of their luck."""
    jobs = click.option("--jobs", type=click.IntRange(1), metavar="J",
                        help="Processes - defaults to one a core; never changes the "
                        "results")  # fmt: skip
    cluster = click.option("--cluster", metavar="ADDRESS",
                           help="Play on the workers of a Dask scheduler (extra "
                           "cluster)")  # fmt: skip
    seed = click.option("--seed", type=click.IntRange(0), default=1, show_default=True,
                        metavar="N", help="Start of all luck")  # fmt: skip
    return jobs(cluster(seed(command)))
