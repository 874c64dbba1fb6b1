"""`--think` and `--level`: how hard the bot search thinks, in the commands that seat bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from deckcheck.cli.output import fail

SEARCH = "search"


def thinking_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options."""
    level = click.option(
        "--level",
        default="",
        metavar="LEVEL",
        help="How hard the bot search thinks: easy, normal, hard, expert - defaults to normal",
    )
    think = click.option(
        "--think",
        default="",
        metavar="TIME",
        help="How long the bot search thinks about a decision, e.g. 0.5s; matches then differ "
        "from run to run",
    )
    return think(level(command))


def with_thinking(names: Sequence[str], think: str, level: str) -> list[str]:
    """Return the names of seats with what was asked for behind each plain `search`."""
    asked = [text for text in (level, think) if text]
    if not asked:
        return list(names)
    _refuse_wrong(think, level)
    if SEARCH not in names:
        fail("--think and --level are for the bot search, and no seat has it",
             "Name it: --seat human,search to play, --bots search,greedy to simulate.")  # fmt: skip
    return [":".join((name, *asked)) if name == SEARCH else name for name in names]


def _refuse_wrong(think: str, level: str) -> None:
    """End with exit code 2 where a value is none."""
    from deckcheck.play.bots import levels

    try:
        if level:
            levels.level(level)
    except ValueError as error:
        fail(f"--level: {error}")
    try:
        if think:
            levels.seconds(think)
    except ValueError as error:
        fail(f"--think: {error}")
