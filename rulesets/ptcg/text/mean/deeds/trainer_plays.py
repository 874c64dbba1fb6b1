"""The meaning of what Trainer cards do to Pokémon, and of the limits on playing them."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN
from rulesets.engine.select import Count, Held
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AtLeast, Not, Reg
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    Cure,
    Evolve,
    FirstTurnToo,
    ForEach,
    Heal,
    In,
    InPlay,
    Lasting,
    Modifier,
    Pick,
    Put,
    Require,
    Send,
    Substitute,
    Switch,
    TakeUp,
    TurnOf,
    WentSecond,
)
from rulesets.ptcg.effects.terms.card_filters import EvolvesFrom, GrowsFrom, Named
from rulesets.ptcg.effects.terms.selectors import BENCH, DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, NoMeaning, says
from rulesets.ptcg.text.mean.nouns.traits import BASIC, TOOL, other_cards, some
from rulesets.ptcg.text.mean.roles import Change, Ends, OnlyIf

_FIRST_TURN = TurnOf(YOU, first=True)


class TrainerMeaning:
    """Handlers of the plays in `trainers.lark`."""

    said: Discourse

    def energy_on_deck(self, energy: EnergySet, mons: Mons) -> Program:
        if energy.count != 1 or mons.plural:
            raise NoMeaning("several Energy put on a deck")
        first, on = self.said.pick(mons)
        second, found = self.said.take(Attached(on, energy.filter), energy)
        return (*first, *second, Send(found, DECK))

    def no_more_trainers(self) -> Program:
        return (Lasting((Modifier("cannot play", value="Trainer"),), THIS_TURN, players=YOU),)

    # Pokémon in play.
    def each_switches(self, *numbers: Any) -> Program:
        says(numbers, "1")
        self.said.first = OPPONENT
        theirs, mine = self.said.register("pokemon"), self.said.register("pokemon")
        return (
            Pick(InPlay(OPPONENT, BENCH), theirs, by=OPPONENT),
            Switch(Held(theirs)),
            Pick(InPlay(YOU, BENCH), mine),
            Switch(Held(mine)),
        )

    def opponent_first(self) -> Program:
        if self.said.first != OPPONENT:
            raise NoMeaning("an order of deeds that both players did not do")
        return ()

    def opponent_switches_own(self, *numbers: Any) -> Program:
        says(numbers, "1", "1")
        into = self.said.register("pokemon")
        return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))

    def heal_and_cure(self, n: str, mons: Mons) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Heal(int(n) // 10, on), Cure(on))

    def scoop_all(self, mons: Mons) -> Program:
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, HAND, HAND))

    def discard_mons(self, mons: Mons, *_: Any) -> Program:
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, DISCARD, DISCARD))

    def scoop_bare(self, n: str, group: InPlay) -> Program:
        if group.side != YOU:
            raise NoMeaning("a Pokémon of the opponent's in one's own hand")
        ops, who = self.said.pick(Mons(group, int(n)))
        return (*ops, TakeUp(who, HAND, DISCARD))

    def discard_tools_any(self, n: str, *_: Any) -> Program:
        into = self.said.register("cards")
        return Pick(Attached(InPlay(BOTH), TOOL), into, int(n), 0), Send(Held(into))

    def ups(self, n: str, group: InPlay) -> Mons:
        return Mons(group, int(n), 0)

    def attach_to_each(self, mons: Mons, energy: EnergySet) -> Program:
        ops, who = self.said.pick(mons)
        pile = In(DISCARD, YOU, energy.filter)
        before, mon, card = (self.said.register(w) for w in ("before", "one", "cards"))
        steps = Pick(pile, card), Attach(Held(card), Held(mon))
        self.said.deed = Not(AtLeast(Count(pile), Reg(before)))
        return (*ops, Put(before, Count(pile)), ForEach(who, mon, steps))

    # What a note adds to the sentence before it.
    def includes_new(self, *_: Any) -> Any:
        return Change("includes new")

    def new_ones(self) -> str:
        return ""

    def at_least_discard(self, n: str) -> Any:
        return Change("at least", int(n))

    def first_turn_too(self, *_: Any) -> Any:
        return (FirstTurnToo(),)

    def exchange_self(self, *_: Any) -> Program:
        into = self.said.register("cards")
        another = In(DECK, YOU, Named((rules_name(self.said.own),)))
        self.said.exchanged = True
        return Pick(another, into, 1, 0), Substitute(Held(into))

    def exchanged(self, *_: Any) -> Program:
        # The exchange itself puts the old card on the deck and leaves the rest where it is.
        if not self.said.exchanged:
            raise NoMeaning("a card put back that was not exchanged")
        return ()

    # Stages skipped.
    def _grow(self, on: Selector, kinds: CardFilter) -> Program:
        into = self.said.register("cards")
        return Pick(In(HAND, filter=kinds), into), Evolve(Held(into), on)

    def _chosen_basic(self) -> Selector:
        if not isinstance(self.said.that, Held):
            raise NoMeaning("an evolution of a Pokémon that was not chosen")
        return self.said.that

    def skip_stage(self, *numbers: Any) -> Program:
        says(numbers, *("2", "1")[: len(numbers)])
        on = self._chosen_basic()
        return self._grow(on, GrowsFrom(on))

    def skip_or_next(self, *numbers: Any) -> Program:
        says(numbers, "1", "2")
        on = self._chosen_basic()
        return self._grow(on, some(EvolvesFrom(on), GrowsFrom(on)))

    def skip_note(self, *numbers: Any) -> Program:
        says(numbers, "2", "1")
        return ()

    def skip_matching(self, *numbers: Any) -> Program:
        says(numbers, "2")
        ops, on = self.said.pick(Mons(InPlay(YOU, filter=BASIC), 1))
        return (*ops, *self._grow(on, GrowsFrom(on)))

    def candy_old(self, *_: Any) -> Any:
        return Change("may evolve")

    def candy_limit(self, *_: Any) -> Any:
        return Change("not new")

    # Limits.
    def second_first_turn(self, *_: Any) -> Any:
        return OnlyIf(AllOf((_FIRST_TURN, WentSecond())))

    def must_shuffle(self, n: str, *_: Any) -> Any:
        return OnlyIf(AtLeast(Count(other_cards()), int(n)))

    def not_discarded(self, *_: Any) -> Any:
        return Change("not discarded")

    def ends_mine(self, *numbers: Any) -> Any:
        says(numbers, "1")
        return Ends(YOU)

    def ends_theirs(self, *numbers: Any) -> Any:
        says(numbers, "1")
        return Ends(OPPONENT)

    def not_first_turn(self, *_: Any) -> Any:
        return OnlyIf(Not(_FIRST_TURN))

    def if_not_play(self, condition: Condition, *_: Any) -> Any:
        return OnlyIf(Not(condition))

    def lost_cost(self, _: Any, cards: CardSet) -> Program:
        if cards.count != 1:
            raise NoMeaning("a price of several cards")
        ops, found = self.said.take(other_cards(cards.filter), cards)
        return (Require(AtLeast(Count(other_cards()), 1)), *ops, Send(found, "lost"))
