"""Monsters with effects their controller starts."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If, Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Either, Exists
from rulesets.engine.values import (
    AllOf,
    AtLeast,
    Half,
    Minus,
    Not,
    Plus,
    Reg,
    Times,
)
from rulesets.yugioh.effects import (
    Are,
    Atk,
    Attacker,
    AttackTarget,
    Banish,
    CallCoin,
    Cards,
    Damage,
    Declare,
    DeclaredName,
    Destroy,
    Discard,
    Equip,
    Equipped,
    EquipsOf,
    FaceDown,
    FaceUp,
    HighestLevel,
    Lasting,
    Later,
    LevelIs,
    LevelOf,
    LookAt,
    Named,
    NotThis,
    OriginalAtk,
    RollDice,
    SendToGrave,
    SpecialSummon,
    Sub,
    SummonedThisTurn,
    Target,
    Those,
    Tribute,
    Type,
)
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    Procedure,
    Replacement,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    MONSTER,
    PICKED,
    TARGET,
    THIS,
    anyones,
    both,
    discard,
    if_done,
    in_grave,
    lasting,
    mine,
    standing,
    theirs,
)

_BATTLING = Either(Attacker(), AttackTarget())

_ARCHED = Those(EquipsOf(THIS), Sub(("Normal", "Effect")))

_ZOMBIE = both(MONSTER, Type(("Zombie",)))

SCRIPTS: dict[str, CardScript] = {
    # Speed Warrior
    "09365703": CardScript(
        (
            Effect(
                "quick",
                (lasting("set atk", Times(OriginalAtk(THIS), 2), THIS, "battle phase"),),
                condition=Are(THIS, SummonedThisTurn(("normal",))),
                limit=Limit("turn"),
                phases=("battle",),
                turn="you",
                speed=1,
            ),
        )
    ),
    # Spirit Ryu
    "67957315": CardScript(
        (
            Effect(
                "quick",
                (Lasting((Modifier("atk", 1000), Modifier("def", 1000)), THIS, "battle phase"),),
                cost=discard(1, both(MONSTER, Type(("Dragon",)))),
                condition=Among(THIS, _BATTLING),
                phases=("battle step",),
                turn="you",
            ),
        )
    ),
    # Mermaid Archer
    "04252828": CardScript(
        (
            Effect(
                "ignition",
                (Equip(TARGET, THIS),),
                (Target(mine(FaceUp(), LevelIs(1, 3), NotThis())),),
                limit=Limit("turn"),
                condition=Not(Exists(_ARCHED)),
            ),
        ),
        (standing("atk", 800, when=Exists(_ARCHED)),),
        replacements=(Replacement((Destroy(_ARCHED),), THIS),),
    ),
    # Snipe Hunter
    "84290642": CardScript(
        (
            Effect(
                "ignition",
                (
                    RollDice(),
                    If(
                        AllOf((AtLeast(Reg("die"), 2), AtLeast(5, Reg("die")))),
                        (Destroy(TARGET),),
                    ),
                ),
                (Target(Cards(("field",), "either")),),
                cost=(Pick(Cards(("hand",)), "picked"), Discard(PICKED)),
            ),
        )
    ),
    # Patroid
    "71930383": CardScript(
        (
            Effect(
                "ignition",
                (Pick(Cards(("field",), "opponent", FaceDown()), "picked"), LookAt(PICKED)),
                limit=Limit("turn"),
            ),
        )
    ),
    # Tribe-Infecting Virus
    "33184167": CardScript(
        (
            Effect(
                "ignition",
                (Destroy(anyones(FaceUp(), DeclaredName("declared"))),),
                cost=(
                    Pick(Cards(("hand",)), "picked"),
                    Discard(PICKED),
                    Declare("Type"),
                ),
                condition=Exists(anyones(FaceUp())),
            ),
        )
    ),
    # Rider of the Storm Winds
    "14235211": CardScript(
        (
            Effect(
                "ignition",
                (Equip(THIS, TARGET),),
                (Target(mine(FaceUp(), Type(("Dragon",)), Sub(("Normal",)))),),
                places=("hand", "monsters"),
            ),
        ),
        (standing("pierce", on=Equipped()),),
        replacements=(Replacement((Destroy(THIS),), Equipped(), optional=False),),
    ),
    # Vampire Genesis
    "22056710": CardScript(
        (
            Effect(
                "ignition",
                (SpecialSummon(TARGET),),
                cost=(
                    Target(
                        in_grave(
                            Type(("Zombie",)),
                            LevelIs(
                                1,
                                Minus(HighestLevel(Cards(("hand",), "you", _ZOMBIE)), 1),
                            ),
                        )
                    ),
                    Pick(
                        Cards(("hand",), "you", both(_ZOMBIE, LevelIs(Plus(LevelOf(TARGET), 1)))),
                        "picked",
                    ),
                    Discard(PICKED),
                ),
                limit=Limit("turn"),
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(mine(FaceUp(), Named(("Vampire Lord",))), "picked"),
                    Banish(PICKED),
                )
            ),
        ),
        summoning=("no normal", "nomi"),
    ),
    # Ocean Dragon Lord - Neo-Daedalus
    "10485110": CardScript(
        (
            Effect(
                "ignition",
                (SendToGrave(Cards(("hand", "field"), "either", NotThis())),),
                cost=(
                    Pick(Cards(("field",), "you", both(FaceUp(), Named(("Umi",)))), "picked"),
                    SendToGrave(PICKED),
                ),
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(mine(Named(("Levia-Dragon - Daedalus",))), "picked"),
                    Tribute(PICKED),
                )
            ),
        ),
        summoning=("no normal", "nomi"),
    ),
    # Karate Man
    "23289281": CardScript(
        (
            Effect(
                "ignition",
                (
                    lasting("set atk", Times(OriginalAtk(THIS), 2), THIS, ""),
                    Later("end", (Destroy(THIS),)),
                ),
                limit=Limit("turn"),
            ),
        )
    ),
    # Time Wizard
    "71625222": CardScript(
        (
            Effect(
                "ignition",
                (
                    CallCoin(),
                    If(
                        AtLeast(Reg("called"), 1),
                        (Destroy(theirs()),),
                        (
                            Put("power", Atk(mine(FaceUp()))),
                            Destroy(mine()),
                            if_done(Damage(Half(Reg("power"), step=1), "you")),
                        ),
                    ),
                ),
                limit=Limit("turn"),
            ),
        )
    ),
}
