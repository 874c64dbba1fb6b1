"""Traps whose wording is used once."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If, Note, Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Exists, Held, Source
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Reg, Times
from rulesets.yugioh.effects import (
    ActivatedCard,
    AnsweredTargets,
    Are,
    AtkIs,
    Attacker,
    Banish,
    CanSpecialSummon,
    Cards,
    ChangePosition,
    Damage,
    Destroy,
    Discard,
    Draw,
    Equip,
    Equipped,
    FaceDown,
    FaceUp,
    FlipUp,
    HandSize,
    HasLevel,
    InMind,
    InPosition,
    InZone,
    IsFaceUp,
    IsThis,
    KeepInMind,
    Lasting,
    LevelIs,
    LinkedTo,
    LookAt,
    Lp,
    NamePart,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    OriginalAtk,
    OriginalAtkIs,
    Remember,
    SendToGrave,
    SetAgain,
    ShuffleDeck,
    SpecialSummon,
    Strongest,
    Sub,
    TakeControl,
    Target,
    Then,
    Those,
    ToDeck,
    Type,
    WasEquipped,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    FALLS_WITH_IT,
    GOES_WITH_IT,
    MONSTER,
    PICKED,
    SECOND,
    SPELL,
    TAKES_IT_ALONG,
    TARGET,
    THIS,
    anyones,
    both,
    discard,
    if_done,
    in_grave,
    lasting,
    mine,
    of,
    phase,
    standing,
    theirs,
)

_ATTACK = On("attack declared", MONSTER, "opponent")
_BACK = Lasting((TAKES_IT_ALONG,), TARGET, "")

SCRIPTS: dict[str, CardScript] = {
    # A Hero Emerges
    "21597117": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(Cards(("hand",)), "picked", by="luck"),
                    If(
                        Are(PICKED, both(MONSTER, CanSpecialSummon())),
                        (
                            Then(),
                            SpecialSummon(PICKED),
                            If(Not(DONE), (SendToGrave(PICKED),)),
                        ),
                        (SendToGrave(PICKED),),
                    ),
                ),
                on=_ATTACK,
                missable=True,
            ),
        )
    ),
    # Limit Reverse
    "00027551": CardScript(
        (
            Effect(
                "card",
                (
                    SpecialSummon(TARGET, position="attack"),
                    Lasting(
                        (
                            TAKES_IT_ALONG,
                            Modifier(
                                "self destroy", when=Are(Held("self"), InPosition(("defense",)))
                            ),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(in_grave(AtkIs(0, 1000))),),
            ),
        ),
        (FALLS_WITH_IT,),
    ),
    # Escape from the Dark Dimension
    "31550470": CardScript(
        (
            Effect(
                "card",
                (
                    SpecialSummon(TARGET),
                    Lasting(
                        (
                            TAKES_IT_ALONG,
                            Modifier("redirect", value="banished", when=Not(Exists(Source()))),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (
                    Target(
                        Cards(("banished",), "you", both(MONSTER, of("DARK"), CanSpecialSummon()))
                    ),
                ),
            ),
        ),
        (FALLS_WITH_IT,),
    ),
    # Forgotten Temple of the Deep
    "43889633": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (Banish(TARGET), KeepInMind(TARGET, more=True)),
                (Target(mine(FaceUp(), Type(("Fish", "Sea Serpent", "Aqua")), LevelIs(1, 4))),),
                limit=Limit("turn"),
            ),
            Effect(
                "trigger",
                (SpecialSummon(Those(InMind(), InZone(("banished",)))),),
                on=phase("end", "you"),
                optional=False,
                condition=Exists(Those(InMind(), InZone(("banished",)))),
            ),
        ),
        (standing("name", value="Umi"),),
    ),
    # Blast with Chain
    "98239899": CardScript(
        (
            Effect("card", (Equip(THIS, TARGET),), (Target(mine(FaceUp())),)),
            Effect(
                "trigger",
                (Destroy(TARGET),),
                (Target(Cards(("field",), "either")),),
                places=("grave", "banished", "hand", "deck"),
                on=On(
                    "moved",
                    both(IsThis(), WasEquipped()),
                    origin=("spells",),
                    how=("destroyed", "effect"),
                ),
                optional=False,
            ),
        ),
        (standing("atk", 500, Equipped()),),
    ),
    # Nightmare Wheel
    "54704216": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier("no attack", when=IsFaceUp(Source())),
                            Modifier("no position change", when=IsFaceUp(Source())),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(theirs()),),
            ),
            Effect(
                "trigger",
                (Damage(500),),
                on=phase("standby", "you"),
                optional=False,
                limit=Limit("turn"),
                condition=Exists(Those(LinkedTo(), InZone(("monsters",)))),
                holds=Exists(Those(LinkedTo(), InZone(("monsters",)))),
            ),
        ),
        (GOES_WITH_IT,),
    ),
    # Two-Pronged Attack
    "83887306": CardScript(
        (
            Effect(
                "card",
                (Destroy(Either(TARGET, SECOND)),),
                (Target(mine(), 2), Target(theirs(), into="target2")),
            ),
        )
    ),
    # Reverse Trap
    "77622396": CardScript((Effect("card", (lasting("reversed figures", on=None, who="both"),)),)),
    # Ceasefire
    "36468556": CardScript(
        (
            Effect(
                "card",
                (
                    If(
                        Exists(anyones(FaceDown())),
                        (FlipUp(anyones(FaceDown()), "defense", quiet=True),),
                    ),
                    Damage(Times(Count(anyones(FaceUp(), Sub(("Effect",)))), 500)),
                ),
                condition=AnyOf(
                    (
                        Exists(anyones(FaceDown())),
                        Exists(anyones(FaceUp(), Sub(("Effect",)))),
                    )
                ),
            ),
        )
    ),
    # Curse of Anubis
    "66742250": CardScript(
        (
            Effect(
                "card",
                (
                    Note(anyones(FaceUp(), Sub(("Effect",))), "those"),
                    ChangePosition(Held("those"), "defense"),
                    Then(),
                    Lasting(
                        (Modifier("set def"), Modifier("no position change")),
                        Held("those"),
                        END_OF_TURN,
                    ),
                ),
                condition=Exists(anyones(FaceUp(), Sub(("Effect",)))),
            ),
        )
    ),
    # The Dragon's Bead
    "92408984": CardScript(
        (
            Effect("card", ()),
            Effect(
                "quick",
                (NegateEffect(), if_done(Destroy(ActivatedCard()))),
                cost=discard(),
                on=On("activation", how=("trap", "targets")),
                condition=AllOf(
                    (
                        Equal(Count(AnsweredTargets()), 1),
                        Are(
                            AnsweredTargets(),
                            both(FaceUp(), Type(("Dragon",)), InZone(("monsters",))),
                        ),
                    )
                ),
            ),
        )
    ),
    # Heartfelt Appeal
    "32065885": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(Strongest(theirs(FaceUp()), "def"), "picked"),
                    TakeControl(PICKED, until="your next end phase"),
                    Lasting(
                        (Modifier("negated"), Modifier("no attack")),
                        PICKED,
                        "end of your next turn",
                    ),
                ),
                on=On("battle damage", None, "you", how=("direct",), by_side="opponent"),
                missable=True,
                damage_step=True,
            ),
        )
    ),
    # Miniaturize
    "34815282": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier("level", -1, when=IsFaceUp(Source())),
                            Modifier("atk", -1000, when=IsFaceUp(Source())),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(anyones(FaceUp(), OriginalAtkIs(1001), HasLevel())),),
            ),
        ),
        (GOES_WITH_IT,),
    ),
    # Scrap-Iron Scarecrow
    "98427577": CardScript(
        (
            Effect(
                "card",
                (NegateAttack(), Then(), SetAgain()),
                (Target(Attacker()),),
                on=_ATTACK,
                missable=True,
            ),
        )
    ),
    # D. Tribe
    "02833249": CardScript(
        (Effect("card", (lasting("type", on=mine(FaceUp()), value="Dragon"),)),)
    ),
    # Supercharge
    "97705809": CardScript(
        (
            Effect(
                "card",
                (Draw(2),),
                on=_ATTACK,
                condition=Are(mine(), both(FaceUp(), Type(("Machine",)), NamePart(("roid",)))),
            ),
        )
    ),
    # Fiendish Chain
    "50078509": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier("negated", when=IsFaceUp(Source())),
                            Modifier("no attack", when=IsFaceUp(Source())),
                        ),
                        TARGET,
                        "",
                    ),
                    Remember(TARGET),
                ),
                (Target(anyones(FaceUp(), Sub(("Effect",)))),),
            ),
        ),
        (FALLS_WITH_IT,),
    ),
    # Kunai with Chain
    "37390589": CardScript(
        (
            Effect(
                "card",
                (ChangePosition(TARGET, "defense"),),
                (Target(Attacker()),),
                on=_ATTACK,
                missable=True,
            ),
            Effect("card", (Equip(THIS, TARGET),), (Target(mine(FaceUp())),)),
            Effect(
                "card",
                (ChangePosition(TARGET, "defense"), Equip(THIS, SECOND)),
                (Target(Attacker()), Target(mine(FaceUp()), into="target2")),
                on=_ATTACK,
                missable=True,
            ),
        ),
        (standing("atk", 500, Equipped()),),
    ),
    # Ring of Destruction
    "83555666": CardScript(
        (
            Effect(
                "card",
                (
                    Put("power", OriginalAtk(TARGET)),
                    Destroy(TARGET),
                    if_done(
                        Damage(Reg("power"), "you"),
                        If(DONE, (Then(), Damage(Reg("done")))),
                    ),
                ),
                (Target(theirs(FaceUp(), AtkIs(0, Lp("opponent")))),),
                turn="opponent",
                limit=Limit("card name activation"),
            ),
        )
    ),
    # Trap Dustshoot
    "64697231": CardScript(
        (
            Effect(
                "card",
                (
                    LookAt(Cards(("hand",), "opponent")),
                    Pick(Cards(("hand",), "opponent", MONSTER), "picked"),
                    ToDeck(PICKED),
                ),
                condition=AtLeast(HandSize("opponent"), 4),
            ),
        )
    ),
    # Magician's Circle
    "00050755": CardScript(
        (
            Effect(
                "card",
                (
                    Pick(
                        Cards(
                            ("deck",),
                            "you",
                            both(Type(("Spellcaster",)), AtkIs(0, 2000), CanSpecialSummon()),
                        ),
                        "picked",
                    ),
                    SpecialSummon(PICKED, position="attack"),
                    Pick(
                        Cards(
                            ("deck",),
                            "opponent",
                            both(Type(("Spellcaster",)), AtkIs(0, 2000), CanSpecialSummon()),
                        ),
                        "theirs",
                        by="opponent",
                    ),
                    SpecialSummon(Held("theirs"), "opponent", "attack"),
                    ShuffleDeck("both"),
                ),
                on=On("attack declared", both(MONSTER, FaceUp(), Type(("Spellcaster",)))),
                missable=True,
            ),
        )
    ),
    # Xing Zhen Hu
    "76515293": CardScript(
        (
            Effect(
                "card",
                (Lasting((Modifier("no activate card", when=IsFaceUp(Source())),), TARGET, ""),),
                (Target(Cards(("spells",), "either", FaceDown()), 2),),
            ),
        )
    ),
    # Magic Drain
    "59344077": CardScript(
        (
            Effect(
                "card",
                (
                    If(
                        Exists(Cards(("hand",), "opponent", SPELL)),
                        (
                            May(
                                (
                                    Pick(
                                        Cards(("hand",), "opponent", SPELL),
                                        "picked",
                                        by="opponent",
                                    ),
                                    Discard(PICKED),
                                ),
                                (NegateActivation(), if_done(Destroy(ActivatedCard()))),
                                by="opponent",
                            ),
                        ),
                        (NegateActivation(), if_done(Destroy(ActivatedCard()))),
                    ),
                ),
                on=On("activation", SPELL, "opponent", how=("card", "spell")),
            ),
        )
    ),
}
