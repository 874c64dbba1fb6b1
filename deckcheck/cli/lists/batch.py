"""The checker that the options of a command ask for, and what it makes of many lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardpool.store import CardPool, PoolError
from deckcheck.checker import Checker, RulesetError, load
from deckcheck.cli.output import fail
from deckcheck.decklist import formats
from deckcheck.lint import Result
from rulesets.errors import PluginError
from rulesets.lines.model import Decklist


def open_pool() -> CardPool:
    """Open the card pool, or end with what is wrong with it."""
    try:
        return CardPool.open()
    except PoolError as error:
        fail(str(error), error.hint)


def checkers_for(given: dict[str, Any]) -> list[Checker]:
    """Return a checker for each ruleset that is named, or one that goes by the lists."""
    pool = open_pool()
    return [checker_for({**given, "ruleset": each}, pool) for each in given["ruleset"] or ("",)]


def checker_for(given: dict[str, Any], pool: CardPool | None = None) -> Checker:
    """Return the checker that the options of a command ask for."""
    ruleset = given.get("ruleset", "")
    wanted = given.get("list_format", "")
    if wanted and formats.find(wanted) is None:
        fail(f"there is no format {wanted!r}", f"Formats: {', '.join(formats.readable())}")
    _know_checks(given)
    checker = Checker(
        pool or open_pool(),
        ruleset,
        given.get("on", ""),
        given.get("region", ""),
        _options(given),
        given.get("select", ()),
        given.get("ignore", ()),
    )
    if ruleset:
        try:
            checker.by(ruleset)
            _know_names(checker, ruleset)
        except (PluginError, ValueError) as error:
            fail(str(error), "See 'deckcheck rulesets'.")
    return checker


def _know_names(checker: Checker, ruleset: str) -> None:
    """Refuse a format file that names cards or sets which do not exist."""
    rules = checker.by(ruleset)[0].rules
    if (found := getattr(rules, "format", None)) is not None and hasattr(found, "statements"):
        from rulesets.house.ruleset import unknown_names

        game = checker.by(ruleset)[0].ruleset.info.family
        if said := unknown_names(found, game, checker.pool):
            raise RulesetError(said)


def _know_checks(given: dict[str, Any]) -> None:
    """Refuse a code that no check has: with nothing selected, every list would be legal."""
    wanted = [(way, word) for way in ("select", "ignore") for word in given.get(way, ())]
    if not wanted:
        return
    from deckcheck.coverage import known_checks

    checks = known_checks()
    names = {check.name for check in checks.values()}
    for way, word in wanted:
        if word not in names and not any(code.startswith(word.upper()) for code in checks):
            from difflib import get_close_matches

            near = get_close_matches(word, [*names, *checks], 3, 0.7)
            meant = f"Did you mean {', '.join(near)}? " if near else ""
            fail(f"--{way}: there is no check {word!r}", f"{meant}See 'deckcheck rules list'.")


def _options(given: dict[str, Any]) -> dict[str, Any]:
    """Return the options for the ruleset, and the restriction list of --list."""
    options: dict[str, Any] = {}
    known = _known_options(given.get("ruleset", ""))
    for text in given.get("options", ()):
        name, mark, value = text.partition("=")
        if not mark or not name:
            fail(f"--option: expected NAME=VALUE, found {text!r}")
        if name not in known:
            ruleset = given.get("ruleset", "")
            there = f"{ruleset} has {', '.join(known) or 'no options'}."
            fail(f"--option: there is no option {name!r}", there if ruleset else "Add --ruleset.")
        options[name] = value if name == "list" else _value(value)
        choices = known[name].choices
        if choices and options[name] not in choices:
            listed = ", ".join(str(choice).lower() for choice in choices)
            fail(f"--option {name}: expected one of {listed}, found {value!r}")
    path = given.get("list_file") or options.get("list")  # --option list=FILE is --list FILE
    if path is not None:
        options["list"] = _list_of(path, given.get("list_name") or "")
    elif given.get("list_name"):
        fail("--list-name: expected --list FILE as well")
    return options


def _list_of(file: str, name: str) -> Any:
    """Return the restriction list of a file, or an imported one of that name.

    Where a file has several lists, the user must name one.
    """
    from pathlib import Path

    from cardpool.ingest import lflist
    from cardpool.store import overlay

    path = Path(file)
    try:
        if not path.exists():
            own = overlay.lists()
            for imported in own:
                if imported.name.casefold() == file.casefold():
                    return imported
            there = ", ".join(repr(each.name) for each in own[:12]) + ", …" * (len(own) > 12)
            hint = f"Imported lists: {there}" if own else "Import one with 'deckcheck pool import'."
            fail(f"--list: there is no file and no imported list {file!r}", hint)
        if not name and len(found := lflist.read(path)) > 1:
            listed = ", ".join(repr(each.name) for each in found[:12])
            more = ", …" if len(found) > 12 else ""
            fail(f"--list: {path} has {len(found)} lists", f"Add --list-name: {listed}{more}")
        return lflist.read_one(path, name)
    except (OSError, ValueError) as error:
        fail(f"--list: {error}")


def _known_options(ruleset: str) -> dict[str, Any]:
    try:
        return {option.name: option for option in load(ruleset).info.options} if ruleset else {}
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")


def _value(text: str) -> Any:
    """Return an option's value as a number, a bool or a word."""
    if text.lstrip("-").isdecimal() and len(text) < 19:
        return int(text)
    return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)


def game_of(checker: Checker) -> str:
    """Return the game of the ruleset that a user named, "" where none was."""
    return checker.by(checker.ruleset)[0].ruleset.info.family if checker.ruleset else ""


def checked(checker: Checker, found: Iterator[Decklist]) -> Iterator[Result]:
    """Yield the result of each list; a ruleset or plug-in at fault ends it with its name."""
    try:
        yield from checker.check_all(found)
    except PluginError as error:
        fail(str(error), "See 'deckcheck rulesets'.")
    except PoolError as error:
        fail(str(error), error.hint)
