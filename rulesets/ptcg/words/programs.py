"""Ops, attacks, powers and cards in words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rulesets.engine import flow
from rulesets.engine.frames import Program
from rulesets.engine.select import Top
from rulesets.engine.values import Reg
from rulesets.ptcg.effects import ops
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.words.continuous import PLAYERS, events, modifier, standing
from rulesets.ptcg.words.nouns import (
    Words,
    condition,
    counters,
    filter_words,
    is_one,
    joined,
    number,
    symbols,
    which,
)

_WHOSE = {"you": "your", "opponent": "the opponent's", "both": "both players'"}
_ZONES = {"discard": "the discard pile", "lost": "the Lost Zone"}
_UNTIL = {
    "opponent's next turn": "during the opponent's next turn",
    "your next turn": "during your next turn",
    "until the end of opponent's next turn": "until the end of the opponent's next turn",
    "while active": "while it is Active",
    "while in play": "while it is in play",
}


def _does(by: str, verb: str) -> str:
    """Return a player with a verb."""
    if by == "luck":
        return f"chance {verb}s"
    return f"the opponent {verb}s" if by == "opponent" else f"{PLAYERS[by]} {verb}"


def _may_do(by: str) -> str:
    return f"{PLAYERS[by]} may"


def _zone(to: str) -> str:
    return _ZONES.get(to, f"the {to}")


_ONE_COIN = re.compile(r"\b([Ii]f) (heads|tails)\b")


def render_program(program: Program) -> str:
    """Return a program as sentences of ours."""
    said = " ".join(f"{_first(_op(op))}." for op in program)
    if any(isinstance(t, ops.Coins) and t.count != 1 for t in walk(program)):
        # Of several coins "if heads" would leave open how many of them.
        said = _ONE_COIN.sub(r"\1 any \2", said)
    return said


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
    if isinstance(op.source, Top) and op.source.count == op.count and op.at_least == -1:
        return f"take {which(op.source)} as [{op.into}]"
    every = "all" if op.at_least == -1 else "any number"
    count = every if op.count == 99 else _so_many(op.count)
    upto = "up to " if op.at_least == 0 and op.count != 99 else ""
    if isinstance(op.at_least, int) and op.at_least > 0:
        upto = f"{op.at_least} to "
    differ = " of different types" if op.differ else ""
    who = _does(op.by, "pick")
    return f"{who} {upto}{count}{differ} of {which(op.source)} as [{op.into}]"


def _so_many(n: Any) -> str:
    return str(n) if isinstance(n, int) else f"as many as {number(n)}"


def _coins(op: Any) -> str:
    if op.count == -1:
        return "flip coins until tails"
    if op.count == 1:
        return "flip a coin"
    return (
        f"flip {op.count} coins"
        if isinstance(op.count, int)
        else f"flip coins, {_so_many(op.count)}"
    )


def _send(op: Any) -> str:
    if op.to == "deck":
        where = "on top of the deck" if op.at == "top" else "on the bottom of the deck"
        return f"put {which(op.cards)} {where}"
    return f"put {which(op.cards)} into {_zone(op.to)}"


def _heal(op: Any) -> str:
    many = "all damage counters" if op.counters == ops.ALL else counters(op.counters)
    return f"remove {many} from {_each(op.on)}"


def _may(op: Any) -> str:
    text = f"{_may_do(op.by)}: {_inner(op.then)}"
    return f"{text}; if not: {_inner(op.otherwise)}" if op.otherwise else text


def _lasting(op: Any) -> str:
    until = _UNTIL.get(op.until, op.until)
    if op.through:
        until += ", also after evolving"
    if op.players:
        return f"{until}: {joined(tuple(standing(m) for m in op.modifiers), 'and')}"
    said = joined(tuple(modifier(m) for m in op.modifiers), "and")
    return f"{until}, for {which(op.on)}: {said}"


def _grant(op: Any) -> str:
    uses = tuple(g for g in op.gifts if isinstance(g, ops.Use))
    triggers = tuple(g for g in op.gifts if isinstance(g, ops.Trigger))
    given = _power(ops.Power(uses, (), triggers)).rstrip(".")
    return f"{_UNTIL.get(op.until, op.until)}, for {PLAYERS[op.players]}: {given}"


def _watch(op: Any) -> str:
    told = "; ".join(
        f"{events(names, t.on, t.when)}: {_inner(t.program)}"
        for names, t in _by_program(op.triggers)
    )
    return f"{_UNTIL.get(op.until, op.until)}, for {which(op.on)}: {told}"


def _repeat(op: Any) -> str:
    times = "for each heads" if op.count == Reg("heads") else f"{number(op.count)} times"
    while_ = f" while {condition(op.while_)}" if op.while_ else ""
    return f"{times}{while_}: {_inner(op.program)}"


def _cards(n: Any) -> str:
    if not isinstance(n, (int, Reg)):
        return f"as many cards as {number(n)}"
    return "a card" if n == 1 else f"{number(n)} cards"


def _damage(n: Any) -> str:
    """Return an amount of damage; that of a blow just dealt is called by its name."""
    words = number(n)
    if words.endswith("the damage"):
        return f"{words.removesuffix('the damage')}that damage"
    return f"{words} damage"


def _each(s: Any) -> str:
    """Return the Pokémon something is done to: a group is each of it."""
    said = which(s)
    several = isinstance(s, ops.InPlay) and s.place != "active"
    return f"each of {said.removeprefix('all ')}" if several else said


def _draw(op: Any) -> str:
    what = f"until there are {_cards(op.count)} in hand" if op.until else _cards(op.count)
    return f"{_does(op.side, 'draw')} {what}"


def _note(op: Any) -> str:
    value = op.value
    if isinstance(value, ops.Whether) and (value.then, value.otherwise) == (1, 0):
        return f"note whether {condition(value.condition)} as [{op.name}]"
    if value == 1 and op.name.startswith("answer"):
        return f"note [{op.name}]"
    return f"note {number(value)} as [{op.name}]"


def _take_up(op: Any) -> str:
    who = which(op.pokemon)
    if op.basic_only:
        rest = _zone(op.attached)
        return f"put the lowest card of {who} into {_zone(op.to)}, all others into {rest}"
    if op.to == op.attached:
        return f"put {who} and all cards attached to it into {_zone(op.to)}"
    return f"put {who} into {_zone(op.to)}, all cards attached to it into {_zone(op.attached)}"


def _switch(op: Any) -> str:
    active = "the Active Pokémon" if op.active is None else which(op.active)
    return f"switch {which(op.bench)} with {active}"


def _is(s: Any) -> str:
    return f"{which(s)} {'is' if is_one(s) else 'are'}"


_OPS: dict[type, Words] = {
    flow.Put: _note,
    flow.If: _if,
    flow.Stop: lambda o: "stop",
    ops.SetDamage: lambda o: f"the attack's damage is {number(o.amount)}",
    ops.MoreDamage: lambda o: f"the attack does {number(o.amount)} more damage",
    ops.LessDamage: lambda o: f"the attack does {number(o.amount)} less damage",
    ops.Ignore: lambda o: f"its damage ignores {joined(o.what, 'and')}",
    ops.Damage: lambda o: (
        f"do {_damage(o.amount)} to {_each(o.to)}"
        + (f", ignoring {joined(o.ignores, 'and')}" if o.ignores else "")
    ),
    ops.Aim: lambda o: f"the attack is aimed at {which(o.at)}",
    ops.Fail: lambda o: "the attack does nothing",
    ops.PutCounters: lambda o: f"put {counters(o.counters)} on {_each(o.on)}",
    ops.Heal: _heal,
    ops.MoveCounters: lambda o: (
        f"move {'all damage counters' if o.counters == ops.ALL else counters(o.counters)}"
        f" from {_each(o.source)} to {which(o.target)}"
    ),
    ops.Inflict: lambda o: (
        f"{_is(o.on)} now {joined(o.conditions, 'and')}"
        + (f" ({o.counters} counters between turns)" if o.counters != 1 else "")
    ),
    ops.Cure: lambda o: (
        f"{_is(o.on)} no longer {joined(o.conditions) or 'under Special Conditions'}"
    ),
    ops.KnockOut: lambda o: f"{_is(o.on)} Knocked Out",
    ops.Coins: _coins,
    ops.Repeat: _repeat,
    ops.ForEach: lambda o: f"for each of {which(o.source)} as [{o.into}]: {_inner(o.program)}",
    ops.May: _may,
    ops.OneOf: lambda o: f"{_does(o.by, 'choose')}: {' or: '.join(_inner(p) for p in o.options)}",
    ops.Pick: _pick,
    ops.PickWord: lambda o: f"{_does(o.by, 'name')} one of {joined(o.words)} as [{o.into}]",
    ops.PickNumber: lambda o: (
        f"{_does(o.by, 'name')} a number from {number(o.at_least)}"
        f" to {number(o.at_most)} as [{o.into}]"
    ),
    ops.Note: lambda o: f"note {which(o.source)} as [{o.into}]",
    ops.Draw: _draw,
    ops.TakePrizes: lambda o: f"{_does(o.side, 'take')} {number(o.count)} Prizes",
    ops.Send: _send,
    ops.Shuffle: lambda o: f"shuffle {_WHOSE[o.side]} {o.zone}{'s' if o.side == 'both' else ''}",
    ops.Look: lambda o: f"{_does(o.by, 'look')} at {which(o.cards)}",
    ops.Reveal: lambda o: f"show {which(o.cards)}",
    ops.Reorder: lambda o: (
        f"{_does(o.by, 'put')} {which(o.cards)} on the {o.at} of the deck in any order"
    ),
    ops.Mix: lambda o: f"shuffle {which(o.cards)} and put them on the {o.at} of the deck",
    ops.Bench: lambda o: f"put {which(o.cards)} onto the Bench",
    ops.Evolve: lambda o: f"evolve {which(o.on)} with {which(o.card)}",
    ops.Devolve: lambda o: (
        f"devolve {which(o.on)}{' fully' if o.all else ''}, cards into the {o.to}"
    ),
    ops.Attach: lambda o: f"attach {which(o.cards)} to {which(o.to)}",
    ops.Pay: lambda o: (
        f"discard {''.join(f'{{{c}}}' for c in o.cost)} Energy from {which(o.source)}"
    ),
    ops.Switch: _switch,
    ops.Substitute: lambda o: (
        f"exchange {which(o.on)} for {which(o.card)}, its card into the {o.to}, all else staying"
    ),
    ops.TakeUp: _take_up,
    ops.Lasting: _lasting,
    ops.BarAttack: lambda o: (
        f"{_does(o.by, 'choose')} an attack of {which(o.on)},"
        f" which it cannot use {_UNTIL.get(o.until, o.until)}"
    ),
    ops.CopyAttack: lambda o: (
        f"use an attack of {which(o.source)}"
        + (" used last turn" if o.last else "")
        + (" without paying what else it requires" if o.free else "")
    ),
    ops.Evade: lambda o: f"nothing else of the attack affects {which(o.pokemon)}",
    ops.HandOn: lambda o: (
        f"{number(o.amount)} of the damage just done to {which(o.source)} is done to"
        f" {which(o.to)} instead"
    ),
    ops.Afterwards: lambda o: f"after the attack: {_inner(o.program)}",
    ops.Grant: _grant,
    ops.SpendAttachment: lambda o: "this counts as the turn's Energy attachment",
    ops.UseTrainer: lambda o: (
        f"you may use one Trainer card among {which(o.source)} as if it were in your hand; it"
        " stays where it is"
    ),
    ops.EndTurn: lambda o: "the turn ends",
    ops.Watch: _watch,
    ops.ChooseType: lambda o: (
        f"you choose a type{f' of {which(o.among)}' if o.among else ''}, which is from now on the"
        f" {o.change.point} of {which(o.on)}"
    ),
    ops.Escape: lambda o: f"{which(o.on)} is not Knocked Out but has {number(o.hp)} HP left",
    ops.Mirror: lambda o: (
        "if an attack was made on this Pokémon in the opponent's last turn,"
        f" do to {which(o.on)} what it did, without Weakness and Resistance"
    ),
    ops.Spend: lambda o: "count this as its answer for the turn",
    ops.FirstTurnToo: lambda o: "it may be played in the first turn by whoever goes first",
    ops.UseUp: lambda o: f"use up {o.name} for this turn",
    ops.Require: lambda o: f"only if {condition(o.condition)}",
}


def _attack(script: Any) -> str:
    if script is None:
        return ""
    needed = tuple(op for op in script.requires if isinstance(op, ops.Require))
    price = tuple(op for op in script.requires if not isinstance(op, ops.Require))
    parts = [render_program(needed + script.choices + price + script.damage + script.effect)]
    if script.once:
        parts.append(f"Once a game for all {script.once} attacks and powers.")
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


def _limit(use: Any) -> str:
    if use.once:
        return f"Once a game for all {use.once} attacks and powers: "
    return _LIMITS[use.limit]


def _power(p: Any) -> str:
    if p is None:
        return ""
    parts = [
        f"{_limit(u)}{_BY[u.by]}{render_program(u.program)}"
        + (" The turn ends." if u.ends_turn else "")
        for u in p.uses
    ]
    parts += [f"{_first(standing(m))}." for m in p.modifiers]
    parts += [
        f"{_first(events(names, t.on, t.when))}: {render_program(t.program)}"
        for names, t in _by_program(p.triggers)
    ]
    return " ".join(parts)


def _by_program(triggers: tuple[Any, ...]) -> list[tuple[tuple[str, ...], Any]]:
    """Return the triggers with their events, those that start the same together."""
    found: dict[Any, tuple[str, ...]] = {}
    for t in triggers:
        like = replace(t, event="")
        found[like] = (*found.get(like, ()), t.event)
    return [(names, like) for like, names in found.items()]


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
