"""A text compiles whole, or its card stays unscripted with the words not understood."""

import pytest

pytest.importorskip("lark")

from rulesets.ptcg.ops import SetDamage
from rulesets.ptcg.text.compile import CardText, Compiler, compile_plain
from rulesets.ptcg.text.meaning.discourse import ATTACK, NoMeaning
from rulesets.ptcg.text.normalise import Names

COMPILER = Compiler(Names(["Pikachu", "Raichu"]))


def pikachu(text, damage="10"):
    return COMPILER.card(CardText("x-1", "Pikachu", "Pokémon", (), (("Zap", text, damage),)))


def test_an_unknown_word_keeps_the_card_unscripted_and_is_named():
    found = pikachu("Draw a card. Juggle 3 coins.")
    assert found.script is None
    assert [(g.place, g.words) for g in found.gaps] == [("attack 1", "juggle 3 coins")]


def test_a_sentence_that_stops_half_way_is_named_from_there():
    found = pikachu("Draw a card sideways.")
    assert [g.words for g in found.gaps] == ["sideways"]


def test_a_pronoun_without_a_pokemon_is_refused():
    found = pikachu("This attack does 20 damage to that Pokémon.")
    assert found.script is None
    assert "pronoun" in found.gaps[0].why


def test_if_you_do_after_something_that_is_always_done_is_refused():
    assert pikachu("Draw a card. If you do, draw 2 cards.").script is None


def test_a_flip_to_attack_needs_what_it_decides():
    half = (
        "if the defending pokémon tries to attack during your opponent's next turn "
        "your opponent flips a coin"
    )
    with pytest.raises(NoMeaning):
        compile_plain(half, ATTACK)
    assert compile_plain(half + ". if tails that attack does nothing", ATTACK).effect


def test_a_card_without_text_is_scripted():
    assert pikachu("").script is not None


def test_a_number_printed_to_be_multiplied_is_no_damage_of_its_own():
    plain = "flip a coin. if heads this attack does 10 damage times the number of heads"
    assert compile_plain(plain, ATTACK, printed="10×").damage[0] == SetDamage(0)
