"""`deckcheck rules`: the checks, what they mean, and which statements are covered."""

from __future__ import annotations

import textwrap
from typing import Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.options import once
from deckcheck.cli.output import echo_json, fail


@click.group()
def rules() -> None:
    """Explain the checks and the statements they cite

    Example:

    \b
        deckcheck rules show PTCG101
    """


@rules.command("list")
@click.option(
    "-r",
    "--ruleset",
    multiple=True,
    callback=once,
    shell_complete=complete_ruleset,
    help="Only the checks of this ruleset",
)
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def list_(ruleset: str, as_json: bool) -> None:
    """List every check

    Example:

    \b
        deckcheck rules list --ruleset ptcg-standard
    """
    from deckcheck.checker import RulesetError, load
    from deckcheck.cli.columns import hanging, table_room
    from deckcheck.coverage import all_checks
    from deckcheck.decklist.checks import CHECKS

    try:
        found = [*CHECKS, *load(ruleset).every_check] if ruleset else list(all_checks().values())
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")
    if as_json:
        echo_json([_facts(check) for check in found])
        return
    width = max(len(check.code) for check in found)
    names = max(len(check.name) for check in found)
    room = table_room()
    for check in found:
        head = f"{check.code:<{width}}  {check.name:<{names}}  "
        click.echo(hanging(head, check.summary, room))


@rules.command()
@click.argument("code")
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Format file whose statements are meant, e.g. ./league.toml")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def show(code: str, ruleset: str, as_json: bool) -> None:
    """Explain one check or one statement

    CODE is what findings print: the code or the name of a check, or the number of a statement.
    Of a statement it shows the words, the source, how other rulebooks differ, and the checks and
    the play code that carry it out.

    Example:

    \b
        deckcheck rules show copy-limit
        deckcheck rules show EX-002
    """
    from deckcheck.checker import RulesetError, load
    from deckcheck.cli.rules import statement
    from deckcheck.coverage import known_checks

    try:
        if ruleset:
            load(ruleset)
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")
    checks = known_checks()
    found = [c for c in checks.values() if code.upper() == c.code or code.lower() == c.name]
    if not found and (told := statement.find(code)):
        if as_json:
            echo_json(statement.as_data(told))
        else:
            click.echo(statement.page(told))
        return
    if not found:
        if hint := statement.near(code):
            fail(f"there is no statement {code!r}", hint)
        near = [c.code for c in checks.values() if code.upper() in c.code or code in c.name]
        fail(f"there is no check {code!r}", f"Near it: {', '.join(near)}" if near else
             "See 'deckcheck rules list'.")  # fmt: skip
    if as_json:
        echo_json([_facts(check) for check in found])
        return
    click.echo("\n\n".join(_explained(check) for check in found))


@rules.command()
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
@click.option("--missing", is_flag=True, help="Also name the statements that lack code or a test")
def coverage(as_json: bool, missing: bool) -> None:
    """Show which statements have a check or engine code, and a test

    Tests are counted where the source checkout is at hand.

    Example:

    \b
        deckcheck rules coverage --missing
    """
    from deckcheck import coverage as covering

    covered = covering.coverage()
    rows = covering.summary(covered)
    if as_json:
        echo_json({"summary": rows, "statements": [_covered(one) for one in covered]})
        return
    click.echo("digest  mark  statements  carried out  tested  missing")
    for row in rows:
        click.echo(
            f"{row['digest']:<8}{row['mark']:<6}{row['statements']:>10}{row['carried_out']:>13}"
            f"{row['tested']:>8}{len(row['missing']):>9}"
        )
        if missing and row["missing"]:
            text = ", ".join(row["missing"])
            click.echo(textwrap.fill(text, 76, initial_indent="    ", subsequent_indent="    "))


def _covered(one: Any) -> dict[str, Any]:
    return {
        "statement": one.statement.id,
        "mark": one.statement.mark,
        "checks": list(one.checks),
        "code": list(one.code),
        "tests": list(one.tests),
        "done": one.done,
    }


def _facts(check: Any) -> dict[str, Any]:
    from deckcheck.report.cites import cite

    return {
        "code": check.code,
        "name": check.name,
        "summary": check.summary,
        "doc": check.told,
        "cites": [cite(statement) for statement in check.cites],
        "rulesets": _used_by(check.code),
        "parameters": _parameters(check.code),
    }


def _used_by(code: str) -> list[str]:
    from deckcheck.coverage import loaded

    return [r.info.id for r in loaded() if any(check.code == code for check in r.every_check)]


def _parameters(code: str) -> dict[str, dict[str, str]]:
    """Return what a check goes by in each ruleset today, where the ruleset tells."""
    from datetime import date

    from deckcheck.coverage import loaded

    told: dict[str, dict[str, str]] = {}
    for ruleset in loaded():
        for check in ruleset.every_check:
            if check.code == code:
                day = ruleset.info.date or date.today().isoformat()
                if found := dict(check.parameters(ruleset.in_force(day, "", {}))):
                    told[ruleset.info.id] = found
    return told


def _parameter_lines(code: str) -> list[str]:
    """Return the parameters in words, rulesets with the same ones together."""
    same: dict[str, list[str]] = {}
    for ruleset_id, said in _parameters(code).items():
        text = "; ".join(f"{name} {value}" for name, value in said.items())
        same.setdefault(text, []).append(ruleset_id)
    lines = [f"  {', '.join(ids)}: {text}" for text, ids in same.items()]
    return ["Parameters:", *lines] if lines else []


def _explained(check: Any) -> str:
    """Return the page of one check: what, examples, rulesets and the cited statements."""
    from deckcheck.report.cites import cite, text

    doc = check.told
    rows = [f"{check.code} {check.name}", "", "\n\n".join(map(_reflowed, doc.split("\n\n")))]
    used = _used_by(check.code)
    said = f"Rulesets: {', '.join(used) or 'all'}"
    rows += ["", _filled(said, "  ")]
    rows += [_filled(line, "    ") for line in _parameter_lines(check.code)]
    for statement in check.cites:
        place = cite(statement)
        source = ", ".join(part for part in (place["source"], place["heading"]) if part)
        body = f"{statement}: {text(statement)}" if text(statement) else statement
        rows += ["", _filled(body, "  ")]
        if source:
            rows.append(_filled(f"  ({source})", "   "))
    return "\n".join(rows)


def _reflowed(paragraph: str) -> str:
    """Return a paragraph in the page's width; examples keep their lines."""
    return paragraph if "\n  " in paragraph else _filled(paragraph, "")


def _filled(text: str, indent: str) -> str:
    return textwrap.fill(text, 79, subsequent_indent=indent, break_on_hyphens=False)
