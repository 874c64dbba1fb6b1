"""Nothing that is typed at a prompt ends a match or loses it."""

import os
import re
from random import Random
from types import SimpleNamespace

import pytest
from click.testing import CliRunner
from rich.console import Console

from deckcheck.cli.app import cli
from deckcheck.cli.matches import stepping
from deckcheck.cli.table.conversation import Conversation
from deckcheck.cli.table.prompt import number_in
from deckcheck.play.match import Match
from deckcheck.play.replay import resume
from rulesets import registry
from rulesets.parts.telling import Teller

RULESET = registry.load("master-trainer")
ALONE = ["play", "-r", "master-trainer", "--players", "2", "--seat", "human,random", "--seed", "7"]
SHARED = ["play", "-r", "master-trainer", "--players", "3", "--seat", "human,random,human",
          "--seed", "7"]  # fmt: skip
UNWRITABLE = ["s /", "s .", "s /no/such/folder/m.json", "s a\0b", "s " + "x" * 300]
ODD = [
    *UNWRITABLE, "", " ", "²", "①", "٣", "9" * 5000, "-1", "+1", "1.0", "1e3", "s ..", "s \t",
    "s " + "é" * 200, "sq", "b b", "[red]", "[/]", "\x1b[2J", "u", "?", "h", "help", "b", "B", "🂡",
    "q q", "1 2", "s\u00a0x",
]  # fmt: skip


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("deckcheck.cli.table.conversation.gettempdir", lambda: str(tmp_path))


def run(*args, text=None):
    return CliRunner().invoke(cli, list(args), input=text, prog_name="deckcheck")


def typed(rng, count):
    """Return lines of odd input among moves."""
    letters = "sbuq?h 0123456789/²①.\t\x00\x1b[]é🂡"
    lines = []
    for _ in range(count):
        kind = rng.random()
        if kind < 0.4:
            lines.append(str(rng.randint(1, 3)))
        elif kind < 0.8:
            lines.append(rng.choice(ODD))
        else:
            lines.append("".join(rng.choice(letters) for _ in range(rng.randint(1, 6))))
    return "\n".join(line for line in lines if line.strip() != "q" and "\n" not in line) + "\n"


@pytest.mark.parametrize("args", [ALONE, SHARED], ids=["alone", "hot seat"])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_goes_on_whatever_is_typed(tmp_path, args, seed):
    path = tmp_path / "kept.json"
    result = run(*args, "--save", str(path), text=typed(Random(seed), 150))
    assert result.exit_code == 0, result.output[-2000:]
    saved = sorted(tmp_path.glob("*"), key=lambda file: file.stat().st_mtime_ns)
    assert saved
    assert resume(saved[-1]).transcript.moves


@pytest.mark.parametrize("said", ODD)
def test_each_odd_line_is_answered_and_the_match_goes_on(said):
    result = run(*ALONE, text=f"{said}\n1\nq\n")
    assert result.exit_code == 0 and "Trainer 1: Roll the die and move" in result.output


def test_bytes_that_are_no_text_are_answered():
    result = run(*ALONE, text=b"\xff\xfe\n1\nq\n")
    assert result.exit_code == 0 and "Trainer 1: Roll the die and move" in result.output


@pytest.mark.parametrize("said", UNWRITABLE)
def test_a_match_that_cannot_be_saved_says_so(said):
    assert "Not saved: cannot write" in run(*ALONE, text=f"{said}\nq\n").output


def test_a_typed_path_does_not_reach_the_terminal_as_it_is():
    result = run(*ALONE, text="s a\x1b[2Jb\nq\n")
    assert "\x1b" not in result.output and "a\\x1b[2Jb" in result.output


def test_quitting_with_a_file_that_cannot_be_written_goes_on(tmp_path):
    result = run(*ALONE, "--save", "no/such/folder.json", text="q\ns there.json\nq\n")
    assert result.exit_code == 0 and "Not saved" in result.output
    assert resume(tmp_path / "there.json")


def test_an_interrupted_match_is_kept_among_the_temporary_files(tmp_path):
    result = run(*ALONE, "--save", "no/such/folder.json", text="1\n")
    assert result.exit_code == 2 and "Not saved" in result.output
    (kept,) = tmp_path.glob("deckcheck-match-*.json")
    assert resume(kept).transcript.moves and kept.name in result.output.replace("\n", "")


def test_a_full_disk_stops_no_match(tmp_path, monkeypatch):
    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    result = run(*ALONE, text="s m.json\n1\nq\n")
    assert "Not saved: cannot write 'm.json': No space left" in result.output
    assert "Saved." not in result.output and not list(tmp_path.iterdir())


def test_a_fault_of_the_game_loses_no_move(tmp_path, monkeypatch):
    from rulesets.master_trainer.game import MasterTrainer

    apply = MasterTrainer.apply

    def faulty(self, s, a):
        if a == ("roll",):
            raise ZeroDivisionError("a fault")
        apply(self, s, a)

    monkeypatch.setattr(MasterTrainer, "apply", faulty)
    result = run(*ALONE, "--save", "m.json", text="1\n")
    assert isinstance(result.exception, ZeroDivisionError)
    monkeypatch.undo()
    assert resume(tmp_path / "m.json").transcript.moves


@pytest.mark.parametrize("seed", range(3))
def test_a_replay_steps_on_whatever_is_typed(tmp_path, monkeypatch, seed):
    run(*ALONE, "--save", str(tmp_path / "m.json"), text="1\n1\n1\nq\n")
    match = resume(tmp_path / "m.json")
    lines = iter([*ODD, *typed(Random(seed), 60).split("\n"), "q"])
    monkeypatch.setattr(Console, "input", lambda self, *a, **k: next(lines))
    monkeypatch.setattr(stepping.time, "sleep", lambda seconds: None)
    stepping.step_through(match, 0)
    assert next(lines, None) is None


def test_a_number_is_ascii_and_short():
    assert [number_in(said) for said in ("7", "007", "²", "①", "٣", "-1", "", "9" * 5000)] == [
        7, 7, None, None, None, None, None, None]  # fmt: skip


@pytest.mark.parametrize("deck", ["missing.txt", ".", "/", "no\udcffname"])
def test_a_deck_that_cannot_be_read_is_named(deck):
    result = run("play", "-r", "ptcg-base", deck, deck)
    assert result.exit_code == 2 and isinstance(result.exception, SystemExit)
    assert "cannot be opened" in result.output


def test_among_several_people_each_sees_the_own_board_only(tmp_path, monkeypatch):
    monkeypatch.setattr(
        "rulesets.master_trainer.game.MasterTrainer.screen",
        lambda self, view, width: f"board of {view.seat + 1}",
    )
    result = run(*SHARED, "--save", str(tmp_path / "m.json"), text="\n1\n" * 12)
    asked = re.split(r"Seat (\d) decides; the others look away.", result.output)
    seats, shown = asked[1::2], asked[2::2]
    assert len(seats) > 3 and set(seats) == {"1", "3"}
    assert "board of" not in asked[0]
    for seat, screen in zip(seats, shown, strict=True):
        assert screen.lstrip().startswith("Enter when ready>")
        assert set(re.findall(r"board of (\d)", screen)) <= {seat}


def test_among_several_people_each_hears_what_happened_as_it_may():
    match = Match(RULESET, ("human", "human"), options={"turn-cap": 300}, seed=3)
    table = Conversation(match, None, Console(quiet=True))
    told = SimpleNamespace(clone=lambda: None)
    match.state, match.play = told, lambda action: None
    heard = lambda self, before, a, after, seat: [f"{a[0]} for {seat}"]  # noqa: E731
    match.game = type("Told", (), {"actor": lambda self, s: -1})()
    match.game.teller = type("Own", (Teller,), {"happened": heard})(match.game)
    for action in (("bonus", 3), ("roll", 4)):
        table._make(action)
    assert table.news == {seat: [f"bonus for {seat}", f"roll for {seat}"] for seat in (0, 1)}
