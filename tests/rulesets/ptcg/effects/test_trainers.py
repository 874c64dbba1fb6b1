"""The ops and terms that later Trainer cards brought, and the programs their texts become."""

import pytest

pytest.importorskip("lark")

from random import Random

from rulesets.api import CHANCE
from rulesets.ptcg.effects.ops import (
    Bottom,
    GrowsFrom,
    If,
    In,
    InPlay,
    MayEvolve,
    Mix,
    Note,
    Put,
    Top,
)
from rulesets.ptcg.effects.terms import relations
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.effects.terms.compound_filters import Unlike
from rulesets.ptcg.eras import BASE, BW
from rulesets.ptcg.text.compile import compile_plain
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS


def played(text, coins="", **facts):
    """Return a match after the play of a Trainer with this text in plain form."""
    script = compile_plain(text, "trainer", "Bill")
    hand = ["Bill", *facts.pop("hand", ())]
    match = board(facts.pop("era", BW), hand=hand, scripts={"Bill": script}, **facts)
    return match.play("Bill", coins)


def test_mix_puts_cards_under_the_deck_in_an_order_of_chance():
    match = board(BW, deck=["Onix", "Machop", "Rattata", "Pikachu"])
    before = match.s.decks[0]
    match.s.stack[-1].pc -= 1
    run_only(match, (Mix(Top(In("deck"), 3)),))
    assert match.s.waits == CHANCE
    action = match.game.chance(match.s, Random(4))
    match.game.apply(match.s, action)
    assert match.s.decks[0][0] == before[3]
    assert match.s.decks[0][1:] == tuple(before[i] for i in action[1])
    assert match.game.violations(match.s) == []


def run_only(match, program):
    """Start a program and leave it where chance waits."""
    from rulesets.engine.frames import Frame, advance

    match.s.stack.append(Frame(program, 0))
    match.s.offers = None
    match.s.waits = advance(match.s)


def test_the_bottom_of_the_deck_can_be_looked_at():
    match = board(BW, deck=["Onix", "Machop"])
    frame = run(match, (Note(Bottom(In("deck"), 1), "seen"),))
    assert frame.cards["seen"] == match.s.decks[0][-1:]


def test_a_rule_box_is_told_by_the_kind_of_pokemon():
    match = board(BW, deck=["Reshiram-EX", "Reshiram"])
    frame = run(match, (Note(In("deck", filter=Unlike(RULE_BOX)), "plain"),))
    names = [match.s.table.faces[c].name for c in frame.cards["plain"]]
    assert "Reshiram" in names and "Reshiram-EX" not in names


CANDY = (
    "choose 1 of your basic pokémon. if you have a stage 2 card in your hand that evolves"
    " from that pokémon put that card on the basic pokémon to evolve it. then you can't use THIS"
    " during your first turn or on a basic pokémon that was put into play this turn"
)


@pytest.fixture
def line(monkeypatch):
    """Let the pool know one evolution line."""
    monkeypatch.setattr(relations, "lines", lambda: {"Charmeleon": ["Charmander"]})


CHARIZARD = pokemon("Charizard", stage="Stage 2", evolves_from="Charmeleon")


def test_a_stage_2_is_put_on_the_basic_pokemon_of_its_line(line):
    match = played(
        CANDY, active="Charmander", bench=["Squirtle"], hand=["Charizard"], cards=[CHARIZARD]
    )  # Squirtle is no choice: no card in hand fits it (RO-06)
    assert match.name("active") == "Charizard"


def test_a_stage_2_grows_from_no_other_basic_pokemon(line):
    match = board(BW, "Charmander", bench=["Squirtle"], hand=["Charizard"], cards=[CHARIZARD])
    for place, found in (("active", 1), ("bench", 0)):
        frame = run(match, (Note(In("hand", filter=GrowsFrom(InPlay("you", place))), "cards"),))
        assert len(frame.cards["cards"]) == found


@pytest.mark.rule("BW-113", "BW-115")
def test_a_pokemon_new_in_play_is_no_choice_for_a_skipped_stage():
    script = compile_plain(CANDY, "trainer", "Bill")
    new = board(BW, mon("Charmander", since=5), hand=["Bill"], scripts={"Bill": script})
    assert not new.allows("play", "Bill")
    first = board(BW, "Charmander", hand=["Bill"], scripts={"Bill": script}, turn=1)
    assert not first.allows("play", "Bill")


@ERAS
@pytest.mark.rule("BASE-055")
def test_may_evolve_asks_the_rules_of_the_turn(era):
    asked = (If(MayEvolve(InPlay("you", "active")), (Put("may", 1),)),)
    old = run(board(era, "Charmander"), asked)
    new = run(board(era, mon("Charmander", since=5)), asked)
    assert (old.values.get("may"), new.values.get("may")) == (1, None)


def test_a_list_of_points_is_a_choice_in_words():
    text = (
        "choose 1 • draw 2 cards. • switch your active pokémon with 1 of your benched {F} pokémon"
    )
    match = played(text, bench=["Onix"])
    assert match.menu() == [
        "You draw 2 cards.",
        "You pick 1 of your Benched {F} Pokémon as [pokemon]. Switch [pokemon] with the Active "
        "Pokémon.",
    ]
    match.act(("option", 0))
    assert match.count("hand") == 2


@pytest.mark.parametrize(("bench", "drawn"), [(["Onix"], 7), ([], 0)])
def test_if_you_do_asks_whether_it_was_done(bench, drawn):
    text = "switch your active pokémon with 1 of your benched {F} pokémon. if you do draw 7 cards"
    script = compile_plain(text, "trainer", "Bill")
    match = board(BASE, bench=bench, hand=["Bill"], scripts={"Bill": script})
    assert match.play("Bill").count("hand") == drawn


@pytest.mark.parametrize(("bench", "drawn"), [(["Onix"], 4), ([], 7)])
def test_instead_takes_the_place_of_what_was_said(bench, drawn):
    text = "draw 4 cards. if your active pokémon is your only pokémon in play draw 7 cards instead"
    assert played(text, bench=bench).count("hand") == drawn


def test_hands_go_shuffled_under_the_decks():
    text = (
        "then each player shuffles their hand and puts it on the bottom of their deck."
        " if either player put any cards on the bottom of their deck in this way"
        " you draw 2 cards and your opponent draws 1 cards"
    )
    match = played(text, hand=["Onix"], foe_hand=["Machop", "Machop"], foe_deck=["Rattata"] * 3)
    assert match.names("deck")[-1] == "Onix"
    assert (match.count("hand"), match.names("hand", 1)) == (2, ["Rattata"])
    assert match.names("deck", 1)[-2:] == ["Machop", "Machop"]


def test_several_kinds_are_searched_for_one_card_each():
    text = (
        "search your deck for a basic pokémon and a stage 1 pokémon reveal them and put them into"
        " your hand. then shuffle your deck"
    )
    match = played(text, deck=["Onix", "Watchog", "Machop"])
    match.pick("Onix")
    match.pick("Watchog")
    assert sorted(match.names("hand")) == ["Onix", "Watchog"]


def test_more_damage_for_a_turn_is_for_the_pokemon_named():
    text = (
        "during this turn attacks used by your {W} pokémon do 30 more damage to your opponent's"
        " active pokémon ( before applying weakness and resistance )"
    )
    for active, damage in (("Squirtle", 40), ("Charmander", 10)):
        match = played(text, active=mon(active, "W"), foe="Onix")
        assert match.attack(0).damage("foe") == damage


def test_a_tool_saves_energy_of_the_active_pokemon_that_falls():
    text = (
        "when your active pokémon is knocked-out by damage from an opponent's attack you may move a"
        " basic energy card that was attached to that pokémon to the pokémon THIS is attached to"
    )
    match = board(
        BASE,
        mon("Rattata", "G"),
        foe=mon("Rattata", "G", damage=20),
        foe_bench=[mon("Onix", tools=("Charm",)), "Machop"],
        scripts={"Charm": compile_plain(text, "tool", "Charm")},
    )
    match.attack(0).act(("yes",))
    assert match.energy("foe bench 1") + match.energy("foe") == 1


def test_a_stadium_takes_abilities_of_the_pokemon_it_names():
    text = "{W} pokémon in play ( both yours and your opponent's ) have no abilities"
    (off,) = compile_plain(text, "stadium", "Sun Stadium").modifiers
    cards = [
        pokemon("Able", types=("Water",), powers=(("Ability", "Swim"),)),
        pokemon("Dry", types=("Fire",), powers=(("Ability", "Burn"),)),
    ]
    match = board(BW, "Able", bench=["Dry"], foe="Able", cards=cards)
    frame = run(match, (Note(off.on, "off"),))
    assert frame.cards["off"] == tuple(match.s.stacks[match.spot(p)][0] for p in ("active", "foe"))
