"""Write the state of a Pokémon match as a position, and say what that cannot tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rulesets.api import Seat
from rulesets.parts.positions import UNKNOWN
from rulesets.ptcg.eras import POISONED
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.positions.laying import USED
from rulesets.ptcg.positions.sides import DOWN, UP, ZONES
from rulesets.ptcg.words import telling


def general(s: Match) -> list[str]:
    """Return the lines of the match."""
    lines = [f"turn: {s.turn}", f"to move: {s.seat + 1}"]
    used = [word for word, name in USED.items() for _ in range(getattr(s, name))]
    return [*lines, f"used: {', '.join(used)}"] if used else lines


def player(s: Match, side: Seat, seat: Seat | None) -> list[str]:
    """Return the lines of a player as a seat may know them; None knows all."""
    lines = [f"player {side + 1}"]
    lines += [_mon(s, pos, seat in (None, side)) for pos in s.spots(side)]
    lines += [f"  stadium: {_listed(s, (c,))}" for c in s.stadium if s.table.owner[c] == side]
    hidden = [] if side == seat else [card for pos in s.spots(side) for card in s.under[pos]]
    for name, attribute in ZONES.items():
        cards = getattr(s, attribute)[side]
        shut = name in ("prizes", "deck") or (name == "hand" and side != seat)
        if seat is not None and shut:
            hidden += [card for card in cards if card not in s.face_up]
            if name != "deck":
                lines.append(f"  {name}: {_shut(s, cards)}".rstrip())
        elif cards or name in ("hand", "prizes", "deck"):
            in_order = name in ("deck", "prizes", "discard")
            lines.append(f"  {name}: {_listed(s, cards, in_order)}".rstrip())
    if seat is not None:
        # By name: the order of the zones would tell where they lie.
        by_name = sorted(hidden, key=lambda c: (s.table.faces[c].name, s.table.faces[c].id))
        lines.append(f"  rest: {_listed(s, by_name)}")
    return lines


def _listed(s: Match, cards: Sequence[int], in_order: bool = False) -> str:
    """Return cards with their ids; copies are counted, next to each other where order matters."""
    named = [_called(s, card) for card in cards]
    counted: Iterable[tuple[str, int]] = Counter(named).items()
    if in_order:
        counted = [(name, len(list(same))) for name, same in groupby(named)]
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in counted)


def _called(s: Match, card: int) -> str:
    face = s.table.faces[card]
    return f"{face.name} ({face.id})" + (f" {UP}" if card in s.face_up else "")


def _shut(s: Match, cards: Sequence[int]) -> str:
    """Return how many cards of a zone nobody knows, between those that lie face up."""
    named = [_called(s, card) if card in s.face_up else UNKNOWN for card in cards]
    counted = [(name, len(list(same))) for name, same in groupby(named)]
    return ", ".join(f"{n} {name}" if n > 1 or name == UNKNOWN else name for name, n in counted)


def _mon(s: Match, pos: int, known: bool) -> str:
    """Return a Pokémon; a card that lies face down is named to who knows it."""
    stack = " on ".join(_called(s, c) for c in reversed(s.stacks[pos]))
    if s.under[pos]:
        stack = f"{DOWN} {_called(s, s.under[pos][0])}" if known else DOWN
    parts = [f"  {'active' if s.is_active(pos) else 'bench'}: {stack}"]
    if s.energies[pos] or s.tools[pos]:
        parts.append(_listed(s, s.energies[pos] + s.tools[pos]))
    if s.damage[pos]:
        parts.append(f"{s.damage[pos]} damage")
    for condition in s.conditions[pos]:
        worth = f" {10 * s.poison[pos]}" if condition == POISONED and s.poison[pos] > 1 else ""
        parts.append(condition + worth)
    if s.since[pos] == s.turn:
        parts.append("new")
    powers = s.face_at(pos).powers
    used = [p.name for i, p in enumerate(powers) if s.used[pos] >> (4 * i) & 15]
    return "; ".join([*parts, *(f"used {name}" for name in used)])


def left_out(s: Match) -> list[str]:
    """Return what a position does not tell: lasting effects and what was used for the game."""
    lines = []
    for pos in range(2 * s.slots):
        lines += [f"{s.name(pos)}: {telling.effect(m.effect)}" for m in s.marks[pos]]
    for seat in (0, 1):
        lines += [f"player {seat + 1}: {telling.effect(m.effect)}" for m in s.player_marks[seat]]
    lines += [f"used in this game: {use.name}" for use in s.game_uses if use.scope == "game"]
    return lines
