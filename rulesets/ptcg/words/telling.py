"""Actions and log entries in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.api import Action, Json
from rulesets.engine.asking import May, OneOf
from rulesets.engine.lasting import Use
from rulesets.engine.modifiers import Modifier
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.attacks import attacks_of, printed_attacks
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.match.terms import Op


def _card(s: Match, card: int) -> str:
    """Return a card's name; of a Pokémon in play the name of its top card."""
    pos = s.spot(card)
    return s.name(pos) if pos >= 0 else s.table.faces[card].name


def _place(s: Match, pos: int) -> str:
    where = "Active" if s.is_active(pos) else f"Bench {pos % s.slots - s.rules.actives + 1}"
    return f"{s.name(pos)} ({where})"


def describe(s: Match, a: Action) -> str:
    """Return an action in words."""
    kind = a[0]
    if kind in _SIMPLE:
        told: str = _SIMPLE[kind](s, a)
        return told
    if kind in ("yes", "no", "option"):
        return _choice(s, a)
    if kind == "pick":
        return f"Pick {_picked(s, a[1])}"
    return " ".join(str(part) for part in a)


def heard(s: Match, a: Action, seat: int) -> str:
    """Return what another seat hears of an action: cards that it cannot see are not named."""
    if seat == s.waits:
        return describe(s, a)
    if not s.revealed and a[0] in _FACE_DOWN:
        return _FACE_DOWN[a[0]]
    if a[0] == "pick" and (place := _unseen_place(s, a[1], seat)):
        return f"Pick a card of the {place}"
    return describe(s, a)


def _unseen_place(s: Match, card: int, seat: int) -> str:
    """Return where a card lies that a seat cannot see, or "" where it can."""
    for side in (0, 1):
        if card in s.decks[side]:
            return "deck"
        if card in s.prizes[side] and card not in s.face_up:
            return "Prizes"
        if card in s.hands[side] and side != seat:
            return "hand"
    return ""


def _picked(s: Match, card: int) -> str:
    pos = s.spot(card)
    if pos >= 0:
        return _place(s, pos)
    name = s.table.faces[card].name
    for pos in range(2 * s.slots):
        if card in s.energies[pos] or card in s.tools[pos]:
            return f"{name} on {_place(s, pos)}"
    return name


def _attack(s: Match, a: Action) -> str:
    pos = s.active_spots(s.seat)[0] if len(a) == 2 else a[2]
    attack = attacks_of(s, pos)[a[1]]
    damage = f" {attack.damage}" if attack.damage else ""
    at = f" at {s.name(a[3])}" if len(a) == 4 else ""
    who = f"{s.name(pos)}: " if len(a) == 4 else ""
    return f"{who}Attack with {attack.name} [{attack.cost}]{damage}{at}"


def _power(s: Match, a: Action) -> str:
    power = s.face_at(a[1]).powers[a[2]]
    return f"Use {power.name} of {_place(s, a[1])}"


def _choice(s: Match, a: Action) -> str:
    op = _waiting(s)
    if isinstance(op, May):
        return f"{a[0].capitalize()}: {op.label}" if op.label else a[0].capitalize()
    if isinstance(op, OneOf):
        from rulesets.ptcg.words import render_program  # only where someone reads

        return op.labels[a[1]] if op.labels else render_program(op.options[a[1]])
    return " ".join(str(part) for part in a).capitalize()


def first_step(s: Match, a: Action) -> str:
    """Return what is chosen before its target: which card, then where to."""
    words = {"attach": "Attach {}", "evolve": "Evolve into {}", "retreat": "Retreat"}
    name = _card(s, a[1]) if a[0] in ("attach", "evolve") else ""
    return words.get(a[0], "").format(name)


def _waiting(s: Match) -> Op:
    f = s.stack[-1]
    return f.program[f.pc - 1]


_SIMPLE: dict[str, Any] = {
    "bench": lambda s, a: f"Bench {_card(s, a[1])}",
    "active": lambda s, a: f"Lay {_card(s, a[1])} as the Active Pokémon",
    "evolve": lambda s, a: f"Evolve {_place(s, a[2])} into {_card(s, a[1])}",
    "attach": lambda s, a: f"Attach {_card(s, a[1])} to {_place(s, a[2])}",
    "play": lambda s, a: f"Play {_card(s, a[1])}",
    "legend": lambda s, a: f"Play {_card(s, a[1])}",
    "union": lambda s, a: f"Put {_card(s, a[1])} together",
    "retreat": lambda s, a: f"Retreat; {s.name(a[1])} becomes Active",
    "turn up": lambda s, a: f"Turn up {_place(s, a[1])}",
    "promote": lambda s, a: f"Make {s.name(a[1])} Active",
    "discard": lambda s, a: f"Discard {s.name(a[1])} from the Bench",
    "attack": _attack,
    "power": _power,
    "use": lambda s, a: f"Use {_place(s, a[1])}",
    "away": lambda s, a: f"Use {s.table.faces[a[1]].powers[a[2]].name} of {_card(s, a[1])}",
    "lent": lambda s, a: f"Use {_card(s, a[2])} of {_place(s, a[1])}",
    "stadium": lambda s, a: f"Use {_card(s, s.stadium[0])}",
    "offer": lambda s, a: f"Use {_card(s, s.player_marks[s.seat][a[1]].card)}",
    "end": lambda s, a: "End the turn",
    "done": lambda s, a: "Done",
    "draw": lambda s, a: f"Draw {a[1]} extra card{'' if a[1] == 1 else 's'}",
    "go": lambda s, a: "Go first" if a[1] == 1 else "Go second",
    "coin": lambda s, a: "Heads" if a[1] else "Tails",
    "shuffle": lambda s, a: "Shuffle",
    "copy": lambda s, a: f"Use {_copied(s, a)}",
    "word": lambda s, a: str(a[1]),
    "number": lambda s, a: str(a[1]),
    "tool": lambda s, a: f"Use {_picked(s, a[1])} now".replace(" on ", " of "),
    "next": lambda s, a: f"{_card(s, a[1])} first",
    "prize": lambda s, a: (
        "Take a face-down Prize" if a[1] < 0 else f"Take {_card(s, a[1])}, a Prize that lies open"
    ),
    "wait": lambda s, a: "Wait with it",
    "toss for": lambda s, a: f"Toss for {_card(s, a[1])} first",
}


def _copied(s: Match, a: Action) -> str:
    return f"{printed_attacks(s, a[1])[a[2]].name} of {_card(s, a[1])}"


_FACE_DOWN = {
    "active": "Lay a Pokémon face down as the Active Pokémon",
    "bench": "Lay a Pokémon face down on the Bench",
}
_TOLD: dict[str, str] = {
    "first": "Player {0} goes first",
    "bonus": "Player {0} draws {1} extra",
    "turn": "Turn {0}: player {1}",
    "no cards": "Player {0} cannot draw",
    "prize": "Player {0} takes {1} Prize",
    "win": "Player {0} wins",
    "sudden death": "Sudden Death",
}
_ACTED: dict[str, str] = {
    "bench": "{0} comes to the Bench",
    "evolve": "{0} evolves into {1}",
    "attach": "{0} is attached to {1}",
    "play": "{0} is played",
    "power": "{0} uses {1}",
    "stadium": "{0} is used",
    "attack": "{0} attacks with {1}",
    "damage": "{0} does {2} damage to {1}",
    "hurts itself": "{0} hurts itself for {1}",
    "condition": "{0} is now {1}",
    "wakes": "{0} wakes up",
    "poison": "Poison: {1} on {0}",
    "burn": "Burn: {1} on {0}",
    "switch": "{0} comes in for {1}",
    "promote": "{0} becomes Active",
    "leaves": "{0} is discarded from the Bench",
    "knock out": "{0} is Knocked Out",
    "turned up": "{0} is turned up",
}
_CARDS = {"evolve": 2, "attach": 2, "damage": 2, "switch": 2}
_SEATS = ("first", "bonus", "no cards", "prize", "win")


def tell(
    s: Match, entry: tuple[Json, ...], seat: int, call: Callable[[int], str] | None = None
) -> str:
    """Return a log entry in words, or "" where the seat may not know it.

    `call` says what a Pokémon is called, where its name alone is not enough.
    """
    kind: str = entry[0]
    rest = list(entry[1:])
    if kind == "coin":
        return "Heads" if rest[0] else "Tails"
    if kind in ("see", "show"):
        if kind == "see" and rest[0] != seat:
            return ""
        names = ", ".join(s.table.faces[c].name for c in rest[1])
        return f"Shown: {names}" if kind == "show" else f"Seen: {names}"
    if kind in _TOLD:
        if kind in _SEATS:
            rest[0] += 1
        elif kind == "turn":
            rest[1] += 1
        return _TOLD[kind].format(*rest)
    if kind in _ACTED:
        for i in range(_CARDS.get(kind, 1)):
            name = call(rest[i]) if call else s.table.faces[rest[i]].name
            rest[i] = name if rest[i] >= 0 else "nothing"
        return _ACTED[kind].format(*rest)
    return kind


def effect(m: Modifier | Trigger | Use) -> str:
    """Return a lasting effect in words."""
    if isinstance(m, Trigger):
        return f"when {m.event}"
    if isinstance(m, Use):
        return m.label or "an offer"
    amount = f" {m.amount:+}" if isinstance(m.amount, int) and m.amount else ""
    return f"{m.point}{amount}" + (f" {m.value}" if m.value else "")
