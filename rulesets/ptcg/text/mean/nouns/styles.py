"""The meaning of what later cards call Pokémon and cards: battle styles, owners, rule boxes."""

from __future__ import annotations

from typing import Any

from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import Hp, It
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX, Kind, Named, NameHas, Unlike
from rulesets.ptcg.effects.terms.pokemon_filters import Such
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter, InPlay, That
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, NoMeaning, Trait, always
from rulesets.ptcg.text.mean.nouns.traits import bare, every, some


class StyleMeaning:
    """Handlers of the adjectives, holders and kinds of cards that later series brought."""

    said: Discourse

    a_tera = always(Trait(Kind(("Tera",))))
    a_ancient = always(Trait(Kind(("Ancient",))))
    a_future = always(Trait(Kind(("Future",))))
    a_fusion = always(Trait(Kind(("Fusion Strike",))))
    a_single = always(Trait(Kind(("Single Strike",))))
    a_rapid = always(Trait(Kind(("Rapid Strike",))))
    a_tag_team = always(Trait(Kind(("TAG TEAM",))))
    a_mega = always(Trait(Kind(("MEGA",))))

    def a_owner(self, owner: str) -> Trait:
        return Trait(NameHas((bare(owner),)))

    def s_rule_box(self) -> Trait:
        return Trait(RULE_BOX)

    def s_no_rule_box(self) -> Trait:
        return Trait(Unlike(RULE_BOX))

    def s_hp_left(self, hp: str) -> Trait:
        return Trait(Such(AtLeast(int(hp), Hp(It(), left=True))))

    def holder_such(self, *parts: Any) -> Mons:
        traits = tuple(p for p in parts if isinstance(p, Trait))
        kinds = [p for p in parts if isinstance(p, CardFilter)]
        wanted = every(_property(traits), some(*kinds) if kinds else None)
        if wanted is None:
            raise NoMeaning("a holder without a property")
        return Mons(That(Self(), wanted))

    def holder_named(self, names: tuple[str, ...], *_: Any) -> Mons:
        return Mons(That(Self(), Named(tuple(names))))

    def both_active(self) -> Mons:
        return Mons(InPlay(BOTH, ACTIVE), plural=True)

    # Cards.
    def one_card_of(self, *kinds: CardFilter | None) -> CardSet:
        given = tuple(k for k in kinds if k is not None)
        if len(given) != len(kinds):
            raise NoMeaning("a card of any kind or of one kind")
        return CardSet(some(*given))

    def c_no_rule_box(self, *traits: Any) -> CardFilter:
        kind: CardFilter = self.c_pokemon_adj(*traits)  # type: ignore[attr-defined]
        return every(kind, Unlike(RULE_BOX)) or kind

    def c_style(self, style: Trait, *_: Any) -> CardFilter:
        if style.filter is None:
            raise NoMeaning("cards of no style")
        return style.filter

    def c_special_adj(self, *parts: Any) -> CardFilter:
        kind = next(p for p in parts if isinstance(p, CardFilter))
        traits = tuple(p for p in parts if isinstance(p, Trait))
        return every(kind, _property(traits)) or kind


def _property(traits: tuple[Trait, ...]) -> CardFilter | None:
    if any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return every(*(t.filter for t in traits))
