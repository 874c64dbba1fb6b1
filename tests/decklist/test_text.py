"""The line grammar of text lists."""

from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcheck.decklist import text
from deckcheck.decklist.headings import Heading, heading
from deckcheck.decklist.model import Written
from deckcheck.decklist.text import by_ladder, parse

# What lines are made of, and what could be taken for it.
WORDS = (
    *("1", "4", "0", "12", "9999", "10000", "4x", "x", "X", "×", "x4", "X 4", "(4)", "²", "٣", "*"),
    *("Pikachu", "Xatu", "N's", "Farfetch’d", "{R}", "Basic", "Fire", "Energy", "ENERGY", "3.0"),
    *("SVI", "PR-SV", "sv3pt5", "SV", "M", "X", "X12", "11B", "TG30", "SWSHEnergy", "12/99", "58a"),
    *("base1-58", "ex10-!", "[base1-58]", "(SVI", "181)", "PH", "RH", "REVERSE", "Pokémon:", "14"),
    *("https://x", "//", "#", "--", ":", "\t", "\u3000", "\x1c", "♀", "-", "a" * 150),
)
LINES = st.lists(st.sampled_from(WORDS), min_size=1, max_size=7).flatmap(
    lambda words: st.sampled_from((" ", " ", " ", "  ", "")).map(lambda gap: gap.join(words))
)


def said(found):
    return asdict(found) if isinstance(found, Written) else found


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
    assert (found.section, found.stated) == (section, stated)


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


@settings(max_examples=3000, deadline=None, derandomize=True)
@given(LINES, st.booleans())
def test_made_up_lines_say_the_same_at_one_stroke_and_form_by_form(line, counted):
    row = f"4 {line}" if counted else line
    assert said(parse(row)) == said(by_ladder(row))


def test_lines_are_forgotten_rather_than_kept_without_end(monkeypatch):
    monkeypatch.setattr(text, "MEMO_SIZE", 3)
    text._cards.clear()
    text._others.clear()
    rows = [f"{n} Pikachu BS 58" for n in range(1, 9)] + ["", "Pokémon: 8", "what", "is", "this"]
    found = text.cards(rows)
    assert len(text._cards) <= 3 and len(text._others) <= 3
    assert all(what is None or what.raw == row for what, row in zip(found, rows, strict=True))
    padded = "4 Pikachu BS 58" + " " * text.MAX_LINE
    assert parse(padded).name == "Pikachu" and padded not in text._cards
