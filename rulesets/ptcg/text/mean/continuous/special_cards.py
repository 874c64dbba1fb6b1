"""The meaning of sentences on special Energy, Fossils and machines."""

from __future__ import annotations

from typing import Any

from rulesets.engine.lasting import ANY_TIMES
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import InPlay, Is, Modifier, Provision, Self, Send, ThisCard
from rulesets.ptcg.effects.terms.card_filters import Kind, NameHas
from rulesets.ptcg.effects.terms.pokemon_filters import HasAttached
from rulesets.ptcg.text.mean.discourse import NoMeaning, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.roles import AttachThis, OpenUse

EVERY_TYPE = "GRWLPFDMYNC"


class StandingMeaning:
    """Handlers of `energy.lark`."""

    def provides(self, *parts: str) -> tuple[Provision, ...]:
        letters = "".join(p[1:-1] for p in parts if p.startswith("{"))
        return (Provision(tuple(letters)),)

    def provides_there(self, *parts: str) -> tuple[Provision, ...]:
        """What gives Energy on some Pokémon only stays on those: the next sentence says so."""
        given = [p for p in parts if p.startswith("{")]
        return (Provision((given[0][1:-1],)),)

    def provides_all(self, *parts: str) -> tuple[Provision, ...]:
        n = next(int(p) for p in parts if p.isdigit())
        return (Provision((EVERY_TYPE,) * n),)

    def provides_all_delta(self, *parts: str) -> tuple[Provision, ...]:
        n = next(int(p) for p in parts if p.isdigit())
        return (Provision((EVERY_TYPE,) * n, Is(Self(), NameHas(("δ",)))),)

    def provides_beside(self, *parts: str) -> tuple[Provision, ...]:
        letters = "".join(p[1:-1] for p in parts if p.startswith("{"))
        return (Provision(tuple(letters), Is(Self(), HasAttached(Kind(("Special Energy",)), 2))),)

    def fossil(self, _: Any) -> tuple[Modifier, ...]:
        return Modifier("cannot retreat"), Modifier("cannot be affected")

    def fossil_some(self, _: Any, conditions: tuple[str, ...]) -> tuple[Modifier, ...]:
        return Modifier("cannot retreat"), Modifier(
            "cannot be affected", value="|".join(conditions)
        )

    def no_prize(self, _: Any) -> tuple[Modifier, ...]:
        return (Modifier("knock out does not count"),)

    def discard_from_play(self, *_: Any) -> OpenUse:
        return OpenUse(ANY_TIMES, (Send(ThisCard()),))

    def only_on(self, _: Any, traits: tuple[Trait, ...]) -> AttachThis:
        to = in_play(YOU, traits)
        if not isinstance(to, InPlay):
            raise NoMeaning("a card attached to something else")
        return AttachThis((), to)
