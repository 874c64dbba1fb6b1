"""What a game adds to the pool is in modules of its name, and no other module names a game."""

import re

import pytest

from cardpool import games
from tests.conftest import ROOT

ROOMS = ("model", "store", "writing", "search")
# The table of games, and the exports of their records.
MAY_NAME_GAMES = {"games.py", "model/__init__.py"}
# Formats of files that only one game has.
FORMATS = {"cdb", "lflist", "pokemontcg", "tcgdex", "yamlyugi", "ygoprodeck"}
A_GAME = re.compile(
    r"pok[eé]mon|yu-?gi-?oh|\bptcg|\bygo|master.?trainer|\bboard\b|\bfusion\b|\bsynchro\b", re.I
)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_its_module_in_every_room(room, game):
    assert games.module(room, game).__name__ == f"cardpool.{room}.{game}"


def test_no_shared_module_of_the_pool_names_a_game():
    found = []
    for path in sorted((ROOT / "cardpool").rglob("*.py")):
        place = path.relative_to(ROOT / "cardpool")
        own = {part.removesuffix(".py") for part in place.parts} & {*games.GAMES, *FORMATS}
        if not own and place.as_posix() not in MAY_NAME_GAMES:
            lines = path.read_text("utf-8").splitlines()
            found += [
                f"{place}:{n}: {line}" for n, line in enumerate(lines, 1) if A_GAME.search(line)
            ]
    assert found == []


def test_names_of_a_game_that_the_pool_does_not_know_are_compared_plainly():
    from cardpool.names import copy_key, ending, identity_key

    assert identity_key("Élan  Vital-EX", "dominion") == "elan vital-ex"
    assert copy_key("Élan (Rare) δ", "dominion") == "elan (rare) δ"
    assert ending("Élan ex", "dominion") == ""
