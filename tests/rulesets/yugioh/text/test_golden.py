"""Texts and the programs they must become; a changed number or noun must change the program."""

from pathlib import Path

import pytest

pytest.importorskip("lark")

from rulesets.text.compact import to_json
from rulesets.text.testing import golden_id, goldens, mutations, without_effect
from rulesets.yugioh.text.compile import compile_plain

GOLDENS = goldens(Path(__file__).with_name("golden.jsonl"))
SWAPS = {
    "your gy": "opponent 's gy",
    "you control": "opponent controls",
    "opponent controls": "you control",
    "from your deck": "from your gy",
    "{dragon}": "{fiend}",
    "{dark}": "{light}",
    "«Alpha»": "«Beta»",
    "destroy": "banish",
    "normal-summoned": "special-summoned",
    " gains": " loses",
    "or lower": "or higher",
    "or less": "or more",
    "spell": "trap",
    "atk": "def",
    "and if you do": "then",
    "once-per-turn": "once-per-duel",
}


def compiled(golden, plain):
    return to_json(compile_plain(plain, golden["kind"], tuple(golden.get("subs", ()))))


@pytest.mark.parametrize("golden", GOLDENS, ids=golden_id)
def test_a_text_becomes_its_program(golden):
    assert compiled(golden, golden["plain"]) == golden["program"]


@pytest.mark.parametrize("golden", GOLDENS, ids=golden_id)
def test_a_changed_text_becomes_another_program(golden):
    changed = mutations(golden["plain"], SWAPS)
    assert without_effect(golden, changed, compiled) == []
