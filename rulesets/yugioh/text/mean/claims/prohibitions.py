"""Statements about what nobody, or one player, may do."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, FaceUp, Kind, NotA, NotThis, Sub
from rulesets.yugioh.text.mean.claims.players import about_player, no_activation
from rulesets.yugioh.text.mean.claims.proofs import EVERYWHERE
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import FIELD, Claim, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, refused

_NO_LIMIT = Modifier("hand limit", 99, who="both")


def _kinds_of_summon(how: tuple[str, ...], who: str, noun: Noun | None) -> Claim:
    of = None
    if noun is not None:
        if noun.zones or noun.side or noun.count is not None or noun.filter is None:
            raise NoMeaning("a ban of Summons from a place")
        plain = noun.filter == Kind(("monster",))
        of = None if plain else Cards(EVERYWHERE, "either", noun.filter)
    return about_player("no summon", who, "|".join(how), of)


@means("nobody_summons_how")
def nobody_summons_how(said: Discourse, how: tuple[str, ...], noun: Noun | None = None) -> Claim:
    return _kinds_of_summon(how, "both", noun)


@means("they_cannot_summon_how")
def they_cannot_summon_how(said: Discourse, how: tuple[str, ...], noun: Noun | None = None
                           ) -> Claim:  # fmt: skip
    return _kinds_of_summon(how, "opponent", noun)


always("nobody_summons", about_player("no summon", "both"))


def _nobody(*kinds: str) -> Claim:
    # Cards, and their effects on the field: not those in the Graveyard.
    of = Cards(("hand", "field"), "either", Kind(kinds))
    return about_player("no activate", "both", "", of)


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
    return about_player("no summon", "both", "special", Cards(EVERYWHERE, "either", noun.filter))


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


always("nobody_battles", about_player("no battle phase", "both"))


always("no_hand_limit", Claim(None, (_NO_LIMIT,), player=True))


always("nobody_revives", about_player("no summon", "both", "special", Cards(("grave",), "either")))


@means("their_hand_limit")
def their_hand_limit(said: Discourse, n: str) -> Claim:
    return Claim(None, (Modifier("hand limit", int(n), who="opponent"),), player=True)


@means("claim_except")
def claim_except(said: Discourse, claim: Claim, _: object, named: AnyFilter) -> Claim:
    if not isinstance(claim.on, Cards) or claim.ops or claim.pronoun:
        raise NoMeaning("an exception from a certain card")
    cards = replace(claim.on, filter=both(claim.on.filter, NotA(named)))
    return replace(claim, on=cards)
