"""Adjectives: position, Type, Attribute, Level, kind."""

from __future__ import annotations

from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Attacker,
    Attribute,
    FaceDown,
    FaceUp,
    InPosition,
    Kind,
    LevelIs,
    NotA,
    OneOfCards,
    Or,
    RankIs,
    Sub,
    Type,
    WasSummoned,
)
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Trait, both
from rulesets.yugioh.text.mean.registry import always, means, refused
from rulesets.yugioh.text.read.normalise import ATTRIBUTES, TYPES

for _rule, _filter in {
    "face_up": FaceUp(),
    "face_down": FaceDown(),
    "is_set": FaceDown(),
    "in_attack": InPosition(("attack",)),
    "in_defense": InPosition(("defense", "set")),
    "in_face_up_defense": InPosition(("defense",)),
    "non_tuner": both(Kind(("monster",)), NotA(Sub(("Tuner",)))),
    "non_effect": NotA(Sub(("Effect",))),
    "non_token": NotA(Sub(("Token",))),
    "was_special": WasSummoned(("special",)),
    "was_normal": WasSummoned(("normal",)),
    "was_fusion": WasSummoned(("fusion",)),
}.items():
    always(_rule, Trait(_filter))
always("is_banished", Trait(zones=("banished",)))
always("is_attacking", Trait(OneOfCards(Attacker())))
refused("appropriate", "an appropriate card")


_SPELLED = {t.lower(): t for t in (*TYPES, *ATTRIBUTES)}


@means("type", "attribute")
def spelled(said: Discourse, token: str) -> str:
    return _SPELLED[token.strip("{}")]


@means("types")
def types(said: Discourse, *words: str) -> Trait:
    return Trait(Type(words))


@means("attributes")
def attributes(said: Discourse, *words: str) -> Trait:
    return Trait(Attribute(words))


@means("other_type")
def other_type(said: Discourse, word: str) -> Trait:
    return Trait(NotA(Type((word,))))


@means("level_is")
def level_is(said: Discourse, n: str) -> Trait:
    return Trait(LevelIs(int(n), int(n)))


@means("level_most")
def level_most(said: Discourse, n: str) -> Trait:
    return Trait(LevelIs(0, int(n)))


@means("level_least")
def level_least(said: Discourse, n: str) -> Trait:
    return Trait(LevelIs(int(n), -1))


@means("level_either")
def level_either(said: Discourse, a: str, b: str) -> Trait:
    if int(b) != int(a) + 1:
        raise NoMeaning("two Levels that are no range")
    return Trait(LevelIs(int(a), int(b)))


@means("level_from_to")
def level_from_to(said: Discourse, a: str, b: str) -> Trait:
    return Trait(LevelIs(int(a), int(b)))


@means("rank_is")
def rank_is(said: Discourse, n: str) -> Trait:
    return Trait(RankIs(int(n), int(n)))


@means("rank_most")
def rank_most(said: Discourse, n: str) -> Trait:
    return Trait(RankIs(0, int(n)))


@means("rank_least")
def rank_least(said: Discourse, n: str) -> Trait:
    return Trait(RankIs(int(n), -1))


for _rule, _word in {
    "k_normal": "Normal", "k_effect": "Effect", "k_fusion": "Fusion", "k_ritual": "Ritual",
    "k_synchro": "Synchro", "k_xyz": "Xyz", "k_toon": "Toon", "k_spirit": "Spirit",
    "k_union": "Union", "k_gemini": "Gemini", "k_flip": "Flip", "k_tuner": "Tuner",
    "k_pendulum": "Pendulum", "k_continuous": "Continuous", "k_equip": "Equip",
    "k_field": "Field", "k_counter": "Counter", "k_quick": "Quick-Play",
}.items():  # fmt: skip
    always(_rule, _word)


@means("kind_words")
def kind_words(said: Discourse, *words: str) -> Trait:
    return Trait(Sub(words))


@means("other_attribute")
def other_attribute(said: Discourse, word: str) -> Trait:
    return Trait(NotA(Attribute((word,))))


@means("down_or_other")
def down_or_other(said: Discourse, word: str) -> Trait:
    return Trait(Or((FaceDown(), NotA(Attribute((word,))))))
