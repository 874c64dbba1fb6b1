"""What hand scripts of several EX sets share."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    AtLeast,
    AttackScript,
    Count,
    Damage,
    Exists,
    Held,
    If,
    In,
    InPlay,
    Is,
    Lasting,
    Modifier,
    Not,
    Note,
    Pick,
    Require,
    Send,
    Top,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.scripts.parts import (
    BASIC,
    FOES,
    FOES_ACTIVE,
    INTO_HAND,
    OTHERS,
)


def dance(more: int) -> AttackScript:
    """Let whoever is Active now do more damage next turn."""
    return AttackScript(
        effect=(
            Lasting(
                (Modifier("damage dealt before", more, against=FOES_ACTIVE),),
                "your next turn",
                InPlay("you", "active"),
            ),
        )
    )


FRIEND = AttackScript(
    effect=(
        Note(Top(In("deck", filter=BASIC)), "cards"),
        *INTO_HAND,
    )
)

BEHIND = Not(AtLeast(Count(In("prizes", "opponent")), Count(In("prizes"))))

PRICE = (Require(Exists(OTHERS)), Pick(OTHERS, "price"), Send(Held("price")))


def chosen(strong: CardFilter, more: int, usual: int) -> AttackScript:
    """Damage one Pokémon, more if it has a property."""
    to = Held("pokemon")
    return AttackScript(
        effect=(
            Pick(FOES, "pokemon"),
            If(Is(to, strong), (Damage(more, to),), (Damage(usual, to),)),
        )
    )
