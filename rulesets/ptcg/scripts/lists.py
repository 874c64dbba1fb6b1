"""Parts by hand for cards of later lists: Prizes looked at, places exchanged, growth in a row."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    ALL,
    AllOf,
    AtLeast,
    Attach,
    Attached,
    AttackScript,
    CardScript,
    CopyAttack,
    Count,
    Cure,
    Draw,
    Either,
    Equal,
    Every,
    Evolve,
    EvolvesFrom,
    EvolvesInto,
    Exists,
    FallsToAttack,
    ForEach,
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
    OfType,
    Pick,
    Power,
    Put,
    Reg,
    Reorder,
    Require,
    RetreatCost,
    Reveal,
    Self,
    Send,
    Shuffle,
    Size,
    Substitute,
    That,
    ThisCard,
    Top,
    Trigger,
    TurnOf,
    Unlike,
    Use,
    Without,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.scripts.parts import BASIC, BASIC_ENERGY, SELF_ACTIVE, Parts

_OLD_BASICS = InPlay("you", filter=Every((Kind(("Basic",)), Unlike(NewInPlay()))))
_PLAIN = Unlike(RULE_BOX)
_FOUND, _MORE = Held("cards"), Held("more")
_FIRST_TURN = TurnOf(first=True)

_TERA = Kind(("Tera",))


def _wide(side: str) -> Modifier:
    """Let a player with a Tera Pokémon have eight Benched Pokémon."""
    return Modifier("bench", 8, who=side, when=Exists(InPlay(side, filter=_TERA)))


_AREA_ZERO = {"rule": CardScript(modifiers=(_wide("you"), _wide("opponent")))}
_GLADION = {
    "rule": CardScript(
        play=(
            Look(In("prizes")),
            Pick(In("prizes"), "cards"),
            Send(_FOUND, "hand"),
            Send(ThisCard(), "prizes"),
            Shuffle(zone="prizes"),
        )
    )
}
_TWO_TYPES = InPlay("you", filter=OfType("PM"))


LISTS: Parts = {
    "sv7-131": _AREA_ZERO,
    "sv8pt5-94": _AREA_ZERO,
    # Of several limits the lowest counts; who has too many discards some.
    "swsh9-137": {"rule": CardScript(modifiers=(Modifier("bench", 4, who="both"),))},
    "xy6-89": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Sky Field",)))))),),
            modifiers=(Modifier("bench", 8, who="both"),),
        )
    },
    "sm4-95": _GLADION,
    # Two cards under the deck are the price of four.
    "sv7-138": {
        "rule": CardScript(
            play=(
                Require(AtLeast(Count(Without(In("hand"), ThisCard())), 2)),
                Pick(Without(In("hand"), ThisCard()), "cards", 2),
                Send(_FOUND, "deck", "bottom"),
                Reorder(_FOUND, "bottom"),
                Draw(4),
            )
        )
    },
    "sv5-151": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "knocked out",
                    (
                        Pick(Attached(Self(), BASIC_ENERGY), "cards", 3, 0),
                        ForEach(
                            _FOUND,
                            "card",
                            (
                                Pick(InPlay("you", "bench"), "pokemon"),
                                Attach(Held("card"), Held("pokemon")),
                            ),
                        ),
                    ),
                    when=AllOf((Equal(RetreatCost(Self()), 4), SELF_ACTIVE)),
                ),
            )
        )
    },
    "sv10-145": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Pick(In("deck", filter=Every((BASIC_ENERGY, OfType("P")))), "cards", 1, 0),
                        Pick(In("deck", filter=Every((BASIC_ENERGY, OfType("M")))), "more", 1, 0),
                        ForEach(
                            Either(_FOUND, _MORE),
                            "card",
                            (
                                Pick(_TWO_TYPES, "pokemon"),
                                Attach(Held("card"), Held("pokemon")),
                            ),
                        ),
                        Shuffle(),
                    )
                ),
            )
        )
    },
    # Look among the Prizes for a Basic Pokémon; this card takes its place.
    "swsh10-146": {
        "rule": CardScript(
            play=(
                Look(In("prizes")),
                Pick(In("prizes", filter=BASIC), "cards", 1, 0),
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
                            In("deck", filter=Every((BASIC, Unlike(Named(("Ditto",)))))),
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
