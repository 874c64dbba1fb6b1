"""Hand scripts of the EX sets: what holds as long as a Pokémon, a Tool or a Stadium is in play."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AllOf,
    Among,
    Attached,
    AttackedNow,
    Attacker,
    CardScript,
    Every,
    Exists,
    FaceDown,
    Grant,
    HasAttached,
    HasPower,
    Held,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Kind,
    Modifier,
    Named,
    NameHas,
    Not,
    Pick,
    Power,
    PutCounters,
    Require,
    Self,
    Send,
    Suffers,
    ThisCard,
    Top,
    Trigger,
    TurnUp,
    Unlike,
    Use,
)
from rulesets.ptcg.scripts.parts import (
    BASIC_ENERGY,
    ENERGY,
    FOES,
    FOES_ACTIVE,
    SELF_ACTIVE,
    WELL,
    Parts,
)

CHEERS = Power(modifiers=(Modifier("follows up", value="Cheer On", when=SELF_ACTIVE),))
# Burns and Poison come back to whoever attacked.
_GIVES_BACK = Power(
    triggers=tuple(
        Trigger(f"{word.lower()} by an attack", (Inflict((word,), Attacker()),))
        for word in ("Burned", "Poisoned")
    )
)
_GONE = If(Among(ThisCard(), Attached(InPlay())), (Send(ThisCard()),))
_SHUT = In("prizes", filter=FaceDown())


def _sheds(kind: str, who: str) -> Power:
    """Let players neither play nor keep Trainer cards of a kind."""
    return Power(
        modifiers=(
            Modifier("cannot play", value=kind, who=who),
            Modifier("sheds", on=InPlay(who), value=kind),
        )
    )


STANDING: Parts = {
    "ex2-18": {"power 1": Power(modifiers=(Modifier("type", of=Attached(Self(), BASIC_ENERGY)),))},
    "ex2-94": {"power 1": _sheds("Tool", "opponent")},
    "ex3-89": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "attached from hand",
                    (PutCounters(1, It()),),
                    FOES,
                    AllOf(
                        (
                            Is(Held("subject"), ENERGY),
                            # Of several in play the first one acts.
                            Among(Self(), Top(InPlay(filter=HasPower(name="Conductivity")))),
                        )
                    ),
                ),
            )
        )
    },
    "ex4-74": {
        "rule": CardScript(
            modifiers=(Modifier("damage dealt after", 10, against=FOES_ACTIVE),),
            triggers=(
                Trigger(
                    "hurt",
                    (Grant((Trigger("turn end", (_GONE,)),)),),
                    FOES_ACTIVE,
                    Among(Attacker(), Self()),
                ),
            ),
        )
    },
    "ex5-33": {
        "power 1": Power(modifiers=(Modifier("retreats anyway", value="Asleep|Paralyzed"),))
    },
    "ex6-17": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "between turns",
                    (PutCounters(1, FOES_ACTIVE),),
                    when=AllOf(
                        (
                            SELF_ACTIVE,
                            Not(
                                Exists(
                                    InPlay(place="active", filter=Unlike(Named(("Victreebel",))))
                                )
                            ),
                        )
                    ),
                ),
            )
        )
    },
    "ex8-29": {"power 1": _GIVES_BACK},
    "ex8-66": {"power 1": _GIVES_BACK},
    "ex9-96": {"power 1": _sheds("Technical Machine", "both")},
    "ex11-13": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "no effect of attack",
                    value="Lightning Storm",
                    when=Is(Self(), HasAttached(Every((ENERGY, NameHas(("Holon Energy",)))))),
                ),
            )
        )
    },
    "ex11-23": {
        "power 1": Power(
            modifiers=(
                Modifier("cannot evolve from hand", on=FOES_ACTIVE),
                Modifier(
                    "cannot attach from hand", on=InPlay("opponent", filter=Suffers(("Asleep",)))
                ),
            )
        )
    },
    "ex11-28": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(Exists(_SHUT)),
                        Require(Exists(In("hand"))),
                        Pick(In("hand"), "cards"),
                        Send(Held("cards"), "prizes"),
                        TurnUp(Held("cards")),
                        Send(Top(_SHUT), "hand"),
                    )
                ),
            )
        )
    },
    "ex11-94": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Holon Research Tower",)))))),),
            modifiers=(
                Modifier("energy too", on=InPlay("both", filter=NameHas(("δ",))), value="M"),
            ),
        )
    },
    "ex12-26": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "flip to attack",
                    on=InPlay("opponent", filter=Kind(("Basic",))),
                    when=SELF_ACTIVE,
                    single=True,
                ),
            )
        )
    },
    "ex12-40": {
        "power 1": Power(modifiers=(Modifier("sleep coins", 1, InPlay("both"), SELF_ACTIVE),))
    },
    "ex12-72": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Cursed Stone",)))))),),
            triggers=(
                Trigger(
                    "any time between turns",
                    (PutCounters(1, InPlay("both", filter=HasPower(("Poké-Power",)))),),
                ),
            ),
        )
    },
    "ex15-10": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "between turns",
                    (Pick(FOES_ACTIVE, "pokemon"), PutCounters(2, Held("pokemon"))),
                    when=Is(Self(), Suffers(("Asleep",))),
                ),
            )
        )
    },
    "ex16-34": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    10,
                    InPlay("both", "active"),
                    SELF_ACTIVE,
                    InPlay("both", "active"),
                ),
            )
        )
    },
    "ex15-81": {
        "rule": CardScript(
            modifiers=(Modifier("damage dealt before", 10, against=FOES_ACTIVE),),
            triggers=(Trigger("turn end", (Send(ThisCard()),), when=AttackedNow()),),
        )
    },
}
