"""Cards that have left the field, their controllers, and what is left for a later moment."""

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.yugioh.effects import (
    Cards,
    CountersOn,
    Damage,
    DamageController,
    Destroy,
    FreeZones,
    GainLp,
    Lasting,
    Later,
    PlaceCounter,
    SendToGrave,
    Tribute,
    Was,
)
from tests.rulesets.yugioh.effects.cards import monster
from tests.rulesets.yugioh.effects.test_examples import duel, finish
from tests.rulesets.yugioh.play.board import board, run

ELF, DRAGON = "Mystical Elf", "Luster Dragon"


def test_damage_goes_to_who_controlled_the_card_before_it_left():
    match = board([ELF], [DRAGON])
    theirs, mine = (match.card(DRAGON),), (match.card(ELF),)
    run(match, (Destroy(Held("it")), DamageController(500, Held("it"))), it=theirs)
    run(match, (DamageController(300, Held("it")),), it=mine)
    assert match.lp == (7700, 7500)


def test_a_figure_on_the_field_is_known_after_the_monster_was_tributed():
    raised = Lasting((Modifier("atk", 600),), Held("it"), "")
    match = board([DRAGON], hand=[ELF], scripts={ELF: monster("ignition", raised)})
    atk = Was("atk", Held("it"))
    run(match, (raised, Tribute(Held("it")), Damage(atk)), it=match.card(DRAGON))
    assert match.lp == (8000, 5500)


def test_a_figure_of_a_card_that_never_left_the_field_is_its_own():
    match = board(grave=[DRAGON])
    run(match, (Damage(Was("level", Held("it"))),), it=match.card(DRAGON))
    assert match.lp == (8000, 7996)


def test_counters_of_a_card_sent_to_the_graveyard_are_those_it_had():
    match = board([ELF])
    gain = GainLp(CountersOn(Held("it"), "spell"))
    place = PlaceCounter("spell", 3, Held("it"))
    run(match, (place, SendToGrave(Held("it")), gain), it=match.card(ELF))
    assert match.lp == (8003, 8000)


def test_free_monster_zones_are_counted_by_side():
    match = board([ELF, DRAGON], [ELF])
    run(match, (Damage(FreeZones()), GainLp(FreeZones("opponent"))))
    assert match.lp == (8004, 7997)


def test_what_is_left_for_the_end_of_the_battle_phase_happens_then():
    match = board([ELF], [])
    run(match, (Later("battle end", (Destroy(Cards(("monsters",))),)),))
    match.battle()
    assert match.names("field") == [ELF]
    match.act("phase", "main 2")
    assert match.names("field") == []


def test_the_windlord_s_battle_phase_is_skipped_without_a_chain():
    match = duel(["Windrose the Elemental Lord", ELF], [], hand=["Dark Hole"])
    match.act("activate", "Dark Hole", 0)
    finish(match)
    assert not any(h.what == "activated" for h in match.s.history[2:])
    assert (0, "battle", 7) in match.s.skips


def test_cards_drawn_for_counters_of_the_card_that_paid_for_it():
    match = duel([], [], spells=["Six Samurai United up"], deck=10)
    run(match, (PlaceCounter("bushido", 2, Held("it")),), it=match.card("Six Samurai United"))
    match.act("activate", "Six Samurai United", 2)
    finish(match)
    assert len(match.names("hand")) == 2
