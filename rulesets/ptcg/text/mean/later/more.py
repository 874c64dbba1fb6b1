"""The meaning of wordings that later cards share a part of, and of shields that a coin decides."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Either, Held, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    Attached,
    Counters,
    Damage,
    Draw,
    EnergyOn,
    Heal,
    If,
    In,
    InPlay,
    Is,
    Lasting,
    May,
    Minus,
    Modifier,
    MoreDamage,
    Pay,
    Pick,
    Send,
    Some,
    TakeUp,
)
from rulesets.ptcg.effects.terms.selectors import BENCH, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.continuous.constant import on_them
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.deeds.looking import cards_left
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import POKEMON, SPECIAL_ENERGY, TOOL, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.sentences.compound import as_program
from rulesets.text.gaps import NoMeaning

Changes = tuple[Modifier, ...]


# Conditions.
@means("felled")
def felled(said: Discourse, mon: Mons) -> Condition:
    return AtLeast(Size("felled"), 1)


@means("moved_such")
def moved_such(said: Discourse, kinds: CardFilter) -> Condition:
    said.that = Held("left")
    return Is(Held("left"), kinds)


@means("attached_any")
def attached_any(said: Discourse) -> Condition:
    if not isinstance(said.cards, Held):
        raise NoMeaning("Energy attached that no sentence has named")
    return AtLeast(Size(said.cards.name), 1)


# Deeds.
@means("may_have_more")
def may_have_more(said: Discourse, price: object, n: str) -> Program:
    """More damage for a price: all of it must be there, and be paid."""
    steps = as_program(price)
    more: Program = (MoreDamage(int(n)),)
    tests: list[Condition] = []
    for op in steps:
        if isinstance(op, Pick):
            full = op.at_least == -1 and isinstance(op.count, int) and op.count < ANY_NUMBER
            tests.append(AtLeast(Size(op.into), op.count if full else 1))
    if tests:
        more = (If(all_of(*tests), more),)
    choice: Program = (May((*steps, *more)),)
    for op in steps:
        if isinstance(op, Pay):
            types = "" if set(op.cost) == {"C"} else op.cost[0]
            if len(set(op.cost)) > 1:
                raise NoMeaning("a price in Energy of several types")
            choice = (If(AtLeast(EnergyOn(op.source, types), len(op.cost)), choice),)
    return choice


@means("have_both_draw")
def have_both_draw(said: Discourse, *n: str) -> Program:
    return (Draw(first_int(n), BOTH),)


@means("others_hand")
def others_hand(said: Discourse) -> Program:
    return (Send(cards_left(said), HAND),)


@means("tool_or_special")
def tool_or_special(said: Discourse, _: str) -> Program:
    into = said.register("cards")
    found = Attached(InPlay(BOTH), Some((TOOL, SPECIAL_ENERGY)))
    return Pick(found, into), Send(Held(into))


@means("tool_special_stadium")
def tool_special_stadium(said: Discourse, mons: Mons) -> Program:
    if not isinstance(mons.source, InPlay) or mons.count != 1:
        raise NoMeaning("cards of a Pokémon that is no choice")
    into = said.register("cards")
    found = Attached(mons.source, Some((TOOL, SPECIAL_ENERGY)))
    return Pick(Either(found, In("stadium", BOTH)), into), Send(Held(into))


@means("heal_two")
def heal_two(
    said: Discourse, n: str, side: str, one: tuple[Trait, ...], two: tuple[Trait, ...]
) -> Program:
    groups = in_play(side, one), in_play(side, two)
    kinds = [g.filter for g in groups if g.filter is not None and g.place == "play"]
    if len(kinds) != 2 or int(n) % 10:
        raise NoMeaning("two groups of Pokémon, one without a property")
    return (Heal(int(n) // 10, InPlay(side, filter=Some(tuple(kinds)))),)


@means("foe_thins")
def foe_thins(said: Discourse, n: str) -> Program:
    bench, into = InPlay(OPPONENT, BENCH), said.register("pokemon")
    pick = Pick(bench, into, Minus(Count(bench), int(n)), by=OPPONENT)
    return pick, TakeUp(Held(into), "discard", "discard")


@means("damage_by_own")
def damage_by_own(said: Discourse, _: object, n: str, mons: Mons) -> Program:
    if mons.count != 1:
        raise NoMeaning("damage by the counters of several Pokémon")
    ops, to = said.pick(mons)
    return (*ops, Damage(times(int(n), Counters(to)), to))


@means("discards_such")
def discards_such(said: Discourse, kind: CardFilter | None, *traits: Trait) -> Number:
    return Count(In(DISCARD, YOU, every(kind, *(t.filter for t in traits))))


@means("discards_mons")
def discards_mons(said: Discourse, *traits: Trait) -> Number:
    return Count(In(DISCARD, YOU, every(POKEMON, *(t.filter for t in traits))))


# Continuous effects.
@means("stays_discarded")
def stays_discarded(said: Discourse, _: object) -> Changes:
    return (Modifier("stays discarded"),)


@means("p_prevent_each")
def p_prevent_each(said: Discourse, one: tuple[Trait, ...], *parts: object) -> Changes:
    two = next(p for p in parts if isinstance(p, tuple))
    kind, foe = (every(*(t.filter for t in traits)) for traits in (one, two))
    return tuple(
        Modifier("prevent damage", on=InPlay(side, filter=kind), against=InPlay(other, filter=foe))
        for side, other in ((YOU, OPPONENT), (OPPONENT, YOU))
    )


@means("p_no_recovery")
def p_no_recovery(said: Discourse) -> Changes:
    return (Modifier("no recovery", who=OPPONENT),)


@means("p_boost_such")
def p_boost_such(
    said: Discourse,
    side: str,
    traits: tuple[Trait, ...],
    more: Trait,
    n: str,
    foes: Selector,
    *_: object,
) -> Changes:
    group = in_play(side, (*traits, more))
    return (Modifier("damage dealt before", int(n), group, against=foes),)


@means("p_prevent_large")
def p_prevent_large(said: Discourse, mons: Mons, n: str) -> Changes:
    foe = InPlay(OPPONENT)
    when = AtLeast(Reg("damage"), int(n))
    return on_them(said, mons, "prevent damage", when=when, against=foe)


@means("p_wide")
def p_wide(said: Discourse, n: str) -> Changes:
    return (Modifier("bench", int(n), who=BOTH),)


# Shields that a coin decides.
@means("shield_coin")
def shield_coin(said: Discourse, *_: object) -> Program:
    said.shield, said.foe_only = "damage", "opponent's" in said.words
    return ()


@means("shield_all_coin")
def shield_all_coin(said: Discourse, *_: object) -> Program:
    said.shield, said.foe_only = "all", "opponent's" in said.words
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


@means("shield_all")
def shield_all(said: Discourse, _: object) -> Changes | Program:
    return _coin(said, "all", "prevent all")
