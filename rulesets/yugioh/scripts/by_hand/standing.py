"""Monsters that rule as long as they stay."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Exists
from rulesets.engine.values import (
    AllOf,
    Times,
)
from rulesets.yugioh.effects import (
    Are,
    Cards,
    EquipsOf,
    FaceUp,
    InPosition,
    IsThis,
    JustHappened,
    LevelIs,
    Named,
    NamePart,
    Sub,
)
from rulesets.yugioh.effects.activation.settle import WINS
from rulesets.yugioh.match.script import (
    CardScript,
    On,
    Standing,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    EVERYWHERE,
    MONSTER,
    THIS,
    TRAP,
    anyones,
    both,
    of,
    standing,
)

_LIMBS = ("Right Leg", "Left Leg", "Right Arm", "Left Arm")

_HAND = ("hand",)

_HEROES = both(MONSTER, NamePart(("Elemental HERO",)), LevelIs(5))

SCRIPTS: dict[str, CardScript] = {
    # Gogogo Golem
    "62476815": CardScript(
        (),
        (standing("battle proof once a turn", when=Are(THIS, InPosition(("defense",)))),),
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
    # Armed Samurai - Ben Kei
    "84430950": CardScript((), (standing("extra attacks", Count(EquipsOf(THIS))),)),
    # Maha Vailo
    "93013676": CardScript((), (standing("atk", Times(Count(EquipsOf(THIS)), 500)),)),
}
