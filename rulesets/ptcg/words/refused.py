"""What the player whose turn it is cannot do now: each card and attack with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import Action
from rulesets.ptcg.effects.attacks import attacks_of
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.play import menu, refusals


def why_not(s: Match) -> list[str]:
    """Return what is refused, each with its reason and statement; what can be done is left out."""
    open_now = menu.actions(s)
    lines: dict[str, None] = {}
    for name, ways in tries(s):
        if any(a in open_now for a in ways):
            continue
        refusal = next(filter(None, (refusals.refuse(s, a) for a in ways)), None)
        if refusal is not None:
            lines[f"{name}: {refusal}"] = None
    return list(lines)


def tries(s: Match) -> Iterator[tuple[str, list[Action]]]:
    """Yield everything a turn may hold, each with the ways to do it."""
    mine = s.spots(s.seat)
    seen: set[int] = set()
    for card in s.hands[s.seat]:
        face = s.table.faces[card]
        if face.number not in seen:
            seen.add(face.number)
            yield face.name, _with_card(s, card, mine)
    for pos in s.active_spots(s.seat):
        for i, attack in enumerate(attacks_of(s, pos)):
            if s.rules.actives == 1:
                yield attack.name, [("attack", i)]
            else:
                yield attack.name, [("attack", i, pos, aim) for aim in s.active_spots(1 - s.seat)]
    for pos in mine:
        for i, power in enumerate(s.table.faces[s.stacks[pos][-1]].powers):
            for j in range(len(power.uses)):
                yield f"{power.name} of {s.name(pos)}", [("power", pos, i, j)]
    bench = s.bench_spots(s.seat)
    for pos in s.active_spots(s.seat):
        own: tuple[int, ...] = () if s.rules.actives == 1 else (pos,)
        yield "Retreat", [("retreat", b, *own) for b in bench or (pos,)]


def _with_card(s: Match, card: int, mine: tuple[int, ...]) -> list[Action]:
    face = s.table.faces[card]
    if face.is_energy or ((face.is_tool or face.is_machine) and face.script.play is None):
        return [("attach", card, pos) for pos in mine]
    if face.is_basic or face.is_trainer_pokemon:
        return [("bench", card)]
    if face.is_legend:
        return _halves(s, card)
    if face.is_pokemon:
        same = [p for p in mine if s.table.faces[s.stacks[p][-1]].key == face.evolves_from]
        return [("evolve", card, pos) for pos in same or mine]
    return [("play", card)]


def _halves(s: Match, card: int) -> list[Action]:
    """Return the ways to play a half of a LEGEND with another; alone it is tried with itself."""
    pairs = [(one, menu.other_half(s, one)) for one in s.hands[s.seat]]
    whole: list[Action] = [
        ("legend", one, other) for one, other in pairs if other is not None and card in (one, other)
    ]
    return whole or [("legend", card, card)]
