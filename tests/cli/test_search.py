"""The commands search, card, pool and completion, as a user runs them."""

import json

import pytest
from click.testing import CliRunner

from cardpool.store import bundle
from deckcheck.cli import app


def run(*words, code=0):
    """Run deckcheck and return (stdout, stderr)."""
    result = CliRunner().invoke(app.cli, list(words), prog_name="deckcheck")
    assert result.exit_code == code, result.output
    return result.stdout, result.stderr


def test_search_prints_one_aligned_line_a_hit():
    out, _ = run("search", "Chamallot de Team Magma", "--limit", "1")
    assert out == (
        "dc1-1  Team Magma's Numel (fr: Chamallot de Team Magma)"
        "  Fire, Basic, Team Magma, 70 HP  2 prints\n"
    )


def test_search_as_json_has_the_documented_fields():
    out, _ = run("search", "mst", "--json", "--limit", "1")
    (hit,) = json.loads(out)
    assert hit["id"] == "05318639"
    assert {"id", "game", "name", "lang", "matched", "score"} <= set(hit)


def test_search_without_hits_ends_with_1():
    out, err = run("search", "set:ex4 hp>900", code=1)
    assert (out, err) == ("", "No card matches 'set:ex4 hp>900'.\n")


def test_search_mistakes_point_at_their_place():
    _, err = run("search", "type:fire hp>=abc", code=2)
    assert err.startswith(
        "Error: 'hp' needs a number, found 'abc'\n  type:fire hp>=abc\n            ^\n"
    )


def test_search_by_legality_asks_the_rulesets():
    out, _ = run("search", "legal:ygo-9 is:counter solemn warning", "--limit", "1")
    assert "Solemn Warning" in out
    _, err = run("search", "legal:chess x", code=2)
    assert err.startswith("Error: no ruleset 'chess'; see 'deckcheck rulesets'")


@pytest.mark.parametrize(
    "typed", ["", "a" * 100_000, "\x00\x01", "' OR 1=1; DROP TABLE card; --", '"', "((", "-"]
)
def test_bad_queries_never_end_in_a_traceback(typed):
    result = CliRunner().invoke(app.cli, ["search", "--", typed])
    assert result.exit_code in (0, 1, 2)
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_a_damaged_pool_is_told_in_one_line(tmp_path, monkeypatch):
    bad = tmp_path / "pool.db"
    bad.write_bytes(b"no database at all" * 100)
    monkeypatch.setattr(bundle, "locate", lambda: str(bad))
    for command in (("search", "x"), ("card", "x"), ("pool", "info"), ("pool", "export")):
        _, err = run(*command, code=2)
        assert err.startswith(f"Error: {str(bad)!r} is not a card pool")


def test_card_shows_facts_printings_names_and_legality():
    out, _ = run("card", "OBF", "125")
    for words in ("Charizard ex", "Infernal Reign", "Burning Darkness", "Dracaufeu-ex", "PAF 54"):
        assert words in out
    assert "Legal in" in out


def test_card_by_id_password_and_name_is_the_same_card():
    found = [json.loads(run("card", *n, "--json")[0])["id"] for n in
             (["46986414"], ["36996508"], ["Dark", "Magician"], ["Magicien Sombre"])]  # fmt: skip
    assert found == ["46986414", "36996508", "46986414", "46986414"]


def test_card_by_a_number_of_simulators_is_the_card_that_it_stood_for():
    assert run("card", "101008001") == run("card", "86605184")
    assert "Magician of Chaos" in run("card", "100236001", code=1)[0]


def test_card_of_a_number_of_no_printing_says_what_it_is():
    _, err = run("card", "20066", code=2)
    assert "20066 is Guanyu (关羽): fan-made card 20066, in no printing of the game" in err


def test_card_lists_the_candidates_of_an_ambiguous_name():
    out, _ = run("card", "Team Magma's Numel", code=1)
    assert out.startswith(
        '2 different cards are named "Team Magma\'s Numel"; choose one by its id:'
    )
    assert "Team Magma vs Team Aqua, 2004" in out


def test_card_of_an_unknown_name_suggests_others():
    _, err = run("card", "Pikachoo", code=2)
    assert err.startswith("Error: no card named 'Pikachoo'\n\nDid you mean Pikachu (")


def test_pool_info_counts_games_languages_and_sets():
    counted = json.loads(run("pool", "info", "--json")[0])
    games = counted["games"]
    assert games["pokemon"]["cards"] >= 21_000
    assert games["yugioh"]["cards"] == 14_276
    assert games["board"]["kinds"]["Chip"] == 150
    assert games["pokemon"]["sets"]["ex4"]["cards"] == 97
    ex_series = games["pokemon"]["series"]["EX"]
    for lang in ("fr", "de"):
        assert ex_series["languages"][lang] >= 0.9 * ex_series["cards"]
    assert len(counted["hash"]) == 64
    assert counted["sources"]["yugioh"]


def test_pool_export_never_puts_a_file_over_a_link_or_a_device(tmp_path):
    (tmp_path / "null").symlink_to("/dev/null")
    (tmp_path / "link").symlink_to("x.jsonl")
    for name in ("null", "link"):
        run("pool", "export", "--game", "board", "-o", str(tmp_path / name))
        assert (tmp_path / name).is_symlink()
    assert (tmp_path / "x.jsonl").is_file()


def test_pool_export_writes_every_component_once(tmp_path):
    run("pool", "export", "--game", "board", "-o", str(tmp_path / "x.jsonl"))
    lines = (tmp_path / "x.jsonl").read_text("utf-8").splitlines()
    assert len({json.loads(line)["id"] for line in lines}) == len(lines) >= 150
    out, _ = run("pool", "export", "--game", "board", "--format", "csv")
    assert out.splitlines()[0].startswith("id,game,name,kind")
    assert len(out.splitlines()) == len(lines) + 1


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_name_the_command(shell):
    out, _ = run("completion", shell)
    assert "_DECKCHECK_COMPLETE" in out


def test_card_names_complete():
    from deckcheck.cli.complete import complete_card, complete_ruleset

    assert "Blue-Eyes White Dragon" in complete_card(None, None, "Blue-Eyes Whi")
    assert complete_card(None, None, "") == []
    assert "ygo-tcg" in complete_ruleset(None, None, "ygo-t")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("BS 58", ["base1-58"]),
        ("base1-58", ["base1-58"]),
        ("89631139", ["89631139"]),
        ("lob-en001", ["89631139"]),
        ("46986420", ["46986414"]),  # another picture's password
    ],
)
def test_a_number_or_an_id_finds_its_card_before_any_name(query, found):
    out, _ = run("search", query, "--json")
    assert [hit["id"] for hit in json.loads(out)] == found


def test_a_number_of_another_game_is_searched_as_words():
    out, _ = run("search", "BS 58", "--game", "yugioh", "--json")
    assert "base1-58" not in out


def test_card_knows_the_number_printed_on_a_yugioh_card():
    assert run("card", "LOB-001")[0].startswith("Blue-Eyes White Dragon  89631139\n")
