"""What options of several commands have in common."""

from __future__ import annotations

import click


def once(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> str:
    """Return the value of an option that counts once; the last of several is not the only one."""
    if len(set(values)) > 1:
        raise click.BadParameter(f"given more than once: {', '.join(values)}; give one of them")
    return values[-1] if values else ""
