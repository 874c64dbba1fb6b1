"""Monsters whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Exists, Held
from rulesets.engine.values import AllOf, AtLeast, Equal, Not, Reg, Times
from rulesets.yugioh.effects import (
    ActivatedCard,
    Amount,
    Are,
    Attacker,
    AttackTarget,
    Banish,
    BattleOpponent,
    CanSpecialSummon,
    Cards,
    ChangePosition,
    ControlledBy,
    CountersOn,
    Damage,
    Destroy,
    Discard,
    Equip,
    EquipsOf,
    FaceUp,
    HandSize,
    Happened,
    HappenedTo,
    InMind,
    InPosition,
    InZone,
    IsThis,
    KeepInMind,
    Kind,
    LevelIs,
    Mill,
    Named,
    NamePart,
    NegateActivation,
    Negative,
    NotA,
    NotThis,
    OneOfCards,
    PlaceCounter,
    RemoveCounter,
    RollDice,
    SameNameAs,
    SendToGrave,
    ShuffleDeck,
    Silence,
    SpecialSummon,
    Sub,
    SummonedThisTurn,
    Target,
    Then,
    Those,
    ToHand,
    Tribute,
    Type,
    WasSummoned,
    WouldDestroy,
)
from rulesets.yugioh.effects.acts import HEALS
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On, Replacement, Standing
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    EVERYWHERE,
    MONSTER,
    PICKED,
    SPELL,
    SUMMONED_ITSELF,
    TARGET,
    THIS,
    TRAP,
    both,
    if_done,
    lasting,
    mine,
    of,
    phase,
    standing,
    theirs,
)

_FIGHTS = ("damage start", "damage before", "damage calculation")
_ARCHED = Those(EquipsOf(THIS), Sub(("Normal", "Effect")))
_OTHER_WATER = Exists(mine(FaceUp(), of("WATER"), NotThis()))
_ALONE = AllOf((Equal(Count(Cards(("field",), "you")), 1), Equal(HandSize("you"), 0)))
_BEASTS = Type(("Beast", "Beast-Warrior", "Winged Beast"))
_FELL = On("moved", IsThis(), to=("grave",), how=("destroyed", "battle"))
_MAGES = NamePart(("Magician", "Odd-Eyes"))
# A Pendulum Monster of the player battles.
_PENDULUM_FIGHTS = Exists(
    Those(
        Either(Attacker(), AttackTarget()),
        both(ControlledBy("you"), Sub(("Pendulum",)), InZone(("monsters",))),
    )
)
_LONE_SCALE = Not(Exists(Cards(("pendulum",), "you", both(_MAGES, NotThis()))))

SCRIPTS: dict[str, CardScript] = {
    # Stargazer Magician
    "94415058": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(
                            ("hand",),
                            "you",
                            both(SameNameAs(HappenedTo()), CanSpecialSummon()),
                        ),
                        "picked",
                    ),
                    SpecialSummon(PICKED),
                ),
                on=On(
                    "moved",
                    both(Sub(("Pendulum",)), NotThis()),
                    "you",
                    origin=("monsters",),
                    to=("hand",),
                    how=("effect",),
                    by_side="opponent",
                    alone=True,
                ),
                missable=True,
                limit=Limit("turn"),
                places=("monsters",),
            ),
        ),
        (
            Standing(
                Modifier(
                    "no activate",
                    who="opponent",
                    value="card",
                    of=Cards(EVERYWHERE, "either", SPELL),
                    when=_PENDULUM_FIGHTS,
                ),
                ("pendulum",),
            ),
            Standing(Modifier("set scale", 4, when=_LONE_SCALE), ("pendulum",)),
        ),
    ),
    # Timegazer Magician
    "20409757": CardScript(
        (),
        (
            Standing(
                Modifier(
                    "no activate",
                    who="opponent",
                    value="card",
                    of=Cards(EVERYWHERE, "either", TRAP),
                    when=_PENDULUM_FIGHTS,
                ),
                ("pendulum",),
            ),
            Standing(Modifier("set scale", 4, when=_LONE_SCALE), ("pendulum",)),
            Standing(
                Modifier("no activate card", when=Exists(mine())),
                ("hand",),
            ),
        ),
        replacements=(
            Replacement(
                (),
                Cards(("pendulum",), "you"),
                ("effect",),
                optional=False,
                places=("monsters",),
                limit=True,
                together=True,
                by_opponent=True,
            ),
        ),
    ),
    # Des Mosquito
    "33695750": CardScript(
        (
            Effect(
                "trigger",
                (PlaceCounter("mosquito", 2, THIS),),
                on=On("summoned", both(IsThis(), WasSummoned(("normal", "special")))),
                optional=False,
            ),
        ),
        (standing("atk", Times(CountersOn(THIS, "mosquito"), 500)),),
        replacements=(
            Replacement((RemoveCounter("mosquito", 1, THIS),), THIS, ("battle",), optional=False),
        ),
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
    # Mermaid Archer
    "04252828": CardScript(
        (
            Effect(
                "ignition",
                (Equip(TARGET, THIS),),
                (Target(mine(FaceUp(), LevelIs(1, 3), NotThis())),),
                limit=Limit("turn"),
                condition=Not(Exists(_ARCHED)),
            ),
        ),
        (standing("atk", 800, when=Exists(_ARCHED)),),
        replacements=(Replacement((Destroy(_ARCHED),), THIS),),
    ),
    # Poseidra, the Atlantean Dragon
    "47826112": CardScript(
        (
            Effect(
                "ignition",
                (SpecialSummon(THIS),),
                cost=(Pick(mine(of("WATER"), LevelIs(1, 3)), "picked", 3), Tribute(PICKED)),
                places=("hand", "grave"),
            ),
            Effect(
                "trigger",
                (
                    ToHand(Cards(("spells",), "either", Kind(("spell", "trap")))),
                    If(
                        AtLeast(Reg("done"), 3),
                        (
                            lasting(
                                "atk",
                                Times(Negative(Reg("done")), 300),
                                theirs(FaceUp()),
                                "",
                            ),
                        ),
                    ),
                ),
                on=SUMMONED_ITSELF,
                optional=False,
            ),
        )
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
    # Lyla, Lightsworn Sorceress
    "22624373": CardScript(
        (
            Effect(
                "ignition",
                (
                    ChangePosition(THIS, "defense"),
                    if_done(Destroy(TARGET)),
                    lasting("no position change", on=THIS, until="end of your next turn"),
                ),
                (Target(Cards(("spells",), "opponent", Kind(("spell", "trap")))),),
                condition=Are(THIS, InPosition(("attack",))),
            ),
            Effect(
                "trigger",
                (Mill(3),),
                on=phase("end", "you"),
                optional=False,
                limit=Limit("turn"),
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
    # Ryko, Lightsworn Hunter
    "21502796": CardScript(
        (
            Effect(
                "flip",
                (
                    If(
                        Exists(Cards(("field",), "either")),
                        (May((Pick(Cards(("field",), "either"), "picked"), Destroy(PICKED))),),
                    ),
                    Mill(3),
                ),
                on=On("flipped", IsThis()),
                optional=False,
            ),
        )
    ),
    # Snipe Hunter
    "84290642": CardScript(
        (
            Effect(
                "ignition",
                (
                    RollDice(),
                    If(
                        AllOf((AtLeast(Reg("die"), 2), AtLeast(5, Reg("die")))),
                        (Destroy(TARGET),),
                    ),
                ),
                (Target(Cards(("field",), "either")),),
                cost=(Pick(Cards(("hand",)), "picked"), Discard(PICKED)),
            ),
        )
    ),
    # Flame Tiger
    "66499018": CardScript(
        (
            Effect(
                "trigger",
                (
                    SpecialSummon(THIS),
                    if_done(lasting("redirect", on=THIS, until="", value="field>banished")),
                ),
                cost=(lasting("no normal draw", on=None),),
                places=("grave",),
                on=On("before draw", side="you"),
                condition=Not(Exists(mine())),
            ),
        )
    ),
    # Fox Fire
    "88753985": CardScript(
        (
            Effect(
                "trigger",
                (SpecialSummon(THIS),),
                places=("grave",),
                on=phase("end"),
                optional=False,
                condition=AllOf(
                    (
                        Happened(_FELL),
                        Not(Happened(On("flipped", IsThis(), how=("battle",)))),
                    )
                ),
            ),
        ),
        (standing("no tribute", value="summon"),),
    ),
    # Laval Lancelord
    "00123709": CardScript(
        (
            Effect(
                "trigger",
                (SendToGrave(THIS),),
                on=phase("end"),
                optional=False,
                condition=Are(
                    THIS, both(SummonedThisTurn(("normal",)), NotA(WasSummoned(("tribute",))))
                ),
            ),
            Effect(
                "trigger",
                (ToHand(TARGET),),
                (Target(Cards(("banished",), "you", both(MONSTER, of("FIRE")))),),
                places=("grave",),
                on=On("moved", IsThis(), origin=("field",), to=("grave",), how=("destroyed",)),
                missable=True,
            ),
        ),
        (Standing(Modifier("tributes", 0, value="set"), ("hand",)),),
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
}
