"""The meaning of continuous and lasting changes of the later series."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Number, Reg
from rulesets.ptcg.effects.ops import (
    HasPower,
    In,
    InPlay,
    Is,
    NewInPlay,
    TurnOf,
    Unlike,
    WentSecond,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.effects.terms.selectors import BENCH, CardFilter, That
from rulesets.ptcg.match.script import Provision
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.continuous.constant import continuous, on_them
from rulesets.ptcg.text.mean.continuous.timed import marked
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import POKEMON, every
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import Timed
from rulesets.text.gaps import NoMeaning

Changes = tuple[Modifier, ...]
_FIRST = TurnOf(YOU, first=True)


# Turns.
@means("first_turn_change")
def first_turn_change(said: Discourse, modifiers: Changes) -> Changes:
    return continuous(said, _FIRST, modifiers)


@means("p_evolve_second")
def p_evolve_second(said: Discourse, *_: object) -> Changes:
    """The turn it came into play is still too early."""
    old = Not(Is(Self(), NewInPlay()))
    return (Modifier("evolves at once", when=AllOf((WentSecond(), _FIRST, old))),)


@means("p_attacks_first")
def p_attacks_first(said: Discourse, *_: object) -> Changes:
    return (Modifier("attacks at once"),)


@means("p_plays_early")
def p_plays_early(said: Discourse, *_: object) -> Changes:
    return (Modifier("plays early"),)


@means("p_heals_double")
def p_heals_double(said: Discourse, *_: object) -> Changes:
    return (Modifier("heals double"),)


@means("p_attacks_twice")
def p_attacks_twice(said: Discourse, *_: object) -> Changes:
    return (Modifier("attacks twice"),)


@means("p_uses_twice")
def p_uses_twice(said: Discourse, *_: object) -> Changes:
    return (Modifier("attacks twice"),)


# Some but not others.
def _but(said: Discourse, mons: Mons, kinds: CardFilter) -> Selector:
    return That(said.only(mons), Unlike(kinds))


@means("p_no_retreat_but")
def p_no_retreat_but(said: Discourse, mons: Mons, kinds: CardFilter) -> Changes:
    return (Modifier("free retreat", on=_but(said, mons, kinds)),)


@means("p_hp_but")
def p_hp_but(said: Discourse, mons: Mons, n: str, kinds: CardFilter) -> Changes:
    return (Modifier("hp", int(n[1:]), _but(said, mons, kinds)),)


@means("p_hp_count")
def p_hp_count(said: Discourse, mons: Mons, n: str, count: Number) -> Changes:
    return (Modifier("hp", times(int(n[1:]), count), said.only(mons)),)


always("except_boxes", RULE_BOX)


@means("p_no_abilities_kinds")
def p_no_abilities_kinds(said: Discourse, group: Selector, *but: CardFilter) -> Changes:
    able = every(HasPower(("Ability",)), *(Unlike(b) for b in but)) or HasPower(("Ability",))
    return (Modifier("powers off", on=That(group, able), value="Ability"),)


# Attacks of others.
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


# Figures.
@means("p_tools_group")
def p_tools_group(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "tools", int(n) - 1)


@means("p_narrow")
def p_narrow(said: Discourse, n: str) -> Changes:
    return (Modifier("bench", int(n), who=OPPONENT),)


@means("p_few_cannot")
def p_few_cannot(said: Discourse, n: str, traits: tuple[Trait, ...], _: object) -> Changes:
    few = AtLeast(int(n), Count(in_play(YOU, traits)))
    return (Modifier("cannot attack", when=few),)


@means("p_prevent_exact")
def p_prevent_exact(said: Discourse, mons: Mons, *numbers: str) -> Changes:
    exact: Condition = AnyOf(tuple(Equal(Reg("damage"), int(n)) for n in numbers))
    foes = InPlay(OPPONENT)
    return (Modifier("prevent damage", on=said.only(mons), when=exact, against=foes),)


@means("p_holder_more")
def p_holder_more(said: Discourse, _: object, n: str, *__: object) -> Changes:
    if said.kind not in ("energy", "tool"):
        raise NoMeaning("a card that is attached, and yet is none")
    foes = InPlay(OPPONENT, "active")
    return (Modifier("damage dealt before", int(n), Self(), against=foes),)


@means("p_no_their_evolution")
def p_no_their_evolution(said: Discourse) -> Changes:
    only_active = "active" in said.words[-3:]
    group = InPlay(OPPONENT, "active") if only_active else InPlay(OPPONENT)
    return (Modifier("cannot evolve from hand", on=group),)


always("p_their_tools_off", (Modifier("tools off", on=InPlay(OPPONENT)),))
_ALL_TOOLS_OFF = (Modifier("tools off", on=InPlay(BOTH)),)


@means("p_all_tools_off")
def p_all_tools_off(said: Discourse, *_: object) -> Changes:
    return _ALL_TOOLS_OFF


@means("provides_itself")
def provides_itself(said: Discourse, *_: object) -> tuple[Provision, ...]:
    """Of Darkness and Metal Energy: the card has the name of what it gives."""
    letter = {"Darkness Energy": "D", "Metal Energy": "M"}.get(said.own)
    if letter is None:
        raise NoMeaning("an Energy card that gives what its name says")
    return (Provision((letter,)),)


# For some time.
@means("lasts_unhealed")
def lasts_unhealed(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("no healing"))


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


@means("lasts_weakness")
def lasts_weakness(said: Discourse, mon: Mons, letter: str) -> Timed:
    return marked(said, mon, Modifier("weakness", value=letter[1:-1]))


@means("lasts_free_retreat")
def lasts_free_retreat(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("free retreat"))


@means("lasts_retreat_zero")
def lasts_retreat_zero(said: Discourse, mon: Mons, n: str) -> Timed:
    if int(n):
        raise NoMeaning("a Retreat Cost set to a number")
    return lasts_free_retreat(said, mon)


@means("lasts_no_evolving")
def lasts_no_evolving(said: Discourse) -> Timed:
    bar = "cannot evolve from hand"
    if "defending" in said.words:
        return lasts_no_evolving_that(said)
    return (), (Modifier(bar, on=InPlay(OPPONENT)),), Self(), YOU


@means("lasts_no_evolving_that")
def lasts_no_evolving_that(said: Discourse) -> Timed:
    from rulesets.ptcg.effects.ops import Defending

    return marked(said, Mons(Defending()), Modifier("cannot evolve from hand"))


@means("lasts_no_attaching")
def lasts_no_attaching(said: Discourse, *parts: object) -> Timed:
    mon = next(p for p in parts if isinstance(p, Mons))
    return marked(said, mon, Modifier("cannot attach from hand"))


@means("lasts_less_from")
def lasts_less_from(said: Discourse, mon: Mons, n: str, foes: Selector, *_: object) -> Timed:
    return marked(said, mon, Modifier("damage taken", -int(n), against=foes))


@means("lasts_less_done")
def lasts_less_done(said: Discourse, mon: Mons, foes: Selector, n: str, _: object) -> Timed:
    return marked(said, mon, Modifier("damage taken", -int(n), against=foes))


@means("lasts_through")
def lasts_through(said: Discourse, mons: Mons) -> Timed:
    if not isinstance(mons.source, InPlay):
        raise NoMeaning("damage of a certain Pokémon that nothing lessens")
    return (), (Modifier("strikes through", on=mons.source),), Self(), YOU


@means("boost_side_per")
def boost_side_per(
    said: Discourse, side: str, traits: tuple[Trait, ...], n: str, foes: Selector, *parts: object
) -> Timed:
    count = next(p for p in parts if not isinstance(p, str))
    more = times(int(n), count)  # type: ignore[arg-type]
    m = Modifier("damage dealt before", more, in_play(side, traits), against=foes)
    return (), (m,), Self(), YOU
