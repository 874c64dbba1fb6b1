"""The meaning of continuous effects in the words of today's lists."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number, Times
from rulesets.ptcg.effects.ops import (
    Every,
    In,
    InPlay,
    Modifier,
    OfType,
    Suffers,
    That,
    TurnOf,
    Unlike,
)
from rulesets.ptcg.effects.terms.card_filters import HasPower
from rulesets.ptcg.effects.terms.selectors import ACTIVE, DISCARD, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.continuous.constant import continuous, on_them
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare, every, letters
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

Changes = tuple[Modifier, ...]
_ABLE = HasPower(("Ability",))

silent("in_hands")


@means("continuous_both")
def continuous_both(said: Discourse, *parts: object) -> Changes:
    *when, one, two = parts
    return (*continuous(said, *when, one), *continuous(said, *when, two))  # type: ignore[arg-type]


# Damage, Weakness and Hit Points.
@means("p_dealt_less_to")
def p_dealt_less_to(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Changes:
    return on_them(said, mons, "damage dealt before", -int(n), against=foes)


@means("p_weakness")
def p_weakness(said: Discourse, mons: Mons, letter: str) -> Changes:
    return on_them(said, mons, "weakness", value=letters(letter))


@means("p_less_hp")
def p_less_hp(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "hp", int(n))


def _of_either(traits: tuple[Trait, ...], point: str, n: int, place: str) -> Changes:
    """Return a change for both players' Pokémon, each against the other player's."""
    if any(t.place or t.others for t in traits):
        raise NoMeaning("Pokémon of both players by place")
    kind = every(*(t.filter for t in traits))
    pairs = ((YOU, OPPONENT), (OPPONENT, YOU))
    return tuple(
        Modifier(point, n, InPlay(side, filter=kind), against=InPlay(other, place))
        for side, other in pairs
    )


@means("p_less_each")
def p_less_each(said: Discourse, traits: tuple[Trait, ...], *parts: object) -> Changes:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return _of_either(traits, "damage taken", -n, "play")


@means("p_more_each")
def p_more_each(said: Discourse, traits: tuple[Trait, ...], *parts: object) -> Changes:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return _of_either(traits, "damage dealt before", n, ACTIVE)


@means("p_through")
def p_through(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "strikes through")


# Abilities.
@means("except_powers")
def except_powers(said: Discourse, what: str | CardFilter) -> CardFilter:
    if isinstance(what, str):
        return HasPower(name=bare(what))
    return what


@means("p_no_abilities_but")
def p_no_abilities_but(said: Discourse, mons: Mons, but: CardFilter) -> Changes:
    return _powers_off(said.only(mons), but)


@means("p_no_abilities_but_of")
def p_no_abilities_but_of(said: Discourse, group: Selector, *parts: object) -> Changes:
    return _powers_off(group, next(p for p in parts if isinstance(p, CardFilter)))


@means("p_no_abilities_group")
def p_no_abilities_group(said: Discourse, group: InPlay, *but: CardFilter) -> Changes:
    return _powers_off(group, *but)


def _powers_off(group: Selector, *but: CardFilter) -> Changes:
    able: CardFilter = Every((_ABLE, *(Unlike(b) for b in but))) if but else _ABLE
    return (Modifier("powers off", on=That(group, able), value="Ability"),)


# Costs.
@means("p_cost_less_per")
def p_cost_less_per(said: Discourse, mons: Mons, cost: str, count: Number) -> Changes:
    return on_them(said, mons, "attack cost", Times(2 - len(cost), count), _colour(cost))


def _colour(cost: str) -> str:
    """Return the type of a cost that is lowered, "" for Colorless."""
    types = set(cost[1:-1])
    if len(types) != 1:
        raise NoMeaning("a cost lowered by several types")
    return "" if types == {"C"} else cost[1]


@means("p_named_cost_per")
def p_named_cost_per(said: Discourse, name: str, _: object, cost: str, count: Number) -> Changes:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost lowered by a colour")
    return (Modifier("cost of attack", Times(2 - len(cost), count), value=bare(name)),)


@means("p_no_costs")
def p_no_costs(said: Discourse, *parts: object) -> Changes:
    mons = next(p for p in parts if isinstance(p, Mons))
    return on_them(said, mons, "no attack cost")


@means("p_no_costs_of")
def p_no_costs_of(said: Discourse, letter: str, mons: Mons) -> Changes:
    return on_them(said, mons, "no attack cost", value=letters(letter))


@means("p_cost_and_boost")
def p_cost_and_boost(
    said: Discourse, mons: Mons, cost: str, n: str, foes: Selector, *_: object
) -> Changes:
    less = on_them(said, mons, "attack cost", 2 - len(cost), _colour(cost))
    return (*less, *on_them(said, mons, "damage dealt before", int(n), against=foes))


# What is kept off.
@means("p_no_counters")
def p_no_counters(said: Discourse, mons: Mons, foes: Selector) -> Changes:
    return on_them(said, mons, "no counters", value="attack", against=foes)


@means("p_no_counters_all")
def p_no_counters_all(said: Discourse, mons: Mons) -> Changes:
    """Of both players' Pokémon each against those of the other."""
    group = mons.source
    if not isinstance(group, InPlay) or group.side != BOTH:
        raise NoMeaning("damage counters of either player's opponent")
    return tuple(
        Modifier("no counters", on=InPlay(side, group.place, group.filter), against=InPlay(other))
        for side, other in ((YOU, OPPONENT), (OPPONENT, YOU))
    )


@means("p_prevent_powers")
def p_prevent_powers(said: Discourse, foes: Selector, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent powers", against=foes)


@means("p_prevent_both")
def p_prevent_both(said: Discourse, foes: Selector, mons: Mons) -> Changes:
    powers = on_them(said, mons, "prevent powers", against=foes)
    return (*powers, *on_them(said, mons, "prevent effects", against=foes))


always("item_or_supporter", "Item|Supporter")
always("a_supporter", "Supporter")
always("an_item", "Item")


@means("p_prevent_trainers")
def p_prevent_trainers(said: Discourse, kinds: str, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent trainers", value=kinds)


# Attached cards.
@means("p_tools_off")
def p_tools_off(said: Discourse, _: str) -> Changes:
    return (Modifier("tools off", on=InPlay(BOTH)),)


@means("p_special_off")
def p_special_off(said: Discourse, _: str, letter: str) -> Changes:
    if letter != "{C}":
        raise NoMeaning("Special Energy that gives another type")
    return (Modifier("special energy off", on=InPlay(BOTH)),)


@means("p_doubled")
def p_doubled(said: Discourse, one: str, two: str) -> Changes:
    return _doubled(InPlay(YOU), one, two)


@means("p_doubled_on")
def p_doubled_on(said: Discourse, one: str, traits: tuple[Trait, ...], two: str) -> Changes:
    return _doubled(in_play(YOU, traits), one, two)


def _doubled(group: InPlay, one: str, two: str) -> Changes:
    if two[1:-1] != one[1:-1] * 2:
        raise NoMeaning("Energy that gives something else than twice its own")
    return (Modifier("energy doubled", on=group, value=letters(one), single=True),)


@means("p_tools")
def p_tools(said: Discourse, _: object, n: str) -> Changes:
    return (Modifier("tools", int(n) - 1),)


# Evolving, Poison and Burns, attacks of others.
@means("p_evolve_soon")
def p_evolve_soon(said: Discourse, one: str, into: str) -> Changes:
    group = InPlay(BOTH, filter=OfType(letters(one)))
    return (Modifier("evolves soon", on=group, when=_not_first(), value=letters(into)),)


def _not_first() -> TurnOf:
    from rulesets.engine.values import Not

    return Not(TurnOf(BOTH, first=True))  # type: ignore[return-value]


@means("p_evolve_now")
def p_evolve_now(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "evolves at once")


@means("p_evolve_new")
def p_evolve_new(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "evolves soon")


@means("p_poison_more")
def p_poison_more(said: Discourse, n: str, mons: Mons) -> Changes:
    return _worse(said, int(n), mons)


@means("p_burn_instead")
def p_burn_instead(said: Discourse, n: str, usual: str, mons: Mons) -> Changes:
    if usual != "2":
        raise NoMeaning("another figure than Burns have")
    (worse,) = _worse(said, int(n), mons, ("Burned",))
    return (replace(worse, point="burn counters"),)


def _worse(said: Discourse, n: int, mons: Mons, only: tuple[str, ...] = ()) -> Changes:
    """Return more counters of the one condition that the Pokémon meant suffer."""
    group = said.only(mons)
    kind = group.filter if isinstance(group, InPlay) else None
    parts = kind.filters if isinstance(kind, Every) else (kind,)
    found = [f for f in parts if isinstance(f, Suffers)]
    for condition, point in (("Poisoned", "poison"), ("Burned", "burn")):
        wanted = found == [Suffers((condition,))] and (not only or only == (condition,))
        if wanted:
            return (Modifier(point, n, group),)
    raise NoMeaning("more counters of another condition")


@means("p_attacks_discard")
def p_attacks_discard(said: Discourse, mons: Mons, cards: CardSet) -> Changes:
    if said.only(mons) != Self() or cards.filter is None:
        raise NoMeaning("attacks lent to other Pokémon")
    return (Modifier("attacks of", of=In(DISCARD, YOU, cards.filter)),)


@means("p_cured")
def p_cured(said: Discourse, mons: Mons) -> Changes:
    return (*on_them(said, mons, "cannot be affected"), *on_them(said, mons, "recovers"))


@means("p_hp_cured")
def p_hp_cured(said: Discourse, mons: Mons, n: str) -> Changes:
    return (*on_them(said, mons, "hp", int(n[1:])), *p_cured(said, mons))
