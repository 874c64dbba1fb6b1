"""The meaning of the conditions on Trainer cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.select import Count, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Reg
from rulesets.ptcg.effects.ops import Exists, In, InPlay, Is, Pile, SpareEnergy, TurnOf, WentSecond
from rulesets.ptcg.effects.terms.card_filters import Named, Unlike
from rulesets.ptcg.effects.terms.pokemon_filters import (
    CameUp,
    Damaged,
    Evolved,
    HasEnergy,
    NewInPlay,
)
from rulesets.ptcg.effects.terms.selectors import DECK
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse, NoMeaning, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare, every, other_cards

EVERY_TYPE = "GRWLPFDMYNC"
_FIRST_TURN = TurnOf(YOU, first=True)


class TrainerConditions:
    """Handlers of the conditions in `trainers.lark`."""

    said: Discourse

    def spare_at_least(self, _: Any, n: str, *parts: Any) -> Condition:
        types = next((p[1:-1] for p in parts if isinstance(p, str) and p[0] == "{"), EVERY_TYPE)
        return AtLeast(SpareEnergy(types), int(n))

    def some_damaged(self, group: InPlay) -> Condition:
        return Exists(replace(group, filter=every(group.filter, Damaged())))

    def came_up(self, _: Any) -> Condition:
        return Is(Self(), CameUp())

    def evolved_from_this_turn(self, _: Any, name: str) -> Condition:
        below = Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))
        return AllOf((Is(Self(), Evolved()), Is(Self(), NewInPlay()), below))

    def second_and_first(self) -> Condition:
        return AllOf((_FIRST_TURN, WentSecond()))

    def first_turn(self) -> Condition:
        return _FIRST_TURN

    def their_prizes_exactly(self, n: str, *_: Any) -> Condition:
        return Equal(Count(In("prizes", OPPONENT)), int(n))

    def their_prizes_either(self, *numbers: Any) -> Condition:
        given = (n for n in numbers if isinstance(n, str))
        return AnyOf(tuple(self.their_prizes_exactly(n) for n in given))

    def your_prizes_exactly(self, n: str, *_: Any) -> Condition:
        return Equal(Count(In("prizes", YOU)), int(n))

    def only_active(self) -> Condition:
        return Equal(Count(InPlay(YOU)), 1)

    def few_others(self, n: str) -> Condition:
        return AtLeast(int(n), Count(other_cards()))

    def many_others(self, n: str) -> Condition:
        return AtLeast(Count(other_cards()), int(n))

    def no_others(self) -> Condition:
        return Equal(Count(other_cards()), 0)

    def lost_many(self, n: str) -> Condition:
        return AtLeast(Count(In("lost")), int(n))

    def deck_empty(self) -> Condition:
        return Equal(Count(In(DECK)), 0)

    def drew_any(self) -> Condition:
        return AtLeast(Reg("drawn"), 1)

    def healed_any(self) -> Condition:
        self.said.healed = True
        return AtLeast(Reg("healed"), 1)

    def put_any_under(self) -> Condition:
        return AtLeast(Reg("moved"), 1)

    def you_have_n_in_play(self, n: str, traits: tuple[Trait, ...]) -> Condition:
        return AtLeast(Count(in_play(YOU, traits)), int(n))

    def no_energy_mine(self) -> Condition:
        return Not(Exists(InPlay(YOU, filter=HasEnergy(1))))

    def that_player_has(self, n: str) -> Condition:
        if self.said.kind != "stadium":
            raise NoMeaning("a player whom no sentence has named")
        return Equal(Count(InPlay(YOU)), int(n))

    def all_mine_are(self, traits: tuple[Trait, ...]) -> Condition:
        wanted = every(*(t.filter for t in traits))
        if wanted is None:
            raise NoMeaning("Pokémon that are Pokémon")
        return Not(Exists(InPlay(YOU, filter=Unlike(wanted))))
