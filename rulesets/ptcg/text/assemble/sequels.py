"""How a sentence carries on the ones before it: "then", "afterward", "if you do"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.select import Both
from rulesets.engine.values import AllOf, AtLeast, Not
from rulesets.ptcg.effects.ops import (
    Attach,
    Bench,
    Damage,
    EnergyOn,
    ForEach,
    Held,
    Ignore,
    In,
    InPlay,
    May,
    Note,
    Pay,
    Pick,
    Repeat,
    Send,
    SetDamage,
    Shuffle,
    Watch,
)
from rulesets.ptcg.match.script import has_term, walk
from rulesets.ptcg.match.terms import Condition, Op
from rulesets.ptcg.text.assemble.rewards import Deeds, rewarded, tests_of
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.roles import Follow
from rulesets.text.gaps import NoMeaning


def picked_in(program: Program) -> set[str]:
    """Return the registers that a program picks into; what is put onto the Bench is one too."""
    terms = list(walk(program))
    benched = {"benched"} if any(isinstance(t, Bench) for t in terms) else set()
    return benched | {t.into for t in terms if isinstance(t, (Pick, Note))}


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
