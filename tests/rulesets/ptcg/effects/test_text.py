"""The ops and terms that card texts brought into the vocabulary, one by one."""

from rulesets.ptcg.effects.ops import (
    Aim,
    AsCounters,
    BarAttack,
    BenchFull,
    Defending,
    If,
    In,
    InPlay,
    Kind,
    Named,
    Note,
    Pick,
    Put,
    PutCounters,
    RetreatWithin,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import board, run


def test_bar_attack_bans_the_only_attack_for_the_opponents_next_turn():
    match = board(BW, foe="Snivy")
    run(match, (BarAttack(Defending()),))
    foe = match.s.active_spots(1)[0]
    attack = match.s.table.faces[match.s.stacks[foe][-1]].attacks[0]
    assert [(m.effect.point, m.effect.value) for m in match.s.marks[foe]] == [
        ("cannot attack", attack.name)
    ]


def test_aim_changes_the_target_of_an_attack():
    match = board(BW, bench=["Rattata"])
    mine = match.s.stacks[match.s.spots(0, "bench")[0]][0]
    frame = run(match, (Aim(InPlay("you", "bench")),))
    assert frame.card("target") == mine


def test_damage_counts_as_counters_by_whole_tens():
    match = board(BW, foe="Snivy")
    run(match, (PutCounters(AsCounters(35), Defending()),))
    assert match.damage("foe") == 30


def test_bench_full_asks_for_room():
    match = board(BW, bench=["Rattata"] * 5)
    frame = run(match, (If(BenchFull("you"), (Put("full", 1),)),))
    assert frame.values["full"] == 1


def test_picks_that_differ_take_each_type_once():
    match = board(BW, deck=["Fire Energy", "Fire Energy", "Water Energy"])
    energy = In("deck", filter=Kind(("Energy",)))
    frame = run(match, (Pick(energy, "cards", 3, differ=True),))
    match.pick("Water Energy")
    assert sorted(match.s.types_of_card(c) for c in frame.cards["cards"]) == ["R", "W"]


def test_picks_that_differ_leave_open_which_card_of_a_type_is_taken():
    match = board(BW, deck=["Machop", "Onix", "Rattata"])
    creatures = In("deck", filter=Named(("Machop", "Onix", "Rattata")))
    frame = run(match, (Pick(creatures, "cards", 3, 0, differ=True),))
    for name in ("Onix", "Rattata"):
        match.pick(name)
    assert [match.s.table.faces[c].name for c in frame.cards["cards"]] == ["Onix", "Rattata"]
    assert not match.allows("done")  # no type is left


def test_retreat_within_reads_the_printed_cost_of_cards():
    match = board(BW, deck=["Onix", "Rattata"])
    frame = run(match, (Note(In("deck", filter=RetreatWithin(2)), "heavy"),))
    faces = [match.s.table.faces[c] for c in match.s.decks[0]]
    assert len(frame.cards["heavy"]) == sum(f.is_pokemon and f.retreat >= 2 for f in faces)
