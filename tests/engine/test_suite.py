"""The conformance suite passes sound games and finds faults in broken ones."""

import copy

import pytest

from rulesets.api import MatchOptions, Ruleset
from rulesets.testing import check_ruleset, perft, playthrough
from tests.engine import toy


def broken(**methods):
    """Return the toy ruleset with some methods of its game replaced."""
    game = copy.copy(toy.GAME)
    for name, method in methods.items():
        setattr(game, name, method)
    ruleset = Ruleset(toy.RULESET.info, (), toy.RULESET.in_force, "unused:unused")
    ruleset.__dict__["game"] = game
    return ruleset


def test_the_toy_game_is_sound():
    report = check_ruleset(toy.RULESET, games=10, every=3)
    assert (report.matches, report.ended) == (10, 10) and report.probes > 20


def test_a_clone_that_shares_a_list_is_found(monkeypatch):
    def shallow(self):
        other = toy.ToyState.__new__(toy.ToyState)
        self.copy_engine(other)
        for name in ("deck", "hand", "pile", "seats", "turns", "abilities"):
            setattr(other, name, getattr(self, name))
        return other

    monkeypatch.setattr(toy.ToyState, "clone", shallow)
    with pytest.raises(AssertionError, match="changed the state"):
        check_ruleset(toy.RULESET, games=5, every=1)


def test_a_view_that_shows_hidden_cards_is_found():
    def leak(s, seat):
        return toy.View(seat, {"deck": list(s.deck[seat])})

    with pytest.raises(AssertionError, match=r"sees hidden facts: \['deck'\]"):
        check_ruleset(broken(view=leak), games=3, every=1)


def test_words_that_tell_hidden_cards_are_found():
    def leak(s, a, seat):
        return toy.GAME.describe(s, a)

    with pytest.raises(AssertionError, match=r"hears hidden facts: \['pick"):
        check_ruleset(broken(heard=leak), games=3, every=1)


def test_a_menu_that_tells_hidden_cards_is_found():
    def leak(s, a):
        return f"{a} {s.deck}"

    with pytest.raises(AssertionError, match=r"tells seat \d hidden facts"):
        check_ruleset(broken(describe=leak, heard=toy.GAME.heard), games=3, every=1)


def test_a_narration_that_depends_on_hidden_cards_is_found():
    def leak(s, a, seat):
        return f"{toy.GAME.heard(s, a, seat)}, and seat 1 draws {s.deck[1][:1]}"

    with pytest.raises(AssertionError, match=r"is told hidden facts"):
        check_ruleset(broken(heard=leak), games=3, every=1)


def test_a_lost_card_is_found():
    def lose(s, a):
        toy.GAME.apply(s, a)
        s.pile = s.pile[1:]

    with pytest.raises(AssertionError, match="cards"):
        check_ruleset(broken(apply=lose), games=3)


def test_a_save_that_forgets_is_found():
    def forget(data):
        s = toy.GAME.load(data)
        s.turns = 0
        return s

    with pytest.raises(AssertionError, match="loaded state differs"):
        check_ruleset(broken(load=forget), games=3, every=1)


def test_an_action_that_is_not_legal_but_not_refused_is_found():
    with pytest.raises(AssertionError, match="neither legal nor refused"):
        check_ruleset(broken(refusal=lambda s, a: None), games=1)


def test_perft_counts_sequences_of_actions():
    s = toy.fresh()
    for _ in range(2):
        toy.GAME.apply(s, ("shuffle", tuple(range(8))))
    # Two coins; after two heads three first picks, otherwise one of three cards or none.
    assert [perft(toy.GAME, s, depth) for depth in (1, 2, 3)] == [2, 4, 3 + 3 * 4]


def test_a_playthrough_is_the_same_for_the_same_seed():
    first = playthrough(toy.GAME, seed=3)
    assert first == playthrough(toy.GAME, seed=3) != playthrough(toy.GAME, seed=4)
    assert "over:" in first.splitlines()[-1]


def test_new_matches_are_equal():
    one, two = (toy.GAME.new_match((), MatchOptions(seats=2)) for _ in range(2))
    assert one.key() == two.key()
