"""Reading the two Pokémon sources, and rebuilding the facts from them."""

import gzip
import json

import pytest
from click.testing import CliRunner

from cardpool import build
from cardpool.builder.pokemon.facts import amount, cost_letters, damage, natural, plain_number
from cardpool.builder.pokemon.names import english, translated
from cardpool.builder.pokemon.sets import pool_id
from cardpool.ingest import pokemontcg, tcgdex
from cardpool.ingest.errors import IngestError

PIKACHU = {"id": "base1-58", "name": "Pikachu", "supertype": "Pokémon", "number": "58"}


@pytest.mark.slow
def test_a_rebuild_gives_the_committed_files(shared):
    result = CliRunner().invoke(
        build.main, ["--from", str(shared / "data"), "--only", "pokemon", "--check"]
    )
    assert result.exit_code == 0, result.output


def test_check_names_the_files_that_differ(tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    (tmp_path / "a" / "same.jsonl").write_text("x")
    (tmp_path / "b" / "same.jsonl").write_text("x")
    (tmp_path / "a" / "changed.jsonl").write_text("x")
    (tmp_path / "b" / "changed.jsonl").write_text("y")
    (tmp_path / "b" / "new.jsonl").write_text("y")
    found = build.differences(tmp_path / "a", tmp_path / "b")
    assert found == ["changed.jsonl", "new.jsonl"]


def test_a_record_without_a_name_is_reported_by_file_record_and_cause(tmp_path):
    file = tmp_path / "base1.json"
    file.write_text(json.dumps([PIKACHU, {"id": "base1-59", "supertype": "x", "number": "59"}]))
    with pytest.raises(IngestError) as caught:
        list(pokemontcg.read_cards(file))
    assert str(caught.value) == f"{file}: record 2 (base1-59): name: Field required"


def test_a_broken_line_is_reported_by_its_number(tmp_path):
    file = tmp_path / "cards.jsonl.gz"
    card = {"id": "a-1", "localId": 1, "set": "a", "name": "A", "category": "Pokemon"}
    file.write_bytes(gzip.compress(f"{json.dumps(card)}\n{{".encode()))
    with pytest.raises(IngestError, match="line 2: not JSON"):
        list(tcgdex.read_cards(file))


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"{", b"3"])
def test_a_file_that_is_no_card_data_is_an_ingest_error(tmp_path, content):
    file = tmp_path / "cards.json"
    file.write_bytes(content)
    with pytest.raises(IngestError):
        list(tcgdex.read_cards(file))


def test_a_truncated_archive_is_an_ingest_error(tmp_path):
    file = tmp_path / "cards.jsonl.gz"
    file.write_bytes(gzip.compress(b" \n" * 9000)[:20])
    with pytest.raises(IngestError, match="cannot be read"):
        list(tcgdex.read_cards(file))


def test_a_missing_folder_is_an_ingest_error(tmp_path):
    with pytest.raises(IngestError, match="found none"):
        list(pokemontcg.read_cards(tmp_path))


def test_both_schemas_of_pokemon_tcg_data_are_read(tmp_path):
    file = tmp_path / "mep.json"
    attack = {"name": "Solar Beam", "cost": "GGCC", "damage": "140"}
    file.write_text(json.dumps([PIKACHU | {"hp": 160, "attacks": [attack], "weaknesses": []}]))
    [(set_id, card)] = pokemontcg.read_cards(file)
    assert (set_id, card.hp, card.attacks[0].cost) == ("mep", "160", ["G", "G", "C", "C"])


def test_the_public_interface_of_tcgdex_is_read_like_its_database(tmp_path):
    file = tmp_path / "base1-58.json"
    card = {"id": "base1-58", "localId": "58", "set": {"id": "base1"}, "name": "Pikachu"}
    file.write_text(json.dumps(card | {"category": "Pokemon"}))
    [read] = tcgdex.read_cards(tmp_path)
    assert (read.set, read.name) == ("base1", {"en": "Pikachu"})


@pytest.mark.parametrize(
    ("printed", "kept"),
    [("20x", "20×"), ("30＋", "30+"), ("40−", "40-"), ("90Ã\x97", "90×"), ("?", ""), ("n/a", ""),
     ("{L}{C}{C}", ""), ("0", ""), ("120", "120")],
)  # fmt: skip
def test_damage_is_spelled_one_way(printed, kept):
    assert damage(printed) == kept


def test_amounts_costs_and_numbers_are_spelled_one_way():
    assert [amount(text, "×2") for text in ("x2", "", "+20", "20")] == ["×2", "×2", "+20", "×2"]
    assert cost_letters(["Fire", "Colorless", "Fairy"]) == cost_letters(["R", "C", "Y"]) == "RCY"
    assert [plain_number(n) for n in ("001", "H01", "%3F", "50B", "SWSH001")] == [
        "1", "H1", "?", "50b", "SWSH1",
    ]  # fmt: skip
    assert sorted(["10", "9", "TG1", "2a", "2"], key=natural) == ["2", "2a", "9", "10", "TG1"]


@pytest.mark.parametrize(
    ("written", "printed"),
    [("Nidoran ♀", "Nidoran♀"), ("Latias ☆", "Latias ★"), ("Groudon Star", "Groudon ★"),
     ("Red’s Challenge", "Red's Challenge"), ("Basic Fire Energy", "Fire Energy"),
     ("Imposter Professor Oak", "Impostor Professor Oak")],
)  # fmt: skip
def test_one_english_name_has_one_spelling(written, printed):
    assert english(written) == printed


@pytest.mark.parametrize(
    ("written", "language", "english_name", "printed"),
    [("Impoleon", "de", "Empoleon LV.X", "Impoleon LV.X"),
     ("Dialga G Niv. X", "fr", "Dialga G LV.X", "Dialga G NIV.X"),
     ("Dracaufeu ex", "fr", "Charizard-EX", "Dracaufeu-EX"),
     ("Groudon *", "de", "Groudon ★", "Groudon ★"),
     ("Mimigma", "de", "Mimikyu δ", "Mimigma δ")],
)  # fmt: skip
def test_a_translation_has_the_ending_of_its_english_name(written, language, english_name, printed):
    assert translated(written, language, english_name) == printed


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [("sv01", "sv1"), ("sv03.5", "sv3pt5"), ("swsh4.5sv", "swsh45sv"), ("lc", "base6"),
     ("exu", "ex10"), ("2011bw", "mcd11"), ("2013bw", "2013bw"), ("me03", "me03")],
)  # fmt: skip
def test_sets_of_the_two_sources_are_joined(theirs, ours):
    known = {"sv1", "sv3pt5", "swsh45sv", "base6", "ex10", "mcd11"}
    assert pool_id(theirs, known) == ours


def test_a_folder_without_sources_is_unreadable_input(tmp_path):
    result = CliRunner().invoke(build.main, ["--from", str(tmp_path), "--only", "pokemon"])
    assert result.exit_code == 2
    assert "expected cards/en/<set>.json files, found none" in result.output
