"""Selectors, filters, numbers and conditions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.engine import select, values
from rulesets.ptcg import filters, selectors
from rulesets.ptcg import values as numbers

Words = Callable[[Any], str]
_SIDE = {"you": "your", "opponent": "the opponent's", "both": "both players'"}
_OWNER = {"you": "you", "opponent": "the opponent", "both": "both players"}
_PLACE = {"active": "Active ", "bench": "Benched ", "play": ""}


def joined(parts: tuple[str, ...], word: str = "or") -> str:
    """Return words as a list in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def symbols(letters: str) -> str:
    """Return type letters as symbols."""
    return joined(tuple(f"{{{x}}}" for x in letters)) if letters else ""


def filter_words(f: Any) -> str:
    """Return a property of a card or Pokémon, as it stands after "that is"."""
    return _FILTERS[type(f)](f)


def _bounds(low: int, high: int, top: int, what: str) -> str:
    if high >= top:
        return f"{what} of {low} or more"
    return f"{what} of {high} or less" if low <= 0 else f"{what} from {low} to {high}"


_FILTERS: dict[type, Words] = {
    filters.Kind: lambda f: joined(f.words),
    filters.OfType: lambda f: symbols(f.types),
    filters.Named: lambda f: f"named {joined(f.names)}",
    filters.NameHas: lambda f: f"with {joined(f.words)} in its name",
    filters.Unlike: lambda f: f"not {filter_words(f.filter)}",
    filters.Every: lambda f: joined(tuple(filter_words(x) for x in f.filters), "and"),
    filters.Some: lambda f: joined(tuple(filter_words(x) for x in f.filters)),
    filters.HpWithin: lambda f: _bounds(f.at_least, f.at_most, 9999, "HP"),
    filters.EvolvesFrom: lambda f: f"evolving from {which(f.source)}",
    filters.SameName: lambda f: f"of the same name as {which(f.source)}",
    filters.SameType: lambda f: f"of the type of {which(f.source)}",
    filters.HasAttack: lambda f: f"with the attack {f.name}",
    filters.HasPower: lambda f: f"with a power {f.name or joined(f.kinds)}".rstrip(),
    filters.Evolved: lambda f: "evolved",
    filters.Resists: lambda f: "with a Resistance",
    filters.Damaged: lambda f: (
        "damaged" if f.counters == 1 else f"with {number(f.counters)} or more counters"
    ),
    filters.Suffers: lambda f: joined(f.conditions) or "under a Special Condition",
    filters.HasEnergy: lambda f: (
        f"with {number(f.at_least)} or more {symbols(f.types)} Energy".replace("  ", " ")
    ),
    filters.HasAttached: lambda f: (
        f"with {f.at_least} or more attached cards that are {filter_words(f.filter)}"
    ),
    filters.RetreatWithin: lambda f: _bounds(f.at_least, f.at_most, 99, "a Retreat Cost"),
    filters.NewInPlay: lambda f: "new in play this turn",
    filters.Such: lambda f: f"for which {condition(f.condition)}",
}


def which(s: Any) -> str:
    """Return which Pokémon or cards a selector means."""
    return _SELECTORS[type(s)](s)


def _such(f: Any, noun: str) -> str:
    return f"{noun} that are {filter_words(f)}" if f is not None else noun


def _in_play(s: Any) -> str:
    if s.side == "both" and s.place == "play":
        group = _such(s.filter, "all Pokémon in play")
    else:
        group = _such(s.filter, f"{_SIDE[s.side]} {_PLACE[s.place]}Pokémon")
    return f"{group}, this one apart" if s.others else group


def _in_zone(s: Any) -> str:
    if s.zone == "stadium":
        return _such(s.filter, "the Stadium in play")
    zone = {"discard": "discard pile", "lost": "Lost Zone"}.get(s.zone, s.zone)
    return f"{_such(s.filter, 'the cards')} in {_SIDE[s.side]} {zone}"


_SELECTORS: dict[type, Words] = {
    selectors.Self: lambda s: "this Pokémon",
    selectors.Defending: lambda s: "the Defending Pokémon",
    selectors.It: lambda s: "that Pokémon",
    selectors.Attacker: lambda s: "the attacker",
    selectors.Source: lambda s: "the Pokémon this comes from",
    selectors.InPlay: _in_play,
    selectors.ThisCard: lambda s: "this card",
    selectors.In: _in_zone,
    selectors.Bottom: lambda s: f"the last {number(s.count)} of {which(s.source)}",
    selectors.Attached: lambda s: f"{_such(s.filter, 'the cards')} on {which(s.to)}",
    selectors.Pile: lambda s: f"the {'top ' if s.top else ''}Pokémon cards of {which(s.of)}",
    selectors.That: lambda s: f"those of {which(s.source)} that are {filter_words(s.filter)}",
    select.Held: lambda s: f"[{s.name}]",
    select.Top: lambda s: f"the top {number(s.count)} of {which(s.source)}",
    select.Either: lambda s: f"{which(s.left)} and {which(s.right)}",
    select.Both: lambda s: f"those of {which(s.left)} that are also {which(s.right)}",
    select.Without: lambda s: f"{which(s.left)} except {which(s.right)}",
}


def number(n: Any) -> str:
    """Return a number in words."""
    return str(n) if isinstance(n, int) else _NUMBERS[type(n)](n)


_REGISTERS = {"heads": "the heads", "tails": "the tails", "done": "the damage done"}

_NUMBERS: dict[type, Words] = {
    values.Reg: lambda n: _REGISTERS.get(n.name, f"[{n.name}]"),
    values.Size: lambda n: f"the number of [{n.name}]",
    values.Plus: lambda n: f"{number(n.left)} plus {number(n.right)}",
    values.Times: lambda n: f"{number(n.left)} × {number(n.right)}",
    values.Controller: lambda n: "you",
    select.Count: lambda n: f"the number of {which(n.cards)}",
    numbers.Counters: lambda n: f"the damage counters on {which(n.on)}",
    numbers.EnergyOn: lambda n: f"the {symbols(n.types)} Energy on {which(n.on)}".replace(
        "  ", " "
    ),
    numbers.SpareEnergy: lambda n: f"the {symbols(n.types)} Energy beyond the cost".replace(
        "  ", " "
    ),
    numbers.Hp: lambda n: f"the {'remaining ' if n.left else ''}HP of {which(n.pokemon)}",
    numbers.RetreatCost: lambda n: f"the Retreat Cost of {which(n.on)}",
    numbers.PrizesTaken: lambda n: f"the Prizes {_OWNER[n.side]} took",
    numbers.TypesAmong: lambda n: f"the types among {which(n.pokemon)}",
    numbers.DamageTaken: lambda n: f"the damage done to {which(n.on)} in the opponent's last turn",
    numbers.Minus: lambda n: f"{number(n.left)} minus {number(n.right)}",
    numbers.Least: lambda n: f"{number(n.left)} (at most {number(n.right)})",
    numbers.Half: lambda n: f"half of {number(n.number)}, rounded {'up' if n.up else 'down'}",
    numbers.AsCounters: lambda n: f"a tenth of {number(n.damage)}",
    numbers.Whether: lambda n: (
        f"{number(n.then)} if {condition(n.condition)}, else {number(n.otherwise)}"
    ),
    numbers.Opponent: lambda n: "the opponent",
}


def condition(c: Any) -> str:
    """Return a condition in words."""
    if c == values.AtLeast(values.Reg("heads"), 1):
        return "heads"
    if c == values.AtLeast(values.Reg("tails"), 1):
        return "tails"
    return _CONDITIONS[type(c)](c)


_CONDITIONS: dict[type, Words] = {
    values.AtLeast: lambda c: f"{number(c.left)} is at least {number(c.right)}",
    values.Equal: lambda c: f"{number(c.left)} is {number(c.right)}",
    values.Not: lambda c: f"not ({condition(c.condition)})",
    values.AllOf: lambda c: joined(tuple(condition(x) for x in c.conditions), "and"),
    values.AnyOf: lambda c: joined(tuple(condition(x) for x in c.conditions)),
    numbers.Exists: lambda c: f"there is one among {which(c.what)}",
    numbers.Is: lambda c: f"{which(c.what)} is {filter_words(c.filter)}",
    numbers.Among: lambda c: f"{which(c.what)} is among {which(c.others)}",
    numbers.TurnOf: lambda c: f"it is {_SIDE[c.side]} {'first ' if c.first else ''}turn",
    numbers.LostLastTurn: lambda c: (
        f"an attack Knocked Out one of {_SIDE[c.side]} Pokémon last turn"
    ),
    numbers.UsedLastTurn: lambda c: f"it used {c.attack} last turn",
    numbers.Using: lambda c: f"it uses {c.attack}",
    numbers.BenchFull: lambda c: f"{_SIDE[c.side]} Bench is full",
    numbers.Played: lambda c: f"{_OWNER[c.side]} played a Supporter this turn",
    numbers.Equals: lambda c: f"[{c.register}] is {c.word}",
}
