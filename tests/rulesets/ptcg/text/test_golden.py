"""Texts in the plain form of the normaliser, and the programs they must compile to.

Printed texts are read from the sources; without them only the texts of our own are tested.
"""

import re
from pathlib import Path

import pytest

pytest.importorskip("lark")

from cardpool import pokemon, programs
from rulesets.ptcg.match.script import CardScript
from rulesets.ptcg.scripts.hand import PARTS
from rulesets.ptcg.text.compile import Compiler, compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER
from rulesets.ptcg.text.read import corpus
from rulesets.ptcg.text.stored import to_json
from rulesets.text.testing import (
    golden_id,
    goldens,
    mutations,
    unrendered,
    vocabulary,
    without_effect,
    worded,
)

GOLDENS = goldens(Path(__file__).parent / "golden.jsonl")
OWN = "Eevee"


def name(golden):
    return f"{golden['kind']}: {golden_id(golden)}"


@pytest.fixture(scope="module")
def printed(shared):
    """Return a function that gives the sentences at a place of a card."""
    compiler = Compiler(corpus.names())
    cards = {p.text.id: p.text for p in corpus.printings(shared / "data")}

    def sentences(card, place):
        text = cards[card]
        kind, _, at = place.partition(" ")
        if kind == "rule":
            told = " ".join(text.rules)
        else:
            told = (text.attacks if kind == "attack" else text.powers)[int(at) - 1][1]
        return [str(s) for s in compiler.sentences(told, text, kind == "power")]

    return sentences


@pytest.fixture
def golden(request):
    """Return a golden with its words; skip a printed one without the sources."""
    if "plain" in request.param:
        return request.param
    return worded(request.param, request.getfixturevalue("printed"))


every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=name, indirect=True)
every_fifth_golden = pytest.mark.parametrize("golden", GOLDENS[::5], ids=name, indirect=True)


def compiled(golden, plain=None):
    return compile_plain(plain or golden["plain"], golden["kind"], OWN, golden["printed"])


def as_json(golden, plain=None):
    return to_json(compiled(golden, plain))


def test_there_are_at_least_400_distinct_texts_of_our_own():
    assert len({(g["kind"], g["plain"]) for g in GOLDENS if "plain" in g}) >= 400


def test_there_are_at_least_700_distinct_printed_texts():
    printed = [(g["kind"], g["printed"], g["text"]) for g in GOLDENS if "from" in g]
    assert len(set(printed)) >= 700


@every_golden
def test_a_text_compiles_to_its_program(golden):
    assert as_json(golden) == golden["program"]


@every_fifth_golden
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


@every_golden
def test_changing_a_number_or_a_noun_changes_the_program(golden):
    if any(words in golden["plain"] for words in REPEATED):
        pytest.skip("the sentence repeats a number that is known")
    changed = (m for m in mutations(golden["plain"], SWAPS, NUMBER) if not OVER_TEN.search(m))
    assert without_effect(golden, changed, as_json) == []
