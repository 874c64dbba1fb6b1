"""Matches on paper: a transcript replays without a seed and is verified move by move."""

from __future__ import annotations

import json
import reprlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from cardpool.files import write_text
from deckcheck import __version__
from rulesets.api import Action, Seat
from rulesets.lines.model import MAX_COPIES

FORMAT = "deckcheck-match"
VERSION = 2
MAX_BYTES = 64 * 1024 * 1024  # a thousand times a usual match
OLDER = (1,)  # still read: their states were written in another form, their moves were not

STREAM = "stream"  # luck and bots take from one source: a match of a run
DeckRows = list[list[Any]]  # [card id, copies, section]


class MatchError(ValueError):
    """A match that cannot go on: what is wrong, where, and perhaps what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(slots=True)
class Move:
    """One action: whose it was, and the check sum of the match up to it."""

    actor: Seat
    action: Action
    check: int


@dataclass(slots=True)
class Transcript:
    """Everything needed to play a match again."""

    ruleset: str
    players: list[str]  # by seat: human or the name of a bot
    options: dict[str, Any] = field(default_factory=dict)
    decks: list[DeckRows] = field(default_factory=list)
    seed: int = 0
    pool: str = ""
    moves: list[Move] = field(default_factory=list)
    result: list[float] | None = None
    state: Any = None  # JSON of the state at the last move, for a check of the whole
    version: int = VERSION
    conceded: Seat | None = None  # who gave the match up, or lost it by a fault
    position: str = ""  # the text of the position in which the match began
    why: str = ""  # the fault
    luck: str = ""  # how it follows from the seed: by the number of the move, or STREAM

    def add(self, actor: Seat, action: Action) -> None:
        """Write a move down."""
        self.moves.append(Move(actor, action, chained(self.last_check(), actor, action)))

    def last_check(self) -> int:
        """Return the check sum of all moves so far."""
        return self.moves[-1].check if self.moves else 0

    def to_json(self) -> dict[str, Any]:
        """Return the file's contents."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "engine": __version__,
            "pool": self.pool,
            "ruleset": self.ruleset,
            "options": self.options,
            "players": self.players,
            "decks": self.decks,
            "seed": self.seed,
            **({"position": self.position} if self.position else {}),
            "result": self.result,
            **({} if self.conceded is None else {"conceded": self.conceded}),
            **({"why": self.why} if self.why else {}),
            **({"luck": self.luck} if self.luck else {}),
            "moves": [[m.actor, m.action, m.check] for m in self.moves],
            "state": self.state,
        }


def chained(before: int, actor: Seat, action: Action) -> int:
    """Return the check sum of a match after one more move."""
    return crc32(json.dumps([actor, action]).encode(), before)


def as_action(data: Any) -> Any:
    """Return JSON lists as tuples, all the way down."""
    return tuple(as_action(v) for v in data) if isinstance(data, list) else data


def write(transcript: Transcript, path: Path) -> None:
    """Write a transcript; the file is whole or not there at all."""
    text = json.dumps(transcript.to_json(), ensure_ascii=False)
    try:
        write_text(path, text + "\n")
    except OSError as error:
        raise MatchError(f"cannot write {str(path)!r}: {error.strerror or error}") from None


def read_bytes(path: Path, what: str, most: int) -> bytes:
    """Return what a file holds; one that is too large or cannot be read is a MatchError."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise MatchError(f"cannot read {str(path)!r}: {error.strerror or error}") from None
    if len(content) > most:
        raise MatchError(f"{path}: expected {what} of at most {most:,} bytes")
    return content


def read(path: Path) -> Transcript:
    """Read a transcript; what cannot be one is a MatchError that says why."""
    content = read_bytes(path, "a saved match", MAX_BYTES)
    try:
        return parse(json.loads(content.decode("utf-8")), str(path))
    except MatchError:
        raise
    except (ValueError, RecursionError) as error:
        raise MatchError(f"{path}: expected a saved match as JSON: {error}") from None


def parse(data: Any, where: str) -> Transcript:
    """Return the transcript in JSON data."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise MatchError(f"{where}: expected a saved match ('format': {FORMAT!r})")
    version = data.get("version")
    if version not in (VERSION, *OLDER) or data.get("engine") != __version__:
        raise MatchError(
            f"{where}: saved by deckcheck {data.get('engine')!r} "
            f"(format {data.get('version')!r}); this is deckcheck {__version__!r} "
            f"(format {VERSION})",
            "Rules may have changed since; open it with the version that saved it.",
        )
    match data:
        case {
            "ruleset": str(ruleset),
            "players": [*players],
            "options": {},
            "decks": [*decks],
            "seed": int(seed),
            "pool": str(pool),
            "moves": [*moves],
            "result": None | [*_] as result,
            "state": state,
        } if all(isinstance(player, str) for player in players):
            return Transcript(
                ruleset,
                players,
                dict(data["options"]),
                [_deck(f"{where}: deck {i}", listed) for i, listed in enumerate(decks, 1)],
                seed,
                pool,
                [_move(where, i, row) for i, row in enumerate(moves, 1)],
                result,
                state,
                version,
                _conceded(where, data.get("conceded"), len(players), str(data.get("why", ""))),
                _position(where, data.get("position", "")),
                str(data.get("why", "")),
                str(data.get("luck", "")),
            )
    raise MatchError(f"{where}: the saved match is incomplete: {_amiss(data)}")


def _conceded(where: str, seat: Any, players: int, why: str) -> Seat | None:
    """Return who gave the match up or lost it by a fault, or None."""
    if seat is None or (type(seat) is int and 0 <= seat < players and (players == 2 or why)):
        return seat
    raise MatchError(f"{where}: 'conceded' is {_short(seat)}; expected one of two players")


_KINDS: dict[str, tuple[type, ...]] = {
    "ruleset": (str,),
    "players": (list,),
    "options": (dict,),
    "decks": (list,),
    "seed": (int,),
    "pool": (str,),
    "moves": (list,),
    "result": (list, type(None)),
}


def _amiss(data: Mapping[str, Any]) -> str:
    """Return what of a saved match is missing or of another kind."""
    for name in (*_KINDS, "state"):
        if name not in data:
            return f"no {name!r}"
        if name in _KINDS and not isinstance(data[name], _KINDS[name]):
            return f"{name!r} is {_short(data[name])}"
    return f"'players' is {_short(data['players'])}"


def _short(data: Any) -> str:
    return reprlib.repr(data)


def _deck(where: str, listed: Any) -> DeckRows:
    """Return the rows of a deck, with as many cards as a list may have."""
    if not isinstance(listed, list):
        raise MatchError(f"{where}: expected rows, found {_short(listed)}")
    total = 0
    for row in listed:
        match row:
            case [str(), int(copies), str()] if copies > 0 and not isinstance(copies, bool):
                total += copies
            case _:
                found = _short(row)
                raise MatchError(f"{where}: expected [card, copies, section], found {found}")
        if total > MAX_COPIES:
            raise MatchError(f"{where}: more than {MAX_COPIES} cards")
    return listed


def _move(where: str, number: int, row: Any) -> Move:
    match row:
        case [int(actor), [str(), *_] as action, int(check)] if _is_plain(action):
            return Move(actor, as_action(action), check)
    found = _short(row)
    raise MatchError(f"{where}: move {number}: expected [actor, action, check], found {found}")


def _is_plain(data: Any) -> bool:
    """Tell whether data is made of the ints, strings and lists that actions are made of."""
    if isinstance(data, list):
        return all(_is_plain(v) for v in data)
    return isinstance(data, (int, str))


def _position(where: str, data: Any) -> str:
    if not isinstance(data, str):
        raise MatchError(f"{where}: expected a position as text, found {_short(data)}")
    return data


def rows(decks: Sequence[Any]) -> list[DeckRows]:
    """Return decks as a transcript holds them."""
    return [[[e.card.id, e.copies, e.section] for e in deck.entries] for deck in decks]
