"""The meaning of drawing cards."""

from __future__ import annotations

from rulesets.engine.asking import PickNumber
from rulesets.engine.frames import Program
from rulesets.engine.select import Bottom, Count, Held
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number, Plus, Reg, Size
from rulesets.ptcg.effects.ops import Draw, In, Send
from rulesets.ptcg.effects.terms.selectors import DECK, HAND
from rulesets.ptcg.text.mean.discourse import Discourse, Trait, first_int
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means, phrase
from rulesets.text.gaps import NoMeaning

phrase("draws")


@means("draw_even")
def draw_even(said: Discourse) -> Program:
    return (Draw(Count(In(HAND, OPPONENT)), until=True),)


@means("both_draw_to")
def both_draw_to(said: Discourse, n: str) -> Program:
    return (Draw(int(n), BOTH, until=True),)


@means("draw_one")
def draw_one(said: Discourse, *_: object) -> Program:
    return (Draw(),)


@means("draw_many")
def draw_many(said: Discourse, _: object, n: str) -> Program:
    return (Draw(int(n)),)


@means("subject_draws")
def subject_draws(said: Discourse, *n: str) -> Program:
    if not said.subject:
        raise NoMeaning("a player draws whom no sentence has named")
    return (Draw(first_int(n), said.subject),)


@means("subject_draws_prizes")
def subject_draws_prizes(said: Discourse) -> Program:
    sides = (YOU, OPPONENT) if said.subject == BOTH else (said.subject or YOU,)
    return tuple(Draw(Count(In("prizes", side)), side) for side in sides)


@means("draw_up_to")
def draw_up_to(said: Discourse, _: object, n: str) -> Program:
    into = said.register("number")
    return PickNumber(into, int(n)), Draw(Reg(into))


@means("draw_per")
def draw_per(said: Discourse, _: object, count: Number) -> Program:
    return (Draw(count),)


@means("draw_bottom")
def draw_bottom(said: Discourse, _: object, n: str = "1") -> Program:
    return (Send(Bottom(In(DECK), int(n)), HAND),)


@means("draw_until")
def draw_until(said: Discourse, _: object, n: str) -> Program:
    return (Draw(int(n), until=True),)


@means("opponent_draws")
def opponent_draws(said: Discourse, *n: str) -> Program:
    return (Draw(first_int(n), OPPONENT),)


@means("draw_by_prizes")
def draw_by_prizes(said: Discourse) -> Program:
    return tuple(Draw(Count(In("prizes", side)), side) for side in (YOU, OPPONENT))


@means("opponent_draws_up_to")
def opponent_draws_up_to(said: Discourse, n: str) -> Program:
    into = said.register("number")
    return PickNumber(into, int(n), by=OPPONENT), Draw(Reg(into), OPPONENT)


@means("draw_their_number")
def draw_their_number(said: Discourse) -> Program:
    return (Draw(Count(In("hand", OPPONENT))),)


@means("that_player_draws")
def that_player_draws(said: Discourse) -> Program:
    if said.kind != "stadium":
        raise NoMeaning("a player whom no sentence has named")
    return (Draw(),)


@means("both_draw")
def both_draw(said: Discourse, *n: str) -> Program:
    return (Draw(first_int(n), BOTH),)


@means("draw_past_them")
def draw_past_them(said: Discourse, n: str) -> Program:
    return (Draw(Plus(Count(In(HAND, OPPONENT)), int(n)), until=True),)


@means("draw_each")
def draw_each(said: Discourse, n: str, *m: str) -> Program:
    return Draw(int(n)), Draw(int(m[0]) if m else 1, OPPONENT)


@means("draw_many_more")
def draw_many_more(said: Discourse, n: str) -> Program:
    return (Draw(int(n)),)


@means("draw_as_many")
def draw_as_many(said: Discourse) -> Program:
    if not isinstance(said.cards, Held):
        raise NoMeaning("as many cards as no sentence has counted")
    return (Draw(Size(said.cards.name)),)


@means("draw_bottom_n")
def draw_bottom_n(said: Discourse, n: str) -> Program:
    return (Send(Bottom(In(DECK), int(n)), HAND),)


@means("foe_draws")
def foe_draws(said: Discourse, n: str) -> Program:
    return (Draw(int(n), OPPONENT),)


@means("draw_as_mons")
def draw_as_mons(said: Discourse, traits: tuple[Trait, ...]) -> Program:
    return (Draw(Count(in_play(YOU, traits)), until=True),)


@means("draw_up_to_that")
def draw_up_to_that(said: Discourse) -> Program:
    return PickNumber("number", said.counted()), Draw(Reg("number"))
