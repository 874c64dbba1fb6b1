"""Perft counts and golden playthroughs of the three games, with a deck of the test cards."""

import re
from random import Random

import pytest

from rulesets.api import CHANCE, MatchOptions
from rulesets.deck import Deck, Entry
from rulesets.ptcg.effects.ops import (
    AtLeast,
    AttackScript,
    CardScript,
    Coins,
    Draw,
    Held,
    If,
    In,
    Inflict,
    InPlay,
    Kind,
    Modifier,
    Pay,
    Pick,
    Provision,
    Reg,
    Send,
    Shuffle,
    Switch,
)
from rulesets.ptcg.game import BASE_GAME, BW_GAME, EX_GAME
from rulesets.testing import perft, playthrough
from tests.conftest import ROOT
from tests.rulesets.ptcg.cards import CARDS

GAMES = {"ptcg-base": BASE_GAME, "ptcg-ex": EX_GAME, "ptcg-bw": BW_GAME}
LIST = {
    "Machop": 4,
    "Machoke": 3,
    "Machamp": 2,
    "Vulpix": 4,
    "Ninetales": 3,
    "Squirtle": 4,
    "Snorlax": 2,
    "Mr. Mime": 2,
    "Bill": 4,
    "Potion": 2,
    "Professor": 4,
    "Rain Stadium": 2,
    "Charm": 2,
    "Fighting Energy": 8,
    "Fire Energy": 8,
    "Water Energy": 4,
    "Double Colorless Energy": 2,
}
SLEEP_ON_HEADS = (Coins(), If(AtLeast(Reg("heads"), 1), (Inflict(("Asleep",)),)))
SCRIPTS = {
    "Vulpix": CardScript(attacks=(AttackScript(effect=(Coins(), Inflict(("Confused",)))),)),
    "Ninetales": CardScript(attacks=(AttackScript(requires=(Pay("R"),)),)),
    "Squirtle": CardScript(attacks=(AttackScript(effect=SLEEP_ON_HEADS), None)),
    "Bill": CardScript(play=(Draw(2),)),
    "Potion": CardScript(
        play=(Pick(InPlay("opponent", "bench"), "new", at_least=0), Switch(Held("new")))
    ),
    "Professor": CardScript(
        play=(
            Pick(In("deck", filter=Kind(("Basic",))), "found", at_least=0),
            Send(Held("found"), "hand"),
            Shuffle(),
        )
    ),
    "Rain Stadium": CardScript(modifiers=(Modifier("hp", 20, InPlay("both")),)),
    "Charm": CardScript(modifiers=(Modifier("damage dealt", 10),)),
    "Double Colorless Energy": CardScript(provides=(Provision(("C", "C")),)),
}
DECK = Deck(tuple(Entry(CARDS[name], copies) for name, copies in LIST.items()))
SCRIPTED = {"scripts": {CARDS[name].id: script for name, script in SCRIPTS.items()}}


def cases():
    for line in (ROOT / "tests/perft/ptcg.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            name, setup, counts = (part.split() for part in line.split("|"))
            pairs = list(zip(map(int, counts[::2]), map(int, counts[1::2]), strict=True))
            yield pytest.param(name[0], *map(int, setup), pairs, id=f"{name[0]} {setup[0]}")


@pytest.mark.parametrize(("ruleset", "seed", "moves", "counts"), list(cases()))
def test_perft(ruleset, seed, moves, counts):
    game, rng = GAMES[ruleset], Random(seed)
    s = game.new_match([DECK, DECK], MatchOptions(SCRIPTED))
    for _ in range(moves):
        if game.actor(s) == CHANCE:
            game.apply(s, game.chance(s, rng))
        else:
            game.apply(s, rng.choice(game.legal_actions(s)))
    assert [(depth, perft(game, s, depth)) for depth, _ in counts] == counts


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_golden_playthrough(ruleset):
    golden = (ROOT / "tests/playthroughs" / f"{ruleset}.txt").read_text("utf-8")
    assert _told(ruleset) == golden


def _told(ruleset):
    """Return a whole match in words: who, of how many choices, what."""
    text = playthrough(GAMES[ruleset], decks=[DECK, DECK], options=SCRIPTED, seed=11, moves=400)
    # Without the digests of saved states: a new field of an op is no change of play.
    told = re.sub(r" \[[0-9a-f]{8}\]$", "", text, flags=re.MULTILINE)
    return "2 seats, seed 11\n" + told.partition("\n")[2]
