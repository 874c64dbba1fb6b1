"""More statements: Levels, exchanged figures, battle damage, materials, what nobody may do."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.values import Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Cards,
    FaceUp,
    Kind,
    NotA,
    NotThis,
    OriginalAtk,
    Sub,
)
from rulesets.yugioh.text.mean.claims.players import no_activation
from rulesets.yugioh.text.mean.claims.proofs import EVERYWHERE, EffectsOf
from rulesets.yugioh.text.mean.claims.statements import changed
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import FIELD, Claim, Fixed, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

phrase("to_them", "original_word")
_SWAP = (Modifier("swap figures"),)
_THEIRS = Cards(EVERYWHERE, "opponent")


def about(cards: AnySelector, *modifiers: Modifier) -> Claim:
    """Return a statement about a card that was named before."""
    return Claim(None if cards == THIS else cards, modifiers, pronoun=True)


# Figures


@means("swapped")
def swapped(said: Discourse, *parts: object) -> Claim:
    return replace(next(p for p in parts if isinstance(p, Claim)), modifiers=_SWAP)


@means("swapped_its")
def swapped_its(said: Discourse, *_: object) -> Claim:
    return about(said.it(), *_SWAP)


@means("self_atk_becomes")
def self_atk_becomes(said: Discourse, amount: Number) -> Claim:
    return Claim(None, (Modifier("set atk", amount),))


@means("self_atk_doubled")
def self_atk_doubled(said: Discourse) -> Claim:
    return Claim(None, (Modifier("set atk", Times(OriginalAtk(THIS), 2)),))


@means("its_atk_doubled")
def its_atk_doubled(said: Discourse) -> Claim:
    cards = said.it()
    return about(cards, Modifier("set atk", Times(OriginalAtk(cards), 2)))


@means("two_changes")
def two_changes(said: Discourse, up: tuple[str, ...], one: Claim, n: str, down: tuple[str, ...],
                other: Claim, m: str) -> Claim:  # fmt: skip
    if not isinstance(one.on, Cards) or not isinstance(other.on, Cards):
        raise NoMeaning("two changes of cards that were named")
    more = tuple(replace(x, on=one.on) for x in changed(up, int(n)))
    less = tuple(replace(x, on=other.on) for x in changed(down, -int(m)))
    return Claim(None, more + less, player=True)


@means("self_rises_each")
def self_rises_each(said: Discourse, n: str, each: Number) -> Claim:
    return Claim(None, (Modifier("atk", Times(each, int(n))),))


@means("self_falls_each")
def self_falls_each(said: Discourse, figures: tuple[str, ...], n: str, each: Number) -> Claim:
    return Claim(None, changed(figures, Times(each, -int(n))))


@means("atk_becomes_claim")
def atk_becomes_claim(said: Discourse, subject: Claim, n: str) -> Claim:
    return replace(subject, modifiers=(Modifier("set atk", int(n)),))


@means("loses_exactly")
def loses_exactly(said: Discourse, n: str, figures: tuple[str, ...]) -> tuple[Modifier, ...]:
    raise NoMeaning("a loss of exactly so much")


# Battle damage

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


# Protection


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


# Materials


def _only(noun: Noun, how: str) -> tuple[Modifier, ...]:
    if noun.zones or noun.side or noun.filter is None:
        raise NoMeaning("materials for a monster in a place")
    others = Cards(EVERYWHERE, "either", NotA(noun.filter))
    return (Modifier("no material", value=how, against=others),)


@means("synchro_only")
def synchro_only(said: Discourse, noun: Noun) -> tuple[Modifier, ...]:
    return _only(noun, "synchro")


@means("xyz_only")
def xyz_only(said: Discourse, noun: Noun) -> tuple[Modifier, ...]:
    return _only(noun, "xyz")


always("no_material_at_all", (Modifier("no material"),))
always("no_tribute_material", (Modifier("no tribute"), Modifier("no material")))
always("no_tribute_synchro", (Modifier("no tribute"), Modifier("no material", value="synchro")))


# What nobody may do


def _player(point: str, who: str, value: str = "", of: Cards | None = None) -> Claim:
    return Claim(None, (Modifier(point, who=who, value=value, of=of),), player=True)


def _kinds_of_summon(how: tuple[str, ...], who: str, noun: Noun | None) -> Claim:
    of = None
    if noun is not None:
        if noun.zones or noun.side or noun.count is not None or noun.filter is None:
            raise NoMeaning("a ban of Summons from a place")
        plain = noun.filter == Kind(("monster",))
        of = None if plain else Cards(EVERYWHERE, "either", noun.filter)
    return _player("no summon", who, "|".join(how), of)


@means("nobody_summons_how")
def nobody_summons_how(said: Discourse, how: tuple[str, ...], noun: Noun | None = None) -> Claim:
    return _kinds_of_summon(how, "both", noun)


@means("they_cannot_summon_how")
def they_cannot_summon_how(said: Discourse, how: tuple[str, ...], noun: Noun | None = None
                           ) -> Claim:  # fmt: skip
    return _kinds_of_summon(how, "opponent", noun)


always("nobody_summons", _player("no summon", "both"))


def _nobody(*kinds: str) -> Claim:
    # Cards, and their effects on the field: not those in the Graveyard.
    of = Cards(("hand", "field"), "either", Kind(kinds))
    return _player("no activate", "both", "", of)


always("no_traps_at_all", _nobody("trap"))
always("no_spells_at_all", _nobody("spell"))
always("no_traps", Claim(None, (no_activation("trap", "both"),), player=True))
always("no_spells", Claim(None, (no_activation("spell", "both"),), player=True))
always("no_spell_traps", Claim(None, (no_activation("spell|trap", "both"),), player=True))
always("nk_spell", Kind(("spell",)))
always("nk_equip", Sub(("Equip",)))
always("nk_field", Sub(("Field",)))
refused("refused_negated", "effects of a kind that are negated")


@means("kind_negated")
def kind_negated(said: Discourse, wanted: object) -> Claim:
    cards = Cards(("spells",), "either", both(FaceUp(), wanted, NotThis()))  # type: ignore[arg-type]
    return Claim(cards, (Modifier("negated"),), later=True)


@means("nouns_no_special")
def nouns_no_special(said: Discourse, noun: Noun) -> Claim:
    if noun.zones not in ((), FIELD) or noun.count is not None or noun.side or noun.filter is None:
        raise NoMeaning("monsters in a place that cannot be Special Summoned")
    return _player("no summon", "both", "special", Cards(EVERYWHERE, "either", noun.filter))


# For a time

always("pb_no_effect_damage", (Modifier("no effect damage"),))
always("pb_no_battle", (Modifier("no battle phase"),))
always("pb_their_no_battle", (Modifier("no battle phase", who="opponent"),))
always("pb_no_summon", (Modifier("no summon"),))
always("pb_no_traps", (no_activation("trap", "both"),))
always("pb_their_special", (Modifier("no summon", who="opponent", value="special"),))


@means("pb_no_effect_damage_n")
def pb_no_effect_damage_n(said: Discourse, n: str) -> tuple[Modifier, ...]:
    if n != "0":
        raise NoMeaning("damage of a figure")
    return (Modifier("no effect damage"),)


@means("pb_nobody_activates")
def pb_nobody_activates(said: Discourse, what: str) -> tuple[Modifier, ...]:
    return (no_activation(what, "both"),)


@means("pb_no_activate")
def pb_no_activate(said: Discourse, what: str) -> tuple[Modifier, ...]:
    return (no_activation(what, "you"),)


@means("pb_special_except")
def pb_special_except(said: Discourse, noun: Noun) -> tuple[Modifier, ...]:
    if noun.zones or noun.side or noun.filter is None:
        raise NoMeaning("a ban with an exception in a place")
    others = Cards(EVERYWHERE, "either", NotA(noun.filter))
    return (Modifier("no summon", value="special", of=others),)


always("nobody_battles", _player("no battle phase", "both"))
_NO_LIMIT = Modifier("hand limit", 99, who="both")
always("no_hand_limit", Claim(None, (_NO_LIMIT,), player=True))
always("nobody_revives", _player("no summon", "both", "special", Cards(("grave",), "either")))


@means("their_hand_limit")
def their_hand_limit(said: Discourse, n: str) -> Claim:
    return Claim(None, (Modifier("hand limit", int(n), who="opponent"),), player=True)


@means("nouns_no_damage")
def nouns_no_damage(said: Discourse, noun: Noun) -> Claim:
    if noun.zones not in ((), FIELD) or noun.count not in (1, None) or noun.side != "you":
        raise NoMeaning("the battles of so many monsters")
    return Claim(noun.cards(), (Modifier("no battle damage"),))


@means("claim_except")
def claim_except(said: Discourse, claim: Claim, _: object, named: AnyFilter) -> Claim:
    if not isinstance(claim.on, Cards) or claim.ops or claim.pronoun:
        raise NoMeaning("an exception from a certain card")
    cards = replace(claim.on, filter=both(claim.on.filter, NotA(named)))
    return replace(claim, on=cards)
