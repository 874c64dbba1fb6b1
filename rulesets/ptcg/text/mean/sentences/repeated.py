"""The meaning of sentences that do something for each of a count."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import Pick
from rulesets.engine.flow import ForEach, Repeat
from rulesets.engine.frames import Program
from rulesets.engine.luck import Coins
from rulesets.engine.select import Count, Held
from rulesets.engine.terms import has_term, walk
from rulesets.engine.values import Number, Size, Times
from rulesets.ptcg.effects.ops import Attach, Damage, In, InPlay
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.sentences.programs import as_program
from rulesets.text.gaps import NoMeaning


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


def _at_random(op: Pick) -> bool:
    """Tell whether one card is chosen without looking: several are chosen at once."""
    hand = isinstance(op.source, In) and op.source.zone == "hand"
    return hand and op.by == "luck" and op.count == 1


@means("for_each")
def for_each(said: Discourse, count: Number, program: object) -> Program:
    steps = as_program(program)
    if isinstance(count, Count) and isinstance(count.cards, InPlay) and steps == (Coins(),):
        # What the coin decides may be said of each of them.
        into = said.register("pokemon")
        said.that = Held(into)
        return (ForEach(count.cards, into, steps),)
    if isinstance(count, Count) and has_term(steps, Attach):
        raise NoMeaning("something attached for each Pokémon, to which of them is not said")
    if len(steps) == 1 and isinstance(steps[0], Pick) and _at_random(steps[0]):
        return (replace(steps[0], count=count),)
    blows = [op for op in steps if isinstance(op, Damage) and isinstance(op.amount, int)]
    if len(blows) == len(steps):
        # One blow of so much, not several: what lessens damage counts once.
        return tuple(replace(op, amount=Times(op.amount, count)) for op in blows)
    first = _counted_by(count, steps)
    if first == len(steps):
        raise NoMeaning("something done for each of what it does")
    return (*steps[:first], Repeat(count, steps[first:]))


def _registers(op: object) -> set[str]:
    """Return the registers an op picks into or holds cards of."""
    return {
        term.into if isinstance(term, Pick) else term.name
        for term in walk(op)
        if isinstance(term, (Held, Pick))
    }


@means("for_each_after")
def for_each_after(said: Discourse, program: object, count: Number) -> Program:
    steps = as_program(program)
    counted = {t.name for t in walk(count) if isinstance(t, (Held, Size))}
    about = [i for i, op in enumerate(steps) if counted & _registers(op)]
    first = about[-1] + 1 if about else 0  # what is counted is not done once for each
    return (*steps[:first], *for_each(said, count, steps[first:]))
