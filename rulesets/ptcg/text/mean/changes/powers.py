"""The meaning of powers and Abilities that stop working."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Among,
    Every,
    HasPower,
    InPlay,
    It,
    Kind,
    Lasting,
    That,
    Unlike,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.effects.terms.selectors import BENCH, CardFilter
from rulesets.ptcg.match.continuous import AWAY, POKEMON_POWERS
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import ABLE, POWERED, bare, every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning

_EVERYWHERE = f"Ability|{AWAY}"  # in play, in hands and in discard piles

silent("in_hands")

always("k_powers", "Poké-Power")
always("k_bodies", "Poké-Body")
always("k_powers_bodies", "Poké-Power|Poké-Body")


@means("all_powers_off")
def all_powers_off(said: Discourse) -> Timed:
    return (), (Modifier("powers off", on=InPlay(BOTH), value=POKEMON_POWERS),), Self(), YOU


@means("lasts_powers_off")
def lasts_powers_off(said: Discourse, mons: Mons, kinds: str) -> Timed:
    return marked(said, mons, Modifier("powers off", value=kinds))


@means("lasts_no_retreat_powers")
def lasts_no_retreat_powers(said: Discourse, mons: Mons, kinds: str) -> Timed:
    return marked(said, mons, Modifier("cannot retreat"), Modifier("powers off", value=kinds))


def _off(group: InPlay, *but: CardFilter) -> Modifier:
    able: CardFilter = HasPower(("Ability",))
    able = Every((able, *(Unlike(b) for b in but))) if but else able
    return Modifier("powers off", on=That(group, able), value=_EVERYWHERE)


@means("lasts_no_abilities")
def lasts_no_abilities(said: Discourse, traits: tuple[Trait, ...]) -> Timed:
    return (), (_off(in_play(BOTH, traits)),), Self(), YOU


@means("p_no_abilities")
def p_no_abilities(said: Discourse, mons: Mons) -> Changes:
    able = HasPower(("Ability",))
    return (Modifier("powers off", on=That(said.only(mons), able), value="Ability"),)


@means("p_no_abilities_of")
def p_no_abilities_of(said: Discourse, group: Selector, *_: object) -> Changes:
    able = HasPower(("Ability",))
    return (Modifier("powers off", on=That(group, able), value="Ability"),)


@means("p_toxic_gas")
def p_toxic_gas(said: Discourse) -> Changes:
    others = InPlay(BOTH, filter=Unlike(HasPower(name="Toxic Gas")))
    return (Modifier("powers off", on=others, value=POKEMON_POWERS),)


@means("p_powers_off")
def p_powers_off(said: Discourse, mons: Mons, kinds: str) -> Changes:
    return on_them(said, mons, "powers off", value=kinds)


def _powers_off(group: Selector, *but: CardFilter) -> Changes:
    able: CardFilter = Every((ABLE, *(Unlike(b) for b in but))) if but else ABLE
    return (Modifier("powers off", on=That(group, able), value="Ability"),)


@means("p_no_abilities_group")
def p_no_abilities_group(said: Discourse, group: InPlay, *but: CardFilter) -> Changes:
    return tuple(replace(m, value=_EVERYWHERE) for m in _powers_off(group, *but))


@means("p_no_abilities_kinds")
def p_no_abilities_kinds(said: Discourse, group: Selector, *but: CardFilter) -> Changes:
    able = every(HasPower(("Ability",)), *(Unlike(b) for b in but)) or HasPower(("Ability",))
    return (Modifier("powers off", on=That(group, able), value="Ability"),)


@means("p_no_attack_powers")
def p_no_attack_powers(said: Discourse, mons: Mons, kinds: str) -> Changes:
    bars = on_them(said, mons, "cannot attack")
    return (*bars, *on_them(said, mons, "powers off", value=kinds))


@means("p_no_abilities_but")
def p_no_abilities_but(said: Discourse, mons: Mons, but: CardFilter) -> Changes:
    return _powers_off(said.only(mons), but)


@means("p_no_abilities_but_of")
def p_no_abilities_but_of(said: Discourse, group: Selector, *parts: object) -> Changes:
    return _powers_off(group, next(p for p in parts if isinstance(p, CardFilter)))


@means("p_no_abilities_each")
def p_no_abilities_each(said: Discourse, traits: tuple[Trait, ...], *but: CardFilter) -> Changes:
    return (_off(in_play(BOTH, traits), *but),)


@means("p_no_own_end")
def p_no_own_end(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no self knock out")


@means("abilities_off", "abilities_off_turn", "abilities_off_first")
def abilities_off(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    until = next((p for p in parts if isinstance(p, str)), "this turn")
    group = said.only(mons)
    if not isinstance(group, InPlay) or said.kind == "attack":
        raise NoMeaning("Abilities of a certain Pokémon for some time")
    off = Modifier("powers off", on=That(group, HasPower(("Ability",))), value="Ability")
    return (Lasting((off,), until, players=YOU),)


always("except_boxes", RULE_BOX)


@means("except_powers")
def except_powers(said: Discourse, what: str | CardFilter) -> CardFilter:
    if isinstance(what, str):
        return HasPower(name=bare(what))
    return what


@means("p_babies_off")
def p_babies_off(said: Discourse) -> Changes:
    babies = InPlay(OPPONENT, filter=Kind(("Baby",)))
    off = Modifier("powers off", on=babies, value=POKEMON_POWERS)
    return off, Modifier("cannot attack", on=babies)


@means("once_choose_powered")
def once_choose_powered(said: Discourse, use: roles.OpenUse, n: str) -> roles.OpenUse:
    ops, _ = said.pick(Mons(InPlay(OPPONENT, BENCH, POWERED), int(n)))
    return replace(use, program=use.program + ops)


@means("that_power_off")
def that_power_off(said: Discourse, until: str) -> Program:
    off = Modifier("powers off", value=POKEMON_POWERS)
    return (Lasting((off,), until, said.only(Mons(None))),)


@means("that_power_off_now")
def that_power_off_now(said: Discourse) -> Program:
    """Switch off a power of a Benched Pokémon, as long as it stays on the Bench."""
    there = Among(It(), InPlay(BOTH, BENCH))
    off = Modifier("powers off", when=there, value=POKEMON_POWERS)
    return (Lasting((off,), THIS_TURN, said.only(Mons(None))),)


@means("only_on_bench")
def only_on_bench(said: Discourse) -> Program:
    return ()


@means("lasts_foes_powers")
def lasts_foes_powers(said: Discourse, kinds: str) -> roles.Timed:
    return (), (Modifier("powers off", on=InPlay(OPPONENT), value=kinds),), Self(), YOU


@means("p_bare")
def p_bare(said: Discourse, mons: Mons, kinds: str) -> Changes:
    weak = on_them(said, mons, "no weakness")
    return (*weak, *on_them(said, mons, "powers off", value=kinds))
