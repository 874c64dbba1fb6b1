"""Exact lookups: by id, name, set and number, password; layers; damaged databases."""

import sqlite3

import pytest

from cardpool.errors import PoolError
from cardpool.model.pokemon import PokemonCard
from cardpool.model.yugioh import YugiohCard
from cardpool.store import CardPool
from cardpool.store.layer import Layer


def card(number, name, **facts):
    return {"id": f"tst1-{number}", "number": str(number), "name": {"en": name}, **facts}


def test_a_name_is_found_in_any_language(pool):
    for name in ("Team Magma's Numel", "Chamallot de Team Magma", "chamallot de team magma"):
        assert {c.name for c in pool.named(name)} == {"Team Magma's Numel"}


def test_ex_and_dash_ex_are_told_apart_by_their_case(pool):
    assert {c.name for c in pool.named("Mewtwo EX")} == {"Mewtwo-EX"}
    assert {c.name for c in pool.named("Mewtwo ex")} == {"Mewtwo ex"}
    assert {c.name for c in pool.named("Mewtwo/ex")} == {"Mewtwo ex"}
    assert len({c.name for c in pool.named("Mewtwo/eX")}) == 2


def test_language_and_game_narrow_a_name(pool):
    assert pool.named("Pikachu", game="yugioh") == []
    assert pool.named("Chamallot de Team Magma", lang="de") == []
    assert {c.game for c in pool.named("Pikachu")} == {"pokemon", "board"}


def test_three_spellings_of_basic_energy_mean_the_same_cards(pool):
    spellings = ("Basic Psychic Energy", "Psychic Energy", "Basic {P} Energy")
    found = [{c.id for c in pool.named(s, game="pokemon")} for s in spellings]
    assert found[0] == found[1] == found[2] != set()


def test_nicknames_are_found_only_where_nothing_is_really_called_so(make_pool):
    pool = make_pool(
        [card(1, "Pot"), card(2, "Kettle")],
        aliases=[
            {"alias": "Pot", "game": "pokemon", "id": "tst1-2", "kind": "nickname", "sure": False},
            {"alias": "Samovar", "game": "pokemon", "id": "tst1-2", "kind": "former name"},
        ],
    )
    assert [c.name for c in pool.named("Pot")] == ["Pot"]
    assert [c.name for c in pool.named("samovar")] == ["Kettle"]
    assert [(s.source, s.sure) for s in pool.spelled("Samovar")] == [("former name", True)]


@pytest.mark.parametrize(
    ("code", "number", "card_id"),
    [
        ("OBF", "125", "sv3-125"),
        ("obf", "125/197", "sv3-125"),
        ("sv3", "125", "sv3-125"),
        ("MA", "9", "ex4-9"),
        ("BRS", "TG12", "swsh9tg-TG12"),
        ("BRS-TG", "12", "swsh9tg-TG12"),
        ("PR-SW", "SWSH020", "swshp-SWSH020"),
        ("PR-SW", "20", "swshp-SWSH020"),
        ("PR-SM", "SM 158", "smp-SM158"),
    ],
)
def test_sets_and_numbers_are_found_in_every_convention(pool, code, number, card_id):
    assert card_id in {c.id for c in pool.in_set(code, number)}


def test_an_ambiguous_set_code_gives_all_its_sets(pool):
    assert {s.id for s in pool.sets_by_code("RR")} >= {"ex7", "pl2"}
    assert pool.in_set("no such set", "1") == []
    assert pool.in_set("OBF", "9999") == []


def test_passwords_of_other_artworks_mean_the_card_itself(pool):
    dark_magician = pool.password(46986414)
    assert isinstance(dark_magician, YugiohCard)
    assert pool.password(36996508) is pool.password(46986417) is dark_magician
    assert pool.named("Dark Magician", game="yugioh") == [dark_magician]
    assert pool.password(1) is None


def test_always_treated_as_counts_as_that_name(pool):
    keys = {pool.named(f"Harpie Lady {n}")[0].copy_key for n in (1, 2, 3)}
    assert keys == {pool.named("Harpie Lady")[0].copy_key}


def test_printings_that_play_the_same_are_listed_oldest_first(pool):
    card = pool.get("sv3-125")
    assert isinstance(card, PokemonCard)
    assert card.id in {p.id for p in card.prints}
    assert [p.released for p in card.prints] == sorted(p.released for p in card.prints)
    assert pool.get(card.prints[-1].id).prints == card.prints


def test_repeated_lookups_give_the_same_record(pool):
    assert pool.get("ex4-9") is pool.get("ex4-9") is pool.in_set("ex4", "9")[0]
    assert pool.get("no such card") is None


def test_the_upper_layer_hides_equal_ids_and_adds_others(make_pool):
    below = make_pool([card(1, "Numel", hp=40), card(2, "Camerupt", hp=90)], name="below.db")
    above = make_pool([card(1, "Numel", hp=50), card(3, "Torkoal", hp=70)], name="above.db")
    pool = CardPool([*above.layers, *below.layers])
    assert pool.get("tst1-1").hp == 50
    assert [c.hp for c in pool.named("Numel")] == [50]
    assert [c.hp for c in pool.in_set("TST", "1")] == [50]
    assert [c.id for c in pool.cards()] == ["tst1-1", "tst1-2", "tst1-3"]
    assert {hit.name for hit in pool.suggest("torkol")} >= {"Torkoal"}


def test_a_missing_database_is_named(tmp_path):
    with pytest.raises(PoolError, match="there is no card pool at"):
        CardPool.open(tmp_path / "none.db")


def test_a_corrupt_database_is_not_a_pool(tmp_path):
    path = tmp_path / "bad.db"
    path.write_bytes(b"\x00garbage" * 999)
    with pytest.raises(PoolError, match="is not a card pool"):
        CardPool.open(path)


def test_another_programs_database_is_not_a_pool(tmp_path):
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE meta (key, value)")
    with pytest.raises(PoolError, match="but not a card pool"):
        CardPool.open(path)


def test_an_older_database_tells_both_versions(make_pool, tmp_path):
    make_pool([card(1, "Numel")])
    with sqlite3.connect(tmp_path / "small.db") as db:
        db.execute("PRAGMA user_version=0")
    with pytest.raises(PoolError, match="has version 0; this program reads"):
        CardPool.open(tmp_path / "small.db")


def test_a_pool_truncated_in_the_middle_is_reported_when_read(make_pool, tmp_path):
    make_pool([card(n, f"Numel {n}") for n in range(400)])
    path = tmp_path / "small.db"
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 3])
    with pytest.raises(PoolError):
        list(CardPool([Layer(path)]).cards())


def test_paths_with_odd_signs_open(make_pool, tmp_path):
    make_pool([card(1, "Numel")])
    odd = tmp_path / "a ?#%20b.db"
    (tmp_path / "small.db").rename(odd)
    assert CardPool.open(odd).get("tst1-1").name == "Numel"
