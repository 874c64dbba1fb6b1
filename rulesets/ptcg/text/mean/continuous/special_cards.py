"""The meaning of sentences on special Energy, Fossils and machines."""

from __future__ import annotations

from rulesets.engine.lasting import ANY_TIMES
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import InPlay, Is, Modifier, Provision, Self, Send, ThisCard
from rulesets.ptcg.effects.terms.card_filters import Kind, NameHas
from rulesets.ptcg.effects.terms.pokemon_filters import HasAttached
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.roles import AttachThis, OpenUse
from rulesets.text.gaps import NoMeaning

EVERY_TYPE = "GRWLPFDMYNC"


silent("every_type")


@means("provides")
def provides(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    letters = "".join(p[1:-1] for p in parts if p.startswith("{"))
    return (Provision(tuple(letters)),)


@means("provides_there")
def provides_there(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    """What gives Energy on some Pokémon only stays on those: the next sentence says so."""
    given = [p for p in parts if p.startswith("{")]
    return (Provision((given[0][1:-1],)),)


@means("provides_all")
def provides_all(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    n = next(int(p) for p in parts if p.isdigit())
    return (Provision((EVERY_TYPE,) * n),)


@means("provides_all_delta")
def provides_all_delta(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    n = next(int(p) for p in parts if p.isdigit())
    return (Provision((EVERY_TYPE,) * n, Is(Self(), NameHas(("δ",)))),)


@means("provides_beside")
def provides_beside(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    letters = "".join(p[1:-1] for p in parts if p.startswith("{"))
    return (Provision(tuple(letters), Is(Self(), HasAttached(Kind(("Special Energy",)), 2))),)


@means("fossil")
def fossil(said: Discourse, _: object) -> tuple[Modifier, ...]:
    return Modifier("cannot retreat"), Modifier("cannot be affected")


@means("fossil_some")
def fossil_some(said: Discourse, _: object, conditions: tuple[str, ...]) -> tuple[Modifier, ...]:
    return Modifier("cannot retreat"), Modifier("cannot be affected", value="|".join(conditions))


@means("no_prize")
def no_prize(said: Discourse, _: object) -> tuple[Modifier, ...]:
    return (Modifier("knock out does not count"),)


@means("discard_from_play")
def discard_from_play(said: Discourse, *_: object) -> OpenUse:
    return OpenUse(ANY_TIMES, (Send(ThisCard()),))


@means("only_on")
def only_on(said: Discourse, _: object, traits: tuple[Trait, ...]) -> AttachThis:
    to = in_play(YOU, traits)
    if not isinstance(to, InPlay):
        raise NoMeaning("a card attached to something else")
    return AttachThis((), to)
