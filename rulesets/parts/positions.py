"""Positions as text: lines `key: value`, first of the match, then of each player.

A game that has `positions` (a `Positions`) lays such a text out as a state and writes states as
text. Cards are named as lists name them; the application finds them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias

from rulesets.api import Action, AnyGame, MatchOptions, S, Seat

if TYPE_CHECKING:
    from cardpool.model import Card
    from rulesets.deck import Deck

UNKNOWN = "unknown"
HEADER = ("ruleset", "on", "option")  # keys that every game has
_LINE = re.compile(r"([A-Za-z][A-Za-z ]*?)\s*:\s*(.*)")
_PLAYER = re.compile(r"player\s+(\d)\s*:?", re.IGNORECASE)
_COUNTED = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)")
MOST_NAMED = 200  # cards of one line


class PositionError(ValueError):
    """A position that cannot be laid out: the line, what is wrong with it, and what to try."""

    def __init__(self, line: int, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.hint = hint


class Line(NamedTuple):
    """A line of a position: its number in the file, its key and what it says."""

    number: int
    key: str
    value: str


@dataclass(slots=True)
class Sheet:
    """A position as written."""

    general: list[Line] = field(default_factory=list)
    players: list[list[Line]] = field(default_factory=list)

    def last(self, key: str) -> Line | None:
        """Return the last line of the match with a key."""
        return next((line for line in reversed(self.general) if line.key == key), None)

    def value(self, key: str, default: str = "") -> str:
        """Return what the match says under a key."""
        found = self.last(key)
        return default if found is None else found.value

    def number(self, key: str, default: int, lowest: int, highest: int) -> int:
        """Return a number that the match says under a key."""
        found = self.last(key)
        return default if found is None else whole(found, found.value, lowest, highest)


def whole(line: Line, text: str, lowest: int, highest: int) -> int:
    """Return a whole number in a range, or say that there is none."""
    if text.isascii() and text.isdigit() and lowest <= int(text) <= highest:
        return int(text)
    expected = f"a number from {lowest} to {highest}"
    raise PositionError(line.number, f"{line.key}: expected {expected}, found {text!r}")


def parse(text: str, keys: Sequence[str], player_keys: Sequence[str], seats: int) -> Sheet:
    """Return the lines of a position; an unknown key is a PositionError that names near ones."""
    sheet = Sheet()
    current, known = sheet.general, (*HEADER, *keys)
    for number, raw in enumerate(text.splitlines(), 1):
        said = raw.partition("#")[0].strip() if raw.lstrip().startswith("#") else raw.strip()
        if not said:
            continue
        if found := _PLAYER.fullmatch(said):
            if int(found[1]) != len(sheet.players) + 1 or len(sheet.players) == seats:
                raise PositionError(number, f"expected {_next(sheet, seats)}, found {said!r}")
            sheet.players.append([])
            current, known = sheet.players[-1], tuple(player_keys)
            continue
        match = _LINE.fullmatch(said)
        key = " ".join(match[1].lower().split()) if match else ""
        if match is None or key not in known:
            raise PositionError(number, *_no_key(said, key, known, bool(sheet.players)))
        current.append(Line(number, key, match[2]))
    return sheet


def _next(sheet: Sheet, seats: int) -> str:
    done = len(sheet.players)
    return f"'player {done + 1}'" if done < seats else f"at most {seats} players"


def _no_key(said: str, key: str, known: Sequence[str], in_player: bool) -> tuple[str, str]:
    from difflib import get_close_matches

    place = "of a player" if in_player else "before 'player 1'"
    near = get_close_matches(key, known, 1, 0.6)
    what = f"there is no line {key!r} {place}" if key else f"expected 'key: value', found {said!r}"
    hint = f"Did you mean {near[0]!r}? " if near else ""
    return what, f"{hint}Lines {place}: {', '.join(known)}."


class Named(NamedTuple):
    """Cards of one name in a line, or `card` None: as many that nobody knows."""

    copies: int
    card: Card | None
    line: int


# A name as written and the line it stands in; what is no card is a PositionError.
Find: TypeAlias = "Callable[[str, int], Card]"


def cards_in(line: Line, find: Find) -> list[Named]:
    """Return the cards of a line: names with commas between, each with its copies before it."""
    found: list[Named] = []
    parts = [part.strip() for part in line.value.split(",")]
    at = 0
    while at < len(parts):
        if not parts[at]:
            if line.value.strip() and parts != [""]:
                raise PositionError(line.number, f"{line.key}: expected a card between commas")
            return found
        named, at = _one(line, parts, at, find)
        found.append(named)
    if sum(named.copies for named in found) > MOST_NAMED:
        raise PositionError(line.number, f"{line.key}: more than {MOST_NAMED} cards")
    return found


def _one(line: Line, parts: Sequence[str], at: int, find: Find) -> tuple[Named, int]:
    """Return the card at a part; a name may have commas of its own."""
    counted = _COUNTED.fullmatch(parts[at])
    copies, name = (int(counted[1]), counted[2]) if counted else (1, parts[at])
    if name.lower() in (UNKNOWN, "?"):
        return Named(copies, None, line.number), at + 1
    try:
        return Named(copies, find(name, line.number), line.number), at + 1
    except PositionError as error:
        for more in range(1, min(3, len(parts) - at)):
            try:
                joined = ", ".join([name, *parts[at + 1 : at + 1 + more]])
                return Named(copies, find(joined, line.number), line.number), at + 1 + more
            except PositionError:
                continue
        raise error from None


@dataclass(slots=True)
class Laid(Generic[S]):
    """A position laid out: the state, the cards of each player, and which nobody knows."""

    state: S
    decks: list[Deck]
    unknown: tuple[tuple[int, ...], ...] = ()  # by seat; they may lie in each other's place


class Positions(ABC, Generic[S]):
    """What a game says about positions as text."""

    keys: tuple[str, ...] = ()
    player_keys: tuple[str, ...] = ()
    seats = 2

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def parse(self, text: str) -> Sheet:
        """Return the lines of a text."""
        return parse(text, self.keys, self.player_keys, self.seats)

    @abstractmethod
    def lay(self, sheet: Sheet, find: Find, options: MatchOptions, rng: Random) -> Laid[S]:
        """Return the position that a sheet describes; unknown cards are dealt by `rng`."""

    @abstractmethod
    def write(self, s: S, seat: Seat | None) -> list[str]:
        """Return the lines of a position, as a seat knows it or, with None, with every card.

        The state waits for the open choice of a turn: what is half done cannot be written.
        """

    @abstractmethod
    def is_open(self, s: S) -> bool:
        """Tell whether a state can be written: a player is free to do what a turn allows."""

    def tries(self, s: S) -> list[Action]:
        """Return what a player may think of in an open position, allowed or not."""
        return list(self.game.legal_actions(s))

    def named(self, s: S, action: Action) -> tuple[int, ...]:
        """Return the cards that an action names: whoever takes it knows them."""
        return ()


class CardPositions(Positions[S]):
    """Positions of a game whose unknown cards can be told one by one, and so have exact odds.

    In any other game what is unknown is only dealt anew.
    """

    @abstractmethod
    def place(self, s: S, card: int) -> object:
        """Return where a card is: equal for cards that nobody can tell apart by their place."""

    @abstractmethod
    def sees(self, s: S, card: int, seat: Seat) -> bool:
        """Tell whether a seat sees a card where it is."""

    @abstractmethod
    def hidden(self, s: S, seat: Seat) -> frozenset[int]:
        """Return the cards of the match that a seat cannot see."""

    @abstractmethod
    def owner(self, s: S, card: int) -> Seat:
        """Return whose card it is."""

    @abstractmethod
    def kind(self, s: S, card: int) -> object:
        """Return a value equal for copies of a card."""

    @abstractmethod
    def swap(self, s: S, one: int, other: int) -> None:
        """Put two cards of a player each in the other's place."""


AnyPositions: TypeAlias = Positions[Any]
AnyCardPositions: TypeAlias = CardPositions[Any]


def positions_of(game: AnyGame) -> AnyPositions | None:
    """Return what a game says about positions, None where it has none."""
    own = getattr(game, "positions", None)
    return own if isinstance(own, Positions) else None
