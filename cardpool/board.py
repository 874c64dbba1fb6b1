"""Read the bundled components of the Master Trainer board game into records."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from cardpool.model.board import BOARD, BoardPiece

TABLES = ("chips", "items", "events", "rivals", "movers")


class Space(NamedTuple):
    """A space of the road: 0 to 75, with its links."""

    id: int
    type: str  # start, catch, event, town
    colour: str
    links: tuple[int, ...]
    effect: str
    name: str  # towns only
    name_fr: str


class PlateauSpace(NamedTuple):
    """A space of the Indigo Plateau, in the order of its arrows."""

    type: str  # arrive, draw_items, event, catch, final_battle
    colour: str
    cards: int  # how many Item cards to draw


class EvolutionGroup(NamedTuple):
    """Chips that evolve into one another, and the bonus of the last."""

    stages: tuple[int, ...]
    bonus_on: int
    bonus: int


@cache
def lines(table: str) -> tuple[dict[str, Any], ...]:
    """Return the raw records of one bundled table, with provenance and confidence."""
    text = files("cardpool").joinpath(f"data/board/{table}.jsonl").read_text("utf-8")
    return tuple(json.loads(line) for line in text.splitlines())


@cache
def pieces() -> dict[str, BoardPiece]:
    """Return every component that can stand in a list, by id."""
    return {row["id"]: _piece(row) for table in TABLES for row in lines(table)}


@cache
def names(lang: str = "fr") -> dict[str, str]:
    """Return the names of the components in a language, by id."""
    return {
        row["id"]: row["name"][lang]
        for table in TABLES
        for row in lines(table)
        if lang in row["name"]
    }


@cache
def road() -> tuple[Space, ...]:
    """Return the spaces of the road by number."""
    return tuple(_space(row) for row in lines("spaces"))


@cache
def plateau() -> tuple[PlateauSpace, ...]:
    """Return the spaces of the Indigo Plateau, entry first."""
    return tuple(PlateauSpace(r["type"], r["colour"], r["count"]) for r in lines("plateau"))


@cache
def evolutions() -> tuple[EvolutionGroup, ...]:
    """Return the evolution groups."""
    return tuple(
        EvolutionGroup(tuple(r["stages"]), r["bonus_on"], r["bonus"]) for r in lines("evolutions")
    )


def _piece(row: dict[str, Any]) -> BoardPiece:
    name = row["name"]["en"]
    return BoardPiece(
        id=row["id"],
        game=BOARD,
        name=name,
        identity=name.casefold(),
        copy_key=name.casefold(),
        kind=row["kind"],
        subkinds=frozenset([row["colour"]] if row.get("colour") else []),
        number=row.get("number", 0),
        colour=row.get("colour", ""),
        power=row.get("power", 0),
        attack=row.get("attack", 0),
        attack_name=row.get("attack_name", ""),
        catch=tuple(row.get("catch", ())),
        groups=tuple(row.get("groups", ())),
        amount=row.get("amount", 1),
    )


def _space(row: dict[str, Any]) -> Space:
    name = row.get("name", {"en": "", "fr": ""})
    return Space(
        row["id"],
        row["type"],
        row["colour"],
        tuple(row["links"]),
        row["effect"],
        name["en"],
        name["fr"],
    )
