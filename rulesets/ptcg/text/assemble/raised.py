"""Sentences that give what was said before another extent: more found, more put, more healed."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.values import Number, Plus, Whether
from rulesets.ptcg.effects.ops import (
    ALL,
    Attach,
    Attached,
    Damaged,
    ForEach,
    Heal,
    Held,
    In,
    InPlay,
    Lasting,
    May,
    Note,
    Pick,
    Send,
)
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, every
from rulesets.ptcg.text.mean.roles import Change
from rulesets.text.gaps import NoMeaning


def found_instead(op: Pick, sentence: Change) -> Op:
    """Let a search find another number of cards under a condition."""
    if not isinstance(op.source, In) or op.source.zone != "deck" or sentence.when is None:
        raise NoMeaning("another number of cards than those searched for")
    return replace(op, count=Whether(sentence.when, sentence.amount, op.count))


def found_too(op: Pick, sentence: Change) -> Op:
    """Let a search find more cards."""
    if not isinstance(op.source, In) or op.source.zone != "deck":
        raise NoMeaning("more cards than those searched for")
    return replace(op, count=Plus(op.count, sentence.count))


def prizes_instead(op: Lasting, sentence: Change) -> Op:
    """Give another number of Prizes under a condition, asked when the attack is used."""
    if [m.point for m in op.modifiers] != ["prizes"] or sentence.when is None:
        raise NoMeaning("Prizes in place of something else")
    other = replace(op.modifiers[0], amount=sentence.amount)
    return If(sentence.when, (replace(op, modifiers=(other,)),), (op,))


def healed_with_each(op: ForEach, sentence: Change) -> Op:
    """Heal a Pokémon with each card that is attached to it."""
    last = op.program[-1]
    if not isinstance(last, Attach):
        raise NoMeaning("healing for cards that were not attached")
    amount: Number = sentence.amount or ALL
    return replace(op, program=(*op.program, Heal(amount, last.to)))


def discards_of_healed(program: Program) -> Program:
    """Discard the Energy of the Pokémon that a sentence has healed, those that had damage."""
    last = program[-1] if program else None
    if isinstance(last, May):
        return (*program[:-1], replace(last, then=discards_of_healed(last.then)))
    note = program[-2] if len(program) > 1 else None
    if not isinstance(note, Note) or last != Heal(ALL, Held(note.into)):
        raise NoMeaning("Energy of Pokémon that no sentence has healed")
    group = note.source
    if not isinstance(group, InPlay):
        raise NoMeaning("Energy of Pokémon that no sentence has healed")
    hurt = replace(group, filter=every(group.filter, Damaged()))
    energy = Pick(Attached(Held(note.into), ENERGY), "energy", 99)
    return (*program[:-2], replace(note, source=hurt), last, energy, Send(Held("energy")))
