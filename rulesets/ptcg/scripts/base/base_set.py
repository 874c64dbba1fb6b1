"""Parts by hand for Base Set, Base Set 2 and Legendary Collection: wordings used once."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AllOf,
    Among,
    AtLeast,
    Attached,
    Attacker,
    Bench,
    BenchFull,
    CardScript,
    Count,
    Counters,
    Cure,
    Devolve,
    Evolved,
    Exists,
    HasAttached,
    Heal,
    Held,
    In,
    InPlay,
    Is,
    Kind,
    Least,
    Not,
    OneOf,
    Pick,
    PickNumber,
    Power,
    Provision,
    PutCounters,
    Reg,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Suffers,
    TakeUp,
    ThisCard,
    Trigger,
    Without,
)
from rulesets.ptcg.scripts.base.shared import ACID, ATTACHED, POUNCE, back_home
from rulesets.ptcg.scripts.parts import BASIC, ENERGY, OFF, Parts

_BY_FOE = Among(Attacker(), InPlay("opponent"))
_TRADED = Kind(("Pokémon",))


def _removal() -> CardScript:
    """Pay an Energy card of your own to discard up to two of one opponent's Pokémon."""
    bearing = HasAttached(ENERGY)
    return CardScript(
        play=(
            Require(AtLeast(Count(InPlay("you", filter=bearing)), 1)),
            Require(AtLeast(Count(InPlay("opponent", filter=bearing)), 1)),
            Pick(InPlay("you", filter=bearing), "own"),
            Pick(Attached(Held("own"), ENERGY), "price"),
            Send(Held("price")),
            Pick(InPlay("opponent", filter=bearing), "pokemon"),
            Pick(Attached(Held("pokemon"), ENERGY), "cards", 2, 0),
            Send(Held("cards")),
        )
    )


BASE_SET: Parts = {
    "base1-8": {
        "power 1": Power(
            triggers=(
                # At once: what the attack does besides comes too late to stop the power.
                Trigger("hurt", (PutCounters(1, Attacker()),), when=AllOf((_BY_FOE, Not(OFF)))),
            )
        )
    },
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
    "base1-75": {
        "rule": CardScript(
            play=(
                Reveal(In("hand", "both")),
                Send(Without(In("hand", "both", Kind(("Trainer",))), ThisCard()), "deck"),
                Shuffle("both"),
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
    "base1-79": {"rule": _removal()},
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
    "base1-90": {
        "rule": CardScript(
            play=(
                Require(AtLeast(Count(InPlay("you", filter=HasAttached(ENERGY))), 1)),
                Pick(InPlay("you", filter=HasAttached(ENERGY)), "pokemon"),
                Pick(Attached(Held("pokemon"), ENERGY), "price"),
                Send(Held("price")),
                PickNumber("number", Least(4, Counters(Held("pokemon")))),
                Heal(Reg("number"), Held("pokemon")),
            )
        )
    },
    "base4-32": {"attack 2": ACID},
    "base4-56": {"attack 2": POUNCE},
    "base4-106": {
        "rule": CardScript(
            play=(
                Require(AtLeast(Count(In("hand", filter=_TRADED)), 1)),
                Pick(In("hand", filter=_TRADED), "given"),
                Pick(In("deck", filter=_TRADED), "taken", 1, 0),
                Reveal(Held("given")),
                Reveal(Held("taken")),
                Send(Held("taken"), "hand"),
                Send(Held("given"), "deck"),
                Shuffle(),
            )
        )
    },
    "base4-108": {"rule": _removal()},
    # As base1-8, but its words count Burned and Poisoned too.
    "base6-15": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "hurt",
                    (PutCounters(1, Attacker()),),
                    when=AllOf((_BY_FOE, Not(Is(Self(), Suffers())))),
                ),
            )
        )
    },
    "base6-96": {"power 1": back_home(Is(Self(), Suffers()))},
    # As base5-81, but of every Special Condition.
    "base6-100": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            triggers=(Trigger("attached from hand", (Cure(Self()),), when=ATTACHED),),
        )
    },
}
