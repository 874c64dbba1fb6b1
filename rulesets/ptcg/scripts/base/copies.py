"""Parts by hand for Pokémon of the first sets that become something else."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AllOf,
    Attach,
    Attached,
    Bottom,
    Evolved,
    Exists,
    Held,
    In,
    InPlay,
    Is,
    Modifier,
    Not,
    Pick,
    Power,
    Require,
    Self,
    Send,
    TurnEnergy,
    Use,
)
from rulesets.ptcg.scripts.parts import EVOLUTION, FOES_ACTIVE, OFF, SELF_ACTIVE, Parts

_ANY = "GRWLPFDMYNC"
_WELL = Require(Not(OFF))
_ON_IT = Attached(Self(), EVOLUTION)
_COPY = AllOf((SELF_ACTIVE, Not(OFF)))
_OTHERS = InPlay("you", others=True)

_TRANSFORM = Power(
    modifiers=(
        Modifier("copies", when=_COPY, value="powers", of=FOES_ACTIVE),
        Modifier("energy", when=_COPY, value=_ANY),
        Modifier("cannot evolve", when=SELF_ACTIVE),
    )
)
_BUZZAP = Power(
    uses=(
        Use(
            (
                _WELL,
                Require(Is(Self(), Evolved())),
                Require(Exists(_OTHERS)),
                Pick(_OTHERS, "pokemon"),
                TurnEnergy(Held("pokemon")),
            ),
            "any",
        ),
    )
)

COPIES: Parts = {
    "base1-21": {"power 1": _BUZZAP},
    "base3-3": {"power 1": _TRANSFORM},
    "gym2-3": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        _WELL,
                        Require(Exists(In("hand", filter=EVOLUTION))),
                        Pick(In("hand", filter=EVOLUTION), "cards"),
                        Attach(Held("cards"), Self()),
                    )
                ),
                Use((Require(Exists(_ON_IT)), Pick(_ON_IT, "cards"), Send(Held("cards"))), "any"),
            ),
            modifiers=(
                Modifier("copies", when=Not(OFF), of=Bottom(_ON_IT)),
                Modifier("cannot evolve", when=Exists(_ON_IT)),
                Modifier("cannot devolve", when=Exists(_ON_IT)),
                Modifier("sheds", when=OFF, value="Evolution"),
            ),
        )
    },
}
