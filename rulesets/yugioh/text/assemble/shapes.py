"""The draft of a card becomes its script, by the kind of card."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import PREPARES, AnyOp
from rulesets.engine.luck import Coins
from rulesets.engine.select import Held
from rulesets.engine.values import AllOf, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    CallCoin,
    Cards,
    Equip,
    FaceUp,
    RitualSummon,
    RollDice,
    SpecialSummon,
    Target,
    This,
)
from rulesets.yugioh.match.script import CardScript, Effect, Materials, walk
from rulesets.yugioh.match.terms import Deed
from rulesets.yugioh.text.assemble.draft import Draft
from rulesets.yugioh.text.assemble.effects import condition_of, deep, summonable, without_itself
from rulesets.yugioh.text.mean.model import both
from rulesets.yugioh.text.mean.roles import EquipTo
from rulesets.yugioh.text.read.cardtext import CardText

_OF_KIND = ("Toon", "Union", "Spirit", "Gemini")


def script_of(draft: Draft, card: CardText, materials: Materials | None) -> CardScript:
    """Return the script of a card whose every sentence was understood."""
    if card.kind == "Monster":
        _check_monster(draft, card)
    else:
        _activation(draft, card)
    if "by itself" in draft.summoning:
        draft.effects = [_own_way(effect) for effect in draft.effects]
    draft.effects = [without_itself(summonable(effect)) for effect in draft.effects]
    for effect in draft.effects:
        _check_chance(effect)
        _check_done(effect)
        if not effect.program and effect.kind != "card":
            raise NoMeaning("an effect that does nothing")
    for word in draft.summoning:
        if word.startswith("contact "):
            if materials is None or materials.how != "fusion":
                raise NoMeaning("a Contact Fusion without materials")
            materials = replace(materials, contact=word.removeprefix("contact "))
    if materials is not None and "no substitutes" in draft.summoning:
        materials = replace(materials, only=True)
    draft.summoning = [w for w in draft.summoning if not w.startswith("contact ")]
    return CardScript(
        tuple(draft.effects),
        tuple(draft.modifiers),
        tuple(draft.procedures),
        materials,
        None if draft.equip_to is None else draft.equip_to.filter,
        tuple(draft.summoning),
        draft.unique,
        tuple(draft.kinds),
        tuple(draft.replacements),
        draft.unique_side,
    )


def _own_way(effect: Effect) -> Effect:
    """Return an effect whose Special Summon of the card itself is the way its text allows."""

    def free(op: AnyOp) -> AnyOp:
        if isinstance(op, SpecialSummon) and op.cards == This():
            return replace(op, ignoring=True)
        return op

    return replace(effect, program=tuple(deep(op, free) for op in effect.program))


def _check_monster(draft: Draft, card: CardText) -> None:
    for kind in _OF_KIND:
        if kind in card.subs and kind.lower() not in draft.kinds:
            raise NoMeaning(f"the rules of a {kind} monster")
    if "Ritual" in card.subs and "ritual" not in draft.summoning:
        draft.summoning.append("ritual")
    if "own special" in draft.summoning and "no normal" in draft.summoning:
        draft.summoning[draft.summoning.index("own special")] = "nomi"
    if draft.ritual is not None or draft.only is not None or draft.equip_to is not None:
        raise NoMeaning("a rule of Spells on a monster")


def _activation(draft: Draft, card: CardText) -> None:
    """Give a Spell or Trap the effect that is its own activation."""
    if draft.ritual is not None:
        if draft.card >= 0 or draft.ritual.filter is None or "Ritual" not in card.subs:
            raise NoMeaning("a Ritual without its monster")
        program = (
            RitualSummon(draft.ritual.filter, draft.ritual.exactly, level=draft.ritual.level),
        )
        draft.card = 0
        draft.effects.insert(0, Effect("card", program))
    elif "Ritual" in card.subs:
        raise NoMeaning("a Ritual Spell without a Ritual Summon")
    if "Equip" in card.subs:
        _equip(draft)
    if draft.card < 0:
        if not draft.stays:
            raise NoMeaning("a card that does nothing when it is activated")
        draft.effects.insert(0, Effect("card", ()))
        draft.card = 0
    _only(draft)


def _equip(draft: Draft) -> None:
    if draft.card >= 0:
        own = draft.effects[draft.card].program
        if any(isinstance(t, Equip) and t.card == This() for t in walk(own)):
            return  # it is equipped to what it brings
        raise NoMeaning("an Equip Spell that does something else")
    role = draft.equip_to
    if role is None and draft.said.holder is not None:
        role = draft.equip_to = EquipTo(draft.said.holder)
    if role is None:
        # Without a line every face-up monster may hold it.
        holder, side = None, "either"
    else:
        holder, side = role.filter, role.side
    source = Cards(("monsters",), side, both(FaceUp(), holder))
    effect = Effect("card", (Equip(This(), Held("target")),), (Target(source),))
    draft.effects.insert(0, effect)
    draft.card = 0


def _only(draft: Draft) -> None:
    """Put conditions on the activation."""
    only = draft.only
    if only is None:
        return
    effect = draft.effects[draft.card]
    if only.place or only.limit:
        raise NoMeaning("a condition about the card itself")
    if only.on is not None and effect.on is not None:
        raise NoMeaning("two events for one activation")
    if only.phase_trigger:
        phases: tuple[str, ...] = (only.phase_trigger,)
        turn = only.turn
        if " " in only.phase_trigger:
            raise NoMeaning("the moment of a phase")
    else:
        phases, turn = only.phases, only.turn
    condition = condition_of(only)
    if condition is not None and effect.condition is not None:
        condition = AllOf((condition, effect.condition))
    on = only.on or effect.on
    battle = on is not None and ("battle" in on.how or on.what == "battle damage")
    draft.effects[draft.card] = replace(
        effect,
        on=on,
        condition=condition or effect.condition,
        phases=phases or effect.phases,
        turn=turn or effect.turn,
        missable=only.on is not None and only.on.what not in ("activation", "summoning"),
        damage_step=effect.damage_step or battle,
    )


_CHANCE = {"heads": Coins, "tails": Coins, "called": CallCoin, "die": RollDice}


def _check_chance(effect: Effect) -> None:
    """Refuse a result of chance that no step brings, and a coin that decides nothing."""
    terms = list(walk(effect))
    read = {t.name for t in terms if isinstance(t, Reg) and t.name in _CHANCE}
    tossed = {type(t) for t in terms if isinstance(t, Coins | CallCoin | RollDice)}
    if {_CHANCE[name] for name in read} != tossed:
        raise NoMeaning("chance that decides nothing, or nothing that decides by chance")


_DONE = Reg("done")


def _check_done(effect: Effect) -> None:
    """Refuse a count of what was done before anything was done."""
    for op in (*effect.cost, *effect.program):
        if op.part == PREPARES:
            continue
        if not isinstance(op, Deed):
            return
        if _DONE in walk(op):
            raise NoMeaning("a count of what nobody did")
        return
