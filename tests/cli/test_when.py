"""`check --when`: the stretches of days in which a list is legal."""

import io
import json
import sys
from contextlib import nullcontext

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.lists import when
from deckcheck.cli.progress import bar

SET = {"id": "tst7", "name": "Test Seven", "series": "Tests", "releaseDate": "2026/10/02",
       "ptcgoCode": "TSV"}  # fmt: skip
CARD = {"id": "tst7-1", "name": "Testmon", "supertype": "Pokémon", "number": "1",
        "subtypes": ["Basic"], "hp": "60", "types": ["Fire"], "regulationMark": "J"}  # fmt: skip


def run(*args, text=None):
    done = CliRunner().invoke(cli, list(args), input=text, prog_name="deckcheck")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


class Terminal(io.StringIO):
    """Standard error that is a terminal."""

    def isatty(self):
        return True


def test_a_progress_bar_goes_to_a_terminal_alone(monkeypatch, capsys):
    monkeypatch.setattr("deckcheck.cli.progress._PATIENCE", -1.0)
    for stream in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "__stderr__", stream)
        monkeypatch.setattr(sys, "stderr", stream)
        with bar("Judging a list") as progress:
            progress(3, 7)
        assert ("Judging a list" in stream.getvalue()) == stream.isatty()


def test_work_of_less_than_a_second_shows_no_bar(monkeypatch, capsys):
    stream = Terminal()
    monkeypatch.setattr(sys, "__stderr__", stream)
    monkeypatch.setattr(sys, "stderr", stream)
    with bar("Judging a list") as progress:
        progress(3, 7)
    assert stream.getvalue() == ""


def test_when_tells_its_progress_by_rulesets(monkeypatch):
    told = []
    monkeypatch.setattr(
        when, "bar", lambda label: nullcontext(lambda *at: told.append((label, at)))
    )
    run("check", "--when", "-", text="4 Pikachu BS 58\n56 Lightning Energy BS 100\n")
    labels, steps = zip(*told, strict=True)
    assert set(labels) == {"Judging stdin"}
    assert [done for done, _ in steps] == list(range(steps[0][1])) and len(steps) > 3


def legal(ruleset, text):
    """Return the stretches in which a list is legal in a ruleset."""
    (told,) = json.loads(run("check", "-r", ruleset, "--when", "--json", "-", text=text).output)
    spans = told["rulesets"][ruleset]
    return [(s["start"], s["until"]) for s in spans if s["verdict"] == "legal"]


@pytest.mark.parametrize(
    ("line", "released"),
    [
        ("4 Snivy BLK 1", "2025-07-18"),
        ("4 Tepig WHT 11", "2025-07-18"),
        ("4 Weedle TEU 3", "2019-02-01"),
        ("4 Bulbasaur DET 1", "2019-03-29"),
    ],
)
def test_a_list_is_legal_in_unlimited_from_the_day_its_newest_set_was_in_shops(line, released):
    text = f"{line}\n56 Grass Energy BS 99\n"
    assert legal("ptcg-unlimited", text) == [(released, "")]


def test_the_days_of_an_imported_set_bound_the_stretches(tmp_path, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    (tmp_path / "data" / "cards" / "en").mkdir(parents=True)
    (tmp_path / "data" / "sets").mkdir()
    (tmp_path / "data" / "sets" / "en.json").write_text(json.dumps([SET]), "utf-8")
    (tmp_path / "data" / "cards" / "en" / "tst7.json").write_text(json.dumps([CARD]), "utf-8")
    assert run("pool", "import", str(tmp_path / "data")).exit_code == 0
    text = "4 Testmon TSV 1\n56 Fire Energy BS 98\n"
    assert legal("ptcg-unlimited", text) == [("2026-10-02", "")]
    assert legal("ptcg-expanded", text) == [("2026-10-16", "")]


def test_stretches_that_only_a_judge_can_decide_are_named_beside_the_legal_ones():
    told = run("check", "--when", "-", text="4 Snivy BLK 1\n56 Grass Energy BS 99\n").output
    assert "from 2025-08-01 until 2027-04-11; for a judge to say from 2027-04-11 on" in told


BARE = "4 Pikachu\n4 Switch\n4 Potion\n48 Lightning Energy\n"
PRINTS = "4 Comfey LOR 79\n4 Nest Ball SVI 181\n1 Jirachi V PR-SW 299\n51 Psychic Energy SVE 5\n"
PASSWORDS = "#main\n" + 3 * "14558127\n" + "55144522\n" + 36 * "89631139\n"


@pytest.mark.parametrize(
    ("ruleset", "text"),
    [("ptcg-standard", BARE), ("ptcg-expanded", PRINTS), ("ptcg-standard", PRINTS),
     ("ptcg-unlimited", BARE), ("ygo-tcg", PASSWORDS), ("ygo-master-duel", PASSWORDS)],
)  # fmt: skip
def test_judging_only_what_changes_gives_the_verdict_of_every_day(ruleset, text):
    from cardpool.store import CardPool
    from deckcheck.checker import Checker, load
    from deckcheck.decklist.read import read_bytes
    from deckcheck.timeline import Timeline

    pool, loaded = CardPool.open(), load(ruleset)
    (source,) = read_bytes(text.encode(), "deck", "", loaded.info.family)
    spans = Timeline(Checker(pool, ruleset)).spans(source, loaded)
    told = [
        (day, next(s.verdict for s in reversed(spans) if s.start <= day))
        for day in loaded.breakpoints()
    ]
    judged = [
        (day, Checker(pool, ruleset, day).check(source).verdict) for day in loaded.breakpoints()
    ]
    assert told == judged
    assert len({verdict for _, verdict in judged}) > 1 or "ygo" in ruleset
