"""The meaning of what special Energy, Fossils and machines are in play."""

from __future__ import annotations

from rulesets.engine.lasting import ANY_TIMES
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self, ThisCard
from rulesets.engine.sides import YOU
from rulesets.engine.values import AllOf
from rulesets.ptcg.effects.ops import HasAttached, Is, Kind, NameHas, Send
from rulesets.ptcg.match.script import Provision
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.filters import EVERY_TYPE, SPECIAL_ENERGY, every, letters
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, OpenUse
from rulesets.ptcg.text.read.normalise import LETTERS
from rulesets.text.gaps import NoMeaning


@means("provides_own")
def provides_own(said: Discourse, *_: object) -> tuple[Provision, ...]:
    """An Energy card that bears the name of a type gives it."""
    type_ = said.own.removesuffix(" Energy")
    if type_ not in LETTERS:
        raise NoMeaning("an Energy card of a name that is no type")
    return (Provision((LETTERS[type_],)),)


@means("provides_either")
def provides_either(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    given = "".join(letters(p) for p in parts if p.startswith("{"))
    n = next(int(p) for p in parts if p.isdigit())
    return (Provision((given,) * n),)


@means("provides_n")
def provides_n(said: Discourse, _: object, n: str, type_: str) -> tuple[Provision, ...]:
    return (Provision((letters(type_),) * int(n)),)


@means("provides_beside")
def provides_beside(said: Discourse, *parts: str) -> tuple[Provision, ...]:
    letters = "".join(p[1:-1] for p in parts if p.startswith("{"))
    return (Provision(tuple(letters), Is(Self(), HasAttached(Kind(("Special Energy",)), 2))),)


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


@means("fossil")
def fossil(said: Discourse, _: object) -> Changes:
    return Modifier("cannot retreat"), Modifier("cannot be affected")


@means("fossil_some")
def fossil_some(said: Discourse, _: object, conditions: tuple[str, ...]) -> Changes:
    return Modifier("cannot retreat"), Modifier("cannot be affected", value="|".join(conditions))


@means("no_prize")
def no_prize(said: Discourse, _: object) -> Changes:
    return (Modifier("knock out does not count"),)


@means("discard_from_play")
def discard_from_play(said: Discourse, *_: object) -> OpenUse:
    return OpenUse(ANY_TIMES, (Send(ThisCard()),))


@means("provides_itself")
def provides_itself(said: Discourse, *_: object) -> tuple[Provision, ...]:
    """Of Darkness and Metal Energy: the card has the name of what it gives."""
    letter = {"Darkness Energy": "D", "Metal Energy": "M"}.get(said.own)
    if letter is None:
        raise NoMeaning("an Energy card that gives what its name says")
    return (Provision((letter,)),)


def _types(parts: tuple[object, ...]) -> str:
    return "".join(letters(p) for p in parts if isinstance(p, str) and p[0] == "{")


def _number(parts: tuple[object, ...]) -> int:
    return next(int(p) for p in parts if isinstance(p, str) and p.isdigit())


@means("provides_some")
def provides_some(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    return (Provision((_types(parts),) * _number(parts)),)


@means("provides_mixed")
def provides_mixed(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    return provides_some(said, *parts)


def _bearer(parts: tuple[object, ...]) -> Condition:
    traits = next(p for p in parts if isinstance(p, tuple))
    group = in_play(YOU, tuple(t for t in traits if isinstance(t, Trait)))
    kind = every(group.filter)
    if kind is None or group.place != "play" or group.others:
        raise NoMeaning("Energy that gives more on Pokémon by place")
    return Is(Self(), kind)


@means("provides_all_on")
def provides_all_on(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    return (Provision((EVERY_TYPE,) * _number(parts), _bearer(parts)),)


@means("provides_on")
def provides_on(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    given = next(p for p in parts if isinstance(p, str) and p[0] == "{")
    return (Provision(tuple(given[1:-1]), _bearer(parts)),)


@means("provides_all_if")
def provides_all_if(said: Discourse, one: Condition, two: Condition, *parts: object) -> object:
    when = AllOf((one, two))
    return (Provision((EVERY_TYPE,) * _number(parts), when),)


@means("provides_alone")
def provides_alone(said: Discourse, *parts: object) -> object:
    """Beside other Special Energy it gives less: itself is the first of two."""
    given = next(p for p in parts if isinstance(p, str) and p[0] == "{")
    when = Is(Self(), HasAttached(SPECIAL_ENERGY, 2))
    return (Provision(tuple(given[1:-1]), when),)


@means("provides_and")
def provides_and(said: Discourse, *parts: object) -> tuple[Provision | Modifier, ...]:
    types = "".join(letters(p) for p in parts if isinstance(p, str) and p[0] == "{")
    (changes,) = (p for p in parts if isinstance(p, tuple))
    return (Provision((types,)), *changes)


@means("p_comes_back")
def p_comes_back(said: Discourse, _: object) -> Changes:
    return (Modifier("comes back"),)
