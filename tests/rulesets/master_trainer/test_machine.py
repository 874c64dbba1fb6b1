"""A Hypothesis machine that plays, clones, saves and compares."""

import json
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.options import OPTIONS

CHOICES = {option.name: st.sampled_from(option.choices) for option in OPTIONS}


class Matches(RuleBasedStateMachine):
    """One match under any options; every step must keep it sound."""

    @initialize(
        seats=st.integers(2, 6), options=st.fixed_dictionaries({}, optional=CHOICES),
        seed=st.integers(0, 999),
    )  # fmt: skip
    def begin(self, seats, options, seed):
        self.s = GAME.new_match((), MatchOptions(options, seats))
        self.rng = Random(seed)
        self.actions = []
        self.options = MatchOptions(options, seats)

    def over(self):
        return GAME.actor(self.s) == OVER

    def make(self, action):
        assert GAME.refusal(self.s, action) is None
        GAME.apply(self.s, action)
        self.actions.append(action)

    @precondition(lambda self: not self.over())
    @rule(pick=st.integers(0, 999), steps=st.integers(1, 60))
    def play(self, pick, steps):
        for _ in range(steps):
            if self.over():
                return
            if GAME.actor(self.s) == CHANCE:
                self.make(GAME.chance(self.s, self.rng))
            else:
                legal = GAME.legal_actions(self.s)
                self.make(legal[pick % len(legal)])

    @rule()
    def save_and_load(self):
        before = self.s.key()
        self.s = GAME.load(json.loads(json.dumps(GAME.dump(self.s))))
        assert self.s.key() == before

    @precondition(lambda self: not self.over())
    @rule(seat=st.integers(0, 5))
    def look(self, seat):
        seat %= self.s.seats
        other = GAME.resample(self.s, seat, self.rng)
        assert GAME.view(other, seat) == GAME.view(self.s, seat)
        assert GAME.violations(other) == []
        if GAME.actor(self.s) == seat:
            assert GAME.legal_actions(other) == GAME.legal_actions(self.s)

    @precondition(lambda self: not self.over())
    @rule()
    def clone(self):
        before = self.s.key()
        copy = self.s.clone()
        for action in list(GAME.legal_actions(copy))[:3]:
            GAME.apply(copy.clone(), action)
        assert self.s.key() == copy.key() == before

    @rule()
    def replay(self):
        again = GAME.new_match((), self.options)
        for action in self.actions:
            GAME.apply(again, action)
        assert again.key() == self.s.key()

    @invariant()
    def sound(self):
        if hasattr(self, "s"):
            assert GAME.violations(self.s) == []


Matches.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
TestMatches = Matches.TestCase
