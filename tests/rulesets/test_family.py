"""The families of the built-in games, and how families are found."""

import pytest

from deckcheck.checker import RulesetError, family_of
from deckcheck.decklist import formats
from rulesets import registry
from rulesets.api import Ruleset, RulesetInfo
from rulesets.family import Family

FAMILIES = registry.built_in_families()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)
def test_a_family_is_found_by_the_id_that_it_has(family):
    assert registry.family(family.id) is family
    assert family.name
    assert family.title


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)
def test_the_usual_ruleset_is_of_the_family(family):
    usual = registry.load(family.usual)
    assert isinstance(usual, Ruleset)
    assert usual.info.family == family.id
    assert set(usual.info.sections) <= set(family.sections)


@pytest.mark.parametrize("ruleset_id", registry.BUILT_IN)
def test_every_ruleset_has_a_family(ruleset_id):
    assert registry.load(ruleset_id).info.family in registry.FAMILIES


def test_a_format_has_one_id_and_is_found_by_it():
    every = formats.readable()
    assert len(set(every)) == len(every)
    assert [formats.find(each).id for each in every] == every
    assert formats.find("cuneiform") is None


def test_a_heading_opens_a_section_of_its_family():
    for family in FAMILIES:
        for heading in family.headings:
            assert heading.section in family.sections
            assert heading.game in ("", family.id)


def test_a_ruleset_of_a_game_that_is_not_installed_says_so():
    info = RulesetInfo("mars-chess", "Chess on Mars", "mars", "")
    with pytest.raises(RulesetError) as raised:
        family_of(Ruleset(info, (), lambda on, region, options: None))
    assert str(raised.value) == (
        "ruleset 'mars-chess' is of the game 'mars', which is not installed"
    )


def test_what_is_no_family_is_a_load_failure(monkeypatch):
    monkeypatch.setitem(registry.FAMILIES, "odd", "json:decoder")
    registry.load_family.cache_clear()
    failure = registry.load_family("odd")
    assert str(failure) == (
        "game 'odd' from deckcheck failed to load: json:decoder is not a Family"
    )
    with pytest.raises(LookupError, match="failed to load"):
        registry.family("odd")
    registry.load_family.cache_clear()


def test_a_family_that_overrides_nothing_has_usual_answers():
    plain = Family()
    assert plain.sections == ("main",)
    assert plain.formats == ()
    assert plain.headings == ()
    assert plain.plays_decks
    assert not plain.claims([])
    assert not plain.claims_document({"pokemon": []})
