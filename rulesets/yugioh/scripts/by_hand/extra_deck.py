"""Fusion, Ritual, Synchro, Xyz and Pendulum Monsters."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.luck import Coins
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Exists
from rulesets.engine.values import (
    AllOf,
    AtLeast,
    Least,
    Not,
    Reg,
)
from rulesets.yugioh.effects import (
    Are,
    Atk,
    Attacker,
    AttackTarget,
    Battled,
    CanSpecialSummon,
    Cards,
    ControlledBy,
    Destroy,
    Detach,
    FaceUp,
    HandSize,
    HappenedTo,
    InZone,
    IsThis,
    Lasting,
    LevelIs,
    Named,
    NamePart,
    NotThis,
    SameNameAs,
    ShuffleDeck,
    SpecialSummon,
    Sub,
    Those,
    ToDeck,
    Tribute,
)
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    Materials,
    On,
    Part,
    Replacement,
    Standing,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    EVERYWHERE,
    MONSTER,
    PICKED,
    SPELL,
    THIS,
    TRAP,
    anyones,
    both,
    lasting,
    mine,
    slays_hidden,
    taken_apart,
)

_FIGHTS = ("damage start", "damage before", "damage calculation")


_HURTS = On("battle damage", None, "opponent", by=IsThis())


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
    # Paladin of White Dragon
    "73398797": CardScript(
        (
            slays_hidden(),
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
    # Bracchio-raidus
    "16507828": CardScript(
        materials=Materials(
            "fusion",
            (Part(Named(("Two-Headed King Rex",))), Part(Named(("Crawling Dragon #2",)))),
        )
    ),
    # Multiple Piece Golem
    "71628381": CardScript(
        (
            Effect(
                "trigger",
                taken_apart(THIS),
                on=On("phase", how=("battle", "end")),
                condition=Battled(),
            ),
        ),
        materials=Materials(
            "fusion", (Part(Named(("Big Piece Golem",))), Part(Named(("Medium Piece Golem",))))
        ),
    ),
}
