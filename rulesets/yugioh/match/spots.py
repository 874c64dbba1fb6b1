"""Where cards lie: the slots of the field, the other places, and what a card on the field is in."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulesets.api import Json
from rulesets.engine.lasting import Mark, Marks

# A seat has 13 slots: five for monsters, five for Spells and Traps, the Field Zone and two
# Pendulum Zones (YGO-018, YGO-021, YGO-028, YGO-033). A slot's number is `seat * SLOTS + slot`.
SLOTS = 13
ZONE = 5  # slots of the Monster Zone, and of the Spell & Trap Zone
SPELLS, FIELD, PENDULUM = 5, 10, 11
ALL_SLOTS = 2 * SLOTS

# Places off the field, behind the slots' numbers, so that one int says where a card is.
HAND, DECK, GRAVE, BANISHED, EXTRA, MATERIAL, NOWHERE = range(ALL_SLOTS, ALL_SLOTS + 7)

# Positions: "set" is face down, for a monster in Defense Position; "up" is a face-up Spell or Trap.
ATTACK, DEFENSE, SET, UP = "attack", "defense", "set", "up"

_OFF_FIELD = ("hand", "deck", "grave", "banished", "extra", "materials", "nowhere")
_ON_FIELD = ("monsters",) * ZONE + ("spells",) * ZONE + ("field zone", "pendulum", "pendulum")
ZONE_OF: tuple[str, ...] = (*_ON_FIELD, *_ON_FIELD, *_OFF_FIELD)  # by place
PLACES = {word: ALL_SLOTS + i for i, word in enumerate(_OFF_FIELD)}

# Words that mean several zones.
_WIDER = {
    "field": frozenset(("monsters", "spells", "field zone", "pendulum")),
    "spells": frozenset(("spells", "field zone", "pendulum")),
}
_NARROW = {word: frozenset((word,)) for word in ZONE_OF}
ZONES_MEANT = {**_NARROW, **_WIDER}

MONSTER_SLOTS = tuple(tuple(range(seat * SLOTS, seat * SLOTS + ZONE)) for seat in (0, 1))
SPELL_SLOTS = tuple(
    tuple(range(seat * SLOTS + SPELLS, seat * SLOTS + SPELLS + ZONE)) for seat in (0, 1)
)
FIELD_SLOT = (FIELD, SLOTS + FIELD)
PENDULUM_SLOTS = ((PENDULUM, PENDULUM + 1), (SLOTS + PENDULUM, SLOTS + PENDULUM + 1))
# Everything in which Spells and Traps lie: the row, the Field Zone, the Pendulum Zones.
BACK_SLOTS = tuple(tuple(range(seat * SLOTS + SPELLS, (seat + 1) * SLOTS)) for seat in (0, 1))


class Spot(NamedTuple):
    """A card on the field. Moving to another slot keeps it, leaving the field drops it."""

    card: int
    position: str = ATTACK
    since: int = 0  # turn in which it came or was Set
    summoned: str = ""  # normal, tribute, flip, special, fusion, ritual, synchro, xyz, pendulum
    by: int = -1  # the card whose effect Summoned it
    turned: int = 0  # turn in which its player last changed its position
    attacks: int = 0  # attacks declared this turn
    counters: tuple[tuple[str, int], ...] = ()
    materials: tuple[int, ...] = ()  # Xyz Materials under it, the lowest first
    holder: int = -1  # the card it is equipped to
    links: tuple[int, ...] = ()  # cards it remembers, such as the monster it brought back
    used: tuple[tuple[str, int], ...] = ()  # once-per-turn effects used: what, and in which turn
    marks: Marks = ()  # lasting effects on it
    origin: str = ""  # the zone it came from
    gone: bool = False  # destroyed by battle, still to leave at the end of the Damage Step
    silent: bool = False  # its effects stay negated when it leaves the field
    seen: bool = False  # it was face up at some time, so both players know it
    made_with: tuple[int, ...] = ()  # the Materials with which it was Summoned

    @classmethod
    def read(cls, row: Json) -> Spot:
        """Return a spot that JSON kept as a list."""
        spot = cls(*row)
        return spot._replace(marks=tuple(Mark(*m) for m in spot.marks))

    @property
    def is_up(self) -> bool:
        """Tell whether it is face up."""
        return self.position != SET

    def counter(self, kind: str) -> int:
        """Return how many counters of a kind are on it."""
        return next((n for word, n in self.counters if word == kind), 0)


def seat_of(slot: int) -> int:
    """Return whose field a slot is on."""
    return slot // SLOTS


@cache
def in_zones(zone: str, words: tuple[str, ...]) -> bool:
    """Tell whether a zone is among those that some words mean; "field" and "spells" are wide."""
    return any(zone in ZONES_MEANT[word] for word in words)
