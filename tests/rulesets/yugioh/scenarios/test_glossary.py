"""Words of the glossary: random, revealed, excavated, Equip cards, counters, both at once."""

import pytest

from rulesets.api import CHANCE
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.yugioh.effects import (
    Cards,
    ChangePosition,
    Damage,
    Destroy,
    Draw,
    Equip,
    Excavate,
    FaceDown,
    IsThis,
    LookAt,
    Named,
    PlaceCounter,
    SummonToken,
    Target,
    This,
    TurnPlayerFirst,
    Win,
)
from rulesets.yugioh.match.derived import atk_of, kinds_of
from rulesets.yugioh.match.script import CardScript, On, Standing, Token
from tests.rulesets.yugioh.effects.cards import card, monster
from tests.rulesets.yugioh.effects.test_examples import finish
from tests.rulesets.yugioh.play.board import board, run
from tests.rulesets.yugioh.play.test_priority import duel, passed
from tests.rulesets.yugioh.scenarios.test_chain_links import stored


def shuffles(match):
    return [entry for entry in match.s.log if entry[0] == "shuffle"]


@pytest.mark.rule("YGO-027", "YGO-285")
def test_a_deck_is_shuffled_after_a_search_and_not_after_its_top_was_seen():
    warrior, others = "Celtic Guardian", ["Mystical Elf"] * 5
    match = duel(hand=["Reinforcement of the Army"], deck=[*others, warrior, "Vorse Raider"])
    match.act("activate", "Reinforcement of the Army", 0)
    assert match.names("hand") == [warrior] and len(shuffles(match)) == 1
    match = board(hand=["Pot of Greed"], scripts={"Pot of Greed": card(Excavate(2))})
    match.act("activate", "Pot of Greed", 0)
    assert shuffles(match) == []


@pytest.mark.rule("YGO-293", "YGO-294")
def test_excavated_cards_are_shown_to_both_and_lie_in_the_deck_until_they_are_sent():
    top = ["Luster Dragon", "Gemini Elf", "Vorse Raider"]
    deck = [*top, *["Mystical Elf"] * 5]
    match = duel(hand=["Pot of Duality"], deck=deck, foe_spells=["Jar of Greed"])
    match.act("activate", "Pot of Duality", 0).act("pass")
    assert match.kinds() == {"pick"} and len(match.s.decks[0]) == 8
    for seat in (0, 1):
        told = match.game.view(match.s, seat).facts["log"]
        assert any(all(name in line for name in top) for line in told)
    match.act("pick", "Gemini Elf")
    assert match.names("hand") == ["Gemini Elf"] and len(match.s.decks[0]) == 7
    # Its instructions come first: nobody is asked before the rest went back.
    assert shuffles(match)


@pytest.mark.rule("YGO-305")
def test_a_revealed_card_stays_where_it_is_and_does_nothing():
    flip = monster("flip", Draw(1), on=On("flipped", IsThis()), optional=False)
    looks = card(LookAt(Cards(("monsters",), "opponent", FaceDown())))
    match = board(hand=["Pot of Greed"], foe=["Celtic Guardian set"],
                  scripts={"Celtic Guardian": flip, "Pot of Greed": looks})  # fmt: skip
    match.act("activate", "Pot of Greed", 0)
    assert match.position("foe Celtic Guardian") == "set" and match.names("hand", 1) == []
    seen = match.game.view(match.s, 0).facts["log"]
    assert any("Celtic Guardian" in line for line in seen)
    hidden = match.game.view(match.s, 1).facts["log"]
    assert not any("Seen" in line for line in hidden)


@pytest.mark.rule("YGO-276")
def test_a_random_choice_is_nobodys():
    enchanter = "Dark Red Enchanter"
    match = duel([enchanter], foe_hand=["Luster Dragon", "Gemini Elf", "Vorse Raider"])
    match.s.change(match.card(enchanter), counters=(("spell", 2),))
    match.s.offers = None
    match.game.apply(match.s, ("activate", match.card(enchanter), 2))
    assert match.game.actor(match.s) == CHANCE
    assert len(match.game.legal_actions(match.s)) == 3, "every card, equal ones too"
    match.game.apply(match.s, match.game.legal_actions(match.s)[1])
    assert match.names("grave", 1) == ["Gemini Elf"]


@pytest.mark.rule("YGO-168")
def test_a_card_effect_may_say_who_wins():
    for side, winner in (("you", 0), ("opponent", 1)):
        match = board(hand=["Pot of Greed"], scripts={"Pot of Greed": card(Win(side))})
        match.act("activate", "Pot of Greed", 0)
        assert match.over and match.winner == winner and match.lp == (8000, 8000)


@pytest.mark.rule("YGO-169", "YGO-939")
def test_both_players_without_life_points_or_cards_is_a_draw():
    burst = {"Pot of Greed": card(Damage(1000, "both"))}
    match = board(hand=["Pot of Greed"], lp=(900, 1000), scripts=burst)
    match.act("activate", "Pot of Greed", 0)
    assert match.over and match.winner is None and match.game.returns(match.s) == (0.5, 0.5)
    match = board(hand=["Pot of Greed"], lp=(1100, 1000), scripts=burst)
    assert match.act("activate", "Pot of Greed", 0).winner == 0
    match = duel(hand=["Hand Destruction", "Kuriboh", "Kuriboh"], foe_hand=["Kuriboh"] * 2, deck=2,
                 foe_deck=2)  # fmt: skip
    match.s.decks[0], match.s.decks[1] = match.s.decks[0][:2], match.s.decks[1][:2]
    match.act("activate", "Hand Destruction", 0)
    assert not match.over, "both Decks held just enough"


@pytest.mark.rule("YGO-167", "YGO-310", "YGO-939")
def test_who_must_draw_and_cannot_loses_and_an_empty_deck_alone_is_no_loss():
    match = board(deck=0, foe_deck=3)
    assert not match.over
    match.end()
    assert not match.over and match.s.seat == 1
    match.end()
    assert match.winner == 1
    both = {"Pot of Greed": card(Draw(2, "both"))}
    match = board(hand=["Pot of Greed"], deck=1, foe_deck=1, scripts=both)
    run(match, (Draw(2, "both"),))
    assert match.over and match.winner is None


@pytest.mark.rule("YGO-241")
@pytest.mark.parametrize("turn", ["mine", "theirs"])
def test_of_two_players_who_must_choose_the_turn_player_chooses_first(turn):
    hands = {"hand": ["Luster Dragon", "Gemini Elf", "Kuriboh"],
             "foe_hand": ["Vorse Raider", "Celtic Guardian", "Skull Servant"]}  # fmt: skip
    destruction = "Hand Destruction"
    if turn == "mine":
        hands["hand"] = [*hands["hand"], destruction]
        match = duel(**hands).act("activate", destruction, 0)
    else:
        match = duel(**hands, foe_spells=[destruction])
        match.act("phase", "end").act("activate", destruction, 0)
    assert match.s.waits == 0 and match.kinds() == {"pick"}
    match.act("pick", "Luster Dragon").act("pick", "Gemini Elf")
    assert match.s.waits == 1 and match.names("grave") == [], "they go at the same time"
    match.act("pick", "foe Vorse Raider").act("pick", "foe Celtic Guardian")
    passed(match)
    assert len(match.names("grave", 1)) >= 2
    told = [h.tick for h in match.s.history if h.to == "grave" and h.origin == "hand"]
    assert len(told) == 4 and len(set(told)) == 1


@pytest.mark.rule("YGO-242")
def test_each_player_targets_a_monster_the_turn_player_first():
    mine = Target(Cards(("monsters",), "opponent"), into="target")
    theirs = Target(Cards(("monsters",), "you"), into="target2", by="opponent")
    script = card(Destroy(Held("target")), targets=(TurnPlayerFirst((mine,), (theirs,)),))
    match = board(["Luster Dragon", "Gemini Elf"], ["Vorse Raider", "Kuriboh"],
                  foe_spells=["Jar of Greed"], scripts={"Jar of Greed": script})  # fmt: skip
    match.act("phase", "end").act("activate", "Jar of Greed", 0)
    assert match.s.waits == 0, "in their opponent's turn the other player chooses first"
    match.act("pick", "foe Kuriboh")
    assert match.s.waits == 1
    match.act("pick", "Gemini Elf")
    passed(match)
    assert match.names("field") == ["Luster Dragon"]


@pytest.mark.rule("YGO-257")
def test_a_token_is_never_turned_face_down():
    sheep = Token("Sheep Token", "Beast", "EARTH", 1, 0, 0)
    scripts = stored("Book of Moon") | {"Scapegoat": card(SummonToken(sheep))}
    match = board(hand=["Book of Moon", "Scapegoat"], scripts=scripts)
    match.act("activate", "Scapegoat", 0)
    passed(match)
    assert match.game.legal_actions(match.s) == (("as", "attack"), ("as", "defense"))
    passed(match.act("as", "defense"))
    if match.allows("activate", "Book of Moon", 0):
        match.act("activate", "Book of Moon", 0)
    assert match.position("Sheep Token") == "defense"


@pytest.mark.rule("YGO-260")
def test_counters_are_placed_only_where_an_effect_allows_it():
    grasp, breaker = "Spell Power Grasp", "Breaker the Magical Warrior"
    assert not duel(["Luster Dragon"], hand=[grasp]).allows("activate", grasp, 0)
    match = duel(["Luster Dragon", breaker], hand=[grasp])
    finish(match.act("activate", grasp, 0))
    assert match.spot(breaker).counter("spell") == 1
    assert match.spot("Luster Dragon").counters == ()


@pytest.mark.rule("YGO-261")
def test_effects_depend_on_counters_and_take_them_as_their_price():
    breaker = "Breaker the Magical Warrior"
    match = duel(hand=[breaker], foe_spells=["Mirror Force"])
    passed(match.act("summon", breaker))
    assert atk_of(match.s, match.card(breaker)) == 1600 + 300
    match.act("activate", breaker, 1)
    assert match.names("grave", 1) == ["Mirror Force"]
    assert atk_of(match.s, match.card(breaker)) == 1600
    assert "YGO-301" in match.refusal("activate", breaker, 1)


@pytest.mark.rule("YGO-262")
def test_counters_have_names_and_no_effect_of_their_own():
    breaker = "Breaker the Magical Warrior"
    match = duel([breaker, "Luster Dragon"], foe_spells=["Mirror Force"])
    run(match, (PlaceCounter("clock", 2, Cards(("monsters",))),))
    assert match.spot(breaker).counter("clock") == 2 and match.spot(breaker).counter("spell") == 0
    assert atk_of(match.s, match.card(breaker)) == 1600
    assert atk_of(match.s, match.card("Luster Dragon")) == 1900
    match.s.offers = None
    assert "YGO-301" in match.refusal("activate", breaker, 1), "another counter is no price"


@pytest.mark.rule("YGO-280", "YGO-281")
def test_spells_traps_and_monsters_may_be_equip_cards():
    horn = "Horn of the Phantom Beast"
    match = duel(["Berserk Gorilla"], hand=["Axe of Despair"], spells=[horn], grave=["Kuriboh"])
    passed(match.act("activate", horn, 0))
    passed(match.act("activate", "Axe of Despair", 0))
    gorilla = match.card("Berserk Gorilla")
    run(match, (Equip(Cards(("grave",), "you", Named(("Kuriboh",))), Held("it")),), it=gorilla)
    for name, kind in ((horn, "trap"), ("Axe of Despair", "spell"), ("Kuriboh", "spell")):
        spot = match.spot(name)
        assert spot.holder == gorilla and kind in kinds_of(match.s, spot.card)
    kuriboh = kinds_of(match.s, match.card("Kuriboh"))
    assert "Equip" in kuriboh and "monster" not in kuriboh
    assert match.names("field") == ["Berserk Gorilla"]
    assert "spell" not in kinds_of(match.s, match.card(horn)), "a Trap stays a Trap"


@pytest.mark.rule("YGO-282", "YGO-283")
@pytest.mark.parametrize(
    ("name", "moves"), [("Kuriboh", False), ("Y-Dragon Head", True), ("Axe of Despair", True)]
)
def test_an_equipped_monster_other_than_a_union_is_not_moved_to_another(name, moves):
    match = board(["Luster Dragon", "Gemini Elf"], grave=[name])
    one, two, moved = match.card("Luster Dragon"), match.card("Gemini Elf"), match.card(name)
    run(match, (Equip(Held("what"), Held("it")),), what=moved, it=one)
    assert match.spot(name).holder == one
    match.s.offers = None
    run(match, (Equip(Held("what"), Held("it")),), what=moved, it=two)
    assert match.spot(name).holder == (two if moves else one)


@pytest.mark.rule("YGO-296", "YGO-919")
def test_conditions_of_a_special_summon_are_no_effect():
    drain = Standing(Modifier("negated", on=Cards(("hand", "monsters"), "either")))
    ban = Standing(Modifier("no activate", value="monster", who="both"))
    scripts = stored("Cyber Dragon") | {"Skill Drain": CardScript(modifiers=(drain, ban))}
    match = board(hand=["Cyber Dragon"], foe=["Luster Dragon"], foe_spells=["Skill Drain up"],
                  scripts=scripts)  # fmt: skip
    match.act("special", "Cyber Dragon", 0).act("as", "attack")
    assert match.names("field") == ["Cyber Dragon"]
    assert match.s.chain == () and not match.happened("activated")


@pytest.mark.rule("YGO-940")
def test_an_endless_loop_of_mandatory_effects_sends_its_card_to_the_graveyard():
    turning = monster(
        "trigger", ChangePosition(This()), on=On("position", IsThis()), optional=False
    )
    match = board(["Celtic Guardian", "Luster Dragon"], scripts={"Celtic Guardian": turning})
    match.act("position", "Celtic Guardian")
    assert match.names("grave") == ["Celtic Guardian"] and match.names("field") == ["Luster Dragon"]
    told = next(h for h in match.s.history if h.to == "grave")
    assert "destroyed" not in told.how
    assert match.s.waits == 0 and "phase" in match.kinds()


@pytest.mark.rule("YGO-940")
def test_a_loop_that_changes_something_goes_on_until_the_duel_ends():
    burning = monster(
        "trigger", Damage(100), on=On("effect damage", side="opponent"), optional=False
    )
    start = {"Pot of Greed": card(Damage(100)), "Celtic Guardian": burning}
    match = board(["Celtic Guardian"], hand=["Pot of Greed"], scripts=start)
    match.act("activate", "Pot of Greed", 0)
    assert match.winner == 0 and match.names("field") == ["Celtic Guardian"]
