"""Monsters that act in or after battle."""

from __future__ import annotations

from rulesets.engine.asking import OneOf, Pick
from rulesets.engine.flow import If
from rulesets.engine.select import Either, Exists, Held
from rulesets.engine.values import (
    AllOf,
)
from rulesets.yugioh.effects import (
    Amount,
    Are,
    AttackedFaceDown,
    Banish,
    BattleOpponent,
    CanSpecialSummon,
    Cards,
    ControlledBy,
    Damage,
    Declare,
    DeclaredName,
    Destroy,
    DiscardRandom,
    FaceUp,
    FallenInBattle,
    IsThis,
    LevelIs,
    Mill,
    Named,
    NamePart,
    NotA,
    NotThis,
    OneOfCards,
    Owned,
    SendToGrave,
    ShuffleDeck,
    Silence,
    SpecialSummon,
    Sub,
    Target,
    Then,
    ToHand,
    WaitFor,
)
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    On,
    Replacement,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    EVERYWHERE,
    MONSTER,
    PICKED,
    SPELL,
    TARGET,
    THIS,
    both,
    mine,
    of,
    standing,
)

_HURTS = On("battle damage", None, "opponent", by=IsThis())

_OTHER_WATER = Exists(mine(FaceUp(), of("WATER"), NotThis()))

_SENDS_A_DECLARED_KIND = Effect(
    "trigger",
    (
        Pick(Cards(("deck",), "opponent", DeclaredName("declared")), "picked", by="opponent"),
        SendToGrave(PICKED),
        ShuffleDeck("opponent"),
    ),
    cost=(Declare("kind"),),
    on=_HURTS,
    optional=False,
)

SCRIPTS: dict[str, CardScript] = {
    # Silent Swordsman LV5
    "74388798": CardScript(
        (
            Effect(
                "automatic",
                (WaitFor("standby", "you"),),
                on=On("battle damage", None, "opponent", how=("direct",), by=IsThis()),
                optional=False,
            ),
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(
                            ("hand", "deck"),
                            "you",
                            both(Named(("Silent Swordsman LV7",)), CanSpecialSummon()),
                        ),
                        "picked",
                    ),
                    SpecialSummon(PICKED),
                    ShuffleDeck(),
                ),
                cost=(SendToGrave(THIS),),
                on=On("waited", IsThis()),
            ),
        ),
        (standing("unaffected", against=Cards(EVERYWHERE, "opponent", SPELL)),),
    ),
    # Marshmallon
    "31305911": CardScript(
        (
            Effect(
                "trigger",
                (Damage(1000),),
                on=On("battled", IsThis()),
                optional=False,
                condition=AttackedFaceDown(),
            ),
        ),
        (standing("battle proof"),),
    ),
    # Kycoo the Ghost Destroyer
    "88240808": CardScript(
        (
            Effect(
                "trigger",
                (Banish(TARGET),),
                (Target(Cards(("grave",), "opponent", MONSTER), 2, 1),),
                on=_HURTS,
                missable=True,
            ),
        ),
        (standing("no banishing from Graveyards", who="opponent"),),
    ),
    # Dark Scorpion - Meanae the Thorn
    "74153887": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(Cards(("deck",), "you", NamePart(("Dark Scorpion",))), "picked"),
                    ToHand(PICKED),
                    ShuffleDeck(),
                ),
                on=_HURTS,
                missable=True,
                limit=Limit("chain", 1, "options"),
            ),
            Effect(
                "trigger",
                (ToHand(TARGET),),
                (Target(Cards(("grave",), "you", NamePart(("Dark Scorpion",)))),),
                on=_HURTS,
                missable=True,
                limit=Limit("chain", 1, "options"),
            ),
        )
    ),
    # Don Zaloog
    "76922029": CardScript(
        (
            Effect(
                "trigger",
                (OneOf(((DiscardRandom(1, "opponent"),), (Mill(2, "opponent"),))),),
                on=_HURTS,
                missable=True,
            ),
        )
    ),
    # Vampire Lady
    "26495087": CardScript((_SENDS_A_DECLARED_KIND,)),
    # Vampire Lord
    "53839837": CardScript(
        (
            _SENDS_A_DECLARED_KIND,
            Effect(
                "automatic",
                (WaitFor("standby", "you"),),
                places=("grave",),
                on=On(
                    "moved",
                    both(IsThis(), Owned("you")),
                    "you",
                    to=("grave",),
                    how=("destroyed", "effect"),
                    by_side="opponent",
                ),
                optional=False,
            ),
            Effect(
                "trigger",
                (SpecialSummon(THIS),),
                places=("grave",),
                on=On("waited", IsThis()),
                optional=False,
                limit=Limit("turn"),
            ),
        )
    ),
    # Armed Sea Hunter
    "20470500": CardScript(
        (
            Effect(
                "trigger",
                (Silence(BattleOpponent(THIS)),),
                on=On("battled", IsThis()),
                optional=False,
                condition=AllOf((_OTHER_WATER, Are(BattleOpponent(THIS), Sub(("Effect",))))),
                holds=_OTHER_WATER,
            ),
        ),
        replacements=(
            Replacement(
                (
                    Pick(
                        mine(FaceUp(), of("WATER"), LevelIs(1, 3), NotA(OneOfCards(Held("it")))),
                        "picked",
                    ),
                    Destroy(PICKED),
                ),
                THIS,
            ),
        ),
    ),
    # Volcanic Counter
    "66436257": CardScript(
        (
            Effect(
                "trigger",
                (
                    Banish(THIS),
                    If(
                        AllOf(
                            (
                                DONE,
                                Exists(
                                    Cards(
                                        ("grave",),
                                        "you",
                                        both(
                                            MONSTER,
                                            of("FIRE"),
                                            NotA(Named(("Volcanic Counter",))),
                                        ),
                                    )
                                ),
                            )
                        ),
                        (Then(), Damage(Amount())),
                    ),
                ),
                places=("grave",),
                on=On("battle damage", None, "you"),
                optional=False,
            ),
        )
    ),
    # D.D. Assailant
    "70074904": CardScript(
        (
            Effect(
                "trigger",
                (Banish(Either(BattleOpponent(THIS), THIS)),),
                on=On("battled", IsThis()),
                optional=False,
                condition=AllOf(
                    (
                        Are(THIS, FallenInBattle()),
                        Are(BattleOpponent(THIS), ControlledBy("opponent")),
                    )
                ),
            ),
        )
    ),
}
