"""The meaning of what Energy gives and where it may be attached."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import Every, In, InPlay, Kind, Lasting, Named, OfType, Unlike
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.eras import TYPE_NAMES
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, every, letters
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning

silent("every_type")


@means("lasts_no_attaching")
def lasts_no_attaching(said: Discourse, *parts: object) -> Timed:
    mon = next(p for p in parts if isinstance(p, Mons))
    return marked(said, mon, Modifier("cannot attach from hand"))


@means("p_cannot_attach")
def p_cannot_attach(said: Discourse, energy: EnergySet, mon: Mons) -> Changes:
    if energy.filter not in (ENERGY, every(ENERGY, OfType(energy.types))):
        raise NoMeaning("a ban on Energy by another property than its type")
    return on_them(said, mon, "cannot attach from hand", value=energy.types)


@means("p_energy_gives")
def p_energy_gives(said: Discourse, mon: Mons, letter: str) -> Changes:
    return on_them(said, mon, "energy", value=letter[1:-1])


@means("p_special_off")
def p_special_off(said: Discourse, _: str, letter: str) -> Changes:
    if letter != "{C}":
        raise NoMeaning("Special Energy that gives another type")
    return (Modifier("special energy off", on=InPlay(BOTH)),)


def _doubled(group: InPlay, one: str, two: str) -> Changes:
    if two[1:-1] != one[1:-1] * 2:
        raise NoMeaning("Energy that gives something else than twice its own")
    return (Modifier("energy doubled", on=group, value=letters(one), single=True),)


@means("p_doubled")
def p_doubled(said: Discourse, one: str, two: str) -> Changes:
    return _doubled(InPlay(YOU), one, two)


@means("p_doubled_on")
def p_doubled_on(said: Discourse, one: str, traits: tuple[Trait, ...], two: str) -> Changes:
    return _doubled(in_play(YOU, traits), one, two)


@means("attaches_more")
def attaches_more(said: Discourse, _: object, n: str) -> Changes:
    return (Modifier("attaches more", int(n) - 1),)


@means("energy_turned")
def energy_turned(said: Discourse, mon: Mons, letter: str) -> Program:
    energy = Modifier("energy", value=letter[1:-1])
    return (Lasting((energy,), THIS_TURN, said.only(mon)),)


@means("cannot_attach")
def cannot_attach(said: Discourse, mon: Mons, until: str) -> Program:
    return (Lasting((Modifier("cannot attach"),), until, said.only(mon)),)


@means("p_special_gives")
def p_special_gives(said: Discourse, type_: str) -> Changes:
    if type_ != "{C}":
        raise NoMeaning("Special Energy that gives a colour")
    return (Modifier("special energy off", on=InPlay(BOTH)),)


@means("p_energy_doubled")
def p_energy_doubled(said: Discourse, one: str, of: str, two: str) -> Changes:
    if two != "{" + 2 * letters(one) + "}":
        raise NoMeaning("Energy that gives something else than twice its type")
    on = InPlay(YOU, filter=OfType(letters(of)))
    return (Modifier("energy doubled", on=on, value=letters(one)),)


@means("p_energy_returns")
def p_energy_returns(said: Discourse, type_: str) -> Changes:
    if type_ != "{C}":
        raise NoMeaning("Energy of other types than Colorless that is discarded")
    return (Modifier("energy returns", on=InPlay(BOTH)),)


@means("p_energy_stays")
def p_energy_stays(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "energy stays", value="attack|power|trainer|discard")


always("barred_all", InPlay(OPPONENT))


always("barred_active", InPlay(OPPONENT, ACTIVE))


@means("p_no_special")
def p_no_special(said: Discourse, *parts: object) -> Changes:
    on = next(p for p in parts if isinstance(p, InPlay))
    but = tuple(f"{TYPE_NAMES[p[1:-1]]} Energy" for p in parts if isinstance(p, str))
    kind: CardFilter = Kind(("Special Energy",))
    kind = Every((kind, Unlike(Named(but)))) if but else kind
    return (Modifier("cannot attach from hand", on=on, of=In("hand", OPPONENT, kind)),)
