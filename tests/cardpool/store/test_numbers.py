"""Numbers that no publisher issued: what they mean, how sure it is, and that no search has them."""

import json
from collections import Counter, defaultdict

import pytest

from cardpool.model import UNOFFICIAL
from cardpool.store import CardPool
from cardpool.writing.yugioh import unofficial
from tests.conftest import ROOT

DATA = ROOT / "cardpool" / "data" / "yugioh"
BOOSTERS = range(101107, 101306)  # for these the simulators tell the password of each number


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


def facts(name):
    """Return the records of a table without its first line."""
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()[1:]]


def placed(card, code):
    """Return the English numbers of a card in a set."""
    return {
        int(n[-3:]) for n in card.set_numbers if n.startswith(f"{code}-EN") and n[-3:].isdigit()
    }


def test_where_a_simulator_tells_the_password_the_english_number_is_the_placeholder(pool):
    known = defaultdict(list)
    for card in pool.cards("yugioh"):
        for password in card.passwords:
            if password // 1000 in BOOSTERS and 0 < password % 1000 <= 80:
                known[password // 1000].append((password % 1000, card))
    assert len(known) == 18
    for cards in known.values():
        codes = Counter(n.partition("-")[0] for _, card in cards for n in card.set_numbers)
        code = codes.most_common(1)[0][0]
        assert [n for n, card in cards if n not in placed(card, code)] == [], code
    assert sum(map(len, known.values())) == 1390


def test_a_placeholder_of_a_booster_is_the_card_of_that_number(pool):
    (found,) = pool.placeholders(101008036)
    assert (found.card.name, found.place) == ("Firewall eXceed Dragon", "DANE-JP036")
    assert pool.placeholders(101008081) == []  # further English numbers are other cards


def test_names_in_scripts_of_the_time_agree(pool):
    names = {
        100911001: "Dragoncaller Magician",
        100911052: "Zoodiac Tigermortar",
        100912001: "Performapal Sky Magician",
        100912052: "Ultra Polymerization",
        101001001: "Cyberse Wizard",
        101008001: "Firewall Guardian",
        101008013: "Super Quantum White Layer",
        101008052: "Salamangreat Recureance",
        101008077: "Chain Hole",
        101012001: "Parallel eXceed",
        101103001: "Armed Dragon Thunder LV10",
        100236002: "Dracotail Faimena",
    }
    assert {n: [f.card.name for f in pool.placeholders(n)] for n in names} == {
        n: [name] for n, name in names.items()
    }


def passwords(path):
    return [int(line) for line in path.read_text("utf-8").splitlines() if line.isdigit()]


def test_lists_saved_before_and_after_the_release_agree(pool, shared):
    lists = shared / "decks/yugioh/IceYGO+windbot/history/Decks"
    before = passwords(lists / "AI_Archfiend@640cdc9c.ydk")
    after = passwords(lists / "AI_Archfiend@181ddf28.ydk")
    changed = {(old, new) for old, new in zip(before, after, strict=True) if old != new}
    assert changed == {(100264002, 79621896), (100264003, 15725501)}
    for old, new in changed:
        assert new in [found.card.password for found in pool.placeholders(old)]


def test_a_set_that_two_simulators_number_means_the_same_cards(pool, shared):
    lists = shared / "decks/yugioh/fgwsz+ygopro-deck/history/ocg"
    before = Counter(passwords(lists / "【202501】味奇喵@a32e20a1.ydk"))
    after = Counter(passwords(lists / "【202501】味奇喵@6aabfc1f.ydk"))
    read = {n: pool.placeholders(n) for n in before - after}
    assert {found[0].card.password for found in read.values()} - after.keys() == {
        pool.named("Yummy★Redemption")[0].password  # the one card that was exchanged
    }


def test_a_number_given_twice_has_both_meanings_the_older_first(pool):
    assert [(f.card.name, f.day[:4]) for f in pool.placeholders(100236001)] == [
        ("Magician of Chaos", "2018"),
        ("Dracotail Lukias", "2025"),
    ]


def test_no_table_takes_a_password_away_from_its_card(pool):
    for fact in facts("unofficial.jsonl"):
        assert pool.password(fact["password"]) is None, fact
        assert pool.placeholders(fact["password"]) == [], fact
    assert pool.placeholders(89631139) == []


def test_every_unofficial_number_is_there_once_in_order_with_a_name():
    found = facts("unofficial.jsonl")
    numbers = [fact["password"] for fact in found]
    assert numbers == sorted(set(numbers))
    assert all(fact["name"] and fact["from"] for fact in found)
    assert {fact["kind"] for fact in found} == {"fan-made", "anime", "rush-duel"}


def test_an_unofficial_card_is_found_by_its_number_alone(pool):
    card = pool.unofficial(20066)
    assert (card.name, card.kind) == ("Guanyu (关羽)", UNOFFICIAL)
    assert card.never == "fan-made card 20066, in no printing of the game"
    assert pool.get(card.id) is None
    assert pool.password(20066) is None
    for name in ("Guanyu", "关羽", card.name):
        assert pool.named(name) == []
    assert all("Guanyu" not in hit.name for hit in pool.search("Guanyu"))
    assert UNOFFICIAL not in {c.kind for c in pool.cards("yugioh")}


def test_an_unknown_kind_of_unofficial_card_is_refused():
    with pytest.raises(ValueError, match="expected fan-made, anime, rush-duel"):
        unofficial({"password": 1, "name": {"en": "One"}, "kind": "bootleg"})
