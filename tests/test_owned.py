"""What a player owns: lists and collection files of apps against a deck."""

import json

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_bytes
from deckcheck.owned import OwnedError, read_owned

# The columns of two apps, one with the row for spreadsheets before its header; own rows.
DRAGON = """"sep=,"
Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Language
binder,3,0,Pikachu,BS,Base,58,NearMint,English
binder,0,0,Raichu,BS,Base,14,NearMint,English
box,1,0,Bill,BS,Base,91,NearMint,English
"""
YGOPRODECK = """cardname,cardq,cardrarity,card_edition,cardset,cardcode,cardid
"Pot of Greed",2,Rare,1st,Legend,LOB-119,55144522
"Dark Magician",1,Ultra,1st,Legend,LOB-005,46986414
"""


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def owned(tmp_path, pool, *texts, game="pokemon"):
    paths = []
    for at, text in enumerate(texts):
        path = tmp_path / f"own{at}.{'csv' if ',' in text else 'txt'}"
        path.write_text(text, "utf-8")
        paths.append(str(path))
    return read_owned(paths, pool, game)


def deck(pool, text, ruleset="ptcg-unlimited"):
    return Checker(pool, ruleset).read(read_bytes(text.encode(), "deck")[0])


def lacking(found, deck):
    return {each.card.name: each.copies for each in found.missing(deck)}


def test_what_a_deck_holds_beyond_the_collection_is_missing(tmp_path, pool):
    held = deck(pool, "4 Pikachu BS 58\n1 Raichu BS 14\n1 Bill BS 91\n")
    assert lacking(owned(tmp_path, pool, DRAGON), held) == {"Pikachu": 1, "Raichu": 1}


def test_a_collection_of_passwords_is_read(tmp_path, pool):
    held = deck(pool, "3 Pot of Greed\n1 Dark Magician\n", "ygo-tcg")
    assert lacking(owned(tmp_path, pool, YGOPRODECK, game="yugioh"), held) == {"Pot of Greed": 1}


def test_a_print_that_plays_the_same_serves(tmp_path, pool):
    """Pikachu of Base Set was printed again in Base Set 2; the one of Jungle is another card."""
    held = deck(pool, "2 Pikachu BS 58\n1 Pikachu JU 60\n")
    assert lacking(owned(tmp_path, pool, "4 Pikachu B2 87\n"), held) == {"Pikachu": 1}


def test_a_bare_name_serves_every_print_but_each_copy_once(tmp_path, pool):
    held = deck(pool, "2 Pikachu BS 58\n2 Pikachu JU 60\n")
    assert lacking(owned(tmp_path, pool, "4 Pikachu\n"), held) == {}
    assert lacking(owned(tmp_path, pool, "3 Pikachu\n"), held) == {"Pikachu": 1}


def test_copies_of_several_files_and_lines_add_up(tmp_path, pool):
    held = deck(pool, "4 Bill BS 91\n")
    assert lacking(owned(tmp_path, pool, "1 Bill BS 91\n2 Bill BS 91\n", DRAGON), held) == {}


def test_a_list_is_trimmed_to_what_is_there(tmp_path, pool):
    held = deck(pool, "4 Pikachu BS 58\n1 Raichu BS 14\n1 Bill BS 91\n")
    left = owned(tmp_path, pool, DRAGON).trimmed(held.entries)
    assert [(entry.card.name, entry.copies) for entry in left] == [("Pikachu", 3), ("Bill", 1)]


def test_lines_that_are_no_card_are_told(tmp_path, pool):
    found = owned(tmp_path, pool, "4 Bill BS 91\n2 Glorpzax\n")
    assert found.notes[0].endswith("own0.txt: not counted: line 2: no known card: Glorpzax")


def test_a_row_of_no_copies_is_no_problem(tmp_path, pool):
    assert owned(tmp_path, pool, DRAGON).notes == []


@pytest.mark.parametrize("text", ["", "hello\n"])
def test_a_file_without_cards_is_refused(tmp_path, pool, text):
    with pytest.raises(OwnedError):
        owned(tmp_path, pool, text)


def stats(*arguments):
    given = ["stats", "-", "-r", "ptcg-ex", *arguments]
    return CliRunner().invoke(cli, given, input="4 Pikachu BS 58\n56 Lightning Energy BS 100\n")


def test_stats_tells_what_is_missing(tmp_path):
    own = tmp_path / "own.csv"
    own.write_text(DRAGON)
    found = json.loads(stats("--owned", str(own), "--json").stdout)[0]["missing"]
    assert found == [
        {"name": "Pikachu", "copies": 1},
        {"name": "Lightning Energy", "copies": 56},
    ]
    assert "Not owned: 57 cards\n  1 Pikachu" in stats("--owned", str(own)).output


def test_stats_refuses_a_collection_that_is_not_there(tmp_path):
    ran = stats("--owned", str(tmp_path / "none.csv"))
    assert ran.exit_code == 2
    assert "cannot be opened: No such file or directory" in ran.stderr
