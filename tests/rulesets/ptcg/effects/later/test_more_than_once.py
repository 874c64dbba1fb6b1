"""A second attack, a second Energy card, another turn, and Tools for the opponent's Pokémon."""

import pytest

from rulesets.engine.lasting import Mark
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Devolve,
    Draw,
    ExtraTurn,
    InPlay,
    Is,
    Kind,
    Lasting,
    LostLastTurn,
    Modifier,
    Not,
    Self,
    Switch,
    Trigger,
)
from rulesets.ptcg.eras import XY
from rulesets.ptcg.match.records import Hit, LastAttack, Suffered
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import trainer
from tests.rulesets.ptcg.eras import ALL, since

TWICE = CardScript(modifiers=(Modifier("attacks twice"),))


def offered(match):
    return {action[0] for action in match.game.legal_actions(match.s)}


@ALL
@pytest.mark.rule("PL-208")
def test_between_two_attacks_there_is_nothing_but_going_on_or_ending(era):
    match = board(
        era, mon("Machop", "F"), bench=["Onix"], foe="Snorlax", hand=["Fire Energy", "Vulpix"],
        scripts={"Machop": TWICE},
    )  # fmt: skip
    assert {"attach", "bench"} <= offered(match)
    match.attack(0)
    assert (match.s.seat, match.damage("foe"), offered(match)) == (0, 20, {"attack", "end"})
    assert not match.allows("attach", "Fire Energy", "active")
    assert "attack again or end the turn" in match.refusal("bench", "Vulpix")
    match.attack(0)
    assert (match.s.seat, match.damage("foe")) == (1, 40)


@ALL
@pytest.mark.rule("PL-208")
def test_the_second_attack_may_be_left_out_and_comes_anew_each_turn(era):
    given = {"foe": "Snorlax", "scripts": {"Machop": TWICE}}
    match = board(era, mon("Machop", "F"), **given).attack(0).end()
    assert (match.s.seat, match.damage("foe")) == (1, 20)
    match.end().attack(0)
    assert (match.s.seat, match.damage("foe")) == (0, 40)


@ALL
@pytest.mark.rule("PL-208")
def test_the_second_attack_meets_the_new_active_pokemon(era):
    match = board(
        era, mon("Machop", "F"), foe=mon("Rattata", damage=10), foe_bench=["Onix", "Snorlax"],
        scripts={"Machop": TWICE},
    ).attack(0)  # fmt: skip
    assert match.s.waits == 1
    match.act(("promote", match.spot("foe bench 2")))
    assert match.prizes() == 5
    assert match.attack(0).damage("foe") == 20


@ALL
@pytest.mark.rule("PL-208")
def test_who_is_not_active_any_more_attacks_no_second_time(era):
    leaves = CardScript(
        attacks=(AttackScript(effect=(Switch(InPlay("you", "bench")),)),),
        modifiers=(Modifier("attacks twice"),),
    )
    match = board(
        era, mon("Machop", "F"), bench=[mon("Squirtle", "W")], foe="Snorlax",
        scripts={"Machop": leaves},
    ).attack(0)  # fmt: skip
    assert (match.name("active"), match.s.seat) == ("Squirtle", 1)


@ALL
@pytest.mark.rule("PL-212")
def test_who_may_attach_two_gets_one_more_and_two_in_all(era):
    growth = {"Machop": CardScript(modifiers=(Modifier("attaches more", 1),))}
    hand = ["Fire Energy", "Water Energy", "Grass Energy", "Potion"]
    match = board(era, "Machop", bench=["Onix"], hand=hand, scripts=growth)
    match.attach("Fire Energy")
    assert match.pick("Water Energy").energy("active") == 2
    assert not match.allows("attach", "Grass Energy", "active")
    one = board(era, "Machop", bench=["Onix"], hand=hand, scripts=growth).attach("Fire Energy")
    assert one.act(("done",)).energy("active") == 1
    other = board(era, "Machop", bench=["Onix"], hand=hand, scripts=growth)
    assert other.attach("Fire Energy", "bench 1").s.waits == 0
    assert offered(other) >= {"end"}


@ALL
@pytest.mark.rule("PL-212", "PL-211")
def test_both_cards_count_as_attached_from_the_hand(era):
    heard = Trigger("attached from hand", (Draw(1),), Self())
    growth = CardScript(modifiers=(Modifier("attaches more", 1),), triggers=(heard,))
    match = board(era, "Machop", hand=["Fire Energy", "Water Energy"], scripts={"Machop": growth})
    match.attach("Fire Energy").pick("Water Energy")
    assert match.count("hand") == 2


TURNS = CardScript(attacks=(AttackScript(effect=(ExtraTurn(),)),))


@ALL
@pytest.mark.rule("PL-078")
def test_an_extra_turn_skips_the_time_between_turns(era):
    active = mon("Machop", "F", status="Poisoned")
    match = board(era, active, foe=mon("Snorlax", status="Poisoned"), scripts={"Machop": TURNS})
    match.attack(0)
    assert match.s.seat == 0
    assert (match.damage("active"), match.damage("foe")) == (0, 20)
    assert match.count("hand") == 1  # it begins with its draw
    match.end()
    assert (match.s.seat, match.damage("active"), match.damage("foe")) == (1, 10, 30)
    assert match.end().s.seat == 0


@ALL
@pytest.mark.rule("PL-078")
def test_the_opponents_next_turn_comes_after_an_extra_turn(era):
    stops = Lasting((Modifier("cannot retreat"),), "opponent's next turn",
                    InPlay("opponent", "active"))  # fmt: skip
    bars = CardScript(attacks=(AttackScript(effect=(stops, ExtraTurn())),))
    match = board(
        era, mon("Machop", "F"), foe="Rattata", foe_bench=["Onix"], scripts={"Machop": bars},
    ).attack(0)  # fmt: skip
    match.end()
    assert match.s.seat == 1
    assert not match.allows("retreat", "foe bench 1")
    assert match.next_turn().allows("retreat", "foe bench 1")


@ALL
@pytest.mark.rule("PL-078")
def test_the_opponents_last_turn_is_still_that_before_both(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Machop": TURNS})
    match.s.ko_turn[0] = match.s.turn - 1
    assert ask(match, LostLastTurn())
    assert ask(match.attack(0), LostLastTurn())


RINGER = trainer("Ringer", "Item", "Tool")
ON_FOES = CardScript(
    attach_to=InPlay("opponent", filter=Kind(("EX",))),
    modifiers=(
        Modifier("attack cost", 1),
        Modifier("falls off", when=Not(Is(Self(), Kind(("EX",))))),
    ),
)


@since(XY)
@pytest.mark.rule("PL-042")
def test_a_hyper_gear_is_attached_to_an_ex_of_the_opponent(era):
    given = {"cards": [RINGER], "scripts": {"Ringer": ON_FOES}, "hand": ["Ringer"]}
    match = board(era, "Reshiram-EX", foe="Snorlax", foe_bench=["Reshiram-EX"], **given)
    attached = [a for a in match.game.legal_actions(match.s) if a[0] == "attach"]
    assert [a[2] for a in attached] == [match.spot("foe bench 1")]
    assert not match.allows("attach", "Ringer", "active")
    assert not match.allows("attach", "Ringer", "foe")
    match.act(attached[0])
    assert match.s.tools[match.spot("foe bench 1")] != ()
    theirs = board(era, "Reshiram-EX", **(given | {"hand": [], "foe_hand": ["Ringer"]})).end()
    ringer = theirs.card("Ringer")
    attached = [a for a in theirs.game.legal_actions(theirs.s) if a[:2] == ("attach", ringer)]
    assert [a[2] for a in attached] == [theirs.spot("active")]
    taken = board(era, foe=mon("Reshiram-EX", tools=("Charm",)), **given)
    assert not taken.allows("attach", "Ringer", "foe")


@since(XY)
@pytest.mark.rule("PL-042")
def test_a_hyper_gear_works_there_and_goes_to_its_owner_when_it_falls_off(era):
    given = {"cards": [RINGER], "scripts": {"Ringer": ON_FOES}, "hand": ["Ringer"]}
    match = board(era, foe=mon("Reshiram-EX", "R"), **given).attach("Ringer", "foe").end()
    assert not match.allows("attack", 0)  # it costs one more
    grown = mon("Reshiram-EX", under=("Machop",))
    fallen = board(era, foe=grown, **given).attach("Ringer", "foe")
    run(fallen, (Devolve(InPlay("opponent", "active")),))
    assert (fallen.s.tools[fallen.spot("foe")], fallen.names("discard")) == ((), ["Ringer"])


@ALL
@pytest.mark.rule("PL-078")
def test_what_belongs_to_the_opponents_turn_keeps_its_distance_over_an_extra_turn(era):
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Machop": TURNS})
    s = match.s

    def marks(*turns):
        shield = Modifier("hp", 10)
        return tuple(Mark(shield, first, last, 0, -1, -1, "others") for first, last in turns)

    s.marks[0] = s.player_marks[0] = marks((6, 6), (5, 7), (4, 9), (6, 20))
    s.ko_turn, s.lost_turn = [4, 2], [2, 4]
    place = match.spot("foe")
    s.hits[place], s.suffered[place] = Hit(4, 30), Suffered(4, ())
    s.last_attacks[place] = LastAttack(4, "Body Slam")
    run(match, (ExtraTurn(),))
    match.end()
    assert (s.turn, s.seat) == (7, 0)
    spans = [(8, 8), (5, 7), (6, 9), (8, 20)]
    for found in (s.marks[0], s.player_marks[0]):
        assert [(m.first, m.last) for m in found] == spans
    assert (s.ko_turn, s.lost_turn) == ([6, 2], [2, 6])
    assert (s.hits[place].turn, s.suffered[place].turn, s.last_attacks[place].turn) == (6, 6, 6)
