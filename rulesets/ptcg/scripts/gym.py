"""Parts by hand for the Gym sets: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AllOf,
    AsCounters,
    AtLeast,
    Attached,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    Count,
    Counters,
    Cure,
    Damage,
    Damaged,
    Defending,
    Draw,
    Every,
    Exists,
    Fail,
    HasAttached,
    Heal,
    Held,
    Hp,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Kind,
    Lasting,
    Look,
    May,
    Minus,
    Modifier,
    MoreDamage,
    NameHas,
    Not,
    Note,
    OfType,
    OneOf,
    Pick,
    PickNumber,
    Power,
    Put,
    PutCounters,
    Reg,
    Repeat,
    Require,
    Self,
    Send,
    Shuffle,
    Size,
    Switch,
    TakeUp,
    ThisCard,
    Times,
    Top,
    Trigger,
    Unlike,
    Use,
    Without,
)
from rulesets.ptcg.scripts.parts import BASIC, ENERGY, OFF, Parts, energy, stronger_next_turn

_FIRE = energy("R")
_OTHERS = Without(In("hand"), ThisCard())
_ERIKA = InPlay("you", filter=Every((NameHas(("Erika",)), HasAttached(ENERGY))))
_SABRINA = InPlay(
    "you", filter=Every((NameHas(("Sabrina",)), HasAttached(Kind(("Basic Energy",)))))
)
_DOWN_TO_10 = PutCounters(AsCounters(Minus(Hp(Defending(), left=True), 10)), Defending())


def _each_may_take(group: InPlay, kind: Kind, *then: Send | Cure) -> CardScript:
    """Let either player take a card off one of some Pokémon, any number of times a turn."""
    pick = Pick(group, "pokemon"), Pick(Attached(Held("pokemon"), kind), "cards")
    return CardScript(uses=(Use((Require(Exists(group)), *pick, *then), "any", by="each"),))


GYM: Parts = {
    "gym1-42": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage taken",
                    Times(-1, Minus(Reg("damage"), 10)),
                    when=AllOf((AtLeast(Reg("damage"), 20), Not(OFF))),
                    against=InPlay("both", filter=Kind(("Basic",))),
                ),
            )
        )
    },
    "gym1-107": {
        "rule": _each_may_take(
            _ERIKA,
            ENERGY,
            Send(Held("cards")),
            Cure(Held("pokemon"), ("Asleep", "Confused", "Paralyzed", "Poisoned")),
        )
    },
    "gym2-122": {
        "rule": _each_may_take(_SABRINA, Kind(("Basic Energy",)), Send(Held("cards"), "hand"))
    },
    "gym1-45": {
        "attack 2": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        OneOf(
                            tuple(
                                (Inflict((c,)),)
                                for c in ("Asleep", "Confused", "Paralyzed", "Poisoned")
                            ),
                            labels=("Asleep", "Confused", "Paralyzed", "Poisoned"),
                        ),
                    ),
                ),
            )
        )
    },
    "gym1-78": {
        "attack 1": AttackScript(effect=(Heal(1, Self()),)),
        "attack 2": AttackScript(
            effect=(If(Is(Self(), Damaged()), (Coins(), If(HEADS, (Heal(1, Self()),)))),)
        ),
    },
    "gym1-82": {"attack 1": stronger_next_turn("Gnaw", 20)},
    "gym1-101": {
        "rule": CardScript(
            play=(
                Require(Not(BenchFull("you"))),
                Require(Exists(In("hand", filter=BASIC))),
                Pick(In("hand", filter=BASIC), "cards"),
                Bench(Held("cards")),
                Switch(Held("benched")),
            )
        )
    },
    "gym1-102": {
        "rule": CardScript(
            play=(
                Require(AtLeast(Count(_OTHERS), 2)),
                Pick(_OTHERS, "cards", 2),
                Send(Held("cards")),
                Lasting(
                    (
                        Modifier(
                            "damage dealt after",
                            20,
                            InPlay("you", filter=NameHas(("Misty",))),
                            against=InPlay("opponent", "active"),
                        ),
                    ),
                    "this turn",
                    players="you",
                ),
            )
        )
    },
    "gym1-108": {
        "rule": CardScript(
            modifiers=(Modifier("retreat", -1, InPlay("both", filter=NameHas(("Misty",)))),)
        )
    },
    "gym1-110": {
        "rule": CardScript(
            play=(
                Look(In("hand", "opponent")),
                Pick(In("hand", "opponent", BASIC), "cards", 99, 0),
                Bench(Held("cards")),
            )
        )
    },
    "gym1-115": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "no resistance",
                    on=InPlay("both"),
                    against=InPlay("both", filter=NameHas(("Brock",))),
                ),
            )
        )
    },
    "gym1-118": {
        "rule": CardScript(
            play=(
                Look(In("hand", "opponent")),
                Pick(_OTHERS, "cards", 99, 0),
                Send(Held("cards")),
                Draw(Size("cards")),
            )
        )
    },
    "gym1-121": {
        "rule": CardScript(
            play=(
                Pick(_OTHERS, "cards", 99, 0),
                Send(Held("cards")),
                Coins(),
                If(HEADS, (Draw(Times(2, Size("cards"))),)),
            )
        )
    },
    "gym1-125": {
        "rule": CardScript(
            play=(
                Put("mine", Count(_OTHERS)),
                Put("theirs", Count(In("hand", "opponent"))),
                Send(Without(In("hand", "both"), ThisCard()), "deck"),
                Shuffle("both"),
                Draw(Reg("mine")),
                Draw(Reg("theirs"), "opponent"),
            )
        )
    },
    "gym2-31": {
        "attack 2": AttackScript(
            effect=(
                Coins(3),
                If(
                    Not(AtLeast(Count(Attached(Self(), _FIRE)), Reg("heads"))),
                    (Fail(),),
                ),
                Pick(Attached(Self(), _FIRE), "cards", Reg("heads")),
                Send(Held("cards")),
                Damage(Times(10, Reg("heads")), InPlay("opponent"), ("weakness", "resistance")),
            )
        )
    },
    "gym2-33": {
        "attack 2": AttackScript(
            damage=(Coins(), If(HEADS, (MoreDamage(10),))),
            effect=(If(HEADS, (Damage(10, InPlay("opponent", "bench")),)),),
        )
    },
    "gym2-43": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Note(Top(In("deck", "opponent"), 1), "seen"),
                        Look(Held("seen")),
                        If(
                            Is(Held("seen"), Kind(("Trainer",))),
                            (Send(Held("seen")),),
                            (Send(Held("seen"), "hand"),),
                        ),
                    ),
                ),
            )
        )
    },
    "gym2-57": {
        "attack 1": AttackScript(
            effect=(
                Pick(InPlay("opponent"), "pokemon"),
                PickNumber("number", Counters(Held("pokemon"))),
                Heal(Reg("number"), Held("pokemon")),
                Draw(Reg("number")),
            )
        )
    },
    "gym2-58": {"attack 1": AttackScript(effect=(Coins(), If(HEADS, (_DOWN_TO_10,))))},
    "gym2-60": {
        "attack 1": AttackScript(
            requires=(Require(Exists(Attached(Self(), _FIRE))),),
            effect=(
                Coins(),
                If(TAILS, (Pick(Attached(Self(), _FIRE), "cards"), Send(Held("cards")))),
            ),
        )
    },
    "gym2-66": {
        "attack 2": AttackScript(
            effect=(
                Coins(3),
                Repeat(
                    Reg("heads"),
                    (Pick(In("discard", filter=_FIRE), "cards"), Send(Held("cards"), "hand")),
                ),
            )
        )
    },
    "gym2-96": {
        "attack 2": AttackScript(
            effect=(
                Send(Attached(Self(), Unlike(ENERGY))),
                TakeUp(Self(), "hand", "hand"),
            )
        )
    },
    "gym2-113": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "no weakness",
                    on=InPlay("both", filter=NameHas(("Blaine",))),
                    against=InPlay("both", filter=OfType("W")),
                ),
            )
        )
    },
    "gym2-114": {
        "rule": CardScript(
            uses=(
                Use(
                    (
                        Coins(),
                        If(
                            AllOf((HEADS, Exists(InPlay("you", filter=NameHas(("Koga",)))))),
                            (
                                May(
                                    (
                                        Pick(InPlay("you", filter=NameHas(("Koga",))), "pokemon"),
                                        TakeUp(Held("pokemon"), "deck", "deck"),
                                        Shuffle(),
                                    )
                                ),
                            ),
                        ),
                    ),
                    by="each",
                ),
            )
        )
    },
    "gym2-123": {
        "rule": CardScript(
            triggers=(
                Trigger("evolves", (Heal(2, It()),), InPlay("both", filter=NameHas(("Giovanni",)))),
            )
        )
    },
}
