"""The meaning of sentences of the later series that limit, answer or change what was said."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import (
    PER_TURN,
    THEIR_NEXT_TURN,
    THIS_TURN,
    WHILE_ACTIVE,
    WHILE_IN_PLAY,
)
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Held, It, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import AtLeast, Equal, Not, Reg
from rulesets.ptcg.effects.ops import (
    AttackedLastTurn,
    Defending,
    FallsToAttack,
    Grant,
    In,
    Inflict,
    InPlay,
    Is,
    Lasting,
    Named,
    Require,
    SetDamage,
    TurnOf,
    Unspent,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.conditions.happenings import Event, State
from rulesets.ptcg.text.mean.continuous.timed import flip_to_attack
from rulesets.ptcg.text.mean.deeds.searching import of_those_cards
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait, first_int, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.sentences.compound import as_program, when
from rulesets.text.gaps import NoMeaning

silent("did_recent")
_COINS = Modifier("sleep coins", 1, single=True)


# Uses and their limits.
@means("once_if_may")
def once_if_may(said: Discourse, condition: Condition, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, (Require(condition), *as_program(parts[-1])))


@means("power_not_first")
def power_not_first(said: Discourse) -> roles.PowerLimit:
    return roles.PowerLimit(TurnOf(YOU, first=True))


@means("not_twice_by_any")
def not_twice_by_any(said: Discourse, n: str, name: str) -> roles.OnlyIf:
    says((n,), "1")
    return roles.OnlyIf(Not(AttackedLastTurn(bare(name))))


# Sleep and Poison.
@means("recover_too")
def recover_too(said: Discourse, *_: object) -> roles.Recovers:
    return roles.Recovers()


@means("sleep_coins")
def sleep_coins(said: Discourse, *numbers: object) -> Program:
    says(numbers, "2", "1")
    if said.kind != "attack":
        raise NoMeaning("coins of sleep that no attack asks for")
    return (Lasting((_COINS,), WHILE_ACTIVE, said.only(Mons(None))),)


@means("sleep_coins_if")
def sleep_coins_if(said: Discourse, condition: Condition, *numbers: object) -> object:
    says(numbers, "2", "1")
    if said.kind != "power" or not isinstance(condition, Is) or condition.what != Self():
        raise NoMeaning("coins of sleep of another Pokémon")
    return (_COINS,)


@means("still_asleep")
def still_asleep(said: Discourse, _: Mons) -> Program:
    return ()


@means("poison_counters_usual")
def poison_counters_usual(said: Discourse, n: str, usual: str, _: Mons) -> roles.Change:
    says((usual,), "1")  # of Confusion there are three
    return roles.Change("poison", int(n))


@means("poison_counters_if")
def poison_counters_if(
    said: Discourse, condition: Condition, n: str, usual: str, mon: Mons
) -> Program:
    says((usual,), "1")
    on = said.only(mon) if mon.source is not None or said.that is not None else None
    if on is None:
        raise NoMeaning("a pronoun for a Pokémon no sentence has named")
    return when(said, condition, (Inflict(("Poisoned",), on, int(n)),))


# The end of this turn, and the rest of the game.
@means("at_this_end")
def at_this_end(said: Discourse, program: object) -> Program:
    return (Grant((Trigger("turn end", as_program(program)),), THIS_TURN),)


@means("at_this_end_if")
def at_this_end_if(said: Discourse, condition: Condition, program: object) -> Program:
    return (Grant((Trigger("turn end", as_program(program), when=condition),), THIS_TURN),)


@means("for_the_game")
def for_the_game(said: Discourse, change: Modifier) -> Program:
    players = OPPONENT if change.who == OPPONENT else YOU
    return (Lasting((change,), WHILE_IN_PLAY, players=players),)


@means("rest_less")
def rest_less(said: Discourse, mons: Mons, n: str, *_: object) -> Modifier:
    return Modifier("damage taken", -int(n), said.only(mons), against=InPlay(OPPONENT))


@means("rest_more")
def rest_more(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Modifier:
    return Modifier("damage dealt before", int(n), said.only(mons), against=foes)


# Damage.
@means("damage_set_if")
def damage_set_if(said: Discourse, condition: Condition, _: object, n: str) -> roles.Instead:
    said.condition = condition
    return roles.Instead(condition, (SetDamage(int(n)),))


@means("fail_unpaid")
def fail_unpaid(said: Discourse, *parts: object) -> roles.Change:
    """Said of a price: without it the attack does nothing."""
    if not isinstance(said.cards, Held):
        raise NoMeaning("a price that no sentence has named")
    return roles.Change("fails without", first_int(parts))


@means("win_when")
def win_when(said: Discourse, *parts: object) -> Program:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return when(said, Equal(Count(In("prizes")), n), parts[-1])


@means("attackers_bare")
def attackers_bare(said: Discourse, *groups: tuple[Trait, ...]) -> Selector:
    found: Selector = in_play(OPPONENT, groups[0])
    for other in groups[1:]:
        found = Either(found, in_play(OPPONENT, other))
    return found


@means("more_prizes_kinds")
def more_prizes_kinds(said: Discourse, foes: Selector, *parts: object) -> Program:
    n = first_int(parts)
    more = Modifier("prizes", n, foes, FallsToAttack(Self()))
    return (Lasting((more,), THIS_TURN, players=YOU),)


@means("discarded_such")
def discarded_such(said: Discourse, kind: CardFilter | None) -> Condition:
    """Asked at once: what follows speaks of other cards."""
    if isinstance(said.cards, In) and said.cards.zone == "stadium":
        return AtLeast(Reg("moved"), 1)
    if not isinstance(said.cards, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    return AtLeast(Count(of_those_cards(said, kind)), 1)


@means("if_discarded_kind")
def if_discarded_kind(said: Discourse, condition: Condition, program: object) -> Program:
    return when(said, condition, program)


# A flip to attack.
@means("flip_to_attack_bare")
def flip_to_attack_bare(said: Discourse, *until: str) -> Program:
    return flip_to_attack(said, Mons(Defending()), *until)


@means("flip_to_attack_first")
def flip_to_attack_first(said: Discourse, until: str) -> Program:
    return flip_to_attack_bare(said, until)


# Events.
@means("t_levelled")
def t_levelled(said: Discourse, *_: object) -> Event:
    said.that = said.that or Self()
    return Event("evolved")


@means("t_attached_rule")
def t_attached_rule(said: Discourse, energy: EnergySet, *_: object) -> Event:
    if "poké-powers" not in said.words:
        raise NoMeaning("Energy attached by anything but an attack")
    said.that = said.that or Self()
    return Event("attached by the rule", Is(Held("subject"), energy.filter))


@means("t_named_comes_up")
def t_named_comes_up(said: Discourse, names: tuple[str, ...]) -> Event:
    said.that = It()
    mine = InPlay(YOU, filter=Named(tuple(names)))
    return Event("comes up", all_of(TurnOf(YOU), Unspent(attack_too=True)), mine, spends=True)


# Shields by coins.
@means("shield_coin_state")
def shield_coin_state(said: Discourse, _: object, *states: State) -> Program:
    said.shield, said.foe_only = "damage", False
    said.shield_when = all_of(*(state(Self()) for state in states))
    return ()


@means("shield_coin_next")
def shield_coin_next(said: Discourse, _: object, until: str) -> Program:
    return _shield_later(said, until)


@means("shield_coin_first")
def shield_coin_first(said: Discourse, until: str, *_: object) -> Program:
    return _shield_later(said, until)


def _shield_later(said: Discourse, until: str) -> Program:
    if until != THEIR_NEXT_TURN:
        raise NoMeaning("a shield in another turn than the opponent's next")
    said.shield, said.foe_only, said.shield_until = "damage", False, until
    return ()
