"""Formats, detection, joined lists, headings that miscount and limits."""

import json

import pytest

from deckcheck.decklist.detect import detect
from deckcheck.decklist.json import shapes
from deckcheck.decklist.read import read_bytes, read_file, read_text
from rulesets.lines import grammar as text
from rulesets.lines.model import MAX_BYTES, DecklistError
from rulesets.yugioh import ydk

EXPORT = "Pokémon: 1\n4 Pikachu BS 58\n\nEnergy: 1\n56 Lightning Energy BS 100\n\nTotal Cards: 60\n"


def codes(found):
    return [(problem.code, problem.line) for problem in found.problems]


def test_an_export_keeps_its_line_numbers():
    (found,) = read_text(EXPORT, "list.txt")
    assert (found.format, found.game) == ("ptcgl", "pokemon")
    assert [(line.number, line.copies, line.name) for line in found.lines] == [
        (2, 4, "Pikachu"),
        (5, 56, "Lightning Energy"),
    ]
    assert not found.problems


def test_a_heading_may_count_lines_or_copies_but_nothing_else():
    (found,) = read_text(EXPORT.replace("Pokémon: 1", "Pokémon: 4"), "list.txt")
    assert codes(found) == []
    (found,) = read_text(EXPORT.replace("Pokémon: 1", "Pokémon: 3"), "list.txt")
    assert codes(found) == [("DECK007", 1)]
    assert found.problems[0].message == (
        "heading 'Pokémon' says 3, but 4 cards on 1 line stand under it"
    )


def test_a_total_that_disagrees_is_said():
    (found,) = read_text(EXPORT.replace("Cards: 60", "Cards: 59"), "list.txt")
    assert codes(found) == [("DECK007", 7)]


@pytest.mark.parametrize("between", ["", "\n\n"])
def test_two_lists_in_one_file_are_detected(between):
    (found,) = read_text(EXPORT.strip() + "\n" + between + EXPORT, "list.txt")
    assert [code for code, _ in codes(found)] == ["DECK006"]
    assert found.copies() == 60


def test_a_list_pasted_right_behind_another_is_detected():
    (found,) = read_text("Pokémon\n4 Pikachu BS 58\n2 Fire Energy SVE 2Pokémon: 14\n", "x")
    assert codes(found) == [("DECK006", 3)]
    assert [line.name for line in found.lines] == ["Pikachu", "Fire Energy"]


def test_a_title_before_the_cards_is_no_problem_but_stray_words_between_them_are():
    (found,) = read_text("My deck:\n4 Pikachu BS 58\nwhat is this\n", "x")
    assert found.title == "My deck"
    assert codes(found) == [("DECK001", 3)]


def test_ydk_sections_comments_and_odd_lines():
    text = "\ufeff#created by me\n#main\n89631139\n05141117\n$57281778$\n#extra\n!side\nnonsense\n"
    (found,) = read_bytes(text.encode(), "x.txt")
    assert (found.format, found.game) == ("ydk", "yugioh")
    assert [(line.number, line.section, line.what.password) for line in found.lines] == [
        (3, "main", 89631139),
        (4, "main", 5141117),
    ]
    assert codes(found) == [("DECK001", 8)]


def test_ydke_fields_and_bad_base64():
    (found,) = read_text("ydke://o6lXBQ==!!o6lXBQ==!", "x")
    assert [(line.section, line.what.password) for line in found.lines] == [
        ("main", 89631139),
        ("side", 89631139),
    ]
    (found,) = read_text("ydke://***!!!", "x")
    assert codes(found) == [("DECK001", 1)]


def test_csv_with_and_without_a_header():
    (found,) = read_text("Quantity;Name;Set;Number\n4;Pikachu;BS;58\nx;Abra;BS;43\n", "x")
    assert found.format == "csv"
    assert [(line.number, str(line.what)) for line in found.lines] == [(2, "Pikachu BS 58")]
    assert codes(found) == [("DECK001", 3)]
    (found,) = read_text('4,"Mewtwo, of all",BS,10\n', "x")
    assert [line.name for line in found.lines] == ["Mewtwo, of all"]


def test_csv_with_stray_carriage_returns_is_read_or_refused():
    (found,) = read_text("na\rme,count\nPikachu,4\n", "x")
    assert codes(found)


def test_a_file_may_hold_several_lists():
    card = {"id": "base1-58", "name": "Pikachu", "count": 4}
    decks = [{"id": "a", "cards": [card]}, {"id": "b", "cards": [card, card]}]
    found = read_text(json.dumps(decks), "base1.json")
    assert [deck.path for deck in found] == ["base1.json#a", "base1.json#b"]
    assert [deck.copies() for deck in found] == [4, 8]


def test_lists_of_one_file_with_the_same_title_are_told_apart():
    decks = [{"name": name, "cards": [{"name": "Pikachu", "count": 4}]} for name in ("a", "a", "")]
    found = read_text(json.dumps(decks), "x.json")
    assert [deck.path for deck in found] == ["x.json#a 1", "x.json#a 2", "x.json#3"]


def test_players_in_standings_are_no_cards_and_one_without_a_list_has_an_empty_one():
    lists = ({"pokemon": [{"count": 4, "name": "Pikachu"}]}, None)
    standings = [
        {"name": name, "placing": 1, "decklist": cards}
        for name, cards in zip(("Ash", "Brock"), lists, strict=True)
    ]
    ash, brock = read_text(json.dumps(standings), "x.json")
    assert (ash.path, ash.copies(), codes(ash)) == ("x.json#Ash", 4, [])
    assert (brock.path, brock.copies(), codes(brock)) == ("x.json#Brock", 0, [("DECK009", 0)])


def test_json_lists_tell_the_line_where_a_record_begins():
    cards = '  {"count": 1,\n   "name": "Abra"},\n  {"count": 2, "name": "Onix"}\n'
    text = '{\n "pokemon": [\n' + cards + " ]\n}"
    (found,) = read_text(text, "x")
    assert [line.number for line in found.lines] == [3, 5]


def test_brackets_inside_names_do_not_shift_the_lines_of_json_lists():
    text = '[\n {"name": "a[{\\"", "count": 1},\n {"name": "b",\n "count": 2}]'
    (found,) = read_text(text, "x")
    assert [line.number for line in found.lines] == [2, 3]


@pytest.mark.parametrize(
    ("inner", "numbers"),
    [
        ('{"name": "a", "count": 1, "prints": {"own": 1}},\n {"name": "b", "count": 1}', [3, 4]),
        (
            '{"name": "a",\n "count": 1},\n {"name": "b", "x": [[],\n {}]},\n {"name": "c"}',
            [3, 5, 7],
        ),
        (
            '{"card": {"name": "a"}},\n {"card": {"name": "b"}},\n {"card": 7, "name": "c"}',
            [3, 4, 5],
        ),
        ('["a", "BS 1", 1, []],\n ["b", "BS 2", 1]', [3, 4]),
        ('{},\n [],\n [{"name": "a"},\n {"name": "b"}],\n {"name": "c"}', [5, 6, 7]),
        ('{"name": "a"},\n 89631139,\n {"name": "c"}', [3, 2, 5]),
    ],
)
def test_records_of_any_shape_tell_their_lines(inner, numbers):
    (found,) = read_text('{"note": {"by": []},\n "main": [\n ' + inner + "]}", "x")
    assert [line.number for line in found.lines] == numbers
    assert not found.problems


def test_where_a_key_is_repeated_the_records_are_numbered_by_their_order():
    text = '{"main": [{"name": "a"}],\n "main": [\n {"name": "b"},\n {"name": "c"}]}'
    (found,) = read_text(text, "x")
    assert [(line.number, line.name) for line in found.lines] == [(1, "b"), (2, "c")]


@pytest.mark.parametrize(
    "record",
    [
        {"count": True, "name": "Abra"},
        {"count": 1.0, "name": "Abra"},
        {"count": 1, "nome": "Abra"},
        {"card": {"nome": "Abra"}, "count": 1},
        {"count": 1, "name": ["Abra"]},
    ],
)
def test_a_record_is_not_taken_for_another_that_looks_like_it(record):
    for known in ({"count": 1, "name": "Abra"}, {"card": {"name": "Abra"}, "count": 1}):
        assert not read_text(json.dumps({"main": [known]}), "x")[0].problems
    (found,) = read_text(json.dumps({"main": [record]}), "x")
    assert codes(found) == [("DECK001", 1)]


@pytest.mark.parametrize("count", [2, "2"])
def test_equal_records_share_what_they_say_in_whichever_order(count):
    records = [
        {"qty": count, "name": "Abra", "set": "BS"},
        {"set": "BS", "name": "Abra", "qty": count},
    ]
    for main in (records, [*records[:1], {"name": "Abra"}, *records[:1]]):
        (found,) = read_text(json.dumps({"main": main}), "x")
        assert found.lines[0].what is found.lines[-1].what


def test_a_collector_number_in_the_place_of_a_set_is_known_by_its_picture():
    image = "https://images.pokemontcg.io/sm10/139_hires.png"
    records = [
        {"count": 2, "name": "Cottonee", "set": "139/214", "image": i} for i in (image, 5, [])
    ]
    records += [{"count": 2, "name": "Cottonee", "set": "139/214"}]
    (found,) = read_text(json.dumps({"main": records}), "x")
    told = [(line.what.set_code, line.what.card_number) for line in found.lines]
    assert told == [("sm10", "139"), ("", ""), ("", ""), ("", "")]


@pytest.mark.parametrize(
    ("text", "format"),
    [
        (EXPORT, "ptcgl"),
        ("4 Pikachu\n", "plain"),
        ("#main\n1\n", "ydk"),
        ("89631139\n89631139\n89631139\n", "ydk"),
        ("see ydke://AAAA!!!", "ydke"),
        ("name,count\nPikachu,4\n", "csv"),
        (' {"cards": []}', "json"),
        ("", "plain"),
    ],
)
def test_the_format_is_told_by_the_content(text, format):
    assert detect(text, "list.dat") == format


def test_input_has_limits():
    assert codes(read_bytes(b"4 Pikachu\n" * 10_001, "x")[0]) == [("DECK008", 0)]
    assert codes(read_bytes(b"x" * (MAX_BYTES + 1), "x")[0]) == [("DECK008", 0)]


def test_deep_json_is_refused_without_a_traceback():
    (found,) = read_text("[" * 100_000, "x")
    assert [code for code, _ in codes(found)] == ["DECK001"]


def test_nothing_at_all_is_its_own_problem():
    (found,) = read_text("\n\n", "x")
    assert codes(found) == [("DECK009", 0)]


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(DecklistError, match=r"nothing\.txt: cannot be opened"):
        read_file(str(tmp_path / "nothing.txt"))


def test_a_folder_is_no_list_and_a_long_file_is_read_to_its_end(tmp_path):
    with pytest.raises(DecklistError, match="cannot be opened"):
        read_file(str(tmp_path))
    path = tmp_path / "long.txt"
    path.write_text("4 Pikachu BS 58\n" * 9_000, "utf-8")
    assert read_file(str(path))[0].copies() == 36_000
    path.write_bytes(b"x" * (MAX_BYTES + 1))
    assert codes(read_file(str(path))[0]) == [("DECK008", 0)]


@pytest.mark.parametrize("module", [text, shapes])
def test_cards_are_forgotten_rather_than_kept_without_end(monkeypatch, module):
    monkeypatch.setattr(module, "MEMO_SIZE", 3)
    keys = ("count", "id")
    memo = ydk._memo if module is text else shapes._shape(keys, keys)
    memo.clear()
    rows = "#main\n" + "".join(f"{n}\n" for n in range(1, 9))
    records = json.dumps([{"count": 1, "id": str(n)} for n in range(1, 9)])
    for written in (rows, records):
        (found,) = read_text(written, "x")
        assert [line.what.password for line in found.lines] == list(range(1, 9))
    assert 0 < len(memo) <= 3


def test_every_real_list_has_as_many_cards_as_its_index_says(shared):
    for row in (shared / "decks/INDEX.jsonl").read_text("utf-8").splitlines():
        entry = json.loads(row)
        expected = entry.get("total") or sum(entry.get(s, 0) for s in ("main", "extra", "side"))
        (found,) = read_file(str(shared / "decks" / entry["path"]))
        if expected:
            assert found.copies() == expected, entry["path"]


def test_a_binary_file_is_one_finding_and_a_stray_nul_is_not_the_end_of_a_list():
    (binary,) = read_bytes(b"\x7fELF" + bytes(range(256)) * 9 + b"\0" * 40, "program")
    assert [p.code for p in binary.problems] == ["DECK001"] and not binary.lines
    (stray,) = read_bytes(b"4 Pikachu BS 58\n\0\n4 Abra BS 43\n", "list.txt")
    assert len(stray.lines) == 2


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        # What a shop, a collection manager and a spreadsheet in six languages export.
        ("Name,Qty\nIono,4.0\n", [(2, 4, "Iono", "", "")]),
        ('"cardname","cardq","cardid"\n"Dark Hole","3",""\n', [(2, 3, "Dark Hole", "", "")]),
        ("Quantity,Name,Set,Card Number,Set Code\n4,Iono,Paldea Evolved,185/193,PAL\n",
         [(2, 4, "Iono", "PAL", "185/193")]),
        ("Menge;Kartenname;Erweiterung;Kartennummer\n4;Enigmara;PAL;185\n",
         [(2, 4, "Enigmara", "PAL", "185")]),
        ("Quantité,Carte,Série,N°\n4,Mashynn,PAL,185\n", [(2, 4, "Mashynn", "PAL", "185")]),
        ("Quantità;Nome;Espansione;Numero\n4;Kissara;PAL;185\n", [(2, 4, "Kissara", "PAL", "185")]),
        ("Cantidad;Carta;Expansión;Número\n4;e-Nigma;PAL;185\n", [(2, 4, "e-Nigma", "PAL", "185")]),
        ("Quantidade;Nome;Coleção;Número\n4;Kissera;PAL;185\n", [(2, 4, "Kissera", "PAL", "185")]),
        ("枚数,カード名\n3,青眼の白龍\n", [(2, 3, "青眼の白龍", "", "")]),
        ("sep=;\nCount;Name\n4;Iono\n", [(3, 4, "Iono", "", "")]),
        ("My deck,,\nCount,Name,Set\n4,Iono,PAL 185\n", [(3, 4, "Iono", "PAL", "185")]),
        ("4x,Iono\n2x,Arven\n", [(1, 4, "Iono", "", ""), (2, 2, "Arven", "", "")]),
        ("Iono,4\nArven,2\n", [(1, 4, "Iono", "", ""), (2, 2, "Arven", "", "")]),
        ("Iono\t4\nArven\t2\n", [(1, 4, "Iono", "", ""), (2, 2, "Arven", "", "")]),
        ("| Count | Card |\n|---|---|\n| 4 | Iono |\n", [(3, 4, "Iono", "", "")]),
        ("Count,Name,Set,Number\n4,,PAL,185\n", [(2, 4, "", "PAL", "185")]),
        ('Count,Name\r3,"Dark\rHole"\r2,Iono\r',
         [(2, 3, "Dark\nHole", "", ""), (4, 2, "Iono", "", "")]),
    ],
)  # fmt: skip
def test_csv_is_read_whatever_its_columns_are_called(text, lines):
    (found,) = read_text(text, "list.csv")
    assert (found.format, found.problems) == ("csv", ())
    assert [
        (line.number, line.copies, line.name, line.what.set_code, line.what.card_number)
        for line in found.lines
    ] == lines


def test_a_section_column_says_what_a_heading_says():
    text = "section,count,name\nMain Deck,3,A\nExtra Deck,1,B\nSideboard,2,C\nTrainer,2,D\n"
    (found,) = read_text(text, "list.csv")
    assert [line.section for line in found.lines] == ["main", "extra", "side", "main"]


def test_a_name_with_a_comma_but_without_quotation_marks_is_not_cut():
    (found,) = read_text(
        'Count,Name\n3,"Nibiru, the Primal Being"\n3,Nibiru, the Primal\n', "a.csv"
    )
    assert [line.name for line in found.lines] == ["Nibiru, the Primal Being"]
    assert codes(found) == [("DECK001", 3)]


@pytest.mark.parametrize(
    ("text", "line", "cards"),
    [
        ("#main\n46986414\n#extra\n!side\n46986414\n#main\n46986414\n", 6, 2),
        ("ydke://o6lXBQ==!!!\nydke://o6lXBQ==!!!\n", 2, 1),
        ("Deck 1\n4 Abra BS 43\nDeck 2\n4 Abra BS 43\n", 3, 1),
        ("Main Deck\n3 Dark Hole\nSide Deck\n1 Raigeki\nMain Deck\n3 Raigeki\n", 5, 2),
    ],
)
def test_a_second_list_is_said_in_every_format(text, line, cards):
    (found,) = read_text(text, "list")
    assert ("DECK006", line) in codes(found)
    assert len(found.lines) == cards


def test_parts_of_a_deck_are_no_second_list():
    text = "Main Deck: 3\nMonsters: 1\n1 Abra\nSpells: 2\n2 Dark Hole\nMonsters: 1\n1 Kuriboh\n"
    (found,) = read_text(text.replace("Deck: 3", "Deck: 4"), "list")
    assert codes(found) == []
    assert found.copies() == 4


def test_a_heading_counts_what_stands_under_its_subheadings():
    text = "Trainer: 6\nItems: 4\n4 Nest Ball\nSupporters: 2\n2 Iono\nEnergy: 1\n1 Jet Energy\n"
    (found,) = read_text(text, "list")
    assert codes(found) == []
    (found,) = read_text(text.replace("Trainer: 6", "Trainer: 7"), "list")
    assert codes(found) == [("DECK007", 1)]


@pytest.mark.parametrize(
    ("words", "section"),
    [("Special Energy (4)", "main"), ("Basic Energy: 10", "main"), ("ACE SPEC", "main"),
     ("メインデッキ", "main"), ("エクストラデッキ (15枚)", "extra"), ("サイドデッキ", "side"),
     ("메인 덱", "main"), ("엑스트라 덱: 15", "extra"), ("사이드덱", "side"), ("グッズ", "main")],
)  # fmt: skip
def test_parts_and_headings_of_other_scripts_are_no_cards(words, section):
    (found,) = read_text(f"4 Abra\n{words}\n4 Iono\n", "list")
    assert [(line.name, line.section) for line in found.lines] == [("Abra", ""), ("Iono", section)]


def test_a_place_in_a_tournament_is_a_title():
    (found,) = read_text("1st Place, Sandra\n4 Abra\n", "list")
    assert (found.title, codes(found), found.copies()) == ("1st Place, Sandra", [], 4)


def test_text_that_was_decoded_twice_is_mended():
    text = "Pokémon: 1\n4 Farfetch’d\nÉnergie: 1\n1 Énergie Feu\n"
    (found,) = read_bytes(text.encode().decode("cp1252").encode(), "list.txt")
    assert [line.name for line in found.lines] == ["Farfetch’d", "Énergie Feu"]
    (found,) = read_bytes("4 Ânerie\n".encode(), "list.txt")
    assert [line.name for line in found.lines] == ["Ânerie"]


def test_lines_may_be_ended_by_any_separator_but_by_one_kind():
    (found,) = read_text("4 Abra\u20284 Iono\u2028", "list.txt")
    assert [line.number for line in found.lines] == [1, 2]
    (found,) = read_text("4 Abra\n4 Io\x1cno\n4 Iono\n", "list.txt")
    assert [line.number for line in found.lines] == [1, 2, 3]


def test_a_ydk_may_name_its_cards_beside_their_passwords():
    text = "#main\n46986414 -- Dark Magician\n46986414 # x\n46986414 Dark Magician\n#extra\n!side\n"
    (found,) = read_text(text, "list.ydk")
    assert [line.what.password for line in found.lines] == [46986414] * 3
    assert [line.name for line in found.lines] == ["", "", "Dark Magician"]
    (found,) = read_text("#main\n46986414#extra\n", "list.ydk")  # a heading, not a remark
    assert codes(found) == [("DECK001", 2)]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('[["Iono", 4]]', [(1, 4, "Iono")]),
        ('[\n[4, "Iono"],\n[2, "Arven"]\n]', [(2, 4, "Iono"), (3, 2, "Arven")]),
        ('{"Iono": 4, "Arven": 2}', [(1, 4, "Iono"), (2, 2, "Arven")]),
        ('{"cards": {"Iono": 4}}', [(1, 4, "Iono")]),
        ('["4 Iono", "Arven x2", "Abra"]', [(1, 4, "Iono"), (2, 2, "Arven"), (3, 1, "Abra")]),
    ],
)
def test_json_written_by_hand_is_read(text, lines):
    (found,) = read_text(text, "list.json")
    assert [(line.number, line.copies, line.name) for line in found.lines] == lines
    assert not found.problems


def test_passwords_in_json_may_be_strings():
    (found,) = read_text('{"main": ["46986414", 46986414], "side": {"Dark Hole": 1}}', "list.json")
    assert [line.what.password for line in found.lines] == [46986414, 46986414, -1]
    assert [line.section for line in found.lines] == ["main", "main", "side"]


@pytest.mark.parametrize("text", ['["Main"]', '[["Iono", 0]]', '["0 Iono"]', "[true]", '["# x"]'])
def test_what_is_no_card_in_json_is_said(text):
    (found,) = read_text(text, "list.json")
    assert [code for code, _ in codes(found)] == ["DECK001"]


@pytest.mark.parametrize(
    ("record", "name", "place"),
    [
        (
            {"set": "139/146", "image": "https://a/xy1/139_hires.png"},
            "Metal Energy",
            ("xy1", "139"),
        ),
        ({"set": "", "image": "https://a/xy1/139_hires.png"}, "Metal Energy", ("xy1", "139")),
        ({"set": "139/146", "image": "https://a/xy1-139/large"}, "Metal Energy", ("xy1", "139")),
        ({"set": "139/146", "image": ""}, "Metal Energy 139/146", ("", "")),
        ({"set": "", "image": ""}, "Metal Energy", ("", "")),
        ({"set": "XY", "image": "https://a/xy2/1.png"}, "Metal Energy", ("XY", "")),
    ],
)
def test_a_picture_tells_the_set_where_the_record_does_not(record, name, place):
    (found,) = read_text(json.dumps([{"name": "Metal Energy", "count": 2, **record}]), "a.json")
    (line,) = found.lines
    assert (line.name, (line.what.set_code, line.what.card_number)) == (name, place)


def test_below_a_total_that_is_right_there_are_no_cards_to_miss():
    (found,) = read_text(EXPORT + "Sent from my telephone\nBob\n", "list.txt")
    assert codes(found) == []
    (found,) = read_text(EXPORT.replace("Cards: 60", "Cards: 61") + "Bob\n", "list.txt")
    assert codes(found) == [("DECK007", 7), ("DECK001", 8)]
    (found,) = read_text(EXPORT + "4 Pikachu\n4Abra\n", "list.txt")
    assert ("DECK001", 9) in codes(found)
    assert found.copies() == 64
