"""Why an action before the attack is not allowed, in words and with its statement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.api import Action, Json, Refusal
from rulesets.ptcg.effects import allowed, modifiers, spots
from rulesets.ptcg.effects.attacks import attacks_again, attacks_of
from rulesets.ptcg.eras import ASLEEP
from rulesets.ptcg.play.menu import actions, other_half, unions

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

_USES = ("power", "use", "stadium", "offer", "lent", "away")
FIRST_TURN_TRAINERS = "who goes first plays no Trainer on the first turn"
_SHAPES = {
    "bench": 2,
    "evolve": 3,
    "attach": 3,
    "play": 2,
    "power": 4,
    "use": 3,
    "stadium": 2,
    "offer": 2,
    "lent": 4,
    "away": 4,
    "legend": 3,
}


def refuse(s: Match, a: Action) -> Refusal | None:
    """Return why the player whose turn it is may not do this, or None."""
    if a == ("end",):
        return None
    kind = a[0] if a and isinstance(a[0], str) else ""
    if kind != "attack" and attacks_again(s) is not None:
        return _cite(s, "attack", "cannot do that: attack again or end the turn")
    if kind in _FROM_HAND and len(a) == _SHAPES[kind]:
        return _FROM_HAND[kind](s, a)
    if kind == "turn up" and len(a) == 2:
        return _turn_up(s, a)
    if kind == "union" and len(a) == 2:
        return _union(s, a)
    if kind == "retreat" and len(a) in (2, 3):
        return _retreat(s, a)
    if kind == "attack" and len(a) in (2, 4):
        return _attack(s, a)
    if kind in _USES and len(a) == _SHAPES[kind]:
        return _use(s, a)
    return Refusal(f"{a!r} is no action of a turn", s.rules.cites["turn"])


def _cite(s: Match, topic: str, reason: str) -> Refusal:
    return Refusal(reason, s.rules.cites[topic])


def _card(s: Match, verb: str, card: Json) -> Refusal | None:
    if card in s.hands[s.seat]:
        return None
    return _cite(s, "turn", f"cannot {verb}: the card is not in hand")


def _own_spot(s: Match, pos: Json) -> bool:
    return pos in s.spots(s.seat)


def _bench(s: Match, a: Action) -> Refusal | None:
    missing = _card(s, "bench it", a[1])
    if missing:
        return missing
    face = s.table.faces[a[1]]
    topic = allowed.bench_bar(s, face)
    if topic is None:
        return None
    what = {
        "bench kind": "it is not a Basic Pokémon",
        "bench restored": "a Restored Pokémon comes into play only by its Item",
        "bench full": f"the Bench holds {len(s.bench_spots(s.seat))} Pokémon",
        "trainer first turn": FIRST_TURN_TRAINERS,
        "effect": "an effect forbids it",
    }[topic]
    return _cite(s, topic, f"cannot bench {face.name}: {what}")


def _evolve(s: Match, a: Action) -> Refusal | None:
    missing = _card(s, "evolve", a[1])
    if missing:
        return missing
    face = s.table.faces[a[1]]
    if not _own_spot(s, a[2]):
        return _cite(s, "evolve name", f"cannot play {face.name}: there is no Pokémon of yours")
    topic = allowed.evolve_bar(s, face, a[2])
    if topic is None:
        return None
    name = s.name(a[2])
    what = {
        "evolve name": f"{face.name} does not evolve from {name}",
        "evolve first turn": "it is your first turn",
        "evolve new": f"{name} came into play this turn",
        "evolve again": f"{name} evolved this turn",
        "effect": "an effect forbids it",
    }[topic]
    return _cite(s, topic, f"cannot evolve {name}: {what}")


def _attach(s: Match, a: Action) -> Refusal | None:
    missing = _card(s, "attach it", a[1])
    if missing:
        return missing
    face = s.table.faces[a[1]]
    if face.is_for_foes and a[2] not in s.spots(1 - s.seat):
        what = "pick one of the opponent's Pokémon in play"
        return _cite(s, "attach", f"cannot attach {face.name}: {what}")
    if not face.is_for_foes and not _own_spot(s, a[2]):
        return _cite(s, "attach", f"cannot attach {face.name}: pick one of your Pokémon in play")
    if not (face.gives_energy or face.is_tool or face.is_machine):
        return _cite(s, "attach", f"cannot attach {face.name}: it is no Energy card or Tool")
    topic = allowed.attaching_bar(s, face) or allowed.attach_bar(s, a[1], face, a[2])
    if topic is None:
        return None
    limit = s.rules.attachments_per_turn
    what = {
        "attach limit": f"the limit is {limit} Energy card a turn",
        "tool limit": f"{s.name(a[2])} has a Pokémon Tool",
        "trainer first turn": FIRST_TURN_TRAINERS,
        "effect": f"{s.name(a[2])} cannot have it",
    }[topic]
    return _cite(s, topic, f"cannot attach {face.name}: {what}")


def _play(s: Match, a: Action) -> Refusal | None:
    missing = _card(s, "play it", a[1])
    if missing:
        return missing
    face = s.table.faces[a[1]]
    if not face.is_trainer:
        return _cite(s, "trainer", f"cannot play {face.name}: it is no Trainer card")
    topic = allowed.play_bar(s, a[1], face)
    if topic is None:
        return None
    what = {
        "supporter limit": f"the limit is {s.rules.supporters.per_turn} Supporter a turn",
        "supporter first turn": "the first player plays no Supporter on the first turn",
        "trainer first turn": FIRST_TURN_TRAINERS,
        "stadium limit": f"the limit is {s.rules.stadiums_per_turn} Stadium a turn",
        "stadium same": "a Stadium of that name is in play",
        "trainer": "there are no instructions for it",
        "useless": "all can see that it would do nothing",
        "effect": "what it needs is not there, or an effect forbids it",
    }[topic]
    return _cite(s, topic, f"cannot play {face.name}: {what}")


def _legend(s: Match, a: Action) -> Refusal | None:
    missing = _card(s, "play it", a[1])
    if missing:
        return missing
    face = s.table.faces[a[1]]
    if face.is_legend and other_half(s, a[1]) == a[2]:
        topic = None if spots.has_room(s, s.seat) else "bench full"
    else:
        topic = "bench kind"
    if topic is None:
        return None
    return _cite(s, topic, f"cannot play {face.name}: both halves and a free spot are needed")


def _turn_up(s: Match, a: Action) -> Refusal | None:
    if _own_spot(s, a[1]) and s.under[a[1]]:
        return None
    return _cite(s, "face down", "cannot turn that up: pick a face-down card of yours in play")


def _union(s: Match, a: Action) -> Refusal | None:
    if any(pieces[0] == a[1] for pieces in unions(s)):
        return None
    needed = "four different pieces in the discard pile and a free spot are needed, once a game"
    return _cite(s, "union", f"cannot put that together: {needed}")


_FROM_HAND = {
    "bench": _bench,
    "evolve": _evolve,
    "attach": _attach,
    "play": _play,
    "legend": _legend,
}


def _retreat(s: Match, a: Action) -> Refusal | None:
    active = s.active_spots(s.seat)
    pos = active[0] if len(a) == 2 else a[2]
    if pos not in active:
        return _cite(s, "retreat bench", "cannot retreat: only an Active Pokémon retreats")
    name = s.name(pos)
    bench = s.bench_spots(s.seat)
    topic = allowed.retreat_bar(s, pos, bench)
    if topic is None:
        if a[1] in bench:
            return None
        return _cite(s, "retreat bench", "cannot retreat: choose a Benched Pokémon")
    state = "Asleep" if ASLEEP in s.conditions[pos] else "Paralyzed"
    cost = modifiers.retreat_cost(s, pos)
    units = len(modifiers.units_on(s, pos))
    what = {
        "retreat bench": "there is no Benched Pokémon",
        "retreat limit": f"the limit is {s.rules.retreats_per_turn} a turn",
        "retreat condition": f"{name} is {state}",
        "retreat failed": f"{name} failed to retreat this turn",
        "face down": "it lies face down: turn it up first",
        "retreat energy": f"{name} needs {cost} Energy and has {units}",
        "effect": f"an effect holds {name}",
    }[topic]
    return _cite(s, topic, f"cannot retreat: {what}")


def _attack(s: Match, a: Action) -> Refusal | None:
    active = s.active_spots(s.seat)
    pos = active[0] if len(a) == 2 else a[2]
    if pos not in active:
        return _cite(s, "attack", "cannot attack: only an Active Pokémon attacks")
    attacks = attacks_of(s, pos)
    name = s.name(pos)
    if not isinstance(a[1], int) or not 0 <= a[1] < len(attacks):
        return _cite(s, "attack", f"cannot attack: {name} has {len(attacks)} attacks")
    if len(a) == 4 and a[3] not in s.active_spots(1 - s.seat):
        return _cite(s, "attack", "cannot attack: choose one of the opponent's Active Pokémon")
    attack = attacks[a[1]]
    topic = allowed.attack_bar(s, pos, attack)
    if topic is None:
        return None
    units = "".join(modifiers.units_on(s, pos)) or "none"
    what = {
        "attack asleep": f"{name} is Asleep",
        "attack paralyzed": f"{name} is Paralyzed",
        "once a game": f"an attack of the kind {attack.script.once} was used this game",
        "attack first turn": "who goes first does not attack on the first turn",
        "attack energy": f"{attack.name} costs {attack.cost} and {name} has {units}",
        "effect": f"{attack.name} cannot be used now",
    }[topic]
    return _cite(s, topic, f"cannot attack: {what}")


def _use(s: Match, a: Action) -> Refusal | None:
    if a in _offered(s):
        return None
    if a[0] == "power" and _own_spot(s, a[1]):
        powers = s.face_at(a[1]).powers
        if a[2] in range(len(powers)) and a[3] in range(len(powers[a[2]].uses)):
            power = powers[a[2]]
            use, bit = power.uses[a[3]], spots.power_bit(a[2], a[3])
            topic = allowed.use_bar(s, a[1], power.kind, power.name, use, bit) or "power"
            what = {
                "power condition": f"{s.name(a[1])} is {' and '.join(s.conditions[a[1]])}",
                "power": "it was used this turn",
                "effect": "what it needs is not there, or an effect stops it",
                "useless": "all can see that it would do nothing",
            }[topic]
            return _cite(s, topic, f"cannot use {power.name}: {what}")
    return _cite(s, "power", "cannot use that: nothing there offers it now")


def _offered(s: Match) -> list[Action]:
    return [a for a in actions(s) if a[0] in _USES]
