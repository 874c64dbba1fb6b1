"""The meaning of sentences that change what was said before."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_IN_PLAY
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Reg, Times
from rulesets.ptcg.effects.ops import (
    Attacker,
    FallsToAttack,
    If,
    InPlay,
    Is,
    Lasting,
    OfType,
    SetDamage,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import all_of, negated
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons
from rulesets.ptcg.text.mean.energy.from_decks import search_attach, search_attach_any
from rulesets.ptcg.text.mean.nouns.filters import letters
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import Change
from rulesets.ptcg.text.mean.sentences.programs import retargeted
from rulesets.text.gaps import NoMeaning


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


@means("heal_each_attached")
def heal_each_attached(said: Discourse, n: str) -> roles.Change:
    return roles.Change("healed with each", amount=int(n) // 10)


@means("heal_all_attached")
def heal_all_attached(said: Discourse) -> roles.Change:
    return roles.Change("healed with each")


@means("search_instead")
def search_instead(said: Discourse, when: Condition, cards: CardSet, n: str) -> roles.Change:
    if cards.filter != said.sort or not isinstance(cards.count, int) or n != "1":
        raise NoMeaning("a search for other cards instead")
    return roles.Change("found instead", amount=cards.count, when=when)


@means("attach_instead")
def attach_instead(
    said: Discourse, when: Condition, cards: CardSet, _: object, mons: Mons
) -> roles.Instead:
    return roles.Instead(when, search_attach(said, cards, _, mons), whole=True)


@means("attach_freely_instead")
def attach_freely_instead(
    said: Discourse, when: Condition, cards: CardSet, *parts: object
) -> roles.Instead:
    side, traits = parts[-2:]
    assert isinstance(side, str) and isinstance(traits, tuple)
    return roles.Instead(when, search_attach_any(said, cards, None, side, traits), whole=True)


@means("prizes_instead")
def prizes_instead(said: Discourse, when: Condition, n: str) -> roles.Change:
    return roles.Change("prizes instead", amount=int(n), when=when)


@means("prizes_for_those")
def prizes_for_those(said: Discourse, when: Condition, n: str) -> Program:
    fallen = FallsToAttack(InPlay(YOU))
    more = Modifier("prizes", int(n), InPlay(OPPONENT, ACTIVE), fallen)
    return (If(when, (Lasting((more,), WHILE_IN_PLAY, players=YOU),)),)


@means("counters_instead")
def counters_instead(said: Discourse, condition: Condition, n: str, *_: object) -> roles.Change:
    return roles.Change("counters instead", int(n), (If(condition, ()),))


@means("counters_instead_both")
def counters_instead_both(
    said: Discourse, one: Condition, two: Condition, n: str, *_: object
) -> roles.Change:
    return counters_instead(said, all_of(one, two), n)
