"""How a sentence carries on the ones before it: "then", "if you do", caps and other changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from rulesets.engine.frames import Op, Program
from rulesets.engine.ops import If
from rulesets.engine.select import Both
from rulesets.engine.values import AllOf, AtLeast, Condition, Not, Number, Times
from rulesets.ptcg.ops import (
    Among,
    Attach,
    BarAttack,
    Coins,
    CopyAttack,
    Damage,
    EnergyOn,
    ForEach,
    Held,
    Ignore,
    In,
    Inflict,
    InPlay,
    Lasting,
    Least,
    May,
    MoreDamage,
    Note,
    Pay,
    Pick,
    Repeat,
    Send,
    SetDamage,
    Shuffle,
    Source,
    Switch,
    Watch,
)  # fmt: skip
from rulesets.ptcg.script import Modifier, has_term, walk
from rulesets.ptcg.text.meaning.discourse import Discourse, NoMeaning
from rulesets.ptcg.text.meaning.roles import Change, Follow
from rulesets.ptcg.text.notes import GROWING, grown, on_players, without_price
from rulesets.ptcg.text.rewards import Deeds, rewarded, tests_of


def picked_in(program: Program) -> set[str]:
    """Return the registers that a program picks into."""
    return {t.into for t in walk(program) if isinstance(t, (Pick, Note))}


def as_own_damage(sentence: Follow) -> Follow:
    """Read damage to a Pokémon switched in before the damage as the attack's own."""
    own = tuple(
        SetDamage(op.amount) if isinstance(op, Damage) and isinstance(op.to, Both) else op
        for op in sentence.program
    )
    return replace(sentence, program=own)


def within(program: Program, tail: Program) -> Program:
    """Put what a sentence with "then", "afterward" or "the new …" says where its cause stands."""
    last = program[-1] if program else None
    if isinstance(last, Ignore):
        return (*within(program[:-1], tail), last)
    if only_shuffles(tail) and (not _uses_deck(last) or _unshuffled(program[:-1])):
        return program + tail
    if isinstance(last, Repeat) and only_shuffles(tail) and not isinstance(last.program[-1], May):
        return (*program, If(AtLeast(last.count, 1), tail))
    if isinstance(last, Repeat):
        return (*program[:-1], replace(last, program=within(last.program, tail)))
    if isinstance(last, If) and last.then and not last.otherwise:
        return (*program[:-1], replace(last, then=within(last.then, tail)))
    if isinstance(last, May) and last.then and not last.otherwise:
        return (*program[:-1], replace(last, then=within(last.then, tail)))
    return program + tail


def only_shuffles(program: Program) -> bool:
    """Tell whether a sentence only shuffles, as after a search."""
    return bool(program) and all(isinstance(op, Shuffle) for op in program)


def _searches(op: Op | None) -> bool:
    """Tell whether an op looks through a deck that it does not shuffle."""
    terms = list(walk(op))
    return not any(isinstance(t, Shuffle) for t in terms) and any(
        isinstance(t, In) and t.zone == "deck" for t in terms
    )


def _unshuffled(program: Program) -> bool:
    """Tell whether a deck was searched and not shuffled since."""
    open_ = False
    for op in program:
        open_ = (open_ or _searches(op)) and not has_term(op, Shuffle)
    return open_


def _uses_deck(op: Op | None) -> bool:
    """Tell whether an op looks through a deck or puts cards there."""
    return _searches(op) or any(isinstance(t, Send) and t.to == "deck" for t in walk(op))


def answered(program: Program, more: Program) -> Program:
    """Put what a sentence says into the answer that the text has begun."""
    last = program[-1]
    if isinstance(last, ForEach):
        return (*program[:-1], replace(last, program=last.program + more))
    assert isinstance(last, Watch)
    trigger = last.triggers[-1]
    triggers = (*last.triggers[:-1], replace(trigger, program=trigger.program + more))
    return (*program[:-1], replace(last, triggers=triggers))


def follow(program: Program, sentence: Follow, said: Discourse, deeds: Deeds = ()) -> Program:
    """Attach "if you do" to the optional or uncertain thing said last."""
    if not program:
        raise NoMeaning("'if you do' without anything before it")
    last = program[-1]
    if isinstance(last, May):
        if sentence.done:
            then = last.then + guarded(last.then, sentence.program)
            return (*program[:-1], *affordable(replace(last, then=then)))
        return (*program[:-1], replace(last, otherwise=last.otherwise + sentence.program))
    if isinstance(last, If) and not last.otherwise and last.then:
        return (*program[:-1], replace(last, then=follow(last.then, sentence, said)))
    if said.done_before is not None and isinstance(last, (Send, Pay)):
        test = said.done_before if sentence.done else Not(said.done_before)
        return (*program, If(test, sentence.program))
    if sentence.done and isinstance(last, (Attach, Send)) and isinstance(last.cards, Held):
        name = last.cards.name
        picks = tuple(op for op in program if isinstance(op, Pick) and op.into == name)
        if picks:
            picks += _bearers(program, last)
            return (*program, *guarded(picks, sentence.program))
    return rewarded(program, sentence, deeds)


def _bearers(program: Program, last: Attach | Send) -> tuple[Pick, ...]:
    """Return the picks of the Pokémon that cards are attached to, where there may be none."""
    if not isinstance(last, Attach) or not isinstance(last.to, Held):
        return ()
    return tuple(
        op
        for op in program
        if isinstance(op, Pick) and op.into == last.to.name and op.source != InPlay("you")
    )


def affordable(choice: May) -> Program:
    """Offer to pay several Energy only to who has them."""
    prices = [op for op in choice.then if isinstance(op, Pay)]
    if len(prices) < 2 and not any(len(op.cost) > 1 for op in prices):
        return (choice,)
    tests = tuple(test for op in prices for test in _means(op))
    return (If(tests[0] if len(tests) == 1 else AllOf(tests), (choice,)),)


def _means(price: Pay) -> Iterator[Condition]:
    """Yield what tells that a Pokémon has the Energy of a price, each type and both together."""
    letters = "".join(dict.fromkeys(price.cost))
    if len(letters) > 2 or (len(letters) == 2 and "C" in letters):
        raise NoMeaning("a price in Energy of several types")
    for types in (*letters, letters) if len(letters) == 2 else (letters,):
        need = sum(price.cost.count(letter) for letter in types)
        yield AtLeast(EnergyOn(price.source, "" if types == "C" else types), need)


def guarded(deed: Program, reward: Program) -> Program:
    """Return what follows from a deed, only if the deed could be done in full."""
    tests = tests_of(deed, certain=True)
    tests = list(dict.fromkeys(tests))
    if not tests:
        return reward
    return (If(tests[0] if len(tests) == 1 else AllOf(tuple(tests)), reward),)


def change(program: Program, sentence: Change) -> Program:
    """Carry out a sentence that changes what was said before."""
    if sentence.kind == "cap":
        return _last(program, MoreDamage, lambda op: MoreDamage(Least(op.amount, sentence.amount)))
    if sentence.kind == "spare":
        return _last(
            program, MoreDamage, lambda op: MoreDamage(_at_most(op.amount, sentence.amount))
        )
    if sentence.kind == "poison":
        return _last(program, Inflict, lambda op: replace(op, counters=sentence.amount))
    if sentence.kind == "bar":
        bar = sentence.program[0]
        assert isinstance(bar, BarAttack)
        return _last(program, BarAttack, lambda op: replace(op, until=bar.until))
    if sentence.kind == "perform" and has_term(program, CopyAttack):
        return program  # said once more
    if sentence.kind in ("copy", "perform"):
        free = sentence.kind == "copy"
        return _last(program, BarAttack, lambda op: CopyAttack(op.on, free=free))
    if sentence.kind == "coins":
        return _last(program, Coins, lambda op: Coins(Least(op.count, sentence.amount)))
    if sentence.kind == "opponent picks":
        return _last(program, Pick, lambda op: replace(op, by="opponent"))
    if sentence.kind == "opponent picks active":
        return _last(program, Switch, lambda op: replace(op, by="opponent"))
    if sentence.kind == "attack fails":
        return _attack_fails(program)
    if sentence.kind == "either ends":
        if not has_term(program, Lasting):
            raise NoMeaning("an effect ends that no sentence has begun")
        return tuple(map(_while_attacker_stays, program))
    if sentence.kind == "includes new":
        return _last(program, Lasting, on_players)
    if sentence.kind == "not discarded":
        return without_price(program)
    if sentence.kind == "at least":
        return _last(program, Pick, lambda op: replace(op, at_least=sentence.amount))
    if sentence.kind in GROWING:
        return grown(program, *GROWING[sentence.kind])
    raise NoMeaning(f"a change of kind {sentence.kind}")


_STAYS = Among(Source(), InPlay("both", "active"))


def _while_attacker_stays(op: Any) -> Any:
    """Let effects on the Defending Pokémon end when the attacker leaves the Active spot too."""
    if isinstance(op, If):
        return replace(op, then=tuple(map(_while_attacker_stays, op.then)))
    if not isinstance(op, Lasting):
        return op
    tied = tuple(
        m
        if m.when == _STAYS
        else replace(m, when=_STAYS if m.when is None else AllOf((m.when, _STAYS)))
        for m in op.modifiers
    )
    return replace(op, modifiers=tied)


def _at_most(amount: Any, most: int) -> Number:
    """Count at most so many of the things an amount is paid for."""
    if not isinstance(amount, Times):
        raise NoMeaning("a limit on what is counted, without a count")
    return Times(amount.left, Least(amount.right, most))


def _last(program: Program, kind: type[Op], edit: Callable[[Any], Op]) -> Program:
    for at in range(len(program) - 1, -1, -1):
        op = program[at]
        if isinstance(op, kind):
            return (*program[:at], edit(op), *program[at + 1 :])
        if isinstance(op, (If, May)) and has_term(op.then, kind):
            inner = replace(op, then=_last(op.then, kind, edit))
            return (*program[:at], inner, *program[at + 1 :])
    raise NoMeaning(f"a change of a {kind.__name__} that was not said")


def _attack_fails(program: Program) -> Program:
    """Let "if tails, that attack does nothing" complete the flip asked of an attacker."""
    flips = [t for op in program for t in _lastings(op) if t.point == "flip to attack"]
    if not flips:
        raise NoMeaning("an attack fails without a flip for it")
    return _last(program, Lasting, lambda op: replace(op, modifiers=(Modifier("flip to attack"),)))


def _lastings(op: Op) -> tuple[Modifier, ...]:
    if isinstance(op, Lasting):
        return op.modifiers
    if isinstance(op, If):
        return tuple(m for inner in op.then for m in _lastings(inner))
    return ()
