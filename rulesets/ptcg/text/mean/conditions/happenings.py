"""The meaning of events: played, evolved, damaged, Knocked Out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rulesets.engine.select import Self, ThisCard
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import Among, Attacker, Held, Hp, InPlay, Is, It, UnhurtBefore
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.pokemon_filters import HasEnergy, Suffers
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.play.knockouts import (
    BY_ANY_ATTACK,
    BY_POKEMON,
    FALLS_ANYHOW,
    KNOCKED_OUT,
    WOULD_FALL,
    WOULD_FALL_TO_ATTACK,
)
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, NoMeaning, Trait, always
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import every

DAMAGED = "damaged"


class Event(NamedTuple):
    """An event that starts something, of whom and under which condition."""

    event: str
    when: Condition | None = None
    on: Selector = Self()
    own_too: bool = False  # also of attacks of one's own side


class Blow(NamedTuple):
    """Whose attack it is: anyone's, the opponent's, that of some of their Pokémon."""

    foe: bool
    filter: CardFilter | None = None


class Whose(NamedTuple):
    """The Pokémon an event is about, and what it must be."""

    on: Selector
    tests: tuple[Condition, ...] = ()


State = Callable[[Selector], Condition]


class TriggerMeaning:
    """Handlers of the events in `conditions.lark` and `reactions.lark`."""

    said: Discourse

    def t_played(self, *_: Any) -> Event:
        return Event("played")

    def t_attached(self, energy: EnergySet, _: Any) -> Event:
        return Event("attached from hand", Is(Held("subject"), energy.filter))

    def t_this_attached(self, *parts: Any) -> Event:
        traits = next((p for p in parts if isinstance(p, tuple)), ())
        whose = in_play(YOU, traits)
        return self._attached(Among(Self(), whose) if whose != InPlay(YOU) else None)

    def t_this_attached_active(self, *_: Any) -> Event:
        return self._attached(Among(Self(), InPlay(YOU, ACTIVE)))

    def _attached(self, test: Condition | None) -> Event:
        self.said.that = Self()
        here = Among(Held("subject"), ThisCard())
        return Event("attached from hand", here if test is None else all_of(here, test))

    t_evolved = always(Event("evolved"))
    t_evolved_active = always(Event("evolved", Among(Self(), InPlay(YOU, ACTIVE))))
    t_benched = always(Event("benched"))
    t_damaged_active = always(Event(DAMAGED, Among(Self(), InPlay(YOU, ACTIVE))))

    # What is done to whom.
    def h_damaged(self, whose: Whose, *parts: Any) -> Event:
        return self._happens(DAMAGED, whose, parts)

    def h_blow(self, blow: Blow, whose: Whose, *_: Any) -> Event:
        return self._happens(DAMAGED, whose, (blow,))

    def h_knocked_out(self, whose: Whose, *parts: Any) -> Event:
        event = KNOCKED_OUT if parts[-1].foe else BY_ANY_ATTACK
        return self._happens(event, whose, parts)

    def h_falls(self, whose: Whose, *parts: Any) -> Event:
        return self._happens(FALLS_ANYHOW, whose, (*parts, Blow(False)))

    def h_felled(self, whose: Whose) -> Event:
        event = self._happens(BY_POKEMON, whose, (Blow(False),))
        self.said.that = Attacker()
        return event

    def h_retreats(self, *left: str) -> Event:
        self.said.that = It()
        when = AtLeast(Hp(It(), left=True), int(left[0])) if left else None
        return Event("retreats", when, InPlay(OPPONENT))

    def h_would_fall(self, whose: Whose, *parts: Any) -> Event:
        return self._escapable(WOULD_FALL, whose, parts)

    def h_would_fall_to_attack(self, whose: Whose, *parts: Any) -> Event:
        return self._escapable(WOULD_FALL_TO_ATTACK, whose, parts)

    def _escapable(self, event: str, whose: Whose, parts: tuple[Any, ...]) -> Event:
        made = self._happens(event, whose, parts)
        if not parts[-1].foe:
            return made
        theirs = Among(Attacker(), InPlay(OPPONENT))
        return made._replace(when=theirs if made.when is None else all_of(made.when, theirs))

    def _happens(self, event: str, whose: Whose, parts: tuple[Any, ...]) -> Event:
        blow = parts[-1]
        who = whose.on if whose.on == Self() else It()
        tests = [*whose.tests, *(state(who) for state in parts[:-1])]
        if blow.filter is not None:
            tests.append(Is(Attacker(), blow.filter))
        self.said.event = event
        self.said.that = who
        when = all_of(*tests) if tests else None
        return Event(event, when, whose.on, event == DAMAGED and not blow.foe)

    def w_self(self, _: Any) -> Whose:
        return Whose(Self())

    def w_holder(self, *parts: Any) -> Whose:
        kind = every(*(p.filter for p in parts if isinstance(p, Trait)))
        return Whose(Self(), (Is(Self(), kind),) if kind is not None else ())

    def w_special_holder(self, kind: CardFilter, _: Any) -> Whose:
        return Whose(Self(), (Is(Self(), kind),))

    def w_active(self, *types: str) -> Whose:
        traits = tuple(self.a_type(t) for t in types)  # type: ignore[attr-defined]
        return Whose(in_play(YOU, (*traits, Trait(place=ACTIVE))))

    def w_active_self(self, _: Any) -> Whose:
        # By its name: from the Bench, too, one answers for another that is Active.
        return Whose(InPlay(YOU, ACTIVE, Named((rules_name(self.said.own),))))

    def w_one(self, n: str, traits: tuple[Trait, ...]) -> Whose:
        if int(n) != 1:
            raise NoMeaning("an event of several Pokémon")
        return Whose(in_play(YOU, traits))

    def st_active(self) -> State:
        return lambda who: Among(who, InPlay(YOU, ACTIVE))

    def st_unhurt(self) -> State:
        return UnhurtBefore

    def st_suffers(self, conditions: tuple[str, ...]) -> State:
        return lambda who: Is(who, Suffers(conditions))

    def st_energy(self, energy: EnergySet) -> State:
        return lambda who: Is(who, HasEnergy(1, energy.types))

    def b_any(self) -> Blow:
        return Blow(False)

    def b_foe(self) -> Blow:
        return Blow(True)

    def b_from(self, traits: tuple[Trait, ...]) -> Blow:
        return Blow(True, every(*(t.filter for t in traits)))

    def h_attached_anyhow(self, energy: EnergySet, mon: Mons) -> Event:
        return self.h_attached(energy, mon)._replace(event="attached")

    def h_attached(self, energy: EnergySet, mon: Mons) -> Event:
        on = self.said.only(mon)
        return Event("attached from hand", Is(Held("subject"), energy.filter), on)
