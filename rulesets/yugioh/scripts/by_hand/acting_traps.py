"""Continuous Traps with effects of their own beside their activation."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Exists, Source
from rulesets.engine.values import AllOf, Equal
from rulesets.yugioh.effects import (
    ActivatedCard,
    AnsweredTargets,
    AnswersNormalSummon,
    Are,
    Banish,
    CanSpecialSummon,
    Cards,
    ControlledBy,
    Damage,
    Destroy,
    Draw,
    FaceUp,
    GainLp,
    HappenedTo,
    InMind,
    InZone,
    IsFaceUp,
    IsThis,
    KeepInMind,
    Lasting,
    LevelIs,
    LevelOf,
    LinkedTo,
    Mill,
    Named,
    NamePart,
    NegateActivation,
    NegateEffect,
    NegateSummon,
    PayLp,
    Remember,
    SpecialSummon,
    Target,
    Then,
    Those,
    Type,
    WasSummoned,
    WouldSpecialSummon,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    GOES_WITH_IT,
    MONSTER,
    PICKED,
    SPELL,
    TAKES_IT_ALONG,
    TARGET,
    anyones,
    both,
    discard,
    if_done,
    in_grave,
    lasting,
    mine,
    phase,
    standing,
    theirs,
)

_THEIRS = Are(ActivatedCard(), ControlledBy("opponent"))

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
    # Forgotten Temple of the Deep
    "43889633": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (Banish(TARGET), KeepInMind(TARGET, more=True)),
                (Target(mine(FaceUp(), Type(("Fish", "Sea Serpent", "Aqua")), LevelIs(1, 4))),),
                limit=Limit("turn"),
            ),
            Effect(
                "trigger",
                (SpecialSummon(Those(InMind(), InZone(("banished",)))),),
                on=phase("end", "you"),
                optional=False,
                condition=Exists(Those(InMind(), InZone(("banished",)))),
            ),
        ),
        (standing("name", value="Umi"),),
    ),
    # Nightmare Wheel
    "54704216": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier("no attack", when=IsFaceUp(Source())),
                            Modifier("no position change", when=IsFaceUp(Source())),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(theirs()),),
            ),
            Effect(
                "trigger",
                (Damage(500),),
                on=phase("standby", "you"),
                optional=False,
                limit=Limit("turn"),
                condition=Exists(Those(LinkedTo(), InZone(("monsters",)))),
                holds=Exists(Those(LinkedTo(), InZone(("monsters",)))),
            ),
        ),
        (GOES_WITH_IT,),
    ),
    # The Dragon's Bead
    "92408984": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (NegateEffect(), if_done(Destroy(ActivatedCard()))),
                cost=discard(),
                on=On("activation", how=("trap", "targets")),
                condition=AllOf(
                    (
                        Equal(Count(AnsweredTargets()), 1),
                        Are(
                            AnsweredTargets(),
                            both(FaceUp(), Type(("Dragon",)), InZone(("monsters",))),
                        ),
                    )
                ),
            ),
        )
    ),
}
