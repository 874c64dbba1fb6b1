"""The meaning of conditions, uses and limits in the words of today's lists."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine import values
from rulesets.engine.frames import Program
from rulesets.engine.lasting import PER_TURN, THIS_TURN
from rulesets.engine.select import Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Not
from rulesets.ptcg.effects.heads import FirstTurnToo
from rulesets.ptcg.effects.ops import (
    Among,
    EnergyOn,
    Exists,
    FallsToAttack,
    FellLastTurn,
    HealedNow,
    Held,
    In,
    InPlay,
    Is,
    It,
    Lasting,
    Modifier,
    Named,
    PlayedNow,
    TurnOf,
    Unspent,
    UseUp,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX, HasPower
from rulesets.ptcg.effects.terms.compound_filters import Unlike
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.conditions.happenings import Event
from rulesets.ptcg.text.mean.conditions.pokemon_conditions import is_such
from rulesets.ptcg.text.mean.continuous.constant import ATTACHED
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import POKEMON, bare, every
from rulesets.ptcg.text.mean.registry import always, means, phrase
from rulesets.ptcg.text.mean.sentences.compound import as_program, required
from rulesets.ptcg.text.mean.sentences.uses import opened
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase

phrase("by_damage", "fell_when")


# Conditions.
always("no_stadium", Not(Exists(In("stadium", BOTH))))


@means("energy_in_play_n")
def energy_in_play_n(said: Discourse, n: str) -> Condition:
    return AtLeast(EnergyOn(InPlay(YOU)), int(n))


@means("healed_now")
def healed_now(said: Discourse, _: object) -> Condition:
    return HealedNow(Self())


@means("played_now")
def played_now(said: Discourse, what: str | CardSet) -> Condition:
    return PlayedNow(_card(what))


@means("they_played_now")
def they_played_now(said: Discourse, what: str | CardSet) -> Condition:
    if said.kind != "stadium":
        raise NoMeaning("cards that the opponent has played")
    return PlayedNow(_card(what))


def _card(what: str | CardSet) -> CardFilter:
    if isinstance(what, str):
        return Named((rules_name(bare(what)),))
    if what.filter is None or what.count != 1:
        raise NoMeaning("any card that was played")
    return what.filter


@means("lacks_rule_box")
def lacks_rule_box(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, Unlike(RULE_BOX))


@means("holder_is")
def holder_is(said: Discourse, _: object, traits: tuple[Trait, ...]) -> Condition:
    group = in_play(YOU, traits)
    if group == InPlay(YOU):
        said.that = said.that or Self()
        return ATTACHED
    if group.filter is None or group.place != "play" or group.others:
        raise NoMeaning("a card attached to a Pokémon by place")
    said.that = said.that or Self()
    return Is(Self(), group.filter)


@means("has_named_power")
def has_named_power(said: Discourse, mon: Mons, name: str) -> Condition:
    return is_such(said, mon, HasPower(name=bare(name)))


@means("fell_last")
def fell_last(said: Discourse, *parts: object) -> Condition:
    group = next(p for p in parts if isinstance(p, InPlay))
    if group.side != YOU or group.place != "play" or group.others:
        raise NoMeaning("Pokémon Knocked Out at some place")
    by_attack = any(isinstance(p, Phrase) and p.rule == "by_damage" for p in parts)
    return FellLastTurn(every(group.filter) or POKEMON, any_cause=not by_attack)


# Uses.
@means("once_may_price")
def once_may_price(said: Discourse, use: roles.OpenUse, price: object) -> roles.OpenUse:
    return replace(use, program=use.program + required(as_program(price)))


@means("each_player_price")
def each_player_price(said: Discourse, *parts: object) -> roles.OpenUse:
    price, gain = (as_program(p) for p in parts[-2:])
    return roles.OpenUse(PER_TURN, (*required(price), *gain), by="each")


@means("trigger_if_may")
def trigger_if_may(
    said: Discourse, event: Event, when: Condition, program: object
) -> roles.OpenTrigger:
    return opened(event, program, when, optional=True)


always("not_fatal", roles.Change("not fatal"))


@means("once_a_game")
def once_a_game(said: Discourse, _: object) -> object:
    return roles.Change("once a game", program=(UseUp(said.own, game=True),))


@means("stacks_not")
def stacks_not(said: Discourse, *_: object) -> object:
    return roles.Single()


@means("stacks_not_n")
def stacks_not_n(said: Discourse, n: str, *_: object) -> object:
    if n != "1":
        raise NoMeaning("an effect that counts several times")
    return roles.Single()


@means("power_by_words")
def power_by_words(said: Discourse, n: str, name: str) -> roles.PerName:
    if n != "1":
        raise NoMeaning("a power used several times by name")
    return roles.PerName(bare(name), words=True)


# Limits and prices of attacks and cards.
always("only_first_turn", roles.OnlyIf(TurnOf(YOU, first=True)))
always("attack_first_too", (FirstTurnToo(),))


@means("price_if")
def price_if(said: Discourse, *parts: object) -> roles.Cheaper:
    tests = [p for p in parts if isinstance(p, values.Condition)]
    cost = next(p for p in parts if isinstance(p, str))
    if len(tests) != 1:
        raise NoMeaning("another cost without a condition")
    return roles.Cheaper(cost[1:-1], tests[0])


@means("price_none")
def price_none(said: Discourse, when: Condition) -> roles.Cheaper:
    return roles.Cheaper("", when)


@means("attack_for")
def attack_for(
    said: Discourse, when: Condition, _: object, name: str, cost: str
) -> tuple[Modifier, ...]:
    return (Modifier("attack for", when=when, value=f"{bare(name)}|{cost[1:-1]}"),)


@means("more_prizes_turn")
def more_prizes_turn(said: Discourse, *parts: object) -> Program:
    traits = next(p for p in parts if isinstance(p, tuple))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    fallen = FallsToAttack(in_play(YOU, traits))
    more = Modifier("prizes", n, InPlay(OPPONENT, ACTIVE), fallen)
    return (Lasting((more,), THIS_TURN, players=YOU),)


# Events.
@means("t_comes_up")
def t_comes_up(said: Discourse, _: object) -> Event:
    said.that = said.that or Self()
    return Event("comes up", all_of(TurnOf(YOU), Unspent(attack_too=True)), spends=True)


@means("t_goes_back")
def t_goes_back(said: Discourse, _: object) -> Event:
    return Event("goes back", all_of(TurnOf(YOU), Unspent(attack_too=True)), spends=True)


@means("t_foe_goes_back")
def t_foe_goes_back(said: Discourse) -> Event:
    said.that = It()
    return Event("goes back", TurnOf(OPPONENT), InPlay(OPPONENT))


@means("t_any_benched")
def t_any_benched(said: Discourse, traits: tuple[Trait, ...]) -> Event:
    """A Stadium answers for the player whose turn it is."""
    if said.kind != "stadium":
        raise NoMeaning("Pokémon that either player benches, but for a Stadium")
    said.that = It()
    return Event("put onto the bench", None, in_play(YOU, traits))


@means("t_this_attached_to")
def t_this_attached_to(said: Discourse, _: object, traits: tuple[Trait, ...]) -> Event:
    said.that = Self()
    here = Among(Held("subject"), ThisCard())
    return Event("attached from hand", all_of(here, Among(Self(), in_play(YOU, traits))))


@means("t_active_falls")
def t_active_falls(said: Discourse, _: object) -> Event:
    said.event, said.that = "knocked out", Self()
    return Event("knocked out", Among(Self(), InPlay(YOU, ACTIVE)))
