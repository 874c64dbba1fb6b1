"""The meaning of continuous effects, events and limits of the first eras."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number, Times
from rulesets.ptcg.effects.ops import (
    Among,
    AsleepToo,
    AttackedNow,
    Attacker,
    BarAttack,
    Damaged,
    InPlay,
    Is,
    It,
    Modifier,
    Provision,
    Send,
    Suffers,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.play.knockouts import FELLED_BY_ATTACK
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of, negated
from rulesets.ptcg.text.mean.conditions.happenings import Blow, Event, State, Whose, happens
from rulesets.ptcg.text.mean.continuous.constant import on_them
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import every, letters, some
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.sentences.answers import retargeted
from rulesets.ptcg.text.mean.sentences.compound import as_program
from rulesets.ptcg.text.read.normalise import LETTERS
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

Changes = tuple[Modifier, ...]


# Protection.
@means("p_prevent_all_by")
def p_prevent_all_by(said: Discourse, mons: Mons, foes: Selector) -> Changes:
    return on_them(said, mons, "prevent all", against=foes)


@means("p_less_plain")
def p_less_plain(said: Discourse, mons: Mons, foes: Selector, n: str) -> Changes:
    return on_them(said, mons, "damage taken", -int(n), against=foes)


@means("p_less_any")
def p_less_any(said: Discourse, mons: Mons, n: str, _: object) -> Changes:
    return on_them(said, mons, "damage taken", -int(n))


@means("p_less_own")
def p_less_own(said: Discourse, _: object, n: str, __: object) -> Changes:
    return (Modifier("damage taken", -int(n)),)


@means("p_less_foe_per")
def p_less_foe_per(said: Discourse, mons: Mons, n: str, count: Number, _: object) -> Changes:
    less = Times(-1, times(int(n), count))
    return on_them(said, mons, "damage taken", less, against=InPlay(OPPONENT))


@means("reduced_at_most")
def reduced_at_most(said: Discourse, n: str) -> roles.Lessened:
    return roles.Lessened(int(n))


@means("p_no_resistance_to")
def p_no_resistance_to(said: Discourse, foes: Selector) -> Changes:
    return (Modifier("no resistance", on=InPlay(BOTH), against=foes),)


@means("p_dealt_less_after")
def p_dealt_less_after(said: Discourse, mon: Mons, n: str, _: object) -> Changes:
    return on_them(said, mon, "damage dealt after", -int(n), against=InPlay(OPPONENT))


# What Tools and Energy do for the Pokémon they are attached to.
@means("p_wearer_more")
def p_wearer_more(said: Discourse, _: object, n: str, __: object) -> Changes:
    return p_attack_more(said, _, n, __)


@means("p_attack_more")
def p_attack_more(said: Discourse, _: object, n: str, __: object) -> Changes:
    return (Modifier("damage dealt before", int(n), against=InPlay(OPPONENT, ACTIVE)),)


@means("p_hp_no_powers")
def p_hp_no_powers(said: Discourse, mons: Mons, n: str, kinds: str) -> Changes:
    on = said.only(mons)
    return Modifier("hp", int(n[1:]), on), Modifier("powers off", on=on, value=kinds)


@means("p_type_is")
def p_type_is(said: Discourse, mon: Mons, type_: str) -> Changes:
    return on_them(said, mon, "type", value=letters(type_))


@means("provides_own")
def provides_own(said: Discourse, *_: object) -> tuple[Provision, ...]:
    """An Energy card that bears the name of a type gives it."""
    type_ = said.own.removesuffix(" Energy")
    if type_ not in LETTERS:
        raise NoMeaning("an Energy card of a name that is no type")
    return (Provision((LETTERS[type_],)),)


@means("provides_either")
def provides_either(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    given = "".join(letters(p) for p in parts if p.startswith("{"))
    n = next(int(p) for p in parts if p.isdigit())
    return (Provision((given,) * n),)


@means("provides_n")
def provides_n(said: Discourse, _: object, n: str, type_: str) -> tuple[Provision, ...]:
    return (Provision((letters(type_),) * int(n)),)


@means("ignored_if")
def ignored_if(said: Discourse, condition: Condition) -> roles.Ignored:
    return roles.Ignored(negated(condition))


@means("ignored_if_this")
def ignored_if_this(said: Discourse, condition: Condition, _: object) -> roles.Ignored:
    return roles.Ignored(negated(condition))


@means("ignored_unless")
def ignored_unless(said: Discourse, condition: Condition) -> roles.Ignored:
    # Whoever has the card is the attacker whose damage it raises.
    return roles.Ignored(retargeted(condition, {Attacker(): Self()}))


@means("discard_after_attack")
def discard_after_attack(said: Discourse, *_: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("turn end", (Send(ThisCard()),), AttackedNow(Self()))


@means("discard_on_retreat")
def discard_on_retreat(said: Discourse, *_: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("retreats", (Send(ThisCard()),))


# Bans, costs and coins.
@means("p_no_trainers")
def p_no_trainers(said: Discourse) -> Changes:
    return (Modifier("cannot play", value="Trainer", who=BOTH),)


@means("p_retreat_less_bench")
def p_retreat_less_bench(
    said: Discourse, cost: str, _: object, traits: tuple[Trait, ...]
) -> Changes:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a Retreat Cost lowered by a colour")
    bench = in_play(YOU, (*traits, Trait(place="bench")))
    return (Modifier("retreat", Times(2 - len(cost), Count(bench))),)


@means("p_two_to_wake")
def p_two_to_wake(said: Discourse, n: str) -> Changes:
    says((n,), "2")
    said.chosen = "two coins"
    return (Modifier("sleep coins", 1, InPlay(BOTH)),)


@means("two_coins_note")
def two_coins_note(said: Discourse) -> tuple[()]:
    if said.chosen != "two coins":
        raise NoMeaning("coins to wake up that no sentence has named")
    return ()


@means("p_allowed")
def p_allowed(said: Discourse, changes: Changes) -> Changes:
    """What a player may let happen and always wants: less damage to one's own Pokémon."""
    if any(m.point != "damage taken" or m.on != Self() for m in changes):
        raise NoMeaning("a continuous effect that a player may decline")
    return changes


@means("only_that_attack")
def only_that_attack(said: Discourse, until: str, mon: Mons) -> roles.Change:
    alone = BarAttack(said.only(mon), until, ban=Modifier("only attack"))
    return roles.Change("bar", program=(alone,))


@means("asleep_too")
def asleep_too(said: Discourse, _: object) -> Program:
    return (AsleepToo(),)


@means("or_else")
def or_else(said: Discourse, program: object) -> roles.Either:
    return roles.Either(as_program(program))


@means("put_at_most")
def put_at_most(said: Discourse, n: str, *_: object) -> roles.Change:
    return roles.Change("put cap", int(n))


@means("power_not_if_named")
def power_not_if_named(said: Discourse, _: str, condition: Condition) -> roles.PowerLimit:
    return roles.PowerLimit(condition)


# Events.
@means("h_falls_to_attack")
def h_falls_to_attack(said: Discourse, whose: Whose, *parts: object) -> Event:
    event = happens(said, FELLED_BY_ATTACK, whose, parts)
    if not expect(Blow, parts[-1]).foe:
        return event
    theirs = Among(Attacker(), InPlay(OPPONENT))
    return event._replace(when=theirs if event.when is None else all_of(event.when, theirs))


@means("h_foe_attaches")
def h_foe_attaches(said: Discourse, energy: EnergySet) -> Event:
    said.that = It()
    return Event("attached from hand", Is(Held("subject"), energy.filter), InPlay(OPPONENT))


@means("h_foe_evolves")
def h_foe_evolves(said: Discourse, n: str) -> Event:
    says((n,), "1")
    said.that = It()
    return Event("evolved", on=InPlay(OPPONENT))


@means("h_any_attaches")
def h_any_attaches(said: Discourse, energy: EnergySet, group: Selector) -> Event:
    said.that = It()
    return Event("attached from hand", Is(Held("subject"), energy.filter), group)


@means("attach_groups")
def attach_groups(said: Discourse, *groups: tuple[Trait, ...]) -> Selector:
    kinds = [every(*(t.filter for t in traits)) for traits in groups]
    if any(t.place or t.others for traits in groups for t in traits) or None in kinds:
        raise NoMeaning("Energy attached to Pokémon by place")
    return InPlay(BOTH, filter=some(*(k for k in kinds if k is not None)))


@means("st_damaged")
def st_damaged(said: Discourse, n: str) -> State:
    return lambda who: Is(who, Damaged(int(n)))


@means("remaining")
def remaining(
    said: Discourse, _: object, conditions: tuple[str, ...], program: object
) -> roles.OpenTrigger:
    still = Is(Self(), Suffers(conditions))
    return roles.OpenTrigger("between turns", as_program(program), still)
