"""The meaning of damage and effects prevented."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THEIR_NEXT_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AnyOf, AtLeast, Equal, Reg
from rulesets.ptcg.effects.ops import InPlay, Lasting
from rulesets.ptcg.effects.terms.selectors import BENCH, CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.changes.bearers import marked, of_one_side, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning


@means("prevent_all")
def prevent_all(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("prevent all"))


@means("prevent_all_foe")
def prevent_all_foe(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("prevent all", against=InPlay(OPPONENT)))


@means("prevent_damage")
def prevent_damage(said: Discourse, mon: Mons, *_: object) -> Timed:
    return marked(said, mon, Modifier("prevent damage"))


@means("prevent_all_from")
def prevent_all_from(said: Discourse, mon: Mons, foes: Selector) -> Timed:
    return marked(said, mon, Modifier("prevent all", against=foes))


@means("prevent_damage_from")
def prevent_damage_from(said: Discourse, mon: Mons, foes: Selector) -> Timed:
    return marked(said, mon, Modifier("prevent damage", against=foes))


@means("prevent_small3")
def prevent_small3(said: Discourse, mon: Mons, n: str) -> Timed:
    return prevent_small(said, n, mon)


@means("prevent_small")
def prevent_small(said: Discourse, n: str, mon: Mons, *_: object) -> Timed:
    return marked(said, mon, Modifier("prevent damage", when=AtLeast(int(n), Reg("damage"))))


@means("prevent_small2")
def prevent_small2(said: Discourse, mon: Mons, _: Mons, n: str) -> Timed:
    return prevent_small(said, n, mon)


@means("lasts_no_effects")
def lasts_no_effects(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("prevent effects", against=InPlay(OPPONENT)))


@means("lasts_all_group")
def lasts_all_group(said: Discourse, group: InPlay) -> Timed:
    return (), (Modifier("prevent all", on=group),), Self(), YOU


@means("lasts_no_damage_group")
def lasts_no_damage_group(said: Discourse, mons: Mons) -> Timed:
    if not mons.plural or not isinstance(mons.source, InPlay):
        raise NoMeaning("damage of a certain Pokémon prevented, in other words")
    return (), (Modifier("prevent damage", on=mons.source),), Self(), YOU


@means("prevent_damage_group")
def prevent_damage_group(said: Discourse, group: InPlay) -> Timed:
    """Whoever is there when damage would be done, not who was when it began."""
    return (), (Modifier("prevent damage", on=group),), Self(), YOU


@means("p_prevent_attackers")
def p_prevent_attackers(said: Discourse, mons: Mons, foes: Selector) -> Changes:
    return (Modifier("prevent damage", on=said.only(mons), against=foes),)


@means("p_prevent_attackers2")
def p_prevent_attackers2(said: Discourse, foes: Selector, mons: Mons) -> Changes:
    return p_prevent_attackers(said, mons, foes)


@means("p_prevent_big")
def p_prevent_big(said: Discourse, *parts: object) -> Changes:
    n = next(int(p) for p in parts if isinstance(p, str))
    mon = next(p for p in parts if isinstance(p, Mons))
    return on_them(said, mon, "prevent damage", when=AtLeast(Reg("damage"), n))


@means("p_prevent_all_from")
def p_prevent_all_from(said: Discourse, mons: Mons, foes: Selector) -> Changes:
    return on_them(said, mons, "prevent all", against=foes)


@means("p_prevent_effects")
def p_prevent_effects(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent effects")


@means("p_prevent_effects_foe")
def p_prevent_effects_foe(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent effects", against=InPlay(OPPONENT))


@means("p_prevent_from")
def p_prevent_from(said: Discourse, mons: Mons, traits: tuple[Trait, ...]) -> Changes:
    return on_them(said, mons, "prevent damage", against=in_play(OPPONENT, traits))


@means("p_prevent_damage")
def p_prevent_damage(said: Discourse, mons: Mons, *_: object) -> Changes:
    return on_them(said, mons, "prevent damage")


@means("p_prevent_ex")
def p_prevent_ex(said: Discourse, mons: Mons, side: str, kind: CardFilter) -> Changes:
    return on_them(said, mons, "prevent all", against=InPlay(side, filter=kind))


@means("p_prevent_foe")
def p_prevent_foe(said: Discourse, mons: Mons) -> Changes:
    of_one_side(mons)
    return on_them(said, mons, "prevent damage", against=InPlay(OPPONENT))


@means("p_prevent_trainers")
def p_prevent_trainers(said: Discourse, kinds: str, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent trainers", value=kinds)


@means("p_prevent_exact")
def p_prevent_exact(said: Discourse, mons: Mons, *numbers: str) -> Changes:
    exact: Condition = AnyOf(tuple(Equal(Reg("damage"), int(n)) for n in numbers))
    foes = InPlay(OPPONENT)
    return (Modifier("prevent damage", on=said.only(mons), when=exact, against=foes),)


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


@means("p_prevent_each")
def p_prevent_each(said: Discourse, one: tuple[Trait, ...], *parts: object) -> Changes:
    two = next(p for p in parts if isinstance(p, tuple))
    kind, foe = (every(*(t.filter for t in traits)) for traits in (one, two))
    return tuple(
        Modifier("prevent damage", on=InPlay(side, filter=kind), against=InPlay(other, filter=foe))
        for side, other in ((YOU, OPPONENT), (OPPONENT, YOU))
    )


@means("p_prevent_large")
def p_prevent_large(said: Discourse, mons: Mons, n: str) -> Changes:
    foe = InPlay(OPPONENT)
    when = AtLeast(Reg("damage"), int(n))
    return on_them(said, mons, "prevent damage", when=when, against=foe)


@means("prevent_all_mons")
def prevent_all_mons(said: Discourse, mons: Mons, until: str) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Lasting((Modifier("prevent all"),), until, on))


@means("prevent_effects_next")
def prevent_effects_next(said: Discourse, mon: Mons) -> Program:
    shield = Modifier("prevent effects", against=InPlay(OPPONENT))
    return (Lasting((shield,), THEIR_NEXT_TURN, said.only(mon)),)


@means("p_no_counters_foe")
def p_no_counters_foe(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no counters", against=InPlay(OPPONENT))


@means("p_prevent_attacks")
def p_prevent_attacks(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent all")


@means("lasts_prevent_big")
def lasts_prevent_big(said: Discourse, n: str, mon: Mons, *_: object) -> Timed:
    return marked(said, mon, Modifier("prevent damage", when=AtLeast(Reg("damage"), int(n))))


@means("lasts_shield_bench")
def lasts_shield_bench(said: Discourse) -> Timed:
    return (), (Modifier("prevent all", on=InPlay(YOU, BENCH)),), Self(), YOU


@means("lasts_no_effects_neo")
def lasts_no_effects_neo(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("prevent effects"))


@means("lasts_bench_unhurt")
def lasts_bench_unhurt(said: Discourse) -> Timed:
    return (), (Modifier("prevent damage", on=InPlay(YOU, BENCH)),), Self(), YOU


@means("shield_kind")
def shield_kind(said: Discourse, traits: tuple[Trait, ...], until: str) -> Program:
    safe = Modifier("prevent all", on=in_play(YOU, traits))
    return (Lasting((safe,), until, players=YOU),)


@means("p_prevent_all_done")
def p_prevent_all_done(said: Discourse, foes: Selector, mons: Mons) -> Changes:
    return on_them(said, mons, "prevent all", against=foes)


@means("p_prevent_all_from_two")
def p_prevent_all_from_two(said: Discourse, mons: Mons, one: Selector, other: Selector) -> Changes:
    return on_them(said, mons, "prevent all", against=Either(one, other))
