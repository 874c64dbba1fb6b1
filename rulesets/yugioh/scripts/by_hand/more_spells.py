"""More Spells whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import May, OneOf, Pick
from rulesets.engine.flow import If, Note
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Either, Held
from rulesets.engine.values import AllOf, AtLeast, Not, Plus, Size
from rulesets.yugioh.effects import (
    Are,
    Attacker,
    AttackTarget,
    CanSpecialSummon,
    Cards,
    CountersOn,
    Damage,
    DiscardRandom,
    Draw,
    Equip,
    Equipped,
    FaceUp,
    FreeZones,
    Happened,
    HasLevel,
    InZone,
    IsThis,
    Lasting,
    LevelIs,
    LinkedTo,
    Lp,
    MaterialsOf,
    Named,
    NotA,
    NotThis,
    OneOfCards,
    PlaceCounter,
    Remember,
    SendToGrave,
    SpecialSummon,
    Sub,
    SummonToken,
    Target,
    Then,
    ToExtraDeck,
    ToHand,
)
from rulesets.yugioh.effects.activation.settle import KEPT
from rulesets.yugioh.match.script import CardScript, Effect, On, Standing, Token
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    EVERYWHERE,
    PICKED,
    SPELL,
    TARGET,
    THIS,
    anyones,
    both,
    lasting,
    standing,
    theirs,
)

_LP_LOWER = AtLeast(Lp("opponent"), Plus(Lp("you"), 1))
_LP_HIGHER = AtLeast(Lp("you"), Plus(Lp("opponent"), 1))
_FIGHTERS = Either(Attacker(), AttackTarget())

SCRIPTS: dict[str, CardScript] = {
    # Shard of Greed
    "33904024": CardScript(
        (
            Effect("card", ()),
            Effect(
                "automatic",
                (PlaceCounter("greed", 1, THIS),),
                on=On("drawn", None, "you", how=("turn",)),
                optional=False,
            ),
            Effect(
                "ignition",
                (Draw(2),),
                cost=(SendToGrave(THIS),),
                condition=AtLeast(CountersOn(THIS, "greed"), 2),
            ),
        )
    ),
    # Necklace of Command
    "48576971": CardScript(
        (
            Effect("card", (Equip(THIS, TARGET), Remember(TARGET)), (Target(anyones(FaceUp())),)),
            Effect(
                "trigger",
                (OneOf(((Draw(1),), (DiscardRandom(1, "opponent"),))),),
                places=("grave",),
                on=On("moved", IsThis(), origin=("spells",), to=("grave",)),
                missable=True,
                condition=Happened(
                    On(
                        "moved",
                        OneOfCards(LinkedTo()),
                        "you",
                        origin=("monsters",),
                        how=("destroyed", "battle"),
                    )
                ),
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
    # De-Synchro
    "32441317": CardScript(
        (
            Effect(
                "card",
                (
                    Note(MaterialsOf(TARGET, used=True), "pieces"),
                    ToExtraDeck(TARGET),
                    If(
                        AllOf(
                            (
                                DONE,
                                Are(
                                    Held("pieces"),
                                    both(InZone(("grave",), "you"), CanSpecialSummon()),
                                ),
                                AtLeast(FreeZones(), Size("pieces")),
                            )
                        ),
                        (Then(), May((SpecialSummon(Held("pieces")),))),
                    ),
                ),
                (Target(anyones(FaceUp(), Sub(("Synchro",)))),),
            ),
        )
    ),
    # Dark Room of Nightmare
    "85562745": CardScript(
        (
            Effect("card", ()),
            Effect(
                "trigger",
                (Damage(300),),
                on=On("effect damage", NotA(Named(("Dark Room of Nightmare",))), "opponent"),
                optional=False,
            ),
        )
    ),
    # Level Limit - Area B
    "03136426": CardScript(
        (Effect("card", ()),), (standing(KEPT, on=anyones(FaceUp(), LevelIs(4))),)
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
    # Wicked-Breaking Flamberge - Baou
    "68427465": CardScript(
        (
            Effect(
                "card",
                (Equip(THIS, TARGET),),
                (Target(anyones(FaceUp())),),
                (Pick(Cards(("hand",), "you", NotThis()), "picked"), SendToGrave(PICKED)),
            ),
        ),
        (
            standing("atk", 500, Equipped()),
            standing("silences", on=Equipped(), against=theirs()),
        ),
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
}
