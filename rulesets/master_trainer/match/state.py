"""A match of Master Trainer: plain data by seat and by space."""

from __future__ import annotations

from collections.abc import Hashable

from rulesets.api import Json
from rulesets.engine import MatchState
from rulesets.master_trainer.match.components import (
    EVOLUTIONS,
    GATE,
    HAND_LIMIT,
    IS_STARTER,
    POWER,
    STRENGTH,
)
from rulesets.master_trainer.options import Rules

Cards = tuple[int, ...]

_LISTS = ("place", "team", "down", "hand", "laid", "chips", "tray")
_PLAIN = ("seats", "turn", "turns", "first", "past", "face_up", "event", "master")
_TUPLES = ("starters", "dungeon", "rivals", "items", "events", "offered")


def strength_among(chip: int, owned: Cards, two_of_three: int) -> int:
    """Return a chip's Attack Strength with its evolution bonus among others: MT-110 to MT-114."""
    best = 0
    for stages, bonus in EVOLUTIONS.get(chip, ()):
        have = sum([stage in owned for stage in stages])
        if have == len(stages):
            best = max(best, bonus)
        elif have == 2:
            best = max(best, two_of_three)
    return STRENGTH[chip] + best


class TrainerState(MatchState):
    """Everything on the table. Item and Event cards are kinds; chips are Pokémon numbers."""

    __slots__ = ("rules", *_LISTS, *_PLAIN, *_TUPLES)

    rules: Rules
    seats: int
    turn: int  # whose turn it is
    turns: int  # turns begun, of all trainers together
    first: int  # who began
    past: int  # bit by seat: has reached Cerulean
    place: list[int]
    team: list[Cards]  # in the order of arrival; knocked-out chips included
    down: list[Cards]  # the knocked-out ones
    hand: list[Cards]  # Item cards, sorted by kind
    laid: list[Cards]  # Attack Bonus cards laid face down for a battle
    chips: list[int]  # by space of the road; 0 is none
    face_up: int  # bit by space of the road
    tray: list[Cards]  # by colour; the last is the next to be drawn
    starters: Cards  # not dealt: out of the game
    dungeon: Cards  # yellow chips, face down
    rivals: Cards  # top first
    items: Cards  # Item deck, top first
    events: Cards  # Event deck, top first
    event: int  # kind of the Event card drawn last, -1 before
    offered: Cards  # Item cards laid open into a trade offer
    master: int  # seat that plays the Master in a Final Battle, or -1

    def clone(self) -> TrainerState:
        """Return an independent copy."""
        copy = TrainerState.__new__(TrainerState)
        copy.stack = [f.clone() for f in self.stack]
        copy.waits = self.waits
        copy.offers = self.offers
        copy.told = None
        copy.result = self.result
        copy.rules = self.rules
        copy.seats = self.seats
        copy.turn = self.turn
        copy.turns = self.turns
        copy.first = self.first
        copy.past = self.past
        copy.place = self.place[:]
        copy.team = self.team[:]
        copy.down = self.down[:]
        copy.hand = self.hand[:]
        copy.laid = self.laid[:]
        copy.chips = self.chips[:]
        copy.face_up = self.face_up
        copy.tray = self.tray[:]
        copy.starters = self.starters
        copy.dungeon = self.dungeon
        copy.rivals = self.rivals
        copy.items = self.items
        copy.events = self.events
        copy.event = self.event
        copy.offered = self.offered
        copy.master = self.master
        return copy

    def key(self) -> Hashable:
        """Return a hashable value equal for equal states."""
        return (
            self.engine_key(),
            self.rules,
            *(tuple(getattr(self, name)) for name in _LISTS),
            *(getattr(self, name) for name in (*_PLAIN, *_TUPLES)),
        )

    def dump(self) -> Json:
        """Return the state as JSON data."""
        return {
            "engine": self.dump_engine(),
            "options": self.rules.changed(),
            **{name: _listed(getattr(self, name)) for name in (*_LISTS, *_PLAIN, *_TUPLES)},
        }

    def load(self, data: Json, rules: Rules) -> None:
        """Set the slots from JSON data."""
        self.load_engine(data["engine"])
        self.rules = rules
        for name in _PLAIN:
            setattr(self, name, data[name])
        for name in _TUPLES:
            setattr(self, name, tuple(data[name]))
        for name in _LISTS:
            setattr(self, name, [tuple(v) if isinstance(v, list) else v for v in data[name]])

    # --- facts about a trainer

    def points(self, seat: int) -> int:
        """Return the Power Points of the conscious chips: MT-002, MT-089."""
        every = sum([POWER[chip] for chip in self.team[seat]])
        return every - sum([POWER[chip] for chip in self.down[seat]])

    def can_fight(self, seat: int) -> bool:
        """Tell whether a trainer has a chip that is not knocked out."""
        return len(self.down[seat]) < len(self.team[seat])

    def conscious(self, seat: int) -> Cards:
        """Return the chips that can fight: MT-083."""
        if not self.down[seat]:
            return self.team[seat]
        down = frozenset(self.down[seat])
        return tuple([chip for chip in self.team[seat] if chip not in down])

    def can_trade(self, seat: int) -> bool:
        """Tell whether a trainer has a chip beside the starter."""
        return any(not IS_STARTER[chip] for chip in self.team[seat])

    def tradable(self, seat: int) -> Cards:
        """Return the chips that may be traded, starters never: MT-073."""
        return tuple([chip for chip in self.team[seat] if not IS_STARTER[chip]])

    def strength(self, seat: int, chip: int) -> int:
        """Return a chip's Attack Strength with its evolution bonus: MT-110 to MT-114."""
        rules = self.rules
        owned = self.team[seat] if rules.knocked_out_stages else self.conscious(seat)
        return strength_among(chip, owned, rules.two_of_three)

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from a seat."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def at(self, space: int, seat: int) -> list[int]:
        """Return the other trainers whose movers stand on a space."""
        return [other for other in self.others(seat) if self.place[other] == space]

    def on_plateau(self, seat: int) -> bool:
        """Tell whether a mover is on the Indigo Plateau."""
        return self.place[seat] >= GATE

    def over_limit(self, seat: int) -> bool:
        """Tell whether a trainer holds too many Item cards: MT-101."""
        return len(self.hand[seat]) > HAND_LIMIT


def _listed(value: object) -> Json:
    if isinstance(value, (tuple, list)):
        return [_listed(v) for v in value]
    return value
