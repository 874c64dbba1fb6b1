"""The parameters of a rulebook's play rules; later and earlier rulebooks come by `replace`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from rulesets.yugioh.match.spots import SLOTS, SPELLS, ZONE

# Topics of refusals and the statements of rulebook 9.0 that decide them.
_CITES_9 = {
    "turn": "YGO-175",
    "phase": "YGO-170",
    "first battle": "YGO-182",
    "main 2": "YGO-184",
    "one normal": "YGO-076",
    "normal kind": "YGO-326",
    "normal level": "YGO-077",
    "one tribute": "YGO-078",
    "two tributes": "YGO-079",
    "tribute": "YGO-306",
    "set tribute": "YGO-081",
    "monster room": "YGO-923",
    "spell room": "YGO-149",
    "set": "YGO-149",
    "flip set": "YGO-086",
    "flip": "YGO-084",
    "position new": "YGO-178",
    "position attacked": "YGO-179",
    "position again": "YGO-180",
    "position": "YGO-177",
    "special": "YGO-092",
    "special kind": "YGO-094",
    "synchro": "YGO-110",
    "synchro parts": "YGO-109",
    "xyz": "YGO-101",
    "fusion": "YGO-120",
    "pendulum": "YGO-096",
    "pendulum level": "YGO-097",
    "pendulum extra": "YGO-098",
    "pendulum zone": "YGO-924",
    "attack": "YGO-193",
    "attack position": "YGO-195",
    "direct": "YGO-318",
    "attack target": "YGO-191",
    "replay": "YGO-198",
    "hand limit": "YGO-187",
    "go first": "YGO-163",
    "effect": "YGO-071",
    "card effect": "YGO-072",
    "spell phase": "YGO-133",
    "spell room hand": "YGO-022",
    "trap set": "YGO-152",
    "trap turn": "YGO-153",
    "quick turn": "YGO-146",
    "quick set": "YGO-145",
    "ignition": "YGO-049",
    "summoning": "YGO-915",
    "face down": "YGO-043",
    "speed": "YGO-225",
    "counter": "YGO-231",
    "priority": "YGO-244",
    "mandatory": "YGO-906",
    "trigger": "YGO-055",
    "answer": "YGO-225",
    "damage step": "YGO-200",
    "cost": "YGO-301",
    "target": "YGO-907",
    "search": "YGO-286",
    "soft once": "YGO-912",
    "name once": "YGO-913",
}


@dataclass(frozen=True)
class Rulebook:
    """What a rulebook fixes by number or by word."""

    name: str
    life: int = 8000  # YGO-165
    hand: int = 5  # YGO-164
    draw: int = 1  # YGO-171
    hand_limit: int = 6  # YGO-187
    first_player_draws: bool = False  # YGO-172
    first_player_battles: bool = False  # YGO-182
    one_tribute: int = 5  # the Level from which one Tribute is needed (YGO-078)
    two_tributes: int = 7  # from which two are (YGO-079)
    field_spells: str = "each"  # a Field Spell for each player (YGO-028), or "one" for both
    pendulum: bool = True  # YGO-033
    monster_zones: int = 5  # YGO-018
    spell_zones: int = 5  # YGO-021
    # Earlier rulebooks: the turn player may use an Ignition Effect right after a Summon.
    ignition_after_summon: bool = False
    cites: Mapping[str, str] = field(default_factory=lambda: MappingProxyType(_CITES_9))

    @cached_property
    def closed(self) -> frozenset[int]:
        """Return the numbers of the slots of a seat that are not played with."""
        monsters = range(self.monster_zones, ZONE)
        spells = range(SPELLS + self.spell_zones, SPELLS + ZONE)
        return frozenset(seat * SLOTS + slot for seat in (0, 1) for slot in (*monsters, *spells))


RULEBOOK_9 = Rulebook("9.0")

BOOKS: Mapping[str, Rulebook] = MappingProxyType({book.name: book for book in (RULEBOOK_9,)})
