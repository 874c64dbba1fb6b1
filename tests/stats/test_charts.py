"""What is counted in a deck, and what a builder is told to look at."""

from deckcheck.stats.bars import bar, curve, percent
from tests.stats.test_openings import read

MAGMA = """\
4 Charmander BS 46
2 Charizard BS 4
3 Hitmonchan BS 7
4 Bill BS 91
12 Fire Energy BS 98
4 Double Colorless Energy BS 96
"""


def charts(text, ruleset):
    deck, stats = read(text, ruleset)
    return {chart.title: dict(chart.rows) for chart in stats.charts(deck)}, stats.remarks(deck)


def test_pokemon_are_counted_by_kind_type_and_cost():
    counted, _ = charts(MAGMA, "ptcg-base")
    assert counted["Kinds"] == {
        "Basic Pokémon": (7,),
        "Stage 2 Pokémon": (2,),
        "Trainer": (4,),
        "Basic Energy": (12,),
        "Special Energy": (4,),
    }
    assert counted["Types of Pokémon"] == {"Fire": (6,), "Fighting": (3,)}
    # Charmander C and RC, Charizard RRRR, Hitmonchan F and FFC.
    costs = {"0": (0,), "1": (7,), "2": (4,), "3": (3,), "4": (2,), "5+": (0,)}
    assert counted["Energy of attacks"] == costs


def test_energy_stands_beside_what_attacks_cost():
    counted, remarks = charts(MAGMA, "ptcg-base")
    assert counted["Energy balance"] == {
        "Fire": (12, 4 + 2 * 4),
        "Fighting": (0, 3 * 3),
        "Colorless": (0, 4 * 2 + 3),
        "special": (4, 0),
    }
    assert remarks == [
        "Charizard without Charmeleon, which it evolves from",
        "attacks cost Fighting and no basic Energy provides it; only Special Energy may pay for "
        "them",
    ]


def test_a_closed_line_with_its_energy_needs_no_remark():
    text = "4 Charmander BS 46\n2 Charmeleon BS 24\n1 Charizard BS 4\n20 Fire Energy BS 98\n"
    assert charts(text, "ptcg-base")[1] == []


def test_duel_monsters_are_counted_by_level_and_attribute():
    text = "3 Dark Magician\n2 Celtic Guardian\n2 Relinquished\n1 Pot of Greed\n"
    counted, remarks = charts(text, "ygo-9")
    assert counted["Levels"] == {"Level 1": (2,), "Level 4": (2,), "Level 7": (3,)}
    assert counted["Attributes"] == {"DARK": (5,), "EARTH": (2,)}
    assert counted["Main Deck"]["Normal Spell"] == (1,)
    assert remarks == ("a Ritual Monster and no Ritual Spell in the Main Deck",)


def test_a_bar_fills_its_share():
    assert bar(0.5, 4) == "██"
    assert bar(0.0, 4) == ""
    assert bar(0.001, 4) == "▏"
    assert bar(1.0, 4) == "████"
    assert bar(0.5, 4, blocks=False) == "##"


def test_a_curve_rises_from_the_ground_to_the_top():
    assert curve([0, 0.5, 1]) == "▁▅█"


def test_what_is_nearly_none_or_all_is_not_told_as_that():
    assert [percent(x) for x in (0, 0.0001, 0.5, 0.9999, 1)] == [
        "0.0 %", "<0.1 %", "50.0 %", ">99.9 %", "100.0 %"
    ]  # fmt: skip
