"""What no script may say, because the deeds would do something else than the words."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.select import Held
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, Equip, Lasting, Target, This, ToHand
from rulesets.yugioh.match.script import CardScript, Effect, walk

_ENDS_BY_ITSELF = ("self destroy",)  # changes that ask for the Equip card themselves


def check(script: CardScript) -> None:
    """Refuse a script that would play otherwise than its text."""
    for effect in script.effects:
        _hands(effect)
        _equipped(effect)


def _hands(effect: Effect) -> None:
    """A card always goes to its owner's hand: no effect takes one from another hand."""
    terms = list(walk((effect.targets, effect.cost, effect.program)))
    theirs = {
        t.into
        for t in terms
        if isinstance(t, Pick | Target)
        and isinstance(t.source, Cards)
        and (t.source.zones, t.source.side) == (("hand",), "opponent")
    }
    for t in terms:
        if isinstance(t, ToHand) and isinstance(t.cards, Held) and t.cards.name in theirs:
            raise NoMeaning("a card taken from the opponent's hand")


def _equipped(effect: Effect) -> None:
    """What an Equip card does ends with it: a change that lasts on its own would go on."""
    terms = list(walk(effect.program))
    if not any(isinstance(t, Equip) and t.card == This() for t in terms):
        return
    lasting = [m for t in terms if isinstance(t, Lasting) and not t.until for m in t.standings]
    if any(m.point not in _ENDS_BY_ITSELF for m in lasting):
        raise NoMeaning("a change that ends with the Equip card")
