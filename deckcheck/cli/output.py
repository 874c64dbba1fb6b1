"""What every command shares: JSON and error messages."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

import click


def echo_json(data: Any) -> None:
    """Print data as JSON, names in their own script."""
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def fail(message: str, hint: str = "") -> NoReturn:
    """End with exit code 2: what happened, a blank line, what to try."""
    click.echo(f"Error: {message}", err=True)
    if hint:
        click.echo(f"\n{hint}", err=True)
    sys.exit(2)
