"""`deckcheck find`: which lists of a folder hold what."""

from __future__ import annotations

import sys
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once
from deckcheck.cli.output import echo_json, fail
from deckcheck.folders.question import QuestionError, parse
from rulesets.wording import numbered

if TYPE_CHECKING:
    from deckcheck.checker import Checker
    from deckcheck.folders.question import Question
    from rulesets.family import Family


@click.command()
@click.argument("folder", metavar="FOLDER")
@click.argument("question")
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset whose cards bare names mean")  # fmt: skip
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day of that ruleset - defaults to today")  # fmt: skip
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def find(folder: str, question: str, list_format: str, as_json: bool, **given: Any) -> None:
    """Find the lists of a folder that hold certain cards

    QUESTION joins cards with and, or, not and brackets. A number asks for exactly so many copies,
    3+ for at least, 3- for at most; without one any number will do. Names with such words in them
    stand in quotes. 'in side' asks about one section.

    Exit code: 0 some list found, 1 none, 2 the question or all lists are unreadable.

    Example:

    \b
        deckcheck find lists/ "3+ 'Boss's Orders' and not 'Pidgeot ex'"
        deckcheck find lists/ "2+ Ash Blossom & Joyous Spring in side"
    """
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.cli.lists.sources import find as files_of
    from deckcheck.cli.lists.sources import sources, tell_passed

    checker = checker_for(given)
    files, passed = files_of([folder])
    asked: dict[str, Question | QuestionError] = {}
    found, read = [], 0
    for source in sources(files, list_format, game_of(checker)):
        reading = checker.read(source)
        if not reading.entries:
            continue
        read += 1
        family = _family(checker, source)
        if family.id not in asked:
            asked[family.id] = _question(question, checker, family)
        answer = asked[family.id]
        # A folder may hold lists of several games; those of one hold no card of another.
        if not isinstance(answer, QuestionError) and answer(reading):
            found.append(source.path)
    wrong = [each for each in asked.values() if isinstance(each, QuestionError)]
    if wrong and len(wrong) == len(asked):
        fail(f"QUESTION: {wrong[0]}", wrong[0].hint)
    if as_json:
        echo_json({"question": question, "lists": read, "found": found})
    else:
        for path in found:
            click.echo(shown(path))
        click.echo(f"{len(found)} of {numbered(read, 'list')}", err=True)
    tell_passed(passed)
    sys.exit(2 if not read else 0 if found else 1)


def _family(checker: Checker, source: Any) -> Family:
    from rulesets import registry

    linter = checker.by(*checker.choose(source))[0]
    return registry.family(linter.ruleset.info.family)


def _question(text: str, checker: Checker, family: Family) -> Question | QuestionError:
    """Return the question about lists of a game, or what is wrong with it there."""

    def keys(name: str) -> Collection[str]:
        found = {card.copy_key for card in checker.pool.named(name, family.id)}
        if not found:
            near = [hit.name for hit in checker.pool.suggest(name, family.id, 3)]
            hint = f"Did you mean {', '.join(near)}?" if near else ""
            raise QuestionError(f"no {family.name} card is named {name!r}", hint)
        return found

    try:
        return parse(text, keys, family.sections)
    except QuestionError as error:
        return error
