"""Round robins of decks: the same whatever the processes, with intervals, also when stopped."""

import csv
import json
from io import StringIO

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.runs import progress
from deckcheck.play import simulate as simulation
from deckcheck.play.runs.matrix import pairs_of, rate_of, table
from deckcheck.play.simulate import Plan, run, wilson
from deckcheck.play.workers import workers
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import SETS, theme_decks

GAMES = 6


@pytest.fixture(scope="module")
def decks(shared):
    return theme_decks(shared, SETS["base"])[:3]


def played(decks, jobs=1, mirror=False, games=GAMES):
    pairs = pairs_of(Plan("ptcg-base", ("random", "random"), seed=5), decks, mirror)
    *_, last = run(pairs, games, workers(jobs))
    return pairs, last.done


def test_every_pair_plays_and_every_rate_has_its_interval(decks):
    pairs, counted = played(decks)
    result = table(pairs, ["a", "b", "c"], 5)
    assert counted == result["games"] == 3 * GAMES
    assert [(p["a"], p["b"]) for p in result["pairs"]] == [("a", "b"), ("a", "c"), ("b", "c")]
    for pair in result["pairs"]:
        assert pair["wins_a"] + pair["wins_b"] + pair["draws"] == pair["games"] == GAMES
        low, high = wilson(pair["wins_a"], GAMES)
        assert (pair["low"], pair["high"]) == (round(low, 4), round(high, 4))
    for deck in result["decks"]:
        own = [p for p in result["pairs"] if deck["deck"] in (p["a"], p["b"])]
        won = sum(p["wins_a" if p["a"] == deck["deck"] else "wins_b"] for p in own)
        assert (deck["games"], deck["wins"]) == (2 * GAMES, won)
    assert [d["rate"] for d in result["decks"]] == sorted(
        (d["rate"] for d in result["decks"]), reverse=True
    )
    assert rate_of(result, "b", "a") == result["pairs"][0]["wins_b"] / GAMES


def test_the_result_is_the_same_on_one_process_and_on_two(decks):
    names = ["a", "b", "c"]
    alone, shared_out = (table(played(decks, jobs)[0], names, 5) for jobs in (1, 2))
    assert alone == shared_out and alone["digest"] != "00000000"


def test_with_mirrors_each_deck_meets_itself_without_counting_for_it(decks):
    pairs, _ = played(decks[:2], mirror=True, games=2)
    result = table(pairs, ["a", "b"], 5)
    assert [(p["a"], p["b"]) for p in result["pairs"]] == [("a", "b"), ("a", "a"), ("b", "b")]
    assert all(deck["games"] == 2 for deck in result["decks"])


def test_what_was_played_stays_when_it_is_stopped(decks):
    pairs = pairs_of(Plan("ptcg-base", ("random", "random"), seed=5), decks, False)
    steps = run(pairs, 500, workers(1))
    done = next(steps).done
    steps.close()
    assert table(pairs, ["a", "b", "c"], 5)["games"] == done > 0


def simulate(*args):
    deck = str(ROOT / "docs" / "examples" / "haymaker.txt")
    args = ["simulate", "-r", "ptcg-base", deck, deck, deck, "--games", "2", "--jobs", "1", *args]
    return CliRunner().invoke(cli, args)


def test_more_than_two_decks_are_shown_as_a_table():
    told = simulate().stdout
    assert "6 matches of ptcg-base, seed 1, random against random" in told
    assert "haymaker (1)" in told and "95 % interval" in told


def test_a_round_robin_is_written_as_csv_and_json():
    rows = list(csv.DictReader(StringIO(simulate("--csv").stdout)))
    data = json.loads(simulate("--json").stdout)
    assert [int(row["games"]) for row in rows] == [2, 2, 2] and data["stopped"] is False
    assert [row["rate"] for row in rows] == [str(pair["rate"]) for pair in data["pairs"]]


def test_several_decks_take_one_bot():
    refused = simulate("--bots", "greedy,random")
    assert refused.exit_code == 2 and "several decks take one bot" in refused.output


def test_ctrl_c_reports_what_was_played(monkeypatch):
    honest = simulation.run

    def interrupted(*args):
        yield next(honest(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "run", interrupted)
    result = simulate("--json")
    assert result.exit_code == progress.STOPPED
    assert json.loads(result.stdout)["games"] == 1 and json.loads(result.stdout)["stopped"] is True
    assert "Stopped after 1 of 6 matches." in result.stderr


def test_decks_meet_a_field_and_not_one_another(decks):
    pairs = pairs_of(Plan("ptcg-base", ("random", "random")), [*decks, decks[0]], False, field=2)
    assert [(p.first, p.second) for p in pairs] == [(0, 2), (0, 3), (1, 2), (1, 3)]


def test_a_field_is_named_in_the_shell():
    deck = str(ROOT / "docs/examples/haymaker.txt")
    words = ["simulate", "-r", "ptcg-base", deck, deck, "--field", deck, "--games", "2", "--json"]
    data = json.loads(CliRunner().invoke(cli, [*words, "--jobs", "1"]).stdout)
    met = [(pair["a"], pair["b"]) for pair in data["pairs"]]
    assert met == [("haymaker (1)", "haymaker (3)"), ("haymaker (2)", "haymaker (3)")]
    alone = CliRunner().invoke(cli, [*words[:3], "--field", deck, "--field", deck])
    assert alone.exit_code == 2 and "no deck is named that meets the field" in alone.output


def test_every_ending_is_counted_once(decks):
    pairs, counted = played(decks)
    result = table(pairs, ["a", "b", "c"], 5)
    assert sum(result["endings"].values()) == counted
    assert all("the loser" in how or "Prizes" in how for how in result["endings"])
    for pair in result["pairs"]:
        assert sum(pair["endings"].values()) == pair["games"]


def test_the_page_has_every_rate_and_no_outside_file(tmp_path):
    page = tmp_path / "table.html"
    data = json.loads(simulate("--json", "--html", str(page)).stdout)
    text = page.read_text("utf-8")
    for row in data["decks"]:
        assert row["deck"] in text and f"{row['rate']:.1%}" in text
    assert "http" not in text and "src=" not in text
