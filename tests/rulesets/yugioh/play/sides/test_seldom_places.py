"""Rules of duels in places that seldom decide: the other seat, the first card, the second turn."""

import pytest

from rulesets.engine.asking import Pick
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.yugioh.effects import (
    Banish,
    Cards,
    ChangePosition,
    Destroy,
    Draw,
    FlipDown,
    IsThis,
    Kind,
    Lasting,
    Named,
    PlaceCounter,
    SetCard,
    ShuffleDeck,
    SkipPhase,
    This,
    ToHand,
)
from rulesets.yugioh.effects.activation.limits import used
from rulesets.yugioh.effects.turning import change_counters, turn
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On, Procedure, Standing
from tests.rulesets.yugioh.effects.cards import SCRIPTS, card
from tests.rulesets.yugioh.play.board import board, run


def standing(point, *rest, **facts):
    return CardScript((), (Standing(Modifier(point, *rest, **facts)),))


def mine(match, name):
    return {"card": match.card(name), "self": match.card(name)}


@pytest.mark.rule("YGO-207")
def test_the_second_player_attacks_a_monster_as_the_first_one_does():
    match = board(["Celtic Guardian"], ["Luster Dragon"]).end()
    match.attack("foe Luster Dragon", "Celtic Guardian")
    assert match.lp == (8000 - 500, 8000)
    assert match.names("grave") == ["Celtic Guardian"]


def test_who_is_attacked_is_told_with_the_seat_of_its_player():
    match = board(["Celtic Guardian"], ["Luster Dragon"]).end()
    match.attack("foe Luster Dragon", "Celtic Guardian")
    assert [h.seat for h in match.happened("attacked")] == [0]
    assert [h.card for h in match.happened("phase")] == [-1] * len(match.happened("phase"))
    assert [h.amount for h in match.happened("moved")] == [0] * len(match.happened("moved"))


@pytest.mark.parametrize(("position", "told"), [("set", False), ("defense", True)])
def test_of_an_attacked_monster_only_a_face_up_one_is_named(position, told):
    match = board(["Luster Dragon"], [f"Mystical Elf {position}"])
    match.attack("Luster Dragon", "foe Mystical Elf")
    (entry,) = [e for e in match.s.log if e[0] == "attack"]
    assert entry[-1] == ("Mystical Elf" if told else -2)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_no_life_points_left_has_lost(seat):
    lp = (1900, 8000) if seat == 1 else (8000, 1900)
    direct = {"Luster Dragon": standing("direct attack")}
    match = board(["Luster Dragon"], ["Luster Dragon"], lp=lp, scripts=direct)
    if seat:
        match.end()
    match.attack("foe Luster Dragon" if seat else "Luster Dragon")
    assert match.winner == seat


def test_a_monster_that_attacks_all_attacks_each_once():
    every = {"Luster Dragon": standing("attack all")}
    match = board(["Luster Dragon"], ["Mystical Elf defense", "Celtic Guardian"], scripts=every)
    match.attack("Luster Dragon", "foe Mystical Elf")  # which stays: its DEF is higher
    targets = [a[2] for a in match.game.legal_actions(match.s) if a[0] == "attack"]
    assert targets == [match.card("foe Celtic Guardian")]


def test_a_phase_is_skipped_in_the_turn_that_was_meant():
    match = board(["Luster Dragon"], ["Luster Dragon"])
    run(match, (SkipPhase("opponent", "battle"),), **mine(match, "Luster Dragon"))
    run(match, (SkipPhase("you", "draw"),), **mine(match, "Luster Dragon"))
    assert match.allows("phase", "battle")
    match.end()
    assert not match.allows("phase", "battle")
    match.end()
    assert match.allows("phase", "battle")
    match.end()
    assert match.allows("phase", "battle")


@pytest.mark.rule("YGO-912")
def test_counters_stay_on_a_monster_that_is_turned_but_not_face_down():
    match = board(["Luster Dragon"])
    dragon = mine(match, "Luster Dragon")
    run(match, (PlaceCounter("Spell Counter", 2, This()),), **dragon)
    run(match, (ChangePosition(This(), "defense"),), **dragon)
    assert match.spot("Luster Dragon").counter("Spell Counter") == 2
    run(match, (FlipDown(This()),), **dragon)
    assert match.spot("Luster Dragon").counter("Spell Counter") == 0
    assert match.position("Luster Dragon") == "set"


def test_a_card_that_has_left_the_field_takes_no_counter():
    match = board(grave=["Luster Dragon"])
    change_counters(match.s, match.card("Luster Dragon"), "Spell Counter", 2)
    assert match.happened("counter") == []


def test_what_cannot_be_special_summoned_may_be_normal_summoned():
    kept = {"Celtic Guardian": standing("cannot be special summoned")}
    kept["Gemini Elf"] = standing("cannot be special summoned", on=Cards(("hand",), "you"))
    match = board(["Gemini Elf"], hand=["Celtic Guardian"], scripts=kept)
    assert match.allows("summon", "Celtic Guardian")


def test_nothing_is_banished_from_graveyards_where_an_effect_forbids_it():
    bars = {"Gemini Elf": standing("no banishing from Graveyards", who="both")}
    for scripts, left in ((bars, 1), ({}, 0)):
        match = board(["Gemini Elf", "Luster Dragon"], foe_grave=["Celtic Guardian"],
                      scripts=scripts)  # fmt: skip
        run(match, (Banish(Cards(("grave",), "opponent")),), **mine(match, "Luster Dragon"))
        assert len(match.names("grave", 1)) == left


def test_a_card_that_an_effect_sets_is_told_as_set():
    match = board(["Luster Dragon"], hand=["Jar of Greed"])
    jar = match.card("Jar of Greed")
    run(match, (SetCard(Cards(("hand",), "you")),), **mine(match, "Luster Dragon"))
    assert [h.card for h in match.happened("set")] == [jar]
    assert match.position("Jar of Greed") == "set"


@pytest.mark.parametrize(("amount", "drawn"), [((2000, 9999), 0), ((1000, 9999), 1)])
def test_a_trigger_may_ask_for_an_amount(amount, drawn):
    hit = On("battle damage", amount=amount)
    scripts = {"Luster Dragon": CardScript((Effect("trigger", (Draw(1),), on=hit,
                                                   optional=False),))}  # fmt: skip
    match = board(["Luster Dragon"], scripts=scripts)
    match.attack("Luster Dragon")
    assert len(match.names("hand")) == drawn


def test_a_chain_with_a_choice_in_it_belongs_to_no_loop():
    match = board(hand=["Pot of Greed"], scripts=SCRIPTS)
    match.s.rounds = (0, 0)
    match.act("activate", "Pot of Greed", 0)
    assert match.s.rounds == ()


def test_a_use_while_face_up_is_counted_on_the_field_alone():
    limit = Limit("face-up", 1)
    scripts = {"Luster Dragon": CardScript((Effect("ignition", (Draw(1),), limit=limit),))}
    match = board(["Luster Dragon"], grave=["Luster Dragon"], scripts=scripts)
    on_field, in_grave = match.s.monsters(0)[0], match.s.graves[0][0]
    match.act("activate", on_field, 0)
    assert [used(match.s, 0, card, 0, limit) for card in (on_field, in_grave)] == [1, 0]


def test_what_is_this_is_known_of_the_very_first_card():
    fell = On("moved", IsThis(), to=("grave",), how=("destroyed", "battle"))
    scripts = {
        "Celtic Guardian": CardScript(
            (Effect("trigger", (Draw(1),), on=fell, places=("grave",), optional=False),)
        )
    }
    match = board(["Celtic Guardian"], ["Luster Dragon"], scripts=scripts).end()
    assert match.card("Celtic Guardian") == 0
    match.attack("foe Luster Dragon", "Celtic Guardian")
    assert len(match.names("hand")) == 1


def test_only_monsters_are_meant_by_their_kind():
    match = board(["Luster Dragon"], spells=["Jar of Greed"])
    assert Kind(("monster",)).accepts(match.s, match.s.stack[-1], match.card("Luster Dragon"))
    assert not Kind(("monster",)).accepts(match.s, match.s.stack[-1], match.card("Jar of Greed"))


def test_an_effect_gives_a_monster_another_kind_on_the_field_alone():
    tuner = standing("kind", value="Tuner", on=Cards(("monsters", "hand"), "you"))
    match = board(["Luster Dragon"], hand=["Celtic Guardian"], scripts={"Luster Dragon": tuner})
    found = [Kind(("Tuner",)).accepts(match.s, match.s.stack[-1], match.card(name))
             for name in ("Luster Dragon", "Celtic Guardian")]  # fmt: skip
    assert found == [True, False]
    plain = board(["Luster Dragon"])
    assert not Kind(("Tuner",)).accepts(plain.s, plain.s.stack[-1], plain.card("Luster Dragon"))


def test_what_destroys_itself_does_so_though_it_is_the_first_card_of_all():
    doomed = Lasting((Modifier("self destroy"),), This(), "end of turn")
    scripts = {"Luster Dragon": CardScript((Effect("ignition", (doomed,)),))}
    match = board(["Luster Dragon", "Celtic Guardian"], scripts=scripts)
    match.act("activate", "Luster Dragon", 0)
    assert match.names("grave") == ["Luster Dragon"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_monster_may_come_to_the_field_of_the_other_player(seat):
    gift = {"Lava Golem": CardScript(procedures=(Procedure(side="opponent", position="attack"),))}
    hands = {("hand", "foe_hand")[seat]: ["Lava Golem"]}
    match = board(scripts=gift, **hands)
    if seat:
        match.end()
    match.act("special", "foe Lava Golem" if seat else "Lava Golem", 0)
    assert match.names("field", 1 - seat) == ["Lava Golem"]


@pytest.mark.parametrize(("scope", "drawn"), [("battle", 2), ("turn", 1)])
def test_once_a_battle_is_not_once_a_turn(scope, drawn):
    hears = Effect("trigger", (Draw(1),), on=On("attack declared"), optional=False,
                   limit=Limit(scope))  # fmt: skip
    match = board(["Luster Dragon", "Gemini Elf"], scripts={"Luster Dragon": CardScript((hears,))})
    match.attack("Luster Dragon").attack("Gemini Elf")
    assert len(match.names("hand")) == drawn


@pytest.mark.parametrize(("deck", "may"), [(["Mystical Elf"], False), (["Gemini Elf"], True)])
def test_what_a_later_step_takes_from_the_deck_must_be_there(deck, may):
    finds = Pick(Cards(("deck",), "you", Named(("Gemini Elf",))), "found")
    script = card(Draw(1), finds, ToHand(Held("found")), ShuffleDeck())
    match = board(hand=["Pot of Greed"], deck=["Mystical Elf", *deck] * 2,
                  scripts={"Pot of Greed": script})  # fmt: skip
    assert match.allows("activate", "Pot of Greed", 0) is may


def test_of_any_number_of_cards_one_is_enough():
    script = card(Pick(Cards(("spells",), "opponent"), "all", 99), Destroy(Held("all")))
    match = board(hand=["Pot of Greed"], foe_spells=["Jar of Greed"],
                  scripts={"Pot of Greed": script})  # fmt: skip
    match.act("activate", "Pot of Greed", 0)
    while "pick" in match.kinds() or "done" in match.kinds():
        match.act(*match.game.legal_actions(match.s)[0])
    assert match.names("grave", 1) == ["Jar of Greed"]


def test_a_face_up_trap_is_turned_face_down_again():
    match = board(spells=["Skill Drain up"])
    drain = match.card("Skill Drain")
    turn(match.s, match.s.stack[-1], drain, "set")
    assert match.position("Skill Drain") == "set"
