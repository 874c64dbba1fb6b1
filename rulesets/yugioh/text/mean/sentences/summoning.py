"""How a monster comes to the field; Rituals; upkeep; what happens instead of destruction."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rulesets.engine.asking import Pick
from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.select import Count
from rulesets.engine.values import Equal
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, Lasting, Named, NotThis
from rulesets.yugioh.match.script import Procedure
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.conditions import lacking, one, there_are
from rulesets.yugioh.text.mean.model import Deeds, Heads, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused
from rulesets.yugioh.text.mean.roles import Linked, Nothing, Ritual, SelfDestroy, Summoning

always("no_normal_set", Summoning(("no normal",)))
always("never_special", Summoning(("no special",)))
always("no_set", Summoning(("no set",)))
always("must_note", Summoning(("nomi",)))
always("must_fusion", Summoning(("nomi", "by fusion")))
always("must_fusion_above", Summoning(("nomi", "by fusion", "no substitutes")))
always("must_ritual", Summoning(("nomi", "by ritual")))
always("must_synchro", Summoning(("nomi", "by synchro")))
always("must_first_synchro", Summoning(("semi-nomi", "by synchro")))
always("must_first_fusion", Summoning(("semi-nomi", "by fusion")))
always("must_first_xyz", Summoning(("semi-nomi", "by xyz")))
phrase("ritual_places")


class Way(NamedTuple):
    """A way of its own in which a monster is Special Summoned; None: by another card."""

    procedure: Procedure | None
    card: str = ""  # the card that Summons it


@means("with_card")
def with_card(said: Discourse, name: str) -> Way:
    if not said.known(name):
        raise NoMeaning(f"no card is called {name!r}")
    return Way(None, name)


@means("by_card")
def by_card(said: Discourse, name: str) -> Way:
    return with_card(said, name)


for _rule, _zones in {
    "from_your_hand": ("hand",), "from_your_grave": ("grave",),
    "from_hand_or_grave": ("hand", "grave"), "from_extra": ("extra",),
    "from_hand_or_deck": ("hand", "deck"),
}.items():  # fmt: skip
    always(_rule, _zones)


def _cost(found: Deeds) -> Program:
    cost, targets = found.price()
    if targets:
        raise NoMeaning("targets of a Summon that is no effect")
    return tuple(_not_itself(op) for op in cost)


def _not_itself(op: AnyOp) -> AnyOp:
    # The monster cannot pay for its own Summon.
    if isinstance(op, Pick) and isinstance(op.source, Cards):
        source = replace(op.source, filter=both(op.source.filter, NotThis()))
        return replace(op, source=source)
    return op


@means("by_deeds")
def by_deeds(said: Discourse, found: Deeds) -> Way:
    return Way(Procedure(None, _cost(found)))


@means("to_theirs_by")
def to_theirs_by(said: Discourse, found: Deeds) -> Way:
    return Way(Procedure(None, _cost(found), side="opponent"))


@means("while_way")
def while_way(said: Discourse, heads: Heads) -> Way:
    return Way(Procedure(one(heads)))


@means("way_own")
def way_own(said: Discourse, *parts: object) -> Way:
    way = next(p for p in parts if isinstance(p, Way))
    zones = next((p for p in parts if isinstance(p, tuple) and not isinstance(p, Way)), ("hand",))
    if "extra" in zones:
        raise NoMeaning("a Summon from the Extra Deck without its materials")
    assert way.procedure is not None
    return Way(replace(way.procedure, places=zones))


refused("refused_way", "a Special Summon without a way")


def _summoning(word: str, way: Way) -> Summoning:
    if way.procedure is None:
        return Summoning((word, f"by card {way.card}"))
    return Summoning((word,), (way.procedure,))


@means("must_be")
def must_be(said: Discourse, way: Way) -> Summoning:
    return _summoning("nomi", way)


@means("must_first")
def must_first(said: Discourse, way: Way) -> Summoning:
    return _summoning("semi-nomi", way)


@means("own_if")
def own_if(said: Discourse, heads: Heads, *rest: object) -> Summoning:
    zones = next((p for p in rest if isinstance(p, tuple)), None)
    position = next((p for p in rest if isinstance(p, str)), "any")
    if zones is None and heads.place not in ("hand", "grave"):
        raise NoMeaning("a Special Summon from nowhere")
    places = zones or (heads.place,)
    condition = replace(heads, place="")
    return Summoning((), (Procedure(one(condition), (), places, position),))


@means("proc_position")
def proc_position(said: Discourse, position: str) -> str:
    return position


@means("own_by")
def own_by(said: Discourse, *parts: object) -> Summoning:
    found = next(p for p in parts if isinstance(p, Deeds))
    zones = next((p for p in parts if isinstance(p, tuple)), ("hand",))
    return Summoning((), (Procedure(None, _cost(found), zones),))


refused("refused_procedure", "a Special Summon by deeds of an effect")


# Rituals


@means("ritual_with")
def ritual_with(said: Discourse, name: str) -> Summoning:
    return Summoning(("ritual",))


@means("ritual_spell_for")
def ritual_spell_for(said: Discourse, *names: str) -> Ritual:
    for name in names:
        if not said.known(name):
            raise NoMeaning(f"no card is called {name!r}")
    return Ritual(Named(names))


@means("ritual_any")
def ritual_any(said: Discourse, noun: Noun) -> Ritual:
    if noun.zones or noun.side:
        raise NoMeaning("a Ritual Monster in a place")
    return Ritual(noun.filter)


def _level(parts: tuple[object, ...]) -> int:
    return next((int(p) for p in parts if isinstance(p, str)), 0)


@means("ritual_total")
def ritual_total(said: Discourse, *parts: object) -> Ritual:
    return Ritual(level=_level(parts))


@means("ritual_total_exact")
def ritual_total_exact(said: Discourse, *parts: object) -> Ritual:
    return Ritual(level=_level(parts), exactly=True)


@means("ritual_exact")
def ritual_exact(said: Discourse, *parts: object) -> Ritual:
    return Ritual(exactly=True)


# Upkeep and links

refused("refused_upkeep", "a duty that is not carried out")


phrase("linked_word")
always("falls_with", Linked("destroyed"))
always("goes_with", Linked("gone"))


@means("takes_along")
def takes_along(said: Discourse, *parts: object) -> Linked:
    return Linked("takes")


@means("self_destroy_if")
def self_destroy_if(said: Discourse, heads: Heads) -> SelfDestroy:
    return SelfDestroy(one(heads))


@means("self_destroy_lack")
def self_destroy_lack(said: Discourse, noun: Noun) -> SelfDestroy:
    return SelfDestroy(lacking(noun, "you"))


always("no_substitutes", Summoning(("no substitutes",)))
refused("ritual_exactly_level", "a Ritual Monster's Level")


@means("must_by_card")
def must_by_card(said: Discourse, name: str) -> Summoning:
    return _summoning("nomi", with_card(said, name))


@means("self_destroy_absent")
def self_destroy_absent(said: Discourse, noun: Noun) -> SelfDestroy:
    return SelfDestroy(lacking(noun))


@means("by_having")
def by_having(said: Discourse, noun: Noun) -> Way:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return Way(Procedure(there_are(noun, "you")))


@means("by_having_exactly")
def by_having_exactly(said: Discourse, n: str, noun: Noun) -> Way:
    if not noun.zones:
        raise NoMeaning("having cards nowhere")
    return Way(Procedure(Equal(Count(noun.cards(side="you")), int(n))))


always("must_first_fusion_above", Summoning(("semi-nomi", "by fusion", "no substitutes")))


always("must_xyz", Summoning(("nomi", "by xyz")))


# Contact Fusion

always("to_the_deck", "deck")
always("to_banished", "banished")
always("to_the_grave", "grave")
always("no_spell_used", Nothing())
always("no_special_from_grave", Summoning(("no special from grave",)))
always("no_special_from_deck", Summoning(("no special from deck",)))


@means("contact_first")
def contact_first(said: Discourse, to: str) -> Summoning:
    return Summoning(("semi-nomi", f"contact {to}"))


@means("contact_only")
def contact_only(said: Discourse, to: str) -> Summoning:
    return Summoning(("nomi", f"contact {to}"))


@means("only_special")
def only_special(said: Discourse, way: Way) -> Summoning:
    # It says nothing of Normal Summons.
    return _summoning("own special", way)


@means("only_by_card")
def only_by_card(said: Discourse, name: str) -> Summoning:
    return _summoning("own special", with_card(said, name))


# Summons of its own after which something holds

phrase("but_word")


@means("coming")
def coming(said: Discourse) -> None:
    said.that = THIS


def _after(found: Deeds) -> Program:
    program = found.program()
    if not all(isinstance(op, Lasting) and op.on == THIS and not op.until for op in program):
        raise NoMeaning("a Summon of its own that does more")
    return program


@means("own_if_but")
def own_if_but(said: Discourse, heads: Heads, *rest: object) -> Summoning:
    *place, found = (p for p in rest if isinstance(p, tuple | Deeds))
    assert isinstance(found, Deeds)
    (procedure,) = own_if(said, heads, *place).procedures
    return Summoning((), (replace(procedure, after=_after(found)),))


@means("own_by_but")
def own_by_but(said: Discourse, *parts: object) -> Summoning:
    price, found = (p for p in parts if isinstance(p, Deeds))
    zones = next((p for p in parts if isinstance(p, tuple)), ("hand",))
    return Summoning((), (Procedure(None, _cost(price), zones, after=_after(found)),))
