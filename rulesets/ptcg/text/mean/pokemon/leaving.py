"""The meaning of Pokémon leaving play."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self, ThisCard, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Minus
from rulesets.ptcg.effects.ops import (
    Attached,
    Defending,
    InPlay,
    Named,
    Send,
    Shuffle,
    TakeUp,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, DECK, DISCARD, HAND, LOST
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import POKEMON, every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


@means("attached_into_deck")
def attached_into_deck(said: Discourse, mons: Mons) -> Program:
    on = said.only(mons)
    return Send(Attached(on), DECK), Shuffle(BOTH)


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


@means("foe_shuffles_that")
def foe_shuffles_that(said: Discourse) -> Program:
    return TakeUp(said.only(Mons(None)), DECK, DECK), Shuffle(OPPONENT)


@means("foe_discards_that")
def foe_discards_that(said: Discourse) -> Program:
    return (TakeUp(said.only(Mons(None)), DISCARD, DISCARD),)


@means("discard_mons_n")
def discard_mons_n(said: Discourse, n: str, group: InPlay) -> Program:
    ops, who = said.pick(Mons(group, int(n)))
    return (*ops, TakeUp(who, DISCARD, DISCARD))


@means("discard_benched_any")
def discard_benched_any(said: Discourse) -> Program:
    into = said.register("pokemon")
    said.cards, said.sort = Held(into), POKEMON
    return Pick(InPlay(YOU, BENCH), into, ANY_NUMBER, 0), TakeUp(Held(into), DISCARD, DISCARD)


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


@means("scoop")
def scoop(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, who = said.pick(mons)
    return (*ops, TakeUp(who, "hand", "hand"))


def is_own(mons: Mons) -> bool:
    """Tell whether Pokémon are the player's own."""
    return isinstance(mons.source, Self) or (
        isinstance(mons.source, InPlay) and mons.source.side == YOU
    )


@means("shuffle_in")
def shuffle_in(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, who = said.pick(mons)
    # "It" may be a Pokémon of either player: then the deck is the one the sentence names.
    named = "their" in said.words or said.words[-2:] == ("opponent's", "deck")
    theirs = not is_own(mons) and not is_own(Mons(who)) and named
    return (*ops, TakeUp(who, "deck", "deck"), Shuffle(OPPONENT if theirs else YOU))


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


@means("foe_scoops")
def foe_scoops(said: Discourse, mon: Mons) -> Program:
    return (TakeUp(said.only(mon), HAND, HAND),)


@means("scoop_any")
def scoop_any(said: Discourse, group: InPlay) -> Program:
    if group.side != YOU:
        raise NoMeaning("Pokémon of the opponent's in one's own hand")
    ops, who = said.pick(Mons(group, 99, 0))
    return (*ops, TakeUp(who, HAND, HAND))


@means("shuffle_self_in")
def shuffle_self_in(said: Discourse, _: object) -> Program:
    return TakeUp(Self(), DECK, DECK), Shuffle()


@means("scoop_self")
def scoop_self(said: Discourse, _: object) -> Program:
    """Without a word of its attached cards they are discarded."""
    said.falls = True
    return (TakeUp(Self(), HAND),)


@means("discard_self")
def discard_self(said: Discourse, *_: object) -> Program:
    return (TakeUp(Self(), "discard", "discard"),)


@means("foe_thins")
def foe_thins(said: Discourse, n: str) -> Program:
    bench, into = InPlay(OPPONENT, BENCH), said.register("pokemon")
    pick = Pick(bench, into, Minus(Count(bench), int(n)), by=OPPONENT)
    return pick, TakeUp(Held(into), "discard", "discard")


@means("scoop_mons")
def scoop_mons(said: Discourse, mons: Mons) -> Program:
    """Without a word of its attached cards they are discarded."""
    group = mons.source
    if not isinstance(group, InPlay) or group.side != YOU or mons.count is None:
        raise NoMeaning("Pokémon of the opponent's in one's own hand")
    ops, who = said.pick(mons)
    said.falls = True
    return (*ops, TakeUp(who, HAND))


@means("scoop_own")
def scoop_own(said: Discourse, n: str) -> Program:
    ops, who = said.pick(Mons(InPlay(YOU), int(n)))
    said.falls = True
    return (*ops, TakeUp(who, HAND))


@means("mon_on_deck")
def mon_on_deck(said: Discourse, mon: Mons) -> Program:
    raise NoMeaning("an order of cards on the deck")


@means("mon_under_deck")
def mon_under_deck(said: Discourse, mon: Mons) -> Program:
    raise NoMeaning("an order of cards under the deck")


@means("mon_alone_under")
def mon_alone_under(said: Discourse, mon: Mons, *_: object) -> Program:
    raise NoMeaning("a Pokémon under the deck")


@means("discard_other_benched")
def discard_other_benched(said: Discourse) -> Program:
    if not isinstance(said.that, Held):
        raise NoMeaning("other Benched Pokémon than those that were not chosen")
    return (TakeUp(Without(InPlay(YOU, BENCH), said.that), DISCARD, DISCARD),)


@means("shuffle_one_in")
def shuffle_one_in(said: Discourse, n: str) -> Program:
    group = said.that
    if group != InPlay(YOU, BENCH):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    ops, who = said.pick(Mons(group, int(n)))
    return (*ops, TakeUp(who, DECK, DECK), Shuffle())


@means("scoop_other")
def scoop_other(said: Discourse, n: str, traits: tuple[Trait, ...], _: object) -> Program:
    named = Named((rules_name(said.own),))
    group = in_play(YOU, traits)
    others = replace(group, filter=every(group.filter, Unlike(named)))
    ops, who = said.pick(Mons(others, int(n)))
    return (*ops, TakeUp(who, HAND, "discard"))


@means("own_under")
def own_under(said: Discourse, *_: object) -> Program:
    return (Send(ThisCard(), "deck", "bottom"),)


@means("others_shuffled_in")
def others_shuffled_in(said: Discourse) -> Program:
    if not isinstance(said.that, Held):
        raise NoMeaning("Pokémon that were not chosen, where none was")
    others = Without(InPlay(OPPONENT, BENCH), said.that)
    return TakeUp(others, DECK, DECK), Shuffle(OPPONENT)
