"""Fuzzy search: typos, parts of names, languages, nicknames, order of the hits."""

import pytest

from cardpool.errors import QueryError


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Chamallot de Team Magma", "Team Magma's Numel"),
        ("Tema Magmas Groudn", "Team Magma's Groudon"),
        ("dragon blanc aux yeux bleu", "Blue-Eyes White Dragon"),
        ("pokegear 3", "Pokégear 3.0"),
        ("live twin lil la", "Live☆Twin Lil-la"),
        ("nidoran f", "Nidoran♀"),
        ("D/D/D duo dawn", "D/D/D Duo-Dawn King Kali Yuga"),
        ("mst", "Mystical Space Typhoon"),
        ("wisdom magician", "Wisdom-Eye Magician"),
        ("Red-Eyes B. Dragon", "Red-Eyes Black Dragon"),
        ("VFD", "True King of All Calamities"),
        ("frog the jam", "Slime Toad"),
        ("Mudkip ☆", "Mudkip ★"),
        ("S:P Little Knight", "S:P Little Knight"),
        ("ブラックマジシャン", "Dark Magician"),
        ("푸른눈의 백룡", "Blue-Eyes White Dragon"),
        ("Glurak", "Charizard"),
        ("charizrd", "Charizard"),
    ],
)
def test_the_first_hit_is_right(pool, typed, name):
    assert pool.search(typed)[0].name == name


@pytest.mark.parametrize(
    ("typed", "game"),
    [("Battle Compressor", "pokemon"), ("Beast Energy", "pokemon"), ("of greed", "yugioh")],
)
def test_names_with_all_the_words_are_the_first_hits(pool, typed, game):
    whole = pool.finder.with_words(typed, game, 10)
    assert whole and whole == pool.suggest(typed, game, limit=10)[: len(whole)]


def test_too_many_names_with_all_the_words_are_left_to_the_search(pool):
    assert pool.finder.with_words("energy", "pokemon", 10) == []
    assert pool.finder.with_words("Battle Kompressor", "pokemon", 10) == []
    assert pool.finder.with_words("", "pokemon", 10) == []


def test_letters_find_the_names_that_have_them_all(pool):
    names = [hit.name for hit in pool.search("D/D/D", game="yugioh", limit=8)]
    assert names[0] == "D.D.D. - Different Dimension Derby"  # has that very name in Japanese
    assert all(name.startswith("D/D/D ") for name in names[1:])


def test_pokegear_finds_both_cards_of_that_word(pool):
    assert {hit.name for hit in pool.search("pokegear", limit=2)} == {"PokéGear", "Pokégear 3.0"}


def test_exact_names_rank_before_words_and_words_before_typos(pool):
    scores = [hit.score for hit in pool.search("pot of greed", limit=20)]
    assert scores == sorted(scores, reverse=True)
    first, second = pool.search("pot of greed", limit=2)
    assert (first.name, second.name) == ("Pot of Greed", "Spirit of the Pot of Greed")
    assert first.score == 100 > second.score >= 90


def test_words_are_found_in_any_order(pool):
    assert pool.search("dragon white blue eyes")[0].name == "Blue-Eyes White Dragon"


def test_one_hit_a_name_with_its_newest_printing(pool):
    hit = pool.search("Pikachu", game="pokemon", limit=1)[0]
    printings = [c for c in pool.named("Pikachu", game="pokemon") if c.name == "Pikachu"]
    assert hit.printings == len(printings) > 50
    assert pool.get(hit.id).released == max(c.released for c in printings)


def test_filters_count_only_the_printings_that_meet_them(pool):
    hit = pool.search("charizrd type:darkness hp>=120 set:OBF")[0]
    assert (hit.name, hit.sets) == ("Charizard ex", ("sv3",))
    assert pool.get(hit.id).set == "sv3"


def test_the_language_of_a_hit_is_the_one_asked_for(pool):
    hit = pool.search("dracaufeu lang:fr", limit=1)[0]
    assert (hit.name, hit.lang, hit.matched) == ("Charizard", "fr", "Dracaufeu")
    assert pool.search("Drache", lang="fr", limit=1)[0].lang == "fr"


@pytest.mark.parametrize("game", ["pokemon", "yugioh", "board"])
def test_a_game_asked_for_is_the_only_one_found(pool, game):
    for typed in ("rocket zapdos", "pikachu", "dragon", "zapdos hp<500", "game:pokemon mewtwo"):
        assert {hit.game for hit in pool.search(typed, game=game, limit=50)} <= {game}


def test_nicknames_say_what_they_are(pool):
    hit = pool.search("mst", limit=1)[0]
    assert (hit.source, hit.matched.lower()) == ("nickname", "mst")


def test_nonsense_of_every_kind_finds_something_or_nothing_but_never_fails(pool):
    for typed in (
        "\x00",
        "\x01\x02",
        "%",
        "_",
        "'; DROP TABLE card; --",
        "🂡",
        "a" * 200,
        "- -",
        "\n",
    ):
        try:
            pool.search(typed)
        except QueryError as error:
            assert str(error) in ("the query is empty", "expected a name or a filter")
    assert pool.get("ex4-9") is not None


def test_suggestions_survive_a_very_long_name(pool):
    assert isinstance(pool.suggest("dark magician " * 5000), list)
    assert pool.suggest("") == pool.suggest("  ") == []
