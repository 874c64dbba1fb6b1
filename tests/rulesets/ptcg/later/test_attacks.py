"""Attacks, damage, protection and choices in the later eras."""

from dataclasses import replace
from random import Random

import pytest

from cardpool.model.pokemon import TypeAmount
from rulesets.api import CHANCE
from rulesets.engine.lasting import PER_NAME, PER_TURN, Use
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    DEFENDING,
    Attach,
    Attached,
    AttackScript,
    Bench,
    CardScript,
    CopyAttack,
    Damage,
    Damaged,
    Devolve,
    Draw,
    Evolve,
    Half,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Is,
    Lasting,
    Modifier,
    MoreDamage,
    Pay,
    Pick,
    Power,
    PrizesTaken,
    Provision,
    PutCounters,
    Reg,
    Self,
    Send,
    Shuffle,
    Switch,
    TakeUp,
    Times,
)
from rulesets.ptcg.effects.terms.card_filters import Kind, Named
from rulesets.ptcg.effects.terms.pokemon_filters import Evolved
from rulesets.ptcg.eras import BW, BW11, DP, HS, ME, PL, SM, SV, SWSH, XY
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import EVERY, FROM_EX, each, since, until

DOUBLE = CardScript(provides=(Provision(("C", "C")),))


def attack(*effect, **parts):
    return CardScript(attacks=(AttackScript(effect=effect, **parts),))


@EVERY
@pytest.mark.rule("PL-051", "PL-228")
def test_resistance_counts_as_printed_and_30_where_no_amount_is(era):
    kick = pokemon("Kicker", types=("Fighting",), attacks=(("Kick", "C", "60"),))
    for amount, damage in (("-20", 40), ("-30", 30), ("", 30)):
        card = replace(pokemon("Prey", 90), resistances=(TypeAmount("Fighting", amount),))
        match = board(era, mon("Kicker", "F"), foe="Prey", cards=[card, kick])
        assert match.attack(0).damage("foe") == damage


@EVERY
@pytest.mark.rule("PL-050", "PL-051", "PL-228")
def test_weakness_and_resistance_count_as_printed(era):
    for weak, resist, damage in (
        ("Fighting +10", "", 30),
        ("Fighting ×2", "", 40),
        ("Fighting", "", 40),
        ("", "Fighting -10", 10),
    ):
        words = weak if len(weak.split()) != 1 else ""
        card = pokemon("Prey", 90, weak=words, resist=resist)
        if weak == "Fighting":
            card = replace(card, weaknesses=(TypeAmount("Fighting", ""),))
        match = board(era, mon("Machop", "F"), foe="Prey", cards=[card])
        assert match.attack(0).damage("foe") == damage


@EVERY
@pytest.mark.rule("PL-052")
def test_a_weakness_of_nothing_is_not_multiplied(era):
    lake = CardScript(modifiers=(Modifier("weakness times", 2, InPlay("both")),))
    for weak, removed, damage in (
        ("Fighting +20", False, 40),
        ("Fighting +0", False, 20),
        ("Fighting +20", True, 20),
        ("", False, 20),
    ):
        prey = CardScript(modifiers=(Modifier("no weakness"),)) if removed else CardScript()
        match = board(
            era, mon("Machop", "F"), foe="Prey", cards=[pokemon("Prey", 90, weak=weak)],
            stadium="Rain Stadium", scripts={"Rain Stadium": lake, "Prey": prey},
        )  # fmt: skip
        assert match.attack(0).damage("foe") == damage


@EVERY
@pytest.mark.rule("PL-053", "PL-054")
def test_the_attacker_counts_before_weakness_and_the_defender_after_resistance(era):
    scripts = {
        "Machop": CardScript(modifiers=(Modifier("damage dealt", 10),)),
        "Weak to Fighting": CardScript(modifiers=(Modifier("damage taken", -10),)),
    }
    match = board(era, mon("Machop", "F"), foe="Weak to Fighting", scripts=scripts)
    assert match.attack(0).damage("foe") == (20 + 10) * 2 - 10


@EVERY
@pytest.mark.rule("PL-053", "PL-054")
def test_changes_on_the_one_hit_come_after_weakness_and_resistance(era):
    both = pokemon("Both", 200, weak="Fighting ×2", resist="Fighting -30")
    scripts = {
        "Machop": CardScript(modifiers=(Modifier("damage dealt", 10),)),
        "Both": CardScript(modifiers=(Modifier("damage taken", Times(-1, Half(Reg("damage")))),)),
    }
    match = board(era, mon("Machop", "F"), foe="Both", cards=[both], scripts=scripts)
    # (20 + 10) × 2 - 30, then half of these 30 off by tens.
    assert match.attack(0).damage("foe") == 20


@EVERY
@pytest.mark.rule("PL-053")
def test_weakness_counts_before_resistance(era):
    groudon = mon("Team Magma's Groudon", "F")  # of two types
    assert board(era, groudon, foe="Weak and resistant").attack(0).damage("foe") == 20 * 2 - 30


@EVERY
@pytest.mark.rule("PL-053")
def test_nothing_is_added_to_an_attack_without_damage(era):
    bonus = {"Squirtle": CardScript(modifiers=(Modifier("damage dealt", 30),))}
    match = board(era, mon("Squirtle", "WW"), foe="Snorlax", scripts=bonus)
    assert match.attack(1).damage("foe") == 0
    # Nor by Weakness, where the attacker's own changes leave nothing.
    less = {"Machop": CardScript(modifiers=(Modifier("damage dealt", -20),))}
    prey = pokemon("Prey", 90, weak="Fighting +20")
    match = board(era, mon("Machop", "F"), foe="Prey", cards=[prey], scripts=less)
    assert match.attack(0).damage("foe") == 0


@EVERY
@pytest.mark.rule("PL-054")
def test_what_the_attack_itself_adds_belongs_to_the_base(era):
    scripts = {
        "Machop": CardScript(
            attacks=(AttackScript(damage=(MoreDamage(10),)),),
            modifiers=(Modifier("damage dealt", 10),),
        )
    }
    match = board(era, mon("Machop", "F"), foe="Weak to Fighting", scripts=scripts)
    assert match.attack(0).damage("foe") == (20 + 10 + 10) * 2


@EVERY
@pytest.mark.rule("PL-057", "PL-156")
def test_counters_are_an_effect_and_no_damage(era):
    puts = attack(PutCounters(2, InPlay("opponent", "active")))
    shielded = {
        "Machop": puts,
        "Weak to Fighting": CardScript(modifiers=(Modifier("prevent damage"),)),
    }
    match = board(era, mon("Machop", "F"), foe="Weak to Fighting", scripts=shielded)
    assert match.attack(0).damage("foe") == 20  # neither doubled nor prevented
    safe = {
        "Machop": puts,
        "Weak to Fighting": CardScript(modifiers=(Modifier("prevent effects"),)),
    }
    match = board(era, mon("Machop", "F"), foe="Weak to Fighting", scripts=safe)
    assert match.attack(0).damage("foe") == 40  # the damage alone


@EVERY
@pytest.mark.rule("PL-244")
def test_weakness_does_not_count_on_the_bench(era):
    spread = attack(Damage(20, InPlay("opponent", "bench")))
    match = board(
        era,
        mon("Machop", "F"),
        foe="Snorlax",
        foe_bench=["Weak to Fighting"],
        scripts={"Machop": spread},
    )
    assert match.attack(0).damage("foe bench 1") == 20


@each(DP, PL, HS)
@pytest.mark.rule("PL-142", "RO-33")
def test_an_attack_that_lacks_the_energy_it_discards_does_nothing(era):
    burns = attack(Pay("RR"))
    match = board(era, mon("Machop", "FR"), foe="Snorlax", scripts={"Machop": burns}).attack(0)
    assert (match.damage("foe"), match.energy("active")) == (0, 2)
    paid = board(era, mon("Machop", "FRR"), foe="Snorlax", scripts={"Machop": burns}).attack(0)
    assert (paid.damage("foe"), paid.energy("active")) == (20, 1)


@each(DP, PL, HS)
@pytest.mark.rule("PL-142")
def test_the_same_holds_for_a_copied_attack_and_for_all_energy(era):
    scripts = {
        "Machop": attack(CopyAttack(), damage=()),
        "Charmander": CardScript(attacks=(None, AttackScript(effect=(Pay("R"),)))),
    }
    match = board(era, mon("Machop", "F"), foe="Charmander", scripts=scripts).attack(0)
    match.act(next(a for a in match.game.legal_actions(match.s) if a[2] == 1))
    assert match.damage("foe") == 20  # Low Kick alone: Ember does nothing
    everything = attack(Pick(Attached(Self(), Kind(("Energy",))), "cards", 99), Send(Held("cards")))
    free = pokemon("Free", attacks=(("Blast", "", "50"),))
    for energy, damage in (("", 0), ("R", 50)):
        match = board(
            era, mon("Free", energy), foe="Snorlax", cards=[free], scripts={"Free": everything}
        )
        assert match.attack(0).damage("foe") == damage


@since(BW11)
@pytest.mark.rule("PL-143")
def test_since_black_and_white_what_is_there_is_discarded_and_the_attack_goes_on(era):
    burns = attack(Pay("RR"))
    match = board(era, mon("Machop", "FR"), foe="Snorlax", scripts={"Machop": burns}).attack(0)
    assert (match.damage("foe"), match.energy("active")) == (20, 1)


@EVERY
@pytest.mark.rule("PL-141")
def test_what_comes_before_damage_does_not_see_it_and_the_rest_does(era):
    hurt = Is(DEFENDING, Damaged())
    parts = AttackScript(damage=(If(hurt, (MoreDamage(50),)),), effect=(If(hurt, (Draw(2),)),))
    script = {"Machop": CardScript(attacks=(parts,))}
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts=script).attack(0)
    assert (match.damage("foe"), match.count("hand")) == (20, 2)


@EVERY
@pytest.mark.rule("PL-140", "PL-141")
def test_the_cost_alone_is_needed_to_declare_and_what_can_be_done_is_done(era):
    heals = attack(Heal(2, InPlay("you", "bench")), Draw(1))
    match = board(era, mon("Machop", "F"), foe="Onix", scripts={"Machop": heals})
    assert match.attack(0).damage("foe") == 20 and match.count("hand") == 1
    assert not board(era, mon("Machop", "R")).allows("attack", 0)


@EVERY
@pytest.mark.rule("PL-146")
def test_copying_a_copying_attack_does_nothing(era):
    both = {"Machop": attack(CopyAttack()), "Rattata": attack(CopyAttack())}
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", "R"), scripts=both).attack(0)
    assert match.damage("foe") == 20


@since(SM)
@pytest.mark.rule("PL-150", "PL-171", "RO-51")
def test_two_double_energy_may_go_for_a_retreat_of_two(era):
    heavy = pokemon("Heavy", 90, retreat=2)
    for more in (False, True):
        match = board(era, mon("Heavy", "22"), bench=["Onix"], cards=[heavy],
                      scripts={"Double Colorless Energy": DOUBLE}).retreat()  # fmt: skip
        offered = match.game.legal_actions(match.s)
        assert [a[0] for a in offered] == ["pick", "done"]
        match.act(offered[0] if more else offered[1])
        assert match.energy("bench 1") == (0 if more else 1)


@until(XY)
@pytest.mark.rule("PL-150", "PL-171")
def test_before_2017_none_goes_after_the_cost_is_met(era):
    heavy = pokemon("Heavy", 90, retreat=2)
    match = board(era, mon("Heavy", "22"), bench=["Onix"], cards=[heavy],
                  scripts={"Double Colorless Energy": DOUBLE}).retreat()  # fmt: skip
    assert match.energy("bench 1") == 1


@EVERY
@pytest.mark.rule("PL-157")
def test_what_the_attacker_has_on_itself_no_protection_of_the_other_stops(era):
    heals = attack(Heal(1, Self()))
    scripts = {"Machop": heals, "Onix": CardScript(modifiers=(Modifier("prevent all"),))}
    match = board(era, mon("Machop", "F", damage=20), foe="Onix", scripts=scripts).attack(0)
    assert match.damage("active") == 10


@EVERY
@pytest.mark.rule("PL-162")
def test_from_open_cards_the_number_named_must_be_taken(era):
    match = board(era, hand=["Potion"], discard=["Machop", "Onix"])
    run(match, (Pick(In("discard"), "cards", 2), Send(Held("cards"), "hand")))
    assert sorted(match.names("hand")) == ["Machop", "Onix", "Potion"]


@until(SV)
@pytest.mark.rule("PL-163", "RO-12")
def test_up_to_of_an_attack_is_one_at_least_until_scarlet_and_violet(era):
    assert not _may_take_none(era)


@each(ME)
@pytest.mark.rule("PL-163", "RO-12")
def test_now_an_attack_may_take_none(era):
    assert _may_take_none(era)


def _may_take_none(era):
    takes = attack(Pick(In("discard"), "cards", 2, 0), Send(Held("cards"), "hand"))
    discard = ["Machop", "Onix"]
    match = board(
        era, mon("Machop", "F"), foe="Snorlax", discard=discard, scripts={"Machop": takes}
    )
    match.attack(0)
    return ("done",) in match.game.legal_actions(match.s)


@EVERY
@pytest.mark.rule("PL-163")
def test_up_to_of_a_trainer_is_one_at_least_in_every_era(era):
    takes = CardScript(play=(Pick(In("discard"), "cards", 2, 0), Send(Held("cards"), "hand")))
    match = board(era, hand=["Potion"], discard=["Machop", "Onix"], scripts={"Potion": takes})
    match.play("Potion")
    assert ("done",) not in match.game.legal_actions(match.s)


@EVERY
@pytest.mark.rule("PL-166")
def test_a_deck_is_shuffled_although_the_hand_was_empty(era):
    back = CardScript(play=(Send(In("hand"), "deck"), Shuffle(), Draw(3)))
    match = board(era, hand=["Professor"], scripts={"Professor": back})
    match.game.apply(match.s, ("play", match.card("Professor")))
    assert match.s.waits == -1  # chance shuffles
    assert match.luck().count("hand") == 3


@EVERY
@pytest.mark.rule("PL-167")
def test_drawing_draws_what_is_there(era):
    match = board(
        era, hand=["Professor"], deck=2, scripts={"Professor": CardScript(play=(Draw(7),))}
    )
    assert match.play("Professor").count("hand") == 2


@EVERY
@pytest.mark.rule("PL-175", "PL-176")
def test_energy_attached_by_an_effect_does_not_use_up_the_attachment(era):
    gives = CardScript(play=(Pick(In("hand", "you", Kind(("Energy",))), "card"),
                             Attach(Held("card"), InPlay("you", "active"))))  # fmt: skip
    match = board(era, hand=["Potion", "Fire Energy", "Water Energy"], scripts={"Potion": gives})
    match.play("Potion").pick("Fire Energy")
    assert match.allows("attach", "Water Energy", "active")
    assert not match.allows("attach", "Water Energy", "foe")


@EVERY
@pytest.mark.rule("PL-006", "PL-184", "PL-185")
def test_devolving_leaves_counters_and_makes_the_pokemon_new(era):
    match = board(era, mon("Machamp", "F", damage=40, under=("Machop",)), hand=["Machoke"])
    run(match, (Devolve(InPlay("you", "active")),))
    assert (match.name("active"), match.damage("active"), match.energy("active")) == (
        "Machop",
        40,
        1,
    )
    assert not match.allows("evolve", "Machoke", "active")
    active = mon("Machamp", status="Poisoned", under=("Machop", "Machoke"))
    high = board(era, active)
    run(high, (Lasting((Modifier("damage taken", -20),), on=InPlay("you", "active")),))
    run(high, (Devolve(InPlay("you", "active")),))
    assert (high.name("active"), high.names("hand")) == ("Machoke", ["Machamp"])
    assert (high.status("active"), high.s.marks[0]) == ("", ())
    weak = board(era, mon("Machamp", damage=60, under=("Machop",)), bench=["Onix"])
    run(weak, (Devolve(InPlay("you", "active")),))
    assert weak.prizes(1) == 5


@EVERY
@pytest.mark.rule("PL-134")
def test_a_stage_put_straight_into_play_is_unevolved_and_not_basic(era):
    match = board(era, discard=["Machamp"])
    run(match, (Bench(In("discard")),))
    assert ask(match, InPlay("you", "bench", Kind(("Stage 2",)))) == ["Machamp"]
    assert ask(match, InPlay("you", "bench", Evolved())) == []
    assert ask(match, InPlay("you", "bench", Kind(("Basic",)))) == []


@EVERY
@pytest.mark.rule("PL-100", "PL-101")
def test_evolving_with_a_card_from_hand_by_an_effect_sets_off_its_power(era):
    heard = CardScript(powers=(Power(triggers=(Trigger("evolved", (Draw(2),)),)),))
    card = pokemon(
        "Machoke", 80, stage="Stage 1", evolves_from="Machop", powers=(("Ability", "Hello"),)
    )
    for zone, drawn in (("hand", 2), ("deck", 0)):
        match = board(
            era, "Machop", cards=[card], scripts={"Machoke": heard},
            hand=["Machoke"] if zone == "hand" else [],
            deck=["Machoke", *["Potion"] * 5],
        )  # fmt: skip
        run(match, (Evolve(In(zone, "you", Named(("Machoke",))), InPlay("you", "active")),))
        match.end()
        assert match.count("hand") == drawn


@EVERY
@pytest.mark.rule("PL-102")
def test_once_a_turn_is_for_each_pokemon_and_a_name_for_the_player(era):
    card = pokemon("Seer", powers=(("Ability", "Sight"),))
    for limit, left in ((PER_TURN, True), (PER_NAME, False)):
        script = CardScript(powers=(Power(uses=(Use((Draw(1),), limit=limit),)),))
        match = board(era, "Seer", bench=["Seer"], cards=[card], scripts={"Seer": script}).power()
        assert not match.allows("power", "active", 0, 0)
        assert match.allows("power", "bench 1", 0, 0) == left
        # Taken up and played again it is another Pokémon.
        run(match, (Switch(InPlay("you", "bench")), TakeUp(InPlay("you", "bench"))))
        assert match.bench("Seer").allows("power", "bench 1", 0, 0) == left
        assert match.next_turn().allows("power", "bench 1", 0, 0)


@EVERY
@pytest.mark.rule("PL-095")
def test_abilities_are_not_stopped_by_conditions(era):
    card = pokemon("Seer", powers=(("Ability", "Sight"),))
    script = CardScript(powers=(Power(uses=(Use((Draw(1),)),)),))
    match = board(era, mon("Seer", status="Asleep"), cards=[card], scripts={"Seer": script})
    assert match.power().count("hand") == 1


@FROM_EX
@pytest.mark.rule("PL-107")
def test_cannot_beats_can(era):
    scripts = {
        "Rattata": CardScript(
            modifiers=(Modifier("cannot retreat", on=InPlay("opponent", "active")),)
        ),
        "Onix": CardScript(modifiers=(Modifier("free retreat"),)),
    }
    assert not board(era, "Onix", bench=["Machop"], scripts=scripts).allows("retreat", "bench 1")


@each(SV, ME)
@pytest.mark.rule("PL-190", "PL-191", "RO-54")
def test_a_double_win_leads_to_a_tiebreaker_that_the_first_lead_wins(era):
    match = _both_fall(era)
    assert (match.s.game, match.s.turn) == (1, 0)
    _set_up(match)
    assert (match.prizes(0), match.prizes(1)) == (6, 6)
    foe = match.s.active_spots(1 - match.s.seat)[0]
    match.s.damage[foe] = 500
    seat = match.s.seat
    match.end()
    assert match.winner == seat


@each(BW, XY, SM, SWSH)
@pytest.mark.rule("PL-190", "PL-191", "RO-54")
def test_until_sword_and_shield_a_double_win_leads_to_one_prize_each(era):
    match = _both_fall(era)
    _set_up(match)
    assert (match.s.game, match.prizes(0), match.prizes(1)) == (1, 1, 1)


def _set_up(match):
    """Let the first of what is offered happen until the next game is on."""
    while match.s.turn == 0:
        if match.s.waits == CHANCE:
            action = match.game.chance(match.s, Random(1))
        else:
            action = match.game.legal_actions(match.s)[0]
        match.game.apply(match.s, action)


def _both_fall(era):
    boom = attack(Damage(200, Self()))
    match = board(
        era, mon("Machop", "F"), bench=["Onix"], foe=mon("Rattata", damage=20), foe_bench=["Onix"],
        prizes=1, foe_prizes=1, scripts={"Machop": boom},
    )  # fmt: skip
    match.game.apply(match.s, ("attack", 0))
    return match


@EVERY
@pytest.mark.rule("PL-193", "PL-194")
def test_knock_outs_are_settled_then_prizes_then_the_next_player_replaces_first(era):
    boom = attack(Damage(200, Self()))
    match = board(
        era, mon("Machop", "F"), bench=["Onix", "Tepig"], foe=mon("Rattata", damage=20),
        foe_bench=["Onix", "Tepig"], scripts={"Machop": boom},
    )  # fmt: skip
    match.act(("attack", 0))
    assert (match.prizes(0), match.prizes(1), match.s.waits) == (5, 5, 1)


@EVERY
@pytest.mark.rule("PL-199")
def test_pokemon_that_leave_without_a_knock_out_give_no_prize(era):
    match = board(era, "Onix", bench=["Machop"])

    run(match, (TakeUp(InPlay("you", "bench"), "discard"),))
    assert (match.prizes(1), match.names("discard")) == (6, ["Machop"])


@EVERY
@pytest.mark.rule("PL-215")
def test_an_empty_deck_loses_at_the_start_of_a_turn_alone(era):
    match = board(era, hand=["Professor"], deck=1, foe_deck=0,
                  scripts={"Professor": CardScript(play=(Draw(1),))})  # fmt: skip
    match.play("Professor")
    assert not match.over
    assert match.end().winner == 0
    assert not board(era, foe_deck=1).end().over


@EVERY
@pytest.mark.rule("PL-213")
def test_prizes_taken_are_those_laid_less_those_left(era):
    match = board(era, prizes=4, foe_prizes=6)
    assert ask(match, PrizesTaken("you")) == 2


@EVERY
@pytest.mark.rule("PL-229", "PL-240")
def test_one_retreat_one_attachment_and_a_free_retreat_under_confusion(era):
    match = board(era, mon("Rattata", status="Confused"), bench=["Rattata"],
                  hand=["Fire Energy", "Water Energy"])  # fmt: skip
    match.retreat().attach("Fire Energy")
    assert "the limit is 1 a turn" in match.refusal("retreat", "bench 1")
    assert "the limit is 1 Energy card a turn" in match.refusal("attach", "Water Energy", "active")
    assert (era.hand, era.prizes, era.bench) == (7, 6, 5)
    ended = board(era, mon("Machop", "F"), foe="Onix").attack(0)
    assert ended.s.seat == 1


@EVERY
@pytest.mark.rule("PL-243")
def test_discard_piles_are_open_and_decks_hands_and_prizes_hidden(era):
    match = board(era, hand=["Potion"], discard=["Machop"], foe_hand=["Onix"])
    mine, theirs = match.game.view(match.s, 1).facts["players"]
    assert mine["discard"] == ["Machop"] and "cards" not in mine and mine["hand"] == 1
    assert theirs["cards"] == ["Onix"] and isinstance(mine["prizes"], int)
