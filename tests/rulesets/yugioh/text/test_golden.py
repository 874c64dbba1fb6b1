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


def _parts(term, kind):
    """Return the filters of a kind inside the JSON of a program."""
    if isinstance(term, dict):
        own = [term] if term.get("term") == kind else []
        return own + [found for value in term.values() for found in _parts(value, kind)]
    return (
        [found for item in term for found in _parts(item, kind)] if isinstance(term, list) else []
    )


@pytest.mark.parametrize(
    ("plain", "kind", "words"),
    [
        (
            "destroy all face-up {fish} {sea serpent} or {aqua} monsters on the field",
            "yugioh.Type",
            ["Fish", "Sea Serpent", "Aqua"],
        ),
        (
            "destroy all face-up fusion synchro or xyz monsters on the field",
            "yugioh.Sub",
            ["Fusion", "Synchro", "Xyz"],
        ),
    ],
)
def test_a_list_without_commas_is_one_list(plain, kind, words):
    """Its first word was a property of its own once, which no card has beside the second."""
    (found,) = _parts(to_json(compile_plain(plain, "Spell", ("Normal",))), kind)
    assert found["words"] == words


def test_what_a_later_sentence_special_summons_must_be_summonable():
    plain = "target 1 {dragon} monster in your gy. special-summon that target"
    program = to_json(compile_plain(plain, "Spell", ("Normal",)))
    assert _parts(program, "yugioh.CanSpecialSummon")
