"""Parts by hand for the Pokémon of Gym Challenge: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AllOf,
    AsCounters,
    AtLeast,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    Coins,
    CopyAttack,
    Count,
    Counters,
    Damage,
    Defending,
    Draw,
    EnergyOn,
    Equal,
    Every,
    Exists,
    Fail,
    Half,
    Heal,
    Held,
    Hp,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Look,
    May,
    Minus,
    Modifier,
    MoreDamage,
    Named,
    Not,
    Note,
    Pick,
    PickNumber,
    Power,
    Put,
    PutCounters,
    Reg,
    Repeat,
    Require,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Some,
    TakeUp,
    Times,
    Top,
    Trigger,
    Unlike,
    UsedLastTurn,
    Using,
)
from rulesets.ptcg.scripts.gym.shared import found
from rulesets.ptcg.scripts.parts import (
    BASIC,
    ENERGY,
    EVOLUTION,
    FOES_BENCH,
    OFF,
    SELF_ACTIVE,
    Parts,
    energy,
    stronger_next_turn,
)

_FIRE = energy("R")
_DOWN_TO_10 = PutCounters(AsCounters(Minus(Hp(Defending(), left=True), 10)), Defending())
_ZUBAT = Named(("Koga's Zubat",))


CHALLENGE: Parts = {
    "gym2-2": {
        "attack 1": AttackScript(
            damage=(
                Put("number", EnergyOn(Self(), "R")),
                Pick(Attached(Self(), energy("R")), "cards", 99),
                Send(Held("cards")),
                MoreDamage(Times(20, Reg("number"))),
            )
        )
    },
    "gym2-4": {
        "attack 2": AttackScript(
            effect=(Pick(FOES_BENCH, "pokemon", 2), Damage(20, Held("pokemon")))
        )
    },
    "gym2-10": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Lasting(
                            (
                                Modifier("maximum hp", 80),
                                Modifier("damage dealt before", 20, when=Using("Pound")),
                            ),
                            "while active",
                            Self(),
                        ),
                    ),
                ),
            )
        )
    },
    "gym2-15": {
        "attack 2": AttackScript(
            effect=(Damage(Times(10, Count(Attached(Self(), energy("L")))), Self()),)
        )
    },
    "gym2-22": {"attack 2": AttackScript(requires=(Require(UsedLastTurn("Lie Low")),))},
    "gym2-23": {
        "attack 2": AttackScript(
            requires=(Coins(), If(TAILS, (Fail(),))),
            damage=(
                If(
                    Exists(InPlay("you", "bench", Named(("Giovanni's Nidoking",)))),
                    (MoreDamage(50),),
                ),
            ),
        )
    },
    "gym2-26": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "damaged",
                    (
                        Coins(),
                        If(
                            HEADS,
                            (Pick(Attached(Attacker(), ENERGY), "cards"), Send(Held("cards"))),
                        ),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "gym2-31": {
        "attack 2": AttackScript(
            effect=(
                Coins(3),
                If(
                    Not(AtLeast(Count(Attached(Self(), _FIRE)), Reg("heads"))),
                    (Fail(),),
                ),
                Pick(Attached(Self(), _FIRE), "cards", Reg("heads")),
                Send(Held("cards")),
                Damage(Times(10, Reg("heads")), InPlay("opponent"), ("weakness", "resistance")),
            )
        )
    },
    "gym2-33": {
        "attack 2": AttackScript(
            damage=(Coins(), If(HEADS, (MoreDamage(10),))),
            effect=(If(HEADS, (Damage(10, InPlay("opponent", "bench")),)),),
        )
    },
    "gym2-41": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage taken",
                    Times(-1, Half(Reg("damage"))),
                    InPlay("both"),
                    AllOf((SELF_ACTIVE, Not(OFF))),
                ),
            )
        )
    },
    "gym2-43": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Note(Top(In("deck", "opponent"), 1), "seen"),
                        Look(Held("seen")),
                        If(
                            Is(Held("seen"), Kind(("Trainer",))),
                            (Send(Held("seen")),),
                            (Send(Held("seen"), "hand"),),
                        ),
                    ),
                ),
            )
        )
    },
    "gym2-49": {
        "attack 1": AttackScript(
            effect=(
                TakeUp(Self(), "deck", "deck"),
                *found(Every((Some((BASIC, EVOLUTION)), Unlike(Named(("Koga's Pidgey",))))), 1),
            )
        )
    },
    "gym2-56": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("discard", "both", BASIC), "cards"),
                Bench(Held("cards")),
                PutCounters(AsCounters(Half(Hp(Held("benched")))), Held("benched")),
            )
        )
    },
    "gym2-57": {
        "attack 1": AttackScript(
            effect=(
                Pick(InPlay("opponent"), "pokemon"),
                PickNumber("number", Counters(Held("pokemon"))),
                Heal(Reg("number"), Held("pokemon")),
                Draw(Reg("number")),
            )
        )
    },
    "gym2-58": {"attack 1": AttackScript(effect=(Coins(), If(HEADS, (_DOWN_TO_10,))))},
    "gym2-60": {
        "attack 1": AttackScript(
            requires=(Require(Exists(Attached(Self(), _FIRE))),),
            effect=(
                Coins(),
                If(TAILS, (Pick(Attached(Self(), _FIRE), "cards"), Send(Held("cards")))),
            ),
        )
    },
    "gym2-66": {
        "attack 2": AttackScript(
            effect=(
                Coins(3),
                Repeat(
                    Reg("heads"),
                    (Pick(In("discard", filter=_FIRE), "cards"), Send(Held("cards"), "hand")),
                ),
            )
        )
    },
    "gym2-69": {"attack 1": AttackScript(effect=(Heal(1, InPlay("both")),))},
    "gym2-83": {
        "attack 1": AttackScript(
            damage=(
                May(
                    (
                        Pick(In("deck", filter=_ZUBAT), "cards", 99, 0),
                        Bench(Held("cards")),
                        Shuffle(),
                    )
                ),
                SetDamage(Times(10, Count(InPlay("you", filter=_ZUBAT)))),
            )
        )
    },
    "gym2-85": {"attack 1": stronger_next_turn("Quick Attack", 10)},
    "gym2-87": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(HEADS, (Lasting((Modifier("flip to attack"),), "while active", Defending()),)),
            )
        )
    },
    "gym2-90": {
        "attack 1": AttackScript(
            damage=(Coins(3), If(Equal(Reg("heads"), 2), (SetDamage(20),))),
            effect=(
                If(Equal(Reg("heads"), 1), (Draw(1),)),
                If(Equal(Reg("heads"), 3), (CopyAttack(Defending()),)),
            ),
        )
    },
    "gym2-96": {
        "attack 2": AttackScript(
            effect=(
                Send(Attached(Self(), Unlike(ENERGY))),
                TakeUp(Self(), "hand", "hand"),
            )
        )
    },
}
