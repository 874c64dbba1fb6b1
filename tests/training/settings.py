"""Decks for every playable ruleset."""

from rulesets import registry
from tests.conftest import ROOT

EXAMPLES = ROOT / "docs/examples"
_LATER = {"ptcg-standard", "ptcg-expanded", "ptcg-glc"}
PLAYABLE = [name for name in registry.BUILT_IN if registry.load(name).game_ref]


def decks_of(name):
    """Return the files of two decks; they need not be legal there."""
    family = registry.load(name).info.family
    names = {"board": (), "yugioh": ("goat", "goat"), "pokemon": ("haymaker", "magma")}[family]
    names = ("garchomp", "typhlosion") if name in _LATER else names
    return [str(EXAMPLES / f"{each}.txt") for each in names]


def setting_of(name):
    """Return how a ruleset is set up, decks apart."""
    day = {"on": "2026-06-15"} if name in _LATER else {}
    return {"allow_illegal": True, "allow_unscripted": True, **day}
