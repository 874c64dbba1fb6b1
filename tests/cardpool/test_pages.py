"""Records as lines, maps in pages: what is read back is what was written, and the same as SQL."""

import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpool.lines import Lines, line_row
from cardpool.names import closest, search_key
from cardpool.pages import PAGE, Pages, page_rows
from cardpool.passwords import Passwords, password_row
from cardpool.records import Records, line
from cardpool.rows import pokemon_row, yugioh_row

_WORD = st.text(st.characters(exclude_characters="\n\t", codec="utf-8"), max_size=9)


class Table:
    """The rows of a map, answering the two queries of a reader and counting them."""

    def __init__(self, entries):
        self.pages = {first: text for _, first, text in page_rows("m", entries)}
        self.asked = 0

    def rows(self, sql, values):
        self.asked += 1
        if "AND first" in sql:
            return [(self.pages[values[1]],)]
        if "entries" in sql:
            return [(self.pages[first],) for first in sorted(self.pages)]
        return [(first,) for first in sorted(self.pages)]


@given(st.dictionaries(_WORD, _WORD, max_size=40), _WORD)
def test_a_map_gives_back_its_entries_and_nothing_else(entries, other):
    pages = Pages(Table(entries).rows, "m")
    assert all(pages.get(key) == value for key, value in entries.items())
    assert pages.get(other) == entries.get(other)
    assert dict(pages.items()) == entries


def test_a_map_is_read_a_page_at_a_time_and_each_page_once():
    entries = {f"{n:06}": "x" * 50 for n in range(1000)}
    table = Table(entries)
    pages = Pages(table.rows, "m")
    assert len(table.pages) > 1000 * 50 // PAGE // 2
    assert pages.get("000500") == entries["000500"]
    assert table.asked == 2  # the first keys, one page
    assert pages.get("000501") and pages.get("0005001") is None
    assert table.asked == 2
    assert dict(pages.items()) == entries
    assert table.asked == 3


def test_one_query_brings_what_is_left_of_a_map_that_is_much_used():
    entries = {f"{n:06}": "x" * 50 for n in range(4000)}
    table = Table(entries)
    pages = Pages(table.rows, "m")
    assert all(pages.get(key) == value for key, value in entries.items())
    assert table.asked < len(table.pages) / 2
    assert pages.get("004000") is None


@given(st.lists(_WORD, min_size=1, max_size=20))
def test_each_line_of_a_database_is_read_back(lines):
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE record (row INTEGER PRIMARY KEY, places BLOB, lines BLOB)")
    db.execute("INSERT INTO record VALUES (?,?,?)", line_row(lines))
    kept = Lines(db)
    assert [kept[number] for number in reversed(range(len(lines)))] == lines[::-1]


@given(st.dictionaries(st.integers(0, 2**63), st.integers(1, 99_999)), st.integers(0, 2**63))
def test_a_password_means_its_card_and_no_other_number_does(cards, other):
    row = password_row(cards)
    passwords = Passwords(lambda sql, values: [(row[2],)])
    assert all(passwords.get(password) == card for password, card in cards.items())
    assert passwords.get(other) == cards.get(other)
    assert dict(passwords.items()) == cards


def test_a_database_without_passwords_knows_none():
    assert Passwords(lambda sql, values: []).get(46986414) is None


def test_a_stored_card_has_no_other_fields_than_one_made_by_hand(pool):
    card = pool.get("base1-4")
    assert (card.attacks[0].name, card.retreat, card.prints[0].id) == ("Fire Spin", 3, "base1-4")
    with pytest.raises(AttributeError, match="colour"):
        card.colour  # noqa: B018


def test_a_line_break_in_a_map_or_a_record_is_refused():
    with pytest.raises(ValueError, match="line break"):
        list(page_rows("m", {"a\nb": "1"}))
    fact = {"id": "tst1-1", "number": "1", "name": {"en": "Pika\tchu"}, "kind": "Pokémon"}
    with pytest.raises(ValueError, match="tst1-1"):
        line(pokemon_row(fact, {"set": "tst1"}))


def test_a_record_keeps_empty_and_missing_parts_apart():
    fact = {
        "id": "tst1-1", "number": "1", "name": {"en": "Farfetch'd δ"}, "kind": "Pokémon",
        "attacks": [["Leek Slap", "C", "30"], ["Pot Smash", ""]], "weaknesses": [["Fire", "×2"]],
    }  # fmt: skip
    card = Records(lambda _: ()).card(line(pokemon_row(fact, {"set": "tst1"})))
    assert card.attacks == (("Leek Slap", "C", "30"), ("Pot Smash", "", ""))
    assert (card.abilities, card.dex, card.subkinds, card.hp) == ((), (), frozenset(), 0)
    assert [p.id for p in card.prints] == ["tst1-1"]


def test_a_monster_keeps_unknown_figures_and_zero_apart():
    fact = {"id": "7", "name": {"en": "X"}, "kind": "Monster", "atk": "?", "def": 0, "scale": 0}
    card = Records(lambda _: ()).card(line(yugioh_row({**fact, "released": {"tcg": None}})))
    assert (card.atk, card.defence, card.scale, card.passwords) == (None, 0, 0, ())
    assert card.released == {"tcg": ""}


@pytest.mark.parametrize("game", ["pokemon", "yugioh", "board"])
def test_an_english_name_means_the_same_by_map_and_by_its_spellings(pool, game):
    layer = pool.layers[-1]
    names = sorted({card.name for card in pool.cards(game)})[::40]
    plain = 0
    for name in names:
        spelled = layer.spelled(search_key(name), game, None)
        titles = list(dict.fromkeys(s.t for s in closest(spelled, name)))
        found = layer.called(name, game)
        assert found == (layer.of_titles(titles) if all(s.sure for s in spelled) else [])
        plain += bool(found)
    assert plain > 0.9 * len(names)


def test_an_imported_spelling_keeps_a_name_from_being_plain(make_pool):
    own = {"id": "tst2-1", "number": "1", "name": {"en": "Pika", "fr": "Chu"}}
    theirs = {"id": "tst1-1", "number": "1", "name": {"en": "Chu"}}
    base = make_pool([theirs])
    both = type(base)([*make_pool([own], name="own.db").layers, *base.layers])
    assert [c.id for c in base.called("Chu", "pokemon")] == ["tst1-1"]
    assert both.called("Chu", "pokemon") == []
    assert {c.id for c in both.named("Chu", "pokemon")} == {"tst1-1", "tst2-1"}
