"""Hand scripts of Delta Species (ex11)."""

from __future__ import annotations

from dataclasses import replace

from rulesets.ptcg.effects.ops import (
    AllOf,
    Attach,
    AttackScript,
    CardScript,
    Count,
    Damage,
    Damaged,
    Draw,
    Either,
    EnergyOn,
    Every,
    Exists,
    HasAttached,
    HasPower,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    KnockOut,
    Look,
    May,
    Modifier,
    Named,
    NameHas,
    Not,
    Note,
    OfType,
    Pick,
    PickNumber,
    Power,
    PrizesTaken,
    Provision,
    PutCounters,
    Reg,
    Require,
    Reveal,
    SameType,
    Self,
    Send,
    Shuffle,
    That,
    Top,
    Trigger,
    Use,
)
from rulesets.ptcg.scripts.ex.shared import BEHIND, PRICE, chosen
from rulesets.ptcg.scripts.parts import (
    BASIC_ENERGY,
    ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    INTO_HAND,
    POKEMON_CARD,
    SELF_ACTIVE,
    WELL,
    Parts,
    energy,
)


def _holon(letter: str, *then: Modifier) -> tuple[Modifier, ...]:
    """Let changes count on a Pokémon that also has a basic Energy card of a type."""
    beside = Is(Self(), HasAttached(Every((BASIC_ENERGY, OfType(letter)))))
    return tuple(replace(m, when=AllOf((beside, Not(Is(Self(), EX))))) for m in then)


def _collection(letter: str) -> AttackScript:
    """Attach as many Energy cards as the opponent has taken Prizes."""
    return AttackScript(
        effect=(
            Pick(In("discard", filter=energy(letter)), "cards", PrizesTaken("opponent"), 0),
            Attach(Held("cards"), Self()),
        )
    )


def _twin(attack: str, *names: str) -> Power:
    """Use an attack for less while the twin is in play."""
    there = Exists(InPlay("you", filter=Named(names)))
    return Power(modifiers=(Modifier("attack for", value=f"{attack}|LMC", when=there),))


DELTA: Parts = {
    "ex11-1": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Pick(FOES_ACTIVE, "pokemon"),
                        Inflict(("Paralyzed", "Poisoned"), Held("pokemon"), 2),
                        KnockOut(Self()),
                    )
                ),
            )
        )
    },
    "ex11-2": {"attack 2": chosen(Damaged(), 60, 40)},
    "ex11-8": {"power 1": _twin("Extra Crush", "Latios", "Latios ex")},
    "ex11-9": {"power 1": _twin("Psychic Force", "Latias", "Latias ex")},
    "ex11-10": {
        "attack 1": AttackScript(
            effect=(
                Pick(FOES, "pokemon", EnergyOn(Self()), 0),
                Damage(20, Held("pokemon")),
            )
        )
    },
    "ex11-20": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("hand", filter=BASIC_ENERGY), "energy"),
                Reveal(Held("energy")),
                Pick(
                    In("deck", filter=Every((POKEMON_CARD, SameType(Held("energy"))))),
                    "cards",
                    1,
                    0,
                ),
                *INTO_HAND,
            )
        )
    },
    "ex11-33": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "between turns",
                    (PutCounters(1, InPlay("opponent", filter=HasPower(("Poké-Body",)))),),
                    when=SELF_ACTIVE,
                ),
            )
        )
    },
    "ex11-44": {
        "power 1": Power(
            modifiers=(
                Modifier("damage dealt before", 20, when=BEHIND, against=FOES_ACTIVE),
                Modifier("damage taken", -20, when=BEHIND, against=FOES_ACTIVE),
            )
        )
    },
    "ex11-91": {
        "rule": CardScript(
            play=(
                *PRICE,
                Pick(In("discard", filter=BASIC_ENERGY), "energy", 3),
                Pick(In("discard", filter=POKEMON_CARD), "pokemon", 3),
                Note(Either(Held("energy"), Held("pokemon")), "cards"),
                Reveal(Held("cards")),
                Send(Held("cards"), "deck"),
                Shuffle(),
            )
        )
    },
    "ex11-92": {
        "rule": CardScript(
            play=(
                *PRICE,
                Note(Top(In("deck"), Count(In("prizes", "both"))), "seen"),
                Look(Held("seen")),
                Pick(That(Held("seen"), ENERGY), "cards", 99, 0),
                *INTO_HAND,
            )
        )
    },
    "ex11-96": {
        "rule": CardScript(
            play=(Require(Not(Exists(In("stadium", "both", Named(("Holon Ruins",)))))),),
            uses=(
                Use(
                    (
                        Require(Exists(InPlay("you", filter=NameHas(("δ",))))),
                        Draw(1),
                        Pick(In("hand"), "cards"),
                        Send(Held("cards")),
                    ),
                    by="each",
                ),
            ),
        )
    },
    "ex11-104": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            modifiers=(
                *_holon("R", Modifier("no weakness")),
                *_holon("F", Modifier("no resistance", on=FOES, against=Self())),
            ),
        )
    },
    "ex11-105": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            modifiers=(
                *_holon("G", Modifier("cannot be affected")),
                *_holon("L", Modifier("damage taken", -10, against=InPlay("opponent", filter=EX))),
            ),
        )
    },
    "ex11-106": {
        "rule": CardScript(
            provides=(Provision(("C",)),),
            modifiers=(
                *_holon(
                    "W",
                    Modifier("prevent effects", against=FOES),
                    Modifier("prevent powers", against=FOES),
                ),
                *_holon("P", Modifier("free retreat")),
            ),
        )
    },
    "ex11-110": {
        "power 1": Power(
            triggers=(
                Trigger(
                    "evolved",
                    (
                        May(
                            (
                                Send(In("hand", "opponent"), "deck"),
                                Shuffle("opponent"),
                                PickNumber("number", 4, by="opponent"),
                                Draw(Reg("number"), "opponent"),
                            )
                        ),
                    ),
                ),
            )
        )
    },
    "ex11-111": {"attack 1": _collection("F")},
    "ex11-112": {"attack 1": _collection("W")},
    "ex11-113": {"attack 1": _collection("M")},
}
