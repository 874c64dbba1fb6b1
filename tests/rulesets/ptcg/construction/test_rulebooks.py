"""Deck construction by the rulebooks: size, names and copies, basic Energy, Basic Pokémon."""

import pytest

from rulesets.deck import Deck, Entry
from tests.rulesets.ptcg.construction.building import (
    card,
    deck,
    filled,
    lint,
    said,
    verdict,
)

PIKACHU = "4 Pikachu BS 58"


# Size


@pytest.mark.rule("BASE-001")
@pytest.mark.rule("EX-001")
@pytest.mark.rule("BW-001")
@pytest.mark.parametrize("ruleset", ["ptcg-base", "ptcg-ex", "ptcg-bw"])
def test_sixty_cards_are_legal_in_every_rulebook(ruleset):
    assert verdict(PIKACHU, ruleset) == "legal"


@pytest.mark.rule("BW-002")
@pytest.mark.rule("BASE-001")
@pytest.mark.parametrize("ruleset", ["ptcg-base", "ptcg-ex", "ptcg-bw", "ptcg-unlimited"])
@pytest.mark.parametrize(("energy", "said_so"), [(55, "59 cards"), (57, "61 cards")])
def test_fifty_nine_and_sixty_one_cards_are_illegal(ruleset, energy, said_so):
    found = lint(ruleset, deck(f"{PIKACHU}\n{energy} Lightning Energy BS 100"))
    assert [f.code for f in found] == ["PTCG102"]
    assert found[0].message.startswith(said_so)


@pytest.mark.rule("BW-224")
def test_an_altered_theme_deck_must_still_hold_sixty():
    altered = f"{PIKACHU}\n2 Raichu BS 14\n55 Lightning Energy BS 100"
    assert [f.code for f in lint("ptcg-bw", deck(altered))] == ["PTCG102"]


@pytest.mark.rule("EX-193")
def test_a_two_on_two_deck_has_sixty_cards_too():
    assert [f.code for f in lint("ptcg-ex", deck("4 Pikachu BS 58\n26 Fire Energy BS 98"))] == [
        "PTCG102"
    ]


def test_cards_that_could_not_be_read_count_for_the_size():
    known = deck(f"{PIKACHU}\n53 Lightning Energy BS 100")
    assert lint("ptcg-unlimited", Deck(known.entries, {"main": 3})) == []


# Kinds


@pytest.mark.rule("BASE-003")
@pytest.mark.rule("EX-012")
@pytest.mark.rule("BW-019")
@pytest.mark.parametrize("ruleset", ["ptcg-base", "ptcg-ex", "ptcg-bw"])
def test_a_deck_holds_pokemon_energy_and_trainer_cards_only(ruleset, pool_card_of_another_game):
    fine = filled("4 Pikachu BS 58\n2 Raichu BS 14\n4 Bill BS 91")
    assert lint(ruleset, fine, select="PTCG401") == []
    strange = Deck((*fine.entries, Entry(pool_card_of_another_game, 1, "main", 9)))
    assert [f.line for f in lint(ruleset, strange, select="PTCG401")] == [9]


@pytest.fixture
def pool_card_of_another_game():
    found, _ = card("46986414")
    assert found.game == "yugioh"
    return found


def test_a_side_deck_is_a_finding():
    aside = Deck((*filled(PIKACHU).entries, Entry(card("Bill BS 91")[0], 4, "side", 8)))
    found = lint("ptcg-unlimited", aside)
    assert [(f.code, f.line) for f in found] == [("PTCG401", 8)]


# Names and copies


@pytest.mark.rule("EX-002")
@pytest.mark.rule("BW-003")
@pytest.mark.rule("PF-001")
@pytest.mark.parametrize("ruleset", ["ptcg-base", "ptcg-ex", "ptcg-bw", "ptcg-unlimited"])
def test_five_copies_are_one_too_many_and_the_lines_are_named(ruleset):
    assert said("3 Pikachu BS 58\n2 Bill BS 91\n2 Pikachu JU 60", ruleset) == [
        "PTCG101 5 copies of Pikachu (lines 1, 3; limit 4)"
    ]


def test_the_fix_lowers_the_last_line_that_has_enough_copies():
    found = lint("ptcg-unlimited", deck("2 Pikachu BS 58\n4 Pikachu JU 60"), select="PTCG101")
    assert (found[0].fix.line, found[0].fix.copies) == (2, 2)


@pytest.mark.rule("EX-006")
def test_p30_five_pikachu_of_five_sets_with_other_attacks_are_illegal():
    five = "1 base1-58\n1 base2-60\n1 ecard1-124\n1 hgss1-78\n1 bw1-115"
    assert said(five) == ["PTCG101 5 copies of Pikachu (lines 1, 2, 3, 4, 5; limit 4)"]


@pytest.mark.rule("EX-007")
def test_four_poochyena_and_four_of_team_magma_are_legal():
    lines = "4 Poochyena RS 63\n4 Team Magma's Poochyena ex4-65"
    assert verdict(lines, "ptcg-ex") == "legal"


@pytest.mark.rule("EX-008")
def test_five_poochyena_of_two_versions_are_illegal():
    assert verdict("3 Poochyena RS 63\n2 Poochyena RS 64", "ptcg-ex") == "illegal"


@pytest.mark.rule("EX-230")
def test_scyther_and_scyther_ex_count_apart():
    assert verdict("4 Scyther JU 10\n4 Scyther ex ex1-102", "ptcg-ex") == "legal"
    assert verdict("4 Scyther JU 10\n5 Scyther ex ex1-102", "ptcg-ex") == "illegal"


@pytest.mark.rule("BW-004")
def test_five_pignite_with_different_attacks_are_illegal():
    assert verdict("3 Pignite BLW 17\n2 Pignite BLW 18\n1 Tepig BLW 15", "ptcg-bw") == "illegal"
    assert verdict("2 Pignite BLW 17\n2 Pignite BLW 18\n1 Tepig BLW 15", "ptcg-bw") == "legal"


@pytest.mark.rule("BW-012")
@pytest.mark.rule("BW-013")
def test_four_reshiram_and_four_reshiram_ex_are_legal():
    assert verdict("4 Reshiram BLW 26\n4 Reshiram-EX NXD 22", "ptcg-bw") == "legal"
    assert verdict("4 Reshiram BLW 26\n5 Reshiram-EX NXD 22", "ptcg-bw") == "illegal"


@pytest.mark.rule("BW-014")
@pytest.mark.rule("PF-006")
def test_one_each_of_four_gengar_fills_the_limit():
    line = "4 Gastly base3-33\n4 Haunter base3-21\n"
    four = f"{line}1 Gengar ecard1-13\n1 Gengar dp7-18\n1 Gengar pl4-16\n1 Gengar LV.X pl4-97"
    assert verdict(four, "ptcg-bw") == "legal"
    assert verdict(f"{four}\n1 Gengar base3-5", "ptcg-bw") == "illegal"


@pytest.mark.rule("BW-014")
def test_p1_three_gengar_and_two_gengar_lv_x_are_five_gengar():
    assert verdict("3 Gengar dp7-18\n2 Gengar LV.X pl4-97\n1 Gastly base3-33") == "illegal"


def test_p2_gengar_of_two_levels_are_one_name():
    assert verdict("4 Gengar dp7-18\n1 Gengar pl4-16\n1 Gastly base3-33") == "illegal"


def test_p3_the_delta_sign_is_not_part_of_the_name():
    assert verdict("3 Aerodactyl ex12-1\n2 Aerodactyl δ ex13-35\n1 Pikachu base1-58") == "illegal"


def test_p4_a_symbol_at_the_end_is_part_of_the_name():
    assert verdict("4 Alakazam dp2-2\n4 Alakazam E4 pl2-38\n1 Abra base1-43") == "legal"


@pytest.mark.rule("BW-015")
def test_p6_owner_and_form_names_count_apart():
    lines = "4 Meowth base2-56\n4 Alolan Meowth sm1-78\n4 Rocket's Meowth ex7-46"
    assert verdict(lines) == "legal"
    assert verdict("4 Meowth base2-56\n4 Rocket's Meowth ex7-46", "ptcg-bw") == "legal"


def test_p7_gl_counts_and_lv_x_does_not():
    lines = "4 Luxray dp1-7\n4 Luxray GL pl2-9\n1 Luxray GL LV.X pl2-109\n1 Shinx dp1-98"
    assert said(lines)[0] == "PTCG101 5 copies of Luxray GL (lines 2, 3; limit 4)"


def test_p9_a_prime_counts_with_its_plain_namesakes():
    assert verdict("4 Ampharos neo1-1\n1 Ampharos hgss1-105\n1 Mareep neo1-65") == "illegal"


def test_p10_ex_gx_v_and_vstar_are_parts_of_the_name():
    lines = "4 base1-10\n4 bw4-54\n4 sm35-39\n4 pgo-30\n4 Mewtwo VSTAR pgo-31"
    assert verdict(lines) == "legal"


def test_p11_ex_of_2014_and_ex_of_2023_are_different_names():
    assert verdict("3 Charizard-EX xy2-11\n3 Charizard ex sv3-125\n1 Charmander base1-46") == (
        "legal"
    )


def test_p12_charizard_ex_of_2004_and_of_2023_are_one_name():
    assert verdict("3 Charizard ex ex6-105\n2 Charizard ex sv3-125") == "illegal"


def test_p14_mega_charizard_x_and_y_are_two_names():
    assert verdict("4 me2-13\n4 Mega Charizard Y ex me2pt5-22\n1 Charmander base1-46") == "legal"


def test_p15_the_two_nidoran_are_two_names_however_spelled():
    assert verdict("4 Nidoran♀ base2-57\n4 Nidoran♂ base1-55") == "legal"
    assert verdict("4 Nidoran ♀ base2-57\n1 Nidoran♀ sv3pt5-29") == "illegal"


def test_p16_nidoran_without_its_sex_names_two_different_cards():
    keys = {card(i)[0].copy_key for i in ("base2-57", "base1-55")}
    assert len(keys) == 2


def test_p17_the_formes_of_deoxys_share_one_name_in_the_ex_era():
    lines = "2 Deoxys ex8-16\n2 Deoxys ex8-17\n1 Deoxys ex8-18"
    assert verdict(lines, "ptcg-ex") == "illegal"


def test_p18_dark_and_owner_names_count_apart():
    lines = "4 Charizard base1-4\n4 Dark Charizard base5-4\n4 Blaine's Charizard gym2-2"
    assert verdict(f"{lines}\n1 Charmander base1-46") == "legal"


def test_p19_team_magmas_groudon_is_not_groudon():
    assert verdict("4 Team Magma's Groudon ex4-9\n4 Groudon ex9-5") == "legal"


def test_p20_the_same_effect_under_three_names_counts_apart():
    assert verdict("4 Hau sm1-120\n4 Tierno xy4-107\n4 Cheren bw2-91\n1 Pikachu base1-58") == (
        "legal"
    )


def test_p21_professors_research_of_two_professors_is_one_name():
    magnolia, oak = "Professor's Research (Professor Magnolia)", "Professor's Research"
    assert verdict(f"3 {magnolia} swsh1-178\n2 {oak} swsh9-147\n1 Pikachu base1-58") == "illegal"


def test_p22_bosss_orders_with_and_without_a_person_is_one_name():
    lines = "3 Boss's Orders (Ghetsis) sv2-172\n2 Boss's Orders swsh9-132\n1 Pikachu base1-58"
    assert verdict(lines) == "illegal"


@pytest.mark.rule("PF-066")
def test_p24_two_upper_and_two_lower_halves_of_a_legend_are_legal():
    assert verdict("2 hgss1-113\n2 Lugia LEGEND hgss1-114\n1 Pikachu base1-58") == "legal"


@pytest.mark.rule("PF-066")
def test_p25_five_halves_of_a_legend_are_illegal():
    assert verdict("3 hgss1-111\n2 Ho-Oh LEGEND hgss1-112\n1 Pikachu base1-58") == "illegal"


@pytest.mark.rule("BW-219")
def test_a_lonely_half_of_a_legend_is_a_warning_only():
    lines = "2 Lugia LEGEND hgss1-113\n1 Pikachu base1-58"
    assert verdict(lines) == "legal"
    assert said(lines) == ["PTCG112 only 1 of the 2 parts of Lugia LEGEND"]


def _pieces(*numbers):
    return "\n".join(f"1 swshp-SWSH{n}" for n in numbers)


@pytest.mark.rule("PF-067")
def test_p26_a_fifth_piece_of_a_v_union_is_illegal():
    four = _pieces(159, 160, 161, 162)
    assert verdict(f"{four}\n1 Pikachu base1-58") == "legal"
    assert verdict(f"{four}\n1 swshp-SWSH159\n1 Pikachu base1-58") == "illegal"


@pytest.mark.rule("PF-067")
def test_p27_pieces_of_two_illustrations_of_one_v_union_are_illegal():
    lines = f"{_pieces(215, 216, 289, 290)}\n1 Pikachu base1-58"
    assert said(lines) == [
        "PTCG110 pieces of 2 illustrations of Morpeko V-UNION "
        "(lines 1, 2, 3, 4; all four must be of one)"
    ]


def test_p29_a_fossil_item_and_its_pokemon_are_two_names():
    assert verdict("4 Dome Fossil Kabuto xy10-96\n4 Kabuto ex12-36\n1 Pikachu base1-58") == (
        "legal"
    )


# Energy


@pytest.mark.rule("EX-003")
@pytest.mark.rule("BW-010")
def test_p50_basic_energy_may_be_in_a_deck_in_any_number():
    for ruleset in ("ptcg-base", "ptcg-ex", "ptcg-bw", "ptcg-unlimited"):
        assert verdict("4 Pikachu base1-58\n30 Water Energy base1-102", ruleset) == "legal"


def test_p51_three_spellings_of_one_basic_energy_are_one_unlimited_card():
    lines = "10 Psychic Energy sve-5\n5 Psychic Energy base1-101\n5 Psychic Energy swsh12pt5-156"
    assert verdict(f"{lines}\n4 Pikachu base1-58") == "legal"


def test_p52_a_special_darkness_energy_is_limited():
    assert verdict("5 Darkness Energy col1-86\n1 Pikachu base1-58") == "illegal"
    assert verdict("4 Darkness Energy col1-86\n1 Pikachu base1-58") == "legal"


def test_p55_a_bare_darkness_energy_may_be_basic_or_special():
    basic, special = card("dp1-129")[0], card("col1-86")[0]
    assert basic.copy_key == special.copy_key
    assert ("Basic Energy" in basic.subkinds, "Special Energy" in special.subkinds) == (True, True)


def test_p56_double_colorless_energy_is_limited():
    assert said("5 Double Colorless Energy base1-96\n1 Pikachu base1-58") == [
        "PTCG101 5 copies of Double Colorless Energy (limit 4)"
    ]


@pytest.mark.rule("EX-004")
@pytest.mark.rule("EX-005")
@pytest.mark.parametrize("energy", ["ex1-93", "ex1-94", "ex4-87", "ex4-86"])
def test_darkness_metal_magma_and_aqua_energy_are_limited_in_the_ex_rulebook(energy):
    assert "Special Energy" in card(energy)[0].subkinds
    assert verdict(f"5 {energy}\n1 Pikachu base1-58", "ptcg-ex") == "illegal"
    assert verdict(f"4 {energy}\n1 Pikachu base1-58", "ptcg-ex") == "legal"


@pytest.mark.rule("EX-004")
@pytest.mark.rule("PF-003")
def test_a_basic_darkness_energy_is_not_on_the_list_of_the_ex_rulebook():
    lines = "5 Darkness Energy dp1-129\n1 Pikachu base1-58"
    assert verdict(lines, "ptcg-ex", "2008-01-01") == "illegal"
    assert verdict(lines, "ptcg-unlimited", "2008-01-01") == "legal"


@pytest.mark.rule("BW-009", "PL-045")
@pytest.mark.rule("BW-010")
@pytest.mark.parametrize("number", range(105, 113))
def test_the_eight_basic_energy_are_unlimited_in_the_black_and_white_rulebook(number):
    assert verdict(f"40 bw1-{number}\n1 Pikachu base1-58", "ptcg-bw") == "legal"


@pytest.mark.rule("BW-011")
@pytest.mark.rule("BW-227")
def test_colorless_energy_is_special_and_limited():
    assert verdict("5 Double Colorless Energy bw4-92\n1 Pikachu base1-58", "ptcg-bw") == "illegal"


@pytest.mark.rule("BW-011")
def test_no_card_of_the_pool_is_a_basic_dragon_or_colorless_energy():
    from tests.rulesets.ptcg.construction.building import pool

    for name in ("Dragon Energy", "Colorless Energy"):
        assert not [c for c in pool().named(name, "pokemon") if "Basic Energy" in c.subkinds]


@pytest.mark.rule("PF-004")
def test_fairy_energy_is_basic_from_xy_on_and_limited_before():
    lines = "20 Fairy Energy xy1-140\n1 Pikachu base1-58"
    assert verdict(lines, "ptcg-unlimited", "2014-03-01") == "legal"
    assert verdict(lines, "ptcg-bw", "2014-03-01") == "illegal"


# Basic Pokémon and evolutions


@pytest.mark.rule("BW-005")
@pytest.mark.rule("PF-002")
@pytest.mark.parametrize("ruleset", ["ptcg-base", "ptcg-ex", "ptcg-bw", "ptcg-unlimited"])
def test_p58_a_deck_without_a_basic_pokemon_is_illegal(ruleset):
    assert said("4 Bill base1-91", ruleset)[0] == (
        "PTCG103 no Basic Pokémon in the deck (at least 1)"
    )


@pytest.mark.rule("PF-007")
def test_p59_a_baby_pokemon_is_a_basic_pokemon():
    assert verdict("4 Pichu neo1-12") == "legal"
    assert verdict("4 Pichu neo1-12", "ptcg-ex") == "legal"


@pytest.mark.rule("BW-006")
@pytest.mark.rule("PF-007")
def test_p60_restored_pokemon_are_not_basic():
    lines = "4 Tirtouga bw3-25\n4 Cover Fossil bw3-90"
    assert verdict(lines, "ptcg-bw") == "illegal"
    assert verdict(f"{lines}\n1 Pikachu base1-58", "ptcg-bw") == "legal"


def test_a_mega_evolution_that_is_basic_is_a_basic_pokemon():
    assert {"Basic", "MEGA"} <= card("me1-86")[0].subkinds
    assert verdict("4 me1-86") == "legal"
    assert verdict("4 M Charizard-EX xy2-13") == "illegal"


@pytest.mark.parametrize("lines", ["1 Gengar LV.X pl4-97", "2 hgss1-113\n2 hgss1-114"])
def test_an_lv_x_or_a_legend_is_not_a_basic_pokemon(lines):
    assert verdict(lines) == "illegal"


def test_v_union_pieces_are_not_basic_pokemon():
    assert verdict(_pieces(159, 160, 161, 162)) == "illegal"


@pytest.mark.rule("PF-008")
@pytest.mark.parametrize("played_as", ["base3-62", "sm12-197", "sv4-175", "base1-70"])
def test_p62_only_fossils_or_dolls_is_a_question(played_as):
    assert verdict(f"4 {played_as}") == "judge"


@pytest.mark.rule("PF-015")
def test_p63_an_evolution_without_its_basic_is_legal_with_a_warning():
    lines = "4 Raichu base1-14\n1 Abra base1-43"
    assert verdict(lines) == "legal"
    assert said(lines) == ["PTCG111 Raichu without Pikachu, which it evolves from"]


def test_a_stage_2_beside_rare_candy_needs_no_stage_1():
    lines = "4 Charizard ex sv3-125\n4 Charmander sv3-26\n4 Rare Candy sv1-191"
    assert said(lines) == []


@pytest.mark.rule("PF-009")
def test_p64_a_list_of_tcg_pocket_is_another_game():
    ids = "base1-58 base1-14 base1-43 base1-32 base1-1 base1-52 base1-34 base1-8 base1-91 base1-95"
    found = lint("ptcg-unlimited", deck("\n".join(f"2 {i}" for i in ids.split())))
    assert [(f.code, f.severity) for f in found] == [("PTCG402", "question")]
    found = lint("ptcg-standard", deck("\n".join(f"2 {i}" for i in ids.split())))
    assert [f.code for f in found if f.severity != "note"] == ["PTCG402"]


# Limits that cards print on themselves


@pytest.mark.rule("PF-061")
def test_p31_two_pokemon_star_are_illegal_whatever_their_names():
    assert said("1 Mudkip ★ ex7-107\n1 Treecko ★ ex7-109") == [
        "PTCG105 2 Pokémon Star: Mudkip ★, Treecko ★ (lines 1, 2; limit 1 in all)"
    ]


@pytest.mark.rule("BW-007", "PL-043")
@pytest.mark.rule("PF-060")
def test_p32_two_ace_spec_cards_are_illegal_whatever_their_names():
    assert verdict("1 Master Ball sv5-153\n1 Prime Catcher sv5-157\n1 Pikachu base1-58") == (
        "illegal"
    )


@pytest.mark.rule("BW-007")
@pytest.mark.rule("BW-008")
def test_one_computer_search_is_legal_and_a_second_ace_spec_is_not():
    lines = "1 Computer Search bw7-137\n1 Pikachu base1-58"
    assert verdict(lines, "ptcg-bw") == "legal"
    assert verdict(f"{lines}\n1 Gold Potion bw7-140", "ptcg-bw") == "illegal"
    assert verdict(lines.replace("1 Computer", "2 Computer"), "ptcg-bw") == "illegal"


@pytest.mark.rule("PF-060")
def test_p33_an_energy_can_be_an_ace_spec():
    lines = "1 Neo Upper Energy sv5-162\n1 Master Ball sv5-153\n1 Pikachu base1-58"
    assert verdict(lines) == "illegal"


@pytest.mark.rule("PF-062")
def test_p34_two_radiant_pokemon_are_illegal_whatever_their_names():
    assert verdict("1 Radiant Greninja swsh10-46\n1 Radiant Charizard pgo-11") == "illegal"


@pytest.mark.rule("PF-063")
def test_p35_one_of_each_prism_star_and_four_plain_ditto_are_legal():
    lines = "1 Ditto ◇ sm8-154\n1 Arceus ◇ sm6-96\n4 Ditto base3-3"
    assert verdict(lines) == "legal"
    assert verdict(lines.replace("1 Ditto", "2 Ditto")) == "illegal"


@pytest.mark.rule("PF-063")
def test_p37_two_shining_charizard_are_illegal():
    assert said("2 Shining Charizard neo4-107\n1 Pikachu base1-58") == [
        "PTCG107 2 copies of Shining Charizard (its own text allows 1)"
    ]


@pytest.mark.rule("PF-063")
def test_p40_two_miracle_energy_are_illegal():
    assert verdict("2 Miracle Energy neo4-16\n1 Pikachu base1-58") == "illegal"
    assert verdict("1 Miracle Energy neo4-16\n1 Pikachu base1-58") == "legal"


@pytest.mark.rule("PF-065")
def test_p41_twenty_arceus_that_allow_any_number_are_legal():
    nine = "\n".join(f"2 Arceus pl4-AR{n}" for n in range(1, 10))
    lines = f"{nine}\n1 Arceus dpp-DP50\n1 Arceus LV.X pl4-94"
    assert verdict(lines) == "legal"


@pytest.mark.rule("PF-065")
def test_p43_exempt_arceus_beside_four_others_is_a_question():
    assert verdict("10 Arceus pl4-AR1\n4 Arceus xyp-XY116") == "judge"
    assert verdict("10 Arceus pl4-AR1\n5 Arceus xyp-XY116") == "illegal"


@pytest.mark.rule("PF-064")
def test_p44_five_neo_unown_of_two_letters_are_illegal():
    assert verdict("3 Unown [A] neo2-14\n2 Unown [B] neo3-39") == "illegal"


@pytest.mark.rule("PF-064")
def test_p46_eight_unown_of_diamond_and_pearl_are_a_question():
    assert verdict("4 Unown [Q] dp5-49\n4 Unown [G] dp4-57") == "judge"


@pytest.mark.rule("PF-064")
def test_p47_all_unown_of_unseen_forces_share_one_name():
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!?"
    lines = "\n".join(f"1 Unown ex10-{letter}" for letter in letters)
    assert said(lines)[0].startswith("PTCG101 28 copies of Unown")


@pytest.mark.rule("PF-064")
def test_p49_an_unown_vstar_beside_neo_unown_is_a_question():
    assert verdict("3 Unown [A] neo2-14\n1 Unown VSTAR swsh12-66") == "judge"


@pytest.mark.rule("PF-028")
def test_p82_cards_named_in_two_languages_are_a_question():
    assert verdict("2 Glurak BS 4\n2 Tortank BS 2\n1 Pikachu BS 58") == "judge"
    assert verdict("2 Glurak BS 4\n2 Turtok BS 2\n1 Pikachu BS 58") == "legal"
