"""`check --proof` and `verify`: the verdict repeated, and what changed since."""

import json
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from tests.cardpool.importing.test_import import NEW_CARD
from tests.cardpool.importing.test_reprints import bring, reprint
from tests.conftest import ROOT

HAYMAKER = str(ROOT / "docs/examples/haymaker.txt")
TEXT = (ROOT / "docs/examples/haymaker.txt").read_text("utf-8")


def run(*arguments, text=""):
    return CliRunner().invoke(cli, list(arguments), input=text, catch_exceptions=False)


def proof(*arguments, text=""):
    return run("check", *arguments, "--proof", text=text).output.splitlines()[-1]


def test_every_report_carries_the_line():
    line = run("check", HAYMAKER, "-r", "base").output.splitlines()[-1]
    assert line.startswith(f"{HAYMAKER}: deckcheck:1 deck=")
    line = line.split(": ", 1)[1]
    data = json.loads(run("check", HAYMAKER, "-r", "base", "--json").output)
    assert data[0]["proof"] == line
    assert line in run("check", HAYMAKER, "-r", "base", "-o", "html").output
    sarif = json.loads(run("check", HAYMAKER, "-r", "base", "-o", "sarif").output)
    assert sarif["runs"][0]["properties"]["proofs"] == [line]
    suite = ElementTree.fromstring(run("check", HAYMAKER, "-r", "base", "-o", "junit").output)
    (held,) = suite.iter("property")
    assert (held.get("name"), held.get("value")) == ("proof", line)


@pytest.mark.parametrize("output", ["text", "json", "junit", "sarif", "html"])
def test_a_report_without_the_line_is_asked_for(output):
    assert "deckcheck:1" in run("check", HAYMAKER, "-r", "base", "-o", output).output
    ran = run("check", HAYMAKER, "-r", "base", "-o", output, "--no-proof")
    assert "deckcheck:1" not in ran.output


def test_the_line_names_deck_ruleset_day_region_options_list_and_pool():
    goat = str(ROOT / "docs/examples/goat.txt")
    options = ("-r", "ygo-genesys", "--on", "2026-06-05", "--region", "na", "--option", "cap=120")
    parts = dict(word.partition("=")[::2] for word in proof(goat, *options).split())
    assert parts["ruleset"] == "ygo-genesys"
    assert (parts["on"], parts["region"], parts["options"]) == ("2026-06-05", "na", "cap:120")
    assert all(len(parts[name]) == 16 for name in ("deck", "lines", "facts"))
    assert parts["list"] and len(parts["pool"]) == 12


def test_the_proof_of_a_list_with_many_findings_is_still_one_line(tmp_path):
    deck = tmp_path / "deck.txt"
    deck.write_text("".join(f"1 Nosuchcard XQZ {number}\n" for number in range(60)))
    line = proof(str(deck), "-r", "base")
    assert len(line) < 400 and "findings=60:" in line
    assert run("verify", line, str(deck)).exit_code == 0


def test_the_same_deck_in_another_order_and_format_has_the_same_line(tmp_path):
    lines = [line for line in TEXT.splitlines(keepends=True) if line[:1].isdigit()]
    other = proof("-", "-r", "base", text="".join(reversed(lines)))
    third = proof("-", "-r", "base", text=run("convert", HAYMAKER, "--to", "json").output)
    decks = [each.split()[2] for each in (other, third, proof(HAYMAKER, "-r", "base"))]
    assert decks == [decks[0]] * 3
    (tmp_path / "other.txt").write_text("".join(reversed(lines)))
    verified = run("verify", third, str(tmp_path / "other.txt"))
    assert verified.exit_code == 0, verified.output


def test_a_verdict_is_verified():
    ran = run("verify", proof(HAYMAKER, "-r", "ex", "--on", "2004-01-01"), HAYMAKER)
    assert (ran.exit_code, ran.output) == (
        0, "verified: legal by ptcg-ex on 2004-01-01, nothing has changed\n",
    )  # fmt: skip


def test_options_lists_and_checks_are_repeated(tmp_path):
    own = tmp_path / "own.conf"
    own.write_text("!Own\n55144522 0 --Pot of Greed\n")
    goat = str(ROOT / "docs/examples/goat.txt")
    line = proof(goat, "-r", "goat", "--list", str(own), "--ignore", "YGO2", "--select", "YGO")
    assert "findings=YGO301@" in line
    ran = run("verify", line, goat)
    assert (ran.exit_code, "Add --list FILE." in ran.stderr) == (2, True)
    assert run("verify", line, goat, "--list", str(own)).exit_code == 0
    own.write_text("!Own\n55144522 1 --Pot of Greed\n")
    ran = run("verify", line, goat, "--list", str(own))
    assert ran.exit_code == 1
    assert "the list given with --list is another" in ran.output


def test_another_deck_is_not_verified(tmp_path):
    other = tmp_path / "other.txt"
    other.write_text(TEXT.replace("4 Bill", "3 Bill"))
    ran = run("verify", proof(HAYMAKER, "-r", "base"), str(other))
    assert ran.exit_code == 1
    assert ran.output.splitlines()[:2] == [
        "not verified: legal then, illegal now (ptcg-base, 2000-12-15)",
        "  the list holds other cards",
    ]
    assert "facts" not in ran.output


def test_a_changed_format_file_is_told(tmp_path):
    from rulesets import registry

    path = tmp_path / "own.toml"
    path.write_bytes((ROOT / "docs/examples/formats/commons-only.toml").read_bytes())
    line = proof("-", "-r", str(path), text="4 Pikachu BS 58\n56 Fire Energy BS 98\n")
    path.write_text(path.read_text() + '\n[copies]\ncites = "CO-001"\nmost = 2\n')
    registry.load.cache_clear()
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Pikachu BS 58\n56 Fire Energy BS 98\n")
    ran = run("verify", line, str(deck))
    registry.load.cache_clear()
    assert ran.exit_code == 1
    assert "the format file has changed" in ran.output
    assert "now: FMT102 4 copies of Pikachu (limit 2)" in ran.output


def test_after_an_import_that_changes_the_verdict_the_fact_is_named(tmp_path, monkeypatch):
    """A card that the pool did not know makes a list unreadable; the import makes it a card."""
    deck = tmp_path / "deck.txt"
    deck.write_text(f"3 {NEW_CARD['name']}\n37 Gemini Elf\n")
    line = proof(str(deck), "-r", "goat", "--select", "DECK")
    assert "verdict=unreadable" in line
    file = tmp_path / "cardinfo.json"
    file.write_text(json.dumps([NEW_CARD]))
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    assert run("pool", "import", str(file)).exit_code == 0
    ran = run("verify", line, str(deck))
    assert ran.exit_code == 1
    assert ran.output.splitlines()[:2] == [
        "not verified: unreadable then, legal now (ygo-goat, 2005-08-16)",
        "  the same lines mean other cards",
    ]
    assert "the card pool has changed" in ran.output
    said = f"fact: {NEW_CARD['name']} ({NEW_CARD['id']}) is known by an import only"
    assert said in ran.output


@pytest.mark.rule("PF-035")
def test_a_reprint_that_an_import_brings_is_the_fact_that_changed_the_verdict(
    shared, tmp_path, monkeypatch
):
    pytest.importorskip("lark")
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Dunsparce TEF 128\n4 Nest Ball SVI 181\n52 Fire Energy SVE 2\n")
    line = proof(str(deck), "-r", "standard", "--on", "2026-11-17")
    assert "verdict=illegal" in line
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    cards = json.loads((shared / "data/pokemon/pokemon-tcg-data/cards/en/sv1.json").read_text())
    bring(tmp_path, reprint(next(card for card in cards if card["id"] == "sv1-181")))
    ran = run("verify", line, str(deck))
    assert ran.exit_code == 1
    assert ran.output.startswith("not verified: illegal then, legal now")
    assert "  fact: Nest Ball (sv1-181) has a new print: ZZT 1, out on 2026-09-01\n" in ran.output


def test_a_list_that_an_import_brings_is_the_fact_that_changed_the_verdict(tmp_path, monkeypatch):
    deck = tmp_path / "deck.ydk"
    deck.write_text("#main\n" + "46986414\n" * 3)
    line = proof(str(deck), "-r", "ygo-tcg", "--on", "2026-06-05", "--select", "YGO3")
    (tmp_path / "lflist.conf").write_text("!2026-06-01 TCG\n46986414 0 --Dark Magician\n")
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    assert run("pool", "import", str(tmp_path / "lflist.conf")).exit_code == 0
    ran = run("verify", line, str(deck))
    assert ran.exit_code == 1
    assert "another list is in force on that day (TCG list of 2026-05-18 then, " in ran.output
    assert "now: YGO301 3 copies of Dark Magician, Forbidden" in ran.output


def test_an_import_that_changes_nothing_of_the_deck_is_told_and_verified(tmp_path, monkeypatch):
    line = proof(HAYMAKER, "-r", "base")
    file = tmp_path / "cardinfo.json"
    file.write_text(json.dumps([NEW_CARD]))
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    assert run("pool", "import", str(file)).exit_code == 0
    ran = run("verify", line, HAYMAKER)
    assert ran.exit_code == 0
    assert "the card pool has changed" in ran.output
    assert "fact:" not in ran.output


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "expected a line that begins with deckcheck:1, found 'nonsense'"),
        ("deckcheck:1 deck=1 ruleset=ptcg-ex", "the line lacks lines, on, facts, pool, verdict"),
    ],
)
def test_a_line_that_is_no_proof_is_refused(line, said):
    ran = run("verify", line, HAYMAKER)
    assert (ran.exit_code, said in ran.stderr) == (2, True), ran.stderr


def test_a_line_that_was_cut_short_is_refused():
    line = proof(HAYMAKER, "-r", "base")
    for cut in (line[:-3], line[: line.index(" verdict=")]):
        ran = run("verify", cut, HAYMAKER)
        assert (ran.exit_code, "is it whole?" in ran.stderr) == (2, True), ran.stderr


def test_a_ruleset_that_is_gone_is_named():
    line = proof(HAYMAKER, "-r", "base").replace("ruleset=ptcg-base", "ruleset=ptcg-gone")
    ran = run("verify", line, HAYMAKER)
    assert (ran.exit_code, "there is no ruleset 'ptcg-gone'" in ran.stderr) == (2, True)
