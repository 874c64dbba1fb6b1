"""Monsters that act in a phase."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Either, Exists
from rulesets.engine.values import (
    AllOf,
    Not,
    Reg,
)
from rulesets.yugioh.effects import (
    Are,
    Atk,
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
    Destroy,
    Equip,
    Equipped,
    FaceUp,
    FallenInBattle,
    Happened,
    InPosition,
    InZone,
    IsThis,
    Kind,
    Mill,
    Named,
    NotA,
    SendToGrave,
    ShuffleDeck,
    SpecialSummon,
    SummonedThisTurn,
    Target,
    Those,
    ToHand,
    WasSummoned,
)
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    On,
    Standing,
)
from rulesets.yugioh.scripts.by_hand.parts import (
    MONSTER,
    PICKED,
    SPELL,
    TARGET,
    THIS,
    both,
    if_done,
    lasting,
    mine,
    of,
    phase,
    slays_hidden,
    standing,
)

_FOE = BattleOpponent(THIS)

_STILL = Those(_FOE, InZone(("monsters",)))

_BATTLING = Either(Attacker(), AttackTarget())

_AFTER_STEP = On("phase", how=("damage end",))


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


_FELL = On("moved", IsThis(), to=("grave",), how=("destroyed", "battle"))

SCRIPTS: dict[str, CardScript] = {
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
    # Mystic Swordsman LV2
    "47507260": CardScript((slays_hidden(), _grows("Mystic Swordsman LV4"))),
    # Mystic Swordsman LV4
    "74591968": CardScript(
        (slays_hidden(), _grows("Mystic Swordsman LV6")), summoning=("no normal summon",)
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
}
