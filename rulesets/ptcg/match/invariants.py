"""What must hold in every state of a sound engine."""

from __future__ import annotations

from collections import Counter

from rulesets.api import OVER
from rulesets.engine.modifiers import applies
from rulesets.engine.values import number
from rulesets.ptcg.eras import ASLEEP, CONFUSED, PARALYZED
from rulesets.ptcg.match import continuous
from rulesets.ptcg.match.state import Match


def violations(s: Match) -> list[str]:
    """Return the broken invariants of a state."""
    return [*_cards(s), *_spots(s), *_turn(s)]


def _cards(s: Match) -> list[str]:
    """Each card is in exactly one place, and in its owner's zones."""
    places: Counter[int] = Counter(s.stadium + s.limbo)
    found = []
    for seat in (0, 1):
        for name in ("hands", "decks", "discards", "prizes", "lost", "beside", "aside"):
            cards = getattr(s, name)[seat]
            places.update(cards)
            if any(s.table.owner[c] != seat for c in cards):
                found.append(f"{name} of seat {seat} holds another player's card")
    for pos in range(2 * s.slots):
        places.update(s.stacks[pos] + s.energies[pos] + s.tools[pos] + s.under[pos])
    blanks = {*s.table.blanks[0], *s.table.blanks[1]}
    if any(places.pop(blank, 0) > 1 for blank in blanks):
        found.append("a blank stands for more than one face-down card")
    total = len(s.table.faces) - len(blanks)
    if len(places) != total or any(n != 1 for n in places.values()):
        twice = [s.table.faces[c].name for c, n in places.items() if n > 1]
        gone = [s.table.faces[c].name for c in range(total) if c not in places]
        found.append(f"cards in more than one place: {twice}; in none: {gone}")
    if len(s.stadium) > 1:
        found.append("more than one Stadium in play")
    return found


def _spots(s: Match) -> list[str]:
    found = []
    for pos in range(2 * s.slots):
        if not s.stacks[pos]:
            if s.energies[pos] or s.tools[pos] or s.damage[pos] or s.conditions[pos]:
                found.append(f"spot {pos} is empty but not bare")
            if s.under[pos]:
                found.append(f"spot {pos} hides a card that nothing stands for")
            continue
        found += _face_down(s, pos)
        if s.damage[pos] < 0 or s.damage[pos] % 10:
            found.append(f"{s.name(pos)} has {s.damage[pos]} damage")
        if s.conditions[pos] and not s.is_active(pos):
            found.append(f"{s.name(pos)} on the Bench is {s.conditions[pos]}")
        if sum(c in s.conditions[pos] for c in (ASLEEP, CONFUSED, PARALYZED)) > 1:
            found.append(f"{s.name(pos)} is {s.conditions[pos]} at once")
        if len(set(s.conditions[pos])) != len(s.conditions[pos]):
            found.append(f"{s.name(pos)} has a condition twice")
        tools = sum(s.table.faces[c].is_tool for c in s.tools[pos])
        if tools > s.rules.tools_per_pokemon and tools > _most_tools(s, pos):
            found.append(f"{s.name(pos)} has {tools} Tools")
    for seat in (0, 1):
        most = max(s.rules.bench, s.table.bench_most)
        if len(s.bench_spots(seat)) > most:
            found.append(f"seat {seat} has more than {most} Benched Pokémon")
    return found


def _face_down(s: Match, pos: int) -> list[str]:
    """A blank stands for one card and lies alone, on the side of its owner, without damage."""
    stack, under = s.stacks[pos], s.under[pos]
    blanks = s.table.blanks[pos // s.slots]
    if not under:
        return ["a blank stands for no card"] if stack[-1] in blanks else []
    if len(stack) != 1 or stack[0] not in blanks or len(under) != 1:
        return [f"spot {pos} hides a card and shows another"]
    return ["a face-down card has damage"] if s.damage[pos] else []


def _most_tools(s: Match, pos: int) -> int:
    """Return how many Tools a Pokémon may have with effects that allow more (PL-038)."""
    found = [x for x in continuous.modifiers(s, "tools") if applies(s, x, s.stacks[pos][0], -1)]
    return s.rules.tools_per_pokemon + sum(number(x.modifier.amount, s, x.frame) for x in found)


def _turn(s: Match) -> list[str]:
    found = []
    rules = s.rules
    # An effect that lets a player play more of them may have ended since.
    supporters = None if "supporters" in s.table.points else rules.supporters.per_turn
    limits = (
        ("Supporters", s.supporters, supporters),
        ("Stadiums", s.stadiums, rules.stadiums_per_turn),
        ("retreats", s.retreats, rules.retreats_per_turn),
    )
    for what, used, limit in limits:
        if limit is not None and used > limit:
            found.append(f"{used} {what} in a turn; the limit is {limit}")
    for seat in (0, 1):
        if len(s.prizes[seat]) > max(rules.prizes, s.prizes_laid[seat]):
            found.append(f"seat {seat} has {len(s.prizes[seat])} Prizes")
        if s.turn and s.waits == s.seat and not s.active_spots(seat) and s.bench_spots(seat):
            top = s.stack[-1].program[s.stack[-1].pc - 1]
            if type(top).__name__ == "Main":
                found.append(f"seat {seat} has no Active Pokémon")
    if (s.waits == OVER) != bool(s.result):
        found.append("the match is over without a result, or has one before the end")
    return found
