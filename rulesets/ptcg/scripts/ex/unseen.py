"""Hand scripts of Unseen Forces (ex10)."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    ALL,
    AllOf,
    Among,
    Attached,
    AttackScript,
    Bench,
    BenchFull,
    Devolve,
    Draw,
    Every,
    Evolve,
    Evolved,
    EvolvesFrom,
    Exists,
    HasAttached,
    Heal,
    Held,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    Look,
    May,
    Modifier,
    Named,
    Not,
    Note,
    Pay,
    Pick,
    Pile,
    Power,
    Require,
    SameType,
    Self,
    Send,
    Shuffle,
    Switch,
    TakeUp,
    Trigger,
    TurnOf,
    Unspent,
    Use,
)
from rulesets.ptcg.scripts.parts import (
    BASIC,
    ENERGY,
    FOES,
    FOES_ACTIVE,
    FOES_BENCH,
    Parts,
    guess_kind,
)

UNSEEN: Parts = {
    "ex10-2": {
        "attack 2": AttackScript(
            effect=(
                May(
                    (Pick(FOES_BENCH, "pokemon"), Switch(Held("pokemon"), by="opponent")),
                    label="switch first",
                ),
                Inflict(("Asleep", "Poisoned"), FOES_ACTIVE),
            )
        )
    },
    "ex10-25": {
        "power 1": Power(
            modifiers=(
                Modifier("damage dealt before", 20, when=Is(Self(), Evolved()), against=FOES),
            )
        )
    },
    "ex10-33": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(
                            Exists(
                                In("hand", filter=Named(("Hitmonlee", "Hitmonchan", "Hitmontop")))
                            )
                        ),
                        Pick(
                            In("hand", filter=Named(("Hitmonlee", "Hitmonchan", "Hitmontop"))),
                            "cards",
                        ),
                        Evolve(Held("cards"), Self()),
                        Heal(ALL, Self()),
                    )
                ),
            )
        )
    },
    "ex10-34": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Among(Self(), InPlay("you", "bench"))),
                        Draw(1),
                        Note(Pile(Self()), "gone"),
                        TakeUp(Self(), "discard"),
                        Send(Held("gone"), "deck", "bottom"),
                    ),
                    "name",
                ),
            )
        )
    },
    "ex10-55": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "attached from hand",
                    (
                        May(
                            (
                                Pick(
                                    In(
                                        "deck",
                                        filter=Every(
                                            (EvolvesFrom(Self()), SameType(Held("subject")))
                                        ),
                                    ),
                                    "cards",
                                    1,
                                    0,
                                ),
                                Evolve(Held("cards"), Self()),
                                Shuffle(),
                            )
                        ),
                    ),
                    when=AllOf((Is(Held("subject"), ENERGY), TurnOf("you"), Unspent())),
                ),
            )
        )
    },
    "ex10-101": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Pick(InPlay("you", filter=HasAttached(ENERGY)), "pokemon", 99, 0),
                                Send(Attached(Held("pokemon"), ENERGY)),
                                Heal(ALL, Held("pokemon")),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-102": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Pick(InPlay("opponent", "bench", Evolved()), "pokemon"),
                                Devolve(Held("pokemon")),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-105": {"attack 1": AttackScript(effect=(Pay("RWL"),))},
    "ex10-?": {"attack 1": AttackScript(effect=guess_kind(In("hand")))},
    "ex10-E": {
        "attack 1": AttackScript(
            effect=(
                If(
                    Not(BenchFull("opponent")),
                    (
                        Look(In("hand", "opponent")),
                        Pick(In("hand", "opponent", BASIC), "cards"),
                        Bench(Held("cards")),
                        If(
                            Exists(Held("benched")),
                            (Switch(Held("benched"), by="opponent"),),
                        ),
                    ),
                ),
            )
        )
    },
    "ex10-O": {
        "attack 1": AttackScript(
            effect=(Send(Attached(Self(), ENERGY), "hand"), TakeUp(Self(), "hand"))
        )
    },
}
