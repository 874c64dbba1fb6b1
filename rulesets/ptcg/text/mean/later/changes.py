"""The meaning of continuous effects in the words of later texts."""

from __future__ import annotations

from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import Not, Number, Times
from rulesets.ptcg.effects.ops import InPlay, Modifier, OfType
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.continuous.boosts import foes_of
from rulesets.ptcg.text.mean.continuous.constant import of_one_side, on_them
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import letters
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase

Changes = tuple[Modifier, ...]


@means("p_retreat_less_count")
def p_retreat_less_count(said: Discourse, mons: Mons, cost: str, count: Number) -> Changes:
    return on_them(said, mons, "retreat", Times(2 - len(cost), count))


@means("p_no_resistance")
def p_no_resistance(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no resistance")


@means("p_no_resistances")
def p_no_resistances(said: Discourse) -> Changes:
    return (Modifier("no resistance", on=InPlay(BOTH, ACTIVE)),)


@means("p_neither")
def p_neither(said: Discourse, mons: Mons) -> Changes:
    return (*on_them(said, mons, "no weakness"), *on_them(said, mons, "no resistance"))


@means("p_no_weakness_to")
def p_no_weakness_to(said: Discourse, letter: str, mons: Mons) -> Changes:
    attackers = InPlay(BOTH, filter=OfType(letters(letter)))
    return on_them(said, mons, "no weakness", against=attackers)


# Bars.
@means("p_no_attack_unless")
def p_no_attack_unless(said: Discourse, mons: Mons, when: Condition) -> Changes:
    return on_them(said, mons, "cannot attack", when=Not(when))


@means("p_no_attack_retreat")
def p_no_attack_retreat(said: Discourse, mons: Mons) -> Changes:
    return (*on_them(said, mons, "cannot attack"), *on_them(said, mons, "cannot retreat"))


@means("p_no_attack_powers")
def p_no_attack_powers(said: Discourse, mons: Mons, kinds: str) -> Changes:
    bars = on_them(said, mons, "cannot attack")
    return (*bars, *on_them(said, mons, "powers off", value=kinds))


# Prevention.
@means("p_prevent_effects_of")
def p_prevent_effects_of(said: Discourse, foes: Selector, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent effects", against=foes)


@means("p_prevent_all_of")
def p_prevent_all_of(said: Discourse, foes: Selector, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent all", against=foes)


@means("p_prevent_attackers3")
def p_prevent_attackers3(said: Discourse, mons: Mons, foes: Selector) -> Changes:
    return on_them(said, mons, "prevent damage", against=foes)


@means("p_prevent_all_theirs")
def p_prevent_all_theirs(
    said: Discourse, mons: Mons, side: str, traits: tuple[Trait, ...]
) -> Changes:
    if side != OPPONENT:
        raise NoMeaning("attacks of one's own side prevented")
    return on_them(said, mons, "prevent all", against=in_play(side, traits))


# Damage raised and lessened.
@means("p_boost_all")
def p_boost_all(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Changes:
    if not isinstance(foes, InPlay) or foes.side != OPPONENT:
        raise NoMeaning("more damage to other Pokémon than the opponent's")
    return on_them(said, mons, "damage dealt before", int(n), against=foes)


@means("p_boost_per")
def p_boost_per(
    said: Discourse, mons: Mons, n: str, foes: Selector, count: Number, *_: object
) -> Changes:
    more = times(int(n), count)
    return on_them(said, mons, "damage dealt before", more, against=foes_of(said, foes))


@means("p_boost_it")
def p_boost_it(said: Discourse, n: str, foes: Selector, *_: object) -> Changes:
    return on_them(said, Mons(None), "damage dealt before", int(n), against=foes)


@means("p_dealt_less2")
def p_dealt_less2(said: Discourse, mons: Mons, n: str, *_: object) -> Changes:
    return on_them(said, mons, "damage dealt before", -int(n))


@means("p_cost_more")
def p_cost_more(said: Discourse, mons: Mons, cost: str) -> Changes:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    return on_them(said, mons, "attack cost", len(cost) - 2)


@means("p_hp_and")
def p_hp_and(said: Discourse, mons: Mons, n: str, more: Changes) -> Changes:
    return (*on_them(said, mons, "hp", int(n[1:])), *more)


@means("p_less_no_weakness")
def p_less_no_weakness(said: Discourse, mons: Mons, n: str, *_: object) -> Changes:
    of_one_side(mons)
    less = on_them(said, mons, "damage taken", -int(n), against=InPlay(OPPONENT))
    return (*less, *on_them(said, mons, "no weakness"))


@means("p_more_from")
def p_more_from(said: Discourse, mons: Mons, n: str, foes: Selector, *parts: object) -> Changes:
    before = any(isinstance(p, Phrase) and p.rule == "before_wr" for p in parts)
    point = "damage taken before" if before else "damage taken"
    return on_them(said, mons, point, int(n), against=foes)


@means("p_max_hp")
def p_max_hp(said: Discourse, mon: Mons, n: str) -> Changes:
    return _max_hp(said, mon, n)


@means("p_max_hp_of")
def p_max_hp_of(said: Discourse, mons: Mons, n: str) -> Changes:
    return _max_hp(said, mons, n)


def _max_hp(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "maximum hp", int(n))


@means("p_attacks_all")
def p_attacks_all(said: Discourse, mons: Mons, side: str) -> Changes:
    if said.only(mons) != Self() or side != BOTH:
        raise NoMeaning("attacks lent to other Pokémon")
    return (Modifier("attacks of", of=InPlay(BOTH, others=True)),)
