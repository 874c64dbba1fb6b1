"""The meaning of shields that a coin decides."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THEIR_NEXT_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import OPPONENT
from rulesets.ptcg.effects.ops import InPlay, Lasting
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.conditions.subjects import State
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes
from rulesets.text.gaps import NoMeaning


@means("shield_coin_state")
def shield_coin_state(said: Discourse, _: object, *states: State) -> Program:
    said.shield, said.foe_only = "damage", False
    said.shield_when = all_of(*(state(Self()) for state in states))
    return ()


def _shield_later(said: Discourse, until: str) -> Program:
    if until != THEIR_NEXT_TURN:
        raise NoMeaning("a shield in another turn than the opponent's next")
    said.shield, said.foe_only, said.shield_until = "damage", False, until
    return ()


@means("shield_coin_next")
def shield_coin_next(said: Discourse, _: object, until: str) -> Program:
    return _shield_later(said, until)


@means("shield_coin_first")
def shield_coin_first(said: Discourse, until: str, *_: object) -> Program:
    return _shield_later(said, until)


@means("shield_coin")
def shield_coin(said: Discourse, *_: object) -> Program:
    said.shield, said.foe_only = "damage", "opponent's" in said.words
    return ()


def _coin(said: Discourse, kind: str, point: str, amount: int = 0) -> Changes | Program:
    if said.shield != kind:
        raise NoMeaning("a shield whose coin no sentence flips")
    foes = InPlay(OPPONENT) if said.foe_only else None
    shield = Modifier(point, amount, Self(), said.shield_when, foes, coin=True)
    if said.shield_until:
        return (Lasting((shield,), said.shield_until, Self()),)
    return (shield,)


@means("shield_prevents")
def shield_prevents(said: Discourse) -> Changes | Program:
    return _coin(said, "damage", "prevent damage")


@means("shield_lessens")
def shield_lessens(said: Discourse, n: str, *_: object) -> Changes | Program:
    return _coin(said, "damage", "damage taken", -int(n))


@means("shield_lessens2")
def shield_lessens2(said: Discourse, _: object, n: str, *__: object) -> Changes | Program:
    return _coin(said, "damage", "damage taken", -int(n))


@means("shield_all_coin")
def shield_all_coin(said: Discourse, *_: object) -> Program:
    said.shield, said.foe_only = "all", "opponent's" in said.words
    return ()


@means("shield_all")
def shield_all(said: Discourse, _: object) -> Changes | Program:
    return _coin(said, "all", "prevent all")


@means("shield_tails")
def shield_tails(said: Discourse, _: object, until: str) -> Program:
    safe = Modifier("prevent damage", value="tails", coin=True)
    said.shield = "tails"
    return (Lasting((safe,), until, Self()),)


@means("shield_prevents_self")
def shield_prevents_self(said: Discourse, _: object) -> Changes | Program:
    return shield_prevents(said)


@means("shield_holds")
def shield_holds(said: Discourse, _: object) -> Program:
    if said.shield != "tails":
        raise NoMeaning("damage prevented by a coin that no sentence flips")
    return ()
