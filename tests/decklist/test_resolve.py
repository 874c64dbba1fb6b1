"""What lines come to mean: ids, sets and numbers, names in any language, typos, choices."""

import pytest

from cardpool.store import CardPool
from deckcheck.decklist.read import read_text
from deckcheck.decklist.resolve import Resolver


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def resolved(pool, line, game="pokemon", admits=None):
    (source,) = read_text(f"{line}\n", "x")
    reading = Resolver(pool, game, admits).read(source)
    return [entry.card.id for entry in reading.entries], [p.code for p in reading.problems]


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("4 Pikachu BS 58", "base1-58"),
        ("4 Pikachu base1-58", "base1-58"),
        ("4 Basic {L} Energy SVE 4", "sve-4"),
        ("1 Iono PR-SV 124", "svp-124"),
        ("1 Boss's Orders PR-SW 251", "swshp-SWSH251"),
        ("1 Kirlia PR SWSH271", "swshp-SWSH271"),
        ("4 Glurak BS 4", "base1-4"),
        ("4 Dracaufeu BS 4", "base1-4"),
        ("1 Heat Factory {*} LOT 178", "sm8-178"),
        ("4 Prime Catcher - ACESPEC TEF 157", "sv5-157"),
        ("2 Marnie's Morgrem SV 10 135", "sv10-135"),
        ("4 Professor\u2019s Research SSH 178", "swsh1-178"),
    ],
)
def test_a_pokemon_line_means_one_card_without_a_word(pool, line, card):
    assert resolved(pool, line) == ([card], [])


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("89631139", "89631139"),
        ("3 Blue-Eyes White Dragon", "89631139"),
        ("3 Blue-Eyes White Dragon LOB-001", "89631139"),
        ("3 Dragon Blanc aux Yeux Bleus", "89631139"),
    ],
)
def test_a_yugioh_line_means_one_card(pool, line, card):
    (source,) = read_text(f"{line}\n", "x", "ydk")
    reading = Resolver(pool, "yugioh").read(source)
    assert [entry.card.id for entry in reading.entries] == [card]
    assert not reading.problems


def test_extra_deck_monsters_of_a_list_without_sections_go_to_the_extra_deck(pool):
    (source,) = read_text("3 Dark Magician\n1 Stardust Dragon\n", "x")
    reading = Resolver(pool, "yugioh").read(source)
    assert [entry.section for entry in reading.entries] == ["main", "extra"]


def test_unresolved_copies_count_for_the_size(pool):
    (source,) = read_text("4 Pikachu BS 58\n3 Glorpzax\n", "x")
    reading = Resolver(pool, "pokemon").read(source)
    assert reading.unresolved == {"main": 3}
    assert reading.size() == 7


def test_a_bare_name_takes_the_newest_card_that_the_ruleset_admits(pool):
    old = resolved(pool, "4 Pikachu", admits=lambda card: card.set == "base1")
    assert old == (["base1-58"], ["DECK011"])


def test_basic_or_special_energy_is_asked_unless_only_one_is_admitted(pool):
    assert resolved(pool, "5 Darkness Energy") == ([], ["DECK003"])
    basic = resolved(pool, "5 Darkness Energy", admits=lambda c: "Basic Energy" in c.subkinds)
    assert basic[1] == []
    assert len(basic[0]) == 1


def test_the_three_spellings_of_basic_energy_are_one_name(pool):
    text = "10 Basic Psychic Energy\n5 Psychic Energy\n5 Basic {P} Energy SVE 5\n"
    (source,) = read_text(text, "x")
    reading = Resolver(pool, "pokemon").read(source)
    assert {entry.card.copy_key for entry in reading.entries} == {"psychic energy"}
    assert not reading.problems


def test_the_language_of_a_line_is_kept(pool):
    (source,) = read_text("4 Glurak BS 4\n4 Pikachu BS 58\n", "x")
    reading = Resolver(pool, "pokemon").read(source)
    assert [entry.lang for entry in reading.entries] == ["de", ""]


def test_endless_nonsense_is_given_up(pool):
    rows = [f"4 Xq{chr(97 + i % 26)}zz{i}wkv" for i in range(3000)]
    (source,) = read_text("\n".join(rows), "x")
    problems = Resolver(pool, "pokemon").read(source).problems
    assert len(problems) < 300
    assert problems[-1].message.endswith("the lines from here on were not read")


def test_another_surname_is_no_typo(pool):
    assert resolved(pool, "4 Professeur Cosmo") == ([], ["DECK002"])
    assert resolved(pool, "4 Professeur Ormee")[1] == ["DECK005"]
