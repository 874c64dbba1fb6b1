"""Every op of the vocabulary tells of itself what dividing, rewarding and rendering ask."""

from dataclasses import fields

import pytest

from rulesets.engine.frames import ACTS, CARDS, CONTAINS, PREPARES, VALUES, Op
from rulesets.ptcg.effects import ops
from rulesets.ptcg.effects.ops.damage import BASE_DAMAGE
from rulesets.ptcg.effects.parts import AFTER_DAMAGE, DAMAGE
from tests.rulesets.ptcg.recorder import OPS

PARTS = (PREPARES, ACTS, CONTAINS, DAMAGE, AFTER_DAMAGE)
VOCABULARY = [getattr(ops, name) for name in OPS]


def ids(cls):
    return cls.__name__


@pytest.mark.parametrize("op", VOCABULARY, ids=ids)
def test_an_op_states_its_part(op):
    assert vars(op).get("part") in PARTS


@pytest.mark.parametrize("op", VOCABULARY, ids=ids)
def test_only_an_op_that_contains_programs_gives_them(op):
    assert (op.programs is not Op.programs) == (op.part == CONTAINS)


@pytest.mark.parametrize("op", VOCABULARY, ids=ids)
def test_an_op_writes_the_register_that_it_is_given(op):
    given = "into" in {field.name for field in fields(op)}
    assert ("{op.into}" in {register.name for register in op.writes}) == given


@pytest.mark.parametrize("op", VOCABULARY, ids=ids)
def test_registers_are_of_a_kind(op):
    assert all(register.kind in (CARDS, VALUES) for register in op.writes)
    assert op.outcome in {"", *(register.name for register in op.writes)}


@pytest.mark.parametrize("op", VOCABULARY, ids=ids)
def test_an_op_that_writes_the_damage_works_it_out(op):
    assert BASE_DAMAGE not in op.writes or op.part == DAMAGE
