"""What is known of a text without the compiler: its fingerprint, and rule boxes by kind."""

import pytest

from cardpool.model.pokemon import CardTexts
from cardpool.programs import same_text
from rulesets.ptcg.effects.ops import AtLeast, AttackScript, Coins, If, Inflict, Self
from rulesets.ptcg.text.read.cardtext import CardText, fingerprint, leaves_out_boxes
from rulesets.ptcg.text.read.rulebox import added_by_kind
from rulesets.ptcg.words.source import source

PIKACHU = CardText("x-1", "Pikachu", "Pokémon", ("Basic",), (("Zap", "Draw a card.", "10"),))


def other(**changes):
    return PIKACHU._replace(**changes)


def test_the_fingerprint_is_that_of_the_text_not_of_the_printing():
    assert fingerprint(PIKACHU) == fingerprint(other(id="y-9"))


def test_ways_of_typing_do_not_count():
    typed = other(attacks=(("Zap", "  draw A card. ", "10"),))
    assert fingerprint(typed) == fingerprint(PIKACHU)
    accents = [other(powers=(("Ability", t),)) for t in ("Your Pokémon’s", "your Pokemon's")]
    assert fingerprint(accents[0]) == fingerprint(accents[1])


def test_another_word_number_figure_or_kind_counts():
    changed = [
        other(attacks=(("Zap", "Draw 2 cards.", "10"),)),
        other(attacks=(("Zap", "Draw a card.", "20"),)),
        other(attacks=(("Zip", "Draw a card.", "10"),)),
        other(subkinds=("Basic", "ex")),
        other(name="Raichu"),
        other(rules=("It has a rule.",)),
    ]
    assert len({fingerprint(card) for card in (*changed, PIKACHU)}) == len(changed) + 1


def test_a_source_without_rule_boxes_still_has_the_same_text():
    told, untold = fingerprint(other(rules=("A rule box.",))), fingerprint(other(rules_untold=True))
    assert same_text(told, untold)
    assert not same_text(told, fingerprint(PIKACHU))
    assert not same_text("", "")  # of nothing known, nothing is the same


def test_only_a_card_without_any_words_is_blank():
    bare = other(attacks=(("Zap", "", "10"),))
    assert bare.is_blank
    assert not PIKACHU.is_blank
    assert not bare._replace(rules_untold=True).is_blank


def test_a_text_that_must_be_there_and_is_not_is_no_blank_card():
    assert other(attacks=(("Zap", "", ""),)).untold == ("attack 1",)
    assert other(powers=(("Ability", ""),)).untold == ("power 1",)
    assert CardText("x-2", "Bill", "Trainer").untold == ("rule",)
    assert not CardText("x-2", "Bill", "Trainer").is_blank
    assert CardText("x-3", "Fire Energy", "Energy", ("Basic Energy",)).is_blank
    assert CardText("x-4", "Odd Energy", "Energy", ("Special Energy",)).untold == ("rule",)


def test_rule_boxes_follow_from_the_kind_where_a_source_leaves_them_out():
    # Prizes and the shield of Tera Pokémon go by the kind in the rules themselves.
    for kinds in (("Basic", "MEGA", "ex"), ("VMAX",), ("Basic", "ex"), ("Basic", "Tera", "ex")):
        assert added_by_kind(kinds) == ((), ())
    assert [t.event for t in added_by_kind(("MEGA", "EX"))[1]] == ["evolves"]


@pytest.mark.parametrize("kinds", [("Stage 2", "MEGA", "ex"), ("Basic", "Tera", "ex"), ("VMAX",)])
def test_a_kind_that_always_has_a_rule_box_is_not_without_one_because_no_text_tells_it(kinds):
    assert leaves_out_boxes(CardTexts(rules=()), kinds)
    assert leaves_out_boxes(CardTexts(rules=None), ("Basic",))
    assert not leaves_out_boxes(CardTexts(rules=("A rule box.",)), kinds)
    assert not leaves_out_boxes(CardTexts(rules=()), ("Stage 2",))


def test_source_leaves_out_what_is_usual():
    script = AttackScript((Coins(2), If(AtLeast(2, 1), (Inflict(("Asleep",), Self()),))))
    then = "If(AtLeast(2, 1), (Inflict(('Asleep',), Self()),))"
    assert source(script) == f"AttackScript((Coins(2), {then}))"
