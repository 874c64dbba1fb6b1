"""A duel goes the same way for either seat: no rule knows which of them a player has."""

from random import Random

import pytest

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.deck import Deck, Entry
from rulesets.yugioh.game import GAME_9
from rulesets.yugioh.match.spots import SLOTS
from tests.rulesets.yugioh.decks import named

LONGEST = 300
OLD = (
    "Mystic Tomato", "Sangan", "Man-Eater Bug", "Exiled Force", "Gemini Elf", "Mystical Elf",
    "Luster Dragon", "Summoned Skull", "Giant Rat", "Pot of Greed", "Mystical Space Typhoon",
    "Raigeki", "Mirror Force", "Sakuretsu Armor", "Monster Reborn", "Rush Recklessly",
    "Axe of Despair", "Jar of Greed", "Heavy Storm", "Negate Attack",
)  # fmt: skip
CONTROL = (
    "D.D. Warrior Lady", "Breaker the Magical Warrior", "Kycoo the Ghost Destroyer",
    "Spirit Reaper", "Tribe-Infecting Virus", "Old Vindictive Magician", "Gravekeeper's Spy",
    "Big Eye", "Cyber Dragon", "Snatch Steal", "Brain Control", "Creature Swap", "Book of Moon",
    "Swords of Revealing Light", "Scapegoat", "Call of the Haunted", "Torrential Tribute",
    "Ring of Destruction", "Dust Tornado", "Enemy Controller",
)  # fmt: skip
KINDS = (
    "Junk Synchron", "Plaguespreader Zombie", "Flamvell Magician", "Effect Veiler",
    "Stargazer Magician", "Timegazer Magician", "Gemini Elf", "Luster Dragon", "Mystical Elf",
    "Celtic Guardian", "Giant Rat", "Blackwing - Zephyros the Elite", "Cyber Dragon", "Mountain",
    "Terraforming", "Black Pendant", "Dimensional Prison", "Bottomless Trap Hole", "Book of Moon",
    "Solemn Judgment",
)  # fmt: skip
EXTRA = ("Junk Warrior", "Goyo Guardian", "Colossal Fighter", "Number 39: Utopia",
         "Gachi Gachi Gantetsu", "Number 11: Big Eye")  # fmt: skip
PAIRS = {"old": (OLD, CONTROL), "control": (CONTROL, CONTROL), "kinds": (KINDS, OLD),
         "all": (KINDS, CONTROL)}  # fmt: skip


def deck_of(names):
    """Return a deck of two of each card, with the Extra Deck of both."""
    main = [Entry(named(name), 2) for name in names]
    return Deck((*main, *(Entry(named(name), 1, "extra") for name in EXTRA)))


def summary(s, seat):
    """Return everything on a player's side, by the names of cards."""
    faces = s.table.faces
    zones = (s.hands, s.decks, s.graves, s.banished, s.extras)
    piles = [[faces[c].name for c in zone[seat]] for zone in zones]
    field = [
        spot
        and (faces[spot.card].name, spot.position, spot.attacks, spot.counters, len(spot.marks))
        for spot in s.spots[seat * SLOTS : (seat + 1) * SLOTS]
    ]
    return piles, field, s.lp[seat], len(s.player_marks[seat])


def options(game, s):
    """Return what may be done, by its words."""
    return {game.describe(s, a): a for a in game.legal_actions(s)}


def by_chance(game, s, luck, turned):
    """Let chance act, each player with luck of their own."""
    if game.legal_actions(s):
        coin = game.legal_actions(s)[0]
        game.apply(s, (coin[0], (luck + turned) % 2))
        return
    frame = s.stack[-1]
    pile = list(frame.program[frame.pc - 1].pile(s, frame))
    order = list(range(len(pile)))
    Random(f"{luck} {s.table.owner[pile[0]] ^ turned} {s.turn}").shuffle(order)
    game.apply(s, ("shuffle", tuple(order)))


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("pair", PAIRS)
def test_a_duel_with_the_seats_exchanged_goes_the_same_way(pair, number):
    game = GAME_9
    decks = [deck_of(names) for names in PAIRS[pair]]
    one, other = (game.new_match(d, MatchOptions()) for d in (decks, decks[::-1]))
    rng = Random(f"mirror {pair} {number}")
    for _ in range(LONGEST):
        actor = game.actor(one)
        assert game.actor(other) == (actor if actor < 0 else 1 - actor)
        if actor == OVER:
            assert one.result == other.result[::-1]
            break
        if actor == CHANCE:
            by_chance(game, one, number, 0)
            by_chance(game, other, number, 1)
        else:
            left, right = options(game, one), options(game, other)
            assert sorted(left) == sorted(right)
            words = rng.choice(sorted(left))
            game.apply(one, left[words])
            game.apply(other, right[words])
        assert not game.violations(one)
        if one.turn:
            assert summary(one, 0) == summary(other, 1)
            assert summary(one, 1) == summary(other, 0)
    assert one.turn > 2
