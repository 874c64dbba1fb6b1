"""What play and simulate share: ruleset, options, players and decks from the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import click

from deckcheck.cli.lists.check import day
from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from rulesets.api import Finding, Option, Ruleset
    from rulesets.deck import Deck

_LISTED = 12  # cards without a program that are explained one by one
USUAL_PLAYERS = 4  # of a ruleset that takes several and no decks


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options for decks and rules that play and simulate share."""
    added = (
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="Option of the ruleset (see 'deckcheck rulesets')",
        ),
        click.option(
            "--on",
            multiple=True,
            callback=day,
            metavar="DATE",
            help="Day whose cards and rulebook count - defaults to the ruleset's",
        ),
        click.option(
            "--allow-unscripted",
            is_flag=True,
            help="Play cards without a program as if they had no text",
        ),
        click.option(
            "--allow-illegal",
            is_flag=True,
            help="Play decks that are not legal, and say so",
        ),
    )
    for option in reversed(added):  # as decorators are: the last one is applied first
        command = option(command)
    return command


class Matchup(NamedTuple):
    """Who plays what with which options."""

    ruleset: Ruleset
    players: list[str]
    decks: list[Deck]
    names: list[str]  # of the decks, or of the seats
    options: dict[str, Any]
    unscripted: list[str]  # cards played without their effects


def matchup(
    ruleset_id: str,
    paths: Sequence[str],
    count: int | None,
    players: Sequence[str],
    options: Sequence[str],
    usual: str,
    on: str = "",
    allow_unscripted: bool = False,
    allow_illegal: bool = False,
) -> Matchup:
    """Read the command line; what cannot be played ends it with exit code 2."""
    from deckcheck.checker import RulesetError, load
    from deckcheck.play import bots
    from deckcheck.play.match import cards_of, game_of, load_decks, not_carried_out, uses_decks
    from deckcheck.play.transcript import MatchError
    from rulesets.wording import numbered

    try:
        ruleset = load(ruleset_id)
        game_of(ruleset)
        chosen = parse_options(ruleset, options) | day_of(ruleset, on)
        if uses_decks(ruleset) and not paths:
            needs = ruleset.info.seats[0]
            fail(f"0 decks given; {ruleset_id} takes {needs}",
                 f"Try 'deckcheck play -r {ruleset_id} MINE THEIRS'.")  # fmt: skip
        decks = load_decks(paths, ruleset, on, allow_illegal)
        if uses_decks(ruleset) and len(decks) < ruleset.info.seats[0]:
            raise MatchError(
                f"{numbered(len(decks), 'deck')} given; {ruleset_id} takes {ruleset.info.seats[0]}",
                "Give a list twice to play it against itself.",
            )
        missing = not_carried_out(ruleset, decks, on)
    except RulesetError as error:
        fail(str(error))
    except MatchError as error:
        fail(str(error), error.hint)
    if missing and not allow_unscripted:
        refuse_unscripted(missing, decks)
    if allow_illegal:
        _tell_illegal(ruleset, decks, on)
    seats = count or (len(decks) if uses_decks(ruleset) else max(len(players), USUAL_PLAYERS))
    if len(players) > seats:
        fail(f"{len(players)} seats named for {numbered(seats, 'player')}")
    named = list(players) + [players[-1] if players else usual] * (seats - len(players))
    for seat, name in enumerate(named, 1):
        if name.partition(":")[0] in bots.names() and (refused := bots.refusal(name)):
            fail(f"seat {seat}: {refused}")
    names = [Path(p).stem for p in paths] or [f"seat {i + 1}" for i in range(seats)]
    return Matchup(ruleset, named, decks, names, chosen, cards_of(missing, decks))


def _tell_illegal(ruleset: Ruleset, decks: Sequence[Deck], on: str) -> None:
    """Say which decks are played though they are not legal."""
    from cardpool.errors import shown
    from deckcheck.play.replay import illegal

    for told in illegal(ruleset, decks, on or ruleset.info.date):
        click.echo(shown(told), err=True)


def day_of(ruleset: Ruleset, on: str) -> dict[str, str]:
    """Return the day of a match as an option, where its rules may depend on it."""
    from datetime import date

    from deckcheck.play.match import DAY, uses_decks

    if not uses_decks(ruleset):
        return {}
    today = "" if ruleset.info.date else date.today().isoformat()
    return {DAY: on or today} if on or today else {}


def refuse_unscripted(missing: Sequence[Finding], decks: Sequence[Deck]) -> NoReturn:
    """End with the cards that no program carries out, why, and what can be done."""
    import textwrap

    from deckcheck.cli.columns import terminal_width
    from deckcheck.play.match import cards_of
    from rulesets.wording import numbered

    cards = cards_of(missing, decks)
    code = missing[0].code
    lines = [f"- {found.message}" for found in missing[:_LISTED]]
    if len(missing) > _LISTED:
        lines.append(f"- and {len(missing) - _LISTED} more")
    known = any(": its text was not understood" not in found.message for found in missing)
    lines += [
        "",
        "'deckcheck card ID --explain' shows a card's text and program"
        + (". " if known else "; 'deckcheck pool import FOLDER' brings texts. ")
        + "--allow-unscripted plays these cards without their effects and says so in the result. "
        + f"See 'deckcheck rules show {code}'.",
    ]
    room = terminal_width()
    said = [
        textwrap.fill(t, room, subsequent_indent="  " * t.startswith("-"), break_on_hyphens=False)
        for t in lines
    ]
    fail(f"{code} {numbered(len(cards), 'card')} without a program: {', '.join(cards)}",
         "\n".join(said))  # fmt: skip


def parse_options(ruleset: Ruleset, texts: Sequence[str]) -> dict[str, Any]:
    """Read NAME=VALUE; an unknown name or value ends with exit code 2."""
    known = {option.name: option for option in ruleset.info.options}
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals and name in known and True in known[name].choices:
            equals, value = "=", "true"  # a switch needs no value
        if not equals:
            fail(f"--option: expected NAME=VALUE, found {text!r}")
        if name not in known:
            there = ", ".join(known) or "none"
            fail(f"--option: {ruleset.info.id} has no option {name!r}", f"There are: {there}.")
        chosen[name] = _value(known[name], value)
    return chosen


def _value(option: Option, text: str) -> Any:
    for choice in option.choices:
        if str(choice).lower() == text.lower():
            return choice
    if option.choices:
        choices = ", ".join(str(choice).lower() for choice in option.choices)
        fail(f"--option {option.name}: {text!r} is not one of {choices}")
    try:
        return type(option.default)(text)
    except ValueError:
        fail(f"--option {option.name}: {text!r} is not a {type(option.default).__name__}")


def split(texts: Sequence[str]) -> list[str]:
    """Return comma-separated names of repeated options as one list.

    What stands behind `program:` is one command, commas and all.
    """
    found: list[str] = []
    for text in texts:
        names, program, command = text.partition("program:")
        found += [name.strip() for name in names.split(",") if name.strip()]
        if program:
            found.append(program + command)
    return found
