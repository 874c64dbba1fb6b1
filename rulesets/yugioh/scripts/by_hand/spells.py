"""Spells whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import ForEach, If, Note, Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Exists, Held
from rulesets.engine.values import AllOf, AtLeast, Least, Not, Reg
from rulesets.yugioh.effects import (
    Are,
    Atk,
    Banish,
    CanSpecialSummon,
    Cards,
    CountersLeft,
    CountersOn,
    CountTurn,
    Damage,
    Declare,
    DeclaredName,
    Def,
    DefIs,
    Destroy,
    Discard,
    DiscardRandom,
    Draw,
    Equip,
    Equipped,
    ExcavateUntil,
    FaceDown,
    FaceUp,
    FlipDown,
    FlipUp,
    FreeZones,
    GainLp,
    HandSize,
    Happened,
    InPosition,
    InZone,
    IsFaceUp,
    IsThis,
    Lasting,
    Later,
    LevelIs,
    LevelOf,
    LookAt,
    Named,
    NormalSummonable,
    NotThis,
    Or,
    OriginalAtk,
    PayLp,
    PlaceCounter,
    RemoveCounter,
    SameNameAs,
    SendToGrave,
    ShuffleDeck,
    SpecialSummon,
    Sub,
    SwapControl,
    TakeControl,
    Target,
    Then,
    Those,
    ToHand,
    TopOf,
    Tribute,
    TurnsCounted,
    Type,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On
from rulesets.yugioh.match.summons import LENT
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    MONSTER,
    PICKED,
    SECOND,
    SPELL,
    TARGET,
    THIS,
    anyones,
    both,
    if_done,
    in_grave,
    lasting,
    mine,
    of,
    phase,
    standing,
    theirs,
)

_BATTLE_BEFORE = Happened(On("phase", side="you", how=("battle",)))

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
    # Swords of Concealing Light
    "12923641": CardScript(
        (
            Effect(
                "card",
                (
                    If(Exists(theirs(FaceUp())), (FlipDown(theirs(FaceUp())),)),
                    Lasting(
                        (Modifier("no position change", on=theirs(), when=IsFaceUp(THIS)),),
                        None,
                        "",
                    ),
                ),
            ),
            Effect("automatic", (CountTurn(),), on=phase("standby", "you"), optional=False),
        ),
        (standing("self destroy", when=TurnsCounted(2)),),
    ),
    # Magicians Unite
    "36045450": CardScript(
        (
            Effect(
                "card",
                (
                    lasting("set atk", 3000),
                    Lasting(
                        (
                            Modifier(
                                "no attack",
                                on=mine(FaceUp(), Type(("Spellcaster",)), NotThis()),
                            ),
                        ),
                        None,
                        END_OF_TURN,
                        TARGET,
                    ),
                ),
                (Target(mine(InPosition(("attack",)), Type(("Spellcaster",)))),),
                condition=AtLeast(Count(mine(InPosition(("attack",)), Type(("Spellcaster",)))), 2),
            ),
        )
    ),
    # Soul Exchange
    "68005187": CardScript(
        (
            Effect(
                "card",
                (lasting(LENT),),
                (Target(theirs()),),
                (lasting("no battle phase", on=None),),
                condition=Not(_BATTLE_BEFORE),
            ),
        )
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
    # Inferno Fire Blast
    "52684508": CardScript(
        (
            Effect(
                "card",
                (Damage(OriginalAtk(TARGET)),),
                (Target(mine(FaceUp(), Named(("Red-Eyes Black Dragon",)))),),
                (
                    Lasting(
                        (
                            Modifier(
                                "no attack",
                                on=mine(FaceUp(), Named(("Red-Eyes Black Dragon",))),
                            ),
                        ),
                        None,
                    ),
                ),
                condition=Not(
                    Happened(On("attack declared", Named(("Red-Eyes Black Dragon",)), "you"))
                ),
            ),
        )
    ),
    # Call of the Atlanteans
    "73199638": CardScript(
        (
            Effect(
                "card",
                (
                    SpecialSummon(TARGET),
                    lasting("no summon", on=None, value="special"),
                ),
                (Target(in_grave(Type(("Sea Serpent",)), LevelIs(1, 3)), 3),),
                condition=AllOf(
                    (
                        Not(Happened(On("summoned", None, "you", how=("special",)))),
                        AtLeast(FreeZones(), 3),
                    )
                ),
            ),
        )
    ),
    # Circle of the Fire Kings
    "59388357": CardScript(
        (
            Effect(
                "card",
                (Destroy(TARGET), if_done(SpecialSummon(SECOND))),
                (
                    Target(mine(FaceUp(), of("FIRE"))),
                    Target(in_grave(of("FIRE")), into="target2"),
                ),
                limit=Limit("card name activation"),
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
    # Wild Nature's Release
    "61166988": CardScript(
        (
            Effect(
                "card",
                (lasting("atk", Def(TARGET)), Later("end", (Destroy(TARGET),))),
                (Target(anyones(FaceUp(), Type(("Beast", "Beast-Warrior")))),),
            ),
        )
    ),
    # De-Spell
    "19159413": CardScript(
        (
            Effect(
                "card",
                (
                    If(Are(TARGET, FaceDown()), (LookAt(TARGET, "both"),)),
                    If(Are(TARGET, SPELL), (Destroy(TARGET),)),
                ),
                (Target(Cards(("spells",), "either", Or((FaceDown(), SPELL)))),),
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
    # Nobleman of Crossout
    "71044499": CardScript(
        (
            Effect(
                "card",
                (
                    lasting("redirect", until="", value="banished"),
                    Destroy(TARGET),
                    If(
                        AllOf((DONE, Are(TARGET, Sub(("Flip",))))),
                        (
                            Then(),
                            LookAt(Cards(("deck",), "either"), "both"),
                            Banish(Cards(("deck",), "either", SameNameAs(TARGET))),
                            ShuffleDeck("both"),
                        ),
                    ),
                ),
                (Target(anyones(FaceDown())),),
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
    # Snatch Steal
    "45986603": CardScript(
        (
            Effect(
                "card",
                (Equip(THIS, TARGET), if_done(TakeControl(TARGET))),
                (Target(theirs(FaceUp())),),
            ),
            Effect(
                "trigger",
                (GainLp(1000, "opponent"),),
                on=phase("standby", "opponent"),
                optional=False,
                limit=Limit("turn"),
            ),
            Effect(
                "automatic",
                (TakeControl(Equipped(), "opponent"),),
                places=("grave", "banished", "hand", "deck"),
                on=On("moved", IsThis(), origin=("spells",)),
                optional=False,
            ),
        )
    ),
    # Limiter Removal
    "23171610": CardScript(
        (
            Effect(
                "card",
                (
                    Note(mine(FaceUp(), Type(("Machine",))), "machines"),
                    ForEach(
                        Held("machines"),
                        "each",
                        (lasting("atk", Atk(Held("each")), Held("each")),),
                    ),
                    Later("end", (Destroy(Held("machines")),)),
                ),
                condition=Exists(mine(FaceUp(), Type(("Machine",)))),
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
    # Chaos Zone
    "94243005": CardScript(
        (
            Effect("card", ()),
            Effect(
                "automatic",
                (PlaceCounter("chaos", 1, THIS),),
                on=On("moved", MONSTER, to=("banished",)),
                optional=False,
            ),
            Effect(
                "ignition",
                (SpecialSummon(TARGET),),
                cost=(
                    Target(
                        Cards(
                            ("banished",),
                            "either",
                            both(
                                MONSTER,
                                LevelIs(4, CountersOn(Cards(("field",), "you"), "chaos")),
                                CanSpecialSummon(),
                            ),
                        )
                    ),
                    RemoveCounter("chaos", LevelOf(TARGET), Cards(("field",), "you")),
                ),
                limit=Limit("turn"),
                condition=AtLeast(CountersOn(Cards(("field",), "you"), "chaos"), 4),
            ),
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(
                            ("deck",),
                            "you",
                            both(MONSTER, of("LIGHT", "DARK"), LevelIs(1, CountersLeft("chaos"))),
                        ),
                        "picked",
                    ),
                    ToHand(PICKED),
                    ShuffleDeck(),
                ),
                places=("grave",),
                on=On(
                    "moved",
                    IsThis(),
                    origin=("field",),
                    to=("grave",),
                    how=("effect",),
                    by_side="opponent",
                ),
                missable=True,
            ),
        )
    ),
}
