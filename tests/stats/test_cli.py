"""`deckcheck stats` from the shell's side."""

import json
import re
from html.parser import HTMLParser

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

HAYMAKER = "docs/examples/haymaker.txt"
GOAT = "docs/examples/goat.txt"


def run(*arguments, text=""):
    return CliRunner().invoke(cli, ["stats", *arguments], input=text, catch_exceptions=False)


def wish(*arguments, of=GOAT, ruleset="ygo-goat"):
    ran = run(of, "-r", ruleset, "--turns", "1", "--json", "--want", *arguments)
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)[0]["wishes"][0]


def test_the_report_names_rules_redeals_and_odds():
    ran = run(HAYMAKER, "-r", "ptcg-base")
    assert ran.exit_code == 0
    assert "a Basic Pokémon among them: 77.8 % (11 in the deck)" in ran.output
    assert "BASE-025" in ran.output
    assert re.search(r"Hitmonchan +4 +51\.4 %", ran.output)


@pytest.mark.parametrize("columns", ["60", "80", "160"])
def test_a_long_line_is_wrapped_and_shows_no_escapes(columns):
    said = (
        CliRunner()
        .invoke(cli, ["stats", HAYMAKER, "-r", "ptcg-base"], env={"COLUMNS": columns})
        .output
    )
    assert "\\n" not in said
    assert all(len(line) <= max(int(columns), 100) for line in said.splitlines())


def test_a_combination_is_answered_exactly():
    found = wish("Pot of Greed and Graceful Charity")
    assert found["exact"]["first"] == ["1/78", "1/52"]  # C(38,3)/C(40,5), C(38,4)/C(40,6)


def test_a_name_may_be_a_part_a_group_or_in_another_language():
    assert wish("Reaper")["notes"] == ["'Reaper' read as Spirit Reaper"]
    assert wish("2 Trap")["notes"] == []
    found = wish('"Pot de Cupidité"')
    assert found["notes"] == ["'Pot de Cupidité' read as Pot of Greed"]
    assert found["exact"]["first"][0] == "1/8"


def test_a_card_outside_the_deck_is_never_drawn():
    found = wish("Dark Magician")
    assert found["first"] == [0.0, 0.0]
    assert found["notes"] == ["'Dark Magician' read as Dark Magician, which is not in the deck"]


def test_bricks_are_counted_together():
    ran = run(GOAT, "-r", "ygo-goat", "--brick", "Sangan", "--brick", "Jinzo", "--json")
    group = json.loads(ran.stdout)[0]["groups"][-1]
    assert (group["name"], group["copies"], group["mean"]) == ("bricks", 2, 0.25)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--want", "Pot of Greed and"], "column 17: expected a card name, found the end"),
        (["--want", "Glorpzaxian Beast"], "no card named 'Glorpzaxian Beast'"),
        (["--want", "of"], "'of' may be "),
        (["--turns", "31"], "0<=x<=30"),
        (["-r", "no-such"], "there is no ruleset 'no-such'"),
        (["--html", "no/such/folder/page.html"], "cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_answered_ends_with_a_reason(arguments, message):
    ran = run(GOAT, *arguments)
    assert ran.exit_code == 2
    assert message in ran.stderr


def test_a_wish_of_too_many_cards_is_refused_at_once():
    names = " and ".join(f'"{x}"' for x in (
        "Magician of Faith", "Scapegoat", "Metamorphosis", "Tsukuyomi", "Sakuretsu Armor",
        "D.D. Warrior Lady", "Nobleman of Crossout", "Jinzo", "Sangan", "Morphing Jar",
        "Book of Moon", "Mirror Force", "Snatch Steal", "Pot of Greed", "Heavy Storm",
        "Delinquent Duo", "Graceful Charity", "Change of Heart"))  # fmt: skip
    ran = run(GOAT, "-r", "ygo-goat", "--want", names)
    assert ran.exit_code == 2
    assert "19 kinds of cards make" in ran.stderr


def test_a_list_without_cards_is_told_and_others_are_counted(tmp_path):
    (tmp_path / "empty.txt").write_text("\n")
    (tmp_path / "deck.txt").write_text("4 Pikachu BS 58\n56 Lightning Energy BS 100\n")
    ran = run(str(tmp_path), "-r", "ptcg-ex", "--json")
    assert ran.exit_code == 2
    assert [each["cards"] for each in json.loads(ran.stdout)] == [60]
    assert "empty.txt" in ran.stderr


def test_a_game_without_decks_has_no_statistics():
    ran = run("-", "-r", "master-trainer", text="1 Pikachu\n")
    assert ran.exit_code == 2
    assert "there are no statistics for" in ran.stderr


def test_a_deck_without_a_basic_is_told_so():
    ran = run("-", "-r", "ptcg-ex", text="60 Lightning Energy BS 100\n")
    assert ran.exit_code == 0
    assert "without a Basic Pokémon no opening hand can be kept" in ran.output


class _Page(HTMLParser):
    """Notes what a page would fetch, and its charts."""

    def __init__(self):
        super().__init__()
        self.fetched, self.tags = [], []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.fetched += [value for name, value in attributes if name in ("src", "href")]


def test_the_page_holds_its_charts_and_fetches_nothing(tmp_path):
    page = tmp_path / "deck.html"
    ran = run(HAYMAKER, "-r", "ptcg-base", "--want", "Bill and Professor Oak", "--html", str(page))
    assert (ran.exit_code, ran.output) == (0, "")
    text = page.read_text("utf-8")
    read = _Page()
    read.feed(text)
    assert read.fetched == []
    assert "url(" not in text
    assert "http" not in text
    assert read.tags.count("svg") >= 8
    assert "Hitmonchan" in text
    assert "BASE-025" in text


def test_names_cannot_break_the_page(tmp_path):
    deck = tmp_path / "<b>&.txt"
    deck.write_text("60 Pikachu BS 58\n")
    ran = run(str(deck), "-r", "ptcg-ex", "--html", "-", "--want", "Pikachu and not <Bill>")
    assert ran.exit_code == 0
    assert "&lt;b&gt;&amp;.txt" in ran.output
    assert "<b>" not in ran.output
    assert "<Bill" not in ran.output


def test_a_day_may_be_named_once():
    ran = run(HAYMAKER, "-r", "ptcg-base", "--on", "1999-06-16", "--on", "2000-06-16")
    assert ran.exit_code == 2
    assert "given more than once" in ran.stderr
