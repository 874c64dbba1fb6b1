"""Hand scripts of Ruby & Sapphire, Sandstorm and Dragon (ex1, ex2, ex3)."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AtLeast,
    Attach,
    Attached,
    AttackScript,
    CopyAttack,
    Count,
    Damage,
    Defending,
    Either,
    EnergyOn,
    Exists,
    HasPower,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Lasting,
    Look,
    May,
    Minus,
    Modifier,
    MoreDamage,
    Named,
    Not,
    OfType,
    OneOf,
    Pick,
    Pile,
    Power,
    Put,
    Reg,
    Require,
    RetreatCost,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Times,
    Unlike,
    Use,
    Without,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.ex.shared import dance
from rulesets.ptcg.scripts.parts import (
    BASIC_ENERGY,
    ENERGY,
    FOES,
    FOES_ACTIVE,
    INTO_HAND,
    POKEMON_CARD,
    SELF_ACTIVE,
    WELL,
    Parts,
    energy,
    stronger_next_turn,
)

_THEIR_HAND = In("hand", "opponent")


def _found(*kinds: CardFilter) -> tuple[Op, ...]:
    """Search the deck for one card of each kind, show and take them."""
    picks = tuple(Pick(In("deck", filter=k), f"found {i}", 1, 0) for i, k in enumerate(kinds))
    taken = tuple(
        op
        for i in range(len(kinds))
        for op in (Reveal(Held(f"found {i}")), Send(Held(f"found {i}"), "hand"))
    )
    return (*picks, *taken, Shuffle())


FIRST_SETS: Parts = {
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
                *INTO_HAND,
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
}
