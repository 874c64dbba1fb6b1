"""The box: components and figures."""

import pytest

from cardpool import board
from cardpool.builder.board import write
from rulesets.master_trainer.match import components as box


def counts(table):
    return {row["id"].partition("-")[2]: row["amount"] for row in board.lines(table)}


@pytest.mark.rule("MT-001")
def test_the_box_holds_150_chips_by_colour_54_and_54_cards_5_rivals_and_6_movers():
    colours = [c.colour for c in board.pieces().values() if c.kind == "Chip"]
    by_colour = {colour: colours.count(colour) for colour in set(colours)}
    assert by_colour == {"starter": 6, "pink": 35, "green": 41, "blue": 38, "red": 26, "yellow": 4}
    assert (sum(counts("items").values()), sum(counts("events").values())) == (54, 54)
    names = [board.names("fr")[f"rival-{n.lower()}"] for n in box.RIVAL_NAMES]
    assert names == ["Olga", "Aldo", "Agatha", "Peter", "Régis"]
    assert len(board.lines("movers")) == 6


@pytest.mark.rule("MT-147")
def test_there_is_one_chip_for_each_pokemon_from_1_to_150_and_none_for_mew():
    numbers = [c.number for c in board.pieces().values() if c.kind == "Chip"]
    assert sorted(numbers) == list(range(1, 151))
    assert all(c.amount == 1 for c in board.pieces().values() if c.kind == "Chip")


@pytest.mark.rule("MT-148")
def test_the_item_cards_are_counted_by_kind():
    assert counts("items") == {
        "attack-bonus-1": 4, "attack-bonus-2": 4, "attack-bonus-3": 4,
        "attack-bonus-4": 3, "attack-bonus-5": 3,
        "great-ball": 6, "ultra-ball": 6, "master-ball": 6,
        "time-machine": 4, "fly": 5, "potion": 5, "poke-doll": 4,
    }  # fmt: skip


@pytest.mark.rule("MT-149")
def test_the_event_cards_are_counted_by_kind():
    assert counts("events") == {
        "unknown-dungeon": 10, "chance": 5, "pokemon-center": 2, "trade": 10, "battle": 10,
        "draw-1": 9, "draw-2": 5, "draw-3": 3,
    }  # fmt: skip


@pytest.mark.rule("MT-150")
@pytest.mark.parametrize(
    ("colour", "numbers"),
    [
        ("pink", {3, 4, 5}),
        ("green", {4, 5}),
        ("blue", {3, 4}),
        ("red", {5}),
        ("yellow", {6}),
        ("starter", set()),
    ],
)
def test_the_numbers_that_catch_go_by_colour(colour, numbers):
    chips = [n for n in range(1, 151) if box.CHIP_COLOUR[n] == colour]
    assert all(box.CATCHES[n] == numbers for n in chips)


@pytest.mark.rule("MT-151")
def test_the_starters_have_their_points_and_strength():
    found = {box.CHIP_NAME[n]: (box.POWER[n], box.STRENGTH[n]) for n in box.STARTERS}
    assert found == {
        "Bulbasaur": (4, 4), "Charmander": (5, 4), "Squirtle": (5, 4),
        "Clefairy": (3, 3), "Meowth": (3, 3), "Pikachu": (3, 3),
    }  # fmt: skip


@pytest.mark.rule("MT-155")
def test_towns_give_two_items_are_centres_or_give_nothing():
    effects = {s.name_fr: s.effect for s in box.ROAD if s.name}
    centres = {name for name, effect in effects.items() if effect == "pokemon_center"}
    assert centres == {"Azuria", "Carmin sur Mer"}
    assert [name for name, effect in effects.items() if effect == "start"] == ["Bourg Palette"]
    giving = {name for name, effect in effects.items() if effect.startswith("draw_items_2")}
    assert giving == {
        "Jadielle", "Argenta", "Lavanville", "Safrania", "Céladopole", "Parmanie", "Cramois'Île",
    }  # fmt: skip


@pytest.mark.rule("MT-161")
def test_there_are_40_groups_of_two_and_16_of_three():
    sizes = [len(group.stages) for group in board.evolutions()]
    assert (sizes.count(2), sizes.count(3), len(sizes)) == (40, 16, 56)
    assert [g.stages for g in board.evolutions() if 133 in g.stages] == [
        (133, 134), (133, 135), (133, 136),
    ]  # fmt: skip


@pytest.mark.rule("MT-164")
def test_the_plateau_has_fourteen_spaces_in_their_order():
    found = [(s.type, s.colour or s.cards) for s in box.PLATEAU]
    assert found == [
        ("arrive", 0), ("draw_items", 1), ("event", 0), ("draw_items", 3), ("final_battle", 0),
        ("event", 0), ("draw_items", 2), ("catch", "red"), ("event", 0), ("catch", "blue"),
        ("event", 0), ("final_battle", 0), ("catch", "green"), ("draw_items", 2),
    ]  # fmt: skip


@pytest.mark.rule("MT-166")
def test_the_masters_have_their_strength_and_a_table_labelled_a_reconstruction():
    assert dict(zip(box.RIVAL_NAMES, box.RIVAL_STRENGTH, strict=True)) == {
        "Lorelei": 10, "Bruno": 11, "Agatha": 12, "Lance": 14, "Gary": 15,
    }  # fmt: skip
    assert box.RIVAL_TABLE == "678786"
    assert {row["bonus_status"] for row in board.lines("rivals")} == {"reconstruction"}


@pytest.mark.rule("MT-020")
def test_a_chip_shows_points_strength_and_catching_numbers():
    venusaur = board.pieces()["chip-3"]
    assert (venusaur.power, venusaur.attack, venusaur.catch) == (7, 8, (5,))


def test_the_bundled_facts_are_what_the_builder_writes(shared, tmp_path):
    write(shared / "data" / "board", tmp_path)
    from importlib.resources import files

    for path in sorted(tmp_path.iterdir()):
        bundled = files("cardpool").joinpath(f"data/board/{path.name}").read_text("utf-8")
        assert path.read_text("utf-8") == bundled, path.name
