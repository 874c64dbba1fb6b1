"""Continuous effects and events in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.engine.select import Self
from rulesets.engine.values import Minus, Reg, Times
from rulesets.ptcg.effects.terms.history import TurnOf
from rulesets.ptcg.words.nouns import condition, is_one, joined, number, symbols, which

PLAYERS = {"you": "you", "opponent": "the opponent", "both": "both players"}
Text = Callable[[Any], str]


def _more(m: Any, what: str = "") -> str:
    """Return an amount as so much more or less of something."""
    if isinstance(m.amount, int) and m.amount < 0:
        return f"{-m.amount}{what} less"
    if isinstance(m.amount, Times) and m.amount.left == -1:
        return f"{number(m.amount.right)}{what} less"
    return f"{number(m.amount)}{what} more"


def _deals(m: Any, when: str = "") -> str:
    to = f" to {which(m.against)}" if m.against is not None else ""
    return f"its attacks do {_more(m)} damage{to}{when}"


def _attacks(m: Any) -> str:
    return "attacks" if m.against is None else f"attacks of {which(m.against).removeprefix('all ')}"


def _to_attacks(m: Any) -> str:
    return f" to {_attacks(m)}" if m.against is not None else ""


def _at_most(m: Any) -> str:
    """Return words for damage that is lessened to a figure, and nothing for other changes."""
    n = m.amount
    if not isinstance(n, Times) or n.left != -1 or not isinstance(n.right, Minus):
        return ""
    if n.right.left != Reg("damage"):
        return ""
    return f"{_attacks(m)} do {number(n.right.right)} damage to it{_AFTER}"


def _signed(m: Any) -> str:
    return f"{m.amount:+d}" if isinstance(m.amount, int) else f"+({number(m.amount)})"


def _words(m: Any) -> str:
    return joined(tuple(m.value.split("|")))


_KINDS = {"Poké-Power": "Poké-Powers", "Poké-Body": "Poké-Bodies", "Ability": "Abilities"}


def _powers(m: Any) -> str:
    kinds = tuple(_KINDS.get(kind, kind) for kind in m.value.split("|") if kind)
    return joined(kinds, "and") or "powers"


_BEFORE, _AFTER = " before Weakness and Resistance", " after Weakness and Resistance"
_POINTS: dict[str, Text] = {
    "damage dealt": _deals,
    "damage dealt before": lambda m: _deals(m, _BEFORE),
    "damage dealt after": lambda m: _deals(m, _AFTER),
    "damage taken before": lambda m: f"{_attacks(m)} do {_more(m)} damage to it{_BEFORE}",
    "damage taken": lambda m: _at_most(m) or f"{_attacks(m)} do {_more(m)} damage to it{_AFTER}",
    "prevent damage": lambda m: f"{_attacks(m)} do no damage to it",
    "prevent effects": lambda m: f"effects of {_attacks(m)} other than damage do not reach it",
    "prevent all": lambda m: f"{_attacks(m)} neither damage nor affect it",
    "hp": lambda m: f"{_signed(m)} HP",
    "retreat": lambda m: f"its Retreat Cost is {_more(m)}",
    "free retreat": lambda m: "it has no Retreat Cost",
    "attack cost": lambda m: f"its attacks cost {_more(m, ' {C}')}",
    "type": lambda m: f"its type is {symbols(m.value, 'and')}",
    "weakness": lambda m: f"its Weakness is to {symbols(m.value)}",
    "resistance": lambda m: f"it also has a Resistance to {symbols(m.value)}",
    "no weakness": lambda m: f"it has no Weakness{_to_attacks(m)}",
    "no resistance": lambda m: f"it has no Resistance{_to_attacks(m)}",
    "energy": lambda m: f"all Energy on it gives {symbols(m.value)}",
    "cannot attack": lambda m: f"it cannot use {_words(m)}" if m.value else "it cannot attack",
    "flip to attack": lambda m: "it flips a coin to attack; tails: the attack does nothing",
    "cannot retreat": lambda m: "it cannot retreat",
    "cannot evolve": lambda m: "it cannot evolve",
    "cannot attach": lambda m: "no Energy can be attached to it",
    "cannot attach from hand": lambda m: (
        f"no {symbols(m.value)} Energy can be attached to it from the hand".replace("  ", " ")
    ),
    "cannot be affected": lambda m: f"it cannot be {_words(m) or 'under a Special Condition'}",
    "powers off": lambda m: f"its {_powers(m)} do not work",
    "prizes": lambda m: f"{_signed(m)} Prizes when it is Knocked Out",
    "knock out does not count": lambda m: "its Knock Out does not count",
    "poison": lambda m: f"Poison puts {_more(m)} damage counters on it",
    "sleep coins": lambda m: f"it flips {_more(m)} coins to wake up",
    "baby": lambda m: "while it is Active, attackers flip a coin first; tails: the turn ends",
    "evolves at once": lambda m: "it may evolve in the turn it came into play",
    "attacks of earlier stages": lambda m: "it may use the attacks of its earlier stages",
    "turn goes on": lambda m: "its evolving does not end the turn",
    "attacks of": lambda m: f"it also has the attacks of {which(m.of)}",
    "kind": lambda m: f"it counts as a {_words(m)} Pokémon",
    "falls to": lambda m: f"Knocked Out, its Pokémon cards go to the {_words(m)}",
    "falls off": lambda m: "this card is discarded",
    "retreat for card": lambda m: "this card is discarded in place of Energy when it retreats",
    "cannot play": lambda m: f"{PLAYERS[m.who]} cannot play {_words(m)} cards",
    "attachments": lambda m: f"{PLAYERS[m.who]} may attach {_more(m)} Energy a turn",
    "bench": lambda m: f"{PLAYERS[m.who]} may have {number(m.amount)} Benched Pokémon at most",
}


def modifier(m: Any) -> str:
    """Return a continuous effect in words."""
    said = _POINTS[m.point](m) if m.point in _POINTS else _plain(m)
    if m.coin:
        said += ", if a coin shows heads"
    return f"{said}, while {condition(m.when)}" if m.when is not None else said


def _plain(m: Any) -> str:
    return f"{m.point} {_words(m)}".rstrip()


_OF_PLAYERS = frozenset(("cannot play", "attachments", "bench"))


def standing(m: Any) -> str:
    """Return a continuous effect with the Pokémon it holds for."""
    words = modifier(m)
    if isinstance(m.on, Self) or m.point in _OF_PLAYERS:
        return words
    return f"for {which(m.on)}: {words}"


_EVENTS: dict[str, str] = {
    "benched": "{it} is played from the hand onto the Bench",
    "evolved": "{it} evolves by a card from the hand",
    "evolves": "{it} evolves",
    "attached": "an Energy card is attached to {it}",
    "attached from hand": "a card is attached from the hand to {it}",
    "damaged": "{it} is damaged by an attack of the opponent",
    "hurt": "an attack puts damage on {it}",
    "attacks": "an attack of {it} takes place",
    "retreats": "{it} retreats",
    "knocked out": "{it} is Knocked Out by an attack of the opponent",
    "knocked out by any attack": "{it} is Knocked Out by damage of an attack",
    "knocked out by a Pokémon": "{it} is Knocked Out by a Pokémon's attack or power",
    "knocked out anyhow": "{it} is Knocked Out",
    "would be knocked out by damage": "{it} would be Knocked Out by damage of an attack",
    "would be knocked out by attack": "{it} would be Knocked Out by an attack",
}
_TIMES = {
    "turn start": "at the start of {whose} turn",
    "turn end": "at the end of {whose} turn",
    "between turns": "between turns",
}
_WHOSE = {"you": "your", "opponent": "the opponent's", "both": "each"}


def events(names: tuple[str, ...], on: Any, when: Any) -> str:
    """Return when the program of a trigger begins; several events may begin the same."""
    if names[0] in _TIMES:
        whose, rest = "each", when
        if isinstance(when, TurnOf) and not when.first and names[0] != "between turns":
            whose, rest = _WHOSE[when.side], None
        said = _TIMES[names[0]].format(whose=whose)
        return f"{said}, if {condition(rest)}" if rest is not None else said
    it = which(on)
    if not is_one(on):
        it = f"one of the {it.removeprefix('all ')}" if it.startswith("all ") else f"one of {it}"
    said = joined(tuple(_EVENTS.get(n, f"{it}: {n}").format(it=it) for n in names))
    return f"when {said}" + (f", if {condition(when)}" if when is not None else "")
