"""The legal actions before the attack, listed fast: equal cards in hand are offered once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.api import Action
from rulesets.ptcg.effects import spots
from rulesets.ptcg.effects.allowed import (
    attach_spots,
    attaching_bar,
    attack_bar,
    away,
    evolve_bar,
    lent,
    offers,
    play_bar,
    retreat_bar,
    stadium_bar,
    trainer_bar,
    use_bar,
)
from rulesets.ptcg.effects.attacks import attacks_again, attacks_of

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


PIECES = 4  # of a V-UNION
_EARLY = frozenset(("evolves at once", "plays early"))


def actions(s: Match) -> list[Action]:
    """Return everything the player whose turn it is may do."""
    seat = s.seat
    out: list[Action] = []
    active, bench = s.active_spots(seat), s.bench_spots(seat)
    alone = s.rules.actives == 1
    again = attacks_again(s)
    if again is None:
        _free(s, active, bench, out)
    for pos in active if again is None else (again,):
        for i, attack in enumerate(attacks_of(s, pos)):
            if attack_bar(s, pos, attack) is None:
                if alone:
                    out.append(("attack", i))
                else:
                    out += [("attack", i, pos, aim) for aim in s.active_spots(1 - seat)]
    out.append(("end",))
    return out


def _free(s: Match, active: tuple[int, ...], bench: tuple[int, ...], out: list[Action]) -> None:
    """Add what may be done before the attack."""
    mine = active + bench
    _from_hand(s, mine, len(bench) < spots.bench_limit(s, s.seat), out)
    _from_play(s, mine, out)
    if s.table.away:
        out += [("away", card, i, j) for card, i, j in away(s)]
    if s.table.blanks[s.seat]:
        out += [("turn up", pos) for pos in mine if s.under[pos]]
    if s.table.unions:
        out += [("union", pieces[0]) for pieces in unions(s)]
    alone = s.rules.actives == 1
    for pos in active:
        if retreat_bar(s, pos, bench) is None:
            out += [("retreat", b) if alone else ("retreat", b, pos) for b in bench]


def _from_hand(s: Match, mine: tuple[int, ...], room: bool, out: list[Action]) -> None:
    faces, turn = s.table.faces, s.turn
    barred = "cannot play" in s.table.points
    seen = set()
    for card in s.hands[s.seat]:
        face = faces[card]
        if face.number in seen:
            continue
        seen.add(face.number)
        if (face.is_attached or face.gives_energy) and attaching_bar(s, face) is None:
            where = s.spots(1 - s.seat) if face.is_for_foes else mine
            out += [("attach", card, p) for p in attach_spots(s, card, face, where)]
        if face.is_attached:
            continue
        if face.is_pokemon or face.is_trainer_pokemon:
            if (barred or turn == 1) and trainer_bar(s, face):
                continue
            if room and (face.is_basic or face.is_trainer_pokemon):
                out.append(("bench", card))
            wanted = face.evolves_from or (face.baby if s.rules.baby_rule else "")
            if wanted and (turn > 2 or not _EARLY.isdisjoint(s.table.points)):
                for p in mine:
                    if faces[s.stacks[p][-1]].key == wanted and evolve_bar(s, face, p) is None:
                        out.append(("evolve", card, p))
            if face.is_legend and room:
                other = other_half(s, card)
                if other is not None:
                    out.append(("legend", card, other))
        elif play_bar(s, card, face) is None:
            out.append(("play", card))


def other_half(s: Match, card: int) -> int | None:
    """Return the other half of a LEGEND in hand, the one later in the table (BW-219)."""
    faces = s.table.faces
    face = faces[card]
    for other in s.hands[s.seat]:
        if faces[other].key == face.key and faces[other].number > face.number:
            return other
    return None


def unions(s: Match) -> list[tuple[int, ...]]:
    """Return the pieces of each V-UNION that can be put together from the discard pile (PL-128)."""
    if not spots.has_room(s, s.seat):
        return []
    faces = s.table.faces
    found: dict[str, dict[int, int]] = {}
    for card in s.discards[s.seat]:
        face = faces[card]
        if face.is_union and ("game", s.seat, face.name) not in s.game_uses:
            found.setdefault(face.name, {}).setdefault(face.number, card)
    whole = [sorted(pieces.values()) for pieces in found.values()]
    return [tuple(pieces[:PIECES]) for pieces in whole if len(pieces) >= PIECES]


def _from_play(s: Match, mine: tuple[int, ...], out: list[Action]) -> None:
    faces, offering = s.table.faces, s.table.offering
    for pos in mine if offering else ():
        if s.tools[pos] and not offering.isdisjoint(s.tools[pos]):
            out += [("lent", pos, card, j) for card, j in lent(s, pos)]
        if offering.isdisjoint(s.stacks[pos]):
            continue
        face = s.face_at(pos)
        for i, power in enumerate(face.powers):
            for j, use in enumerate(power.uses):
                if use_bar(s, pos, power.kind, power.name, use, spots.power_bit(i, j)) is None:
                    out.append(("power", pos, i, j))
        for j, use in enumerate(face.script.uses):
            if use_bar(s, pos, "", face.name, use, spots.offer_bit(j)) is None:
                out.append(("use", pos, j))
    for card in s.stadium:
        for j, use in enumerate(faces[card].script.uses):
            if stadium_bar(s, card, j, use) is None:
                out.append(("stadium", j))
    if s.player_marks[s.seat]:
        out += [("offer", i) for i in offers(s)]
