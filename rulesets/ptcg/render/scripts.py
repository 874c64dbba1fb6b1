"""Ops, attacks, powers and cards in words."""

from __future__ import annotations

from typing import Any

from rulesets.engine import ops as engine
from rulesets.engine.frames import Program
from rulesets.ptcg import ops
from rulesets.ptcg.render.nouns import (
    Words,
    condition,
    filter_words,
    joined,
    number,
    symbols,
    which,
)

_WHO = {"you": "you", "opponent": "the opponent", "luck": "chance", "both": "both players"}
_WHOSE = {"you": "your", "opponent": "the opponent's", "both": "both players'"}


def render_program(program: Program) -> str:
    """Return a program as sentences of ours."""
    return " ".join(f"{_first(_op(op))}." for op in program)


def _first(text: str) -> str:
    return text[:1].upper() + text[1:]


def _inner(program: Program) -> str:
    return "; ".join(_op(op) for op in program) or "nothing"


def _op(op: Any) -> str:
    return _OPS[type(op)](op)


def _if(op: Any) -> str:
    text = f"if {condition(op.condition)}: {_inner(op.then)}"
    return f"{text}; otherwise: {_inner(op.otherwise)}" if op.otherwise else text


def _pick(op: Any) -> str:
    every = "all" if op.at_least == -1 else "any number"
    count = every if op.count == 99 else number(op.count)
    upto = "up to " if op.at_least == 0 and op.count != 99 else ""
    differ = " of different types" if op.differ else ""
    return f"{_WHO[op.by]} pick {upto}{count}{differ} of {which(op.source)} as [{op.into}]"


def _coins(op: Any) -> str:
    if op.count == -1:
        return "flip coins until tails"
    return "flip a coin" if op.count == 1 else f"flip {number(op.count)} coins"


def _send(op: Any) -> str:
    where = {
        "deck": f"the {op.at} of the deck",
        "discard": "the discard pile",
        "lost": "the Lost Zone",
    }
    return f"put {which(op.cards)} into {where.get(op.to, f'the {op.to}')}"


def _heal(op: Any) -> str:
    if op.counters == ops.ALL:
        return f"remove all damage counters from {which(op.on)}"
    return f"remove {number(op.counters)} damage counters from {which(op.on)}"


def _may(op: Any) -> str:
    text = f"{_WHO[op.by]} may: {_inner(op.then)}"
    return f"{text}; if not: {_inner(op.otherwise)}" if op.otherwise else text


def _lasting(op: Any) -> str:
    on = f"{_WHO[op.players]}" if op.players else which(op.on)
    return f"{op.until}, on {on}: {joined(tuple(modifier(m) for m in op.modifiers), 'and')}"


def _repeat(op: Any) -> str:
    while_ = f" while {condition(op.while_)}" if op.while_ else ""
    return f"{number(op.count)} times{while_}: {_inner(op.program)}"


def _draw(op: Any) -> str:
    what = f"until there are {number(op.count)} in hand" if op.until else f"{number(op.count)}"
    return f"{_WHO[op.side]} draw {what}"


def _to(number_: Any) -> str:
    return "every" if number_ == ops.ALL else number(number_)


_OPS: dict[type, Words] = {
    engine.Put: lambda o: f"note {number(o.value)} as [{o.name}]",
    engine.If: _if,
    engine.Stop: lambda o: "stop",
    ops.SetDamage: lambda o: f"the attack's damage is {number(o.amount)}",
    ops.MoreDamage: lambda o: f"the attack does {number(o.amount)} more damage",
    ops.LessDamage: lambda o: f"the attack does {number(o.amount)} less damage",
    ops.Ignore: lambda o: f"its damage ignores {joined(o.what, 'and')}",
    ops.Damage: lambda o: f"do {number(o.amount)} damage to {which(o.to)}",
    ops.Aim: lambda o: f"the attack is aimed at {which(o.at)}",
    ops.Fail: lambda o: "the attack does nothing",
    ops.PutCounters: lambda o: f"put {number(o.counters)} damage counters on {which(o.on)}",
    ops.Heal: _heal,
    ops.MoveCounters: lambda o: (
        f"move {_to(o.counters)} damage counters from {which(o.source)} to {which(o.target)}"
    ),
    ops.Inflict: lambda o: (
        f"{which(o.on)} is now {joined(o.conditions, 'and')}"
        + (f" ({o.counters} counters between turns)" if o.counters != 1 else "")
    ),
    ops.Cure: lambda o: (
        f"{which(o.on)} is no longer {joined(o.conditions) or 'under Special Conditions'}"
    ),
    ops.KnockOut: lambda o: f"{which(o.on)} is Knocked Out",
    ops.Coins: _coins,
    ops.Repeat: _repeat,
    ops.ForEach: lambda o: f"for each of {which(o.source)} as [{o.into}]: {_inner(o.program)}",
    ops.May: _may,
    ops.OneOf: lambda o: f"{_WHO[o.by]} choose: {' or: '.join(_inner(p) for p in o.options)}",
    ops.Pick: _pick,
    ops.PickWord: lambda o: f"{_WHO[o.by]} name one of {joined(o.words)} as [{o.into}]",
    ops.PickNumber: lambda o: (
        f"{_WHO[o.by]} name a number from {number(o.at_least)} to {number(o.at_most)} as [{o.into}]"
    ),
    ops.Note: lambda o: f"note {which(o.source)} as [{o.into}]",
    ops.Hold: lambda o: f"note cards as [{o.into}]",
    ops.Draw: _draw,
    ops.TakePrizes: lambda o: f"{_WHO[o.side]} take {number(o.count)} Prizes",
    ops.Send: _send,
    ops.Shuffle: lambda o: f"shuffle {_WHOSE[o.side]} {o.zone}",
    ops.Look: lambda o: f"{_WHO[o.by]} look at {which(o.cards)}",
    ops.Reveal: lambda o: f"show {which(o.cards)}",
    ops.Reorder: lambda o: (
        f"{_WHO[o.by]} put {which(o.cards)} on the {o.at} of the deck in any order"
    ),
    ops.Bench: lambda o: f"put {which(o.cards)} onto the Bench",
    ops.Evolve: lambda o: f"evolve {which(o.on)} with {which(o.card)}",
    ops.Devolve: lambda o: (
        f"devolve {which(o.on)}{' fully' if o.all else ''}, cards into the {o.to}"
    ),
    ops.Attach: lambda o: f"attach {which(o.cards)} to {which(o.to)}",
    ops.Pay: lambda o: (
        f"discard {''.join(f'{{{c}}}' for c in o.cost)} Energy from {which(o.source)}"
    ),
    ops.Switch: lambda o: f"switch {which(o.bench)} in",
    ops.TakeUp: lambda o: (
        f"take up {which(o.pokemon)} into the {o.to}, attached cards into the {o.attached}"
        + (", Evolution cards too" if o.basic_only else "")
    ),
    ops.Lasting: _lasting,
    ops.BarAttack: lambda o: (
        f"{_WHO[o.by]} choose an attack of {which(o.on)}; {o.until} it cannot use it"
    ),
    ops.CopyAttack: lambda o: (
        f"use an attack of {which(o.source)}" + (" used last turn" if o.last else "")
    ),
    ops.EndTurn: lambda o: "the turn ends",
    ops.Require: lambda o: f"only if {condition(o.condition)}",
}

_POINTS = {
    "damage dealt": "its attacks do {n} damage",
    "damage dealt before": "its attacks do {n} damage before Weakness and Resistance",
    "damage dealt after": "its attacks do {n} damage after Weakness and Resistance",
    "damage taken before": "attacks do {n} damage to it before Weakness and Resistance",
    "damage taken": "attacks do {n} damage to it after Weakness and Resistance",
    "prevent damage": "attacks do no damage to it",
    "prevent effects": "effects of attacks other than damage do not reach it",
    "prevent all": "attacks neither damage nor affect it",
    "hp": "{n} HP",
    "retreat": "Retreat Cost {n}",
    "free retreat": "no Retreat Cost",
    "attack cost": "attack costs {n} {{C}}",
    "prizes": "{n} Prizes when Knocked Out",
    "flip to attack": "it flips a coin to attack; tails: the attack does nothing",
}


def modifier(m: Any) -> str:
    """Return a continuous effect in words."""
    n = f"{m.amount:+d}" if isinstance(m.amount, int) else f"+({number(m.amount)})"
    said = _POINTS.get(m.point, m.point).format(n=n)
    if m.value:
        said += f" ({m.value.replace('|', ', ')})"
    if m.against is not None:
        said += f", against {which(m.against)}"
    if m.who != "you":
        said += f", for {_WHO[m.who]}"
    if m.coin:
        said += ", if a coin shows heads"
    return f"{said}, while {condition(m.when)}" if m.when is not None else said


def _standing(m: Any) -> str:
    on = which(m.on)
    return _first(modifier(m)) + ("." if on == "this Pokémon" else f", for {on}.")


def _attack(script: Any) -> str:
    if script is None:
        return ""
    parts = [render_program(script.choices + script.requires + script.damage + script.effect)]
    if script.ignores:
        parts.append(f"Its damage ignores {joined(script.ignores, 'and')}.")
    return " ".join(p for p in parts if p)


_BY = {"you": "", "each": "either player: "}
_LIMITS = {
    "turn": "Once a turn: ",
    "name": "Once a turn for all of this name: ",
    "game": "Once a game: ",
    "any": "Any number of times a turn: ",
}


def _power(p: Any) -> str:
    if p is None:
        return ""
    parts = [
        f"{_LIMITS[u.limit]}{_BY[u.by]}{render_program(u.program)}"
        + (" The turn ends." if u.ends_turn else "")
        for u in p.uses
    ]
    parts += [_standing(m) for m in p.modifiers]
    for t in p.triggers:
        when = f" and {condition(t.when)}" if t.when is not None else ""
        parts.append(
            f"When {which(t.on)} is concerned by '{t.event}'{when}: {render_program(t.program)}"
        )
    return " ".join(parts)


def render_card(script: Any) -> list[tuple[str, str]]:
    """Return (place, words) for each part of a script that does something."""
    rows = [(f"attack {i + 1}", _attack(a)) for i, a in enumerate(script.attacks)]
    rows += [(f"power {i + 1}", _power(p)) for i, p in enumerate(script.powers)]
    if script.play is not None:
        rows.append(("play", render_program(script.play)))
    if script.attach_to is not None:
        rows.append(("attach", f"To one of {which(script.attach_to)}."))
    for provision in script.provides:
        units = " and ".join(symbols(u) for u in provision.units)
        when = f" while {condition(provision.when)}" if provision.when else ""
        rows.append(("Energy", f"Gives {units}{when}."))
    standing = ops.Power(script.uses, script.modifiers, script.triggers)
    rows.append(("in play", _power(standing)))
    return [(place, words) for place, words in rows if words]


__all__ = ["filter_words", "modifier", "render_card", "render_program"]
