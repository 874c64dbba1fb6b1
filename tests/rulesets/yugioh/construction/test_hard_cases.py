"""The hard deck-construction cases of Yu-Gi-Oh!, row by row (the row's number is in the name).

Rows Y40, Y57 and Y58 are about Rush Duels, whose cards are not in the pool: see
docs/rulings-yugioh.md.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from cardpool.ingest import lflist
from rulesets.deck import Deck, Entry
from rulesets.yugioh.construction.siding import side_swap
from rulesets.yugioh.formats import lists
from tests.rulesets.yugioh.decks import codes, deck, filled, findings, named, pool, rules

ALL_TIME = "2026-08-22"


def own_list(text):
    return next(lflist.parse(text, Path("mine.conf")))


@pytest.mark.rule("YGO-922")
def test_y1_harpie_lady_one_two_three_and_cyber_are_four_of_one_name():
    lines = "1 Harpie Lady 1\n1 Harpie Lady 2\n1 Harpie Lady 3\n1 Cyber Harpie Lady"
    assert codes(lines, on=ALL_TIME) == ["YGO104"]


@pytest.mark.rule("YGO-922")
def test_y3_a_legendary_ocean_counts_as_umi():
    assert codes("2 Umi\n2 A Legendary Ocean", on=ALL_TIME) == ["YGO104"]


@pytest.mark.rule("YGO-922")
def test_y5_names_that_change_only_on_the_field_do_not_count():
    lines = "3 Cyber Dragon\n3 Proto-Cyber Dragon\n3 Cyber Dragon Core"
    assert codes(lines, on=ALL_TIME) == []


@pytest.mark.parametrize(
    ("head", "member"),
    [
        pytest.param("Polymerization", "Fusion Substitute", id="Y7"),
        pytest.param("Fallen of Albaz", "Fallen of the White Dragon", id="Y8"),
        pytest.param("Water Dragon", "Light Water Dragon", id="Y10-water"),
        pytest.param("Hungry Burger", "Angry Burger", id="Y10-burger"),
    ],
)
@pytest.mark.rule("YGO-922")
def test_y7_to_y10_always_treated_as_counts_together(head, member):
    assert codes(f"3 {head}\n1 {member}", on=ALL_TIME) == ["YGO104"]


@pytest.mark.parametrize(
    ("head", "member"),
    [
        ("Crimson Blader", "Crimson Blade Dragon"),
        ("Supreme King Z-ARC", "Odd-Eyes Arcray Dragon"),
        ("Number C39: Utopia Ray", "Ultimate Leo Utopia Ray"),
    ],
)
@pytest.mark.rule("YGO-922")
def test_y10_extra_deck_name_classes_count_together(head, member):
    assert codes(f"Extra\n3 {head}\n1 {member}", on=ALL_TIME) == ["YGO104"]


@pytest.mark.rule("YF-009")
def test_y11_also_treated_as_is_a_question():
    card = replace(
        named("Gemini Elf"), id="x1", name="Legendary Dragon Timaeus", copy_key="x1", password=1
    )
    entries = filled("3 The Eye of Timaeus").entries
    found = findings(Deck((*entries, Entry(card, 1, "main", 9))), on=ALL_TIME)
    assert [(f.code, f.severity) for f in found] == [("YGO105", "question")]


@pytest.mark.rule("YF-009")
def test_y11_three_eyes_of_timaeus_alone_are_legal():
    assert codes("3 The Eye of Timaeus", on=ALL_TIME) == []


@pytest.mark.rule("YGO-922")
def test_y13_an_original_rank_treated_as_one_is_no_name():
    lines = "Extra\n3 Number F0: Utopic Future\n3 Number 39: Utopia"
    assert codes(lines, on=ALL_TIME) == []


@pytest.mark.rule("YGO-003")
def test_y14_two_passwords_of_dark_magician_are_one_card():
    two = [pool().get("46986414"), pool().get("36996508")]
    entries = filled("", 36).entries + tuple(Entry(card, 2, "main", 1) for card in two)
    found = findings(Deck(entries), on=ALL_TIME)
    assert [f.message for f in found] == ["4 copies of Dark Magician (lines 1, 1; limit 3)"]


@pytest.mark.rule("YF-027")
@pytest.mark.parametrize("listed", [4280258, 4280259])
def test_y17_a_list_that_names_one_artwork_binds_all(listed):
    art = pool().password(4280259)
    deck_ = Deck((*filled("").entries, Entry(art, 1, "extra", 1)))
    found = codes(deck_, on=ALL_TIME, list=own_list(f"!mine\n{listed} 0 --Apollousa\n"))
    assert found == ["YGO301"]


@pytest.mark.rule("YF-027")
def test_y18_a_whitelist_is_folded_over_all_passwords():
    names = {e.card.password for e in filled("").entries}
    text = "!mine\n$whitelist\n" + "".join(f"{p} 3\n" for p in names)
    white = own_list(text + "46986414 3\n")
    arkana = pool().get("36996508")
    assert codes(Deck((*filled("").entries, Entry(arkana, 1))), list=white) == []
    assert codes("1 Dark Hole", list=white) == ["YGO304"]
    umi = white._replace(limits={**white.limits, 22702055: 3})
    assert codes("1 Umi", list=umi) == []
    assert codes("1 A Legendary Ocean", list=umi) == ["YGO304"]


@pytest.mark.rule("YF-046")
@pytest.mark.parametrize("invented", [10000000, 10000010, 10000020, 10000001])
def test_y19_god_cards_are_found_by_invented_passwords(invented):
    god = pool().password(invented)
    assert god is not None and god.id.startswith("k")
    assert codes(Deck((*filled("", 39).entries, Entry(god, 1))), on=ALL_TIME) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("Red-Eyes B. Dragon", "Red-Eyes Black Dragon"), ("Frog the Jam", "Slime Toad")],
)
def test_y20_former_names_lead_to_the_card(old, new):
    assert {card.name for card in pool().named(old, "yugioh")} == {new}


@pytest.mark.rule("YGO-002")
@pytest.mark.rule("YGO-249")
def test_y23_three_copies_over_all_decks():
    found = findings("2 Gemini Elf\nExtra\n1 Gemini Elf\nSide\n1 Gemini Elf", on=ALL_TIME)
    assert "4 copies of Gemini Elf (lines 1 main, 3 extra, 5 side; limit 3)" in [
        f.message for f in found
    ]


@pytest.mark.rule("YGO-001")
@pytest.mark.parametrize(("size", "expected"), [(39, ["YGO101"]), (40, []), (61, ["YGO101"])])
def test_y24_main_deck_of_forty_to_sixty(size, expected):
    more = (
        "Sakuretsu Armor",
        "Book of Moon",
        "Dust Tornado",
        "Scapegoat",
        "Jinzo",
        "Spirit Reaper",
    )
    more = "\n".join(f"3 {name}" for name in (*more, "Enemy Controller")) if size > 42 else ""
    assert codes(filled(more, size), "ygo-tcg", "2026-08-22") == expected


@pytest.mark.rule("YF-001")
def test_y25_sixty_five_cards_before_the_cap_are_legal():
    assert not _has("YGO101", Deck((Entry(named("Gemini Elf"), 65),)), "2008-08-01")
    assert _has("YGO101", Deck((Entry(named("Gemini Elf"), 65),)), "2008-08-13")


def _has(code, of, on, ruleset="ygo-tcg"):
    return code in codes(of, ruleset, on)


@pytest.mark.rule("YF-001")
def test_y26_twenty_fusion_monsters_in_2007_are_legal():
    fusions = Deck((Entry(named("Thousand Dragon"), 20, "extra"),))
    assert not _has("YGO102", fusions, "2007-06-15")
    assert _has("YGO102", fusions, "2008-08-13")


@pytest.mark.rule("YF-004")
def test_y27_side_deck_of_seven_in_october_2008_breaks_the_policy():
    side = Deck((Entry(named("Gemini Elf"), 7, "side"),))
    assert _has("YGO103", side, "2008-10-15")


@pytest.mark.rule("YF-005")
def test_y28_ocg_side_deck_of_twelve_in_1999_is_illegal():
    side = Deck((Entry(named("Gemini Elf"), 12, "side"),))
    assert _has("YGO103", side, "1999-08-01", "ygo-ocg")


@pytest.mark.rule("YGO-009")
@pytest.mark.parametrize(
    "name", ["Thousand Dragon", "Stardust Dragon", "Gagaga Cowboy", "Decode Talker"]
)
def test_y29_extra_deck_monsters_in_the_main_deck_are_illegal(name):
    assert codes(f"1 {name}", on=ALL_TIME) == ["YGO401"]
    assert codes(f"Extra\n1 {name}", on=ALL_TIME) == []


@pytest.mark.rule("YGO-011")
def test_y32_ordinary_pendulum_monster_in_the_extra_deck_is_illegal():
    assert codes("Extra\n1 Stargazer Magician", on=ALL_TIME) == ["YGO402"]
    assert codes("1 Stargazer Magician", on=ALL_TIME) == []


@pytest.mark.rule("YF-040")
@pytest.mark.rule("YF-041")
def test_pendulum_hybrids_go_to_the_extra_deck_but_ritual_pendulum_to_the_main_deck():
    assert codes("Extra\n1 Odd-Eyes Rebellion Dragon", on=ALL_TIME) == []
    assert codes("1 Odd-Eyes Rebellion Dragon", on=ALL_TIME) == ["YGO401"]
    assert codes("1 Odd-Eyes Pendulumgraph Dragon", on=ALL_TIME) == []
    assert codes("Extra\n1 Odd-Eyes Pendulumgraph Dragon", on=ALL_TIME) == ["YGO402"]


@pytest.mark.rule("YF-040")
@pytest.mark.parametrize(
    ("on", "kinds"),
    [
        ("2008-01-01", "Fusion"),
        ("2010-06-01", "Fusion and Synchro"),
        ("2012-01-01", "Fusion, Synchro and Xyz"),
    ],
)
def test_a_kind_belongs_to_the_extra_deck_since_it_exists(on, kinds):
    said = [f.message for f in findings("Extra\n1 Decode Talker", on=on) if f.code == "YGO402"]
    assert said == [
        f"Decode Talker is a Link Monster; on {on} the Extra Deck takes {kinds} Monsters only"
        " (line 2)"
    ]


@pytest.mark.rule("YF-042")
def test_y33_the_extra_deck_limit_is_for_construction_only():
    # Nothing in the deck says what may lie face-up there later, so fifteen are enough to be legal.
    extra = "\n".join(f"3 {n}" for n in ("Stardust Dragon", "Thousand Dragon", "Gagaga Cowboy"))
    extra += "\n3 Black Rose Dragon\n3 Red Dragon Archfiend"
    assert codes(f"3 Stargazer Magician\nExtra\n{extra}", on=ALL_TIME) == []


@pytest.mark.rule("YGO-013")
@pytest.mark.rule("YGO-036")
def test_y35_a_token_is_reported_and_not_dropped():
    found = findings("1 Sheep Token", on=ALL_TIME)
    assert [f.message for f in found] == [
        "Sheep Token is a Token and never part of a deck (line 1)"
    ]


REGISTERED = "40 Gemini Elf\nExtra\n3 Thousand Dragon\nSide\n5 Dark Hole\n2 Stardust Dragon"
SIDED = (
    "35 Gemini Elf\n5 Dark Hole\nExtra\n1 Thousand Dragon\n2 Stardust Dragon\n"
    "Side\n5 Gemini Elf\n2 Thousand Dragon"
)


def swap(duel, **more):
    in_force = rules("ygo-tcg", "2014-07-14")
    return [f.code for f in side_swap(deck(REGISTERED), deck(SIDED), in_force, duel, **more)]


@pytest.mark.rule("YGO-270")
@pytest.mark.rule("YGO-312")
@pytest.mark.rule("YF-061")
def test_y36_one_for_one_in_each_zone_is_legal():
    assert swap(2) == []


@pytest.mark.rule("YF-062")
def test_y38_siding_before_the_first_duel_is_illegal():
    assert swap(1) == ["YGO503"]


@pytest.mark.rule("YF-063")
def test_y39_no_siding_after_a_duel_lost_by_penalty_before_it_began():
    assert swap(2, undueled=True) == ["YGO504"]
    assert swap(3) == []


@pytest.mark.rule("YGO-250")
@pytest.mark.rule("YF-021")
def test_y41_a_limit_spans_main_and_side():
    assert codes("1 Dark Hole\nSide\n1 Dark Hole", "ygo-9") == ["YGO302"]


@pytest.mark.rule("YGO-251")
def test_a_semi_limited_card_twice_is_legal_and_three_times_not():
    assert codes("2 Card Trooper", "ygo-9") == []
    assert codes("2 Card Trooper\nSide\n1 Card Trooper", "ygo-9") == ["YGO303"]


@pytest.mark.rule("YGO-252")
@pytest.mark.rule("YF-026")
def test_y42_traditional_reads_forbidden_as_limited():
    assert codes("1 Pot of Greed", "ygo-traditional", ALL_TIME) == []
    assert codes("2 Pot of Greed", "ygo-traditional", ALL_TIME) == ["YGO302"]
    assert codes("1 Pot of Greed", "ygo-tcg", ALL_TIME) == ["YGO301"]


@pytest.mark.rule("YF-010")
def test_y44_an_ocg_only_card_is_illegal_in_the_tcg():
    assert codes("1 Ankuriboh", "ygo-tcg", ALL_TIME) == ["YGO201"]
    assert codes("1 Ankuriboh", "ygo-ocg", ALL_TIME) == []


@pytest.mark.rule("YF-010")
@pytest.mark.rule("YF-011")
def test_y45_a_card_is_legal_from_its_day_in_the_territory():
    card = "1 Light End Dragon"  # America 2009-05-12, Europe 2009-06-04
    lines = f"Extra\n{card}"
    assert codes(lines, on="2009-05-12", region="na") == []
    assert codes(lines, on="2009-06-03", region="eu") == ["YGO201"]
    assert codes(lines, on="2009-06-04", region="eu") == []
    assert codes(lines, on="2009-05-11", region="na") == ["YGO201"]
    found = findings(lines, on="2009-05-20")
    assert [(f.code, f.severity) for f in found] == [("YGO202", "question")]


@pytest.mark.rule("YF-020")
def test_y47_the_list_of_may_2022_began_on_the_seventeenth():
    assert lists.on_day("tcg", "2022-05-16").since == "2022-02-07"
    assert lists.on_day("tcg", "2022-05-17").since == "2022-05-17"


@pytest.mark.rule("YF-020")
def test_y48_an_announced_list_does_not_bind_before_its_day():
    assert lists.on_day("tcg", "2026-05-17").since == "2026-02-02"
    assert lists.on_day("tcg", "2026-05-18").since == "2026-05-18"
    assert lists.on_day("tcg", "2024-04-15", "na").since == "2024-04-15"
    assert lists.on_day("tcg", "2024-04-15", "eu").since == "2024-01-01"


@pytest.mark.rule("YF-024")
def test_y49_the_adjusted_list_binds_premier_events_only():
    plushfire = "1 Performage Plushfire"
    assert codes(plushfire, on="2016-03-01") == []
    assert codes(plushfire, on="2016-03-01", premier=True) == ["YGO301"]
    assert codes(plushfire, on="2016-02-07", premier=True) == []


@pytest.mark.rule("YGO-252")
@pytest.mark.rule("YF-044")
def test_y50_match_winners_are_illegal_each_for_its_reason():
    assert codes("1 Victory Dragon", on=ALL_TIME) == ["YGO301"]
    assert codes("1 Tyr, the Vanquishing Warlord", on=ALL_TIME) == ["YGO403"]


@pytest.mark.rule("YF-043")
def test_y51_y52_speed_duel_cards_are_legal_but_for_skill_cards():
    assert codes("1 Aqua Chorus", on=ALL_TIME) == []
    assert codes("1 A Bountiful Ocean", on=ALL_TIME) == ["YGO403"]


@pytest.mark.rule("YF-045")
def test_y53_a_speed_duel_deck_has_one_skill_that_does_not_count():
    deck_ = Deck((Entry(named("Gemini Elf"), 20), Entry(named("A Bountiful Ocean"), 1)))
    assert not {"YGO101", "YGO403", "YGO405"} & set(codes(deck_, "ygo-speed", "2025-08-01"))
    two = Deck((*deck_.entries, Entry(named("Hyper Metamorphosis"), 1)))
    assert "YGO405" in codes(two, "ygo-speed", "2025-08-01")


@pytest.mark.rule("YF-045")
def test_a_skill_card_met_before_still_does_not_count():
    in_force = rules("ygo-speed", "2025-08-01")
    skill = Entry(named("A Bountiful Ocean"), 1, "main", 1)
    sizes = [in_force.tally(Deck((skill,))).sizes["main"] for _ in range(2)]
    assert sizes == [0, 0]


@pytest.mark.rule("YF-045")
@pytest.mark.parametrize(("section", "code"), [("extra", "YGO102"), ("side", "YGO103")])
def test_y55_y56_speed_duel_extra_and_side_deck_of_six(section, code):
    card = named("Thousand Dragon")
    assert code not in codes(Deck((Entry(card, 6, section),)), "ygo-speed", "2025-08-01")
    assert code in codes(Deck((Entry(card, 7, section),)), "ygo-speed", "2025-08-01")


@pytest.mark.rule("YF-031")
@pytest.mark.rule("YF-032")
@pytest.mark.parametrize(
    ("cap", "expected"), [(None, []), (0, ["YGO305"]), (200, []), (99, ["YGO305"])]
)
def test_y62_the_genesys_cap_is_a_parameter(cap, expected):
    assert codes("1 Last Turn", "ygo-genesys", "2026-05-20", cap=cap) == expected


@pytest.mark.rule("YF-030")
def test_genesys_bars_link_and_pendulum_hybrids_but_has_no_forbidden_cards():
    lines = "Extra\n1 Decode Talker\n1 Odd-Eyes Rebellion Dragon"
    found = findings(lines, "ygo-genesys", "2026-05-20")
    assert [f.code for f in found] == ["YGO306", "YGO306"]
    assert codes("1 Pot of Greed", "ygo-genesys", "2026-05-20") == []


@pytest.mark.rule("YF-033")
def test_ocg_genesys_of_august_2026_bars_later_cards():
    late = next(c for c in pool().cards("yugioh") if _only_after(c, "2025-11-01"))
    in_deck = Deck((*filled("").entries, Entry(late, 1, "main", 1)))
    assert "YGO201" in codes(in_deck, "ygo-genesys", "2026-08-02", region="ocg")
    assert "YGO201" not in codes(in_deck, "ygo-genesys", "2026-07-20", region="ocg")


def _only_after(card, day):
    released = card.released
    barred = {"Link", "Pendulum", "Fusion", "Synchro", "Xyz"}
    late = released.get("ocg", "") > day and not released.get("tcg")
    return late and barred.isdisjoint(card.subkinds)


@pytest.mark.rule("YF-013")
@pytest.mark.rule("YF-027")
def test_y63_goat_codes_for_old_texts_mean_the_card():
    old = pool().password(504700000)
    assert old is not None and old.name == "Skull Dice"
    assert codes(Deck((*filled("").entries, Entry(old, 1))), "ygo-goat") == []
