"""What a seat may know, as JSON-able facts."""

from __future__ import annotations

from rulesets.api import Json, View
from rulesets.yugioh.match.derived import atk_of, def_of, level_of, names_of, rank_of, scale_of
from rulesets.yugioh.match.spots import (
    BACK_SLOTS,
    MONSTER_SLOTS,
    PENDULUM_SLOTS,
    SET,
    SLOTS,
    Spot,
)
from rulesets.yugioh.match.state import Duel
from rulesets.yugioh.words import story


def view(s: Duel, seat: int) -> View:
    """Return the facts a seat may know: public ones, its own cards, what it was shown."""
    facts: dict[str, Json] = {
        "rules": s.rules.name,
        "turn": s.turn,
        "to move": s.seat,
        "phase": s.phase,
        "step": s.step,
        "part": s.battle.part if s.battle else "",
        "waits": s.waits,
        "result": list(s.result),
        "players": [_player(s, side, seat) for side in (0, 1)],
        "chain": [_link(s, card, controller) for card, controller in _links(s)],
        "log": [line for line in (story.tell(entry, seat) for entry in s.log) if line],
        "summoning": [s.table.faces[c].name for c in s.pending],
        "normal summons": s.normal_summons,
    }
    return View(seat, facts)


def _links(s: Duel) -> list[tuple[int, int]]:
    return [(link.card, link.controller) for link in s.chain]


def _link(s: Duel, card: int, controller: int) -> Json:
    return {"name": s.table.faces[card].name, "player": controller}


def _player(s: Duel, side: int, seat: int) -> Json:
    names = [face.name for face in s.table.faces]
    facts: dict[str, Json] = {
        "lp": s.lp[side],
        "deck": len(s.decks[side]),
        "hand": len(s.hands[side]),
        "extra": len(s.extras[side]),
        "face-up extra": [names[c] for c in s.extras[side] if c in s.face_up_extra],
        "grave": [names[c] for c in s.graves[side]],
        "banished": [
            "a face-down card" if c in s.face_down_banished else names[c] for c in s.banished[side]
        ],
        "monsters": [_card(s, slot, seat) for slot in MONSTER_SLOTS[side]],
        "spells": [_card(s, slot, seat) for slot in BACK_SLOTS[side]],
    }
    if side == seat:
        facts["cards"] = [names[c] for c in s.hands[side]]
        facts["extra cards"] = sorted(names[c] for c in s.extras[side])
    return facts


def _card(s: Duel, slot: int, seat: int) -> Json:
    spot = s.spots[slot]
    if spot is None:
        return None
    mine = slot // SLOTS == seat
    if spot.position == SET and not mine and not spot.seen:
        return {"name": "", "position": SET}
    facts: dict[str, Json] = {
        "name": names_of(s, spot.card)[0],
        "position": spot.position,
        "new": spot.since == s.turn,
    }
    if slot in MONSTER_SLOTS[0] or slot in MONSTER_SLOTS[1]:
        facts |= _monster(s, spot)
    elif slot in PENDULUM_SLOTS[0] or slot in PENDULUM_SLOTS[1]:
        facts["scale"] = scale_of(s, spot.card)
    if spot.counters:
        facts["counters"] = dict(spot.counters)
    if spot.holder >= 0:
        facts["on"] = s.table.faces[spot.holder].name
    return facts


def _monster(s: Duel, spot: Spot) -> dict[str, Json]:
    card = spot.card
    facts: dict[str, Json] = {"atk": atk_of(s, card), "def": def_of(s, card)}
    facts["rank" if rank_of(s, card) else "level"] = rank_of(s, card) or level_of(s, card)
    if spot.materials:
        facts["materials"] = [s.table.faces[m].name for m in spot.materials]
    if spot.attacks:
        facts["attacked"] = True
    return facts
