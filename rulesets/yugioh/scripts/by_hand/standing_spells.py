"""Spells that stay: Continuous, Equip and Field Spells."""

from __future__ import annotations

from rulesets.engine.asking import OneOf, Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Exists
from rulesets.engine.values import AtLeast
from rulesets.yugioh.effects import (
    CanSpecialSummon,
    Cards,
    CountersLeft,
    CountersOn,
    CountTurn,
    Damage,
    DiscardRandom,
    Draw,
    Equip,
    Equipped,
    FaceUp,
    FlipDown,
    GainLp,
    Happened,
    IsFaceUp,
    IsThis,
    Lasting,
    LevelIs,
    LevelOf,
    LinkedTo,
    Named,
    NotA,
    NotThis,
    OneOfCards,
    PlaceCounter,
    Remember,
    RemoveCounter,
    SendToGrave,
    ShuffleDeck,
    SpecialSummon,
    TakeControl,
    Target,
    ToHand,
    TurnsCounted,
)
from rulesets.yugioh.effects.activation.settle import KEPT
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On
from rulesets.yugioh.scripts.by_hand.parts import (
    MONSTER,
    PICKED,
    TARGET,
    THIS,
    anyones,
    both,
    if_done,
    of,
    phase,
    standing,
    theirs,
)

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
