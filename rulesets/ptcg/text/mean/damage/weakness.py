"""The meaning of damage that Weakness, Resistance or effects do not change."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.sides import BOTH
from rulesets.ptcg.effects.ops import Ignore, InPlay, Modifier
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.ptcg.text.mean.roles import Changes

silent("effect_words", "effects_on", "applied", "for_this")

always("un_weakness", ("weakness",))
always("un_resistance", ("resistance",))
always("un_both", ("weakness", "resistance"))
always("un_effects", ("effects",))
always("un_resistance_effects", ("resistance", "effects"))
always("un_all", ("weakness", "resistance", "effects"))
always("un_weakness_effects", ("weakness", "effects"))
always("ignore_both", (Ignore(("weakness", "resistance")),))
always("ignore_weakness", (Ignore(("weakness",)),))
always("ignore_resistance", (Ignore(("resistance",)),))


@means("no_more")
def no_more(said: Discourse) -> Program:
    return ()


@means("unaffected_by")
def unaffected_by(said: Discourse, what: tuple[str, ...]) -> Program:
    return (Ignore(what),)


@means("p_ignores_resistance")
def p_ignores_resistance(said: Discourse, mon: Mons) -> Changes:
    return (Modifier("no resistance", on=InPlay(BOTH), against=said.only(mon)),)
