"""Dated lists, retro pools and name classes against the real data they were made from."""

import csv
import json

import pytest

from cardpool.ingest import lflist
from rulesets import registry
from rulesets.yugioh.formats import lists, names
from rulesets.yugioh.rules_on import TCG_REGIONS, territory
from tests.rulesets.yugioh.decks import named, pool, rules


def folded(limits):
    """Return the limits by card, whatever password a list uses."""
    found = {}
    for password, limit in limits.items():
        card = pool().password(password)
        key = card.id if card else password
        found[key] = min(limit, found.get(key, limit))
    return found


@pytest.mark.rule("YF-020")
def test_every_complete_tcg_list_equals_its_file_with_the_changes_named(shared):
    folder = shared / "data" / "yugioh"
    facts = json.loads((folder / "formats.json").read_text("utf-8"))
    compared = 0
    for item in facts["tcg_lists"]:
        if not item["file"] or "scope" in item:
            continue
        expected = dict(lflist.read_one(folder / item["file"]).limits)
        expected |= {c["password"]: c["count"] for c in item.get("changes_to_file", ())}
        expected = {p: n for p, n in expected.items() if n != 3}
        for region, key in (("na", "north_america"), ("eu", "europe"), ("oce", "oceania")):
            ours = lists.on_day("tcg", item["effective"][key], region)
            assert folded(ours.limits) == folded(expected), item["name"]
        compared += 1
    assert compared == 68


@pytest.mark.parametrize(
    ("series", "count"),
    [("ocg", 87), ("ocg-ae", 7), ("ocg-cn", 18), ("master-duel", 65), ("genesys", 11)],
)
def test_every_dated_file_is_in_force_on_its_day(shared, series, count):
    paths = sorted((shared / f"data/yugioh/lflists/official-{series}").glob("*.conf"))
    assert len(paths) == count
    for path in paths:
        ours = lists.on_day(series, path.stem)
        assert ours.since == path.stem
        theirs = folded(lflist.read_one(path).limits)
        found = folded(ours.points if series == "genesys" else ours.limits)
        more = found.keys() - theirs.keys()
        # Eight names that the oldest files misspell are only in ours.
        assert {k: found[k] for k in found if k not in more} == theirs, path.name
        assert len(more) <= 2


def test_lists_in_force_change_on_the_first_day_and_not_before():
    assert lists.on_day("tcg", "2014-07-13").since == "2014-04-01"
    assert lists.on_day("tcg", "2014-07-14").since == "2014-07-14"


def test_rulebook_9_has_161_restricted_cards():
    found = rules("ygo-9").listing.limits
    by_limit = [sum(n == limit for n in found.values()) for limit in (0, 1, 2)]
    assert sum(by_limit) == len(found) == 161


@pytest.mark.rule("YF-013")
@pytest.mark.parametrize(("ruleset", "size"), [("ygo-goat", 1698), ("ygo-edison", 3673)])
def test_retro_pools_have_exactly_the_known_number_of_names(ruleset, size):
    assert len(cards_of(ruleset)) == size


def cards_of(ruleset):
    """Return the names in the pool of a retro format."""
    in_force = rules(ruleset)
    cards = (card for card in pool().cards("yugioh") if not card.never)
    return {card.name for card in cards if in_force.pool.trouble(card) is None}


@pytest.mark.rule("YF-013")
def test_goat_pool_is_the_whitelist_of_project_ignis(shared):
    path = shared / "data/yugioh/lflists/projectignis/2005.4_GOAT.conf"
    theirs = {pool().password(p).name for p in lflist.read_one(path).limits}
    assert cards_of("ygo-goat") == theirs


@pytest.mark.rule("YF-013")
@pytest.mark.parametrize(
    ("ruleset", "file", "more"), [("ygo-hat", "2014.4_HAT", 15), ("ygo-edison", "Edison", 28)]
)
def test_community_whitelists_have_their_known_faults_and_no_others(shared, ruleset, file, more):
    path = shared / f"data/yugioh/lflists/termitaklk/{file}.conf"
    parsed = lflist.read_one(path)
    theirs = {pool().password(p).name: n for p, n in parsed.limits.items()}
    ours = cards_of(ruleset)
    # They keep Space-Time Showdown or Duel Terminal cards, and lack three cards.
    assert len(theirs.keys() - ours) == more
    assert ours - theirs.keys() == {"Burning Skull Head", "Skull Flame", "Supersonic Skull Flame"}
    in_force = rules(ruleset)
    cards = [named(name) for name in ours & theirs.keys()]
    assert all(in_force.status(card).limit == theirs[card.name] for card in cards)


@pytest.mark.rule("YGO-922")
def test_name_classes_are_those_of_the_table_and_of_the_pool(shared):
    heads = {}
    with (shared / "data/yugioh/name-classes.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["counts_together"] == "yes" and row["certainty"].startswith("certain"):
                heads[int(row["password"])] = int(row["treated_as_password"])
    assert {m: h for m, h in heads.items() if m != h} == names.HEAD
    same = {
        m: h for m, h in names.HEAD.items() if pool().password(m).name == pool().password(h).name
    }
    assert same == names.SAME_CARD
    for head, (name, members) in names.NAME_CLASSES.items():
        assert pool().password(head).name == name
        keys = {pool().password(p).copy_key for p in (head, *members)}
        assert len(keys) == 1, name


@pytest.mark.rule("YF-022")
@pytest.mark.parametrize("on", ["2002-05-07", "2003-12-01", "2004-09-30"])
def test_lost_tcg_lists_are_not_known(on):
    assert not lists.on_day("tcg", on).known


@pytest.mark.rule("YF-014")
def test_a_month_asks_until_a_day_is_named():
    card = next(
        c
        for c in pool().cards("yugioh")
        if "2011-10-02" < getattr(c, "released", {}).get("tcg", "") < "2011-10-31"
    )
    assert rules("ygo-tengu-plant").status(card).pool.kind == "open"
    assert rules("ygo-tengu-plant", "2011-10-31").status(card).pool is None
    assert rules("ygo-tengu-plant", "2011-10-02").status(card).pool.kind == "unreleased"


def test_every_retro_format_is_a_registered_ruleset():
    for record in lists.retro_formats():
        ruleset = registry.load(f"ygo-{record['id']}")
        assert ruleset.info.id == f"ygo-{record['id']}"
        assert ruleset.in_force(ruleset.info.date, "", {}).ruleset == ruleset.info.id


@pytest.mark.parametrize(
    ("said", "meant"), [("", ""), ("TCG-EU", "eu"), ("Europe", "eu"), ("us", "na"), ("tcg", "")]
)
def test_territories_have_several_names(said, meant):
    assert territory(said, TCG_REGIONS) == meant


def test_an_unknown_territory_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match="unknown region 'mars'; choose one of na, eu, oce, la"):
        territory("mars", TCG_REGIONS)


@pytest.mark.rule("YF-015")
def test_an_ocg_day_after_the_tcg_day_is_a_question():
    card = pool().named("Tour Guide From the Underworld", "yugioh")[0]
    assert rules("ygo-ocg", "2011-11-11").status(card).pool.kind == "open"


@pytest.mark.rule("YF-023")
@pytest.mark.rule("YF-025")
def test_a_negative_count_of_a_list_of_ones_own_means_not_allowed():
    parsed = lflist.LfList("mine", {1: -1, 2: 9, 3: 2})
    assert lists.custom(parsed).limits == {1: 0, 2: 3, 3: 2}
    assert lists.custom(parsed._replace(whitelist=True)).limits == {2: 3, 3: 2}


@pytest.mark.rule("YF-032")
def test_a_point_list_of_ones_own_counts_points_in_any_ruleset():
    own = lflist.LfList("mine", {46986414: 60}, genesys=True)
    assert rules("ygo-tcg", "2026-08-22", list=own).cap == 100
    assert rules("ygo-tcg", "2026-08-22", list=[own], cap="30").cap == 30
    assert rules("ygo-tcg", "2026-08-22").cap is None
    for wrong in ("many", "-5", -5):
        with pytest.raises(ValueError, match=f"option cap: expected a whole number, .*{wrong}"):
            rules("ygo-genesys", "2026-08-22", cap=wrong)


def test_breakpoints_name_the_days_on_which_lists_begin_anywhere():
    days = registry.load("ygo-tcg").breakpoints()
    assert {"2014-07-14", "2024-04-15", "2024-04-22", "2008-08-13", "2026-08-23"} <= set(days)
    assert list(days) == sorted(days)


@pytest.mark.parametrize(
    ("ruleset", "day"),
    [
        ("ygo-ocg", "2023-11-01"),  # the first Asian-English list
        ("ygo-genesys", "2026-06-01"),  # the first Japanese points
        ("ygo-tcg", "2026-08-22"),  # from which cards of unknown day are out
    ],
)
def test_breakpoints_name_the_days_of_every_region_and_of_the_data(ruleset, day):
    assert day in registry.load(ruleset).breakpoints()
