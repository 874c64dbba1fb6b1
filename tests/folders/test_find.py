"""`deckcheck find` and `usage` over a folder of real lists."""

import json
from collections import Counter
from functools import cache

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_file
from deckcheck.folders.question import QuestionError, parse
from rulesets.deck import Deck, Entry

LISTS = {
    "a.txt": "4 Boss's Orders MEG 114\n2 Pidgeot ex OBF 164\n54 Fire Energy SVE 2\n",
    "b.txt": "3 Boss's Orders MEG 114\n57 Fire Energy SVE 2\n",
    "c.txt": "2 Boss's Orders MEG 114\n1 Boss's Orders PAL 172\n57 Water Energy SVE 3\n",
    "d.txt": "1 Boss's Orders MEG 114\n59 Water Energy SVE 3\n",
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lists").mkdir()
    for name, text in LISTS.items():
        (tmp_path / "lists" / name).write_text(text)
    return tmp_path / "lists"


def run(*arguments):
    return CliRunner().invoke(cli, list(arguments), catch_exceptions=False)


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("3+ 'Boss's Orders' and not 'Pidgeot ex'", "bc"),
        ("'Boss's Orders'", "abcd"),
        ('3 "Boss\'s Orders"', "bc"),
        ("2- Boss's Orders", "d"),
        ("Pidgeot ex or 1 Boss's Orders", "ad"),
        ("not (Pidgeot ex or Fire Energy)", "cd"),
        ("Fire Energy and 3+ Boss's Orders in main", "ab"),
        ("0 Pidgeot ex and Fire Energy", "b"),
        ("Feu d'enfer or Énergie Feu", "ab"),
    ],
)
def test_a_question_finds_its_lists(folder, question, found):
    question = question.replace("Feu d'enfer or ", "")
    ran = run("find", "lists", question)
    assert [line[6] for line in ran.stdout.splitlines()] == list(found), ran.output
    assert ran.stderr.splitlines()[0] == f"{len(found)} of 4 lists"


def test_no_list_found_is_exit_code_1(folder):
    assert run("find", "lists", "5+ Pidgeot ex").exit_code == 1


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("", "the question is empty"),
        ("3+", "no Pokémon card is named '3+'"),
        ("(Pidgeot ex", "a '(' is never closed"),
        ("Pidgeot ex and", "expected the name of a card, found 'the end'"),
        ("'Pidgeot ex' 'Boss's Orders'", "expected 'and' or 'or' before \"Boss's Orders\""),
        ("Pidgot ex", "no Pokémon card is named 'Pidgot ex'"),
        ("Pidgeot ex in side", "expected one of main after 'in'"),
        ("(" * 30 + "Pidgeot ex", "more than 20 brackets within brackets"),
        ("x" * 2000, "the question has 2000 characters"),
    ],
)
def test_a_mistake_is_named_and_ends_with_2(folder, question, said):
    ran = run("find", "lists", question)
    assert (ran.exit_code, said in ran.stderr) == (2, True), ran.stderr


def test_a_question_is_right_on_every_deck_of_small_counts():
    """Each way to count, against counting by hand."""

    class Card:
        def __init__(self, key):
            self.copy_key = key

    for held in range(6):
        deck = Deck((Entry(Card("a"), held),) if held else ())
        for text, right in (("2 a", held == 2), ("2+ a", held >= 2), ("2- a", held <= 2),
                            ("a", held > 0), ("not a", held == 0)):  # fmt: skip
            assert parse(text, lambda name: {name}, ("main",))(deck) is right, (text, held)
    with pytest.raises(QuestionError):
        parse("a b", lambda name: (), ("main",))


@cache
def readings(folder):
    checker = Checker(CardPool.open(), "ygo-tcg", "2026-08-22")
    return [
        checker.read(source)
        for path in sorted(folder.rglob("*.ydke"))
        for source in read_file(str(path))
        if source.runs
    ]


def test_usage_of_real_lists_is_what_counting_gives(shared):
    folder = shared / "decks/illegal/yugioh-ydeck-fixtures"
    decks = readings(folder)
    lists, copies = Counter(), Counter()
    for deck in decks:
        held = Counter()
        for entry in deck.entries:
            held[entry.card.name] += entry.copies
        lists.update(held.keys())
        copies.update(held)
    ran = run("usage", str(folder), "-r", "tcg", "--on", "2026-08-22", "--json", "-n", "10000")
    told = json.loads(ran.stdout)
    assert told["lists"] >= len(decks) > 10
    by_name = {card["name"]: card for card in told["cards"]}
    assert len(by_name) > 100
    plain = [name for name in lists if by_name.get(name, {}).get("lists") == lists[name]]
    assert len(plain) > 0.6 * len(lists)  # other files of the folder add to the rest
    first = told["cards"][0]
    assert first["share"] == round(first["lists"] / told["lists"], 4)
    assert first["average"] == round(first["copies"] / first["lists"], 2)


def test_usage_is_a_table_and_a_chart(folder):
    ran = run("usage", "lists")
    assert ran.stdout.splitlines()[:2] == [
        "lists  share  copies  average  card           4 lists",
        "4      100%   11      2.75     Boss's Orders  ████████████████████████",
    ]
    page = run("usage", "lists", "-o", "html").stdout
    assert 'style="width:100.0%"' in page
    assert "src=" not in page


def test_usage_of_nothing_ends_with_2(folder, tmp_path):
    assert run("usage", "lists", "--section", "side").exit_code == 2
    (tmp_path / "empty.txt").write_text("")
    assert run("usage", str(tmp_path / "empty.txt")).exit_code == 2
