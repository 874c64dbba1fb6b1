"""Monsters whose wording about battles is used once."""

from __future__ import annotations

from rulesets.engine.asking import OneOf, Pick
from rulesets.engine.flow import Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Either, Exists
from rulesets.engine.values import AllOf, AtLeast, Reg, Times
from rulesets.yugioh.effects import (
    Are,
    Atk,
    AtkIs,
    AttackAgain,
    AttackedFaceDown,
    Attacker,
    AttackTarget,
    Banish,
    BattleOpponent,
    CanSpecialSummon,
    Cards,
    ChangePosition,
    ControlledBy,
    Damage,
    Declare,
    DeclaredName,
    Destroy,
    Detach,
    DiscardRandom,
    Equip,
    Equipped,
    FaceDown,
    FaceUp,
    FallenInBattle,
    HandSize,
    Happened,
    InPosition,
    InZone,
    IsThis,
    Lasting,
    LevelIs,
    Mill,
    Named,
    NamePart,
    NotThis,
    OriginalAtk,
    Owned,
    SendToGrave,
    ShuffleDeck,
    SkipPhase,
    SpecialSummon,
    Sub,
    SummonedThisTurn,
    Target,
    Those,
    ToDeck,
    ToHand,
    Tribute,
    Type,
    WaitFor,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, Materials, On, Part, Procedure
from rulesets.yugioh.scripts.by_hand.parts import (
    EVERYWHERE,
    MONSTER,
    PICKED,
    SPELL,
    TARGET,
    THIS,
    anyones,
    both,
    discard,
    if_done,
    lasting,
    mine,
    of,
    phase,
    standing,
)

_FIGHTS = ("damage start", "damage before", "damage calculation")
_FOE = BattleOpponent(THIS)
_STILL = Those(_FOE, InZone(("monsters",)))
_BATTLING = Either(Attacker(), AttackTarget())
_AFTER_STEP = On("phase", how=("damage end",))
_STARTS = On("phase", how=("damage", "start"))
_HURTS = On("battle damage", None, "opponent", by=IsThis())


def _slays_hidden() -> Effect:
    """Return the effect that destroys a face-down monster as this card attacks it."""
    return Effect(
        "trigger",
        (Destroy(AttackTarget()),),
        on=_STARTS,
        optional=False,
        condition=AllOf((Among(THIS, Attacker()), Are(AttackTarget(), FaceDown()))),
    )


def _grows(to: str) -> Effect:
    """Return the effect by which a monster that fought is replaced by its next Level."""
    return Effect(
        "trigger",
        (
            Pick(Cards(("hand", "deck"), "you", both(Named((to,)), CanSpecialSummon())), "picked"),
            SpecialSummon(PICKED),
            ShuffleDeck(),
        ),
        cost=(SendToGrave(THIS),),
        on=phase("end"),
        condition=Happened(On("moved", MONSTER, how=("destroyed", "battle"), by=IsThis())),
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
    # Submarineroid
    "99861526": CardScript(
        (
            Effect(
                "trigger",
                (ChangePosition(THIS, "defense"),),
                on=_AFTER_STEP,
                condition=AllOf((Among(THIS, _BATTLING), Are(THIS, InPosition(("attack",))))),
            ),
        ),
        (standing("direct attack"), standing("direct damage is original")),
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
    # Speed Warrior
    "09365703": CardScript(
        (
            Effect(
                "quick",
                (lasting("set atk", Times(OriginalAtk(THIS), 2), THIS, "battle phase"),),
                condition=Are(THIS, SummonedThisTurn(("normal",))),
                limit=Limit("turn"),
                phases=("battle",),
                turn="you",
                speed=1,
            ),
        )
    ),
    # Dark Magician of Chaos
    "40737112": CardScript(
        (
            Effect(
                "trigger",
                (ToHand(TARGET),),
                (Target(Cards(("grave",), "you", SPELL)),),
                on=phase("end"),
                condition=Are(THIS, SummonedThisTurn(("normal", "special"))),
                limit=Limit("name"),
            ),
            Effect(
                "trigger",
                (Banish(_FOE),),
                on=On("battled", IsThis()),
                optional=False,
                condition=Are(_FOE, FallenInBattle()),
            ),
        ),
        (standing("redirect", value="field>banished"),),
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
    # Blast Sphere
    "26302522": CardScript(
        (
            Effect(
                "trigger",
                (Equip(THIS, Attacker()),),
                on=On("phase", how=("damage", "before")),
                optional=False,
                condition=AttackedFaceDown(),
            ),
            Effect(
                "trigger",
                (
                    Put("power", Atk(Equipped())),
                    Destroy(Equipped()),
                    if_done(Damage(Reg("power"))),
                ),
                on=phase("standby", "opponent"),
                optional=False,
                condition=Exists(Equipped()),
            ),
        )
    ),
    # Gogogo Golem
    "62476815": CardScript(
        (),
        (standing("battle proof once a turn", when=Are(THIS, InPosition(("defense",)))),),
    ),
    # Muzurhythm the String Djinn
    "26563200": CardScript(
        (
            Effect(
                "quick",
                (lasting("atk", Atk(Attacker()), Attacker()),),
                cost=(Detach(1),),
                condition=AllOf(
                    (
                        Exists(AttackTarget()),
                        Are(
                            Attacker(),
                            both(ControlledBy("you"), Sub(("Xyz",)), NamePart(("Djinn",))),
                        ),
                    )
                ),
                limit=Limit("name"),
                phases=_FIGHTS,
                damage_step=True,
            ),
        ),
        materials=Materials("xyz", (Part(both(MONSTER, LevelIs(3, 3)), 2, 2),)),
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
    # Mystic Swordsman LV2
    "47507260": CardScript((_slays_hidden(), _grows("Mystic Swordsman LV4"))),
    # Mystic Swordsman LV4
    "74591968": CardScript(
        (_slays_hidden(), _grows("Mystic Swordsman LV6")), summoning=("no normal summon",)
    ),
    # Paladin of White Dragon
    "73398797": CardScript(
        (
            _slays_hidden(),
            Effect(
                "ignition",
                (
                    Pick(
                        Cards(
                            ("hand", "deck"),
                            "you",
                            both(Named(("Blue-Eyes White Dragon",)), CanSpecialSummon()),
                        ),
                        "picked",
                    ),
                    SpecialSummon(PICKED),
                    ShuffleDeck(),
                    Lasting(
                        (
                            Modifier(
                                "no attack",
                                on=mine(FaceUp(), Named(("Blue-Eyes White Dragon",))),
                            ),
                        ),
                        None,
                    ),
                ),
                cost=(Tribute(THIS),),
            ),
        ),
        summoning=("ritual",),
    ),
    # Kaiser Glider
    "52824910": CardScript(
        (
            Effect(
                "trigger",
                (ToHand(TARGET),),
                (Target(anyones()),),
                places=("grave",),
                on=On("moved", IsThis(), to=("grave",), how=("destroyed",)),
                optional=False,
            ),
        ),
        (standing("battle proof", against=anyones(AtkIs(Atk(THIS), Atk(THIS)))),),
    ),
    # Spirit Ryu
    "67957315": CardScript(
        (
            Effect(
                "quick",
                (Lasting((Modifier("atk", 1000), Modifier("def", 1000)), THIS, "battle phase"),),
                cost=discard(1, both(MONSTER, Type(("Dragon",)))),
                condition=Among(THIS, _BATTLING),
                phases=("battle step",),
                turn="you",
            ),
        )
    ),
    # Hyper Hammerhead
    "02671330": CardScript(
        (
            Effect(
                "trigger",
                (ToHand(_STILL),),
                places=("field", "grave"),
                on=_AFTER_STEP,
                optional=False,
                condition=Are(_STILL, ControlledBy("opponent")),
            ),
        )
    ),
    # Element Dragon
    "30314994": CardScript(
        (
            Effect(
                "trigger",
                (AttackAgain(THIS),),
                on=On("moved", MONSTER, "opponent", how=("destroyed", "battle"), by=IsThis()),
                optional=False,
                condition=Exists(anyones(FaceUp(), of("WIND"))),
            ),
        ),
        (standing("atk", 500, when=Exists(anyones(FaceUp(), of("FIRE")))),),
    ),
    # Element Saurus
    "92755808": CardScript(
        (),
        (
            standing("atk", 500, when=Exists(anyones(FaceUp(), of("FIRE")))),
            standing(
                "silences",
                against=anyones(Sub(("Effect",))),
                when=Exists(anyones(FaceUp(), of("EARTH"))),
            ),
        ),
    ),
    # Vampire Lady
    "26495087": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(("deck",), "opponent", DeclaredName("declared")),
                        "picked",
                        by="opponent",
                    ),
                    SendToGrave(PICKED),
                    ShuffleDeck("opponent"),
                ),
                cost=(Declare("kind"),),
                on=_HURTS,
                optional=False,
            ),
        )
    ),
    # Vampire Lord
    "53839837": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(("deck",), "opponent", DeclaredName("declared")),
                        "picked",
                        by="opponent",
                    ),
                    SendToGrave(PICKED),
                    ShuffleDeck("opponent"),
                ),
                cost=(Declare("kind"),),
                on=_HURTS,
                optional=False,
            ),
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
    # X-Saber Urbellum
    "80108118": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(Cards(("hand",), "opponent"), "picked", by="luck"),
                    ToDeck(PICKED, "top"),
                ),
                on=_HURTS,
                optional=False,
                condition=AtLeast(HandSize("opponent"), 4),
            ),
        ),
        materials=Materials("synchro", (Part(tuner=True), Part(at_most=99, tuner=False))),
    ),
    # Fenrir
    "00218704": CardScript(
        (
            Effect(
                "trigger",
                (SkipPhase("opponent", "draw"),),
                on=On("moved", MONSTER, "opponent", how=("destroyed", "battle"), by=IsThis()),
                optional=False,
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(
                        Cards(("grave",), "you", both(MONSTER, of("WATER"), NotThis())),
                        "picked",
                        2,
                    ),
                    Banish(PICKED),
                )
            ),
        ),
        summoning=("no normal", "nomi"),
    ),
}
