"""Union monsters, effects with certain materials, duties."""

from __future__ import annotations

from rulesets.engine.frames import AnyOp, Program
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Destroy,
    Equipped,
    HasMaterials,
    InZone,
    Kind,
    PayLp,
    Target,
    Unless,
)
from rulesets.yugioh.match.script import Effect, Limit, On, Replacement
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.conditions import one
from rulesets.yugioh.text.mean.model import Claim, Deeds, Fixed, Heads, Noun, Trait, both
from rulesets.yugioh.text.mean.registry import always, means, refused
from rulesets.yugioh.text.mean.roles import (
    Automatic,
    Gained,
    Holding,
    Limited,
    Saving,
    Several,
    Stated,
    Summoning,
    Union,
)
from rulesets.yugioh.text.mean.sentences.instead import would_must

refused("refused_summoning", "a Summon by certain cards")
refused("equipped_head", "an event of being equipped")


@means("union")
def union(said: Discourse, noun: Noun, position: str = "any") -> Union:
    if noun.count not in (1, None) or noun.side not in ("you", ""):
        raise NoMeaning("a Union with so many monsters")
    return Union(noun, position)


@means("union_old")
def union_old(said: Discourse, itself: Fixed, noun: Noun, position: str = "any") -> Union:
    return union(said, noun, position)


@means("gains_with")
def gains_with(said: Discourse, wanted: HasMaterials) -> Gained:
    return Gained(Are(THIS, wanted))


@means("gains_while")
def gains_while(said: Discourse, heads: Heads) -> Gained:
    return Gained(one(heads))


@means("kind_material")
def kind_material(said: Discourse, *traits: Trait) -> HasMaterials:
    if any(t.zones or t.side for t in traits):
        raise NoMeaning("a material in a place")
    return HasMaterials(1, both(Kind(("monster",)), *(t.filter for t in traits)))


@means("claims_and_saves")
def claims_and_saves(said: Discourse, claim: Claim, cards: object, *parts: object) -> Several:
    return Several((Stated((claim,)), would_must(said, cards, *parts)))  # type: ignore[arg-type]


always(
    "union_saves",
    Saving(Replacement((Destroy(THIS),), Equipped(), ("battle",), optional=False)),
)


@means("equipped_claim")
def equipped_claim(said: Discourse, claim: Claim) -> tuple[Claim, ...]:
    if not isinstance(claim.on, Equipped):
        raise NoMeaning("a statement of an equipped card about others")
    return (claim,)


@means("twice_by_name")
def twice_by_name(said: Discourse, name: str) -> Limited:
    if name != said.own:
        raise NoMeaning("a limit for cards of another name")
    return Limited(Limit("name", 2), "last", name)


always("twice_soft", Limited(Limit("turn", 2), "last"))
always("once_duel", Limited(Limit("duel"), "last"))
always("must_be_dead", Holding(Are(THIS, InZone(("grave",))), "grave"))
always("must_by_itself", Summoning(("nomi", "by itself")))
always("must_first_by_itself", Summoning(("semi-nomi", "by itself")))


@means("must_by_name")
def must_by_name(said: Discourse, name: str) -> Summoning:
    if not said.known(name):
        raise NoMeaning(f"no card is called {name!r}")
    return Summoning(("nomi", f"by card {name}"))


# Duties


def duty(side: str, phase: str, program: Program) -> Automatic:
    """Return what a card demands at the beginning of a phase."""
    if phase not in ("standby", "end"):
        raise NoMeaning("a duty in another phase")
    on = On("phase", side=side or "any", how=(phase,))
    return Automatic(Effect("duty", program, on=on, optional=False))


def _price(found: Deeds) -> Program:
    program = found.program()
    if any(isinstance(op, Target) for op in program):
        raise NoMeaning("targets of a duty")
    return program


@means("destroy_unless")
def destroy_unless(said: Discourse, side: str, phase: str, *prices: Deeds) -> Automatic:
    otherwise: tuple[AnyOp, ...] = (Destroy(THIS),)
    for price in reversed(prices):
        otherwise = (Unless(_price(price), otherwise),)
    return duty(side, phase, otherwise)


@means("pay_or_destroy")
def pay_or_destroy(said: Discourse, side: str, phase: str, n: str) -> Automatic:
    return duty(side, phase, (Unless((PayLp(int(n)),), (Destroy(THIS),)),))


@means("one_or_other")
def one_or_other(said: Discourse, side: str, phase: str, one: Deeds, other: Deeds) -> Automatic:
    return duty(side, phase, (Unless(_price(one), _price(other)),))
