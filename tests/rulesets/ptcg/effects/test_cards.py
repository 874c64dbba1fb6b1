"""Ops that pick, move, show and shuffle cards, one by one."""

import pytest

from rulesets.ptcg.effects.ops import (
    SELF,
    AtLeast,
    Attached,
    Bottom,
    CardScript,
    Count,
    Draw,
    Equals,
    ForEach,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Kind,
    Look,
    May,
    Note,
    OfType,
    OneOf,
    Pick,
    PickNumber,
    PickWord,
    Provision,
    Put,
    PutCounters,
    Reg,
    Reorder,
    Repeat,
    Reveal,
    Send,
    Shuffle,
    Size,
    Stop,
    TakePrizes,
    Top,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import board, mon, run

DECK = ["Onix", "Machop", "Machop", "Fire Energy", "Vulpix"]
POKEMON = Kind(("Pokémon",))


def start(program, **more):
    match = board(BW, **{"deck": DECK, **more})
    return match, run(match, program)


def test_draw_takes_from_the_top():
    match, frame = start((Draw(2),))
    assert match.names("hand") == ["Onix", "Machop"]
    assert frame.values["drawn"] == 2


RAINBOW = {"Magma Energy": CardScript(provides=(Provision(("GRWLPF",)),))}


@pytest.mark.parametrize(
    ("program", "found"),
    [
        (Pick(In("deck", filter=OfType("R")), "x", 9), 0),
        (Pick(In("discard", filter=OfType("R")), "x", 9), 0),
        (Pick(Attached(SELF, OfType("R")), "x", 9), 1),
    ],
)
def test_energy_of_every_type_is_of_a_type_only_while_attached(program, found):
    _, frame = start(
        (program,),
        active=mon("Onix", "X"),
        deck=["Magma Energy"],
        discard=["Magma Energy"],
        scripts=RAINBOW,
    )
    assert len(frame.cards["x"]) == found


def test_energy_of_one_type_is_of_it_everywhere():
    dark = {"Magma Energy": CardScript(provides=(Provision(("D",)),))}
    program = (Pick(In("discard", filter=OfType("D")), "x", 9),)
    _, frame = start(program, discard=["Magma Energy"], scripts=dark)
    assert len(frame.cards["x"]) == 1


def test_draw_until_fills_the_hand():
    match, _ = start((Draw(4, until=True),), hand=["Rattata", "Rattata", "Rattata"])
    assert match.count("hand") == 4
    match, _ = start((Draw(2, until=True),), hand=["Rattata", "Rattata", "Rattata"])
    assert match.count("hand") == 3


def test_draw_for_both_sides():
    match, _ = start((Draw(1, "both"),))
    assert (match.count("hand"), match.count("hand", 1)) == (1, 1)


def test_a_search_picks_equal_cards_once_and_may_find_nothing():
    match, _ = start(
        (Pick(In("deck", filter=POKEMON), "x", 2, at_least=0), Send(Held("x"), "hand"))
    )
    assert match.menu() == ["Pick Onix", "Pick Machop", "Pick Vulpix", "Done"]
    match.pick("Machop").pick("Machop")
    assert match.names("hand") == ["Machop", "Machop"]
    match, _ = start(
        (Pick(In("deck", filter=POKEMON), "x", 2, at_least=0), Send(Held("x"), "hand"))
    )
    match.act(("done",))
    assert match.count("hand") == 0


@pytest.mark.parametrize(("zone", "words"), [("deck", "deck"), ("hand", "hand")])
def test_others_do_not_hear_which_hidden_card_is_picked(zone, words):
    match, _ = start((Pick(In(zone, filter=POKEMON), "x"),), hand=["Snivy", "Tepig"])
    pick = match.game.legal_actions(match.s)[0]
    assert match.game.heard(match.s, pick, 0) == match.menu()[0]
    for other in (1, 2):  # the opponent, and a bystander
        assert match.game.heard(match.s, pick, other) == f"Pick a card of the {words}"


def test_all_hear_which_pokemon_in_play_is_picked():
    match, _ = start((Pick(InPlay("you"), "x"),), bench=["Onix"])
    pick = match.game.legal_actions(match.s)[1]
    assert match.game.heard(match.s, pick, 1) == match.menu()[1] == "Pick Onix (Bench 1)"


def test_only_the_holder_hears_which_card_of_a_hand_is_picked():
    foe = ["Onix", "Machop", "Vulpix"]
    match = board(BW, foe_hand=foe)
    run(match, (Pick(In("hand", "opponent"), "x", by="opponent"),))
    pick = match.game.legal_actions(match.s)[0]
    assert match.game.heard(match.s, pick, 0) == "Pick a card of the hand"
    assert match.game.heard(match.s, pick, 1) == "Pick Onix"


def test_a_pick_that_must_be_made_offers_no_end():
    match, _ = start((Pick(In("deck", filter=POKEMON), "x"),))
    assert "Done" not in match.menu()
    assert match.refusal("done") == "cannot stop here: 1 more must be picked (BW-136)"


def test_a_pick_without_a_choice_is_made_at_once():
    _, frame = start((Pick(In("deck", filter=OfType("R")), "x"),), deck=["Fire Energy", "Onix"])
    assert len(frame.cards["x"]) == 1


def test_the_opponent_may_pick():
    match, _ = start((Pick(InPlay("you"), "x", by="opponent"), Send(Held("x"))), bench=["Onix"])
    assert match.s.waits == 1
    match.pick("bench 1")
    assert match.names("discard") == ["Onix"]


def test_luck_picks_from_a_hand_without_looking():
    match, frame = start(
        (Pick(In("hand", "opponent"), "x", by="luck"), Send(Held("x"))),
        foe_hand=["Onix", "Machop"],
    )
    assert match.names("discard", 1) == ["Onix"]
    assert len(frame.cards["x"]) == 1


@pytest.mark.parametrize("zone", ["hand", "discard", "lost"])
def test_send_moves_cards_to_their_owners_zone(zone):
    match, frame = start((Send(Top(In("deck"), 2), zone),))
    assert match.names(zone) == ["Onix", "Machop"]
    assert frame.values["moved"] == 2


def test_send_to_the_deck_top_or_bottom():
    match, _ = start((Send(In("hand"), "deck"),), hand=["Rattata"])
    assert match.names("deck")[0] == "Rattata"
    match, _ = start((Send(In("hand"), "deck", "bottom"),), hand=["Rattata"])
    assert match.names("deck")[-1] == "Rattata"


def test_send_takes_attached_cards():
    match, _ = start((Send(Attached(InPlay("you"), OfType("R"))),), active=mon("Onix", "RW"))
    assert match.names("discard") == ["Fire Energy"]
    assert match.energy("active") == 1


def test_sending_a_pokemons_only_card_discards_what_was_attached():
    match, _ = start((Send(InPlay("you", "bench"), "hand"),), bench=[mon("Onix", "R", damage=20)])
    assert match.names("hand") == ["Onix"]
    assert match.names("discard") == ["Fire Energy"]
    assert match.s.bench_spots(0) == ()


def test_shuffle_lets_chance_order_the_deck():
    match = board(BW, deck=DECK)
    s = match.s
    s.stack[-1].pc -= 1
    from rulesets.engine.frames import Frame, advance

    s.stack.append(Frame((Shuffle(),), 0, {}))
    s.waits = advance(s)
    assert s.waits == -1
    assert match.game.refusal(s, ("shuffle", (0, 0, 1, 2, 3))) is not None
    match.game.apply(s, ("shuffle", (4, 3, 2, 1, 0)))
    assert match.names("deck") == DECK[::-1]


def test_look_is_for_one_side_and_reveal_for_both():
    match, _ = start((Look(Top(In("deck"), 2)), Reveal(Bottom(In("deck"), 1))))
    mine = match.game.view(match.s, 0).facts["log"]
    theirs = match.game.view(match.s, 1).facts["log"]
    assert mine[-2:] == ["Seen: Onix, Machop", "Shown: Vulpix"]
    assert theirs[-1:] == ["Shown: Vulpix"]
    assert not any("Onix" in line for line in theirs)


def test_reorder_puts_the_first_pick_on_top():
    match, _ = start((Reorder(Top(In("deck"), 3)),), deck=["Onix", "Machop", "Vulpix", "Snivy"])
    match.pick("Vulpix").pick("Onix")
    assert match.names("deck") == ["Vulpix", "Onix", "Machop", "Snivy"]


def test_take_prizes():
    match, _ = start((TakePrizes(2),))
    assert (match.prizes(), match.count("hand")) == (4, 2)


@pytest.mark.parametrize(("answer", "damage"), [("yes", 0), ("no", 40)])
def test_may_asks(answer, damage):
    match, _ = start(
        (May((Heal(4),), (PutCounters(1, InPlay("you")),), label="heal"),),
        active=mon("Snorlax", damage=30 if answer == "no" else 40),
    )
    assert match.menu() == ["Yes: heal", "No: heal"]
    match.act((answer,))
    assert match.damage("active") == damage


def test_one_of_offers_its_options_by_label():
    match, _ = start((OneOf(((Draw(1),), (Draw(3),)), labels=("one", "three")),))
    assert match.menu() == ["one", "three"]
    match.act(("option", 1))
    assert match.count("hand") == 3


def test_pick_word_names_a_word():
    match, frame = start((PickWord(("R", "W"), "type"), If(Equals("type", "W"), (Draw(1),))))
    match.act(("word", "W"))
    assert frame.values["type"] == "W"
    assert match.count("hand") == 1


def test_pick_number_names_a_number():
    match, _ = start((PickNumber("n", 3, 1), Draw(Reg("n"))))
    assert match.menu() == ["1", "2", "3"]
    match.act(("number", 2))
    assert match.count("hand") == 2


def test_repeat_and_its_condition():
    match, _ = start((Repeat(3, (Draw(1),)),))
    assert match.count("hand") == 3
    match, _ = start((Repeat(9, (Draw(1),), AtLeast(1, Count(In("hand")))),))
    assert match.count("hand") == 2


def test_for_each_runs_once_for_every_one_found():
    match, _ = start(
        (ForEach(InPlay("you"), "each", (PutCounters(1, Held("each")),)),), bench=["Onix", "Onix"]
    )
    places = ("active", "bench 1", "bench 2")
    assert [match.damage(place) for place in places] == [10, 10, 10]


def test_note_and_put_remember():
    _, frame = start((Note(In("hand"), "then"), Draw(2), Put("n", Size("then"))), hand=["Onix"])
    assert frame.values["n"] == 1


def test_stop_ends_the_program():
    match, _ = start((Draw(1), Stop(), Draw(1)))
    assert match.count("hand") == 1


def test_what_a_branch_picks_the_rest_may_use():
    match, _ = start((If(AtLeast(1, 1), (Pick(Top(In("deck"), 1), "x"),)), Send(Held("x"), "hand")))
    assert match.names("hand") == ["Onix"]
