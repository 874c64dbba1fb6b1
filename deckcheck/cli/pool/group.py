"""`deckcheck pool`: what the card pool holds, imports into it and exports of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.output import echo_json, fail
from deckcheck.cli.pool.scripted import coverage
from rulesets.registry import FAMILIES
from rulesets.wording import numbered

if TYPE_CHECKING:
    from cardpool.store import CardPool

LANGUAGES = ("en", "fr", "de", "it", "es", "pt", "ja", "ko")


@click.group()
def pool() -> None:
    """Inspect, extend and export the card pool

    Example:

    \b
        deckcheck pool info
    """


def opened() -> CardPool:
    """Return the pool, or end with the reason why there is none."""
    from cardpool.errors import PoolError
    from cardpool.store import CardPool

    try:
        return CardPool.open()
    except PoolError as error:
        fail(str(error), error.hint)


@pool.command()
@click.option("--json", "as_json", is_flag=True, help="Output the counts as JSON")
def info(as_json: bool) -> None:
    """Show counts by game, series and language, and the sources

    Example:

    \b
        deckcheck pool info --json
    """
    from cardpool.store.census import census

    counted = census(opened())
    if as_json:
        echo_json(counted)
    else:
        _show(counted)


def _show(counted: dict[str, Any]) -> None:
    from rulesets import registry

    for game, own in counted["games"].items():
        family = registry.family(game)
        more = f", {own['not_for_decks']:,} not for decks" if own["not_for_decks"] else ""
        names = f"{own['distinct_names']:,} names"
        click.echo(click.style(family.title, bold=True), nl=False)
        click.echo(f"  {own['cards']:,} {family.cards_called}, {names}{more}")
        kinds = sorted(own["kinds"].items(), key=lambda item: -item[1])
        click.echo("  " + ", ".join(f"{count:,} {kind}" for kind, count in kinds))
        _table(own)
    click.echo(f"{click.style('Database', bold=True)}  {counted['path']}")
    click.echo(f"  content sha256 {counted['hash']}")
    _sources(counted["sources"])
    if counted["imported"]:
        found = counted["imported"]
        click.echo(f"{click.style('Imported', bold=True)}  {found['path']}")
        counts = ((found["cards"], "card"), (found["texts"], "text"), (found["lists"], "list"))
        click.echo("  " + ", ".join(numbered(*each) for each in counts))
        _imports(found)


def _imports(found: dict[str, Any]) -> None:
    """Print what each import brought, and where its lists are in force."""
    from cardpool.errors import shown
    from rulesets import registry

    for source, brought in found["imports"].items():
        told = ", ".join(numbered(count, what) for what, count in brought.items())
        click.echo(f"  {shown(source)}: {told}")
    for each in found["list_names"]:
        force = registry.family(each["game"]).in_force(each["name"])
        told = f"{each['kind']}, {numbered(each['cards'], 'card')}"
        click.echo(f"  list {shown(each['name'])}: {told}; {force or 'by --list alone'}")


def _table(own: dict[str, Any]) -> None:
    """Print cards and translated names by series, or by language where there are no series."""
    from deckcheck.cli.columns import columns, table_room

    used = [lang for lang in LANGUAGES if own["languages"].get(lang)]
    rows = [["series", "cards", *used]] if own["series"] else [["", "cards", *used]]
    groups = own["series"] or {"names in": own}
    for series, group in groups.items():
        share = [f"{100 * group['languages'].get(x, 0) / group['cards']:.0f} %" for x in used]
        rows.append([series, f"{group['cards']:,}", *share])
    for line in columns(rows, table_room(2)):
        click.echo(f"  {line}")
    click.echo()


def _sources(sources: dict[str, Any]) -> None:
    for game, groups in sources.items():
        for group, places in groups.items():
            said = []
            for place in places:
                told = place if isinstance(place, str) else f"{place['source']} {place['date']}"
                said.append(told)
            click.echo(f"  {game} {group}: {'; '.join(said)}")


@pool.command()
@click.option("-f", "--format", "form", type=click.Choice(["jsonl", "csv"]), default="jsonl",
              show_default=True, help="One JSON record a line, or a table")  # fmt: skip
@click.option("-g", "--game", type=click.Choice(list(FAMILIES)),
              help="Only cards of this game")  # fmt: skip
@click.option("-o", "--output", type=click.Path(dir_okay=False), default="-",
              help="File to write - defaults to standard output")  # fmt: skip
@click.option("--json", "form", flag_value="jsonl", help="Short for --format jsonl")
def export(form: str, game: str | None, output: str) -> None:
    """Write the pool, imports included, as JSON lines or CSV

    Example:

    \b
        deckcheck pool export --format csv --game yugioh -o yugioh.csv
    """
    from deckcheck.cli.pool.exporting import write

    write(opened(), form, game, output)


@pool.command("import")
@click.argument("path", type=click.Path(exists=True, readable=True))
@click.option("--json", "as_json", is_flag=True, help="Output what was imported as JSON")
def import_(path: str, as_json: bool) -> None:
    """Add cards, texts and lists from files you have

    Reads a pokemon-tcg-data folder, tcgdex JSON, an EDOPro .cdb, lflist.conf files or a folder of
    them, a YGOPRODeck cardinfo JSON and yaml-yugi JSON. What the pool knows keeps its facts and
    gains texts and names; new cards are added. English Pokémon texts are compiled (this needs
    'deckcheck[compile]'), so that a new set can be played at once. DECKCHECK_HOME says where.

    Example:

    \b
        deckcheck pool import cards.cdb
    """
    from deckcheck.cli.pool.importing import run

    run(path, as_json)


@pool.command()
@click.argument("name", required=False)
def remove(name: str | None) -> None:
    """Remove everything that was imported, or one import

    NAME is that of an imported file or list, as 'deckcheck pool info' shows it. What another import
    brought too stays, and so do the cards of the pool itself. Without a name it works also where
    the imports are damaged.

    Example:

    \b
        deckcheck pool remove lflist.conf
        deckcheck pool remove
    """
    from deckcheck.cli.pool import removing

    if name is None:
        removing.remove_all()
    else:
        removing.remove_one(name)


pool.add_command(coverage)
