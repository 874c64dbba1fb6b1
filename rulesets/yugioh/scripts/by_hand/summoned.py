"""Monsters that act when something is Summoned or flipped."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import ForEach, If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Exists, Held
from rulesets.engine.values import (
    AllOf,
    AtLeast,
    Equal,
    Least,
    Reg,
    Size,
    Times,
)
from rulesets.yugioh.effects import (
    Are,
    Banish,
    Cards,
    CountersOn,
    Damage,
    Destroy,
    Discard,
    Draw,
    Equip,
    FaceDown,
    FaceUp,
    FreeZones,
    HandSize,
    IsThis,
    Kind,
    Lasting,
    LevelIs,
    LevelOf,
    LookAt,
    MayHold,
    Mill,
    Negative,
    Or,
    OriginalAtk,
    OriginalDef,
    PlaceCounter,
    RemoveCounter,
    SpecialSummon,
    Sub,
    Target,
    Then,
    ToHand,
    Tribute,
    Type,
    WasSummoned,
)
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    On,
    Procedure,
    Replacement,
    Standing,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    EVERYWHERE,
    MONSTER,
    PICKED,
    SPELL,
    SUMMONED_ITSELF,
    TARGET,
    THIS,
    TRAP,
    both,
    in_grave,
    lasting,
    mine,
    of,
    standing,
    theirs,
)

_ALONE = AllOf((Equal(Count(Cards(("field",), "you")), 1), Equal(HandSize("you"), 0)))

_BACK = Kind(("spell", "trap"))

SCRIPTS: dict[str, CardScript] = {
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
}
