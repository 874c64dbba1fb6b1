"""From printed wording to plain sentences; the wordings here are our own."""

from rulesets.ptcg.text.read.normalise import Names, plain, sentences

NAMES = Names(["Pikachu", "Raichu", "Team Magma's Groudon", "Mr. Mime"], ["Switch", "Rare Candy"])


def words(text, own=("Pikachu",), **kwargs):
    return [str(s) for s in sentences(plain(text, own, NAMES, **kwargs))]


def test_the_own_name_and_this_pokemon_are_one_token():
    assert words("Pikachu sleeps. This Pokémon wakes.") == ["SELF sleeps", "SELF wakes"]


def test_other_names_stay_whole_even_with_a_full_stop():
    assert words("Find Mr. Mime or Team Magma's Groudon.") == [
        "find «Mr. Mime» or «Team Magma's Groudon»"
    ]


def test_a_one_word_trainer_is_a_name_only_after_named():
    assert words("Switch it. Take a card named Switch.") == [
        "switch it",
        "take a card named «Switch»",
    ]


def test_types_become_symbols_and_numbers_digits():
    assert words("Two Fire Energy and {W}{W}, or ColorlessColorless.") == [
        "2 {R} energy and {WW} or {CC}"
    ]


def test_a_bracketed_sentence_is_an_aside_and_a_bracketed_phrase_is_not():
    assert words("Do it (after that). (It is so.)") == ["do it ( after that )", "(it is so)"]


def test_a_semicolon_before_if_ends_a_sentence():
    assert words("If heads, go; if tails, stay.") == ["if heads go", "if tails stay"]


def test_an_owner_in_a_name_is_one_token():
    assert words("Each one that has Team Rocket in its name.") == [
        "each 1 that has «Team Rocket» in its name"
    ]


def test_ex_and_big_ex_are_different_kinds():
    assert words("A Pokémon-ex, a Pokémon-EX.") == ["a pokémon-ex a pokémon-EX"]
