"""What a line was found to mean, and the reading of a whole list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from cardpool.names import search_key
from cardpool.store import CardPool
from deckcheck.decklist.model import Decklist, Problem
from rulesets.deck import Deck

SURE = 86.0  # score from which one near name is taken for a typo
MARGIN = 4.0  # by how much it must beat the next name
LIKELY = 70.0  # score from which a near name is worth suggesting


class Note(NamedTuple):
    """A problem without its place."""

    code: str
    message: str
    cards: tuple[str, ...] = ()
    severity: str = ""


class Resolution(NamedTuple):
    """The card of a line; or several that share the name, for the ruleset to choose from."""

    card: Any
    choices: tuple[Any, ...] = ()
    notes: tuple[Note, ...] = ()
    lang: str = ""  # of the name on the line, where it is not the English one


@dataclass(slots=True)
class Reading(Deck):
    """A deck with the list it was read from and the problems met on the way."""

    source: Decklist | None = None
    problems: tuple[Problem, ...] = ()


def nearly(pool: CardPool, name: str, game: str) -> Resolution | str:
    """Return the failure that near names make of an unknown one, or the one name it must be."""
    hits = pool.suggest(name, game, limit=5)
    shown = [hit for hit in hits if hit.score >= LIKELY]
    if shown and shown[0].score >= SURE:
        best, rivals = shown[0], [h for h in shown[1:] if h.score > shown[0].score - MARGIN]
        if not rivals and not _cut_short(name, best.name):
            return best.name
        if rivals:
            return _ambiguous(name, [best, *rivals])
    longer = [h for h in shown if search_key(h.name).startswith(f"{search_key(name)} team ")]
    if len(longer) == 1:
        return str(longer[0].name)
    if prefixed := _sharing_start(name, shown):
        return _ambiguous(name, prefixed)
    message = f"no card named {name!r}"
    if shown:
        near = ", ".join(f"{hit.name} ({_places(hit)})" for hit in shown[:3])
        message += f"; did you mean {near}?"
    return Resolution(None, notes=(Note("DECK002", message, tuple(h.id for h in shown[:3])),))


def _ambiguous(name: str, hits: list[Any]) -> Resolution:
    listed = ", ".join(f"{hit.name} ({_places(hit)})" for hit in hits)
    note = Note(
        "DECK003", f"{name!r} may be {listed}; write the full name", tuple(h.id for h in hits)
    )
    return Resolution(None, notes=(note,))


def _sharing_start(name: str, hits: list[Any]) -> list[Any]:
    """Return the hits that only add a symbol to the name, where there are several."""
    key = search_key(name)
    longer = [h for h in hits if search_key(h.name).startswith(f"{key} ")]
    short = [h for h in longer if len(search_key(h.name)) <= len(key) + 2]
    return short if len(short) > 1 else []


def _cut_short(name: str, best: str) -> bool:
    """Tell whether the near name has a word more: "Mew" is no typo of "Mew ex"."""
    return len(search_key(best).split()) > len(search_key(name).split()) + 1


def _places(hit: Any) -> str:
    sets = ", ".join(hit.sets[:4])
    return f"{hit.id}" if not sets else sets + (", …" if len(hit.sets) > 4 else "")
