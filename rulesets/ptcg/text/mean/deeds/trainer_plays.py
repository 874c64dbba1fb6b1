"""The meaning of what Trainer cards do to Pokémon, and of the limits on playing them."""

from __future__ import annotations

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
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.relations import EvolvesFrom, GrowsFrom
from rulesets.ptcg.effects.terms.selectors import BENCH, DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, says
from rulesets.ptcg.text.mean.nouns.traits import BASIC, TOOL, other_cards, some
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.roles import Change, Ends, OnlyIf
from rulesets.text.gaps import NoMeaning

_FIRST_TURN = TurnOf(YOU, first=True)


silent("did")


@means("energy_on_deck")
def energy_on_deck(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if energy.count != 1 or mons.plural:
        raise NoMeaning("several Energy put on a deck")
    first, on = said.pick(mons)
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, DECK))


@means("no_more_trainers")
def no_more_trainers(said: Discourse) -> Program:
    return (Lasting((Modifier("cannot play", value="Trainer"),), THIS_TURN, players=YOU),)


# Pokémon in play.
@means("each_switches")
def each_switches(said: Discourse, *numbers: object) -> Program:
    says(numbers, "1")
    said.first = OPPONENT
    theirs, mine = said.register("pokemon"), said.register("pokemon")
    return (
        Pick(InPlay(OPPONENT, BENCH), theirs, by=OPPONENT),
        Switch(Held(theirs)),
        Pick(InPlay(YOU, BENCH), mine),
        Switch(Held(mine)),
    )


@means("opponent_first")
def opponent_first(said: Discourse) -> Program:
    if said.first != OPPONENT:
        raise NoMeaning("an order of deeds that both players did not do")
    return ()


@means("opponent_switches_own")
def opponent_switches_own(said: Discourse, *numbers: object) -> Program:
    says(numbers, "1", "1")
    into = said.register("pokemon")
    return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))


@means("heal_and_cure")
def heal_and_cure(said: Discourse, n: str, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Heal(int(n) // 10, on), Cure(on))


@means("scoop_all")
def scoop_all(said: Discourse, mons: Mons) -> Program:
    ops, who = said.pick(mons)
    return (*ops, TakeUp(who, HAND, HAND))


@means("discard_mons")
def discard_mons(said: Discourse, mons: Mons, *_: object) -> Program:
    ops, who = said.pick(mons)
    return (*ops, TakeUp(who, DISCARD, DISCARD))


@means("scoop_bare")
def scoop_bare(said: Discourse, n: str, group: InPlay) -> Program:
    if group.side != YOU:
        raise NoMeaning("a Pokémon of the opponent's in one's own hand")
    ops, who = said.pick(Mons(group, int(n)))
    return (*ops, TakeUp(who, HAND, DISCARD))


@means("discard_tools_any")
def discard_tools_any(said: Discourse, n: str, *_: object) -> Program:
    into = said.register("cards")
    return Pick(Attached(InPlay(BOTH), TOOL), into, int(n), 0), Send(Held(into))


@means("ups")
def ups(said: Discourse, n: str, group: InPlay) -> Mons:
    return Mons(group, int(n), 0)


@means("attach_to_each")
def attach_to_each(said: Discourse, mons: Mons, energy: EnergySet) -> Program:
    ops, who = said.pick(mons)
    pile = In(DISCARD, YOU, energy.filter)
    before, mon, card = (said.register(w) for w in ("before", "one", "cards"))
    steps = Pick(pile, card), Attach(Held(card), Held(mon))
    said.deed = Not(AtLeast(Count(pile), Reg(before)))
    return (*ops, Put(before, Count(pile)), ForEach(who, mon, steps))


# What a note adds to the sentence before it.
@means("includes_new")
def includes_new(said: Discourse, *_: object) -> object:
    return Change("includes new")


@means("new_ones")
def new_ones(said: Discourse) -> str:
    return ""


@means("at_least_discard")
def at_least_discard(said: Discourse, n: str) -> object:
    return Change("at least", int(n))


@means("first_turn_too")
def first_turn_too(said: Discourse, *_: object) -> object:
    return (FirstTurnToo(),)


@means("exchange_self")
def exchange_self(said: Discourse, *_: object) -> Program:
    into = said.register("cards")
    another = In(DECK, YOU, Named((rules_name(said.own),)))
    said.exchanged = True
    return Pick(another, into, 1, 0), Substitute(Held(into))


@means("exchanged")
def exchanged(said: Discourse, *_: object) -> Program:
    # The exchange itself puts the old card on the deck and leaves the rest where it is.
    if not said.exchanged:
        raise NoMeaning("a card put back that was not exchanged")
    return ()


# Stages skipped.
def _grow(said: Discourse, on: Selector, kinds: CardFilter) -> Program:
    into = said.register("cards")
    return Pick(In(HAND, filter=kinds), into), Evolve(Held(into), on)


def _chosen_basic(said: Discourse) -> Selector:
    if not isinstance(said.that, Held):
        raise NoMeaning("an evolution of a Pokémon that was not chosen")
    return said.that


@means("skip_stage")
def skip_stage(said: Discourse, *numbers: object) -> Program:
    says(numbers, *("2", "1")[: len(numbers)])
    on = _chosen_basic(said)
    return _grow(said, on, GrowsFrom(on))


@means("skip_or_next")
def skip_or_next(said: Discourse, *numbers: object) -> Program:
    says(numbers, "1", "2")
    on = _chosen_basic(said)
    return _grow(said, on, some(EvolvesFrom(on), GrowsFrom(on)))


@means("skip_note")
def skip_note(said: Discourse, *numbers: object) -> Program:
    says(numbers, "2", "1")
    return ()


@means("skip_matching")
def skip_matching(said: Discourse, *numbers: object) -> Program:
    says(numbers, "2")
    ops, on = said.pick(Mons(InPlay(YOU, filter=BASIC), 1))
    return (*ops, *_grow(said, on, GrowsFrom(on)))


@means("candy_old")
def candy_old(said: Discourse, *_: object) -> object:
    return Change("may evolve")


@means("candy_limit")
def candy_limit(said: Discourse, *_: object) -> object:
    return Change("not new")


# Limits.
@means("second_first_turn")
def second_first_turn(said: Discourse, *_: object) -> object:
    return OnlyIf(AllOf((_FIRST_TURN, WentSecond())))


@means("must_shuffle")
def must_shuffle(said: Discourse, n: str, *_: object) -> object:
    return OnlyIf(AtLeast(Count(other_cards()), int(n)))


@means("not_discarded")
def not_discarded(said: Discourse, *_: object) -> object:
    return Change("not discarded")


@means("ends_mine")
def ends_mine(said: Discourse, *numbers: object) -> object:
    says(numbers, "1")
    return Ends(YOU)


@means("ends_theirs")
def ends_theirs(said: Discourse, *numbers: object) -> object:
    says(numbers, "1")
    return Ends(OPPONENT)


@means("not_first_turn")
def not_first_turn(said: Discourse, *_: object) -> object:
    return OnlyIf(Not(_FIRST_TURN))


@means("if_not_play")
def if_not_play(said: Discourse, condition: Condition, *_: object) -> object:
    return OnlyIf(Not(condition))


@means("lost_cost")
def lost_cost(said: Discourse, _: object, cards: CardSet) -> Program:
    if cards.count != 1:
        raise NoMeaning("a price of several cards")
    ops, found = said.take(other_cards(cards.filter), cards)
    return (Require(AtLeast(Count(other_cards()), 1)), *ops, Send(found, "lost"))
