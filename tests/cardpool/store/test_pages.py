"""Records as lines, maps in pages: what is read back is what was written, and the same as SQL."""

import sqlite3

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpool.errors import PoolError
from cardpool.names import closest, search_key
from cardpool.store.lines import Lines, line_row
from cardpool.store.pages import PAGE, Pages, map_row
from cardpool.store.passwords import Passwords, password_row
from cardpool.store.records import card_of, lines
from cardpool.writing.rows import pokemon_row, yugioh_row

_WORD = st.text(st.characters(exclude_characters="\n\t", codec="utf-8"), max_size=9)


def kept(*row):
    """Return a database with one row of lines."""
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE lines (row INTEGER PRIMARY KEY, name, places BLOB, lines BLOB)")
    db.execute("INSERT INTO lines (name, places, lines) VALUES (?,?,?)", row)
    return db


@settings(deadline=None)
@given(st.dictionaries(_WORD, _WORD, max_size=40), _WORD)
def test_a_map_gives_back_its_entries_and_nothing_else(entries, other):
    pages = Pages(Lines(kept(*map_row("m", entries)), "", "m"))
    assert all(pages.get(key) == value for key, value in entries.items())
    assert pages.get(other) == entries.get(other)
    assert dict(pages.items()) == entries


def test_a_map_is_read_a_page_at_a_time_and_each_page_once():
    entries = {f"{n:06}": "x" * 50 for n in range(1000)}
    lines = Lines(kept(*map_row("m", entries)), "", "m")
    assert 1000 * 50 // PAGE < len(lines) < 1000 * 50 // PAGE * 2
    read = []

    class Counted(Lines):
        def __getitem__(self, number):
            read.append(number)
            return lines[number]

        def __len__(self):
            return len(lines)

    pages = Pages(Counted(None, "", "m"))
    assert pages.get("000500") == pages.get("000501") == "x" * 50
    assert len(read) == 2  # the first keys, one page
    assert pages.get("0005001") is None and pages.get("") is None and pages.get("z") is None
    assert all(pages.get(key) for key in entries)
    assert len(set(read)) == len(read)


@settings(deadline=None)
@given(st.lists(_WORD, min_size=1, max_size=20))
def test_each_line_of_a_database_is_read_back(lines):
    read = Lines(kept(*line_row("l", lines)), "", "l")
    assert [read[number] for number in reversed(range(len(lines)))] == lines[::-1]
    read.close()
    assert (len(read), read[0]) == (len(lines), lines[0])


def test_a_database_without_its_lines_is_said_to_be_damaged():
    db = kept(*line_row("l", ["a"]))
    with pytest.raises(PoolError, match=r"'pool.db' is damaged: it has no record"):
        Lines(db, "pool.db", "record")[0]
    with pytest.raises(PoolError, match="damaged"):
        Lines(db, "pool.db", "l")[7]


@settings(deadline=None)
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
        map_row("m", {"a\nb": "1"})
    fact = {"id": "tst1-1", "number": "1", "name": {"en": "Pika\tchu"}, "kind": "Pokémon"}
    with pytest.raises(ValueError, match="tst1-1"):
        lines(pokemon_row(fact, {"set": "tst1"}))


def test_a_record_keeps_empty_and_missing_parts_apart():
    fact = {
        "id": "tst1-1", "number": "1", "name": {"en": "Farfetch'd δ"}, "kind": "Pokémon",
        "attacks": [["Leek Slap", "C", "30"], ["Pot Smash", ""]], "weaknesses": [["Fire", "×2"]],
    }  # fmt: skip
    card = card_of(pokemon_row(fact, {"set": "tst1"}))
    assert card.attacks == (("Leek Slap", "C", "30"), ("Pot Smash", "", ""))
    assert (card.abilities, card.dex, card.subkinds, card.hp) == ((), (), frozenset(), 0)
    assert [p.id for p in card.prints] == ["tst1-1"]


def test_a_monster_keeps_unknown_figures_and_zero_apart():
    fact = {"id": "7", "name": {"en": "X"}, "kind": "Monster", "atk": "?", "def": 0, "scale": 0}
    card = card_of(yugioh_row({**fact, "released": {"tcg": None}}))
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
