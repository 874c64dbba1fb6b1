"""Pieces that many programs written by hand share."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If, Note
from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, AnyFilter, AnySelector, Exists, Held, Source
from rulesets.engine.values import AllOf, AtLeast, Not, Number, Reg, Size
from rulesets.yugioh.effects import (
    And,
    Are,
    Attacker,
    AttackTarget,
    Attribute,
    CanSpecialSummon,
    Cards,
    Destroy,
    Discard,
    Equip,
    FaceDown,
    FaceUp,
    FreeZones,
    Happened,
    InZone,
    Kind,
    Lasting,
    LinkedTo,
    MaterialsOf,
    NotThis,
    OneOfCards,
    SpecialSummon,
    Target,
    Then,
    This,
    Those,
    ToExtraDeck,
)
from rulesets.yugioh.match.script import Effect, On, Standing

TARGET, SECOND, PICKED, THIS = Held("target"), Held("target2"), Held("picked"), This()
DONE = AtLeast(Reg("done"), 1)
MONSTER = Kind(("monster",))
SPELL = Kind(("spell",))
TRAP = Kind(("trap",))
EVERYWHERE = ("hand", "deck", "grave", "banished", "extra", "field", "materials")
END_OF_TURN = "end of turn"


def both(*parts: AnyFilter) -> AnyFilter:
    """Return a filter that asks for everything at once."""
    return parts[0] if len(parts) == 1 else And(parts)


def mine(*parts: AnyFilter) -> Cards:
    """Return the own monsters on the field with some properties."""
    return Cards(("monsters",), "you", both(*parts) if parts else None)


def theirs(*parts: AnyFilter) -> Cards:
    """Return the opponent's monsters on the field with some properties."""
    return Cards(("monsters",), "opponent", both(*parts) if parts else None)


def anyones(*parts: AnyFilter) -> Cards:
    """Return the monsters on the field with some properties."""
    return Cards(("monsters",), "either", both(*parts) if parts else None)


def in_grave(*parts: AnyFilter, side: str = "you") -> Cards:
    """Return the monsters in a Graveyard that may be Special Summoned, with some properties."""
    return Cards(("grave",), side, both(MONSTER, *parts, CanSpecialSummon()))


def of(*words: str) -> AnyFilter:
    """Return a filter of Attributes."""
    return Attribute(words)


def if_done(*program: AnyOp) -> If:
    """Return steps that are taken if the one before did something."""
    return If(DONE, program)


def taken_apart(card: AnySelector) -> Program:
    """Return steps that send a monster back and may bring the materials it was made of."""
    pieces = Held("pieces")
    can_come = both(InZone(("grave",), "you"), CanSpecialSummon())
    room = AtLeast(FreeZones(), Size("pieces"))
    return (
        Note(MaterialsOf(card, used=True), "pieces"),
        ToExtraDeck(card),
        If(AllOf((DONE, Are(pieces, can_come), room)), (Then(), May((SpecialSummon(pieces),)))),
    )


def discard(count: Number = 1, wanted: AnyFilter | None = None) -> Program:
    """Return the price of discarding cards."""
    hand = Cards(("hand",), "you", NotThis() if wanted is None else both(wanted, NotThis()))
    return (Pick(hand, "picked", count), Discard(PICKED))


def standing(point: str, amount: Number = 0, on: AnySelector | None = None, **facts: object
             ) -> Standing:  # fmt: skip
    """Return a continuous change of a card on the field."""
    if on is not None:
        facts["on"] = on
    return Standing(Modifier(point, amount, **facts))  # type: ignore[arg-type]


def lasting(point: str, amount: Number = 0, on: AnySelector | None = TARGET,
            until: str = END_OF_TURN, **facts: object) -> Lasting:  # fmt: skip
    """Return a change that a card has for a time."""
    return Lasting((Modifier(point, amount, **facts),), on, until)  # type: ignore[arg-type]


def phase(word: str, side: str = "any") -> On:
    """Return the beginning of a phase."""
    return On("phase", side=side, how=(word,))


SUMMONED_ITSELF = On("summoned", OneOfCards(THIS), by=OneOfCards(THIS))
# The Trap and the monster it brought back go together.
FALLS_WITH_IT = Standing(
    Modifier(
        "self destroy",
        when=AllOf(
            (
                Exists(LinkedTo()),
                Happened(
                    On("moved", OneOfCards(LinkedTo()), origin=("monsters",), how=("destroyed",))
                ),
            )
        ),
    )
)
GOES_WITH_IT = Standing(
    Modifier(
        "self destroy",
        when=AllOf((Exists(LinkedTo()), Not(Exists(Those(LinkedTo(), InZone(("monsters",))))))),
    )
)
TAKES_IT_ALONG = Modifier("self destroy", when=Not(Exists(Source())))
EQUIP = Effect("card", (Equip(THIS, TARGET),), (Target(anyones(FaceUp())),))


def slays_hidden() -> Effect:
    """Return the effect that destroys a face-down monster as this card attacks it."""
    return Effect(
        "trigger",
        (Destroy(AttackTarget()),),
        on=On("phase", how=("damage", "start")),
        optional=False,
        condition=AllOf((Among(THIS, Attacker()), Are(AttackTarget(), FaceDown()))),
    )
