"""The meaning of damage raised."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AtLeast, Number, Reg
from rulesets.ptcg.effects.ops import (
    Hp,
    InPlay,
    Is,
    It,
    MostCounters,
    Named,
    OfType,
    SpareEnergy,
    Suffers,
    Using,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.changes.attackers import foes_of
from rulesets.ptcg.text.mean.changes.bearers import marked, of_either, on_them
from rulesets.ptcg.text.mean.discourse import TRAINER, Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.nouns.filters import bare
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase


@means("boost")
def boost(said: Discourse, group: InPlay, n: str, foes: Selector, *_: object) -> Timed:
    m = Modifier("damage dealt before", int(n), group, against=foes)
    return (), (m,), Self(), group.side


@means("boost_side")
def boost_side(
    said: Discourse, side: str, traits: tuple[Trait, ...], n: str, foes: Selector, *_: object
) -> Timed:
    return boost(said, in_play(side, traits), n, foes)


@means("more_taken_by")
def more_taken_by(said: Discourse, mon: Mons, *parts: object) -> Timed:
    return more_taken(said, mon, *(p for p in parts if isinstance(p, str) and p.isdigit()))


@means("increase_dealt_active")
def increase_dealt_active(said: Discourse, mon: Mons, n: str, *_: object) -> Timed:
    foe = InPlay(OPPONENT, ACTIVE)
    return marked(said, mon, Modifier("damage dealt before", int(n), against=foe))


@means("more_taken")
def more_taken(said: Discourse, mon: Mons, *parts: object) -> Timed:
    n = next(int(p) for p in parts if isinstance(p, str))
    return marked(said, mon, Modifier("damage taken", n))


@means("increase_dealt")
def increase_dealt(said: Discourse, mon: Mons, n: str, *parts: object) -> Timed:
    against = next((said.only(p) for p in parts if isinstance(p, Mons)), None)
    target = InPlay(OPPONENT, ACTIVE) if against is not None else None
    more = Modifier("damage dealt before", int(n), against=target)
    if said.kind == TRAINER and mon.source == InPlay(YOU, ACTIVE):
        # Whoever is Active when it attacks, not who was when the card was played.
        return (), (replace(more, on=mon.source),), Self(), YOU
    return marked(said, mon, more)


@means("attack_base")
def attack_base(said: Discourse, _: object, name: str, base: str, *__: object) -> Timed:
    printed = said.damages.get(bare(name))
    if printed is None:
        raise NoMeaning("the base damage of an attack the card does not have")
    more = Modifier("damage dealt before", int(base) - printed, when=Using(bare(name)))
    return marked(said, Mons(Self()), more)


@means("attack_more")
def attack_more(said: Discourse, _: object, name: str, n: str, *__: object) -> Timed:
    return marked(
        said, Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
    )


@means("attack_plus")
def attack_plus(said: Discourse, name: str, _: str, n: str) -> Timed:
    return marked(
        said, Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
    )


@means("boost_side_per")
def boost_side_per(
    said: Discourse, side: str, traits: tuple[Trait, ...], n: str, foes: Selector, *parts: object
) -> Timed:
    count = next(p for p in parts if not isinstance(p, str))
    more = times(int(n), count)  # type: ignore[arg-type]
    m = Modifier("damage dealt before", more, in_play(side, traits), against=foes)
    return (), (m,), Self(), YOU


@means("p_boost")
def p_boost(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Changes:
    return (Modifier("damage dealt before", int(n), said.only(mons), against=foes),)


@means("p_after_more")
def p_after_more(said: Discourse, _: object, *parts: object) -> Changes:
    n = next(int(p) for p in parts if isinstance(p, str))
    foe = InPlay(OPPONENT, ACTIVE)
    return (Modifier("damage dealt after", n, against=foe),)


@means("p_each_more")
def p_each_more(said: Discourse, mon: Mons, n: str, *_: object) -> Changes:
    foe = InPlay(OPPONENT, ACTIVE)
    point = "damage dealt before" if _ else "damage dealt"
    return on_them(said, mon, point, int(n), against=foe)


@means("p_more2")
def p_more2(said: Discourse, mons: Mons, n: str, *_: object) -> Changes:
    return on_them(said, mons, "damage dealt before", int(n), against=InPlay(OPPONENT, ACTIVE))


@means("p_more")
def p_more(said: Discourse, *parts: object) -> Changes:
    mons = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return on_them(said, mons, "damage dealt before", n, against=InPlay(OPPONENT, ACTIVE))


@means("p_wearer_more")
def p_wearer_more(said: Discourse, _: object, n: str, __: object) -> Changes:
    return p_attack_more(said, _, n, __)


@means("p_boost_per")
def p_boost_per(
    said: Discourse, mons: Mons, n: str, foes: Selector, count: Number, *_: object
) -> Changes:
    more = times(int(n), count)
    return on_them(said, mons, "damage dealt before", more, against=foes_of(said, foes))


@means("p_holder_more")
def p_holder_more(said: Discourse, _: object, n: str, *__: object) -> Changes:
    attached = said.kind == "trainer" and said.that == Self()
    if said.kind not in ("energy", "tool") and not attached:
        raise NoMeaning("a card that is attached, and yet is none")
    foes = InPlay(OPPONENT, "active")
    return (Modifier("damage dealt before", int(n), Self(), against=foes),)


@means("p_boost_all")
def p_boost_all(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Changes:
    if not isinstance(foes, InPlay) or foes.side != OPPONENT:
        raise NoMeaning("more damage to other Pokémon than the opponent's")
    return on_them(said, mons, "damage dealt before", int(n), against=foes)


@means("p_boost_it")
def p_boost_it(said: Discourse, n: str, foes: Selector, *_: object) -> Changes:
    return on_them(said, Mons(None), "damage dealt before", int(n), against=foes)


@means("p_more_from")
def p_more_from(said: Discourse, mons: Mons, n: str, foes: Selector, *parts: object) -> Changes:
    before = any(isinstance(p, Phrase) and p.rule == "before_wr" for p in parts)
    point = "damage taken before" if before else "damage taken"
    return on_them(said, mons, point, int(n), against=foes)


@means("p_more_each")
def p_more_each(said: Discourse, traits: tuple[Trait, ...], *parts: object) -> Changes:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return of_either(traits, "damage dealt before", n, ACTIVE)


@means("p_boost_such")
def p_boost_such(
    said: Discourse,
    side: str,
    traits: tuple[Trait, ...],
    more: Trait,
    n: str,
    foes: Selector,
    *_: object,
) -> Changes:
    group = in_play(side, (*traits, more))
    return (Modifier("damage dealt before", int(n), group, against=foes),)


@means("p_attack_more")
def p_attack_more(said: Discourse, _: object, n: str, __: object) -> Changes:
    return (Modifier("damage dealt before", int(n), against=InPlay(OPPONENT, ACTIVE)),)


@means("base_when_hurt")
def base_when_hurt(
    said: Discourse, _: object, left: str, name: str, base: str, printed: str
) -> Changes:
    if said.damages.get(bare(name)) != int(printed):
        raise NoMeaning("the base damage of an attack the card does not have")
    hurt = AtLeast(int(left), Hp(Self(), left=True))
    more = int(base) - int(printed)
    return (Modifier("damage dealt before", more, when=AllOf((hurt, Using(bare(name))))),)


@means("more_by_spare")
def more_by_spare(
    said: Discourse, name: str, n: str, energy: EnergySet, _: object, again: str
) -> Changes:
    if name != again or bare(name) not in said.damages or not energy.units:
        raise NoMeaning("Energy that another attack leaves over")
    more = times(int(n), SpareEnergy(energy.types))
    return (Modifier("damage dealt before", more, when=Using(bare(name))),)


@means("anger")
def anger(
    said: Discourse, n: str, traits: tuple[Trait, ...], name: str, more: str, _: object
) -> Changes:
    says((n,), "1")
    on = in_play(YOU, traits)
    using = Using(bare(name), It())
    # One of several is used, the one that does most.
    most = MostCounters(InPlay(YOU, filter=Named((rules_name(said.own),))))
    return (Modifier("damage dealt", times(int(more), most), on, using),)


@means("p_wearer_after_more")
def p_wearer_after_more(said: Discourse, mon: Mons, _: object, n: str) -> Changes:
    return on_them(said, mon, "damage dealt after", int(n), against=InPlay(OPPONENT, ACTIVE))


@means("more_with_kin")
def more_with_kin(
    said: Discourse, _: object, __: object, n: str, names: tuple[str, ...], more: str
) -> Changes:
    many = AtLeast(Count(InPlay(BOTH, filter=Named(names))), int(n) + 1)
    foe = InPlay(OPPONENT, ACTIVE)
    return (Modifier("damage dealt after", int(more), when=many, against=foe),)


@means("rage")
def rage(said: Discourse, _: object, n: str) -> Changes:
    confused = Is(Self(), Suffers(("Confused",)))
    any_damage = AtLeast(Reg("damage"), 1)
    return (Modifier("damage dealt", int(n), when=AllOf((confused, any_damage))),)


@means("p_each_more_to")
def p_each_more_to(said: Discourse, mon: Mons, n: str, kind: str, *_: object) -> Changes:
    foes = InPlay(BOTH, filter=OfType(kind[1:-1]))
    return on_them(said, mon, "damage dealt before", int(n), against=foes)


@means("p_its_more")
def p_its_more(said: Discourse, n: str, *_: object) -> Changes:
    return (Modifier("damage dealt before", int(n)),)
