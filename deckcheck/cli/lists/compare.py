"""`deckcheck compare`: what differs between two lists, or two folders of lists."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import in_language, once
from deckcheck.cli.output import echo_json, fail
from deckcheck.comparing.difference import CARD, SENSES
from deckcheck.decklist.formats import is_written_out

if TYPE_CHECKING:
    from deckcheck.comparing.comparison import Comparison
    from deckcheck.comparing.pairs import Pair
    from deckcheck.comparing.words import Speaker
    from rulesets.lines.model import Decklist

_EXIT = {"equal": 0, "different": 1, "missing": 1, "unreadable": 2}


@click.command()
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@click.option("--by", "sense", type=click.Choice(SENSES), default=CARD, show_default=True,
              help="What must be equal: prints, cards whatever their print, or names")  # fmt: skip
@click.option("--siding", "duel", type=click.IntRange(1, 3), default=None, metavar="DUEL",
              help="A is registered, B is brought to this duel of a match")  # fmt: skip
@click.option("--penalty", is_flag=True,
              help="With --siding: the duel before was lost by a penalty, unplayed")  # fmt: skip
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset whose cards bare names mean, and by which is sided")  # fmt: skip
@click.option(
    "--on",
    multiple=True,
    callback=day,
    metavar="DATE",
    help="Day of that ruleset - defaults to today",
)
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option("-o", "--output", type=click.Choice(("text", "json", "html")), default="text",
              show_default=True, help="Shape of the report")  # fmt: skip
@click.option("--json", "output", flag_value="json", help="Short for --output json")
@in_language
@click.option("-q", "--quiet", is_flag=True, help="Only pairs that are not equal")
def compare(before: str, after: str, **given: Any) -> None:
    """Compare two lists, or two folders of lists by player

    A and B are lists, or folders whose files are named after the players. Cards that were added,
    removed or moved to another section are named, and other prints of the same card. One of them
    may be - for standard input.

    Exit code: 0 equal in the sense of --by, 1 different, 2 unreadable.

    Example:

    \b
        deckcheck compare registered/ash.txt table/ash.txt
        deckcheck compare registered/ table/ --output html > differences.html
        deckcheck compare registered.ydk duel2.ydk --siding 2
    """
    from deckcheck.comparing.words import Speaker, summary

    _agree(before, after, given)
    found, pool = _compared(before, after, given)
    speaker = Speaker(pool, given["lang"])
    kept = [each for each in found if not (given["quiet"] and each.verdict == "equal")]
    if given["output"] == "json":
        echo_json([speaker.data(each) for each in kept])
    elif given["output"] == "html":
        from deckcheck.comparing.page import render

        click.echo(render(kept, speaker), nl=False)
    else:
        _print(kept, speaker)
        if len(found) > 1:
            click.echo(summary(found))
    sys.exit(max((_EXIT[each.verdict] for each in found), default=0))


def _agree(before: str, after: str, given: dict[str, Any]) -> None:
    """Refuse what cannot be compared."""
    for path in (before, after):
        if path == "-" or is_written_out(path):
            continue
        if not (Path(path).exists() or Path(path).is_symlink()):
            fail(f"{path or repr(path)}: cannot be opened: No such file or directory")
    folders = [Path(path).is_dir() for path in (before, after)]
    if folders[0] != folders[1]:
        one, other = (before, after) if folders[0] else (after, before)
        fail(f"{one} is a folder, {other} a list", "Compare two lists, or two folders.")
    if before == after or _is_one(before, after):
        what = "folder" if folders[0] else "list"
        fail(
            f"{before} and {after} are the same {what}",
            "Name the list registered, then the one played.",
        )
    if given["penalty"] and not given["duel"]:
        fail("--penalty says something of a duel", "Add --siding DUEL.")


def _is_one(before: str, after: str) -> bool:
    return Path(before).exists() and Path(after).exists() and Path(before).samefile(after)


def _compared(before: str, after: str, given: dict[str, Any]) -> tuple[list[Comparison], Any]:
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.comparing.comparison import CannotCompareError, Question, compare
    from deckcheck.comparing.pairs import PairingError

    checker = checker_for(given)
    question = Question(given["sense"], given["duel"] or 0, given["penalty"])
    try:
        pairs = list(_pairs(before, after, given["list_format"], game_of(checker)))
        return [compare(checker, pair, question) for pair in pairs], checker.pool
    except PairingError as error:
        fail(str(error))
    except CannotCompareError as error:
        fail(str(error), error.hint)


def _pairs(before: str, after: str, list_format: str, game: str) -> Iterator[Pair]:
    """Yield the lists that belong together."""
    from deckcheck.comparing.pairs import Pair, paired

    left, right = (_lists(path, list_format, game) for path in (before, after))
    if len(left) == len(right) == 1 and not Path(before).is_dir():
        yield Pair(Path(before).name, left[0], right[0])
    elif Path(before).is_dir():
        yield from paired(left, right, (before, after))
    elif len(left) == len(right):  # files that contain several lists, in the same order
        for one, other in zip(left, right, strict=True):
            yield Pair(one.title or one.path, one, other)
    else:
        fail(f"{before} has {len(left)} lists, {after} {len(right)}", "Put each into a file.")


def _lists(path: str, list_format: str, game: str) -> list[Decklist]:
    from deckcheck.cli.lists.sources import find, sources, tell_passed

    files, passed = find([path])
    tell_passed(passed)
    return list(sources(files, list_format, game))


def _print(found: list[Comparison], speaker: Speaker) -> None:
    for each in found:
        click.echo("\n".join((speaker.head(each), *speaker.lines(each))))
