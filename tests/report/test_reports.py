"""The shapes of a report: JUnit and SARIF are well formed, the page is self-contained."""

import json
import re
from collections import Counter
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from deckcheck.decklist.checks import CHECKS
from deckcheck.lint import Result
from deckcheck.report import html, junit, sarif, text
from deckcheck.report import json as as_json
from rulesets.api import Finding

BAD = Finding(
    "PTCG101",
    "copy-limit",
    "error",
    "5 copies of <Pikachu> & \x00\ud800",
    7,
    ("base1-58",),
    ("EX-002",),
)
ASKED = Finding("PTCG209", "languages", "question", "are all allowed?", 0, (), ("PF-028",))
LOST = Finding("DECK002", "unknown-card", "unreadable", "no card named 'X'", 3)


def result(verdict, *findings):
    counts = {"main": 60}
    return Result(
        f"{verdict} & co.txt",
        "ptcgl",
        "ptcg-ex",
        False,
        "2005-12-31",
        "",
        verdict,
        counts,
        findings,
    )


RESULTS = [
    result("legal"),
    result("illegal", BAD),
    result("judge", ASKED),
    result("unreadable", LOST),
]


def test_junit_tells_illegal_unreadable_and_judge_apart():
    suite = ElementTree.fromstring(junit.render(RESULTS)).find("testsuite")
    counts = {key: suite.get(key) for key in ("tests", "failures", "errors", "skipped")}
    assert counts == {"tests": "4", "failures": "1", "errors": "1", "skipped": "1"}
    failure = suite.find("testcase/failure")
    assert failure.get("type") == "PTCG101"
    assert "illegal & co.txt:7: PTCG101 5 copies of <Pikachu> &" in failure.text


def test_junit_gives_the_cause_of_the_verdict_not_a_warning_before_it():
    warned = Finding("DECK007", "heading-count", "warning", "heading says 9", 1)
    suite = ElementTree.fromstring(junit.render([result("illegal", warned, BAD)]))
    assert suite.find("testsuite/testcase/failure").get("type") == "PTCG101"


def test_sarif_has_a_rule_for_every_result_and_levels():
    (run,) = json.loads(sarif.render(RESULTS, CHECKS, "1.0"))["runs"]
    rules = run["tool"]["driver"]["rules"]
    for found in run["results"]:
        assert rules[found["ruleIndex"]]["id"] == found["ruleId"]
    assert [found["level"] for found in run["results"]] == ["error", "warning", "error"]
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "illegal%20%26%20co.txt"
    assert place["region"] == {"startLine": 7}
    assert "region" not in run["results"][1]["locations"][0]["physicalLocation"]


class Page(HTMLParser):
    """Collects what a page loads and whether its tags close in order."""

    def __init__(self):
        super().__init__()
        self.open, self.loads, self.text = [], [], []

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "input"):
            self.open.append(tag)
        self.loads += [value for key, value in attrs if key in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def test_the_page_is_well_formed_escaped_and_loads_nothing():
    page = Page()
    page.feed(html.render(RESULTS))
    assert page.open == []
    assert page.loads == []
    assert any("5 copies of <Pikachu>" in part for part in page.text)
    assert any(part.startswith("EX-002: ") for part in page.text)


def test_the_summary_counts_verdicts():
    assert (
        text.summary(Counter(each.verdict for each in RESULTS))
        == "4 lists: 1 legal, 1 illegal, 1 judge, 1 unreadable"
    )


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (RESULTS[1], "illegal & co.txt: illegal by ptcg-ex on 2005-12-31 (60 main; ptcgl)"),
        (RESULTS[2], "judge & co.txt: needs a judge (ptcg-ex, 2005-12-31; 60 main; ptcgl)"),
    ],
)
def test_colour_changes_no_word(found, verdict):
    plain = list(text.lines(found))
    coloured = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in text.lines(found, colour=True)]
    assert plain == coloured
    assert plain[1] == verdict


def test_a_wrapped_line_keeps_its_place_whole_for_a_click():
    path = "lists of friday/a rather long name of a list.txt"
    first, *rest = text.finding_line(path, ASKED._replace(line=7), width=50).splitlines()
    assert first.startswith(f"{path}:7: PTCG209 question:")
    assert all(len(line) <= 50 for line in rest)
    coloured = text.finding_line(path, ASKED, colour=True, width=50)
    assert coloured.startswith(f"\x1b[1m{path}\x1b[0m: \x1b[33mPTCG209\x1b[0m question:")


def test_the_page_tells_a_question_from_an_error_without_colour():
    page = Page()
    page.feed(html.render(RESULTS))
    assert any("question: are all allowed?" in part for part in page.text)


def test_the_page_names_the_region_and_counts_one_list():
    page = Page()
    page.feed(html.render([result("legal")._replace(region="eu")]))
    assert "1 list checked by ptcg-ex on 2005-12-31 in eu" in page.text
    assert "Deck check: 1 list" in page.text


def test_sarif_leads_to_the_file_that_holds_a_list():
    (run,) = json.loads(
        sarif.render([result("illegal", BAD)._replace(path="deck #2.json#a", file="deck #2.json")])
    )["runs"]
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "deck%20%232.json"


CHANGED = RESULTS[0]._replace(changed=("list 'Mine'", "cap=100"), partial=("without YGO1",))


def test_every_report_names_a_list_an_option_and_what_was_left_out():
    told = "[with list 'Mine', cap=100; partial: without YGO1]"
    assert told in text.verdict_line(CHANGED)
    assert told in text.verdict_line(CHANGED._replace(verdict="judge"))
    (case,) = ElementTree.fromstring(junit.render([CHANGED])).iter("testcase")
    assert told in case.get("classname")
    assert json.loads(sarif.render([CHANGED]))["runs"][0]["properties"] == {
        "changed": ["cap=100", "list 'Mine'"], "partial": ["without YGO1"]
    }  # fmt: skip
    assert html.render([CHANGED]).count("partial: without YGO1") == 2
    data = as_json.result(CHANGED)
    assert (data["changed"], data["partial"]) == (["list 'Mine'", "cap=100"], ["without YGO1"])


def test_the_counts_of_a_list_that_was_not_read_to_its_end_say_so():
    cut = RESULTS[1]._replace(cut=True)
    assert "at least" in text.verdict_line(cut) and "at least" in html.render([cut])
    assert as_json.result(cut)["counts_partial"] is True
    assert "at least" not in text.verdict_line(RESULTS[1])


def test_sarif_places_are_file_links_or_below_the_folder_of_the_run(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    paths = ("/lists/a b.txt", "lists/c.txt", "./d.txt")
    results = [result("illegal", BAD)._replace(path=path, file="") for path in paths]
    (run,) = json.loads(sarif.render(results))["runs"]
    places = [each["locations"][0]["physicalLocation"] for each in run["results"]]
    assert [place["artifactLocation"] for place in places] == [
        {"uri": "file:///lists/a%20b.txt"},
        {"uri": "lists/c.txt", "uriBaseId": "SRCROOT"},
        {"uri": "d.txt", "uriBaseId": "SRCROOT"},
    ]
    assert run["originalUriBaseIds"]["SRCROOT"]["uri"] == f"file://{tmp_path}/"
