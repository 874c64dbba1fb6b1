"""`deckcheck card`: everything the pool knows of one card."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import click

from deckcheck.cli.cards.legality import Asked
from deckcheck.cli.cards.numbered import is_password, numbered
from deckcheck.cli.complete import complete_card
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import LANGUAGES
from deckcheck.cli.output import fail
from rulesets.registry import FAMILIES

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.store import CardPool


@click.command()
@click.argument("name", nargs=-1, required=True, metavar="NAME|ID", shell_complete=complete_card)
@click.option("-g", "--game", type=click.Choice(list(FAMILIES)),
              help="Only cards of this game")  # fmt: skip
@click.option(
    "--explain", is_flag=True, help="Show text (if imported), program and its words, part by part"
)
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day of the lists and verdicts - defaults to today")  # fmt: skip
@click.option("--region", default="", help="Region whose lists and release days count")
@click.option("-l", "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True,
              help="Language of the card's name")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output the card as JSON")
def card(
    name: tuple[str, ...],
    game: str | None,
    explain: bool,
    on: str,
    region: str,
    lang: str,
    as_json: bool,
) -> None:
    """Show one card: facts, printings, names and legality

    A card is named by its name in any language, its id, its password, or set and number. A name
    with several different cards lists them; choose one by its id.

    Example:

    \b
        deckcheck card "Team Magma's Groudon"
        deckcheck card ex4-9
        deckcheck card OBF 125
        deckcheck card LOB-EN001
        deckcheck card 89631139
        deckcheck card base1-58 --explain
        deckcheck card 'Pot of Greed' --on 2005-04-01
    """
    from cardpool.errors import PoolError
    from cardpool.store import CardPool

    text = " ".join(name).strip()
    try:
        pool = CardPool.open()
        found = find(pool, text, game)
        if not found:
            _unknown(pool, text, game)
        if len(found) > 1:
            _ambiguous(pool, text, found, as_json)
        by_place = numbered(pool, text) or pool.get(text)
        prints = found if by_place else _played_alike(pool, found[0])
        _know(region, found[0])
        _show(pool, found[0], prints, as_json, explain, Asked(on, region, lang))
    except PoolError as error:
        fail(str(error), error.hint)


def find(pool: CardPool, text: str, game: str | None) -> list[Card]:
    """Return the cards that a text means: one, or one of each kind that differs in play."""
    found = [card for card in numbered(pool, text) if game in (None, card.game)]
    if not found and is_password(text):
        stood_for = [each.card for each in pool.placeholders(int(text))]
        found = [card for card in stood_for if game in (None, card.game)]
    return distinct(found or pool.named(text, game))


def distinct(cards: list[Card]) -> list[Card]:
    """Return the newest card of each group that plays the same."""
    groups: dict[object, Card] = {}
    for found in cards:
        prints = getattr(found, "prints", ())
        groups.setdefault(prints or found.id, found)
    return list(groups.values())


def _played_alike(pool: CardPool, found: Card) -> list[Card]:
    """Return the prints of a card that play the same: a name is legal if one of them is."""
    alike = getattr(found, "prints", ())
    return [c for c in pool.printings(found) if getattr(c, "prints", ()) == alike] or [found]


def _unknown(pool: CardPool, text: str, game: str | None) -> NoReturn:
    if is_password(text) and (unofficial := pool.unofficial(int(text))):
        fail(f"{text} is {unofficial.name}: {getattr(unofficial, 'never', '')}")
    near = pool.suggest(text, game=game, limit=5) if text else []
    hint = ", ".join(f"{hit.name} ({hit.id})" for hit in near)
    shown = text if len(text) <= 80 else f"{text[:80]}…"
    fail(f"no card named {shown!r}", f"Did you mean {hint}?" if hint else "")


def _ambiguous(pool: CardPool, text: str, found: list[Card], as_json: bool) -> NoReturn:
    rows = [(c.id, c.name, pool.summary(c.id), _place(pool, c)) for c in found]
    if as_json:
        from deckcheck.cli.output import echo_json

        keys = ("id", "name", "summary", "place")
        echo_json({"ambiguous": [dict(zip(keys, row, strict=True)) for row in rows]})
    else:
        from deckcheck.cli.columns import columns, table_room

        click.echo(f"{len(found)} different cards are named {text!r}; choose one by its id:\n")
        click.echo("\n".join(f"  {line}" for line in columns(rows, table_room(2))))
    sys.exit(1)


def _place(pool: CardPool, found: Card) -> str:
    cardset = pool.cardset(getattr(found, "set", ""))
    return f"{cardset.name}, {cardset.released[:4]}" if cardset else ""


def _know(region: str, found: Card) -> None:
    """Refuse a region that no ruleset of the card's game has."""
    if not region:
        return
    from rulesets import registry
    from rulesets.api import Ruleset

    every = (registry.load(ruleset_id) for ruleset_id in registry.ids())
    own = [r for r in every if isinstance(r, Ruleset) and r.info.family == found.game]
    known = dict.fromkeys(each for ruleset in own for each in ruleset.info.regions)
    if region not in known:
        there = f"There are {', '.join(known)}." if known else "This game has no regions."
        fail(f"--region: no ruleset of this game has the region {region!r}", there)


def _show(
    pool: CardPool,
    found: Card,
    prints: Sequence[Card],
    as_json: bool,
    explain: bool,
    asked: Asked,
) -> None:
    from deckcheck.cli.cards.legality import restrictions, verdicts
    from rulesets import registry

    legal, listed = verdicts(prints, asked), restrictions(found, asked)
    told = registry.family(found.game).explained(pool, found) if explain else None
    if as_json:
        from deckcheck.cli.output import echo_json

        data = as_data(pool, found, legal) | ({"program": told.as_data()} if told else {})
        said = {ruleset: each._asdict() for ruleset, each in listed.items()}
        echo_json(data | {"restricted": said, "on": asked.on or None})
        return
    from deckcheck.cli.cards.sheet import sheet

    sheet(pool, found, legal, listed, asked)
    if told is not None:
        from deckcheck.cli.cards.explain import show

        show(told, found)


def as_data(pool: CardPool, found: Card, legal: dict[str, str] | None = None) -> dict[str, Any]:
    """Return a card as JSON data, its own facts first."""
    from dataclasses import fields

    data: dict[str, Any] = {}
    for field in fields(found):
        value = getattr(found, field.name)
        if isinstance(value, frozenset):
            value = sorted(value)
        elif isinstance(value, tuple) and value and hasattr(value[0], "_asdict"):
            value = [item._asdict() for item in value]
        data[field.name] = value
    data["names"] = pool.names(found.id)
    if legal is not None:
        data["legal"] = {ruleset: said == "legal" for ruleset, said in legal.items()}
        data["judge"] = [ruleset for ruleset, said in legal.items() if said == "judge"]
        data["printings"] = [other.id for other in pool.printings(found)]
    text = pool.text(found.id)
    return data | ({"text": text} if text else {})
