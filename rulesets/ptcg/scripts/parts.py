"""Scripts by hand: parts of cards whose other texts the grammar reads, and what they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rulesets.ptcg.effects.ops import (
    AllOf,
    Among,
    AnyOf,
    AttackScript,
    CardScript,
    Draw,
    Equals,
    Every,
    Held,
    If,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Modifier,
    Not,
    OfType,
    Pick,
    PickWord,
    Power,
    Require,
    Reveal,
    Self,
    Send,
    Shuffle,
    Some,
    Suffers,
    ThisCard,
    Using,
    Without,
)
from rulesets.ptcg.match.terms import Op, Selector

# Card id -> place on the card ("attack 1", "power 1", "rule") -> what it does.
Parts: TypeAlias = Mapping[str, Mapping[str, AttackScript | Power | CardScript]]

# What keeps a Pokémon Power from working, in the words of most of them.
OFF = Is(Self(), Suffers(("Asleep", "Confused", "Paralyzed")))
SELF_ACTIVE = Among(Self(), InPlay("you", "active"))
ENERGY = Kind(("Energy",))


def energy(types: str) -> Every:
    """Return the property of an Energy card of some types."""
    return Every((ENERGY, OfType(types)))


# Cards that many wordings by hand name.
BASIC = Every((Kind(("Pokémon",)), Kind(("Basic",))))
EVOLUTION = Kind(("Evolution",))
EX = Kind(("ex",))
BASIC_ENERGY = Kind(("Basic Energy",))
POKEMON_CARD = Some((BASIC, EVOLUTION))
# What becomes of the cards that a search of the deck found.
INTO_HAND: tuple[Op, ...] = (Reveal(Held("cards")), Send(Held("cards"), "hand"), Shuffle())
FOES = InPlay("opponent")
FOES_ACTIVE = InPlay("opponent", "active")
FOES_BENCH = InPlay("opponent", "bench")
WELL = Require(Not(Is(Self(), Suffers())))
OTHERS = Without(In("hand"), ThisCard())
_KINDS = ("Pokémon", "Trainer", "Energy")
# The types that a player may name, with their letters.
TYPE_WORDS = {
    "Grass": "G", "Fire": "R", "Water": "W", "Lightning": "L", "Psychic": "P", "Fighting": "F",
    "Darkness": "D", "Metal": "M",
}  # fmt: skip


def stronger_next_turn(attack: str, more: int) -> AttackScript:
    """Let one attack do more damage in the next turn."""
    stronger = Modifier("damage dealt before", more, when=Using(attack))
    return AttackScript(effect=(Lasting((stronger,), "your next turn", Self()),))


def guess_kind(hand: Selector, right: tuple[Op, ...] = ()) -> tuple[Op, ...]:
    """Let the opponent guess the kind of a card in hand; a wrong guess draws two cards."""
    return (
        Pick(hand, "cards"),
        PickWord(_KINDS, "guess", "opponent"),
        Reveal(Held("cards")),
        If(guessed_right(), right, (Draw(2),)),
    )


def guessed_right() -> AnyOf:
    """Return whether the kind guessed is that of the card chosen."""
    return AnyOf(tuple(AllOf((Equals("guess", k), Is(Held("cards"), Kind((k,))))) for k in _KINDS))
