"""`deckcheck sets`: the sets of the pool, with their codes in every convention."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.output import echo_json, fail
from rulesets.registry import FAMILIES

if TYPE_CHECKING:
    from cardpool.store.catalogue import Listed


@click.command()
@click.argument("words", nargs=-1, metavar="[CODE|WORDS]")
@click.option("-g", "--game", type=click.Choice(list(FAMILIES)), help="Only sets of this game")
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def sets(words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """List the sets: codes, days and how many cards

    A code in any convention (OBF, sv3, sv03, FLO) finds its set; other words are looked for in the
    names of sets and series. Exit code 1 means that nothing was found.

    Example:

    \b
        deckcheck sets OBF
        deckcheck sets obsidian flames
        deckcheck sets --game pokemon
    """
    from cardpool.errors import PoolError
    from cardpool.store import CardPool
    from cardpool.store.catalogue import catalogue, matching

    text = " ".join(words)
    try:
        pool = CardPool.open()
        found = catalogue(pool, game or "")
        if text:
            found = matching(pool, found, text)
    except PoolError as error:
        fail(str(error), error.hint)
    if as_json:
        echo_json([_data(each) for each in found])
    elif not found:
        click.echo(f"No set matches {text!r}.", err=True)
    else:
        from deckcheck.cli.columns import columns, table_room

        click.echo("\n".join(columns([_cells(each) for each in found], table_room())))
    sys.exit(0 if found else 1)


def _legal_from(each: Listed) -> str:
    from rulesets import registry

    return registry.family(each.set.game).set_legal_from(each.set.id, each.set.released)


def _cells(each: Listed) -> tuple[str, str, str, str, str]:
    legal = _legal_from(each)
    later = f", legal {legal}" if legal > each.set.released else ""
    name = f"{each.set.name} ({each.set.series})" if each.set.series else each.set.name
    days = f"{each.set.released}{later}"
    return " ".join(each.codes), name, days, f"{each.cards} cards", each.set.game


def _data(each: Listed) -> dict[str, Any]:
    return {
        **each.set._asdict(),
        "codes": list(each.codes),
        "legal_from": _legal_from(each) or None,
        "cards": each.cards,
    }
