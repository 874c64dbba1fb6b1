"""A record that is written is read back as it was."""

import pytest


def test_a_stored_card_has_no_other_fields_than_one_made_by_hand(pool):
    card = pool.get("base1-4")
    assert (card.attacks[0].name, card.retreat, card.prints[0].id) == ("Fire Spin", 3, "base1-4")
    with pytest.raises(AttributeError, match="colour"):
        card.colour  # noqa: B018


def test_a_record_keeps_empty_and_missing_parts_apart(make_pool):
    fact = {
        "id": "tst1-1", "number": "1", "name": {"en": "Farfetch'd δ"}, "kind": "Pokémon",
        "attacks": [["Leek Slap", "C", "30"], ["Pot Smash", ""]], "weaknesses": [["Fire", "×2"]],
    }  # fmt: skip
    card = make_pool([fact]).get("tst1-1")
    assert card.attacks == (("Leek Slap", "C", "30"), ("Pot Smash", "", ""))
    assert card.weaknesses == (("Fire", "×2"),)
    assert (card.abilities, card.dex, card.subkinds, card.hp) == ((), (), frozenset(), 0)
    assert [p.id for p in card.prints] == ["tst1-1"]


def test_a_monster_keeps_unknown_figures_and_zero_apart(make_pool):
    fact = {"id": "7", "name": {"en": "X"}, "kind": "Monster", "atk": "?", "def": 0, "scale": 0}
    card = make_pool(yugioh=[fact | {"released": {"tcg": None}}]).get("7")
    assert (card.atk, card.defence, card.scale, card.passwords) == (None, 0, 0, ())
    assert card.released == {"tcg": ""}


def test_signs_of_any_kind_are_kept(make_pool):
    fact = {"id": "tst1-1", "number": "1", "name": {"en": 'A\t"b"\n|c| \\ 火'}, "kind": "Trainer"}
    pool = make_pool([fact])
    assert pool.get("tst1-1").name == fact["name"]["en"]
    assert pool.names("tst1-1") == fact["name"]


def test_printings_that_play_the_same_know_each_other_and_the_newest_day(make_pool):
    def printing(number, **facts):
        return {"id": f"tst1-{number}", "number": number, "name": {"en": "Numel"}, **facts}

    old = printing("1", plays_as="tst1-1", released="2003-01-01", mark="A")
    new = printing("2", plays_as="tst1-1", doubt=True, note="errata")
    alone = printing("3", plays_as="tst1-3")
    pool = make_pool([new, old, alone])
    first, second = pool.get("tst1-1"), pool.get("tst1-2")
    assert first.prints is second.prints
    assert first.prints == (
        ("tst1-1", "tst1", "1", "2003-01-01", "A", True, ""),
        ("tst1-2", "tst1", "2", "2004-03-01", "", False, "errata"),
    )
    assert (first.newest, second.newest) == ("2004-03-01", "2004-03-01")
    assert pool.get("tst1-3").prints == (pool.get("tst1-3").own,)
