"""What only the newest rulebooks know, and what is no matter of play at all."""

import pytest

from rulesets.api import MatchOptions
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Held,
    In,
    InPlay,
    Modifier,
    Pick,
    Self,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.card_filters import Kind, Named
from rulesets.ptcg.eras import ME, SV
from rulesets.ptcg.game import DATED_GAME
from rulesets.ptcg.match.state import Match
from tests.rulesets.ptcg.board import ask, board, mon
from tests.rulesets.ptcg.cards import pokemon, trainer
from tests.rulesets.ptcg.decks import example, pool
from tests.rulesets.ptcg.eras import EVERY, each, up_to

FINDS = CardScript(
    play=(
        Pick(In("deck", "you", Named(("Machop",))), "cards", 1, 0),
        Send(Held("cards"), "hand"),
        Shuffle(),
    )
)


def search(era, *discard, **given):
    match = board(era, hand=["Bill"], discard=discard, scripts={"Bill": FINDS}, **given)
    return match.allows("play", "Bill")


@each(ME)
@pytest.mark.rule("PL-205")
def test_nothing_is_sought_of_which_all_copies_lie_open(era):
    assert search(era, *["Machop"] * 3)
    assert not search(era, *["Machop"] * 4)
    assert not search(era, *["Machop"] * 3, active="Machop")
    assert search(era, *["Machop"] * 3, foe="Machop")  # the other player's is none of them
    single = trainer("Machop", "Item", "ACE SPEC", id="test-single")
    assert not search(era, "Machop", cards=[single])


@each(ME)
@pytest.mark.rule("PL-205")
def test_basic_energy_has_no_last_copy(era):
    finds = CardScript(play=(Pick(In("deck", "you", Named(("Fire Energy",))), "cards", 1, 0),
                             Send(Held("cards"), "hand")))  # fmt: skip
    match = board(era, hand=["Bill"], discard=["Fire Energy"] * 6, scripts={"Bill": finds})
    assert match.allows("play", "Bill")


@up_to(SV)
@pytest.mark.rule("PL-204", "PL-205")
def test_until_scarlet_and_violet_the_search_is_made_all_the_same(era):
    assert search(era, *["Machop"] * 4)


def both_win(era, draws):
    """Let both players take their last Prize by one attack."""
    from dataclasses import replace

    dies = CardScript(attacks=(AttackScript(effect=(Damage(90, Self()),)),))
    match = board(
        replace(era, double_win_draws=draws), mon("Snorlax", "FFFF"), bench=["Onix"],
        foe=mon("Rattata", damage=20), foe_bench=["Onix"], prizes=1, foe_prizes=1,
        scripts={"Snorlax": dies},
    )  # fmt: skip
    match.game.apply(match.s, ("attack", 0))
    return match


@EVERY
@pytest.mark.rule("PL-192")
def test_in_japan_a_double_win_is_a_draw(era):
    assert both_win(era, True).s.result == (0.5, 0.5)
    assert not both_win(era, False).over


@pytest.mark.rule("PL-192")
def test_the_draw_is_an_option_that_a_saved_match_keeps():
    decks = [example("garchomp"), example("typhlosion")]
    given = {"on": "2026-06-15", "double-win-draws": True}
    drawn = DATED_GAME.new_match(decks, MatchOptions(given))
    assert Match.load(drawn.dump()).rules.double_win_draws
    usual = DATED_GAME.new_match(decks, MatchOptions({"on": "2026-06-15"}))
    assert not Match.load(usual.dump()).rules.double_win_draws
    assert "double-win-draws" in [option.name for option in DATED_GAME.options]


@EVERY
@pytest.mark.rule("PL-232")
def test_trainers_named_for_one_another_are_two_in_play(era):
    """Of Juniper and Sycamore a deck holds one (PF-043); a match knows them by their names."""
    named = {pool().get(card).name: card for card in ("bw1-101", "xy1-122")}
    assert list(named) == ["Professor Juniper", "Professor Sycamore"]
    match = board(era, hand=list(named.values()), discard=[named["Professor Juniper"]])
    for name in named:
        assert set(ask(match, In("hand", "you", Named((name,))))) == {name}


@EVERY
@pytest.mark.rule("PL-233")
def test_an_effect_that_changes_a_rule_is_stronger_than_the_reminder_of_it(era):
    """A V says in brackets how many Prizes it gives; an effect makes it one less."""
    prey = pokemon("Test V", 100, marks=("V",))
    one_less = Modifier("prizes", -1, InPlay("you", filter=Kind(("V",))))
    less = {"Onix": CardScript(modifiers=(one_less,))}
    for bench, left in ((["Snorlax"], 4), (["Onix"], 5)):
        match = board(
            era, mon("Snorlax", "FFFF"), foe=mon("Test V", damage=90), foe_bench=bench,
            scripts=less, cards=[prey],
        )  # fmt: skip
        assert match.attack(0).prizes() == left
