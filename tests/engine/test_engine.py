"""Frames, ops and saving, on a toy game."""

import json
from dataclasses import dataclass
from random import Random

import pytest

from rulesets.api import CHANCE, OVER
from rulesets.engine import Frame, Op, Term, dump, load, named
from rulesets.engine.game import waiting
from rulesets.engine.ops import Choose, ChooseSome, Flip, Put
from rulesets.engine.scan import Add, Become, Modifier, Trigger, announce, ask
from rulesets.engine.select import Count, Held, Where, Zone
from rulesets.engine.select import Filter as CardFilter
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Plus, Reg, Size, Times
from tests.engine.toy import GAME, fresh


@dataclass(frozen=True, slots=True)
class Even(CardFilter):
    """Cards with an even number."""

    def accepts(self, s, f, card):
        return card % 2 == 0


def dealt(seed=1):
    """Return a toy match after both shuffles."""
    s, rng = fresh(), Random(seed)
    while waiting(s)[0].tag == "Shuffle":
        GAME.apply(s, GAME.chance(s, rng))
    return s


def test_a_program_stops_at_a_decision_and_goes_on_after_it():
    s = dealt()
    assert GAME.actor(s) == CHANCE and waiting(s)[0] == Flip("heads", 2)
    GAME.apply(s, ("coin", 1))
    assert GAME.actor(s) == CHANCE
    GAME.apply(s, ("coin", 0))
    assert GAME.actor(s) == 0 and isinstance(waiting(s)[0], Choose)


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


def test_several_picks_are_successive_single_picks_and_a_set_has_one_sequence():
    s = dealt()
    for _ in range(2):
        GAME.apply(s, ("coin", 1))
    hand = s.hand[0]
    assert GAME.legal_actions(s) == (("choose", hand[0]), ("choose", hand[1]))
    GAME.apply(s, ("choose", hand[0]))
    assert GAME.legal_actions(s) == (("choose", hand[1]), ("choose", hand[2]))
    GAME.apply(s, ("choose", hand[2]))
    assert s.pile == (hand[0], hand[2])


def test_a_seat_may_end_early_where_fewer_picks_are_allowed():
    s = dealt()
    op = ChooseSome(Zone("hand"), "some", 2, 0)
    s.stack[:] = [Frame((op,), 0)]
    s.waits, s.offers = s.stack[-1].program[0].run(s, s.stack[-1]), None
    s.stack[-1].pc = 1
    assert GAME.legal_actions(s)[-1] == ("choose", -1)
    GAME.apply(s, ("choose", -1))
    assert GAME.actor(s) == OVER


def test_ordered_picks_may_go_up_and_down():
    s = dealt()
    f = Frame((ChooseSome(Zone("hand"), "some", 3, ordered=True),), 0)
    s.stack[:] = [f]
    f.program[0].run(s, f)
    f.program[0].take(s, f, ("choose", s.hand[0][2]))
    assert f.program[0].offers(s, f) == [("choose", c) for c in s.hand[0][:2]]


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
    term = Where(Zone("hand", Plus(1, Reg("x"))), Even())
    assert dump(term) == {
        "term": "Where",
        "source": {"term": "Zone", "name": "hand", "shared": False,
                   "owner": {"term": "Plus", "left": 1, "right": {"term": "Reg", "name": "x"}}},
        "filter": {"term": "tests.Even"},
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
        type("Even", (Term,), {"__module__": "tests.elsewhere", "__slots__": ()})


def test_a_program_name_means_one_program():
    named("toy.one", (Put("x", 1),))
    with pytest.raises(ValueError, match="already exists"):
        named("toy.one", (Put("x", 2),))


def test_values_and_conditions_are_asked_when_the_program_gets_there():
    s, f = dealt(), Frame((), 1, {"n": 3, "cards": (4, 5)})
    assert Plus(Reg("n"), Times(2, Size("cards"))).of(s, f) == 7
    assert Count(Zone("hand")).of(s, f) == 3
    assert AllOf((AtLeast(Reg("n"), 3), Not(Equal(Reg("n"), 4)))).holds(s, f)
    assert not AnyOf((AtLeast(Reg("n"), 4), Equal(1, 2))).holds(s, f)


def test_selectors_are_set_algebra_over_zones():
    s, f = dealt(), Frame((), 0, {"a": (1, 2, 3), "b": (3, 4), "one": 7, "none": -1})
    a, b = Held("a"), Held("b")
    assert (a | b).find(s, f) == (1, 2, 3, 4)
    assert (a & b).find(s, f) == (3,)
    assert (a - b).find(s, f) == (1, 2)
    assert Where(a, Even()).find(s, f) == (2,)
    assert (Held("one").find(s, f), Held("none").find(s, f)) == ((7,), ())


def test_modifiers_and_triggers_are_found_by_scanning_what_is_in_play():
    s = dealt()
    s.abilities = [
        (11, 0, (Modifier("damage", Add(10)), Modifier("other", Add(99)))),
        (12, 1, (Modifier("damage", Become(5), Equal(Reg("target"), 3)),)),
        (13, 1, (Trigger("hit", (Put("x", 1),)),)),
        (14, 0, (Trigger("hit", (Put("x", 2),), Equal(Reg("target"), 9)),)),
    ]
    assert ask(s, "damage", 20, target=1) == 30
    assert ask(s, "damage", 20, target=3) == 5
    depth = len(s.stack)
    announce(s, "hit", target=3)
    assert len(s.stack) == depth + 1
    assert (s.stack[-1].controller, s.stack[-1].regs) == (1, {"target": 3, "source": 13})


def test_refusals_name_the_action_and_a_statement():
    s = dealt()
    refusal = GAME.refusal(s, ("jump",))
    assert str(refusal) == "('jump',) is not offered here (engine)"
    s.stack.clear()
    s.waits = OVER
    assert str(GAME.refusal(s, ("jump",))) == "the match is over (engine)"


def test_an_op_that_does_nothing_of_its_own_says_so():
    with pytest.raises(NotImplementedError):
        Op().run(None, None)
