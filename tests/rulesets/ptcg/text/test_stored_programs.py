"""The programs in the pool: they load, render, run, and cover at least what they covered."""

from random import Random

import pytest

from cardpool import programs
from cardpool.model import PokemonCard
from rulesets.api import MatchOptions
from rulesets.deck import Deck, Entry
from rulesets.engine.frames import Op
from rulesets.ptcg import ops
from rulesets.ptcg.eras import BASE, BW, EX
from rulesets.ptcg.game import PokemonGame
from rulesets.ptcg.render import render_card
from rulesets.ptcg.script import EMPTY, script_from_json, walk
from tests.rulesets.ptcg.text.exercise import play, run

FLOORS = {"Base": 0.80, "Gym": 0.62, "Neo": 0.47, "EX": 0.655, "Black & White": 0.86, "all": 0.63}


@pytest.fixture(scope="module")
def scripts():
    found = {}
    for set_id in programs.sets():
        for card_id, data in programs.of_set(set_id).items():
            found[card_id] = EMPTY if data is None else script_from_json(data)
    if not found:
        pytest.skip("no stored programs")
    return found


def test_coverage_only_rises():
    from deckcheck.cli.coverage import tally

    shares = tally()["series"]
    assert {s: shares[s]["share"] for s in FLOORS if shares[s]["share"] < FLOORS[s]} == {}


def test_every_stored_program_renders(scripts):
    for card_id, script in scripts.items():
        for place, words in render_card(script):
            assert words, (card_id, place)


def test_every_op_has_words():
    from rulesets.ptcg.render.scripts import _OPS

    used = {t for t in vars(ops).values() if isinstance(t, type) and issubclass(t, Op)}
    assert used <= set(_OPS)


def _programs(script):
    for attack in script.attacks:
        if attack is not None:
            yield False, attack.requires + attack.damage + attack.effect
    for power in script.powers:
        if power is not None:
            yield from ((False, u.program) for u in power.uses)
            yield from ((False, t.program) for t in power.triggers)
    if script.play is not None:
        yield True, script.play
    yield from ((True, u.program) for u in script.uses)
    yield from ((True, t.program) for t in script.triggers)
    watched = (t for w in walk(script) if isinstance(w, ops.Watch) for t in w.triggers)
    yield from ((False, t.program) for t in watched)


@pytest.fixture(scope="module")
def states():
    from tests.rulesets.ptcg.text.matches import decks, era_cards

    made = []
    for era, series in ((BASE, ("Base",)), (EX, ("EX",)), (BW, ("Black & White",))):
        cards, game, rng = era_cards(series), PokemonGame(era), Random(5)
        while len(made) % 6 or not made or made[-1][0].rules is not era:
            state = game.new_match(decks(cards, rng), MatchOptions({}, 2))
            middle = play(game, state, rng, rng.randint(40, 120))
            if middle is not None:
                made.append((game, middle))
    return made


def test_every_program_runs_from_random_states(scripts, states):
    rng = Random(11)
    distinct = {p for s in scripts.values() for p in _programs(s) if p[1]}
    for played, program in sorted(distinct, key=repr):
        game, state = rng.choice(states)
        assert run(game, state, program, rng, played) == [], program


def test_no_program_reads_a_register_that_nothing_writes(scripts):
    given = {
        "heads",
        "tails",
        "done",
        "damage",
        "healed",
        "moved",
        "drawn",
        "paid",
        "subject",
        "benched",
    }
    for card_id, script in scripts.items():
        terms = list(walk(script))
        written = {t.into for t in terms if hasattr(t, "into")} | {
            t.name for t in terms if isinstance(t, ops.Put)
        }
        read = {t.name for t in terms if isinstance(t, (ops.Held, ops.Reg, ops.Size))}
        assert read <= written | given, card_id


def test_random_matches_between_scripted_decks_end_without_a_violation():
    from tests.rulesets.ptcg.text.matches import decks, era_cards

    for era, series in ((BASE, ("Base", "Gym", "Neo")), (EX, ("EX",)), (BW, ("Black & White",))):
        game, cards = PokemonGame(era), era_cards(series)
        for seed in range(8):
            rng = Random(seed)
            state = game.new_match(decks(cards, rng), MatchOptions({}, 2))
            while play(game, state, rng, 25) is not None:
                assert game.violations(state) == []


__all__ = ["Deck", "Entry", "PokemonCard"]
