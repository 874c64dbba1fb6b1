"""Before the colon: how often, in which phase, under which condition."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Among
from rulesets.engine.values import AnyOf
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Attacker, AttackTarget, Battled
from rulesets.yugioh.match.script import Limit, On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Heads
from rulesets.yugioh.text.mean.registry import always, means

for _rule, _heads in {
    "per_turn": Heads(limit=Limit("turn")),
    "twice_per_turn": Heads(limit=Limit("turn", 2)),
    "per_duel": Heads(limit=Limit("duel")),
    "once_up": Heads(limit=Limit("face-up")),
    "quick": Heads(quick=True),
    "either_turn": Heads(quick=True),
    "their_turn": Heads(turn="opponent", quick=True),
    "your_turn": Heads(turn="you"),
    "not_damage_step": Heads(no_damage_step=True),
    "in_calculation": Heads(phases=("damage calculation",), quick=True),
    # Up to the damage calculation: that is a time of its own (YGO-929).
    "in_damage_step": Heads(phases=("damage start", "damage before"), quick=True),
    "in_your_turn": Heads(turn="you"),
    "in_their_turn": Heads(turn="opponent", quick=True),
    "in_either_turn": Heads(quick=True),
    "per_chain": Heads(limit=Limit("chain")),
    "per_battle": Heads(limit=Limit("battle")),
    "battle_end": Heads(phase_trigger="battle end"),
    "battle_start": Heads(phase_trigger="battle"),
    "damage_start": Heads(phase_trigger="damage start"),
}.items():
    always(_rule, _heads)
always("after_calculation", Heads(battle="after"))
always("before_calculation", Heads(phase_trigger="damage before"))
always("damage_end", Heads(phase_trigger="damage end"))
for _rule, _side in {"ph_you": "you", "ph_they": "opponent", "ph_any": ""}.items():
    always(_rule, _side)
for _rule, _phase in {
    "p_draw": "draw", "p_standby": "standby", "p_main": "main", "p_main_1": "main 1",
    "p_main_2": "main 2", "p_battle": "battle", "p_end": "end",
}.items():  # fmt: skip
    always(_rule, _phase)


@means("phase_of")
def phase_of(said: Discourse, side: str, phase: str) -> Heads:
    if phase.startswith("main"):
        return Heads(phases=(phase,), turn=side, quick=side != "you")
    if phase == "battle":
        return Heads(phases=("battle",), turn=side, quick=True)
    return Heads(phase_trigger=phase, turn=side)


@means("this_phase")
def this_phase(said: Discourse, phase: str) -> Heads:
    raise NoMeaning("a phase of this turn")


@means("head_timing")
def head_timing(said: Discourse, timing: Heads) -> Heads:
    return timing


@means("when_event")
def when_event(said: Discourse, on: On | Heads) -> Heads:
    return replace(on, when=True) if isinstance(on, Heads) else Heads(on=on, when=True)


@means("if_event")
def if_event(said: Discourse, on: On | Heads) -> Heads:
    return on if isinstance(on, Heads) else Heads(on=on)


@means("each_time")
def each_time(said: Discourse, on: On | Heads) -> Heads:
    return replace(on, each=True) if isinstance(on, Heads) else Heads(on=on, each=True)


@means("or_event")
def or_event(said: Discourse, on: On | Heads) -> Heads:
    if isinstance(on, Heads):
        raise NoMeaning("one event or another, under a condition")
    return Heads(extra=(on,))


@means("if_conditions", "while_conditions")
def if_conditions(said: Discourse, heads: Heads) -> Heads:
    return heads


@means("heads")
def heads(said: Discourse, *parts: Heads) -> Heads:
    found = parts[0]
    for part in parts[1:]:
        found = join(found, part)
    if found.battle == "fight":
        if found.on is None and not (found.phases and found.phases[0].startswith("damage")):
            raise NoMeaning("a battle without its moment")
        found = replace(found, battle="")
    if found.phase_trigger == "damage end":
        found = _at_the_end(found)
    if found.phase_trigger in ("damage start", "damage before"):
        if found.on is None or found.on.what != "battled":
            raise NoMeaning("a moment of the Damage Step without a battle of the card")
        battling = AnyOf((Among(THIS, Attacker()), Among(THIS, AttackTarget())))
        found = replace(found, on=None, battle="", conditions=(battling, *found.conditions))
    if found.phases and found.phases[0].startswith("damage") and found.battle == "battled":
        battling = AnyOf((Among(THIS, Attacker()), Among(THIS, AttackTarget())))
        found = replace(found, on=None, battle="", conditions=(battling, *found.conditions))
    if found.on is not None and found.on.what == "battled" and found.battle != "after":
        raise NoMeaning("a battle without the moment after it")
    if found.battle and (found.on is None or found.on.what != "battled"):
        raise NoMeaning("the moment after a battle that is not named")
    if found.on is None and said.event is None and not found.phase_trigger:
        # "If this card is in your Graveyard: you can Special Summon it."
        said.that = THIS if found.place else said.that
    return found


def _at_the_end(heads: Heads) -> Heads:
    """Return heads of the end of a Damage Step: the battle meant is the one under way."""
    attacked = Among(THIS, Attacker())
    battling = AnyOf((attacked, Among(THIS, AttackTarget())))
    now = {Battled("attacked"): attacked, Battled(): battling}
    conditions = tuple(now.get(c, c) if isinstance(c, Battled) else c for c in heads.conditions)
    if heads.on is not None:
        if heads.on.what != "battled":
            raise NoMeaning("an event at the end of the Damage Step")
        return replace(heads, on=None, battle="", conditions=(battling, *conditions))
    if conditions == heads.conditions:
        raise NoMeaning("the end of the Damage Step without a battle of the card")
    return replace(heads, conditions=conditions)


def join(a: Heads, b: Heads) -> Heads:
    """Return two heads as one."""
    for one in ("on", "limit", "turn", "place", "phase_trigger", "phases", "position"):
        x, y = getattr(a, one), getattr(b, one)
        if x and y and x != y:
            raise NoMeaning(f"two heads of one kind: {one}")
    return replace(
        a,
        on=a.on or b.on,
        when=a.when or b.when,
        each=a.each or b.each,
        conditions=a.conditions + b.conditions,
        limit=a.limit or b.limit,
        phases=a.phases or b.phases,
        turn=a.turn or b.turn,
        quick=a.quick or b.quick,
        place=a.place or b.place,
        phase_trigger=a.phase_trigger or b.phase_trigger,
        no_damage_step=a.no_damage_step or b.no_damage_step,
        extra=a.extra + b.extra,
        waits=a.waits or b.waits,
        this_way=a.this_way or b.this_way,
        opening=a.opening or b.opening,
        battle="after" if "after" in (a.battle, b.battle) else a.battle or b.battle,
    )
