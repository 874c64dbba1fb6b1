"""More parts by hand for the Gym sets: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AllOf,
    AsCounters,
    AtLeast,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    CardScript,
    Coins,
    CopyAttack,
    Count,
    Damage,
    Defending,
    Draw,
    EnergyOn,
    Equal,
    Every,
    Exists,
    Fail,
    Half,
    Heal,
    Held,
    Hp,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Least,
    May,
    Modifier,
    MoreDamage,
    Named,
    NameHas,
    Not,
    OneOf,
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
    Some,
    Suffers,
    TakePrizes,
    TakeUp,
    Times,
    Trigger,
    Unlike,
    UsedLastTurn,
    Using,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.parts import (
    BASIC,
    ENERGY,
    EVOLUTION,
    FOES_BENCH,
    OFF,
    OTHERS,
    SELF_ACTIVE,
    Parts,
    energy,
    guess_kind,
    stronger_next_turn,
)

_ERIKA = Every((Kind(("Pokémon",)), NameHas(("Erika",))))
_ZUBAT = Named(("Koga's Zubat",))
_SABRINA_LINE = ("Sabrina's Gastly", "Sabrina's Haunter", "Sabrina's Gengar")
_TENTACLES = ("Tentacool", "Tentacruel", "Misty's Tentacool", "Misty's Tentacruel")


def _found(filter_: CardFilter, count: int) -> tuple[Op, ...]:
    """Search the deck for up to so many cards, show and take them."""
    return (
        Pick(In("deck", filter=filter_), "found", count, 0),
        Reveal(Held("found")),
        Send(Held("found"), "hand"),
        Shuffle(),
    )


GYM_MORE: Parts = {
    "gym1-12": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "knocked out anyhow",
                    (
                        May(
                            (Lasting((Modifier("falls to", value="hand"),), "this turn", Self()),),
                            label="return it to your hand",
                        ),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "gym1-19": {
        "rule": CardScript(
            play=(
                Coins(),
                If(
                    HEADS,
                    (
                        PickNumber("number", Least(3, Count(In("hand", "opponent")))),
                        Pick(In("hand", "opponent"), "cards", Reg("number"), by="luck"),
                        Send(Held("cards"), "deck"),
                        Shuffle("opponent"),
                    ),
                ),
            )
        )
    },
    "gym1-32": {"attack 2": AttackScript(effect=_found(Named(_TENTACLES), 99))},
    "gym1-33": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "damaged",
                    (PutCounters(2, Attacker()),),
                    when=Is(Self(), Suffers(("Asleep",))),
                ),
            )
        )
    },
    "gym1-58": {
        "attack 1": AttackScript(
            damage=(
                Coins(Count(InPlay("you", filter=Named(_SABRINA_LINE)))),
                SetDamage(Times(30, Reg("heads"))),
            )
        )
    },
    "gym1-64": {
        "attack 2": AttackScript(
            damage=(Coins(4), SetDamage(Times(20, Reg("heads")))),
            effect=(Damage(Times(20, Reg("tails")), Self()),),
        )
    },
    "gym1-105": {
        "rule": CardScript(play=(Require(Equal(Count(OTHERS), 0)), Draw(5))),
    },
    "gym1-109": {
        "rule": CardScript(
            play=(
                Require(AtLeast(Count(OTHERS), 2)),
                Pick(OTHERS, "cards", 2),
                Send(Held("cards"), "deck"),
                *_found(_ERIKA, 2),
            )
        )
    },
    "gym1-111": {
        "rule": CardScript(
            play=(
                Require(Not(Exists(In("hand", filter=BASIC)))),
                Reveal(In("hand")),
                *_found(BASIC, 1),
            )
        )
    },
    "gym1-112": {
        "rule": CardScript(
            play=(
                OneOf(
                    ((TakePrizes(1, "you"), TakePrizes(1, "opponent")), (Draw(1),)),
                    "opponent",
                    ("everyone takes a Prize", "who played the card draws a card"),
                ),
            )
        )
    },
    "gym1-116": {
        "rule": CardScript(
            play=(
                Lasting(
                    (Modifier("attacks of earlier stages", on=InPlay("you", "active")),),
                    "this turn",
                    players="you",
                ),
            )
        )
    },
    "gym1-122": {
        "rule": CardScript(
            play=(
                Require(Exists(Attached(InPlay("you"), ENERGY))),
                Pick(Attached(InPlay("you"), ENERGY), "cards", 99, 0),
                Send(Held("cards"), "hand"),
            )
        )
    },
    "gym1-123": {
        # Who does not know the game of the text flips a coin for the winner.
        "rule": CardScript(
            play=(
                Coins(),
                If(
                    HEADS,
                    (Send(OTHERS, "deck"), Shuffle(), Draw(5)),
                    (
                        Send(In("hand", "opponent"), "deck"),
                        Shuffle("opponent"),
                        Draw(5, "opponent"),
                    ),
                ),
            )
        )
    },
    "gym2-2": {
        "attack 1": AttackScript(
            damage=(
                Put("number", EnergyOn(Self(), "R")),
                Pick(Attached(Self(), energy("R")), "cards", 99),
                Send(Held("cards")),
                MoreDamage(Times(20, Reg("number"))),
            )
        )
    },
    "gym2-4": {
        "attack 2": AttackScript(
            effect=(Pick(FOES_BENCH, "pokemon", 2), Damage(20, Held("pokemon")))
        )
    },
    "gym2-10": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Lasting(
                            (
                                Modifier("maximum hp", 80),
                                Modifier("damage dealt before", 20, when=Using("Pound")),
                            ),
                            "while active",
                            Self(),
                        ),
                    ),
                ),
            )
        )
    },
    "gym2-15": {
        "attack 2": AttackScript(
            effect=(Damage(Times(10, Count(Attached(Self(), energy("L")))), Self()),)
        )
    },
    "gym2-22": {"attack 2": AttackScript(requires=(Require(UsedLastTurn("Lie Low")),))},
    "gym2-23": {
        "attack 2": AttackScript(
            requires=(Coins(), If(TAILS, (Fail(),))),
            damage=(
                If(
                    Exists(InPlay("you", "bench", Named(("Giovanni's Nidoking",)))),
                    (MoreDamage(50),),
                ),
            ),
        )
    },
    "gym2-26": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "damaged",
                    (
                        Coins(),
                        If(
                            HEADS,
                            (Pick(Attached(Attacker(), ENERGY), "cards"), Send(Held("cards"))),
                        ),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "gym2-41": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage taken",
                    Times(-1, Half(Reg("damage"))),
                    InPlay("both"),
                    AllOf((SELF_ACTIVE, Not(OFF))),
                ),
            )
        )
    },
    "gym2-49": {
        "attack 1": AttackScript(
            effect=(
                TakeUp(Self(), "deck", "deck"),
                *_found(Every((Some((BASIC, EVOLUTION)), Unlike(Named(("Koga's Pidgey",))))), 1),
            )
        )
    },
    "gym2-56": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("discard", "both", BASIC), "cards"),
                Bench(Held("cards")),
                PutCounters(AsCounters(Half(Hp(Held("benched")))), Held("benched")),
            )
        )
    },
    "gym2-69": {"attack 1": AttackScript(effect=(Heal(1, InPlay("both")),))},
    "gym2-83": {
        "attack 1": AttackScript(
            damage=(
                May(
                    (
                        Pick(In("deck", filter=_ZUBAT), "cards", 99, 0),
                        Bench(Held("cards")),
                        Shuffle(),
                    )
                ),
                SetDamage(Times(10, Count(InPlay("you", filter=_ZUBAT)))),
            )
        )
    },
    "gym2-85": {"attack 1": stronger_next_turn("Quick Attack", 10)},
    "gym2-87": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(HEADS, (Lasting((Modifier("flip to attack"),), "while active", Defending()),)),
            )
        )
    },
    "gym2-90": {
        "attack 1": AttackScript(
            damage=(Coins(3), If(Equal(Reg("heads"), 2), (SetDamage(20),))),
            effect=(
                If(Equal(Reg("heads"), 1), (Draw(1),)),
                If(Equal(Reg("heads"), 3), (CopyAttack(Defending()),)),
            ),
        )
    },
    "gym2-111": {
        "rule": CardScript(
            play=(Require(Exists(OTHERS)), *guess_kind(OTHERS, (Draw(2, "opponent"),)))
        )
    },
}
