"""Parts by hand for Team Rocket: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    Count,
    Cure,
    Damage,
    Defending,
    Draw,
    EnergyOn,
    Exists,
    Heal,
    Held,
    If,
    In,
    Inflict,
    InPlay,
    Kind,
    Look,
    May,
    Minus,
    Named,
    Not,
    Pick,
    Power,
    Provision,
    Put,
    PutCounters,
    Reg,
    Repeat,
    Require,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Some,
    TakeUp,
    Times,
    Trigger,
    Use,
)
from rulesets.ptcg.scripts.base.shared import ATTACHED
from rulesets.ptcg.scripts.parts import (
    BASIC,
    BASIC_ENERGY,
    EVOLUTION,
    FOES_BENCH,
    OFF,
    Parts,
)

_WEEZINGS = InPlay("both", filter=Named(("Koffing", "Weezing", "Dark Weezing")))
_CHALLENGED = (
    Pick(In("deck", filter=BASIC), "mine", 99, 0),
    Pick(In("deck", "opponent", BASIC), "theirs", 99, 0, by="opponent"),
    Bench(Held("mine")),
    Bench(Held("theirs")),
    Shuffle("both"),
)

ROCKET: Parts = {
    "base5-8": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "knocked out by an attack",
                    (
                        Coins(),
                        If(HEADS, (Damage(Times(20, EnergyOn(Self(), "W")), Attacker()),)),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "base5-11": {
        "attack 2": AttackScript(
            effect=(
                If(
                    Exists(FOES_BENCH),
                    (
                        Pick(Attached(Defending(), BASIC_ENERGY), "cards"),
                        Pick(FOES_BENCH, "pokemon"),
                        Attach(Held("cards"), Held("pokemon")),
                    ),
                ),
            )
        )
    },
    "base5-13": {
        # The number of coins is missing from the sources: the card has three.
        "attack 1": AttackScript(
            damage=(Coins(3), SetDamage(Times(30, Reg("heads")))),
            effect=(If(AtLeast(Reg("heads"), 2), (Inflict(("Confused",), Self()),)),),
        )
    },
    "base5-14": {
        "attack 1": AttackScript(
            damage=(SetDamage(Times(20, Count(_WEEZINGS))),),
            effect=(Damage(20, _WEEZINGS, ("weakness", "resistance")),),
        )
    },
    "base5-16": {
        "rule": CardScript(
            play=(
                Look(In("hand", "opponent")),
                Pick(In("hand", "opponent", Kind(("Trainer",))), "cards"),
                Reveal(Held("cards")),
                Send(Held("cards"), "deck"),
                Shuffle("opponent"),
            )
        )
    },
    "base5-39": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Not(OFF)),
                        Require(AtLeast(Count(In("hand")), 1)),
                        Pick(In("hand"), "cards"),
                        Send(Held("cards")),
                        Draw(),
                    )
                ),
            )
        )
    },
    "base5-49": {"attack 1": AttackScript(effect=(TakeUp(Self(), "deck", "discard"), Shuffle()))},
    "base5-74": {
        "rule": CardScript(
            play=(
                If(
                    AllOf((BenchFull("you"), BenchFull("opponent"))),
                    (Draw(2),),
                    (May(_CHALLENGED, (Draw(2),), "opponent", "accept the challenge"),),
                ),
            )
        )
    },
    "base5-75": {
        "rule": CardScript(
            play=(
                Put("theirs", 0),
                Put("goes on", 1),
                Repeat(
                    99,
                    (
                        Coins(),
                        If(
                            HEADS,
                            (Put("theirs", Minus(1, Reg("theirs"))),),
                            (Put("goes on", 0),),
                        ),
                    ),
                    AtLeast(Reg("goes on"), 1),
                ),
                If(
                    AtLeast(Reg("theirs"), 1),
                    (PutCounters(1, InPlay("opponent", "active")),),
                    (PutCounters(1, InPlay("you", "active")),),
                ),
            )
        )
    },
    "base5-77": {
        "rule": CardScript(
            play=(
                Require(Exists(In("discard", filter=Some((BASIC, EVOLUTION, BASIC_ENERGY))))),
                Pick(In("discard", filter=Some((BASIC, EVOLUTION, BASIC_ENERGY))), "cards", 3, 0),
                Reveal(Held("cards")),
                Send(Held("cards"), "deck"),
                Shuffle(),
            )
        )
    },
    "base5-81": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            triggers=(
                Trigger(
                    "attached from hand",
                    (Cure(Self(), ("Asleep", "Confused", "Paralyzed", "Poisoned")),),
                    when=ATTACHED,
                ),
            ),
        )
    },
    "base5-82": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            triggers=(Trigger("attached from hand", (Heal(1, Self()),), when=ATTACHED),),
        )
    },
    "base5-83": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Coins(),
                        If(HEADS, (Damage(20, FOES_BENCH),), (Damage(10, FOES_BENCH),)),
                    ),
                ),
            )
        )
    },
}
