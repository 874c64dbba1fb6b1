"""The meaning of events of a card itself: played, evolved, moved."""

from __future__ import annotations

from rulesets.engine.select import Among, Held, It, Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import InPlay, Is, Kind, Named, TurnOf, Unspent
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.events import DAMAGED, Event
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Trait
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning


@means("t_attached")
def t_attached(said: Discourse, energy: EnergySet, _: object) -> Event:
    said.that = said.that or Self()
    return Event("attached from hand", Is(Held("subject"), energy.filter))


def _attached(said: Discourse, test: Condition | None) -> Event:
    said.that = Self()
    here = Among(Held("subject"), ThisCard())
    return Event("attached from hand", here if test is None else all_of(here, test))


@means("t_this_attached")
def t_this_attached(said: Discourse, *parts: object) -> Event:
    traits = next((p for p in parts if isinstance(p, tuple)), ())
    whose = in_play(YOU, traits)
    return _attached(said, Among(Self(), whose) if whose != InPlay(YOU) else None)


@means("t_this_attached_active")
def t_this_attached_active(said: Discourse, *_: object) -> Event:
    return _attached(said, Among(Self(), InPlay(YOU, ACTIVE)))


@means("t_played")
def t_played(said: Discourse, *_: object) -> Event:
    return Event("played")


always("t_evolved", Event("evolved"))
always("t_evolved_active", Event("evolved", Among(Self(), InPlay(YOU, ACTIVE))))


@means("t_benched")
def t_benched(said: Discourse, *_: object) -> Event:
    said.that = said.that or Self()
    return Event("benched")


always("t_damaged_active", Event(DAMAGED, Among(Self(), InPlay(YOU, ACTIVE))))


@means("t_levelled")
def t_levelled(said: Discourse, *_: object) -> Event:
    said.that = said.that or Self()
    return Event("evolved")


@means("t_attached_rule")
def t_attached_rule(said: Discourse, energy: EnergySet, *_: object) -> Event:
    if "poké-powers" not in said.words:
        raise NoMeaning("Energy attached by anything but an attack")
    said.that = said.that or Self()
    return Event("attached by the rule", Is(Held("subject"), energy.filter))


@means("t_named_comes_up")
def t_named_comes_up(said: Discourse, names: tuple[str, ...]) -> Event:
    said.that = It()
    mine = InPlay(YOU, filter=Named(tuple(names)))
    return Event("comes up", all_of(TurnOf(YOU), Unspent(attack_too=True)), mine, spends=True)


@means("t_goes_back")
def t_goes_back(said: Discourse, _: object) -> Event:
    return Event("goes back", all_of(TurnOf(YOU), Unspent(attack_too=True)), spends=True)


@means("t_foe_attaches")
def t_foe_attaches(said: Discourse, energy: EnergySet, n: str) -> Event:
    if n != "1":
        raise NoMeaning("Energy attached to several Pokémon at once")
    said.that = It()
    return Event("attached from hand", Is(Held("subject"), energy.filter), InPlay(OPPONENT))


@means("t_comes_up")
def t_comes_up(said: Discourse, _: object) -> Event:
    said.that = said.that or Self()
    return Event("comes up", all_of(TurnOf(YOU), Unspent(attack_too=True)), spends=True)


@means("t_foe_goes_back")
def t_foe_goes_back(said: Discourse) -> Event:
    said.that = It()
    return Event("goes back", TurnOf(OPPONENT), InPlay(OPPONENT))


@means("t_any_benched")
def t_any_benched(said: Discourse, traits: tuple[Trait, ...]) -> Event:
    """A Stadium answers for the player whose turn it is."""
    if said.kind != "stadium":
        raise NoMeaning("Pokémon that either player benches, but for a Stadium")
    said.that = It()
    return Event("put onto the bench", None, in_play(YOU, traits))


@means("t_this_attached_to")
def t_this_attached_to(said: Discourse, _: object, traits: tuple[Trait, ...]) -> Event:
    said.that = Self()
    here = Among(Held("subject"), ThisCard())
    return Event("attached from hand", all_of(here, Among(Self(), in_play(YOU, traits))))


@means("t_active_falls")
def t_active_falls(said: Discourse, _: object) -> Event:
    said.event, said.that = "knocked out", Self()
    return Event("knocked out", Among(Self(), InPlay(YOU, ACTIVE)))


def _of_its_turn(said: Discourse, event: str, group: InPlay) -> Event:
    """A Stadium answers for the player whose turn it is."""
    if said.kind != "stadium":
        raise NoMeaning("what either player does, but for a Stadium")
    said.that = It()
    return Event(event, None, group)


@means("t_any_plays")
def t_any_plays(said: Discourse, traits: tuple[Trait, ...]) -> Event:
    return _of_its_turn(said, "benched", in_play(YOU, traits))


@means("t_any_evolves")
def t_any_evolves(said: Discourse, *_: object) -> Event:
    return _of_its_turn(said, "evolved", InPlay(YOU))


@means("t_any_evolves_into")
def t_any_evolves_into(said: Discourse, into: CardFilter, _: CardFilter) -> Event:
    return _of_its_turn(said, "evolved", InPlay(YOU, filter=into))


@means("t_attached_it")
def t_attached_it(said: Discourse, energy: EnergySet) -> Event:
    return t_attached(said, energy, None)


@means("t_any_attaches")
def t_any_attaches(said: Discourse, *parts: object) -> Event:
    traits = next(p for p in parts if isinstance(p, tuple))
    said.that = It()
    energy = Is(Held("subject"), Kind(("Energy",)))
    return Event("attached from hand", energy, in_play(BOTH, traits))


@means("t_power_used")
def t_power_used(said: Discourse) -> Event:
    said.that = It()
    return Event("uses a Poké-Power", None, InPlay(OPPONENT))
