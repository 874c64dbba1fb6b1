"""`deckcheck check`: is this list legal on that day, and if not, exactly why."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.options import each_full, in_language, once, or_piped
from deckcheck.cli.output import fail

OUTPUTS = ("text", "json", "junit", "sarif", "html")


def day(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> str:
    """Return a day as YYYY-MM-DD, "" for today."""
    from datetime import date

    value = once(context, parameter, values)
    if not value or value == "today":
        return ""
    with suppress(ValueError):
        return date.fromisoformat(value).isoformat()
    raise click.BadParameter(f"expected a day as YYYY-MM-DD, found {value!r}")


def _split(context: click.Context, parameter: click.Parameter, value: Sequence[str]) -> list[str]:
    return [word.strip() for text in value for word in text.split(",") if word.strip()]


@click.command()
@click.argument("lists", nargs=-1, callback=or_piped, metavar="LIST...")
@click.option(
    "-r",
    "--ruleset",
    multiple=True,
    callback=each_full,
    shell_complete=complete_ruleset,
    help="Ruleset to apply (see 'deckcheck rulesets'); several give a verdict each",
)
@click.option(
    "--on", multiple=True, callback=day, metavar="DATE", help="Day of the event - defaults to today"
)
@click.option("--region", default="", help="Region whose lists and release days count")
@click.option(
    "-o",
    "--output",
    type=click.Choice(OUTPUTS),
    default="text",
    show_default=True,
    help="Shape of the report",
)
@click.option("--json", "output", flag_value="json", help="Short for --output json")
@click.option("--select", multiple=True, callback=_split, metavar="CODES",
              help="Only these codes, prefixes or names, e.g. PTCG1,copy-limit")  # fmt: skip
@click.option("--ignore", multiple=True, callback=_split, metavar="CODES",
              help="All but these codes, prefixes or names")  # fmt: skip
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE",
              help="Option of the ruleset, e.g. cap=100 (see 'deckcheck rulesets')")  # fmt: skip
@click.option("--list", "list_file", metavar="FILE|NAME", type=click.Path(dir_okay=False),
              help="Use the list of an lflist.conf file, or an imported one")  # fmt: skip
@click.option("--list-name", metavar="NAME", help="Which list, where that file has several")
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option("--fix", is_flag=True, help="Print the list with every certain fix, and what remains")
@click.option("--in-place", is_flag=True, help="With --fix: correct the files themselves")
@click.option("--when", is_flag=True, help="Say in which rulesets and date ranges it is legal")
@click.option("--why", is_flag=True,
              help="With --when: say what stands in the way on the other days")  # fmt: skip
@click.option("--proof/--no-proof", default=True, show_default=True,
              help="Add the line by which 'deckcheck verify' repeats the verdict")  # fmt: skip
@in_language
@click.option("-q", "--quiet", is_flag=True,
              help="Leave legal lists out of the report, whatever its shape")  # fmt: skip
def check(lists: tuple[str, ...], **given: Any) -> None:
    """Check decklists against a ruleset

    LIST is a file, a folder (all lists below it), a ydke:// link or - for standard input, which is
    also read where no LIST is named. Without a ruleset the usual one of the list's game is taken
    and named; short names such as standard or goat will do.

    Exit code: 0 all legal, 1 some illegal or for a judge, 2 some unreadable.

    Example:

    \b
        deckcheck check --ruleset ptcg-standard --on 2026-06-05 deck.txt
        deckcheck check -r standard -r expanded deck.txt
        deckcheck check -r ygo-goat --output html lists/ > report.html
    """
    from deckcheck.cli.lists.batch import checkers_for, game_of
    from deckcheck.cli.lists.sources import find, sources, tell_passed

    _agree(given)
    checkers = checkers_for(given)
    files, passed = find(lists)
    games = set(map(game_of, checkers))
    found = sources(files, given["list_format"], games.pop() if len(games) == 1 else "")
    if given["when"]:
        from deckcheck.cli.lists.when import show_when

        lang = given["lang"] if given["why"] else ""  # "": nobody asks why
        code = show_when(checkers, found, given["output"] == "json", lang, given["quiet"])
    elif given["fix"]:
        from deckcheck.cli.lists.fixing import show_fixes

        alone, quiet = len(files) == 1, given["quiet"]
        code = show_fixes(checkers[0], found, given["in_place"], alone, quiet)
    else:
        from deckcheck.cli.lists.reporting import report

        for checker in checkers:
            checker.proves = given["proof"]
        code = report(checkers, found, given["output"], given["quiet"], given["lang"])
    tell_passed(passed)
    sys.exit(code)


def _agree(given: dict[str, Any]) -> None:
    """Refuse options that exclude each other."""
    output, fixing = given["output"], given["fix"]
    if given["in_place"] and not fixing:
        fail("--in-place corrects files only together with --fix", "Add --fix.")
    if given["when"] and fixing:
        fail("--when and --fix do not go together", "Ask for one of them at a time.")
    if given["why"] and not given["when"]:
        fail("--why tells why a list is not legal on other days", "Add --when.")
    if fixing and len(given["ruleset"]) > 1:
        fail("--fix corrects a list by one ruleset", f"Name one of {', '.join(given['ruleset'])}.")
    if fixing and output != "text":
        fail(f"--fix prints lists, not a report as {output}", f"Add --output {output} afterwards.")
    if given["when"] and output not in ("text", "json"):
        fail(f"--when has no output as {output}", "It has text and json.")
