"""Parts by hand for the Gym sets: reactions to attacks, and what a leader allows for one turn."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    Afterwards,
    AllOf,
    Among,
    AsCounters,
    AtLeast,
    Attach,
    Attachments,
    Attacker,
    AttackScript,
    CardScript,
    Coins,
    Count,
    Damage,
    Equal,
    Evade,
    Exists,
    Grant,
    Half,
    HandOn,
    Heal,
    Held,
    Hp,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Lasting,
    May,
    Modifier,
    NameHas,
    Not,
    OfType,
    Pick,
    Power,
    Reg,
    Require,
    Self,
    SpendAttachment,
    Switch,
    Trigger,
    Use,
    UseTrainer,
)
from rulesets.ptcg.scripts.parts import OFF, SELF_ACTIVE, Parts, energy

_BENCH = InPlay("you", "bench")
_FIRE = In("hand", filter=energy("R"))
_BLAINES = InPlay("you", filter=NameHas(("Blaine",)))
_GIOVANNIS = InPlay("you", filter=NameHas(("Giovanni",)))
_PAIR = Use(
    (
        Require(Equal(Attachments(), 0)),
        Require(AtLeast(Count(_FIRE), 2)),
        Require(Exists(_BLAINES)),
        Pick(_BLAINES, "pokemon"),
        Pick(_FIRE, "cards", 2),
        Attach(Held("cards"), Held("pokemon")),
        SpendAttachment(),
    )
)
_BLAINE = CardScript(play=(Grant((_PAIR,)),))
_GIOVANNI = CardScript(
    play=(
        Require(Exists(_GIOVANNIS)),
        Pick(_GIOVANNIS, "pokemon"),
        Lasting((Modifier("evolves at once"),), "this turn", Held("pokemon"), through=True),
    )
)
_POISONS = Trigger(
    "hurt",
    (Inflict(("Poisoned",), It()),),
    InPlay("opponent", "active"),
    Is(Attacker(), NameHas(("Koga",))),
)
_KOGA = CardScript(play=(Grant((_POISONS,)),))
_CHARGED = Modifier("damage dealt after", 10, against=InPlay("opponent", "active"))

LEADERS: Parts = {
    "gym1-2": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "hurt",
                    (May((HandOn(10),)),),
                    InPlay("you", "bench", others=True),
                    Among(Self(), _BENCH),
                ),
            )
        )
    },
    "gym1-5": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "hurt",
                    (Coins(), If(HEADS, (Inflict(("Confused",), InPlay("opponent", "active")),))),
                    when=SELF_ACTIVE,
                ),
            )
        ),
        "attack 1": AttackScript((Heal(AsCounters(Half(Reg("done"), up=True))),)),
    },
    "gym1-10": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "hurt",
                    (May((Pick(_BENCH, "pokemon"), Switch(Held("pokemon")), Evade())),),
                    when=AllOf(
                        (SELF_ACTIVE, AtLeast(Hp(Self(), left=True), 10), Exists(_BENCH), Not(OFF))
                    ),
                ),
            )
        )
    },
    "gym1-120": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "attacks",
                    (
                        May(
                            (
                                Coins(),
                                If(
                                    HEADS,
                                    (Lasting((_CHARGED,), "this turn", It()),),
                                    (Afterwards((Damage(10, Self()),)),),
                                ),
                            )
                        ),
                    ),
                    InPlay("you", filter=NameHas(("Lt. Surge",))),
                ),
            )
        )
    },
    "gym2-16": {
        "power 1": Power(
            modifiers=(Modifier("attacks of", when=Not(OFF), of=InPlay("you", filter=OfType("P"))),)
        )
    },
    "gym2-17": {"rule": _BLAINE},
    "gym2-100": {"rule": _BLAINE},
    "gym2-18": {"rule": _GIOVANNI},
    "gym2-104": {"rule": _GIOVANNI},
    "gym2-19": {"rule": _KOGA},
    "gym2-106": {"rule": _KOGA},
    "gym2-121": {
        "rule": CardScript(play=(Coins(), If(HEADS, (UseTrainer(In("discard", "opponent")),))))
    },
}
