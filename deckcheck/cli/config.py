"""`deckcheck config`: which settings are in force, and where files are looked for."""

from __future__ import annotations

import os
from typing import Any

import click

from deckcheck.cli.output import echo_json, fail

# What the environment may say, and what it means.
VARIABLES = {
    "DECKCHECK_CONFIG": "config file to use",
    "DECKCHECK_HOME": "folder of your imports and of your config file",
    "DECKCHECK_CACHE": "folder of the database that a source checkout builds",
    "NO_COLOR": "no colours on a terminal",
    "COLUMNS": "columns of the terminal",
}


@click.command()
@click.argument("lists", nargs=-1, metavar="[LIST]...")
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def config(lists: tuple[str, ...], as_json: bool) -> None:
    """Show the settings in force, and where files are looked for

    With a LIST: the settings for that list, as a deckcheck.toml beside it counts first.

    Example:

    \b
        deckcheck config
        deckcheck config lists/
    """
    from deckcheck.config import ConfigError, find, places

    try:
        found = find(lists)
    except ConfigError as error:
        fail(str(error), "Mend the file, or name another in DECKCHECK_CONFIG.")
    data: dict[str, Any] = {
        "file": found.path or None,
        "looked_for": places(lists),
        "settings": dict(found.everywhere),
        "commands": {name: dict(table) for name, table in found.commands.items()},
        "folders": _folders(),
        "environment": {name: os.environ.get(name) for name in VARIABLES},
    }
    if as_json:
        echo_json(data)
        return
    click.echo(f"Config file: {found.path or 'none'}")
    for name, value in found.everywhere.items():
        click.echo(f"  {name} = {value!r}")
    for command, table in found.commands.items():
        for name, value in table.items():
            click.echo(f"  {command}: {name} = {value!r}")
    click.echo("Looked for, the first one counts:")
    click.echo("\n".join(f"  {place}" for place in data["looked_for"]))
    click.echo("Folders:")
    click.echo("\n".join(f"  {name}: {place}" for name, place in data["folders"].items()))
    click.echo("Environment:")
    for name, meaning in VARIABLES.items():
        value = os.environ.get(name)
        click.echo(f"  {name} ({meaning}): {value if value is not None else 'not set'}")


def _folders() -> dict[str, str]:
    from cardpool.store import overlay
    from cardpool.store.bundle import cache_folder
    from deckcheck.config import user_folder

    return {
        "settings": user_folder(),
        "imports": overlay.home(),
        "database of a source checkout": cache_folder(),
    }
