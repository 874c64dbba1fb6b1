"""Parts by hand for the EX sets: wordings that one card alone uses."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AtLeast,
    AttackScript,
    CardScript,
    Count,
    Either,
    Every,
    HasAttached,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Kind,
    Lasting,
    May,
    Modifier,
    NameHas,
    Not,
    OfType,
    OneOf,
    Pick,
    Power,
    Provision,
    PutCounters,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Some,
    Suffers,
    Switch,
    Trigger,
    Unlike,
    Use,
    Using,
)
from rulesets.ptcg.scripts.parts import BASIC_ENERGY, INTO_HAND, SELF_ACTIVE, Parts

_AQUA = NameHas(("Team Aqua",))
_MAGMA = NameHas(("Team Magma",))
_POKEMON = Kind(("Pokémon",))
_WATER = Every((BASIC_ENERGY, OfType("W")))


def _saver(team: NameHas) -> Power:
    """Hold a Pokémon back while its team has three or fewer in play."""
    few = AtLeast(3, Count(InPlay("both", filter=team)))
    return Power(modifiers=(Modifier("cannot attack", when=few),))


def _conspirator(team: NameHas) -> CardScript:
    """Search for two Basic Pokémon of the team or basic Energy cards."""
    wanted = Some((Every((_POKEMON, Kind(("Basic",)), team)), BASIC_ENERGY))
    return CardScript(
        play=(
            Pick(In("deck", filter=wanted), "cards", 2, 0),
            *INTO_HAND,
        )
    )


ALONE: Parts = {
    "ex1-19": {
        "attack 1": AttackScript(
            effect=(
                Lasting(
                    (
                        Modifier("damage dealt before", 40, when=Using("Spit Up")),
                        Modifier("damage dealt before", 40, when=Using("Swallow")),
                    ),
                    "your next turn",
                    Self(),
                ),
            )
        )
    },
    "ex1-46": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        Require(Not(Is(Self(), Suffers()))),
                        Require(SELF_ACTIVE),
                        Pick(InPlay("opponent", "bench"), "pokemon", by="opponent"),
                        Switch(Held("pokemon")),
                    )
                ),
            )
        )
    },
    "ex2-93": {
        "rule": CardScript(
            provides=(
                Provision(("C",), Is(Self(), HasAttached(Kind(("Special Energy",)), 2))),
                Provision(("GRWLPFDMYNC",)),
            )
        )
    },
    "ex3-3": {
        "power 1": Power(
            modifiers=(
                Modifier(
                    "damage dealt before",
                    10,
                    InPlay("you", "active"),
                    SELF_ACTIVE,
                    InPlay("opponent", "active"),
                ),
            )
        )
    },
    "ex3-84": {
        "rule": CardScript(
            play=(
                OneOf(
                    (
                        (
                            Pick(In("discard", filter=BASIC_ENERGY), "cards"),
                            Reveal(Held("cards")),
                            Send(Held("cards"), "hand"),
                        ),
                        (
                            Pick(In("discard", filter=BASIC_ENERGY), "cards", 3),
                            Reveal(Held("cards")),
                            Send(Held("cards"), "deck"),
                            Shuffle(),
                        ),
                    ),
                    labels=("1 into the hand", "3 into the deck"),
                ),
            )
        )
    },
    "ex4-3": {"power 1": _saver(_AQUA)},
    "ex4-9": {"power 1": _saver(_MAGMA)},
    "ex4-77": {"rule": _conspirator(_AQUA)},
    "ex4-82": {"rule": _conspirator(_MAGMA)},
    "ex4-83": {
        "rule": CardScript(
            triggers=(
                Trigger(
                    "benched",
                    (PutCounters(1, It()),),
                    InPlay("both", filter=Every((Kind(("Basic",)), Unlike(_MAGMA)))),
                ),
            )
        )
    },
    "ex2-3": {
        "attack 1": AttackScript(
            effect=(
                May(
                    (
                        Pick(InPlay("opponent", "bench"), "pokemon"),
                        Switch(Held("pokemon")),
                    )
                ),
                Inflict(("Poisoned",), InPlay("opponent", "active")),
            )
        )
    },
    "ex3-15": {
        "power 1": Power(
            modifiers=(Modifier("damage taken", -20, against=InPlay("opponent"), coin=True),)
        )
    },
    "ex4-30": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=Every((_POKEMON, _AQUA))), "cards", 3, 0),
                *INTO_HAND,
            )
        )
    },
    "ex15-64": {
        "attack 1": AttackScript(
            effect=(
                Pick(In("deck", filter=Every((_POKEMON, Kind(("Basic",))))), "pokemon", at_least=0),
                Pick(In("deck", filter=BASIC_ENERGY), "energy", at_least=0),
                Reveal(Either(Held("pokemon"), Held("energy"))),
                Send(Either(Held("pokemon"), Held("energy")), "hand"),
                Shuffle(),
            )
        )
    },
    "ex4-78": {
        "rule": CardScript(
            modifiers=(Modifier("retreat", 1, InPlay("both", filter=Unlike(_AQUA))),)
        )
    },
}
