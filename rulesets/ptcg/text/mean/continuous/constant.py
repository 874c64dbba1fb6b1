"""The meaning of bars and changes that hold as long as a card is in play."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import AllOf, Number
from rulesets.ptcg.effects.ops import Attached, Count, EnergyOn, Exists, InPlay, Modifier, Self
from rulesets.ptcg.effects.terms.card_filters import HasPower, OfType
from rulesets.ptcg.effects.terms.compound_filters import Unlike
from rulesets.ptcg.effects.terms.selectors import CardFilter, That
from rulesets.ptcg.match.continuous import POKEMON_POWERS
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.continuous.timed import NOT_SUPPORTERS, player_kinds
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ENERGY, every
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning

# A card attached to a Pokémon is attached to one as long as it does anything.
ATTACHED = Exists(Self())

silent("energy_note", "including_own")


@means("continuous")
def continuous(said: Discourse, *parts: Condition | tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    (modifiers,) = (p for p in parts if isinstance(p, tuple))
    when = next((p for p in parts if not isinstance(p, tuple)), None)
    if when is None or when == ATTACHED:
        return modifiers
    return tuple(
        replace(m, when=when if m.when is None else AllOf((when, m.when))) for m in modifiers
    )


@means("continuous_after")
def continuous_after(
    said: Discourse, modifiers: tuple[Modifier, ...], when: Condition
) -> tuple[Modifier, ...]:
    return continuous(said, when, modifiers)


@means("as_long", "as_long_after")
def as_long(said: Discourse, when: Condition) -> Condition:
    return when


def on_them(
    said: Discourse,
    mons: Mons,
    point: str,
    amount: Number = 0,
    value: str = "",
    when: Condition | None = None,
    against: Selector | None = None,
) -> tuple[Modifier, ...]:
    """Return one change for the Pokémon meant."""
    return (Modifier(point, amount, said.only(mons), when, against, value),)


@means("p_no_conditions")
def p_no_conditions(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "cannot be affected")


@means("p_no_some_conditions")
def p_no_some_conditions(
    said: Discourse, mons: Mons, conditions: tuple[str, ...]
) -> tuple[Modifier, ...]:
    return on_them(said, mons, "cannot be affected", value="|".join(conditions))


@means("p_retreat_less")
def p_retreat_less(said: Discourse, mons: Mons, cost: str) -> tuple[Modifier, ...]:
    return on_them(said, mons, "retreat", -len(cost[1:-1]))


@means("p_retreat_zero")
def p_retreat_zero(said: Discourse, mons: Mons, n: str) -> tuple[Modifier, ...]:
    if int(n):
        raise NoMeaning("a Retreat Cost set to a number")
    return on_them(said, mons, "free retreat")


@means("p_no_retreat")
def p_no_retreat(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "free retreat")


@means("p_no_weakness")
def p_no_weakness(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "no weakness")


@means("p_hp")
def p_hp(said: Discourse, mons: Mons, n: str) -> tuple[Modifier, ...]:
    return on_them(said, mons, "hp", int(n[1:]))


@means("p_hp_per")
def p_hp_per(
    said: Discourse, _: object, n: str, energy: EnergySet, *__: object
) -> tuple[Modifier, ...]:
    on = Self()
    count = EnergyOn(on, energy.types) if energy.units else Count(Attached(on, energy.filter))
    return (Modifier("hp", times(int(n[1:]), count)),)


@means("p_pays_more_theirs")
def p_pays_more_theirs(
    said: Discourse, cost: str, traits: tuple[Trait, ...], *_: object
) -> tuple[Modifier, ...]:
    return p_retreat_more(said, Mons(in_play(BOTH, traits), plural=True), cost)


@means("p_retreat_more")
def p_retreat_more(said: Discourse, mons: Mons, cost: str) -> tuple[Modifier, ...]:
    return on_them(said, mons, "retreat", len(cost) - 2)


@means("p_retreat_less2")
def p_retreat_less2(said: Discourse, cost: str, mons: Mons) -> tuple[Modifier, ...]:
    return p_retreat_less(said, mons, cost)


@means("p_pays_less")
def p_pays_less(
    said: Discourse, cost: str, traits: tuple[Trait, ...], *_: object
) -> tuple[Modifier, ...]:
    return p_retreat_less(said, Mons(in_play(BOTH, traits), plural=True), cost)


@means("p_pays_more")
def p_pays_more(said: Discourse, group: InPlay, cost: str) -> tuple[Modifier, ...]:
    return on_them(said, Mons(group, plural=True), "retreat", len(cost) - 2)


@means("p_toxic_gas")
def p_toxic_gas(said: Discourse) -> tuple[Modifier, ...]:
    others = InPlay(BOTH, filter=Unlike(HasPower(name="Toxic Gas")))
    return (Modifier("powers off", on=others, value=POKEMON_POWERS),)


@means("p_earlier_attacks")
def p_earlier_attacks(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "attacks of earlier stages")


def of_one_side(mons: Mons) -> None:
    """Refuse "the opponent's attacks" where Pokémon of both players are meant."""
    if isinstance(mons.source, InPlay) and mons.source.side == BOTH:
        raise NoMeaning("attacks of either player's opponent")


@means("p_powers_off")
def p_powers_off(said: Discourse, mons: Mons, kinds: str) -> tuple[Modifier, ...]:
    return on_them(said, mons, "powers off", value=kinds)


@means("p_cannot_attach")
def p_cannot_attach(said: Discourse, energy: EnergySet, mon: Mons) -> tuple[Modifier, ...]:
    if energy.filter not in (ENERGY, every(ENERGY, OfType(energy.types))):
        raise NoMeaning("a ban on Energy by another property than its type")
    return on_them(said, mon, "cannot attach from hand", value=energy.types)


@means("p_no_items")
def p_no_items(said: Discourse, *_: object) -> tuple[Modifier, ...]:
    return (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),)


@means("p_retreat_less_per")
def p_retreat_less_per(
    said: Discourse, cost: str, _: object, energy: EnergySet, *__: object
) -> object:
    if not energy.units:
        raise NoMeaning("a Retreat Cost lowered by cards")
    less = times(2 - len(cost), EnergyOn(Self(), energy.types))
    return (Modifier("retreat", less),)


@means("p_energy_gives")
def p_energy_gives(said: Discourse, mon: Mons, letter: str) -> tuple[Modifier, ...]:
    return on_them(said, mon, "energy", value=letter[1:-1])


@means("p_no_abilities")
def p_no_abilities(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    able = HasPower(("Ability",))
    return (Modifier("powers off", on=That(said.only(mons), able), value="Ability"),)


@means("p_no_abilities_of")
def p_no_abilities_of(said: Discourse, group: Selector, *_: object) -> tuple[Modifier, ...]:
    able = HasPower(("Ability",))
    return (Modifier("powers off", on=That(group, able), value="Ability"),)


@means("p_retreat_more2")
def p_retreat_more2(said: Discourse, cost: str, mons: Mons) -> tuple[Modifier, ...]:
    return p_retreat_more(said, mons, cost)


@means("p_cost_less")
def p_cost_less(said: Discourse, mons: Mons, cost: str) -> tuple[Modifier, ...]:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost lowered by a colour")
    return on_them(said, mons, "attack cost", 2 - len(cost))


@means("p_cannot_play_both")
def p_cannot_play_both(said: Discourse, kind: CardFilter | None) -> tuple[Modifier, ...]:
    return (Modifier("cannot play", value=player_kinds(kind), who=BOTH),)


@means("p_cannot_play")
def p_cannot_play(said: Discourse, kind: CardFilter | None) -> tuple[Modifier, ...]:
    return (Modifier("cannot play", value=player_kinds(kind), who=OPPONENT),)


@means("p_no_evolution")
def p_no_evolution(said: Discourse) -> tuple[Modifier, ...]:
    return (Modifier("cannot play", value="Evolution", who=BOTH),)


@means("p_types")
def p_types(said: Discourse, mons: Mons, one: str, two: str) -> tuple[Modifier, ...]:
    return on_them(said, mons, "type", value=one[1:-1] + two[1:-1])


@means("p_no_retreating")
def p_no_retreating(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "cannot retreat")


@means("p_no_attacking")
def p_no_attacking(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "cannot attack")
