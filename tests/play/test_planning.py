"""The greedy bot plans its turn: what one step ahead does not see."""

from random import Random

import pytest

from deckcheck.play import bots
from deckcheck.play.bots.plan import Line, covering, distinct, lines
from deckcheck.play.bots.quick import best_line, best_steps, play_turn
from deckcheck.play.bots.turns import Turn
from rulesets.api import CHANCE, OVER
from rulesets.ptcg.eras import BASE
from rulesets.ptcg.game import BASE_GAME
from tests.bench.first_greedy import FirstGreedy
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.yugioh.play.board import board as duel_board

HITMONCHAN, PLUSPOWER, BILL = "base1-7", "base1-84", "base1-91"


def turn(match, bot, seed=1):
    """Let a bot play the turn; return what it did in order, by kind of action."""
    game, state, rng, done = match.game, match.s, Random(seed), []
    now = state.turn
    while state.turn == now and (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
            continue
        action = bot.choose(bots.Position(game, state, actor), rng)
        if actor == 0:
            done.append(action[0] if action[0] != "attack" else f"attack {action[1]}")
        game.apply(state, action)
    return done


def knock_out_at_hand():
    """Return a match in which an attack Knocks Out and a Pokémon could have an Energy before."""
    foe = mon(HITMONCHAN, damage=50)
    return board(BASE, mon(HITMONCHAN, "F"), ["Onix"], foe, ["Onix"], ["Fighting Energy"])


def test_an_energy_is_attached_before_an_attack_that_does_not_need_it():
    assert turn(knock_out_at_hand(), bots.make("greedy"))[:2] == ["attach", "attack 0"]
    # One step ahead attacks at once: the case is one that can go wrong.
    assert turn(knock_out_at_hand(), FirstGreedy())[0] == "attack 0"


@pytest.mark.parametrize(("energy", "done"), [("F", ["play", "attack 0"]), ("", ["end"])])
def test_a_trainer_that_helps_an_attack_is_kept_where_nothing_attacks(energy, done):
    foe = mon(HITMONCHAN, damage=40)
    match = board(BASE, mon(HITMONCHAN, energy), foe=foe, hand=[PLUSPOWER], foe_bench=["Onix"])
    assert turn(match, bots.make("greedy")) == done


def drawing(deck):
    """Return a match in which two cards can be drawn of a deck of so many."""
    foe, hand = mon(HITMONCHAN), [BILL]
    return board(BASE, mon(HITMONCHAN, "F"), ["Onix"], foe, ["Onix"], hand, deck=deck)


def test_cards_are_drawn_before_the_attack():
    done = turn(drawing(deck=25), bots.make("greedy"))
    assert done.index("play") < done.index("attack 0")


def test_a_deck_that_may_not_last_is_not_drawn_any_smaller():
    assert turn(drawing(deck=6), bots.make("greedy")) == ["attack 0"]


def test_a_second_pokemon_counts_for_more_than_a_third():
    """Whoever has no Pokémon left has lost: a third one counts less."""
    alone = board(BASE, mon(HITMONCHAN)).s
    two = board(BASE, mon(HITMONCHAN), ["Onix"]).s
    three = board(BASE, mon(HITMONCHAN), ["Onix", "Onix"]).s
    worth = [BASE_GAME.evaluate(s, 0) for s in (alone, two, three)]
    assert worth[1] - worth[0] > worth[2] - worth[1] > 0


def test_a_threat_to_the_last_pokemon_is_a_threat_to_win():
    threats = []
    for bench in ([], ["Onix"]):
        paid, unpaid = (
            board(BASE, mon(HITMONCHAN, energy), foe=mon(HITMONCHAN, damage=60), foe_bench=bench).s
            for energy in ("F", "")
        )
        threats.append(BASE_GAME.evaluate(paid, 0) - BASE_GAME.evaluate(unpaid, 0))
    assert threats[0] > threats[1] + 20


def test_a_line_of_the_beam_is_never_found_twice_by_another_order():
    match = board(BASE, mon(HITMONCHAN, "F"), hand=["Fighting Energy", HITMONCHAN, "Onix"])
    state = match.s
    rest = Turn(match.game, state, 0)
    found = lines(rest, state, match.game.legal_actions(state), 1, width=50, nodes=5000)
    before = [line.before.state.key() for line in found if line.action == ("end",)]
    assert len(before) == len(set(before)) > 4


def line(value, *actions):
    """Return a line of actions that comes to a value."""
    found = Line(None, 0.0, (), None)
    for action in actions:
        found = Line(None, value, (action,), found)
    return found


def test_of_lines_with_one_value_and_first_action_only_the_first_is_kept():
    """Where dice fell badly for both, another first action may be better with other dice."""
    first, like, other, worse = (
        line(2.0, "north", "roll"), line(2.0, "north", "rest"), line(2.0, "south", "roll"),
        line(1.0, "north", "stay"),
    )  # fmt: skip
    assert distinct([first, like, other, worse]) == [first, other, worse]


def test_lines_that_do_what_no_better_one_does_come_before_others():
    best, less, new, last = (
        line(9.0, "attach", "bench", "hit"), line(8.0, "attach", "hit"), line(7.0, "bench", "heal"),
        line(6.0, "retreat"),
    )  # fmt: skip
    assert covering([best, less, new, last], 3) == [best, new, last]
    assert covering([best, less, new, last], 4) == [best, new, last, less]


def test_the_fast_policy_does_what_helps_then_attacks_and_leaves_the_turn_to_the_other():
    match = board(BASE, mon(HITMONCHAN, "F"), foe="Onix", hand=["Fighting Energy", HITMONCHAN])
    after = play_turn(match.game, match.s.clone(), Random(1))
    assert after.turn == match.s.turn + 1
    assert after.hands[0] == ()
    assert sum(after.damage) > 0


def test_the_fast_policy_goes_to_battle_in_a_duel():
    """Going on to the Battle Phase alone changes nothing, and only what follows is better."""
    duel = duel_board(field=["Gemini Elf"], foe=["Mystical Elf"])
    before = duel.s.clone()
    duel.game.apply(before, ("phase", "battle"))
    assert duel.game.evaluate(before, 0) == duel.game.evaluate(duel.s, 0)
    after = play_turn(duel.game, duel.s.clone(), Random(1))
    assert after.lp[1] < duel.s.lp[1]


class Stairs:
    """One seat's turn on a flight of stairs: go on or stop, and how high each step is."""

    def __init__(self, *heights):
        self.heights, self.looked = heights, []

    def legal_actions(self, state):
        return ("stop", "on") if state.at + 1 < len(self.heights) else ("stop",)

    def apply(self, state, action):
        state.at, state.turn = state.at + (action == "on"), int(action == "stop")

    def actor(self, state):
        return 0

    def evaluate(self, state, seat):
        self.looked.append(state.at)
        return self.heights[state.at]


class Step:
    """Where one stands on the stairs."""

    def __init__(self, at=0):
        self.at, self.turn, self.seat = at, 0, 0

    def clone(self):
        return Step(self.at)


@pytest.mark.parametrize(
    ("heights", "steps"),
    [
        ((0, 1, 2), 2),
        ((0, -1, 0, -1, 5, 4), 4),  # three steps that make nothing better, then one that does
        ((0, -1, 0, -1, 0, 5), 0),  # four
        ((0, 1, -1, 0, 1, 2, 2, 2, 2, 2, 9), 5),  # counted anew after one that does
    ],
)
def test_the_fast_policy_goes_on_through_three_steps_that_make_nothing_better(heights, steps):
    stairs = Stairs(*heights)
    assert best_steps(Turn(stairs, Step(), 0), Step(), 1) == [*["on"] * steps, "stop"]
    assert max(stairs.looked) == min(steps + 4, len(heights) - 1)


class Fork:
    """A turn in which the step that looks best at once leads nowhere."""

    def __init__(self):
        self.ways = {"": ("left", "right"), "left": ("stop",), "right": ("on",), "on": ("stop",)}
        self.worth = {"": 0, "left": 5, "right": 4, "on": 9, "stop": 0}

    def legal_actions(self, state):
        return self.ways[state.at]

    def apply(self, state, action):
        state.turn = int(action == "stop")
        state.at, state.best = action, self.worth[action] or state.best

    def actor(self, state):
        return 0

    def evaluate(self, state, seat):
        return state.best


class Way:
    """Where one stands at the fork."""

    def __init__(self, at="", best=0):
        self.at, self.best, self.turn, self.seat = at, best, 0, 0

    def clone(self):
        return Way(self.at, self.best)

    def key(self):
        return self.at


def test_a_planned_turn_sees_what_two_steps_bring_together():
    turn = Turn(Fork(), Way(), 0)
    assert best_steps(turn, Way(), 1) == ["left", "stop"]
    assert best_line(turn, Way(), 1) == ["right", "on", "stop"]
    assert play_turn(Fork(), Way(), Random(1)).best == 5
    assert play_turn(Fork(), Way(), Random(1), planned=True).best == 9
