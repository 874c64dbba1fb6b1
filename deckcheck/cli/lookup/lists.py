"""`deckcheck lists`: the ban or restriction list of a format on a day, and what changed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from rulesets.lists.restricted import Change, Restricted, RestrictedList


class Shown(NamedTuple):
    """The list of a ruleset on a day, the one before it and what changed between them."""

    ruleset: str
    on: str
    region: str
    now: RestrictedList
    before: RestrictedList | None
    changes: Sequence[Change]


@click.command()
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset whose list is shown - defaults to the usual of each game")  # fmt: skip
@click.option(
    "--on", multiple=True, callback=day, metavar="DATE", help="Day of the list - defaults to today"
)
@click.option("--region", default="", help="Region whose list is shown")
@click.option("--since", multiple=True, callback=day, metavar="DATE",
              help="Compare with the list of this day - defaults to the list before")  # fmt: skip
@click.option("--changes", "only_changes", is_flag=True, help="Only what changed")
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def lists(
    ruleset: str, on: str, region: str, since: str, only_changes: bool, as_json: bool
) -> None:
    """Show the ban or restriction list of a day, and what changed

    Cards with their status and since when they have it, points where the format counts them, and
    the marks and sets that a format takes.

    Example:

    \b
        deckcheck lists -r ygo-tcg --on 2024-04-15
        deckcheck lists -r ptcg-standard
        deckcheck lists -r ygo-genesys --changes
    """
    from cardpool.errors import PoolError
    from cardpool.store import CardPool
    from rulesets import registry

    try:
        pool = CardPool.open()
        wanted = [ruleset] if ruleset else [f.usual for f in registry.built_in_families()]
        shown = [found for each in wanted if (found := _of(pool, each, on, region, since))]
    except PoolError as error:
        fail(str(error), error.hint)
    if not shown:
        fail(f"{ruleset} has no lists", "See 'deckcheck rulesets'.")
    if as_json:
        echo_json([_data(each) for each in shown])
        return
    click.echo("\n\n".join("\n".join(_lines(pool, each, only_changes)) for each in shown))


def _of(pool: CardPool, ruleset_id: str, on: str, region: str, since: str) -> Shown | None:
    from deckcheck.checker import Checker, RulesetError, family_of, load
    from rulesets.lists.restricted import changes

    try:
        ruleset = load(ruleset_id)
        family = family_of(ruleset)
        if lacking := Checker(pool, ruleset_id, region=region).lacks(ruleset):
            raise RulesetError(lacking)
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")
    day_ = on or ruleset.info.date or date.today().isoformat()
    now = family.restrictions(pool, ruleset.in_force(day_, region, {}))
    if now is None:
        return None
    earlier = since or (_day_before(now.since) if now.since else "")
    if since and since >= day_:
        fail(f"--since: expected a day before {day_}, found {since}")
    before = family.restrictions(pool, ruleset.in_force(earlier, region, {})) if earlier else None
    told = changes(before, now) if before else []
    return Shown(ruleset_id, day_, region, now, before, told)


def _day_before(day_: str) -> str:
    return (date.fromisoformat(day_) - timedelta(1)).isoformat()


def _lines(pool: CardPool, shown: Shown, only_changes: bool) -> list[str]:
    where = f" in {shown.region}" if shown.region else ""
    cites = f" [{', '.join(shown.now.cites)}]" if shown.now.cites else ""
    rows = [f"{shown.now.title} ({shown.ruleset} on {shown.on}{where}){cites}"]
    if shown.now.note:
        rows.append(f"  Note: {shown.now.note}")
    if not only_changes:
        rows += [f"  {label}: {what}" for label, what in shown.now.pool]
        rows += [*_entries(shown.now.entries), *_sets(pool, shown.now)]
    return [*rows, *_changes(pool, shown)]


def _entries(entries: Sequence[Restricted]) -> list[str]:
    """Return the cards under their status; points stand beside the card."""
    from deckcheck.cli.columns import columns, table_room

    groups: dict[str, list[Restricted]] = {}
    for entry in entries:
        groups.setdefault("Points" if entry.points else entry.status, []).append(entry)
    rows = []
    for status, found in groups.items():
        rows.append(f"  {status} ({len(found)})")
        cells = [_cells(entry) for entry in found]
        rows += [f"    {line}" for line in columns(cells, table_room(4))]
    return rows


def _cells(entry: Restricted) -> tuple[str, str, str, str]:
    points = str(entry.points) if entry.points else ""
    return points, entry.name, f"since {entry.since}" if entry.since else "", entry.note


def _sets(pool: CardPool, listed: RestrictedList) -> list[str]:
    from deckcheck.cli.columns import columns, table_room

    rows = []
    for legal in listed.sets:
        found = pool.cardset(legal.id)
        named = (found.name, found.released) if found else ("", "")
        rows.append((_code(pool, legal.id), *named, f"{legal.cards} cards"))
    return (
        [f"  Sets ({len(rows)})", *(f"    {line}" for line in columns(rows, table_room(4)))]
        if rows
        else []
    )


def _changes(pool: CardPool, shown: Shown) -> list[str]:
    if shown.before is None:
        return []
    head = f"  Changes since {shown.before.title}"
    rows = [f"    {_change(change)}" for change in shown.changes]
    for said, left, right in (("new", shown.now, shown.before), ("out", shown.before, shown.now)):
        kept = {legal.id for legal in right.sets}
        codes = [_code(pool, legal.id) for legal in left.sets if legal.id not in kept]
        if codes:
            rows.append(f"    Sets {said}: {', '.join(codes)}")
    return [head, *rows] if rows else [f"{head}: none"]


def _code(pool: CardPool, set_id: str) -> str:
    return next(iter(pool.set_codes(set_id)), set_id)


def _change(change: Change) -> str:
    before, after = change.before, change.after
    now = after.status if after else "no longer listed"
    return f"{change.name}: {now}, was {before.status if before else 'not listed'}"


def _data(shown: Shown) -> dict[str, Any]:
    return {
        "ruleset": shown.ruleset,
        "on": shown.on,
        "region": shown.region or None,
        "title": shown.now.title,
        "since": shown.now.since or None,
        "note": shown.now.note,
        "cites": list(shown.now.cites),
        "pool": dict(shown.now.pool),
        "entries": [entry._asdict() for entry in shown.now.entries],
        "sets": [legal._asdict() for legal in shown.now.sets],
        "before": shown.before.title if shown.before else None,
        "changes": [
            {
                "name": change.name,
                "before": change.before.status if change.before else None,
                "after": change.after.status if change.after else None,
            }
            for change in shown.changes
        ],
    }
