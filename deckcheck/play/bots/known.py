"""Which bots there are: those of deckcheck, those of other packages, and any program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from deckcheck.play.bots.base import Bot, Table
from rulesets.api import Seat

GROUP = "deckcheck.bots"  # of entry points that name a bot


class Known(NamedTuple):
    """A bot by what makes it, `module:attribute`, and by what it does."""

    made_by: str
    about: str


# A bot's module is loaded when it is made. Behind a colon in a name stands what it is made with.
BOTS: dict[str, Known] = {
    "random": Known("deckcheck.play.bots.uniform:RandomBot", "picks any legal action"),
    "greedy": Known("deckcheck.play.bots.greedy:GreedyBot", "plans its turn on resampled states"),
    "search": Known(
        "deckcheck.play.bots.search:SearchBot",
        "searches turns and replies; search:hard, search:0.5s (docs/playing.md)",
    ),
    "program": Known(
        "deckcheck.play.agents.program:ProgramBot",
        "asks a program, program:COMMAND, in lines of JSON (docs/agents.md)",
    ),
}


def make(name: str) -> Bot:
    """Return a bot by name; one that cannot be made is a ValueError that says why."""
    kind, colon, text = name.partition(":")
    with_text = (text,) if colon else ()
    if kind in BOTS:
        module, _, attribute = BOTS[kind].made_by.partition(":")
        made: Bot = getattr(import_module(module), attribute)(*with_text)
        return made
    from deckcheck.play.agents import plugged

    if kind in plugged.names():
        return plugged.make(kind, with_text)
    raise ValueError(f"no bot named {name!r}; there are {', '.join(names())}")


def names() -> list[str]:
    """Return the names of all bots, those of deckcheck first."""
    from deckcheck.play.agents import plugged

    return [*BOTS, *(name for name in plugged.names() if name not in BOTS)]


def refusal(name: str) -> str:
    """Return why there is no bot of a name, "" where there is one."""
    try:
        make(name)
    except (TypeError, ValueError) as error:
        return str(error)
    return ""


def seated(
    players: Mapping[Seat, str],
    ruleset: str,
    seats: int,
    options: Mapping[str, Any],
    decks: Sequence[Sequence[Sequence[Any]]],
) -> dict[Seat, Bot]:
    """Return new bots by seat, told of the match that begins; `decks` are rows by seat."""
    found = {seat: make(name) for seat, name in players.items()}
    for seat, bot in found.items():
        begin = getattr(bot, "begin", None)
        if begin is not None:
            begin(Table(ruleset, seat, seats, options, decks[seat] if decks else ()))
    return found


def dismiss(bots: Iterable[Bot], result: Sequence[float] | None) -> None:
    """Let bots go that a match no longer needs, with what each seat got."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close(result)
