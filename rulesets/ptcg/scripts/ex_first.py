"""Parts by hand for the first EX sets, from Ruby & Sapphire to FireRed & LeafGreen."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    ALL,
    AllOf,
    Among,
    AnyOf,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    CopyAttack,
    Count,
    Damage,
    Defending,
    Draw,
    Either,
    EnergyOn,
    Equal,
    Every,
    Exists,
    ForEach,
    HasAttached,
    HasPower,
    Heal,
    Held,
    Hp,
    If,
    In,
    InPlay,
    Is,
    It,
    Kind,
    KnockOut,
    Lasting,
    Least,
    Look,
    May,
    Minus,
    Modifier,
    MoreDamage,
    Named,
    NameHas,
    Not,
    Note,
    OfType,
    OneOf,
    Pay,
    Pick,
    PickNumber,
    Pile,
    Power,
    Put,
    PutCounters,
    Reg,
    Require,
    RetreatCost,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Some,
    Such,
    Switch,
    That,
    ThisCard,
    Times,
    Top,
    Trigger,
    TurnOf,
    Unlike,
    Use,
    UsedUp,
    UseUp,
    Without,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op, Selector
from rulesets.ptcg.scripts.parts import (
    BASIC,
    BASIC_ENERGY,
    ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    POKEMON_CARD,
    SELF_ACTIVE,
    WELL,
    Parts,
    energy,
    stronger_next_turn,
)

_MALE = ("Nidoran♀", "Nidorina", "Nidoqueen", "Nidoran♂", "Nidorino")
_FEMALE = ("Nidoran♀", "Nidorina", "Nidoran♂", "Nidorino", "Nidoking")
_THEIR_HAND = In("hand", "opponent")


def dance(more: int) -> AttackScript:
    """Let whoever is Active now do more damage next turn."""
    return AttackScript(
        effect=(
            Lasting(
                (Modifier("damage dealt before", more, against=FOES_ACTIVE),),
                "your next turn",
                InPlay("you", "active"),
            ),
        )
    )


def _found(*kinds: CardFilter) -> tuple[Op, ...]:
    """Search the deck for one card of each kind, show and take them."""
    picks = tuple(Pick(In("deck", filter=k), f"found {i}", 1, 0) for i, k in enumerate(kinds))
    taken = tuple(
        op
        for i in range(len(kinds))
        for op in (Reveal(Held(f"found {i}")), Send(Held(f"found {i}"), "hand"))
    )
    return (*picks, *taken, Shuffle())


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


FRIEND = AttackScript(
    effect=(
        Note(Top(In("deck", filter=BASIC)), "cards"),
        Reveal(Held("cards")),
        Send(Held("cards"), "hand"),
        Shuffle(),
    )
)

EX_FIRST: Parts = {
    "ex1-21": {
        "attack 2": AttackScript(
            effect=(
                If(
                    AtLeast(Count(FOES_ACTIVE), 2),
                    (
                        Pick(Attached(Defending(), ENERGY), "cards"),
                        Attach(Held("cards"), Without(FOES_ACTIVE, Defending())),
                    ),
                ),
            )
        )
    },
    "ex1-78": {
        "attack 1": AttackScript(
            effect=(
                OneOf(
                    (
                        _found(Named(("Silcoon",)), Named(("Beautifly",))),
                        _found(Named(("Cascoon",)), Named(("Dustox",))),
                    ),
                    labels=("Silcoon and Beautifly", "Cascoon and Dustox"),
                ),
            )
        )
    },
    "ex1-96": {"attack 1": AttackScript(effect=(Heal(2, InPlay("you", others=True)),))},
    "ex2-16": {"attack 2": AttackScript(damage=(MoreDamage(Times(10, EnergyOn(FOES))),))},
    "ex2-38": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage taken",
                    -30,
                    when=Exists(InPlay("both", filter=Named(("Volbeat",)))),
                    against=InPlay("both", filter=OfType("FD")),
                ),
            )
        )
    },
    "ex2-52": {"attack 1": stronger_next_turn("Slash", 50)},
    "ex2-54": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=POKEMON_CARD), "cards", EnergyOn(Self()), 0),
                Reveal(Held("cards")),
                Send(Held("cards"), "hand"),
                Shuffle(),
            )
        )
    },
    "ex2-99": {
        "attack 2": AttackScript(
            damage=(
                If(
                    AtLeast(Count(FOES_ACTIVE), 2),
                    (May((Put("both", 1), SetDamage(0)), label="damage both"),),
                ),
            ),
            effect=(
                If(AtLeast(Reg("both"), 1), (Damage(50, FOES_ACTIVE),)),
                Pick(Attached(Self(), ENERGY), "cards"),
                Send(Held("cards")),
            ),
        )
    },
    "ex3-1": {
        "attack 1": AttackScript(
            effect=(
                Pick(_THEIR_HAND, "cards", Minus(Count(_THEIR_HAND), 5), by="luck"),
                Send(Held("cards")),
            )
        )
    },
    "ex3-2": {"attack 1": dance(40)},
    "ex3-16": {
        "attack 2": AttackScript(
            effect=(
                Pick(FOES, "pokemon"),
                Damage(Times(10, RetreatCost(Held("pokemon"))), Held("pokemon")),
            )
        )
    },
    "ex3-17": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(Exists(In("discard", filter=BASIC_ENERGY))),
                        Require(Exists(In("hand"))),
                        Pick(In("hand"), "price"),
                        Send(Held("price")),
                        Pick(
                            Without(In("discard", filter=BASIC_ENERGY), Held("price")),
                            "cards",
                            2,
                            0,
                        ),
                        Reveal(Held("cards")),
                        Send(Held("cards"), "hand"),
                    )
                ),
            )
        )
    },
    "ex3-21": {
        "attack 1": AttackScript(
            effect=(
                If(
                    AtLeast(Count(_THEIR_HAND), 6),
                    (
                        Look(_THEIR_HAND),
                        Pick(_THEIR_HAND, "cards", Minus(Count(_THEIR_HAND), 5)),
                        Send(Held("cards"), "deck"),
                        Shuffle("opponent"),
                    ),
                ),
            )
        ),
        "attack 2": AttackScript(
            damage=(If(Not(AtLeast(EnergyOn(InPlay("you")), EnergyOn(FOES))), (MoreDamage(30),)),)
        ),
    },
    "ex3-42": {
        "attack 1": AttackScript(
            effect=(
                Lasting(
                    (Modifier("damage taken", -10, against=FOES),),
                    "opponent's next turn",
                    Self(),
                ),
            )
        )
    },
    "ex3-90": {
        "attack 1": AttackScript(
            effect=(
                Pick(Attached(Self(), energy("W")), "one"),
                Pick(Without(Attached(Self(), energy("L")), Held("one")), "other"),
                Send(Either(Held("one"), Held("other"))),
            )
        )
    },
    "ex3-92": {
        "attack 1": AttackScript(
            effect=(CopyAttack(Without(Pile(Self()), Pile(Self(), top=True))),)
        )
    },
    "ex3-96": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "powers off",
                    on=InPlay("both", filter=Unlike(HasPower(name="Toxic Gas"))),
                    when=SELF_ACTIVE,
                    value="Poké-Power|Poké-Body",
                ),
            )
        )
    },
    "ex3-97": {
        "attack 2": AttackScript(
            damage=(
                OneOf(
                    tuple(
                        (
                            Put("number", EnergyOn(Self(), letter)),
                            Pick(Attached(Self(), energy(letter)), "cards", 99),
                            Send(Held("cards")),
                        )
                        for letter in "RL"
                    ),
                    labels=("Fire Energy", "Lightning Energy"),
                ),
                SetDamage(Times(40, Reg("number"))),
            )
        )
    },
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
