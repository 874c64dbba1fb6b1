"""What is in play and goes on all the time: the modifiers and triggers of cards and marks.

Cards are asked in a fixed order: each spot's powers, attached cards and marks, then the Stadium,
then what lasts on the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame, held
from rulesets.engine.modifiers import Found, Modifier, applies
from rulesets.engine.sides import BOTH, seats_of
from rulesets.engine.triggers import Listener, Trigger
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.faces import copied as copied_face

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

# Where a modifier comes from: printed on a card, of a power, or lasting.
CARD, POWER, LASTING = "card", "power", "lasting"

POWERS_OFF = "powers off"
POKEMON_POWERS = "Pokémon Power|Poké-Power|Poké-Body"  # what "Pokémon Power" means: BW-211
AWAY = "away"  # a lock that reaches cards in hands and discard piles too
TRAIT = "Ancient Trait"  # no power and no attack: nothing that stops those touches it (PL-092)


_ASKED: set[int] = set()  # states whose locks are being asked


def powers_work(s: Match, pos: int, kind: str) -> bool:
    """Tell whether no effect in force switches off powers of a kind of the Pokémon at a spot."""
    if POWERS_OFF not in s.table.points or kind == TRAIT:
        return True
    outer = id(s) not in _ASKED
    _ASKED.add(id(s))
    locks = list(modifiers(s, POWERS_OFF))
    root = s.stacks[pos][0]
    off = any(_stops(s, x, root, kind) and _in_force(s, x, locks, ()) for x in locks)
    if outer:
        _ASKED.discard(id(s))
    return not off


def powers_work_away(s: Match, card: int, kind: str) -> bool:
    """Tell whether no effect in force switches off powers of a card in a hand or discard pile.

    Only locks that say so reach there.
    """
    if POWERS_OFF not in s.table.points:
        return True
    locks = list(modifiers(s, POWERS_OFF))
    return not any(
        AWAY in x.modifier.value.split("|")
        and kind in x.modifier.value.split("|")
        and (x.modifier.when is None or x.modifier.when.holds(s, x.frame))
        and _means(s, x, card)
        and _in_force(s, x, locks, ())
        for x in locks
    )


def _means(s: Match, lock: Found, card: int) -> bool:
    """Tell whether a lock that reaches cards outside play means a card, by its properties."""
    on, f = lock.modifier.on, lock.frame
    wanted = [getattr(on, "filter", None)]
    if hasattr(on, "source"):
        on = on.source
        wanted.append(getattr(on, "filter", None))
    if s.table.owner[card] not in seats_of(getattr(on, "side", BOTH), f.controller):
        return False
    return all(w is None or w.accepts(s, f, card) for w in wanted)


def has_power(s: Match, pos: int, kinds: set[str]) -> bool:
    """Tell whether a power of one of some kinds counts: a lost one does not (RO-27).

    Whom a lock means is a question of what is printed, or it would wait for itself.
    """
    if id(s) in _ASKED:
        return bool(kinds)
    return any(powers_work(s, pos, kind) for kind in kinds)


def _stops(s: Match, lock: Found, root: int, kind: str) -> bool:
    """Tell whether a lock that is in force switches off powers of a kind of a Pokémon."""
    value = lock.modifier.value
    return (not value or kind in value.split("|")) and applies(s, lock, root, -1)


def _in_force(s: Match, lock: Found, locks: list[Found], asked: tuple[Found, ...]) -> bool:
    """Tell whether no other lock switches off the power that a lock is (RO-22, RO-23).

    Of two that would switch off each other the older one stays (RO-24).
    """
    if lock.origin != POWER or lock in asked:
        return True
    own, kind = _power_of(s, lock)
    for other in locks:
        if other is lock or not _stops(s, other, own, kind):
            continue
        mutual = other.origin == POWER and _stops(s, lock, *_power_of(s, other))
        if mutual and _age(s, lock) < _age(s, other):
            continue
        if _in_force(s, other, locks, (*asked, lock)):
            return False
    return True


def _power_of(s: Match, lock: Found) -> tuple[int, str]:
    """Return whose power a lock is, and of which kind."""
    powers = s.face_at(s.spot(lock.frame.card("self"))).powers
    kind = next(p.kind for p in powers if lock.modifier in p.modifiers)
    return lock.frame.card("self"), kind


def _age(s: Match, lock: Found) -> tuple[int, bool]:
    """Return since when a lock may be in force; of the same turn, the first player's is older."""
    pos = s.spot(lock.frame.card("self"))
    came_up = s.came_up[pos] if s.is_active(pos) else 0
    return max(s.since[pos], came_up), pos // s.slots != s.first


_COPYING: set[int] = set()  # states of which a copy is being worked out


def copied(s: Match, pos: int) -> Face | None:
    """Return what a Pokémon is that a power lets count as another card, or None."""
    found = copied_card(s, pos)
    if found is None:
        return None
    card, powers = found
    table = s.table
    top, of = table.faces[s.stacks[pos][-1]], table.faces[card]
    key = top.number, of.number, powers
    if key not in table.copied:
        table.copied[key] = copied_face(top, of, powers)
    return table.copied[key]


def copied_card(s: Match, pos: int) -> tuple[int, bool] | None:
    """Return the card that a Pokémon counts as by a power, and whether with its powers.

    While that is worked out it is what its own card says, as is one that it copies; and while
    Pokémon still lie face down there is nothing to copy.
    """
    if not s.revealed or id(s) in _COPYING:
        return None
    _COPYING.add(id(s))
    try:
        return _copied_card(s, pos)
    finally:
        _COPYING.discard(id(s))


def _copied_card(s: Match, pos: int) -> tuple[int, bool] | None:
    stack = s.stacks[pos]
    f = Frame((), pos // s.slots, {"self": stack[:1], "card": stack[-1:], "it": stack[:1]})
    for power in s.table.faces[stack[-1]].powers:
        for m in power.modifiers:
            if m.point != "copies" or m.of is None or not powers_work(s, pos, power.kind):
                continue
            found = m.of.find(s, f) if m.when is None or m.when.holds(s, f) else ()
            if found:
                other = s.spot(found[-1])
                card = s.stacks[other][-1] if other >= 0 else found[-1]
                return card, m.value == "powers"
    return None


_NOBODY: frozenset[int] = frozenset()


def is_touched(s: Match, point: str) -> bool:
    """Tell whether a card of the match touches a point by being in play, or an effect lasts."""
    return point in s.table.touching or any(s.marks) or any(s.player_marks)


def modifiers(s: Match, point: str) -> Iterator[Found]:
    """Yield the modifiers of a point among everything in play."""
    faces, touching = s.table.faces, s.table.touching.get(point, _NOBODY)
    for pos in _concerned(s, touching):
        yield from _at_spot(s, point, pos)
    for card in s.stadium:
        for m in faces[card].modifiers:
            if m.point == point:
                yield Found(m, Frame((), s.table.owner[card], {"card": (card,)}), CARD)
    for marks in s.player_marks:
        for mark in marks:
            effect = mark.effect
            if type(effect) is Modifier and effect.point == point and mark.holds(s.turn):
                cards = {"self": held(mark.source), "card": held(mark.card)}
                yield Found(effect, Frame((), mark.controller, cards), LASTING)


def _concerned(s: Match, cards: frozenset[int]) -> list[int]:
    """Return the spots with a lasting effect or one of some cards."""
    marks, energies, tools = s.marks, s.energies, s.tools
    # Mostly nobody is: one look over all cards in play costs less than one at each spot.
    if not cards or cards.isdisjoint(s.cards_in_play()):
        return [pos for pos, lasting in enumerate(marks) if lasting] if any(marks) else []
    kept = s.table.built is not None  # the next card may count too
    return [
        pos
        for pos, stack in enumerate(s.stacks)
        if stack
        and (
            stack[-1] in cards
            or (kept and len(stack) > 1 and stack[-2] in cards)
            or marks[pos]
            or (energies[pos] and not cards.isdisjoint(energies[pos]))
            or (tools[pos] and not cards.isdisjoint(tools[pos]))
        )
    ]


TOOLS_OFF, ENERGY_OFF = "tools off", "special energy off"
OFF = frozenset((TOOLS_OFF, ENERGY_OFF, POWERS_OFF))


def working(s: Match, pos: int) -> tuple[int, ...]:
    """Return the cards at a spot whose text counts: those attached, and the top one."""
    tools: tuple[int, ...] = () if is_off(s, TOOLS_OFF, pos) else s.tools[pos]
    energies = s.energies[pos]
    if energies and is_off(s, ENERGY_OFF, pos):
        energies = tuple(c for c in energies if "Basic Energy" in s.table.faces[c].kinds)
    return (*energies, *tools, s.stacks[pos][-1])


def is_off(s: Match, point: str, pos: int) -> bool:
    """Tell whether cards of a kind attached to a Pokémon have no effect."""
    if point not in s.table.points:
        return False
    root = s.stacks[pos][0]
    return any(applies(s, x, root, -1) for x in modifiers(s, point))


def _at_spot(s: Match, point: str, pos: int) -> Iterator[Found]:
    stack, faces = s.stacks[pos], s.table.faces
    seat, own, top = pos // s.slots, stack[:1], stack[-1]
    face = s.face_at(pos)
    if point in face.points:
        for power in face.powers:
            for m in power.modifiers:
                # What switches powers off is asked later whether it is switched off itself.
                if m.point == point and (point == POWERS_OFF or powers_work(s, pos, power.kind)):
                    yield Found(m, Frame((), seat, {"self": own, "card": (top,)}), POWER)
    for card in (*s.energies[pos], *s.tools[pos], top) if point in OFF else working(s, pos):
        for m in faces[card].modifiers:
            if m.point == point:
                yield Found(m, Frame((), seat, {"self": own, "card": (card,)}), CARD)
    for mark in s.marks[pos]:
        effect = mark.effect
        if type(effect) is Modifier and effect.point == point and mark.holds(s.turn):
            cards = {"self": own, "card": held(mark.card), "source": held(mark.source)}
            yield Found(effect, Frame((), mark.controller, cards), LASTING, own[0])


def is_heard(s: Match, event: str, root: int) -> bool:
    """Tell whether a card in play listens for an event of a Pokémon, or a lasting effect may."""
    if any(s.marks) or any(s.player_marks):
        return True
    hearing = s.table.hearing.get(event, _NOBODY)
    if event in s.table.heard_by_others:
        return not hearing.isdisjoint(s.cards_in_play()) or not hearing.isdisjoint(s.stadium)
    pos = s.spot(root)
    own = (*s.stacks[pos], *s.energies[pos], *s.tools[pos]) if pos >= 0 else ()
    return not hearing.isdisjoint(own)


def listeners(s: Match, event: str) -> Iterator[Listener]:
    """Yield the triggers of an event among everything in play."""
    if event not in s.table.triggers:
        return
    hearing = s.table.hearing.get(event, _NOBODY)
    for pos in _concerned(s, hearing):
        yield from _listening_at(s, event, pos)
    for card in s.stadium:
        for t in s.table.faces[card].script.triggers:
            if t.event == event:
                yield Listener(t, s.seat, -1, card)
    for marks in s.player_marks:
        for mark in marks:
            effect = mark.effect
            if type(effect) is Trigger and effect.event == event and mark.holds(s.turn):
                yield Listener(effect, mark.controller, mark.source, mark.card, mark.source)


def _listening_at(s: Match, event: str, pos: int) -> Iterator[Listener]:
    stack, faces = s.stacks[pos], s.table.faces
    seat, root, top = pos // s.slots, stack[0], stack[-1]
    face = s.face_at(pos)
    if event in face.events:
        for power in face.powers:
            for t in power.triggers:
                if t.event == event and powers_work(s, pos, power.kind):
                    yield Listener(t, seat, root, top)
    for card in working(s, pos):
        if event in faces[card].events:
            for t in faces[card].script.triggers:
                if t.event == event:
                    yield Listener(t, seat, root, card)
    for mark in s.marks[pos]:
        effect = mark.effect
        if type(effect) is Trigger and effect.event == event and mark.holds(s.turn):
            yield Listener(effect, mark.controller, root, mark.card, mark.source)
