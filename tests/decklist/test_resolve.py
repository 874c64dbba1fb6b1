"""What lines come to mean: ids, sets and numbers, names in any language, typos, choices."""

from collections import Counter

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.decklist.read import read_text
from deckcheck.resolver import Resolver
from rulesets.lines.grammar import parse
from rulesets.lines.model import Written
from rulesets.lines.near import nearly
from rulesets.ptcg.lookup.named import by_name


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def resolved(pool, line, game="pokemon", admits=None):
    (source,) = read_text(f"{line}\n", "x")
    reading = Resolver(pool, game, admits).read(source)
    return [entry.card.id for entry in reading.entries], [p.code for p in reading.problems]


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("4 Pikachu BS 58", "base1-58"),
        ("4 Pikachu base1-58", "base1-58"),
        ("4 Basic {L} Energy SVE 4", "sve-4"),
        ("1 Iono PR-SV 124", "svp-124"),
        ("1 Boss's Orders PR-SW 251", "swshp-SWSH251"),
        ("1 Kirlia PR SWSH271", "swshp-SWSH271"),
        ("4 Glurak BS 4", "base1-4"),
        ("4 Dracaufeu BS 4", "base1-4"),
        ("1 Heat Factory {*} LOT 178", "sm8-178"),
        ("4 Prime Catcher - ACESPEC TEF 157", "sv5-157"),
        ("2 Marnie's Morgrem SV 10 135", "sv10-135"),
        ("4 Professor\u2019s Research SSH 178", "swsh1-178"),
        ("4 Professor&#39;s Research SSH 178", "swsh1-178"),
        ("4 charcadet ssp 32", "sv8-32"),
        ("1 Manaphy CRZ-GG 6", "swsh12pt5gg-GG06"),
        ("1 Manaphy CRZ:GG GG06", "swsh12pt5gg-GG06"),
        ("1 Alph Lithograph HS ONE", "hgss1-ONE"),
        ("4 Charcadet 32/191", "sv8-32"),
        ("4 Énergie {R} de base SVE 2", "sve-2"),
        ("4 Énergie Feu de base SVE 2", "sve-2"),
        ("4 Energía Fuego Básica SVE 2", "sve-2"),
        ("4 Energia base {R} SVE 2", "sve-2"),
        ("4 Energia de Fogo Básica SVE 2", "sve-2"),
        ("4 Basis-{R}-Energie SVE 2", "sve-2"),
    ],
)
def test_a_pokemon_line_means_one_card_without_a_word(pool, line, card):
    assert resolved(pool, line) == ([card], [])


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("89631139", "89631139"),
        ("3 Blue-Eyes White Dragon", "89631139"),
        ("3 Blue-Eyes White Dragon LOB-001", "89631139"),
        ("3 Dragon Blanc aux Yeux Bleus", "89631139"),
    ],
)
def test_a_yugioh_line_means_one_card(pool, line, card):
    (source,) = read_text(f"{line}\n", "x", "ydk")
    reading = Resolver(pool, "yugioh").read(source)
    assert [entry.card.id for entry in reading.entries] == [card]
    assert not reading.problems


def test_extra_deck_monsters_of_a_list_without_sections_go_to_the_extra_deck(pool):
    (source,) = read_text("3 Dark Magician\n1 Stardust Dragon\n", "x")
    reading = Resolver(pool, "yugioh").read(source)
    assert [entry.section for entry in reading.entries] == ["main", "extra"]


def test_unresolved_copies_count_for_the_size(pool):
    (source,) = read_text("4 Pikachu BS 58\n3 Glorpzax\n", "x")
    reading = Resolver(pool, "pokemon").read(source)
    assert reading.unresolved == {"main": 3}
    assert reading.size() == 7


def test_a_bare_name_takes_the_newest_card_that_the_ruleset_admits(pool):
    old = resolved(pool, "4 Pikachu", admits=lambda card, **_: card.set == "base1")
    assert old == (["base1-58"], ["DECK011"])


@pytest.mark.parametrize("day", ["2021-10-01", "2024-08-16", "2026-05-20"])
def test_a_name_takes_the_same_card_where_old_prints_are_passed_over_unasked(pool, day):
    linter, quick = Checker(pool, "ptcg-standard", day).by("ptcg-standard")
    thorough = Resolver(pool, "pokemon", linter.admits, day=day)
    assert quick.begins and not thorough.begins
    names = sorted({card.name for card in pool.cards("pokemon")})[::7]
    for what in [Written(f"1 {name}", 1, name) for name in names]:
        assert quick.resolve(what) == thorough.resolve(what), what.name


@pytest.mark.parametrize("name", ["Basic Darkness Energy", "Basic {D} Energy"])
def test_a_basic_energy_by_its_clients_name_is_no_special_one(pool, name):
    cards = by_name(pool, name).choices
    assert len(cards) > 20
    assert all("Basic Energy" in card.subkinds for card in cards)


def test_basic_or_special_energy_is_asked_unless_only_one_is_admitted(pool):
    assert resolved(pool, "5 Darkness Energy") == ([], ["DECK003"])
    basic = resolved(pool, "5 Darkness Energy", admits=lambda c, **_: "Basic Energy" in c.subkinds)
    assert basic[1] == []
    assert len(basic[0]) == 1


def test_the_three_spellings_of_basic_energy_are_one_name(pool):
    text = "10 Basic Psychic Energy\n5 Psychic Energy\n5 Basic {P} Energy SVE 5\n"
    (source,) = read_text(text, "x")
    reading = Resolver(pool, "pokemon").read(source)
    assert {entry.card.copy_key for entry in reading.entries} == {"psychic energy"}
    assert not reading.problems


def test_the_language_of_a_line_is_kept(pool):
    (source,) = read_text("4 Glurak BS 4\n4 Pikachu BS 58\n", "x")
    reading = Resolver(pool, "pokemon").read(source)
    assert [entry.lang for entry in reading.entries] == ["de", ""]


def test_endless_nonsense_is_given_up(pool):
    rows = [f"4 Xq{chr(97 + i % 26)}zz{i}wkv" for i in range(3000)]
    (source,) = read_text("\n".join(rows), "x")
    problems = Resolver(pool, "pokemon").read(source).problems
    assert len(problems) < 300
    assert problems[-1].message.endswith("the lines from here on were not read")


def test_another_surname_is_no_typo(pool):
    assert resolved(pool, "4 Professeur Cosmo") == ([], ["DECK002"])
    assert resolved(pool, "4 Professeur Ormee")[1] == ["DECK005"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Battle Compressor", "Battle Compressor Team Flare Gear"),
        ("Beast Energy", "Beast Energy ◇"),
        ("Cynthia & Caitlyn", "Cynthia & Caitlin"),
    ],
)
def test_part_of_a_name_or_a_typo_is_read_as_the_one_name_it_must_be(pool, said, meant):
    assert nearly(pool, said, "pokemon") == meant


def test_a_name_a_typo_away_is_meant_before_a_longer_one_with_the_words(pool):
    assert nearly(pool, "Magical Hat", "yugioh") == "Magical Hats"  # not White Magical Hat


def test_a_level_behind_a_name_chooses_among_the_cards_of_that_name(pool):
    assert resolved(pool, "1 Bidoof Lv.11") == (["dp2-73"], [])


def by_number(pool, number, name=""):
    """Return the card of a number and the codes of what is to say about it."""
    what = Written(number, 1, name, password=int(number))
    found = Resolver(pool, "yugioh").resolve(what)
    return found.card and found.card.id, [note.code for note in found.notes]


@pytest.mark.parametrize(
    ("number", "name", "said"),
    [
        ("101008001", "", ("86605184", ["DECK012"])),
        ("101008001", "Firewall Guardian", ("86605184", ["DECK012"])),
        ("101008001", "Dark Magician", (None, ["DECK004"])),
        ("100236001", "", (None, ["DECK003"])),
        ("20066", "", ("u20066", [])),
        ("20066", "Guan Yu", ("u20066", [])),
        ("20066", "Dark Magician", (None, ["DECK004"])),
        ("101999001", "", (None, ["DECK002"])),
        ("93490857", "", (None, ["DECK002"])),
    ],
)
def test_a_number_that_is_no_password_is_a_placeholder_or_of_no_printing(pool, number, name, said):
    assert by_number(pool, number, name) == said


def test_a_number_behind_a_password_is_not_taken_for_an_artwork_of_the_card(pool):
    what = Written("93490857", 1, password=93490857)
    (note,) = Resolver(pool, "yugioh").resolve(what).notes
    assert note.message == (
        "no card has the password 93490857; simulators number artworks and tokens of"
        " Swordsoul Strategist Longyuan (93490856) so"
    )


def test_cards_of_no_printing_fill_their_places_in_the_deck(pool):
    text = "#main\n" + "20066\n" * 3 + "89631139\n" * 37 + "#extra\n160007035\n"
    (source,) = read_text(text, "bot.ydk")
    result = Checker(pool, "ygo-tcg", "2026-05-20").check(source)
    codes = Counter(finding.code for finding in result.findings)
    assert not codes.keys() & {"YGO101", "YGO102", "YGO401", "YGO402", "YGO201", "YGO202"}
    assert result.verdict == "illegal"


@pytest.mark.rule("YF-047")
def test_a_card_of_no_printing_is_in_no_deck(pool):
    text = "#main\n20066\n511000683\n73915051\n#extra\n160007035\n"
    (source,) = read_text(text, "bot.ydk")
    result = Checker(pool, "ygo-tcg", "2026-05-20").check(source)
    found = [finding for finding in result.findings if finding.code == "YGO403"]
    assert [finding.message for finding in found] == [
        "Guanyu (关羽) is never part of a deck: fan-made card 20066, in no printing of the game"
        " (line 2)",
        "Number Frame is never part of a deck: card of the cartoons 511000683, in no printing of"
        " the game (line 3)",
        "CAN:D LIVE (ＣＡＮ：Ｄ ＬＩＶＥ) is never part of a deck: Rush Duel card 160007035, a card"
        " of another game (line 6)",
    ]
    assert {finding.cites for finding in found} == {("YGO-036", "YF-047")}


def test_a_ydk_without_headers_is_sorted_by_the_kind_of_the_cards(pool):
    (source,) = read_text("89631139\n" * 3 + "23995346\n", "goat.ydk")  # the last is a Fusion
    reading = Resolver(pool, "yugioh").read(source)
    assert [(e.card.name, e.section) for e in reading.entries[2:]] == [
        ("Blue-Eyes White Dragon", "main"),
        ("Blue-Eyes Ultimate Dragon", "extra"),
    ]


def test_cards_before_the_first_header_of_a_ydk_are_main_deck(pool):
    (source,) = read_text("23995346\n#extra\n23995346\n", "goat.ydk")
    reading = Resolver(pool, "yugioh").read(source)
    assert [e.section for e in reading.entries] == ["main", "extra"]


def test_a_basic_energy_that_another_language_calls_basic_is_never_the_special_one(pool):
    cards, problems = resolved(pool, "8 Énergie Obscurité de base")
    assert problems == []
    assert "Basic Energy" in pool.get(cards[0]).subkinds


def test_what_stands_on_an_unreadable_line_is_not_missing(pool):
    (source,) = read_text("4.5 Pikachu BS 58\n4 Raichu BS 14\n52 Fire Energy\n", "x.txt")
    result = Checker(pool, "ptcg-unlimited", "2026-05-20").check(source)
    assert [finding.code for finding in result.findings] == ["DECK001"]
    assert result.verdict == "unreadable"


@pytest.mark.parametrize(
    ("line", "card"),
    [
        *(("4 Pikachu ex (SSP) 57", "sv8-57"), ("4 Pikachu ex [SSP] 57", "sv8-57")),
        *(("4 Pikachu ex SSP-57", "sv8-57"), ("4 Pikachu ex (SSP57)", "sv8-57")),
        *(("4 Pikachu ex SV08-057", "sv8-57"), ("4 Pikachu ex {SSP 57}", "sv8-57")),
        *(("4 Pikachu ex SSP EN 057/191", "sv8-57"), ("4 Pikachu ex 057/191 SSP", "sv8-57")),
        *(("4 Pikachu ex (Surging Sparks 57)", "sv8-57"), ("4 Pikachu (Base Set 58)", "base1-58")),
        *(("4 Pikachu Base Set", "base1-58"), ("4 Pikachu - Jungle", "base2-60")),
        *(("4 Pikachu SWSH020", "swshp-SWSH020"), ("4 Pikachu SWSH 20", "swshp-SWSH020")),
        *(("4 Pikachu XY95", "xyp-XY95"), ("4 Pikachu SM04", "smp-SM04")),
        *(("4 SSP 57", "sv8-57"), ("4 sv8-57", "sv8-57")),
        *(("4 Bill #91", "base1-91"), ("1 Ampharos Prime", "hgss1-105")),
    ],
)
def test_a_place_in_another_notation_means_the_card_there(pool, line, card):
    assert resolved(pool, line) == ([card], [])


def test_the_total_behind_a_number_tells_which_set_is_meant(pool):
    assert resolved(pool, "4 Pikachu ex 57/191") == (["sv8-57"], [])
    assert resolved(pool, "4 Pikachu ex 057/217") == (["me2pt5-57"], [])
    assert resolved(pool, "4 Pikachu ex 57/190")[1] == ["DECK010"]


@pytest.mark.parametrize(
    ("line", "card", "code"),
    [
        ("1 Pikachu VMAX 44", "swsh4-44", "DECK005"),
        ("1 Charizard V 19", "swsh3-19", "DECK005"),
        ("1 Charizard GX 20", "sm3-20", "DECK005"),
        ("1 Mewtwo EX 54", "cel25c-54_A", "DECK005"),  # EX is Expedition's code, too
    ],
)
def test_the_end_of_a_name_is_no_set_code(pool, line, card, code):
    assert resolved(pool, line) == ([card], [code])


def test_the_end_of_a_name_before_a_printed_number_is_no_set_code(pool):
    assert resolved(pool, "1 Mewtwo VSTAR GG44") == (["swsh12pt5gg-GG44"], [])
    assert resolved(pool, "1 Pikachu VMAX TG17") == (["swsh11tg-TG17"], [])
    cards, codes = resolved(pool, "1 Pikachu VMAX 999")
    assert codes == ["DECK010"]
    assert {pool.get(card).name for card in cards} == {"Pikachu VMAX"}
    assert resolved(pool, "4 Pikachu ex 124") == ([], ["DECK002"])  # not Expedition's Pikachu


def test_a_letter_or_a_sign_is_never_a_typo_of_another(pool):
    assert resolved(pool, "1 L Energy") == (["mee-004"], ["DECK005"])
    assert resolved(pool, "1 R Energy") == (["ex7-95"], [])
    assert resolved(pool, "1 Charizard ★") == (["ex15-100"], ["DECK005"])
    assert resolved(pool, "1 Charizard Gold Star") == (["ex15-100"], ["DECK005"])
    assert resolved(pool, "1 Mega Charizard EX") == (["xy12-101"], ["DECK005"])
    assert resolved(pool, "1 Porygon 2") == (["svp-138"], ["DECK005"])
    assert resolved(pool, "1 Alakazam 4") == ([], ["DECK002"])


def test_ex_and_dash_ex_are_told_apart_in_any_language(pool):
    assert resolved(pool, "1 Tortank ex")[1] == []
    names = [pool.get(resolved(pool, line)[0][0]).name for line in ("1 Tortank ex", "1 Tortank EX")]
    assert names == ["Blastoise ex", "Blastoise-EX"]
    assert resolved(pool, '1 "Pikachu ex"')[1] == []
    assert resolved(pool, "1 Ho oh EX")[1] == []


def test_a_name_that_only_ends_another_is_another_card(pool):
    line = "3 Blauäugiger weisser Drache"  # printed "w.", and in full only on the Malefic one
    assert resolved(pool, line, "yugioh") == ([], ["DECK002"])


def test_a_slip_in_the_name_keeps_the_card_at_its_place(pool):
    assert resolved(pool, "2 Boss Orders PAL 172") == (["sv2-172"], ["DECK005"])
    assert resolved(pool, "2 Basic {D} Enrgy SVE 7") == (["sve-7"], ["DECK005"])


@pytest.mark.rule("PF-006")
@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("2 Boss's Orders (Cyrus)", "Boss's Orders"),
        ("2 Ordres du Boss [Giovanni]", "Boss's Orders"),
        ("2 Professor's Research (Professor Rowan)", "Professor's Research"),
    ],
)
def test_the_person_that_a_supporter_shows_is_not_part_of_its_name(pool, line, name):
    ((card,), problems) = resolved(pool, line)
    assert (pool.get(card).name, problems) == (name, [])


def test_words_in_brackets_behind_other_names_are_not_left_out(pool):
    assert resolved(pool, "2 Iono (Cyrus)")[0] == []


def test_a_slip_in_the_code_keeps_the_number(pool):
    assert resolved(pool, "4 Pikachu ex SPP 57") == (["sv8-57"], ["DECK010"])


@pytest.mark.parametrize(
    "line",
    ["3 46986414", "46986414 x3", "3 Dark Magician (46986414)", "3 46986414 Dark Magician"],
)
def test_a_plain_list_may_give_passwords(pool, line):
    assert resolved(pool, line, "yugioh") == (["46986414"], [])
    (source,) = read_text(line, "x")
    assert Checker(pool).check(source).ruleset == "ygo-tcg"


def test_a_password_is_compared_with_the_name_beside_it(pool):
    line = "3 Blue-Eyes White Dragon (46986414)"
    assert resolved(pool, line, "yugioh") == ([], ["DECK004"])
    assert resolved(pool, "3 7", "yugioh") == (["67048711"], [])


def test_a_set_may_be_called_by_its_name_in_a_column(pool):
    text = "Qty;Name;Expansion;Number\n4;Pikachu ex;Surging Sparks;057\n4;Pikachu;Jungle;\n"
    assert resolved(pool, text) == (["sv8-57", "base2-60"], [])


def test_ids_of_sets_are_known_with_and_without_their_zero(pool):
    assert resolved(pool, "4 Poké Pad me3-81") == (["me03-081"], [])
    assert resolved(pool, "4 Poké Pad me3 81") == (["me03-081"], [])


def test_a_misspelt_name_keeps_the_number_behind_it(pool):
    assert resolved(pool, "4 Battle Compressor 92/119") == (["xy4-92"], ["DECK005"])
    assert resolved(pool, "4 Pikachuu ex 57/191") == (["sv8-57"], ["DECK005"])
    assert resolved(pool, "4 Pikachu ex 190/191")[1] == ["DECK010"]


def test_nothing_is_said_of_cards_that_appeared_after_the_day(pool):
    (source,) = read_text("4 Jirachi\n4 Charizard\n", "x")
    checker = Checker(pool, "ptcg-standard", "2024-08-16", select=["DECK"])
    said = [(found.code, found.line) for found in checker.check(source).findings]
    assert said == [("DECK011", 2)]  # a newer Charizard was out, but not legal


def test_a_misspelt_name_keeps_what_tells_ex_from_dash_ex(pool):
    for line, name in (
        ("4 Charizrd ex", "Charizard ex"),
        ("4 Charizrd EX", "Charizard-EX"),  # EX is Expedition's code, too
        ("4 Dracofeu-ex", "Charizard ex"),
        ("4 Charizrd gx", "Charizard-GX"),
    ):
        cards, codes = resolved(pool, line)
        assert [pool.get(card).name for card in cards] == [name]
        assert codes == ["DECK005"]


def test_a_misspelt_name_before_a_set_code_is_said(pool):
    assert resolved(pool, "4 Charizrd BS") == (["base1-4"], ["DECK005"])
    assert resolved(pool, "4 Charizrd (BS)") == (["base1-4"], ["DECK005"])


def test_a_french_name_without_a_mark_is_no_pokemon_sp(pool):
    cards, codes = resolved(pool, "1 Ectoplasma")
    assert ([pool.get(card).name for card in cards], codes) == (["Gengar"], [])
    assert resolved(pool, "1 Ectoplasma GL") == (["pl2-40"], ["DECK005"])
    assert resolved(pool, "1 Mentali E4") == (["pl2-18"], ["DECK005"])


def test_a_spanish_owner_is_no_id(pool):
    cards, codes = resolved(pool, "1 Bellibolt ex de e-Nigma")
    assert ([pool.get(card).name for card in cards], codes) == (["Iono's Bellibolt ex"], [])


def test_a_name_in_a_script_that_the_pool_lacks_is_answered_with_what_it_has(pool):
    (source,) = read_text("4 Пикачу\n4 Pikachu\n", "x")
    (problem,) = Resolver(pool, "pokemon").read(source).problems
    assert problem.message == (
        "no card named 'Пикачу'; write it in English, or with its set and number"
    )


@pytest.mark.parametrize(
    ("line", "card"),
    [
        *(("4 Metapod B2-81", "base4-81"), ("4 Eevee BWP-BW97", "bwp-BW97")),
        *(("4 Boltund V RCL-181", "swsh2-181"), ("4 Espurr (Generations RC14)", "g1-RC14")),
        *(("4 Meowth (EX) 121", "ecard1-121"), ("4 Pinsir 2019sm-fr 8", "2019sm-fr-8")),
    ],
)
def test_odd_codes_and_numbers_are_places_too(pool, line, card):
    assert resolved(pool, line) == ([card], [])


def test_the_mark_on_a_registration_sheet_is_no_part_of_the_name(pool):
    assert resolved(pool, "4 Charizard ex OBF 125 G") == (["sv3-125"], [])


@pytest.mark.parametrize(
    ("line", "game", "name"),
    [
        ("2 Iono (Full Art)", "pokemon", "Iono"),
        ("2 Ultra Ball [any print]", "pokemon", "Ultra Ball"),
        ("3 Pikachu ex SSP 57 (Double Rare)", "pokemon", "Pikachu ex"),
        ("3 Dark Magician (Alternate Art)", "yugioh", "Dark Magician"),
    ],
)
def test_a_remark_in_brackets_is_left_out_and_said(pool, line, game, name):
    cards, codes = resolved(pool, line, game)
    assert [pool.get(card).name for card in cards] == [name]
    assert codes == ["DECK005"]


def test_a_remark_behind_an_unknown_name_changes_nothing(pool):
    assert resolved(pool, "2 Glorpzax (Full Art)\n1 Pikachu BS 58")[1] == ["DECK002"]
    assert resolved(pool, "3 Mirror Force (1)\n3 Dark Hole", "yugioh")[1] == ["DECK002"]


def test_every_name_of_the_pool_is_read_as_a_card_and_in_full(pool):
    rows = pool.layers[-1].rows("SELECT DISTINCT name FROM spelling ORDER BY name")
    assert len(rows) > 100_000
    for (name,) in rows[::5]:
        # "55. GMX-Experimentbericht x3" may stand in a numbered list.
        for line in (f"3 {name}", *([] if name[0].isdigit() else [f"{name} x3"])):
            found = parse(line)
            assert isinstance(found, Written), line
            parts = (found.name, found.set_code, found.card_number)
            assert (found.count, " ".join(filter(None, parts))) == (3, " ".join(name.split())), line


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("3 Guzma HIF 153", "sma-SV84"),
        ("1 Charizard VMAX SHF 180", "swsh45sv-SV107"),
        ("1 Tapu Lele-GX SMALT 38", "sma-SV94"),  # not the reprint of Sword & Shield
        ("1 Unown V SIT 177", "swsh12-177"),
        ("1 Unown V N4 89", "neo4-89"),
    ],
)
def test_a_number_of_a_vault_or_of_alternate_art_is_never_dropped(pool, line, card):
    assert resolved(pool, line) == ([card], [])


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("1 Lonefire", "48686504"),  # not Bonfire
        ("1 Darkwurm", "69610326"),  # not Hack Worm, which is Hackwurm in German
        ("1 Oppression", "93016201"),  # not Crackdown, which is Oppressione in Italian
    ],
)
def test_a_whole_word_of_a_name_beats_a_name_with_a_typo(pool, line, card):
    assert resolved(pool, line, "yugioh") == ([card], ["DECK005"])
