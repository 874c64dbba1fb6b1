"""`deckcheck build new`, `add`, `remove`, `swap`, `move`, `set-ruleset`, `undo` and `redo`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from deckcheck.cli.complete import complete_card, complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once
from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from deckcheck.builder.building import Building
    from deckcheck.owned import Owned
    from rulesets.deck import Deck

F = TypeVar("F", bound=Callable[..., Any])
_LIST = click.argument("path", metavar="LIST")


def rules_options(command: F) -> F:
    """Add the options that say by which rules a list is judged."""
    added = (
        click.option("-r", "--ruleset", multiple=True, callback=once,
                     shell_complete=complete_ruleset,
                     help="Ruleset to judge by - defaults to the one the list names"),
        click.option("--on", multiple=True, callback=day, metavar="DATE",
                     help="Day of the event - defaults to the list's, else today"),
        click.option("--format", "list_format", default="", metavar="FORMAT",
                     help="Format of the list (ptcgl, ydk, csv …) - defaults to a guess"),
        click.option("--json", "as_json", is_flag=True, help="Output change and verdict as JSON"),
    )  # fmt: skip
    for option in reversed(added):
        command = option(command)
    return command


def _dry(command: F) -> F:
    return click.option("-n", "--dry-run", is_flag=True,
                        help="Show the change and the verdict, write nothing")(command)  # fmt: skip


def _anyway(command: F) -> F:
    said = "Also where another program has changed the list since"
    return click.option("--anyway", is_flag=True, help=said)(command)


def opened(path: str, given: dict[str, Any]) -> Building:
    """Return the list of a file, or end with what is wrong with it."""
    from deckcheck.builder.building import Building
    from deckcheck.builder.errors import BuildError
    from deckcheck.builder.listfile import ListFile
    from deckcheck.cli.lists.batch import checker_for

    checker = checker_for(given)
    try:
        return Building(ListFile.open(path), checker, given["list_format"])
    except BuildError as error:
        fail(str(error), error.hint)


def owned_by(building: Building, paths: Sequence[str]) -> Owned | None:
    """Return what a player owns, None where nobody said; or end with what is wrong with it."""
    if not paths:
        return None
    from deckcheck.owned import OwnedError, read_owned

    try:
        found = read_owned(paths, building.pool, building.family.id)
    except OwnedError as error:
        fail(f"--owned: {error}", error.hint)
    for note in found.notes:
        click.echo(f"Note: {note}", err=True)
    return found


def missing_lines(owned: Owned | None, deck: Deck) -> list[str]:
    """Return what a deck holds and its player does not own."""
    found = owned.missing(deck) if owned is not None else []
    return [f"{lacking.copies} {lacking.card.name}: not owned" for lacking in found]


def owned_option(command: F) -> F:
    """Add the option that names what a player owns."""
    said = "Take only cards of this list or collection file; may be repeated"
    option = click.option("--owned", multiple=True, type=click.Path(), metavar="FILE", help=said)
    return option(command)


def carry_out(building: Building, given: dict[str, Any], step: Callable[[], list[str]]) -> None:
    """Make a change, save it, and print what was understood and the verdict."""
    from deckcheck.builder.errors import BuildError
    from deckcheck.cli.build.shown import show

    try:
        said = step()
        kept = "" if given.get("dry_run") else building.save("; ".join(said))
    except BuildError as error:
        fail(str(error), error.hint)
    show(building, said, given["as_json"], dry=bool(given.get("dry_run")), notes=[kept])


@click.command()
@_LIST
@rules_options
def new(path: str, **given: Any) -> None:
    """Begin a list

    The format is that of the file's ending (.ydk, .ydke, .csv, .json), else text. A file that is
    already there is left alone.

    Example:

    \b
        deckcheck build new magma.txt --ruleset ptcg-ex
    """
    from deckcheck.builder.building import Building
    from deckcheck.builder.errors import BuildError
    from deckcheck.cli.build.shown import show
    from deckcheck.cli.lists.batch import checker_for

    if Path(path).exists():
        fail(f"{path}: is there already", f"Add cards with: deckcheck build add {path} CARD")
    try:
        building = Building.new(path, checker_for(given), given["list_format"], given["on"] or "")
        kept = building.save("new")
    except BuildError as error:
        fail(str(error), error.hint)
    show(building, ["new"], given["as_json"], notes=[kept])


@click.command()
@_LIST
@click.argument("cards", nargs=-1, required=True, metavar="CARD...", shell_complete=complete_card)
@click.option("--to", "section", default="", metavar="SECTION",
              help="Section to put them into (main, extra, side …)")  # fmt: skip
@rules_options
@_dry
def add(path: str, cards: tuple[str, ...], section: str, **given: Any) -> None:
    """Add cards to a list

    CARD is a line as in a list: a number of copies, a name with typos forgiven and in any
    language, a set and a number where they matter. Copies of a card that the list has are added
    on its line.

    Example:

    \b
        deckcheck build add magma.txt '4 Tema Magmas Groudn' '2 Switch'
        deckcheck build add yugi.ydk --to side 2 Mystical Space Typhoon
    """
    building = opened(path, given)
    carry_out(
        building, given, lambda: [building.add(card, section) for card in building.cards_in(cards)]
    )


@click.command()
@_LIST
@click.argument("cards", nargs=-1, required=True, metavar="CARD...")
@click.option("--from", "section", default="", metavar="SECTION",
              help="Only copies in this section")  # fmt: skip
@rules_options
@_dry
def remove(path: str, cards: tuple[str, ...], section: str, **given: Any) -> None:
    """Remove cards from a list

    Without a number all copies go. A line that is no known card is removed by its words.

    Example:

    \b
        deckcheck build remove magma.txt '2 Switch'
    """
    building = opened(path, given)
    carry_out(
        building,
        given,
        lambda: [building.remove(card, section) for card in building.cards_in(cards)],
    )


@click.command()
@_LIST
@click.argument("old", metavar="OLD")
@click.argument("new", metavar="NEW", shell_complete=complete_card)
@rules_options
@_dry
def swap(path: str, old: str, new: str, **given: Any) -> None:
    """Put one card in the place of another

    As many copies come as go: all, or as many as OLD says.

    Example:

    \b
        deckcheck build swap magma.txt '2 Switch' 'Warp Point'
    """
    building = opened(path, given)
    carry_out(building, given, lambda: [building.swap(old, new)])


@click.command()
@_LIST
@click.argument("cards", nargs=-1, required=True, metavar="CARD...")
@click.option("--to", "section", required=True, metavar="SECTION",
              help="Section to move them to (main, extra, side …)")  # fmt: skip
@rules_options
@_dry
def move(path: str, cards: tuple[str, ...], section: str, **given: Any) -> None:
    """Move cards to another section

    Example:

    \b
        deckcheck build move yugi.ydk --to side '2 Mystical Space Typhoon'
    """
    building = opened(path, given)
    carry_out(
        building, given, lambda: [building.move(card, section) for card in building.cards_in(cards)]
    )


@click.command(name="set-ruleset")
@_LIST
@click.argument("ruleset", shell_complete=complete_ruleset)
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day of the event - defaults to the ruleset's, else today")  # fmt: skip
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the list (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output change and verdict as JSON")
@_dry
def set_ruleset(path: str, ruleset: str, on: str, **given: Any) -> None:
    """Let a list name the ruleset it is built for

    It stands in the list as a comment, or as a key of a JSON document; 'check' and all other
    commands then go by it unless told otherwise.

    Example:

    \b
        deckcheck build set-ruleset charizard.txt ptcg-standard --on 2024-08-16
    """
    building = opened(path, {**given, "ruleset": ruleset, "on": on})
    building.checker.ruleset = building.checker.on = ""  # the list says it from now on
    carry_out(building, given, lambda: [building.set_ruleset(ruleset, on)])


@click.command()
@_LIST
@rules_options
@_anyway
def undo(path: str, anyway: bool, **given: Any) -> None:
    """Take the last change back

    The changes of the last 100 commands are known for each list, by its path.

    Example:

    \b
        deckcheck build undo magma.txt
    """
    _step(path, given, "undid: ", lambda building: building.undo(anyway=anyway))


@click.command()
@_LIST
@rules_options
@_anyway
def redo(path: str, anyway: bool, **given: Any) -> None:
    """Make again what was taken back

    Example:

    \b
        deckcheck build redo magma.txt
    """
    _step(path, given, "did again: ", lambda building: building.redo(anyway=anyway))


def _step(path: str, given: dict[str, Any], way: str, step: Callable[[Building], str]) -> None:
    from deckcheck.builder.errors import BuildError
    from deckcheck.cli.build.shown import show

    building = opened(path, given)
    try:
        said = step(building)
    except BuildError as error:
        fail(str(error), error.hint)
    show(building, [way + said], given["as_json"])
