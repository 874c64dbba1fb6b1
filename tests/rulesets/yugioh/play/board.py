"""Build the board of a duel, act on it and read it: the words of the play tests.

`board(field=["Alexandrite Dragon", "Mystical Elf defense"], foe=["Luster Dragon set"])` is a duel
in Main Phase 1 of seat 0's turn 5. Cards are real ones by name; `scripts` gives programs by name.
A card on the field is written with its position: attack (usual), defense, set, up (Spells).
"""

from rulesets.yugioh.books import RULEBOOK_9
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.spots import (
    ATTACK,
    DEFENSE,
    FIELD_SLOT,
    MONSTER_SLOTS,
    PENDULUM_SLOTS,
    SET,
    SPELL_SLOTS,
    UP,
    Spot,
)
from rulesets.yugioh.match.state import new_state
from rulesets.yugioh.match.table import deal
from tests.rulesets.yugioh.decks import named

FILLER = "Mystical Elf"
_POSITIONS = (ATTACK, DEFENSE, SET, UP)


def _split(spec):
    name, _, last = spec.rpartition(" ")
    return (name, last) if last in _POSITIONS else (spec, "")


class Side:
    """What one player has, by zone, as names."""

    def __init__(self, field=(), spells=(), hand=(), deck=20, grave=(), banished=(), extra=()):
        self.field, self.spells = [_split(x) for x in field], [_split(x) for x in spells]
        self.hand, self.grave, self.banished = list(hand), list(grave), list(banished)
        self.deck = [FILLER] * deck if isinstance(deck, int) else list(deck)
        self.extra = list(extra)
        laid = [name for name, _ in (*self.field, *self.spells)]
        names = [*laid, *self.hand, *self.grave, *self.banished]
        self.main = [n for n in names if not _in_extra(n)] + self.deck
        self.side = [n for n in names if _in_extra(n)] + self.extra


def _in_extra(name):
    return not named(name).subkinds.isdisjoint({"Fusion", "Synchro", "Xyz"})


def lay_out(mine, theirs, scripts=None, rules=RULEBOOK_9, turn=5):
    """Return the state of a duel with these two sides, in nobody's hands yet."""
    sides = (mine, theirs)
    by_id = {named(name).id: script for name, script in (scripts or {}).items()}
    mains = [[named(n) for n in side.main] for side in sides]
    extras = [[named(n) for n in side.side] for side in sides]
    s = new_state(deal(mains, extras, by_id), rules)
    s.turn, s.seat, s.first = turn, 0, (turn + 1) % 2
    s.phase = "main 1"
    for seat, side in enumerate(sides):
        _lay_field(s, seat, side)
        for zone in ("hand", "grave", "banished"):
            for name in getattr(side, zone):
                zones.move(s, loose(s, seat, name), zone)
    s.happenings = s.history = ()
    s.stamp = [0] * len(s.stamp)
    return s


def _lay_field(s, seat, side):
    for name, position in side.field:
        card = loose(s, seat, name)
        spot = Spot(card, position or ATTACK, since=s.turn - 2, summoned="normal")
        zones.enter(s, card, s.free(MONSTER_SLOTS[seat]), spot)
    for name, position in side.spells:
        card = loose(s, seat, name)
        face = s.table.faces[card]
        slots = SPELL_SLOTS[seat]
        if face.is_monster:
            slots = PENDULUM_SLOTS[seat]
        elif face.icon == "Field":
            slots = (FIELD_SLOT[seat],)
        zones.enter(s, card, s.free(slots), Spot(card, position or SET, since=s.turn - 2))


def loose(s, seat, name):
    """Return a card of a name that is still in its deck or Extra Deck."""
    for card in (*s.decks[seat], *s.extras[seat]):
        if s.table.faces[card].name == name:
            return card
    raise LookupError(name)


def find(s, name, seat=None):
    """Return the first card of a name on the field, then in hands, Graveyards and elsewhere."""
    cards = [c for c, face in enumerate(s.table.faces) if face.name == name]
    if seat is not None:
        cards = [c for c in cards if s.controller(c) == seat]
    assert cards, f"no {name} in this duel"
    return min(cards, key=lambda c: s.place[c] if s.place[c] != 27 else 99)
