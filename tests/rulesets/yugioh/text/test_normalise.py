"""Printed words become one plain form, whatever the year of their print."""

import pytest

pytest.importorskip("lark")

from rulesets.yugioh.text.read.normalise import Names, plain, sentences

NAMES = Names(("Blot", 'Clockwork "Tick"'))


@pytest.mark.parametrize(
    ("printed", "expected"),
    [
        ("Send this card to the Graveyard!", "send SELF to the gy"),
        ("Blot gains 1,200 ATK and DEF.", "SELF gains 1200 atk/def"),
        ("Remove from play 2 Sea Serpent-Type monsters.", "banish 2 {sea serpent} monsters"),
        ('Reveal 1 "Clockwork "Tick"" then.', "reveal 1 «Clockwork ′Tick′» then"),
        ("Place 3 Spell Counters here.", "place 3 [spell] here"),
        ("Select one DARK monster(s)", "target 1 {dark} monster"),
        ("his or her side of the field", "their field"),
        ("(Rock-Type/EARTH/Level 2/ATK 100/DEF 0)", "<rock/earth/2/100/0>"),
    ],
)
def test_words_are_folded(printed, expected):
    (sentence,) = sentences(plain(printed, "Blot", NAMES))
    assert " ".join(sentence.words) == expected


@pytest.mark.rule("YGO-032")
def test_the_fusion_deck_is_the_extra_deck():
    assert plain("from your Fusion Deck", "Blot", NAMES) == plain(
        "from your Extra Deck", "Blot", NAMES
    )


def test_the_own_name_in_quotation_marks_stays_a_name():
    assert plain('Add 1 "Blot".', "Blot", NAMES) == "add 1 «Blot»."


def test_a_bracket_of_its_own_is_an_aside_and_others_are_words():
    first, second = sentences(plain("Draw (at most) 1. (It burns.)", "Blot", NAMES))
    assert (first.aside, second.aside) == (False, True)
    assert first.words == ("draw", "(", "at", "most", ")", "1")
