"""Every refusal names its reason and a statement that exists, and the rules say which."""

from random import Random

import pytest

from rulesets import registry, statements
from rulesets.api import CHANCE, OVER, MatchOptions
from tests.rulesets.yugioh.decks import product
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import duel, passed
from tests.rulesets.yugioh.play.test_soundness import plain_deck

ON_CARDS = ("summon", "set", "flip", "position", "synchro", "xyz", "contact", "again", "discard",
            "pick", "special", "activate", "attack", "materials")  # fmt: skip
OTHERS = (("pass",), ("done",), ("pendulum",), ("stop",), ("phase", "battle"), ("phase", "end"),
          ("phase", "main 2"), ("as", "attack"), ("as", "set"), ("go", "first"), ("call", 1),
          ("declare", "Kuriboh"), ("word", "x"), ("coin", 1), ("roll", 7), ())  # fmt: skip
PAIRS = ["YS14-SDDC", "SDRE-SDOK", "5DS1-SDLI", "SDGU-SDCR"]


def attempts(s, rng, count):
    """Yield actions that might be tried now: any verb with any cards, and the other words."""
    cards = range(-1, len(s.table.faces) + 1)
    for _ in range(count):
        verb = rng.choice(ON_CARDS)
        yield (verb, *(rng.choice(cards) for _ in range(rng.randint(0, 3))))
        yield (verb, rng.choice(cards), rng.randint(-1, 2))
    mine = [*s.hands[max(0, s.waits)], *s.monsters(0), *s.monsters(1)]
    for card in mine:
        yield from ((verb, card) for verb in ON_CARDS)
        yield from ((verb, card, number) for verb in ("activate", "special") for number in (0, 1))
        yield from (("attack", card, target) for target in (-1, *mine[:3]))
        yield from (("summon", card, *mine[:tributes]) for tributes in (1, 2))
    yield from OTHERS


def refusals_of(decks, seed, every=15):
    """Yield the refusals of things tried in a random duel."""
    game, rng = registry.load("ygo-9").game, Random(seed)
    s = game.new_match(decks, MatchOptions())
    while (actor := game.actor(s)) != OVER:
        if actor != CHANCE and rng.randrange(every) == 0:
            legal = set(game.legal_actions(s))
            for action in attempts(s, rng, 12):
                found = game.refusal(s, action)
                assert (found is None) == (action in legal), f"{action}: {found}"
                if found is not None:
                    yield action, found
        chance = actor == CHANCE
        game.apply(s, game.chance(s, rng) if chance else rng.choice(game.legal_actions(s)))


@pytest.mark.parametrize("pair", PAIRS)
def test_every_refusal_of_random_duels_cites_a_statement_that_exists(shared, pair):
    decks = [product(shared, name) for name in pair.split("-")]
    cited = set()
    for seed in range(3):
        for action, refusal in refusals_of(decks, seed):
            assert refusal.reason and refusal.statement, f"{action}: {refusal!r}"
            assert statements.get(refusal.statement).id == refusal.statement
            cited.add(refusal.statement)
    assert len(cited) >= 20, sorted(cited)


def test_refusals_without_effects_cite_statements_as_well():
    found = [refusal for _, refusal in refusals_of([plain_deck()] * 2, 3)]
    cited = {refusal.statement for refusal in found}
    assert {"YGO-076", "YGO-078", "YGO-079", "YGO-175"} <= cited


@pytest.mark.rule("YGO-225", "YGO-231")
def test_links_that_are_too_slow_are_refused():
    match = duel(
        hand=["Upstart Goblin", "Raigeki"],
        foe=["Gemini Elf"],
        spells=["Seven Tools of the Bandit", "Jar of Greed"],
        foe_spells=["Jar of Greed", "Magic Jammer"],
        foe_hand=["Kuriboh"],
    )
    match.act("activate", "Upstart Goblin", 0)
    match.act("activate", "foe Jar of Greed", 0)
    assert "YGO-225" in match.refusal("activate", "Raigeki", 0)
    match.act("activate", "Seven Tools of the Bandit", 0)
    assert match.s.waits == 0, "nobody has a Counter Trap left that fits"


@pytest.mark.rule("YGO-231")
def test_only_a_counter_trap_answers_a_counter_trap():
    match = duel(
        hand=["Upstart Goblin"],
        spells=["Jar of Greed", "Seven Tools of the Bandit"],
        foe_spells=["Magic Jammer"],
        foe_hand=["Kuriboh"],
    )
    match.act("activate", "Upstart Goblin", 0).act("activate", "Magic Jammer", 0)
    assert match.allows("activate", "Seven Tools of the Bandit", 0)
    assert "YGO-231" in match.refusal("activate", "Jar of Greed", 0)


@pytest.mark.rule("YGO-286")
def test_a_search_without_a_hit_is_refused():
    match = duel(hand=["Reinforcement of the Army"])
    assert "YGO-286" in match.refusal("activate", "Reinforcement of the Army", 0)


@pytest.mark.rule("YGO-182", "YGO-315")
def test_there_is_no_attack_on_the_first_turn():
    match = board(["Luster Dragon"], turn=1)
    assert "YGO-182" in match.refusal("phase", "battle")
    assert "YGO-175" in match.refusal("attack", "Luster Dragon", -1)


@pytest.mark.rule("YGO-153", "YGO-076", "YGO-101", "YGO-109")
def test_refusals_of_the_main_phase_name_their_statements():
    utopia, warrior = "Number 39: Utopia", "Junk Warrior"
    match = duel(
        ["Summoned Skull", "Celtic Guardian"],
        hand=["Jar of Greed", "Luster Dragon", "Gemini Elf"],
        extra=[utopia, warrior],
    )
    passed(match.act("set", "Jar of Greed"))
    assert "YGO-153" in match.refusal("activate", "Jar of Greed", 0)
    assert "YGO-101" in match.refusal("xyz", utopia, "Summoned Skull", "Celtic Guardian")
    assert "YGO-110" in match.refusal("synchro", warrior, "Summoned Skull", "Celtic Guardian")
    passed(match.act("summon", "Luster Dragon"))
    assert "YGO-076" in match.refusal("summon", "Gemini Elf")
