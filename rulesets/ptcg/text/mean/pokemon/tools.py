"""The meaning of Tools, Stadiums and special Energy taken off."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.ptcg.effects.ops import Attached, In, InPlay, Kind, Send, Some
from rulesets.ptcg.effects.terms.selectors import DECK, HAND
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, first_int
from rulesets.ptcg.text.mean.energy.discarding import bearing, discarding
from rulesets.ptcg.text.mean.energy.discarding_many import discard_some
from rulesets.ptcg.text.mean.energy.leaving import one_off
from rulesets.ptcg.text.mean.nouns.filters import SPECIAL_ENERGY, TOOL
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

_IN_PLAY = Either(Attached(InPlay(BOTH), TOOL), In("stadium", BOTH))

silent("stadium")


_TRAINER = Kind(("Trainer",))


@means("tool_and_special")
def tool_and_special(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    tool, energy = said.register("cards"), said.register("cards")
    return (
        *ops,
        Pick(Attached(on, TOOL), tool),
        Pick(Attached(on, SPECIAL_ENERGY), energy),
        Send(Held(tool)),
        Send(Held(energy)),
    )


def _group(mons: Mons) -> Selector:
    """Return the Pokémon one of which has the card picked."""
    if mons.source is None or mons.count not in (None, 1):
        raise NoMeaning("cards of several Pokémon")
    return mons.source


@means("special_under")
def special_under(said: Discourse, mons: Mons) -> Program:
    return one_off(said, SPECIAL_ENERGY, _group(mons), DECK, "bottom")


@means("tool_home")
def tool_home(said: Discourse, mons: Mons) -> Program:
    return one_off(said, TOOL, _group(mons), HAND, "top")


@means("discard_any_tools")
def discard_any_tools(said: Discourse, mons: Mons) -> Program:
    return discard_some(said, mons, TOOL, ANY_NUMBER)


@means("discard_tools")
def discard_tools(said: Discourse, _: object, mons: Mons) -> Program:
    return (Send(Attached(said.only(mons), TOOL)),)


@means("discard_tool")
def discard_tool(said: Discourse, _: object, mons: Mons) -> Program:
    return discarding(said, EnergySet(TOOL), mons)


@means("discard_trainers_on")
def discard_trainers_on(said: Discourse, mons: Mons) -> Program:
    return (Send(Attached(said.only(mons), Kind(("Trainer",)))),)


@means("discard_stadium")
def discard_stadium(said: Discourse, *_: object) -> Program:
    return (Send(In("stadium", BOTH)),)


@means("discard_this")
def discard_this(said: Discourse, *_: object) -> Program:
    return (Send(ThisCard()),)


@means("discard_tools_any")
def discard_tools_any(said: Discourse, n: str, *_: object) -> Program:
    into = said.register("cards")
    return Pick(Attached(InPlay(BOTH), TOOL), into, int(n), 0), Send(Held(into))


@means("discard_tools_up_to")
def discard_tools_up_to(said: Discourse, n: str, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    ops, found = said.take(Attached(said.only(mons), TOOL), CardSet(TOOL, int(n), 0))
    return (*ops, Send(found))


@means("discard_tools_special")
def discard_tools_special(said: Discourse, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    return (Send(Attached(said.only(mons), Some((TOOL, SPECIAL_ENERGY)))),)


@means("discard_all_special")
def discard_all_special(said: Discourse, *parts: object) -> Program:
    return (Send(Attached(said.only(expect(Mons, parts[-1])), SPECIAL_ENERGY)),)


@means("tool_to_hand")
def tool_to_hand(said: Discourse, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    first, on = said.pick(bearing(mons, EnergySet(TOOL)))
    second, found = said.take(Attached(on, TOOL), CardSet(TOOL, first_int(parts)))
    return (*first, *second, Send(found, HAND))


@means("tool_or_special")
def tool_or_special(said: Discourse, _: str) -> Program:
    into = said.register("cards")
    found = Attached(InPlay(BOTH), Some((TOOL, SPECIAL_ENERGY)))
    return Pick(found, into), Send(Held(into))


@means("tool_special_stadium")
def tool_special_stadium(said: Discourse, mons: Mons) -> Program:
    if not isinstance(mons.source, InPlay) or mons.count != 1:
        raise NoMeaning("cards of a Pokémon that is no choice")
    into = said.register("cards")
    found = Attached(mons.source, Some((TOOL, SPECIAL_ENERGY)))
    return Pick(Either(found, In("stadium", BOTH)), into), Send(Held(into))


@means("tool_or_stadium_lost")
def tool_or_stadium_lost(said: Discourse) -> Program:
    into = said.register("cards")
    return Pick(_IN_PLAY, into), Send(Held(into), "lost")


@means("tools_stadiums")
def tools_stadiums(said: Discourse, n: str, _: str) -> Program:
    into = said.register("cards")
    return Pick(_IN_PLAY, into, int(n), 0), Send(Held(into))


@means("tool_special_stadium_lost")
def tool_special_stadium_lost(said: Discourse, mons: Mons) -> Program:
    pick, send = tool_special_stadium(said, mons)
    assert isinstance(send, Send)
    return pick, replace(send, to="lost")


@means("special_or_stadium")
def special_or_stadium(said: Discourse, mon: Mons) -> Program:
    into = said.register("cards")
    found = Either(Attached(said.only(mon), SPECIAL_ENERGY), In("stadium", BOTH))
    return Pick(found, into), Send(Held(into))


@means("choose_trainer_on")
def choose_trainer_on(said: Discourse, *_: str) -> Program:
    return said.take(Attached(InPlay(OPPONENT), _TRAINER), CardSet(_TRAINER))[0]
