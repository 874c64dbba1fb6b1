"""Other monsters whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import ForEach, If, Note, Put
from rulesets.engine.luck import Coins
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Count, Either, Exists, Held
from rulesets.engine.values import (
    AllOf,
    AtLeast,
    Equal,
    Half,
    Least,
    Minus,
    Not,
    Plus,
    Reg,
    Size,
    Times,
)
from rulesets.yugioh.effects import (
    Are,
    Atk,
    AtkIs,
    AttackAgain,
    Attacker,
    Banish,
    Battled,
    BattleOpponent,
    CallCoin,
    CanSpecialSummon,
    Cards,
    ControlledBy,
    Damage,
    Declare,
    DeclaredAttack,
    DeclaredName,
    Destroy,
    Discard,
    Draw,
    Equip,
    Equipped,
    EquippedTo,
    EquipsOf,
    FaceDown,
    FaceUp,
    FallenInBattle,
    FreeZones,
    HandSize,
    Happened,
    HappenedTo,
    HighestLevel,
    InZone,
    IsThis,
    JustHappened,
    Kind,
    Lasting,
    Later,
    LevelIs,
    LevelOf,
    LookAt,
    MaterialsOf,
    MayHold,
    Named,
    NamePart,
    NotA,
    NotThis,
    Or,
    OriginalAtk,
    OriginalDef,
    Owned,
    SameNameAs,
    SendToGrave,
    ShuffleDeck,
    SpecialSummon,
    Sub,
    Target,
    Then,
    ToExtraDeck,
    ToHand,
    Tribute,
    Type,
)
from rulesets.yugioh.effects.activation.settle import WINS
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    Materials,
    On,
    Part,
    Procedure,
    Replacement,
    Standing,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    EVERYWHERE,
    MONSTER,
    PICKED,
    SPELL,
    TARGET,
    THIS,
    TRAP,
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

_LIMBS = ("Right Leg", "Left Leg", "Right Arm", "Left Arm")
_HAND = ("hand",)
_ALONE = AllOf((Equal(Count(Cards(("field",), "you")), 1), Equal(HandSize("you"), 0)))
_BACK = Kind(("spell", "trap"))
_ZOMBIE = both(MONSTER, Type(("Zombie",)))
_HEROES = both(MONSTER, NamePart(("Elemental HERO",)), LevelIs(5))

SCRIPTS: dict[str, CardScript] = {
    # Trap Master
    "46461247": CardScript(
        (
            Effect(
                "flip",
                (
                    If(Are(TARGET, FaceDown()), (LookAt(TARGET),)),
                    If(Are(TARGET, TRAP), (Destroy(TARGET),)),
                ),
                (Target(Cards(("spells",), "either", Or((FaceDown(), TRAP)))),),
                on=On("flipped", IsThis()),
                optional=False,
            ),
        )
    ),
    # The Stern Mystic
    "87557188": CardScript(
        (
            Effect(
                "flip",
                (LookAt(Cards(("field",), "either", FaceDown()), "both"),),
                on=On("flipped", IsThis()),
                optional=False,
            ),
        )
    ),
    # Patroid
    "71930383": CardScript(
        (
            Effect(
                "ignition",
                (Pick(Cards(("field",), "opponent", FaceDown()), "picked"), LookAt(PICKED)),
                limit=Limit("turn"),
            ),
        )
    ),
    # Sangan
    "26202165": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(Cards(("deck",), "you", both(MONSTER, AtkIs(0, 1500))), "picked"),
                    ToHand(PICKED),
                    ShuffleDeck(),
                    Lasting(
                        (
                            Modifier(
                                "no activate", of=Cards(EVERYWHERE, "either", SameNameAs(THIS))
                            ),
                        ),
                        None,
                        END_OF_TURN,
                        PICKED,
                    ),
                ),
                places=("grave",),
                on=On("moved", IsThis(), origin=("field",), to=("grave",)),
                optional=False,
                limit=Limit("name"),
            ),
        )
    ),
    # Elemental HERO Bubbleman
    "79979666": CardScript(
        (
            Effect(
                "trigger",
                (Draw(2),),
                on=On("summoned", IsThis()),
                missable=True,
                condition=_ALONE,
                holds=_ALONE,
            ),
        ),
        procedures=(Procedure(Equal(HandSize("you"), 1)),),
    ),
    # Elemental HERO Necroshade
    "89252153": CardScript(
        (),
        (
            Standing(
                Modifier("tributes", 0, Cards(("hand",), "you", _HEROES), value="once"),
                ("grave",),
            ),
        ),
    ),
    # Copycat
    "26376390": CardScript(
        (
            Effect(
                "trigger",
                (
                    Lasting(
                        (
                            Modifier("set atk", OriginalAtk(TARGET)),
                            Modifier("set def", OriginalDef(TARGET)),
                        ),
                        THIS,
                        "",
                    ),
                ),
                (Target(theirs(FaceUp())),),
                on=On("summoned", IsThis()),
                optional=False,
            ),
        )
    ),
    # Gatling Dragon
    "87751584": CardScript(
        (
            Effect(
                "ignition",
                (
                    Coins(3),
                    If(
                        AtLeast(Reg("heads"), 1),
                        (
                            Pick(anyones(), "picked", Least(Reg("heads"), Count(anyones()))),
                            Destroy(PICKED),
                        ),
                    ),
                ),
                limit=Limit("turn"),
            ),
        ),
        materials=Materials(
            "fusion", (Part(Named(("Barrel Dragon",))), Part(Named(("Blowback Dragon",))))
        ),
    ),
    # Exodia the Forbidden One
    "33396948": CardScript(
        (),
        (
            Standing(
                Modifier(
                    WINS,
                    when=AllOf(
                        tuple(
                            Exists(Cards(_HAND, "you", Named((f"{limb} of the Forbidden One",))))
                            for limb in _LIMBS
                        )
                    ),
                ),
                ("hand",),
            ),
        ),
    ),
    # Black Luster Soldier - Envoy of the Beginning
    "72989439": CardScript(
        (
            Effect(
                "ignition",
                (Banish(TARGET),),
                (Target(anyones()),),
                (lasting("no attack", on=THIS),),
                condition=Not(Are(THIS, DeclaredAttack())),
                limit=Limit("turn", 1, "options"),
            ),
            Effect(
                "trigger",
                (AttackAgain(THIS),),
                on=On("moved", MONSTER, "opponent", how=("destroyed", "battle"), by=IsThis()),
                condition=Among(THIS, Attacker()),
                limit=Limit("turn", 1, "options"),
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(Cards(("grave",), "you", both(MONSTER, of("LIGHT"))), "picked"),
                    Pick(Cards(("grave",), "you", both(MONSTER, of("DARK"))), "second"),
                    Banish(Either(PICKED, Held("second"))),
                )
            ),
        ),
        summoning=("no normal", "semi-nomi"),
    ),
    # Tribe-Infecting Virus
    "33184167": CardScript(
        (
            Effect(
                "ignition",
                (Destroy(anyones(FaceUp(), DeclaredName("declared"))),),
                cost=(
                    Pick(Cards(("hand",)), "picked"),
                    Discard(PICKED),
                    Declare("Type"),
                ),
                condition=Exists(anyones(FaceUp())),
            ),
        )
    ),
    # Wulf, Lightsworn Beast
    "58996430": CardScript(
        (
            Effect(
                "trigger",
                (SpecialSummon(THIS),),
                places=("grave",),
                on=On("moved", both(IsThis(), Owned("you")), origin=("deck",), to=("grave",)),
                optional=False,
            ),
        ),
        summoning=("no normal",),
    ),
    # Rider of the Storm Winds
    "14235211": CardScript(
        (
            Effect(
                "ignition",
                (Equip(THIS, TARGET),),
                (Target(mine(FaceUp(), Type(("Dragon",)), Sub(("Normal",)))),),
                places=("hand", "monsters"),
            ),
        ),
        (standing("pierce", on=Equipped()),),
        replacements=(Replacement((Destroy(THIS),), Equipped(), optional=False),),
    ),
    # Vampire Genesis
    "22056710": CardScript(
        (
            Effect(
                "ignition",
                (SpecialSummon(TARGET),),
                cost=(
                    Target(
                        in_grave(
                            Type(("Zombie",)),
                            LevelIs(
                                1,
                                Minus(HighestLevel(Cards(("hand",), "you", _ZOMBIE)), 1),
                            ),
                        )
                    ),
                    Pick(
                        Cards(("hand",), "you", both(_ZOMBIE, LevelIs(Plus(LevelOf(TARGET), 1)))),
                        "picked",
                    ),
                    Discard(PICKED),
                ),
                limit=Limit("turn"),
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(mine(FaceUp(), Named(("Vampire Lord",))), "picked"),
                    Banish(PICKED),
                )
            ),
        ),
        summoning=("no normal", "nomi"),
    ),
    # Road Synchron
    "71971554": CardScript(
        (
            Effect(
                "trigger",
                (lasting("level", 1, THIS),),
                on=On("phase", how=("damage end",)),
                optional=False,
                condition=Among(THIS, Attacker()),
            ),
        ),
        (
            standing(
                "synchro level",
                -2,
                against=Cards(("extra",), "either", NotA(Named(("Road Warrior",)))),
            ),
        ),
    ),
    # Bracchio-raidus
    "16507828": CardScript(
        materials=Materials(
            "fusion",
            (Part(Named(("Two-Headed King Rex",))), Part(Named(("Crawling Dragon #2",)))),
        )
    ),
    # Gilasaurus
    "45894482": CardScript(
        (
            Effect(
                "trigger",
                (
                    If(
                        AllOf(
                            (
                                Exists(in_grave(side="opponent")),
                                AtLeast(FreeZones("opponent"), 1),
                            )
                        ),
                        (
                            May(
                                (
                                    Pick(in_grave(side="opponent"), "picked", by="opponent"),
                                    SpecialSummon(PICKED, "opponent"),
                                ),
                                by="opponent",
                            ),
                        ),
                    ),
                ),
                on=On("summoned", IsThis(), how=("own",)),
                optional=False,
            ),
        ),
        procedures=(Procedure(how="own"),),
    ),
    # Creeping Doom Manta
    "52571838": CardScript(
        (),
        (
            standing(
                "no activate",
                who="both",
                value="card",
                of=Cards(EVERYWHERE, "either", TRAP),
                when=JustHappened(On("summoned", IsThis(), how=("normal",))),
            ),
        ),
    ),
    # Ocean Dragon Lord - Neo-Daedalus
    "10485110": CardScript(
        (
            Effect(
                "ignition",
                (SendToGrave(Cards(("hand", "field"), "either", NotThis())),),
                cost=(
                    Pick(Cards(("field",), "you", both(FaceUp(), Named(("Umi",)))), "picked"),
                    SendToGrave(PICKED),
                ),
            ),
        ),
        procedures=(
            Procedure(
                cost=(
                    Pick(mine(Named(("Levia-Dragon - Daedalus",))), "picked"),
                    Tribute(PICKED),
                )
            ),
        ),
        summoning=("no normal", "nomi"),
    ),
    # Infernal Flame Emperor
    "19847532": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(
                        Cards(("spells",), "either", _BACK),
                        "doom",
                        Least(Size("picked"), Count(Cards(("spells",), "either", _BACK))),
                    ),
                    Destroy(Held("doom")),
                ),
                cost=(
                    Pick(
                        Cards(("grave",), "you", both(MONSTER, of("FIRE"))),
                        "picked",
                        Least(5, Count(Cards(("spells",), "either", _BACK))),
                        1,
                    ),
                    Banish(PICKED),
                ),
                on=On("summoned", IsThis(), how=("tribute",)),
                missable=True,
                condition=Exists(Cards(("spells",), "either", _BACK)),
            ),
        ),
        summoning=("no special",),
    ),
    # Thestalos the Firestorm Monarch
    "26205777": CardScript(
        (
            Effect(
                "trigger",
                (
                    Pick(Cards(("hand",), "opponent"), "picked", by="luck"),
                    Discard(PICKED),
                    If(
                        Are(PICKED, MONSTER),
                        (Then(), Damage(Times(LevelOf(PICKED), 100))),
                    ),
                ),
                on=On("summoned", IsThis(), how=("tribute",)),
                optional=False,
            ),
        )
    ),
    # Multiple Piece Golem
    "71628381": CardScript(
        (
            Effect(
                "trigger",
                (
                    Note(MaterialsOf(THIS, used=True), "pieces"),
                    ToExtraDeck(THIS),
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
                on=On("phase", how=("battle", "end")),
                condition=Battled(),
            ),
        ),
        materials=Materials(
            "fusion", (Part(Named(("Big Piece Golem",))), Part(Named(("Medium Piece Golem",))))
        ),
    ),
    # Goblin Attack Force
    "78658564": CardScript(
        (
            Effect(
                "automatic",
                (lasting("no position change", on=THIS, until="end of your next turn"),),
                on=On("position", IsThis(), by=IsThis()),
                optional=False,
            ),
        ),
        (standing("defense after attack", value="battle phase"),),
    ),
    # Armed Samurai - Ben Kei
    "84430950": CardScript((), (standing("extra attacks", Count(EquipsOf(THIS))),)),
    # Gearfried the Iron Knight
    "00423705": CardScript(
        (
            Effect(
                "trigger",
                (Destroy(HappenedTo()),),
                on=On("equipped", EquippedTo(THIS)),
                optional=False,
            ),
        )
    ),
    # Gearfried the Swordmaster
    "57046845": CardScript(
        (
            Effect(
                "trigger",
                (Destroy(TARGET),),
                (Target(theirs()),),
                on=On("equipped", EquippedTo(THIS)),
                optional=False,
            ),
        ),
        summoning=("no normal", "nomi", "by card Release Restraint"),
    ),
    # Gilford the Legend
    "69933858": CardScript(
        (
            Effect(
                "trigger",
                (
                    ForEach(
                        Cards(("grave",), "you", both(SPELL, Sub(("Equip",)))),
                        "each",
                        (
                            If(
                                Exists(mine(FaceUp(), Type(("Warrior",)), MayHold(Held("each")))),
                                (
                                    Pick(
                                        mine(FaceUp(), Type(("Warrior",)), MayHold(Held("each"))),
                                        "holder",
                                    ),
                                    Equip(Held("each"), Held("holder")),
                                ),
                            ),
                        ),
                    ),
                ),
                on=On("summoned", IsThis(), how=("normal",)),
                missable=True,
            ),
        ),
        summoning=("no special",),
    ),
    # Samsara Kaiser
    "72237166": CardScript(
        (
            Effect(
                "automatic",
                (ToHand(THIS),),
                places=("grave",),
                on=On("moved", IsThis(), to=("grave",), how=("tributed", "summon")),
                optional=False,
            ),
        )
    ),
    # D.D. Assailant
    "70074904": CardScript(
        (
            Effect(
                "trigger",
                (Banish(Either(BattleOpponent(THIS), THIS)),),
                on=On("battled", IsThis()),
                optional=False,
                condition=AllOf(
                    (
                        Are(THIS, FallenInBattle()),
                        Are(BattleOpponent(THIS), ControlledBy("opponent")),
                    )
                ),
            ),
        )
    ),
    # D.D. Scout Plane
    "03773196": CardScript(
        (
            Effect(
                "trigger",
                (SpecialSummon(THIS, position="attack"),),
                places=("banished",),
                on=phase("end"),
                optional=False,
                condition=Happened(On("moved", IsThis(), to=("banished",))),
                limit=Limit("turn"),
            ),
        )
    ),
    # D.D. Survivor
    "48092532": CardScript(
        (
            Effect(
                "trigger",
                (SpecialSummon(THIS),),
                places=("banished",),
                on=phase("end"),
                optional=False,
                condition=Happened(
                    On(
                        "moved",
                        both(IsThis(), FaceUp()),
                        "you",
                        origin=("monsters",),
                        to=("banished",),
                    )
                ),
                limit=Limit("turn"),
            ),
        )
    ),
    # Dodger Dragon
    "47013502": CardScript(
        (
            Effect(
                "automatic",
                (
                    Lasting(
                        (
                            Modifier(
                                "no activate",
                                who="opponent",
                                value="card",
                                of=Cards(EVERYWHERE, "either", both(TRAP, Sub(("Counter",)))),
                            ),
                        ),
                        None,
                    ),
                ),
                on=On("summoned", IsThis(), how=("normal",)),
                optional=False,
            ),
        ),
        (Standing(Modifier("Summon cannot be negated"), EVERYWHERE),),
    ),
    # Karate Man
    "23289281": CardScript(
        (
            Effect(
                "ignition",
                (
                    lasting("set atk", Times(OriginalAtk(THIS), 2), THIS, ""),
                    Later("end", (Destroy(THIS),)),
                ),
                limit=Limit("turn"),
            ),
        )
    ),
    # Time Wizard
    "71625222": CardScript(
        (
            Effect(
                "ignition",
                (
                    CallCoin(),
                    If(
                        AtLeast(Reg("called"), 1),
                        (Destroy(theirs()),),
                        (
                            Put("power", Atk(mine(FaceUp()))),
                            Destroy(mine()),
                            if_done(Damage(Half(Reg("power"), step=1), "you")),
                        ),
                    ),
                ),
                limit=Limit("turn"),
            ),
        )
    ),
    # Maha Vailo
    "93013676": CardScript((), (standing("atk", Times(Count(EquipsOf(THIS)), 500)),)),
}
