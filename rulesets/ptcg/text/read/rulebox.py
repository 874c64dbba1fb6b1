"""The rules printed on Pokémon: most say what the game does by the kind of card, some add to it."""

from __future__ import annotations

import re

from rulesets.ptcg.effects.ops import Among, EndTurn, InPlay, Modifier, Self, StopsTurn, Trigger

_PRIZES = re.compile(r"knocked out, your opponent takes (\d) prize cards", re.IGNORECASE)
_BENCH_SHIELD = re.compile(
    r"^(?:Tera: )?As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon"
    r" by attacks \(both yours and your opponent's\)\.$"
)
_MEGA = re.compile(r"^Mega Evolution rule: .*, your turn ends\.$")
_BABY = re.compile("Baby Pokémon is your Active|Active Pokémon is a Baby Pokémon")
# Deck construction and printed types: checks and facts see to them.
_KNOWN = re.compile(
    r"^You can't have more than 1 [^.]*in your deck\.$"
    r"|^◇ \(Prism Star\) Rule: "
    r"|^Radiant Pokémon Rule: You can't have more than 1 [^.]*in your deck\.$"
    r"|as many of this card in your deck|in your deck with Unown"
    r"|cannot be used at official"
    r"|^This Pokémon is both .* type\.$"
)

# How many Prizes a kind is worth beyond what the rulebook itself says of it.
_WORTH = (({"VMAX"}, 2), ({"TAG TEAM"}, 2), ({"MEGA", "ex"}, 1), ({"V"}, 1), ({"VSTAR"}, 1),
          ({"GX"}, 1))  # fmt: skip

Added = tuple[tuple[Modifier, ...], tuple[Trigger, ...]]

_SHIELDED = Modifier("prevent damage", when=Among(Self(), InPlay("you", "bench")))
# It becomes a Mega Evolution Pokémon by an effect too, not only by a card from the hand.
_ENDS_TURN = Trigger("evolves", (EndTurn(),), when=StopsTurn())


def added_by(text: str, subkinds: tuple[str, ...]) -> Added | None:
    """Return what a printed rule adds to the game's own rules; None if it is not understood."""
    prizes = _PRIZES.search(text)
    if prizes:
        # An ex or EX is worth two by the rulebook itself: EX-178, BW-182.
        extra = int(prizes[1]) - (2 if {"ex", "EX"} & set(subkinds) else 1)
        return ((Modifier("prizes", extra),) if extra else ()), ()
    if _BABY.search(text):
        return (Modifier("baby"),), ()
    if _BENCH_SHIELD.match(text):
        return (_SHIELDED,), ()
    if _MEGA.match(text):
        return (), (_ENDS_TURN,)
    return ((), ()) if _KNOWN.search(text) else None


def added_by_kind(subkinds: tuple[str, ...]) -> Added:
    """Return what the rule boxes of a Pokémon add, where a source leaves out their words."""
    kinds = set(subkinds)
    worth = next((extra for needed, extra in _WORTH if needed <= kinds), 0)
    modifiers = (Modifier("prizes", worth),) if worth else ()
    shield = (_SHIELDED,) if "Tera" in kinds else ()
    return modifiers + shield, (_ENDS_TURN,) if {"MEGA", "EX"} <= kinds else ()
