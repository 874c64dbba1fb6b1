"""What options of several commands have in common."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import click

LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "ko", "pt", "zh-Hans", "zh-Hant")


def in_language(command: Callable[..., None]) -> Callable[..., None]:
    """Let a command name cards in the language of its reader."""
    return click.option(
        "-l", "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True,
        help="Language of card names in the report",
    )(command)  # fmt: skip


def once(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> str:
    """Return the value of an option that counts once; the last of several is not the only one."""
    if len(set(values)) > 1:
        raise click.BadParameter(f"given more than once: {', '.join(values)}; give one of them")
    value = values[-1] if values else ""
    return full(value) if value and parameter.name == "ruleset" else value


def each_full(
    context: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the ids of the rulesets that are named, each once and in their order."""
    return tuple(dict.fromkeys(full(value) for value in values if value))


def full(ruleset: str) -> str:
    """Return the id that a short name of a ruleset stands for: "goat" is ygo-goat."""
    from rulesets import registry

    meant = registry.meant_by(ruleset)
    if len(meant) > 1:
        raise click.BadParameter(f"{ruleset!r} may be {' or '.join(meant)}; write one of them")
    return meant[0] if meant else ruleset


def or_piped(
    context: click.Context, parameter: click.Parameter, values: Sequence[str]
) -> Sequence[str]:
    """Return the lists that are named; without any, the one that is piped in."""
    if values or context.resilient_parsing:
        return values
    if sys.stdin is None or sys.stdin.isatty():
        raise click.UsageError("name a LIST, or pipe one in", context)
    return ("-",)
