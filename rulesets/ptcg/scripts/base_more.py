"""More parts by hand for the Base sets: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    AsCounters,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    Cure,
    Damage,
    Defending,
    Devolve,
    Draw,
    EnergyOn,
    Evolved,
    Exists,
    Half,
    Held,
    Hp,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    Kind,
    Look,
    May,
    Minus,
    NewInPlay,
    Not,
    Note,
    OneOf,
    Pick,
    Power,
    Put,
    PutCounters,
    Reg,
    Repeat,
    Require,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Size,
    Some,
    Suffers,
    TakeUp,
    Times,
    Top,
    Trigger,
    Use,
)
from rulesets.ptcg.match.terms import Condition, Op
from rulesets.ptcg.scripts.parts import (
    BASIC,
    BASIC_ENERGY,
    EVOLUTION,
    FOES_BENCH,
    OFF,
    Parts,
    energy,
)

_HALVED = PutCounters(AsCounters(Half(Hp(Held("benched")))), Held("benched"))
_CHALLENGED = (
    Pick(In("deck", filter=BASIC), "mine", 99, 0),
    Pick(In("deck", "opponent", BASIC), "theirs", 99, 0, by="opponent"),
    Bench(Held("mine")),
    Bench(Held("theirs")),
    Shuffle("both"),
)


def _peek(where: Op) -> tuple[Op, Op]:
    return where, Look(Held("seen"))


def _back_home(off: Condition) -> Power:
    """Return to the hand, not in the turn it came into play."""
    new = Require(Not(Is(Self(), NewInPlay())))
    return Power(uses=(Use((Require(Not(off)), new, TakeUp(Self(), "hand")), "any"),))


BASE_MORE: Parts = {
    "base1-72": {
        "rule": CardScript(
            play=(
                Require(Exists(InPlay("you", filter=Evolved()))),
                Pick(InPlay("you", filter=Evolved()), "pokemon"),
                OneOf(
                    (
                        (Devolve(Held("pokemon"), "discard"),),
                        (Devolve(Held("pokemon"), "discard", all=True),),
                    ),
                    labels=("its highest Stage", "all Stages"),
                ),
                Cure(Held("pokemon")),
            )
        )
    },
    "base1-78": {
        "rule": CardScript(
            play=(
                Pick(InPlay("you"), "pokemon"),
                TakeUp(Held("pokemon"), "hand", "discard", basic_only=True),
            )
        )
    },
    "base1-86": {
        "rule": CardScript(
            play=(
                Require(Not(BenchFull("opponent"))),
                Require(Exists(In("discard", "opponent", BASIC))),
                Pick(In("discard", "opponent", BASIC), "cards"),
                Bench(Held("cards")),
            )
        )
    },
    "base1-89": {
        "rule": CardScript(
            play=(
                Require(Not(BenchFull("you"))),
                Require(Exists(In("discard", filter=BASIC))),
                Pick(In("discard", filter=BASIC), "cards"),
                Bench(Held("cards")),
                _HALVED,
            )
        )
    },
    "base2-55": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Not(OFF)),
                        OneOf(
                            (
                                _peek(Note(Top(In("deck")), "seen")),
                                _peek(Note(Top(In("deck", "opponent")), "seen")),
                                _peek(Pick(In("hand", "opponent"), "seen", by="luck")),
                                _peek(Pick(In("prizes"), "seen", by="luck")),
                                _peek(Pick(In("prizes", "opponent"), "seen", by="luck")),
                            ),
                            labels=(
                                "the top of your deck",
                                "the top of the opponent's deck",
                                "a card of the opponent's hand",
                                "one of your Prizes",
                                "one of the opponent's Prizes",
                            ),
                        ),
                    )
                ),
            )
        )
    },
    "base3-56": {"power 1": _back_home(OFF)},
    "base6-96": {"power 1": _back_home(Is(Self(), Suffers()))},
    "base5-8": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "knocked out by an attack",
                    (
                        Coins(),
                        If(HEADS, (Damage(Times(20, EnergyOn(Self(), "W")), Attacker()),)),
                    ),
                    when=Not(OFF),
                ),
            )
        )
    },
    "base5-11": {
        "attack 2": AttackScript(
            effect=(
                If(
                    Exists(FOES_BENCH),
                    (
                        Pick(Attached(Defending(), BASIC_ENERGY), "cards"),
                        Pick(FOES_BENCH, "pokemon"),
                        Attach(Held("cards"), Held("pokemon")),
                    ),
                ),
            )
        )
    },
    "base5-13": {
        # The number of coins is missing from the sources: the card has three.
        "attack 1": AttackScript(
            damage=(Coins(3), SetDamage(Times(30, Reg("heads")))),
            effect=(If(AtLeast(Reg("heads"), 2), (Inflict(("Confused",), Self()),)),),
        )
    },
    "base5-16": {
        "rule": CardScript(
            play=(
                Look(In("hand", "opponent")),
                Pick(In("hand", "opponent", Kind(("Trainer",))), "cards"),
                Reveal(Held("cards")),
                Send(Held("cards"), "deck"),
                Shuffle("opponent"),
            )
        )
    },
    "base5-44": {
        "attack 2": AttackScript(
            effect=(
                May(
                    (
                        Pick(Attached(Self(), energy("R")), "cards"),
                        Send(Held("cards")),
                        If(
                            AtLeast(Size("cards"), 1),
                            (Pick(FOES_BENCH, "pokemon"), Damage(10, Held("pokemon"))),
                        ),
                    )
                ),
            )
        )
    },
    "base5-74": {
        "rule": CardScript(
            play=(
                If(
                    AllOf((BenchFull("you"), BenchFull("opponent"))),
                    (Draw(2),),
                    (May(_CHALLENGED, (Draw(2),), "opponent", "accept the challenge"),),
                ),
            )
        )
    },
    "base5-75": {
        "rule": CardScript(
            play=(
                Put("theirs", 0),
                Put("goes on", 1),
                Repeat(
                    99,
                    (
                        Coins(),
                        If(
                            HEADS,
                            (Put("theirs", Minus(1, Reg("theirs"))),),
                            (Put("goes on", 0),),
                        ),
                    ),
                    AtLeast(Reg("goes on"), 1),
                ),
                If(
                    AtLeast(Reg("theirs"), 1),
                    (PutCounters(1, InPlay("opponent", "active")),),
                    (PutCounters(1, InPlay("you", "active")),),
                ),
            )
        )
    },
    "base5-77": {
        "rule": CardScript(
            play=(
                Require(Exists(In("discard", filter=Some((BASIC, EVOLUTION, BASIC_ENERGY))))),
                Pick(In("discard", filter=Some((BASIC, EVOLUTION, BASIC_ENERGY))), "cards", 3, 0),
                Reveal(Held("cards")),
                Send(Held("cards"), "deck"),
                Shuffle(),
            )
        )
    },
    "base5-83": {
        "attack 1": AttackScript(
            effect=(
                Coins(),
                If(
                    HEADS,
                    (
                        Coins(),
                        If(HEADS, (Damage(20, FOES_BENCH),), (Damage(10, FOES_BENCH),)),
                    ),
                ),
            )
        )
    },
}
