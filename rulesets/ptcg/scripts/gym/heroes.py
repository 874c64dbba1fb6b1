"""Parts by hand for the Pokémon of Gym Heroes: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    AtLeast,
    Attacker,
    AttackScript,
    Coins,
    Damage,
    Damaged,
    Heal,
    If,
    InPlay,
    Is,
    Kind,
    Lasting,
    May,
    Minus,
    Modifier,
    Named,
    Not,
    Power,
    PutCounters,
    Reg,
    Self,
    SetDamage,
    Suffers,
    Times,
    Trigger,
)
from rulesets.ptcg.scripts.gym.shared import found
from rulesets.ptcg.scripts.parts import OFF, Parts, stronger_next_turn

_SABRINA_LINE = ("Sabrina's Gastly", "Sabrina's Haunter", "Sabrina's Gengar")
_TENTACLES = ("Tentacool", "Tentacruel", "Misty's Tentacool", "Misty's Tentacruel")


HEROES: Parts = {
    "gym1-12": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "knocked out anyhow",
                    (
                        May(
                            (Lasting((Modifier("falls to", value="hand"),), "this turn", Self()),),
                            label="return it to your hand",
                        ),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "gym1-32": {"attack 2": AttackScript(effect=found(Named(_TENTACLES), 99))},
    "gym1-33": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "damaged",
                    (PutCounters(2, Attacker()),),
                    when=Is(Self(), Suffers(("Asleep",))),
                ),
            )
        )
    },
    "gym1-42": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage taken",
                    Times(-1, Minus(Reg("damage"), 10)),
                    when=AllOf((AtLeast(Reg("damage"), 20), Not(OFF))),
                    against=InPlay("both", filter=Kind(("Basic",))),
                ),
            )
        )
    },
    "gym1-64": {
        "attack 2": AttackScript(
            damage=(Coins(4), SetDamage(Times(20, Reg("heads")))),
            effect=(Damage(Times(20, Reg("tails")), Self()),),
        )
    },
    "gym1-78": {
        "attack 1": AttackScript(effect=(Heal(1, Self()),)),
        "attack 2": AttackScript(
            effect=(If(Is(Self(), Damaged()), (Coins(), If(HEADS, (Heal(1, Self()),)))),)
        ),
    },
    "gym1-82": {"attack 1": stronger_next_turn("Gnaw", 20)},
}
