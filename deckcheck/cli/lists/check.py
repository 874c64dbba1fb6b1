"""`deckcheck check`: is this list legal on that day, and if not, exactly why."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.options import LANGUAGES, once, or_piped
from deckcheck.cli.output import JsonArray, fail

if TYPE_CHECKING:
    from deckcheck.checker import Checker
    from deckcheck.lint import Result
    from rulesets.lines.model import Decklist

OUTPUTS = ("text", "json", "junit", "sarif", "html")
_EXIT = {"legal": 0, "illegal": 1, "judge": 1, "unreadable": 2}


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
    callback=once,
    shell_complete=complete_ruleset,
    help="Ruleset to apply (see 'deckcheck rulesets')",
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
@click.option("--proof", is_flag=True,
              help="Add the line by which 'deckcheck verify' repeats the verdict")  # fmt: skip
@click.option("-l", "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True,
              help="Language of card names in the report")  # fmt: skip
@click.option("-q", "--quiet", is_flag=True, help="Only findings and verdicts that are not legal")
def check(lists: tuple[str, ...], **given: Any) -> None:
    """Check decklists against a ruleset

    LIST is a file, a folder (all lists below it), a ydke:// link or - for standard input, which is
    also read where no LIST is named. Without a ruleset the usual one of the list's game is taken
    and named; short names such as standard or goat will do.

    Exit code: 0 all legal, 1 some illegal or for a judge, 2 some unreadable.

    Example:

    \b
        deckcheck check --ruleset ptcg-standard --on 2026-06-05 deck.txt
        deckcheck check -r ygo-goat --output html lists/ > report.html
    """
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.cli.lists.sources import find, sources, tell_passed

    _agree(given)
    checker = checker_for(given)
    # Reports that are kept carry their proof; on a terminal it is asked for.
    checker.proves = given["proof"] or given["output"] != "text"
    files, passed = find(lists)
    found = sources(files, given["list_format"], game_of(checker))
    if given["when"]:
        from deckcheck.cli.lists.when import show_when

        code = show_when(checker, found, given["output"] == "json")
    elif given["fix"]:
        from deckcheck.cli.lists.fixing import show_fixes

        alone, quiet = len(files) == 1, given["quiet"]
        code = show_fixes(checker, found, given["in_place"], alone, quiet)
    else:
        code = report(checker, found, given["output"], given["quiet"], given["lang"])
    tell_passed(passed)
    sys.exit(code)


def _agree(given: dict[str, Any]) -> None:
    """Refuse options that exclude each other."""
    output, fixing = given["output"], given["fix"]
    if given["in_place"] and not fixing:
        fail("--in-place corrects files only together with --fix", "Add --fix.")
    if given["when"] and fixing:
        fail("--when and --fix do not go together", "Ask for one of them at a time.")
    if fixing and output != "text":
        fail(f"--fix prints lists, not a report as {output}", f"Add --output {output} afterwards.")
    if given["when"] and output not in ("text", "json"):
        fail(f"--when has no output as {output}", "It has text and json.")


def report(
    checker: Checker,
    found: Iterator[Decklist],
    output: str = "text",
    quiet: bool = False,
    lang: str = "en",
) -> int:
    """Check the lists, print the report and return the exit code."""
    from deckcheck.cli.columns import terminal_width
    from deckcheck.cli.lists.batch import checked
    from deckcheck.report.text import lines, summary

    results: list[Result] = []
    tally: Counter[str] = Counter()
    array = JsonArray()
    colour = output == "text" and sys.stdout.isatty() and "NO_COLOR" not in os.environ
    width = terminal_width() if sys.stdout.isatty() else 0
    for result in checked(checker, found):
        tally[result.verdict] += 1
        if lang != "en":
            from deckcheck.report.local import localised

            result = localised(result, checker.pool, lang)
        if output == "json":
            from deckcheck.report.json import result as as_data

            array.add(as_data(result))
        elif output != "text":
            results.append(result)
        elif not (quiet and result.verdict == "legal"):
            click.echo("\n".join(lines(result, colour, width)))
    if output == "json":
        array.end()
    elif output != "text":
        click.echo(render(results, output, checker))
    elif tally.total() > 1:
        click.echo(summary(tally, colour))
    return max((_EXIT[verdict] for verdict in tally), default=0)


def render(results: Sequence[Result], output: str, checker: Checker) -> str:
    """Return the report of a batch in one of the shapes for programs and pages."""
    if output == "sarif":
        from deckcheck import __version__
        from deckcheck.decklist.checks import CHECKS
        from deckcheck.report import sarif

        used = {result.ruleset for result in results if result.ruleset}
        checks = [c for ruleset in sorted(used) for c in checker.by(ruleset)[0].checks]
        return sarif.render(results, [*CHECKS, *checks], __version__)
    from importlib import import_module

    return str(import_module(f"deckcheck.report.{output}").render(results))
