"""The programs in the pool: they load, render, run, and cover at least what they covered."""

from random import Random

import pytest

from cardpool import pokemon, programs
from cardpool.store import CardPool
from deckcheck.lint import verdict
from rulesets.api import MatchOptions
from rulesets.ptcg.effects import ops
from rulesets.ptcg.eras import BW
from rulesets.ptcg.match.script import EMPTY, script_from_json, walk
from rulesets.ptcg.scripts import script_of
from rulesets.ptcg.words import render_card
from tests.bench.ptcg import GAMES
from tests.bench.soak_texts import matches
from tests.rulesets.ptcg.board import Board, board
from tests.rulesets.ptcg.decks import pool
from tests.rulesets.ptcg.text.stored.exercise import play, programs_of, run, trial
from tests.rulesets.ptcg.text.stored.legal_decks import ERAS, drawer

FLOORS = {"Base": 0.99, "Gym": 0.99, "Neo": 0.98, "EX": 0.97, "Black & White": 0.97, "all": 0.89}


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
    from deckcheck.cli.pool.scripted import tally
    from rulesets.ptcg.compiler import COMPILER

    shares = tally("pokemon", COMPILER)["series"]
    assert {s: shares[s]["share"] for s in FLOORS if shares[s]["share"] < FLOORS[s]} == {}


def test_every_card_of_the_sets_of_the_three_rulebooks_is_scripted():
    whole = [*(f"ex{n}" for n in range(1, 12)), *(f"bw{n}" for n in range(1, 8))]
    whole += ["gym1", "gym2", *(f"base{n}" for n in range(1, 6))]
    missing = {
        card["id"]
        for of_set, card in pokemon.printings()
        if of_set["set"] in whole and card["id"] not in programs.of_set(of_set["set"])
    }
    assert missing == set()


def test_a_card_that_widens_the_bench_is_tried_with_room_for_it():
    match = board(BW, "Snivy", ["Onix"] * 5, hand=["Bill", *["Rattata"] * 3], foe_bench=["Onix"])
    sky_field = pool().get("xy6-89")
    tried = trial(match.game, match.s, sky_field, script_of(sky_field))
    wide = Board(match.game, tried.state).play("Sky Field")
    for _ in range(3):
        wide.bench("Rattata")
    assert len(wide.s.bench_spots(0)) == 8 and len(wide.s.bench_spots(1)) == 1


def test_every_stored_program_renders(scripts):
    for card_id, script in scripts.items():
        for place, words in render_card(script):
            assert words, (card_id, place)


@pytest.fixture(scope="module")
def states():
    made = []
    for era, game in GAMES.items():
        rng, draw = Random(5), drawer(era)
        while len(made) % 6 or not made or made[-1][0] is not game:
            state = game.new_match([draw.deck(rng), draw.deck(rng)], MatchOptions({}, 2))
            middle = play(game, state, rng, rng.randint(40, 120))
            if middle is not None:
                made.append((game, middle))
    return made


def test_every_program_runs_from_random_states(scripts, states):
    rng = Random(11)
    distinct = {p for s in scripts.values() for p in programs_of(s) if p[1]}
    for played, program in sorted(distinct, key=repr):
        game, state = rng.choice(states)
        assert run(game, state, program, rng, played) == [], program


def test_every_card_plays_on_from_a_random_state(scripts, states):
    rng = Random(12)
    pool = CardPool.open()
    first = {script: card_id for card_id, script in sorted(scripts.items(), reverse=True)}
    for script, card_id in sorted(first.items(), key=lambda item: item[1])[::4]:
        tried = trial(*rng.choice(states), pool.get(card_id), script)
        assert tried is None or tried.broken(rng) == [], card_id


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
        "placed",
        "switched",
        "left",
        "felled",
    }
    for card_id, script in scripts.items():
        terms = list(walk(script))
        written = {t.into for t in terms if hasattr(t, "into")} | {
            t.name for t in terms if isinstance(t, ops.Put)
        }
        read = {t.name for t in terms if isinstance(t, (ops.Held, ops.Reg, ops.Size))}
        assert read <= written | given, card_id


@pytest.mark.parametrize("era", ERAS)
def test_random_matches_between_legal_scripted_decks_end_without_a_violation(era):
    report = matches(era, 7, range(8))
    assert report.faults == ()
    assert report.count == 8


@pytest.mark.parametrize("era", ERAS)
def test_drawn_decks_are_legal_and_hold_whole_lines(era):
    draw = drawer(era)
    deck = draw.deck(Random(3))
    assert verdict(draw.linter.run(deck)) == "legal"
    names = {e.card.name for e in deck.entries}
    assert all(e.card.evolves_from in names | {""} for e in deck.entries)
