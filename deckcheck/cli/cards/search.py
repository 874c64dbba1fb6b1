"""`deckcheck search`: find cards by name, typos and languages included, and by filters."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from deckcheck.cli.complete import complete_card
from deckcheck.cli.options import LANGUAGES
from deckcheck.cli.output import fail
from rulesets.registry import FAMILIES

if TYPE_CHECKING:
    from cardpool.errors import QueryError
    from cardpool.model import Card
    from cardpool.search.hits import Hit

SURE = 90  # hits with all the words of a query score so


@click.command()
@click.argument("query", nargs=-1, required=True, shell_complete=complete_card)
@click.option("-g", "--game", type=click.Choice(list(FAMILIES)),
              help="Only cards of this game")  # fmt: skip
@click.option(
    "-l",
    "--lang",
    type=click.Choice(LANGUAGES),
    help="Only names in this language, and shown in it",
)
@click.option("-n", "--limit", type=click.IntRange(1, 100_000), default=10, show_default=True,
              help="Most hits to show")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output hits as JSON")
def search(
    query: tuple[str, ...], game: str | None, lang: str | None, limit: int, as_json: bool
) -> None:
    """Find cards by name in any language, and by filters

    Typos and missing words are forgiven; an id, a password or a set and number finds its card.
    Filters are written as field:value; an unknown field lists them all. Exit code 1 means that
    nothing was found.

    Example:

    \b
        deckcheck search 'charizrd type:fire hp>=120'
        deckcheck search 't:trap is:counter legal:ygo-tcg'
    """
    from cardpool.errors import PoolError, QueryError
    from cardpool.store import CardPool
    from deckcheck.cli.cards.numbered import numbered

    text = " ".join(query)
    try:
        pool = CardPool.open()
        # A number comes before any name.
        found = numbered(pool, text.strip())
        hits = [hit for card in found for hit in pool.search(f"id:{card.id}", game=game)][:limit]
        asked = {"game": game, "limit": limit, "legal": is_legal, "ruling": ruling}
        hits = hits or pool.search(text, lang=lang, **asked)
        if lang and (not hits or hits[0].score < SURE):
            # The name may be asked for in one language and wanted in another.
            other = pool.search(text, **asked)
            hits = other if not hits or (other and other[0].score >= SURE) else hits
    except QueryError as error:
        fail(f"{error}{_pointer(error)}", "Example: deckcheck search 'charizrd type:fire hp>=120'")
    except PoolError as error:
        fail(str(error), error.hint)
    local = {hit.id: pool.names(hit.id).get(lang, "") for hit in hits} if lang else {}
    if as_json:
        from deckcheck.cli.output import echo_json

        local_name = {hit.id: {"local": local[hit.id] or None} for hit in hits} if lang else {}
        echo_json([_as_json(hit) | local_name.get(hit.id, {}) for hit in hits])
    else:
        _show([hit._replace(name=local.get(hit.id) or hit.name) for hit in hits], text)
    sys.exit(0 if hits else 1)


def _pointer(error: QueryError) -> str:
    """Return the query with a mark under the place of the error."""
    if error.place is None or len(error.query) > 200:
        return ""
    from deckcheck.cli.columns import width

    shown = "".join(c if c.isprintable() else "·" for c in error.query)
    return f"\n  {shown}\n  {' ' * width(shown[: error.place])}^"


def is_legal(card: Card, ruleset_id: str) -> bool:
    """Tell whether a card is legal in a ruleset today, with no question open."""
    from deckcheck.cli.cards.legality import verdict_on
    from rulesets.api import LEGAL

    return verdict_on(card, ruleset_id) == LEGAL


def ruling(card: Card, question: str, ruleset_id: str) -> float:
    """Return what a ruleset answers: banned (1 or 0), copies allowed by its list, points."""
    from deckcheck.cli.cards.legality import restricted_on
    from rulesets import registry

    if question == "scripted":
        compiler = registry.family(card.game).compiler()
        return float(compiler is not None and compiler.is_scripted(card))
    found = restricted_on(card, ruleset_id)
    if question == "points":
        return float(found.points) if found else 0.0
    copies = found.copies if found is not None else None
    if question == "banned":
        return float(copies == 0)
    return -1.0 if copies is None else float(copies)


def _as_json(hit: Hit) -> dict[str, object]:
    return {
        "id": hit.id,
        "game": hit.game,
        "name": hit.name,
        "lang": hit.lang,
        "matched": hit.matched,
        "score": hit.score,
        "source": hit.source,
        "printings": hit.printings,
        "sets": list(hit.sets),
    }


def _show(hits: list[Hit], query: str) -> None:
    if not hits:
        click.echo(f"No card matches {query[:200]!r}.", err=True)
        return
    from deckcheck.cli.columns import columns, table_room

    rows = [(hit.id, _name(hit), hit.summary, _printings(hit)) for hit in hits]
    click.echo("\n".join(columns(rows, table_room())))


def _name(hit: Hit) -> str:
    if hit.source not in ("name", "inferred"):
        return f"{hit.name} ({hit.matched}: {hit.source})"
    return hit.name if hit.matched == hit.name else f"{hit.name} ({hit.lang}: {hit.matched})"


def _printings(hit: Hit) -> str:
    return f"{hit.printings} prints" if hit.printings > 1 else " ".join(hit.sets)
