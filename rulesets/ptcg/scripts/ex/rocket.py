"""Hand scripts of Team Rocket Returns (ex7)."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    AttackScript,
    CardScript,
    CopyAttack,
    Devolve,
    Every,
    Evolve,
    Evolved,
    EvolvesFrom,
    Exists,
    HasAttached,
    Held,
    In,
    InPlay,
    Is,
    Kind,
    May,
    MoreDamage,
    Named,
    NameHas,
    Not,
    OneOf,
    Pick,
    Power,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Size,
    Some,
    Substitute,
    Switch,
    Times,
    Unlike,
    Use,
    Without,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.ex.shared import BEHIND, FRIEND
from rulesets.ptcg.scripts.parts import (
    BASIC,
    ENERGY,
    EX,
    FOES,
    FOES_ACTIVE,
    FOES_BENCH,
    POKEMON_CARD,
    WELL,
    Parts,
    energy,
)

_TOOLS = Some((Kind(("Tool",)), Kind(("Rocket's Secret Machine",))))

_DARK = NameHas(("Dark", "Rocket's"))


def _retrieve(kind: CardFilter) -> tuple[Op, ...]:
    """Take one card back, or shuffle three into the deck."""
    source = In("discard", filter=kind)
    return (
        OneOf(
            (
                (Pick(source, "cards"), Reveal(Held("cards")), Send(Held("cards"), "hand")),
                (
                    Pick(source, "cards", 3),
                    Reveal(Held("cards")),
                    Send(Held("cards"), "deck"),
                    Shuffle(),
                ),
            ),
            labels=("1 into the hand", "3 into the deck"),
        ),
    )


ROCKET: Parts = {
    "ex7-4": {
        "power 1": Power(
            uses=(
                Use(
                    (
                        WELL,
                        Require(Not(Is(Self(), HasAttached(ENERGY)))),
                        Pick(
                            In("deck", filter=Some((energy("D"), Named(("Dark Metal Energy",))))),
                            "cards",
                            1,
                            0,
                        ),
                        Attach(Held("cards"), Self()),
                        Shuffle(),
                    )
                ),
            )
        )
    },
    "ex7-9": {
        "attack 1": AttackScript(
            damage=(
                May(
                    (
                        Pick(In("hand", filter=_TOOLS), "cards", 2, 0),
                        Send(Held("cards")),
                        MoreDamage(Times(30, Size("cards"))),
                    )
                ),
            )
        )
    },
    "ex7-14": {"attack 2": AttackScript(effect=(CopyAttack(FOES_BENCH),))},
    "ex7-47": {"attack 1": AttackScript(effect=(May(_retrieve(_TOOLS)),))},
    "ex7-51": {"attack 1": FRIEND},
    "ex7-84": {"rule": CardScript(play=_retrieve(POKEMON_CARD))},
    "ex7-85": {
        "rule": CardScript(
            play=(
                Require(BEHIND),
                OneOf(
                    (
                        (
                            Pick(FOES_ACTIVE, "active"),
                            Pick(Attached(Held("active"), ENERGY), "cards"),
                            Pick(Without(FOES, Held("active")), "pokemon"),
                            Attach(Held("cards"), Held("pokemon")),
                        ),
                        (Pick(FOES_BENCH, "pokemon"), Switch(Held("pokemon"), by="opponent")),
                    ),
                    labels=("move Energy", "switch"),
                ),
            )
        )
    },
    "ex7-91": {
        "rule": CardScript(
            play=(
                Require(Exists(InPlay("you", filter=Evolved()))),
                Pick(InPlay("you", filter=Evolved()), "pokemon"),
                Devolve(Held("pokemon"), "deck"),
                Pick(In("deck", filter=EvolvesFrom(Held("pokemon"))), "cards", 1, 0),
                Evolve(Held("cards"), Held("pokemon")),
                Shuffle(),
            )
        )
    },
    "ex7-92": {
        "rule": CardScript(
            play=(
                Require(Exists(InPlay("you", filter=Every((Kind(("Basic",)), Unlike(EX)))))),
                Pick(In("deck", filter=Every((BASIC, Unlike(EX)))), "cards", 1, 0),
                Pick(InPlay("you", filter=Every((Kind(("Basic",)), Unlike(EX)))), "pokemon"),
                Substitute(Held("cards"), Held("pokemon"), "discard"),
                Shuffle(),
            )
        )
    },
}
