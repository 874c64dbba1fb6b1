"""The meaning of conditions on this turn and the last one."""

from __future__ import annotations

from rulesets.engine.select import Exists, It, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AllOf, AtLeast, Not
from rulesets.ptcg.effects.ops import (
    AttackedLastTurn,
    CameUp,
    DamageTaken,
    Evolved,
    FellLastTurn,
    HealedNow,
    InPlay,
    Is,
    LostLastTurn,
    Named,
    NewInPlay,
    Pile,
    Played,
    PlayedNow,
    Such,
    TurnOf,
    UsedLastTurn,
    UsedUp,
    WentSecond,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Trait, says
from rulesets.ptcg.text.mean.nouns.filters import POKEMON, bare, every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase

FIRST_TURN = TurnOf(YOU, first=True)

phrase("by_damage", "fell_when")
silent("in_last_turn", "lost")


@means("second_and_first")
def second_and_first(said: Discourse) -> Condition:
    return AllOf((FIRST_TURN, WentSecond()))


@means("came_up")
def came_up(said: Discourse, _: object) -> Condition:
    return Is(Self(), CameUp())


@means("first_turn")
def first_turn(said: Discourse) -> Condition:
    return FIRST_TURN


always("lost_to_attack", LostLastTurn(YOU))
always("lost_last_turn", LostLastTurn(YOU, any_cause=True))
always("played_supporter", Played(YOU))


@means("was_damaged")
def was_damaged(said: Discourse, _: object) -> Condition:
    said.number = DamageTaken(Self())
    return AtLeast(said.number, 10)


@means("evolved_from_this_turn")
def evolved_from_this_turn(said: Discourse, _: object, name: str) -> Condition:
    below = Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))
    return AllOf((Is(Self(), Evolved()), Is(Self(), NewInPlay()), below))


@means("healed_of")
def healed_of(said: Discourse, group: InPlay) -> Condition:
    return Exists(
        InPlay(group.side, group.place, every(group.filter, Such(HealedNow(It()))), group.others)
    )


@means("charged_now")
def charged_now(said: Discourse, energy: EnergySet, _: object) -> Condition:
    raise NoMeaning("Energy attached earlier in the turn")


@means("team_attacked")
def team_attacked(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    says((n,), "1")
    group = in_play(YOU, traits)
    if group.filter is None or group.place != "play":
        raise NoMeaning("an attack of Pokémon of no kind")
    return AttackedLastTurn(filter=group.filter)


always("not_came_up", Not(Is(Self(), CameUp())))


@means("used_last")
def used_last(said: Discourse, _: object, name: str) -> Condition:
    return UsedLastTurn(bare(name))


@means("evolved_now")
def evolved_now(said: Discourse, _: object) -> Condition:
    return AllOf((Is(Self(), Evolved()), Is(Self(), NewInPlay())))


always("went_second", WentSecond())


@means("healed_now")
def healed_now(said: Discourse, _: object) -> Condition:
    return HealedNow(Self())


def _card(what: str | CardSet) -> CardFilter:
    if isinstance(what, str):
        return Named((rules_name(bare(what)),))
    if what.filter is None or what.count != 1:
        raise NoMeaning("any card that was played")
    return what.filter


@means("played_now")
def played_now(said: Discourse, what: str | CardSet) -> Condition:
    return PlayedNow(_card(what))


@means("they_played_now")
def they_played_now(said: Discourse, what: str | CardSet) -> Condition:
    if said.kind != "stadium":
        raise NoMeaning("cards that the opponent has played")
    return PlayedNow(_card(what))


@means("fell_last")
def fell_last(said: Discourse, *parts: object) -> Condition:
    group = next(p for p in parts if isinstance(p, InPlay))
    if group.side != YOU or group.place != "play" or group.others:
        raise NoMeaning("Pokémon Knocked Out at some place")
    by_attack = any(isinstance(p, Phrase) and p.rule == "by_damage" for p in parts)
    return FellLastTurn(every(group.filter) or POKEMON, any_cause=not by_attack)


always("kind_gx", "GX")


always("kind_vstar", "VSTAR")


@means("used_once")
def used_once(said: Discourse, kind: str) -> Condition:
    return UsedUp(kind, game=True)


@means("foe_used_once")
def foe_used_once(said: Discourse, kind: str) -> Condition:
    return UsedUp(kind, game=True, side=OPPONENT)


@means("ally_used")
def ally_used(said: Discourse, *parts: object) -> Condition:
    who = next(p for p in parts if isinstance(p, tuple))
    name = parts[-1]
    assert isinstance(name, str)
    if all(isinstance(p, str) for p in who) and who:
        return AttackedLastTurn(bare(name), Named(tuple(who)))
    group = in_play(YOU, who)
    if group == InPlay(YOU):
        return AttackedLastTurn(bare(name))
    if group.filter is None or group.place != "play" or group.others:
        raise NoMeaning("attacks of Pokémon by place")
    return AttackedLastTurn(bare(name), group.filter)


@means("ally_attacked")
def ally_attacked(said: Discourse, _: str, traits: tuple[Trait, ...]) -> Condition:
    group = in_play(YOU, traits)
    if not isinstance(group.filter, Named) or group.filter == Named((rules_name(said.own),)):
        raise NoMeaning("an attack of Pokémon of which the attacker is one")
    return AttackedLastTurn(filter=group.filter)


@means("not_played_now")
def not_played_now(said: Discourse, what: str | CardSet) -> Condition:
    return Not(played_now(said, what))


@means("not_played_kind")
def not_played_kind(said: Discourse, kind: CardFilter | None) -> Condition:
    if kind is None:
        raise NoMeaning("any card that was played")
    return Not(PlayedNow(kind))


@means("not_evolved_from")
def not_evolved_from(said: Discourse, _: object, name: str) -> Condition:
    return Not(evolved_from_this_turn(said, _, name))


@means("fell_named")
def fell_named(said: Discourse, names: tuple[str, ...], *_: object) -> Condition:
    return FellLastTurn(Named(names))
