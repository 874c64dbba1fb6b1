"""The three keys of a name: loose for searching, strict for identity, and for counting copies."""

import pytest

from cardpool.model.pokemon import POKEMON
from cardpool.model.yugioh import YUGIOH
from cardpool.names import copy_key, identity_key, number_key, search_key


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Team Magma's Groudon", "team magmas groudon"),
        ("Pokégear 3.0", "pokegear 3 0"),
        ("Nidoran♀", "nidoran f"),
        ("Nidoran female", "nidoran f"),
        ("Nidoran ♂ δ", "nidoran m delta"),
        ("Mudkip ★", "mudkip star"),
        ("Mudkip☆", "mudkip star"),
        ("Live☆Twin Lil-la", "live twin lil la"),
        ("Ditto ◇", "ditto prism star"),
        ("V.F.D.", "vfd"),
        ("Dragon d’Or", "dragon d or"),
        ("Basic {P} Energy", "basic psychic energy"),
        ("Reshiram & Charizard-GX", "reshiram and charizard gx"),
        ("ブラック・マジシャン", "ブラック マジシャン"),
        ("ぶらっく", "ブラック"),
        ("Straße", "strasse"),
        ("???", "???"),
        ("", ""),
    ],
)
def test_search_key_folds_what_people_type_differently(typed, key):
    assert search_key(typed) == key


def test_search_key_of_a_key_is_itself():
    for name in (
        "Charizard ★ δ",
        "D/D/D Duo-Dawn King Kali Yuga",
        "Ｅｖｉｌ★Ｔｗｉｎ",
        "푸른 눈의 백룡",
    ):
        assert search_key(search_key(name)) == search_key(name)


@pytest.mark.parametrize(
    "names",
    [
        (
            "Mewtwo",
            "Mewtwo-EX",
            "Mewtwo ex",
            "Mewtwo-GX",
            "Mewtwo V",
            "Mewtwo VSTAR",
            "Mewtwo LV.X",
        ),
        ("Groudon", "Team Magma's Groudon", "Groudon ★", "Groudon δ", "Dark Groudon"),
        ("Nidoran♀", "Nidoran♂", "Nidoran"),
        ("Ditto", "Ditto ◇"),
        ("Unown [V]", "Unown V", "Unown"),
        ("Professor's Research (Professor Oak)", "Professor's Research (Professor Sada)"),
    ],
)
def test_identity_key_keeps_different_names_apart(names):
    assert len({identity_key(name, POKEMON) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nidoran ♀", "Nidoran♀"),
        ("Mewtwo EX", "Mewtwo-EX"),
        ("Farfetch’d", "Farfetch'd"),
        ("Poke Ball", "Poké Ball"),
        ("Basic Psychic Energy", "Psychic Energy"),
        ("Basic {P} Energy", "Psychic Energy"),
        ("Mudkip ☆", "Mudkip ★"),
    ],
)
def test_identity_key_folds_spellings_of_one_name(one, other):
    assert identity_key(one, POKEMON) == identity_key(other, POKEMON)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gengar", "Gengar LV.X"),
        ("Gengar LV.43", "Gengar LV.44"),
        ("Aerodactyl", "Aerodactyl δ"),
        ("Luxray GL", "Luxray GL LV.X"),
        ("Deoxys (Attack)", "Deoxys (Defense)"),
        ("Professor's Research (Professor Magnolia)", "Professor's Research (Professor Oak)"),
        ("Boss's Orders (Ghetsis)", "Boss's Orders"),
        ("Nidoran ♀ δ", "Nidoran♀"),
    ],
)
def test_copy_key_counts_these_as_one_name(one, other):
    assert copy_key(one, POKEMON) == copy_key(other, POKEMON)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alakazam", "Alakazam E4"),
        ("Luxray", "Luxray GL"),
        ("Meowth", "Rocket's Meowth"),
        ("Meowth", "Alolan Meowth"),
        ("Charizard-EX", "Charizard ex"),
        ("Mega Charizard X ex", "Mega Charizard Y ex"),
        ("Charizard", "Dark Charizard"),
        ("Ditto", "Ditto ◇"),
        ("Unown [Q]", "Unown [G]"),
        ("Pokédex", "Pokédex (HANDY909)"),
    ],
)
def test_copy_key_counts_these_apart(one, other):
    assert copy_key(one, POKEMON) != copy_key(other, POKEMON)


def test_yugioh_names_differ_in_no_case_and_keep_their_brackets():
    assert identity_key("POLYMERIZATION", YUGIOH) == identity_key("Polymerization", YUGIOH)
    assert copy_key("Number 1 (A)", YUGIOH) != copy_key("Number 1", YUGIOH)


@pytest.mark.parametrize(
    ("printed", "key"),
    [
        ("020", "20"), ("SM 158", "SM158"), ("swsh020", "SWSH20"), ("TG07/TG30", "TG7"),
        ("12/165", "12"), ("75a", "75A"), ("#4", "4"), ("?", "?"), ("ONE", "ONE"),
    ],
)  # fmt: skip
def test_collector_numbers_fold_zeros_spaces_case_and_totals(printed, key):
    assert number_key(printed) == key
