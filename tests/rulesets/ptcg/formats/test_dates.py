"""Formats by date: release, waiting, rotation, marks, reprints, wording, bans, Gym Leader."""

from random import Random

import pytest

from rulesets import registry, statements
from rulesets.deck import Deck, Entry
from rulesets.ptcg.formats.bans import all_bans
from rulesets.ptcg.formats.periods import periods
from rulesets.ptcg.formats.print_pool import OUT, PeriodPool
from rulesets.ptcg.formats.sets import legal_from, promo_legal_by, read
from rulesets.ptcg.formats.windows import release_window
from rulesets.ptcg.rulesets import breakpoints
from tests.rulesets.ptcg.construction.building import (
    card,
    filled,
    lint,
    pool,
    said,
    verdict,
)

BASIC = "\n1 Pikachu svp-27"


def standing(lines, ruleset="ptcg-standard", on="2026-11-16"):
    """Return the findings on the pool and the bans, worst first, as (code, severity)."""
    found = lint(ruleset, filled(lines), on)
    return [(f.code, f.severity) for f in found if f.code[4] in "23"]


# Release and waiting


@pytest.mark.rule("PF-005")
@pytest.mark.rule("PF-010")
@pytest.mark.rule("PF-050")
@pytest.mark.parametrize("ruleset", ["ptcg-ex", "ptcg-unlimited", "ptcg-standard"])
def test_p81_a_card_released_after_the_day_is_illegal_on_it(ruleset):
    lines = "4 Pikachu base1-58\n2 Miraidon ex sv1-81"
    assert ("PTCG201", "error") in standing(lines, ruleset, "2005-10-01")


@pytest.mark.rule("PF-005")
def test_the_rulebooks_take_what_was_released_by_their_own_date():
    assert verdict("4 Blaine's Charizard gym2-2\n4 Pikachu base1-58", "ptcg-base") == "legal"
    assert verdict("4 Pichu neo1-12", "ptcg-base") == "illegal"
    assert verdict("4 Pichu neo1-12", "ptcg-base", "2001-01-01") == "legal"
    assert verdict("4 Lugia-EX bw8-108", "ptcg-bw") == "illegal"


@pytest.mark.parametrize(
    ("set_id", "released", "expected"),
    [
        pytest.param("neo1", "2000-12-16", "2000-12-16", marks=pytest.mark.rule("PF-011")),
        pytest.param("xy3", "2014-08-13", "2014-09-03", marks=pytest.mark.rule("PF-012")),
        pytest.param("xy11", "2016-08-03", "2016-08-19", marks=pytest.mark.rule("PF-013")),
        pytest.param("sm2", "2017-05-05", "2017-05-19", marks=pytest.mark.rule("PF-013")),
        pytest.param("sm9", "2019-02-01", "2019-02-15", marks=pytest.mark.rule("PF-013")),
        pytest.param("sm115", "2019-08-23", "2019-09-06", marks=pytest.mark.rule("PF-014")),
        pytest.param("sm12", "2019-11-01", "2019-11-15", marks=pytest.mark.rule("PF-014")),
        pytest.param("swsh3", "2020-08-14", "2020-08-28", marks=pytest.mark.rule("PF-014")),
        pytest.param("sv4pt5", "2024-01-26", "2024-02-09", marks=pytest.mark.rule("PF-014")),
        pytest.param("me1", "2025-09-26", "2025-10-10", marks=pytest.mark.rule("PF-014")),
        pytest.param("zsv10pt5", "2025-07-17", "2025-08-01", marks=pytest.mark.rule("PF-014")),
        pytest.param("me2pt5", "2026-01-30", "2026-03-06", marks=pytest.mark.rule("PF-014")),
    ],
)
def test_a_set_is_legal_from_its_day(set_id, released, expected):
    assert legal_from(set_id, released) == expected


def test_a_released_card_waits_for_its_legal_day():
    assert standing("2 Terapagos ex sv7-128" + BASIC, on="2024-09-26") == [("PTCG202", "error")]
    assert standing("2 Terapagos ex sv7-128" + BASIC, on="2024-09-27") == []


@pytest.mark.rule("PF-036")
def test_a_newer_print_of_a_legal_card_is_legal_from_its_release():
    lines = "4 Ultra Ball me1-131" + BASIC
    assert standing(lines, on="2025-09-25")[0] == ("PTCG201", "warning")
    assert standing(lines, on="2025-09-26") == [("PTCG205", "note")]
    assert standing(lines, on="2025-10-10") == []


def test_an_unreleased_print_of_a_legal_card_is_a_warning_that_names_the_legal_print():
    found = lint("ptcg-standard", filled("4 Ultra Ball me1-131" + BASIC), "2025-09-01", "PTCG201")
    assert found[0].severity == "warning"
    assert found[0].message == (
        "Ultra Ball MEG 131 is not out on 2025-09-01 (released 2025-09-26); "
        "PAF 91 is the same card and legal"
    )


# Promos and prints with a day of their own


@pytest.mark.rule("PF-076")
@pytest.mark.parametrize(
    ("print_id", "ruleset", "day"),
    [
        ("swshp-SWSH260", "ptcg-standard", "2019-12-15"),
        ("xyp-XY197", "ptcg-standard", "2014-06-01"),
        ("xyp-XY197", "ptcg-unlimited", "2017-01-05"),
        ("svp-196", "ptcg-standard", "2023-08-01"),
    ],
)
def test_a_promo_is_not_legal_before_it_was_out(print_id, ruleset, day):
    assert ("PTCG201", "error") in standing(f"1 {print_id}", ruleset, day)


@pytest.mark.rule("PF-076")
def test_a_promo_is_a_question_within_the_days_in_which_it_came_out():
    line = "1 Arceus xyp-XY197"
    assert standing(line, "ptcg-unlimited", "2017-01-06") == [("PTCG207", "question")]
    assert standing(line, "ptcg-unlimited", "2017-01-19") == [("PTCG207", "question")]
    assert standing(line, "ptcg-unlimited", "2017-01-20") == []


@pytest.mark.rule("PF-076")
def test_a_promo_that_reprints_a_legal_card_is_legal_within_those_days():
    window = release_window("bwp-BW100", "2013-11-04")
    assert window == ("2013-03-30", "2013-11-04")
    assert standing("1 N bwp-BW100", "ptcg-unlimited", "2013-06-01") == []
    assert standing("1 N bwp-BW100", "ptcg-standard", "2013-06-01") == [("PTCG205", "note")]


@pytest.mark.rule("PF-077")
def test_a_new_promo_is_a_question_until_a_set_of_its_day_would_be_legal():
    line = "1 Pecharunt svp-129"
    assert standing(line, on="2024-08-22") == [("PTCG201", "error")]
    assert standing(line, on="2024-08-23") == [("PTCG207", "question")]
    assert standing(line, on="2024-09-05") == [("PTCG207", "question")]
    assert standing(line, on="2024-09-06") == []


@pytest.mark.rule("PF-077")
@pytest.mark.parametrize(
    ("released", "expected"),
    [("2017-02-03", "2017-03-17"), ("2018-12-07", "2019-01-18"), ("2016-01-04", "2016-01-25")],
)
def test_a_promo_is_surely_legal_by_a_day(released, expected):
    assert promo_legal_by("smp", released) == expected


def test_every_window_holds_the_day_of_its_print():
    for row in read("windows"):
        assert row["earliest"] <= pool().get(row["print"]).released <= row["latest"]


def test_the_days_of_a_card_hold_those_on_which_its_promo_is_asked_about():
    rules = registry.load("ptcg-standard").in_force("2024-08-23", "", {})
    assert {"2024-08-23", "2024-09-06"} <= rules.days_of(pool().get("svp-129"))
    assert {"2017-01-06", "2017-01-20"} <= rules.days_of(pool().get("xyp-XY197"))


@pytest.mark.parametrize(
    ("print_id", "day"), [("sm10-182a", "2019-08-01"), ("xy7-75a", "2017-10-20")]
)
def test_an_alternate_print_has_a_later_day_than_its_set(print_id, day):
    assert pool().get(print_id).released == day


# Periods


@pytest.mark.rule("PF-016")
@pytest.mark.parametrize(
    ("ruleset", "day"),
    [("ptcg-expanded", "2014-09-02"), ("ptcg-glc", "2021-06-30"), ("ptcg-standard", "1999-01-01")],
)
def test_a_format_takes_no_deck_before_its_first_day(ruleset, day):
    assert ("PTCG200", "error") in standing("1 Pikachu bw1-115", ruleset, day)


@pytest.mark.rule("PF-018")
def test_a_year_after_the_last_known_rotation_is_a_question():
    assert ("PTCG200", "question") in standing("4 Ultra Ball me1-131" + BASIC, on="2027-06-01")


@pytest.mark.rule("PF-019")
def test_the_days_after_a_guessed_rotation_are_a_question():
    lines = "4 Pikachu neo1-70"
    assert standing(lines, on="2001-04-10") == [("PTCG200", "question")]
    assert standing(lines, on="2001-06-01") == []


@pytest.mark.rule("PF-017")
def test_the_periods_of_standard_follow_each_other_without_a_gap():
    found = [p for p in periods() if p.format == "standard"]
    assert [a.end for a in found[:-1]] == [b.start for b in found[1:]]
    assert found[-1].end == ""


@pytest.mark.rule("PF-020")
@pytest.mark.parametrize(
    ("last_day", "first_day_without", "print_id"),
    [
        ("2002-07-31", "2002-08-01", "base5-4"),
        ("2008-08-31", "2008-09-01", "ex13-18"),
        ("2011-06-30", "2011-07-01", "dp5-9"),
        ("2012-08-31", "2012-09-01", "hgss1-105"),
        ("2013-08-27", "2013-08-28", "bw1-1"),
        ("2017-08-31", "2017-09-01", "xy5-84"),
        ("2018-08-31", "2018-09-01", "xy8-60"),
        ("2021-09-09", "2021-09-10", "sm9-54"),
    ],
)
def test_a_set_leaves_with_its_rotation(last_day, first_day_without, print_id):
    energy = f"1 {print_id}"
    assert [c for c, _ in standing(energy, on=last_day) if c != "PTCG206"] == []
    assert standing(energy, on=first_day_without) == [("PTCG203", "error")]


@pytest.mark.rule("PF-022")
def test_promos_are_in_from_their_number_on():
    assert standing("1 smp-SM158", on="2021-01-01") == []
    assert standing("1 smp-SM157", on="2021-01-01") == [("PTCG203", "error")]


@pytest.mark.rule("PF-023")
def test_promos_of_a_guessed_number_are_a_question():
    assert standing("1 bwp-BW35", on="2015-01-01") == [("PTCG207", "question")]


@pytest.mark.rule("PF-021")
def test_pop_sets_around_a_guessed_cut_are_a_question():
    assert standing("1 Umbreon ★ pop5-17", on="2009-01-10") == [("PTCG207", "question")]
    assert standing("1 Gible pop6-7", on="2009-01-10") == [("PTCG207", "question")]
    assert standing("1 pop8-2", on="2009-01-10") == []


@pytest.mark.rule("PF-024")
def test_mcdonalds_cards_count_as_their_own_set_until_2019():
    assert standing("1 mcd17-8", "ptcg-expanded", "2019-01-10") == []
    later = standing("1 mcd19-7", "ptcg-expanded", "2020-01-10")
    assert later in ([("PTCG203", "error")], [("PTCG205", "note")])


@pytest.mark.rule("PF-026")
def test_a_classic_collection_card_is_legal_only_where_its_card_is():
    assert standing("1 Mewtwo-EX cel25c-54_A", "ptcg-expanded") == [("PTCG205", "note")]
    assert standing("1 Umbreon ★ cel25c-17_A", "ptcg-expanded") == [("PTCG203", "error")]


@pytest.mark.rule("PF-079")
def test_pokemon_tcg_classic_is_for_no_tournament_but_gym_leader_challenge_takes_its_reprints():
    ultra_ball = "1 Ultra Ball clb-30"
    assert standing(ultra_ball, "ptcg-expanded") == [("PTCG204", "error")]
    assert standing(ultra_ball, "ptcg-unlimited") == [("PTCG204", "error")]
    assert standing(ultra_ball, "ptcg-glc") == [("PTCG205", "note")]
    assert standing("1 Drops in the Ocean clb-21", "ptcg-glc") == [("PTCG203", "error")]
    assert standing("1 Water Energy clb-33", "ptcg-standard") == []


@pytest.mark.rule("PF-027")
def test_the_world_collection_and_prize_cards_are_a_question():
    assert ("PTCG207", "question") in standing("1 Pikachu wc-3", on="2011-03-01")


@pytest.mark.rule("PF-027")
def test_a_special_product_without_a_source_is_a_question():
    assert ("PTCG207", "question") in standing("1 Mewtwo ru1-9", on="2010-03-01")


# Marks


@pytest.mark.rule("PF-030")
def test_p83_a_deck_legal_on_april_9_of_2026_is_not_on_april_10():
    lines = "4 Miraidon ex sv1-81"
    assert verdict(lines, "ptcg-standard", "2026-04-09") == "legal"
    assert verdict(lines, "ptcg-standard", "2026-04-10") == "illegal"


@pytest.mark.rule("PF-033")
def test_p71_a_mark_later_than_the_listed_ones_is_legal():
    from dataclasses import replace

    new = card("me04-029")[0]
    later = replace(new, id="me09-1", set="me09", released="2026-09-04", mark="K", prints=())
    deck = Deck((Entry(later, 1, "main", 1),))
    assert lint("ptcg-standard", deck, "2026-11-16", "PTCG2") == []
    earlier = Deck((Entry(replace(later, id="me09-2", mark="G"), 1, "main", 1),))
    assert [f.code for f in lint("ptcg-standard", earlier, "2026-11-16", "PTCG2")] == ["PTCG203"]


@pytest.mark.rule("PF-034")
def test_p73_basic_energy_needs_no_mark_and_fairy_energy_left_standard():
    assert standing("10 Fire Energy base1-98\n4 Metal Energy dp1-130") == []
    fairy = "10 Fairy Energy xy1-140"
    assert standing(fairy) == [("PTCG203", "error")]
    assert standing(fairy, on="2021-09-09") == []
    assert standing(fairy, "ptcg-expanded") == []


# Reprints and wording


@pytest.mark.rule("PF-035")
def test_p65_an_older_print_of_a_legal_card_is_legal():
    assert standing("4 Ultra Ball sm1-135") == [("PTCG205", "note")]
    assert verdict("4 Ultra Ball sm1-135\n1 Terapagos ex sv7-128", "ptcg-standard") == "legal"


@pytest.mark.rule("PF-035")
def test_p66_master_ball_of_plasma_blast_is_the_ace_spec_of_today():
    assert standing("1 Master Ball bw10-94") == [("PTCG205", "note")]


@pytest.mark.rule("PF-038")
def test_a_master_ball_before_plasma_blast_is_another_card():
    assert standing("1 Master Ball gym2-116") == [("PTCG203", "error")]


@pytest.mark.rule("PF-037")
@pytest.mark.rule("PF-038")
def test_p68_super_potion_of_the_base_set_is_legal_with_a_note_on_its_wording():
    assert standing("4 Super Potion base1-90", "ptcg-unlimited") == [("PTCG206", "note")]


@pytest.mark.rule("PF-037")
def test_p69_pokemon_catcher_without_a_coin_is_played_with_it():
    lines = "4 Pokémon Catcher bw10-83" + BASIC
    assert said(lines, "ptcg-expanded", "2026-11-16") == [
        "PTCG206 Pokémon Catcher PLB 83 is played as its newest text, errata of 2013-11-08 (POR 82)"
    ]
    assert verdict("4 Pokémon Catcher bw10-83\n1 Terapagos ex sv7-128", "ptcg-standard") == "legal"


@pytest.mark.rule("PF-039")
def test_p70_another_pikachu_being_legal_does_not_help_the_pikachu_of_1999():
    assert standing("4 Pikachu base1-58") == [("PTCG203", "error")]


@pytest.mark.rule("PF-038")
def test_p78_computer_search_of_the_base_set_is_another_card_than_the_ace_spec():
    assert verdict("1 Computer Search base1-71" + BASIC, "ptcg-expanded") == "illegal"
    assert ("PTCG203", "error") in standing("1 Computer Search base1-71")


@pytest.mark.rule("PF-035")
def test_a_print_that_may_not_play_the_same_is_a_question():
    assert ("PTCG207", "question") in standing("1 Sacred Ash xy2-96")


# Never legal


@pytest.mark.rule("PF-025")
def test_p80_world_championship_deck_cards_are_never_legal():
    from dataclasses import replace

    copy = replace(card("base1-58")[0], id="wcd-1", set="wcd", number="1")
    deck = Deck((Entry(copy, 4, "main", 1),))
    for ruleset in ("ptcg-unlimited", "ptcg-standard", "ptcg-bw"):
        assert [f.code for f in lint(ruleset, deck, "2026-11-16", "PTCG2")] == ["PTCG204"]


@pytest.mark.rule("PF-025")
def test_ancient_mew_is_never_legal():
    assert standing("1 Ancient Mew miscp-001", "ptcg-unlimited") == [("PTCG204", "error")]


@pytest.mark.rule("PF-068")
@pytest.mark.parametrize("print_id", ["swshp-SWSH144", "swshp-SWSH135"])
def test_a_print_that_says_it_is_not_for_tournaments_is_not_legal(print_id):
    assert ("PTCG204", "error") in standing(f"1 {print_id}", "ptcg-unlimited")


@pytest.mark.rule("PF-051")
@pytest.mark.parametrize("print_id", ["basep-24", "neo1-14"])
def test_disputed_cards_of_unlimited_are_a_question_until_a_handbook_bans_nothing(print_id):
    line = f"1 {print_id}"
    assert standing(line, "ptcg-unlimited", "2026-05-20") == [("PTCG207", "question")]
    assert standing(line, "ptcg-unlimited", "2026-05-21") == []


# Bans


@pytest.mark.rule("PF-040")
def test_p74_archeops_is_banned_in_expanded_and_another_archeops_is_not():
    assert standing("1 Archeops bw3-67", "ptcg-expanded") == [("PTCG301", "error")]
    assert standing("1 Archeops swsh12-147", "ptcg-expanded") == []


@pytest.mark.rule("PF-040")
@pytest.mark.parametrize("print_id", ["xy7-75", "xy7-75a", "sm11-206a", "sm115-60"])
def test_a_ban_covers_every_print_of_the_card(print_id):
    assert ("PTCG301", "error") in standing(f"1 {print_id}", "ptcg-expanded")


@pytest.mark.rule("PF-040")
def test_every_print_of_a_banned_card_bears_the_name_of_its_ban():
    for ban in all_bans():
        prints = {p.id for print_id in ban.prints for p in pool().get(print_id).prints}
        assert {pool().get(p).name for p in prints | ban.prints} <= {ban.card_name}


@pytest.mark.rule("PF-041")
@pytest.mark.parametrize("ban", [b for b in all_bans() if b.prints], ids=lambda b: b.name)
def test_a_ban_begins_and_ends_on_its_days(ban):
    ruleset = {"standard": "ptcg-standard", "expanded": "ptcg-expanded", "glc": "ptcg-glc"}
    line = f"1 {sorted(ban.prints)[0]}"

    def is_banned(day):
        return "PTCG301" in [c for c, _ in standing(line, ruleset[ban.format], day)]

    assert is_banned(ban.start)
    assert not is_banned(_day_before(ban.start))
    if ban.end:
        assert is_banned(_day_before(ban.end))
        assert not is_banned(ban.end)


@pytest.mark.rule("PF-041")
def test_the_bans_of_gym_leader_challenge_have_their_true_first_days():
    assert [(b.card_name, b.start) for b in all_bans() if b.format == "glc"] == [
        ("Lysandre's Trump Card", "2021-11-16"),
        ("Oranguru", "2021-11-16"),
        ("Forest of Giant Plants", "2022-01-10"),
        ("Chip-Chip Ice Axe", "2022-06-08"),
        ("Hiker", "2022-06-08"),
        ("Kyogre", "2022-11-11"),
        ("Pokémon Research Lab", "2023-11-01"),
        ("Raikou", "2024-09-01"),
        ("Marshadow", "2024-09-01"),
        ("Duskull", "2024-09-01"),
        ("Double Colorless Energy", "2025-04-24"),
        ("Twin Energy", "2025-04-24"),
        ("Dimension Valley", "2026-04-20"),
    ]


@pytest.mark.rule("PF-040")
def test_the_promo_mismagius_is_not_the_banned_one():
    assert standing("1 Mismagius sm10-78", "ptcg-expanded") == [("PTCG301", "error")]
    assert standing("1 Mismagius smp-SM245", "ptcg-expanded") == []


# Names that exclude each other

JUNIPER, SYCAMORE, RESEARCH = "1 bw1-101", "1 xy1-122", "1 sv9-155"
LYSANDRE, BOSS = "1 xy2-90", "1 me1-114"


@pytest.mark.rule("PF-043")
@pytest.mark.parametrize("ruleset", ["ptcg-expanded", "ptcg-unlimited", "ptcg-glc"])
@pytest.mark.parametrize(
    "names", [(JUNIPER, SYCAMORE), (JUNIPER, RESEARCH), (SYCAMORE, RESEARCH), (LYSANDRE, BOSS)]
)
def test_a_deck_holds_one_of_names_that_exclude_each_other(ruleset, names):
    assert standing("\n".join(names), ruleset) == [("PTCG302", "error")]
    assert all(standing(name, ruleset) == [] for name in names)


@pytest.mark.rule("PF-043")
def test_juniper_and_sycamore_exclude_each_other_in_the_standard_of_2014():
    lines = f"{JUNIPER}\n{SYCAMORE}\n1 Pikachu xy1-42"
    assert ("PTCG302", "error") in standing(lines, on="2014-06-01")


@pytest.mark.rule("PF-043")
@pytest.mark.parametrize(
    ("lines", "last_day"),
    [("1 bw1-101\n1 swsh1-178", "2020-02-06"), ("1 xy2-90\n1 swsh2-154", "2020-04-30")],
)
def test_names_exclude_each_other_from_their_day(lines, last_day):
    def is_refused(day):
        return ("PTCG302", "error") in standing(lines, "ptcg-unlimited", day)

    assert not is_refused(last_day)
    assert is_refused(_day_after(last_day))


@pytest.mark.rule("PF-043")
def test_the_prism_star_and_the_trump_card_of_lysandre_are_other_names():
    lines = "1 Lysandre ◇ sm6-110\n1 Lysandre's Trump Card xy4-99\n" + BOSS
    assert "PTCG302" not in [code for code, _ in standing(lines, "ptcg-unlimited")]


@pytest.mark.rule("PF-030")
@pytest.mark.parametrize("period", [p for p in periods() if p.marks], ids=lambda p: p.name)
def test_no_print_is_in_or_in_doubt_before_the_day_a_format_of_marks_begins(period):
    of_period = PeriodPool(period, period.start)
    prints = [card.own for card in pool().cards("pokemon") if card.released < of_period.begins]
    assert len(prints) > 9_000
    assert {of_period.direct(p).kind for p in prints} == {OUT}


def test_a_card_knows_the_day_of_the_newest_print_that_plays_the_same():
    for each in list(pool().cards("pokemon"))[::50]:
        assert each.newest == max(p.released for p in each.prints)


# Gym Leader Challenge


@pytest.mark.rule("PF-070")
def test_gym_leader_challenge_takes_the_expanded_pool_without_its_bans():
    lines = "1 Archen bw3-66\n1 Archeops bw3-67\n1 Mankey sv1-107"
    assert verdict(lines, "ptcg-glc") == "legal"
    assert ("PTCG203", "error") in standing("1 Pikachu base1-58", "ptcg-glc")


@pytest.mark.rule("PF-070")
def test_every_double_colorless_energy_is_banned_in_gym_leader_challenge():
    for print_id in ("bw4-92", "sm1-136", "base1-96"):
        assert ("PTCG301", "error") in standing(f"1 {print_id}", "ptcg-glc", "2025-04-24")
    assert standing("1 bw4-92", "ptcg-glc", "2025-04-23") == []


@pytest.mark.rule("PF-071")
def test_pokemon_of_two_types_do_not_fit_one_gym():
    lines = "1 Charmander pgo-8\n1 Charmeleon pgo-9\n1 Squirtle pgo-15"
    assert said(lines, "ptcg-glc") == [
        "PTCG403 Squirtle is Water (this deck is Fire)",
    ]


@pytest.mark.rule("PF-072")
def test_a_pokemon_of_two_types_fits_either_gym():
    bisharp = "1 Bisharp xy11-64"
    assert card("xy11-64")[0].types == ("Darkness", "Metal")
    for friend in ("Metang sv5-114", "Poochyena sv5-105"):
        assert lint("ptcg-glc", filled(f"{bisharp}\n2 {friend}"), "", "PTCG403") == []
    assert lint("ptcg-glc", filled(f"{bisharp}\n2 Mankey sv1-107"), "", "PTCG403") != []


@pytest.mark.rule("PF-073")
def test_one_copy_of_a_name_in_gym_leader_challenge():
    assert verdict("2 Ultra Ball sv1-196\n1 Charmander pgo-8", "ptcg-glc") == "illegal"
    assert verdict("1 Ultra Ball sv1-196\n1 Charmander pgo-8", "ptcg-glc") == "legal"


@pytest.mark.rule("PF-074")
@pytest.mark.parametrize(
    "print_id",
    [
        "bw4-22",
        "xy2-13",
        "xy10-14",
        "sm35-39",
        "pgo-30",
        "pgo-31",
        "swsh3-20",
        "swshp-SWSH159",
        "pgo-11",
        "sv3-125",
        "me2-13",
        "sm6-96",
        "sm5-120",
        "sm5-136",
        "sv5-153",
        "bw7-137",
    ],
)
def test_rule_box_cards_have_no_place_in_gym_leader_challenge(print_id):
    found = lint("ptcg-glc", filled(f"1 {print_id}"), "2026-11-16", "PTCG405")
    assert [f.code for f in found] == ["PTCG405"], card(print_id)[0].name


@pytest.mark.rule("PF-075")
def test_ancient_traits_came_with_the_first_update_of_gym_leader_challenge():
    sceptile = filled("1 Sceptile xy5-9")
    (found,) = lint("ptcg-glc", sceptile, "2021-10-31", "PTCG405")
    assert found.message.startswith("Sceptile is a Pokémon with an Ancient Trait")
    assert lint("ptcg-glc", sceptile, "2021-11-01", "PTCG405") == []


@pytest.mark.rule("PF-075")
@pytest.mark.parametrize("print_id", ["swsh45-21", "xy5-9"])
def test_amazing_rare_and_ancient_trait_pokemon_are_allowed(print_id):
    assert lint("ptcg-glc", filled(f"1 {print_id}"), "2022-01-01", "PTCG405") == []


# Days


def test_the_breakpoints_hold_every_day_on_which_a_verdict_can_change():
    days = breakpoints()
    assert list(days) == sorted(days)
    assert {"2026-04-10", "2014-09-03", "2024-09-27", "2025-04-24"} <= set(days)


def _day_before(day):
    from datetime import date, timedelta

    return (date.fromisoformat(day) - timedelta(1)).isoformat()


def _day_after(day):
    from rulesets.ptcg.formats.periods import days_after

    return days_after(day, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "day", ["1998-01-01", "2004-05-05", "2012-12-12", "2019-12-01", "2030-01-01"]
)
def test_every_card_of_the_pool_stands_somehow_on_every_day(day):
    cards = list(pool().cards("pokemon"))
    rng = Random(7)
    for ruleset in (registry.load(i) for i in registry.ids() if i.startswith("ptcg-")):
        rules = ruleset.in_force(day, "", {})
        for _ in range(40):
            drawn = rng.sample(cards, 30)
            entries = [Entry(c, rng.randint(1, 5), "main", n) for n, c in enumerate(drawn, 1)]
            for found in (f for c in ruleset.checks for f in c.run(Deck(tuple(entries)), rules)):
                assert found.message
                assert all(statements.get(cite) for cite in found.cites)
                assert found.cites
