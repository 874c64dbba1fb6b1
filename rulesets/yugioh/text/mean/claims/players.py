"""Statements about players."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, AnyFilter
from rulesets.engine.values import Not
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    Cards,
    FaceUp,
    Kind,
    LevelOf,
    NotA,
    NotThis,
    SummonedThisTurn,
)
from rulesets.yugioh.text.mean.claims.proofs import EVERYWHERE
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.conditions import one
from rulesets.yugioh.text.mean.model import FIELD, Claim, Fixed, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

# Players


def about_player(point: str, who: str, value: str = "", of: Cards | None = None) -> Claim:
    """Return a statement about one player, or about both."""
    return Claim(None, (Modifier(point, who=who, value=value, of=of),), player=True)


always("nobody_specials", about_player("no summon", "both", "special"))
always("they_no_special", about_player("no summon", "opponent", "special"))
always("you_no_special", about_player("no summon", "you", "special"))
always("you_no_battle_damage", about_player("no battle damage to player", "you"))
for _rule, _what in {
    "cw_spell_trap": "spell|trap", "cw_trap": "trap", "cw_spell": "spell", "cw_any": "",
    "cw_monster": "monster",
}.items():  # fmt: skip
    always(_rule, _what)
refused("they_no_target", "attacks only on others")
refused("refused_claim", "a statement that is not carried out")
always("self_no_battle_damage", Claim(None, (Modifier("no battle damage"),)))
always("normal_without", Claim(None, (Modifier("tributes", 0, value="set"),)))
refused("no_normal_claim", "no Normal Summon, in this sentence")


@means("they_no_activate")
def they_no_activate(said: Discourse, what: str) -> Claim:
    return Claim(None, (no_activation(what, "opponent"),), player=True)


@means("they_only_self")
def they_only_self(said: Discourse, noun: Noun, *n: str) -> Claim:
    if noun.side == "opponent" or noun.zones not in ((), FIELD):
        raise NoMeaning("attacks on others of a kind")
    others = replace(noun, filter=both(noun.filter, NotThis()))
    return Claim(others.cards(side="you"), (Modifier("no attack on"),))


def no_activation(what: str, who: str) -> Modifier:
    """Return that a player cannot activate cards, or effects, of a kind."""
    wanted = Kind(tuple(what.split("|"))) if what else None
    of = None if wanted is None else Cards(EVERYWHERE, "either", wanted)
    card = "card" if what and "monster" not in what else ""
    return Modifier("no activate", who=who, value=card, of=of)


def _kind_only(noun: Noun) -> AnyFilter:
    if noun.zones or noun.side or noun.filter is None:
        raise NoMeaning("a ban of Summons from a place")
    if noun.quantity is not None and noun.quantity.count is not None:
        raise NoMeaning("a ban of so many Summons")
    return noun.filter


@means("nobody_specials_noun")
def nobody_specials_noun(said: Discourse, noun: Noun) -> Claim:
    of = Cards(EVERYWHERE, "either", _kind_only(noun))
    return about_player("no summon", "both", "special", of)


@means("nobody_specials_except")
def nobody_specials_except(said: Discourse, noun: Noun) -> Claim:
    of = Cards(EVERYWHERE, "either", NotA(_kind_only(noun)))
    return about_player("no summon", "both", "special", of)


always("nobody_attacks_self", Claim(None, (Modifier("no attack on"),)))
_THEIRS = Cards(EVERYWHERE, "opponent")
always("they_cannot_target_self", Claim(None, (Modifier("untargetable", against=_THEIRS),)))
always("damage_to_other", Claim(None, (Modifier("damage to other"),)))


@means("they_cannot_target")
def they_cannot_target(said: Discourse, noun: Noun) -> Claim:
    if noun.zones not in ((), FIELD) or (
        noun.quantity is not None and noun.quantity.count is not None
    ):
        raise NoMeaning("targets in a place")
    return Claim(noun.cards(), (Modifier("untargetable", against=_THEIRS),))


@means("level_by_levels")
def level_by_levels(said: Discourse, noun: Noun) -> Claim:
    return Claim(None, (Modifier("level", LevelOf(noun.cards())),))


@means("no_normal_unless")
def no_normal_unless(said: Discourse, heads: Heads) -> Claim:
    ban = Modifier("no summon", who="you", value="normal", of=THIS)
    return Claim(None, (ban,), when=Not(one(heads)), places=("hand",))


@means("self_no_battle_damage_n")
def self_no_battle_damage(said: Discourse, n: str) -> Claim:
    if n != "0":
        raise NoMeaning("battle damage of a figure")
    return Claim(None, (Modifier("no battle damage"),))


@means("nobody_targets")
def nobody_targets(said: Discourse, noun: Noun) -> Claim:
    if noun.zones not in ((), FIELD) or noun.count is not None:
        raise NoMeaning("targets in a place")
    said.that, said.now = noun.cards(), noun.now
    return Claim(said.that, (Modifier("untargetable"),), now=noun.now)


@means("nobody_activates")
def nobody_activates(said: Discourse, what: str) -> Claim:
    return Claim(None, (no_activation(what, "both"),), player=True)


@means("no_control")
def no_control(said: Discourse, itself: Fixed) -> Claim:
    return Claim(None, (Modifier("no control change"),))


@means("negated_noun", "negated_all")
def negated_noun(said: Discourse, noun: Noun) -> Claim:
    if noun.count is not None or noun.zones not in ((), FIELD):
        raise NoMeaning("the effects of so many cards")
    return Claim(noun.cards(), (Modifier("negated"),))


@means("not_attacked_noun")
def not_attacked_noun(said: Discourse, noun: Noun) -> Claim:
    if noun.count is not None or noun.zones not in ((), FIELD) or noun.side == "opponent":
        raise NoMeaning("attacks on so many monsters")
    return Claim(noun.cards(side="you"), (Modifier("no attack on"),))


phrase("tuner_while")
_TUNER = (Modifier("kind", value="Tuner"),)


@means("treated_tuner")
def treated_tuner(said: Discourse, ref: Fixed, *_: object) -> Claim:
    return Claim(None if ref.cards == THIS else ref.cards, _TUNER, pronoun=True)


@means("self_treated_tuner")
def self_treated_tuner(said: Discourse, *_: object) -> Claim:
    return Claim(None, _TUNER)


always(
    "no_attack_new",
    Claim(None, (Modifier("no attack", when=Are(THIS, SummonedThisTurn())),)),
)


always("no_effect_damage", about_player("no effect damage", "you"))
always(
    "nobody_damaged",
    Claim(None, (Modifier("no battle damage"), Modifier("deals no battle damage"))),
)
always(
    "nobody_damaged_attacking",
    Claim(
        None,
        (Modifier("no battle damage"), Modifier("deals no battle damage")),
        when=Among(THIS, Attacker()),
    ),
)


@means("damage_to_other_noun")
def damage_to_other_noun(said: Discourse, noun: Noun) -> Claim:
    if noun.count not in (1, None) or noun.side != "you":
        raise NoMeaning("the battle damage of so many monsters")
    return Claim(noun.cards(), (Modifier("damage to other"),))


@means("nouns_no_attack_new")
def nouns_no_attack_new(said: Discourse, noun: Noun) -> Claim:
    if noun.count is not None or noun.zones not in ((), FIELD):
        raise NoMeaning("attacks of so many monsters")
    new = replace(noun, filter=both(noun.filter, SummonedThisTurn()))
    return Claim(new.cards(), (Modifier("no attack"),))


_TRAPS = Cards(("spells",), "either", both(FaceUp(), Kind(("trap",))))
_OTHER_TRAPS = Cards(("spells",), "either", both(FaceUp(), Kind(("trap",)), NotThis()))
always("traps_negated", Claim(_TRAPS, (Modifier("negated"),), later=True))
always("other_traps_negated", Claim(_OTHER_TRAPS, (Modifier("negated"),), later=True))
