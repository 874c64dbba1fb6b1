"""No sentence of a text is read without consequence: without it the program would be another."""

import pytest

pytest.importorskip("lark")

from rulesets.ptcg.text.compile import Compiler, compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER
from rulesets.ptcg.text.read import corpus
from rulesets.ptcg.text.read.reminders import is_reminder
from rulesets.text.gaps import NoMeaning, NotUnderstood

EVERY = 7  # of so many texts one is taken: the whole pool takes minutes
# What these say the rules do anyway, or the sentence before them has said.
REPEATS = (
    "all cards attached to that pokémon",
    "discard all attached cards",
    "this power can be used even if",
    "this power works even if",
    "copies that attack",
    "performs that attack",
    "either pokémon ends this effect",
    "put SELF on top of your deck",
    "count the remaining hp of",
    "cards back on top of your deck",
    "put the card back",
    "place SELF in the",
    "is still asleep",
)
# Another sentence of these is not understood, so that no program of theirs is kept.
UNSCRIPTED = ("neo4-2",)


def _texts(source):
    """Yield attacks and powers of the pool once: kind, text, printed damage, card."""
    seen = set()
    for printed in corpus.printings(source):
        card = printed.text
        parts = [(ATTACK, text, damage) for _, text, damage in card.attacks]
        parts += [(POWER, text, "") for _, text in card.powers]
        for kind, text, damage in parts:
            key = (kind, text.replace(card.name, ""), damage)
            if text and key not in seen:
                seen.add(key)
                yield kind, text, damage, card


def _compiled(sentences, kind, card, damage):
    try:
        return compile_plain(". ".join(sentences), kind, card.name, damage)
    except (NoMeaning, NotUnderstood):
        return None


def test_a_text_without_one_of_its_sentences_has_another_program(shared):
    compiler = Compiler(corpus.names())
    idle, asked = [], 0
    for at, (kind, text, damage, card) in enumerate(_texts(shared / "data")):
        if at % EVERY or card.id in UNSCRIPTED:
            continue
        told = [
            s for s in compiler.sentences(text, card, kind == POWER) if not is_reminder(s.words)
        ]
        said = [" ".join(s.words) for s in told]
        whole = _compiled(said, kind, card, damage) if len(said) > 1 else None
        if whole is None:
            continue
        for i, sentence in enumerate(said):
            asked += 1
            rest = _compiled(said[:i] + said[i + 1 :], kind, card, damage)
            if rest == whole and not any(words in sentence for words in REPEATS):
                idle.append(f"{card.id}: {sentence}")
    assert not idle, "\n".join(idle)
    assert asked > 500
