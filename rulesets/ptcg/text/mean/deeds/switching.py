"""The meaning of switching, taking up, evolving and devolving Pokémon."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN, WHILE_IN_PLAY
from rulesets.engine.select import Held, Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Attached,
    Devolve,
    Evolve,
    Exists,
    In,
    InPlay,
    Lasting,
    Modifier,
    Pick,
    Require,
    Send,
    Shuffle,
    Switch,
    TakeUp,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, Defending
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons
from rulesets.ptcg.text.mean.registry import means, phrase, silent
from rulesets.text.gaps import NoMeaning

_ACTIVES = (InPlay(YOU, ACTIVE), InPlay(OPPONENT, ACTIVE), Defending())


silent("attached", "before_they", "cards_on", "if_any", "never_note", "stadium", "such_note")
phrase("and_anything")


@means("switch_out")
def switch_out(said: Discourse, mon: Mons, mons: Mons, *_: object) -> Program:
    if mons.count is None and mons.source in _ACTIVES:
        return (Switch(said.only(mon)),)
    # "It" is the one chosen before, be it the Benched or the Active Pokémon.
    active = said.only(mon) if mon.source is None else None
    bench, new = said.pick(mons, YOU)
    active = active or said.only(mon)
    said.new = new
    said.new_side = getattr(mons.source, "side", OPPONENT)
    usual = active in (Defending(), InPlay(YOU, ACTIVE))
    return (*bench, Switch(new, None if usual else active))


@means("switch_in")
def switch_in(said: Discourse, mons: Mons, mon: Mons) -> Program:
    if mons.count is None and mons.source in _ACTIVES:
        return (Switch(said.only(mon)),)
    ops, said.new = said.pick(mons, YOU)
    return (*ops, Switch(said.new))


@means("choose_switch")
def choose_switch(said: Discourse, mons: Mons, mon: Mons) -> Program:
    return switch_in(said, mons, mon)


@means("opponent_switches")
def opponent_switches(said: Discourse, mon: Mons, mons: Mons, *_: object) -> Program:
    active = said.only(mon) if mon.source is None else None
    ops, said.new = said.pick(mons, OPPONENT)
    return (*ops, Switch(said.new, active))


@means("opponent_chooses_switch")
def opponent_chooses_switch(said: Discourse, *_: object) -> Program:
    return _switch_them(said, OPPONENT)


@means("you_choose_switch")
def you_choose_switch(said: Discourse, *_: object) -> Program:
    return _switch_them(said, YOU)


def _switch_them(said: Discourse, by: str) -> Program:
    bench = said.that
    if bench != InPlay(OPPONENT, BENCH):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    into = said.register("pokemon")
    said.new = Held(into)
    return Pick(bench, into, by=by), Switch(Held(into))


@means("switch_it")
def switch_it(said: Discourse, mon: Mons) -> Program:
    said.new = said.only(Mons(None))
    return (Switch(said.new),)


@means("scoop")
def scoop(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, who = said.pick(mons)
    return (*ops, TakeUp(who, "hand", "hand"))


@means("shuffle_in")
def shuffle_in(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, who = said.pick(mons)
    # "It" may be a Pokémon of either player: then the deck is the one the sentence names.
    named = "their" in said.words or said.words[-2:] == ("opponent's", "deck")
    theirs = not is_own(mons) and not is_own(Mons(who)) and named
    return (*ops, TakeUp(who, "deck", "deck"), Shuffle(OPPONENT if theirs else YOU))


@means("discard_stadium")
def discard_stadium(said: Discourse, *_: object) -> Program:
    return (Send(In("stadium", BOTH)),)


@means("discard_this")
def discard_this(said: Discourse, *_: object) -> Program:
    return (Send(ThisCard()),)


@means("switch_own")
def switch_own(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, new = said.pick(mons)
    return (*ops, Switch(new))


@means("switch_own_them")
def switch_own_them(said: Discourse, *_: object) -> Program:
    into = said.register("pokemon")
    if said.that != InPlay(YOU, BENCH):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return Pick(InPlay(YOU, BENCH), into), Switch(Held(into))


@means("opponent_must_switch")
def opponent_must_switch(said: Discourse) -> Program:
    into = said.register("pokemon")
    said.new = Held(into)
    return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))


@means("switch_in_mod")
def switch_in_mod(said: Discourse, mons: Mons) -> Program:
    ops, said.new = said.pick(mons)
    return (*ops, Switch(said.new))


@means("evolve_from_hand")
def evolve_from_hand(said: Discourse, cards: CardSet, mon: Mons) -> Program:
    hand = In("hand", filter=cards.filter)
    ops, found = said.take(hand, cards)
    return (Require(Exists(hand)), *ops, Evolve(found, said.only(mon)))


@means("devolve")
def devolve(said: Discourse, mons: Mons, *_: object) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Devolve(on))


@means("devolve_in")
def devolve_in(said: Discourse, mons: Mons, *_: object) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Devolve(on, "deck"), Shuffle(OPPONENT))


@means("as_basic")
def as_basic(said: Discourse) -> Program:
    """What effects have put onto the Bench counts as Basic until it evolves."""
    return (Lasting((Modifier("kind", value="Basic"),), WHILE_IN_PLAY, Held("benched")),)


@means("energy_turned")
def energy_turned(said: Discourse, mon: Mons, letter: str) -> Program:
    energy = Modifier("energy", value=letter[1:-1])
    return (Lasting((energy,), THIS_TURN, said.only(mon)),)


@means("devolve_that")
def devolve_that(said: Discourse) -> Program:
    return (Devolve(said.only(Mons(None))),)


@means("discard_attached")
def discard_attached(said: Discourse, mons: Mons) -> Program:
    if said.falls and mons.source in (None, Self()):
        return ()  # attached cards of a Pokémon that leaves play are discarded anyway
    return (Send(Attached(said.only(mons))),)


@means("discard_all_attached")
def discard_all_attached(said: Discourse) -> Program:
    return discard_attached(said, Mons(None))


@means("shuffle_their_active")
def shuffle_their_active(said: Discourse) -> Program:
    return TakeUp(InPlay(OPPONENT, ACTIVE), "deck", "deck"), Shuffle(OPPONENT)


@means("shuffle_that_in")
def shuffle_that_in(said: Discourse) -> Program:
    return TakeUp(said.only(Mons(None)), "deck", "deck"), Shuffle()


def is_own(mons: Mons) -> bool:
    """Tell whether Pokémon are the player's own."""
    return isinstance(mons.source, Self) or (
        isinstance(mons.source, InPlay) and mons.source.side == YOU
    )
