"""What every Summon needs: Tributes, room, permission, and the arrival on the field."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards, Frame
from rulesets.engine.lasting import Spent
from rulesets.engine.modifiers import Found
from rulesets.engine.values import number
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.derived import applying, holds_for, level_of, of_player
from rulesets.yugioh.match.happenings import FLIPPED, MOVED, POSITION, SUMMONED, Happening
from rulesets.yugioh.match.spots import (
    ATTACK,
    DEFENSE,
    EXTRA,
    MONSTER_SLOTS,
    SET,
    Spot,
)

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

_NOT_SPECIAL = ("normal", "set monster", "flip")

# The Summons that are a monster's own way onto the field (YGO-094).
PROPER = frozenset(("fusion", "ritual", "synchro", "xyz"))
# The words of a Summon: a Tribute Summon is a Normal one (YGO-078), the others Special (YGO-089).
KINDS: dict[str, tuple[str, ...]] = {
    "normal": ("normal",),
    "tribute": ("normal", "tribute"),
    "special": ("special",),
    "own": ("special", "own"),  # by a way of its own, of which the card speaks
}


# Tributes


def tributes_needed(s: Duel, card: int) -> int:
    """Return how many Tributes a Normal Summon or Set takes (YGO-077, YGO-078, YGO-079)."""
    needed = _tributes_by_level(s, card)
    for x in applying(s, "tributes", card):
        amount = number(x.modifier.amount, s, x.frame)
        if x.modifier.value == "once":
            needed = needed if _is_used(s, x) else amount
        else:
            needed = amount if x.modifier.value == "set" else needed + amount
    return max(0, needed)


def _once(s: Duel, x: Found) -> Spent:
    """Return the use of what a card allows once, as long as it lies where it is."""
    card = x.frame.card("card")
    return Spent("duel", x.frame.controller, f"without Tributes #{card}.{s.stamp[card]}")


def _is_used(s: Duel, x: Found) -> bool:
    return _once(s, x) in s.uses


def use_once(s: Duel, card: int, tributes: Cards) -> None:
    """Use up what lets a monster come once without the Tributes of its Level."""
    if len(tributes) >= _tributes_by_level(s, card) or "tributes" not in s.table.points:
        return
    found = [x for x in applying(s, "tributes", card) if not _is_used(s, x)]
    if found and all(x.modifier.value == "once" for x in found):
        s.uses += (_once(s, found[0]),)


def _tributes_by_level(s: Duel, card: int) -> int:
    level = level_of(s, card)
    if level >= s.rules.two_tributes:
        return 2
    return 1 if level >= s.rules.one_tribute else 0


def tribute_sets(s: Duel, seat: int, card: int) -> list[Cards]:
    """Return the ways to Tribute for a monster, none with one too many; [()] where none is due."""
    needed = tributes_needed(s, card)
    free: list[Cards] = []
    if not needed:
        # YGO-077 to YGO-079: whoever may leave Tributes out may Tribute as well.
        printed = _tributes_by_level(s, card)
        if not printed or not applying(s, "tributes", card):
            return [()]
        needed, free = printed, [()]
    worth = {c: _worth(s, c, card) for c in tributable(s, seat)}
    found = []
    for count in range(1, needed + 1):
        for chosen in combinations(worth, count):
            total = sum(worth[c] for c in chosen)
            if total >= needed and all(total - worth[c] < needed for c in chosen):
                found.append(chosen)
    owed = lent(s, seat)
    if owed:
        found = [chosen for chosen in found if all(c in chosen for c in owed)]
    return free + found


def tributable(s: Duel, seat: int) -> Cards:
    """Return the monsters that a player may Tribute: their own, face up or down (YGO-306)."""
    mine = s.monsters(seat)
    if "no tribute" in s.table.points:
        mine = tuple([c for c in mine if not holds_for(s, "no tribute", c)])
    return mine + lent(s, seat)


LENT = "tributed by the opponent"


def lent(s: Duel, seat: int) -> Cards:
    """Return the opponent's monsters that a player must Tribute before own ones this turn."""
    if LENT not in s.table.points:
        return ()
    return tuple([c for c in s.monsters(1 - seat) if holds_for(s, LENT, c)])


def _worth(s: Duel, tribute: int, card: int) -> int:
    return 2 if holds_for(s, "double tribute", tribute, card) else 1


def normal_summons_allowed(s: Duel, seat: int) -> int:
    """Return how many Normal Summons and Sets a player has this turn: one (YGO-076), or more."""
    more = [x for x in of_player(s, EXTRA_SUMMON, seat) if x.modifier.of is None]
    return 1 + sum(number(x.modifier.amount, s, x.frame) for x in more)


EXTRA_SUMMON = "extra normal summon"


def extra_summon(s: Duel, seat: int, card: int) -> str:
    """Return the name of an unused Normal Summon of a kind that a card may come by; "" for none."""
    if EXTRA_SUMMON not in s.table.points:
        return ""
    for x in of_player(s, EXTRA_SUMMON, seat):
        of, key = x.modifier.of, f"{EXTRA_SUMMON} {x.modifier.value}"
        used = any(use.seat == seat and use.name == key for use in s.uses)
        if of is not None and not used and card in of.find(s, x.frame):
            return key
    return ""


def room_after(s: Duel, seat: int, leaving: Cards) -> bool:
    """Tell whether a Monster Zone is free once some monsters have left (YGO-923)."""
    if s.free(MONSTER_SLOTS[seat]) >= 0:
        return True
    mine = s.monsters(seat)
    return any(card in mine for card in leaving)


# Special Summons


def may_be_special(s: Duel, card: int, seat: int, ignoring: bool = False, source: int = -1) -> bool:
    """Tell whether an effect may Special Summon a monster (YGO-094).

    A monster with a way of its own comes by another one only once it was properly Summoned, and a
    monster that can be Summoned by its own way alone never does.
    """
    face = s.table.faces[card]
    summoning = face.script.summoning
    if "no special" in summoning or f"no special from {s.zone_of(card)}" in summoning:
        return False
    if barred(s, card, seat, "special"):
        return False
    if ignoring or is_named_way(s, card, source):
        return True
    if "nomi" in summoning or "own special" in summoning:
        return False
    if face.is_extra or "Ritual" in face.kinds or "semi-nomi" in summoning:
        return card in s.proper and s.place[card] != EXTRA
    return True


def is_named_way(s: Duel, card: int, source: int) -> bool:
    """Tell whether a monster is one that the effect of this very card Summons."""
    words = s.table.faces[card].script.summoning
    return source >= 0 and f"by card {s.table.faces[source].name}" in words


def is_taken(s: Duel, card: int, seat: int) -> bool:
    """Tell whether a card of which there may be only one face up is there already."""
    script = s.table.faces[card].script
    wanted = script.limit_on_field
    if wanted is None:
        return False
    f = Frame((), seat, {"card": (card,), "self": (card,)})
    seats = (seat,) if script.limit_side == "you" else (0, 1)
    return any(
        spot is not None
        and spot.card != card
        and spot.is_up
        and s.controller(spot.card) in seats
        and wanted.accepts(s, f, spot.card)
        for spot in s.spots
    )


def barred(s: Duel, card: int, seat: int, how: str) -> bool:
    """Tell whether an effect forbids a player to Summon a monster in some way."""
    points = s.table.points
    if how != "set monster" and is_taken(s, card, seat):
        return True
    if "no summon" in points:
        meant = {how, "any"} if how in _NOT_SPECIAL else {how, "any", "special"}
        for x in of_player(s, "no summon", seat):
            kinds = x.modifier.value
            if kinds and meant.isdisjoint(kinds.split("|")):
                continue
            of = x.modifier.of
            if of is None or card in of.find(s, x.frame):
                return True
    return "cannot be special summoned" in points and (
        how != "normal" and holds_for(s, "cannot be special summoned", card)
    )


def arrive(
    s: Duel,
    card: int,
    seat: int,
    position: str,
    how: str,
    *,
    by: int = -1,
    by_seat: int = -1,
    proper: bool = False,
    materials: Cards = (),
) -> bool:
    """Put a Summoned monster on a player's field; tell whether there was room.

    Face down it is Set by an effect and still counts as Special Summoned.
    """
    slot = s.free(MONSTER_SLOTS[seat])
    if slot < 0 and not materials:
        return False
    origin = s.zone_of(card)
    spot = Spot(
        card,
        position,
        since=s.turn,
        summoned=how,
        by=by,
        made_with=_used_for(s, card),
    )
    if how == "xyz" and materials:
        zones.overlay(s, card, materials, seat, spot)
    else:
        zones.enter(s, card, slot, spot, (how,))
    if (proper or how in PROPER) and card not in s.proper:
        s.proper += (card,)
    words = KINDS.get(how, ("special", how)) + ((SET,) if position == SET else ())
    by_seat = seat if by_seat < 0 else by_seat
    s.happen(
        Happening(SUMMONED, card, seat, origin, how=words, by=by, by_seat=by_seat, tick=s.tick)
    )
    s.note("summon", seat, card if position != SET else -1, how, position)
    return True


def _used_for(s: Duel, card: int) -> Cards:
    """Return the Materials just used to Summon a monster."""
    used = []
    for h in reversed(s.history):
        if h.card == card and h.what == MOVED:
            break
        if h.by == card and "material" in h.how:
            used.append(h.card)
    return tuple(reversed(used))


def face_up_positions(position: str) -> tuple[str, ...]:
    """Return the positions a Special Summon may take: either face-up one by rule (YGO-091)."""
    return (ATTACK, DEFENSE) if position == "any" else (position,)


# Turning monsters


def turn(
    s: Duel, card: int, position: str, by: int = -1, by_seat: int = -1, quiet: bool = False
) -> bool:
    """Change a monster's position; tell whether it changed. Turned up, it is flipped (YGO-057)."""
    spot = s.spot(card)
    if spot is None or spot.position == position:
        return False
    flips = spot.position == SET
    facts: dict[str, object] = {"position": position}
    if position == SET:
        # Face down it is a card without a past: its once-per-turn uses come back (YGO-912).
        facts |= {"used": (), "marks": (), "counters": ()}
        zones.lose_holder(s, card)
    s.change(card, **facts)
    seat = s.controller(card)
    how = (position,)
    s.happen(Happening(POSITION, card, seat, how=how, by=by, by_seat=by_seat, tick=s.tick))
    if flips and not quiet:
        s.happen(Happening(FLIPPED, card, seat, how=how, by=by, by_seat=by_seat, tick=s.tick))
    return True
