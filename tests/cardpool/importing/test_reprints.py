"""Imported reprints: one card with the prints of their name that play the same."""

import json

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.cli.app import cli

pytest.importorskip("lark")

DAY = "2026-11-17"  # mark G has left Standard, mark J is in


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Return an empty home for imports."""
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def run(*args, text=""):
    return CliRunner().invoke(cli, args, input=text, catch_exceptions=False)


@pytest.fixture
def nest_ball(shared):
    """Return the record of the old Nest Ball."""
    cards = json.loads((shared / "data/pokemon/pokemon-tcg-data/cards/en/sv1.json").read_text())
    return next(card for card in cards if card["id"] == "sv1-181")


def bring(tmp_path, *cards, code="ZZT", name="data"):
    """Import a set of some cards."""
    place = tmp_path / name
    (place / "cards" / "en").mkdir(parents=True, exist_ok=True)
    (place / "sets").mkdir(exist_ok=True)
    made = {"id": "zz1", "name": "Test One", "series": "Tests", "releaseDate": "2026/09/01",
            "ptcgoCode": code}  # fmt: skip
    (place / "sets" / "en.json").write_text(json.dumps([made]), "utf-8")
    (place / "cards" / "en" / "zz1.json").write_text(json.dumps(cards), "utf-8")
    assert run("pool", "import", str(place)).exit_code == 0


def reprint(card, **changes):
    return card | {"id": "zz1-1", "number": "1", "regulationMark": "J"} | changes


def verdict(line):
    asked = ("-r", "ptcg-standard", "--on", DAY, "--select", "PTCG2", "--no-proof")
    return run("check", *asked, "-", text=line).output.splitlines()[-1].split()[1]


def test_an_imported_reprint_makes_the_old_print_legal(nest_ball, tmp_path):
    assert verdict("4 Nest Ball SVI 181\n") == "illegal"
    bring(tmp_path, reprint(nest_ball))
    assert verdict("4 Nest Ball ZZT 1\n") == "legal"
    assert verdict("4 Nest Ball SVI 181\n") == "legal"
    assert verdict("4 Nest Ball SUM 123\n") == "legal"


def test_an_imported_reprint_and_the_old_prints_are_shown_as_one_card(nest_ball, tmp_path):
    bring(tmp_path, reprint(nest_ball))
    told = run("card", "Nest Ball")
    assert told.exit_code == 0 and "different cards" not in told.output
    prints = [each.id for each in CardPool.open().get("sv1-181").prints]
    assert prints[0] == "sm1-123" and prints[-1] == "zz1-1"
    assert CardPool.open().get("zz1-1").prints == CardPool.open().get("sm1-158").prints


def test_a_card_of_the_name_that_does_something_else_is_not_joined(nest_ball, tmp_path):
    bring(tmp_path, reprint(nest_ball, rules=["Draw 2 cards."]))
    assert verdict("4 Nest Ball ZZT 1\n") == "legal"
    assert verdict("4 Nest Ball SVI 181\n") == "illegal"
    assert "2 different cards" in run("card", "Nest Ball").output


def test_taking_the_import_back_parts_them_again(nest_ball, tmp_path):
    before = CardPool.open().get("sv1-181")
    bring(tmp_path, reprint(nest_ball))
    bring(tmp_path, nest_ball | {"id": "zz1-9", "name": "Other Ball", "number": "9"}, name="more")
    assert len(CardPool.open().get("sv1-181").prints) == len(before.prints) + 1
    assert run("pool", "remove", "data").exit_code == 0
    after = CardPool.open().get("sv1-181")
    assert (after.prints, after.newest) == (before.prints, before.newest)
    assert CardPool.open().get("zz1-9") is not None


def test_two_imported_prints_of_a_new_card_are_one_card(nest_ball, tmp_path):
    new = reprint(nest_ball, name="Newest Ball", rules=["Draw 2 cards."])
    bring(tmp_path, new, new | {"id": "zz1-2", "number": "2"})
    assert [each.id for each in CardPool.open().get("zz1-2").prints] == ["zz1-1", "zz1-2"]


def test_a_pokemon_with_other_figures_is_another_card(tmp_path, shared):
    cards = json.loads((shared / "data/pokemon/pokemon-tcg-data/cards/en/base1.json").read_text())
    pikachu = next(card for card in cards if card["id"] == "base1-58")
    other = {"id": "zz1-2", "number": "2", "hp": "120"}
    bring(tmp_path, reprint(pikachu), pikachu | other)
    pool = CardPool.open()
    assert "zz1-1" in [each.id for each in pool.get("base1-58").prints]
    assert [each.id for each in pool.get("zz1-2").prints] == ["zz1-2"]


def test_after_an_import_of_lists_alone_a_typo_is_still_found(tmp_path):
    (tmp_path / "lflist.conf").write_text("!House list\n89631139 0\n")
    assert run("pool", "import", str(tmp_path / "lflist.conf")).exit_code == 0
    ran = run("check", "-r", "ygo-tcg", "-", text="3 Bleu-Eyes Whit Dragon\n")
    assert "Blue-Eyes White Dragon" in ran.output
    assert "Pikachu" in run("search", "Pikachuu").output


def test_an_imported_set_is_called_by_its_code(nest_ball, tmp_path):
    bring(tmp_path, reprint(nest_ball, regulationMark="D"))
    ran = run("check", "-r", "ptcg-standard", "--on", DAY, "-", text="4 Nest Ball ZZT 1\n")
    assert "Nest Ball ZZT 1 is not in Standard" in ran.output and "ZZ1" not in ran.output


def test_one_card_is_not_called_cards(nest_ball, tmp_path):
    bring(tmp_path, reprint(nest_ball))
    told = run("pool", "info").output
    assert "  1 card, 1 text, 0 lists\n" in told and "  data: 1 card, 1 set\n" in told
