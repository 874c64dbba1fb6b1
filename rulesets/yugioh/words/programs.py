"""Programs and cards in words: what players read instead of card text."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, Self
from rulesets.engine.values import AnyCondition, Number
from rulesets.engine.words import Speaker, first_upper, joined
from rulesets.yugioh.effects import Happened
from rulesets.yugioh.match.script import (
    CardScript,
    Effect,
    Limit,
    Materials,
    On,
    Procedure,
    Replacement,
    Standing,
)

_KINDS = {
    "card": "Activation", "ignition": "In your Main Phase", "quick": "Quick Effect",
    "trigger": "Trigger", "flip": "FLIP", "automatic": "By itself", "duty": "As a duty",
}  # fmt: skip
_LIMITS = {
    "turn": "each copy {n} a turn", "name": "{n} a turn for all of this name",
    "card name activation": "{n} activation a turn for all of this name", "duel": "{n} a duel",
    "chain": "{n} a chain", "battle": "{n} a battle", "face-up": "{n} while it is face-up",
}  # fmt: skip


class DuelSpeaker(Speaker):
    """Says the parts of Yu-Gi-Oh! programs."""

    def condition(self, c: AnyCondition) -> str:
        if isinstance(c, Happened) and isinstance(c.on, On):
            return f"this {c.since}: {event(c.on)}"
        return c.in_words(self)

    def denied(self, c: AnyCondition) -> str:
        return f"not ({self.condition(c)})" if isinstance(c, Happened) else c.denied(self)

    def held(self, name: str) -> str:
        return "the targets" if name == "target" else f"[{name}]"

    def register(self, name: str) -> str:
        return "how much was done" if name == "done" else super().register(name)

    def point(self, m: Modifier) -> str:
        said = m.point if not m.value else f"{m.point} ({m.value})"
        if not isinstance(m.amount, int) or m.amount:
            said += f" {_signed(self, m.amount)}"
        if m.against is not None:
            said += f" against {self.which(m.against)}"
        if m.of is not None:
            said += f" for {self.which(m.of)}"
        return said

    def standing(self, m: Modifier) -> str:
        whom = "this card" if isinstance(m.on, Self) else self.which(m.on)
        return f"for {whom}: {m.in_words(self)}"


def _signed(say: Speaker, n: Number) -> str:
    return f"{n:+d}" if isinstance(n, int) else say.number(n)


SPEAKER = DuelSpeaker()


def _which(wanted: AnyFilter | None) -> str:
    return "a card" if wanted is None else f"a card that is {wanted.in_words(SPEAKER)}"


def event(on: On) -> str:
    """Return what must have happened, as a clause."""
    whose = {"any": "", "you": "your ", "opponent": "the opponent's "}[on.side]
    said = f"{on.what}: {whose}{_which(on.subject)}"
    if on.how:
        said += f" [{joined(on.how, 'and')}]"
    if on.not_how:
        said += f" [not {joined(on.not_how)}]"
    if on.origin:
        said += f" from {joined(on.origin)}"
    if on.to:
        said += f" to {joined(on.to)}"
    if on.by is not None or on.by_side != "any":
        said += f" by {on.by_side} {_which(on.by)}"
    return f"{said} alone" if on.alone else said


def _limit(limit: Limit) -> str:
    return _LIMITS[limit.scope].format(n="once" if limit.count == 1 else f"{limit.count} times")


def _inner(program: Program) -> str:
    return SPEAKER.inner(program)


def effect_words(effect: Effect) -> str:
    """Return an effect as sentences of ours."""
    head = [_KINDS[effect.kind]]
    if effect.places != ("field",):
        head.append(f"from {joined(effect.places)}")
    if effect.on is not None:
        head.append(f"when {event(effect.on)}")
    if effect.condition is not None:
        head.append(f"if {SPEAKER.condition(effect.condition)}")
    if effect.either:
        head.append("either player")
    if effect.phases:
        head.append(f"in {joined(effect.phases)}")
    if effect.turn:
        head.append(f"in the turn of {effect.turn}")
    if effect.limit is not None:
        head.append(_limit(effect.limit))
    if effect.kind in ("trigger", "flip") or not effect.optional:
        head.append("you may" if effect.optional else "it must")
    if effect.missable:
        head.append("only as the last thing that happened")
    said = ", ".join(head) + ": "
    if effect.cost:
        said += f"cost: {_inner(effect.cost)}; "
    if effect.targets:
        said += f"{_inner(effect.targets)}; "
    return said + (_inner(effect.program) if effect.program else "nothing more") + "."


def _standing(standing: Standing) -> str:
    where = "" if standing.places == ("field",) else f" (in {joined(standing.places)})"
    return first_upper(SPEAKER.standing(standing.modifier)) + where + "."


def _procedure(procedure: Procedure) -> str:
    said = f"Special Summon from {joined(procedure.places)}"
    if procedure.side != "you":
        said += " to the opponent's field"
    if procedure.position != "any":
        said += f" in {procedure.position} position"
    if procedure.condition is not None:
        said += f", if {SPEAKER.condition(procedure.condition)}"
    if procedure.cost:
        said += f", by: {_inner(procedure.cost)}"
    if procedure.after:
        said += f", then: {_inner(procedure.after)}"
    return said + "."


def _materials(materials: Materials) -> str:
    parts = []
    for part in materials.parts:
        count = str(part.at_least)
        if part.at_most > part.at_least:
            count += "+"
        tuner = {True: " Tuner", False: " non-Tuner", None: ""}[part.tuner]
        parts.append(f"{count}{tuner} {_which(part.filter)}")
    return f"{materials.how.capitalize()}: {' and '.join(parts)}."


def _instead(r: Replacement) -> str:
    cause = f" by {joined(r.causes)}" if r.causes else ""
    whose = " of the opponent" if r.by_opponent else ""
    once = ", once a turn" if r.limit else ""
    once += ", for all of them at once" if r.together else ""
    said = f"If {SPEAKER.which(r.cards)} would be destroyed{cause}{whose}{once}, "
    where = "" if r.places == ("field",) else f" (in {joined(r.places)})"
    return f"{said}{'you may' if r.optional else 'you must'} instead: {_inner(r.program)}{where}."


def render_card(script: CardScript) -> list[tuple[str, str]]:
    """Return (place, words) for each part of a script that does something."""
    rows: list[tuple[str, str]] = []
    if script.materials is not None:
        rows.append(("materials", _materials(script.materials)))
    if script.summoning:
        rows.append(("summoning", f"{first_upper(joined(script.summoning, 'and'))}."))
    rows += [(f"procedure {n}", _procedure(p)) for n, p in enumerate(script.procedures, 1)]
    if script.equip_to is not None:
        rows.append(("equip", f"Only to {_which(script.equip_to)}."))
    rows += [(f"effect {n}", effect_words(e)) for n, e in enumerate(script.effects, 1)]
    rows += [(f"rule {n}", _standing(m)) for n, m in enumerate(script.modifiers, 1)]
    rows += [(f"instead {n}", _instead(r)) for n, r in enumerate(script.replacements, 1)]
    if script.limit_on_field is not None:
        where = "You can control" if script.limit_side == "you" else "There can be on both fields"
        rows.append(("limit", f"{where} only one: {_which(script.limit_on_field)}."))
    if script.kinds:
        rows.append(("kind", f"{first_upper(joined(script.kinds, 'and'))}."))
    return rows
