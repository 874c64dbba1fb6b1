"""Frames, ops and saving, on a toy game."""

import json
from dataclasses import dataclass
from random import Random

import pytest

from rulesets.api import CHANCE, OVER
from rulesets.engine import Frame, Op, Term, advance, dump, load, modifiers, named, triggers
from rulesets.engine.asking import Choice, Pick
from rulesets.engine.flow import ForEach, Put, Require, may_begin
from rulesets.engine.game import waiting
from rulesets.engine.lasting import THEIR_NEXT_TURN, marks_of
from rulesets.engine.luck import Coins
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Both, Count, Either, Held, Selector, Without, Zone
from rulesets.engine.triggers import Event, Trigger
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Plus, Reg, Size, Times
from tests.engine.toy import GAME, Lay, fresh


@dataclass(frozen=True, slots=True)
class EvenOnes(Selector):
    """The cards of a hand with an even number."""

    def find(self, s, f):
        return tuple(card for card in s.hand[f.controller] if card % 2 == 0)


def dealt(seed=1):
    """Return a toy match after both shuffles."""
    s, rng = fresh(), Random(seed)
    while waiting(s)[0].tag == "Shuffle":
        GAME.apply(s, GAME.chance(s, rng))
    return s


def test_a_program_stops_at_a_decision_and_goes_on_after_it():
    s = dealt()
    assert GAME.actor(s) == CHANCE and waiting(s)[0] == Coins(2)
    GAME.apply(s, ("coin", 1))
    assert GAME.actor(s) == CHANCE
    GAME.apply(s, ("coin", 0))
    assert GAME.actor(s) == 0 and isinstance(waiting(s)[0], Pick)


def test_chance_lists_coins_but_samples_shuffles():
    s = fresh()
    assert GAME.legal_actions(s) == () and GAME.chance_outcomes(s) is None
    assert GAME.chance(s, Random(0))[0] == "shuffle"
    assert GAME.chance_outcomes(dealt()) == [(("coin", 1), 0.5), (("coin", 0), 0.5)]


@pytest.mark.parametrize(
    "action",
    [
        ("shuffle", (0, 1)),
        ("shuffle", (0, 0, 1, 2, 3, 4, 5, 6)),
        ("shuffle", 3),
        ("shuffle",),
        ("shuffle", ("0", 1, 2, 3, 4, 5, 6, 7)),
    ],
)
def test_a_shuffle_accepts_permutations_only(action):
    assert GAME.refusal(fresh(), action) is not None


def test_several_picks_are_successive_single_picks():
    s = dealt()
    for _ in range(2):
        GAME.apply(s, ("coin", 1))
    hand = s.hand[0]
    assert GAME.legal_actions(s) == tuple(("pick", card) for card in hand)
    GAME.apply(s, ("pick", hand[0]))
    assert GAME.legal_actions(s) == (("pick", hand[1]), ("pick", hand[2]))
    GAME.apply(s, ("pick", hand[2]))
    assert s.pile == (hand[0], hand[2])


def asked(op, s=None, seat=0):
    """Return a match that waits at an op, and the frame it runs in."""
    s = s or dealt()
    f = Frame((op,), seat)
    s.stack[:] = [f]
    f.pc = 1
    waits = op.run(s, f)
    s.waits, s.offers = (OVER if waits is None else waits), None
    return s, f


def test_a_seat_may_end_early_where_fewer_picks_are_allowed():
    s, f = asked(Pick(Zone("hand"), "some", 2, 0))
    assert GAME.legal_actions(s)[-1] == ("done",)
    GAME.apply(s, ("done",))
    assert GAME.actor(s) == OVER and f.cards["some"] == ()


def test_a_pick_that_leaves_nothing_to_decide_is_not_asked():
    s, f = asked(Pick(Zone("hand"), "all", 3))
    assert GAME.actor(s) == OVER and f.cards["all"] == s.hand[0]


def test_a_pick_that_must_go_on_is_refused_an_early_end():
    s, _ = asked(Pick(Zone("hand"), "two", 2))
    assert "2 more must be picked" in str(GAME.refusal(s, ("done",)))


@dataclass(frozen=True, slots=True)
class ChooseEven(Choice):
    """Choose an even number below a bound."""

    below: int

    def choices(self, s, f):
        return range(0, self.below, 2)

    def chosen(self, s, f, choice):
        f.values["even"] = choice


@pytest.mark.parametrize(("below", "waits"), [(0, OVER), (1, OVER), (3, 0)])
def test_a_choice_asks_only_where_there_is_one(below, waits):
    s, f = asked(ChooseEven(below))
    assert GAME.actor(s) == waits
    assert f.values == ({"even": 0} if below == 1 else {})


def test_a_loop_runs_once_for_each_card_it_found_at_the_start():
    s = dealt()
    hand = s.hand[0]
    each = ForEach(Zone("hand"), "it", (Lay(Held("it"), Zone("hand"), Zone("pile", shared=True)),))
    s.stack[:] = [Frame((each,), 0)]
    s.waits = advance(s)
    assert (s.hand[0], s.pile) == ((), hand)


def test_a_program_begins_only_if_all_its_requirements_hold():
    s, f = dealt(), Frame((), 0, values={"n": 2})
    program = (Require(AtLeast(Reg("n"), 1)), Require(AtLeast(Reg("n"), 3)), Put("x", 1))
    assert may_begin(s, program[:1] + program[2:], f) and not may_begin(s, program, f)


def test_a_clone_in_mid_effect_is_independent():
    s = dealt()
    GAME.apply(s, ("coin", 0))
    copy, before = s.clone(), s.key()
    GAME.apply(copy, ("coin", 0))
    GAME.apply(copy, GAME.legal_actions(copy)[0])
    assert s.key() == before != copy.key()


def test_a_state_saved_in_mid_effect_resumes():
    s = dealt()
    GAME.apply(s, ("coin", 1))
    saved = json.dumps(GAME.dump(s))
    loaded = GAME.load(json.loads(saved))
    assert loaded.key() == s.key() and '{"named": "toy.turn"}' in saved
    for state in (s, loaded):
        GAME.apply(state, ("coin", 1))
        GAME.apply(state, GAME.legal_actions(state)[0])
    assert loaded.key() == s.key()


def test_terms_are_written_by_name_and_fields():
    term = Without(Zone("hand", Plus(1, Reg("x"))), EvenOnes())
    assert dump(term) == {
        "term": "Without",
        "left": {"term": "Zone", "name": "hand", "shared": False,
                 "owner": {"term": "Plus", "left": 1, "right": {"term": "Reg", "name": "x"}}},
        "right": {"term": "tests.EvenOnes"},
    }  # fmt: skip
    assert load(json.loads(json.dumps(dump(term)))) == term
    assert load(dump(frozenset({2, 1}))) == frozenset({1, 2})


def test_what_cannot_be_saved_or_loaded_is_named():
    with pytest.raises(TypeError, match="list"):
        dump(Put("x", [1]))
    with pytest.raises(ValueError, match="no term 'NoSuch'"):
        load({"term": "NoSuch"})
    with pytest.raises(ValueError, match="no program 'nowhere'"):
        load({"named": "nowhere"})


def test_two_terms_of_one_name_in_a_package_clash():
    with pytest.raises(TypeError, match="already exists"):
        type("EvenOnes", (Term,), {"__module__": "tests.elsewhere", "__slots__": ()})


def test_a_program_name_means_one_program():
    named("toy.one", (Put("x", 1),))
    with pytest.raises(ValueError, match="already exists"):
        named("toy.one", (Put("x", 2),))


def test_values_and_conditions_are_asked_when_the_program_gets_there():
    s, f = dealt(), Frame((), 1, {"cards": (4, 5)}, {"n": 3})
    assert Plus(Reg("n"), Times(2, Size("cards"))).of(s, f) == 7
    assert Count(Zone("hand")).of(s, f) == 3
    assert AllOf((AtLeast(Reg("n"), 3), Not(Equal(Reg("n"), 4)))).holds(s, f)
    assert not AnyOf((AtLeast(Reg("n"), 4), Equal(1, 2))).holds(s, f)


def test_selectors_are_set_algebra_over_zones():
    s, f = dealt(), Frame((), 0, {"a": (1, 2, 3), "b": (3, 4), "one": (7,), "none": ()})
    a, b = Held("a"), Held("b")
    assert Either(a, b).find(s, f) == (1, 2, 3, 4)
    assert Both(a, b).find(s, f) == (3,)
    assert Without(a, b).find(s, f) == (1, 2)
    assert (f.card("one"), f.card("none"), f.card("unset")) == (7, -1, -1)


def test_modifiers_are_found_by_scanning_what_is_in_play():
    s = dealt()
    s.abilities = [
        (11, 0, (Modifier("damage", 10), Modifier("other", 99))),
        (12, 1, (Modifier("damage", 5, on=Held("self"), when=Equal(Reg("damage"), 30)),)),
    ]
    found = modifiers.applying(s, "damage", 11)
    assert [x.modifier.amount for x in found] == [10]
    assert modifiers.applying(s, "damage", 12, damage=20) == []
    assert [x.modifier.amount for x in modifiers.applying(s, "damage", 12, damage=30)] == [5]
    assert [m.amount for m in modifiers.of_player(s, "other", 0)] == [99]
    assert modifiers.of_player(s, "other", 1) == []


def test_an_event_starts_the_programs_that_it_concerns_the_turn_player_on_top():
    s = dealt()
    s.abilities = [
        (12, 0, (Trigger("hit", (Put("x", 1),), on=Held("it")),)),
        (13, 1, (Trigger("hit", (Put("x", 2),), on=Held("it")),)),
        (14, 1, (Trigger("hit", (Put("x", 3),), on=Held("it"), when=Equal(Reg("damage"), 9)),)),
        (15, 1, (Trigger("hit", (Put("x", 4),)),)),
    ]
    depth = len(s.stack)
    assert triggers.start(s, Event("hit", 3, amount=20), first=1)
    started = s.stack[depth:]
    assert [f.controller for f in started] == [0, 1]  # the last one runs first
    assert started[-1].cards["it"] == (3,) and started[-1].values == {"damage": 20}


def test_an_event_noted_in_time_concerns_whom_it_concerned_then():
    s = dealt()
    s.abilities = [(13, 1, (Trigger("hit", (Put("x", 2),)),))]
    event = triggers.noted(s, Event("hit", 13))
    assert event is not None and triggers.noted(s, Event("hit", 12)) is None
    s.abilities.append((14, 0, (Trigger("hit", (Put("x", 3),), on=Held("it")),)))
    depth = len(s.stack)
    triggers.start(s, event, first=0)
    assert [f.card("card") for f in s.stack[depth:]] == [13]


def test_a_lasting_effect_holds_in_its_turns_only():
    (mark,) = marks_of((Modifier("damage"),), THEIR_NEXT_TURN, 4, 0, 7, 8, "attack")
    assert [turn for turn in range(9) if mark.holds(turn)] == [5]


def test_refusals_name_the_action_and_a_statement():
    s = dealt()
    refusal = GAME.refusal(s, ("jump",))
    assert str(refusal) == "('jump',) is not offered here (engine)"
    s.stack.clear()
    s.waits = OVER
    assert str(GAME.refusal(s, ("jump",))) == "the match is over (engine)"


def test_an_op_that_does_nothing_of_its_own_says_so():
    with pytest.raises(NotImplementedError):
        Op().run(dealt(), Frame(()))
