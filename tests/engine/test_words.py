"""The engine's own terms in words, as a game without a speaker of its own says them."""

import pytest

from rulesets.engine.asking import May, OneOf, Pick, PickNumber, PickWord
from rulesets.engine.flow import ForEach, If, Note, Put, Repeat, Require, Stop
from rulesets.engine.lasting import Use
from rulesets.engine.looking import Look, Reveal
from rulesets.engine.luck import Coins, Shuffle
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Both, Count, Exists, Held, Self, ThisCard, Top, Zone
from rulesets.engine.terms import Term
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import AtLeast, Equal, Half, Not, Opponent, Reg, Size, Whether
from rulesets.engine.words import Speaker

HAND = Zone("hand")
SAY = Speaker()


@pytest.mark.parametrize(
    ("op", "words"),
    [
        (Pick(HAND, "x", 2, by="opponent"), "the opponent picks 2 of the hand of you as [x]"),
        (Pick(Top(HAND, 2), "x", 2), "take the top 2 of the hand of you as [x]"),
        (May((Stop(),), (Reveal(Held("x")),)), "you may: stop; if not: show [x]"),
        (OneOf(((Stop(),), ())), "you choose: stop or: nothing"),
        (PickWord(("a", "b"), "w"), "you name one of a or b as [w]"),
        (PickNumber("n", Size("x")), "you name a number from 0 to the number of [x] as [n]"),
        (Coins(), "flip a coin"),
        (Coins(-1), "flip coins until tails"),
        (Repeat(Reg("heads"), (Stop(),)), "for each heads: stop"),
        (ForEach(HAND, "x", (Stop(),)), "for each of the hand of you as [x]: stop"),
        (Put("answer", Whether(Exists(HAND), 1)), "note whether there are hand of you as [answer]"),
        (Note(Self(), "x"), "note this card as [x]"),
        (Require(Among(Self(), HAND)), "only if this card is one of the hand of you"),
        (Look(HAND, "opponent"), "the opponent looks at the hand of you"),
        (Shuffle(Zone("pile", shared=True)), "shuffle the pile"),
        (
            If(Not(AtLeast(Count(HAND), 3)), (Stop(),)),
            "if the number of the hand of you is less than 3: stop",
        ),
    ],
    ids=lambda x: type(x).__name__ if isinstance(x, Term) else "",
)
def test_an_op_is_a_clause(op, words):
    assert op.in_words(SAY) == words


def test_two_denials_are_left_out():
    assert SAY.condition(Not(Not(Equal(Half(Reg("n")), 1)))) == "half of [n] (rounded down) is 1"


def test_a_register_narrowed_says_by_what():
    assert SAY.which(Both(Held("x"), ThisCard())) == "those of [x] that are also this card"


def test_what_a_card_in_play_does_is_told_in_sentences():
    uses = (Use((Stop(),), ends_turn=True),)
    modifiers = (Modifier("speed", when=AtLeast(0, Opponent())),)
    triggers = tuple(Trigger(event, (Stop(),)) for event in ("moved", "stopped"))
    assert SAY.effects(uses, modifiers, triggers) == (
        "Once a turn: Stop. The turn ends. "
        "For this card: speed, while the opponent is at most 0. "
        "When this card: moved or stopped: Stop."
    )
