"""Continuous Traps that rule as long as they stay."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Exists, Held, Source
from rulesets.engine.values import Not
from rulesets.yugioh.effects import (
    Are,
    AtkIs,
    CanSpecialSummon,
    Cards,
    FaceDown,
    FaceUp,
    HasLevel,
    InPosition,
    IsFaceUp,
    Lasting,
    OriginalAtkIs,
    Remember,
    SpecialSummon,
    Sub,
    Target,
    Type,
)
from rulesets.yugioh.effects.activation.settle import KEPT
from rulesets.yugioh.match.script import CardScript, Effect
from rulesets.yugioh.scripts.by_hand.parts import (
    FALLS_WITH_IT,
    GOES_WITH_IT,
    MONSTER,
    TAKES_IT_ALONG,
    TARGET,
    anyones,
    both,
    in_grave,
    of,
    standing,
)

_DRAGONS = anyones(FaceUp(), Type(("Dragon",)))
SCRIPTS: dict[str, CardScript] = {
    # Dragon Capture Jar
    "50045299": CardScript(
        (Effect("card", ()),),
        (standing(KEPT, on=_DRAGONS), standing("no position change", on=_DRAGONS)),
    ),
    # Light of Intervention
    "62867251": CardScript(
        (Effect("card", ()),),
        (standing("Set face-up", who="both"), standing("not face-down", on=anyones())),
    ),
    # Limit Reverse
    "00027551": CardScript(
        (
            Effect(
                "card",
                (
                    SpecialSummon(TARGET, position="attack"),
                    Lasting(
                        (
                            TAKES_IT_ALONG,
                            Modifier(
                                "self destroy", when=Are(Held("self"), InPosition(("defense",)))
                            ),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(in_grave(AtkIs(0, 1000))),),
            ),
        ),
        (FALLS_WITH_IT,),
    ),
    # Escape from the Dark Dimension
    "31550470": CardScript(
        (
            Effect(
                "card",
                (
                    SpecialSummon(TARGET),
                    Lasting(
                        (
                            TAKES_IT_ALONG,
                            Modifier("redirect", value="banished", when=Not(Exists(Source()))),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (
                    Target(
                        Cards(("banished",), "you", both(MONSTER, of("DARK"), CanSpecialSummon()))
                    ),
                ),
            ),
        ),
        (FALLS_WITH_IT,),
    ),
    # Miniaturize
    "34815282": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier("level", -1, when=IsFaceUp(Source())),
                            Modifier("atk", -1000, when=IsFaceUp(Source())),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(anyones(FaceUp(), OriginalAtkIs(1001), HasLevel())),),
            ),
        ),
        (GOES_WITH_IT,),
    ),
    # Fiendish Chain
    "50078509": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier("negated", when=IsFaceUp(Source())),
                            Modifier("no attack", when=IsFaceUp(Source())),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(anyones(FaceUp(), Sub(("Effect",)))),),
            ),
        ),
        (FALLS_WITH_IT,),
    ),
    # Xing Zhen Hu
    "76515293": CardScript(
        (
            Effect(
                "card",
                (Lasting((Modifier("no activate card", when=IsFaceUp(Source())),), TARGET, ""),),
                (Target(Cards(("spells",), "either", FaceDown()), 2),),
            ),
        )
    ),
}
