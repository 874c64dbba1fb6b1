"""Hand scripts of FireRed & LeafGreen (ex6)."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AllOf,
    Among,
    AnyOf,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    CardScript,
    Either,
    Equal,
    Every,
    ForEach,
    HasAttached,
    Held,
    Hp,
    In,
    InPlay,
    Is,
    It,
    Kind,
    KnockOut,
    May,
    Modifier,
    Named,
    NameHas,
    Not,
    Note,
    OfType,
    Pay,
    Pick,
    Power,
    Reg,
    Reveal,
    Self,
    Send,
    Shuffle,
    Some,
    Such,
    Switch,
    ThisCard,
    Trigger,
    TurnOf,
    Unlike,
    Use,
)
from rulesets.ptcg.scripts.ex.shared import FRIEND
from rulesets.ptcg.scripts.parts import (
    BASIC_ENERGY,
    ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    POKEMON_CARD,
    SELF_ACTIVE,
    WELL,
    Parts,
)

_MALE = ("Nidoran♀", "Nidorina", "Nidoqueen", "Nidoran♂", "Nidorino")

_FEMALE = ("Nidoran♀", "Nidorina", "Nidoran♂", "Nidorino", "Nidoking")


def _bird(letter: str) -> Power:
    """Come from the hand to the Active spot, and take Energy along."""
    others = InPlay("you", others=True)
    wanted = Every((BASIC_ENERGY, OfType(letter)))
    return Power(
        triggers=(
            Trigger(
                "benched",
                (
                    May(
                        (
                            Switch(Self()),
                            May(
                                (
                                    Pick(Attached(others, wanted), "cards", 99, 0),
                                    Attach(Held("cards"), Self()),
                                ),
                                label="move Energy to it",
                            ),
                        ),
                        label="make it Active",
                    ),
                ),
            ),
        )
    )


def _odd(first: int) -> Power:
    """Prevent damage of every second figure."""
    figures = tuple(Equal(Reg("damage"), n) for n in range(first, first + 180, 20))
    return Power(modifiers=(Modifier("prevent damage", when=AnyOf(figures)),))


KANTO: Parts = {
    "ex6-8": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage dealt", 10, InPlay("you", filter=Named(_MALE)), against=FOES_ACTIVE
                ),
            )
        )
    },
    "ex6-9": {
        "power 1": Power(
            modifiers=(Modifier("free retreat", on=InPlay("both", filter=Named(_FEMALE))),)
        )
    },
    "ex6-13": {"power 1": Power(modifiers=(Modifier("burn", 2, InPlay("both"), SELF_ACTIVE),))},
    "ex6-48": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("discard", filter=POKEMON_CARD), "pokemon"),
                Pick(In("discard", filter=Kind(("Trainer",))), "trainer"),
                Pick(In("discard", filter=ENERGY), "energy"),
                Note(Either(Either(Held("pokemon"), Held("trainer")), Held("energy")), "cards"),
                Reveal(Held("cards")),
                Send(Held("cards"), "hand"),
            )
        )
    },
    "ex6-70": {"attack 1": FRIEND},
    "ex6-71": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=Named(("Nidoran♀", "Nidoran♂"))), "cards", 1, 0),
                Bench(Held("cards")),
                Shuffle(),
            )
        )
    },
    "ex6-91": {
        "rule": CardScript(
            attach_to=InPlay("you", filter=Unlike(Some((EX, NameHas(("an owner",)))))),
            triggers=(
                Trigger(
                    "knocked out by an attack",
                    (
                        May(
                            (
                                Pick(Attached(It(), BASIC_ENERGY), "cards"),
                                Attach(Held("cards"), Self()),
                                Send(ThisCard()),
                            )
                        ),
                    ),
                    InPlay("you", "active", others=True),
                    AllOf(
                        (
                            TurnOf("opponent"),
                            Among(Attacker(), FOES),
                            Is(It(), HasAttached(BASIC_ENERGY)),
                        )
                    ),
                ),
            ),
        )
    },
    "ex6-94": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "powers off",
                    on=InPlay("both", filter=Such(Not(AtLeast(Hp(It()), 70)))),
                    value="Poké-Power",
                ),
            )
        )
    },
    "ex6-105": {
        "attack 2": AttackScript(
            effect=(Pay("RRRRR"),), ignores=("weakness", "resistance", "effects")
        )
    },
    "ex6-107": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Send(Attached(Self())),
                        KnockOut(Self()),
                        Pick(In("discard", filter=ENERGY), "cards", 5),
                        ForEach(
                            Held("cards"),
                            "card",
                            (
                                Pick(InPlay("you", filter=Unlike(EX), others=True), "pokemon"),
                                Attach(Held("card"), Held("pokemon")),
                            ),
                        ),
                    )
                ),
            )
        )
    },
    "ex6-110": {"power 1": _odd(10)},
    "ex6-111": {"power 1": _odd(20)},
    "ex6-114": {"power 1": _bird("W")},
    "ex6-115": {"power 1": _bird("R")},
    "ex6-116": {"power 1": _bird("L")},
}
