"""The documentation of every Pokémon check: its examples hold, its citations exist."""

import re

import pytest

from rulesets import registry, statements
from tests.rulesets.ptcg.construction.building import deck, lint

RULESETS = [registry.load(i) for i in registry.ids() if i.startswith("ptcg-")]
CHECKS = {c.code: c for ruleset in RULESETS for c in ruleset.every_check}
# A Yu-Gi-Oh! card stands for a card of another game.
OTHER_GAMES = {"3 Dark Magician": "3 46986414"}


def examples(check):
    """Yield (heading, ruleset, day, lines) of a check; "In:" names ruleset and day."""
    ruleset, day = next(r.info.id for r in RULESETS if check in r.every_check), ""
    heading, lines = "", []
    for line in [*check.doc.splitlines(), ""]:
        text = line.strip()
        if heading and (not line.startswith(" " * 8) or not text):
            yield heading, ruleset, day, "\n".join(OTHER_GAMES.get(x, x) for x in lines)
            heading, lines = "", []
        if match := re.match(r"In: (\S+)(?: (\S+))?$", text):
            ruleset, day = match[1], match[2] or ""
        elif text in ("Illegal:", "Legal:"):
            heading = text
        elif heading:
            lines.append(text)


def runs():
    for check in CHECKS.values():
        for number, example in enumerate(examples(check)):
            yield pytest.param(check, *example, id=f"{check.code}-{number}")


@pytest.mark.parametrize(("check", "heading", "ruleset", "day", "lines"), [*runs()])
def test_examples_of_the_documentation_hold(check, heading, ruleset, day, lines):
    # The first rulebook's pool is too small for most examples.
    if ruleset == "ptcg-base" and not check.code.startswith("PTCG9"):
        ruleset = "ptcg-unlimited"
    found = lint(ruleset, deck(lines), day, check.code)
    assert bool(found) is (heading == "Illegal:")


@pytest.mark.parametrize("check", [*CHECKS.values()], ids=lambda c: c.code)
def test_every_check_has_both_examples_and_cites_known_statements(check):
    assert {e[0] for e in examples(check)} == {"Illegal:", "Legal:"}
    assert [statements.get(cite).id for cite in check.cites] == list(check.cites)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda r: r.info.id)
def test_every_check_of_a_ruleset_cites_a_statement_in_force_there(ruleset):
    for check in ruleset.every_check:
        assert {c.partition("-")[0] for c in check.cites} & set(ruleset.info.statements), check.code


def test_every_construction_statement_is_cited_by_a_check():
    cited = {cite for check in CHECKS.values() for cite in check.cites}
    for prefix in ("BASE", "EX", "BW", "PF"):
        for statement in statements.digest(prefix).values():
            if statement.mark == "D":
                assert statement.id in cited, f"{statement.id} {statement.text}"


def test_parameters_tell_in_what_the_rulesets_differ():
    def told(ruleset_id, code):
        in_force = registry.load(ruleset_id).in_force("2026-11-16", "", {})
        return CHECKS[code].parameters(in_force)

    assert told("ptcg-ex", "PTCG101")["any number of"].count(",") == 5  # six basic Energy
    assert told("ptcg-bw", "PTCG101")["any number of"].count(",") == 7
    assert told("ptcg-glc", "PTCG404")["limit"] == "1"
    assert told("ptcg-standard", "PTCG203")["pool"] == "marks H, I, J"
    assert "Archeops" in told("ptcg-expanded", "PTCG301")["bans"]
    assert told("ptcg-base", "PTCG102") == {"cards": "60"}
    assert told("ptcg-base", "PTCG111") == {}
