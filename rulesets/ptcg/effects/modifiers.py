"""Ask, don't subscribe: what continuous effects make of a number or a permission right now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulesets.engine import modifiers as engine
from rulesets.engine.frames import Frame
from rulesets.engine.modifiers import Found, Modifier
from rulesets.engine.values import number
from rulesets.ptcg.effects.registers import about
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match import continuous
from rulesets.ptcg.match.continuous import ENERGY_OFF, is_off

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def applying(
    s: Match, point: str, pos: int, other: int = -1, damage: int | None = None
) -> list[Found]:
    """Return the modifiers of a point that apply to the Pokémon at a position.

    `other` is the position of the other party of an attack, where there is one; `damage` what the
    attack does so far.
    """
    if point not in s.table.points or not continuous.is_touched(s, point):
        return []
    against = s.stacks[other][0] if other >= 0 else -1
    return engine.applying(s, point, s.stacks[pos][0], against, damage)


def amount(s: Match, point: str, pos: int, other: int = -1) -> int:
    """Return the sum of a point's amounts for a Pokémon."""
    if point not in s.table.points:
        return 0
    found = applying(s, point, pos, other)
    return sum(number(x.modifier.amount, s, x.frame) for x in found)


def has(s: Match, point: str, pos: int, value: str = "", other: int = -1) -> Modifier | None:
    """Return a modifier of a point that applies to a Pokémon and, if any is given, to a value."""
    if point not in s.table.points or not continuous.is_touched(s, point):
        return None
    root, against = s.stacks[pos][0], s.stacks[other][0] if other >= 0 else -1
    for x in s.modifiers(point):
        m = x.modifier
        said = not m.value or not value or value in m.value.split("|")
        if said and engine.applies(s, x, root, against):
            return m
    return None


def of_player(s: Match, point: str, seat: int) -> list[Modifier]:
    """Return the modifiers of a point that hold for a player."""
    return engine.of_player(s, point, seat) if point in s.table.points else []


def hp_of(s: Match, pos: int) -> int:
    """Return the Hit Points of the Pokémon at a position."""
    table = s.table
    hp = s.face_at(pos).hp if table.copiers else table.faces[s.stacks[pos][-1]].hp
    points = s.table.points
    if "maximum hp" in points:
        for x in applying(s, "maximum hp", pos):
            hp = number(x.modifier.amount, s, x.frame)
    return hp + amount(s, "hp", pos) if "hp" in points else hp


def hps_of(s: Match, spots: Iterable[int]) -> dict[int, int]:
    """Return the Hit Points of Pokémon by position.

    Bots ask for all of them after every action: what changes them is looked for once.
    """
    points, touched = s.table.points, continuous.is_touched
    if "maximum hp" in points or not ("hp" in points and touched(s, "hp")):
        return {pos: hp_of(s, pos) for pos in spots}
    changes = list(s.modifiers("hp"))
    return {
        pos: s.face_at(pos).hp
        + sum(number(x.modifier.amount, s, x.frame)
              for x in engine.holding(s, changes, s.stacks[pos][0]))
        for pos in spots
    }  # fmt: skip


_ASKED: set[int] = set()  # states of which a type is being worked out


def types_of(s: Match, pos: int) -> str:
    """Return the types of the Pokémon at a position, as letters.

    What switches off the powers of some type goes by the types without such powers, or the answer
    would wait for itself, once for each Pokémon in play.
    """
    if "type" in s.table.points and (asked := id(s)) not in _ASKED:
        _ASKED.add(asked)
        try:
            changed = _changed_types(s, pos)
        finally:
            _ASKED.discard(asked)
        if changed:
            return changed
    return s.face_at(pos).types if s.table.copiers else s.table.faces[s.stacks[pos][-1]].types


def _changed_types(s: Match, pos: int) -> str:
    """Return the types that an effect gives a Pokémon, "" where none does.

    Those of other Pokémon or of Energy cards count as printed.
    """
    for x in reversed(applying(s, "type", pos)):  # the newest counts
        of = x.modifier.of
        if of is None:
            return x.modifier.value
        letters = "".join(s.types_of_card(card) for card in of.find(s, x.frame))
        if letters:
            return "".join(dict.fromkeys(letters))
    return ""


def retreat_cost(s: Match, pos: int) -> int:
    """Return how much Energy the Pokémon at a position pays to retreat."""
    cost, points = s.face_at(pos).retreat, s.table.points
    if "free retreat" in points and has(s, "free retreat", pos) is not None:
        return 0
    return max(0, cost + amount(s, "retreat", pos)) if "retreat" in points else cost


def tool_limit(s: Match, pos: int) -> int:
    """Return how many Tools the Pokémon at a position may have: one more by a trait (PL-038)."""
    return s.rules.tools_per_pokemon + amount(s, "tools", pos)


def card_for_retreat(s: Match, pos: int) -> int | None:
    """Return the card that is discarded in place of the Energy of a retreat, if there is one."""
    for x in applying(s, "retreat for card", pos):
        return x.frame.card("card")
    return None


def units_of(s: Match, card: int, pos: int) -> tuple[str, ...]:
    """Return the Energy one attached card gives, one string of type letters a unit."""
    face = s.table.faces[card]
    if s.table.plain_energy:
        return face.units
    if card in s.table.turned:
        return tuple(x.name[-1] for x in s.game_uses if x.name.startswith(f"energy {card} ")) * 2
    basic = "Basic Energy" in face.kinds
    if not basic and is_off(s, ENERGY_OFF, pos):
        return ("C",)
    units = face.units
    f = Frame((), pos // s.slots, about(s, pos, card))
    for provision in face.provides:
        if provision.when is None or provision.when.holds(s, f):
            units = provision.units
            break
    if basic and has(s, "energy doubled", pos, units[0]) is not None:
        units += units
    if basic and (also := has(s, "energy too", pos)) is not None:
        units = (units[0] + also.value.replace(units[0], ""),)
    changed = has(s, "energy", pos)
    if changed is None:
        return units
    return tuple(changed.value if changed.value else unit for unit in units)


def letters_of(s: Match, card: int) -> str:
    """Return the types of a card: a Pokémon's own, or what an Energy card gives where it is.

    Energy that gives one of several types does so only while attached; elsewhere it is Colorless
    (RO-61).
    """
    face = s.table.faces[card]
    if not face.gives_energy and card not in s.table.turned:
        return face.types
    for pos, attached in enumerate(s.energies):
        if card in attached:
            return "".join(units_of(s, card, pos))
    if not face.is_energy:
        return face.types
    return "".join(unit if len(unit) == 1 else "C" for unit in face.units)


ENERGY_BARS = frozenset(("cannot attach", "cannot attach from hand"))


def energy_barred(s: Match, card: int, pos: int, from_hand: bool) -> bool:
    """Tell whether an effect keeps an Energy card off a Pokémon, some types only in the hand."""
    if has(s, "cannot attach", pos) is not None:
        return True
    return from_hand and any(
        (not x.modifier.value or any(t in letters_of(s, card) for t in x.modifier.value))
        and (x.modifier.of is None or card in x.modifier.of.find(s, x.frame))
        for x in applying(s, "cannot attach from hand", pos)
    )


def units_on(
    s: Match, pos: int, wanted: CardFilter | None = None, f: Frame | None = None
) -> tuple[str, ...]:
    """Return the Energy attached to the Pokémon at a position, of some cards only if wanted."""
    units: tuple[str, ...] = ()
    for card in s.energies[pos]:
        if wanted is None or f is None or wanted.accepts(s, f, card):
            units += units_of(s, card, pos)
    return units
