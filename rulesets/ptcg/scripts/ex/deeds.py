"""Hand scripts of the EX sets: what an attack, a power or a played card does once."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AtLeast,
    Attached,
    AttackScript,
    CardScript,
    Count,
    Either,
    Every,
    Exists,
    HasPower,
    Held,
    If,
    In,
    Kind,
    Lasting,
    LayStadium,
    Look,
    May,
    Modifier,
    MoreDamage,
    Named,
    Note,
    OneOf,
    Pay,
    Pick,
    Power,
    Reg,
    Require,
    Reveal,
    SameName,
    Self,
    Send,
    Shuffle,
    Size,
    TakeUp,
    Times,
    Top,
    Unlike,
    Use,
    UseTrainer,
)
from rulesets.ptcg.scripts.ex.shared import BEHIND, chosen
from rulesets.ptcg.scripts.ex.standing import CHEERS
from rulesets.ptcg.scripts.parts import BASIC_ENERGY, EX, FOES, FOES_BENCH, WELL, Parts

_CARDS = Held("cards")
_TRAINER = Kind(("Trainer",))
# Their Trainer cards in play: what is attached, the Stadium, a Supporter that still lies there.
_THEIR_TRAINERS = Either(
    Attached(FOES, _TRAINER), Either(In("stadium", "opponent"), In("beside", "opponent"))
)
_REACT = Attached(Self(), Named(("React Energy",)))
_NEW_STADIUM = Every((Kind(("Stadium",)), Unlike(SameName(In("stadium", "both")))))

DEEDS: Parts = {
    "ex3-7": {"attack 2": chosen(HasPower(("Poké-Power", "Poké-Body")), 40, 20), "power 1": CHEERS},
    "ex3-8": {"attack 2": chosen(EX, 40, 20), "power 1": CHEERS},
    "ex4-94": {
        "attack 2": AttackScript(
            damage=(
                May(
                    (
                        Pick(Attached(Self(), BASIC_ENERGY), "cards", 99),
                        Send(_CARDS, "hand"),
                        MoreDamage(Times(10, Size("cards"))),
                    )
                ),
            )
        )
    },
    "ex5-30": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=_NEW_STADIUM), "cards", 1, 0),
                LayStadium(_CARDS),
                Shuffle(),
            )
        )
    },
    "ex5-84": {
        "attack 1": AttackScript(
            effect=(
                Note(_THEIR_TRAINERS, "cards"),
                Send(_CARDS),
                If(
                    AtLeast(Reg("moved"), 1),
                    (Lasting((Modifier("prevent all"),), "opponent's next turn", Self()),),
                ),
            )
        )
    },
    "ex6-30": {
        "attack 1": AttackScript(
            effect=(
                If(
                    Exists(In("deck")),
                    (
                        Look(In("prizes")),
                        Pick(In("prizes"), "cards"),
                        Note(Top(In("deck")), "top"),
                        Send(_CARDS, "deck"),
                        Send(Held("top"), "prizes"),
                    ),
                ),
            )
        )
    },
    "ex7-24": {
        "attack 1": AttackScript(effect=(UseTrainer(In("beside", filter=Kind(("Supporter",)))),))
    },
    "ex12-83": {
        "attack 2": AttackScript(
            effect=(
                If(
                    Exists(_REACT),
                    (
                        OneOf(
                            ((Pay("RR"),), (Pick(_REACT, "cards"), Send(_CARDS))),
                            labels=("2 Fire Energy", "1 React Energy card"),
                        ),
                    ),
                    (Pay("RR"),),
                ),
            )
        )
    },
    "ex13-99": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(AtLeast(Count(FOES_BENCH), 4)),
                        Pick(FOES_BENCH, "pokemon"),
                        TakeUp(Held("pokemon"), "hand", "hand"),
                    )
                ),
            )
        )
    },
    "ex14-72": {
        "rule": CardScript(
            play=(
                Pick(In("deck", filter=Kind(("Supporter",))), "supporter", 1, 0),
                Pick(In("deck", filter=Kind(("Tool",))), "tool", 1, 0),
                Pick(In("deck", filter=BASIC_ENERGY), "energy", 1, 0),
                Note(Either(Held("supporter"), Either(Held("tool"), Held("energy"))), "cards"),
                Reveal(_CARDS),
                Send(_CARDS, "hand"),
                Shuffle(),
            )
        )
    },
    "ex15-97": {
        "attack 1": chosen(HasPower(("Poké-Power", "Poké-Body")), 50, 30),
        "power 1": Power(
            modifiers=(
                Modifier("attack for", value="Special Circuit|L", when=BEHIND),
                Modifier("attack for", value="Sky-high Claws|LL", when=BEHIND),
            )
        ),
    },
    # One source prints 10+ without a word; the other, and every other card with this attack, 10.
    "ex11-74": {"attack 2": AttackScript()},
}
