"""Forms of organisers: filled by a map, and read back by `check`."""

import io
import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.decklist.pdf import card_lines, form_rows
from deckcheck.decklist.read import read_bytes
from deckcheck.sheets.forms import FormError, read_map

pypdf = pytest.importorskip("pypdf", reason="needs the extra pdf")
pytest.importorskip("fpdf", reason="needs the extra pdf")
from pypdf.generic import (  # noqa: E402
    ArrayObject,
    DictionaryObject,
    FloatObject,
    NameObject,
    TextStringObject,
)

HAYMAKER = "docs/examples/haymaker.txt"
PARTS = ("pokemon", "trainer", "energy")
MAP = """
[fields]
"Player Name" = "player"
"Total" = "total"
"Pokemon Total" = "total pokemon"

[boxes]
"Box Senior" = "Senior"
"Box Masters" = "Masters"

[[rows]]
parts = ["pokemon"]
first = 1
last = 4
count = "Pokemon Qty {n}"
name = "Pokemon Name {n}"
set = "Pokemon Set {n}"
number = "Pokemon Number {n}"

[[rows]]
parts = ["trainer", "energy"]
first = 1
last = 20
count = "Trainer Qty {n}"
name = "Trainer Name {n}"
set = "Trainer Set {n}"
number = "Trainer Number {n}"
"""


def widget(name, kind, y):
    field = DictionaryObject({
        NameObject("/Type"): NameObject("/Annot"),
        NameObject("/Subtype"): NameObject("/Widget"),
        NameObject("/FT"): NameObject(kind),
        NameObject("/T"): TextStringObject(name),
        NameObject("/DA"): TextStringObject("/Helv 9 Tf 0 g"),
        NameObject("/Rect"): ArrayObject([FloatObject(x) for x in (40, y, 200, y + 10)]),
    })  # fmt: skip
    if kind == "/Btn":
        states = DictionaryObject({NameObject(s): DictionaryObject() for s in ("/Off", "/On")})
        field[NameObject("/AP")] = DictionaryObject({NameObject("/N"): states})
    return field


def form(trainers=20):
    """Return a small form of an organiser: two tables, fields and boxes."""
    names = ["Player Name", "Total", "Pokemon Total"]
    for part, rows in (("Pokemon", 4), ("Trainer", trainers)):
        columns = ("Qty", "Name", "Set", "Number")
        names += [f"{part} {column} {n}" for n in range(1, rows + 1) for column in columns]
    writer = pypdf.PdfWriter()
    page = writer.add_blank_page(595, 842)
    widgets = [widget(name, "/Tx", 12 * at % 800) for at, name in enumerate(names)]
    widgets += [widget(f"Box {name}", "/Btn", 820) for name in ("Senior", "Masters")]
    added = ArrayObject([writer._add_object(each) for each in widgets])
    page[NameObject("/Annots")] = added
    fields = {NameObject("/Fields"): added, NameObject("/DA"): TextStringObject("/Helv 9 Tf 0 g")}
    writer._root_object[NameObject("/AcroForm")] = DictionaryObject(fields)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def filled(tmp_path, *arguments, text=None, the_form=None, the_map=MAP):
    (tmp_path / "form.pdf").write_bytes(form() if the_form is None else the_form)
    (tmp_path / "map.toml").write_text(the_map, "utf-8")
    given = ["sheet", HAYMAKER if text is None else "-", "-r", "ptcg-base"]
    given += ["--form", str(tmp_path / "form.pdf"), "--map", str(tmp_path / "map.toml")]
    given += ["--out", str(tmp_path / "out.pdf"), *arguments]
    return CliRunner().invoke(cli, given, input=text, catch_exceptions=False)


def fields_of(path):
    fields = pypdf.PdfReader(path).get_fields()
    return {name: field.get("/V") for name, field in fields.items() if field.get("/V")}


def test_a_form_is_filled_by_its_map(tmp_path):
    ran = filled(tmp_path, "--player", "Jane Doe", "--division", "senior")
    assert ran.exit_code == 0, ran.stderr
    found = fields_of(tmp_path / "out.pdf")
    assert (found["Player Name"], found["Total"], found["Pokemon Total"]) == (
        "Jane Doe",
        "60",
        "11",
    )
    row = [found[f"Pokemon {column} 1"] for column in ("Qty", "Name", "Set", "Number")]
    assert row == ["4", "Hitmonchan", "BS", "7"]
    assert found["Trainer Name 11"] == "Lightning Energy"
    assert found["Box Senior"] == "/On"
    assert found.get("Box Masters", "/Off") == "/Off"


def test_a_filled_form_is_checked_as_the_list_was(tmp_path):
    filled(tmp_path)
    run = CliRunner().invoke
    base = ["check", "-r", "ptcg-base"]
    read, written = (run(cli, [*base, x]) for x in (str(tmp_path / "out.pdf"), HAYMAKER))
    assert read.exit_code == written.exit_code == 0
    assert "(60 main; pdf)" in read.output
    assert "(60 main; " in written.output


def test_what_does_not_fit_stands_on_a_page_behind_the_form(tmp_path):
    small = MAP.replace("last = 20", "last = 3")
    ran = filled(tmp_path, the_map=small)
    assert ran.exit_code == 0
    assert f"{HAYMAKER}: 8 rows did not fit the form" in ran.stderr
    _, second = pypdf.PdfReader(tmp_path / "out.pdf").pages
    assert "Lightning Energy" in second.extract_text()
    assert "Bill" not in second.extract_text()


@pytest.mark.parametrize(
    ("the_map", "message"),
    [
        ("[fields\n", "map.toml: not TOML: "),
        ('[fields]\n"Total" = "weight"', "'Total': expected one of "),
        ('[colours]\n"a" = "b"', "unknown table 'colours'"),
        ('[fields]\n"Name of Player" = "player"', "the form has no field 'Name of Player'"),
        ('[[rows]]\nparts=["side"]\nlast=2\nname="N {n}"', "expected some of pokemon, trainer"),
        ('[[rows]]\nparts=["energy"]\nlast=2\nname="N"', "{n} being the number of the row"),
        ('[[rows]]\nparts=["energy"]\nlast=0\nname="N {n}"', "expected first and last row"),
        ('[rows]\nparts=["energy"]', "expected [[rows]] with two brackets"),
    ],
)
def test_a_map_that_is_wrong_is_told_so(tmp_path, the_map, message):
    ran = filled(tmp_path, the_map=the_map)
    assert ran.exit_code == 2
    assert message in ran.stderr
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize(
    ("data", "message"),
    [(b"%PDF-1.7 broken", "cannot be read as a PDF"), (b"hello", "cannot be read as a PDF")],
)
def test_a_form_that_is_none_is_told_so(tmp_path, data, message):
    ran = filled(tmp_path, the_form=data)
    assert ran.exit_code == 2
    assert message in ran.stderr


def test_a_form_without_fields_is_told_so(tmp_path):
    writer = pypdf.PdfWriter()
    writer.add_blank_page(100, 100)
    out = io.BytesIO()
    writer.write(out)
    ran = filled(tmp_path, the_form=out.getvalue())
    assert ran.exit_code == 2
    assert "this PDF has no fields to fill in" in ran.stderr


def test_form_and_map_go_together(tmp_path):
    ran = CliRunner().invoke(cli, ["sheet", HAYMAKER, "--form", "x.pdf"])
    assert ran.exit_code == 2
    assert "--form and --map go together" in ran.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("deck", "ruleset"), [(HAYMAKER, "ptcg-base"), ("docs/examples/goat.txt", "ygo-goat")]
)
def test_our_own_sheet_is_checked_as_the_list_was(tmp_path, deck, ruleset, lang):
    out = tmp_path / "sheet.pdf"
    run = CliRunner().invoke
    run(cli, ["sheet", deck, "-r", ruleset, "--lang", lang, "--out", str(out)])
    reports = [run(cli, ["check", path, "-r", ruleset, "--json"]) for path in (str(out), deck)]
    (read,), (written,) = (json.loads(report.stdout) for report in reports)
    assert read["verdict"] == written["verdict"]
    assert read["counts"] == written["counts"]
    assert codes(read) - {"DECK005"} == codes(written)  # names in French are said to be so


def codes(report):
    return {finding["code"] for finding in report["findings"]}


def test_a_pdf_is_never_written_over(tmp_path):
    out = tmp_path / "sheet.pdf"
    deck = "5 Pikachu BS 58\n55 Lightning Energy BS 100\n"
    run = CliRunner().invoke
    run(cli, ["sheet", "-", "-r", "ptcg-ex", "--out", str(out)], input=deck)
    before = out.read_bytes()
    ran = run(cli, ["check", "-r", "ptcg-ex", "--fix", "--in-place", str(out)])
    assert ran.exit_code == 1
    assert out.read_bytes() == before


def test_only_cards_and_headings_of_a_page_are_read():
    page = "Deck registration Page 1/1\nPlayer Jane 2026\nPokémon 4\n4 Pikachu BS 58\n2026-11-21\n"
    page += "Extra Deck (continued) 3\n3x Jinzo\n12 / 60\nTotal: 60\n"
    assert list(card_lines(page)) == ["Pokémon", "4 Pikachu BS 58", "Extra Deck", "3 Jinzo"]


def test_fields_of_one_number_are_a_row():
    values = {"Side Deck Qty 1": "2", "Side Deck Card 1": "Jinzo", "Player 1": "Jane",
              "page1.cardName2": "Bill", "page1.cardCount2": "3", "Qty 3": "4"}  # fmt: skip
    assert list(form_rows(values)) == ["Side Deck", "2 Jinzo", "3 Bill"]


def test_a_map_may_name_only_what_a_sheet_has():
    with pytest.raises(FormError, match="unknown key 'colour'"):
        read_map('[[rows]]\nparts=["energy"]\nlast=2\nname="N {n}"\ncolour="C {n}"', PARTS)


def test_bytes_of_a_pdf_are_no_list_for_those_that_write_it_back():
    assert not read_bytes(form(), "x.pdf")[0].runs
