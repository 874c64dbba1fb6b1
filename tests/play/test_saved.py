"""A saved match is input like any other: bounded, checked, and refused with a message."""

import json
import time
from random import Random

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play import transcript
from deckcheck.play.replay import resume
from deckcheck.play.transcript import MatchError
from tests.conftest import ROOT

HAYMAKER = str(ROOT / "docs" / "examples" / "haymaker.txt")


def run(*args):
    return CliRunner().invoke(cli, list(args), prog_name="deckcheck")


@pytest.fixture(scope="module")
def saves(tmp_path_factory):
    """Return two saved matches as JSON texts: with decks, and without."""
    folder = tmp_path_factory.mktemp("saves")
    texts = {}
    for name, args in {
        "ptcg-base": [HAYMAKER, HAYMAKER],
        "master-trainer": ["--players", "2", "--option", "turn-cap=300"],
    }.items():
        path = folder / f"{name}.json"
        run("play", "-r", name, *args, "--seat", "random", "--seed", "3", "--save", str(path))
        texts[name] = path.read_text("utf-8")
    return texts


@pytest.fixture
def edited(saves, tmp_path):
    def edit(change, name="ptcg-base"):
        data = json.loads(saves[name])
        change(data)
        path = tmp_path / "m.json"
        path.write_text(json.dumps(data), "utf-8")
        return path

    return edit


def put(*keys_and_value):
    """Return a change of a save: the value at the keys before it."""
    *keys, last, value = keys_and_value

    def change(data):
        for key in keys:
            data = data[key]
        data[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("decks", 0, 0, 1, 30_000_000), "deck 1: more than 9999 cards"),
        (put("decks", 0, 0, 1, -5), "deck 1: expected [card, copies, section]"),
        (put("decks", 1, 0, 1, 0), "deck 2: expected [card, copies, section]"),
        (put("decks", 1, 0, 1, True), "deck 2: expected [card, copies, section]"),
        (put("decks", 1, 0, 1, 1.5), "deck 2: expected [card, copies, section]"),
        (put("decks", 0, "base1-1"), "deck 1: expected rows, found 'base1-1'"),
        (put("decks", 0, 0, 0, "nowhere-1"), "no card 'nowhere-1' in the pool"),
        (put("decks", None), "'decks' is None"),
        (put("players", "ab"), "'players' is 'ab'"),
        (put("players", [1, 2]), "'players' is [1, 2]"),
        (put("seed", 1e400), "'seed' is inf"),
        (put("seed", "1"), "'seed' is '1'"),
        (put("options", {"scripts": {}}), "m.json: no option 'scripts'"),
        (put("options", []), "'options' is []"),
        (put("result", 1), "'result' is 1"),
        (put("moves", 0, [0, [[]], 1]), "move 1: expected [actor, action, check]"),
        (put("moves", 0, [0, ["x", 1.5], 1]), "move 1: expected [actor, action, check]"),
        (lambda data: data.pop("state"), "no 'state'"),
    ],
)
def test_a_save_with_wrong_facts_is_refused_at_once(edited, change, message):
    path = edited(change)
    start = time.perf_counter()
    result = run("replay", str(path), "--verify")
    assert result.exit_code == 2 and message in result.output, result.output
    assert time.perf_counter() - start < 5


def test_an_option_that_cannot_have_a_value_is_refused(edited):
    path = edited(put("options", "turn-cap", -7), "master-trainer")
    with pytest.raises(MatchError, match="option 'turn-cap' cannot be -7"):
        resume(path)


def test_a_file_beyond_all_matches_is_not_read_to_its_end(monkeypatch, tmp_path):
    monkeypatch.setattr(transcript, "MAX_BYTES", 1000)
    path = tmp_path / "m.json"
    path.write_text(" " * 1001, "utf-8")
    with pytest.raises(MatchError, match="at most 1,000 bytes"):
        resume(path)


@pytest.mark.parametrize("text", ["", "[" * 100_000, "9" * 5000, "NaN", '{"a": 1', "\udcff"])
def test_a_file_that_is_no_save_is_refused(tmp_path, text):
    path = tmp_path / "m.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(MatchError, match=r"m\.json: expected a saved match"):
        resume(path)


def test_a_save_with_a_deck_that_is_not_legal_is_marked(edited):
    def more(data):
        data["decks"][0][0][1] += 5
        data["moves"], data["state"], data["result"] = [], None, None

    path = edited(more)
    data = json.loads(path.read_text("utf-8"))
    result = run("replay", str(path), "--verify")
    assert result.exit_code == 0, result.output
    assert "deck 1 is not legal in ptcg-base: " in result.output, data["decks"]


ODD = [None, True, -1, 0, 2**70, 1.5, "", "x", "\0", [], {}, [[]], ["pick"], [[[[]]]], {"a": []}]


@pytest.mark.parametrize("name", ["ptcg-base", "master-trainer"])
@pytest.mark.parametrize("seed", range(3))
def test_a_save_changed_anywhere_is_read_or_refused(edited, name, seed):
    rng = Random(seed)

    def change(data):
        for _ in range(rng.randint(1, 2)):
            place = data
            while True:
                keys = list(place) if isinstance(place, dict) else list(range(len(place)))
                key = rng.choice(keys[:40])
                if not isinstance(place[key], (dict, list)) or not place[key] or rng.random() < 0.3:
                    break
                place = place[key]
            place[key] = rng.choice(ODD)

    for _ in range(25):
        path = edited(change, name)
        try:
            resume(path)
        except MatchError as error:
            assert str(error)
