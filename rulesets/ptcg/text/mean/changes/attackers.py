"""The meaning of bars on attacking, attacks of others, and whose attacks are meant."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Count, Either, Self, Source
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Not
from rulesets.ptcg.effects.ops import In, InPlay, Lasting, Named, Unlike, Without
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.effects.terms.selectors import ACTIVE, ANYWHERE, BENCH, DISCARD
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.filters import POKEMON, bare, every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means, phrase, silent
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning

phrase("after_wr", "before_wr", "by_foes")
silent("energy_note", "including_own", "by_attacks")


@means("cannot_attack_it")
def cannot_attack_it(said: Discourse, mon: Mons, other: Mons, until: str) -> Program:
    on = said.only(mon)
    if said.only(other) != Self():
        raise NoMeaning("a ban on attacking another Pokémon")
    m = Modifier("cannot attack", when=Among(Source(), InPlay(BOTH, ACTIVE)))
    return (Lasting((m,), until, on),)


@means("attackers")
def attackers(said: Discourse, *parts: str | tuple[Trait, ...]) -> Selector:
    side = parts[0] if isinstance(parts[0], str) else BOTH
    if parts[-1] == BOTH and side != BOTH:
        raise NoMeaning("attacks of one side and of both")
    groups = [in_play(side, p) for p in parts if not isinstance(p, str)]
    found: Selector = groups[0]
    for other in groups[1:]:
        found = Either(found, other)
    return found


@means("cannot_attack_retreat")
def cannot_attack_retreat(said: Discourse, mons: Mons) -> Timed:
    return marked(said, mons, Modifier("cannot attack"), Modifier("cannot retreat"))


@means("cannot_attack")
def cannot_attack(said: Discourse, mons: Mons) -> Timed:
    return marked(said, mons, Modifier("cannot attack"))


@means("cannot_use")
def cannot_use(said: Discourse, mon: Mons, *name: str) -> Timed:
    attack = bare(name[0]) if name else said.attack
    return marked(said, mon, Modifier("cannot attack", value=attack))


@means("cannot_use_this")
def cannot_use_this(said: Discourse) -> Timed:
    return marked(said, Mons(Self()), Modifier("cannot attack", value=said.attack))


@means("lasts_through")
def lasts_through(said: Discourse, mons: Mons) -> Timed:
    if not isinstance(mons.source, InPlay):
        raise NoMeaning("damage of a certain Pokémon that nothing lessens")
    return (), (Modifier("strikes through", on=mons.source),), Self(), YOU


@means("p_earlier_attacks")
def p_earlier_attacks(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "attacks of earlier stages")


@means("p_no_attacking")
def p_no_attacking(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "cannot attack")


@means("p_attacks_twice")
def p_attacks_twice(said: Discourse, *_: object) -> Changes:
    return (Modifier("attacks twice"),)


@means("p_attacks_around")
def p_attacks_around(said: Discourse, _: object, group: Selector) -> Changes:
    groups = (group.left, group.right) if isinstance(group, Either) else (group,)
    found: list[Selector] = []
    for g in groups:
        if not isinstance(g, InPlay) or g.filter is None:
            raise NoMeaning("attacks of Pokémon of no kind")
        found += [InPlay(YOU, BENCH, g.filter), In("discard", YOU, every(POKEMON, g.filter))]
    of = found[0]
    for one in found[1:]:
        of = Either(of, one)
    return (Modifier("attacks of", of=of),)


@means("p_attacks_piled")
def p_attacks_piled(said: Discourse, _: object, *traits: object) -> Changes:
    given = [t.filter for t in traits if isinstance(t, Trait)]
    if "box" in said.words:
        given.append(Unlike(RULE_BOX))
    return (Modifier("attacks of", of=In("discard", YOU, every(POKEMON, *given))),)


@means("p_few_cannot")
def p_few_cannot(said: Discourse, n: str, traits: tuple[Trait, ...], _: object) -> Changes:
    few = AtLeast(int(n), Count(in_play(YOU, traits)))
    return (Modifier("cannot attack", when=few),)


@means("p_through")
def p_through(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "strikes through")


@means("p_attacks_first")
def p_attacks_first(said: Discourse, *_: object) -> Changes:
    return (Modifier("attacks at once"),)


@means("p_no_attack_unless")
def p_no_attack_unless(said: Discourse, mons: Mons, when: Condition) -> Changes:
    return on_them(said, mons, "cannot attack", when=Not(when))


@means("p_no_attack_retreat")
def p_no_attack_retreat(said: Discourse, mons: Mons) -> Changes:
    return (*on_them(said, mons, "cannot attack"), *on_them(said, mons, "cannot retreat"))


@means("p_attacks_all")
def p_attacks_all(said: Discourse, mons: Mons, side: str) -> Changes:
    if said.only(mons) != Self() or side != BOTH:
        raise NoMeaning("attacks lent to other Pokémon")
    return (Modifier("attacks of", of=InPlay(BOTH, others=True)),)


@means("p_attacks_discard")
def p_attacks_discard(said: Discourse, mons: Mons, cards: CardSet) -> Changes:
    if said.only(mons) != Self() or cards.filter is None:
        raise NoMeaning("attacks lent to other Pokémon")
    return (Modifier("attacks of", of=In(DISCARD, YOU, cards.filter)),)


@means("attackers_bare")
def attackers_bare(said: Discourse, *groups: tuple[Trait, ...]) -> Selector:
    found: Selector = in_play(OPPONENT, groups[0])
    for other in groups[1:]:
        found = Either(found, in_play(OPPONENT, other))
    return found


def _active_too(said: Discourse, foes: Selector) -> Selector:
    if isinstance(foes, InPlay) and foes.place == ANYWHERE:
        foes = replace(foes, place=ACTIVE)
    return foes_of(said, foes)


@means("foes_of")
def foes_of(said: Discourse, foes: Selector) -> Selector:
    if isinstance(foes, Either):
        active = isinstance(foes.left, InPlay) and foes.left.place == ACTIVE
        right = _active_too(said, foes.right) if active else foes_of(said, foes.right)
        return Either(foes_of(said, foes.left), right)
    if not isinstance(foes, InPlay) or foes.side != OPPONENT:
        raise NoMeaning("more damage to other Pokémon than the opponent's")
    if foes.place != ACTIVE and foes.filter is None:
        raise NoMeaning("more damage to other Pokémon than the Active one")
    return foes


@means("foes_active")
def foes_active(said: Discourse) -> Selector:
    return InPlay(OPPONENT, ACTIVE)


@means("p_attacks_everyone")
def p_attacks_everyone(said: Discourse, _: object) -> Changes:
    return (Modifier("attacks of", of=InPlay(BOTH, others=True)),)


@means("p_through_resistance")
def p_through_resistance(said: Discourse, whose: Selector) -> Changes:
    return (Modifier("no resistance", on=InPlay(OPPONENT), against=whose),)


@means("p_attacks_of")
def p_attacks_of(said: Discourse, _: object, group: Selector) -> Changes:
    return (Modifier("attacks of", of=Without(group, Self())),)


@means("p_attacks_of_named")
def p_attacks_of_named(said: Discourse, _: object, *names: str) -> Changes:
    known = tuple(rules_name(said.own if n == "SELF" else bare(n)) for n in names)
    return (Modifier("attacks of", of=Without(InPlay(YOU, filter=Named(known)), Self())),)


@means("p_lends_attacks")
def p_lends_attacks(said: Discourse, mons: Mons, *_: object) -> Changes:
    return on_them(said, mons, "lends attacks")


@means("p_attacks_below")
def p_attacks_below(said: Discourse, mons: Mons, *stage: object) -> Changes:
    says(stage, "1")
    return on_them(said, mons, "attacks of earlier stages")
