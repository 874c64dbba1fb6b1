"""The meaning of effects that are always there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import AllOf, AtLeast, Reg
from rulesets.ptcg.effects.ops import Attached, Count, EnergyOn, InPlay, Modifier, Self
from rulesets.ptcg.effects.terms.card_filters import HasPower, OfType, Unlike
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter, That
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.continuous.timed import (
    NOT_SUPPORTERS,
    LastingMeaning,
    halved,
    player_kinds,
)
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import EnergySet, Mons, NoMeaning, Words
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ENERGY, every


class ContinuousMeaning(LastingMeaning):
    """Handlers of the continuous effects in `board.lark`."""

    def continuous(self, *parts: Any) -> tuple[Modifier, ...]:
        modifiers = parts[-1]
        when: Condition | None = parts[0] if len(parts) == 2 else None
        if when is None:
            return tuple(modifiers)
        return tuple(
            replace(m, when=when if m.when is None else AllOf((when, m.when))) for m in modifiers
        )

    def continuous_after(self, modifiers: Any, when: Condition) -> tuple[Modifier, ...]:
        return self.continuous(when, modifiers)

    def as_long(self, when: Condition) -> Condition:
        return when

    as_long_after = as_long

    def _always(self, mons: Mons, point: str, amount: int = 0, **rest: Any) -> tuple[Modifier, ...]:
        return (Modifier(point, amount, self.said.only(mons), **rest),)

    def p_less_taken(self, *parts: Any) -> tuple[Modifier, ...]:
        mons = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._always(mons, "damage taken", -n)

    def p_no_conditions(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot be affected")

    def p_no_some_conditions(self, mons: Mons, conditions: tuple[str, ...]) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot be affected", value="|".join(conditions))

    def p_retreat_less(self, mons: Mons, cost: str) -> tuple[Modifier, ...]:
        return self._always(mons, "retreat", -len(cost[1:-1]))

    def p_retreat_zero(self, mons: Mons, n: str) -> tuple[Modifier, ...]:
        if int(n):
            raise NoMeaning("a Retreat Cost set to a number")
        return self._always(mons, "free retreat")

    def p_no_retreat(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "free retreat")

    def p_no_weakness(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "no weakness")

    def p_hp(self, mons: Mons, n: str) -> tuple[Modifier, ...]:
        return self._always(mons, "hp", int(n[1:]))

    def p_hp_per(self, _: Any, n: str, energy: EnergySet, *__: Any) -> tuple[Modifier, ...]:
        on = Self()
        count = EnergyOn(on, energy.types) if energy.units else Count(Attached(on, energy.filter))
        return (Modifier("hp", times(int(n[1:]), count)),)

    def p_pays_more_theirs(self, *parts: Any) -> tuple[Modifier, ...]:
        return self.p_retreat_more(Mons(in_play(BOTH, parts[1]), plural=True), parts[0])

    def p_retreat_more(self, mons: Mons, cost: str) -> tuple[Modifier, ...]:
        return self._always(mons, "retreat", len(cost) - 2)

    def p_retreat_less2(self, cost: str, mons: Mons) -> tuple[Modifier, ...]:
        return self.p_retreat_less(mons, cost)

    def p_pays_less(self, *parts: Any) -> tuple[Modifier, ...]:
        return self.p_retreat_less(Mons(in_play(BOTH, parts[1]), plural=True), parts[0])

    def p_pays_more(self, group: InPlay, cost: str) -> tuple[Modifier, ...]:
        return self._always(Mons(group, plural=True), "retreat", len(cost) - 2)

    def p_prevent_big(self, *parts: Any) -> tuple[Modifier, ...]:
        n = next(int(p) for p in parts if isinstance(p, str))
        mon = next(p for p in parts if isinstance(p, Mons))
        return self._always(mon, "prevent damage", when=AtLeast(Reg("damage"), n))

    def p_after_more(self, _: Any, *parts: Any) -> tuple[Modifier, ...]:
        n = next(int(p) for p in parts if isinstance(p, str))
        foe = InPlay(OPPONENT, ACTIVE)
        return (Modifier("damage dealt after", n, against=foe),)

    def p_toxic_gas(self) -> tuple[Modifier, ...]:
        others = InPlay(BOTH, filter=Unlike(HasPower(name="Toxic Gas")))
        return (Modifier("powers off", on=others),)

    def p_earlier_attacks(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "attacks of earlier stages")

    def _of_one_side(self, mons: Mons) -> None:
        """Refuse "the opponent's attacks" where Pokémon of both players are meant."""
        if isinstance(mons.source, InPlay) and mons.source.side == BOTH:
            raise NoMeaning("attacks of either player's opponent")

    def p_prevent_foe(self, mons: Mons) -> tuple[Modifier, ...]:
        self._of_one_side(mons)
        return self._always(mons, "prevent damage", against=InPlay(OPPONENT))

    def p_powers_off(self, mons: Mons, kinds: str) -> tuple[Modifier, ...]:
        return self._always(mons, "powers off", value=kinds)

    def p_cannot_attach(self, energy: EnergySet, mon: Mons) -> tuple[Modifier, ...]:
        if energy.filter not in (ENERGY, every(ENERGY, OfType(energy.types))):
            raise NoMeaning("a ban on Energy by another property than its type")
        return self._always(mon, "cannot attach from hand", value=energy.types)

    def p_no_items(self, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),)

    def p_dealt_less(self, mon: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        return self._always(mon, "damage dealt before", -int(n), against=InPlay(OPPONENT))

    def p_half(self, *parts: Any) -> tuple[Modifier, ...]:
        mons = [p for p in parts if isinstance(p, Mons)]
        return (Modifier("damage taken", halved(parts[-1]), self.said.only(mons[0])),)

    def p_foe_does_less(self, n: str, when: Words) -> tuple[Modifier, ...]:
        point = "damage dealt before" if when.rule == "before_wr" else "damage dealt after"
        return (Modifier(point, -int(n), InPlay(OPPONENT)),)

    def p_retreat_less_per(self, cost: str, _: Any, energy: EnergySet, *__: Any) -> Any:
        if not energy.units:
            raise NoMeaning("a Retreat Cost lowered by cards")
        less = times(2 - len(cost), EnergyOn(Self(), energy.types))
        return (Modifier("retreat", less),)

    def p_energy_gives(self, mon: Mons, letter: str) -> tuple[Modifier, ...]:
        return self._always(mon, "energy", value=letter[1:-1])

    def p_no_abilities(self, mons: Mons) -> tuple[Modifier, ...]:
        able = HasPower(("Ability",))
        return (Modifier("powers off", on=That(self.said.only(mons), able)),)

    def p_no_abilities_of(self, group: Selector, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("powers off", on=That(group, HasPower(("Ability",)))),)

    def p_less_from(self, mons: Mons, foes: Selector, n: str, when: Words) -> tuple[Modifier, ...]:
        point = "damage taken before" if when.rule == "before_wr" else "damage taken"
        return self._always(mons, point, -int(n), against=foes)

    def p_each_more(self, mon: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        foe = InPlay(OPPONENT, ACTIVE)
        point = "damage dealt before" if _ else "damage dealt"
        return self._always(mon, point, int(n), against=foe)

    def p_prevent_all_from(self, mons: Mons, foes: Selector) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent all", against=foes)

    def p_retreat_more2(self, cost: str, mons: Mons) -> tuple[Modifier, ...]:
        return self.p_retreat_more(mons, cost)

    def p_less_foe(self, mons: Mons, n: str, when: Words) -> tuple[Modifier, ...]:
        self._of_one_side(mons)
        point = "damage taken before" if when.rule == "before_wr" else "damage taken"
        return self._always(mons, point, -int(n), against=InPlay(OPPONENT))

    def p_cost_less(self, mons: Mons, cost: str) -> tuple[Modifier, ...]:
        if set(cost[1:-1]) != {"C"}:
            raise NoMeaning("a cost lowered by a colour")
        return self._always(mons, "attack cost", 2 - len(cost))

    def p_prevent_effects(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent effects")

    def p_prevent_effects_foe(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent effects", against=InPlay(OPPONENT))

    def p_prevent_from(self, mons: Mons, traits: Any) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent damage", against=in_play(OPPONENT, traits))

    def p_cannot_play_both(self, kind: CardFilter | None) -> tuple[Modifier, ...]:
        return (Modifier("cannot play", value=player_kinds(kind), who=BOTH),)

    def p_cannot_play(self, kind: CardFilter | None) -> tuple[Modifier, ...]:
        return (Modifier("cannot play", value=player_kinds(kind), who=OPPONENT),)

    def p_no_evolution(self) -> tuple[Modifier, ...]:
        return (Modifier("cannot play", value="Evolution", who=BOTH),)

    def p_types(self, mons: Mons, one: str, two: str) -> tuple[Modifier, ...]:
        return self._always(mons, "type", value=one[1:-1] + two[1:-1])

    def p_more2(self, mons: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        return self._always(mons, "damage dealt before", int(n), against=InPlay(OPPONENT, ACTIVE))

    def p_no_retreating(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot retreat")

    def p_no_attacking(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot attack")

    def p_prevent_damage(self, mons: Mons, *_: Any) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent damage")

    def p_prevent_ex(self, mons: Mons, side: str, kind: CardFilter) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent all", against=InPlay(side, filter=kind))

    def p_more(self, *parts: Any) -> tuple[Modifier, ...]:
        mons = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._always(mons, "damage dealt before", n, against=InPlay(OPPONENT, ACTIVE))
