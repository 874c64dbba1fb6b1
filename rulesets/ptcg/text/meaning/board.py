"""The meaning of switching, taking up, and effects that last or are always there."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Selector
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.filters import Kind
from rulesets.ptcg.ops import (
    Among,
    Attached,
    BarAttack,
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
    Source,
    Switch,
    TakeUp,
    Using,
)
from rulesets.ptcg.selectors import (
    ACTIVE,
    BENCH,
    BOTH,
    OPPONENT,
    YOU,
    CardFilter,
    Defending,
    Self,
    ThisCard,
)
from rulesets.ptcg.text.meaning.discourse import CardSet, Discourse, Mons, NoMeaning, Words
from rulesets.ptcg.text.meaning.nouns import _in_play, bare

THIS_TURN = "this turn"
THEIR_NEXT = "opponent's next turn"
YOUR_NEXT = "your next turn"
UNTIL_THEIR_NEXT = "until the end of opponent's next turn"
UNTIL_YOUR_NEXT = "until the end of your next turn"


_ACTIVES = (InPlay(YOU, ACTIVE), InPlay(OPPONENT, ACTIVE), Defending())


def player_kinds(kind: CardFilter | None) -> str:
    """Return the kinds of cards a ban names."""
    if kind is None:
        raise NoMeaning("a ban on all cards")
    if isinstance(kind, Kind):
        return "|".join(kind.words)
    raise NoMeaning("a ban on cards by other properties")


class BoardMeaning:
    """Handlers of `board.lark`."""

    said: Discourse
    attack: str
    damages: dict[str, int]

    # Switching.
    def switch_out(self, mon: Mons, mons: Mons, *_: Any) -> Program:
        if mons.count is None and mons.source in _ACTIVES:
            return (Switch(self.said.only(mon)),)
        bench, new = self.said.pick(mons, YOU)  # first: "it" is the one chosen before
        active = self.said.only(mon)
        self.said.new = new
        return (*bench, Switch(new, None if self._plain_active(active, mons) else active))

    def _plain_active(self, active: Selector, mons: Mons) -> bool:
        return active == Defending() or active == InPlay(YOU, ACTIVE)

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
        return (*ops, TakeUp(who, "deck", "deck"), Shuffle(YOU if _own(mons) else OPPONENT))

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

    def devolve(self, mon: Mons) -> Program:
        return (Devolve(self.said.only(mon)),)

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

    def copies_that(self, *_: Any) -> Any:
        from rulesets.ptcg.text.meaning.statements import Change

        return Change("copy")

    def performs_that(self, *_: Any) -> Any:
        from rulesets.ptcg.text.meaning.statements import Change

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
        return (Lasting((Modifier("cannot attack", value=self.attack),), "while in play", Self()),)

    def choose_attack(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        ops, on = self.said.pick(mon)
        self.said.that = on
        return (*ops, BarAttack(on, ""))

    def cannot_use_that(self, mon: Mons, until: str) -> Any:
        from rulesets.ptcg.text.meaning.statements import Change

        return Change("bar", program=(BarAttack(self.said.only(mon), until),))

    def cannot_use_that2(self, until: str, mon: Mons) -> Any:
        return self.cannot_use_that(mon, until)

    def cannot_attach(self, mon: Mons, until: str) -> Program:
        return (Lasting((Modifier("cannot attach"),), until, self.said.only(mon)),)

    # Lasting effects.
    def their_next(self) -> str:
        return THEIR_NEXT

    def until_their_next(self) -> str:
        return UNTIL_THEIR_NEXT

    def your_next(self) -> str:
        return YOUR_NEXT

    def until_your_next(self) -> str:
        return UNTIL_YOUR_NEXT

    def this_turn(self) -> str:
        return THIS_TURN

    def lasting(self, one: Any, two: Any) -> Program:
        until, (ops, modifiers, on, players) = (one, two) if isinstance(one, str) else (two, one)
        if players:
            return (*ops, Lasting(modifiers, until, players=players))
        return (*ops, Lasting(modifiers, until, on))

    def _mark(self, mons: Mons, *modifiers: Modifier) -> Any:
        ops, on = self.said.pick(mons)
        return ops, modifiers, on, ""

    def cannot_retreat(self, mons: Mons) -> Any:
        return self._mark(mons, Modifier("cannot retreat"))

    def cannot_attack(self, mons: Mons) -> Any:
        return self._mark(mons, Modifier("cannot attack"))

    def prevent_all_from(self, mon: Mons, foes: Selector) -> Any:
        return self._mark(mon, Modifier("prevent all", against=foes))

    def prevent_damage_from(self, mon: Mons, foes: Selector) -> Any:
        return self._mark(mon, Modifier("prevent damage", against=foes))

    def prevent_small(self, n: str, mon: Mons, *_: Any) -> Any:
        return self._mark(mon, Modifier("prevent damage", when=AtLeast(int(n), Reg("damage"))))

    def prevent_small2(self, mon: Mons, _: Mons, n: str) -> Any:
        return self.prevent_small(n, mon)

    def prevent_small3(self, mon: Mons, n: str) -> Any:
        return self.prevent_small(n, mon)

    def more_taken(self, mon: Mons, *parts: Any) -> Any:
        n = next(int(p) for p in parts if isinstance(p, str))
        return self._mark(mon, Modifier("damage taken", n))

    def more_taken_by(self, mon: Mons, *parts: Any) -> Any:
        return self.more_taken(mon, *(p for p in parts if isinstance(p, str) and p.isdigit()))

    def increase_dealt_active(self, mon: Mons, n: str, *_: Any) -> Any:
        foe = InPlay(OPPONENT, ACTIVE)
        return self._mark(mon, Modifier("damage dealt before", int(n), against=foe))

    def lasts_retreat_more(self, mon: Mons, cost: str) -> Any:
        return self._mark(mon, Modifier("retreat", len(cost) - 2))

    def cost_both_more(self, mon: Mons, cost: str, retreat: str) -> Any:
        if set(cost[1:-1]) != {"C"}:
            raise NoMeaning("a cost raised by a colour")
        costs = Modifier("attack cost", len(cost) - 2), Modifier("retreat", len(retreat) - 2)
        return self._mark(mon, *costs)

    def cost_more(self, mon: Mons, cost: str) -> Any:
        if set(cost[1:-1]) != {"C"}:
            raise NoMeaning("a cost raised by a colour")
        return self._mark(mon, Modifier("attack cost", len(cost) - 2))

    def cannot_play_trainers(self, *_: Any) -> Any:
        m = Modifier("cannot play", value="Trainer", who=OPPONENT)
        return (), (m,), Self(), OPPONENT

    def reduce_taken_mid(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        until, n = (p for p in parts if isinstance(p, str))
        ops, on = self.said.pick(mon)
        return (*ops, Lasting((_less_taken(parts, int(n)),), until, on))

    def cannot_attack_it(self, mon: Mons, other: Mons, until: str) -> Program:
        if self.said.only(other) != Self():
            raise NoMeaning("a ban on attacking another Pokémon")
        m = Modifier("cannot attack", when=Among(Source(), InPlay(BOTH, ACTIVE)))
        return (Lasting((m,), until, self.said.only(mon)),)

    def reduce_between(self, mon: Mons, other: Mons, until: str, *parts: Any) -> Program:
        if self.said.only(other) != Self():
            raise NoMeaning("damage reduced for another Pokémon")
        n = next(int(p) for p in parts if isinstance(p, str))
        before = any(isinstance(p, Words) and p.rule == "before_wr" for p in parts)
        point = "damage dealt before" if before else "damage dealt after"
        return (Lasting((Modifier(point, -n, against=Source()),), until, self.said.only(mon)),)

    def attack_base(self, _: Any, name: str, base: str, *__: Any) -> Any:
        printed = self.damages.get(bare(name))
        if printed is None:
            raise NoMeaning("the base damage of an attack the card does not have")
        more = Modifier("damage dealt before", int(base) - printed, when=Using(bare(name)))
        return self._mark(Mons(Self()), more)

    def attack_plus(self, name: str, _: str, n: str) -> Any:
        return self._mark(
            Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
        )

    def all_attacks_more(self, side: str, n: str, *_: Any) -> Any:
        foe = InPlay(OPPONENT, ACTIVE)
        m = Modifier("damage dealt before", int(n), InPlay(side), against=foe)
        return (), (m,), Self(), side

    def attack_more(self, _: Any, name: str, n: str, *__: Any) -> Any:
        return self._mark(
            Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
        )

    def cannot_attack_retreat(self, mons: Mons) -> Any:
        return self._mark(mons, Modifier("cannot attack"), Modifier("cannot retreat"))

    def all_powers_off(self) -> Any:
        return (), (Modifier("powers off", on=InPlay(BOTH)),), Self(), YOU

    def attackers(self, *parts: Any) -> Selector:
        side = parts[0] if isinstance(parts[0], str) else BOTH
        groups = [_in_play(side, p) for p in parts if not isinstance(p, str)]
        found: Selector = groups[0]
        for other in groups[1:]:
            found = Either(found, other)
        return found

    def cannot_use(self, mon: Mons, *name: str) -> Any:
        attack = bare(name[0]) if name else self.attack
        return self._mark(mon, Modifier("cannot attack", value=attack))

    def cannot_use_this(self) -> Any:
        return self._mark(Mons(Self()), Modifier("cannot attack", value=self.attack))

    def prevent_all(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("prevent all"))

    def prevent_all_foe(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("prevent all", against=InPlay(OPPONENT)))

    def prevent_damage(self, mon: Mons, *_: Any) -> Any:
        return self._mark(mon, Modifier("prevent damage"))

    def reduce_taken(self, *parts: Any) -> Any:
        mon = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._mark(mon, _less_taken(parts, n))

    def reduce_dealt(self, mon: Mons, n: str, *_: Any) -> Any:
        return self._mark(mon, Modifier("damage dealt before", -int(n)))

    def increase_dealt(self, mon: Mons, n: str, *parts: Any) -> Any:
        against = next((self.said.only(p) for p in parts if isinstance(p, Mons)), None)
        target = InPlay(OPPONENT, ACTIVE) if against is not None else None
        return self._mark(mon, Modifier("damage dealt before", int(n), against=target))

    def no_weakness(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("no weakness"))

    def cannot_play(self, kind: CardFilter | None) -> Any:
        m = Modifier("cannot play", value=player_kinds(kind), who=OPPONENT)
        return (), (m,), Self(), OPPONENT

    def flip_to_attack(self, mon: Mons, until: str = THEIR_NEXT) -> Program:
        ops, on = self.said.pick(mon)
        return (*ops, Lasting((Modifier("flip to attack", value="tails?"),), until, on))

    def flip_to_attack2(self, until: str, mon: Mons) -> Program:
        return self.flip_to_attack(mon, until)

    def end_turn(self) -> Program:
        return (EndTurn(),)


def _less_taken(parts: tuple[Any, ...], n: int) -> Modifier:
    """Return damage reduced, of the opponent's attacks only where the text says so."""
    foes = any(isinstance(p, Words) and p.rule == "by_foes" for p in parts)
    return Modifier("damage taken", -n, against=InPlay(OPPONENT) if foes else None)


def _own(mons: Mons) -> bool:
    return isinstance(mons.source, Self) or (
        isinstance(mons.source, InPlay) and mons.source.side == YOU
    )
