"""Parts by hand for cards of the later series whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.ptcg.effects.ops import (
    AllOf,
    AtLeast,
    AttackScript,
    CardScript,
    Coins,
    Count,
    Draw,
    Equal,
    Exists,
    FallsToAttack,
    Held,
    In,
    InPlay,
    Is,
    Kind,
    May,
    Modifier,
    MoreDamage,
    Pick,
    Power,
    Reg,
    Require,
    Self,
    Send,
    SpareEnergy,
    Times,
    Top,
    Trigger,
    Whether,
)
from rulesets.ptcg.scripts.parts import OTHERS, SELF_ACTIVE, Parts

_FOUND = Held("cards")
_TWO_OFF_THE_TOP = (May((Pick(Top(In("deck", "opponent"), 2), "cards", 2), Send(_FOUND))),)

LATER: Parts = {
    # The same for an evolution and for a Knock Out in the Active spot.
    "me2-53": {
        "power 1": Power(
            triggers=(
                Trigger("evolved", _TWO_OFF_THE_TOP),
                Trigger("knocked out", _TWO_OFF_THE_TOP, when=SELF_ACTIVE),
            )
        )
    },
    # One coin, or ten with enough Energy beyond the cost.
    "sm11-35": {
        "attack 2": AttackScript(
            damage=(
                Coins(Whether(AtLeast(SpareEnergy("W"), 6), 10, 1)),
                MoreDamage(Times(100, Reg("heads"))),
            ),
            once="GX",
        )
    },
    "sm10-164": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "prizes",
                    1,
                    InPlay("opponent", "active", Kind(("GX", "EX"))),
                    AllOf(
                        (
                            Equal(Count(In("prizes")), 6),
                            Is(Self(), Kind(("Ultra Beast",))),
                            FallsToAttack(Self()),
                        )
                    ),
                ),
            )
        )
    },
    # Whoever discards enough can always draw, as long as there is a deck.
    "sm8-189": {
        "rule": CardScript(
            play=(
                Require(Exists(In("deck"))),
                May((Pick(OTHERS, "cards", ANY_NUMBER, 0), Send(_FOUND))),
                Draw(5, until=True),
            )
        )
    },
}
