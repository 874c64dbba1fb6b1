"""The meaning of conditions on what a Pokémon is and suffers."""

from __future__ import annotations

from rulesets.engine.select import Exists, Self, Without
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import (
    Damaged,
    Evolved,
    HasPower,
    Hp,
    InPlay,
    Is,
    Named,
    NameHas,
    OfType,
    Pile,
    Resists,
    RetreatCost,
    SameType,
    Some,
    Suffers,
    Unlike,
    Weak,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import POWERED, bare, every, letters
from rulesets.ptcg.text.mean.registry import always, means


def is_such(said: Discourse, mon: Mons, filter_: CardFilter) -> Condition:
    """Return that a Pokémon has a property."""
    return Is(said.only(mon), filter_)


@means("has_condition")
def has_condition(said: Discourse, mon: Mons, conditions: tuple[str, ...]) -> Condition:
    return is_such(said, mon, Suffers(conditions))


@means("has_no_condition")
def has_no_condition(said: Discourse, mon: Mons, conditions: tuple[str, ...]) -> Condition:
    return Not(is_such(said, mon, Suffers(conditions)))


@means("is_affected")
def is_affected(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Suffers())


@means("is_kind")
def is_kind(said: Discourse, mon: Mons, kind: CardFilter) -> Condition:
    return is_such(said, mon, kind)


@means("is_not_kind")
def is_not_kind(said: Discourse, mon: Mons, kind: CardFilter) -> Condition:
    return Not(is_such(said, mon, kind))


@means("name_has_words")
def name_has_words(said: Discourse, mon: Mons, words: tuple[str, ...]) -> Condition:
    return is_such(said, mon, NameHas(words))


@means("has_delta")
def has_delta(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, NameHas(("δ",)))


@means("has_resistance")
def has_resistance(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Resists())


@means("has_weakness")
def has_weakness(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Weak())


@means("has_powers")
def has_powers(said: Discourse, mon: Mons, kinds: str) -> Condition:
    return is_such(said, mon, HasPower(tuple(kinds.split("|"))))


@means("resists_type")
def resists_type(said: Discourse, mon: Mons, letter: str) -> Condition:
    return is_such(said, mon, Resists(letter[1:-1]))


@means("is_kind_or_named")
def is_kind_or_named(
    said: Discourse, mon: Mons, kind: CardFilter, words: tuple[str, ...]
) -> Condition:
    return AnyOf((is_such(said, mon, kind), is_such(said, mon, NameHas(words))))


@means("type_or_named")
def type_or_named(said: Discourse, mon: Mons, type_: str, words: tuple[str, ...]) -> Condition:
    return is_such(said, mon, Some((OfType(letters(type_)), NameHas(words))))


@means("any_are")
def any_are(said: Discourse, group: InPlay, kind: CardFilter) -> Condition:
    return Exists(InPlay(group.side, group.place, every(group.filter, kind), group.others))


@means("has_power_or_body")
def has_power_or_body(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasPower(("Poké-Power", "Poké-Body")))


@means("has_poke_powers")
def has_poke_powers(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasPower(("Poké-Power",)))


@means("other_active_is_not")
def other_active_is_not(said: Discourse, _: object) -> Condition:
    """Where each player has one Active Pokémon there is no other one that could be wrong."""
    others = Without(InPlay(YOU, ACTIVE), Self())
    named = InPlay(YOU, ACTIVE, Named((rules_name(said.own),)))
    return Exists(Without(others, named))


@means("anywhere_under")
def anywhere_under(said: Discourse, name: str, _: object) -> Condition:
    return Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))


@means("nowhere_under")
def nowhere_under(said: Discourse, name: str, _: object) -> Condition:
    return Not(anywhere_under(said, name, _))


always("share_type", Exists(InPlay(YOU, filter=SameType(InPlay(OPPONENT)))))
always("actives_alike", Exists(InPlay(YOU, ACTIVE, SameType(InPlay(OPPONENT, ACTIVE)))))


@means("evolved_from")
def evolved_from(said: Discourse, _: object, name: str) -> Condition:
    below = Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))
    return AllOf((Is(Self(), Evolved()), below))


@means("retreat_exactly")
def retreat_exactly(said: Discourse, mon: Mons, n: str) -> Condition:
    return Equal(RetreatCost(said.only(mon)), int(n))


@means("retreats_free")
def retreats_free(said: Discourse, mon: Mons) -> Condition:
    return Equal(RetreatCost(said.only(mon)), 0)


@means("foe_has_powers")
def foe_has_powers(said: Discourse, kinds: str) -> Condition:
    return has_powers(said, Mons(InPlay(OPPONENT, "active")), kinds)


@means("has_ability")
def has_ability(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasPower(("Ability",)))


@means("lacks_rule_box")
def lacks_rule_box(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Unlike(RULE_BOX))


@means("has_named_power")
def has_named_power(said: Discourse, mon: Mons, name: str) -> Condition:
    return is_such(said, mon, HasPower(name=bare(name)))


@means("retreat_least")
def retreat_least(said: Discourse, mon: Mons, cost: str) -> Condition:
    return AtLeast(RetreatCost(said.only(mon)), len(cost) - 2)


@means("has_no_ability")
def has_no_ability(said: Discourse, mon: Mons) -> Condition:
    return Not(Is(said.only(mon), HasPower(("Ability",))))


@means("hurt_and_low")
def hurt_and_low(said: Discourse, mon: Mons, n: str) -> Condition:
    who = said.only(mon)
    return all_of(AtLeast(int(n), Hp(who, left=True)), Is(who, Damaged()))


@means("has_pokemon_power")
def has_pokemon_power(said: Discourse, mon: Mons) -> Condition:
    on = said.only(mon)
    said.that = on
    return Is(on, POWERED)


@means("named_or_type")
def named_or_type(said: Discourse, mon: Mons, words: tuple[str, ...], type_: str) -> Condition:
    return is_such(said, mon, Some((NameHas(words), OfType(letters(type_)))))
