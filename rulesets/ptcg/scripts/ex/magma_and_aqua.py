"""Hand scripts of Team Magma vs Team Aqua and Hidden Legends (ex4, ex5)."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    ALL,
    AllOf,
    Among,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Count,
    Draw,
    Either,
    Every,
    Heal,
    Held,
    Hp,
    If,
    In,
    InPlay,
    Is,
    It,
    Kind,
    Lasting,
    Least,
    May,
    Minus,
    Modifier,
    MoreDamage,
    NameHas,
    Not,
    Note,
    OfType,
    Pick,
    PickNumber,
    Power,
    Put,
    PutCounters,
    Reg,
    Require,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Such,
    That,
    Times,
    Top,
    Trigger,
    TurnOf,
    Unlike,
    UsedUp,
    UseUp,
)
from rulesets.ptcg.match.terms import Op, Selector
from rulesets.ptcg.scripts.parts import (
    BASIC_ENERGY,
    ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    POKEMON_CARD,
    SELF_ACTIVE,
    Parts,
    energy,
)


def _benched(source: Selector, *after: Op) -> CardScript:
    """Bench a Pokémon of a team, whatever its Stage; a Stage 2 is damaged."""
    return CardScript(
        play=(
            Require(Not(BenchFull("you"))),
            Pick(source, "cards", 1, 0),
            Bench(Held("cards")),
            If(Is(Held("cards"), Kind(("Stage 2",))), (PutCounters(2, Held("benched")),)),
            Lasting((Modifier("kind", value="Basic"),), "while in play", Held("benched")),
            *after,
        )
    )


MAGMA_AND_AQUA: Parts = {
    "ex4-10": {
        "attack 2": AttackScript(
            damage=(
                Note(Top(In("deck"), 5), "cards"),
                Send(Held("cards")),
                SetDamage(
                    Times(30, Count(That(Held("cards"), Every((BASIC_ENERGY, OfType("RF"))))))
                ),
            )
        )
    },
    "ex4-71": {
        "rule": _benched(
            In("deck", filter=Every((POKEMON_CARD, NameHas(("Team Aqua",))))), Shuffle()
        )
    },
    "ex4-73": {
        "rule": _benched(
            Either(
                In("hand", filter=Every((POKEMON_CARD, NameHas(("Team Magma",))))),
                In("discard", filter=Every((POKEMON_CARD, NameHas(("Team Magma",))))),
            )
        )
    },
    "ex4-90": {
        "power 1": Power(modifiers=(Modifier("cannot evolve", on=FOES_ACTIVE, when=SELF_ACTIVE),))
    },
    "ex5-4": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("hand", filter=energy("GD")), "cards", 1, 0),
                Pick(InPlay("you"), "pokemon"),
                Attach(Held("cards"), Held("pokemon")),
            )
        )
    },
    "ex5-12": {
        "power 1": Power(
            triggers=(Trigger("evolved", (May((Heal(ALL, InPlay("both", filter=Unlike(EX))),)),)),)
        )
    },
    "ex5-32": {
        "attack 1": AttackScript(
            effect=(
                PickNumber(
                    "number",
                    Least(
                        Count(InPlay("opponent", filter=Kind(("Basic",)))),
                        Minus(10, Count(In("hand"))),
                    ),
                ),
                Draw(Reg("number")),
            )
        )
    },
    "ex5-38": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "knocked out by an attack",
                    (
                        If(
                            Not(UsedUp("Energy Grounding")),
                            (
                                May(
                                    (
                                        UseUp("Energy Grounding"),
                                        Pick(Attached(It(), BASIC_ENERGY), "cards"),
                                        Attach(Held("cards"), Self()),
                                    )
                                ),
                            ),
                        ),
                    ),
                    InPlay("you", others=True),
                    AllOf((TurnOf("opponent"), Among(Attacker(), FOES))),
                ),
            )
        )
    },
    "ex5-88": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "between turns",
                    (
                        PutCounters(
                            1, InPlay("both", filter=Every((EX, Such(AtLeast(Hp(It()), 100)))))
                        ),
                    ),
                ),
            )
        )
    },
    "ex5-94": {
        "attack 2": AttackScript(
            damage=(
                May(
                    (
                        Reveal(In("hand")),
                        Put("shown", 1),
                        MoreDamage(Times(10, Count(In("hand", filter=ENERGY)))),
                    ),
                    label="show your hand",
                ),
            ),
            effect=(
                If(
                    AtLeast(Reg("shown"), 1),
                    (Send(In("hand", filter=ENERGY), "deck"), Shuffle()),
                ),
            ),
        )
    },
}
