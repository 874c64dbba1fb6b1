"""Sentences in the plain form of the normaliser, and the programs they must compile to."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("lark")

from cardpool import programs
from rulesets.ptcg.match.script import CardScript
from rulesets.ptcg.scripts.hand import PARTS
from rulesets.ptcg.text.compact import to_json
from rulesets.ptcg.text.compile import compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER
from rulesets.text.gaps import NoMeaning, NotUnderstood

LINES = (Path(__file__).parent / "golden.jsonl").read_text(encoding="utf-8").splitlines()
GOLDENS = [json.loads(line) for line in LINES]
OWN = "Eevee"


def compiled(golden, plain=None):
    return compile_plain(plain or golden["plain"], golden["kind"], OWN, golden["printed"])


def test_there_are_at_least_400_distinct_sentences():
    assert len({(g["kind"], g["plain"]) for g in GOLDENS}) >= 400


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda g: f"{g['kind']}: {g['plain'][:60]}")
def test_a_sentence_compiles_to_its_program(golden):
    assert to_json(compiled(golden)) == golden["program"]


@pytest.mark.parametrize("golden", GOLDENS[::5], ids=lambda g: g["plain"][:60])
def test_a_program_renders_to_words(golden):
    from rulesets.ptcg.words import render_card

    part = compiled(golden)
    script = {ATTACK: CardScript(attacks=(part,)), POWER: CardScript(powers=(part,))}.get(
        golden["kind"], part
    )
    assert all(words for _, words in render_card(script))


def _used(value, found):
    """Add the terms, the points of modifiers and the events of triggers in JSON to a set."""
    if isinstance(value, dict):
        found |= {(key, value[key]) for key in ("term", "point", "event") if key in value}
        for item in value.values():
            _used(item, found)
    elif isinstance(value, list):
        for item in value:
            _used(item, found)
    return found


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
    for of_set, card in programs.printings():
        if card["id"] in by_hand or card.get("plays_as") in by_hand:
            continue
        _used(programs.of_set(of_set["set"]).get(card["id"]), used)
    golden = _used([g["program"] for g in GOLDENS], set())
    assert used - golden - by_rules == set()


def _mutations(golden):
    """Yield the sentence with one number or one noun changed."""
    plain = golden["plain"]
    # "30 damage plus 10": the first number only repeats the printed one.
    for match in re.finditer(r"(?<![+\d])\b\d+\b(?! damage (?:plus|minus))", plain):
        yield plain[: match.start()] + str(int(match[0]) + 10) + plain[match.end() :]
    for word, other in (("paralyzed", "asleep"), ("your opponent's benched", "your benched")):
        if word in plain:
            yield plain.replace(word, other, 1)


# The number before "damage plus", "instead of 1" and "if there is only 1" repeats what is known.
REPEATED = ("instead of", "only", "has only", "rounded", "fewer than", "less than")


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda g: g["plain"][:60])
def test_changing_a_number_or_a_noun_changes_the_program(golden):
    if any(words in golden["plain"] for words in REPEATED):
        pytest.skip("the sentence repeats a number that is known")
    for changed in _mutations(golden):
        if re.search(r"\b1[1-9] of", changed):
            continue
        try:
            made = to_json(compiled(golden, changed))
        except (NoMeaning, NotUnderstood):
            continue
        assert made != golden["program"], changed
