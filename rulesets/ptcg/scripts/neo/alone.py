"""Parts by hand for Southern Islands and the promotional cards of the first years."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AllOf,
    AtLeast,
    Attached,
    AttackScript,
    ChooseType,
    Coins,
    Damage,
    Damaged,
    Defending,
    EnergyOn,
    Equals,
    Evolve,
    EvolvesFrom,
    Fail,
    Heal,
    Held,
    Hp,
    If,
    In,
    InPlay,
    May,
    MoreDamage,
    Not,
    OfType,
    Pick,
    PickWord,
    Power,
    Repeat,
    Self,
    Send,
    Shuffle,
    Size,
    TakeUp,
    Times,
    Trigger,
)
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.parts import OFF, TYPE_WORDS, Parts, energy


def _rainbow(word: str, letter: str) -> Op:
    """Strike the Pokémon of a type, if the attacker has Energy of it."""
    chosen = AllOf((Equals("type", word), AtLeast(EnergyOn(Self(), letter), 1)))
    return If(chosen, (Damage(20, InPlay("opponent", filter=OfType(letter))),))


def _scented(side: str) -> tuple[Op, ...]:
    """Let a side flip a coin, and with heads remove three of its damage counters."""
    mon = f"pokemon of {side}"
    one = Pick(InPlay(side, filter=Damaged()), mon, by=side), Heal(1, Held(mon))
    return Coins(), If(HEADS, (Repeat(3, one),))


ALONE: Parts = {
    "basep-11": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolves",
                    (
                        May(
                            (
                                Pick(In("deck", filter=EvolvesFrom(Self())), "cards", 1, 0),
                                Evolve(Held("cards"), Self()),
                                Shuffle(),
                            )
                        ),
                    ),
                    on=InPlay("both", others=True),
                    when=Not(OFF),
                ),
            )
        )
    },
    "basep-32": {
        "attack 1": AttackScript(
            requires=(Coins(), If(TAILS, (Fail(),))),
            effect=(ChooseType(on=Defending(), until="while in play"),),
        )
    },
    "basep-34": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "damaged",
                    (Coins(), If(HEADS, (TakeUp(Self(), "deck", "deck"), Shuffle()))),
                    when=AllOf((Not(OFF), AtLeast(Hp(Self(), left=True), 1))),
                ),
            )
        )
    },
    "basep-44": {
        "attack 1": AttackScript(
            damage=(
                Pick(Attached(InPlay("you"), energy("R")), "cards", 99, 0),
                Send(Held("cards")),
                MoreDamage(Times(10, Size("cards"))),
            )
        )
    },
    "si1-1": {
        "attack 1": AttackScript(
            effect=(
                PickWord(tuple(TYPE_WORDS), "type"),
                *(_rainbow(word, letter) for word, letter in TYPE_WORDS.items()),
            ),
            ignores=("weakness", "resistance"),
        )
    },
    "si1-5": {"attack 1": AttackScript(effect=(*_scented("you"), *_scented("opponent")))},
}
