"""The meaning of noun phrases: Pokémon in play, cards and Energy."""

from __future__ import annotations

from typing import Any

from rulesets.engine.select import Both, Either, Selector, Without
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.filters import (
    Every,
    HasAttack,
    HasPower,
    HpWithin,
    Kind,
    Named,
    NameHas,
    OfType,
    RetreatWithin,
    SameType,
    Some,
    Unlike,
)
from rulesets.ptcg.mon_filters import Damaged, Evolved, HasAttached, HasEnergy, Suffers
from rulesets.ptcg.selectors import (
    ACTIVE,
    ANYWHERE,
    BENCH,
    BOTH,
    HAND,
    OPPONENT,
    YOU,
    Attacker,
    CardFilter,
    Defending,
    In,
    InPlay,
    Self,
    ThisCard,
)
from rulesets.ptcg.text.meaning.discourse import Discourse, EnergySet, Mons, NoMeaning, Trait

POKEMON, BASIC, EVOLUTION = Kind(("Pokémon",)), Kind(("Basic",)), Kind(("Evolution",))
ENERGY, SPECIAL_ENERGY = Kind(("Energy",)), Kind(("Special Energy",))
BASIC_ENERGY, TOOL = Kind(("Basic Energy",)), Kind(("Tool",))
ANY_NUMBER = 99


def every(*filters: CardFilter | None) -> CardFilter | None:
    """Return the property of having all of some properties."""
    given = tuple(dict.fromkeys(f for f in filters if f is not None))
    return given[0] if len(given) == 1 else Every(given) if given else None


def some(*filters: CardFilter) -> CardFilter:
    """Return the property of having one of some properties."""
    given = tuple(dict.fromkeys(filters))
    return given[0] if len(given) == 1 else Some(given)


def other_cards(kind: CardFilter | None = None) -> Selector:
    """Return the cards in hand beside the one being played."""
    return Without(In(HAND, YOU, kind), ThisCard())


def letters(token: str) -> str:
    """Return the type letters of a {…} token, each once."""
    return "".join(dict.fromkeys(token[1:-1]))


def bare(token: str) -> str:
    """Return the name inside « »."""
    return token[1:-1]


class AllNames(tuple[str, ...]):
    """Names joined by "and"."""

    __slots__ = ()


class Nouns:
    """Handlers of `nouns.lark`; `said` is the text's thread."""

    said: Discourse

    # Sides and single Pokémon.
    def you(self) -> str:
        return YOU

    def opponent(self) -> str:
        return OPPONENT

    def their(self) -> str:
        """A Stadium speaks of the player who uses it, other cards of the opponent."""
        return YOU if self.said.kind == "stadium" else OPPONENT

    def both(self, *_: Any) -> str:
        return BOTH

    def self(self, _: Any) -> Mons:
        return Mons(Self())

    def defending(self, *_: Any) -> Mons:
        return Mons(Defending())

    def new_defending(self) -> Mons:
        """Return the one switched in: there is none where nobody could be."""
        if self.said.new is None:
            raise NoMeaning("a new Active Pokémon without a switch")
        return Mons(Both(self.said.new, InPlay(self.said.new_side, ACTIVE)))

    new_active = new_defending

    def a_evolution(self) -> Trait:
        return Trait(EVOLUTION)

    def active_of(self, side: str) -> Mons:
        return Mons(
            Defending() if side == OPPONENT and self.said.kind == "attack" else InPlay(side, ACTIVE)
        )

    def that(self) -> Mons:
        return Mons(None)

    def attacker(self) -> Mons:
        return Mons(Attacker())

    def holder(self, _: Any) -> Mons:
        return Mons(Self())

    # Quantities of Pokémon.
    def n_of(self, n: str, group: InPlay) -> Mons:
        return Mons(group, int(n))

    def up_to_of(self, n: str, group: InPlay) -> Mons:
        return Mons(group, int(n), 0)

    def n_of_one(self, group: InPlay) -> Mons:
        return Mons(group, 1)

    def any_of(self, *parts: Any) -> Mons:
        if len(parts) == 2:
            return Mons(parts[1], int(parts[0]))
        return Mons(parts[-1], 1, spread=True)

    def another_of(self, *parts: Any) -> Mons:
        group = parts[-1]
        return Mons(InPlay(group.side, group.place, group.filter, True), 1)

    def another_same(self, *_: Any) -> Mons:
        return Mons(InPlay(YOU, others=True), 1, same=True)

    def s_same_type(self, mon: Mons) -> Trait:
        return Trait(SameType(self.said.only(mon)))

    def each_of(self, group: InPlay) -> Mons:
        return Mons(group, plural=True, each=True)

    def plural_of(self, side: str, traits: tuple[Trait, ...]) -> Mons:
        return Mons(in_play(side, traits), plural=True)

    def plural_all(self, traits: tuple[Trait, ...], _: str) -> Mons:
        return Mons(in_play(BOTH, traits), plural=True)

    def each_defending(self) -> Mons:
        return Mons(InPlay(OPPONENT, ACTIVE), plural=True)

    def those(self) -> Mons:
        if self.said.healed:
            raise NoMeaning("whether those Pokémon are all or the healed ones")
        return Mons(None, plural=True)

    def both_mons(self, left: Mons, right: Mons) -> Mons:
        return Mons(Either(self.said.only(left), self.said.only(right)), plural=True)

    # Groups.
    def group_side(self, side: str, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(side, traits)

    def group_all(self, traits: tuple[Trait, ...], *_: Any) -> InPlay:
        return in_play(BOTH, traits)

    def group_yours(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(YOU, traits)

    def group_theirs(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(OPPONENT, traits)

    def group_bench(self, traits: tuple[Trait, ...], side: str) -> InPlay:
        return in_play(side, (*traits, Trait(place=BENCH)))

    def group_bench_all(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(BOTH, (*traits, Trait(place=BENCH)))

    def monset(self, *traits: Trait) -> tuple[Trait, ...]:
        return traits

    def monset_named(self, *parts: Any) -> tuple[Trait, ...]:
        return tuple(p if isinstance(p, Trait) else _named(p) for p in parts)

    def monset_special(self, *parts: Any) -> tuple[Trait, ...]:
        return tuple(p if isinstance(p, Trait) else Trait(p) for p in parts)

    def names(self, *names: str) -> tuple[str, ...]:
        return tuple(rules_name(self.said.own if n == "SELF" else bare(n)) for n in names)

    def names_and(self, *names: str) -> tuple[str, ...]:
        return AllNames(self.names(*names))

    def other_names(self, *names: str) -> tuple[str, ...]:
        return self.names(*names)

    def name_words(self, *names: str) -> tuple[str, ...]:
        return tuple(self.said.own if n in ("SELF", "THIS") else bare(n) for n in names)

    def m_ex(self) -> CardFilter:
        return Kind(("ex",))

    def m_big_ex(self) -> CardFilter:
        return Kind(("EX",))

    def m_gx(self) -> CardFilter:
        return Kind(("GX",))

    def m_v(self) -> CardFilter:
        return Kind(("V", "VMAX", "VSTAR"))

    def m_vmax(self) -> CardFilter:
        return Kind(("VMAX",))

    def m_vstar(self) -> CardFilter:
        return Kind(("VSTAR",))

    def m_sp(self) -> CardFilter:
        return Kind(("SP",))

    def m_baby(self) -> CardFilter:
        return Kind(("Baby",))

    def m_ub(self) -> CardFilter:
        return Kind(("Ultra Beast",))

    # Adjectives.
    def a_benched(self) -> Trait:
        return Trait(place=BENCH)

    def a_active(self) -> Trait:
        return Trait(place=ACTIVE)

    def a_basic(self) -> Trait:
        return Trait(BASIC)

    def a_evolved(self) -> Trait:
        return Trait(Evolved())

    def a_stage(self, n: str) -> Trait:
        return Trait(Kind((f"Stage {n}",)))

    def a_types(self, *types: str) -> Trait:
        found = "".join(letters(t) for t in types)
        return Trait(OfType(found), types=found)

    def a_type(self, *types: str) -> Trait:
        return Trait(OfType("".join(letters(t) for t in types)))

    def a_not_type(self, type_: str) -> Trait:
        return Trait(Unlike(OfType(letters(type_))))

    def a_other(self) -> Trait:
        return Trait(others=True)

    def a_damaged(self) -> Trait:
        return Trait(Damaged())

    def a_asleep(self) -> Trait:
        return Trait(Suffers(("Asleep",)))

    def a_poisoned(self) -> Trait:
        return Trait(Suffers(("Poisoned",)))

    # Relative clauses.
    def s_excluding(self, kinds: CardFilter) -> Trait:
        if kinds == Named((rules_name(self.said.own),)):
            return self.s_not_self()
        return Trait(Unlike(kinds))

    def s_not_self(self, *_: Any) -> Trait:
        if self.said.own.endswith(("-EX", "-GX")):
            # Their texts call the card itself "this Pokémon": the name means all that bear it.
            return Trait(Unlike(Named((rules_name(self.said.own),))))
        return Trait(others=True)

    def s_damaged(self) -> Trait:
        return Trait(Damaged())

    def s_damaged_n(self, n: str) -> Trait:
        return Trait(Damaged(int(n)))

    def s_energy(self, energy: EnergySet) -> Trait:
        if energy.types or energy.filter == ENERGY:
            return Trait(HasEnergy(1, energy.types))
        return Trait(HasAttached(energy.filter))

    def s_tool(self, *_: Any) -> Trait:
        return Trait(HasAttached(TOOL))

    def s_name_has(self, *names: Any) -> Trait:
        return Trait(NameHas(names[0]))

    def s_powers(self, kinds: str) -> Trait:
        return Trait(HasPower(tuple(kinds.split("|"))))

    def s_toolless(self) -> Trait:
        """A Pokémon with a Tool is no choice for another one by the rules (EX-217, BW-216)."""
        if self.said.kind != "tool":
            raise NoMeaning("Pokémon without Tools, for something else than a Tool")
        return Trait()

    def group_yours_delta(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(YOU, (*traits, self.s_delta()))

    def group_all_others(self, traits: tuple[Trait, ...], *_: Any) -> InPlay:
        return in_play(BOTH, (*traits, Trait(others=True)))

    def s_delta(self) -> Trait:
        return Trait(NameHas(("δ",)))

    def one_active_of(self, _: str, side: str) -> Mons:
        if self.said.kind == "power" and side == YOU:
            return Mons(InPlay(YOU, ACTIVE), 1)
        return self.active_of(side)

    def s_name_lacks(self, words: tuple[str, ...]) -> Trait:
        return Trait(Unlike(NameHas(words)))

    def s_retreat_least(self, n: str) -> Trait:
        return Trait(RetreatWithin(int(n)))

    def a_plasma(self) -> Trait:
        return Trait(Kind(("Team Plasma",)))

    def s_named(self, names: tuple[str, ...]) -> Trait:
        return Trait(Named(tuple(names)))

    def s_attack(self, name: str) -> Trait:
        return Trait(HasAttack(bare(name)))

    def s_hp_most(self, hp: str) -> Trait:
        return Trait(HpWithin(0, int(hp)))

    def s_affected(self) -> Trait:
        return Trait(Suffers())

    # Kinds in brackets and after "is".
    def kinds(self, *kinds: CardFilter) -> CardFilter:
        return some(*kinds)

    def k_special(self, kind: CardFilter) -> CardFilter:
        return kind

    def k_adj(self, *traits: Trait) -> CardFilter:
        return _filter(traits)

    def k_type(self, type_: str) -> CardFilter:
        return OfType(letters(type_))

    def k_named(self, names: tuple[str, ...]) -> CardFilter:
        return Named(tuple(names))

    def k_name_has(self, _: Any, words: tuple[str, ...]) -> CardFilter:
        return NameHas(words)


def _named(names: tuple[str, ...]) -> Trait:
    each = tuple(names) if isinstance(names, AllNames) else ()
    return Trait(Named(tuple(names)), names=each)


def _filter(traits: tuple[Trait, ...]) -> CardFilter:
    found = every(*(t.filter for t in traits))
    if found is None or any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return found


def listed(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """Join the types of a list such as "{G} {W} and {L}", where each Pokémon is of one of them."""
    of_type = [t.filter.types for t in traits if isinstance(t.filter, OfType)]
    both = any(t.types for t in traits)
    if len(of_type) < 2 and not both:
        return traits
    if len(of_type) > 1 and len(of_type[-1]) < 2:
        raise NoMeaning("types beside each other without a word between them")
    found = "".join(of_type)
    rest = (t for t in traits if not isinstance(t.filter, OfType))
    return (Trait(OfType(found), types=found if both else ""), *rest)


def in_play(side: str, traits: tuple[Trait, ...]) -> InPlay:
    traits = listed(traits)
    places = {t.place for t in traits if t.place}
    if len(places) > 1:
        raise NoMeaning("Pokémon in two places at once")
    return InPlay(
        side,
        places.pop() if places else ANYWHERE,
        every(*(t.filter for t in traits)),
        any(t.others for t in traits),
    )
