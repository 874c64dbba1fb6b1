"""The ruling desk: allowed or refused, and every outcome with its exact odds."""

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.desk.answers import rule
from deckcheck.desk.cases import differences, mismatch, read_case
from deckcheck.desk.tree import Tree
from deckcheck.desk.unknown import Unknown, drawn, revealed, ways_to_draw
from deckcheck.play.positions import positions_for, set_up
from deckcheck.play.transcript import MatchError

CASES = sorted((Path(__file__).parents[1] / "cases" / "rulings").glob("*.txt"))
CONFUSED = Path(__file__).parents[2] / "docs" / "examples" / "confused.txt"
POSITION = """\
ruleset: ptcg-base
player 1
  active: Pikachu (base1-58); 2 Lightning Energy
  bench: Muk (base3-13)
  hand: Bill, Professor Oak, Computer Search, Potion
  rest: 10 Grass Energy, 2 Switch, 14 Fire Energy
player 2
  active: Hitmonchan (base1-7); 2 Fighting Energy
"""


def outcomes(text, *asked):
    """Return the outcomes of the last action, and the tree that found them."""
    made = set_up(text, "pos.txt")
    game, positions = made.ruleset.game, positions_for(made.ruleset)
    tree = Tree(game, positions, 0, made.laid.state.turn)
    action = next(
        a for a in game.legal_actions(made.laid.state)
        if asked[0] in game.describe(made.laid.state, a)
    )  # fmt: skip
    return tree.outcomes(made.laid.state, Unknown.of(made.laid.unknown), action), tree


def run(*words):
    return CliRunner().invoke(cli, ["rule", *map(str, words)])


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_ruling_is_answered_as_its_case_says(path):
    case = read_case(path)
    assert case.question and case.source
    assert differences(case) == []


def test_there_are_twenty_rulings_and_more():
    assert len(CASES) >= 20


def test_a_case_that_says_otherwise_fails():
    case = read_case(next(p for p in CASES if p.stem == "confusion-hurts-by-era"))
    case.answers["ptcg-base"] = [s.replace("20", "30") for s in case.answers["ptcg-base"]]
    told = differences(case)
    assert told[0] == ("ptcg-base: expected \"Player 1's Machop hurts itself for 30\", "
                       "which is not said")  # fmt: skip


@pytest.mark.parametrize(
    ("expected", "at"),
    [(["a", "b", "c"], None), (["…", "c"], None), (["a", "…"], None), (["a", "…", "b", "c"], None),
     (["a", "b"], 2), (["b", "c"], 0), (["a", "…", "d"], 2), (["a", "c"], 1), ([], 0)],
)  # fmt: skip
def test_dots_stand_for_any_lines(expected, at):
    assert mismatch(expected, ["a", "b", "c"]) == at


def test_a_coin_has_two_outcomes_of_a_half():
    found, tree = outcomes(POSITION, "Thunder Jolt")
    assert [o.odds for o in found] == [Fraction(1, 2)] * 2 and not tree.notes
    hurt = [any("10 damage to Player 1's Pikachu" in line for line in o.lines) for o in found]
    assert hurt == [False, True]


def test_two_cards_drawn_have_the_odds_of_the_cards_that_may_lie_there():
    found, _ = outcomes(POSITION, "Bill")
    odds = {line.strip().partition("draws ")[2]: o.odds for o in found for line in o.lines[1:]}
    pairs = comb(26, 2)
    assert odds["2× Switch"] == Fraction(1, pairs)
    assert odds["2× Fire Energy"] == Fraction(comb(14, 2), pairs)
    assert sum(odds.values()) == 1 and len(odds) == 6


def test_the_odds_are_those_of_many_deals():
    found, _ = outcomes(POSITION, "Professor Oak")
    expected = {o.lines[-1].strip(): float(o.odds) for o in found}
    assert sum(o.odds for o in found) == 1
    seen = Counter()
    for seed in range(3000):
        s = dealt(seed)
        held = Counter(s.table.faces[c].name for c in s.decks[0][:7])
        seen[held["Switch"], held["Fire Energy"]] += 1
    for line, odds in expected.items():
        counts = dict.fromkeys(("Switch", "Fire Energy"), 0)
        for part in line.partition("draws ")[2].replace(" and ", ", ").split(", "):
            n, times, name = part.rpartition("× ")
            counts[name] = int(n) if times else 1
        share = seen[counts["Switch"], counts["Fire Energy"]] / 3000
        assert abs(share - odds) < 4 * (odds * (1 - odds) / 3000) ** 0.5 + 1e-9


MADE = cache(set_up)


def dealt(seed):
    """Deal the unknown cards of the position anew without looking its cards up again."""
    made = MADE(POSITION, "pos.txt")
    s, unknown = made.laid.state.clone(), list(made.laid.unknown[0])
    mixed = unknown[:]
    Random(seed).shuffle(mixed)
    where = dict(zip(unknown, mixed, strict=True))
    s.decks[0] = tuple(where[c] for c in s.decks[0])
    s.prizes[0] = tuple(where[c] for c in s.prizes[0])
    return s


def test_a_known_card_on_top_is_drawn_for_sure():
    found, _ = outcomes(POSITION.replace("  rest:", "  deck: Potion, Gambler\n  rest:"), "Bill")
    assert [o.odds for o in found] == [1]
    assert found[0].lines[1] == "  Player 1 draws Potion and Gambler"


def test_a_shuffle_makes_the_known_cards_of_the_deck_as_likely_as_the_others():
    text = """\
ruleset: ptcg-base
player 1
  active: Pikachu (base1-58)
  hand: Misty's Duel
  prizes: 1 unknown
  deck: Potion, 3 unknown
  rest: 2 Switch, 2 Fire Energy
player 2
  active: Hitmonchan (base1-7)
"""
    made = set_up(text, "pos.txt")
    positions, s = positions_for(made.ruleset), made.laid.state
    unknown = Unknown.of(made.laid.unknown).shuffled(s.decks[0], 0)
    found = Counter()
    for odds, state, _ in revealed(positions, s, unknown, s.decks[0][0]):
        found[state.table.faces[state.decks[0][0]].name] += odds
        assert not made.ruleset.game.violations(state)
    # A quarter is the known card; the rest is divided as the unknown cards are.
    assert found == {"Potion": Fraction(1, 4), "Switch": Fraction(3, 8),
                     "Fire Energy": Fraction(3, 8)}  # fmt: skip


def test_hands_are_counted_without_making_them():
    made = set_up(POSITION, "pos.txt")
    positions, s = positions_for(made.ruleset), made.laid.state
    unknown = Unknown.of(made.laid.unknown)
    for count in (2, 3, 7):
        cards = s.decks[0][:count]
        hands = list(drawn(positions, s, unknown, cards))
        assert len(hands) == ways_to_draw(positions, s, unknown, cards)
        assert sum(odds for odds, _, _ in hands) == 1
        for _, state, _ in hands:
            assert not made.ruleset.game.violations(state)


def test_too_many_hands_are_not_told():
    many = ", ".join(f"4 {name}" for name in (
        "Bill", "Switch", "Potion", "Gust of Wind", "PlusPower", "Pokédex", "Defender", "Revive",
        "Energy Removal", "Energy Retrieval", "Full Heal", "Gambler"))  # fmt: skip
    text = POSITION.replace("10 Grass Energy, 2 Switch, 14 Fire Energy", many)
    found, tree = outcomes(text, "Professor Oak")
    assert [o.odds for o in found] == [1] and "  Player 1 draws 7 cards" in found[0].lines
    assert next(iter(tree.notes)) == "past 400 outcomes the cards that come are not told"


def test_a_search_among_cards_that_may_be_prizes_says_that_it_is_one_deal():
    _, tree = outcomes(POSITION, "Computer Search")
    assert list(tree.notes) == ["depends on unknown cards: told for one deal of them"]
    _, tree = outcomes(POSITION.replace("rest:", "prizes: 6 Potion\n  rest:"), "Computer Search")
    assert not tree.notes  # whatever their order, they all lie in the deck


def test_choices_follow_with_what_comes_of_each():
    text = POSITION.replace("2 Lightning Energy", "2 Lightning Energy; 30 damage")
    ruling = rule(text, "pos.txt", ["play Potion", "Pikachu"])
    assert [line.strip() for line in ruling.lines if line.strip().startswith("-")] == [
        "- 0", "- 1", "- 2",
    ]  # fmt: skip
    assert any("20 damage is removed from Pikachu" in line for line in ruling.lines)


def test_actions_before_the_last_are_carried_out():
    ruling = rule(POSITION, "pos.txt", ["retreat", "retreat"], "ptcg-bw")
    assert ruling.verdict == "refused: cannot retreat: the limit is 1 a turn (BW-094)"
    assert rule(POSITION, "pos.txt", ["retreat", "end"], "ptcg-bw").refusal is None


def test_a_coin_before_the_last_action_is_named():
    asked = ["retreat", "heads", "end the turn"]
    ruling = rule(CONFUSED.read_text(), "c.txt", asked)
    assert ruling.refusal is None
    with pytest.raises(MatchError, match="there is no action 'play Bill' here"):
        rule(CONFUSED.read_text(), "c.txt", ["retreat", "play Bill", "end"])


def test_what_means_several_actions_is_not_guessed():
    result = run(CONFUSED, "e")
    assert result.exit_code == 2 and "there is no action 'e' here" in result.output
    text = POSITION.replace("hand: Bill", "hand: Fire Energy, Bill")
    with pytest.raises(MatchError) as error:
        rule(text, "pos.txt", ["attach fire"])
    assert str(error.value) == "'attach fire' may be one of 2 actions"
    assert "Attach Fire Energy to Muk" in error.value.hint


def test_rulesets_that_answer_the_same_stand_together():
    result = run(CONFUSED, "attack", "-r", "ptcg-base", "-r", "ex", "-r", "ptcg-bw")
    assert result.exit_code == 0
    heads = [line for line in result.output.splitlines() if not line.startswith(" ") and line]
    assert [h.partition(":")[0] for h in heads] == ["ptcg-base", "ptcg-ex, ptcg-bw"]


def test_a_refusal_comes_with_its_statement_and_exit_code_1(tmp_path):
    result = run(CONFUSED, "attack seismic", "-r", "ptcg-base")
    assert result.exit_code == 2
    path = next(p for p in CASES if p.stem == "switch-without-a-bench")
    text = read_case(path).position
    (tmp_path / "p.txt").write_text(text)
    result = run(tmp_path / "p.txt", "play Switch", "-r", "ptcg-ex")
    data = run(tmp_path / "p.txt", "play Switch", "-r", "ptcg-ex", "--json")
    assert result.exit_code == 1 and "RO-01: May a Trainer be played" in result.output
    assert json.loads(data.output)[0]["statement"] == "RO-01"


def test_a_ruling_is_saved_as_a_case_that_verifies(tmp_path):
    case = tmp_path / "case.txt"
    result = run(CONFUSED, "retreat", "-r", "ptcg-base", "-r", "ptcg-ex", "--save", case,
                 "--question", "May it?")  # fmt: skip
    assert result.exit_code == 0 and case.exists()
    assert run("--verify", case).output == "1 case, 0 answered otherwise\n"
    assert run(CONFUSED, "retreat", "--save", case).exit_code == 2  # never over another file
    case.write_text(case.read_text().replace("discards Fighting", "keeps Fighting"))
    result = run("--verify", case)
    assert result.exit_code == 1 and "which is not said" in result.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ruleset: ptcg-base\n", "expected a position, a line '---' and a ruling"),
        ("x\n---\nask: a\nfoo\n", ":4: expected one of question, source, ask or 'answer RULESET:'"),
        ("x\n---\nquestion: a\n", "no ask in the ruling"),
        ("x\n---\nask: a\n", "no answer in the ruling"),
    ],
)
def test_what_is_no_case_is_told(tmp_path, text, said):
    (tmp_path / "c.txt").write_text(text)
    result = run("--verify", tmp_path / "c.txt")
    assert result.exit_code == 2 and said in result.output
