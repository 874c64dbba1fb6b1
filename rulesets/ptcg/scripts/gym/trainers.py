"""Parts by hand for the Trainers of the Gym sets: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    AtLeast,
    Attached,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    Count,
    Cure,
    Draw,
    Equal,
    Every,
    Exists,
    HasAttached,
    Heal,
    Held,
    If,
    In,
    InPlay,
    It,
    Kind,
    Lasting,
    Least,
    Look,
    May,
    Modifier,
    NameHas,
    Not,
    OfType,
    OneOf,
    Pick,
    PickNumber,
    Put,
    Reg,
    Require,
    Reveal,
    Send,
    Shuffle,
    Size,
    Switch,
    TakePrizes,
    TakeUp,
    ThisCard,
    Times,
    Trigger,
    Use,
    Without,
)
from rulesets.ptcg.scripts.gym.shared import found
from rulesets.ptcg.scripts.parts import BASIC, ENERGY, OTHERS, Parts, guess_kind

_OTHERS = Without(In("hand"), ThisCard())
_CHARGED_ERIKAS = InPlay("you", filter=Every((NameHas(("Erika",)), HasAttached(ENERGY))))
_SABRINA = InPlay(
    "you", filter=Every((NameHas(("Sabrina",)), HasAttached(Kind(("Basic Energy",)))))
)
_ERIKA = Every((Kind(("Pokémon",)), NameHas(("Erika",))))


def _each_may_take(group: InPlay, kind: Kind, *then: Send | Cure) -> CardScript:
    """Let either player take a card off one of some Pokémon, any number of times a turn."""
    pick = Pick(group, "pokemon"), Pick(Attached(Held("pokemon"), kind), "cards")
    return CardScript(uses=(Use((Require(Exists(group)), *pick, *then), "any", by="each"),))


TRAINERS: Parts = {
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
    "gym1-105": {
        "rule": CardScript(play=(Require(Equal(Count(OTHERS), 0)), Draw(5))),
    },
    "gym1-107": {
        "rule": _each_may_take(
            _CHARGED_ERIKAS,
            ENERGY,
            Send(Held("cards")),
            Cure(Held("pokemon"), ("Asleep", "Confused", "Paralyzed", "Poisoned")),
        )
    },
    "gym1-108": {
        "rule": CardScript(
            modifiers=(Modifier("retreat", -1, InPlay("both", filter=NameHas(("Misty",)))),)
        )
    },
    "gym1-109": {
        "rule": CardScript(
            play=(
                Require(AtLeast(Count(OTHERS), 2)),
                Pick(OTHERS, "cards", 2),
                Send(Held("cards"), "deck"),
                *found(_ERIKA, 2),
            )
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
    "gym1-111": {
        "rule": CardScript(
            play=(
                Require(Not(Exists(In("hand", filter=BASIC)))),
                Reveal(In("hand")),
                *found(BASIC, 1),
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
    "gym2-111": {
        "rule": CardScript(
            play=(Require(Exists(OTHERS)), *guess_kind(OTHERS, (Draw(2, "opponent"),)))
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
    "gym2-122": {
        "rule": _each_may_take(_SABRINA, Kind(("Basic Energy",)), Send(Held("cards"), "hand"))
    },
    "gym2-123": {
        "rule": CardScript(
            triggers=(
                Trigger("evolves", (Heal(2, It()),), InPlay("both", filter=NameHas(("Giovanni",)))),
            )
        )
    },
}
