"""Normal Spells that target cards, and Quick-Play Spells."""

from __future__ import annotations

from rulesets.engine.flow import ForEach, If, Note
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Exists, Held
from rulesets.engine.values import AllOf, AtLeast, Not
from rulesets.yugioh.effects import (
    Are,
    Atk,
    Banish,
    Cards,
    Damage,
    Def,
    Destroy,
    FaceDown,
    FaceUp,
    FreeZones,
    Happened,
    HasLevel,
    InPosition,
    IsThis,
    Lasting,
    Later,
    LevelIs,
    LookAt,
    Named,
    NotThis,
    Or,
    OriginalAtk,
    SameNameAs,
    ShuffleDeck,
    SpecialSummon,
    Sub,
    SummonToken,
    Target,
    Then,
    ToHand,
    Type,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On, Standing, Token
from rulesets.yugioh.match.summons import LENT
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    EVERYWHERE,
    SECOND,
    SPELL,
    TARGET,
    anyones,
    both,
    if_done,
    in_grave,
    lasting,
    mine,
    of,
    taken_apart,
    theirs,
)

_BATTLE_BEFORE = Happened(On("phase", side="you", how=("battle",)))

SCRIPTS: dict[str, CardScript] = {
    # De-Synchro
    "32441317": CardScript(
        (
            Effect(
                "card",
                taken_apart(TARGET),
                (Target(anyones(FaceUp(), Sub(("Synchro",)))),),
            ),
        )
    ),
    # Fairy of the Spring
    "20188127": CardScript(
        (
            Effect(
                "card",
                (
                    ToHand(TARGET),
                    Lasting(
                        (Modifier("no activate", of=Cards(EVERYWHERE, "either", IsThis())),),
                        None,
                        END_OF_TURN,
                        TARGET,
                    ),
                ),
                (Target(Cards(("grave",), "you", both(SPELL, Sub(("Equip",))))),),
            ),
        )
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
    # Star Changer
    "63485233": CardScript(
        (
            Effect(
                "card",
                (lasting("level", 1, until=""),),
                (Target(anyones(FaceUp(), HasLevel())),),
            ),
            Effect(
                "card",
                (lasting("level", -1, until=""),),
                (Target(anyones(FaceUp(), HasLevel())),),
            ),
        )
    ),
    # Scapegoat
    "73915051": CardScript(
        (
            Effect(
                "card",
                (
                    SummonToken(
                        Token(
                            "Sheep Token",
                            "Beast",
                            "EARTH",
                            1,
                            0,
                            0,
                            (Standing(Modifier("no tribute", value="summon")),),
                        ),
                        4,
                        position="defense",
                    ),
                    lasting("no summon", on=None, value="normal|special|flip"),
                ),
                condition=Not(Happened(On("summoned", None, "you"))),
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
}
