"""Programs as players: asked in lines of JSON; their faults lose them a match and nothing else."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.matches.matchup import split
from deckcheck.play import bots
from deckcheck.play.match import Match
from deckcheck.play.simulate import Plan, play_all, play_one
from rulesets import registry
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import SETS, theme_decks

AGENTS = ROOT / "docs/examples/agents"
CAP = {"turn-cap": 300}
READY = """\
import json, os, sys, time
def say(data): print(data if isinstance(data, str) else json.dumps(data), flush=True)
def told(): return json.loads(sys.stdin.readline())
match = told()
say({"type": "ready", "protocol": 1})
"""


@pytest.fixture
def program(tmp_path):
    """Return what makes a player of Python source, ready to decide, or without that."""

    def make(source, ready=True, seconds=""):
        path = tmp_path / f"agent{len(list(tmp_path.iterdir()))}.py"
        path.write_text((READY if ready else "") + source, "utf-8")
        return f"program:{seconds}{sys.executable} {path}"

    return make


def board(*players, seed=5):
    return Plan("master-trainer", players, options=CAP, seed=seed)


def perl_reads_json():
    perl = shutil.which("perl")
    return perl and subprocess.run([perl, "-MJSON::PP", "-e", "1"], check=False).returncode == 0


@pytest.mark.skipif(not perl_reads_json(), reason="no Perl with its own JSON module")
def test_a_player_in_another_language_beats_random(shared):
    deck = theme_decks(shared, SETS["base"])[0]
    eager = f"program:perl {AGENTS / 'eager.pl'}"
    played = play_all(Plan("ptcg-base", (eager, "random"), (deck, deck), seed=3), 12)
    assert {outcome.ended for outcome in played}.isdisjoint({"forfeit: crash", "forfeit: time"})
    assert sum(outcome.returns[0] for outcome in played) >= 9


def test_a_program_with_its_own_luck_plays_the_same_match_again():
    anyone = f"program:{sys.executable} {AGENTS / 'any.py'}"
    one, two = (play_one(board(anyone, "random"), 0) for _ in range(2))
    assert one == two and not one.ended.startswith("forfeit")
    assert play_one(board(anyone, "random", seed=6), 0).digest != one.digest


FAULTS = [
    ("told(); sys.exit('out of ideas')", "crash", "ended with exit code 1: out of ideas"),
    ("told(); say({'choose': 999})", "illegal answer", 'answered {"choose": 999} to decision 1'),
    ("told(); say({'choose': True})", "illegal answer", 'answered {"choose": true} to decision 1'),
    ("told(); say('attack!')", "illegal answer", "answered 'attack!'; expected a JSON object"),
    ("told(); print('[' * 100000)", "illegal answer", "a line of more than 65,536 characters"),
    ("told(); os.close(1); time.sleep(9)", "crash", "closed its output"),
]


@pytest.mark.parametrize(("source", "kind", "told"), FAULTS)
def test_a_fault_loses_the_match_and_is_told(program, source, kind, told):
    agent = program(source)
    match = Match(registry.load("master-trainer"), ["random", agent], (), CAP, 5)
    match.advance()
    assert match.is_over and match.transcript.result == [1.0, 0.0]
    assert told in match.transcript.why
    assert play_one(board("random", agent), 0).ended == f"forfeit: {kind}"


@pytest.mark.parametrize("source", ["told(); time.sleep(60)", "time.sleep(60)"])
def test_an_answer_that_comes_too_late_loses_the_match(program, source):
    begun = time.monotonic()
    outcome = play_one(board(program(source, seconds="0.3s "), "random"), 0)
    assert outcome.ended == "forfeit: time" and outcome.returns == (0.0, 1.0)
    assert time.monotonic() - begun < 20


def test_another_protocol_is_refused(program):
    ready = 'import sys; sys.stdin.readline(); print(\'{"type": "ready", "protocol": 2}\')'
    match = Match(registry.load("master-trainer"), ["random", program(ready, ready=False)])
    match.advance()
    assert 'expected {"type": "ready", "protocol": 1}' in match.transcript.why


def test_a_fault_loses_one_match_and_the_run_goes_on(program):
    agent = program("told() if match['luck'] % 2 else sys.exit(1); time.sleep(60)", seconds="0.3s ")
    played = play_all(board(agent, "random"), 6)
    assert {outcome.ended for outcome in played} == {"forfeit: crash", "forfeit: time"}
    assert [outcome.returns for outcome in played] == [(0.0, 1.0)] * 6


def test_of_three_players_the_others_share_what_a_fault_loses(program):
    outcome = play_one(board("random", program("sys.exit(1)"), "random"), 0)
    assert outcome.returns == (0.5, 0.0, 0.5)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="no /proc to look into")
def test_nothing_of_a_program_lives_on_after_its_match(program, tmp_path):
    pids = tmp_path / "pids"
    source = f"""
import subprocess
child = subprocess.Popen(["sleep", "60"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
while True:
    said = told()
    say({{"choose": 0}}) if said["type"] == "decide" else time.sleep(60)
"""
    play_one(board(program(source), "random"), 0)
    for pid in pids.read_text().split():
        for _ in range(50):
            if not _is_alive(pid):
                break
            time.sleep(0.1)
        else:
            pytest.fail(f"process {pid} is still there")


def test_a_program_ends_when_the_person_leaves(program, tmp_path):
    pids = tmp_path / "pids"
    wait = f"open({str(pids)!r}, 'w').write(str(os.getpid()))\nwhile told(): say({{'choose': 0}})"
    words = ["play", "-r", "master-trainer", "--seat", program(wait), "--seat", "human"]
    more = ["--players", "2", "--seed", "7", "--save", str(tmp_path / "m.json")]
    ran = CliRunner().invoke(cli, [*words, *more], input="1\n" * 9 + "q\n")
    assert ran.exit_code == 0 and not _is_alive(pids.read_text())


def _is_alive(pid):
    stat = Path("/proc", pid, "stat")
    return stat.exists() and ") Z " not in stat.read_text()


def test_a_program_is_never_told_a_hidden_card(program, tmp_path, shared):
    """Deal the hidden cards anew: what is sent stays the same, byte for byte."""
    heard = tmp_path / "heard"
    echo = f"""
for line in sys.stdin:
    with open({str(heard)!r}, "a") as out: out.write(line)
    say({{"choose": 0}})
"""
    deck = theme_decks(shared, SETS["base"])[0]
    match = Match(registry.load("ptcg-base"), ["random", "random"], (deck, deck), seed=2)
    compared = 0
    while not match.is_over and compared < 12:
        seat, game = match.actor, match.game
        if seat >= 0 and len(game.legal_actions(match.state)) > 1:
            other = game.resample(match.state, seat, Random(compared))
            agent = bots.make(program(echo))
            for state in (match.state, other):
                agent.choose(bots.Position(game, state, seat), Random(1))
            agent.close(None)
            compared += 1
        match.play(match.automatic())
    lines = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    asked = [line for line in lines if line["type"] == "decide"]
    assert len(asked) == 24
    for one, two in zip(asked[::2], asked[1::2], strict=True):
        assert one | {"number": 0} == two | {"number": 0}


def test_a_match_lost_by_a_fault_is_saved_and_told_without_the_program(program, tmp_path):
    agent = program("sys.exit('tired')")
    saved = tmp_path / "match.json"
    words = ["-r", "master-trainer", "--players", "2", "--seat", "random", "--seat", agent]
    ran = CliRunner().invoke(cli, ["play", *words, "--seed", "3", "--save", str(saved)])
    assert ran.exit_code == 0 and "ended with exit code 1: tired" in ran.stdout
    data = json.loads(saved.read_text("utf-8"))
    data["players"][1] = "program:no-such-program-here"
    saved.write_text(json.dumps(data), "utf-8")
    told = CliRunner().invoke(cli, ["replay", str(saved)])
    assert told.exit_code == 0 and "loses: ended with exit code 1: tired" in told.stdout
    again = CliRunner().invoke(cli, ["replay", str(saved), "--verify"])
    assert again.exit_code == 0 and "result [1.0, 0.0]" in again.stdout


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("program:no-such-program", "there is no program 'no-such-program'"),
        ("program:", "program: names no command"),
        ("program:'open", "No closing quotation"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--seat"], ["simulate", "--bots"]])
def test_a_program_that_cannot_start_is_refused_before_anything_is_played(command, name, told):
    ran = CliRunner().invoke(cli, [command[0], "-r", "master-trainer", command[1], name])
    assert ran.exit_code == 2 and told in ran.output


def test_a_command_may_have_commas():
    assert split(["greedy, random", "program:x a,b"]) == ["greedy", "random", "program:x a,b"]
    assert split(["random,program:2s x a,b"]) == ["random", "program:2s x a,b"]
