"""Set-up: the opening hand, redeals, face-down Pokémon, Prizes, the coin."""

from dataclasses import replace

import pytest

from rulesets.api import CHANCE
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import Opening
from tests.rulesets.ptcg.eras import COIN_LAST, ERAS

NONE = ["Grass Energy"] * 7
HAND = ["Rattata", "Onix", "Machop", "Machoke", "Grass Energy", "Grass Energy", "Grass Energy"]
ONE = ["Rattata"]


def at_once(era):
    """Return the era with the other reading of when extra cards are drawn."""
    return replace(era, extra_cards_late=False)


def opening(era, *deals, foe=(ONE,), scripts=None):
    return Opening(era, deals or (HAND,), foe, scripts).go()


@ERAS
@pytest.mark.rule("BASE-018", "EX-043", "EX-044", "BW-066", "BW-067")
def test_each_player_shuffles_and_draws_seven_cards(era):
    match = opening(era)
    assert match.count("hand") == 7
    assert "Machop" in match.names("hand")
    # The other player's only Basic Pokémon is laid at once: there is nothing to choose.
    assert match.count("hand", 1) + len(match.s.spots(1)) == 7
    assert match.count("deck", 1) == 53


@ERAS
@pytest.mark.rule("BASE-018", "EX-043", "BW-066")
def test_both_decks_are_shuffled_before_the_hands_are_drawn(era):
    match = Opening(era, (HAND,), (ONE,))
    shuffles = 0
    while match.s.waits == CHANCE and match.count("hand") == 0:
        offers = match.game.legal_actions(match.s)
        shuffles += not offers
        match.act_only(("coin", 1) if offers else ("shuffle", match._order()))
    assert shuffles == 2


@ERAS
@pytest.mark.rule("BASE-004", "BASE-019", "BASE-117", "EX-045", "EX-233", "BW-068", "BW-233")
def test_one_basic_pokemon_is_laid_face_down_as_active(era):
    match = opening(era)
    laid = {match.s.table.faces[a[1]].name for a in match.game.legal_actions(match.s)}
    assert laid == {"Rattata", "Onix", "Machop"}
    assert match.refusal("active", "Machoke").startswith(
        "cannot place Machoke: it is not a Basic Pokémon"
    )
    match.do("active", "Onix")
    assert match.name("active") == "Onix"
    assert match.game.view(match.s, 1).facts["players"][0]["pokemon"] == []


@ERAS
def test_the_opponent_does_not_hear_what_is_laid_face_down(era):
    match = opening(era)
    laid = match.game.legal_actions(match.s)[0]
    face_down = "Lay a Pokémon face down as the Active Pokémon"
    assert match.game.heard(match.s, laid, 1) == face_down
    assert match.game.heard(match.s, laid, 0) == match.game.describe(match.s, laid) != face_down
    match.act(laid)
    laid = match.game.legal_actions(match.s)[0]
    assert match.game.heard(match.s, laid, 1) == "Lay a Pokémon face down on the Bench"


@ERAS
@pytest.mark.rule("BASE-020", "EX-046", "BW-069")
def test_up_to_five_further_basics_may_be_laid_on_the_bench(era):
    hand = ["Rattata", "Onix", "Machop", "Vulpix", "Squirtle", "Tepig", "Snivy"]
    match = opening(era, hand).do("active", "Rattata")
    for name in hand[1:6]:
        match.do("bench", name)
    assert len(match.s.bench_spots(0)) == 5
    assert match.names("hand")[0] == "Snivy"


@ERAS
@pytest.mark.rule("BASE-020", "EX-046", "BW-069")
def test_the_bench_may_be_left_empty_at_setup(era):
    match = opening(era).do("active", "Onix").do("done")
    assert match.s.bench_spots(0) == ()
    assert match.s.turn == 1


@ERAS
@pytest.mark.rule("BASE-015", "BASE-021", "EX-040", "EX-047", "EX-234", "BW-054", "BW-070")
def test_the_top_six_cards_become_prizes_face_down(era):
    deal = [*HAND, "Vulpix", "Squirtle", "Tepig", "Snivy", "Jynx", "Patrat", "Lapras"]
    theirs = [*ONE, *["Grass Energy"] * (7 - len(ONE)), *deal[7:13]]
    match = opening(era, deal, foe=(theirs,)).do("active", "Onix").do("done")
    assert match.names("prizes") == deal[7:13]
    assert match.names("prizes", 1) == theirs[7:13]
    assert match.game.view(match.s, 0).facts["players"][0]["prizes"] == 6
    assert "Squirtle" not in str(match.game.view(match.s, 0).facts)


@COIN_LAST
@pytest.mark.rule("BASE-022", "BASE-023", "BW-071", "BW-072")
def test_the_coin_is_tossed_after_the_prizes_and_before_revealing(era):
    match = opening(era)
    assert match.s.first == -1
    match.do("active", "Onix")
    match.act_only(("done",))
    assert (match.prizes(), match.s.first, match.s.revealed) == (6, -1, 0)
    match.go("T")
    assert (match.s.first, match.s.seat, match.s.revealed) == (1, 1, 1)


@pytest.mark.rule("EX-042", "EX-048")
def test_in_the_ex_booklet_the_coin_comes_before_any_card_is_drawn():
    match = Opening(EX, (HAND,), (ONE,))
    assert match.game.legal_actions(match.s) == (("coin", 1), ("coin", 0))
    assert match.count("hand") == 0
    match.go("T")
    match.do("active", "Onix").do("done")
    assert (match.s.first, match.s.seat, match.s.revealed) == (1, 1, 1)


@ERAS
@pytest.mark.rule("BASE-022", "EX-042", "BW-071")
def test_the_toss_itself_decides_who_goes_first(era):
    match = Opening(era, (HAND,), (ONE,))
    match.go("H").do("active", "Onix").do("done")
    assert match.s.seat == 0


@ERAS
@pytest.mark.rule("BASE-024", "EX-049", "BW-073")
def test_a_hand_without_basic_is_shown_shuffled_back_and_redealt(era):
    match = opening(at_once(era), NONE, HAND)
    assert ("show", 0) in [entry[:2] for entry in match.s.log]
    assert match.s.waits == 1
    match.act_only(("draw", 0))
    match.go()
    assert match.names("hand").count("Machoke") == 1
    assert match.count("hand") + len(match.s.spots(0)) == 7


@pytest.mark.parametrize(("era", "most"), [(BASE, 2), (EX, 1), (BW, 1)])
@pytest.mark.rule("BASE-025", "EX-050", "BW-074")
def test_the_opponent_may_draw_extra_cards_for_each_redeal(era, most):
    match = opening(at_once(era), NONE, HAND)
    offers = match.game.legal_actions(match.s)
    assert sorted(n for _, n in offers) == list(range(most + 1))
    assert match.s.waits == 1
    assert f"draw 0 to {most} extra cards ({era.cites['mulligan']})" in match.refusal("draw", 3)


@ERAS
@pytest.mark.rule("BASE-026", "EX-051", "BW-073", "BW-074")
def test_the_redeal_repeats_and_each_time_gives_the_right_again(era):
    match = opening(at_once(era), NONE, NONE, HAND)
    before = match.count("hand", 1)
    right = [("draw", n) for n in ((2, 1, 0) if era.name == "base" else (1, 0))]
    assert list(match.game.legal_actions(match.s)) == right
    match.act_only(("draw", 1))
    match.go()
    assert match.s.waits == 1 and list(match.game.legal_actions(match.s)) == right
    match.act_only(("draw", 1))
    match.go()
    assert match.count("hand", 1) + len(match.s.spots(1)) == before + 2


@ERAS
@pytest.mark.rule("BASE-118", "EX-235", "BW-240")
def test_extra_cards_are_drawn_at_once_and_may_be_used_in_setup(era):
    foe = (["Rattata", *["Grass Energy"] * 6, "Onix"],)
    match = opening(at_once(era), NONE, HAND, foe=foe)
    match.act_only(("draw", 1))
    match.go().do("active", "Rattata")
    assert match.s.waits == 1
    assert ("active", match.card("Onix", 1)) in match.game.legal_actions(match.s)


@ERAS
@pytest.mark.rule("EX-052", "EX-053")
def test_when_neither_has_a_basic_both_redeal_and_nobody_draws_extra(era):
    match = opening(era, NONE, NONE, HAND, foe=(NONE, NONE, ONE))
    assert match.s.waits == 0
    assert not any(entry[0] == "bonus" for entry in match.s.log)
    assert match.count("hand") == 7
    while match.s.turn == 0:  # nor later, where extra cards come late
        offered = match.game.legal_actions(match.s)
        assert offered[0][0] in ("active", "bench", "go")
        match.game.apply(match.s, ("done",) if offered[-1] == ("done",) else offered[0])
        match.go()


@ERAS
@pytest.mark.rule("EX-054")
def test_after_joint_redeals_one_player_redeals_alone_with_extra_cards(era):
    match = opening(at_once(era), NONE, NONE, HAND, foe=(NONE, ONE))
    assert match.s.waits == 1
    assert len(match.game.legal_actions(match.s)) == (3 if era.name == "base" else 2)
    match.act_only(("draw", 1))
    assert match.count("hand", 1) == 8


@pytest.mark.rule("EX-055")
def test_a_fossil_in_hand_is_no_basic_pokemon_at_setup():
    match = opening(at_once(EX), ["Mysterious Fossil", *NONE[1:]], HAND)
    assert match.s.waits == 1  # the redeal gives the right to an extra card


@pytest.mark.rule("BW-075", "BW-225")
def test_a_fossil_counts_as_basic_at_setup_in_the_bw_booklet():
    match = opening(BW, ["Mysterious Fossil", "Rattata", *NONE[2:]])
    match.do("active", "Mysterious Fossil")
    assert match.name("active") == "Mysterious Fossil"
    match.do("bench", "Rattata")


@pytest.mark.rule("EX-236", "EX-211")
def test_a_baby_pokemon_is_a_basic_pokemon_at_setup():
    match = opening(EX, ["Pichu", "Rattata", *NONE[2:]]).do("active", "Pichu")
    assert match.name("active") == "Pichu"


@pytest.mark.rule("BW-044", "BW-040")
def test_a_restored_pokemon_cannot_be_placed_at_setup():
    match = opening(BW, ["Archen", "Rattata", "Onix", *NONE[3:]])
    assert match.refusal("active", "Archen") == (
        "cannot place Archen: it is not a Basic Pokémon (BW-233)"
    )


@ERAS
def test_a_deck_without_any_basic_cannot_start(era):
    with pytest.raises(ValueError, match="deck 1 has no Basic Pokémon"):
        Opening(era, (NONE,), (ONE,))
