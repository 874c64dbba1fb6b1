"""The commands that the pages of the docs show, and a folder in which all of them can be run."""

import gzip
import json
import re
import shutil
import sqlite3

from tests.conftest import ROOT

PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
STANDARD = "4 Boss's Orders MEG 114\n4 Dunsparce TEF 128\n52 Fire Energy SVE 2\n"
MAGMA = "4 Team Magma's Groudon MA 9\n2 Switch RS 92\n54 Fighting Energy RS 105\n"
HAYMAKER = (ROOT / "docs/examples/haymaker.txt").read_text("utf-8")
DUEL = "#main\n" + "46986414\n" * 3 + "05318639\n" * 2 + "#extra\n!side\n05318639\n"
# Normal Monsters: every one of them plays.
MONSTERS = (
    *(43096270, 38445524, 11091375, 15025844, 69247929, 74677422, 46986414),
    *(97590747, 14898066, 49881766, 70781052, 89631139, 13039848, 11321183),
)
PLAYED = "#main\n" + "".join(f"{each:08}\n" * 3 for each in MONSTERS) + "#extra\n!side\n"
FILES = {
    **dict.fromkeys(("lists/ash.txt", "deck.txt", "ash.txt", "old-deck.txt"), STANDARD),
    **dict.fromkeys(("registered/ash.txt", "table/ash.txt", "charizard.txt"), STANDARD),
    **dict.fromkeys(("worlds/one.txt", "zard.txt", "mine.txt", "theirs.txt"), STANDARD),
    "lists/misty.ydk": DUEL,
    "magma.txt": MAGMA,
    "team.txt": (ROOT / "docs/examples/team.txt").read_text("utf-8"),
    **dict.fromkeys(("deck.ydk", "registered.ydk", "duel2.ydk", "yugi.ydk"), DUEL),
    **dict.fromkeys(("mine.ydk", "theirs.ydk"), PLAYED),
    **dict.fromkeys(("A.txt", "B.txt", "C.txt", "a.txt", "b.txt", "c.txt", "d.txt"), HAYMAKER),
    "lflist.conf": "#[Ours]\n!Ours\n46986414 1 --Dark Magician\n",
}
# Words of the pages that stand for something of the reader's own.
STANDS_FOR = {
    "LIST": "deck.txt", "LIST…": "deck.txt", "A": "deck.txt", "B": "mine.txt", "QUERY": "pikachu",
    "NAME": "Pikachu", "CODE": "PTCG101", "RULESET": "ptcg-ex", "DATE": "2005-12-31",
    "ID": "tst9-1", "FOLDER": "pokemon-tcg-data", "…": "json",
}  # fmt: skip
SET = {"id": "tst9", "name": "Test Nine", "series": "Tests", "releaseDate": "2012/10/01",
       "ptcgoCode": "TNI"}  # fmt: skip
CARD = {
    "id": "tst9-1", "name": "Testmon", "supertype": "Pokémon", "number": "1", "hp": "60",
    "subtypes": ["Basic"], "types": ["Fire"],
    "attacks": [{"name": "Try", "cost": ["Colorless"], "damage": "10", "text": "Draw a card."}],
}  # fmt: skip
_ROW = (99999905, 3, 0, 0, 33, 1, 2, 4, 1, 16, 0)


def commands(page):
    """Yield the commands of a page: in blocks of code, indented, behind a prompt or in a sentence.

    Of a command that a sentence only names, `deckcheck pool`, there is nothing to run.
    """
    text = page.read_text("utf-8").replace("\\\n", " ")
    inside = False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = not inside
        found = re.match(r"(?: {4,}|\$ |      - run: )?(deckcheck [a-z].*)$", line)
        if found and (inside or line.startswith((" ", "$"))):
            yield meant(re.split(r"\s{2,}|\s+(?:>>?|#|\|\|)\s*", found[1])[0])
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    for told in re.findall(r"`(deckcheck [a-z]+ [^`]+)`", prose):
        yield meant(" ".join(told.split()))


def meant(command):
    """Return a command with files of the sandbox for words that stand for the reader's own."""
    plain = re.sub(r"\s*\[[^\]]*\]", "", command)
    return " ".join(STANDS_FOR.get(word, word) for word in plain.split(" "))


ALL = {page.name: list(dict.fromkeys(commands(page))) for page in PAGES}


def furnish(folder):
    """Put everything into a folder that the pages name."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    shutil.copytree(ROOT / "docs/examples", folder / "docs/examples")
    shutil.copy(ROOT / "docs/examples/formats/kanto-cube.toml", folder)
    _card_data(folder / "pokemon-tcg-data", SET, CARD)
    _database(folder / "cards.cdb")
    # The sources of the pool beside the folder: one card of it, with words of our own.
    shared = folder.parent / "shared" / "data" / "pokemon"
    known = CARD | {"id": "base1-50", "name": "Drowzee", "number": "49"}
    _card_data(shared / "pokemon-tcg-data", SET | {"id": "base1"}, known)
    other = folder.parent / "shared" / "data" / "yugioh"
    other.mkdir()
    _database(other / "cards.cdb")
    for empty in (shared / "tcgdex-cards.jsonl.gz", other / "yugi-cards.jsonl.gz"):
        with gzip.open(empty, "wt") as file:
            file.write("")


def _card_data(folder, of_set, card):
    (folder / "cards" / "en").mkdir(parents=True)
    (folder / "sets").mkdir()
    (folder / "sets" / "en.json").write_text(json.dumps([of_set]), "utf-8")
    cards = folder / "cards" / "en" / f"{of_set['id']}.json"
    cards.write_text(json.dumps([card]), "utf-8")


def _database(path):
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE datas (id, ot, alias, setcode, type, atk, def, level, race,"
                   " attribute, category)")  # fmt: skip
        db.execute("CREATE TABLE texts (id, name, desc)")
        db.execute(f"INSERT INTO datas VALUES ({','.join('?' * len(_ROW))})", _ROW)
        db.execute("INSERT INTO texts VALUES (?, 'Test Beast', 'Draw 1 card.')", _ROW[:1])
    db.close()
