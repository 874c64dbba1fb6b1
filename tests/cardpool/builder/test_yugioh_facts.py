"""The Yu-Gi-Oh! facts: complete, in a fixed shape, and written again without a change."""

import csv
import gzip
import json
import re
from functools import cache
from pathlib import Path

import pytest

from cardpool.builder.yugioh import aliases
from cardpool.builder.yugioh import cards as yugioh
from cardpool.ingest import cdb, lflist, yamlyugi
from cardpool.ingest.errors import IngestError

DATA = Path(__file__).parents[3] / "cardpool" / "data"
ISO_DAY = re.compile(r"\d{4}-\d\d-\d\d")


def read(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def card_files():
    """Return the files of the years, and that of the cards without a day."""
    return sorted((DATA / "yugioh").glob("[12u]*[0-9d].jsonl"))


@cache
def cards():
    files = card_files()
    return {record["id"]: record for path in files for record in read(path)[1:]}


def by_name(name):
    return [record for record in cards().values() if record["name"]["en"] == name]


def test_all_cards_are_there_once():
    assert len(cards()) == 14276
    lines = sum(len(read(p)) - 1 for p in card_files())
    assert lines == 14276


def test_every_card_has_the_names_its_source_has(shared):
    with gzip.open(shared / "data/yugioh/yugi-cards.jsonl.gz", "rt", encoding="utf-8") as file:
        for line in file:
            card = json.loads(line)
            stand_in = f"k{card['konami_id']}" if card["konami_id"] else ""
            ours = cards()[card["password"] or stand_in or f"y{card['yugipedia_page_id']}"]
            assert ours["name"] == card["name"]


def test_records_have_the_fixed_key_order_and_no_empty_field():
    for record in cards().values():
        assert list(record) == [key for key in yugioh.KEYS if key in record]
        assert all(value not in ("", [], {}, None) for value in record.values()), record["id"]


def test_each_file_holds_the_cards_of_its_year_in_order():
    for path in card_files():
        header, *records = read(path)
        assert header["file"] == path.name
        assert set(header["provenance"]) >= {"names", "figures", "released.tcg", "released.ocg"}
        assert [r["id"] for r in records] == sorted(r["id"] for r in records)
        for record in records:
            days = [day for day in record.get("released", {}).values() if day]
            assert (min(days)[:4] if days else "undated") == path.stem


def test_days_are_whole_and_territories_only_later_than_the_first():
    for record in cards().values():
        days = record.get("released", {})
        assert all(day == "" or ISO_DAY.fullmatch(day) for day in days.values())
        assert all(days["tcg"] < day for region, day in days.items() if region.startswith("tcg-"))


def test_no_sentence_of_card_text_is_in_the_facts():
    allowed = {*yugioh.KEYS}
    for record in cards().values():
        assert set(record) <= allowed
        for key in ("property", "attribute", "race", "kind"):
            assert len(record.get(key, "").split()) <= 2


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Blue-Eyes White Dragon", {"password": 89631139, "atk": 3000, "def": 2500, "level": 8}),
        (
            "Decode Talker",
            {"level": 3, "arrows": ["T", "BL", "BR"], "subkinds": ["Effect", "Link"]},
        ),
        (
            "Stargazer Magician",
            {"scale": 1, "subkinds": ["Effect", "Pendulum"], "race": "Spellcaster"},
        ),
        ("Mystical Space Typhoon", {"kind": "Spell", "property": "Quick-Play"}),
        ("Ten Thousand Dragon", {"atk": "?", "def": "?"}),
        ("Cyber Harpie Lady", {"treated_as": "76812113"}),
        ("Neo-Spacian Marine Dolphin", {"maybe_treated_as": "17955766"}),
    ],
)
def test_known_cards(name, facts):
    (record,) = by_name(name)
    assert {key: record[key] for key in facts} == facts


def test_corrected_first_days_and_shared_days_of_one_name():
    (metalmorph,) = by_name("Metalmorph")
    assert metalmorph["released"]["tcg"] == "2002-11-25"
    assert metalmorph["provenance"]["released.tcg"] == "correction, to the day"
    first, second = by_name("Dark Magician")
    assert first["released"] == second["released"]
    assert first["released"]["tcg"] == "2002-03-08"


def test_cards_without_password_have_a_stand_in_id():
    without = [r for r in cards().values() if "password" not in r]
    assert len(without) == 66
    (obelisk,) = by_name("Obelisk the Tormentor")
    assert obelisk["id"] == "k4998"
    assert obelisk["passwords"]["invented"] == [10000000]
    assert obelisk["passwords"]["artwork"] == [10000001, 10000002]


def test_every_alternate_password_leads_to_one_card(shared):
    found = {}
    never = read(DATA / "yugioh" / "never.jsonl")[1:]
    for record in [*cards().values(), *never]:
        for codes in record.get("passwords", {}).values():
            for code in codes:
                assert found.setdefault(code, record["id"]) == record["id"]
        if "password" in record:
            assert found.setdefault(record["password"], record["id"]) == record["id"]
    with (shared / "data/yugioh/alt-passwords.csv").open(encoding="utf-8") as file:
        missing = [r["name"] for r in csv.DictReader(file) if int(r["password"]) not in found]
    assert missing == [], len(missing)


def test_what_can_be_in_no_deck():
    never = read(DATA / "yugioh" / "never.jsonl")[1:]
    kinds = [r["kind"] for r in never]
    assert (kinds.count("Token"), kinds.count("Skill")) == (240, 208)
    assert all(r["never"] for r in never)
    assert "Victory Dragon" not in {r["name"]["en"] for r in never}
    assert len({r["id"] for r in never}) == len(never)
    assert not {r["id"] for r in never} & set(cards())


def test_a_name_that_another_card_bears_today_is_never_sure():
    found = read(DATA / "aliases.jsonl")[1:]
    names = {r["name"]["en"].casefold() for r in cards().values()}
    for record in found:
        if record["game"] == "yugioh" and record["sure"]:
            current = cards()[record["id"]]["name"]["en"].casefold()
            assert record["alias"].casefold() not in names - {current}
    luster = [r for r in found if r["alias"] == "Luster Dragon"]
    assert [(r["id"], r["sure"]) for r in luster] == [("17658803", False)]
    assert {"MST", "VFD", "Very Fun Dragon", "Frog the Jam", "Red-Eyes B. Dragon"} <= {
        r["alias"] for r in found
    }


@pytest.mark.slow
def test_a_rebuild_changes_nothing(shared, tmp_path):
    yugioh.write(shared / "data", tmp_path)
    for path in [*sorted((DATA / "yugioh").glob("*.jsonl")), DATA / "aliases.jsonl"]:
        rebuilt = tmp_path / path.relative_to(DATA)
        assert rebuilt.read_bytes() == path.read_bytes(), path.name


def test_a_broken_card_is_refused_by_file_line_and_field(tmp_path):
    path = tmp_path / "cards.jsonl"
    path.write_text('{"name":{"en":"A"},"card_type":"Spell"}\n{"name":"B","card_type":"Trap"}\n')
    with pytest.raises(IngestError) as error:
        list(yamlyugi.cards(path))
    assert str(error.value).startswith(f"{path}: line 2: name: ")


def test_upstream_cards_are_read_with_text_and_prints(tmp_path):
    path = tmp_path / "cards.json"
    card = {
        "password": 12345,
        "konami_id": 7,
        "name": {"en": "Sample Magician", "ja_romaji": "Sanpuru"},
        "text": {"en": "Draw 1 card."},
        "card_type": "Monster",
        "monster_type_line": "Spellcaster / Effect / Tuner",
        "attribute": "DARK",
        "level": 4,
        "atk": 0,
        "def": 0,
        "sets": {"en": [{"set_number": "ABC-EN001", "set_name": "Sample"}]},
    }
    path.write_text(json.dumps([card]))
    (record,) = yamlyugi.records(path)
    assert record["id"] == "00012345"
    assert record["subkinds"] == ["Effect", "Tuner"]
    assert (record["atk"], record["def"]) == (0, 0)
    assert record["name"] == {"en": "Sample Magician"}
    assert record["set_numbers"] == ["ABC-EN001"]
    assert record["text"] == "Draw 1 card."


def test_card_database_agrees_with_the_card_file(shared):
    compared, differ = 0, []
    for record in cdb.records(shared / "data/yugioh/cards.cdb"):
        ours = cards().get(record["id"])
        if ours and ours["kind"] == record["kind"] == "Monster":
            compared += 1
            # Where Level or Rank 0 is printed, the database has the one it is treated as.
            keys = ("attribute", "race", "atk", "def", "scale", "arrows")
            for key in (*keys, "level") if "level" in ours else keys:
                if record.get(key) != ours.get(key):
                    differ.append((record["id"], key))
    assert compared > 9000
    # The DEF of Beargram is the only figure on which the two sources disagree.
    assert differ == [("27134209", "def")]


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        (b"not a database at all, just text", "not a readable card database"),
        (b"", "table .datas. is missing"),
    ],
)
def test_a_broken_database_is_refused(tmp_path, content, cause):
    path = tmp_path / "cards.cdb"
    path.write_bytes(content)
    with pytest.raises(IngestError, match=cause):
        list(cdb.records(path))


def test_list_files_with_byte_order_mark_comments_and_flags(tmp_path):
    path = tmp_path / "lflist.conf"
    path.write_bytes(
        "\ufeff#[2024.1]\r\n!2024.1 TCG\r\n#Forbidden\r\n4031928 0 --Change of Heart\r\n"
        "55144522 1\r\n!Mine\r\n$whitelist\r\n89631139 3 --Blue-Eyes\r\n"
        "!Points\n$genesys\n1 33\n".encode()
    )
    first, second, third = lflist.read(path)
    assert first.limits == {4031928: 0, 55144522: 1}
    assert (second.name, second.whitelist, second.genesys) == ("Mine", True, False)
    assert third.genesys and third.limits == {1: 33}
    assert lflist.read_one(path, "mine").name == "Mine"


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("4031928 0\n", "expected a line '!<name>' that starts a list, found none"),
        ("!A\n4031928 none\n", "line 2: expected '<password> <count> --name'"),
        ("!\n", "line 1: expected the list's name after '!'"),
    ],
)
def test_broken_list_files_are_refused(tmp_path, text, cause):
    path = tmp_path / "lflist.conf"
    path.write_text(text)
    with pytest.raises(IngestError, match=re.escape(cause)):
        lflist.read(path)


def test_a_list_that_is_not_in_the_file_names_those_that_are(tmp_path):
    path = tmp_path / "lflist.conf"
    path.write_text("!A\n1 0\n")
    with pytest.raises(IngestError, match="no list 'B'; the file has 'A'"):
        lflist.read_one(path, "B")


def test_a_nickname_for_no_card_stops_the_builder(tmp_path, monkeypatch):
    (tmp_path / "yugioh").mkdir()
    (tmp_path / "yugioh" / "former-names.csv").write_text(
        "old_or_nick_name,current_name,password,kind\n"
    )
    monkeypatch.setattr(aliases, "_NICKNAMES", {"XYZ": "No Such Card"})
    with pytest.raises(IngestError, match="no card is named 'No Such Card'"):
        aliases.aliases(tmp_path, tmp_path / "yugioh")


@pytest.mark.parametrize(
    ("name", "subkinds"),
    [("Yamata Dragon", ["Effect", "Spirit"]), ("Worm Linx", ["Effect", "Flip"]),
     ("White Duston", ["Normal"]), ("Wattkiwi", ["Effect", "Tuner"])],
)  # fmt: skip
def test_a_subkind_that_the_printed_type_line_lacks_is_there(name, subkinds):
    (held,) = [r for r in cards().values() if r["name"].get("en") == name]
    assert held["subkinds"] == subkinds
