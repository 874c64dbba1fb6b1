"""Pokémon coming into play, evolving, moving and leaving."""

from __future__ import annotations

from collections.abc import Iterable

from rulesets.engine.frames import Frame
from rulesets.ptcg.effects import modifiers
from rulesets.ptcg.effects.registers import about
from rulesets.ptcg.match import facedown, zones
from rulesets.ptcg.match.records import NEVER, NO_ATTACK, NO_HIT, NO_WOUND, NOTHING_SUFFERED
from rulesets.ptcg.match.state import BY_SPOT, Match


def bench_room(s: Match, seat: int) -> int | None:
    """Return a free Bench spot of a seat, or None when the Bench is full."""
    start = seat * s.slots
    stacks = s.stacks
    free = None
    count = 0
    for pos in range(start + s.rules.actives, start + s.slots):
        if stacks[pos]:
            count += 1
        elif free is None:
            free = pos
    return free if count < bench_limit(s, seat) else None


def has_room(s: Match, seat: int) -> bool:
    """Tell whether one more Pokémon may come onto the Bench of a seat."""
    return bench_room(s, seat) is not None


def bench_limit(s: Match, seat: int) -> int:
    """Return how many Benched Pokémon a seat may have; what narrows the Bench beats what widens."""
    usual = s.rules.bench
    if "bench" not in s.table.points:
        return usual
    sizes = [m.amount for m in modifiers.of_player(s, "bench", seat) if isinstance(m.amount, int)]
    narrow = [size for size in sizes if size < usual]
    return min(narrow) if narrow else max((usual, *sizes))


def crowded(s: Match) -> int | None:
    """Return the seat that has to cut its Bench next, if any; the turn player is last (PL-214)."""
    if "bench" in s.table.points:
        for seat in (1 - s.seat, s.seat):
            if len(s.bench_spots(seat)) > bench_limit(s, seat):
                return seat
    return None


def enter_bench(s: Match, card: int, seat: int) -> None:
    """Put a Pokémon card into play on a Bench that has room."""
    pos = bench_room(s, seat)
    assert pos is not None
    enter(s, card, pos)


def enter(s: Match, card: int, pos: int) -> None:
    """Put a Pokémon card into play at a free spot."""
    zones.remove(s, card)
    s.stacks[pos] = (card,)
    s.since[pos] = s.turn


def bench_card(s: Match, card: int) -> bool:
    """Put a card onto its owner's Bench if there is room."""
    pos = bench_room(s, s.table.owner[card])
    if pos is None:
        return False
    enter(s, card, pos)
    s.happened("put onto the bench", card, card)
    return True


def bench_face_down(s: Match, card: int) -> bool:
    """Lay a card face down on its owner's Bench as a Basic Pokémon, if there is room."""
    pos = bench_room(s, s.table.owner[card])
    if pos is None:
        return False
    zones.remove(s, card)
    blank = facedown.lay(s, card, pos)
    s.happened("put onto the bench", blank, blank)
    return True


def turn_up(s: Match, pos: int) -> bool:
    """Turn a face-down card up; tell whether a Basic Pokémon is there now.

    What is none is discarded with all cards attached to it, which is no Knock Out (RO-63).
    """
    card = facedown.turn_over(s, pos)
    if s.table.faces[card].is_basic:
        return True
    zones.put(s, card, "discard")
    vacate(s, pos)
    return False


# Where a lasting effect on a Pokémon comes from, which decides what ends it.
BY_ATTACK, BY_OTHERS, MARKER, THROUGH = "attack", "others", "marker", "through"


def end_effects(s: Match, pos: int, kept: tuple[str, ...]) -> None:
    """End conditions and lasting effects on the Pokémon at a spot, but those of some origins."""
    s.conditions[pos] = ()
    s.poison[pos] = 0
    if s.marks[pos]:
        s.marks[pos] = tuple(m for m in s.marks[pos] if m.origin in kept)


def evolve(s: Match, card: int, pos: int) -> None:
    """Put an Evolution card on the Pokémon at a spot: damage and cards stay, effects end."""
    zones.remove(s, card)
    s.stacks[pos] += (card,)
    s.since[pos] = s.turn
    if not s.table.faces[card].builds_on:
        s.used[pos] = 0  # what is kept of the card below was used all the same: PL-104
    # Markers go (EX-222), what attacks did goes; the last booklet ends everything (BW-119) but
    # what a card says to stay.
    kept = (THROUGH,) if s.rules.evolving_ends_all_effects else (THROUGH, BY_OTHERS)
    end_effects(s, pos, kept)
    s.happened("evolves", s.stacks[pos][0], card)


# Bits of `used`: uses a power has at most, where those of the card itself and of names begin.
USES, OFFERS, NAMES = 4, 16, 32


def power_bit(power: int, use: int) -> int:
    """Return the bit of `used` for a use of one of a Pokémon's powers."""
    return 1 << USES * power + use


def offer_bit(use: int) -> int:
    """Return the bit of `used` for a use that a card in play offers itself."""
    return 1 << OFFERS + use


def substitute(s: Match, card: int, pos: int) -> None:
    """Let a card take the place of the only card at a spot, which is loose then.

    A power of the same name was used if that one's was, another was not (PL-103).
    """
    names = sorted({power.name for face in s.table.faces for power in face.powers})
    used, every = s.used[pos], (1 << USES) - 1
    for i, power in enumerate(s.face_at(pos).powers):
        if used & every << USES * i:
            used |= 1 << NAMES + names.index(power.name)
            used &= ~(every << USES * i)
    zones.remove(s, card)
    s.stacks[pos] = (card,)
    for i, power in enumerate(s.face_at(pos).powers):
        if used & 1 << NAMES + names.index(power.name):
            used |= every << USES * i
    s.used[pos] = used


def devolve(s: Match, pos: int, to: str, all_stages: bool) -> None:
    """Take the highest card, or all above the lowest, off an evolved Pokémon."""
    stack = s.stacks[pos]
    if not s.is_evolved(pos):
        return
    # A LV.X goes with the card it lies on: PL-114.
    highest = 1 + s.table.faces[stack[-1]].is_level_up
    taken = stack[1 + s.lies_on(pos) :] if all_stages else stack[-highest:]
    s.stacks[pos] = stack[: len(stack) - len(taken)]
    for card in taken:
        zones.put(s, card, to)
    # A devolved Pokémon is as good as new: it cannot evolve again this turn.
    s.since[pos] = s.turn
    end_effects(s, pos, ())
    shed(s, pos)


def shed(s: Match, pos: int) -> None:
    """Discard the attached cards that do not stay on what the Pokémon at a spot is now (RO-19)."""
    for card in loose_cards(s, (pos,)):
        zones.remove(s, card)
        zones.put(s, card, "discard")


def loose_cards(s: Match, where: Iterable[int] | None = None) -> list[int]:
    """Return the attached cards, of all or some spots, that do not stay on their Pokémon."""
    if where is None:
        where = range(2 * s.slots)
    where = tuple(where)
    found = _tools_too_many(s, where) if "tools" in s.table.points else []
    if "sheds" in s.table.points:
        found += _shed_kinds(s, where)
    if "falls off" not in s.table.points:
        return found
    for pos in where:
        stack = s.stacks[pos]
        for card in (*s.energies[pos], *s.tools[pos]) if stack else ():
            f = Frame((), pos // s.slots, about(s, pos, card))
            for m in s.table.faces[card].modifiers:
                if m.point == "falls off" and (m.when is None or m.when.holds(s, f)):
                    found.append(card)
    return list(dict.fromkeys(found))


def _shed_kinds(s: Match, where: Iterable[int]) -> list[int]:
    """Return the attached cards of a kind that an effect lets no Pokémon keep."""
    return [
        card
        for pos in where
        if s.tools[pos]
        for x in modifiers.applying(s, "sheds", pos)
        for card in s.tools[pos]
        if x.modifier.value in s.table.faces[card].kinds
    ]


def _tools_too_many(s: Match, where: Iterable[int]) -> list[int]:
    """Return the Tools attached last to Pokémon that may not have as many any more."""
    found: list[int] = []
    for pos in where:
        if s.tools[pos]:
            tools = [card for card in s.tools[pos] if s.table.faces[card].is_tool]
            found += tools[modifiers.tool_limit(s, pos) :]
    return found


def swap(s: Match, a: int, b: int) -> None:
    """Exchange everything at two spots."""
    for name in BY_SPOT:
        values = getattr(s, name)
        values[a], values[b] = values[b], values[a]


def switch(s: Match, active: int, bench: int) -> None:
    """Exchange an Active with a Benched Pokémon; what goes to the Bench loses its effects."""
    end_effects(s, active, (BY_OTHERS, MARKER, THROUGH))
    swap(s, active, bench)
    s.came_up[active] = s.turn
    s.happened("comes up", s.stacks[active][0])
    if s.stacks[bench]:
        s.happened("goes back", s.stacks[bench][0])
    s.note("switch", s.stacks[active][-1], s.stacks[bench][-1] if s.stacks[bench] else -1)


def vacate(s: Match, pos: int, attached: str = "discard") -> None:
    """Clear a spot, its attached cards going to a zone of their owner."""
    for card in s.energies[pos] + s.tools[pos]:
        back = attached == "discard" and comes_back(s, card)
        zones.put(s, card, "hand" if back else attached)
    s.stacks[pos] = s.energies[pos] = s.tools[pos] = ()
    s.conditions[pos] = ()
    s.marks[pos] = ()
    s.damage[pos] = s.poison[pos] = s.paralyzed_at[pos] = s.since[pos] = s.used[pos] = 0
    s.hits[pos] = NO_HIT
    s.wounds[pos] = NO_WOUND
    s.suffered[pos] = NOTHING_SUFFERED
    s.last_attacks[pos] = NO_ATTACK
    s.came_up[pos] = NEVER


def comes_back(s: Match, card: int) -> bool:
    """Tell whether a card says of itself that it goes from play to the hand."""
    return "comes back" in s.table.points and "comes back" in s.table.faces[card].points


def going_home(s: Match) -> int:
    """Return the spot of a Pokémon that an effect sends into the deck now, or -1."""
    for pos in range(2 * s.slots) if "goes home" in s.table.points else ():
        if s.stacks[pos] and modifiers.has(s, "goes home", pos) is not None:
            return pos
    return -1


def cut_to(s: Match, seat: int) -> str:
    """Return the zone to which Pokémon go from a Bench that is too large."""
    most = bench_limit(s, seat)
    found = [m.value for m in modifiers.of_player(s, "bench", seat) if m.amount == most]
    return next((value for value in found if value), "discard")


def take_up(s: Match, pos: int, to: str, attached: str, basic_only: bool) -> None:
    """Take the Pokémon at a spot out of play, its cards to one zone and the rest to another."""
    if s.under[pos]:
        turn_up(s, pos)  # what is no Basic Pokémon is gone by that
    for i, card in enumerate(s.stacks[pos]):
        zones.put(s, card, attached if basic_only and i else to)
    vacate(s, pos, attached)
