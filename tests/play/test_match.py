"""Matches: the same luck everywhere, saved, resumed, taken back and verified."""

import json
from random import Random

import pytest

from deckcheck import __version__
from deckcheck.play import transcript
from deckcheck.play.match import Match
from deckcheck.play.replay import replay, resume
from deckcheck.play.simulate import Plan, histogram, play_all, play_one, summary, wilson
from deckcheck.play.transcript import MatchError
from rulesets import registry
from rulesets.engine.game import waiting
from tests.core import SAVED, resumed

RULESET = registry.load("master-trainer")
CAP = {"turn-cap": 300}


def bots(*names, seed=5):
    return Match(RULESET, names or ("random",) * 3, options=CAP, seed=seed)


def moves(match):
    return [(m.actor, m.action) for m in match.transcript.moves]


def play_until(match, stop, limit=4000):
    """Let bots and chance play until a condition holds."""
    for _ in range(limit):
        if stop(match):
            return match
        match.play(match.automatic())
    raise AssertionError("the condition never held")


def in_battle(match):
    return not match.is_over and match.state.stack and "fighters" in match.state.stack[-1].values


def in_catch(match):
    return not match.is_over and waiting(match.state)[0].tag == "master_trainer.Adjust"


def test_the_same_seed_gives_the_same_transcript():
    one, two, other = bots(), bots(), bots(seed=6)
    for match in (one, two, other):
        match.advance()
    assert moves(one) == moves(two) != moves(other)


@pytest.mark.parametrize("moment", [in_battle, in_catch])
def test_a_match_saved_in_mid_effect_and_resumed_ends_the_same(tmp_path, moment):
    whole = bots()
    whole.advance()
    part = play_until(bots(), moment)
    assert len(part.state.stack) >= 3
    part.save(tmp_path / "m.json")
    again = resume(tmp_path / "m.json")
    assert again.state.key() == part.state.key()
    again.advance()
    assert moves(again) == moves(whole)
    assert again.transcript.result == whole.transcript.result


def test_the_saved_state_alone_is_the_state(tmp_path):
    part = play_until(bots(), in_battle)
    part.save(tmp_path / "m.json")
    data = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert part.game.load(data["state"]).key() == part.state.key()


def test_a_transcript_replays_without_its_seed(tmp_path):
    match = bots()
    match.advance()
    match.save(tmp_path / "m.json")
    saved = transcript.read(tmp_path / "m.json")
    saved.seed = 0
    assert replay(saved, RULESET, [], "m.json").transcript.result == match.transcript.result


def saved_file(tmp_path):
    match = bots()
    match.advance()
    match.save(tmp_path / "m.json")
    return tmp_path / "m.json", json.loads((tmp_path / "m.json").read_text("utf-8"))


def edited(tmp_path, change):
    path, data = saved_file(tmp_path)
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(MatchError) as error:
        resume(path)
    return str(error.value)


def test_one_edited_action_is_found_where_it_is(tmp_path):
    def another_face(data):
        index = next(i for i, m in enumerate(data["moves"]) if m[1][0] == "roll" and len(m[1]) == 2)
        data["moves"][index][1][1] = data["moves"][index][1][1] % 6 + 1
        data["at"] = index + 1

    path, data = saved_file(tmp_path)
    another_face(data)
    at = data.pop("at")
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(MatchError, match=rf"m\.json: move {at}: .* was edited"):
        resume(path)


def test_an_illegal_action_is_found_with_its_statement(tmp_path):
    def jump(data):
        first = next(i for i, m in enumerate(data["moves"]) if m[1] == ["roll"])
        data["moves"][first][1] = ["fly", 4]

    assert "no Fly card in hand (MT-097)" in edited(tmp_path, jump)


def test_a_move_by_the_wrong_seat_is_found(tmp_path):
    message = edited(tmp_path, lambda data: data["moves"][0].__setitem__(0, 2))
    assert message.endswith("move 1: made by seat 2; seat -1 is to move")


def test_a_save_of_another_version_is_refused(tmp_path):
    message = edited(tmp_path, lambda data: data.update(engine="9.9.9"))
    assert "saved by deckcheck '9.9.9' (format 2)" in message and __version__ in message


def test_a_save_with_other_card_facts_is_refused(tmp_path):
    assert "other card facts" in edited(tmp_path, lambda data: data.update(pool="0" * 16))


def test_an_edited_state_is_found(tmp_path):
    message = edited(tmp_path, lambda data: data["state"].update(turns=1))
    assert "not the one its moves lead to" in message


@pytest.mark.parametrize("text", ["", "[]", '{"format": "other"}', "\x00"])
def test_what_is_no_match_is_refused(tmp_path, text):
    (tmp_path / "x.json").write_text(text, "utf-8")
    with pytest.raises(MatchError, match=r"x\.json: expected a saved match"):
        resume(tmp_path / "x.json")


def test_any_damage_to_a_file_is_a_clear_error(tmp_path):
    path, _ = saved_file(tmp_path)
    text = path.read_text("utf-8")
    rng = Random(1)
    for _ in range(60):
        at = rng.randrange(len(text))
        junk = rng.choice(["", "[", '"', "0", "9", "null", "{}", "[[]]", '"x"', "-"])
        path.write_text(text[:at] + junk + text[at + 1 :], "utf-8")
        try:
            resume(path)
        except MatchError as error:
            assert "m.json" in str(error)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": ["random", "clever"]}, "m.json: seat 2: no player named 'clever'"),
        ({"options": {"x": 1}}, "m.json: no option 'x'"),
        ({"ruleset": "nowhere"}, "m.json: there is no ruleset 'nowhere'"),
        ({"moves": [[0, ["roll", {}], 1]]}, "m.json: move 1: expected [actor, action, check]"),
        ({"decks": [["x"]]}, "m.json: deck 1: expected [card, copies, section], found 'x'"),
        ({"moves": None}, "m.json: the saved match is incomplete"),
    ],
)
def test_a_damaged_part_is_named(tmp_path, change, words):
    assert words in edited(tmp_path, lambda data: data.update(change))


def test_undo_goes_back_to_the_last_decision_of_the_person_with_the_same_luck():
    match = Match(RULESET, ("human", "random"), options=CAP, seed=3)
    match.advance()
    before = match.state.key()
    match.play(match.game.legal_actions(match.state)[0])
    match.advance()
    after = match.state.key()
    assert match.undo() and match.state.key() == before
    match.play(match.game.legal_actions(match.state)[0])
    match.advance()
    assert match.state.key() == after
    fresh = Match(RULESET, ("random", "random"), options=CAP, seed=3)
    assert not fresh.undo()


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (("random",), "1 player; master-trainer takes 2 to 6"),
        (("random", "smart"), "seat 2: no player named 'smart'; there are human, random, greedy"),
    ],
)
def test_wrong_players_are_refused(players, message):
    with pytest.raises(MatchError, match=message):
        Match(RULESET, players)


def test_results_do_not_depend_on_the_number_of_processes():
    plan = Plan("master-trainer", ("random",) * 4, options=CAP, seed=11)
    assert play_all(plan, 10, 1) == play_all(plan, 10, 2)


def test_hundreds_of_random_matches_hold_every_invariant():
    plan = Plan("master-trainer", ("random",) * 4, options=CAP, seed=12, check=True)
    played = [play_one(plan, index) for index in range(60)]
    assert [p.violations for p in played if p.violations] == []
    assert all(sum(p.returns) == pytest.approx(1) for p in played)


@pytest.mark.slow
def test_greedy_beats_random_seats():
    plan = Plan("master-trainer", ("greedy", "random", "random", "random"), options=CAP, seed=15)
    wins = [[r == 1 for r in p.returns] for p in play_all(plan, 4, 2)]
    assert sum(won[0] for won in wins) >= 2  # a match of three hundred turns has no winner
    assert not any(any(won[1:]) for won in wins)


def test_seats_change_from_match_to_match_and_wins_go_to_the_player():
    # Two short matches: the one that thinks wins both, each from another seat.
    plan = Plan("master-trainer", ("greedy", "random"), options={"turn-cap": 100}, seed=9)
    result = summary(plan, ["a", "b"], play_all(plan, 2))
    assert (result["wins"], result["draws"]) == ([2, 0], 0)
    assert [row["deck"] for row in result["win_rate"]] == ["a", "b"]


def test_the_wilson_interval_is_the_known_one():
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_histogram_counts_every_match_once():
    bars = histogram([1, 2, 3, 30, 31, 100])
    assert sum(count for _, _, count in bars) == 6 and len(bars) <= 12


def test_a_saved_match_of_every_ruleset_that_played_then_is_kept():
    """The folder was once not where the tests looked for it, and none of them ran."""
    kept = {path.stem.removesuffix("-format-1") for path in SAVED}
    assert kept == {"master-trainer", "ptcg-base", "ptcg-bw", "ptcg-ex"}


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_match_saved_in_the_first_format_goes_on(path):
    match = resumed(path)
    before = len(match.transcript.moves)
    assert not match.is_over and before == len(json.loads(path.read_text("utf-8"))["moves"])
    for _ in range(20):
        match.play(match.automatic())
    assert len(match.transcript.moves) == before + 20
