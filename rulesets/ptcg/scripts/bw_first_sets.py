"""Parts by hand for Black & White to Dark Explorers: misprints, and wordings used once."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AnyOf,
    AttackScript,
    Bench,
    CardScript,
    Coins,
    Count,
    Counters,
    Damage,
    Damaged,
    Defending,
    Draw,
    Equal,
    Exists,
    Fail,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Modifier,
    MoreDamage,
    Named,
    Not,
    Note,
    OfType,
    Pick,
    Power,
    Require,
    Reveal,
    SameType,
    Self,
    Send,
    Shuffle,
    Times,
    Top,
    Use,
)
from rulesets.ptcg.scripts.parts import Parts

_FOUND = Held("cards")

BW_FIRST_SETS: Parts = {
    "bw1-55": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=Named(("Solosis",))), "cards", 1, 0),
                Bench(_FOUND),
                Shuffle(),
            )
        )
    },
    "bw1-113": {"attack 1": AttackScript(damage=(MoreDamage(Times(10, Counters(Self()))),))},
    "bw3-56": {
        "attack 1": AttackScript(
            effect=(Damage(20, InPlay("opponent", "bench", SameType(Defending()))),)
        )
    },
    "bw3-67": {
        "power 1": Power(modifiers=(Modifier("cannot play", value="Evolution", who="both"),))
    },
    "bw3-101": {
        "rule": CardScript(
            play=(
                Send(In("hand", "both"), "deck"),
                Shuffle("both"),
                Draw(Count(In("prizes"))),
                Draw(Count(In("prizes", "opponent")), "opponent"),
            )
        )
    },
    "bw4-30": {"attack 2": AttackScript(damage=(If(Not(Is(Defending(), Damaged())), (Fail(),)),))},
    "bw4-37": {
        "attack 1": AttackScript(
            effect=(
                Lasting(
                    (Modifier("damage dealt before", -20),), "opponent's next turn", Defending()
                ),
            )
        )
    },
    "bw5-24": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "cannot attack",
                    when=AnyOf(tuple(Equal(Count(In("prizes")), n) for n in (2, 4, 6))),
                ),
            )
        )
    },
    "bw5-92": {
        "rule": CardScript(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    20,
                    when=Is(Self(), OfType("D")),
                    against=InPlay("opponent", "active"),
                ),
            )
        )
    },
    # The first Supporter from the top; the cards above it are shuffled in again.
    "bw5-99": {
        "rule": CardScript(
            play=(
                Note(Top(In("deck", filter=Kind(("Supporter",))), 1), "cards"),
                Reveal(_FOUND),
                Send(_FOUND, "hand"),
                Shuffle(),
            )
        )
    },
    "bw5-101": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Twist Mountain",)))))),),
            uses=(
                Use(
                    (
                        Coins(),
                        If(
                            HEADS,
                            (
                                Pick(In("hand", filter=Kind(("Restored",))), "cards", 1, 0),
                                Bench(_FOUND),
                            ),
                        ),
                    ),
                    by="each",
                ),
            ),
        )
    },
}
