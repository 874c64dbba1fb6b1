"""The kinds of input that are fuzzed: how each is made, and what is done with it."""

import gzip
import json
import os
import sqlite3
import tempfile
from pathlib import Path

from click.testing import CliRunner

from cardpool.errors import QueryError
from cardpool.importing.importer import Importer
from cardpool.ingest.errors import IngestError
from cardpool.search.filters import FIELDS
from cardpool.store import CardPool, bundle
from cardpool.store.layer import Layer
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.cli.cards.search import is_legal
from deckcheck.play.replay import resume
from deckcheck.play.transcript import MatchError
from rulesets import registry
from tests.core import SAVED, resumed
from tests.fuzz import decklists
from tests.fuzz.run import changed, damaged

ODD = (
    None, True, False, 0, 1, -1, 60, 10**9, -(10**18), 10**30, 1.5, "", " ", "x", "\x00", "\x1b[2J",
    "9" * 40, "é\u0301", "\u202e", "🂡", "base1-58", "seat", [], {}, [[]], [1, 2], ["x"], {"a": 1},
    {"en": "x"}, [{"id": 1}], "x" * 2000,
)  # fmt: skip
SIGNS = (
    *(
        '"',
        "-",
        "(",
        ")",
        ":",
        "=",
        "<",
        ">",
        " or ",
        "%",
        "_",
        "\\",
        "'",
        "\x00",
        "\x1b",
        "*",
        "?",
    ),
    *("é", "🂡", "\u202e", "9999999999", "or", "[", "]", "{", "}", ",", "\n", "\t", "--", '""'),
)


def lists(folder):
    """Damaged lists, read, checked, fixed and reported."""
    pool = CardPool.open()
    checkers = [Checker(pool, name, "2024-08-16") for name in ("ptcg-unlimited", "ygo-tcg")]
    return decklists.mutated, lambda data: decklists.run(checkers, data)


def queries(folder):
    """Queries of names and filters, whole and damaged."""
    pool = CardPool.open()
    parts = [field.example for field in FIELDS if field.name != "legal"]
    fields = ("hp", "level", "date", "set", "name", "type", "text")
    operators, figures = (":", "=", "!=", "<", ">="), ("1", "x", '"a b"', "9" * 30)
    odd = [f"{name}{op}{value}" for name in fields for op in operators for value in figures]
    names = [
        "pikachu",
        "charizrd ex",
        "blue-eyes",
        "ピカチュウ",
        "S:P Little",
        "-",
        '""',
        "or",
        "a",
    ]

    def make(rng):
        said = [
            rng.choice(rng.choice((parts, parts, names, names, odd)))
            for _ in range(rng.randrange(1, 6))
        ]
        joined = "".join(f"{rng.choice(('', '', '', '-', 'or ', '('))}{one} " for one in said)
        joined += ")" * joined.count("(")
        for _ in range(rng.choice((0, 0, 0, 1, 2))):
            joined = damaged(rng, joined, SIGNS)
        return joined

    def attempt(query):
        try:
            return "found" if pool.search(query, limit=10, legal=is_legal) else "nothing"
        except QueryError:
            return "refused"

    return make, attempt


def saves(folder):
    """Saved matches with other values, and damaged files of them."""
    sources = [
        json.loads(path.read_text("utf-8")) | {"pool": resumed(path).transcript.pool}
        for path in SAVED
    ]
    path = folder / "match.json"

    def make(rng):
        data = rng.choice(sources)
        for _ in range(rng.randrange(1, 3)):
            data = changed(rng, data, ODD)
        text = json.dumps(data)
        return damaged(rng, text, SIGNS) if rng.random() < 0.2 else text

    def attempt(text):
        path.write_text(text, "utf-8", "surrogatepass")
        try:
            resume(path)
        except MatchError:
            return "refused"
        return "resumed"

    return make, attempt


_YGO = {
    "id": 99999901, "name": "Test Knight", "type": "Synchro Tuner Effect Monster", "atk": -1,
    "frameType": "synchro", "desc": "Own words.", "race": "Warrior", "attribute": "LIGHT",
    "def": 1200, "level": 5, "card_images": [{"id": 99999901}], "card_sets": [{"set_code": "T-1"}],
    "misc_info": [{"tcg_date": "2026-01-02", "konami_id": 1}],
}  # fmt: skip
_TCGDEX = {
    "id": "tst1-9", "localId": "9", "set": {"id": "tst1"}, "category": "Pokemon", "hp": 100,
    "name": {"en": "Testachu", "fr": "Testachou"}, "types": ["Fire"], "stage": "Basic",
    "attacks": [{"name": {"en": "Hit"}, "effect": {"en": "Flip a coin."}, "cost": ["Fire"]}],
    "abilities": [], "weaknesses": [{"type": "Water", "value": "x2"}], "retreat": 1, "dexId": [25],
}  # fmt: skip
_PTCG = {
    "id": "tst1-7", "name": "Testachu", "supertype": "Pokémon", "number": "7", "hp": "60",
    "attacks": [{"name": "Hit", "cost": ["Fire"], "text": "Draw a card."}], "rules": None,
}  # fmt: skip
_YUGI = {"password": 99999903, "konami_id": 9, "name": {"en": "Test Mage"}, "card_type": "Monster",
         "monster_type_line": "Spellcaster / Effect", "atk": 1, "def": 2, "level": 4,
         "text": {"en": "Own words."}}  # fmt: skip
_LFLIST = "#[a]\n!2026.1 TCG\n46986414 1 --Dark Magician\n89631139 0\n!House\n46986414 -1\n"


def imports(folder):
    """Files of all formats with other values or damage: imported, opened, searched and shown."""
    base = Layer(bundle.locate())

    def make(rng):
        kind = rng.randrange(6)
        if kind == 0:
            text = _LFLIST
            for _ in range(rng.randrange(1, 4)):
                text = damaged(rng, text, SIGNS)
            return "a.conf", text.encode("utf-8", "surrogatepass")
        if kind == 1:
            return "a.cdb", [changed(rng, _row(), ODD[:-10]) for _ in range(3)]
        source = rng.choice((_YGO, _TCGDEX, _PTCG, _YUGI))
        records = [source]
        for _ in range(rng.randrange(1, 4)):
            records = [*records[:3], source] if isinstance(records, list) else [source]
            records = changed(rng, records, ODD)
        raw = json.dumps(records).encode()
        if kind == 2 and isinstance(records, list):
            raw = "\n".join(json.dumps(record) for record in records).encode()
            return "a.jsonl", raw
        if kind == 3:
            return "a.json", damaged(rng, raw.decode(), SIGNS).encode("utf-8", "surrogatepass")
        if kind == 4:
            raw = bytearray(gzip.compress(raw))
            for _ in range(rng.randrange(3)):
                raw[rng.randrange(len(raw))] = rng.randrange(256)
            return "a.json.gz", bytes(raw)
        return "a.json", raw

    def attempt(made):
        name, content = made
        path, target = folder / name, folder / "overlay.db"
        path.unlink(missing_ok=True)
        if name == "a.cdb":
            _cdb(path, content)
        else:
            path.write_bytes(content)
        importer = Importer(CardPool([base]), None)
        try:
            importer.run(path, lambda done: None)
        except IngestError:
            return "refused"
        importer.database.write(target)
        pool = CardPool([Layer(target), base])
        for hit in pool.search("test", limit=3) + pool.search("teste mge", limit=3):
            card = pool.get(hit.id)
            registry.family(card.game).facts(card)
            registry.family(card.game).printings(pool, card)
        for card in map(pool.get, pool.layers[0].all_ids()):
            registry.family(card.game).facts(card)
            pool.printings(card)
        return "imported"

    return make, attempt


def _row():
    return {
        "id": 99999905, "ot": 3, "alias": 0, "setcode": 0, "type": 33, "atk": 1, "def": 2,
        "level": 4, "race": 1, "attribute": 16, "category": 0, "name": "Test", "desc": "x",
    }  # fmt: skip


def _cdb(path, rows):
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE datas (id, ot, alias, setcode, type, atk, def, level, race,"
                   " attribute, category)")  # fmt: skip
        db.execute("CREATE TABLE texts (id, name, desc)")
        for row in rows:
            if isinstance(row, dict):
                plain = {k: v if isinstance(v, (int, float, str, type(None))) else str(v)
                         for k, v in row.items()}  # fmt: skip
                plain = {k: v if not isinstance(v, int) or abs(v) < 2**63 else 7
                         for k, v in plain.items()}  # fmt: skip
                for table, columns in (
                    ("datas", list(_row())[:11]),
                    ("texts", ["id", "name", "desc"]),
                ):
                    values = [plain.get(column) for column in columns]
                    slots = ",".join("?" * len(values))
                    db.execute(f"INSERT INTO {table} VALUES ({slots})", values)
    db.close()


def options(folder):
    """Values of the options of `check`."""
    path = folder / "a.txt"
    path.write_text("4 Pikachu BS 58\n56 Lightning Energy BS 100\n3 Dark Magician\n")
    names = ["--on", "--region", "--option", "--select", "--ignore", "-r", "--list", "--list-name",
             "--format", "--output"]  # fmt: skip
    values = [*registry.ids()[:12], "2024-01-01", "2024", "9999-99-99", "0000-00-00", "TCG", "ocg",
              "turn-cap=5", "list=x", "a=b", "=", "PTCG1", "DECK", "copy-limit", "json", "html",
              "sarif", "junit", "text", str(path), "/", "/dev/null", "-", ""]  # fmt: skip

    def make(rng):
        given = []
        for _ in range(rng.randrange(1, 4)):
            value = rng.choice(values)
            for _ in range(rng.choice((0, 0, 1, 2))):
                value = damaged(rng, value, SIGNS)
            given += [rng.choice(names), value.replace("\x00", "")]
        return given

    return make, lambda given: f"exit {_ran(['check', str(path), *given])}"


def _ran(arguments, text=""):
    """Return the exit code of a command; an exception is raised as it is."""
    ran = CliRunner().invoke(cli, arguments, input=text, prog_name="deckcheck")
    if ran.exception is not None and not isinstance(ran.exception, SystemExit):
        raise ran.exception
    assert ran.exit_code in (0, 1, 2), ran.output[-500:]
    return ran.exit_code


PROMPTS = 25  # lines that are typed in one match


def prompts(folder):
    """What is typed in a match: the match goes on, or is kept and can be resumed."""
    from tests.play.test_prompts import typed

    kept = folder / "kept.json"

    def make(rng):
        seats = rng.choice(("human,random", "human,random,human"))
        players = seats.count(",") + 1
        who = ["--players", str(players), "--seat", seats, "--seed", str(rng.randrange(99))]
        arguments = ["play", "-r", "master-trainer", *who, "--save", str(kept)]
        return arguments, typed(rng, PROMPTS)

    def attempt(made):
        for path in _files(folder):
            path.unlink()
        before = Path.cwd()
        os.chdir(folder)
        try:
            code = _ran(*made)
        finally:
            os.chdir(before)
        # "s FILE" names another file, in which the match is kept from then on.
        resume(max(_files(folder), key=lambda path: path.stat().st_mtime_ns))
        return f"exit {code}, kept"

    return make, attempt


def _files(folder):
    return [path for path in folder.iterdir() if path.is_file()]


KINDS = {kind.__name__: kind for kind in (lists, queries, saves, imports, options, prompts)}


def prepared(name):
    """Return how a kind is made and tried, in a folder and a home of its own."""
    folder = Path(tempfile.mkdtemp(prefix="deckcheck-fuzz-"))
    os.environ["DECKCHECK_HOME"] = str(folder / "home")
    return KINDS[name](folder)
