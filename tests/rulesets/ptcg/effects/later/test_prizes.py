"""Prizes taken one after another, looked at and exchanged, and games won by a card."""

import pytest

from rulesets.engine.lasting import Use
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    AtLeast,
    AttackScript,
    Bench,
    CardScript,
    Coins,
    Count,
    Draw,
    Held,
    If,
    In,
    Kind,
    Look,
    May,
    Modifier,
    Note,
    Power,
    PrizesTaken,
    Reg,
    Require,
    Send,
    TakePrizes,
    ThisCard,
    Top,
    Win,
)
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL

ANOTHER = If(AtLeast(Reg("heads"), 1), (TakePrizes(1),))
DICE = CardScript(triggers=(Trigger("taken as a Prize", (Coins(), ANOTHER)),))
ONTO_BENCH = May((Bench(ThisCard()), TakePrizes(1)))
STAR = pokemon("Star", 80, powers=(("Ability", "Wish"),))
WISH = CardScript(powers=(Power(triggers=(Trigger("taken as a Prize", (ONTO_BENCH,)),)),))
BIG = pokemon("Big ex", 100, marks=("ex", "MEGA", "TAG TEAM"))


def felling(era, *prizes, prey="Rattata", scripts=None, **given):
    """Return a board whose attack fells a Pokémon, with cards known among the Prizes on top."""
    names = {"Potion": DICE, "Star": WISH, **(scripts or {})}
    match = board(
        era, mon("Snorlax", "FFFF"), foe=prey, foe_bench=["Onix"], hand=prizes, scripts=names,
        cards=[STAR, BIG], **given,
    )  # fmt: skip
    s = match.s
    known, s.hands[0] = s.hands[0], ()
    s.decks[0] += s.prizes[0][: len(known)]
    s.prizes[0] = known + s.prizes[0][len(known) :]
    return match


@ALL
@pytest.mark.rule("PL-168", "RO-48")
def test_what_a_prize_does_on_being_taken_comes_before_the_next(era):
    match = felling(era, "Potion")
    match.game.apply(match.s, ("attack", 0))
    match.luck("H")
    assert match.prizes() == 4
    assert match.count("hand") == 2
    lost = felling(era, "Potion")
    lost.game.apply(lost.s, ("attack", 0))
    assert lost.luck("T").prizes() == 5


@ALL
@pytest.mark.rule("PL-168", "RO-48")
def test_of_several_prizes_the_second_waits_for_the_first(era):
    """The first is put onto the Bench before the second is known."""
    two = {"Rattata": CardScript(modifiers=(Modifier("prizes", 1),))}
    match = felling(era, "Star", scripts=two)
    match.game.apply(match.s, ("attack", 0))
    match.luck()
    assert (match.s.waits, match.prizes(), match.count("hand")) == (0, 5, 1)
    match.act(("yes",))
    assert (match.name("bench 1"), match.prizes(), match.count("hand")) == ("Star", 3, 2)
    kept = felling(era, "Star", scripts=two)
    kept.game.apply(kept.s, ("attack", 0))
    kept.luck().act(("no",))
    assert (kept.name("bench 1"), kept.prizes(), kept.count("hand")) == ("", 4, 2)


@ALL
@pytest.mark.rule("PL-168")
def test_the_last_prize_ends_the_game_once_it_has_acted(era):
    match = felling(era, "Star", prizes=1)
    match.game.apply(match.s, ("attack", 0))
    match.luck()
    assert not match.over
    assert match.act(("no",)).winner == 0


@ALL
@pytest.mark.rule("PL-168")
def test_who_takes_first_takes_all_before_the_other(era):
    """Both fall: the player whose turn comes next takes first (BASE-128)."""
    dies = CardScript(attacks=(AttackScript(effect=(Draw(0),)),))
    match = felling(era, "Potion", scripts={"Snorlax": dies})
    match.s.damage[0] = 90
    match.s.stacks[1] = (card := match.s.decks[0][-1],)
    match.s.decks[0] = tuple(c for c in match.s.decks[0] if c != card)
    match.game.apply(match.s, ("attack", 0))
    assert (match.prizes(1), match.s.waits) == (5, -1)
    assert match.luck("H").prizes() == 4


@ALL
@pytest.mark.rule("PL-169")
def test_looking_at_prizes_or_exchanging_one_is_no_taking(era):
    match = felling(era, "Potion", prizes=6)
    run(match, (Look(In("prizes")),))
    assert ask(match, PrizesTaken()) == 0
    swap = (
        Note(Top(In("prizes"), 1), "prize"), Note(Top(In("deck"), 1), "other"),
        Send(Held("prize"), "hand"), Send(Held("other"), "prizes"),
    )  # fmt: skip
    run(match, swap)
    assert match.names("hand") == ["Potion"]  # it tossed no coin
    assert (match.prizes(), ask(match, PrizesTaken())) == (6, 0)


@ALL
@pytest.mark.rule("PL-124")
def test_a_card_that_wins_the_game_ends_it_at_once(era):
    kinds = Modifier("prevent trainers", value="Trainer|Item")
    guard = CardScript(modifiers=(Modifier("prevent all"), kinds))
    scripts = {"Bill": CardScript(play=(Win(), Draw(1))), "Snorlax": guard}
    match = board(era, hand=["Bill"], foe="Snorlax", scripts=scripts).play("Bill")
    assert (match.over, match.winner) == (True, 0)


@ALL
@pytest.mark.rule("PL-123")
def test_winning_by_the_lost_zone_is_declared(era):
    """Lost World: nothing happens by itself; either player says it in their own turn."""
    enough = AtLeast(Count(In("lost", "opponent", Kind(("Pokémon",)))), 2)
    world = CardScript(uses=(Use((Require(enough), Win()), by="each"),))
    match = board(
        era, stadium="Rain Stadium", foe_hand=["Machop", "Onix"], scripts={"Rain Stadium": world}
    )
    assert ("stadium", 0) not in match.game.legal_actions(match.s)
    run(match, (Send(In("hand", "opponent"), "lost"),))
    assert not match.over
    assert ("stadium", 0) in match.game.legal_actions(match.s)
    passed = match.end()
    assert not passed.over
    assert ("stadium", 0) not in passed.game.legal_actions(passed.s)  # the other has none there
    assert passed.end().act(("stadium", 0)).winner == 0
