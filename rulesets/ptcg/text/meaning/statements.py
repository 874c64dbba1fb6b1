"""The meaning of whole sentences: conditions around clauses, uses, triggers and limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Count, Held, Selector
from rulesets.engine.values import AtLeast, Condition, Equal, Number, Reg, Size, Times
from rulesets.ptcg.ops import (
    TAILS,
    Aim,
    Among,
    AsCounters,
    Attach,
    Coins,
    Damage,
    Draw,
    EnergyOn,
    Exists,
    ForEach,
    Half,
    Heal,
    If,
    InPlay,
    KnockOut,
    May,
    Pay,
    Pick,
    PickNumber,
    PutCounters,
    Repeat,
    Require,
    Send,
    Shuffle,
    Spend,
    Switch,
    Unspent,
)
from rulesets.ptcg.script import ANY_TIMES, PER_TURN, walk
from rulesets.ptcg.selectors import ACTIVE, OPPONENT, YOU, Self, ThisCard
from rulesets.ptcg.text.meaning.conditions import all_of, negated
from rulesets.ptcg.text.meaning.discourse import CardSet, Discourse, Mons, NoMeaning
from rulesets.ptcg.text.meaning.nouns import bare, other_cards
from rulesets.ptcg.text.meaning.roles import (
    AttachThis,
    AttackLimit,
    Change,
    Ends,
    EndsTurn,
    Follow,
    Instead,
    OnceAGame,
    OpenTrigger,
    OpenUse,
    PerName,
    PlayLimit,
    PowerLimit,
)
from rulesets.ptcg.text.meaning.triggers import Event

# A card is played from the hand once, and not by an attack.
_ONCE_ANYWAY = frozenset(("played", "benched", "evolved"))


def opened(
    event: Event, program: Any, also: Condition | None = None, optional: bool = False
) -> OpenTrigger:
    """Return what an event starts while its card is in play."""
    if event.own_too:
        raise NoMeaning("damage by attacks of one's own side")
    tests = [c for c in (event.when, also) if c is not None]
    when = all_of(*tests) if tests else None
    return OpenTrigger(event.event, _program(program), when, optional, event.on)


def spending(program: Program) -> Program:
    """Return a program that uses up its turn; what is optional does so only if it is done."""
    if len(program) == 1 and isinstance(program[0], May):
        return (replace(program[0], then=(Spend(), *program[0].then)),)
    return (Spend(), *program)


class StatementMeaning:
    """Handlers of `statements.lark`."""

    said: Discourse

    def start(self, *parts: Any) -> Any:
        return parts[-1]

    def reminder(self, *_: Any) -> Program:
        return ()

    def both_do(self, first: Any, second: Any) -> Program:
        if not (_is_program(first) and _is_program(second)):
            raise NoMeaning("two things of different kinds in one sentence")
        return (*first, *second)

    def may(self, program: Any) -> Program:
        steps = _program(program)
        theirs = (i for i, op in enumerate(steps) if getattr(op, "by", YOU) == OPPONENT)
        at = next(theirs, len(steps)) if _both_draw(steps) else len(steps)
        return (May(steps[:at]), *steps[at:])

    def opponent_may(self, program: Any) -> Program:
        ops = _program(program)
        draws = tuple(op for op in ops if isinstance(op, Draw) and op.side == YOU)
        if len(draws) != len(ops):
            raise NoMeaning("the opponent may do something other than draw")
        return (May(tuple(replace(op, side=OPPONENT) for op in draws), by=OPPONENT),)

    def deed_then_may(self, first: Any, second: Any) -> Program:
        return (*_program(first), May(_program(second)))

    def may_then_opponent(self, first: Any, second: Any) -> Program:
        return (May(_program(first)), *self.opponent_may(second))

    def when(self, condition: Condition, program: Any) -> Program:
        self.said.condition = condition
        steps = _program(program)
        if isinstance(condition, Exists) and all(_picks(op, condition.what) for op in steps):
            return steps  # where there are none, none is picked
        return (If(condition, steps),)

    def when_both(self, one: Condition, two: Condition, program: Any) -> Program:
        return self.when(all_of(one, two), program)

    def when_after(self, program: Any, condition: Condition) -> Program:
        return self.when(condition, program)

    def unless(self, condition: Condition, program: Any) -> Program:
        return self.when(negated(condition), program)

    def unless_after(self, program: Any, condition: Condition) -> Program:
        return self.when(negated(condition), program)

    def otherwise(self, program: Any) -> Program:
        if self.said.condition is None:
            raise NoMeaning("'if not' without a condition before it")
        return (If(negated(self.said.condition), _program(program)),)

    def either_way(self, program: Any) -> Program:
        return _program(program)

    def instead(self, condition: Condition, program: Any) -> Instead:
        return Instead(condition, _program(program))

    def if_done(self, program: Any) -> Follow:
        return Follow(_program(program))

    def if_not_done(self, program: Any) -> Follow:
        return Follow(_program(program), done=False)

    def for_each(self, count: Number, program: Any) -> Program:
        steps = _program(program)
        if isinstance(count, Count) and isinstance(count.cards, InPlay) and steps == (Coins(),):
            # What the coin decides may be said of each of them.
            into = self.said.register("pokemon")
            self.said.that = Held(into)
            return (ForEach(count.cards, into, steps),)
        if isinstance(count, Count) and any(isinstance(t, Attach) for t in walk(steps)):
            raise NoMeaning("something attached for each Pokémon, to which of them is not said")
        blows = [op for op in steps if isinstance(op, Damage) and isinstance(op.amount, int)]
        if len(blows) == len(steps):
            # One blow of so much, not several: what lessens damage counts once.
            return tuple(replace(op, amount=Times(op.amount, count)) for op in blows)
        first = _counted_by(count, steps)
        if first == len(steps):
            raise NoMeaning("something done for each of what it does")
        return (*steps[:first], Repeat(count, steps[first:]))

    def for_each_after(self, program: Any, count: Number) -> Program:
        steps = _program(program)
        counted = {t.name for t in walk(count) if isinstance(t, (Held, Size))}
        about = [i for i, op in enumerate(steps) if counted & _registers(op)]
        first = about[-1] + 1 if about else 0  # what is counted is not done once for each
        return (*steps[:first], *self.for_each(count, steps[first:]))

    # Uses and triggers.
    def use_once(self, *parts: Any) -> OpenUse:
        return OpenUse(PER_TURN, _requires(parts))

    def use_in_turn(self, *parts: Any) -> OpenUse:
        return OpenUse(UNSAID, _requires(parts))

    def once_gx(self, n: str) -> OnceAGame:
        return _once("GX", n)

    def once_vstar(self, n: str) -> OnceAGame:
        return _once("VSTAR", n)

    def use_often(self, *parts: Any) -> OpenUse:
        return OpenUse(ANY_TIMES, _requires(parts))

    def use_cond(self, condition: Condition) -> Condition:
        return condition

    def once_may(self, use: OpenUse, program: Any) -> OpenUse:
        steps = _program(program)
        if len(steps) == 1 and isinstance(steps[0], May) and not steps[0].otherwise:
            steps = steps[0].then  # to use it is to want it
        return replace(use, program=use.program + steps)

    def once_may_bare(self, use: OpenUse) -> OpenUse:
        return use

    def each_player_may(self, *parts: Any) -> OpenUse:
        return OpenUse(PER_TURN, _program(parts[-1]), by="each")

    def each_player_may_if(self, condition: Condition, program: Any) -> OpenUse:
        return OpenUse(PER_TURN, (Require(condition), *_program(program)), by="each")

    def use_cost(self, program: Any) -> Program:
        return _program(program)

    def use_only_if(self, condition: Condition) -> PowerLimit:
        return PowerLimit(negated(condition))

    def use_ends_turn(self, *_: Any) -> EndsTurn:
        return EndsTurn()

    def trigger_may(self, *parts: Any) -> OpenTrigger:
        return opened(parts[0], parts[-1], optional=True)

    def trigger_may_bare(self, *parts: Any) -> OpenTrigger:
        return opened(parts[0], (), optional=True)

    def use_knocks_out(self, *_: Any) -> Program:
        return (KnockOut(Self()),)

    def loose_when(self, condition: Condition, *_: Any) -> Program:
        return (If(condition, (Send(ThisCard()),)),)

    def trigger_does(self, event: Event, *parts: Any) -> OpenTrigger:
        return opened(event, parts[-1], parts[0] if len(parts) == 2 else None)

    def trigger_may_if(self, *parts: Any) -> OpenTrigger:
        return opened(parts[0], parts[-2], parts[-1], optional=True)

    def trigger_once(self, *parts: Any) -> OpenTrigger:
        """Answer an event once a turn."""
        if parts[-2].event in _ONCE_ANYWAY:
            return opened(parts[-2], parts[-1])
        made = opened(parts[-2], parts[-1], Unspent())
        return replace(made, program=spending(made.program))

    def cond_if(self, condition: Condition) -> Condition:
        return condition

    def between_turns(self, program: Any) -> OpenTrigger:
        return OpenTrigger("between turns", _program(program))

    def between_turns_if(self, condition: Condition, program: Any) -> OpenTrigger:
        return OpenTrigger("between turns", _program(program), condition)

    def between_turns_while(self, *parts: Any) -> OpenTrigger:
        when = parts[0] if len(parts) == 2 else None
        return OpenTrigger("between turns", _program(parts[-1]), when)

    def in_order_to(self, price: Any, program: Any) -> Program:
        """Pay first; without the means the thing cannot be begun."""
        return (*required(_program(price)), *_program(program))

    def before_damage(self, program: Any) -> Change:
        steps = _program(program)
        if len(steps) == 1 and isinstance(steps[0], May):
            steps = (replace(steps[0], then=aimed(steps[0].then)),)
        return Change("before", program=aimed(steps))

    def discard_at_turn_end(self, *_: Any) -> Ends:
        return Ends(YOU)

    def discard_at_their_end(self, *_: Any) -> Ends:
        return Ends(OPPONENT)

    def attach_this(self, _: Any, mons: Mons) -> AttachThis:
        ops, to = self.said.pick(mons)
        program = (*ops, Attach(ThisCard(), to))
        self.said.that = Self()
        return AttachThis(program, mons.source)

    def trigger_while(self, when: Condition, event: Event, program: Any) -> OpenTrigger:
        return opened(event._replace(when=None), program, all_of(when, *filter(None, [event.when])))

    def when_then_when(self, one: Condition, first: Any, two: Condition, second: Any) -> Program:
        return If(one, _program(first)), If(two, _program(second))

    def coin_cap(self, n: str) -> Change:
        return Change("coins", int(n))

    def that_player_draws(self) -> Program:
        if self.said.kind != "stadium":
            raise NoMeaning("a player whom no sentence has named")
        return (Draw(),)

    def hurts_when_attached(self, *parts: Any) -> OpenTrigger:
        n = int(parts[-1])
        counters = n // 10 if n >= 10 else n
        here = Among(Held("subject"), ThisCard())
        return OpenTrigger("attached from hand", (PutCounters(counters, Self()),), here)

    # Limits.
    def power_not_if(self, condition: Condition) -> PowerLimit:
        return PowerLimit(condition)

    def power_by_name(self, n: str, name: str, *_: Any) -> PerName:
        if int(n) != 1:
            raise NoMeaning("a power used several times by name")
        return PerName(bare(name))

    def attack_not_if(self, condition: Condition) -> AttackLimit:
        return AttackLimit(negated(condition))

    def attack_only_if(self, condition: Condition) -> AttackLimit:
        return AttackLimit(condition)

    def play_only_if(self, _: Any, condition: Condition) -> PlayLimit:
        return PlayLimit(condition)

    def play_not_if(self, _: Any, condition: Condition) -> PlayLimit:
        return PlayLimit(negated(condition))

    def play_last_card(self, *_: Any) -> PlayLimit:
        return PlayLimit(Equal(Count(other_cards()), 0))

    # Changes to what was said before.
    def damage_cap(self, n: str) -> Change:
        return Change("cap", int(n))

    def spare_cap(self, _: str, most: int) -> Change:
        return Change("spare", most)

    def poison_counters(self, *parts: Any) -> Change:
        return Change("poison", int(next(p for p in parts if isinstance(p, str))))

    def poison_now(self, n: str, *_: Any) -> Change:
        return Change("poison", int(n))

    def poison_damage(self, n: str, *_: Any) -> Change:
        return Change("poison", int(n) // 10)

    def attack_flip_fails(self, condition: Condition) -> Change:
        if condition != TAILS:
            raise NoMeaning("an attack that fails for another reason than tails")
        return Change("attack fails")

    def opponent_picks_active(self) -> Change:
        return Change("opponent picks active")

    def either_ends(self) -> Change:
        return Change("either ends")

    def opponent_picks(self) -> Change:
        return Change("opponent picks")

    def must_discard(self, *parts: Any) -> PlayLimit:
        cards = next((p for p in parts if isinstance(p, CardSet)), CardSet(None))
        source = other_cards(cards.filter)
        return PlayLimit(AtLeast(Count(source), cards.count if isinstance(cards.count, int) else 1))

    def heal_damage_done(self, *_: Any) -> Program:
        return (Heal(AsCounters(Reg("done")), Self()),)

    def heal_half_done(self, _: Any, mon: Mons, *rest: Any) -> Program:
        return (Heal(AsCounters(Half(Reg("done"), rest[-1])), Self()),)


UNSAID = "unsaid"  # how often something may be used: another sentence must tell


def _once(kind: str, n: str) -> OnceAGame:
    if int(n) != 1:
        raise NoMeaning("a use several times a game")
    return OnceAGame(kind)


def aimed(program: Program) -> Program:
    """Aim at the Pokémon that a switch before the damage brings in."""
    for op in program:
        if isinstance(op, Switch):
            return (*program, Aim(Both(op.bench, InPlay(OPPONENT, ACTIVE))))
    return program


def required(price: Program) -> Program:
    """Return a price with the condition that it can be paid in front."""
    tests: Program = ()
    for op in price:
        if isinstance(op, Pick) and any(isinstance(t, Held) for t in walk(op.source)):
            continue  # a pick among what was picked just before
        if isinstance(op, Pick) and isinstance(op.count, int) and op.at_least == -1:
            tests += (Require(AtLeast(Count(op.source), op.count)),)
        elif isinstance(op, Pay):
            tests += (Require(AtLeast(EnergyOn(op.source, _letter(op.cost)), len(op.cost))),)
        elif not isinstance(op, (Send, Shuffle)):
            raise NoMeaning("a price that is not paid in cards")
    return tests + price


def _picks(op: Any, source: Selector) -> bool:
    return isinstance(op, Pick) and op.source == source


def _registers(op: Any) -> set[str]:
    """Return the registers an op picks into or holds cards of."""
    return {
        term.into if isinstance(term, Pick) else term.name
        for term in walk(op)
        if isinstance(term, (Held, Pick))
    }


def _letter(cost: str) -> str:
    if len(set(cost)) > 1:
        raise NoMeaning("a price in Energy of several types")
    return "" if set(cost) == {"C"} else cost[0]


def _both_draw(program: Program) -> bool:
    """Tell whether first you, then the opponent choose how many cards to draw."""
    kinds = tuple(type(op) for op in program)
    return kinds == (PickNumber, Draw, PickNumber, Draw)


def _requires(parts: tuple[Any, ...]) -> Program:
    return tuple(Require(p) for p in parts if isinstance(p, Condition))


def _counted_by(count: Number, steps: Program) -> int:
    """Return how many of some steps bring about what a count counts, and are done once."""
    read = {t.name for t in walk(count) if isinstance(t, (Held, Size))}
    first = 0
    for at, op in enumerate(steps):
        terms = list(walk(op))
        written = {getattr(t, "into", "") for t in terms}
        used = {t.name for t in terms if isinstance(t, Held)}
        if read & (written | used):
            first = at + 1
    return first


def _is_program(value: Any) -> bool:
    return isinstance(value, tuple)


def _program(value: Any) -> Program:
    if not _is_program(value):
        raise NoMeaning("a limit or a rule inside a condition")
    return value  # type: ignore[no-any-return]
