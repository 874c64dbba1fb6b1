"""`deckcheck check` from the shell's side: text, exit codes, files, folders and options."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

LEGAL = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"
ILLEGAL = "3 Pikachu BS 58\n2 Pikachu JU 60\n55 Lightning Energy BS 100\n"
UNREADABLE = "4 Pikachu BS 58\n4 Glorpzax\n52 Lightning Energy BS 100\n"
BASE = ("-r", "ptcg-ex", "--on", "2005-12-31", "--no-proof")


def run(*arguments, text=""):
    return CliRunner().invoke(cli, ["check", *arguments], input=text, catch_exceptions=False)


def test_a_finding_is_one_line_with_place_code_fact_and_statement():
    ran = run(*BASE, "-", text=ILLEGAL)
    assert ran.output.splitlines() == [
        "stdin:1: PTCG101 5 copies of Pikachu (lines 1, 2; limit 4) [copy-limit, EX-002]",
        "stdin: illegal by ptcg-ex on 2005-12-31 (60 main; ptcgl)",
    ]


@pytest.mark.parametrize(("text", "code"), [(LEGAL, 0), (ILLEGAL, 1), (UNREADABLE, 2)])
def test_the_exit_code_is_the_verdict(text, code):
    assert run(*BASE, "-", text=text).exit_code == code


def test_an_unknown_card_is_no_size_error():
    ran = run(*BASE, "-", text=UNREADABLE)
    assert [line.split()[1] for line in ran.output.splitlines()] == ["DECK002", "unreadable"]


def test_an_unreadable_line_is_no_size_error():
    ran = run(*BASE, "-", text="4 Pikachu BS 58\nfour Abra\n52 Lightning Energy BS 100\n")
    assert [line.split()[1] for line in ran.output.splitlines()] == ["DECK001", "unreadable"]


def test_a_folder_is_read_in_order_and_summed_up(tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "b.txt").write_text(LEGAL)
    (tmp_path / "sub" / "a.txt").write_text(ILLEGAL)
    (tmp_path / "notes.md").write_text("not a list")
    ran = run(*BASE, str(tmp_path))
    lines = ran.stdout.splitlines()
    assert lines[0].startswith(f"{tmp_path}/b.txt: legal by ptcg-ex")
    assert lines[-1] == "2 lists: 1 legal, 1 illegal"
    assert f"Not read: {tmp_path}/notes.md (" in ran.stderr


def test_a_guessed_ruleset_is_named():
    ran = run("--on", "2024-08-16", "-", text=LEGAL)
    assert "by ptcg-standard on 2024-08-16 (60 main; ptcgl, ruleset guessed)" in ran.output


def test_json_has_the_documented_shape():
    (result,) = json.loads(run(*BASE, "--json", "-", text=ILLEGAL).output)
    assert (result["path"], result["ruleset"], result["on"]) == ("stdin", "ptcg-ex", "2005-12-31")
    assert (result["verdict"], result["counts"]) == ("illegal", {"main": 60})
    (finding,) = result["findings"]
    assert (finding["code"], finding["name"], finding["line"]) == ("PTCG101", "copy-limit", 1)
    assert (finding["cards"], finding["severity"]) == (["base1-58", "base2-60"], "error")
    assert finding["cites"][0]["statement"] == "EX-002"
    assert finding["fix"]["copies"] == 1


def test_select_and_ignore_take_codes_prefixes_and_names():
    short = ILLEGAL.replace("55", "54")
    codes = ["PTCG101", "PTCG102"]
    for options, expected in (
        ((), codes),
        (("--select", "PTCG101"), codes[:1]),
        (("--select", "PTCG1"), codes),
        (("--ignore", "copy-limit"), codes[1:]),
        (("--select", "PTCG1", "--ignore", "PTCG102"), codes[:1]),
    ):
        (result,) = json.loads(run(*BASE, "--json", *options, "-", text=short).output)
        assert sorted(finding["code"] for finding in result["findings"]) == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-r", "ptcg-bse", "-"), "there is no ruleset 'ptcg-bse'; did you mean ptcg-base"),
        (("--on", "yesterday", "-"), "expected a day as YYYY-MM-DD, found 'yesterday'"),
        (("nothing.txt",), "nothing.txt: cannot be opened: No such file or directory"),
        (("--option", "cap", "-"), "--option: expected NAME=VALUE, found 'cap'"),
        (("-r", "ygo-genesys", "--option", "cup=5", "-"), "there is no option 'cup'"),
        (("-r", "ptcg-base", "--option", "cap=5", "-"), "ptcg-base has no options."),
        (("--option", "cap=5", "-"), "there is no option 'cap'\n\nAdd --ruleset."),
        (("--select", "PTCG1O1", "-"), "--select: there is no check 'PTCG1O1'"),
        (("--ignore", "copylimit", "-"), "Did you mean copy-limit? See 'deckcheck rules list'."),
        (("-r", "ygo-tcg", "--option", "premier=maybe", "-"), "expected one of false, true"),
        (("--format", "xml", "-"), "there is no format 'xml'"),
        (("-r", "ptcg-ex", "--region", "moon", "-"), "has no region 'moon'; it has no regions"),
        (("--region", "moon", "-"), "ruleset 'ptcg-standard' has no region 'moon'"),
        (("-r", "ygo-tcg", "--list", "none.conf", "-"), "none.conf"),
        (
            ("-r", "ygo-tcg", "--option", "list=", "-"),
            "--list: .: Is a directory",
        ),
    ],
)
def test_wrong_usage_says_what_and_ends_with_2(arguments, message):
    ran = run(*arguments, text=LEGAL)
    assert ran.exit_code == 2
    assert message in ran.output


def test_a_list_of_ones_own_replaces_the_dated_one(tmp_path):
    banned = tmp_path / "lflist.conf"
    banned.write_text("!House list\n89631139 0 --Blue-Eyes White Dragon\n")
    text = "#main\n" + "89631139\n" * 3
    options = ("-r", "ygo-tcg", "--on", "2024-08-16", "--select", "YGO3")
    assert run(*options, "-", text=text).exit_code == 0
    assert run(*options, "--list", str(banned), "-", text=text).exit_code == 1
    assert run(*options, "--option", f"list={banned}", "-", text=text).exit_code == 1


@pytest.mark.parametrize("named", [("-r", "ptcg-standard"), (), ("--when",)])
def test_a_list_of_ones_own_is_refused_where_the_ruleset_has_none(tmp_path, named):
    banned = tmp_path / "lflist.conf"
    banned.write_text("!House list\n89631139 0 --Blue-Eyes White Dragon\n")
    ran = run(*named, "--list", str(banned), "-", text=LEGAL)
    assert ran.exit_code == 2
    assert "ruleset 'ptcg-standard' has no option 'list'; it has extra-cards-late" in ran.output


def test_of_several_lists_in_a_file_one_must_be_named(tmp_path):
    banned = tmp_path / "lflist.conf"
    banned.write_text("!Open\n46986414 0\n!House list\n89631139 0 --Blue-Eyes White Dragon\n")
    options = ("-r", "ygo-tcg", "--on", "2024-08-16", "--select", "YGO3", "--list", str(banned))
    text = "#main\n" + "89631139\n" * 3
    unnamed = run(*options, "-", text=text)
    assert unnamed.exit_code == 2
    assert "has 2 lists" in unnamed.output and "'House list'" in unnamed.output
    assert run(*options, "--list-name", "house list", "-", text=text).exit_code == 1
    assert run(*options, "--list-name", "Open", "-", text=text).exit_code == 0
    wrong = run(*options, "--list-name", "Closed", "-", text=text)
    assert wrong.exit_code == 2 and "the file has 'Open', 'House list'" in wrong.output
    alone = run("-r", "ygo-tcg", "--list-name", "Open", "-", text=text)
    assert alone.exit_code == 2 and "expected --list FILE" in alone.output


def test_an_option_of_the_ruleset_changes_the_verdict():
    text = "#main\n" + "89631139\n" * 40  # only the points are selected
    options = ("-r", "ygo-genesys", "--on", "2026-05-20", "--select", "YGO305", "-")
    points = "2 Last Turn\n"
    assert run(*options, text=points).exit_code == 1
    assert run("--option", "cap=400", *options, text=points).exit_code == 0
    assert run(*options, text=text).exit_code == 0


def test_fix_prints_the_corrected_list_and_leaves_the_file(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(ILLEGAL.replace("55", "56"))
    ran = run(*BASE, "--fix", str(path))
    assert ran.stdout == "3 Pikachu BS 58\n1 Pikachu JU 60\n56 Lightning Energy BS 100\n"
    assert "-2 Pikachu JU 60\n+1 Pikachu JU 60" in ran.stderr
    assert path.read_text() == ILLEGAL.replace("55", "56")
    assert ran.exit_code == 0


def test_in_place_corrects_the_file_itself(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(ILLEGAL.replace("55", "56"))
    run(*BASE, "--fix", "--in-place", str(path))
    assert "1 Pikachu JU 60" in path.read_text()
    assert [each.name for each in tmp_path.iterdir()] == ["list.txt"]


def test_fix_changes_counts_in_json_lists(tmp_path):
    path = tmp_path / "list.json"
    cards = [("Pikachu", "BS", "58", 5), ("Lightning Energy", "BS", "100", 56)]
    records = [dict(zip(("name", "set", "number", "count"), card, strict=True)) for card in cards]
    path.write_text(json.dumps({"cards": records}, indent=1))
    ran = run(*BASE, "--fix", str(path))
    assert [card["count"] for card in json.loads(ran.stdout)["cards"]] == [4, 56]


def test_when_names_the_days_on_which_a_list_is_legal():
    ran = run("-r", "ptcg-standard", "--when", "--json", "-", text=LEGAL)
    (told,) = json.loads(ran.output)
    spans = told["rulesets"]["ptcg-standard"]
    # Base Set itself, then the reprints in POP Series 2 and Rising Rivals.
    assert [(s["start"], s["until"]) for s in spans if s["verdict"] == "legal"] == [
        ("1999-01-09", "2001-04-01"),
        ("2005-08-01", "2007-09-01"),
        ("2009-05-20", "2011-07-01"),
    ]
    assert [span["until"] for span in spans[:-1]] == [span["start"] for span in spans[1:]]


def test_when_leaves_out_rulesets_without_the_region_asked_for():
    text = "#main\n" + "89631139\n" * 3
    (told,) = json.loads(run("--when", "--region", "ocg", "--json", "-", text=text).output)
    assert list(told["rulesets"]) == ["ygo-genesys"]


def test_a_list_in_other_languages_resolves_like_an_english_one():
    text = "Pokémon: 1\n4 Glurak BS 4\nDresseur: 1\n4 Professeur Chen BS 88\n"
    text += "Energie: 1\n52 Feuer-Energie BS 98\n"
    (result,) = json.loads(run("-r", "ptcg-unlimited", "--json", "-", text=text).output)
    assert not [f for f in result["findings"] if f["code"].startswith("DECK")]
    assert result["counts"] == {"main": 60}


def test_a_mistyped_command_is_told_which_is_near():
    done = CliRunner().invoke(cli, ["chek"], prog_name="deckcheck")
    assert done.exit_code == 2
    assert "there is no command 'chek'; did you mean check?" in done.output


def test_an_option_that_counts_once_is_not_taken_twice():
    ran = run("-r", "ptcg-ex", "--on", "2005-01-01", "--on", "2006-01-01", "-", text=LEGAL)
    assert ran.exit_code == 2
    assert "given more than once: 2005-01-01, 2006-01-01" in ran.output
    same = ("--on", "2005-01-01", "--on", "2005-01-01")
    assert run("-r", "ptcg-ex", *same, "-", text=LEGAL).exit_code != 2


def test_a_verdict_by_some_of_the_checks_says_so():
    ran = run("-r", "ptcg-base", "--ignore", "PTCG101", "--no-proof", "-", text=LEGAL)
    assert "[partial: without PTCG101]" in ran.output.splitlines()[-1]


def test_the_json_of_a_batch_is_one_array_however_long(tmp_path):
    for number in range(3):
        (tmp_path / f"{number}.txt").write_text(LEGAL, "utf-8")
    told = json.loads(run("-r", "ptcg-base", "--json", str(tmp_path)).output)
    assert [each["path"][-5:] for each in told] == ["0.txt", "1.txt", "2.txt"]


def test_after_too_many_problems_the_counts_are_at_least(tmp_path):
    text = "4 Pikachu BS 58\n" + "".join(f"1 Nosuchcard{n} XQZ {n}\n" for n in range(260))
    ran = run("-r", "ptcg-base", "--no-proof", "-", text=text)
    assert ran.exit_code == 2
    assert "(at least " in ran.output.splitlines()[-1]


def test_a_list_that_allows_more_than_three_copies_is_refused(tmp_path):
    conf = tmp_path / "lflist.conf"
    conf.write_text("!Mine\n55144522 4 --Pot of Greed\n", "utf-8")
    ran = run("-r", "ygo-tcg", "--list", str(conf), "-", text="3 Pot of Greed\n")
    assert ran.exit_code == 2
    assert "expected at most 3 copies of 55144522, found 4" in ran.output


@pytest.mark.parametrize("ruleset", ["ptcg-expanded", "ptcg-unlimited", "ptcg-bw", "ptcg-standard"])
def test_a_bare_name_brings_no_remark_about_a_print_that_nobody_wrote(ruleset):
    names = ("Ultra Ball", "Potion", "Super Potion", "Great Ball", "Professor Oak", "Pikachu")
    ran = run("-r", ruleset, "--json", "-", text="".join(f"4 {name}\n" for name in names))
    (told,) = json.loads(ran.output)
    about = [
        f for f in told["findings"] if f["code"] in ("PTCG203", "PTCG204", "PTCG205", "PTCG206")
    ]
    assert all(f["code"] == "PTCG203" and " is not in " in f["message"] for f in about)
    assert all(f["message"].split(" is not in ")[0] in names for f in about)


def test_a_name_read_as_an_older_card_names_its_print_as_players_do():
    ran = run("-r", "ptcg-base", "-", text="4 Pikachu\n56 Lightning Energy BS 100\n")
    assert "base1-" not in ran.output
