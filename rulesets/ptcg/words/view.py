"""What a seat may know of a match, as facts for screens, bots and other programs."""

from __future__ import annotations

from rulesets.api import Json, View
from rulesets.ptcg.effects.modifiers import hp_of, of_player, units_on
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.words import telling


def view(s: Match, seat: int) -> View:
    """Return the facts a seat may know: public ones, its own hand, what it was shown."""
    names = [face.name for face in s.table.faces]
    facts: dict[str, Json] = {
        "rules": s.rules.name,
        "turn": s.turn,
        "to move": s.seat,
        "waits": s.waits,
        "game": s.game,
        "result": list(s.result),
        "stadium": [names[c] for c in s.stadium],
        "players": [_player(s, side, seat) for side in (0, 1)],
        "log": [line for line in (telling.tell(s, entry, seat) for entry in s.log) if line],
        "spent": {
            "attached": s.attached,
            "supporters": s.supporters,
            "stadiums": s.stadiums,
            "retreats": s.retreats,
        },
    }
    return View(seat, facts)


def _player(s: Match, side: int, seat: int) -> Json:
    names = [face.name for face in s.table.faces]
    shown = s.revealed or side == seat
    places = s.spots(side) if shown else ()
    facts: dict[str, Json] = {
        "deck": len(s.decks[side]),
        "hand": len(s.hands[side]),
        "prizes": len(s.prizes[side]),
        "discard": [names[c] for c in s.discards[side]],
        "lost": [names[c] for c in s.lost[side]],
        "beside": [names[c] for c in s.beside[side]],
        "pokemon": [_pokemon(s, pos, seat) for pos in places],
        "face down": 0 if shown else len(s.spots(side)),
    }
    if s.face_up:
        facts["open prizes"] = [names[c] for c in s.prizes[side] if c in s.face_up]
    if s.aside[side]:
        facts["aside"] = len(s.aside[side])
    if side == seat or (s.revealed and of_player(s, "open hand", side)):
        facts["cards"] = [names[c] for c in s.hands[side]]
    return facts


def _pokemon(s: Match, pos: int, seat: int) -> Json:
    faces = s.table.faces
    facts: dict[str, Json] = {
        "spot": pos,
        "active": s.is_active(pos),
        "name": s.name(pos),
        "below": [faces[c].name for c in s.stacks[pos][:-1]],
        "hp": hp_of(s, pos),
        "damage": s.damage[pos],
        "energy": list(units_on(s, pos)),
        "energy cards": [faces[c].name for c in s.energies[pos]],
        "tools": [faces[c].name for c in s.tools[pos]],
        "conditions": list(s.conditions[pos]),
        "effects": [telling.effect(m.effect) for m in s.marks[pos]],
        "new": s.since[pos] == s.turn,
    }
    if s.under[pos]:
        facts |= {"face down": True, "hp": 0}
        if pos // s.slots == seat:
            facts["card"] = faces[s.under[pos][0]].name
    return facts
