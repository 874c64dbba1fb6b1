"""Normal Traps that answer attacks and battle."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Held
from rulesets.engine.values import AllOf, Equal, Not
from rulesets.yugioh.effects import (
    AnsweredTargets,
    Are,
    AtkIs,
    Attacker,
    AttackTarget,
    CanSpecialSummon,
    Cards,
    ChangePosition,
    ChangeTarget,
    Draw,
    Equip,
    Equipped,
    FaceUp,
    InZone,
    Kind,
    Lasting,
    NamePart,
    NegateAttack,
    NotA,
    OneOfCards,
    OtherTargets,
    SendToGrave,
    SetAgain,
    ShuffleDeck,
    SpecialSummon,
    Strongest,
    TakeControl,
    Target,
    Then,
    TurnTarget,
    Type,
)
from rulesets.yugioh.match.script import CardScript, Effect, On
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    MONSTER,
    PICKED,
    SECOND,
    TARGET,
    THIS,
    both,
    mine,
    standing,
    theirs,
)

_ATTACK = On("attack declared", MONSTER, "opponent")

SCRIPTS: dict[str, CardScript] = {
    # Shift
    "59560625": CardScript(
        (
            Effect(
                "card",
                (ChangeTarget(TARGET),),
                (Target(mine(NotA(OneOfCards(AttackTarget())))),),
                on=On("attacked", MONSTER, "you", by_side="opponent"),
                missable=True,
            ),
            Effect(
                "card",
                (TurnTarget(TARGET),),
                (Target(OtherTargets()),),
                on=On("activation", Kind(("spell", "trap")), "opponent", how=("targets",)),
                condition=AllOf(
                    (
                        Equal(Count(AnsweredTargets()), 1),
                        Are(AnsweredTargets(), InZone(("monsters",), "you")),
                    )
                ),
            ),
        )
    ),
    # A Hero Emerges
    "21597117": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(Cards(("hand",)), "picked", by="luck"),
                    If(
                        Are(PICKED, both(MONSTER, CanSpecialSummon())),
                        (
                            Then(),
                            SpecialSummon(PICKED),
                            If(Not(DONE), (SendToGrave(PICKED),)),
                        ),
                        (SendToGrave(PICKED),),
                    ),
                ),
                on=_ATTACK,
                missable=True,
            ),
        )
    ),
    # Heartfelt Appeal
    "32065885": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(Strongest(theirs(FaceUp()), "def"), "picked"),
                    TakeControl(PICKED, until="your next end phase"),
                    Lasting(
                        (Modifier("negated"), Modifier("no attack")),
                        PICKED,
                        "end of your next turn",
                    ),
                ),
                on=On("battle damage", None, "you", how=("direct",), by_side="opponent"),
                missable=True,
                damage_step=True,
            ),
        )
    ),
    # Scrap-Iron Scarecrow
    "98427577": CardScript(
        (
            Effect(
                "card",
                (NegateAttack(), Then(), SetAgain()),
                (Target(Attacker()),),
                on=_ATTACK,
                missable=True,
            ),
        )
    ),
    # Supercharge
    "97705809": CardScript(
        (
            Effect(
                "card",
                (Draw(2),),
                on=_ATTACK,
                condition=Are(mine(), both(FaceUp(), Type(("Machine",)), NamePart(("roid",)))),
            ),
        )
    ),
    # Kunai with Chain
    "37390589": CardScript(
        (
            Effect(
                "card",
                (ChangePosition(TARGET, "defense"),),
                (Target(Attacker()),),
                on=_ATTACK,
                missable=True,
            ),
            Effect("card", (Equip(THIS, TARGET),), (Target(mine(FaceUp())),)),
            Effect(
                "card",
                (ChangePosition(TARGET, "defense"), Equip(THIS, SECOND)),
                (Target(Attacker()), Target(mine(FaceUp()), into="target2")),
                on=_ATTACK,
                missable=True,
            ),
        ),
        (standing("atk", 500, Equipped()),),
    ),
    # Magician's Circle
    "00050755": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(
                        Cards(
                            ("deck",),
                            "you",
                            both(Type(("Spellcaster",)), AtkIs(0, 2000), CanSpecialSummon()),
                        ),
                        "picked",
                    ),
                    SpecialSummon(PICKED, position="attack"),
                    Pick(
                        Cards(
                            ("deck",),
                            "opponent",
                            both(Type(("Spellcaster",)), AtkIs(0, 2000), CanSpecialSummon()),
                        ),
                        "theirs",
                        by="opponent",
                    ),
                    SpecialSummon(Held("theirs"), "opponent", "attack"),
                    ShuffleDeck("both"),
                ),
                on=On("attack declared", both(MONSTER, FaceUp(), Type(("Spellcaster",)))),
                missable=True,
            ),
        )
    ),
}
