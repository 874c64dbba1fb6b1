"""The meaning of what the later series do with Pokémon in play and the Energy on them."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Among, Bottom, Held, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Minus, Reg, Times, Whether
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    CureOne,
    Damage,
    ExtraTurn,
    ForEach,
    Heal,
    In,
    Inflict,
    InPlay,
    KnockOut,
    Pick,
    PickNumber,
    Put,
    Send,
    Shuffle,
    Switch,
    TakeUp,
    Win,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter, Defending
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.searching import attach_freely
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ENERGY, SPECIAL_ENERGY, TOOL
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

DECK, HAND, DISCARD, LOST = "deck", "hand", "discard", "lost"


# Pokémon leaving play.
def _taken(said: Discourse, mons: Mons, to: str) -> Program:
    ops, who = said.pick(mons)
    said.falls = True
    return (*ops, TakeUp(who, to, to))


@means("mons_lost")
def mons_lost(said: Discourse, mons: Mons) -> Program:
    return _taken(said, mons, LOST)


@means("mons_on_deck")
def mons_on_deck(said: Discourse, mons: Mons) -> Program:
    return _taken(said, mons, DECK)


@means("foe_shuffles_active")
def foe_shuffles_active(said: Discourse) -> Program:
    who = said.only(Mons(None)) if "that" in said.words else Defending()
    return TakeUp(who, DECK, DECK), Shuffle(OPPONENT)


@means("foe_discards_that")
def foe_discards_that(said: Discourse) -> Program:
    return (TakeUp(said.only(Mons(None)), DISCARD, DISCARD),)


@means("discard_mons_n")
def discard_mons_n(said: Discourse, n: str, group: InPlay) -> Program:
    ops, who = said.pick(Mons(group, int(n)))
    return (*ops, TakeUp(who, DISCARD, DISCARD))


# Knock Outs.
@means("knock_out_one", "knock_out_their")
def knock_out_one(said: Discourse, n: str, *parts: object) -> Program:
    group = next((p for p in parts if isinstance(p, InPlay)), None)
    if group is None:
        traits = next(p for p in parts if isinstance(p, tuple))
        behind = tuple(p for p in parts if isinstance(p, Trait))
        group = in_play(OPPONENT, (*traits, *behind))
    ops, who = said.pick(Mons(group, int(n)))
    return (*ops, KnockOut(who))


@means("knock_out_each")
def knock_out_each(said: Discourse, group: InPlay) -> Program:
    return (KnockOut(group),)


@means("choose_times")
def choose_times(said: Discourse, n: str, group: InPlay, times: str) -> Program:
    """Choose so often; the next sentence says what each choice brings."""
    says((n,), "1")
    into = said.register("pokemon")
    said.that = Held(into)
    said.chosen_times = (group, int(times), into)
    return ()


@means("each_choice_hits")
def each_choice_hits(said: Discourse, n: str) -> Program:
    if said.chosen_times is None:
        raise NoMeaning("choices that no sentence has made")
    group, times, into = said.chosen_times
    said.chosen_times = None
    left, number, one = "left", said.register("number"), Held(into)
    last = Whether(Among(one, Bottom(group, 1)), Reg(left))
    # What one Pokémon takes is done to it at once, however often it was chosen.
    steps = (
        PickNumber(number, Reg(left), last),
        Damage(Times(int(n), Reg(number)), one),
        Put(left, Minus(Reg(left), Reg(number))),
    )
    return Put(left, times), ForEach(group, into, steps)


# The game.
@means("another_turn")
def another_turn(said: Discourse, n: str) -> Program:
    says((n,), "1")
    return (ExtraTurn(),)


@means("win_game")
def win_game(said: Discourse) -> Program:
    return (Win(YOU),)


@means("lose_game")
def lose_game(said: Discourse) -> Program:
    return (Win(OPPONENT),)


# Special Conditions.
@means("inflict_actives")
def inflict_actives(said: Discourse, conditions: tuple[str, ...]) -> Program:
    return (Inflict(conditions, InPlay(BOTH, ACTIVE)),)


@means("inflict_actives_such")
def inflict_actives_such(said: Discourse, *parts: object) -> Program:
    traits = tuple(p for p in parts if isinstance(p, Trait))
    conditions = next(p for p in parts if isinstance(p, tuple) and not isinstance(p, Trait))
    return (Inflict(conditions, in_play(BOTH, (*traits, Trait(place=ACTIVE)))),)


@means("heal_actives")
def heal_actives(said: Discourse, n: str, *_: object) -> Program:
    return (Heal(int(n), InPlay(BOTH, ACTIVE)),)


@means("cure_it_one")
def cure_it_one(said: Discourse) -> Program:
    return (CureOne(said.only(Mons(None))),)


@means("heal_cure_it")
def heal_cure_it(said: Discourse, n: str, mon: Mons) -> Program:
    on = said.only(mon)
    return Heal(int(n) // 10, on), CureOne(on)


@means("heal_heads")
def heal_heads(said: Discourse, mons: Mons) -> Program:
    if mons.plural:
        raise NoMeaning("healing divided among several Pokémon")
    ops, on = said.pick(mons)
    return (*ops, Heal(Reg("heads"), on))


@means("switch_self_in")
def switch_self_in(said: Discourse, _: object) -> Program:
    return (Switch(Self()),)


# Energy and Tools.
@means("tool_and_special")
def tool_and_special(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    tool, energy = said.register("cards"), said.register("cards")
    return (
        *ops,
        Pick(Attached(on, TOOL), tool),
        Pick(Attached(on, SPECIAL_ENERGY), energy),
        Send(Held(tool)),
        Send(Held(energy)),
    )


def _some_energy(said: Discourse, kind: CardFilter, mons: Mons, to: str) -> Program:
    on = said.only(mons)
    ops, found = said.take(Attached(on, kind), CardSet(kind, ANY_NUMBER, 0))
    return (*ops, Send(found, to))


@means("energy_shuffled")
def energy_shuffled(said: Discourse, energy: EnergySet, _: object, mons: Mons) -> Program:
    return (*_some_energy(said, energy.filter, mons, DECK), Shuffle())


@means("any_energy_lost")
def any_energy_lost(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    return _some_energy(said, energy.filter, mons, LOST)


@means("discard_as_many")
def discard_as_many(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    return _some_energy(said, energy.filter, mons, DISCARD)


@means("foe_dig_attach")
def foe_dig_attach(
    said: Discourse, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(DISCARD, OPPONENT, cards.filter), cards)
    return (*ops, *attach_freely(said, found, OPPONENT, traits))


@means("discard_attach_any2")
def discard_attach_any2(
    said: Discourse, cards: CardSet, _: object, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("dig_heads_attach")
def dig_heads_attach(
    said: Discourse, kind: CardFilter | None, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = said.take(In(DISCARD, YOU, kind), CardSet(kind, Reg("heads"), 0))
    return (*ops, *attach_freely(said, found, side, traits))


def _one_off(said: Discourse, kind: CardFilter, on: Selector, to: str, at: str) -> Program:
    into = said.register("cards")
    return Pick(Attached(on, kind), into), Send(Held(into), to, at)


@means("one_energy_top")
def one_energy_top(said: Discourse, mon: Mons) -> Program:
    return _one_off(said, ENERGY, said.only(mon), DECK, "top")


@means("special_under")
def special_under(said: Discourse, mons: Mons) -> Program:
    return _one_off(said, SPECIAL_ENERGY, _group(mons), DECK, "bottom")


@means("tool_home")
def tool_home(said: Discourse, mons: Mons) -> Program:
    return _one_off(said, TOOL, _group(mons), HAND, "top")


def _group(mons: Mons) -> Selector:
    """Return the Pokémon one of which has the card picked."""
    if mons.source is None or mons.count not in (None, 1):
        raise NoMeaning("cards of several Pokémon")
    return mons.source


@means("energy_to_new")
def energy_to_new(said: Discourse, *parts: object) -> Program:
    if said.new is None:
        raise NoMeaning("a new Active Pokémon without a switch")
    on = said.only(expect(Mons, next(p for p in parts if isinstance(p, Mons))))
    into = said.register("cards")
    pick = Pick(Attached(on, ENERGY), into, ANY_NUMBER, 0)
    return pick, Attach(Held(into), said.new)


@means("attached_into_deck")
def attached_into_deck(said: Discourse, mons: Mons) -> Program:
    on = said.only(mons)
    return Send(Attached(on), DECK), Shuffle(BOTH)
