"""Sentences in the plain form of the normaliser, and the programs they must compile to."""

import re
from pathlib import Path

import pytest

pytest.importorskip("lark")

from cardpool import pokemon, programs
from rulesets.ptcg.match.script import CardScript
from rulesets.ptcg.scripts.hand import PARTS
from rulesets.ptcg.text.compile import compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER
from rulesets.ptcg.text.stored import to_json
from rulesets.text.testing import goldens, mutations, unrendered, vocabulary, without_effect

GOLDENS = goldens(Path(__file__).parent / "golden.jsonl")
OWN = "Eevee"


def compiled(golden, plain=None):
    return compile_plain(plain or golden["plain"], golden["kind"], OWN, golden["printed"])


def as_json(golden, plain=None):
    return to_json(compiled(golden, plain))


def test_there_are_at_least_400_distinct_sentences():
    assert len({(g["kind"], g["plain"]) for g in GOLDENS}) >= 400


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda g: f"{g['kind']}: {g['plain'][:60]}")
def test_a_sentence_compiles_to_its_program(golden):
    assert as_json(golden) == golden["program"]


@pytest.mark.parametrize("golden", GOLDENS[::5], ids=lambda g: g["plain"][:60])
def test_a_program_renders_to_words(golden):
    from rulesets.ptcg.words import render_card

    part = compiled(golden)
    script = {ATTACK: CardScript(attacks=(part,)), POWER: CardScript(powers=(part,))}.get(
        golden["kind"], part
    )
    assert unrendered(render_card(script)) == []


def test_every_op_that_compiled_programs_use_stands_in_a_golden():
    by_hand = set(PARTS)
    # rulebox.py: from the rules printed for a kind of Pokémon, not from a sentence
    by_rules = {
        ("point", "prizes"),
        ("point", "baby"),
        ("term", "ptcg.StopsTurn"),
        ("event", "evolves"),
    }
    used = set()
    for of_set, card in pokemon.printings():
        if card["id"] in by_hand or card.get("plays_as") in by_hand:
            continue
        used |= vocabulary(programs.of_set(of_set["set"]).get(card["id"]))
    golden = vocabulary([g["program"] for g in GOLDENS])
    assert used - golden - by_rules == set()


SWAPS = {"paralyzed": "asleep", "your opponent's benched": "your benched"}
# "30 damage plus 10": the first number only repeats the printed one.
NUMBER = r"(?<![+\d])\b\d+\b(?! damage (?:plus|minus))"
# The number before "damage plus", "instead of 1" and "if there is only 1" repeats what is known.
OVER_TEN = re.compile(r"\b1[1-9] of")
REPEATED = ("instead of", "only", "has only", "rounded", "fewer than", "less than")


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda g: g["plain"][:60])
def test_changing_a_number_or_a_noun_changes_the_program(golden):
    if any(words in golden["plain"] for words in REPEATED):
        pytest.skip("the sentence repeats a number that is known")
    changed = (m for m in mutations(golden["plain"], SWAPS, NUMBER) if not OVER_TEN.search(m))
    assert without_effect(golden, changed, as_json) == []
