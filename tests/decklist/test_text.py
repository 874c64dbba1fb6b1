"""The line grammar of text lists."""

from dataclasses import fields
from itertools import cycle, product
from operator import attrgetter

import pytest

from rulesets.lines import grammar as text
from rulesets.lines.grammar import by_ladder, parse
from rulesets.lines.headings import Heading, heading
from rulesets.lines.model import Written

FIELDS = attrgetter(*(field.name for field in fields(Written)))

# What lines are made of, and what could be taken for it.
COUNTS = ("4", "12", "9999", "10000", "0", "4x", "* 4", "²", "٣", "  4", "4 x", "4 X", "4 ×", "N")
NAMES = (
    *("Pikachu", "Xatu", "X", "N's", "Farfetch’d", "♀", "3.0", "Basic", "{R}", "Fire", "A B"),
    *("https://a", "Pokémon", "a:b", "(4)", "x4", "-", "SV", "M", "12", "\t", "\u3000", "\x1c"),
)
CODES = (
    *("SVI", "PR-SV", "sv3pt5", "X", "SV 11B", "M 2", "11B", "ENERGY", "Energy", "SWSHEnergy"),
    *("(SVI", "[SVI", "SVI-TG", "A", "ABCDEFGHI", "//", ""),
)
NUMBERS = (
    *("58", "TG30", "X12", "x 4", "58a", "12/99", "#5", "?", "12345", "181)", "-12]", "base1-58"),
    *("ex10-!", "[base1-58]", "x-12", "(4)", "Pokémon: 14", "٣", ""),
)
ENDS = ("", " PH", "", "  FOIL", "", " HOLO x2", "", " x2", "", "\r", "", "a" * 290, "")


def said(found):
    return FIELDS(found) if isinstance(found, Written) else found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("4 Pikachu BS 58", (4, "Pikachu", "BS", "58", "")),
        ("4x Pikachu", (4, "Pikachu", "", "", "")),
        ("4xPikachu", (4, "Pikachu", "", "", "")),
        ("4 × Pikachu", (4, "Pikachu", "", "", "")),
        ("Pikachu x4", (4, "Pikachu", "", "", "")),
        ("Pikachu (4)", (4, "Pikachu", "", "", "")),
        ("Pikachu BS 58 x4", (4, "Pikachu", "BS", "58", "")),
        ("* 4 Solrock PGO 39", (4, "Solrock", "PGO", "39", "")),
        ("4 Abra base1-43", (4, "Abra", "", "", "base1-43")),
        ("1 Unown ex10-E", (1, "Unown", "", "", "ex10-E")),
        ("2 Toxicroak G dpp-DP41", (2, "Toxicroak G", "", "", "dpp-DP41")),
        ("1 Mew V swsh12pt5gg-GG10", (1, "Mew V", "", "", "swsh12pt5gg-GG10")),
        ("4 Basic {L} Energy SVE 4", (4, "Basic {L} Energy", "SVE", "4", "")),
        ("3 Basic {P} Energy Energy 13", (3, "Basic {P} Energy", "Energy", "13", "")),
        ("8 Fire Energy 2", (8, "Fire Energy", "Energy", "2", "")),
        ("3 Energy Removal 2", (3, "Energy Removal 2", "", "", "")),
        ("3 Energy Removal 2 ex1-80", (3, "Energy Removal 2", "", "", "ex1-80")),
        ("1 Sylveon-EX GEN RC21", (1, "Sylveon-EX", "GEN", "RC21", "")),
        ("3 Iono PR-SV 124", (3, "Iono", "PR-SV", "124", "")),
        ("1 Spikemuth Gym SV 10 169", (1, "Spikemuth Gym", "SV 10", "169", "")),
        ("1 Mew LOR-TG TG30", (1, "Mew", "LOR-TG", "TG30", "")),
        ("2 Nest Ball (SVI 181)", (2, "Nest Ball", "SVI", "181", "")),
        ("13 Psychic Energy SWSHEnergy 5", (13, "Psychic Energy", "SWSHEnergy", "5", "")),
        ("2 Pokégear 3.0", (2, "Pokégear 3.0", "", "", "")),
        ("1 Number 39: Utopia", (1, "Number 39: Utopia", "", "", "")),
        ("3 Mewtwo EX", (3, "Mewtwo EX", "", "", "")),
    ],
)
def test_a_card_line_gives_count_name_set_and_number(line, expected):
    what = parse(line)
    assert (what.count, what.name, what.set_code, what.card_number, what.card_id) == expected


def test_a_finish_mark_is_kept_apart_from_the_number():
    what = parse("3 Basic {R} Energy SVE 10 PH")
    assert (what.set_code, what.card_number, what.finish) == ("SVE", "10", "PH")


@pytest.mark.parametrize(
    ("line", "section", "stated"),
    [
        ("Pokémon: 12", "pokemon", 12),
        ("Pokémon (21)", "pokemon", 21),
        ("##Pokémon - 10", "pokemon", 10),
        ("Pokémon : 9", "pokemon", 9),
        ("##Trainer Cards - 37", "trainer", 37),
        ("Dresseur: 30", "trainer", 30),
        ("Énergie : 12", "energy", 12),
        ("Energie: 3", "energy", 3),
        ("Karten insgesamt: 60", "total", 60),
        ("Entrenador: 20", "trainer", 20),
        ("Energía: 8", "energy", 8),
        ("Allenatore: 20", "trainer", 20),
        ("Carte totali: 60", "total", 60),
        ("Treinador: 18", "trainer", 18),
        ("Total de cartas: 60", "total", 60),
        ("Extra Deck:", "extra", -1),
        ("Side Deck (15)", "side", 15),
        ("== Main Deck ==", "main", -1),
    ],
)
def test_headings_are_known_in_six_languages(line, section, stated):
    found = heading(line)
    assert isinstance(found, Heading)
    assert (found.kind, found.stated) == (section, stated)


def test_equal_lines_are_read_once():
    assert parse("4 Pikachu BS 58") is parse("4 Pikachu BS 58")


@pytest.mark.parametrize("line", ["0 Pikachu", "99999 Pikachu", f"{'9' * 25} Pikachu"])
def test_a_count_outside_one_to_9999_is_unreadable(line):
    assert parse(line).startswith("expected a count from 1 to 9999, found ")


def test_a_name_without_a_count_says_what_was_expected():
    assert parse("Pikachu") == "expected \"<count> <name> [set number]\", found 'Pikachu'"


def test_real_lines_say_the_same_at_one_stroke_and_form_by_form(shared):
    rows = {
        row
        for path in (shared / "decks").rglob("*.txt")
        for row in path.read_text("utf-8", "replace").splitlines()
    }
    assert len(rows) > 5_000
    for row in rows:
        assert said(parse(row)) == said(by_ladder(row)), row


def test_made_up_lines_say_the_same_at_one_stroke_and_form_by_form():
    ends = cycle(ENDS)  # their number has no factor with the others', so that all of them meet
    for parts in product(COUNTS, NAMES, CODES, NUMBERS):
        row = " ".join(parts) + next(ends)
        assert said(parse(row)) == said(by_ladder(row)), row


def test_lines_are_forgotten_rather_than_kept_without_end(monkeypatch):
    monkeypatch.setattr(text, "MEMO_SIZE", 3)
    text._memo.clear()
    rows = [f"{n} Pikachu BS 58" for n in range(1, 9)] + ["", "Pokémon: 8", "what", "is", "this"]
    found = text.parse_all(rows)
    assert len(text._memo) <= 3
    assert [what.raw for what in found[:8]] == rows[:8]
    padded = "4 Pikachu BS 58" + " " * text.MAX_LINE
    assert parse(padded).name == "Pikachu" and padded not in text._memo


@pytest.mark.parametrize(
    "line",
    [
        *("> 4 Iono", ">> 4 Iono", "1. 4x Iono", "2) 4 Iono", "1. Iono x4", "2) Iono (4)"),
        *("[ ] 4 Iono", "- [x] 4 Iono", "☐ 4 Iono", "● 4 Iono", "— 4 Iono", "✅ 4 Iono"),
        *("(4) Iono", "[4x] Iono", "x4 Iono", "4: Iono", "4 - Iono", "4* Iono", "4ｘ Iono"),
        *("Iono (x4)", "Iono [x4]", "Iono 4x", "Iono *4", "4枚 Iono", "Iono 4枚", "4장 Iono"),
        *('"4 Iono"', "“4 Iono”", "`4 Iono`", "**4x** Iono", "4 **Iono**", "**4 Iono**"),
        *("\u200e4 Iono", "4\u200b Iono", "4 Io\u00adno", "4 Iono,", "4 Iono *"),
        *("4 Iono // for the hand", "4 Iono # for the hand", "4 [Iono](https://a.test/PAL/185)"),
        *("4 Iono https://a.test/PAL/185", "> - 1. 4 Iono"),
    ],
)
def test_what_mails_chats_and_pages_put_around_a_line_is_taken_off(line):
    found = by_ladder(line)
    assert isinstance(found, Written)
    assert (found.count, found.name, found.set_code, found.raw) == (4, "Iono", "", line)
    assert said(parse(line)) == said(found)


@pytest.mark.parametrize("line", ["4. Iono", "4) Iono", "~~4 Iono~~", "Iono", "4*6239604", "4:77"])
def test_what_may_be_a_number_as_well_as_a_count_stays_unread(line):
    assert isinstance(parse(line), str)


def test_a_link_alone_is_a_comment_but_a_card_with_a_link_is_a_card():
    assert parse("https://limitlesstcg.com/decks/list/1") is None
    assert parse("Source: https://limitlesstcg.com/decks/list/1") is None
    assert parse("4 Iono PAL 185 https://limitlesstcg.com/cards/PAL/185").card_number == "185"


@pytest.mark.parametrize("line", ["60 cards", "60 Karten insgesamt", "****** Deck List ******"])
def test_the_size_of_a_list_and_the_banner_of_an_export_are_no_cards(line):
    assert parse(line) is None
    assert parse("3 Cards from the Sky").name == "Cards from the Sky"


def headed(line):
    found = parse(line)
    return found.kind, found.stated, found.word


def test_bold_headings_are_no_cards_and_bold_cards_are():
    assert headed("**Pokémon** (12)") == ("pokemon", 12, "Pokémon")
    assert headed("**Trainer: 4**") == ("trainer", 4, "Trainer")
    assert headed("Energy x10") == ("energy", 10, "Energy")
    assert (parse("***4 Iono***").count, parse("***4 Iono***").name) == (4, "Iono")


def test_quoted_headings_open_their_sections():
    assert headed("> Pokémon: 12") == ("pokemon", 12, "Pokémon")
    assert headed("\u200eSide Deck") == ("side", -1, "Side Deck")


@pytest.mark.parametrize("finish", ["PH", "(Foil)", "Holo", "Reverse Holo", "*F*"])
def test_a_finish_behind_the_number_is_no_part_of_the_name(finish):
    found = parse(f"4 Pikachu ex SSP 57 {finish}")
    assert (found.name, found.set_code, found.card_number) == ("Pikachu ex", "SSP", "57")
    assert found.finish == finish.strip("()")


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("2 X Speed", "X Speed"),
        ("2 X Speed PGO 1", "X Speed"),
        ("2x X Speed", "X Speed"),
        ("2 x Speed Stadium", "Speed Stadium"),
        ("2 X Iono", "Iono"),
    ],
)
def test_the_x_of_x_speed_is_part_of_its_name(line, name):
    assert parse(line).name == name
