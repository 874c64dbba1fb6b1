"""Positions from text files: which ruleset, which cards, and the state that they give."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from deckcheck.play.transcript import MatchError, read_bytes
from rulesets.api import MatchOptions, Ruleset, Seat
from rulesets.parts.positions import (
    AnyPositions,
    Laid,
    PositionError,
    Sheet,
    positions_of,
)

if TYPE_CHECKING:
    from cardpool.model import Card

_SIDE = "side"  # no part of the deck in a match
DAY = "on"  # as in a match
MAX_BYTES = 200_000
_HEADER = re.compile(r"^\s*(ruleset|on)\s*:\s*(\S+)\s*$", re.MULTILINE | re.IGNORECASE)
_LIST = re.compile(r"^(\s*)list\s*:\s*(\S.*?)\s*$", re.IGNORECASE)
_WITH_ID = re.compile(r"(.*\S)\s+\(([A-Za-z0-9.?!_-]+)\)")
_WRONG = ("DECK005",)  # a name that was taken for a near one


@dataclass(frozen=True, slots=True)
class SetUp:
    """A position laid out, with everything a match needs to begin there."""

    ruleset: Ruleset
    options: dict[str, Any]
    laid: Laid[Any]
    text: str  # the position, lists of other files put in


def read_text(path: Path) -> str:
    """Return the text of the file of a position."""
    content = read_bytes(path, "a position", MAX_BYTES)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MatchError(f"{path}: expected text in UTF-8: {error.reason}") from None


def ruleset_named(text: str) -> tuple[str, str]:
    """Return the ruleset and the day that a position names for itself."""
    said = {key.lower(): value for key, value in _HEADER.findall(text.split("player", 1)[0])}
    return said.get("ruleset", ""), said.get("on", "")


def set_up(text: str, where: str, ruleset_id: str = "", on: str = "", seed: int = 0) -> SetUp:
    """Return the match that a position begins; what cannot be laid out is a MatchError."""
    from deckcheck.checker import RulesetError, load

    own, day = ruleset_named(text)
    ruleset_id = ruleset_id or own
    if not ruleset_id:
        raise MatchError(
            f"{where}: no ruleset named", "Begin with 'ruleset: ID', or name it: -r ID."
        )
    # The day of a position belongs to its ruleset.
    on = on or (day if ruleset_id == own else "")
    try:
        ruleset = load(ruleset_id)
    except RulesetError as error:
        raise MatchError(f"{where}: {error}") from None
    positions = positions_for(ruleset)
    try:
        text = _with_lists(text, where, ruleset, on)
        sheet = positions.parse(text)
        options = _options(sheet, ruleset, on)
        find = Finder(ruleset, on)
        seats = max(len(sheet.players), ruleset.info.seats[0])
        laid = positions.lay(sheet, find, MatchOptions(options, seats), Random(seed))
    except PositionError as error:
        at = f":{error.line}" if error.line else ""
        raise MatchError(f"{where}{at}: {error}", error.hint) from None
    return SetUp(ruleset, options, laid, text)


def positions_for(ruleset: Ruleset) -> AnyPositions:
    """Return what a ruleset's game says about positions, or say that it has none."""
    from deckcheck.play.match import game_of

    found = positions_of(game_of(ruleset))
    if found is None:
        raise MatchError(f"{ruleset.info.id} has no positions as text")
    return found


def _options(sheet: Sheet, ruleset: Ruleset, on: str) -> dict[str, Any]:
    from datetime import date

    from deckcheck.play.match import uses_decks

    known = {option.name: option for option in ruleset.info.options}
    chosen: dict[str, Any] = {}
    for line in (line for line in sheet.general if line.key == "option"):
        name, _, value = (part.strip() for part in line.value.partition("="))
        if name not in known:
            there = ", ".join(known) or "none"
            raise PositionError(line.number, f"no option {name!r}", f"There are: {there}.")
        fits = [c for c in known[name].choices if str(c).lower() == value.lower()]
        if not fits:
            there = ", ".join(str(c).lower() for c in known[name].choices)
            raise PositionError(line.number, f"option {name}: {value!r} is not one of {there}")
        chosen[name] = fits[0]
    day = on or ("" if ruleset.info.date else date.today().isoformat())
    if not day or not uses_decks(ruleset):
        return chosen
    line_of_day = next((line.number for line in sheet.general if line.key == "on"), 0)
    try:
        date.fromisoformat(day)
    except ValueError:
        raise PositionError(line_of_day, f"on: expected YYYY-MM-DD, found {day!r}") from None
    return chosen | {DAY: day}


class Finder:
    """Finds the cards of a position as lists name them, each name once."""

    def __init__(self, ruleset: Ruleset, on: str) -> None:
        self.ruleset, self.on = ruleset, on
        self._resolver: Any = None
        self._known: dict[str, Card] = {}

    def __call__(self, name: str, line: int) -> Card:
        """Return the card of a name; an unknown one is a PositionError with near names."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = self._look_up(name, line)
        return found

    def _look_up(self, name: str, line: int) -> Card:
        from cardpool.store import CardPool
        from deckcheck.checker import Checker
        from rulesets.lines.grammar import parse
        from rulesets.lines.model import Written

        if self._resolver is None:
            checker = Checker(CardPool.open(), self.ruleset.info.id, self.on)
            self._resolver = checker.by(self.ruleset.info.id)[1]
        if exact := self._by_id(name, line):
            return exact
        what = parse(f"1 {name}")
        if not isinstance(what, Written):
            raise PositionError(line, f"expected the name of a card, found {name!r}")
        found = self._resolver.resolve(what)
        wrong = next((note for note in found.notes if note.code in _WRONG), None)
        if found.card is not None and found.card.name == what.name:
            wrong = None  # as printed, whatever else was once called so
        if found.card is None or wrong:
            note = wrong or (found.notes[0] if found.notes else None)
            hint = "Write the name as printed." if wrong else ""
            raise PositionError(line, note.message if note else f"no card named {name!r}", hint)
        card: Card = found.card
        return card

    def _by_id(self, name: str, line: int) -> Card | None:
        """Return the card of a name with its id behind it; the two must be of one card."""
        written = _WITH_ID.fullmatch(name)
        if written is None:
            return None
        card: Card | None = self._resolver.family.card(self._resolver.pool, written[2])
        if card is not None and card.name != written[1]:
            raise PositionError(line, f"{written[2]} is {card.name}, not {written[1]!r}")
        return card


def _with_lists(text: str, where: str, ruleset: Ruleset, on: str) -> str:
    """Return a position with the cards of each list that it names in place of the file."""
    from deckcheck.play.match import load_decks

    lines = text.split("\n")
    for i, line in enumerate(lines):
        found = _LIST.fullmatch(line)
        if found is None:
            continue
        path = Path(where).parent / found[2]
        try:
            (deck,) = load_decks([str(path)], ruleset, on, illegal=True)
        except (MatchError, ValueError) as error:
            raise PositionError(i + 1, f"list: {error}") from None
        cards = (
            f"{e.copies} {e.card.name} ({e.card.id})" for e in deck.entries if e.section != _SIDE
        )
        lines[i] = f"{found[1]}cards: {', '.join(cards)}"
    return "\n".join(lines)


def written(ruleset: Ruleset, options: dict[str, Any], state: Any, seat: Seat | None) -> str:
    """Return an open state as the text of a position."""
    positions = positions_for(ruleset)
    if not positions.is_open(state):
        raise MatchError("a position is written where a player is free to act")
    head = [f"ruleset: {ruleset.info.id}"]
    if DAY in options:
        head.append(f"on: {options[DAY]}")
    known = {option.name for option in ruleset.info.options}
    head += [f"option: {name}={str(v).lower()}" for name, v in options.items() if name in known]
    return "\n".join([*head, *positions.write(state, seat)]) + "\n"
