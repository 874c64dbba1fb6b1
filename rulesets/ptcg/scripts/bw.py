"""Parts by hand for the Black & White sets: wordings, or misprints, that one card alone has."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    Among,
    AnyOf,
    Attached,
    AttackScript,
    CardScript,
    Count,
    Damaged,
    Defending,
    Draw,
    Equal,
    Fail,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Minus,
    Modifier,
    Not,
    OfType,
    Pick,
    Power,
    Provision,
    Self,
    Send,
    Unlike,
)
from rulesets.ptcg.scripts.parts import Parts, energy

_TOOL, _BIG_EX = Kind(("Tool",)), Kind(("EX",))
_FIGHTING = energy("F")


def _to_five(side: str) -> tuple[Pick | Send | Draw, ...]:
    """Let a player discard down or draw up to five cards."""
    return (
        Pick(In("hand", side), f"{side}s", Minus(Count(In("hand", side)), 5), by=side),
        Send(Held(f"{side}s")),
        Draw(5, side, until=True),
    )


BW: Parts = {
    "bw4-30": {"attack 2": AttackScript(damage=(If(Not(Is(Defending(), Damaged())), (Fail(),)),))},
    "bw4-37": {
        "attack 1": AttackScript(
            effect=(
                Lasting(
                    (Modifier("damage dealt before", -20),), "opponent's next turn", Defending()
                ),
            )
        )
    },
    "bw5-24": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "cannot attack",
                    when=AnyOf(tuple(Equal(Count(In("prizes")), n) for n in (2, 4, 6))),
                ),
            )
        )
    },
    "bw5-92": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    20,
                    when=Is(Self(), OfType("D")),
                    against=InPlay("opponent", "active"),
                ),
            )
        )
    },
    "bw6-116": {
        "rule": CardScript(
            play=(Pick(Attached(InPlay("both"), _TOOL), "cards", 2, 0), Send(Held("cards")))
        )
    },
    "bw6-117": {"rule": CardScript(provides=(Provision(("GRPD",)),))},
    "bw6-118": {"rule": CardScript(provides=(Provision(("WLFM",)),))},
    "bw7-29": {
        "power 1": Power(
            modifiers=(Modifier("prevent damage", when=Among(Self(), InPlay("you", "bench"))),)
        )
    },
    "bw7-130": {"rule": CardScript(play=(*_to_five("opponent"), *_to_five("you")))},
    "bw10-88": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    30,
                    when=Is(Self(), Unlike(_BIG_EX)),
                    against=InPlay("opponent", "active", _BIG_EX),
                ),
            )
        )
    },
    "bw10-89": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "prevent all",
                    when=Is(Self(), Unlike(_BIG_EX)),
                    against=InPlay("opponent", filter=Kind(("Team Plasma",))),
                ),
            )
        )
    },
}
