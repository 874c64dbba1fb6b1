"""Monsters that act when cards move, are equipped or activated."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Either, Exists, Held
from rulesets.engine.values import (
    Not,
)
from rulesets.yugioh.effects import (
    ActivatedCard,
    Are,
    Atk,
    AtkIs,
    AttackAgain,
    Attacker,
    Banish,
    Cards,
    DeclaredAttack,
    Destroy,
    EquippedTo,
    FaceUp,
    HappenedTo,
    InMind,
    InZone,
    IsThis,
    KeepInMind,
    Lasting,
    LevelIs,
    NegateActivation,
    NotThis,
    Owned,
    SameNameAs,
    SendToGrave,
    ShuffleDeck,
    SkipPhase,
    SpecialSummon,
    Target,
    Those,
    ToHand,
    Type,
    WouldDestroy,
)
from rulesets.yugioh.effects.acts import HEALS
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    On,
    Procedure,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    END_OF_TURN,
    EVERYWHERE,
    MONSTER,
    PICKED,
    TARGET,
    THIS,
    anyones,
    both,
    if_done,
    lasting,
    of,
    standing,
    theirs,
)

SCRIPTS: dict[str, CardScript] = {
    # Kaiser Glider
    "52824910": CardScript(
        (
            Effect(
                "trigger",
                (ToHand(TARGET),),
                (Target(anyones()),),
                places=("grave",),
                on=On("moved", IsThis(), to=("grave",), how=("destroyed",)),
                optional=False,
            ),
        ),
        (standing("battle proof", against=anyones(AtkIs(Atk(THIS), Atk(THIS)))),),
    ),
    # Element Dragon
    "30314994": CardScript(
        (
            Effect(
                "trigger",
                (AttackAgain(THIS),),
                on=On("moved", MONSTER, "opponent", how=("destroyed", "battle"), by=IsThis()),
                optional=False,
                condition=Exists(anyones(FaceUp(), of("WIND"))),
            ),
        ),
        (standing("atk", 500, when=Exists(anyones(FaceUp(), of("FIRE")))),),
    ),
    # Fenrir
    "00218704": CardScript(
        (
            Effect(
                "trigger",
                (SkipPhase("opponent", "draw"),),
                on=On("moved", MONSTER, "opponent", how=("destroyed", "battle"), by=IsThis()),
                optional=False,
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(
                        Cards(("grave",), "you", both(MONSTER, of("WATER"), NotThis())),
                        "picked",
                        2,
                    ),
                    Banish(PICKED),
                )
            ),
        ),
        summoning=("no normal", "nomi"),
    ),
    # Eclipse Wyvern
    "51858306": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(
                            ("deck",),
                            "you",
                            both(MONSTER, of("LIGHT", "DARK"), Type(("Dragon",)), LevelIs(7)),
                        ),
                        "picked",
                    ),
                    Banish(PICKED),
                    KeepInMind(PICKED),
                    ShuffleDeck(),
                ),
                places=("grave",),
                on=On("moved", IsThis(), to=("grave",)),
                optional=False,
            ),
            Effect(
                "trigger",
                (ToHand(Those(InMind(), InZone(("banished",)))),),
                places=("banished",),
                on=On("moved", IsThis(), origin=("grave",), to=("banished",)),
                condition=Exists(Those(InMind(), InZone(("banished",)))),
            ),
        )
    ),
    # Prime Material Dragon
    "12298909": CardScript(
        (
            Effect(
                "quick",
                (NegateActivation(), if_done(Destroy(ActivatedCard()))),
                cost=(Pick(Cards(("hand",)), "picked"), SendToGrave(PICKED)),
                on=On("activation"),
                condition=WouldDestroy(InZone(("monsters",))),
            ),
        ),
        (standing(HEALS, who="both"),),
    ),
    # Sangan
    "26202165": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(Cards(("deck",), "you", both(MONSTER, AtkIs(0, 1500))), "picked"),
                    ToHand(PICKED),
                    ShuffleDeck(),
                    Lasting(
                        (
                            Modifier(
                                "no activate", of=Cards(EVERYWHERE, "either", SameNameAs(THIS))
                            ),
                        ),
                        None,
                        END_OF_TURN,
                        PICKED,
                    ),
                ),
                places=("grave",),
                on=On("moved", IsThis(), origin=("field",), to=("grave",)),
                optional=False,
                limit=Limit("name"),
            ),
        )
    ),
    # Black Luster Soldier - Envoy of the Beginning
    "72989439": CardScript(
        (
            Effect(
                "ignition",
                (Banish(TARGET),),
                (Target(anyones()),),
                (lasting("no attack", on=THIS),),
                condition=Not(Are(THIS, DeclaredAttack())),
                limit=Limit("turn", 1, "options"),
            ),
            Effect(
                "trigger",
                (AttackAgain(THIS),),
                on=On("moved", MONSTER, "opponent", how=("destroyed", "battle"), by=IsThis()),
                condition=Among(THIS, Attacker()),
                limit=Limit("turn", 1, "options"),
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(Cards(("grave",), "you", both(MONSTER, of("LIGHT"))), "picked"),
                    Pick(Cards(("grave",), "you", both(MONSTER, of("DARK"))), "second"),
                    Banish(Either(PICKED, Held("second"))),
                )
            ),
        ),
        summoning=("no normal", "semi-nomi"),
    ),
    # Wulf, Lightsworn Beast
    "58996430": CardScript(
        (
            Effect(
                "trigger",
                (SpecialSummon(THIS),),
                places=("grave",),
                on=On("moved", both(IsThis(), Owned("you")), origin=("deck",), to=("grave",)),
                optional=False,
            ),
        ),
        summoning=("no normal",),
    ),
    # Gearfried the Iron Knight
    "00423705": CardScript(
        (
            Effect(
                "trigger",
                (Destroy(HappenedTo()),),
                on=On("equipped", EquippedTo(THIS)),
                optional=False,
            ),
        )
    ),
    # Gearfried the Swordmaster
    "57046845": CardScript(
        (
            Effect(
                "trigger",
                (Destroy(TARGET),),
                (Target(theirs()),),
                on=On("equipped", EquippedTo(THIS)),
                optional=False,
            ),
        ),
        summoning=("no normal", "nomi", "by card Release Restraint"),
    ),
    # Samsara Kaiser
    "72237166": CardScript(
        (
            Effect(
                "automatic",
                (ToHand(THIS),),
                places=("grave",),
                on=On("moved", IsThis(), to=("grave",), how=("tributed", "summon")),
                optional=False,
            ),
        )
    ),
}
