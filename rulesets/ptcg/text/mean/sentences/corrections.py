"""The meaning of sentences that change what was said before."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_IN_PLAY
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Reg, Times
from rulesets.ptcg.effects.ops import Attacker, InPlay, Is, Lasting, OfType, SetDamage
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import negated
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import letters
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import Change
from rulesets.ptcg.text.mean.sentences.programs import retargeted


@means("ignored_if")
def ignored_if(said: Discourse, condition: Condition) -> roles.Ignored:
    return roles.Ignored(negated(condition))


@means("ignored_unless")
def ignored_unless(said: Discourse, condition: Condition) -> roles.Ignored:
    # Whoever has the card is the attacker whose damage it raises.
    return roles.Ignored(retargeted(condition, {Attacker(): Self()}))


@means("ignored_if_this")
def ignored_if_this(said: Discourse, condition: Condition, _: object) -> roles.Ignored:
    return roles.Ignored(negated(condition))


@means("reduced_at_most")
def reduced_at_most(said: Discourse, n: str) -> roles.Lessened:
    return roles.Lessened(int(n))


@means("put_at_most")
def put_at_most(said: Discourse, n: str, *_: object) -> roles.Change:
    return roles.Change("put cap", int(n))


@means("only_on_type")
def only_on_type(said: Discourse, _: object, letter: str) -> roles.OnlyOn:
    return roles.OnlyOn(Is(Self(), OfType(letters(letter))))


@means("recover_too")
def recover_too(said: Discourse, *_: object) -> roles.Recovers:
    return roles.Recovers()


@means("reminder")
def reminder(said: Discourse, *_: object) -> Program:
    return ()


@means("for_the_game")
def for_the_game(said: Discourse, change: Modifier) -> Program:
    players = OPPONENT if change.who == OPPONENT else YOU
    return (Lasting((change,), WHILE_IN_PLAY, players=players),)


@means("damage_set_if")
def damage_set_if(said: Discourse, condition: Condition, _: object, n: str) -> roles.Instead:
    said.condition = condition
    return roles.Instead(condition, (SetDamage(int(n)),))


@means("coin_cap")
def coin_cap(said: Discourse, n: str) -> roles.Change:
    return roles.Change("coins", int(n))


always("opponent_picks", roles.Change("opponent picks"))
always("opponent_picks_active", roles.Change("opponent picks active"))


@means("includes_new")
def includes_new(said: Discourse, *_: object) -> object:
    return Change("includes new")


@means("at_least_discard")
def at_least_discard(said: Discourse, n: str) -> object:
    return Change("at least", int(n))


@means("damage_doubled")
def damage_doubled(said: Discourse) -> Program:
    return (SetDamage(Times(2, Reg("damage"))),)


@means("damage_cap")
def damage_cap(said: Discourse, n: str) -> roles.Change:
    return roles.Change("cap", int(n))


@means("new_ones")
def new_ones(said: Discourse) -> str:
    return ""


@means("rest_less")
def rest_less(said: Discourse, mons: Mons, n: str, *_: object) -> Modifier:
    return Modifier("damage taken", -int(n), said.only(mons), against=InPlay(OPPONENT))


@means("rest_more")
def rest_more(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Modifier:
    return Modifier("damage dealt before", int(n), said.only(mons), against=foes)
