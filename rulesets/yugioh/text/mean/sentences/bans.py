"""Bans for the turn of a card or of an effect."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Are, Cards, Named, NotA, SummonedThisTurn
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Claim, Noun
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused
from rulesets.yugioh.text.mean.roles import Banned, ThisWay

_LATELY = Are(THIS, SummonedThisTurn(("own",)))

phrase("turn_of_effect")


@means("turn_of_card")
def turn_of_card(said: Discourse) -> None:
    said.of_card = True


always("ban_battle", Banned((Modifier("no battle phase"),)))


always(
    "ban_normal",
    Banned((Modifier("no summon", value="normal"), Modifier("no set", value="monster"))),
)


always("ban_summon", Banned((Modifier("no summon"),)))


always("ban_attack_self", Banned((Modifier("no attack"),), on_self=True))


always("ban_attacks", Banned((Modifier("no attack", on=Cards(("monsters",), "you")),)))


refused("refused_ban", "a ban that is not carried out")


@means("ban_special")
def ban_special(said: Discourse, *parts: object) -> Banned:
    if any(isinstance(p, Noun) for p in parts):
        raise NoMeaning("no Special Summon of a kind")
    return Banned((Modifier("no summon", value="special"),))


@means("except_noun")
def except_noun(said: Discourse, _: object, noun: Noun) -> Noun:
    return noun


@means("ban_special_except")
def ban_special_except(said: Discourse, *parts: object) -> Banned:
    noun = next(p for p in parts if isinstance(p, Noun))
    if noun.zones or noun.side or noun.filter is None:
        raise NoMeaning("a ban with an exception in a place")
    zones = ("hand", "deck", "grave", "banished", "extra", "field")
    others = Cards(zones, "either", NotA(noun.filter))
    return Banned((Modifier("no summon", value="special", of=others),))


always("ban_summon_set", Banned((Modifier("no summon"), Modifier("no set", value="monster"))))


@means("ban_attack_noun")
def ban_attack_noun(said: Discourse, noun: Noun, _: object) -> Banned:
    if noun.count is not None or noun.side == "opponent":
        raise NoMeaning("a ban of attacks of so many monsters")
    if said.target is not None and noun.quantity is not None and noun.quantity.others:
        raise NoMeaning("a ban of attacks of others than the target")
    return Banned((Modifier("no attack", on=noun.cards(side="you")),))


@means("ban_attack_own")
def ban_attack_own(said: Discourse, name: str, _: object) -> Banned:
    if name != said.own:
        raise NoMeaning("a ban of attacks of cards of another name")
    return Banned((Modifier("no attack", on=Cards(("monsters",), "you", Named((name,)))),))


refused("ban_special_battle", "two bans at once")


@means("no_attack_this_way")
def no_attack_this_way(said: Discourse, *words: object) -> ThisWay:
    return ThisWay((Claim(None, (Modifier("no attack"),), when=_LATELY),))
