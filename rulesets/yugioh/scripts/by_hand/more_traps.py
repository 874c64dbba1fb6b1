"""More Traps whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Exists
from rulesets.engine.values import AllOf, Equal
from rulesets.yugioh.effects import (
    ActivatedCard,
    AnsweredTargets,
    AnswersNormalSummon,
    Are,
    AttackTarget,
    Banish,
    CanSpecialSummon,
    Cards,
    ChangeTarget,
    ControlledBy,
    Destroy,
    Draw,
    FaceUp,
    GainLp,
    HappenedTo,
    InZone,
    IsThis,
    Kind,
    Lasting,
    LevelIs,
    LevelOf,
    Mill,
    Named,
    NamePart,
    NegateActivation,
    NegateEffect,
    NegateSummon,
    NotA,
    NotThis,
    OneOfCards,
    OtherTargets,
    PayLp,
    Remember,
    SendToGrave,
    SpecialSummon,
    Target,
    Then,
    TurnTarget,
    Type,
    WasSummoned,
    WouldDestroy,
    WouldSpecialSummon,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    GOES_WITH_IT,
    MONSTER,
    PICKED,
    SPELL,
    TAKES_IT_ALONG,
    TARGET,
    THIS,
    TRAP,
    anyones,
    both,
    if_done,
    in_grave,
    lasting,
    mine,
    phase,
    standing,
)

_HELIOS = Cards(
    ("hand", "deck"),
    "you",
    both(Named(("Helios - The Primordial Sun",)), CanSpecialSummon()),
)
_THEIRS = Are(ActivatedCard(), ControlledBy("opponent"))
_NEGATED = (NegateActivation(), if_done(Destroy(ActivatedCard())))

_SPECIAL = On("summoning", both(MONSTER, WasSummoned(("special",))))

SCRIPTS: dict[str, CardScript] = {
    # The Eye of Truth
    "34694160": CardScript(
        (
            Effect("card", ()),
            Effect(
                "trigger",
                (If(Exists(Cards(("hand",), "opponent", SPELL)), (GainLp(1000, "opponent"),)),),
                on=phase("standby", "opponent"),
                optional=False,
                condition=Exists(Cards(("hand",), "opponent", SPELL)),
                limit=Limit("turn"),
            ),
        ),
        (standing("hand revealed", who="opponent"),),
    ),
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
    # Glorious Illusion
    "61962135": CardScript(
        (
            Effect(
                "card",
                (
                    SpecialSummon(TARGET, position="attack"),
                    Lasting((TAKES_IT_ALONG,), TARGET, ""),
                    Remember(TARGET),
                ),
                (Target(in_grave(NamePart(("Lightsworn",)))),),
            ),
            Effect("trigger", (Mill(2),), on=phase("end", "you"), optional=False),
        ),
        (GOES_WITH_IT,),
    ),
    # Castle of Dragon Souls
    "13513663": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (lasting("atk", 700),),
                (Target(mine(FaceUp())),),
                (
                    Pick(Cards(("grave",), "you", both(MONSTER, Type(("Dragon",)))), "picked"),
                    Banish(PICKED),
                ),
                limit=Limit("turn"),
            ),
            Effect(
                "trigger",
                (SpecialSummon(TARGET),),
                (
                    Target(
                        Cards(
                            ("banished",),
                            "you",
                            both(MONSTER, Type(("Dragon",)), CanSpecialSummon()),
                        )
                    ),
                ),
                places=("grave",),
                on=On("moved", both(IsThis(), FaceUp()), origin=("field",), to=("grave",)),
                missable=True,
            ),
        ),
        limit_on_field=Named(("Castle of Dragon Souls",)),
    ),
    # Light of Intervention
    "62867251": CardScript(
        (Effect("card", ()),),
        (standing("Set face-up", who="both"), standing("not face-down", on=anyones())),
    ),
    # Skull Lair
    "06733059": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (Destroy(TARGET),),
                cost=(
                    Target(anyones(FaceUp(), LevelIs(1, Count(Cards(("grave",), "you", MONSTER))))),
                    Pick(Cards(("grave",), "you", MONSTER), "picked", LevelOf(TARGET)),
                    Banish(PICKED),
                ),
            ),
        )
    ),
    # Spell Shield Type-8
    "38275183": CardScript(
        (
            Effect(
                "card",
                _NEGATED,
                on=On("activation", SPELL, how=("card", "spell", "targets")),
                condition=AllOf(
                    (
                        Equal(Count(AnsweredTargets()), 1),
                        Are(AnsweredTargets(), InZone(("monsters",))),
                    )
                ),
            ),
            Effect(
                "card",
                _NEGATED,
                cost=(Pick(Cards(("hand",), "you", SPELL), "picked"), SendToGrave(PICKED)),
                on=On("activation", SPELL, how=("card", "spell")),
            ),
        )
    ),
    # By Order of the Emperor
    "35011819": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (
                    NegateActivation(),
                    If(DONE, (Then(), If(_THEIRS, (Draw(1, "opponent"),), (Draw(1),)))),
                ),
                on=On("activation", how=("monster", "effect")),
                condition=AnswersNormalSummon(),
            ),
        )
    ),
    # Royal Oppression
    "93016201": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (NegateSummon(), Destroy(HappenedTo())),
                cost=(PayLp(800),),
                on=_SPECIAL,
                either=True,
            ),
            Effect(
                "quick",
                (NegateEffect(), Destroy(ActivatedCard())),
                cost=(PayLp(800),),
                on=On("activation"),
                condition=WouldSpecialSummon(),
                either=True,
            ),
        )
    ),
    # Fake Trap
    "03027001": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier(
                                "effect proof",
                                on=Cards(("spells",), "you", TRAP),
                                against=THIS,
                            ),
                        ),
                        None,
                        END_OF_TURN,
                        ActivatedCard(),
                    ),
                    Destroy(THIS),
                ),
                on=On("activation", None, "opponent"),
                condition=WouldDestroy(
                    both(TRAP, ControlledBy("you"), NotThis(), InZone(("spells",)))
                ),
            ),
        )
    ),
}
