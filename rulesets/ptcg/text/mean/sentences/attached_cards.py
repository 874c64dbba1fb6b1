"""The meaning of cards attached: what they lend and when they go."""

from __future__ import annotations

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Among,
    Attach,
    AttackedNow,
    InPlay,
    Is,
    Named,
    NameHas,
    Send,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import AttachThis, Changes, Ends
from rulesets.text.gaps import NoMeaning

_ACTIVE = Among(Self(), InPlay(YOU, ACTIVE))


@means("only_on")
def only_on(said: Discourse, _: object, traits: tuple[Trait, ...]) -> AttachThis:
    to = in_play(YOU, traits)
    if not isinstance(to, InPlay):
        raise NoMeaning("a card attached to something else")
    return AttachThis((), to)


@means("discard_after_attack")
def discard_after_attack(said: Discourse, *_: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("turn end", (Send(ThisCard()),), AttackedNow(Self()))


@means("discard_on_retreat")
def discard_on_retreat(said: Discourse, *_: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("retreats", (Send(ThisCard()),))


@means("discard_at_turn_end")
def discard_at_turn_end(said: Discourse, *_: object) -> roles.Ends:
    return roles.Ends(YOU)


@means("discard_at_their_end")
def discard_at_their_end(said: Discourse, *_: object) -> roles.Ends:
    return roles.Ends(OPPONENT)


@means("attach_this")
def attach_this(said: Discourse, _: object, mons: Mons) -> roles.AttachThis:
    ops, to = said.pick(mons)
    program = (*ops, Attach(ThisCard(), to))
    said.that = Self()
    return roles.AttachThis(program, mons.source)


@means("loose_when")
def loose_when(said: Discourse, condition: Condition, *_: object) -> Program:
    return (If(condition, (Send(ThisCard()),)),)


@means("lends_attack_named")
def lends_attack_named(said: Discourse, names: tuple[str, ...], *_: object) -> roles.Lends:
    return roles.Lends(Is(Self(), Named(tuple(names))))


@means("ends_mine")
def ends_mine(said: Discourse, *numbers: object) -> object:
    says(numbers, "1")
    return Ends(YOU)


@means("ends_theirs")
def ends_theirs(said: Discourse, *numbers: object) -> object:
    says(numbers, "1")
    return Ends(OPPONENT)


@means("stays_discarded")
def stays_discarded(said: Discourse, _: object) -> Changes:
    return (Modifier("stays discarded"),)


@means("lends_power")
def lends_power(said: Discourse, kind: CardFilter, *_: object) -> roles.Lends:
    return roles.Lends(Is(Self(), kind))


@means("lends_attack")
def lends_attack(said: Discourse, *parts: object) -> roles.Lends:
    kind = every(*(p.filter for p in parts if isinstance(p, Trait)))
    if kind is None:
        raise NoMeaning("an attack lent to Pokémon by place")
    return roles.Lends(Is(Self(), kind))


@means("turn_goes_on")
def turn_goes_on(said: Discourse, *parts: object) -> Changes:
    names = next(p for p in parts if isinstance(p, tuple))
    return (Modifier("turn goes on", when=Is(Self(), Named(names))),)


always("n_shining", "Shining")


always("n_light", "Light")


@means("attach_to_named")
def attach_to_named(said: Discourse, _: object, n: str, *words: str) -> roles.AttachThis:
    says((n,), "1")
    group = InPlay(YOU, filter=NameHas(words))
    ops, to = said.pick(Mons(group, 1))
    said.that = Self()
    return roles.AttachThis((*ops, Attach(ThisCard(), to)), group)


@means("above_trainers")
def above_trainers(said: Discourse, *_: object) -> Changes:
    kinds = "Item|Supporter|Tool|Technical Machine"
    return (Modifier("prevent trainers", when=_ACTIVE, value=kinds, who=BOTH),)


@means("sheds_trainers")
def sheds_trainers(said: Discourse, _: object) -> Changes:
    return (Modifier("sheds", when=_ACTIVE, value="Trainer"),)
