"""Hand scripts of Deoxys and Emerald (ex8, ex9)."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AnyOf,
    AttackedNow,
    AttackScript,
    CardScript,
    Damaged,
    Every,
    Evolved,
    HasPower,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    Kind,
    Lasting,
    Look,
    Modifier,
    NameHas,
    Not,
    Note,
    OfType,
    OneOf,
    Pick,
    Power,
    Provision,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Some,
    ThisCard,
    Top,
    Trigger,
    Unlike,
    Use,
    Using,
)
from rulesets.ptcg.scripts.ex.shared import BEHIND, chosen, dance
from rulesets.ptcg.scripts.parts import (
    BASIC_ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    SELF_ACTIVE,
    WELL,
    Parts,
)

_TWO_TYPES = "Poké-Power|Poké-Body"

_ALL_TYPES = "GRWLPFDMYNC"

DEOXYS: Parts = {
    "ex8-3": {
        "attack 2": AttackScript(
            effect=(
                Lasting(
                    (Modifier("damage dealt before", -20, when=Using("Hustle Punch")),),
                    "your next turn",
                    Self(),
                ),
            )
        )
    },
    "ex8-9": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(SELF_ACTIVE),
                        Note(Top(In("deck"), 5), "seen"),
                        Look(Held("seen")),
                        Pick(Held("seen"), "cards"),
                        Send(Held("cards"), "hand"),
                        Shuffle(),
                        Inflict(("Asleep",), InPlay("you", "active")),
                    )
                ),
            )
        )
    },
    "ex8-14": {
        "power 1": Power(modifiers=(Modifier("prizes", -99),)),
    },
    "ex8-21": {"attack 1": dance(30)},
    "ex9-9": {"attack 1": dance(30)},
    "ex8-50": {
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
    "ex8-79": {
        "power 1": Power(
            modifiers=(
                Modifier("prevent all", when=Is(Self(), Damaged()), against=FOES, coin=True),
            )
        )
    },
    "ex8-91": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "powers off",
                    on=InPlay(
                        "both",
                        filter=Every(
                            (Kind(("Basic",)), Unlike(Some((EX, NameHas(("an owner",))))))
                        ),
                    ),
                    value="Poké-Body",
                ),
            )
        )
    },
    "ex8-92": {
        "rule": CardScript(
            modifiers=(Modifier("damage dealt before", 10, against=FOES_ACTIVE),),
            triggers=(Trigger("turn end", (Send(ThisCard()),), when=AttackedNow(Self())),),
        )
    },
    "ex8-95": {
        "rule": CardScript(
            attach_to=InPlay("you", filter=Every((Evolved(), Unlike(EX)))),
            provides=(Provision((_ALL_TYPES,) * 3, BEHIND), Provision(("C",))),
            modifiers=(
                Modifier(
                    "falls off",
                    when=AnyOf((Not(Is(Self(), Evolved())), Is(Self(), EX))),
                ),
            ),
        )
    },
    "ex8-100": {
        "attack 2": AttackScript(
            effect=(
                Lasting((Modifier("damage taken before", 10),), "opponent's next turn", Self()),
            )
        )
    },
    "ex9-2": {"attack 1": AttackScript(ignores=("weakness", "resistance", "effects"))},
    "ex9-75": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "powers off",
                    on=InPlay("both", filter=Every((Evolved(), OfType("CDM")))),
                    value=_TWO_TYPES,
                ),
            )
        )
    },
    "ex9-79": {
        "rule": CardScript(
            play=(
                OneOf(
                    tuple(
                        (
                            Pick(In(zone, filter=BASIC_ENERGY), "cards", 2, 0),
                            Reveal(Held("cards")),
                            Send(Held("cards"), "hand"),
                            *after,
                        )
                        for zone, after in (("deck", (Shuffle(),)), ("discard", ()))
                    ),
                    labels=("from the deck", "from the discard pile"),
                ),
            )
        )
    },
    "ex9-97": {
        "attack 1": chosen(HasPower(("Poké-Power",)), 50, 30),
    },
}
