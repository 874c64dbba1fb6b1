"""What a card is now: negated, then name, Type, Attribute and kind, then Level, then ATK and DEF.

Values are worked out from what is in play and remembered in `s.derived` until something changes.
Without a script that touches a point the printed value holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.modifiers import Found, applies
from rulesets.engine.select import Self
from rulesets.engine.sides import seats_of
from rulesets.engine.values import number
from rulesets.yugioh.match.continuous import is_dormant, is_negated, modifiers, touched
from rulesets.yugioh.match.happenings import Last
from rulesets.yugioh.match.spots import ALL_SLOTS, GRAVE, SLOTS, ZONE, ZONE_OF

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

__all__ = [
    "applying",
    "atk_of",
    "attribute_of",
    "def_of",
    "holds_for",
    "is_monster",
    "is_negated",
    "kinds_of",
    "last_of",
    "level_of",
    "names_of",
    "of_player",
    "player_holds",
    "race_of",
    "rank_of",
    "scale_of",
]


def applying(s: Duel, point: str, card: int, other: int = -1) -> tuple[Found, ...]:
    """Return the modifiers of a point that hold for a card, against another card."""
    there = modifiers(s, point)
    if not there:
        return ()
    key = (point, card, other)
    found = s.derived.get(key)
    if found is None:
        found = tuple([x for i, x in enumerate(there) if _applies(s, x, i, card, other)])
        s.derived[key] = found
    answer: tuple[Found, ...] = found
    return answer


def _applies(s: Duel, x: Found, number: int, card: int, other: int) -> bool:
    """Tell whether a modifier holds for a card; which cards it means is found once a change."""
    m = x.modifier
    if x.marked >= 0:
        if x.marked != card:
            return False
    elif type(m.on) is Self:
        if x.frame.card("self") != card:
            return False
    else:
        key = (m.point, number)
        meant = s.derived.get(key)
        if meant is None:
            meant = s.derived[key] = frozenset(m.on.find(s, x.frame))
        if card not in meant:
            return False
    return (m.against is None and m.when is None) or applies(s, x, card, other)


def holds_for(s: Duel, point: str, card: int, other: int = -1) -> bool:
    """Tell whether any modifier of a point holds for a card."""
    return point in s.table.points and point in touched(s) and bool(applying(s, point, card, other))


def of_player(s: Duel, point: str, seat: int) -> tuple[Found, ...]:
    """Return the modifiers of a point that hold for a player."""
    there = modifiers(s, point)
    if not there:
        return ()
    key = (point, "player", seat)
    found = s.derived.get(key)
    if found is None:
        found = tuple(
            [
                x
                for x in there
                if seat in seats_of(x.modifier.who, x.frame.controller)
                and (x.modifier.when is None or x.modifier.when.holds(s, x.frame))
            ]
        )
        s.derived[key] = found
    answer: tuple[Found, ...] = found
    return answer


def player_holds(s: Duel, point: str, seat: int) -> bool:
    """Tell whether any modifier of a point holds for a player."""
    return point in s.table.points and point in touched(s) and bool(of_player(s, point, seat))


def _word(s: Duel, point: str, card: int, printed: str) -> str:
    """Return the last word that a modifier gives, or the printed one."""
    if point not in touched(s) or s.place[card] >= ALL_SLOTS:
        return printed
    found = applying(s, point, card)
    return found[-1].modifier.value if found else printed


def names_of(s: Duel, card: int) -> tuple[str, ...]:
    """Return the names a card has now: its own, or the one it is changed or treated to."""
    face, there = s.table.faces[card], touched(s)
    if "name" not in there and "treated as" not in there:
        return face.names
    name = _word(s, "name", card, face.name)
    if "treated as" not in there:
        return (name,)
    more = [x.modifier.value for x in applying(s, "treated as", card)]
    return (name, *more)


def race_of(s: Duel, card: int) -> str:
    """Return a monster's Type now."""
    return _word(s, "type", card, s.table.faces[card].race)


def attribute_of(s: Duel, card: int) -> str:
    """Return a monster's Attribute now."""
    return _word(s, "attribute", card, s.table.faces[card].attribute)


def is_monster(s: Duel, card: int) -> bool:
    """Tell whether a card counts as a monster now: by its zone on the field, else by its kind.

    A monster in the Spell & Trap Zone or a Pendulum Zone is a Spell (YGO-281, YGO-322).
    """
    place = s.place[card]
    if place < ALL_SLOTS:
        return place % SLOTS < ZONE
    return s.table.faces[card].is_monster


def kinds_of(s: Duel, card: int) -> frozenset[str]:
    """Return the words of a card's kind now: monster, spell or trap, and what else it is."""
    face = s.table.faces[card]
    kinds = face.kinds
    place = s.place[card]
    if place < ALL_SLOTS and face.is_monster and place % SLOTS >= ZONE:
        kinds = (kinds - {"monster"}) | {"spell"}
        if place % SLOTS < 10:
            kinds |= {"Equip"}
    elif place < ALL_SLOTS and not face.is_monster and place % SLOTS < ZONE:
        kinds |= {"monster", "Effect"}
    if face.is_gemini and (place < ALL_SLOTS or place == GRAVE) and is_dormant(s, card):
        kinds = (kinds - {"Effect"}) | {"Normal"}
    if "kind" in s.table.points and place < ALL_SLOTS:
        for x in applying(s, "kind", card):
            kinds |= {x.modifier.value}
    return kinds


def denied_parts(s: Duel, card: int) -> tuple[str, ...]:
    """Return the parts of its name by which a card is not of an archetype, as its text says."""
    standing = s.table.faces[card].standing.get("not part", ())
    return tuple([x.modifier.value for x in standing])


_SETTING = {point: f"set {point}" for point in ("atk", "def", "level", "rank", "scale")}


def _printed(s: Duel, card: int, figure: str) -> int:
    """Return the printed ATK or DEF, exchanged where an effect says so."""
    face = s.table.faces[card]
    swapped = "swap figures" in s.table.points and len(applying(s, "swap figures", card)) % 2
    return face.defence if (figure == "def") != bool(swapped) else face.atk


def _figure(s: Duel, card: int, point: str, printed: int) -> int:
    """Return a figure of a card: set to a value by the last that says so, then changed."""
    setting = _SETTING[point]
    there = touched(s)
    if point not in there and setting not in there:
        return printed
    key = (point, "figure", card)
    found = s.derived.get(key)
    if found is None:
        found = printed
        if setting in there:
            for x in applying(s, setting, card):
                x.frame.cards["it"] = (card,)
                found = number(x.modifier.amount, s, x.frame)
        if point in there:
            turned = point in ("atk", "def") and player_holds(s, "reversed figures", 0)
            for x in applying(s, point, card):
                x.frame.cards["it"] = (card,)
                change = number(x.modifier.amount, s, x.frame)
                found += -change if turned else change
        s.derived[key] = found
    answer: int = found
    return answer


def level_of(s: Duel, card: int) -> int:
    """Return a monster's Level now; 0 for what has none (YGO-038, YGO-317)."""
    printed = s.table.faces[card].level
    return max(1, _figure(s, card, "level", printed)) if printed else 0


def rank_of(s: Duel, card: int) -> int:
    """Return an Xyz Monster's Rank now; 0 for what has none (YGO-039)."""
    printed = s.table.faces[card].rank
    return max(1, _figure(s, card, "rank", printed)) if printed else 0


def atk_of(s: Duel, card: int) -> int:
    """Return a monster's ATK now, never below 0 (YGO-041, YGO-921)."""
    return max(0, _figure(s, card, "atk", _printed(s, card, "atk")))


def def_of(s: Duel, card: int) -> int:
    """Return a monster's DEF now, never below 0 (YGO-041, YGO-921)."""
    return max(0, _figure(s, card, "def", _printed(s, card, "def")))


def scale_of(s: Duel, card: int) -> int:
    """Return the Scale of a card in a Pendulum Zone (YGO-061)."""
    return max(0, _figure(s, card, "scale", s.table.faces[card].scale))


def last_of(s: Duel, card: int) -> Last:
    """Return what a card is now, to be remembered when it has moved."""
    place = s.place[card]
    face = s.table.faces[card]
    zone = ZONE_OF[place]
    if place >= ALL_SLOTS:
        return Last(
            s.table.owner[card],
            zone,
            name=face.name,
            kinds=face.kinds,
            race=face.race,
            attribute=face.attribute,
            level=face.level,
            rank=face.rank,
            atk=face.atk,
            defence=face.defence,
        )
    spot = s.spots[place]
    assert spot is not None
    return Last(
        place // SLOTS,
        zone,
        spot.position,
        names_of(s, card)[0],
        kinds_of(s, card),
        race_of(s, card),
        attribute_of(s, card),
        level_of(s, card),
        rank_of(s, card),
        atk_of(s, card),
        def_of(s, card),
        spot.holder,
        spot.summoned,
        spot.counters,
        spot.materials,
        spot.links,
        spot.made_with,
    )
