"""Wordings of the Neo sets in which both players may do the same, one after the other."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    HEADS,
    AttackScript,
    Bench,
    BenchFull,
    CardScript,
    Coins,
    Draw,
    Evolve,
    EvolvesFrom,
    Held,
    If,
    In,
    InPlay,
    Kind,
    Lasting,
    Look,
    May,
    Modifier,
    Not,
    Note,
    Pick,
    Power,
    Reveal,
    Send,
    Shuffle,
    Some,
    That,
    Top,
    Trigger,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.scripts.parts import BASIC, BASIC_ENERGY, POKEMON_CARD, Parts

_SIDES = ("opponent", "you")
_TOOL = Kind(("Tool",))


def _found(side: str, filter_: CardFilter) -> tuple[Op, ...]:
    """Let a side search its deck for a card, show it and take it."""
    cards = f"cards of {side}"
    search = (
        Pick(In("deck", side, filter_), cards, 1, 0, by=side),
        Reveal(Held(cards)),
        Send(Held(cards), "hand"),
        Shuffle(side),
    )
    return (May(search, by=side),)


def _dug(side: str, filter_: CardFilter | None) -> tuple[Op, ...]:
    """Let a side take a card of its discard pile."""
    cards = f"cards of {side}"
    take = (
        Pick(In("discard", side, filter_), cards, by=side),
        Reveal(Held(cards)),
        Send(Held(cards), "hand"),
    )
    return (May(take, by=side),)


def _back(side: str, filter_: CardFilter, count: int, least: int) -> tuple[Op, ...]:
    """Let a side shuffle cards of its discard pile into its deck."""
    cards = f"cards of {side}"
    back = (
        Pick(In("discard", side, filter_), cards, count, least, by=side),
        Reveal(Held(cards)),
        Send(Held(cards), "deck"),
        Shuffle(side),
    )
    return (May(back, by=side),)


def _new_hand(side: str) -> tuple[Op, ...]:
    fresh = Send(In("hand", side), "deck"), Shuffle(side), Draw(4, side)
    return (May(fresh, by=side),)


def _benched(side: str) -> tuple[Op, ...]:
    """Let a side with room on its Bench search for a Basic Pokémon."""
    cards = f"cards of {side}"
    search = Pick(In("deck", side, BASIC), cards, 1, 0, by=side), Bench(Held(cards))
    return (If(Not(BenchFull(side)), (May(search, by=side),)),)


def _energy_on_top(side: str) -> tuple[Op, ...]:
    """Let a side look at the top of its deck and take the basic Energy there."""
    seen, cards = f"seen of {side}", f"cards of {side}"
    return (
        Note(Top(In("deck", side), 3), seen),
        Look(Held(seen), side),
        Pick(That(Held(seen), BASIC_ENERGY), cards, 3, 0, by=side),
        Reveal(Held(cards)),
        Send(Held(cards), "hand"),
    )


def _grown(side: str) -> tuple[Op, ...]:
    """Let a side evolve one of its Pokémon by a card of its deck."""
    mon, cards = f"pokemon of {side}", f"cards of {side}"
    evolve = (
        Pick(InPlay(side), mon, by=side),
        Pick(In("deck", side, EvolvesFrom(Held(mon))), cards, 1, 0, by=side),
        Evolve(Held(cards), Held(mon)),
        Shuffle(side),
    )
    return (May(evolve, by=side),)


_CAPSULE = Some((POKEMON_CARD, BASIC_ENERGY))
_NO_MORE = Lasting((Modifier("cannot play", value="Trainer"),), "this turn", players="you")


TOGETHER: Parts = {
    "neo1-90": {
        # Five cards, or all of fewer: who takes some takes them all.
        "rule": CardScript(
            play=(*(op for s in _SIDES for op in _back(s, _CAPSULE, 5, -1)), _NO_MORE)
        )
    },
    "neo1-102": {
        "rule": CardScript(play=(*(op for s in _SIDES for op in _benched(s)), Shuffle("both")))
    },
    "neo2-67": {
        "power 1": Power(
            triggers=(Trigger("benched", tuple(op for s in _SIDES for op in _new_hand(s))),)
        )
    },
    "neo4-15": {
        "power 1": Power(
            triggers=tuple(
                Trigger(event, tuple(op for s in _SIDES for op in _found(s, _TOOL)))
                for event in ("benched", "evolved")
            )
        )
    },
    "neo4-23": {
        "attack 1": AttackScript(
            effect=(Coins(), If(HEADS, (*_dug("you", None), *_dug("opponent", None))))
        )
    },
    "neo4-47": {
        "attack 1": AttackScript(
            effect=(*(op for s in _SIDES for op in _energy_on_top(s)), Shuffle("both"))
        )
    },
    "neo4-51": {
        "attack 1": AttackScript(
            effect=tuple(op for s in _SIDES for op in _back(s, POKEMON_CARD, 3, 0))
        )
    },
    "neo4-53": {
        "attack 1": AttackScript(effect=tuple(op for s in _SIDES for op in _dug(s, POKEMON_CARD)))
    },
    "neo4-54": {"attack 1": AttackScript(effect=tuple(op for s in _SIDES for op in _grown(s)))},
}
