"""What is remembered of a card never changes what is said of it."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from cardpool.model.pokemon import POKEMON, Printing
from deckcheck.lint import Linter
from rulesets import registry
from rulesets.api import ERROR, QUESTION, WARNING
from rulesets.deck import Deck, Entry
from rulesets.ptcg.formats.periods import STANDARD, period_on
from rulesets.ptcg.formats.print_pool import PeriodPool
from tests.rulesets.ptcg.construction.building import card, deck, lint, pool

RULESETS = [i for i in registry.ids() if i.startswith("ptcg-")]
TEAM_UP_ON = "2021-01-01"

# Cards that every check has something to say about, alone or several together.
CARDS = [
    "Pikachu BS 58",
    "Raichu BS 14",
    "Bill BS 91",
    "Fire Energy BS 98",
    "Super Potion BS 90",
    "Master Ball TEF 153",
    "Neo Upper Energy TEF 162",
    "Mudkip ★ TR 107",
    "Treecko ★ TR 109",
    "Radiant Greninja ASR 46",
    "Radiant Charizard PGO 11",
    "Ditto ◇ LOT 154",
    "Unown [A] N2 14",
    "Unown [B] N3 39",
    "Arceus AR AR1",
    "Arceus XYP XY116",
    "Lugia LEGEND HS 113",
    "Morpeko V-UNION PR-SW SWSH215",
    "Morpeko V-UNION PR-SW SWSH290",
    "Miraidon ex SVI 81",
    "Terapagos ex SCR 128",
    "Ancient Mew miscp-001",
    "Ultra Ball SUM 135",
    "Computer Search BS 71",
    "Archeops NVI 67",
    "Glurak BS 4",
    "Tortank BS 2",
    "Charizard ex OBF 125",
    "46986414",
]


@cache
def drawn_decks():
    """Return decks of few cards, some in another section, some with cards not resolved."""
    rng, decks = Random(11), []
    for _ in range(150):
        entries = []
        for line, text in enumerate(rng.sample(CARDS, rng.randint(1, 8)), 1):
            found, lang = card(text)
            section = "side" if rng.random() < 0.1 else "main"
            entries.append(Entry(found, rng.choice((1, 2, 2, 4, 6)), section, line, lang))
        decks.append(Deck(tuple(entries), {"main": 3} if rng.random() < 0.1 else {}))
    return decks


@pytest.mark.parametrize("ruleset", RULESETS)
def test_decks_met_before_change_nothing_that_is_said(ruleset):
    linter = Linter(registry.load(ruleset), "2024-09-26")
    first = [linter.run(drawn) for drawn in drawn_decks()]
    assert [linter.run(drawn) for drawn in reversed(drawn_decks())] == first[::-1]
    # The decks do set off most checks, so the comparison means something.
    told = {f.code for found in first for f in found}
    assert len(told) > len(linter.checks) / 2


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("day", ["2012-11-08", "2024-09-26"])
def test_a_card_is_admitted_where_no_check_would_object_to_a_deck_of_it(ruleset, day):
    linter = Linter(registry.load(ruleset), day)
    of_cards = [c for c in linter.checks if c.code[4] in "234"]
    for found in [card(text)[0] for text in CARDS] + list(pool().cards(POKEMON))[::97]:
        alone = Deck((Entry(found, 1),))
        said = {f.severity for c in of_cards for f in c.run(alone, linter.rules) if f.cards}
        assert linter.admits(found) == said.isdisjoint((ERROR, WARNING)), found.id
        surely = said.isdisjoint((ERROR, WARNING, QUESTION))
        assert linter.admits(found, surely=True) == surely, found.id


def test_every_check_runs_on_every_deck():
    ran = []

    def noting(code):
        def run(deck, rules):
            ran.append(code)
            return ()

        return run

    ruleset = registry.load("ptcg-unlimited")
    noted = tuple(replace(c, run=noting(c.code)) for c in ruleset.checks)
    Linter(replace(ruleset, checks=noted)).run(deck("4 Pikachu BS 58\n56 Fire Energy BS 98"))
    assert ran == [c.code for c in ruleset.checks]


def test_what_is_said_of_a_card_stands_at_the_line_of_each_deck():
    first = deck("4 Bill BS 91\n1 Pikachu BS 58\n1 Pikachu BS 58")
    second = deck("1 Pikachu BS 58\n4 Bill BS 91")
    for found, lines in ((first, [1, 2, 3]), (second, [1, 2]), (first, [1, 2, 3])):
        said = lint("ptcg-standard", found, "2026-05-20", "PTCG203")
        assert [f.line for f in said] == lines
        assert [f.cards for f in said] == [(e.card.id,) for e in found.entries]


def test_what_is_said_of_a_card_is_of_the_day():
    print_of_then = deck("2 Terapagos ex SCR 128")
    for day, codes in (
        ("2024-09-12", ["PTCG201"]),
        ("2024-09-26", ["PTCG202"]),
        ("2024-09-27", []),
        ("2024-09-26", ["PTCG202"]),
    ):
        found = lint("ptcg-standard", print_of_then, day, "PTCG20")
        assert [f.code for f in found] == codes
        assert all(day in f.message for f in found)


@pytest.mark.rule("PF-022")
def test_prints_judged_one_by_one_stand_apart_from_their_set():
    by_set = PeriodPool(period_on(STANDARD, TEAM_UP_ON), TEAM_UP_ON)
    promo = {n: Printing(f"smp-SM{n}", "smp", f"SM{n}", "2017-02-03") for n in (10, 158, 200)}
    shiny = {n: Printing(f"sma-SV{n}", "sma", f"SV{n}", "2019-08-23") for n in (1, 67)}
    prints = [*promo.values(), *shiny.values()]
    for asked in (prints, prints[::-1]):  # whichever of a set is met first
        stands = {p.id: by_set.direct(p) for p in asked}
        assert stands["smp-SM10"] != stands["smp-SM200"] == stands["smp-SM158"]
        assert stands["sma-SV1"] != stands["sma-SV67"]
        alone = [PeriodPool(by_set.period, by_set.day).direct(p) for p in asked]
        assert [*stands.values()] == alone
