"""Statements about players."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Cards,
    NotThis,
)
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import FIELD, Claim, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, refused

# Players


def _player(point: str, who: str, value: str = "", of: Cards | None = None) -> Claim:
    return Claim(None, (Modifier(point, who=who, value=value, of=of),), player=True)


always("nobody_specials", _player("no summon", "both", "special"))
always("they_no_special", _player("no summon", "opponent", "special"))
always("you_no_special", _player("no summon", "you", "special"))
always("you_no_battle_damage", _player("no battle damage", "you"))
for _rule, _what in {
    "cw_spell_trap": "spell|trap", "cw_trap": "trap", "cw_spell": "spell", "cw_any": "",
    "cw_monster": "monster",
}.items():  # fmt: skip
    always(_rule, _what)
refused("nobody_specials_noun", "no Special Summon of a kind")
refused("they_no_target", "attacks only on others")
refused("refused_claim", "a statement that is not carried out")
always("self_no_battle_damage", Claim(None, (Modifier("no battle damage"),)))
always("normal_without", Claim(None, (Modifier("tributes", 0),)))
refused("no_normal_claim", "no Normal Summon, in this sentence")
refused("where_named", "where a name holds")


@means("they_no_activate")
def they_no_activate(said: Discourse, what: str) -> Claim:
    return _player("no activate", "opponent", what)


@means("they_only_self")
def they_only_self(said: Discourse, noun: Noun) -> Claim:
    if noun.side != "you" and noun.zones != FIELD:
        raise NoMeaning("attacks on others of a kind")
    wanted = both(noun.filter, NotThis())
    return Claim(Cards(("monsters",), "you", wanted), (Modifier("no attack on"),))
