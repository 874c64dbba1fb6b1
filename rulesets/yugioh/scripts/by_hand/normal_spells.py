"""Normal Spells that choose nothing when they are activated."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If, Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Exists, Held
from rulesets.engine.values import AllOf, AtLeast, Least, Reg
from rulesets.yugioh.effects import (
    Are,
    Banish,
    Cards,
    CountTurn,
    Declare,
    DeclaredName,
    DefIs,
    Discard,
    DiscardRandom,
    Draw,
    ExcavateUntil,
    FaceDown,
    FlipUp,
    FreeZones,
    HandSize,
    InZone,
    Lasting,
    Later,
    LookAt,
    NormalSummonable,
    PayLp,
    SendToGrave,
    ShuffleDeck,
    SpecialSummon,
    Sub,
    SwapControl,
    Then,
    Those,
    TopOf,
    Tribute,
    TurnsCounted,
    Type,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit
from rulesets.yugioh.scripts.by_hand.parts import (
    MONSTER,
    PICKED,
    anyones,
    both,
    in_grave,
    lasting,
    mine,
    of,
    phase,
    standing,
    theirs,
)

SCRIPTS: dict[str, CardScript] = {
    # Swords of Revealing Light
    "72302403": CardScript(
        (
            Effect(
                "card",
                (If(Exists(theirs(FaceDown())), (FlipUp(theirs(FaceDown()), "defense"),)),),
            ),
            Effect("automatic", (CountTurn(),), on=phase("end", "opponent"), optional=False),
        ),
        (standing("no attack", on=theirs()), standing("self destroy", when=TurnsCounted(3))),
        kinds=("stays",),
    ),
    # Nightmare's Steelcage
    "58775978": CardScript(
        (
            Effect("card", ()),
            Effect("automatic", (CountTurn(),), on=phase("end", "opponent"), optional=False),
        ),
        (standing("no attack", on=anyones()), standing("self destroy", when=TurnsCounted(2))),
        kinds=("stays",),
    ),
    # Monster Gate
    "43040603": CardScript(
        (
            Effect(
                "card",
                (
                    ExcavateUntil(NormalSummonable()),
                    SpecialSummon(Held("found")),
                    SendToGrave(Those(Held("excavated"), InZone(("deck",)))),
                ),
                cost=(Pick(mine(), "picked"), Tribute(PICKED)),
            ),
        )
    ),
    # Reasoning
    "58577036": CardScript(
        (
            Effect(
                "card",
                (
                    Declare("Level", by="opponent"),
                    Then(),
                    ExcavateUntil(NormalSummonable()),
                    Then(),
                    If(
                        Are(Held("found"), DeclaredName("declared")),
                        (SendToGrave(Held("excavated")),),
                        (
                            SpecialSummon(Held("found")),
                            SendToGrave(Those(Held("excavated"), InZone(("deck",)))),
                        ),
                    ),
                ),
                condition=Exists(Cards(("deck",), "you", NormalSummonable())),
            ),
        )
    ),
    # Creature Swap
    "31036355": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(mine(), "picked"),
                    Pick(theirs(), "theirs", by="opponent"),
                    SwapControl(PICKED, Held("theirs")),
                    lasting("no position change", on=Either(PICKED, Held("theirs"))),
                ),
                condition=AllOf((Exists(mine()), Exists(theirs()))),
            ),
        )
    ),
    # Rekindling
    "74845897": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(
                        in_grave(of("FIRE"), DefIs(200, 200)),
                        "picked",
                        Least(FreeZones(), Count(in_grave(of("FIRE"), DefIs(200, 200)))),
                    ),
                    SpecialSummon(PICKED),
                    Later("end", (Banish(PICKED),)),
                ),
                condition=AllOf(
                    (
                        Exists(in_grave(of("FIRE"), DefIs(200, 200))),
                        AtLeast(FreeZones(), 1),
                    )
                ),
            ),
        )
    ),
    # Ancient Telescope
    "17092736": CardScript((Effect("card", (LookAt(TopOf("opponent", 5)),)),)),
    # The Inexperienced Spy
    "81820689": CardScript(
        (
            Effect(
                "card",
                (Pick(Cards(("hand",), "opponent"), "picked", by="luck"), LookAt(PICKED)),
            ),
        )
    ),
    # One Day of Peace
    "33782437": CardScript(
        (
            Effect(
                "card",
                (
                    Draw(1, "both"),
                    Lasting(
                        (
                            Modifier("no battle damage to player", who="both"),
                            Modifier("no effect damage", who="both"),
                        ),
                        None,
                        "end of opponent's next turn",
                    ),
                ),
            ),
        )
    ),
    # Confiscation
    "17375316": CardScript(
        (
            Effect(
                "card",
                (
                    LookAt(Cards(("hand",), "opponent")),
                    Pick(Cards(("hand",), "opponent"), "picked"),
                    Discard(PICKED),
                ),
                cost=(PayLp(1000),),
            ),
        )
    ),
    # Delinquent Duo
    "44763025": CardScript(
        (
            Effect(
                "card",
                (
                    DiscardRandom(1, "opponent"),
                    If(
                        Exists(Cards(("hand",), "opponent")),
                        (
                            Pick(Cards(("hand",), "opponent"), "picked", by="opponent"),
                            Discard(PICKED),
                        ),
                    ),
                ),
                cost=(PayLp(1000),),
            ),
        )
    ),
    # Card Destruction
    "72892473": CardScript(
        (
            Effect(
                "card",
                (
                    Put("mine", HandSize("you")),
                    Put("theirs", HandSize("opponent")),
                    Discard(Cards(("hand",), "either")),
                    Then(),
                    If(AtLeast(Reg("mine"), 1), (Draw(Reg("mine")),)),
                    If(AtLeast(Reg("theirs"), 1), (Draw(Reg("theirs"), "opponent"),)),
                ),
            ),
        )
    ),
    # Dragon Shrine
    "41620959": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(Cards(("deck",), "you", both(MONSTER, Type(("Dragon",)))), "picked"),
                    SendToGrave(PICKED),
                    If(
                        Are(
                            PICKED,
                            both(Sub(("Normal",)), Type(("Dragon",)), InZone(("grave",), "you")),
                        ),
                        (
                            Then(),
                            May(
                                (
                                    Pick(
                                        Cards(("deck",), "you", both(MONSTER, Type(("Dragon",)))),
                                        "more",
                                    ),
                                    SendToGrave(Held("more")),
                                )
                            ),
                        ),
                    ),
                    ShuffleDeck(),
                ),
                limit=Limit("card name activation"),
            ),
        )
    ),
}
