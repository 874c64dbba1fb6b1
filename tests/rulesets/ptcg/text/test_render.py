"""Programs in words: what a player reads must say what the program does."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Held, Top, Without
from rulesets.engine.terms import Term
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import AllOf, AtLeast, Equal, Not, Reg
from rulesets.ptcg.effects import ops
from rulesets.ptcg.effects.ops import If, In, InPlay, Is, Self, ThisCard
from rulesets.ptcg.effects.points import POINTS
from rulesets.ptcg.match.script import CardScript, Power
from rulesets.ptcg.words import render_card, render_program
from rulesets.ptcg.words.speaker import SPEAKER
from tests.rulesets.ptcg.recorder import TERMS

FIRE = ops.Every((ops.Kind(("Energy",)), ops.OfType("R")))
ABLE = Not(Is(Self(), ops.Suffers(("Asleep", "Confused"))))
HEADS, TAILS = AtLeast(Reg("heads"), 1), AtLeast(Reg("tails"), 1)


@pytest.mark.parametrize(
    ("selector", "words"),
    [
        (In("discard", filter=FIRE), "the {R} Energy cards in your discard pile"),
        (InPlay("opponent", "bench"), "the opponent's Benched Pokémon"),
        (InPlay("both", others=True), "all other Pokémon in play"),
        (
            InPlay(filter=ops.HasAttached(FIRE)),
            "your Pokémon with {R} Energy cards attached",
        ),
        (
            InPlay("both", filter=ops.Unlike(ops.OfType("F"))),
            "all non-{F} Pokémon in play",
        ),
        (Top(In("deck"), 1), "the top card of your deck"),
        (Top(In("deck", "opponent"), 3), "the top 3 cards of the opponent's deck"),
        (Without(In("hand"), ThisCard()), "the cards in your hand except this card"),
    ],
)
def test_a_selector_is_a_noun_phrase(selector, words):
    assert SPEAKER.which(selector) == words


@pytest.mark.parametrize(
    ("test", "words"),
    [
        (ABLE, "this Pokémon is not Asleep or Confused"),
        (Not(Not(ABLE)), "this Pokémon is not Asleep or Confused"),
        (AtLeast(20, Reg("damage")), "the damage is at most 20"),
        (Not(AtLeast(0, Reg("damage"))), "the damage is more than 0"),
        (AllOf((HEADS, Equal(Reg("tails"), 0))), "all heads"),
        (AtLeast(Count(In("hand", filter=FIRE)), 1), "there are {R} Energy cards in your hand"),
        (Not(ops.Exists(InPlay("opponent", "bench"))), "the opponent has no Benched Pokémon"),
        (ops.Among(Self(), InPlay(place="active")), "this Pokémon is Active"),
        (
            Is(Self(), ops.HasEnergy(2, "R")),
            "this Pokémon has 2 or more {R} Energy attached",
        ),
    ],
)
def test_a_condition_is_a_clause(test, words):
    assert SPEAKER.condition(test) == words


def test_players_have_verbs_of_their_own():
    program = (
        ops.Pick(InPlay("opponent", "bench"), "pokemon", by="opponent"),
        ops.Switch(Held("pokemon")),
        ops.Draw(2, "opponent"),
        ops.Draw(),
    )
    assert render_program(program) == (
        "The opponent picks 1 of the opponent's Benched Pokémon as [pokemon]. "
        "Switch [pokemon] with the Active Pokémon. The opponent draws 2 cards. You draw a card."
    )


def test_an_effect_on_players_says_whom_it_concerns():
    off = ops.Lasting(
        (Modifier("powers off", on=InPlay("both")), Modifier("cannot play", value="Trainer")),
        "until the end of opponent's next turn",
        players="you",
    )
    assert render_program((off,)) == (
        "Until the end of the opponent's next turn: for all Pokémon in play: its powers do not "
        "work and you cannot play Trainer cards."
    )


def test_events_that_start_the_same_are_told_once():
    triggers = tuple(Trigger(e, (ops.Draw(),)) for e in ("benched", "evolved"))
    assert render_card(CardScript(powers=(Power(triggers=triggers),))) == [
        (
            "power 1",
            "When this Pokémon is played from the hand onto the Bench or this Pokémon evolves by "
            "a card from the hand: You draw a card.",
        )
    ]


def test_the_end_of_a_turn_says_whose():
    trigger = Trigger("turn end", (ops.Send(ThisCard()),), when=ops.TurnOf("opponent"))
    assert render_card(CardScript(triggers=(trigger,))) == [
        ("in play", "At the end of the opponent's turn: Put this card into the discard pile.")
    ]


@pytest.mark.parametrize("name", TERMS)
def test_every_term_has_words_of_its_own(name):
    term = getattr(ops, name)
    assert term.in_words is not Term.in_words


@pytest.mark.parametrize("point", POINTS)
def test_every_point_of_the_rules_is_told(point):
    assert Modifier(point, 1, value="x", of=Self()).in_words(SPEAKER)


def test_what_happens_to_several_happens_to_each():
    program = (ops.Damage(10, InPlay("opponent", "bench")), ops.Damage(10, InPlay("both")))
    assert render_program(program) == (
        "Do 10 damage to each of the opponent's Benched Pokémon. "
        "Do 10 damage to each of Pokémon in play."
    )


def test_counters_are_counted_in_words():
    program = (ops.PutCounters(ops.Counters(Self())), ops.PutCounters(1, Self()))
    assert render_program(program) == (
        "Put as many damage counters as are on this Pokémon on the Defending Pokémon. "
        "Put 1 damage counter on this Pokémon."
    )


def test_damage_says_what_it_ignores():
    blow = ops.Damage(30, Held("pokemon"), ("weakness", "resistance"))
    assert render_program((blow,)) == (
        "Do 30 damage to [pokemon], ignoring weakness and resistance."
    )


def test_a_smaller_amount_is_less():
    assert Modifier("damage taken", -20).in_words(SPEAKER) == (
        "attacks do 20 less damage to it after Weakness and Resistance"
    )


def test_a_question_asked_before_the_damage_is_named():
    program = (
        ops.Put("answer", ops.Whether(Is(Self(), ops.Suffers(("Poisoned",))), 1)),
        If(AtLeast(Reg("answer"), 1), (ops.SetDamage(40),)),
    )
    assert render_program(program) == (
        "Note whether this Pokémon is Poisoned as [answer]. If [answer]: the attack's damage is 40."
    )
