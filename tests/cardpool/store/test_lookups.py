"""Every way to find a card finds that card and no other, also in an overlay."""

import sqlite3

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardpool.errors import PoolError
from cardpool.games import GAMES
from cardpool.names import closest, search_key
from cardpool.store import CardPool

_NAMES = st.dictionaries(
    st.integers(1, 99_999_999),
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=9).filter(lambda s: s.strip()),
    min_size=1,
    max_size=12,
)


@settings(
    deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(_NAMES, st.integers(1, 99_999_999))
def test_what_is_stored_is_read_back_and_nothing_else(make_pool, names, other):
    cards = [
        {"id": f"{n:08}", "password": n, "name": {"en": name}, "kind": "Spell"}
        for n, name in names.items()
    ]
    pool = make_pool(yugioh=cards)
    for n, name in names.items():
        card = pool.password(n)
        assert (card.id, card.name, card.passwords) == (f"{n:08}", name, (n,))
        assert pool.get(card.id) is card
    assert (pool.password(other) is None) == (other not in names)
    assert (pool.get(f"{other:08}") is None) == (other not in names)
    assert [card.password for card in pool.cards()] == list(names)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_found_by_its_id_and_its_name(pool, game):
    for card in list(pool.cards(game))[::25]:
        assert pool.get(card.id) is card
        named = pool.named(card.name, game)
        assert card in named or named[0].copy_key == card.copy_key  # a twin
        assert card in pool.printings(card) or card not in named


def test_every_printing_is_found_at_its_place(pool):
    for card in list(pool.cards("pokemon"))[::10]:
        assert card in pool.in_set(card.set, card.number)
        assert any(card in pool.in_set(code, card.number) for code in pool.set_codes(card.set))


def test_every_password_leads_to_its_card(pool):
    for card in list(pool.cards("yugioh"))[::10]:
        for password in card.passwords:
            found = pool.password(password)
            assert found is card or found.identity == card.identity  # a twin


def printing(number, name="Numel", **facts):
    return {"id": f"tst1-{number}", "number": number, "name": {"en": name}, **facts}


def ids(cards):
    return [card.id for card in cards]


def test_digits_stand_for_a_number_with_letters_where_only_one_has_them(make_pool):
    pool = make_pool([printing("SWSH020"), printing("SM7"), printing("XY7"), printing("8")])
    assert ids(pool.in_set("TST", "20")) == ["tst1-SWSH020"]
    assert ids(pool.in_set("TST", "SM8")) == ["tst1-8"]
    assert pool.in_set("TST", "7") == [] == pool.in_set("TST", "letters")


def test_another_number_in_use_counts_where_no_card_has_it(make_pool):
    pool = make_pool([printing("1", alt_numbers=["2", "3"]), printing("2", "Camerupt")])
    assert ids(pool.in_set("TST", "2")) == ["tst1-2"]
    assert ids(pool.in_set("TST", "003/100")) == ["tst1-1"]


def test_an_overlay_is_searched_in_every_way(make_pool):
    own = make_pool(
        [printing("9", "Torkoal")],
        [{"id": "00000007", "password": 7, "name": {"en": "Pot"}, "kind": "Spell"}],
        name="own.db",
    )
    pool = CardPool([*own.layers, *make_pool([printing("1")]).layers])
    assert pool.get("tst1-9") is pool.in_set("TST", "9")[0] is pool.named("torkoal")[0]
    assert pool.password(7) is pool.get("00000007")
    assert ids(pool.cards()) == ["tst1-1", "tst1-9", "00000007"]


@pytest.mark.parametrize("game", GAMES)
def test_an_english_name_means_the_same_as_by_all_its_spellings(pool, game):
    layer = pool.layers[-1]
    names = sorted({card.name for card in pool.cards(game)})[::40]
    plain = 0
    for name in names:
        spelled = layer.spelled(search_key(name), game)
        titles = list(dict.fromkeys(s.t for s in closest(spelled, name)))
        found = pool.called(name, game)
        assert found == (layer.of_titles(titles) if all(s.sure for s in spelled) else [])
        plain += bool(found)
    assert plain > 0.9 * len(names)


def test_a_former_name_is_not_what_a_card_is_called(make_pool):
    alias = {"alias": "Samovar", "game": "pokemon", "id": "tst1-1", "kind": "former name"}
    pool = make_pool([printing("1", "Kettle")], aliases=[alias])
    assert ids(pool.called("Kettle", "pokemon")) == ["tst1-1"]
    assert pool.called("Samovar", "pokemon") == [] == pool.called("kettle", "pokemon")


def test_an_imported_spelling_keeps_a_name_from_being_plain(make_pool):
    own = {"id": "tst2-1", "number": "1", "name": {"en": "Pika", "fr": "Chu"}}
    base = make_pool([printing("1", "Chu")])
    both = CardPool([*make_pool([own], name="own.db").layers, *base.layers])
    assert ids(base.called("Chu", "pokemon")) == ["tst1-1"]
    assert both.called("Chu", "pokemon") == []
    assert {card.id for card in both.named("Chu", "pokemon")} == {"tst1-1", "tst2-1"}


def test_a_database_that_lacks_a_table_is_said_to_be_damaged(make_pool, tmp_path):
    make_pool([printing("1")])
    with sqlite3.connect(tmp_path / "small.db") as db:
        db.execute("DROP TABLE place")
    pool = CardPool.open(tmp_path / "small.db")
    with pytest.raises(PoolError, match=r"small.db' is damaged: no such table: place"):
        pool.in_set("TST", "1")
