"""The meaning of the turn and the game: ended, lost, barred."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THEIR_NEXT_TURN, THIS_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import BarAttack, Defending, EndTurn, ExtraTurn, Lasting, Win
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, says
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Change


@means("flip_to_attack_bare")
def flip_to_attack_bare(said: Discourse, *until: str) -> Program:
    return flip_to_attack(said, Mons(Defending()), *until)


@means("flip_to_attack_first")
def flip_to_attack_first(said: Discourse, until: str) -> Program:
    return flip_to_attack_bare(said, until)


@means("another_turn")
def another_turn(said: Discourse, n: str) -> Program:
    says((n,), "1")
    return (ExtraTurn(),)


@means("win_game")
def win_game(said: Discourse) -> Program:
    return (Win(YOU),)


@means("lose_game")
def lose_game(said: Discourse) -> Program:
    return (Win(OPPONENT),)


@means("cannot_use_that")
def cannot_use_that(said: Discourse, mon: Mons, until: str) -> object:
    return Change("bar", program=(BarAttack(said.only(mon), until),))


@means("cannot_use_that2")
def cannot_use_that2(said: Discourse, until: str, mon: Mons) -> object:
    return cannot_use_that(said, mon, until)


@means("flip_to_attack")
def flip_to_attack(said: Discourse, mon: Mons, until: str = THEIR_NEXT_TURN) -> Program:
    ops, on = said.pick(mon)
    return (*ops, Lasting((Modifier("flip to attack", value="tails?"),), until, on))


@means("flip_to_attack2")
def flip_to_attack2(said: Discourse, until: str, mon: Mons) -> Program:
    return flip_to_attack(said, mon, until)


@means("end_turn")
def end_turn(said: Discourse) -> Program:
    return (EndTurn(),)


@means("no_more_trainers")
def no_more_trainers(said: Discourse) -> Program:
    return (Lasting((Modifier("cannot play", value="Trainer"),), THIS_TURN, players=YOU),)
