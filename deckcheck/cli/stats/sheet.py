"""`deckcheck sheet`: a list on paper, for the player to hand in or for a judge to tick off."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once, or_piped
from deckcheck.cli.output import fail
from rulesets.parts.paper import LANGUAGES

if TYPE_CHECKING:
    from deckcheck.checker import Checker
    from deckcheck.sheets.contents import Sheet
    from rulesets.lines.model import Decklist

_FIELDS = ("player", "player_id", "birth", "division", "event", "date")


@click.command()
@click.argument("lists", nargs=-1, callback=or_piped, metavar="LIST...")
@click.option("--out", default="", metavar="PATH",
              help="A PDF for all lists (name.pdf), or a folder with one PDF each - "
              "defaults to this folder")  # fmt: skip
@click.option("--checklist", is_flag=True, help="For judges: by name, with a box for each copy")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True,
              help="Language of the words and of card names, where they are known")  # fmt: skip
@click.option("--player", default="", help="Name of the player")
@click.option("--player-id", default="", help="Id of the player")
@click.option("--birth", default="", help="Date of birth")
@click.option("--division", default="", help="Division to tick, in the language of the sheet")
@click.option("--event", default="", help="Name of the event")
@click.option("--date", default="", help="Date of the event, as it should stand there")
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset whose cards bare names mean, named as the format")  # fmt: skip
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day for that ruleset - defaults to today")  # fmt: skip
@click.option("--paper", type=click.Choice(("a4", "letter")), default="a4", show_default=True,
              help="Size of the paper")  # fmt: skip
@click.option("--font", "fonts", multiple=True, metavar="FILE",
              help="Font for letters that are not Western - defaults to those found")  # fmt: skip
@click.option("--form", default="", metavar="FILE",
              help="Fill in this PDF form instead of our own sheet")  # fmt: skip
@click.option("--map", "field_map", default="", metavar="FILE",
              help="Which field of the form takes what (TOML, see docs/paperwork.md)")  # fmt: skip
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
def sheet(lists: tuple[str, ...], **given: Any) -> None:
    """Print a decklist as a registration sheet or a checklist (PDF)

    Every line of the list is on the sheet; lines that are no known card stand last, and the exit
    code is then 1. Needs the packages of 'pip install deckcheck[pdf]'.

    Example:

    \b
        deckcheck sheet deck.txt --player 'Jane Doe' --division Masters --out deck.pdf
        deckcheck sheet lists/ --checklist --out checklists.pdf
    """
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.cli.lists.sources import find, sources, tell_passed

    _need("fpdf", "fontTools", "pypdf")
    _agree(given)
    checker = checker_for(given)
    files, passed = find(lists)
    made: list[tuple[Decklist, Sheet]] = []
    code = 0
    for source in sources(files, given["list_format"], game_of(checker)):
        found = _sheet(checker, source, given)
        if found is None:
            code = 2
            continue
        made.append((source, found))
        code = max(code, _tell_unknown(source, found))
    if made:
        _write(made, given)
    tell_passed(passed)
    sys.exit(code)


def _agree(given: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    if bool(given["form"]) != bool(given["field_map"]):
        fail("--form and --map go together", "The map says which field of the form takes what.")
    if given["form"] and given["checklist"]:
        fail("--checklist prints our own sheet", "Leave --form out.")


def _need(*modules: str) -> None:
    """End with how to get a package that is not installed."""
    from importlib.util import find_spec

    if not all(find_spec(module) for module in modules):
        fail("PDF files need packages that are not installed",
             "Install them with 'pip install deckcheck[pdf]'.")  # fmt: skip


def _sheet(checker: Checker, source: Decklist, given: dict[str, Any]) -> Sheet | None:
    """Return the sheet of a list; one without cards is told on standard error."""
    from deckcheck.checker import RulesetError, family_of
    from deckcheck.sheets.contents import contents

    if not source.runs:
        said = source.problems[0].message if source.problems else "no card line found"
        click.echo(f"{shown(source.path)}: {said}", err=True)
        return None
    try:
        chosen = checker.choose(source)
        linter, resolver = checker.by(*chosen)
        family = family_of(linter.ruleset)
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")
    fields = {key.replace("_", " "): given[key] for key in _FIELDS}
    found = contents(resolver.read(source), family, checker.pool, given["lang"], fields)
    found.format = f"{linter.ruleset.info.title}, {linter.on}" if given["ruleset"] else ""
    _know_division(found)
    return found


def _know_division(found: Sheet) -> None:
    division = found.fields.get("division", "")
    if division and division.casefold() not in map(str.casefold, found.divisions):
        known = ", ".join(found.divisions) or "none in this game"
        fail(f"--division: there is no division {division!r}", f"Divisions: {known}.")


def _tell_unknown(source: Decklist, found: Sheet) -> int:
    from deckcheck.sheets.contents import UNKNOWN

    rows = [row for part in found.parts if part.key == UNKNOWN for row in part.rows]
    for row in rows:
        click.echo(f"{shown(source.path)}: no known card: {shown(row.name)}", err=True)
    return 1 if rows or source.problems else 0


def _write(made: Sequence[tuple[Decklist, Sheet]], given: dict[str, Any]) -> None:
    """Write one PDF for all lists, or one each."""
    out = Path(given["out"] or ".")
    if out.suffix.lower() == ".pdf" and given["form"] and len(made) > 1:
        fail(f"--form makes a PDF of each of the {len(made)} lists", "Give --out a folder.")
    if out.suffix.lower() == ".pdf":
        _draw(out, [found for _, found in made], given)
        return
    taken: dict[Path, str] = {}
    for source, found in made:
        file = Path(source.file or source.path)
        name = file.stem + re.sub(r"[^\w .()-]", "-", source.path[len(str(file)) :])
        target = out / f"{name}.pdf"
        if target in taken:
            fail(f"{source.path}: not written: {target} was made of {taken[target]}",
                 "Give --out a name that ends in .pdf for one file.")  # fmt: skip
        taken[target] = source.path
        _draw(target, [found], given)


def _draw(target: Path, several: list[Sheet], given: dict[str, Any]) -> None:
    from cardpool.files import replacing
    from deckcheck.sheets.draw import sheets
    from deckcheck.sheets.fonts import FontError

    try:
        if given["form"]:
            drawn = _filled(several[0], given)
        else:
            drawn = sheets(several, given["paper"], given["fonts"], given["checklist"])
    except FontError as error:
        fail(str(error), error.hint)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with replacing(target) as draft:
            draft.write_bytes(drawn)
    except OSError as error:
        fail(f"{target}: cannot be written: {error.strerror}")
    click.echo(f"{target}: {len(several)} list{'s' if len(several) > 1 else ''}")


def _filled(found: Sheet, given: dict[str, Any]) -> bytes:
    """Return the organiser's form with a list in it; what did not fit is told."""
    from deckcheck.sheets.forms import FormError, fill, read_map

    form, fields = Path(given["form"]), Path(given["field_map"])
    place = fields
    try:
        mapped = read_map(fields.read_text("utf-8"), [part.key for part in found.parts])
        place = form
        drawn, left = fill(form.read_bytes(), mapped, found, given["paper"])
    except FormError as error:
        fail(f"{place}: {error}", error.hint)
    except UnicodeDecodeError:
        fail(f"{place}: not a text in UTF-8", "Expected a field map (TOML).")
    except OSError as error:
        fail(f"{place}: cannot be opened: {error.strerror}")
    if rows := sum(len(part.rows) for part in left):
        click.echo(f"{shown(found.path)}: {rows} rows did not fit the form and are on pages of "
                   "their own behind it", err=True)  # fmt: skip
    return drawn
