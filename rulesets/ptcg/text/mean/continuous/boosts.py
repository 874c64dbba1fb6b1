"""The meaning of what Trainers do for a turn or while in play: damage, types, Energy kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.select import Either, Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import Attach, Attached, InPlay, Is, It, Modifier, Pick
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, NoMeaning, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC_ENERGY
from rulesets.ptcg.text.mean.roles import OpenTrigger


class BoostMeaning:
    """Handlers of the effects that stay in `trainers.lark`."""

    said: Discourse

    def boost(self, group: InPlay, n: str, foes: Selector, *_: Any) -> Any:
        m = Modifier("damage dealt before", int(n), group, against=foes)
        return (), (m,), Self(), group.side

    def boost_side(self, side: str, traits: tuple[Trait, ...], n: str, *rest: Any) -> Any:
        return self.boost(in_play(side, traits), n, *rest)

    def guard(self, n: str, foes: Selector, *_: Any) -> Any:
        m = Modifier("damage taken", -int(n), InPlay(YOU), against=foes)
        return (), (m,), Self(), YOU

    def foes_active(self) -> Selector:
        return InPlay(OPPONENT, ACTIVE)

    def foes_of(self, foes: Selector) -> Selector:
        if isinstance(foes, Either):
            return Either(self.foes_of(foes.left), self._active_too(foes.right))
        if not isinstance(foes, InPlay) or (foes.side, foes.place) != (OPPONENT, ACTIVE):
            raise NoMeaning("more damage to other Pokémon than the Active one")
        return foes

    def _active_too(self, foes: Selector) -> Selector:
        return self.foes_of(replace(foes, place=ACTIVE) if isinstance(foes, InPlay) else foes)

    def p_boost(self, mons: Mons, n: str, foes: Selector, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("damage dealt before", int(n), self.said.only(mons), against=foes),)

    def p_less_theirs(self, mons: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        if self.said.kind == "stadium":
            raise NoMeaning("attacks of the opponent of either player")
        foes = InPlay(OPPONENT)
        return (Modifier("damage taken", -int(n), self.said.only(mons), against=foes),)

    def p_less_attackers(self, mons: Mons, n: str, foes: Selector, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("damage taken", -int(n), self.said.only(mons), against=foes),)

    def p_type(self, mons: Mons, type_: str) -> tuple[Modifier, ...]:
        return (Modifier("type", on=self.said.only(mons), value=type_[1:-1]),)

    def p_fixed(self, _: Any) -> tuple[Modifier, ...]:
        return (Modifier("cannot retreat"),)

    def p_prevent_attackers(self, mons: Mons, foes: Selector) -> tuple[Modifier, ...]:
        return (Modifier("prevent damage", on=self.said.only(mons), against=foes),)

    def p_prevent_attackers2(self, foes: Selector, mons: Mons) -> tuple[Modifier, ...]:
        return self.p_prevent_attackers(mons, foes)

    def turn_goes_on(self, *parts: Any) -> tuple[Modifier, ...]:
        names = next(p for p in parts if isinstance(p, tuple))
        return (Modifier("turn goes on", when=Is(Self(), Named(names))),)

    def exp_share(self, *numbers: Any) -> Any:
        says(numbers, *("1",) * any(isinstance(n, str) and n.isdigit() for n in numbers))
        into = self.said.register("cards")
        move = Pick(Attached(It(), BASIC_ENERGY), into), Attach(Held(into), Self())
        return OpenTrigger(
            "knocked out", move, None, optional=True, on=InPlay(YOU, ACTIVE, others=True)
        )

    def ally_falls(self, *_: Any) -> str:
        return ""
