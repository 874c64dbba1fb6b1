"""The meaning of limits on powers."""

from __future__ import annotations

from rulesets.engine.select import Self
from rulesets.engine.sides import YOU
from rulesets.engine.values import AnyOf
from rulesets.ptcg.effects.ops import Is, NewInPlay, Suffers, TurnOf, UseUp
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, says
from rulesets.ptcg.text.mean.nouns.filters import bare
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

silent("power_word")


@means("power_not_if_named")
def power_not_if_named(said: Discourse, _: str, condition: Condition) -> roles.PowerLimit:
    return roles.PowerLimit(condition)


@means("power_not_first")
def power_not_first(said: Discourse) -> roles.PowerLimit:
    return roles.PowerLimit(TurnOf(YOU, first=True))


@means("not_first_nor_new")
def not_first_nor_new(said: Discourse, _: object) -> roles.PowerLimit:
    return roles.PowerLimit(AnyOf((TurnOf(YOU, first=True), Is(Self(), NewInPlay()))))


@means("power_not_if")
def power_not_if(said: Discourse, condition: Condition) -> roles.PowerLimit:
    return roles.PowerLimit(condition)


@means("power_by_name")
def power_by_name(said: Discourse, n: str, name: str, *_: object) -> roles.PerName:
    if int(n) != 1:
        raise NoMeaning("a power used several times by name")
    return roles.PerName(bare(name))


def _once(kind: str, n: str) -> roles.OnceAGame:
    if int(n) != 1:
        raise NoMeaning("a use several times a game")
    return roles.OnceAGame(kind)


@means("once_gx")
def once_gx(said: Discourse, n: str) -> roles.OnceAGame:
    return _once("GX", n)


@means("once_vstar")
def once_vstar(said: Discourse, n: str) -> roles.OnceAGame:
    return _once("VSTAR", n)


always("not_fatal", roles.Change("not fatal"))


@means("stacks_not")
def stacks_not(said: Discourse, *name: str) -> object:
    return roles.Single(bare(name[0]) if name and name[0].startswith("«") else "")


@means("stacks_not_n")
def stacks_not_n(said: Discourse, n: str, *_: object) -> object:
    if n != "1":
        raise NoMeaning("an effect that counts several times")
    return roles.Single()


@means("once_a_game")
def once_a_game(said: Discourse, _: object) -> object:
    return roles.Change("once a game", program=(UseUp(said.own, game=True),))


@means("power_by_words")
def power_by_words(said: Discourse, n: str, name: str) -> roles.PerName:
    if n != "1":
        raise NoMeaning("a power used several times by name")
    return roles.PerName(bare(name), words=True)


@means("power_not_while")
def power_not_while(said: Discourse, _: object, conditions: tuple[str, ...]) -> roles.PowerLimit:
    return roles.PowerLimit(Is(Self(), Suffers(conditions)))


@means("once_each_attack")
def once_each_attack(said: Discourse, *parts: str) -> roles.Single:
    says(parts, "1", "1")
    return roles.Single()


@means("once_each_turn")
def once_each_turn(said: Discourse, *parts: str) -> roles.PerName:
    says(parts, "1", "1")
    return roles.PerName(bare(parts[-1]))


@means("power_same_name")
def power_same_name(said: Discourse) -> roles.PerName:
    return roles.PerName("its name")
