"""Hand scripts of Black & White: powers outside play, coins and Prizes, a Pokémon that changes."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    Attach,
    Attached,
    Become,
    Bench,
    BenchFull,
    Both,
    CardScript,
    Coins,
    CureOne,
    Draw,
    Exists,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Modifier,
    Named,
    Not,
    Note,
    Pick,
    Power,
    Reorder,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Size,
    Switch,
    ThisCard,
    Top,
    Use,
)
from rulesets.ptcg.scripts.parts import BASIC, BASIC_ENERGY, ENERGY, OTHERS, Parts

_CARDS = Held("cards")
_ACTIVE = InPlay("you", "active")
_STAR = Power(modifiers=(Modifier("flips again", value="Victory Star"),))

BW_ELSEWHERE: Parts = {
    "bw3-14": {"power 1": _STAR},
    "bwp-BW32": {"power 1": _STAR},
    "bw6-22": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Not(BenchFull())),
                        Coins(),
                        If(
                            HEADS,
                            (
                                Bench(Both(ThisCard(), In("discard"))),
                                Pick(In("discard", filter=BASIC_ENERGY), "cards", 3, differ=True),
                                Attach(_CARDS, ThisCard()),
                            ),
                        ),
                    ),
                    place="discard",
                ),
            )
        )
    },
    "bw7-108": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Exists(In("hand", filter=BASIC))),
                        Pick(In("hand", filter=BASIC), "cards"),
                        Become(_CARDS),
                    ),
                    "any",
                ),
            )
        )
    },
    "bw7-126": {
        "power 1": Power(
            uses=(
                Use(
                    (Reveal(ThisCard()), Heal(1, _ACTIVE), CureOne(_ACTIVE), Send(ThisCard())),
                    place="hand",
                ),
            )
        )
    },
    "bw8-121": {
        "rule": CardScript(
            play=(
                Note(Top(In("deck")), "cards"),
                Reveal(_CARDS),
                If(
                    Is(_CARDS, BASIC_ENERGY),
                    (Pick(InPlay("you"), "pokemon"), Attach(_CARDS, Held("pokemon"))),
                ),
            )
        )
    },
    "bw8-129": {
        "rule": CardScript(
            play=(
                Require(Exists(InPlay("you", "bench"))),
                Pick(InPlay("you", "bench"), "pokemon"),
                Switch(Held("pokemon")),
                Pick(Attached(Held("left"), ENERGY), "cards", 99, 0),
                Attach(_CARDS, Held("pokemon")),
            )
        )
    },
    "bw8-130": {
        "rule": CardScript(
            modifiers=(Modifier("no attack cost", when=Is(Self(), Named(("Victini-EX",)))),)
        )
    },
    "bw9-101": {
        "rule": CardScript(
            play=(
                Require(Exists(In("hand", "opponent"))),
                Reveal(In("hand", "opponent")),
                Note(In("hand", "opponent", Kind(("Item",))), "cards"),
                Send(_CARDS, "deck"),
                Shuffle("opponent"),
                Draw(Size("cards")),
            )
        )
    },
    "bw10-78": {
        "rule": CardScript(
            play=(
                Pick(OTHERS, "cards", 99, 0),
                Send(_CARDS, "deck", "bottom"),
                Reorder(_CARDS, "bottom"),
                Draw(Size("cards")),
            )
        )
    },
}
