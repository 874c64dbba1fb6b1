"""The meaning of what later cards call Pokémon and cards: battle styles, owners, rule boxes."""

from __future__ import annotations

from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import Hp, It
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX, Kind, Named, NameHas
from rulesets.ptcg.effects.terms.compound_filters import Unlike
from rulesets.ptcg.effects.terms.pokemon_filters import Such
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter, InPlay, That
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.card_nouns import c_pokemon_adj
from rulesets.ptcg.text.mean.nouns.traits import bare, every, some
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning

always("a_tera", Trait(Kind(("Tera",))))
always("a_ancient", Trait(Kind(("Ancient",))))
always("a_future", Trait(Kind(("Future",))))
always("a_fusion", Trait(Kind(("Fusion Strike",))))
always("a_single", Trait(Kind(("Single Strike",))))
always("a_rapid", Trait(Kind(("Rapid Strike",))))
always("a_tag_team", Trait(Kind(("TAG TEAM",))))
always("a_mega", Trait(Kind(("MEGA",))))


@means("a_owner")
def a_owner(said: Discourse, owner: str) -> Trait:
    return Trait(NameHas((bare(owner),)))


@means("s_rule_box")
def s_rule_box(said: Discourse) -> Trait:
    return Trait(RULE_BOX)


@means("s_no_rule_box")
def s_no_rule_box(said: Discourse) -> Trait:
    return Trait(Unlike(RULE_BOX))


@means("s_hp_left")
def s_hp_left(said: Discourse, hp: str) -> Trait:
    return Trait(Such(AtLeast(int(hp), Hp(It(), left=True))))


@means("holder_such")
def holder_such(said: Discourse, *parts: object) -> Mons:
    traits = tuple(p for p in parts if isinstance(p, Trait))
    kinds = [p for p in parts if isinstance(p, CardFilter)]
    wanted = every(_property(traits), some(*kinds) if kinds else None)
    if wanted is None:
        raise NoMeaning("a holder without a property")
    said.that = said.that or That(Self(), wanted)
    return Mons(That(Self(), wanted))


@means("holder_named")
def holder_named(said: Discourse, names: tuple[str, ...], *_: object) -> Mons:
    return Mons(That(Self(), Named(tuple(names))))


@means("both_active")
def both_active(said: Discourse) -> Mons:
    return Mons(InPlay(BOTH, ACTIVE), plural=True)


# Cards.
@means("one_card_of")
def one_card_of(said: Discourse, *kinds: CardFilter | None) -> CardSet:
    given = tuple(k for k in kinds if k is not None)
    if len(given) != len(kinds):
        raise NoMeaning("a card of any kind or of one kind")
    return CardSet(some(*given))


@means("c_no_rule_box")
def c_no_rule_box(said: Discourse, *traits: object) -> CardFilter:
    kind: CardFilter = c_pokemon_adj(said, *traits)
    return every(kind, Unlike(RULE_BOX)) or kind


@means("c_style")
def c_style(said: Discourse, style: Trait, *_: object) -> CardFilter:
    if style.filter is None:
        raise NoMeaning("cards of no style")
    return style.filter


@means("c_special_adj")
def c_special_adj(said: Discourse, *parts: object) -> CardFilter:
    kind = next(p for p in parts if isinstance(p, CardFilter))
    traits = tuple(p for p in parts if isinstance(p, Trait))
    return every(kind, _property(traits)) or kind


def _property(traits: tuple[Trait, ...]) -> CardFilter | None:
    if any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return every(*(t.filter for t in traits))
