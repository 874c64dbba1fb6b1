"""Texts whose programs reading beside the cards found wrong, played on a board."""

import pytest

pytest.importorskip("lark")

from rulesets.engine.select import Among, Self
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import (
    Attached,
    CardScript,
    Every,
    In,
    InPlay,
    Kind,
    Modifier,
    Note,
    OfType,
    Power,
    Provision,
    PutCounters,
    Shuffle,
    Trigger,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, Attacker
from rulesets.ptcg.eras import BW
from rulesets.ptcg.text.compile import Compiler, compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, ENERGY, POWER, TRAINER
from rulesets.ptcg.text.read.cardtext import CardText
from rulesets.ptcg.text.read.normalise import Names
from rulesets.text.gaps import NoMeaning
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon, trainer


def attacking(plain, attacker="Machop", printed="20", scripts=None, **side):
    """Return a board whose Machop has the attack of a text instead of its own."""
    script = CardScript(attacks=(compile_plain(plain, ATTACK, attacker, printed),))
    known = {attacker: script, **(scripts or {})}
    setting = {"foe": "Snorlax", **side}
    return board(BW, setting.pop("active", mon(attacker, "FF")), scripts=known, **setting)


@pytest.mark.rule("BW-129")
def test_a_coin_that_lets_the_attack_fail_comes_before_confusion():
    match = attacking(
        "flip 4 coins. if all of them are tails this attack does nothing",
        active=mon("Machop", "F", 0, "Confused"),
    )
    match.attack(coins="TTTT")
    assert (match.damage("active"), match.damage("foe")) == (0, 0)


def test_what_is_done_either_way_is_done_on_tails_too():
    text = (
        "flip 4 coins. if all of them are tails this attack does nothing."
        " either way SELF can't attack or retreat during your next turn"
    )
    match = attacking(text).attack(coins="TTTT").end()
    assert not match.allows("attack", 0)


def test_tails_does_not_shuffle_a_deck_for_a_card_that_was_not_chosen():
    text = (
        "flip a coin. if heads choose a card at random from your opponent's hand and your"
        " opponent shuffles that card into their deck"
    )
    script = compile_plain(text, ATTACK, "Machop", "20")
    assert len(script.effect) == 2


def test_nobody_new_is_hit_where_nobody_could_be_switched_in():
    text = (
        "switch 1 of your opponent's benched {R} pokémon with the defending pokémon."
        " this attack does 70 damage to the new defending pokémon"
    )
    assert attacking(text, printed="").attack().damage("foe") == 20  # the printed figure alone
    with pytest.raises(NoMeaning):
        compile_plain("the new defending pokémon is now asleep and burned", ATTACK)


def test_two_named_pokemon_must_both_be_in_play():
    text = "if you have «Onix» and «Rattata» in play SELF has no weakness"
    power = compile_plain(text, POWER, "Machop")
    when = power.modifiers[0].when
    for bench, held in ((["Onix"], False), (["Onix", "Rattata"], True)):
        match = board(BW, "Machop", bench=bench)
        frame = run(match, ())
        assert when.holds(match.s, frame) is held


def test_only_the_cards_named_count_among_those_discarded():
    text = (
        "then discard the top 3 cards of your deck."
        " this attack does 30 damage times the number of energy cards discarded"
    )
    match = attacking(text, printed="30×", deck=["Fire Energy", "Rattata", "Water Energy", "Onix"])
    match.attack()
    assert match.damage("foe") == 60
    assert match.count("discard") == 3


def test_the_top_cards_of_each_players_deck_are_discarded():
    match = attacking("discard the top 2 cards of each player's deck").attack()
    assert (match.count("discard"), match.count("discard", 1)) == (2, 2)


def test_an_attack_that_needs_two_cards_fails_with_one():
    text = "discard 2 energy cards from your hand. if you did not this attack does nothing"
    assert attacking(text, hand=["Fire Energy"]).attack().damage("foe") == 0
    assert attacking(text, hand=["Fire Energy"] * 2).attack().damage("foe") == 20


def test_two_energy_are_offered_as_a_price_only_to_who_has_them():
    text = (
        "you may discard 2 {F} energy from SELF."
        " if you do the defending pokémon is now paralyzed and burned"
    )
    match = attacking(text, active=mon("Machop", "F")).attack()
    assert (match.energy("active"), match.status("foe")) == (1, "")


def test_counters_are_moved_from_a_damaged_pokemon():
    text = "move 1 damage counter from any of your {F} pokémon to any of your opponent's pokémon"
    match = attacking(text, bench=[mon("Onix", damage=20)]).attack()
    assert (match.damage("bench 1"), match.damage("foe")) == (10, 30)


def test_a_knock_out_without_an_attack_counts_where_no_attack_is_named():
    by_attack, at_all = (
        compile_plain(f"if any of your pokémon were knocked-out {how} draw 3 cards", ATTACK)
        .effect[0]
        .condition
        for how in (
            "by damage from an opponent's attack during their last turn",
            "during your opponent's last turn",
        )
    )
    match = board(BW, "Machop", foe="Snorlax", foe_bench=["Onix"])
    match.s.fallen = (match.s.stacks[match.spot("foe")][0],)
    match.end()
    frame = run(match, (), controller=1)
    assert (by_attack.holds(match.s, frame), at_all.holds(match.s, frame)) == (False, True)


def test_one_power_of_a_name_a_turn_counts_for_what_an_event_starts_too():
    text = (
        "when you play SELF from your hand onto your bench during your turn you may draw 2 cards."
        " you can't use more than 1 «Sky Hoop» ability each turn"
    )
    script = CardScript(powers=(compile_plain(text, POWER, "Patrat"),))
    crobat = pokemon("Crobat", powers=(("Ability", "Sky Hoop"),))
    match = board(BW, hand=["Crobat"] * 3, cards=(crobat,), scripts={"Crobat": script})
    for answer, drawn in (("no", 0), ("yes", 2)):
        before = match.count("hand") - 1
        match.bench("Crobat").act((answer,))
        assert match.count("hand") - before == drawn
    assert match.bench("Crobat").count("hand") == 2


def test_energy_of_any_type_beyond_the_cost_counts():
    text = (
        "does 20 damage plus 30 more damage for each energy attached to SELF"
        " but not used to pay for this attack's energy cost"
    )
    match = attacking(text, printed="20+", active=mon("Machop", "FWR")).attack()
    assert match.damage("foe") == 80


def test_basic_energy_beyond_the_cost_is_what_special_energy_leaves():
    text = (
        "does 20 damage plus 10 more damage for each basic energy card attached to SELF"
        " but not used to pay for this attack's energy cost"
    )
    match = attacking(text, printed="20+", active=mon("Machop", "FW2")).attack()
    assert match.damage("foe") == 30


def test_a_deck_that_was_not_searched_is_not_shuffled():
    text = "you may search your deck for a pokémon and put it into your hand. shuffle your deck"
    (choice,) = compile_plain(text, ATTACK).effect
    assert choice.then[-1] == Shuffle()


SHIELD = {"Snorlax": CardScript(modifiers=(Modifier("prevent effects"),))}


def test_an_effect_that_prevents_effects_keeps_counters_and_conditions():
    moved = attacking(
        "move 1 damage counter from any of your {F} pokémon to any of your opponent's pokémon",
        bench=[mon("Onix", damage=20)],
        scripts=SHIELD,
    ).attack()
    assert (moved.damage("bench 1"), moved.damage("foe")) == (20, 20)
    cured = attacking(
        "remove all special condition from each defending pokémon",
        foe=mon("Snorlax", status="Poisoned"),
        scripts=SHIELD,
    )
    assert "Poisoned" in cured.attack().status("foe")


def test_damage_that_ignores_effects_does_not_carry_other_effects_past_them():
    text = (
        "this attack's damage is not affected by effects on the defending pokémon."
        " the defending pokémon is now asleep and burned"
    )
    match = attacking(text, scripts=SHIELD).attack()
    assert (match.damage("foe"), match.status("foe")) == (20, "")


HELMET = Power(
    triggers=(
        Trigger("damaged", (PutCounters(2, Attacker()),), when=Among(Self(), InPlay(YOU, ACTIVE))),
    )
)


def test_who_was_active_when_damaged_strikes_back_from_the_bench():
    text = "your opponent switches 1 of their defending pokémon with 1 of their benched pokémon"
    match = attacking(
        text, foe_bench=["Onix"], scripts={"Snorlax": CardScript(triggers=HELMET.triggers)}
    ).attack()
    assert (match.name("foe"), match.damage("active")) == ("Onix", 20)


@pytest.mark.parametrize(
    ("card", "kind"), [("ex1-1", "Trainer"), ("bw1-1", "Trainer"), ("dp1-1", "Item")]
)
def test_supporters_are_no_trainer_cards_from_diamond_and_pearl_to_call_of_legends(card, kind):
    text = "Your opponent can't play any Trainer cards from his or her hand."
    printed = CardText(card, "Onix", "Pokémon", powers=(("Poké-Body", text),))
    script = Compiler(Names(())).card(printed).script
    assert script is not None and script.powers[0] is not None
    assert [m.value for m in script.powers[0].modifiers] == [kind]


def test_energy_of_every_type_is_a_typed_energy_card_only_while_attached():
    fire = Every((Kind(("Energy",)), OfType("R")))
    rainbow = {"Double Colorless Energy": CardScript(provides=(Provision(("GRWLPFDMNYC",)),))}
    match = board(BW, mon("Machop", "2"), hand=["Double Colorless Energy"], scripts=rainbow)
    frame = run(match, (Note(In("hand", filter=fire), "hand"), Note(Attached(Self(), fire), "on")))
    assert (len(frame.cards["hand"]), len(frame.cards["on"])) == (0, 1)


def test_a_later_active_pokemon_has_the_bonus_of_the_turn_too():
    text = (
        "during this turn each of your active pokémon 's attacks does 50 more damage"
        " to your opponent's active pokémon ( before applying weakness and resistance )"
    )
    belt = {"Potion": compile_plain(text, TRAINER)}
    match = board(BW, "Rattata", [mon("Machop", "FF")], "Snorlax", hand=["Potion"], scripts=belt)
    plain = board(BW, mon("Machop", "FF"), foe="Snorlax").attack().damage("foe")
    assert match.play("Potion").retreat().attack().damage("foe") == plain + 50


def test_what_an_energy_card_is_outside_play_does_not_keep_it_from_paying():
    text = (
        "THIS provides {C} energy."
        " while in play THIS provides every type of energy but provides only 2 energy at a time"
    )
    rainbow = {"Double Colorless Energy": compile_plain(text, ENERGY)}
    assert board(BW, mon("Machop", "22"), scripts=rainbow).allows("attack", 0)
    with pytest.raises(NoMeaning):
        compile_plain("THIS provides {R} energy. THIS provides {W} energy", ENERGY)


def test_types_beside_each_other_are_a_list_or_nothing():
    with pytest.raises(NoMeaning):
        compile_plain("heal 30 damage from 1 of your {G} {R} pokémon", TRAINER)


def test_energy_of_two_types_is_discarded_of_both():
    rainbow = {"Double Colorless Energy": CardScript(provides=(Provision(("GRWLPFDMNYC",)),))}
    text = "discard a {R} energy and a {F} energy attached to SELF"
    match = attacking(text, active=mon("Machop", "2F"), scripts=rainbow).attack()
    match.pick("Double Colorless Energy")
    assert match.energy("active") == 0


@pytest.mark.parametrize(("energy", "offered"), [("2G", False), ("2F", True)])
def test_energy_of_either_type_is_offered_as_a_price_for_one_of_them(energy, offered):
    rainbow = {"Double Colorless Energy": CardScript(provides=(Provision(("GRWLPFDMNYC",)),))}
    text = (
        "you may discard a {R} energy and a {F} energy attached to SELF."
        " if you do the defending pokémon is now paralyzed and burned"
    )
    match = attacking(text, active=mon("Machop", energy), scripts=rainbow).attack()
    assert (("yes",) in match.game.legal_actions(match.s)) is offered


def test_cards_of_two_types_are_refused_where_one_card_may_be_of_both():
    with pytest.raises(NoMeaning):
        compile_plain(
            "discard a {W} energy card and a {P} energy card attached to SELF", ATTACK, "Onix", "70"
        )


@pytest.mark.parametrize(("others", "allowed"), [(1, False), (2, True)])
def test_a_card_whose_price_cannot_be_paid_is_not_played(others, allowed):
    script = compile_plain("discard any 2 cards from your hand. if you do draw 9 cards", TRAINER)
    match = board(
        BW,
        hand=["Handyman", *["Rattata"] * others],
        scripts={"Handyman": script},
        cards=[trainer("Handyman", "Item")],
    )
    assert match.allows("play", "Handyman") is allowed


@pytest.mark.parametrize(("fire", "allowed"), [(2, False), (3, True)])
def test_a_power_whose_price_cannot_be_paid_is_not_used(fire, allowed):
    power = compile_plain(
        "once during your turn ( before your attack ) you may discard 3 {R} energy cards"
        " from your hand. if you do draw 6 cards",
        POWER,
    )
    vulpix = pokemon("Vulpix", powers=(("Ability", "Burn"),))
    match = board(
        BW,
        "Vulpix",
        hand=["Fire Energy"] * fire,
        scripts={"Vulpix": CardScript(powers=(power,))},
        cards=[vulpix],
    )
    assert match.allows("power", "active", 0, 0) is allowed
