"""The meaning of damage prevented, lessened or raised as long as a card is in play."""

from __future__ import annotations

from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.ops import InPlay, Modifier
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.continuous.constant import of_one_side, on_them
from rulesets.ptcg.text.mean.continuous.timed_damage import halved
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.meanings import Phrase, expect


@means("p_less_taken")
def p_less_taken(said: Discourse, *parts: object) -> tuple[Modifier, ...]:
    mons = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return on_them(said, mons, "damage taken", -n)


@means("p_prevent_big")
def p_prevent_big(said: Discourse, *parts: object) -> tuple[Modifier, ...]:
    n = next(int(p) for p in parts if isinstance(p, str))
    mon = next(p for p in parts if isinstance(p, Mons))
    return on_them(said, mon, "prevent damage", when=AtLeast(Reg("damage"), n))


@means("p_after_more")
def p_after_more(said: Discourse, _: object, *parts: object) -> tuple[Modifier, ...]:
    n = next(int(p) for p in parts if isinstance(p, str))
    foe = InPlay(OPPONENT, ACTIVE)
    return (Modifier("damage dealt after", n, against=foe),)


@means("p_prevent_foe")
def p_prevent_foe(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    of_one_side(mons)
    return on_them(said, mons, "prevent damage", against=InPlay(OPPONENT))


@means("p_dealt_less")
def p_dealt_less(said: Discourse, mon: Mons, n: str, *_: object) -> tuple[Modifier, ...]:
    return on_them(said, mon, "damage dealt before", -int(n), against=InPlay(OPPONENT))


@means("p_half")
def p_half(said: Discourse, *parts: object) -> tuple[Modifier, ...]:
    mons = [p for p in parts if isinstance(p, Mons)]
    return (Modifier("damage taken", halved(expect(bool, parts[-1])), said.only(mons[0])),)


@means("p_foe_does_less")
def p_foe_does_less(said: Discourse, n: str, when: Phrase) -> tuple[Modifier, ...]:
    point = "damage dealt before" if when.rule == "before_wr" else "damage dealt after"
    return (Modifier(point, -int(n), InPlay(OPPONENT)),)


@means("p_less_from")
def p_less_from(
    said: Discourse, mons: Mons, foes: Selector, n: str, when: Phrase
) -> tuple[Modifier, ...]:
    point = "damage taken before" if when.rule == "before_wr" else "damage taken"
    return on_them(said, mons, point, -int(n), against=foes)


@means("p_each_more")
def p_each_more(said: Discourse, mon: Mons, n: str, *_: object) -> tuple[Modifier, ...]:
    foe = InPlay(OPPONENT, ACTIVE)
    point = "damage dealt before" if _ else "damage dealt"
    return on_them(said, mon, point, int(n), against=foe)


@means("p_prevent_all_from")
def p_prevent_all_from(said: Discourse, mons: Mons, foes: Selector) -> tuple[Modifier, ...]:
    return on_them(said, mons, "prevent all", against=foes)


@means("p_less_foe")
def p_less_foe(said: Discourse, mons: Mons, n: str, when: Phrase) -> tuple[Modifier, ...]:
    of_one_side(mons)
    point = "damage taken before" if when.rule == "before_wr" else "damage taken"
    return on_them(said, mons, point, -int(n), against=InPlay(OPPONENT))


@means("p_prevent_effects")
def p_prevent_effects(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "prevent effects")


@means("p_prevent_effects_foe")
def p_prevent_effects_foe(said: Discourse, mons: Mons) -> tuple[Modifier, ...]:
    return on_them(said, mons, "prevent effects", against=InPlay(OPPONENT))


@means("p_prevent_from")
def p_prevent_from(said: Discourse, mons: Mons, traits: tuple[Trait, ...]) -> tuple[Modifier, ...]:
    return on_them(said, mons, "prevent damage", against=in_play(OPPONENT, traits))


@means("p_more2")
def p_more2(said: Discourse, mons: Mons, n: str, *_: object) -> tuple[Modifier, ...]:
    return on_them(said, mons, "damage dealt before", int(n), against=InPlay(OPPONENT, ACTIVE))


@means("p_prevent_damage")
def p_prevent_damage(said: Discourse, mons: Mons, *_: object) -> tuple[Modifier, ...]:
    return on_them(said, mons, "prevent damage")


@means("p_prevent_ex")
def p_prevent_ex(said: Discourse, mons: Mons, side: str, kind: CardFilter) -> tuple[Modifier, ...]:
    return on_them(said, mons, "prevent all", against=InPlay(side, filter=kind))


@means("p_more")
def p_more(said: Discourse, *parts: object) -> tuple[Modifier, ...]:
    mons = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return on_them(said, mons, "damage dealt before", n, against=InPlay(OPPONENT, ACTIVE))
