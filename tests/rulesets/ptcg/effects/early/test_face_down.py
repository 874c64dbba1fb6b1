"""A card of the hand that lies face down on the Bench as a Basic Pokémon."""

from random import Random

import pytest

from rulesets import registry
from rulesets.deck import Deck
from rulesets.parts.holdings import deck_of
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Held,
    If,
    InPlay,
    Is,
    KnockOut,
    Lasting,
    Modifier,
    OfType,
    Pick,
    PutCounters,
    Send,
    SetDamage,
    Switch,
    TakeUp,
)
from rulesets.ptcg.eras import BASE
from rulesets.ptcg.match.facedown import NAME
from rulesets.ptcg.match.records import NO_WOUND
from rulesets.ptcg.play.turn import GAME
from rulesets.testing import check_ruleset
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.decks import pool, theme_decks
from tests.rulesets.ptcg.words.test_narration import told

PLAN, GUST = "gym2-107", "base1-93"
FOES_BENCH = InPlay("opponent", "bench")


def laid(card, active="Rattata", hand=(), **more):
    """Return a match in which seat 0 has laid a card face down, its turn going on."""
    match = board(BASE, active, hand=[PLAN, card, *hand], **more).play(PLAN)
    if match.s.stack[-1].program is not GAME:
        match.pick(card)
    return match


def attacked(card, effect=()):
    """Return a match in which seat 1's attack of 10 damage with an effect may meet the card."""
    scripts = {"Jynx": CardScript(attacks=(AttackScript(effect=effect),))}
    match = laid(card, foe=mon("Jynx", "G"), scripts=scripts)
    return match.end()


@pytest.mark.rule("RO-63")
def test_any_card_of_the_hand_lies_face_down_as_a_basic_pokemon():
    match = laid("Bill")
    assert match.name("bench 1") == NAME and match.names("hand") == []
    assert match.names("discard") == ["Lt. Surge's Secret Plan"]


@pytest.mark.parametrize(
    ("bench", "hand"), [(["Onix"] * 5, ["Bill"]), (["Onix"], [])], ids=["room", "card"]
)
def test_without_room_or_another_card_it_cannot_be_played(bench, hand):
    assert not board(BASE, bench=bench, hand=[PLAN, *hand]).allows("play", PLAN)


@pytest.mark.rule("RO-63")
def test_only_its_player_knows_what_lies_there():
    match = laid("Bill", hand=["Onix"])
    own, other = (match.game.view(match.s, seat).facts["players"][0] for seat in (0, 1))
    assert own["pokemon"][1]["card"] == "Bill"
    assert "Bill" not in str(other) and other["pokemon"][1]["name"] == NAME
    assert "Bill" not in str(match.game.view(match.s, 1).facts["log"])


@pytest.mark.rule("RO-63")
def test_to_the_opponent_it_may_be_any_card_that_they_have_not_seen():
    match = laid("Bill", hand=["Onix"])
    down = {0: set(), 1: set()}
    for seat in (0, 1):
        for seed in range(60):
            c = match.game.resample(match.s, seat, Random(seed))
            assert not match.game.violations(c)
            down[seat] |= {c.table.faces[x].name for x in c.under[1]}
    assert down[0] == {"Bill"} and {"Bill", "Onix", "Grass Energy"} <= down[1]


def test_laying_and_turning_up_are_told_as_each_may_hear():
    match = board(BASE, hand=[PLAN, "Bill", "Onix"]).play(PLAN)
    action = match.picking("Bill")
    heard = told(match, action, listener=1)
    assert heard == [f"  {NAME} of Player 1 comes to the Bench"]
    turned = told(match, ("turn up", 1), listener=1)
    assert turned == [
        f"Player 1: Turn up {NAME} (Bench 1)",
        "  Player 1's Bill is turned up",
        "  Player 1 discards Bill from play",
    ]


@pytest.mark.rule("RO-63")
def test_its_player_may_turn_up_a_basic_pokemon_which_stays():
    match = laid("Onix", hand=["Fighting Energy"])
    match.attach("Fighting Energy", "bench 1")
    match.act(("turn up", match.spot("bench 1")))
    assert match.name("bench 1") == "Onix" and match.energy("bench 1") == 1
    assert match.s.since[match.spot("bench 1")] == match.s.turn


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize("card", ["Bill", "Grass Energy", "Machoke", "Mysterious Fossil"])
def test_what_is_no_basic_pokemon_is_discarded_with_its_cards_and_gives_no_prize(card):
    match = laid(card, hand=["Fighting Energy"])
    match.attach("Fighting Energy", "bench 1")
    match.act(("turn up", match.spot("bench 1")))
    assert match.name("bench 1") == "" and match.prizes(1) == 6
    assert match.names("discard")[1:] == [card, "Fighting Energy"]


def test_the_opponent_may_not_turn_it_up_nor_anything_else_be_turned_up():
    match = laid("Onix")
    assert "face-down" in match.refusal("turn up", "active") and not match.allows("turn up", 9)
    match.end()
    assert not match.allows("turn up", "bench 1")


@pytest.mark.rule("RO-63")
def test_brought_up_by_an_effect_it_stays_face_down():
    match = laid("Onix", foe_hand=[GUST]).end()
    match.play(GUST)
    assert match.name("active") == NAME


@pytest.mark.rule("RO-63")
def test_face_down_it_neither_retreats_nor_attacks_nor_evolves():
    match = laid("Machop", hand=["Machoke"])
    run(match, (Switch(InPlay("you", "bench")),))
    assert match.name("active") == NAME
    match.next_turn()
    assert {a[0] for a in match.game.legal_actions(match.s)} == {"turn up", "attach", "end"}
    assert "turn it up" in match.refusal("retreat", "bench 1")
    match.act(("turn up", match.spot("active")))
    assert match.allows("evolve", "Machoke", "active")


@pytest.mark.rule("RO-63")
def test_damage_of_an_attack_turns_a_pokemon_up_and_hurts_it():
    match = attacked("Onix", (Damage(20, FOES_BENCH),)).attack(0)
    assert match.name("bench 1") == "Onix" and match.damage("bench 1") == 20


@pytest.mark.rule("RO-63")
def test_damage_of_an_attack_turns_another_card_up_and_it_is_gone():
    match = attacked("Bill", (Damage(20, FOES_BENCH),)).attack(0)
    assert match.name("bench 1") == "" and "Bill" in match.names("discard")
    assert match.prizes(1) == 6


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize("card", ["Onix", "Bill"])
def test_an_attack_on_it_as_the_defending_pokemon_turns_it_up(card):
    match = laid(card, foe=mon("Jynx", "G"))
    run(match, (Switch(InPlay("you", "bench")),))
    match.end().attack(0)
    if card == "Onix":
        assert match.name("active") == "Onix" and match.damage("active") > 0
    else:
        assert match.name("active") == "Rattata" and match.damage("active") == 0


LOCK = Lasting((Modifier("cannot retreat"),), "opponent's next turn", FOES_BENCH)


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize(("effect", "down"), [((LOCK,), False), ((), True)], ids=["on it", "other"])
def test_another_effect_of_an_attack_turns_it_up_where_it_meets_it(effect, down):
    match = attacked("Onix", effect).attack(0)
    assert (match.name("bench 1") == NAME) is down


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize("deed", [PutCounters(1, InPlay("you", "bench")),
                                  KnockOut(InPlay("you", "bench"))])  # fmt: skip
def test_counters_and_knock_outs_by_other_effects_turn_it_up(deed):
    match = laid("Bill")
    run(match, (deed,))
    assert match.name("bench 1") == "" and match.prizes(1) == 6
    assert match.s.wounds[match.spot("bench 1")] == NO_WOUND
    match = laid("Onix")
    run(match, (PutCounters(1, InPlay("you", "bench")),))
    assert match.name("bench 1") == "Onix" and match.damage("bench 1") == 10


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize(("card", "zone"), [("Onix", "hand"), ("Bill", "discard")])
@pytest.mark.parametrize("deed", [TakeUp, lambda who: Send(who, "hand")])
def test_taken_out_of_play_it_is_turned_up_and_only_a_basic_pokemon_goes_on(card, zone, deed):
    match = laid(card)
    run(match, (deed(InPlay("you", "bench")),))
    assert match.name("bench 1") == "" and card in match.names(zone)


ASKS = (
    Pick(InPlay("you", "bench", OfType("F")), "one"),
    Pick(InPlay("you"), "one"),
    If(Is(InPlay("you", "bench"), OfType("F")), ()),
)


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize("asking", ASKS, ids=["of a type", "any", "is of a type"])
def test_a_trainer_that_has_to_know_what_it_is_turns_it_up(asking):
    script = {"Potion": CardScript(play=(asking,))}
    match = laid("Onix", hand=["Potion"], scripts=script).play("Potion")
    assert (match.name("bench 1") == NAME) is (asking is ASKS[1])


@pytest.mark.rule("RO-63")
def test_an_attack_that_has_to_know_the_one_picked_turns_only_that_up():
    chosen = Held("one")
    effect = Pick(FOES_BENCH, "one"), If(Is(chosen, OfType("F")), (PutCounters(1, chosen),))
    match = attacked("Onix", effect)
    match.attack(0)
    assert match.name("bench 1") == "Onix" and match.damage("bench 1") == 10


@pytest.mark.rule("RO-63")
def test_it_counts_as_a_pokemon_in_play():
    match = laid("Bill", foe=mon("Jynx", "G"))
    run(match, (KnockOut(InPlay("you", "active")),))
    match.end()
    assert not match.over and match.name("active") == NAME
    match.attack(0)
    assert match.winner == 1


def test_two_lie_beside_each_other_and_are_saved_and_copied():
    match = laid("Bill", hand=[PLAN, "Onix"]).play(PLAN)
    match.pick("Onix") if match.s.stack[-1].program is not GAME else None
    game, s = match.game, match.s
    again = game.load(game.dump(s))
    assert again.key() == s.key() == s.clone().key() and not game.violations(again)
    game.apply(again, ("turn up", match.spot("bench 2")))
    assert again.name(2) == "Onix" and match.name("bench 2") == NAME


def test_nothing_of_a_face_down_card_shows_in_whole_matches(shared):
    plan = pool().get(PLAN)
    decks = []
    for deck in theme_decks(shared, "gym2")[:2]:
        cards = [card for card in deck.cards() if card.id != PLAN]
        decks.append(Deck(deck_of([*cards[::2], *[plan] * 20])))
    report = check_ruleset(registry.load("ptcg-base"), decks=decks, games=3, every=4)
    assert report.ended == report.matches == 3


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize(
    ("figure", "damage"),
    [("", ()), ("10", (SetDamage(0),))],
    ids=["without a figure", "brought to nothing"],
)
def test_an_attack_that_does_it_neither_damage_nor_anything_else_leaves_it_face_down(
    figure, damage
):
    stare = pokemon("Idler", attacks=(("Stare", "", figure),))
    scripts = {"Idler": CardScript(attacks=(AttackScript(damage=damage),))}
    match = laid("Onix", foe="Idler", cards=[stare], scripts=scripts)
    run(match, (Switch(InPlay("you", "bench")),))
    match.end().attack()
    assert match.s.seat == 0 and match.name("active") == NAME


@pytest.mark.rule("RO-63")
@pytest.mark.parametrize(("card", "zone"), [("Onix", "hand"), ("Bill", "discard")])
def test_sent_away_as_the_active_pokemon_it_is_turned_up_and_is_one_card_moved(card, zone):
    match = laid(card)
    run(match, (Switch(InPlay("you", "bench")),))
    frame = run(match, (Send(InPlay("you", "active"), "hand"),))
    assert card in match.names(zone) and match.name("active") == "Rattata"
    assert frame.values["moved"] == 1
