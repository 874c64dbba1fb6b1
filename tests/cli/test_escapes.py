"""No control character of a list, file, save, import or plug-in reaches a terminal."""

import json
import os
import pty
import re
import sqlite3
import subprocess
import sys

import pytest

from deckcheck.cli.screen import fit
from deckcheck.decklist.csv import no_formula
from deckcheck.lint import Result
from deckcheck.report import html
from rulesets.api import Finding
from tests.cardpool.importing.test_import import NEW_CARD
from tests.conftest import ROOT

EVIL = "\x1b[2J\x1b]0;EVIL\x07\x1b[31mEVIL\x9b1A\x08\u202e"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
UNFIT = re.compile(r"[\x00-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]|\r(?![\r\n])")


def on_terminal(*arguments, home, typed="", cwd=None):
    """Run a command on a terminal of its own and return what came there, and its exit code.

    The bar of an import moves the cursor by our own commands, so its terminal has no bars.
    """
    master, slave = pty.openpty()
    own = {**os.environ, "DECKCHECK_HOME": str(home), "PYTHONPATH": str(ROOT), "COLUMNS": "120",
           "TERM": "dumb" if "import" in arguments else "xterm"}  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-m", "deckcheck", *arguments], stdin=subprocess.PIPE, stdout=slave,
        stderr=slave, env=own, cwd=cwd, close_fds=True,
    )  # fmt: skip
    os.close(slave)
    process.stdin.write(typed.encode("utf-8", "surrogateescape"))
    process.stdin.close()
    pieces = []
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:
            break
        if not piece:
            break
        pieces.append(piece)
    os.close(master)
    return b"".join(pieces).decode("utf-8", "replace"), process.wait()


def clean(text):
    """Tell what of a screen no list or file may have put there."""
    return UNFIT.findall(COLOURS.sub("", text)) + re.findall(r"\x1b\[31mEVIL", text)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Return a folder with hostile files of every kind, and a home with hostile imports."""
    folder = tmp_path_factory.mktemp("hostile")
    listed = f"4 Pikachu{EVIL} BS 58\n4 Pikachu BS 58{EVIL}\n{EVIL}\n9 Raichu\n99 {EVIL}chu\n"
    (folder / "a.txt").write_text(listed, encoding="utf-8")
    (folder / f"{EVIL.replace('/', '')}.txt").write_text(listed, encoding="utf-8")
    rows = f'count,name,set,number\n4,"{EVIL}",{EVIL},1\n4,Pikachu,BS,{EVIL}\n'
    (folder / "a.csv").write_text(rows, encoding="utf-8")
    data = [{"name": EVIL, "count": 4, "set": EVIL}, {"name": "Pikachu", "count": 70}]
    (folder / "a.json").write_text(json.dumps({"cards": data, EVIL: EVIL}))
    (folder / "a.ydk").write_text(f"#created by {EVIL}\n#main\n89631139{EVIL}\n!side\n{EVIL}\n")
    saved = json.loads((ROOT / "tests/match/saved/ptcg-base-format-1.json").read_text("utf-8"))
    for name, change in (("players", [EVIL, EVIL]), ("ruleset", EVIL), ("engine", EVIL)):
        (folder / f"{name}.save").write_text(json.dumps(saved | {name: change}))
    deck = [[EVIL, 60, EVIL]]
    (folder / "deck.save").write_text(json.dumps(saved | {"decks": [deck, deck]}))
    new = NEW_CARD | {"name": f"Test {EVIL} Knight", "desc": EVIL, "race": EVIL}
    (folder / "cardinfo.json").write_text(json.dumps([new]))
    (folder / "bad.json").write_text(json.dumps([{"frameType": EVIL, "id": EVIL}]))
    home = folder / "home"
    own = {**os.environ, "DECKCHECK_HOME": str(home), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "deckcheck", "pool", "import", str(folder / "cardinfo.json")]
    subprocess.run(command, check=True, env=own, stdout=subprocess.DEVNULL)
    with sqlite3.connect(home / "overlay.db") as db:  # put there by hand, past the import
        db.execute("UPDATE card SET summary=?, names=?", (EVIL, json.dumps({"en": EVIL})))
        db.execute("UPDATE cardtext SET text=?", (EVIL,))
    db.close()
    return folder


COMMANDS = [
    *(("check", f) for f in ("a.txt", "a.csv", "a.json", "a.ydk", ".", EVIL)),
    ("check", "a.txt", "--fix"),
    # By one ruleset: judging by all takes more than a second on a busy machine, and a bar shows.
    ("check", "a.txt", "--when", "--why", "-r", "ptcg-base"),
    ("check", "a.txt", "-r", EVIL),
    ("check", "a.txt", "--option", EVIL),
    ("check", "a.txt", "--select", EVIL),
    ("check", "a.txt", "--list", "a.json"),
    *(("convert", f, "--to", to) for f in ("a.txt", "a.csv") for to in ("csv", "text", "ydk")),
    ("convert", "a.json", "--to", EVIL),
    ("search", "test knight"),
    ("search", EVIL),
    ("search", f"type:{EVIL}"),
    ("search", "test knight", "--json"),
    ("card", "99999901"),
    ("card", "99999901", "--json"),
    ("card", EVIL),
    ("pool", "import", "bad.json"),
    ("pool", "import", EVIL),
    ("pool", "info"),
    *((c, f) for c in ("replay",) for f in ("players.save", "ruleset.save", "engine.save")),
    ("replay", "deck.save", "--verify"),
    ("play", "--resume", "players.save"),
    ("play", "--resume", "deck.save"),
    ("play", "-r", EVIL),
    ("play", "-r", "master-trainer", "--seat", EVIL),
    ("rules", "show", EVIL),
    ("rulesets", EVIL),
    (EVIL,),
]


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=lambda c: " ".join(c).encode("ascii", "ignore"))
def test_nothing_commands_the_terminal(files, command):
    said, code = on_terminal(*command, home=files / "home", cwd=files)
    assert said.strip() or command[0] == "convert"
    assert not clean(said), repr(said)
    assert "Traceback" not in said
    assert code in (0, 1, 2)


@pytest.mark.slow
def test_what_is_typed_in_a_match_does_not_command_the_terminal(files, tmp_path):
    typed = f"{EVIL}\ns {EVIL}/x\ns /\n?\nb\n1\nq\n"
    given = ("-r", "master-trainer", "--players", "2", "--seed", "1")
    said, _ = on_terminal("play", *given, home=files / "home", typed=typed, cwd=tmp_path)
    assert "Not saved" in said and not clean(said), repr(said)


def test_colours_and_ends_of_lines_pass_and_nothing_else():
    assert fit("\x1b[1;31mred\x1b[0m\tx\r\ny\n") == "\x1b[1;31mred\x1b[0m\tx\r\ny\n"
    assert fit("a\rb\x1b[2J\x1b]0;t\x07\x9b") == r"a\rb\x1b[2J\x1b]0;t\x07\x9b"


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_a_cell_that_begins_a_formula_is_quoted(cell):
    assert no_formula(cell) == f"'{cell}"


def test_a_quoted_cell_is_read_back_without_its_quote():
    from deckcheck.decklist.csv import read

    assert read("count,name\n4,'@Ignister\n4,'Tis\n", "a.csv").lines[0].name == "@Ignister"


def test_a_severity_is_escaped_in_html():
    found = Finding("X101", "x", '"><script>', "m")
    shown = html.render([Result("a", "plain", "x", False, "", "", "illegal", {}, (found,))])
    assert "<script>alert" not in shown and '""><script>' not in shown
    assert "&quot;&gt;&lt;script&gt;" in shown
