"""`deckcheck usage`: how often cards are played over the lists of a folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import in_language, once, or_piped
from deckcheck.cli.output import echo_json, fail
from rulesets.wording import numbered

if TYPE_CHECKING:
    from deckcheck.folders.usage import Use
    from rulesets.deck import Deck

_BAR = 24  # columns of a full bar


@click.command()
@click.argument("lists", nargs=-1, callback=or_piped, metavar="LIST...")
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset whose cards bare names mean")  # fmt: skip
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day of that ruleset - defaults to today")  # fmt: skip
@click.option("--section", default="", help="Only this section, e.g. side")
@click.option("-n", "--limit", type=click.IntRange(1), default=40, show_default=True,
              help="Most cards to show")  # fmt: skip
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@in_language
@click.option("-o", "--output", type=click.Choice(("text", "json", "html")), default="text",
              show_default=True, help="Shape of the report")  # fmt: skip
@click.option("--json", "output", flag_value="json", help="Short for --output json")
def usage(
    lists: tuple[str, ...],
    section: str,
    limit: int,
    list_format: str,
    lang: str,
    output: str,
    **given: Any,
) -> None:
    """Show how often cards are played over many lists

    Cards are counted by name: in how many lists, which share, how many copies in all and on average
    where a list has it.

    Example:

    \b
        deckcheck usage lists/
        deckcheck usage lists/ --section side --output html > side.html
    """
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.cli.lists.sources import find, sources, tell_passed
    from deckcheck.folders.usage import data, page
    from deckcheck.folders.usage import usage as counted
    from deckcheck.report.local import name_in

    checker = checker_for(given)
    files, passed = find(lists)

    def decks() -> Iterator[Deck]:
        for source in sources(files, list_format, game_of(checker)):
            reading = checker.read(source)
            if reading.entries:
                yield reading

    uses, number = counted(decks(), section, lambda card: name_in(checker.pool, card, lang))
    if not number:
        fail("no list could be read", "See 'deckcheck check' for why.")
    if not uses:
        fail(f"--section: no list has a card in {section!r}")
    if output == "json":
        echo_json(data(uses[:limit], number))
    elif output == "html":
        click.echo(page(uses[:limit], number), nl=False)
    else:
        click.echo("\n".join(_table(uses[:limit], number)))
        if len(uses) > limit:
            click.echo(f"{numbered(len(uses) - limit, 'more card')} (--limit)", err=True)
    tell_passed(passed)
    sys.exit(0)


def _table(uses: list[Use], number: int) -> list[str]:
    from deckcheck.cli.columns import columns, table_room
    from deckcheck.stats.bars import bar, draws_blocks

    rows = [("lists", "share", "copies", "average", "card", f"{number} lists")]
    for use in uses:
        chart = bar(use.share(number), _BAR, draws_blocks())
        share = f"{use.share(number):.0%}"
        rows.append((str(use.lists), share, str(use.copies), f"{use.average:.2f}", use.name, chart))
    return columns(rows, table_room())
