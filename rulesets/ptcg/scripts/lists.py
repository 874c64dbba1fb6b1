"""Parts by hand for cards of later lists: Prizes looked at, places exchanged, growth in a row."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    ALL,
    AllOf,
    AtLeast,
    Attached,
    AttackScript,
    CardScript,
    CopyAttack,
    Count,
    Cure,
    Every,
    Evolve,
    EvolvesFrom,
    EvolvesInto,
    Exists,
    FallsToAttack,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Look,
    May,
    Modifier,
    Named,
    NewInPlay,
    Not,
    Pick,
    Power,
    Put,
    Reg,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Size,
    Substitute,
    That,
    ThisCard,
    Top,
    TurnOf,
    Unlike,
    Use,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.scripts.parts import SELF_ACTIVE, Parts

_BASIC = Every((Kind(("Pokémon",)), Kind(("Basic",))))
_OLD_BASICS = InPlay("you", filter=Every((Kind(("Basic",)), Unlike(NewInPlay()))))
_PLAIN = Unlike(RULE_BOX)
_FOUND, _MORE = Held("cards"), Held("more")
_FIRST_TURN = TurnOf(first=True)

LISTS: Parts = {
    # Look among the Prizes for a Basic Pokémon; this card takes its place.
    "swsh10-146": {
        "rule": CardScript(
            play=(
                Look(In("prizes")),
                Pick(In("prizes", filter=_BASIC), "cards", 1, 0),
                If(
                    AtLeast(Size("cards"), 1),
                    (Reveal(_FOUND), Send(_FOUND, "hand"), Send(ThisCard(), "prizes")),
                ),
                Shuffle(zone="prizes"),
            )
        )
    },
    # All Prizes are exchanged for as many cards of the deck.
    "sv9-156": {
        "rule": CardScript(
            play=(
                Put("many", Count(In("prizes"))),
                Shuffle(zone="prizes"),
                Send(In("prizes"), "deck", "bottom"),
                Send(Top(In("deck"), Reg("many")), "prizes"),
            )
        )
    },
    "sv4-166": {
        "rule": CardScript(
            modifiers=(
                Modifier("hp", 100, when=Is(Self(), _PLAIN)),
                Modifier(
                    "prizes",
                    1,
                    when=AllOf((Is(Self(), _PLAIN), FallsToAttack(InPlay("opponent")))),
                ),
            )
        )
    },
    "sv7-142": {
        "rule": CardScript(
            modifiers=(Modifier("attack cost", -1, That(Self(), Kind(("Tera",))), value="any"),)
        )
    },
    # Two stages one after the other, of a Pokémon that may evolve.
    "sv7-136": {
        "rule": CardScript(
            uses=(
                Use(
                    (
                        Require(Not(_FIRST_TURN)),
                        Require(Exists(_OLD_BASICS)),
                        Pick(
                            In(
                                "deck",
                                filter=Every((Kind(("Stage 1",)), EvolvesFrom(_OLD_BASICS))),
                            ),
                            "cards",
                            1,
                            0,
                        ),
                        Pick(That(_OLD_BASICS, EvolvesInto(_FOUND)), "pokemon"),
                        Evolve(_FOUND, Held("pokemon")),
                        If(
                            AtLeast(Size("cards"), 1),
                            (
                                May(
                                    (
                                        Pick(
                                            In(
                                                "deck",
                                                filter=Every(
                                                    (
                                                        Kind(("Stage 2",)),
                                                        EvolvesFrom(Held("pokemon")),
                                                    )
                                                ),
                                            ),
                                            "more",
                                            1,
                                            0,
                                        ),
                                        Evolve(_MORE, Held("pokemon")),
                                    )
                                ),
                            ),
                        ),
                        Shuffle(),
                    ),
                    by="each",
                ),
            )
        )
    },
    # Another Basic Pokémon of the deck takes the place of this one, which is discarded.
    "sv3pt5-132": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(_FIRST_TURN),
                        Require(SELF_ACTIVE),
                        Pick(
                            In("deck", filter=Every((_BASIC, Unlike(Named(("Ditto",)))))),
                            "cards",
                            1,
                            0,
                        ),
                        If(
                            AtLeast(Size("cards"), 1),
                            (
                                Send(Attached(Self())),
                                Heal(ALL),
                                Cure(),
                                Substitute(_FOUND, Self(), "discard"),
                            ),
                        ),
                        Shuffle(),
                    )
                ),
            )
        )
    },
    "sv7-58": {
        "attack 1": AttackScript(
            effect=(
                Pick(Top(In("deck"), 1), "cards"),
                Send(_FOUND),
                If(Is(_FOUND, Every((Kind(("Pokémon",)), _PLAIN))), (CopyAttack(_FOUND),)),
            )
        )
    },
}
