"""Parts by hand for the Base sets: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AllOf,
    Among,
    AtLeast,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    Count,
    Counters,
    Cure,
    Damage,
    Defending,
    Draw,
    ForEach,
    HasAttached,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Least,
    Modifier,
    Named,
    Not,
    Pick,
    PickNumber,
    Plus,
    Power,
    Provision,
    Put,
    PutCounters,
    Reg,
    Require,
    Reveal,
    Self,
    Send,
    SetDamage,
    Shuffle,
    Source,
    Suffers,
    Switch,
    TakeUp,
    ThisCard,
    Times,
    Trigger,
    Use,
    Without,
)
from rulesets.ptcg.match.continuous import POKEMON_POWERS
from rulesets.ptcg.scripts.parts import ENERGY, OFF, Parts

_BY_FOE = Among(Attacker(), InPlay("opponent"))
_WEEZINGS = InPlay("both", filter=Named(("Koffing", "Weezing", "Dark Weezing")))
_TRADED = Kind(("Pokémon",))
_ATTACHED = Among(Held("subject"), ThisCard())


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


_STAYS = Among(Source(), InPlay("both", "active"))
# The source of these texts says "your" for "your opponent's next turn"; another has it right.
_ACID = AttackScript(
    effect=(
        Coins(),
        If(
            HEADS,
            (Lasting((Modifier("cannot retreat"),), on=Defending()),),
        ),
    )
)
_POUNCE = AttackScript(
    effect=(
        Lasting(
            (Modifier("damage dealt after", -10, when=_STAYS, against=Source()),), on=Defending()
        ),
    )
)


BASE: Parts = {
    "base1-8": {
        "power 1": Power(
            triggers=(
                # At once: what the attack does besides comes too late to stop the power.
                Trigger("hurt", (PutCounters(1, Attacker()),), when=AllOf((_BY_FOE, Not(OFF)))),
            )
        )
    },
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
    "base1-75": {
        "rule": CardScript(
            play=(
                Reveal(In("hand", "both")),
                Send(Without(In("hand", "both", Kind(("Trainer",))), ThisCard()), "deck"),
                Shuffle("both"),
            )
        )
    },
    "base1-79": {"rule": _removal()},
    "base4-108": {"rule": _removal()},
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
    "base2-14": {"attack 2": _ACID},
    "base2-30": {"attack 2": _ACID},
    "base4-32": {"attack 2": _ACID},
    "base2-42": {"attack 2": _POUNCE},
    "base4-56": {"attack 2": _POUNCE},
    "base2-45": {
        "attack 2": AttackScript(
            effect=(
                Damage(20, Self()),
                Pick(InPlay("opponent", "bench"), "pokemon", by="opponent"),
                Switch(Held("pokemon")),
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
    "base5-2": {
        "attack 1": AttackScript(
            effect=(
                Pick(InPlay("opponent"), "pokemon"),
                Damage(10, Held("pokemon"), ("weakness", "resistance")),
                Lasting(
                    (Modifier("powers off", value=POKEMON_POWERS),),
                    "until the end of opponent's next turn",
                    Held("pokemon"),
                ),
            )
        )
    },
    "base5-14": {
        "attack 1": AttackScript(
            damage=(SetDamage(Times(20, Count(_WEEZINGS))),),
            effect=(Damage(20, _WEEZINGS, ("weakness", "resistance")),),
        )
    },
    "base5-39": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Not(OFF)),
                        Require(AtLeast(Count(In("hand")), 1)),
                        Pick(In("hand"), "cards"),
                        Send(Held("cards")),
                        Draw(),
                    )
                ),
            )
        )
    },
    "base5-49": {"attack 1": AttackScript(effect=(TakeUp(Self(), "deck", "discard"), Shuffle()))},
    "base5-81": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            triggers=(
                Trigger(
                    "attached from hand",
                    (Cure(Self(), ("Asleep", "Confused", "Paralyzed", "Poisoned")),),
                    when=_ATTACHED,
                ),
            ),
        )
    },
    # As base5-81, but of every Special Condition.
    "base6-100": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            triggers=(Trigger("attached from hand", (Cure(Self()),), when=_ATTACHED),),
        )
    },
    "base5-82": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            triggers=(Trigger("attached from hand", (Heal(1, Self()),), when=_ATTACHED),),
        )
    },
}
