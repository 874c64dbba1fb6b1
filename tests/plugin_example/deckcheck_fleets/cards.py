"""The cards of Fleets, read from the table that the package ships."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from cardpool.model import Card

GAME = "fleets"
SHIP, WIND, STORM, PORT = "Ship", "Wind", "Storm", "Port"


@dataclass(slots=True, eq=False)
class FleetCard(Card):
    """A card of Fleets."""

    strength: Final[int] = 0


@cache
def cards() -> dict[str, FleetCard]:
    """Return every card by its id."""
    table = files("deckcheck_fleets").joinpath("cards.csv").read_text("utf-8").splitlines()
    return {row["id"]: _card(row) for row in csv.DictReader(table)}


def _card(row: dict[str, str]) -> FleetCard:
    name = row["name"]
    key = name.casefold()
    return FleetCard(
        row["id"], GAME, name, key, key, row["kind"], frozenset(), int(row["strength"])
    )


@cache
def by_name() -> dict[str, FleetCard]:
    """Return every card by its name in small letters."""
    return {card.copy_key: card for card in cards().values()}
