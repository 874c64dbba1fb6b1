"""`deckcheck sheet`: what is printed, read back from the PDF."""

import io
import json
import re
import subprocess
import sys
from importlib import import_module

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_file
from deckcheck.sheets.contents import contents
from rulesets import registry

pytest.importorskip("fpdf", reason="needs the extra pdf")
PdfReader = pytest.importorskip("pypdf", reason="needs the extra pdf").PdfReader
sheets = import_module("deckcheck.sheets.draw").sheets
fonts = import_module("deckcheck.sheets.fonts")

HAYMAKER, GOAT = "docs/examples/haymaker.txt", "docs/examples/goat.txt"


def run(*arguments, text=""):
    return CliRunner().invoke(cli, ["sheet", *arguments], input=text, catch_exceptions=False)


def printed(data):
    """Return the lines of each page without spaces, which readers of PDFs guess."""
    pages = PdfReader(io.BytesIO(data)).pages
    texts = [page.extract_text().replace("\0", "") for page in pages]
    return [[re.sub(r"\s", "", line) for line in text.splitlines()] for text in texts]


def row(row):
    return re.sub(r"\s", "", f"{row.copies}{row.name}{row.set}{row.number}")


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def sheet_of(pool, path, ruleset="", lang="en", **fields):
    checker = Checker(pool, ruleset)
    (source, *_) = read_file(str(path))
    game = checker.by(*checker.choose(source))[0].ruleset.info.family
    return contents(checker.read(source), registry.family(game), pool, lang, fields)


def test_a_sheet_holds_every_card_the_totals_and_the_fields(tmp_path):
    out = tmp_path / "deck.pdf"
    ran = run(HAYMAKER, "-r", "ptcg-base", "--player", "Chloé Müller", "--player-id", "1234",
              "--division", "senior", "--event", "Cup", "--out", str(out))  # fmt: skip
    assert (ran.exit_code, ran.output) == (0, f"{out}: 1 list\n")
    (lines,) = printed(out.read_bytes())
    assert {"4HitmonchanBS7", "4DoubleColorlessEnergyBS96", "3ScytherJU10"} <= set(lines)
    assert {"Pokémon11", "Trainer31", "Energy18"} <= set(lines)
    text = "".join(lines)
    for said in ("Total:60", "ChloéMüller", "1234", "Senior", "Cup", "2000-12-15"):
        assert said.casefold() in text.casefold()


def test_names_and_words_are_in_the_language_of_the_player(pool):
    (lines,) = printed(sheets([sheet_of(pool, HAYMAKER, "ptcg-base", "fr")], "a4"))
    assert {"4TygnonBS7", "4ÉlektekBS20", "Énergie18"} <= set(lines)
    assert lines[0] == "ListededeckPage1/1"


@pytest.mark.slow
def test_japanese_names_are_printed(pool):
    sheet = sheet_of(pool, GOAT, "ygo-goat", "ja", player="山田 太郎 Łukasz")
    (lines,) = printed(sheets([sheet], "a4"))
    assert {"1強欲な壺", "3聖なる魔術師", "モンスター16", "サイドデッキ4"} <= set(lines)
    assert any("山田太郎Łukasz" in line for line in lines)


def test_a_long_list_overflows_to_further_pages(tmp_path, pool):
    cards = [pool.in_set("BS", str(number))[0] for number in range(1, 101)]
    deck = tmp_path / "long.txt"
    deck.write_text("\n".join(f"1 {c.name} BS {c.number}" for c in cards), "utf-8")
    sheet = sheet_of(pool, deck, "ptcg-base", player="Jane")
    pages = printed(sheets([sheet], "letter"))
    assert len(pages) == 2
    there = [line for lines in pages for line in lines]
    rows = [row(each) for part in sheet.parts for each in part.rows]
    assert len(rows) == 100
    assert [line for line in there if line in rows] == rows
    assert "Page1/2" in "".join(pages[0])
    assert any("(continued)" in line for line in there)
    assert "Jane" in "".join(pages[1])


def test_lines_that_are_no_card_are_on_the_sheet_and_told(tmp_path):
    out = tmp_path / "deck.pdf"
    ran = run("-", "-r", "ptcg-ex", "--out", str(out), text="4 Pikachu BS 58\n3 Glorpzax XX 5\n")
    assert ran.exit_code == 1
    assert "stdin: no known card: Glorpzax XX 5" in ran.stderr
    (lines,) = printed(out.read_bytes())
    assert {"Notknown3", "3GlorpzaxXX5"} <= set(lines)


def test_a_checklist_is_by_name_and_has_a_box_for_each_copy(pool):
    sheet = sheet_of(pool, GOAT, "ygo-goat")
    plain, listed = sheets([sheet], "a4"), sheets([sheet], "a4", checklist=True)
    (lines,) = printed(listed)
    monsters = lines[lines.index("Monsters16") + 1 : lines.index("Spells17")]
    assert [re.sub(r"^\d+", "", line) for line in monsters] == sorted(
        (re.sub(r"^\d+", "", line) for line in monsters), key=str.casefold
    )

    def boxes(data):
        drawn = PdfReader(io.BytesIO(data)).pages[0].get_contents().get_data()
        return len(re.findall(rb" re S", drawn))

    rows = sum(len(part.rows) for part in sheet.parts)
    assert boxes(listed) - boxes(plain) == sheet.copies - rows


def test_a_folder_makes_one_pdf_each_or_one_for_all(tmp_path):
    lists = tmp_path / "lists"
    lists.mkdir()
    for name in ("a", "b"):
        (lists / f"{name}.txt").write_text("4 Pikachu BS 58\n")
    assert run(str(lists), "-r", "ptcg-ex", "--out", str(tmp_path / "each")).exit_code == 0
    assert sorted(p.name for p in (tmp_path / "each").iterdir()) == ["a.pdf", "b.pdf"]
    run(str(lists), "-r", "ptcg-ex", "--out", str(tmp_path / "all.pdf"))
    assert len(printed((tmp_path / "all.pdf").read_bytes())) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--division", "Giants"], "there is no division 'Giants'"),
        (["--font", "no-such.ttf"], "--font no-such.ttf: there is no such file"),
        (["--font", "README.md"], "cannot be read as a font"),
        (["--out", "README.md/deck.pdf"], "cannot be written: "),
        (["-r", "no-such"], "there is no ruleset 'no-such'"),
    ],
)
def test_what_cannot_be_printed_ends_with_a_reason(arguments, message):
    ran = run(HAYMAKER, "--out", "x/y.pdf", *arguments)
    assert ran.exit_code == 2
    assert message in ran.stderr


def test_a_list_without_cards_is_told(tmp_path):
    ran = run("-", "--out", str(tmp_path / "deck.pdf"), text="\n")
    assert (ran.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert "stdin: " in ran.stderr


def test_letters_that_no_font_has_are_named():
    with pytest.raises(fonts.FontError, match="no font found that can print \U00013000"):
        fonts.choose(["Pikachu \U00013000"])


def test_without_the_extra_the_way_to_install_it_is_told():
    program = "import sys; sys.modules['fpdf'] = None; from deckcheck.cli.app import cli; cli()"
    ran = subprocess.run([sys.executable, "-c", program, "sheet", HAYMAKER], check=False,
                         capture_output=True, text=True)  # fmt: skip
    assert ran.returncode == 2
    assert "pip install deckcheck[pdf]" in ran.stderr


def real_lists(shared):
    """Return a hundred lists of both games, spread over all sources."""
    every = [json.loads(line) for line in (shared / "decks/INDEX.jsonl").open(encoding="utf-8")]
    for game, wanted in (("pokemon", 60), ("yugioh", 40)):
        paths = sorted(record["path"] for record in every if record["game"] == game)
        yield from paths[:: len(paths) // wanted][:wanted]


@pytest.mark.slow
def test_sheets_of_a_hundred_real_lists_hold_every_card_and_count(shared, pool):
    made = 0
    for path in real_lists(shared):
        sheet = sheet_of(pool, shared / "decks" / path)
        rows = sorted(row(each) for part in sheet.parts for each in part.rows)
        pages = printed(sheets([sheet], "a4"))
        there = sorted(line for lines in pages for line in lines if line in set(rows))
        assert there == rows, path
        assert f"Total:{sheet.copies}" in "".join(pages[0]), path
        made += bool(rows)
    assert made == 100
