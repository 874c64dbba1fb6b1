"""`deckcheck rule`: what a ruleset says of an action in a position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.options import full
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from deckcheck.desk.answers import Ruling


@click.command()
@click.argument("words", nargs=-1, metavar="[POSITION ACTION...]")
@click.option("-r", "--ruleset", "rulesets", multiple=True, shell_complete=complete_ruleset,
              metavar="ID[@DAY]",
              help="Ruleset to ask; several may be named - defaults to the position's")  # fmt: skip
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Write the ruling as a test case")  # fmt: skip
@click.option("--question", default="", metavar="TEXT", help="With --save: what the case is about")
@click.option("--verify", is_flag=True,
              help="Ask again what the case files name and compare the answers")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def rule(
    words: tuple[str, ...],
    rulesets: tuple[str, ...],
    save: Path | None,
    question: str,
    verify: bool,
    as_json: bool,
) -> None:
    """Say whether an action is allowed in a position, and what comes of it

    POSITION is a text file (docs/positions.md), ACTION words of the action as menus have it;
    actions before the last are carried out first, coins as 'heads' or 'tails'. Outcomes come
    with their exact odds.

    Exit code: 0 allowed, 1 refused by a ruleset (or a case that is answered otherwise), 2
    unreadable.

    Example:

    \b
        deckcheck rule docs/examples/confused.txt 'attack' -r ptcg-base -r ptcg-ex
    """
    from deckcheck.play.transcript import MatchError

    try:
        if verify:
            _verify(words, rulesets, save)
        else:
            _ask(words, rulesets, save, question, as_json)
    except MatchError as error:
        fail(str(error), error.hint)


def _ask(
    words: Sequence[str], names: Sequence[str], save: Path | None, question: str, as_json: bool
) -> None:
    from deckcheck.desk.cases import grouped, ruled, write_case
    from deckcheck.play.positions import read_text, ruleset_named

    if len(words) < 2:
        fail("expected a POSITION and an ACTION", "Try 'deckcheck rule POSITION 'play Bill''.")
    path, asked = Path(words[0]), words[1:]
    text = read_text(path)
    asks = [_named(name) for name in names] or [ruleset_named(text)[0]]
    rulings = {name: ruled(text, str(path), asked, name) for name in dict.fromkeys(asks)}
    if save is not None:
        if save.exists():
            fail(f"{str(save)!r} is there already", "Name another file, or remove it first.")
        write_case(save, text, asked, rulings, question)
    if as_json:
        echo_json([_data(name, ruling) for name, ruling in rulings.items()])
    else:
        for number, (who, ruling) in enumerate(grouped(rulings)):
            _tell(who, ruling, number)
    if save is not None:
        click.echo(shown(f"Written to {save}"), err=True)
    sys.exit(int(any(ruling.refusal for ruling in rulings.values())))


def _named(name: str) -> str:
    ruleset, at, day = name.partition("@")
    return full(ruleset) + at + day


def _tell(who: Sequence[str], ruling: Ruling, number: int) -> None:
    """Print what some rulesets answer: the verdict, its statement, the tree."""
    from rulesets import statements

    if number:
        click.echo()
    click.echo(shown(f"{', '.join(who)}: {ruling.action}"))
    click.echo(shown(f"  {ruling.verdict}"), color=True)
    if ruling.refusal is not None:
        try:
            said = statements.get(ruling.refusal.statement)
        except (KeyError, LookupError):
            return
        _fill(f"{said.id}: {said.text}", "    ")
    for line in ruling.lines:
        _fill(line, "  ")
    for note in ruling.notes:
        _fill(f"({note})", "  ")


def _fill(text: str, indent: str) -> None:
    """Print a line with its own indent kept where it goes on."""
    import textwrap

    from deckcheck.cli.columns import terminal_width

    text = shown(text)
    own = indent + " " * (len(text) - len(text.lstrip()))
    click.echo(
        textwrap.fill(text.strip(), max(terminal_width(), 40), initial_indent=own,
                      subsequent_indent=own + "    ", break_on_hyphens=False)
    )  # fmt: skip


def _data(name: str, ruling: Ruling) -> dict[str, object]:
    refusal = ruling.refusal
    return {
        "ruleset": name,
        "action": ruling.action,
        "allowed": refusal is None,
        "reason": refusal.reason if refusal else "",
        "statement": refusal.statement if refusal else "",
        "tree": list(ruling.lines),
        "notes": list(ruling.notes),
    }


def _verify(files: Sequence[str], rulesets: Sequence[str], save: Path | None) -> None:
    """Ask all cases again and say which are answered otherwise."""
    from deckcheck.desk.cases import differences, read_case
    from rulesets.wording import numbered

    if rulesets or save:
        fail("--verify takes case files alone: they name their rulesets")
    if not files:
        fail("--verify: expected case files", "Try 'deckcheck rule --verify CASE...'.")
    wrong = 0
    for name in files:
        told = differences(read_case(Path(name)))
        wrong += bool(told)
        for line in told:
            click.echo(shown(f"{name}: {line}"))
    click.echo(f"{numbered(len(files), 'case')}, {wrong} answered otherwise")
    sys.exit(int(wrong > 0))
