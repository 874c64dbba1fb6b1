"""The meaning of what later texts say of Pokémon and cards, and of what they count."""

from __future__ import annotations

from rulesets.engine.select import Count, Held
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Number, Plus
from rulesets.ptcg.effects.ops import Attached, CardTypes, ConditionsOn, In, It, TypesAmong
from rulesets.ptcg.effects.terms.card_filters import (
    HasPower,
    HpWithin,
    Kind,
    Named,
    OfType,
    Resists,
    RetreatWithin,
)
from rulesets.ptcg.effects.terms.compound_filters import Unlike
from rulesets.ptcg.effects.terms.numbers import EnergyOn
from rulesets.ptcg.effects.terms.pokemon_filters import Damaged, HasAttached, Such, Suffers
from rulesets.ptcg.effects.terms.relations import EvolvesFrom, EvolvesFromNamed
from rulesets.ptcg.effects.terms.selectors import (
    ACTIVE,
    BENCH,
    DISCARD,
    HAND,
    CardFilter,
    InPlay,
)
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC, POKEMON, SPECIAL_ENERGY, bare, letters, some
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning

_ABLE = HasPower(("Ability",))


# Groups with something said behind "in play".
@means("group_side_such")
def group_side_such(said: Discourse, side: str, *parts: Trait | tuple[Trait, ...]) -> InPlay:
    return in_play(side, _all(parts))


@means("group_all_such")
def group_all_such(said: Discourse, *parts: str | Trait | tuple[Trait, ...]) -> InPlay:
    return in_play(BOTH, _all(tuple(p for p in parts if not isinstance(p, str))))


def _all(parts: tuple[Trait | tuple[Trait, ...], ...]) -> tuple[Trait, ...]:
    """Return the traits of a noun and of what is said behind it."""
    found: tuple[Trait, ...] = ()
    for part in parts:
        found += (part,) if isinstance(part, Trait) else part
    return found


@means("monset_specials")
def monset_specials(said: Discourse, *parts: Trait | CardFilter) -> tuple[Trait, ...]:
    kinds = [p for p in parts if isinstance(p, CardFilter)]
    at = [i for i, p in enumerate(parts) if isinstance(p, CardFilter)]
    before, between, after = parts[: at[0]], parts[at[0] + 1 : at[1]], parts[at[1] + 1 :]
    if between and before != between:
        raise NoMeaning("two kinds of Pokémon, of which different things are said")
    traits = tuple(p for p in (*before, *after) if isinstance(p, Trait))
    return (*traits, Trait(some(*kinds)))


# Relative clauses.
always("s_ability", Trait(_ABLE))
always("s_unhurt", Trait(Unlike(Damaged())))
always("s_special", Trait(HasAttached(SPECIAL_ENERGY)))


@means("s_ability_named")
def s_ability_named(said: Discourse, name: str) -> Trait:
    return Trait(HasPower(name=bare(name)))


@means("s_energy_most")
def s_energy_most(said: Discourse, n: str, _: bool) -> Trait:
    return Trait(Such(AtLeast(int(n), EnergyOn(It()))))


@means("s_energy_least")
def s_energy_least(said: Discourse, n: str, _: bool) -> Trait:
    return Trait(Such(AtLeast(EnergyOn(It()), int(n))))


@means("s_retreat_exactly")
def s_retreat_exactly(said: Discourse, n: str) -> Trait:
    return Trait(RetreatWithin(int(n), int(n)))


@means("s_resists")
def s_resists(said: Discourse, letter: str) -> Trait:
    return Trait(Resists(letters(letter)))


@means("s_not_own_name")
def s_not_own_name(said: Discourse, _: object) -> Trait:
    return Trait(Unlike(Named((rules_name(said.own),))))


@means("t_excluding")
def t_excluding(said: Discourse, kinds: CardFilter) -> Trait:
    """Of cards a name means every one that bears it."""
    return Trait(Unlike(kinds))


@means("s_not_named")
def s_not_named(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(Unlike(Named(tuple(names))))


@means("s_named_attached")
def s_named_attached(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(HasAttached(Named(tuple(names))))


@means("s_not_type")
def s_not_type(said: Discourse, letter: str) -> Trait:
    return Trait(Unlike(OfType(letters(letter))))


@means("s_hp_least")
def s_hp_least(said: Discourse, n: str) -> Trait:
    return Trait(HpWithin(int(n)))


@means("t_evolve_from")
def t_evolve_from(said: Discourse, what: Mons | tuple[str, ...]) -> Trait:
    if isinstance(what, Mons):
        return Trait(EvolvesFrom(said.only(what)))
    return Trait(EvolvesFromNamed(what))


@means("s_evolves_from", "t_evolves_from")
def evolves_from_named(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(EvolvesFromNamed(tuple(names)))


# Adjectives.
always("a_confused", Trait(Suffers(("Confused",))))
always("a_burned", Trait(Suffers(("Burned",))))
always("a_paralyzed", Trait(Suffers(("Paralyzed",))))
always("a_not_basic", Trait(Unlike(BASIC)))


# What is counted.
@means("find_there")
def find_there(said: Discourse, kind: CardFilter | None) -> Number:
    """Count cards of the hand that was shown just before."""
    if not said.shown:
        raise NoMeaning("cards found where no sentence has looked")
    return Count(In(HAND, said.shown, kind))


@means("hand_theirs")
def hand_theirs(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In(HAND, OPPONENT, kind))


always("bench_types", TypesAmong(InPlay(YOU, BENCH)))
always("discarded_pokemon_all", Count(In(DISCARD, BOTH, POKEMON)))
always("their_hand_size", Count(In(HAND, OPPONENT)))


@means("own_hand_size")
def own_hand_size(said: Discourse) -> Number:
    return Count(cards_in_hand(said, None))


@means("types_discarded")
def types_discarded(said: Discourse, *_: object) -> Number:
    if not isinstance(said.cards, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    return CardTypes(said.cards)


@means("trainers_theirs")
def trainers_theirs(said: Discourse) -> Number:
    kind = Kind(("Trainer",))
    attached = Count(Attached(InPlay(OPPONENT), kind))
    # A Stadium is in play by the player who put it there; a Fossil is a Pokémon while in play.
    return Plus(attached, Count(In("stadium", OPPONENT)))


@means("lost_of")
def lost_of(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In("lost", YOU, kind))


@means("energy_all_active")
def energy_all_active(said: Discourse, energy: EnergySet, *_: object) -> Number:
    both = InPlay(BOTH, ACTIVE)
    if energy.units:
        return EnergyOn(both, energy.types)
    return Count(Attached(both, energy.filter))


@means("conditions_on")
def conditions_on(said: Discourse, mon: Mons) -> Number:
    return ConditionsOn(said.only(mon))
