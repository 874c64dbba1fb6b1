"""Wordings of the later series on boards: extra Energy, answers that do not stack, new hands."""

import pytest

pytest.importorskip("lark")

from rulesets.engine.frames import Frame
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    CopyAttack,
    InPlay,
    PrizesTaken,
    Send,
    UsedUp,
    UseTrainer,
    UseUp,
)
from rulesets.ptcg.effects.terms.selectors import In
from rulesets.ptcg.eras import SM, SV, SWSH
from rulesets.ptcg.text.compile import Compiler, compile_plain
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER, TRAINER
from rulesets.ptcg.text.read.cardtext import CardText
from rulesets.ptcg.text.read.normalise import Names
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon

WALL = pokemon("Wall", 300)
PULSE = (
    "whenever your opponent attaches an energy card from their hand to 1 of their pokémon"
    " put 6 damage counters on that pokémon."
)


def attacking(plain, printed="20", era=SV, attacker="Machop", energy="FF", **side):
    """Return a board whose attacker has the attack of a text instead of its own."""
    script = CardScript(attacks=(compile_plain(plain, ATTACK, attacker, printed),))
    setting = {"foe": "Snorlax", **side}
    return board(era, mon(attacker, energy), scripts={attacker: script}, **setting)


def playing(plain, name="Bill", era=SWSH, **side):
    """Return a board whose hand holds a Supporter with the text."""
    script = compile_plain(plain, TRAINER, name)
    return board(era, scripts={name: script}, hand=[name, *side.pop("others", ())], **side)


def pick_first(match):
    """Let whoever has to choose take the first of what is offered."""
    while (offered := match.game.legal_actions(match.s)) and offered[0][0] in ("pick", "order"):
        match.game.apply(match.s, offered[0])


def test_prizes_put_there_by_an_effect_are_no_prizes_taken():
    match = board(SM, prizes=6, foe_prizes=4, foe_deck=5)
    match.s.prizes_laid = [6, 6]
    run(match, compile_plain(
        "add the top 3 cards of your opponent's deck to their prize cards", ATTACK, "Machop"
    ).effect)  # fmt: skip
    assert (match.prizes(1), ask(match, PrizesTaken("opponent"))) == (7, 2)
    assert match.s.prizes_laid == [6, 9]


def test_a_prize_put_elsewhere_by_an_effect_was_not_taken():
    match = board(SM)
    run(match, (Send(In("prizes"), "deck"),))
    assert (match.prizes(), ask(match, PrizesTaken())) == (0, 0)


def test_whether_the_opponent_has_used_a_gx_attack_is_asked_of_the_opponent():
    match = board(SM)
    run(match, (UseUp("GX", game=True),), controller=1)
    assert ask(match, UsedUp("GX", game=True, side="opponent"))
    assert not ask(match, UsedUp("GX", game=True))


def test_extra_energy_is_counted_before_the_attack_attaches_any():
    text = (
        "attach 7 basic energy cards from your discard pile to your pokémon in any way you like."
        " if SELF has at least 1 extra energy attached to it ( in addition to this attack's cost )"
        " draw 9 cards"
    )
    script = CardScript(attacks=(compile_plain(text, ATTACK, "Machop", ""),))
    for energy, drawn in (("F", 0), ("FF", 9)):
        match = board(
            SM, mon("Machop", energy), foe="Snorlax", scripts={"Machop": script},
            discard=["Fire Energy", "Water Energy"],
        )  # fmt: skip
        match.attack()
        pick_first(match)
        assert match.count("hand") == drawn


def attached_before_two(text):
    """Return a board on which Energy was attached before two Pokémon that answer by the text."""
    script = CardScript(powers=(compile_plain(text, POWER, "Rattata"),))
    able = pokemon("Minun", 70, powers=(("Ability", "Pulse"),))
    side = {"bench": ["Minun"], "foe": "Wall", "foe_hand": ["Fire Energy"]}
    match = board(SV, "Minun", **side, scripts={"Minun": script}, cards=[able, WALL])
    match.end().attach("Fire Energy", "foe")
    return match


def test_of_two_answers_that_do_not_stack_one_is_given():
    match = attached_before_two(f"{PULSE} the effect of «Pulse» does not stack")
    assert match.damage("foe") == 60


def test_answers_of_powers_without_that_note_are_all_given():
    match = attached_before_two(PULSE)
    pick_first(match)
    assert match.damage("foe") == 120


def test_more_counters_instead_are_put_one_by_one_like_the_first():
    text = (
        "put 1 damage counters on your opponent's pokémon in any way you like."
        " if your opponent has exactly 3 prize cards remaining put 2 damage counters on them"
        " instead"
    )
    for prizes, counters in ((3, 2), (4, 1)):
        match = attacking(text, "", foe_bench=["Onix"], foe_prizes=prizes)
        match.attack()
        for place in ("foe", "foe bench 1")[:counters]:
            match.pick(place)
        assert match.damage("foe") == 20 + 10  # Machop strikes for 20
        assert match.damage("foe bench 1") == 10 * (counters - 1)


def test_a_hand_counted_and_shuffled_in_gives_as_many_cards():
    match = playing(
        "count the cards in your hand shuffle those cards into your deck then draw that many cards"
        " plus 3",
        others=["Potion", "Potion"],
    )
    match.play("Bill")
    assert match.count("hand") == 5


def test_a_supporter_whose_effect_another_lends_is_not_played():
    """Whoever uses it as the effect of a card has played that card, and one Supporter a turn."""
    draws = {"Professor": compile_plain("draw a card", TRAINER, "Professor")}
    match = board(SWSH, hand=["Professor"], discard=["Professor"], scripts=draws)
    match.play("Professor")
    run(match, (UseTrainer(In("discard"), as_effect=True),))
    match.pick("Professor")
    assert (match.s.supporters, match.count("hand")) == (1, 2)


def test_all_energy_in_a_cost_is_no_name_of_an_attack():
    made = compile_plain(
        "if you have exactly 9 cards in your hand ignore all energy in the attack cost of each of"
        " SELF 's attacks",
        POWER,
        "Yanmega",
    )
    assert [m.point for m in made.modifiers] == ["no attack cost"]


def test_an_item_printed_on_a_pokemon_is_no_power_of_it():
    text = CardText(
        "dp0-1", "Piplup", "Pokémon", ("Basic",),
        rules=("Pecha Berry: Remove 1 damage counter from Piplup at the end of your turn.",),
    )  # fmt: skip
    script = Compiler(Names(["Piplup"])).card(text).script
    assert script.powers == ()
    assert [t.event for t in script.triggers] == ["turn end"]


def test_an_attack_used_once_a_game_is_no_choice_where_the_text_says_so():
    big = pokemon("Big", 90, attacks=(("Blow", "C", "10"), ("Blow-GX", "C", "90")))
    scripts = {"Big": CardScript(attacks=(None, AttackScript(once="GX")))}
    match = board(SM, foe="Big", scripts=scripts, cards=[big])
    copies = CopyAttack(InPlay("opponent"), but="GX")
    assert [a[2] for a in copies.offers(match.s, Frame((), 0))] == [0]
    assert len(CopyAttack(InPlay("opponent")).offers(match.s, Frame((), 0))) == 2
