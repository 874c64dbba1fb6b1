"""Deeds that Summon."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.select import AnyFilter
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    FusionSummon,
    Named,
    NormalSummonNow,
    NotA,
    SpecialSummon,
    SummonToken,
)
from rulesets.yugioh.match.script import Token
from rulesets.yugioh.text.mean.deeds.moves import decks
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Thing, Trait, both
from rulesets.yugioh.text.mean.registry import always, means, refused
from rulesets.yugioh.text.read.normalise import TYPES

for _rule, _word in {"pos_defense": "defense", "pos_attack": "attack", "pos_set": "set"}.items():
    always(_rule, _word)
always("to_yours", "you")
always("to_theirs", "opponent")
always("ignoring", {"ignoring": True})
always("attack_or_set", {"position": "attack or set"})
always("face_up_any", {})


@means("in_position")
def in_position(said: Discourse, position: str) -> dict[str, object]:
    return {"position": position}


def _special(said: Discourse, thing: Thing, posts: tuple[dict[str, object], ...], side: str
             ) -> Program:  # fmt: skip
    if isinstance(thing, Noun) and not thing.zones:
        raise NoMeaning("a Special Summon from nowhere")
    if isinstance(thing, tuple):
        raise NoMeaning("a Special Summon of two kinds")
    options: dict[str, object] = {}
    for post in posts:
        options |= post
    excepted = options.pop("except", None)
    if excepted is not None:
        if not isinstance(thing, Noun):
            raise NoMeaning("an exception from a certain card")
        thing = replace(thing, filter=both(thing.filter, excepted))  # type: ignore[arg-type]
    ops, cards = said.settle(thing)
    said.summoned = cards
    return (*ops, SpecialSummon(cards, side, **options), *decks(thing))  # type: ignore[arg-type]


@means("special")
def special(said: Discourse, thing: Thing, *posts: dict[str, object]) -> Program:
    return _special(said, thing, posts, "you")


@means("special_to")
def special_to(said: Discourse, thing: Thing, side: str, *posts: dict[str, object]) -> Program:
    return _special(said, thing, posts, side)


@means("special_from")
def special_from(
    said: Discourse, thing: Thing, owner: str, zones: tuple[str, ...], *posts: dict[str, object]
) -> Program:
    if isinstance(thing, Fixed):
        if thing.cards == THIS and owner in ("you", ""):
            said.at("/".join(zones))
        return _special(said, thing, posts, "you")
    if not isinstance(thing, Noun) or thing.zones:
        raise NoMeaning("a Special Summon from two places")
    placed = Noun(thing.head, thing.filter, zones, owner or "either", thing.quantity)
    return _special(said, placed, posts, "you")


def _token(said: Discourse, name: str, stats: str) -> Token:
    race, attribute, level, atk, defence = stats.strip("<>").split("/")
    called = name if name.lower().endswith("token") else name.removesuffix("s")
    if not called.endswith("Token"):
        called = f"{called} Token" if not called.endswith("Tokens") else called.removesuffix("s")
    spelled = {t.lower(): t for t in TYPES}
    if race not in spelled:
        raise NoMeaning(f"a Token of the Type {race!r}")
    figures = (int(level), int(atk), int(defence))
    return Token(called, spelled[race], attribute.upper(), *figures)


def _tokens(
    said: Discourse, n: int, name: str, stats: str, posts: tuple[dict[str, object], ...], side: str
) -> Program:
    position = "any"
    for post in posts:
        if set(post) - {"position"}:
            raise NoMeaning("a Token with conditions")
        position = str(post.get("position", position))
    said.that = None  # the Tokens have no register: a sentence about them is not understood
    return (SummonToken(_token(said, name, stats), n, side, position),)


@means("summon_tokens")
def summon_tokens(said: Discourse, n: str, name: str, stats: str, *posts: dict[str, object]
                  ) -> Program:  # fmt: skip
    return _tokens(said, int(n), name, stats, posts, "you")


@means("summon_tokens_theirs")
def summon_tokens_theirs(said: Discourse, n: str, name: str, stats: str, *posts: dict[str, object]
                         ) -> Program:  # fmt: skip
    return _tokens(said, int(n), name, stats, posts, "opponent")


@means("summon_token")
def summon_token(said: Discourse, name: str, stats: str, *posts: dict[str, object]) -> Program:
    return _tokens(said, 1, name, stats, posts, "you")


@means("stats_word")
def stats_word(said: Discourse, token: str) -> str:
    return token


@means("normal_now")
def normal_now(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Noun):
        raise NoMeaning("a Normal Summon of a certain card")
    ops, cards = said.settle(thing, ("hand",), "you")
    return (*ops, NormalSummonNow(cards))


# Fusion


@means("fusion_adjective")
def fusion_adjective(said: Discourse, trait: Trait) -> Trait:
    return trait


@means("fusion_kind")
def fusion_kind(said: Discourse, *traits: Trait) -> object:
    if any(t.zones or t.side for t in traits):
        raise NoMeaning("a Fusion Monster in a place")
    return both(*(t.filter for t in traits))


@means("fusion_named")
def fusion_named(said: Discourse, name: str) -> object:
    if not said.known(name):
        raise NoMeaning(f"no card is called {name!r}")
    return Named((name,))


for _rule, _zones in {
    "fz_hand_field": ("hand", "monsters"), "fz_field_grave": ("monsters", "grave"),
    "fz_all": ("hand", "monsters", "grave"), "fz_grave": ("grave",),
}.items():  # fmt: skip
    always(_rule, _zones)
refused("refused_zones", "Fusion Materials of other zones")


@means("fuse_send")
def fuse_send(said: Discourse, zones: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    if "grave" in zones:
        raise NoMeaning("sending Fusion Materials from the Graveyard")
    return zones, "grave"


always("fuse_field", (("monsters",), "grave"))
always("fuse_send_hand", (("hand", "monsters"), "grave"))


@means("fuse_banish")
def fuse_banish(said: Discourse, zones: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    return zones, "banished"


@means("fusion_summon")
def fusion_summon(said: Discourse, n: str, what: object, how: tuple[tuple[str, ...], str]
                  ) -> Program:  # fmt: skip
    said.that = None
    return (FusionSummon(what, *how),)  # type: ignore[arg-type]


# Positions and control


# Counters


@means("in_position_except")
def in_position_except(said: Discourse, position: str, _: object, named: AnyFilter
                       ) -> dict[str, object]:  # fmt: skip
    return {"position": position, "except": NotA(named)}
