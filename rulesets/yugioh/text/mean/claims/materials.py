"""Statements about what cards may be material for."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, NotA
from rulesets.yugioh.text.mean.claims.proofs import EVERYWHERE
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Noun
from rulesets.yugioh.text.mean.registry import always, means


def _only(noun: Noun, how: str) -> tuple[Modifier, ...]:
    if noun.zones or noun.side or noun.filter is None:
        raise NoMeaning("materials for a monster in a place")
    others = Cards(EVERYWHERE, "either", NotA(noun.filter))
    return (Modifier("no material", value=how, against=others),)


@means("synchro_only")
def synchro_only(said: Discourse, noun: Noun) -> tuple[Modifier, ...]:
    return _only(noun, "synchro")


@means("xyz_only")
def xyz_only(said: Discourse, noun: Noun) -> tuple[Modifier, ...]:
    return _only(noun, "xyz")


always("no_material_at_all", (Modifier("no material"),))


always("no_tribute_material", (Modifier("no tribute"), Modifier("no material")))


always("no_tribute_synchro", (Modifier("no tribute"), Modifier("no material", value="synchro")))
