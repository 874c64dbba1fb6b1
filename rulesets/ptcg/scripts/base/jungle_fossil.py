"""Parts by hand for Jungle and Fossil: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AttackScript,
    Bench,
    BenchFull,
    Coins,
    Damage,
    ForEach,
    Held,
    If,
    In,
    InPlay,
    Look,
    Named,
    Not,
    Note,
    OneOf,
    Pick,
    Plus,
    Power,
    Put,
    Reg,
    Require,
    Self,
    Shuffle,
    Switch,
    Times,
    Top,
    Use,
)
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.base.shared import ACID, POUNCE, back_home
from rulesets.ptcg.scripts.parts import OFF, Parts


def _peek(where: Op) -> tuple[Op, Op]:
    return where, Look(Held("seen"))


JUNGLE_FOSSIL: Parts = {
    "base2-14": {"attack 2": ACID},
    "base2-30": {"attack 2": ACID},
    "base2-42": {"attack 2": POUNCE},
    "base2-45": {
        "attack 2": AttackScript(
            effect=(
                Damage(20, Self()),
                Pick(InPlay("opponent", "bench"), "pokemon", by="opponent"),
                Switch(Held("pokemon")),
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
    "base3-15": {
        "attack 1": AttackScript(
            effect=(
                Put("missed", 0),
                ForEach(
                    InPlay("opponent", "bench"),
                    "pokemon",
                    (
                        Coins(),
                        If(HEADS, (Damage(20, Held("pokemon")),)),
                        Put("missed", Plus(Reg("missed"), Reg("tails"))),
                    ),
                ),
                Damage(Times(10, Reg("missed")), Self()),
            )
        )
    },
    "base3-29": {
        "attack 1": AttackScript(
            effect=(
                Pick(InPlay("opponent", "bench"), "pokemon", 3),
                Damage(10, Held("pokemon")),
            )
        )
    },
    "base3-51": {
        "attack 1": AttackScript(
            requires=(Require(Not(BenchFull("you"))),),
            effect=(
                Pick(In("deck", filter=Named(("Krabby",))), "cards", 1, 0),
                Bench(Held("cards")),
                Shuffle(),
            ),
        )
    },
    "base3-56": {"power 1": back_home(OFF)},
}
