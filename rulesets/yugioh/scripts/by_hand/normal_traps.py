"""Normal and Counter Traps."""

from __future__ import annotations

from rulesets.engine.asking import May, Pick
from rulesets.engine.flow import If, Note, Put
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Exists, Held
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Reg, Times
from rulesets.yugioh.effects import (
    ActivatedCard,
    AnsweredTargets,
    Are,
    AtkIs,
    Cards,
    ChangePosition,
    ControlledBy,
    Damage,
    Destroy,
    Discard,
    Equip,
    Equipped,
    FaceDown,
    FaceUp,
    FlipUp,
    HandSize,
    InZone,
    IsThis,
    Lasting,
    LookAt,
    Lp,
    NegateActivation,
    NotThis,
    OriginalAtk,
    SendToGrave,
    Sub,
    Target,
    Then,
    ToDeck,
    WasEquipped,
    WouldDestroy,
)
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On
from rulesets.yugioh.scripts.by_hand.parts import (
    DONE,
    END_OF_TURN,
    MONSTER,
    PICKED,
    SECOND,
    SPELL,
    TARGET,
    THIS,
    TRAP,
    anyones,
    both,
    if_done,
    lasting,
    mine,
    standing,
    theirs,
)

_NEGATED = (NegateActivation(), if_done(Destroy(ActivatedCard())))

SCRIPTS: dict[str, CardScript] = {
    # Spell Shield Type-8
    "38275183": CardScript(
        (
            Effect(
                "card",
                _NEGATED,
                on=On("activation", SPELL, how=("card", "spell", "targets")),
                condition=AllOf(
                    (
                        Equal(Count(AnsweredTargets()), 1),
                        Are(AnsweredTargets(), InZone(("monsters",))),
                    )
                ),
            ),
            Effect(
                "card",
                _NEGATED,
                cost=(Pick(Cards(("hand",), "you", SPELL), "picked"), SendToGrave(PICKED)),
                on=On("activation", SPELL, how=("card", "spell")),
            ),
        )
    ),
    # Fake Trap
    "03027001": CardScript(
        (
            Effect(
                "card",
                (
                    Lasting(
                        (
                            Modifier(
                                "effect proof",
                                on=Cards(("spells",), "you", TRAP),
                                against=THIS,
                            ),
                        ),
                        None,
                        END_OF_TURN,
                        ActivatedCard(),
                    ),
                    Destroy(THIS),
                ),
                on=On("activation", None, "opponent"),
                condition=WouldDestroy(
                    both(TRAP, ControlledBy("you"), NotThis(), InZone(("spells",)))
                ),
            ),
        )
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
    # D. Tribe
    "02833249": CardScript(
        (Effect("card", (lasting("type", on=mine(FaceUp()), value="Dragon"),)),)
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
