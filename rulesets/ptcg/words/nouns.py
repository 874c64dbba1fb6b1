"""Selectors, filters, numbers and conditions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.engine import select, values
from rulesets.ptcg.effects.terms import card_filters as filters
from rulesets.ptcg.effects.terms import conditions as predicates
from rulesets.ptcg.effects.terms import history as happened
from rulesets.ptcg.effects.terms import numbers, selectors
from rulesets.ptcg.effects.terms import pokemon_filters as mon_filters
from rulesets.ptcg.effects.terms.conditions import HEADS, TAILS

Words = Callable[[Any], str]
_SIDE = {"you": "your", "opponent": "the opponent's", "both": "both players'"}
_OWNER = {"you": "you", "opponent": "the opponent", "both": "both players"}
_PLACE = {"active": "Active ", "bench": "Benched ", "play": ""}
_CLASSES = frozenset(("Pokémon", "Trainer", "Energy"))


def joined(parts: tuple[str, ...], word: str = "or") -> str:
    """Return words as a list in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def symbols(letters: str, word: str = "or") -> str:
    """Return type letters as symbols."""
    return joined(tuple(f"{{{x}}}" for x in letters), word) if letters else ""


def filter_words(f: Any) -> str:
    """Return a property of a card or Pokémon, as it stands behind the noun or after "is"."""
    return _FILTERS[type(f)](f)


def _bounds(low: int, high: int, top: int, what: str) -> str:
    if high >= top:
        return f"with {what} of {low} or more"
    return f"with {what} of {high} or less" if low <= 0 else f"with {what} from {low} to {high}"


def _attached(f: Any) -> str:
    many = "" if f.at_least == 1 else f"{f.at_least} or more "
    return f"with {many}{described(f.filter, 'cards')} attached"


def _energy(f: Any) -> str:
    many = "" if f.at_least == 1 else f"{number(f.at_least)} or more "
    return f"with {many}{symbols(f.types)} Energy attached".replace("  ", " ")


_FILTERS: dict[type, Words] = {
    filters.Kind: lambda f: "with a Rule Box" if f == filters.RULE_BOX else joined(f.words),
    filters.OfType: lambda f: symbols(f.types),
    filters.Named: lambda f: f"named {joined(f.names)}",
    filters.NameHas: lambda f: f"with {joined(f.words)} in the name",
    filters.Unlike: lambda f: (
        "without a Rule Box" if f.filter == filters.RULE_BOX else f"not {filter_words(f.filter)}"
    ),
    filters.Every: lambda f: joined(tuple(filter_words(x) for x in f.filters), "and"),
    filters.Some: lambda f: joined(tuple(filter_words(x) for x in f.filters)),
    filters.HpWithin: lambda f: _bounds(f.at_least, f.at_most, 9999, "HP"),
    filters.GrowsFrom: lambda f: f"Stage 2 of the line of {which(f.source)}",
    filters.EvolvesFrom: lambda f: f"evolving from {which(f.source)}",
    filters.SameName: lambda f: f"of the same name as {which(f.source)}",
    filters.SameType: lambda f: f"of the type of {which(f.source)}",
    filters.HasAttack: lambda f: f"with the attack {f.name}",
    filters.HasPower: lambda f: f"with a power {f.name or joined(f.kinds)}".rstrip(),
    mon_filters.Evolved: lambda f: "evolved",
    filters.Weak: lambda f: "with a Weakness",
    filters.Resists: lambda f: f"with a {symbols(f.types)} Resistance".replace("  ", " "),
    mon_filters.Damaged: lambda f: (
        "damaged" if f.counters == 1 else f"with {number(f.counters)} or more damage counters"
    ),
    mon_filters.Suffers: lambda f: joined(f.conditions) or "under a Special Condition",
    mon_filters.HasEnergy: _energy,
    mon_filters.HasAttached: _attached,
    filters.RetreatWithin: lambda f: _bounds(f.at_least, f.at_most, 99, "a Retreat Cost"),
    mon_filters.CameUp: lambda f: "Active since it came from the Bench this turn",
    mon_filters.NewInPlay: lambda f: "new in play this turn",
    mon_filters.Such: lambda f: f"for which {condition(f.condition)}",
}
_BEHIND = ("with ", "named ", "of the ", "evolving ", "for which ", "under ", "new ")


def described(f: Any, noun: str) -> str:
    """Return a noun with a property: adjectives in front of it, the rest behind."""
    if f is None:
        return noun
    if isinstance(f, filters.Some) and any(_around(x)[1] for x in f.filters):
        return joined(tuple(described(x, noun) for x in f.filters))
    before, behind = _around(f)
    words = [w for _, w in sorted(before, key=lambda x: x[0]) if w != noun]
    return " ".join((*words, noun, " and ".join(behind))).rstrip()


def _around(f: Any) -> tuple[list[tuple[int, str]], list[str]]:
    """Return a property as ranked adjectives and as words behind the noun."""
    if isinstance(f, filters.Every):
        parts = [_around(x) for x in f.filters]
        return [a for p in parts for a in p[0]], [b for p in parts for b in p[1]]
    if isinstance(f, filters.Some):
        parts = [_around(x) for x in f.filters]
        if not any(behind for _, behind in parts):
            return [(2, joined(tuple(" ".join(w for _, w in sorted(p[0])) for p in parts)))], []
    if isinstance(f, filters.Unlike):
        before, behind = _around(f.filter)
        if len(before) == 1 and not behind and " " not in before[0][1]:
            return [(before[0][0], f"non-{before[0][1]}")], []
        if len(behind) == 1 and not before and behind[0].startswith("with "):
            return [], [f"without {behind[0].removeprefix('with ')}"]
    words = filter_words(f)
    if isinstance(f, filters.Kind) and f != filters.RULE_BOX:
        return [(3 if _CLASSES & set(f.words) else 2, words)], []
    if words.startswith(_BEHIND):
        return [], [words]
    if isinstance(
        f, (filters.OfType, mon_filters.Evolved, mon_filters.Damaged, mon_filters.Suffers)
    ):
        return [(1 if isinstance(f, filters.OfType) else 0, words)], []
    return [], [f"that are {words}"]


def _predicate(f: Any, negated: bool = False) -> str:
    """Return what a sentence says of something with a property: "is …" or "has …"."""
    words = filter_words(f)
    if words.startswith("with "):
        rest = words.removeprefix("with ")
        return f"does not have {rest}" if negated else f"has {rest}"
    return f"is not {words}" if negated else f"is {words}"


def which(s: Any) -> str:
    """Return which Pokémon or cards a selector means."""
    return _SELECTORS[type(s)](s)


def is_one(s: Any) -> bool:
    """Tell whether a selector means a single Pokémon, for the verb behind it."""
    if isinstance(s, selectors.InPlay):
        return s.place == "active" and s.side != "both"
    return not isinstance(s, (select.Either, selectors.In, selectors.Attached))


def _in_play(s: Any) -> str:
    group = described(s.filter, "Pokémon")
    other = "other " if s.others else ""
    if s.side == "both" and s.place == "play":
        head, _, behind = group.partition("Pokémon")
        return f"all {other}{head}Pokémon in play{behind}"
    return f"{_SIDE[s.side]} {other}{_PLACE[s.place]}{group}"


def _in_zone(s: Any) -> str:
    if s.zone == "stadium":
        return f"the {described(s.filter, 'Stadium in play')}"
    zone = {"discard": "discard pile", "lost": "Lost Zone"}.get(s.zone, s.zone)
    zone += "s" if s.side == "both" and s.zone != "prizes" else ""
    return f"the {described(s.filter, 'cards')} in {_SIDE[s.side]} {zone}"


def _end_of_deck(s: Any, end: str) -> str:
    source = s.source
    if isinstance(source, selectors.In) and source.zone == "deck" and source.filter is None:
        cards = "card" if s.count == 1 else f"{number(s.count)} cards"
        return f"the {end} {cards} of {_SIDE[source.side]} deck"
    return f"the {end} {number(s.count)} of {which(source)}"


def _noun(s: Any) -> str:
    """Return what a selector finds."""
    if isinstance(s, (select.Without, select.Either, select.Both)):
        return _noun(s.left)
    found = (selectors.InPlay, select.Self, selectors.Defending, select.It)
    return "Pokémon" if isinstance(s, found) else "cards"


def _both(s: Any) -> str:
    if isinstance(s.left, select.Held) and isinstance(s.right, selectors.InPlay):
        return f"[{s.left.name}] (now {_PLACE[s.right.place].strip() or 'in play'})"
    if isinstance(s.left, select.Held) and s.right == selectors.In("deck", "both"):
        return f"the rest of [{s.left.name}]"
    return f"those of {which(s.left)} that are also {which(s.right)}"


_HELD = {"subject": "the card attached"}


def _that(s: Any) -> str:
    words = filter_words(s.filter)
    if isinstance(s.source, select.Self) and not words.startswith("for which"):
        return f"this Pokémon, if it is {'one ' if words.startswith('with') else ''}{words}"
    return f"the {described(s.filter, _noun(s.source))} among {which(s.source)}"


_SELECTORS: dict[type, Words] = {
    select.Self: lambda s: "this Pokémon",
    selectors.Defending: lambda s: "the Defending Pokémon",
    select.It: lambda s: "that Pokémon",
    selectors.Attacker: lambda s: "the attacker",
    select.Source: lambda s: "the Pokémon this comes from",
    selectors.InPlay: _in_play,
    select.ThisCard: lambda s: "this card",
    selectors.In: _in_zone,
    select.Bottom: lambda s: _end_of_deck(s, "last"),
    selectors.Attached: lambda s: f"the {described(s.filter, 'cards')} on {which(s.to)}",
    selectors.Pile: lambda s: (
        f"the {'top ' if s.top else ''}{described(s.filter, 'Pokémon cards')} of {which(s.of)}"
    ),
    selectors.That: _that,
    select.Held: lambda s: _HELD.get(s.name, f"[{s.name}]"),
    select.Top: lambda s: _end_of_deck(s, "top"),
    select.Either: lambda s: f"{which(s.left)} and {which(s.right)}",
    select.Both: _both,
    select.Without: lambda s: f"{which(s.left)} except {which(s.right)}",
}


def number(n: Any) -> str:
    """Return a number in words."""
    return str(n) if isinstance(n, int) else _NUMBERS[type(n)](n)


def counters(n: Any) -> str:
    """Return a number of damage counters in words."""
    if isinstance(n, numbers.AsCounters):
        return f"damage counters worth {number(n.damage)}"
    if isinstance(n, numbers.Counters):
        return f"as many damage counters as are on {which(n.on)}"
    return "1 damage counter" if n == 1 else f"{number(n)} damage counters"


def _spare(n: Any) -> str:
    cards = f" from {described(n.filter, 'cards')}" if n.filter is not None else ""
    return f"the {symbols(n.types)} Energy{cards} beyond the cost".replace("  ", " ")


_REGISTERS = {
    "heads": "the heads",
    "tails": "the tails",
    "done": "the damage done",
    "damage": "the damage",
}

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
    numbers.SpareEnergy: _spare,
    numbers.Hp: lambda n: f"the {'remaining ' if n.left else ''}HP of {which(n.pokemon)}",
    numbers.RetreatCost: lambda n: f"the Retreat Cost of {which(n.on)}",
    numbers.PrizesTaken: lambda n: f"the Prizes {_OWNER[n.side]} took",
    numbers.Attachments: lambda n: "the number of Energy cards attached this turn",
    numbers.TypesAmong: lambda n: f"the types among {which(n.pokemon)}",
    numbers.BasicTypes: lambda n: f"the types of basic Energy cards on {which(n.on)}",
    numbers.DamageTaken: lambda n: f"the damage done to {which(n.on)} in the opponent's last turn",
    values.Minus: lambda n: f"{number(n.left)} minus {number(n.right)}",
    values.Least: lambda n: f"{number(n.left)} (at most {number(n.right)})",
    values.Half: lambda n: f"half of {number(n.number)} (rounded {'up' if n.up else 'down'})",
    numbers.AsCounters: lambda n: f"a tenth of {number(n.damage)}",
    values.Whether: lambda n: (
        f"{number(n.then)} if {condition(n.condition)}, else {number(n.otherwise)}"
    ),
    values.Opponent: lambda n: "the opponent",
}

_ALL_HEADS = values.AllOf((HEADS, values.Equal(values.Reg("tails"), 0)))
_ALL_TAILS = values.AllOf((TAILS, values.Equal(values.Reg("heads"), 0)))
_COINS = {HEADS: "heads", TAILS: "tails", _ALL_HEADS: "all heads", _ALL_TAILS: "all tails"}


def condition(c: Any) -> str:
    """Return a condition in words."""
    return _COINS.get(c) or _CONDITIONS[type(c)](c)


def _not(c: Any) -> str:
    inner = c.condition
    if isinstance(inner, values.Not):
        return condition(inner.condition)
    if isinstance(inner, predicates.Is):
        return f"{which(inner.what)} {_predicate(inner.filter, negated=True)}"
    if isinstance(inner, select.Exists):
        return _exists(inner.what, "no ")
    if isinstance(inner, values.AtLeast) and inner not in _COINS:
        if isinstance(inner.left, select.Count) and inner.right == 1:
            return _exists(inner.left.cards, "no ")
        if isinstance(inner.left, int):
            return f"{number(inner.right)} is more than {inner.left}"
        if isinstance(inner.left, values.Size):
            return f"there are fewer than {number(inner.right)} [{inner.left.name}]"
        return f"{number(inner.left)} is less than {number(inner.right)}"
    if isinstance(inner, happened.UsedUp):
        return f"no power {inner.name} was used this turn"
    if isinstance(inner, predicates.BenchFull):
        return f"{_SIDE[inner.side]} Bench is not full"
    return f"not ({condition(inner)})"


def _at_least(c: Any) -> str:
    if isinstance(c.left, values.Reg) and c.left.name.startswith("answer"):
        return f"[{c.left.name}]"
    if isinstance(c.left, int):
        return f"{number(c.right)} is at most {c.left}"
    if c == values.AtLeast(values.Size("paid"), 1):
        return "any Energy was discarded"
    if isinstance(c.left, values.Size):
        return f"there are {number(c.right)} or more [{c.left.name}]"
    if isinstance(c.left, select.Count):
        if c.right == 1:
            return _exists(c.left.cards)
        return f"there are {number(c.right)} or more of {which(c.left.cards)}"
    return f"{number(c.left)} is at least {number(c.right)}"


def _exists(what: Any, no: str = "") -> str:
    words = which(what)
    if isinstance(what, selectors.InPlay) and what.side != "both":
        has = "you have" if what.side == "you" else "the opponent has"
        return f"{has} {no}{words.removeprefix(_SIDE[what.side]).lstrip()}"
    if isinstance(what, selectors.In) and what.zone == "stadium":
        return f"there is {no or 'a '}{words.removeprefix('the ')}"
    return f"there are {no}{words.removeprefix('the ').removeprefix('all ')}"


def _among(c: Any) -> str:
    others = c.others
    if isinstance(others, selectors.InPlay) and others.filter is None and others.place != "play":
        place = "Active" if others.place == "active" else "on the Bench"
        return f"{which(c.what)} is {place}"
    if isinstance(others, select.ThisCard):
        return f"{which(c.what)} is this card"
    return f"{which(c.what)} is one of {which(others)}"


def _any_of(c: Any) -> str:
    groups: list[Any] = [x.what for x in c.conditions if isinstance(x, select.Exists)]
    names = {getattr(group, "filter", None) for group in groups}
    named = names.pop() if len(names) == 1 else None
    if isinstance(named, filters.Named) and len(groups) == len(c.conditions):
        return f"{joined(named.names)} is in play"  # be it a Pokémon or a Stadium
    return joined(tuple(condition(x) for x in c.conditions))


_CONDITIONS: dict[type, Words] = {
    values.AtLeast: _at_least,
    values.Equal: lambda c: f"{number(c.left)} is {number(c.right)}",
    values.Not: _not,
    values.AllOf: lambda c: joined(tuple(condition(x) for x in c.conditions), "and"),
    values.AnyOf: _any_of,
    select.Exists: lambda c: _exists(c.what),
    predicates.Is: lambda c: f"{which(c.what)} {_predicate(c.filter)}",
    select.Among: _among,
    happened.TurnOf: lambda c: f"it is {_SIDE[c.side]} {'first ' if c.first else ''}turn",
    predicates.StopsTurn: lambda c: f"nothing lets the turn go on when {which(c.on)} evolves",
    happened.WentSecond: lambda c: f"{_OWNER[c.side]} went second",
    predicates.MayEvolve: lambda c: f"{which(c.pokemon)} may evolve now",
    happened.LostLastTurn: lambda c: (
        f"one of {_SIDE[c.side]} Pokémon was Knocked Out"
        f"{'' if c.any_cause else ' by attack damage'} in the other player's last turn"
    ),
    happened.UsedLastTurn: lambda c: f"it used {c.attack} last turn",
    happened.UsedUp: lambda c: f"a power {c.name} was used this turn",
    happened.Using: lambda c: f"it uses {c.attack}",
    predicates.BenchFull: lambda c: f"{_SIDE[c.side]} Bench is full",
    happened.Played: lambda c: f"{_OWNER[c.side]} played a Supporter this turn",
    happened.Unspent: lambda c: "it has not done so this turn, and before the attack",
    happened.DuringTurn: lambda c: "it is not between turns",
    happened.UnhurtBefore: lambda c: f"{which(c.on)} had full HP before the attack",
    happened.FallsToAttack: lambda c: f"damage of an attack of {which(c.by)} Knocks it Out",
    values.Equals: lambda c: f"[{c.register}] is {c.word}",
}
