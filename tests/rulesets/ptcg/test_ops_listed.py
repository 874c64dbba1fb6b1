"""No module outside the vocabulary keeps a list of its terms: a term is asked, not looked up."""

import ast

import pytest

from tests.conftest import ROOT
from tests.rulesets.ptcg.recorder import TERMS

A_LIST = 3  # so many terms side by side are a list, which a new term would have to join
VOCABULARY = "rulesets/ptcg/effects/ops/__init__.py"
# What sentences mean is said in terms; so are the programs written by hand.
MEANINGS = ("rulesets/ptcg/text/", "rulesets/ptcg/scripts/")
# Of the compiler's modules these ask the ops, whoever they are.
ASKING = ("rulesets/ptcg/text/assemble/divide.py", "rulesets/ptcg/text/assemble/rewards.py")


def lists_of_terms(source):
    """Return the lines where several terms are named side by side, as classes."""
    nodes = ast.walk(ast.parse(source))
    found = (n.lineno for n in nodes if sum(_named(x) in TERMS for x in _parts(n)) >= A_LIST)
    return sorted(set(found))


def _parts(node):
    """Return what stands side by side: in a literal, in a call, between the bars of a union."""
    if isinstance(node, ast.Dict):
        return node.keys
    if isinstance(node, ast.Call):
        return node.args
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*(_parts(node.left) or [node.left]), node.right]
    return node.elts if isinstance(node, (ast.Tuple, ast.List, ast.Set)) else []


def _named(node):
    return getattr(node, "id", getattr(node, "attr", ""))


def modules():
    for package in ("rulesets", "deckcheck", "cardpool"):
        for path in sorted((ROOT / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if name in ASKING or not name.startswith((*MEANINGS, VOCABULARY)):
                yield name


def test_no_module_keeps_a_list_of_terms():
    found = {name: lists_of_terms((ROOT / name).read_text("utf-8")) for name in modules()}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        "X = (Draw, Heal, Bench)",
        "X = {ops.Draw: 1, ops.Heal: 2, Bench: 3}",
        "isinstance(op, Draw | Heal | Send)",
        "has_term(op, Attach, Pay, Send)",
    ],
)
def test_a_list_is_found(source):
    assert lists_of_terms(source) == [1]


@pytest.mark.parametrize("source", ["isinstance(op, (Pay, Send))", "(Draw(), Heal(1), Bench(x))"])
def test_a_program_or_a_pair_is_no_list(source):
    assert lists_of_terms(source) == []
