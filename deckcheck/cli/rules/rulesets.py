"""`deckcheck rulesets`: what lists can be checked by and games played by."""

from __future__ import annotations

from typing import Any

import click

from deckcheck.cli.output import echo_json, fail


@click.command()
@click.argument("ruleset", required=False, default="")
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def rulesets(ruleset: str, as_json: bool) -> None:
    """List the rulesets

    With an id: its sources, options, regions and the checks it runs.

    Example:

    \b
        deckcheck rulesets
        deckcheck rulesets ygo-genesys
    """
    from rulesets import registry

    if len(meant := registry.meant_by(ruleset)) == 1:
        ruleset = meant[0]
    if ruleset and ruleset not in registry.ids() and not ruleset.endswith(registry.FORMAT):
        fail(f"there is no ruleset {ruleset!r}", f"There are {', '.join(registry.ids())}.")
    found = [registry.load(ruleset_id) for ruleset_id in ([ruleset] if ruleset else registry.ids())]
    games = [] if ruleset else [registry.load_family(game) for game in registry.family_ids()]
    failures = [each for each in (*found, *games) if isinstance(each, registry.LoadFailure)]
    loaded = [each for each in found if not isinstance(each, registry.LoadFailure)]
    for failure in failures:
        click.echo(f"Error: {failure}", err=True)
    if as_json:
        echo_json([facts(each) for each in loaded])
    elif ruleset:
        for each in loaded:
            _show(each)
    else:
        _list(loaded)
    if failures:
        raise SystemExit(2)


def facts(ruleset: Any) -> dict[str, Any]:
    """Return what a user may want to know of a ruleset as JSON data."""
    info = ruleset.info
    return {
        "id": info.id,
        "title": info.title,
        "family": info.family,
        "date": info.date or None,
        "playable": bool(ruleset.game_ref),
        "seats": list(info.seats),
        "sections": list(info.sections),
        "regions": list(info.regions),
        "statements": list(info.statements),
        "sources": list(info.sources),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "help": option.help,
                "statement": option.statement,
            }
            for option in info.options
        ],
        "note": info.note,
        "checks": [check.code for check in ruleset.checks],
    }


def _list(loaded: list[Any]) -> None:
    from deckcheck.cli.columns import hanging, table_room

    width, room = max((len(each.info.id) for each in loaded), default=0), table_room()
    family = ""
    for each in loaded:
        if each.info.family != family:
            family = each.info.family
            click.echo(f"{family}:")
        day = f" ({each.info.date})" if each.info.date else ""
        play = "" if each.game_ref else ", legality only"
        click.echo(hanging(f"  {each.info.id:<{width}}  ", f"{each.info.title}{day}{play}", room))


def _show(ruleset: Any) -> None:
    import textwrap

    info = ruleset.info
    click.echo(f"{info.id}: {info.title}")
    rows = [
        ("Day", info.date or "today"),
        ("Sections", ", ".join(info.sections)),
        ("Regions", ", ".join(info.regions)),
        ("Statements", ", ".join(info.statements)),
        ("Sources", "; ".join(info.sources)),
        ("Note", info.note),
        ("Play", "yes" if ruleset.game_ref else "no, legality only"),
    ]
    for name, text in rows:
        if text:
            wrapped = textwrap.wrap(text, 66)
            click.echo(f"  {name + ':':<12}{wrapped[0]}")
            for line in wrapped[1:]:
                click.echo(f"  {'':<12}{line}")
    if info.options:
        click.echo("  Options (--option NAME=VALUE):")
    for option in info.options:
        choices = f" ({', '.join(map(str, option.choices))})" if option.choices else ""
        default = "" if option.default is None else f", default {option.default}"
        click.echo(f"    {option.name}{choices}{default}: {option.help}")
    click.echo("  Checks:")
    for check in ruleset.checks:
        click.echo(f"    {check.code} {check.name}")
