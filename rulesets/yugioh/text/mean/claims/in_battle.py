"""Statements that hold in a battle, or are about its damage."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, AnySelector, Exists
from rulesets.engine.values import AllOf, AnyCondition, AnyOf, Half, Not, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    AttackTarget,
    BattleOpponent,
    Equipped,
    InPhase,
    Kind,
    TurnOf,
)
from rulesets.yugioh.match.script import walk
from rulesets.yugioh.text.mean.claims.players import no_activation
from rulesets.yugioh.text.mean.claims.statements import about, held_while
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import (
    FIELD,
    Claim,
    Fixed,
    Noun,
    without,
)
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

_FOE = BattleOpponent(THIS)


def _facing(cards: AnySelector, role: AnyCondition | None, nouns: tuple[Noun, ...]) -> AnyCondition:
    """Return that cards battle in a role, against such a monster."""
    found: list[AnyCondition] = [] if role is None else [role]
    for noun in nouns:
        if noun.zones not in ((), FIELD) or noun.quantity is None or noun.count not in (1, None):
            raise NoMeaning("a battle with monsters in a place")
        wanted = without(noun.filter, Kind(("monster",)))
        if wanted is not None:
            found.append(Are(BattleOpponent(cards), wanted))
        else:
            found.append(Exists(BattleOpponent(cards)))
    if not found:
        found.append(AnyOf((Among(cards, Attacker()), Among(cards, AttackTarget()))))
    return found[0] if len(found) == 1 else AllOf(tuple(found))


@means("b_battles")
def b_battles(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that, said.event = THIS, _FOE
    return _facing(THIS, None, nouns)


@means("b_attacks")
def b_attacks(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that, said.event = THIS, _FOE
    return _facing(THIS, Among(THIS, Attacker()), nouns)


@means("b_attacks_directly")
def b_attacks_directly(said: Discourse) -> AnyCondition:
    said.that, said.event = THIS, None
    return AllOf((Among(THIS, Attacker()), Not(Exists(AttackTarget()))))


@means("b_attacked")
def b_attacked(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that, said.event = THIS, _FOE
    return _facing(THIS, Among(THIS, AttackTarget()), nouns)


@means("be_attacks")
def be_attacks(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that = Equipped()
    return _facing(Equipped(), Among(Equipped(), Attacker()), nouns)


@means("be_battles")
def be_battles(said: Discourse, *nouns: Noun) -> AnyCondition:
    said.that = Equipped()
    return _facing(Equipped(), None, nouns)


@means("battle_claim")
def battle_claim(said: Discourse, facing: AnyCondition, stated: Claim, when: AnyCondition
                 ) -> tuple[Claim, ...]:  # fmt: skip
    allowed = stated.on in (None, _FOE) or isinstance(stated.on, Equipped)
    if stated.player or not allowed:
        raise NoMeaning("a statement for a battle about others")
    own = any(isinstance(t, Half | Times) for t in walk(stated.modifiers))
    if stated.on == _FOE and own:
        raise NoMeaning("a figure of a monster by its own figure")
    return (replace(held_while(stated, AllOf((when, facing))), pronoun=False),)


@means("battle_claim_late")
def battle_claim_late(said: Discourse, facing: AnyCondition, when: AnyCondition, stated: Claim
                      ) -> tuple[Claim, ...]:  # fmt: skip
    return battle_claim(said, facing, stated, when)


@means("battle_claim_first")
def battle_claim_first(said: Discourse, when: AnyCondition, facing: AnyCondition, stated: Claim
                       ) -> tuple[Claim, ...]:  # fmt: skip
    return battle_claim(said, facing, stated, when)


@means("no_damage_dealt")
def no_damage_dealt(said: Discourse, facing: AnyCondition) -> tuple[Claim, ...]:
    return (Claim(None, (Modifier("deals no battle damage"),), when=facing),)


@means("no_damage_taken")
def no_damage_taken(said: Discourse, facing: AnyCondition) -> tuple[Claim, ...]:
    return (Claim(None, (Modifier("no battle damage"),), when=facing),)


@means("battle_ban")
def battle_ban(said: Discourse, facing: AnyCondition, what: str) -> tuple[Claim, ...]:
    return (Claim(None, (no_activation(what, "opponent"),), player=True, when=facing),)


@means("claim_battle")
def claim_battle(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (held_while(stated, InPhase(("battle",))),)


@means("claim_your_battle")
def claim_your_battle(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (held_while(stated, AllOf((TurnOf("you"), InPhase(("battle",))))),)


@means("claim_in_battle")
def claim_in_battle(said: Discourse, stated: Claim, when: AnyCondition) -> tuple[Claim, ...]:
    if stated.pronoun or stated.player:
        raise NoMeaning("a statement for a battle about others")
    return (held_while(stated, when),)


@means("bare_your_battle")
def bare_your_battle(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return claim_your_battle(said, Claim(None, modifiers))


phrase("to_them")


always("deals_half", Claim(None, (Modifier("half battle damage"),)))


refused("deals_double_direct", "double damage of direct attacks")


refused("takes_half", "half of the battle damage one takes")


@means("it_deals_half")
def it_deals_half(said: Discourse, *_: object) -> Claim:
    return about(said.it(), Modifier("half battle damage"))


@means("ref_no_damage")
def ref_no_damage(said: Discourse, ref: Fixed) -> Claim:
    return about(ref.cards, Modifier("no battle damage"))


@means("ref_no_damage_n")
def ref_no_damage_n(said: Discourse, ref: Fixed, n: str) -> Claim:
    if n != "0":
        raise NoMeaning("battle damage of a figure")
    return ref_no_damage(said, ref)


@means("ref_nobody_damaged")
def ref_nobody_damaged(said: Discourse, ref: Fixed) -> Claim:
    return about(ref.cards, Modifier("no battle damage"), Modifier("deals no battle damage"))


@means("ref_deals_none")
def ref_deals_none(said: Discourse, ref: Fixed) -> Claim:
    return about(ref.cards, Modifier("deals no battle damage"))


@means("nouns_no_damage")
def nouns_no_damage(said: Discourse, noun: Noun) -> Claim:
    if noun.zones not in ((), FIELD) or noun.count not in (1, None) or noun.side != "you":
        raise NoMeaning("the battles of so many monsters")
    return Claim(noun.cards(), (Modifier("no battle damage"),))
