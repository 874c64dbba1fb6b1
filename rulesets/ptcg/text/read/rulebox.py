"""The rules printed on Pokémon: most say what the game does by the kind of card, some add to it."""

from __future__ import annotations

import re

from rulesets.ptcg.effects.ops import (
    Among,
    Attached,
    CardScript,
    EndTurn,
    HasAttached,
    Held,
    InPlay,
    Kind,
    Modifier,
    Pick,
    Provision,
    Self,
    Send,
    StopsTurn,
    ThisCard,
    Trigger,
    Without,
)
from rulesets.ptcg.eras import DOUBLE_LEGEND, by_kind

_PRIZES = re.compile(r"knocked out, your opponent takes (\d) prize cards", re.IGNORECASE)
_MEGA = re.compile(r"^(?:Mega Evolution|Primal Reversion) rule: .*, your turn ends\.$")
_BABY = re.compile("Baby Pokémon is your Active|Active Pokémon is a Baby Pokémon")
# Deck construction, printed types and what the rules do by the kind of a card: checks, facts and
# the engine see to them (PL-113 to PL-130).
_KNOWN = re.compile(
    r"^You can't have more than 1 [^.]*in your deck\.$"
    r"|^◇ \(Prism Star\) Rule: "
    r"|^Radiant Pokémon Rule: You can't have more than 1 [^.]*in your deck\.$"
    r"|as many of this card in your deck|in your deck with Unown"
    r"|cannot be used at official"
    r"|^This Pokémon is both .* type\.$"
    r"|^(?:Tera: )?As long as this Pokémon is on your Bench, prevent all damage done to this"
    r" Pokémon by attacks \(both yours and your opponent's\)\.$"
    r"|^BREAK Evolution Rule: |^How to play a Pokémon V-UNION: "
    r"|your Bench only with the other half of "
    r"|^Put this card onto your Bench only with the effect of "
    r"|^Put this card onto your Active .* from its previous level\.$",
    re.IGNORECASE,
)

Added = tuple[tuple[Modifier, ...], tuple[Trigger, ...]]

# It becomes a Mega Evolution Pokémon by an effect too, not only by a card from the hand.
_ENDS_TURN = Trigger("evolves", (EndTurn(),), when=StopsTurn())


def added_by(text: str, subkinds: tuple[str, ...]) -> Added | None:
    """Return what a printed rule adds to the game's own rules; None if it is not understood."""
    prizes = _PRIZES.search(text)
    if prizes:
        # The rules count by kind (PL-110); which LEGEND is a double one only this rule tells here.
        legend = {DOUBLE_LEGEND} if "LEGEND" in subkinds else set()
        extra = int(prizes[1]) - by_kind(frozenset(subkinds) | legend)
        return ((Modifier("prizes", extra),) if extra else ()), ()
    if _BABY.search(text):
        return (Modifier("baby"),), ()
    if _MEGA.match(text):
        return (), (_ENDS_TURN,)
    return ((), ()) if _KNOWN.search(text) else None


_EVERY_TYPE = "GRWLPFDMYNC"
_AS_ENERGY = re.compile(
    r"^You may attach this as an Energy card from your hand to"
    r" 1 of your Pokémon(?P<beside> that already has an Energy card attached to it\. When you"
    r" attach this card, return an Energy card attached to that Pokémon to your hand)?\."
    r" While attached, this card is a Special Energy card and provides"
    r" (?:(?P<one>Colorless Energy)|every type of Energy but 2 Energy at a time)\."
    r"(?: \(Has no effect other"
    r" than providing Energy\.\))?$"
)


def as_energy(text: str) -> CardScript | None:
    """Return what a Pokémon card is that may be attached as an Energy card; None if it may not."""
    said = _AS_ENERGY.match(text)
    if said is None:
        return None
    provides = (Provision(("C",) if said["one"] else (_EVERY_TYPE,) * 2),)
    if not said["beside"]:
        return CardScript(provides=provides)
    others = Without(Attached(Self(), Kind(("Energy",))), ThisCard())
    back = (Pick(others, "cards"), Send(Held("cards"), "hand"))
    here = Among(Held("subject"), ThisCard())
    return CardScript(
        provides=provides,
        attach_to=InPlay("you", filter=HasAttached(Kind(("Energy",)))),
        triggers=(Trigger("attached from hand", back, when=here),),
    )


def added_by_kind(subkinds: tuple[str, ...]) -> Added:
    """Return what the rule boxes of a Pokémon add, where a source leaves out their words."""
    return (), (_ENDS_TURN,) if {"MEGA", "EX"} <= set(subkinds) else ()
