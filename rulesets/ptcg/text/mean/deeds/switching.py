"""The meaning of switching, taking up, devolving, choosing and copying."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN, WHILE_ACTIVE, WHILE_IN_PLAY
from rulesets.engine.select import Held, Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Attached,
    BarAttack,
    ChooseType,
    CopyAttack,
    Damage,
    Devolve,
    EndTurn,
    Evolve,
    Exists,
    In,
    InPlay,
    Lasting,
    Modifier,
    Note,
    Pick,
    Require,
    Send,
    Shuffle,
    Switch,
    TakeUp,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, Defending
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, NoMeaning, Words
from rulesets.ptcg.text.mean.roles import Change

_ACTIVES = (InPlay(YOU, ACTIVE), InPlay(OPPONENT, ACTIVE), Defending())


class BoardMeaning:
    """Handlers of `board.lark`."""

    said: Discourse
    attack: str
    damages: dict[str, int]
    words: tuple[str, ...]

    # Switching.
    def switch_out(self, mon: Mons, mons: Mons, *_: Any) -> Program:
        if mons.count is None and mons.source in _ACTIVES:
            return (Switch(self.said.only(mon)),)
        # "It" is the one chosen before, be it the Benched or the Active Pokémon.
        active = self.said.only(mon) if mon.source is None else None
        bench, new = self.said.pick(mons, YOU)
        active = active or self.said.only(mon)
        self.said.new = new
        self.said.new_side = getattr(mons.source, "side", OPPONENT)
        usual = active in (Defending(), InPlay(YOU, ACTIVE))
        return (*bench, Switch(new, None if usual else active))

    def switch_in(self, mons: Mons, mon: Mons) -> Program:
        if mons.count is None and mons.source in _ACTIVES:
            return (Switch(self.said.only(mon)),)
        ops, self.said.new = self.said.pick(mons, YOU)
        return (*ops, Switch(self.said.new))

    def choose_switch(self, mons: Mons, mon: Mons) -> Program:
        return self.switch_in(mons, mon)

    def opponent_switches(self, mon: Mons, mons: Mons, *_: Any) -> Program:
        ops, self.said.new = self.said.pick(mons, OPPONENT)
        return (*ops, Switch(self.said.new))

    def opponent_chooses_switch(self, *_: Any) -> Program:
        return self._switch_them(OPPONENT)

    def you_choose_switch(self, *_: Any) -> Program:
        return self._switch_them(YOU)

    def _switch_them(self, by: str) -> Program:
        bench = self.said.that
        if bench != InPlay(OPPONENT, BENCH):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        into = self.said.register("pokemon")
        self.said.new = Held(into)
        return Pick(bench, into, by=by), Switch(Held(into))

    def switch_it(self, mon: Mons) -> Program:
        self.said.new = self.said.only(Mons(None))
        return (Switch(self.said.new),)

    def scoop(self, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, "hand", "hand"))

    def shuffle_in(self, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, who = self.said.pick(mons)
        # "It" may be a Pokémon of either player: then the deck is the one the sentence names.
        theirs = not _own(mons) and not _own(Mons(who)) and "their" in self.words
        return (*ops, TakeUp(who, "deck", "deck"), Shuffle(OPPONENT if theirs else YOU))

    def discard_stadium(self, *_: Any) -> Program:
        return (Send(In("stadium", BOTH)),)

    def discard_this(self, *_: Any) -> Program:
        return (Send(ThisCard()),)

    def switch_own(self, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, new = self.said.pick(mons)
        return (*ops, Switch(new))

    def switch_own_them(self, *_: Any) -> Program:
        into = self.said.register("pokemon")
        if self.said.that != InPlay(YOU, BENCH):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        return Pick(InPlay(YOU, BENCH), into), Switch(Held(into))

    def opponent_must_switch(self) -> Program:
        into = self.said.register("pokemon")
        self.said.new = Held(into)
        return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))

    def switch_in_mod(self, mons: Mons) -> Program:
        ops, self.said.new = self.said.pick(mons)
        return (*ops, Switch(self.said.new))

    def evolve_from_hand(self, cards: CardSet, mon: Mons) -> Program:
        hand = In("hand", filter=cards.filter)
        ops, found = self.said.take(hand, cards)
        return (Require(Exists(hand)), *ops, Evolve(found, self.said.only(mon)))

    def devolve(self, mons: Mons, *_: Any) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Devolve(on))

    def devolve_in(self, mons: Mons, *_: Any) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Devolve(on, "deck"), Shuffle(OPPONENT))

    def as_basic(self) -> Program:
        """What effects have put onto the Bench counts as Basic until it evolves."""
        return (Lasting((Modifier("kind", value="Basic"),), WHILE_IN_PLAY, Held("benched")),)

    def energy_turned(self, mon: Mons, letter: str) -> Program:
        energy = Modifier("energy", value=letter[1:-1])
        return (Lasting((energy,), THIS_TURN, self.said.only(mon)),)

    def devolve_that(self) -> Program:
        return (Devolve(self.said.only(Mons(None))),)

    def discard_attached(self, mons: Mons) -> Program:
        if self.said.falls and mons.source is None:
            return ()  # attached cards of a Knocked Out Pokémon are discarded anyway
        return (Send(Attached(self.said.only(mons))),)

    def discard_all_attached(self) -> Program:
        return self.discard_attached(Mons(None))

    # Choosing.
    def choose_mons(self, mons: Mons) -> Program:
        ops, who = self.said.pick(mons)
        if ops or isinstance(who, Held):
            return ops
        if who == Defending():
            # Of two Active Pokémon one is to be chosen: EX-192.
            return self.said.pick(Mons(InPlay(OPPONENT, ACTIVE), 1))[0]
        # Held, so that what follows does nothing where a coin kept the choice from being made.
        into = self.said.register("pokemon")
        self.said.that = Held(into)
        return (Note(who, into),)

    def choose_them(self, n: str) -> Program:
        group = self.said.that
        if not isinstance(group, InPlay):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        return self.said.pick(Mons(group, int(n)))[0]

    def copy_attack(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        return (CopyAttack(self.said.only(mon)),)

    def copies_that(self, *parts: Any) -> Any:
        free = any(isinstance(p, Words) and p.rule == "and_anything" for p in parts)
        return Change("copy" if free else "perform")

    def performs_that(self, *_: Any) -> Any:
        return Change("perform")

    def shuffle_their_active(self) -> Program:
        return TakeUp(InPlay(OPPONENT, ACTIVE), "deck", "deck"), Shuffle(OPPONENT)

    def shuffle_that_in(self) -> Program:
        return TakeUp(self.said.only(Mons(None)), "deck", "deck"), Shuffle()

    def choose_damage(self, mons: Mons, *parts: Any) -> Program:
        ops, target = self.said.pick(mons)
        return (*ops, Damage(int(parts[-1]), target))

    def choose_them_damage(self, n: str, *parts: Any) -> Program:
        bench = self.said.that
        if not isinstance(bench, InPlay):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        into = self.said.register("pokemon")
        self.said.that = Held(into)
        return Pick(bench, into, int(n)), Damage(int(parts[-1]), Held(into))

    def never_again(self, *_: Any) -> Program:
        return (Lasting((Modifier("cannot attack", value=self.attack),), WHILE_IN_PLAY, Self()),)

    def choose_attack(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        ops, on = self.said.pick(mon)
        self.said.that = on
        return (*ops, BarAttack(on, ""))

    def cannot_use_that(self, mon: Mons, until: str) -> Any:
        return Change("bar", program=(BarAttack(self.said.only(mon), until),))

    def cannot_use_that2(self, until: str, mon: Mons) -> Any:
        return self.cannot_use_that(mon, until)

    def cannot_attach(self, mon: Mons, until: str) -> Program:
        return (Lasting((Modifier("cannot attach"),), until, self.said.only(mon)),)

    def choose_weakness(self, letter: str) -> Program:
        if letter != "{C}" or self.said.that != Defending():
            raise NoMeaning("another change than that of the Defending Pokémon's Weakness")
        return (ChooseType(Modifier("weakness"), Defending(), WHILE_ACTIVE),)

    def choose_type(self, _: Any, letter: str) -> Program:
        if letter != "{C}":
            raise NoMeaning("another choice than among types that are not Colorless")
        return (ChooseType(on=Self(), among=InPlay(BOTH, others=True)),)

    def cannot_use_later(self, until: str) -> Program:
        return (Lasting((Modifier("cannot attack", value=self.attack),), until, Self()),)

    def end_turn(self) -> Program:
        return (EndTurn(),)


def _own(mons: Mons) -> bool:
    return isinstance(mons.source, Self) or (
        isinstance(mons.source, InPlay) and mons.source.side == YOU
    )
