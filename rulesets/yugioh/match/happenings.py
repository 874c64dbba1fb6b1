"""What happened, as data: for triggers, for answers and for what cards ask of this turn."""

from __future__ import annotations

from typing import NamedTuple

from rulesets.api import Json

# What may happen; `Happening.what` is one of these.
MOVED, SUMMONED, SET_CARD, FLIPPED, POSITION = "moved", "summoned", "set", "flipped", "position"
ATTACK_DECLARED, ATTACKED, BATTLED = "attack declared", "attacked", "battled"
BATTLE_DAMAGE, EFFECT_DAMAGE, LP_GAINED = "battle damage", "effect damage", "lp gained"
LP_PAID, ACTIVATED, RESOLVED, DRAWN = "lp paid", "activated", "resolved", "drawn"
PHASE, CONTROL, EQUIPPED, COUNTER, DETACHED = "phase", "control", "equipped", "counter", "detached"
BEFORE_DRAW = "before draw"
WAITED = "waited"  # a card in its place came to the phase it had been waiting for
DESTROYED = "destroyed"  # a word of `how`, on the card's move


class Last(NamedTuple):
    """What a card was when it left its place: later questions about it are answered from here."""

    controller: int
    zone: str
    position: str = ""  # "" off the field
    name: str = ""
    kinds: frozenset[str] = frozenset()  # monster, spell, trap, Effect, Tuner, Continuous …
    race: str = ""
    attribute: str = ""
    level: int = 0
    rank: int = 0
    atk: int = 0
    defence: int = 0
    holder: int = -1
    summoned: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    materials: tuple[int, ...] = ()
    links: tuple[int, ...] = ()
    made_with: tuple[int, ...] = ()

    @property
    def is_up(self) -> bool:
        """Tell whether it was face up on the field."""
        return self.position not in ("", "set")


class Happening(NamedTuple):
    """One thing that happened to one card or one player."""

    what: str
    card: int = -1  # to which card
    seat: int = -1  # to whose: its controller then, or the player
    origin: str = ""  # zones, of a move
    to: str = ""
    how: tuple[str, ...] = ()
    by: int = -1  # the card that did it
    by_seat: int = -1  # the player whose card did it
    tick: int = 0
    amount: int = 0
    last: Last | None = None
    other: int = -1  # a second card: the target of an attack, the holder of an Equip card

    @classmethod
    def read(cls, row: Json) -> Happening:
        """Return a happening that JSON, or a frame, kept as a list."""
        told = cls(*row)
        return told if told.last is None else told._replace(last=Last(*told.last))


class Battle(NamedTuple):
    """An attack in progress."""

    attacker: int
    target: int  # -1: a direct attack
    seat: int  # the attacking player
    stamp: int = 0  # of the attacker: another stay on the field is another monster
    target_stamp: int = 0
    defenders: tuple[tuple[int, int], ...] = ()  # the defending side's monsters with their stamps
    part: str = ""  # of the Damage Step: start, before, calculation, after, end
    negated: bool = False
    flipped: bool = False  # the target was face down
    damage: tuple[int, int] = (0, 0)  # battle damage taken, by seat
    declared: int = 0  # a Replay goes on with the same declaration


class Delayed(NamedTuple):
    """A step that an effect left for a later phase."""

    phase: str
    turn: int  # in which it is due; 0: the next such phase
    seat: int  # whose phase: -1 anyone's
    program: tuple[object, ...]
    controller: int
    cards: tuple[tuple[str, tuple[int, ...]], ...] = ()
    values: tuple[tuple[str, object], ...] = ()
