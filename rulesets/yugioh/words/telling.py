"""Actions and log entries in words."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.api import Action
from rulesets.engine.asking import May, OneOf
from rulesets.engine.game import waiting
from rulesets.yugioh.match.derived import atk_of, def_of
from rulesets.yugioh.match.spots import (
    ALL_SLOTS,
    ATTACK,
    DECK,
    EXTRA,
    FIELD_SLOT,
    HAND,
    MATERIAL,
    SET,
    SLOTS,
    ZONE,
)
from rulesets.yugioh.match.state import Duel

POSITIONS = {
    "attack": "Attack Position",
    "defense": "Defense Position",
    "set": "face-down Defense Position",
    "up": "face up",
}
_PHASES = {"battle": "the Battle Phase", "main 2": "Main Phase 2", "end": "the End Phase"}


def sees(s: Duel, card: int, seat: int) -> bool:
    """Tell whether a seat can see which card it is (YGO-264, YGO-325)."""
    place = s.place[card]
    owner = s.table.owner[card]
    if card in s.pending or any(link.card == card for link in s.chain):
        return True
    if place < ALL_SLOTS:
        spot = s.spots[place]
        assert spot is not None
        return spot.position != SET or spot.seen or place // SLOTS == seat
    if place == HAND:
        return owner == seat
    if place == EXTRA:
        return owner == seat or card in s.face_up_extra
    if place == DECK:
        return False
    return card not in s.face_down_banished or owner == seat


def place_name(s: Duel, card: int) -> str:
    """Return where an unseen card lies, in words."""
    place = s.place[card]
    if place < ALL_SLOTS:
        i = place % SLOTS
        if place in FIELD_SLOT:
            return "face-down Field Spell"
        what = "monster" if i < ZONE else "card"
        return f"face-down {what} (zone {i % ZONE + 1})"
    zones = {HAND: "card of the hand", DECK: "card of the Deck", EXTRA: "card of the Extra Deck"}
    return zones.get(place, "face-down card")


def card_name(s: Duel, card: int, seat: int) -> str:
    """Return a card's name as a seat may call it; monsters of one name are told by their zones."""
    if not sees(s, card, seat) and not _looking(s, card, seat):
        return place_name(s, card)
    name = s.table.faces[card].name
    place = s.place[card]
    if place < ALL_SLOTS:
        shown = [x.card for x in s.spots if x is not None and sees(s, x.card, seat)]
        if sum(s.table.faces[c].name == name for c in shown) > 1:
            return f"{name} (zone {place % SLOTS % ZONE + 1})"
    return name


def _looking(s: Duel, card: int, seat: int) -> bool:
    """Tell whether a seat looks at a card because it picks from where it lies."""
    return s.waits == seat and s.place[card] in (DECK, HAND, EXTRA, MATERIAL)


def describe(s: Duel, a: Action) -> str:
    """Return an action in words, as the seat that takes it knows it."""
    return _said(s, a, s.waits)


def heard(s: Duel, a: Action, seat: int) -> str:
    """Return what another seat hears of an action: cards that it cannot see are not named."""
    if seat == s.waits:
        return describe(s, a)
    if a[0] == "set":
        return _heard_set(s, a, seat)
    if a[0] == "pick" and not sees(s, a[1], seat):
        return "Pick a card" if _from_several(s) else f"Pick a {place_name(s, a[1])}"
    return _said(s, a, seat)


def _from_several(s: Duel) -> bool:
    """Tell whether the picks lie in several hidden zones: from which one is seen when it moves."""
    op, f = waiting(s)
    picks = [a[1] for a in op.offers(s, f) if a[0] == "pick"]
    return len({s.place[card] for card in picks if s.place[card] >= ALL_SLOTS}) > 1


def _heard_set(s: Duel, a: Action, seat: int) -> str:
    face = s.table.faces[a[1]]
    if face.is_monster:
        return f"Set a monster{_using(s, a[2:], seat, 'Tributing')}"
    return "Set a Field Spell" if face.icon == "Field" else "Set a card"


def _said(s: Duel, a: Action, seat: int) -> str:
    kind = a[0]
    if kind in _SIMPLE:
        return _SIMPLE[kind](s, a, seat)
    if kind in ("yes", "no", "option"):
        return _choice(s, a)
    return " ".join(str(part) for part in a)


def _using(s: Duel, cards: tuple[int, ...], seat: int, verb: str) -> str:
    names = " and ".join(card_name(s, c, seat) for c in cards)
    return f", {verb} {names}" if names else ""


def _normal(s: Duel, a: Action, seat: int) -> str:
    name = s.table.faces[a[1]].name
    verb = "Tribute Summon" if len(a) > 2 else "Normal Summon"
    return f"{verb} {name}{_using(s, a[2:], seat, 'Tributing')}"


def _set(s: Duel, a: Action, seat: int) -> str:
    return f"Set {s.table.faces[a[1]].name}{_using(s, a[2:], seat, 'Tributing')}"


def _extra(s: Duel, a: Action, seat: int) -> str:
    words = {"synchro": "Synchro Summon", "xyz": "Xyz Summon"}
    word = words.get(a[0], "Special Summon")
    return f"{word} {s.table.faces[a[1]].name}{_using(s, a[2:], seat, 'using')}"


def _position(s: Duel, a: Action, seat: int) -> str:
    spot = s.spot(a[1])
    to = "defense" if spot is not None and spot.position == ATTACK else "attack"
    return f"Turn {card_name(s, a[1], seat)} to {POSITIONS[to]}"


def _attack(s: Duel, a: Action, seat: int) -> str:
    name = f"{card_name(s, a[1], seat)} ({atk_of(s, a[1])})"
    if a[2] < 0:
        return f"Attack directly with {name}"
    spot = s.spot(a[2])
    target = card_name(s, a[2], seat)
    if spot is not None and sees(s, a[2], seat):
        attacked = spot.position == ATTACK
        target += f" ({atk_of(s, a[2])})" if attacked else f" (DEF {def_of(s, a[2])})"
    return f"Attack {target} with {name}"


def first_step(s: Duel, a: Action, seat: int) -> str:
    """Return what is chosen before its target: who attacks, or which monster is summoned."""
    if a[0] == "attack":
        return f"Attack with {card_name(s, a[1], seat)} ({atk_of(s, a[1])})"
    verb = {"summon": "Tributing", "set": "Tributing", "synchro": "using", "xyz": "using"}
    if a[0] in verb:
        return _said(s, a, seat).removesuffix(_using(s, a[2:], seat, verb[a[0]]))
    return ""


def _activate(s: Duel, a: Action, seat: int) -> str:
    face = s.table.faces[a[1]]
    effects = face.effects
    own = len(a) > 2 and 0 <= a[2] < len(effects) and effects[a[2]].kind == "card"
    # A Spell or Trap is laid open to activate it, so everybody learns which one it is.
    name = face.name if own else card_name(s, a[1], seat)
    if len(effects) < 2 or own:
        return f"Activate {name}"
    return f"Activate effect {a[2] + 1} of {name}"


def _choice(s: Duel, a: Action) -> str:
    op, _ = waiting(s)
    if isinstance(op, May):
        return f"{a[0].capitalize()}: {op.label}" if op.label else a[0].capitalize()
    if isinstance(op, OneOf) and op.labels:
        return op.labels[a[1]]
    return " ".join(str(part) for part in a).capitalize()


_SIMPLE: dict[str, Callable[[Duel, Action, int], str]] = {
    "go": lambda s, a, seat: f"Go {a[1]}",
    "coin": lambda s, a, seat: "Heads" if a[1] else "Tails",
    "shuffle": lambda s, a, seat: "Shuffle",
    "roll": lambda s, a, seat: f"Roll {a[1]}",
    "summon": _normal,
    "set": _set,
    "flip": lambda s, a, seat: f"Flip Summon {card_name(s, a[1], seat)}",
    "position": _position,
    "synchro": _extra,
    "xyz": _extra,
    "contact": _extra,
    "again": lambda s, a, seat: f"Normal Summon {card_name(s, a[1], seat)} again",
    "special": lambda s, a, seat: f"Special Summon {s.table.faces[a[1]].name}",
    "pendulum": lambda s, a, seat: "Pendulum Summon",
    "activate": _activate,
    "attack": _attack,
    "stop": lambda s, a, seat: "Stop the attack",
    "phase": lambda s, a, seat: f"Go to {_PHASES.get(a[1], a[1])}",
    "as": lambda s, a, seat: POSITIONS[a[1]].capitalize(),
    "pick": lambda s, a, seat: f"Pick {card_name(s, a[1], seat)}",
    "discard": lambda s, a, seat: f"Discard {s.table.faces[a[1]].name}",
    "done": lambda s, a, seat: "Done",
    "pass": lambda s, a, seat: "Pass",
    "word": lambda s, a, seat: str(a[1]),
    "number": lambda s, a, seat: str(a[1]),
}
