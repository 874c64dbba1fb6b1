"""Fingerprints tell words apart, and nothing else."""

import pytest

from rulesets.text.fingerprint import digest, without_typing


def of(text):
    return digest([without_typing(text)])


TYPED = ["Pokémon’s “turn”", 'POKEMON\'S  "TURN"', 'Pokemon\'s\t"turn"']


@pytest.mark.parametrize("typed", TYPED)
def test_typing_makes_no_difference(typed):
    assert of(typed) == of('pokémon\'s "turn"')


def test_another_word_or_number_makes_another_fingerprint():
    assert len({of("draw 1 card"), of("draw 2 cards"), of("draw 1 card.")}) == 3


def test_a_digest_is_the_same_in_every_process():
    assert digest(["a", 1]) == "2657442bb4a4"
