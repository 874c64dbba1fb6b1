"""`deckcheck forecast`: legal today, and until when; how far from legal elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import full, in_language, or_piped
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from deckcheck.forecast import Outlook
    from rulesets.api import Finding


@click.command()
@click.argument("lists", nargs=-1, callback=or_piped, metavar="LIST...")
@click.option("-r", "--ruleset", "rulesets", multiple=True, shell_complete=complete_ruleset,
              help="Ruleset to ask; may be repeated - defaults to all of the game")  # fmt: skip
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day to look ahead from - defaults to today")  # fmt: skip
@click.option("--region", default="", help="Region whose lists and release days count")
@click.option("--why", is_flag=True, help="Quote every finding, not only the lines")
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@in_language
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def forecast(
    lists: tuple[str, ...],
    rulesets: Sequence[str],
    on: str,
    region: str,
    why: bool,
    list_format: str,
    lang: str,
    as_json: bool,
) -> None:
    """Say until when a list stays legal, and how far it is from legal

    By what is known of days to come: announced lists, rotations, sets that become legal, and the
    days from which our facts are too old for a verdict. Without -r all rulesets of the game are
    asked, the nearest first.

    Exit code: 0 each list is legal somewhere, 1 one is legal nowhere, 2 unreadable.

    Example:

    \b
        deckcheck forecast deck.txt
        deckcheck forecast deck.txt -r standard -r expanded --why
    """
    from deckcheck.checker import RulesetError
    from deckcheck.cli.lists.batch import open_pool
    from deckcheck.cli.lists.sources import find, sources, tell_passed
    from deckcheck.forecast import outlooks

    pool = open_pool()
    files, passed = find(lists)
    wanted = [full(each) for each in rulesets]
    told: list[dict[str, Any]] = []
    code = 0
    for source in sources(files, list_format):
        try:
            found = [
                _localised(each, pool, lang) for each in outlooks(pool, source, wanted, on, region)
            ]
        except RulesetError as error:
            fail(str(error), "See 'deckcheck rulesets'.")
        verdicts = {each.now.verdict for each in found}
        code = max(code, 0 if "legal" in verdicts else 2 if verdicts == {"unreadable"} else 1)
        told.append({"path": source.path, "rulesets": [_data(each) for each in found]})
        if not as_json:
            click.echo("\n".join([shown(source.path), *(_line(each, why) for each in found)]))
    if as_json:
        echo_json(told)
    tell_passed(passed)
    sys.exit(code)


def _localised(each: Outlook, pool: CardPool, lang: str) -> Outlook:
    from dataclasses import replace

    from deckcheck.report.local import localised

    then = localised(each.then, pool, lang) if each.then is not None else None
    return replace(each, now=localised(each.now, pool, lang), then=then)


def _line(each: Outlook, why: bool) -> str:
    word = "needs a judge" if each.now.verdict == "judge" else each.now.verdict
    said = f"  {each.ruleset}: {word} on {each.on}"
    if each.causes:
        said += f"{_lines(each.causes)}{_quoted(each.causes, why)}"
    if each.then is not None:
        from deckcheck.forecast import grave

        causes = grave(each.then)
        then = "for a judge" if each.then.verdict == "judge" else each.then.verdict
        said += f"; {then} from {each.next_day}{_lines(causes)}{_quoted(causes, why)}"
    return said


def _lines(causes: Sequence[Finding]) -> str:
    """Return the lines of some findings, ": lines 4 and 9"."""
    from deckcheck.forecast import lines_of

    found = [str(line) for line in lines_of(causes)]
    if not found:
        return ": the list as a whole" if causes else ""
    listed = f"{', '.join(found[:-1])} and {found[-1]}" if len(found) > 1 else found[0]
    return f": line{'s' if len(found) > 1 else ''} {listed}"


def _quoted(causes: Sequence[Finding], why: bool) -> str:
    if not causes or not why:
        return ""
    told = [f"{each.code} {shown(each.message)}" for each in causes]
    return "".join(f"\n      {each}" for each in told)


def _data(each: Outlook) -> dict[str, Any]:
    from deckcheck.forecast import grave
    from deckcheck.report.json import finding

    return {
        "ruleset": each.ruleset,
        "on": each.on,
        "verdict": each.now.verdict,
        "causes": [finding(cause) for cause in each.causes],
        "lines_to_change": each.misses[0],
        "next_day": each.next_day or None,
        "next_verdict": each.then.verdict if each.then else None,
        "next_causes": [finding(cause) for cause in grave(each.then)] if each.then else [],
    }
