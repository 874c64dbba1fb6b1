"""The meaning of drawing cards, and of discarding them from the top of a deck."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Either, Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number, Reg
from rulesets.ptcg.effects.ops import (
    Bottom,
    Draw,
    In,
    Pick,
    PickNumber,
    Send,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND
from rulesets.ptcg.text.mean.discourse import (
    Discourse,
    first_int,
)
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


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


@means("draw_by_prizes")
def draw_by_prizes(said: Discourse) -> Program:
    return tuple(Draw(Count(In("prizes", side)), side) for side in (YOU, OPPONENT))


@means("opponent_draws_up_to")
def opponent_draws_up_to(said: Discourse, n: str) -> Program:
    into = said.register("number")
    return PickNumber(into, int(n), by=OPPONENT), Draw(Reg(into), OPPONENT)


@means("draw_bottom")
def draw_bottom(said: Discourse, _: object, n: str = "1") -> Program:
    return (Send(Bottom(In(DECK), int(n)), HAND),)


@means("draw_their_number")
def draw_their_number(said: Discourse) -> Program:
    return (Draw(Count(In("hand", OPPONENT))),)


@means("draw_number")
def draw_number(said: Discourse, _: object, count: Number) -> Program:
    return (Draw(count),)


@means("draw_until")
def draw_until(said: Discourse, _: object, n: str) -> Program:
    return (Draw(int(n), until=True),)


@means("draw_per")
def draw_per(said: Discourse, _: object, count: Number) -> Program:
    return (Draw(count),)


@means("opponent_draws")
def opponent_draws(said: Discourse, *n: str) -> Program:
    return (Draw(first_int(n), OPPONENT),)


@means("both_draw")
def both_draw(said: Discourse, *n: str) -> Program:
    return (Draw(first_int(n), BOTH),)


@means("mill")
def mill(said: Discourse, *parts: object) -> Program:
    return discard_top(said, first_int(parts), expect(str, parts[-1]))


@means("mill_each")
def mill_each(said: Discourse, n: str) -> Program:
    return (*discard_top(said, int(n), YOU), *discard_top(said, int(n), OPPONENT))


@means("mill_opponent")
def mill_opponent(said: Discourse, *parts: object) -> Program:
    return discard_top(said, first_int(parts), OPPONENT)


def discard_top(said: Discourse, n: int, side: str) -> Program:
    """Return the ops that discard the top cards of a deck."""
    into = said.register("cards")
    said.cards, said.sort = Held(into), None
    if side == BOTH:
        tops = Either(Top(In(DECK, YOU), n), Top(In(DECK, OPPONENT), n))
        return Pick(tops, into, 2 * n), Send(Held(into))
    return Pick(Top(In(DECK, side), n), into, n), Send(Held(into))
