"""Predicates: what cards cannot, can and must do."""

from __future__ import annotations

from typing import NamedTuple

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Cards,
    Kind,
    NotThis,
)
from rulesets.yugioh.text.mean.claims.statements import about
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Claim, Fixed, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, refused

EVERYWHERE = ("hand", "deck", "grave", "banished", "extra", "field", "materials")
always("destroy_proof", (Modifier("battle proof"), Modifier("effect proof")))
always("battle_proof_once", (Modifier("battle proof once a turn"),))
for _rule, _modifier in {
    "battle_proof": Modifier("battle proof"),
    "effect_proof": Modifier("effect proof"),
    "untargetable": Modifier("untargetable"),
    "untargetable_theirs": Modifier("untargetable", against=Cards(EVERYWHERE, "opponent")),
    "no_attack_on": Modifier("no attack on"),
    "no_attack": Modifier("no attack"),
    "no_direct": Modifier("no direct attack"),
    "direct": Modifier("direct attack"),
    "must_attack": Modifier("must attack"),
    "no_change": Modifier("no position change"),
    "no_tribute": Modifier("no tribute"),
    "no_tribute_summon": Modifier("no tribute", value="summon"),
    "attack_all": Modifier("attack all"),
    "pierces": Modifier("pierce"),
    "negated": Modifier("negated"),
}.items():
    always(_rule, (_modifier,))
always("no_synchro_material", (Modifier("no material", value="synchro"),))
always("no_fusion_material", (Modifier("no material", value="fusion"),))
always("no_xyz_material", (Modifier("no material", value="xyz"),))
refused("refused_predicate", "a statement that is not carried out")
refused("twice_monsters", "more attacks, on monsters only")


@means("twice")
def twice(said: Discourse, *numbers: str) -> tuple[Modifier, ...]:
    if numbers and numbers != ("2",):
        raise NoMeaning("another number of attacks")
    return (Modifier("extra attacks", 1),)


@means("battle_proof_with")
def battle_proof_with(said: Discourse, noun: Noun) -> tuple[Modifier, ...]:
    if noun.quantity is not None and noun.quantity.count not in (1, None):
        raise NoMeaning("a battle with several")
    against = Cards(("monsters",), noun.side or "either", noun.filter)
    return (Modifier("battle proof", against=against),)


class EffectsOf(NamedTuple):
    """Whose effects a statement speaks of."""

    filter: AnyFilter | None
    side: str


def _kind(*words: str) -> AnyFilter:
    return Kind(words)


@means("of_noun")
def of_noun(said: Discourse, noun: Noun) -> EffectsOf:
    if noun.zones or (noun.quantity is not None and not noun.quantity.side):
        raise NoMeaning("the effects of cards in a place")
    if noun.filter is None and not noun.side:
        raise NoMeaning("the effects of cards of any kind")
    return EffectsOf(noun.filter, noun.side)


@means("of_others")
def of_others(said: Discourse, noun: Noun) -> EffectsOf:
    if noun.zones or noun.side:
        raise NoMeaning("the effects of cards in a place")
    return EffectsOf(both(noun.filter, NotThis()), "")


always("of_all_others", EffectsOf(NotThis(), ""))
for _rule, _whose in {
    "ef_theirs": EffectsOf(None, "opponent"),
    "of_spells": EffectsOf(_kind("spell"), ""),
    "of_traps": EffectsOf(_kind("trap"), ""),
    "of_spell_traps": EffectsOf(_kind("spell", "trap"), ""),
    "of_monsters": EffectsOf(_kind("monster"), ""),
    "of_their_monsters": EffectsOf(_kind("monster"), "opponent"),
    "of_their_spell_traps": EffectsOf(_kind("spell", "trap"), "opponent"),
}.items():
    always(_rule, _whose)
refused("refused_of", "the effects of other cards")


def _of(point: str, of: EffectsOf) -> tuple[Modifier, ...]:
    return (Modifier(point, against=Cards(EVERYWHERE, of.side or "either", of.filter)),)


@means("effect_proof_of")
def effect_proof_of(said: Discourse, of: EffectsOf) -> tuple[Modifier, ...]:
    return _of("effect proof", of)


@means("untargetable_of")
def untargetable_of(said: Discourse, of: EffectsOf) -> tuple[Modifier, ...]:
    return _of("untargetable", of)


@means("unaffected")
def unaffected(said: Discourse, of: EffectsOf) -> tuple[Modifier, ...]:
    return _of("unaffected", of)


@means("attribute_word")
def attribute_word(said: Discourse, word: str) -> str:
    return word


refused("also_attribute", "a second Attribute")


@means("double_tribute")
def double_tribute(said: Discourse, n: str, noun: Noun) -> tuple[Modifier, ...]:
    if n != "2" or noun.zones or noun.side:
        raise NoMeaning("Tributes for a monster in a place")
    against = Cards(("hand", "deck", "grave", "banished"), "either", noun.filter)
    return (Modifier("double tribute", against=against),)


@means("becomes_type_word")
def becomes_type_word(said: Discourse, word: str) -> Modifier:
    return Modifier("type", value=word)


@means("becomes_attribute_word")
def becomes_attribute_word(said: Discourse, word: str) -> Modifier:
    return Modifier("attribute", value=word)


@means("becomes_type")
def becomes_type(said: Discourse, modifier: Modifier) -> tuple[Modifier, ...]:
    return (modifier,)


always("no_attack_change", (Modifier("no attack"), Modifier("no position change")))
always("no_attack_tribute", (Modifier("no attack"), Modifier("no tribute")))


_AGAINST_THEM = Cards(EVERYWHERE, "opponent")
_THEIR_EFFECTS = Modifier("effect proof", against=_AGAINST_THEM)
always("battle_their_proof", (Modifier("battle proof"), _THEIR_EFFECTS))
always("their_target_proof", (Modifier("untargetable", against=_AGAINST_THEM), _THEIR_EFFECTS))
always("target_effect_proof", (Modifier("untargetable"), Modifier("effect proof")))


@means("attacks_count")
def attacks_count(said: Discourse, n: str) -> tuple[Modifier, ...]:
    return (Modifier("extra attacks", int(n) - 1),)


_THEIRS = Cards(EVERYWHERE, "opponent")


@means("it_untargetable")
def it_untargetable(said: Discourse) -> Claim:
    return about(said.it(), Modifier("untargetable", against=_THEIRS))


@means("ref_untargetable")
def ref_untargetable(said: Discourse, ref: Fixed) -> Claim:
    return about(ref.cards, Modifier("untargetable", against=_THEIRS))


always("their_effect_proof", (Modifier("effect proof", against=_THEIRS),))


always("no_attack_or_target", (Modifier("no attack on"), Modifier("untargetable")))


@means("target_effect_proof_of")
def target_effect_proof_of(said: Discourse, of: EffectsOf) -> tuple[Modifier, ...]:
    against = Cards(EVERYWHERE, of.side or "either", of.filter)
    return Modifier("untargetable", against=against), Modifier("effect proof", against=against)


for _rule, _whose in {
    "of_trap_monster": EffectsOf(Kind(("trap", "monster")), ""),
    "of_spell_monster": EffectsOf(Kind(("spell", "monster")), ""),
    "of_their_spells": EffectsOf(Kind(("spell",)), "opponent"),
    "of_their_traps": EffectsOf(Kind(("trap",)), "opponent"),
    "of_other_spell_traps": EffectsOf(both(Kind(("spell", "trap")), NotThis()), ""),
    "of_other_traps": EffectsOf(both(Kind(("trap",)), NotThis()), ""),
}.items():
    always(_rule, _whose)
