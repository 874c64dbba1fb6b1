"""The meaning of Knock Outs and what becomes of the Pokémon."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Either
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.ptcg.effects.ops import InPlay, KnockOut, Lasting
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.play.knockouts import LAST_WORDS
from rulesets.ptcg.text.mean.conditions.events import must_answer
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means


@means("both_felled")
def both_felled(said: Discourse, one: Mons, two: Mons) -> Program:
    return (KnockOut(Either(said.only(one), said.only(two))),)


@means("knock_out_one", "knock_out_their")
def knock_out_one(said: Discourse, n: str, *parts: object) -> Program:
    group = next((p for p in parts if isinstance(p, InPlay)), None)
    if group is None:
        traits = next(p for p in parts if isinstance(p, tuple))
        behind = tuple(p for p in parts if isinstance(p, Trait))
        group = in_play(OPPONENT, (*traits, *behind))
    ops, who = said.pick(Mons(group, int(n)))
    return (*ops, KnockOut(who))


@means("knock_out_each")
def knock_out_each(said: Discourse, group: InPlay) -> Program:
    return (KnockOut(group),)


@means("knock_out")
def knock_out(said: Discourse, mon: Mons) -> Program:
    return (KnockOut(said.only(mon)),)


@means("falls_to_hand")
def falls_to_hand(said: Discourse) -> Program:
    must_answer(said, LAST_WORDS, "a way out of the discard pile")
    said.falls = True
    home = Modifier("falls to", value="hand")
    return (Lasting((home,), THIS_TURN, said.only(Mons(None))),)


@means("both_fall")
def both_fall(said: Discourse) -> Program:
    return (KnockOut(InPlay(BOTH, ACTIVE)),)
