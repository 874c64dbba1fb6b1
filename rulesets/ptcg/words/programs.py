"""Programs and cards in words: what players read instead of card text."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.engine.flow import Require
from rulesets.engine.frames import Program
from rulesets.engine.words import joined
from rulesets.ptcg.effects.terms.phrases import symbols
from rulesets.ptcg.match.script import AttackScript, CardScript, Power
from rulesets.ptcg.words.speaker import SPEAKER


def render_program(program: Program) -> str:
    """Return a program as sentences of ours."""
    return SPEAKER.sentences(program)


def render_plainly(program: Program) -> str:
    """Return a program as sentences for the table: what is picked stands where it is used."""
    return SPEAKER.plainly(program)


Rendered = Callable[[Program], str]


def render_card(script: CardScript, render: Rendered = render_program) -> list[tuple[str, str]]:
    """Return (place, words) for each part of a script that does something."""
    rows = [(f"attack {i}", attack_words(a, render)) for i, a in enumerate(script.attacks, 1)]
    rows += [(f"power {i}", power_words(p)) for i, p in enumerate(script.powers, 1)]
    if script.play is not None:
        rows.append(("play", render(script.play)))
    if script.attach_to is not None:
        rows.append(("attach", f"To one of {SPEAKER.which(script.attach_to)}."))
    for provision in script.provides:
        units = " and ".join(symbols(u) for u in provision.units)
        when = f" while {SPEAKER.condition(provision.when)}" if provision.when else ""
        rows.append(("Energy", f"Gives {units}{when}."))
    rows.append(("in play", SPEAKER.effects(script.uses, script.modifiers, script.triggers)))
    return [(place, words) for place, words in rows if words]


def attack_words(script: AttackScript | None, render: Rendered = render_program) -> str:
    """Return what an attack does beside its printed damage."""
    if script is None:
        return ""
    needed = tuple(op for op in script.requires if isinstance(op, Require))
    price = tuple(op for op in script.requires if not isinstance(op, Require))
    parts = [render(needed + script.choices + price + script.damage + script.effect)]
    for other in script.prices:
        when = SPEAKER.condition(other.when)
        parts.append(f"It may be used for {symbols(other.cost, 'and') or 'nothing'} if {when}.")
    if script.once:
        parts.append(f"Once a game for all {script.once} attacks and powers.")
    if script.ignores:
        parts.append(f"Its damage ignores {joined(script.ignores, 'and')}.")
    return " ".join(p for p in parts if p)


def power_words(p: Power | None) -> str:
    """Return what a power does."""
    return SPEAKER.effects(p.uses, p.modifiers, p.triggers) if p is not None else ""
