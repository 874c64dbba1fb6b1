"""A text compiles whole, or its card stays unscripted with the words not understood."""

import pytest

pytest.importorskip("lark")

from cardpool.model.pokemon import CardTexts
from rulesets.ptcg.effects.ops import Named, SetDamage, Unlike
from rulesets.ptcg.text.compile import CardText, Compiler, compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER
from rulesets.ptcg.text.read.corpus import _filled, texts
from rulesets.ptcg.text.read.normalise import Names
from rulesets.text.gaps import NoMeaning

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
    found = pikachu("This attack does 250 damage to that Pokémon.")
    assert found.script is None
    assert "pronoun" in found.gaps[0].why


def test_if_you_do_after_something_that_is_always_done_is_refused():
    text = "The Defending Pokémon is now Asleep and Burned. If you do, draw 9 cards."
    assert pikachu(text).script is None


def test_a_flip_to_attack_needs_what_it_decides():
    half = (
        "then if the defending pokémon tries to attack during your opponent's next turn "
        "your opponent flips a coin"
    )
    with pytest.raises(NoMeaning):
        compile_plain(half, ATTACK)
    assert compile_plain(half + ". if tails that attack fails", ATTACK).effect


def test_a_card_without_text_is_scripted():
    assert pikachu("").script is not None


@pytest.mark.parametrize("printed", ["", "20+", "20×", "20-"])
def test_a_figure_that_needs_a_text_keeps_a_card_without_one_unscripted(printed):
    assert pikachu("", printed).script is None


def test_more_damage_needs_a_figure_to_add_to():
    text = "Choose 4 of your opponent's Pokémon. This attack does 250 damage to each of them. "
    assert pikachu(text, "").script is not None
    text += "Flip a coin. If heads, this attack does 250 more damage."
    assert pikachu(text, "").script is None


def test_heads_of_a_coin_that_no_sentence_flips_mean_nothing():
    told = "If heads, the Defending Pokémon is now Asleep and Burned."
    assert pikachu(told).script is None
    assert pikachu(f"Flip a coin. {told}").script is not None


def test_a_bar_on_the_opponents_pokemon_in_your_own_turn_is_a_misprint():
    assert pikachu("The Defending Pokémon can't retreat during your next turn.").script is None


def test_the_opponents_draw_does_not_hang_on_yours():
    plain = "you may draw a card then your opponent may draw a card"
    assert [op.by for op in compile_plain(plain, ATTACK).effect] == ["you", "opponent"]


def test_a_text_that_one_source_lacks_is_taken_from_the_other():
    mine, theirs = CardTexts(("", "Draw a card."), (), ()), CardTexts(("Heal it.", "n/a"), (), ())
    assert _filled(mine, theirs).attacks == ("Heal it.", "Draw a card.")
    assert _filled(theirs, mine).attacks == ("Heal it.", "n/a")
    assert _filled(mine, CardTexts(("n/a", ""), (), ())).attacks == ("", "Draw a card.")


def test_a_mistyped_text_is_that_of_a_printing_alike(shared):
    held = texts(shared / "data")
    assert " 2 " not in held["swsh45sv-SV026"].powers[0]
    assert held["swsh45sv-SV026"] == held["swsh1-56"]


def test_a_number_printed_to_be_multiplied_is_no_damage_of_its_own():
    plain = "flip a coin. if heads this attack does 10 damage times the number of heads"
    assert compile_plain(plain, ATTACK, printed="10×").damage[0] == SetDamage(0)


def test_a_printed_plus_needs_a_text_that_adds_to_the_figure():
    plain = "this attack does 250 damage for each of your benched pokémon"
    assert compile_plain(plain, ATTACK, printed="250×").damage
    with pytest.raises(NoMeaning):
        compile_plain(plain, ATTACK, printed="10+")


def test_cards_that_each_heads_chooses_cannot_be_spoken_of_as_one_afterwards():
    text = (
        "flip 2 coins. for each heads choose 1 of your opponent's {F} pokémon."
        " that pokémon is now asleep and burned"
    )
    with pytest.raises(NoMeaning, match="only the last"):
        compile_plain(text, ATTACK)


def test_a_note_on_weakness_after_damage_to_each_of_several_is_not_dropped():
    each = (
        "for each of your opponent's benched {F} pokémon flip a coin."
        " if heads this attack does 250 damage to that pokémon"
    )
    assert compile_plain(each, ATTACK, printed="50").effect
    note = (
        "this attack's damage is not affected by weakness or any effects on the defending pokémon"
    )
    with pytest.raises(NoMeaning):
        compile_plain(f"{each}. {note}", ATTACK, printed="50")


def test_a_pokemon_ex_leaves_out_all_of_its_name():
    plain = (
        "the attacks of your {N} pokémon ( excluding SELF ) do 70 more damage"
        " to your opponent's active pokémon ( before applying weakness and resistance )"
    )
    (by_name,) = compile_plain(plain, POWER, "Onix-EX").modifiers
    assert Unlike(Named(("Onix-EX",))) in by_name.on.filter.filters
    (itself,) = compile_plain(plain, POWER, "Onix").modifiers
    assert itself.on.others
