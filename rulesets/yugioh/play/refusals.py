"""Why an action is not allowed, in words and with its statement."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rulesets.api import Action, Refusal
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.derived import level_of
from rulesets.yugioh.match.spots import EXTRA
from rulesets.yugioh.play import bars, menu
from rulesets.yugioh.play.ways import pendulum
from rulesets.yugioh.play.ways.procedures import procedure_bar

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

Teller: TypeAlias = "Callable[[Duel, Action], Refusal | None]"
_WORDS = {
    "normal kind": "it can only be Special Summoned",
    "card effect": "an effect forbids it",
    "one normal": "a monster was Normal Summoned or Set this turn",
    "normal level": "a monster of Level 4 or lower takes no Tribute",
    "one tribute": "a monster of Level 5 or 6 takes exactly 1 Tribute",
    "two tributes": "a monster of Level 7 or higher takes exactly 2 Tributes",
    "monster room": "all 5 Monster Zones are taken",
    "spell room": "all 5 Spell & Trap Zones are taken",
    "flip": "it is not a face-down monster",
    "flip set": "it was Set this turn",
    "position": "it is not a face-up monster",
    "position new": "it came to the field this turn",
    "position attacked": "it attacked this turn",
    "position again": "its position was changed this turn",
    "special": "its own conditions are not met",
    "cost": "its price cannot be paid",
    "name once": "that was done as often as its text allows",
    "attack": "it has attacked this turn",
    "attack position": "only a face-up monster in Attack Position attacks",
    "attack target": "it is not one of your monsters",
    "first battle": "the first turn of a duel has no Battle Phase",
}


def _told(s: Duel, topic: str, what: str) -> Refusal:
    return Refusal(f"{what}: {_WORDS.get(topic, 'it is not open now')}", s.cite(topic))


def refuse(s: Duel, a: Action) -> Refusal | None:
    """Return why the turn player may not do this in a Main Phase."""
    kind = a[0] if a and isinstance(a[0], str) else ""
    teller = _TELLERS.get(kind)
    if teller is None:
        return Refusal(f"{a!r} is no action of a Main Phase", s.cite("turn"))
    if kind not in ("phase", "pendulum") and not _is_card(s, a):
        return Refusal(f"cannot {kind}: name a card of the duel", s.cite("turn"))
    found = teller(s, a)
    # Copies of a card are offered once, so that a choice is one action.
    return found or Refusal("offered with another copy of the same card", s.cite("turn"))


def _is_card(s: Duel, a: Action) -> bool:
    cards = a[1:]
    return bool(cards) and all(type(c) is int and 0 <= c < len(s.table.faces) for c in cards)


def _normal(s: Duel, a: Action) -> Refusal | None:
    verb, card, tributes = a[0], a[1], a[2:]
    face = s.table.faces[card]
    word = "Normal Summon" if verb == "summon" else "Set"
    if card not in s.hands[s.seat]:
        return Refusal(f"cannot {word} that: it is not in your hand", s.cite("turn"))
    if verb == "set" and not face.is_monster:
        topic = bars.set_bar(s, card)
        return None if topic is None else _told(s, topic, f"cannot Set {face.name}")
    topic = bars.normal_bar(s, card, verb) or bars.tribute_bar(s, card, tributes)
    if topic is None:
        return None
    foreign = [c for c in tributes if c not in summons.tributable(s, s.seat)]
    if topic.endswith(("tribute", "tributes")) and foreign:
        return Refusal(f"cannot {word} {face.name}: Tribute your own monsters", s.cite("tribute"))
    if verb == "set" and topic in ("one tribute", "two tributes"):
        return Refusal(f"cannot Set {face.name}: {_WORDS[topic]}", s.cite("set tribute"))
    return _told(s, topic, f"cannot {word} {face.name}")


def _own_monster(s: Duel, card: int, verb: str) -> Refusal | None:
    if card in s.monsters(s.seat):
        return None
    return Refusal(f"cannot {verb} that: it is not one of your monsters", s.cite("position"))


def _turning(verb: str, told: str, bar: Callable[[Duel, int], str | None]) -> Teller:
    """Return the teller of something a player does with one of their monsters on the field."""

    def teller(s: Duel, a: Action) -> Refusal | None:
        missing = _own_monster(s, a[1], verb)
        topic = None if missing else bar(s, a[1])
        return missing if topic is None else _told(s, topic, told)

    return teller


def _extra(s: Duel, a: Action) -> Refusal | None:
    kind, card, chosen = a[0], a[1], a[2:]
    face = s.table.faces[card]
    word = "Synchro" if kind == "synchro" else "Xyz"
    if s.place[card] != EXTRA or s.table.owner[card] != s.seat or word not in face.kinds:
        return Refusal(
            f"cannot {word} Summon that: it is no {word} Monster of your Extra Deck", s.cite(kind)
        )
    allowed = (bars.synchro_sets if kind == "synchro" else bars.xyz_sets)(s, card)
    if any(set(found) == set(chosen) for found in allowed):
        return None
    name = face.name
    if kind == "xyz":
        return Refusal(f"cannot Xyz Summon {name}: these are not its Materials", s.cite("xyz"))
    total, wanted = sum(level_of(s, c) for c in chosen), level_of(s, card)
    if total != wanted:
        told = f"the Levels add up to {total}, not {wanted}"
        return Refusal(f"cannot Synchro Summon {name}: {told}", s.cite("synchro"))
    told = "it takes 1 Tuner and other face-up monsters as its line says"
    return Refusal(f"cannot Synchro Summon {name}: {told}", s.cite("synchro parts"))


def _contact(s: Duel, a: Action) -> Refusal | None:
    line = s.table.faces[a[1]].script.materials
    own = s.place[a[1]] == EXTRA and s.table.owner[a[1]] == s.seat
    if not own or line is None or not line.contact:
        return Refusal("that is not Summoned with monsters on the field alone", s.cite("fusion"))
    if any(set(found) == set(a[2:]) for found in bars.contact_sets(s, a[1])):
        return None
    name = s.table.faces[a[1]].name
    return Refusal(f"cannot Summon {name}: these are not its Materials", s.cite("fusion"))


def _special(s: Duel, a: Action) -> Refusal | None:
    face = s.table.faces[a[1]]
    procedures = face.script.procedures
    if len(a) != 3 or not 0 <= a[2] < len(procedures) or s.controller(a[1]) != s.seat:
        return Refusal(f"{face.name} has no such way of its own", s.cite("special"))
    topic = procedure_bar(s, a[1], a[2])
    return None if topic is None else _told(s, topic, f"cannot Special Summon {face.name}")


def _pendulum(s: Duel, a: Action) -> Refusal | None:
    if s.pendulums:
        return Refusal("only 1 Pendulum Summon a turn", s.cite("pendulum"))
    if pendulum.scales(s, s.seat) is None:
        return Refusal("both Pendulum Zones need a card", s.cite("pendulum"))
    if not pendulum.candidates(s, s.seat):
        return Refusal("no monster's Level lies between the Scales", s.cite("pendulum level"))
    return Refusal("all 5 Monster Zones are taken", s.cite("monster room"))


def _phase(s: Duel, a: Action) -> Refusal | None:
    if a[1:] == ("battle",) and s.phase == "main 1":
        topic = menu.battle_bar(s) or "first battle"
        return _told(s, topic, "cannot enter the Battle Phase")
    if a[1:] == ("main 2",):
        return Refusal("Main Phase 2 follows a Battle Phase", s.cite("main 2"))
    return Refusal("that phase does not come next", s.cite("phase"))


def _activation(s: Duel, a: Action) -> Refusal | None:
    if len(a) != 3:
        return Refusal("name a card and the number of its effect", s.cite("effect"))
    return s.answering.refuse(s, s.seat, a, opening=True)


_TELLERS: dict[str, Teller] = {
    "summon": _normal,
    "set": _normal,
    "flip": _turning("Flip Summon", "cannot Flip Summon it", bars.flip_bar),
    "position": _turning("turn", "cannot change its position", bars.position_bar),
    "synchro": _extra,
    "xyz": _extra,
    "contact": _contact,
    "again": _turning("Normal Summon", "cannot Normal Summon it again", bars.again_bar),
    "special": _special,
    "pendulum": _pendulum,
    "phase": _phase,
    "activate": _activation,
}


def refuse_battle(s: Duel, a: Action) -> Refusal | None:
    """Return why the turn player may not do this in the Battle Step."""
    kind = a[0] if a and isinstance(a[0], str) else ""
    if kind == "activate" and _is_card(s, a):
        return _activation(s, a)
    if kind == "phase":
        if a == ("phase", "main 2"):
            return Refusal("a monster that must attack can still attack", s.cite("card effect"))
        return Refusal("the Battle Phase is followed by Main Phase 2", s.cite("phase"))
    if kind != "attack" or len(a) != 3 or type(a[1]) is not int or type(a[2]) is not int:
        return Refusal(f"{a!r} is no action of the Battle Step", s.cite("attack target"))
    if not _is_card(s, a[:2]):
        return Refusal("cannot attack: name one of your monsters", s.cite("attack target"))
    topic = bars.attack_bar(s, a[1])
    if topic is not None:
        return _told(s, topic, "cannot attack")
    if a[2] == -1:
        return Refusal("cannot attack directly: the opponent has a monster", s.cite("direct"))
    return Refusal("cannot attack that: it is not open as a target", s.cite("attack target"))
