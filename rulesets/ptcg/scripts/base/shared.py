"""What hand scripts of several Base sets share."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    Among,
    AttackScript,
    Coins,
    Defending,
    Held,
    If,
    InPlay,
    Is,
    Lasting,
    Modifier,
    NewInPlay,
    Not,
    Power,
    Require,
    Self,
    Source,
    TakeUp,
    ThisCard,
    Use,
)
from rulesets.ptcg.match.terms import Condition

ATTACHED = Among(Held("subject"), ThisCard())
_STAYS = Among(Source(), InPlay("both", "active"))

# The source of these texts says "your" for "your opponent's next turn"; another has it right.
ACID = AttackScript(
    effect=(
        Coins(),
        If(
            HEADS,
            (Lasting((Modifier("cannot retreat"),), on=Defending()),),
        ),
    )
)
POUNCE = AttackScript(
    effect=(
        Lasting(
            (Modifier("damage dealt after", -10, when=_STAYS, against=Source()),), on=Defending()
        ),
    )
)


def back_home(off: Condition) -> Power:
    """Return to the hand, not in the turn it came into play."""
    new = Require(Not(Is(Self(), NewInPlay())))
    return Power(uses=(Use((Require(Not(off)), new, TakeUp(Self(), "hand")), "any"),))
