"""A match of Fleets in progress: who has which cards where."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from deckcheck_fleets.cards import FleetCard, cards
from rulesets.engine import MatchState

ZONES = ("deck", "hand", "sea", "spent")


class FleetState(MatchState):
    """Zones are tuples of card numbers by seat; `table` says what each number is."""

    __slots__ = (*ZONES, "ports", "table", "turn")

    deck: list[tuple[int, ...]]  # the next card first
    hand: list[tuple[int, ...]]
    sea: list[tuple[int, ...]]
    spent: list[tuple[int, ...]]  # Winds, Storms and sunken Ships
    ports: tuple[int, ...]  # the strength of each seat's Port
    table: tuple[FleetCard, ...]  # never copied
    turn: int

    def clone(self) -> FleetState:
        """Return an independent copy."""
        copy = FleetState.__new__(FleetState)
        self.copy_engine(copy)
        for zone in ZONES:
            setattr(copy, zone, getattr(self, zone)[:])
        copy.ports, copy.table, copy.turn = self.ports, self.table, self.turn
        return copy

    def key(self) -> Hashable:
        """Return a hashable value equal for equal states."""
        return self.engine_key(), tuple(tuple(getattr(self, zone)) for zone in ZONES), self.turn

    def likeness(self, card: int) -> Hashable:
        """Return a value equal for copies of one card, so that they are offered once."""
        return self.table[card].id

    def cite(self, topic: str) -> str:
        """Return the statement about a turn."""
        return "FL-006"

    def strength(self, seat: int) -> int:
        """Return the strength of a seat's fleet at sea."""
        return sum(self.table[card].strength for card in self.sea[seat])

    def dumped(self) -> dict[str, Any]:
        """Return the state as JSON data."""
        zones = {zone: getattr(self, zone) for zone in ZONES}
        table = [card.id for card in self.table]
        own = {"ports": self.ports, "table": table, "turn": self.turn}
        return {"engine": self.dump_engine(), **zones, **own}

    @classmethod
    def loaded(cls, data: Any) -> FleetState:
        """Return the state that `dumped` wrote."""
        s = cls.__new__(cls)
        s.load_engine(data["engine"])
        for zone in ZONES:
            setattr(s, zone, [tuple(held) for held in data[zone]])
        s.ports, s.turn = tuple(data["ports"]), data["turn"]
        s.table = tuple(cards()[card_id] for card_id in data["table"])
        return s
