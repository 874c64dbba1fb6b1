"""Random duels keep every promise of the contract."""

import pytest

from rulesets import registry
from rulesets.deck import Deck, Entry
from rulesets.testing import check_ruleset
from tests.rulesets.yugioh.decks import named, product

PLAIN = (
    "Alexandrite Dragon",
    "Luster Dragon",
    "Gene-Warped Warwolf",
    "Giant Soldier of Stone",
    "Summoned Skull",
    "Blue-Eyes White Dragon",
    "Celtic Guardian",
    "Mystical Elf",
    "Dark Magician",
    "Gemini Elf",
    "Archfiend Soldier",
    "Luster Dragon #2",
    "Vorse Raider",
    "La Jinn the Mystical Genie of the Lamp",
)


def plain_deck():
    """Return a deck of Normal Monsters of every Level."""
    return Deck(tuple(Entry(named(name), 3) for name in PLAIN))


@pytest.mark.rule("YGO-044")
def test_duels_of_normal_monsters_keep_the_contract():
    report = check_ruleset(
        registry.load("ygo-9"), decks=[plain_deck()] * 2, games=6, seed=1, every=10
    )
    assert report.ended == 6


@pytest.mark.parametrize("pair", ["YS14-SDDC", "SDRE-SDOK", "5DS1-SDLI", "YSKR-YSYR"])
def test_duels_of_product_decks_keep_the_contract(shared, pair):
    decks = [product(shared, name) for name in pair.split("-")]
    report = check_ruleset(registry.load("ygo-9"), decks=decks, games=1, seed=7, every=12)
    assert report.ended == 1
