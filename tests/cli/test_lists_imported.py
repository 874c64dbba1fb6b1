"""Lists of restrictions that a user imports: in force on their day, found by name, taken back."""

import json
import shutil

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool, overlay
from deckcheck.cli.app import cli
from tests.cardpool.importing.test_import import NEW_CARD

DRAGON = "89631139"  # no list restricts it
CONF = f"""!2026-10-01 TCG
{DRAGON} 0 --Blue-Eyes White Dragon
!2026.12 OCG
{DRAGON} 1
!House list
$whitelist
{DRAGON} 2
!2026-10-05 GENESYS
$genesys
{DRAGON} 60
!2026-10-06 TCG
$genesys
{DRAGON} 60
"""
THREE = "3 Blue-Eyes White Dragon\n"


@pytest.fixture
def home(imported, tmp_path, monkeypatch, bundled_read_once):
    """Return a folder with the files, both imported."""
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(overlay, "_told", set())
    return shutil.copytree(imported, tmp_path, dirs_exist_ok=True)


@pytest.fixture(scope="module")
def imported(tmp_path_factory):
    """Return a folder with the files, both imported, of which every test has a copy."""
    folder = tmp_path_factory.mktemp("imported")
    (folder / "lflist.conf").write_text(CONF)
    (folder / "cardinfo.json").write_text(json.dumps([NEW_CARD]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DECKCHECK_HOME", str(folder / "home"))
        for name in ("lflist.conf", "cardinfo.json"):
            assert run("pool", "import", str(folder / name)).exit_code == 0
    return folder


def run(*args, text=""):
    return CliRunner().invoke(cli, args, input=text, catch_exceptions=False)


def check(ruleset, on, *more):
    return run(
        "check", "-r", ruleset, "--on", on, "--select", "YGO3", "--no-proof", *more, "-", text=THREE
    )


def codes(ran):
    return [line.split()[1] for line in ran.output.splitlines()[:-1]]


@pytest.mark.rule("YF-020")
def test_an_imported_list_is_in_force_from_the_day_in_its_title(home):
    before, after = check("ygo-tcg", "2026-09-30"), check("ygo-tcg", "2026-10-01")
    assert before.exit_code == 0 and "imported" not in before.output
    assert codes(after) == ["YGO301"]
    assert "the list '2026-10-01 TCG'" in after.output
    assert "with imported list '2026-10-01 TCG'" in after.output


def test_an_imported_list_changes_no_other_series_and_no_retro_format(home):
    assert check("ygo-ocg", "2026-10-01").exit_code == 0
    assert check("ygo-goat", "2026-10-01").exit_code == 0


def test_a_newer_list_of_the_pool_outranks_an_older_import(home):
    (home / "old.conf").write_text(f"!2014-04-01 TCG\n{DRAGON} 0\n")
    run("pool", "import", str(home / "old.conf"))
    assert check("ygo-tcg", "2014-07-13").exit_code == 1
    assert check("ygo-tcg", "2014-07-14").exit_code == 0


def test_a_list_of_a_month_is_a_question_until_its_end(home):
    assert check("ygo-ocg", "2026-11-30").exit_code == 0
    asked, sure = check("ygo-ocg", "2026-12-15"), check("ygo-ocg", "2027-01-01")
    assert "YGO308" in codes(asked) and "needs a judge" in asked.output
    assert codes(sure)[0] in ("YGO302", "YGO303") and "illegal" in sure.output


@pytest.mark.rule("YF-023")
def test_an_imported_list_is_known_from_its_day_on(home):
    assert "YGO307" in check("ygo-tcg", "2026-09-30").output
    assert "YGO307" not in check("ygo-tcg", "2026-10-01").output
    late = check("ygo-tcg", "2027-06-01").output
    assert "the newest list known on 2026-10-01 is the list '2026-10-01 TCG'" in late


def test_a_list_of_points_gives_points_and_is_no_list_of_limits(home):
    told = check("ygo-genesys", "2026-10-05").output
    assert "180 points by the list '2026-10-05 GENESYS'" in told
    assert "'2026-10-06 TCG'" not in check("ygo-tcg", "2026-10-06").output


def test_an_imported_list_is_found_by_name(home):
    ran = check("ygo-tcg", "2024-08-16", "--list", "house LIST")
    assert "list 'House list'" in ran.output and ran.exit_code == 1
    pot = run("check", "-r", "ygo-tcg", "--list", "House list", "-", text="1 Pot of Greed\n")
    assert "not on the whitelist 'House list'" in pot.output
    none = check("ygo-tcg", "2024-08-16", "--list", "Hous")
    assert none.exit_code == 2
    assert "no file and no imported list 'Hous'" in none.output and "'House list'" in none.output


def test_when_knows_the_day_of_an_imported_list(home):
    ran = run("check", "-r", "ygo-tcg", "--when", "-", text="40 Blue-Eyes White Dragon\n")
    assert ran.exit_code in (0, 1)
    spans = json.loads(
        run(
            "check", "-r", "ygo-tcg", "--select", "YGO301", "--when", "--json", "-", text=THREE
        ).stdout
    )
    assert "2026-10-01" in json.dumps(spans)


def test_info_shows_imports_and_lists(home):
    told = run("pool", "info").output
    assert "  cardinfo.json: 1 card\n" in told and "  lflist.conf: 5 lists\n" in told
    assert "list 2026-10-01 TCG: limits, 1 card; in force from 2026-10-01, TCG" in told
    assert "list 2026.12 OCG: limits, 1 card; in force from a day of 2026-12, OCG" in told
    assert "list House list: whitelist, 1 card; by --list alone" in told
    assert "list 2026-10-06 TCG: points, 1 card; by --list alone" in told


def test_one_import_is_taken_back_and_the_others_stay(home):
    assert run("pool", "remove", "lflist.conf").output == "Removed lflist.conf\n"
    assert check("ygo-tcg", "2026-10-01").exit_code == 0
    assert CardPool.open().get("99999901").name == "Test Knight"
    assert run("pool", "remove", "cardinfo.json").exit_code == 0
    pool = CardPool.open()
    assert pool.get("99999901") is None and pool.password(99999902) is None
    assert pool.text("99999901") == {} and pool.suggest("Test Knight")[0].id != "99999901"


def test_one_list_is_taken_back(home):
    assert run("pool", "remove", "2026-10-01 TCG").exit_code == 0
    assert [found.name for found in overlay.lists()][-1] == "House list"
    assert check("ygo-tcg", "2026-10-01").exit_code == 0


def test_what_two_imports_brought_stays_until_both_are_gone(home):
    (home / "again.json").write_text(json.dumps([NEW_CARD]))
    run("pool", "import", str(home / "again.json"))
    run("pool", "remove", "cardinfo.json")
    assert CardPool.open().get("99999901") is not None
    run("pool", "remove", "again.json")
    assert CardPool.open().get("99999901") is None


def test_a_name_that_nothing_has_is_told_and_nothing_is_lost(home):
    ran = run("pool", "remove", "lflist")
    assert ran.exit_code == 2 and "'lflist.conf'" in ran.output
    assert check("ygo-tcg", "2026-10-01").exit_code == 1


def test_a_list_imported_again_forgets_what_it_no_longer_says(home):
    (home / "new.conf").write_text("!2026-10-01 TCG\n46986414 0\n")
    run("pool", "import", str(home / "new.conf"))
    assert check("ygo-tcg", "2026-10-01").exit_code == 0


def test_a_list_whose_name_no_file_can_have_is_refused_with_the_option_named():
    long = CliRunner().invoke(cli, ["check", "-", "-r", "ygo-tcg", "--list", "9" * 400], input="x")
    assert long.exit_code == 2 and long.stderr.startswith("Error: --list: ")
