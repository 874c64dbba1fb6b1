"""Cards of the Neo years that keep other cards where they are, or stop them."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    Coins,
    If,
    May,
    Not,
    Power,
    StopTrainer,
    Trigger,
    TurnOf,
)
from rulesets.ptcg.scripts.parts import (
    OFF,
    Parts,
)

PROTECTED: Parts = {
    "neo1-14": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "Trainer played",
                    (
                        May(
                            (
                                Coins(),
                                If(HEADS, (StopTrainer("deck"),)),
                            )
                        ),
                    ),
                    when=AllOf((Not(OFF), TurnOf("opponent"))),
                ),
            )
        )
    },
}
